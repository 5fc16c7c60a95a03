//! Builds the app in parts: a main module, and one for each split point in the code (`part!` in `src/web/games.rs`),
//! which the page fetches when needed. The list of parts comes from the splitter's output. The steps: compile
//! with relocations kept, split, bind to JavaScript, join small modules, shorten imports, optimise for size, add integrity.
//! The result is one folder in `dist/`, named by its hash.

use crate::chunks;
use crate::code::{Code, HINT, into_dist};
use crate::imports;
use crate::made::unless_kept;
use crate::minify;
use crate::page::{hash, integrity};
use crate::project::{Project, each, files, fresh, name_of, run};
use crate::std_for_wasm::Toolchain;
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};

/// The splitter's name for the module that fetches the parts.
const LINK: &str = "__wasm_split.js";

/// The WebAssembly features that the compiler uses by default; the splitter drops the section that lists them.
/// The bindings add reference types.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Keeps similar functions separate: merged, a part is 3 % shorter, and packed no smaller. Drops notes on the compiler,
/// which nothing reads.
const SMALL: [&str; 3] =
    ["--skip-pass=merge-similar-functions", "--strip-producers", "--strip-target-features"];

/// Compiles the app as a whole. The splitter reads relocations and names; the last step drops them.
pub fn compile(project: &Project, toolchain: &Toolchain, app: &Code) -> Result<()> {
    let mut cargo = app.cargo(project, toolchain);
    cargo.args(["--features", "split", "--config", "profile.page.strip=false"]);
    run(cargo.args(["--", "-Clink-arg=--emit-relocs"]), HINT)
}

/// Makes the parts of the compiled app, in a folder of their own.
pub fn finish(project: &Project, app: &Code) -> Result<PathBuf> {
    let work = project.target.join("parts");
    let bound = work.join("bound");
    unless_kept(&bound, &app.wasm(project), || make(project, app, &work, &bound))?;
    Ok(bound)
}

fn make(project: &Project, app: &Code, work: &Path, bound: &Path) -> Result<()> {
    let split = work.join("split");
    fresh(work)?;
    std::fs::create_dir_all(bound)?;
    let mut splitter = project.command("wasm-split-cli");
    run(splitter.args(["--out-name", "app"]).arg(app.wasm(project)).arg(&split), HINT)?;
    let mut bind = app.bind(project, &split.join("app.wasm"), bound);
    run(bind.arg("--keep-lld-exports"), HINT)?;
    for file in files(&split)?.iter().filter(|file| name_of(file) != "app.wasm") {
        std::fs::copy(file, bound.join(name_of(file)))?;
    }
    chunks::join(project, bound, &bound.join(LINK), &FEATURES)?;
    shorten_imports(bound)?;
    // wasm-opt works on one core; the largest module is begun first.
    let mut modules = modules(bound)?;
    modules.sort_by_key(|file| file.metadata().map_or(0, |file| file.len()));
    each(modules, |file| run(app.optimise(project, &file).args(SMALL).args(FEATURES), HINT))?;
    fetch_with_integrity(bound)?;
    minify::modules(project, bound)
}

fn modules(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_module = |file: &PathBuf| file.extension().is_some_and(|kind| kind == "wasm");
    Ok(files(folder)?.into_iter().filter(is_module).collect())
}

/// Shortens the names by which the app calls JavaScript.
fn shorten_imports(folder: &Path) -> Result<()> {
    let (module, script) = (folder.join("app_bg.wasm"), folder.join("app.js"));
    let (short, text) =
        imports::shorten(&std::fs::read(&module)?, &std::fs::read_to_string(&script)?)?;
    std::fs::write(module, short)?;
    std::fs::write(script, text)?;
    Ok(())
}

/// Adds integrity to the fetching of parts, and lets it work on hosts that don't know the type of wasm files.
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

/// Puts the finished parts into `dist`, with the script that starts the app; returns their tags for the page's
/// head.
pub fn take_over(project: &Project, bound: &Path) -> Result<String> {
    let (dist, folder) = (project.dist(), into_dist(project, "app", bound)?);
    let app = integrity(&std::fs::read(bound.join("app_bg.wasm"))?);
    // The first page is painted before the app is requested; otherwise the app, ten times as large, would
    // compete with the styles for bandwidth.
    let script = format!(
        "\
// Starts the app once the page stands; static/js/alarm.js says so where it can't be started. Written by the build.
const here = (name) => new URL(`./{folder}/${{name}}`, import.meta.url).href;
let address = here('app.js'); // of the file that is waited for
try {{
  await new Promise((painted) => {{
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, 300); // a page in the background is not painted
  }});
  const file = fetch(here('app_bg.wasm'), {{ integrity: '{app}' }});
  file.catch(() => {{}}); // said below
  const app = await import(address);
  address = here('app_bg.wasm');
  const module_or_path = await file; // with integrity it has arrived as a whole
  address = '';
  await app.default({{ module_or_path }});
  dispatchEvent(new Event('app-started'));
}} catch (error) {{
  dispatchEvent(Object.assign(new Event('app-failed'), {{ error, address }}));
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
