//! `cargo xtask bench`: builds the benchmarks; `tests/e2e/bench/main.mjs` measures the speed of random games and
//! of the search, natively and in Chromium, the size of a visitor's download, the delay of a touch at the table,
//! and the pace of the page while computer players think and damaged files are dropped. `--before FOLDER` names
//! an earlier build of the page, say of the last commit: touches and pace are measured on both in turn.

use crate::code::{Code, HINT};
use crate::project::{Project, run, run_quietly, say};
use crate::{browser, build, serve, std_for_wasm, tools};
use anyhow::{Context, Result};
use lexopt::{Arg, Parser, ValueExt};
use serde_json::Value;
use std::path::PathBuf;

pub fn command(project: &Project, mut args: Parser) -> Result<()> {
    let (mut as_json, mut runs, mut before) = (false, 9, None);
    while let Some(word) = args.next()? {
        match word {
            Arg::Long("json") => as_json = true,
            Arg::Long("runs") => runs = args.value()?.parse::<u32>()?.max(1),
            Arg::Long("before") => before = Some(PathBuf::from(args.value()?)),
            _ => return Err(word.unexpected().into()),
        }
    }
    let chrome = browser::ready(project)?.chrome;
    build::site(project)?;
    say("building the games for wasm and natively (a minute; more the first time)");
    let page = wasm_page(project)?;
    let [playouts, search] = ["playouts", "search"].map(|bench| native_program(project, bench));
    let rust = run_quietly(project.command("rustc").arg("--version"))?;
    let pages = if before.is_some() { 2 } else { 1 };
    let seconds = 5 * runs + 100 * pages * runs.div_ceil(9);
    say(format!("measuring natively and in Chromium, {runs} runs (about {seconds} s)"));
    let site = serve::Server::start(project, &project.dist(), "/some/where/", 0)?;
    let modules = serve::Server::start(project, &page, "/", 0)?;
    let before = before.map(|page| serve::Server::start(project, &page, "/", 0)).transpose()?;
    let mut node = project.command("node");
    node.arg("tests/e2e/bench/main.mjs")
        .env("PRINCIPALITY_CHROME", chrome)
        .env("PRINCIPALITY_URL", &site.url)
        .env("PRINCIPALITY_BENCH_URL", &modules.url)
        .env("PRINCIPALITY_BENCH_PLAYOUTS", playouts?)
        .env("PRINCIPALITY_BENCH_SEARCH", search?)
        .env("PRINCIPALITY_BENCH_RUNS", runs.to_string())
        .env("PRINCIPALITY_BENCH_RUST", rust.trim());
    if let Some(before) = &before {
        node.env("PRINCIPALITY_BENCH_BEFORE_URL", &before.url);
    }
    if as_json {
        node.env("PRINCIPALITY_BENCH_JSON", "1");
    }
    run(&mut node, "The messages above say what could not be measured")
}

/// Builds a benchmark of the package natively and returns the path of its program.
fn native_program(project: &Project, bench: &str) -> Result<String> {
    let mut cargo = project.command("cargo");
    cargo.args(["bench", "--quiet", "--bench", bench, "--no-run"]);
    cargo.args(["--message-format", "json-render-diagnostics"]);
    program_of(&run_quietly(&mut cargo)?, bench)
        .with_context(|| format!("cargo built no benchmark '{bench}'"))
}

/// The benchmark's program among all that cargo reports as built, which include the package's other programs in
/// any order.
fn program_of(messages: &str, bench: &str) -> Option<String> {
    messages.lines().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let target = message.get("target")?;
        let kinds = target.get("kind")?.as_array()?;
        let wanted = target.get("name")? == bench && kinds.iter().any(|kind| kind == "bench");
        Some(message.get("executable")?.as_str().filter(|_| wanted)?.to_owned())
    })
}

/// Builds the benchmark's modules for speed, like the module of the computer players, into folders beside an
/// empty page. (The page's main module is built for size: there, rules run once for each touch.) One module for
/// each benchmark, as there is one native program for each: other code in a program changes how its rules are
/// compiled.
fn wasm_page(project: &Project) -> Result<PathBuf> {
    let toolchain = std_for_wasm::ready(project)?;
    tools::for_building(project)?;
    for bin in ["bench_search", "bench_playouts"] {
        let code = Code::bench(bin);
        run(&mut code.cargo(project, &toolchain), HINT)?;
        code.finish(project)?;
    }
    let page = project.target.join("modules");
    std::fs::write(
        page.join("index.html"),
        "<!doctype html><title>Benchmark</title><link rel=icon href=data:,>",
    )?;
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Cargo reports a package's programs as they are finished, in an order that changes from build to build.
    #[test]
    fn the_benchmark_is_found_wherever_cargo_names_it() {
        let built = |kind: &str, name: &str| {
            let target = json!({ "kind": [kind], "name": name });
            json!({ "target": target, "executable": format!("out/{kind}/{name}") }).to_string()
        };
        let library =
            json!({ "target": { "kind": ["lib"], "name": "playouts" }, "executable": null });
        let mut lines =
            vec![built("bin", "principality"), built("bench", "playouts"), library.to_string()];
        for _ in 0..lines.len() {
            lines.rotate_left(1);
            let found = program_of(&lines.join("\n"), "playouts");
            assert_eq!(found.as_deref(), Some("out/bench/playouts"), "{lines:?}");
        }
        assert_eq!(program_of(&lines.join("\n"), "search"), None);
    }
}
