//! Builds the app in parts: a main module, and one for each split point in the code (see `src/web/rest.rs`), which the
//! page fetches when it needs them. Trunk can't do that, so the four steps are here: compile with relocations kept,
//! split, bind to JavaScript, make small. What comes out is one folder in `dist/`, named by the hash of its content.

use crate::shop::{Shop, run};
use crate::std_for_wasm::{TARGET, Toolchain};
use anyhow::{Context, Result, bail, ensure};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256, Sha384};
use std::path::{Path, PathBuf};

const HINT: &str =
    "See the messages above; 'cargo xtask setup' installs the tools again if one is missing";
/// The page without the app. In a folder of its own, for where there is a package Trunk builds it, asked or not.
const SHELL: &str = "static/index.parts.html";
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

/// index.html for Trunk, without code: deleted when dropped.
pub struct Shell(PathBuf);

impl Shell {
    /// Writes the shell.
    pub fn write(shop: &Shop) -> Result<Self> {
        let html = std::fs::read_to_string(shop.root.join("index.html"))?;
        let shell = Self(shop.root.join(SHELL));
        std::fs::write(&shell.0, without_code(&html)?)?;
        Ok(shell)
    }

    pub fn file(&self) -> &Path {
        &self.0
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        // A shell that stays is overwritten by the next build.
        std::fs::remove_file(&self.0).ok();
    }
}

/// Leaves out the lines that have Trunk build the app whole and the computer players; what is left is all in `static`.
fn without_code(html: &str) -> Result<String> {
    let code: Vec<&str> = html.lines().filter(|line| line.contains("rel=\"rust\"")).collect();
    let is = |line: &str, bin: &str| line.contains(&format!("data-bin=\"{bin}\""));
    let [app, players] = code.as_slice() else {
        bail!(
            "index.html names other code than the app and the computer players: build it here too"
        )
    };
    ensure!(is(app, "app") && is(players, "players"), "the app comes first, then the players");
    ensure!(
        code.iter().all(|link| link.trim_end().ends_with('>')),
        "a link does not end on its line"
    );
    let html = html.replace(app, "").replace(players, "");
    Ok(html.replace("=\"static/", "=\""))
}

/// Compiles the app and leaves its parts in a folder of `dist`; returns the folder's name.
pub fn build(shop: &Shop, toolchain: &Toolchain) -> Result<String> {
    let work = shop.target().join("parts");
    if work.exists() {
        std::fs::remove_dir_all(&work)?;
    }
    let bound = work.join("bound");
    std::fs::create_dir_all(&bound)?;
    compile(shop, toolchain)?;
    let whole = shop.target().join(TARGET).join("page/app.wasm");
    let program = |name: &str| shop.command(shop.find(&[name]).unwrap_or_else(|| name.into()));
    let mut split = program("wasm-split-cli");
    split.args(["--out-name", "app"]).arg(&whole).arg(work.join("split"));
    run(&mut split, HINT)?;
    let mut bind = program("wasm-bindgen");
    bind.args(["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-name", "app"])
        .arg("--out-dir")
        .arg(&bound)
        .arg(work.join("split/app.wasm"));
    run(&mut bind, HINT)?;
    for file in files(&work.join("split"))? {
        let name = file.file_name().unwrap_or_default();
        if name != "app.wasm" {
            std::fs::copy(&file, bound.join(name))?;
        }
    }
    for file in files(&bound)?.iter().filter(|file| is(file, "wasm")) {
        let mut opt = program("wasm-opt");
        opt.arg("-Oz").args(FEATURES).arg(file).arg("-o").arg(file);
        run(&mut opt, HINT)?;
    }
    fetch_with_integrity(&bound)?;
    take_over(shop, &bound)
}

fn compile(shop: &Shop, toolchain: &Toolchain) -> Result<()> {
    let mut cargo = shop.command("cargo");
    // The splitter reads relocations and names; the build's last step drops them.
    cargo.args(["rustc", "--quiet", "--profile", "page", "--target", TARGET, "--bin", "app"]);
    cargo.args(["--features", "split", "--config", "profile.page.strip=false"]);
    cargo.args(["--", "-Clink-arg=--emit-relocs"]);
    run(toolchain.apply(&mut cargo), HINT)
}

