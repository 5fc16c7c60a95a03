//! The code that `index.html` names in its `<link data-trunk rel="rust">`: Trunk builds it from there, and so do we. The app
//! is one of them and built in parts ([`crate::parts`]); each of the others thinks for computer players in a worker: fast
//! rather than small, and no part of the first load. A game's worker is added by adding its link.

use crate::page::{Attributes, hash, integrity};
use crate::shop::{Shop, fresh, run};
use crate::std_for_wasm::{TARGET, Toolchain};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const HINT: &str =
    "See the messages above; 'cargo xtask setup' installs the tools again if one is missing";

/// A binary to compile for wasm.
pub struct Code {
    pub bin: String,
    /// It runs in a worker; the app does not.
    pub is_worker: bool,
    pub features: String,
    with_default_features: bool,
    profile: String,
    /// wasm-opt's level: `z` is small, `3` fast.
    level: String,
}

impl Code {
    /// Reads a link.
    pub fn of(link: &Attributes) -> Code {
        let value = |name: &str, otherwise: &str| {
            link.get(name).map_or(otherwise, String::as_str).to_owned()
        };
        Code {
            bin: value("data-bin", "app"),
            is_worker: link.get("data-type").is_some_and(|kind| kind == "worker"),
            features: value("data-cargo-features", ""),
            with_default_features: !link.contains_key("data-cargo-no-default-features"),
            profile: value("data-cargo-profile", "release"),
            level: value("data-wasm-opt", "z"),
        }
    }

    /// A module of the benchmark, built as a worker is.
    pub fn bench(bin: &str) -> Code {
        let [bin, features, profile, level] =
            [bin, "bench-wasm", "release", "3"].map(str::to_owned);
        Code { bin, is_worker: true, features, with_default_features: false, profile, level }
    }

    /// Cargo, set up to compile it for wasm.
    pub fn cargo(&self, shop: &Shop, toolchain: &Toolchain) -> Command {
        let mut cargo = shop.command("cargo");
        cargo.args(["rustc", "--quiet", "--target", TARGET, "--bin", &self.bin]);
        cargo.args(["--profile", &self.profile, "--features", &self.features]);
        if !self.with_default_features {
            cargo.arg("--no-default-features");
        }
        cargo.args(["--config", &format!("target.{TARGET}.rustflags={:?}", short_paths())]);
        toolchain.apply(&mut cargo);
        cargo
    }

    /// Where cargo puts it.
    pub fn wasm(&self, shop: &Shop) -> PathBuf {
        shop.target.join(TARGET).join(&self.profile).join(format!("{}.wasm", self.bin))
    }

    /// wasm-bindgen, set up to bind a module to JavaScript.
    pub fn bind(&self, shop: &Shop, wasm: &Path, to: &Path) -> Command {
        let mut bind = shop.command("wasm-bindgen");
        bind.args(["--target", "web", "--no-typescript", "--out-name", &self.bin, "--out-dir"]);
        bind.arg(to).arg(wasm);
        bind
    }

    /// wasm-opt, set up to make a module small or fast.
    pub fn optimise(&self, shop: &Shop, wasm: &Path) -> Command {
        let mut opt = shop.command("wasm-opt");
        opt.arg(format!("-O{}", self.level)).arg(wasm).arg("-o").arg(wasm);
        opt
    }

    /// Makes the compiled worker's module and its script, in a fresh folder.
    pub fn finish(&self, shop: &Shop) -> Result<PathBuf> {
        let folder = shop.target.join("modules").join(&self.bin);
        fresh(&folder)?;
        run(&mut self.bind(shop, &self.wasm(shop), &folder), HINT)?;
        let wasm = folder.join(format!("{}_bg.wasm", self.bin));
        run(&mut self.optimise(shop, &wasm), HINT)?;
        Ok(folder)
    }

    /// Puts the finished worker into `dist`, with the script that starts it; returns what the page's head says of it.
    pub fn take_over(&self, shop: &Shop, finished: &Path) -> Result<String> {
        let bin = &self.bin;
        let wasm = std::fs::read(finished.join(format!("{bin}_bg.wasm")))?;
        let start = format!(
            "\
// Starts who thinks for computer players, in a worker or beside the page. Written by the build. What stands behind the # of
// its address names the game: beside the page each game's players run by themselves.
const file = fetch(new URL('{bin}_bg.wasm', import.meta.url), {{ integrity: '{}' }});
const {{ default: init }} = await import('./{bin}.js' + new URL(import.meta.url).hash);
await init({{ module_or_path: file }});
",
            integrity(&wasm)
        );
        std::fs::write(finished.join("start.js"), start)?;
        let name = into_dist(shop, bin, finished)?;
        Ok(format!("<meta name=\"{bin}\" content=\"./{name}/start.js\">\n"))
    }
}

/// Flags by which a panic's message names a crate's file without the folder in which this machine keeps crates: that is
/// nobody's business who gets the page, and the same everywhere.
fn short_paths() -> Vec<String> {
    let homes = [("CARGO_HOME", ""), ("HOME", ".cargo")];
    let home = homes
        .iter()
        .find_map(|(name, below)| Some(PathBuf::from(std::env::var_os(name)?).join(below)));
    // The crates of this tool itself lie there too, so the folder is there.
    let sources = home.and_then(|home| std::fs::read_dir(home.join("registry/src")).ok());
    let folders = sources.into_iter().flatten().flatten().map(|entry| entry.path());
    let mut flags: Vec<String> =
        folders.map(|folder| format!("--remap-path-prefix={}=crates", folder.display())).collect();
    flags.sort();
    flags
}

/// Copies files that know each other by name into a folder of `dist` named by their hash. Returns its name.
pub fn into_dist(shop: &Shop, stem: &str, from: &Path) -> Result<String> {
    let mut all = Vec::new();
    let files = crate::shop::files(from)?;
    for file in &files {
        all.extend(std::fs::read(file)?);
    }
    let name = format!("{stem}-{}", hash(&all));
    for file in files {
        let to = shop.dist().join(&name).join(file.strip_prefix(from)?);
        std::fs::create_dir_all(to.parent().unwrap_or(&to))?;
        std::fs::copy(&file, to)?;
    }
    Ok(name)
}
