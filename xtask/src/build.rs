//! Builds the static site: compiles the code that `index.html` names, puts the page together, and makes it fit for any host.

use crate::code::{Code, HINT};
use crate::shop::{Shop, both, fresh, run, say, timed};
use crate::std_for_wasm::{self, Toolchain};
use crate::{licences, offline, page, parts, tools};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::time::Instant;

/// Builds the site into `dist/`.
pub fn site(shop: &Shop) -> Result<()> {
    let start = Instant::now();
    let toolchain = std_for_wasm::ready(shop)?;
    let code = page::code(shop)?;
    let (app, workers) = of_page(&code)?;
    let (parts, modules) = modules(shop, &toolchain, app, &workers)?;
    fresh(&shop.dist())?;
    let mut head = parts::take_over(shop, &parts)?;
    for (worker, module) in workers.iter().zip(&modules) {
        head.push_str(&worker.take_over(shop, module)?);
    }
    page::write(shop, &head, &version(shop)?).context("index.html could not be put together")?;
    licences::write(shop, &code).context("the list of licences could not be written")?;
    // The order matters: hashes before compression, and nothing changes after it.
    offline::write(shop).context("the service worker could not be written")?;
    let mut compress = shop.command("node");
    compress.arg("xtask/scripts/compress.mjs").arg(shop.dist());
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

/// Makes the app's parts and the workers' modules. Tools are installed beside compiling, for each is linked as a whole, on
/// one core; and a worker is made small while the app, the largest, is still being compiled.
fn modules(
    shop: &Shop,
    toolchain: &Toolchain,
    app: &Code,
    workers: &[&Code],
) -> Result<(PathBuf, Vec<PathBuf>)> {
    let (binder, binder_is_there) = channel::<()>();
    let install = move || {
        tools::for_binding(shop)?;
        drop(binder);
        tools::for_splitting(shop)
    };
    let make_workers = move || {
        compile_workers(shop, toolchain, workers)?;
        // Where it could not be installed, that is the fault which is told.
        binder_is_there.recv().ok();
        let finish = || workers.iter().map(|worker| worker.finish(shop)).collect();
        timed("binding and shrinking the players", "10 to 40 s", finish)
    };
    let make = || both(make_workers, || compile_app(shop, toolchain, app));
    let (_, (workers, _)) = both(install, make)?;
    let finish = || parts::finish(shop, app);
    Ok((timed("splitting, binding and shrinking the app", "20 to 60 s", finish)?, workers))
}

/// How long compiling takes.
const TIME: &str = "1 to 3 minutes; 5 the first time";

fn compile_app(shop: &Shop, toolchain: &Toolchain, app: &Code) -> Result<()> {
    timed("compiling the app", TIME, || parts::compile(shop, toolchain, app))
}

fn compile_workers(shop: &Shop, toolchain: &Toolchain, workers: &[&Code]) -> Result<()> {
    workers.iter().try_for_each(|worker| {
        let compile = || run(&mut worker.cargo(shop, toolchain), HINT);
        timed(&format!("compiling {}", worker.bin), TIME, compile)
    })
}

/// Compiles all of the page's code and nothing more.
pub fn code(shop: &Shop, toolchain: &Toolchain) -> Result<()> {
    let code = page::code(shop)?;
    let (app, workers) = of_page(&code)?;
    let compile_app = || compile_app(shop, toolchain, app);
    both(compile_app, || compile_workers(shop, toolchain, &workers)).map(|_| ())
}

/// The project's version, as Cargo.toml names it.
fn version(shop: &Shop) -> Result<String> {
    let manifest = std::fs::read_to_string(shop.root.join("Cargo.toml"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    Ok(line.context("Cargo.toml names no version")?.replace('"', ""))
}