fn is(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|known| known == extension)
}

/// The files of a folder, by name.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        std::fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}

/// Parts are fetched only as they were built, and also from hosts that don't know what a wasm file is.
fn fetch_with_integrity(folder: &Path) -> Result<()> {
    let link = folder.join(LINK);
    let mut script = std::fs::read_to_string(&link)?;
    let streaming = "WebAssembly.instantiateStreaming(src, imports)";
    ensure!(script.contains(streaming), "the splitter's script has changed: no {streaming}");
    script = script
        .replace(streaming, "WebAssembly.instantiate(await (await src).arrayBuffer(), imports)");
    for file in files(folder)?.iter().filter(|file| is(file, "wasm")) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let asked = format!("fetch(new URL(\"./{name}\", import.meta.url))");
        let hash = BASE64.encode(&Sha384::digest(std::fs::read(file)?));
        let checked = format!(
            "fetch(new URL('./{name}', import.meta.url), {{ integrity: 'sha384-{hash}' }})"
        );
        ensure!(
            name == "app_bg.wasm" || script.contains(&asked),
            "the splitter's script has changed: it does not fetch {name} as before"
        );
        script = script.replace(&asked, &checked);
    }
    std::fs::write(link, script)?;
    Ok(())
}

/// Copies the parts into `dist`, into a folder named by their hash: they know each other by name.
fn take_over(shop: &Shop, bound: &Path) -> Result<String> {
    let mut hash = Sha256::new();
    for file in files(bound)? {
        hash.update(std::fs::read(file)?);
    }
    let hash = HEXLOWER.encode(&hash.finalize());
    let name = format!("app-{}", hash.get(..16).unwrap_or(&hash));
    let folder = shop.dist().join(&name);
    std::fs::create_dir_all(&folder)?;
    for file in files(bound)? {
        std::fs::copy(&file, folder.join(file.file_name().unwrap_or_default()))?;
    }
    Ok(name)
}

/// Puts the app into the finished page's head: what to fetch at once, and the script that starts it.
pub fn into_page(shop: &Shop, folder: &str) -> Result<()> {
    let dist = shop.dist();
    let wasm = std::fs::read(dist.join(folder).join("app_bg.wasm"))?;
    let integrity = format!("sha384-{}", BASE64.encode(&Sha384::digest(&wasm)));
    // The first page is painted before the app is asked for: else the app, ten times as large, takes the styles' bandwidth.
    let script = format!(
        "\
// Starts the app once the page stands, and says so where it can't be started. Written by the build.
try {{
  await new Promise((painted) => {{
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, 300); // a page in the background is not painted
  }});
  const file = fetch(new URL('./{folder}/app_bg.wasm', import.meta.url), {{ integrity: '{integrity}' }});
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
    let hash = HEXLOWER.encode(&Sha256::digest(&script));
    let start = format!("start-{}.js", hash.get(..16).unwrap_or(&hash));
    std::fs::write(dist.join(&start), script)?;
    let head = format!(
        "<link rel=\"modulepreload\" href=\"./{folder}/app.js\">\n\
         <link rel=\"modulepreload\" href=\"./{folder}/{LINK}\">\n\
         <script type=\"module\" src=\"./{start}\"></script>\n"
    );
    let index = dist.join("index.html");
    let html = std::fs::read_to_string(&index)?;
    let (before, after) = html.split_once("</head>").context("index.html has no </head>")?;
    std::fs::write(index, format!("{before}{head}</head>{after}"))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shell_has_no_code_and_stands_in_static() -> Result<()> {
        let app = "  <link data-trunk rel=\"rust\" data-bin=\"app\">\n";
        let style = "<link data-trunk rel=\"css\" href=\"static/css/base.css\">\n";
        let players =
            "  <link data-trunk rel=\"rust\" data-bin=\"players\" data-type=\"worker\">\n";
        let shell = without_code(&format!("{style}{app}{players}<p>"))?;
        assert_eq!(shell.trim(), "<link data-trunk rel=\"css\" href=\"css/base.css\">\n\n\n<p>");
        assert!(without_code(&format!("{app}{app}")).is_err());
        assert!(without_code(&format!("{app}{players}{players}")).is_err());
        assert!(without_code(style).is_err());
        Ok(())
    }
}
