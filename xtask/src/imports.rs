//! Short names for the app's calls of JavaScript. Those of wasm-bindgen end in hashes, which don't compress: 340 of
//! them, in the module and in its script, are 7.4 kB of the first load.

use anyhow::{Context, Result, ensure};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ImportSection, Module, RawSection};
use wasmparser::{ImportSectionReader, Parser, Payload};

/// The script, by its name in the module.
const SCRIPT: &str = "./app_bg.js";

/// Shortens the names of all that a module imports from its script, in both.
pub fn shorten(module: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let mut script = script.to_owned();
    let short = replaced(module, |imports| shortened(imports, &mut script))?;
    Ok((short, script))
}

/// A module with its imports replaced by as many of the same kinds.
pub fn replaced(
    module: &[u8],
    mut by: impl FnMut(ImportSectionReader<'_>) -> Result<ImportSection>,
) -> Result<Vec<u8>> {
    let mut short = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        if let Payload::ImportSection(imports) = payload {
            short.section(&by(imports)?);
        } else if let Some((id, range)) = payload.as_section() {
            let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
            let data = module.get(range).context("the module ends within a section")?;
            short.section(&RawSection { id, data });
        }
    }
    Ok(short.finish())
}

/// The imports of a module, with numbers as the names of those that the script defines.
fn shortened(imports: ImportSectionReader<'_>, script: &mut String) -> Result<ImportSection> {
    let mut section = ImportSection::new();
    for (number, import) in imports.into_imports().enumerate() {
        let import = import?;
        let kind = RoundtripReencoder.entity_type(import.ty)?;
        if import.module != SCRIPT {
            section.import(import.module, import.name, kind);
            continue;
        }
        let (name, defined) = (format!("i{number}"), format!(" {}: ", import.name));
        ensure!(
            script.matches(&defined).count() == 1,
            "wasm-bindgen's script has changed: it does not define {} once",
            import.name
        );
        *script = script.replace(&defined, &format!(" {name}: "));
        section.import(SCRIPT, &name, kind);
    }
    Ok(section)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, ExportKind, ExportSection, TypeSection};

    const HASHED: [&str; 2] = ["__wbg_new_30c8987f7c2ed4e2", "__wbg_new_14af1003b8dd5ead"];

    /// A module that imports functions, and exports one of them under an imported name.
    fn module(imported: &[(&str, &str)]) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for (module, name) in imported {
            imports.import(module, name, EntityType::Function(0));
        }
        let mut exports = ExportSection::new();
        exports.export(HASHED[0], ExportKind::Func, 1);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&exports);
        module.finish()
    }

    #[test]
    fn an_import_has_the_same_short_name_in_module_and_script_and_nothing_else_is_renamed() {
        let before = module(&[("other", HASHED[0]), (SCRIPT, HASHED[0]), (SCRIPT, HASHED[1])]);
        let [first, second] = HASHED;
        let script = format!("{{ {first}: a, {second}: b, }}; wasm.{first}(); __wbg_get_imports()");
        let (module_after, script) = shorten(&before, &script).unwrap();
        assert_eq!(script, format!("{{ i1: a, i2: b, }}; wasm.{first}(); __wbg_get_imports()"));
        let after = module(&[("other", HASHED[0]), (SCRIPT, "i1"), (SCRIPT, "i2")]);
        assert_eq!(module_after, after);
    }

    #[test]
    fn a_script_that_defines_no_such_import_is_refused() {
        let module = module(&[(SCRIPT, HASHED[0]), (SCRIPT, HASHED[1])]);
        let script = format!("{{ {}: a, }}", HASHED[0]);
        let refused = shorten(&module, &script).unwrap_err().to_string();
        assert!(refused.contains(HASHED[1]), "{refused}");
    }
}
