//! Builds the module that thinks for computer players: fast rather than small, and not a part of the first load. It
//! lies in a folder of `dist/` named by the hash of its content, with a script that starts it, in a worker or beside the
//! page; the page's head says where.

use crate::shop::{Shop, run};
use crate::std_for_wasm::{TARGET, Toolchain};
use anyhow::{Context, Result};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256, Sha384};
use std::path::{Path, PathBuf};

const HINT: &str =
    "See the messages above; 'cargo xtask setup' installs the tools again if one is missing";

/// Compiles a binary for wasm with the release profile and binds it to JavaScript, into a fresh folder.
pub fn module(shop: &Shop, toolchain: &Toolchain, bin: &str, feature: &str) -> Result<PathBuf> {
    let folder = shop.target().join("modules").join(bin);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let mut cargo = shop.command("cargo");
    cargo.args(["build", "--quiet", "--release", "--target", TARGET, "--bin", bin]);
    cargo.args(["--no-default-features", "--features", feature]);
    run(toolchain.apply(&mut cargo), HINT)?;
    let program = |name: &str| shop.command(shop.find(&[name]).unwrap_or_else(|| name.into()));
    let mut bind = program("wasm-bindgen");
    bind.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&folder);
    bind.arg(shop.target().join(TARGET).join("release").join(bin).with_extension("wasm"));
    run(&mut bind, HINT)?;
    let wasm = folder.join(format!("{bin}_bg.wasm"));
    let mut opt = program("wasm-opt");
    opt.arg("-O3").arg("-o").arg(&wasm).arg(&wasm);
    run(&mut opt, HINT)?;
    Ok(folder)
}

/// Puts the module that was built into `dist` and names it in the page's head.
pub fn into_page(shop: &Shop, built: &Path) -> Result<()> {
    let glue = std::fs::read(built.join("players.js"))?;
    let wasm = std::fs::read(built.join("players_bg.wasm"))?;
    let start = start_script(&wasm);
    let mut hash = Sha256::new();
    for part in [glue.as_slice(), &wasm, start.as_bytes()] {
        hash.update(part);
    }
    let hash = HEXLOWER.encode(&hash.finalize());
    let name = format!("players-{}", hash.get(..16).unwrap_or(&hash));
    let folder = shop.dist().join(&name);
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("players.js"), glue)?;
    std::fs::write(folder.join("players_bg.wasm"), wasm)?;
    std::fs::write(folder.join("start.js"), start)?;
    name_in_head(&shop.dist().join("index.html"), &format!("./{name}/start.js"))
}

/// The script that a worker or the page runs.
fn start_script(wasm: &[u8]) -> String {
    let integrity = BASE64.encode(&Sha384::digest(wasm));
    format!(
        "\
// Starts who thinks for computer players, in a worker or beside the page. Written by the build.
import init from './players.js';
const file = fetch(new URL('./players_bg.wasm', import.meta.url), {{ integrity: 'sha384-{integrity}' }});
await init({{ module_or_path: file }});
"
    )
}

fn name_in_head(index: &Path, start: &str) -> Result<()> {
    let html = std::fs::read_to_string(index)?;
    let (before, after) = html.split_once("</head>").context("index.html has no </head>")?;
    let named = format!("{before}<meta name=\"players\" content=\"{start}\">\n</head>{after}");
    std::fs::write(index, named)?;
    Ok(())
}
