//! Joins the smallest of the modules that parts share. The splitter makes one for every set of parts that share anything: a
//! hundred, most of them below 1 kB, of which opening a table would fetch fifty.

use crate::imports;
use crate::project::{Project, files, name_of, run_quietly};
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser, Payload, TypeRef};

/// Largest module that is joined, in bytes before optimisation: those below are fetched in one module by all parts.
const SMALL: u64 = 12_000;
/// Name of the joined module.
const JOINED: &str = "chunk_small";
/// Name of the main module in the imports of all, and another one for it, since no module may import from itself.
const MAIN: &str = "__wasm_split";
const BEHIND: &str = "main";

/// Joins the small shared modules of a folder, and lets its script fetch the result with each part.
pub fn join(project: &Project, folder: &Path, script: &Path, features: &[&str]) -> Result<()> {
    let small = small_chunks(folder)?;
    let Some(first) = small.first() else { return Ok(()) };
    // Binaryen takes equal imports of two modules for two memories, unless one module provides it for the others.
    let provider = folder.join("provider.wasm");
    std::fs::write(&provider, providing(&std::fs::read(first)?)?)?;
    let mut merge = project.command("wasm-merge");
    merge.arg(&provider).arg(MAIN);
    for file in &small {
        merge.arg(file).arg(name_of(file));
    }
    let joined = folder.join(format!("{JOINED}.wasm"));
    run_quietly(merge.args(features).arg("-o").arg(&joined))?;
    std::fs::write(&joined, imports::replaced(&std::fs::read(&joined)?, of_main)?)?;
    let names: Vec<String> = small.iter().map(|file| stem(file)).collect();
    let text = std::fs::read_to_string(script)?;
    std::fs::write(script, with_joined(&text, &names)?)?;
    for file in small.iter().chain([&provider]) {
        std::fs::remove_file(file)?;
    }
    Ok(())
}

fn stem(file: &Path) -> String {
    name_of(file).trim_end_matches(".wasm").to_owned()
}

fn small_chunks(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_small = |file: &PathBuf| {
        name_of(file).starts_with("chunk_") && file.metadata().is_ok_and(|data| data.len() < SMALL)
    };
    Ok(files(folder)?.into_iter().filter(is_small).collect())
}

/// These imports, all of the main module.
fn of_main(imports: ImportSectionReader<'_>) -> Result<ImportSection> {
    let mut section = ImportSection::new();
    for import in imports.into_imports() {
        let import = import?;
        section.import(MAIN, import.name, RoundtripReencoder.entity_type(import.ty)?);
    }
    Ok(section)
}

/// A module that imports memory, table and globals as this one does, and exports them under the same names.
fn providing(module: &[u8]) -> Result<Vec<u8>> {
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let [mut memories, mut tables, mut globals] = [0; 3];
    for payload in Parser::new(0).parse_all(module) {
        let Payload::ImportSection(section) = payload? else { continue };
        for import in section.into_imports() {
            let import = import?;
            let (kind, count) = match import.ty {
                TypeRef::Memory(_) => (ExportKind::Memory, &mut memories),
                TypeRef::Table(_) => (ExportKind::Table, &mut tables),
                TypeRef::Global(_) => (ExportKind::Global, &mut globals),
                _ => continue,
            };
            ensure!(
                import.module == MAIN,
                "the splitter has changed: a chunk imports {}",
                import.module
            );
            imports.import(BEHIND, import.name, RoundtripReencoder.entity_type(import.ty)?);
            exports.export(import.name, kind, *count);
            *count += 1;
        }
    }
    let mut provider = Module::new();
    provider.section(&imports).section(&exports);
    Ok(provider.finish())
}

