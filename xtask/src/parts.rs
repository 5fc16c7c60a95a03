//! Builds the app in parts: a main module, and one for each split point in the code (see `src/web/rest.rs`), which the
//! page fetches when it needs them. Which parts there are is read off the splitter's output. Four steps: compile with
//! relocations kept, split, bind to JavaScript, make small. What comes out is one folder in `dist/`, named by its hash.

use crate::code::{Code, HINT, into_dist};
use crate::page::{hash, integrity};
use crate::shop::{Shop, each, files, fresh, name_of, run};
use crate::std_for_wasm::Toolchain;
use anyhow::{Result, ensure};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The module that knows how the parts are fetched; the splitter's name for it.
const LINK: &str = "__wasm_split.js";

/// What the compiler uses of WebAssembly by default; the splitter drops the section that says so. The bindings add
/// reference types.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Functions that are alike stay apart: merged, a part is 3 % shorter, and packed no smaller.
const APART: &str = "--skip-pass=merge-similar-functions";

/// Compiles the app whole. The splitter reads relocations and names; the last step drops them.
pub fn compile(shop: &Shop, toolchain: &Toolchain, app: &Code) -> Result<()> {
    let mut cargo = app.cargo(shop, toolchain);
    cargo.args(["--features", "split", "--config", "profile.page.strip=false"]);
    run(cargo.args(["--", "-Clink-arg=--emit-relocs"]), HINT)
}

/// Makes the parts of the compiled app, in a fresh folder.
pub fn finish(shop: &Shop, app: &Code) -> Result<PathBuf> {
    let work = shop.target.join("parts");
    let (split, bound) = (work.join("split"), work.join("bound"));
    fresh(&work)?;
    std::fs::create_dir_all(&bound)?;
    let mut splitter = shop.command("wasm-split-cli");
    run(splitter.args(["--out-name", "app"]).arg(app.wasm(shop)).arg(&split), HINT)?;
    let mut bind = app.bind(shop, &split.join("app.wasm"), &bound);
    run(bind.arg("--keep-lld-exports"), HINT)?;
    for file in files(&split)?.iter().filter(|file| name_of(file) != "app.wasm") {
        std::fs::copy(file, bound.join(name_of(file)))?;
    }
    count_names(&bound)?;
    // wasm-opt works on one core; the largest is begun first.
    let mut modules = modules(&bound)?;
    modules.sort_by_key(|file| file.metadata().map_or(0, |file| file.len()));
    each(modules, |file| run(app.optimise(shop, &file).arg(APART).args(FEATURES), HINT))?;
    fetch_with_integrity(&bound)?;
    Ok(bound)
}

fn modules(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_module = |file: &PathBuf| file.extension().is_some_and(|kind| kind == "wasm");
    Ok(files(folder)?.into_iter().filter(is_module).collect())
}

/// What a name from wasm-bindgen begins with.
const PREFIX: &[u8] = b"__wbg_";
/// How long the hash is in which it ends.
const HASH: usize = 16;

/// The names by which modules call JavaScript say what they do and end in hashes, which can't be packed: 340 of them twice
/// are 7 kB of the first page. A count as long as the name takes its place, in scripts and modules alike.
fn count_names(folder: &Path) -> Result<()> {
    let mut counts: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
    for file in files(folder)? {
        let mut bytes = std::fs::read(&file)?;
        let mut at = 0;
        while let Some(place) = find(&bytes, PREFIX, at) {
            let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
            let name: Vec<u8> = bytes.iter().skip(place).take_while(is_part).copied().collect();
            at = place + name.len();
            let (stem, hash) = name.split_at(name.len().saturating_sub(HASH));
            if !stem.ends_with(b"_") || !hash.iter().all(u8::is_ascii_hexdigit) {
                continue;
            }
            let (place, length) = (place + PREFIX.len(), name.len() - PREFIX.len());
            let next = counts.len();
            let count = counts.entry(name).or_insert(next);
            if let Some(name) = bytes.get_mut(place..at) {
                name.copy_from_slice(format!("{count:0length$}").as_bytes());
            }
        }
        std::fs::write(&file, bytes)?;
    }
    Ok(())
}

