//! Builds the static site: Trunk bundles what is no code, the app is built in parts and computer players beside it, then the steps that make it fit for
//! any host follow.

use crate::players::Players;
use crate::shop::{Shop, run, say};
use crate::std_for_wasm::Toolchain;
use crate::{compress, licences, offline, page, parts, tools};
use anyhow::{Context, Result, anyhow};
use std::process::Command;
use std::time::Instant;

const HINT: &str =
    "See the messages above; 'cargo xtask setup' installs the tools again if one is missing";

/// Trunk, set up to run with our tools.
pub fn trunk(shop: &Shop, toolchain: &Toolchain) -> Command {
    let mut trunk = shop.command(shop.find(&["trunk"]).unwrap_or_else(|| "trunk".into()));
    toolchain.apply(&mut trunk);
    // Trunk 0.21 refuses NO_COLOR=1, and must not look for newer versions of itself.
    trunk.env_remove("NO_COLOR").env("TRUNK_SKIP_VERSION_CHECK", "true");
    trunk.stdout(std::io::stderr());
    if std::env::var_os("RUST_LOG").is_none() {
        trunk.args(["--log", "warn"]);
    }
    trunk
}

/// Builds the site into `dist/`.
pub fn site(shop: &Shop) -> Result<()> {
    let start = Instant::now();
    let toolchain = tools::for_building(shop)?;
    say("building the page (10 s, or up to 3 minutes the first time)");
    let shell = parts::Shell::write(shop)?;
    run(trunk(shop, &toolchain).arg("build").arg(shell.file()).arg("--release"), HINT)?;
    drop(shell);
    // Each is linked as a whole, on one core: both at once.
    let (folder, players) = std::thread::scope(|scope| {
        let players = scope.spawn(|| Players::build(shop, &toolchain));
        let folder = parts::build(shop, &toolchain);
        (folder, players.join())
    });
    parts::into_page(shop, &folder?)?;
    let players =
        players.map_err(|_| anyhow!("the build of the computer players broke down"))??;
    players.add_to_page(shop)?;
    finish(shop)?;
    say(format!(
        "dist/ is ready after {} s: copy it to any static host, at any path",
        start.elapsed().as_secs()
    ));
    Ok(())
}

/// The project's version, as Cargo.toml names it.
fn version(shop: &Shop) -> Result<String> {
    let manifest = std::fs::read_to_string(shop.root.join("Cargo.toml"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    Ok(line.context("Cargo.toml names no version")?.replace('"', ""))
}

/// What Trunk leaves to us. The order matters: hashes before compression, and nothing changes after it.
fn finish(shop: &Shop) -> Result<()> {
    let dist = shop.dist();
    licences::write(shop, &dist.join("licences.json"))
        .context("the list of licences could not be written")?;
    page::finish(&dist, &version(shop)?).context("index.html could not be finished")?;
    offline::write(&shop.root, &dist).context("the service worker could not be written")?;
    let files = compress::folder(&dist).context("dist/ could not be compressed")?;
    compress::print_sizes(&files);
    Ok(())
}