/// The splitter's script with one loader in place of those of these chunks, needed by every part.
fn with_joined(script: &str, chunks: &[String]) -> Result<String> {
    let changed = "the splitter's script has changed";
    let mut script = script.to_owned();
    for (place, chunk) in chunks.iter().enumerate() {
        let (start, _) = script
            .match_indices(&format!("const __{chunk} = "))
            .next()
            .with_context(|| format!("{changed}: no loader of {chunk}"))?;
        let rest = script.get(start..).unwrap_or_default();
        let end = "}\n, []);\n";
        let length = rest.find(end).with_context(|| format!("{changed}: no end of {chunk}"))?;
        let loader = rest.get(..length + end.len()).unwrap_or_default();
        let joined = match place {
            0 => loader.replace(chunk.as_str(), JOINED),
            _ => String::new(),
        };
        script = script.replacen(loader, &joined, 1);
    }
    let (parts, last) = script.rsplit_once("]));").with_context(|| changed.to_owned())?;
    let mut whole = String::new();
    for part in parts.split("]));") {
        let (before, needed) = part.rsplit_once(", [").with_context(|| changed.to_owned())?;
        let is_left = |name: &&str| {
            let chunk = name.trim_start_matches("__");
            !name.is_empty() && !chunks.iter().any(|small| small == chunk)
        };
        let joined = format!("__{JOINED}");
        let left = needed.split(", ").filter(is_left);
        let needed: Vec<&str> = [joined.as_str()].into_iter().chain(left).collect();
        whole.push_str(&format!("{before}, [{}]));", needed.join(", ")));
    }
    Ok(whole + last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, MemoryType, RefType, TableType};

    fn loader(chunk: &str) -> String {
        format!(
            "/* a, b */\nconst __{chunk} = makeLoad(() => {{\n    const src = fetch(new URL(\"./{chunk}.wasm\", \
             import.meta.url));\n    return src;\n}}\n, []);\n"
        )
    }

    fn part(name: &str, needed: &str) -> String {
        format!(
            "export const load_{name} = wrapAsyncCb(makeLoad(() => {{ {name} }}\n, [{needed}]));\n"
        )
    }

    #[test]
    fn every_part_needs_the_joined_module_once_and_the_large_ones_as_before() {
        let chunks = ["chunk_1", "chunk_12", "chunk_2"].map(loader).concat();
        let script = chunks
            + &part("a", "__chunk_1, __chunk_12, __chunk_2")
            + &part("b", "__chunk_12, __chunk_2")
            + &part("c", "");
        let wanted = "/* a, b */\n".to_owned()
            + loader("chunk_small").trim_start_matches("/* a, b */\n")
            + &loader("chunk_12")
            + "/* a, b */\n"
            + &part("a", "__chunk_small, __chunk_12")
            + &part("b", "__chunk_small, __chunk_12")
            + &part("c", "__chunk_small");
        let small = ["chunk_1".to_owned(), "chunk_2".to_owned()];
        assert_eq!(with_joined(&script, &small).ok(), Some(wanted));
    }

    #[test]
    fn a_script_that_has_changed_is_refused() {
        let small = ["chunk_1".to_owned()];
        assert!(with_joined("const other = 1;", &small).is_err());
        assert!(with_joined(&loader("chunk_1"), &small).is_err(), "no part needs it");
    }

    #[test]
    fn memory_and_table_are_passed_on_with_their_limits() {
        let memory = MemoryType {
            minimum: 21,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        let table = TableType {
            element_type: RefType::FUNCREF,
            minimum: 700,
            maximum: None,
            table64: false,
            shared: false,
        };
        let of = |from: &str| {
            let mut imports = ImportSection::new();
            imports.import(from, "memory", EntityType::Memory(memory));
            imports.import(from, "table", EntityType::Table(table));
            let mut module = Module::new();
            module.section(&imports);
            module
        };
        let mut exports = ExportSection::new();
        exports.export("memory", ExportKind::Memory, 0).export("table", ExportKind::Table, 0);
        let chunk = of(MAIN).finish();
        let wanted = of(BEHIND).section(&exports).clone().finish();
        assert_eq!(providing(&chunk).ok(), Some(wanted));
        assert_eq!(imports::replaced(&of(BEHIND).finish(), of_main).ok(), Some(chunk));
    }
}