/// Where some bytes stand next, from a place on.
fn find(bytes: &[u8], wanted: &[u8], from: usize) -> Option<usize> {
    let rest = bytes.get(from..)?;
    rest.windows(wanted.len()).position(|window| window == wanted).map(|place| from + place)
}

/// Parts are fetched only as they were built, and also from hosts that don't know what a wasm file is.
fn fetch_with_integrity(folder: &Path) -> Result<()> {
    let link = folder.join(LINK);
    let mut script = std::fs::read_to_string(&link)?;
    let streaming = "WebAssembly.instantiateStreaming(src, imports)";
    ensure!(script.contains(streaming), "the splitter's script has changed: no {streaming}");
    script = script
        .replace(streaming, "WebAssembly.instantiate(await (await src).arrayBuffer(), imports)");
    for file in modules(folder)? {
        let name = name_of(&file);
        let asked = format!("fetch(new URL(\"./{name}\", import.meta.url))");
        let hash = integrity(&std::fs::read(file)?);
        let checked =
            format!("fetch(new URL('./{name}', import.meta.url), {{ integrity: '{hash}' }})");
        ensure!(
            name == "app_bg.wasm" || script.contains(&asked),
            "the splitter's script has changed: it does not fetch {name} as before"
        );
        script = script.replace(&asked, &checked);
    }
    std::fs::write(link, script)?;
    Ok(())
}

/// Puts the finished parts into `dist`, with the script that starts the app; returns what the page's head says of them.
pub fn take_over(shop: &Shop, bound: &Path) -> Result<String> {
    let (dist, folder) = (shop.dist(), into_dist(shop, "app", bound)?);
    let app = integrity(&std::fs::read(bound.join("app_bg.wasm"))?);
    // The first page is painted before the app is asked for: else the app, ten times as large, takes the styles' bandwidth.
    let script = format!(
        "\
// Starts the app once the page stands, and says so where it can't be started. Written by the build.
try {{
  await new Promise((painted) => {{
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, 300); // a page in the background is not painted
  }});
  const file = fetch(new URL('./{folder}/app_bg.wasm', import.meta.url), {{ integrity: '{app}' }});
  file.catch(() => {{}}); // said below
  const app = await import('./{folder}/app.js');
  await app.default({{ module_or_path: file }});
  dispatchEvent(new Event('app-started')); // static/js/offline.js waits for it
}} catch (error) {{
  document.getElementById('load-failed')?.removeAttribute('hidden');
  throw error;
}}
"
    );
    let start = format!("start-{}.js", hash(script.as_bytes()));
    std::fs::write(dist.join(&start), &script)?;
    let mut head = String::new();
    for name in ["app.js", LINK] {
        let hash = integrity(&std::fs::read(bound.join(name))?);
        head.push_str(&format!(
            "<link rel=\"modulepreload\" href=\"./{folder}/{name}\" integrity=\"{hash}\">\n"
        ));
    }
    let hash = integrity(script.as_bytes());
    Ok(head
        + &format!("<script type=\"module\" src=\"./{start}\" integrity=\"{hash}\"></script>\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_the_same_count_in_script_and_module_and_no_other_name_has_it() {
        let folder =
            std::env::temp_dir().join(format!("principality-names-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let script = "__wbg_new_30c8987f7c2ed4e2: a, __wbg_new_14af1003b8dd5ead: b, __wbg_get_imports() wasm.__wbg_free";
        let module = b"\0\x1a__wbg_new_14af1003b8dd5ead\0__wbg_new_30c8987f7c2ed4e2\x01";
        std::fs::write(folder.join("app.js"), script).unwrap();
        std::fs::write(folder.join("app.wasm"), module).unwrap();
        count_names(&folder).unwrap();
        let script = std::fs::read_to_string(folder.join("app.js")).unwrap();
        let module = std::fs::read(folder.join("app.wasm")).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            script,
            "__wbg_00000000000000000000: a, __wbg_00000000000000000001: b, __wbg_get_imports() wasm.__wbg_free"
        );
        assert_eq!(module, b"\0\x1a__wbg_00000000000000000001\0__wbg_00000000000000000000\x01");
    }
}
