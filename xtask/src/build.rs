//! Builds the static site: compiles the code that `index.html` names, assembles the page, and prepares it for
//! any host.

use crate::code::{Code, HINT};
use crate::project::{Project, both, fresh, run, say, timed};
use crate::std_for_wasm::{self, Toolchain};
use crate::{licences, offline, page, parts, tools};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::time::Instant;

/// Builds the site into `dist/`.
pub fn site(project: &Project) -> Result<()> {
    let start = Instant::now();
    let toolchain = std_for_wasm::ready(project)?;
    let code = page::code(project)?;
    let (app, workers) = of_page(&code)?;
    let (parts, modules) = modules(project, &toolchain, app, &workers)?;
    fresh(&project.dist())?;
    let mut head = parts::take_over(project, &parts)?;
    for (worker, module) in workers.iter().zip(&modules) {
        head.push_str(&worker.take_over(project, module)?);
    }
    page::write(project, &head, &version(project)?)
        .context("index.html could not be put together")?;
    licences::write(project, &code).context("the list of licences could not be written")?;
    // The order matters: hashes before compression, and no changes after it.
    offline::write(project).context("the service worker could not be written")?;
    let mut compress = project.command("node");
    compress.arg("xtask/scripts/compress.mjs").arg(project.dist());
    timed("compressing", "10 s", || run(&mut compress, HINT))?;
    let s = start.elapsed().as_secs();
    say(format!("dist/ is ready after {s} s: copy it to any static host, at any path"));
    Ok(())
}

/// The app, and the workers beside it.
fn of_page(code: &[Code]) -> Result<(&Code, Vec<&Code>)> {
    let app = code.iter().find(|code| !code.is_worker).context("index.html names no app")?;
    Ok((app, code.iter().filter(|code| code.is_worker).collect()))
}

/// Makes the app's parts and the workers' modules. Tools are installed during compilation, which links each
/// module on one core; and a worker is optimised while the app, the largest, is still being compiled.
fn modules(
    project: &Project,
    toolchain: &Toolchain,
    app: &Code,
    workers: &[&Code],
) -> Result<(PathBuf, Vec<PathBuf>)> {
    let (binder, binder_is_there) = channel::<()>();
    let install = move || {
        tools::for_binding(project)?;
        drop(binder);
        tools::for_splitting(project)
    };
    let make_workers = move || {
        compile_workers(project, toolchain, workers)?;
        // A failed installation is reported as the error instead.
        binder_is_there.recv().ok();
        let finish = || workers.iter().map(|worker| worker.finish(project)).collect();
        timed("binding and shrinking the players", "0 to 40 s", finish)
    };
    let make = || both(make_workers, || compile_app(project, toolchain, app));
    let (_, (workers, _)) = both(install, make)?;
    let finish = || parts::finish(project, app);
    Ok((timed("splitting, binding and shrinking the app", "0 to 60 s", finish)?, workers))
}

/// The time that compiling takes.
const TIME: &str = "1 to 3 minutes; 5 the first time";

fn compile_app(project: &Project, toolchain: &Toolchain, app: &Code) -> Result<()> {
    timed("compiling the app", TIME, || parts::compile(project, toolchain, app))
}

fn compile_workers(project: &Project, toolchain: &Toolchain, workers: &[&Code]) -> Result<()> {
    workers.iter().try_for_each(|worker| {
        let compile = || run(&mut worker.cargo(project, toolchain), HINT);
        timed(&format!("compiling {}", worker.bin), TIME, compile)
    })
}

/// Compiles all of the page's code without further steps.
pub fn code(project: &Project, toolchain: &Toolchain) -> Result<()> {
    let code = page::code(project)?;
    let (app, workers) = of_page(&code)?;
    let compile_app = || compile_app(project, toolchain, app);
    both(compile_app, || compile_workers(project, toolchain, &workers)).map(|_| ())
}

fn version(project: &Project) -> Result<String> {
    let manifest = std::fs::read_to_string(project.root.join("Cargo.toml"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    Ok(line.context("Cargo.toml names no version")?.replace('"', ""))
}
