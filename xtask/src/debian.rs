//! Debian's packages of a compiler and its sources, from which the second way to the wasm target's standard library
//! starts (see [`crate::std_for_wasm`]).

use crate::shop::{Shop, run, run_quietly};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The packages that the second way takes its compiler and sources from.
pub struct Packages {
    pub version: String,
    /// libstd-rust-web-1.96 or the like.
    std: String,
    /// libllvm19 or the like.
    pub llvm: String,
    pub lld: String,
}

impl Packages {
    pub fn look_up(shop: &Shop) -> Result<Self> {
        let mut version = candidate(shop, "rustc-web")?;
        if version.is_none() {
            let update = ["apt-get", "update", "-qq"];
            shop.run_as_root(
                "reading the list of packages",
                &update,
                "Run it by hand, then try again",
            )?;
            version = candidate(shop, "rustc-web")?;
        }
        let version = version.context("the system offers no package rustc-web")?;
        let needed = rust_version(shop)?;
        ensure!(
            minor(&version) >= needed,
            "the system's rustc-web {version} is older than the Rust 1.{needed} that the project needs"
        );
        let std = first_name(shop, &format!("libstd-rust-web-dev={version}"), "libstd-rust-web-")?;
        let llvm = first_name(shop, &format!("{std}={version}"), "libllvm")?;
        let lld = llvm.replace("libllvm", "lld-");
        Ok(Self { version, std, llvm, lld })
    }

    /// Downloads and unpacks them below `work`; needs no root. Returns the folder that stands for `/`.
    pub fn unpack(&self, shop: &Shop, work: &Path) -> Result<PathBuf> {
        let (debs, root) = (work.join("debs"), work.join("root"));
        std::fs::create_dir_all(&debs)?;
        std::fs::create_dir_all(&root)?;
        let mut download = shop.command("apt-get");
        download.args(["download", "-qq"]).current_dir(&debs);
        for name in
            ["rustc-web", "libstd-rust-web-dev", "rust-web-src", "rust-web-clippy", &self.std]
        {
            download.arg(format!("{name}={}", self.version));
        }
        download.args([&self.llvm, &self.lld]);
        run_quietly(&mut download)
            .context("the packages could not be downloaded (perhaps 'apt-get update' helps)")?;
        for deb in std::fs::read_dir(&debs)?.flatten() {
            let (name, file) = (deb.file_name(), deb.path());
            if name.to_string_lossy().starts_with("rust-web-src_") {
                let mut reader = Command::new("dpkg-deb")
                    .arg("--fsys-tarfile")
                    .arg(&file)
                    .stdout(Stdio::piped())
                    .spawn()?;
                let pipe = reader.stdout.take().context("dpkg-deb gave no output")?;
                let mut tar = Command::new("tar");
                tar.arg("-x")
                    .arg("-C")
                    .arg(&root)
                    .args(["--wildcards", "./usr/src/rustc-*/library/*"])
                    .stdin(pipe);
                run(&mut tar, "The source package could not be unpacked")?;
                reader.wait()?;
            } else {
                run_quietly(Command::new("dpkg-deb").arg("-x").arg(&file).arg(&root))?;
            }
        }
        Ok(root)
    }
}

fn candidate(shop: &Shop, package: &str) -> Result<Option<String>> {
    let policy =
        run_quietly(shop.command("apt-cache").args(["policy", package]).env("LC_ALL", "C"))?;
    let found = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "));
    Ok(found.filter(|version| *version != "(none)").map(str::to_owned))
}

/// The first versioned package name with this prefix in a package's description.
fn first_name(shop: &Shop, package: &str, prefix: &str) -> Result<String> {
    let text = run_quietly(shop.command("apt-cache").args(["show", package]))?;
    let names: BTreeSet<String> = text
        .match_indices(prefix)
        .filter_map(|(at, _)| text.get(at + prefix.len()..))
        .map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect::<String>()
        })
        .map(|digits| digits.trim_end_matches('.').to_owned())
        .filter(|digits| !digits.is_empty())
        .collect();
    let digits = names.first().with_context(|| format!("{package} names no {prefix}… package"))?;
    Ok(format!("{prefix}{digits}"))
}

/// The minor version of "1.96.0+dfsg1-1" is 96.
fn minor(version: &str) -> u32 {
    version.split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0)
}

/// The minor version of the oldest Rust that the project accepts.
fn rust_version(shop: &Shop) -> Result<u32> {
    let manifest = std::fs::read_to_string(shop.root.join("Cargo.toml"))?;
    let line = manifest
        .lines()
        .find(|line| line.starts_with("rust-version"))
        .context("Cargo.toml names no rust-version")?;
    Ok(minor(line.trim_matches(|c: char| !c.is_ascii_digit())))
}
