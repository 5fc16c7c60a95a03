//! Builds the static site: compiles the code that `index.html` names, puts the page together, and makes it fit for any host.

use crate::code::{Code, HINT};
use crate::shop::{Shop, both, fresh, run, say, timed};
use crate::std_for_wasm::{self, Toolchain};
use crate::{licences, offline, page, parts, tools};
use anyhow::{Context, Result};
use std::time::Instant;

/// Builds the site into `dist/`.
pub fn site(shop: &Shop) -> Result<()> {
    let start = Instant::now();
    let toolchain = std_for_wasm::ready(shop)?;
    let code = page::code(shop)?;
    let (app, workers) = of_page(&code)?;
    // Tools are compiled beside the code: each is linked as a whole, on one core.
    let install = || tools::for_building(shop);
    both(install, || compile(shop, &toolchain, app, &workers))?;
    let what = "splitting, binding and shrinking the modules";
    let finish = || {
        let workers =
            || workers.iter().map(|worker| worker.finish(shop)).collect::<Result<Vec<_>>>();
        both(|| parts::finish(shop, app), workers)
    };
    let (parts, modules) = timed(what, "10 to 40 s", finish)?;
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

fn compile(shop: &Shop, toolchain: &Toolchain, app: &Code, workers: &[&Code]) -> Result<()> {
    let time = "20 s, or 2 minutes the first time";
    let compile_app = || timed("compiling the app", time, || parts::compile(shop, toolchain, app));
    let compile_workers = || {
        workers.iter().try_for_each(|worker| {
            let compile = || run(&mut worker.cargo(shop, toolchain), HINT);
            timed(&format!("compiling {}", worker.bin), time, compile)
        })
    };
    both(compile_app, compile_workers).map(|_| ())
}

/// Compiles all of the page's code and nothing more.
pub fn code(shop: &Shop, toolchain: &Toolchain) -> Result<()> {
    let code = page::code(shop)?;
    let (app, workers) = of_page(&code)?;
    compile(shop, toolchain, app, &workers)
}

/// The project's version, as Cargo.toml names it.
fn version(shop: &Shop) -> Result<String> {
    let manifest = std::fs::read_to_string(shop.root.join("Cargo.toml"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    Ok(line.context("Cargo.toml names no version")?.replace('"', ""))
}
