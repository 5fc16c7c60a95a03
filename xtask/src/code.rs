//! The code that `index.html` names in its `<link data-trunk rel="rust">`, for Trunk and for this build. The
//! app is one of them and built in parts ([`crate::parts`]); each of the others holds computer players in a
//! worker: built for speed rather than size, and not part of the first load. A new link adds a worker for a
//! game.

use crate::made::unless_kept;
use crate::minify;
use crate::page::{Attributes, hash, integrity};
use crate::project::{Project, fresh, run};
use crate::std_for_wasm::{TARGET, Toolchain};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const HINT: &str =
    "See the messages above; 'cargo xtask setup' installs the tools again if one is missing";

/// A binary to compile for wasm.
pub struct Code {
    pub bin: String,
    /// True if it runs in a worker; the app does not.
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

    /// Cargo with the settings to compile it for wasm.
    pub fn cargo(&self, project: &Project, toolchain: &Toolchain) -> Command {
        let mut cargo = project.command("cargo");
        cargo.args(["rustc", "--quiet", "--target", TARGET, "--bin", &self.bin]);
        cargo.args(["--profile", &self.profile, "--features", &self.features]);
        if !self.with_default_features {
            cargo.arg("--no-default-features");
        }
        cargo.args(["--config", &format!("target.{TARGET}.rustflags={:?}", short_paths())]);
        toolchain.apply(&mut cargo);
        cargo
    }

    /// The path of cargo's output.
    pub fn wasm(&self, project: &Project) -> PathBuf {
        project.target.join(TARGET).join(&self.profile).join(format!("{}.wasm", self.bin))
    }

    /// wasm-bindgen with the settings to bind a module to JavaScript.
    pub fn bind(&self, project: &Project, wasm: &Path, to: &Path) -> Command {
        let mut bind = project.command("wasm-bindgen");
        bind.args(["--target", "web", "--no-typescript", "--out-name", &self.bin, "--out-dir"]);
        bind.arg(to).arg(wasm);
        bind
    }

    /// wasm-opt with the settings to make a module small or fast.
    pub fn optimise(&self, project: &Project, wasm: &Path) -> Command {
        let mut opt = project.command("wasm-opt");
        opt.arg(format!("-O{}", self.level)).arg(wasm).arg("-o").arg(wasm);
        opt
    }

    /// Makes the compiled worker's module and its script, in a folder of their own.
    pub fn finish(&self, project: &Project) -> Result<PathBuf> {
        let folder = project.target.join("modules").join(&self.bin);
        let compiled = self.wasm(project);
        unless_kept(&folder, &compiled, || {
            fresh(&folder)?;
            run(&mut self.bind(project, &compiled, &folder), HINT)?;
            let wasm = folder.join(format!("{}_bg.wasm", self.bin));
            run(&mut self.optimise(project, &wasm), HINT)?;
            minify::modules(project, &folder)
        })?;
        Ok(folder)
    }

    /// Puts the finished worker into `dist`, with the script that starts it; returns its tags for the page's
    /// head.
    pub fn take_over(&self, project: &Project, finished: &Path) -> Result<String> {
        let bin = &self.bin;
        let wasm = std::fs::read(finished.join(format!("{bin}_bg.wasm")))?;
        let start = format!(
            "\
// Starts the search of computer players, in a worker or beside the page. Written by the build. The fragment of its
// address names the game: beside the page each game's players run by themselves.
const file = fetch(new URL('{bin}_bg.wasm', import.meta.url), {{ integrity: '{}' }});
const {{ default: init }} = await import('./{bin}.js' + new URL(import.meta.url).hash);
await init({{ module_or_path: file }});
",
            integrity(&wasm)
        );
        std::fs::write(finished.join("start.js"), start)?;
        let name = into_dist(project, bin, finished)?;
        Ok(format!("<meta name=\"{bin}\" content=\"./{name}/start.js\">\n"))
    }
}

/// Compiler flags that remove this machine's folder of crates from the paths in panic messages: the path is
/// private, and builds become the same everywhere.
fn short_paths() -> Vec<String> {
    let homes = [("CARGO_HOME", ""), ("HOME", ".cargo")];
    let home = homes
        .iter()
        .find_map(|(name, below)| Some(PathBuf::from(std::env::var_os(name)?).join(below)));
    // The folder exists, since the crates of this tool itself are in it.
    let sources = home.and_then(|home| std::fs::read_dir(home.join("registry/src")).ok());
    let folders = sources.into_iter().flatten().flatten().map(|entry| entry.path());
    let mut flags: Vec<String> =
        folders.map(|folder| format!("--remap-path-prefix={}=crates", folder.display())).collect();
    flags.sort();
    flags
}

/// Copies files that refer to each other by name into a folder of `dist` named by their hash. Returns its name.
pub fn into_dist(project: &Project, stem: &str, from: &Path) -> Result<String> {
    let mut all = Vec::new();
    let files = crate::project::files(from)?;
    for file in &files {
        all.extend(std::fs::read(file)?);
    }
    let name = format!("{stem}-{}", hash(&all));
    for file in files {
        let to = project.dist().join(&name).join(file.strip_prefix(from)?);
        std::fs::create_dir_all(to.parent().unwrap_or(&to))?;
        std::fs::copy(&file, to)?;
    }
    Ok(name)
}
