//! Tries the second way to the wasm target's standard library, although the first one may work: makes a private
//! toolchain from nothing and builds the page and the computer players with it. Leaves nothing behind.

use crate::players::{Registers, compiler};
use crate::shop::{Shop, run, run_quietly, say};
use crate::std_for_wasm::{self, Toolchain};
use crate::tools;
use anyhow::{Context, Result};

pub fn command(shop: &Shop) -> Result<()> {
    let folder = shop.cache.join("check-fallback");
    let toolchain_folder = folder.join("toolchain");
    tools::for_building(shop)?;
    std::fs::create_dir_all(&folder)?;
    std_for_wasm::compile(shop, &toolchain_folder)?;
    let toolchain = Toolchain::Private(toolchain_folder);
    let version = run_quietly(toolchain.apply(shop.command("rustc").arg("--version")))?;
    say(format!("building the page with {} (1 to 3 minutes)", version.trim()));
    let mut trunk = crate::build::trunk(shop, &toolchain);
    trunk
        .args(["build", "--release", "--dist"])
        .arg(folder.join("dist"))
        .env("CARGO_TARGET_DIR", folder.join("target"));
    let hint = "The second way does not work here; see the messages above";
    run(&mut trunk, hint)?;
    say("building the computer players with wide registers (1 to 2 minutes)");
    let mut wide = compiler(shop, ("players", "players"), Registers::Wide);
    wide.env("CARGO_TARGET_DIR", folder.join("target"));
    run(toolchain.apply(&mut wide), hint)?;
    std::fs::remove_dir_all(&folder)
        .with_context(|| format!("can't remove {}", folder.display()))?;
    say("the second way works");
    Ok(())
}
