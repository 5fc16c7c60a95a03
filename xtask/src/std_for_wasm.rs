//! The standard library for `wasm32-unknown-unknown`: two ways to it.
//!
//! 1. `rustup target add`: some seconds. It is bounded by a timeout, for it can hang where rustup's server is out of
//!    reach.
//! 2. On Debian and Ubuntu, when the first way fails: the library is compiled once from the distribution's own compiler
//!    and source packages (`rustc-web`, `rust-web-src`) into a private toolchain folder that rustup accepts as a
//!    toolchain. Nothing is installed on the system unless shared libraries are missing.

use crate::shop::{Shop, run, run_quietly, say, wait_at_most};
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

pub const TARGET: &str = "wasm32-unknown-unknown";
const HOST: &str = "x86_64-unknown-linux-gnu";
const BY_HAND: &str = "Run 'rustup target add wasm32-unknown-unknown' where rustup's server can be reached, then try again";

/// The compiler that builds for wasm.
#[derive(Clone, Debug)]
pub enum Toolchain {
    /// The one that cargo uses anyway.
    Usual,
    /// A private one in this folder, named to rustup by its path.
    Private(PathBuf),
}

impl Toolchain {
    /// Makes a command use this toolchain.
    pub fn apply<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        match self {
            Self::Usual => command,
            Self::Private(folder) => command.env("RUSTUP_TOOLCHAIN", folder),
        }
    }
}

/// Finds the target's standard library, or gets it.
pub fn ready(shop: &Shop) -> Result<Toolchain> {
    let private = shop.tools().join("toolchain");
    if has_std(shop, &Toolchain::Usual) {
        return Ok(Toolchain::Usual);
    }
    if private.join(".done").is_file() && has_std(shop, &Toolchain::Private(private.clone())) {
        return Ok(Toolchain::Private(private));
    }
    say(format!(
        "adding the wasm target with rustup (some seconds, at most {} s)",
        LIMIT.as_secs()
    ));
    let Err(first) = add_with_rustup(shop) else {
        return Ok(Toolchain::Usual);
    };
    say(format!("that did not work ({first:#}); trying the second way"));
    compile(shop, &private)
        .with_context(|| format!("no standard library for {TARGET}. {BY_HAND}"))?;
    Ok(Toolchain::Private(private))
}

const LIMIT: Duration = Duration::from_secs(90);

fn has_std(shop: &Shop, toolchain: &Toolchain) -> bool {
    let mut rustc = shop.command("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]).env("RUSTUP_AUTO_INSTALL", "0");
    let Ok(folder) = run_quietly(toolchain.apply(&mut rustc)) else {
        return false;
    };
    let Ok(files) = std::fs::read_dir(folder.trim()) else {
        return false;
    };
    files.flatten().any(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libcore-") && name.ends_with(".rlib")
    })
}

fn add_with_rustup(shop: &Shop) -> Result<()> {
    let rustup = shop.find(&["rustup"]).context("there is no rustup")?;
    let log = shop.tools().join("rustup.log");
    let file = std::fs::File::create(&log)?;
    let mut child = shop
        .command(rustup)
        .args(["target", "add", TARGET])
        .env("RUSTUP_MAX_RETRIES", "1")
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .spawn()?;
    if wait_at_most(&mut child, LIMIT)? && has_std(shop, &Toolchain::Usual) {
        return Ok(());
    }
    let said = std::fs::read_to_string(&log).unwrap_or_default();
    match said.lines().find(|line| line.starts_with("error")) {
        Some(line) => bail!("{line}"),
        None => bail!("rustup did not end in time"),
    }
}

/// The second way: compiles the library into the toolchain `folder`. About a minute on two cores.
pub fn compile(shop: &Shop, folder: &Path) -> Result<()> {
    ensure!(
        cfg!(all(target_os = "linux", target_arch = "x86_64")),
        "the second way needs Debian or Ubuntu on x86-64"
    );
    for program in ["apt-get", "apt-cache", "dpkg-deb", "tar", "ldd"] {
        ensure!(
            shop.find(&[program]).is_some(),
            "the second way needs Debian or Ubuntu: there is no '{program}' here"
        );
    }
    let packages = Packages::look_up(shop)?;
    say(format!(
        "compiling the standard library with the system's rustc-web {} (once; about a minute)",
        packages.version
    ));
    let work = folder.with_extension("work");
    for stale in [&work, folder] {
        if stale.exists() {
            std::fs::remove_dir_all(stale)?;
        }
    }
    let unpacked = packages.unpack(shop, &work)?;
    lay_out(&unpacked, folder)?;
    link_cargo(shop, folder)?;
    complete_libraries(shop, folder, &packages)?;
    compile_library(shop, &unpacked, folder, &work.join("target"))?;
    std::fs::remove_dir_all(&work)?;
    let toolchain = Toolchain::Private(folder.to_owned());
    ensure!(
        has_std(shop, &toolchain),
        "the compiled toolchain in {} has no standard library",
        folder.display()
    );
    std::fs::write(folder.join(".done"), &packages.version)?;
    Ok(())
}

/// The packages that the second way takes its compiler and sources from.
struct Packages {
    version: String,
    /// libstd-rust-web-1.96 or the like.
    std: String,
    /// libllvm19 or the like.
    llvm: String,
    lld: String,
}

impl Packages {
    fn look_up(shop: &Shop) -> Result<Self> {
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
    fn unpack(&self, shop: &Shop, work: &Path) -> Result<PathBuf> {
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

/// Lays the unpacked files out as rustup lays out a toolchain: rustup's proxies then find its libraries.
fn lay_out(root: &Path, folder: &Path) -> Result<()> {
    let usr = root.join("usr");
    let rustlib = folder.join("lib/rustlib");
    std::fs::create_dir_all(folder.join("bin"))?;
    std::fs::create_dir_all(&rustlib)?;
    for name in ["rustc", "rustdoc", "clippy-driver", "cargo-clippy"] {
        move_to(&usr.join("bin").join(name), &folder.join("bin").join(name))?;
    }
    let libraries = usr.join("lib/x86_64-linux-gnu");
    for file in std::fs::read_dir(&libraries)?.flatten() {
        let name = file.file_name();
        let text = name.to_string_lossy();
        if text.starts_with("librustc_driver-") || text.starts_with("libLLVM.so.") {
            // A copy, not a move: some of these are links to others.
            std::fs::copy(file.path(), folder.join("lib").join(&name))?;
        }
    }
    move_to(&usr.join("lib/rustlib").join(HOST), &rustlib.join(HOST))?;
    remove_dangling_links(&rustlib.join(HOST))?;
    let bin = rustlib.join(HOST).join("bin");
    std::fs::create_dir_all(&bin)?;
    std::fs::create_dir_all(rustlib.join(TARGET).join("lib"))?;
    let lld = find_below(&usr.join("lib"), "llvm-", "bin/lld")
        .context("the package lld has no program lld")?;
    std::fs::copy(lld, bin.join("rust-lld"))?;
    Ok(())
}

fn move_to(from: &Path, to: &Path) -> Result<()> {
    std::fs::rename(from, to)
        .with_context(|| format!("the system's packages have no {}", from.display()))
}

fn remove_dangling_links(folder: &Path) -> Result<()> {
    for entry in std::fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        if path.is_symlink() && !path.exists() {
            std::fs::remove_file(&path)?;
        } else if path.is_dir() && !path.is_symlink() {
            remove_dangling_links(&path)?;
        }
    }
    Ok(())
}

/// `rest` in the first folder of `folder` whose name begins with `prefix`.
fn find_below(folder: &Path, prefix: &str, rest: &str) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).ok()?.flatten();
    entries
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix))
        .map(|entry| entry.path().join(rest))
        .find(|path| path.exists())
}

/// The private toolchain uses the cargo that rustup has.
fn link_cargo(shop: &Shop, folder: &Path) -> Result<()> {
    let which =
        run_quietly(shop.command("rustup").args(["which", "cargo"]).env_remove("RUSTUP_TOOLCHAIN"));
    let cargo = match which {
        Ok(path) => PathBuf::from(path.trim()),
        Err(_) => shop.find(&["cargo"]).context("there is no cargo")?,
    };
    crate::tools::link(&cargo, &folder.join("bin/cargo"))
}

/// Installs LLVM's own dependencies where they are missing: the one thing here that needs root.
fn complete_libraries(shop: &Shop, folder: &Path, packages: &Packages) -> Result<()> {
    let lib = folder.join("lib");
    let mut ldd = shop.command("ldd");
    ldd.env("LD_LIBRARY_PATH", &lib).env("LC_ALL", "C").arg(folder.join("bin/rustc"));
    ldd.arg(lib.join("rustlib").join(HOST).join("bin/rust-lld"));
    for file in std::fs::read_dir(&lib)?.flatten().filter(|file| file.path().is_file()) {
        ldd.arg(file.path());
    }
    if !run_quietly(&mut ldd)?.contains("not found") {
        return Ok(());
    }
    let words = [
        "apt-get",
        "install",
        "-y",
        "-qq",
        "--no-install-recommends",
        &packages.llvm,
        &packages.lld,
    ];
    shop.run_as_root(
        "shared libraries of the compiler are missing",
        &words,
        "Install these two packages by hand",
    )
}

/// Compiles the library as Rust's own build does: its `sysroot` crate, pinned by its own lock file.
fn compile_library(shop: &Shop, root: &Path, folder: &Path, target_dir: &Path) -> Result<()> {
    let library = find_below(&root.join("usr/src"), "rustc-", "library")
        .context("rust-web-src has no library sources")?;
    let mut cargo = shop.command("cargo");
    cargo
        .args([
            "build",
            "--quiet",
            "--locked",
            "--manifest-path",
            "sysroot/Cargo.toml",
            "--profile",
            "dist",
        ])
        .args(["--target", TARGET, "--target-dir"])
        .arg(target_dir)
        .current_dir(&library)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "-Zforce-unstable-if-unmarked");
    for name in [
        "RUSTC",
        "RUSTC_WRAPPER",
        "CARGO_BUILD_RUSTC",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_BUILD_TARGET",
    ] {
        cargo.env_remove(name);
    }
    Toolchain::Private(folder.to_owned()).apply(&mut cargo);
    run(&mut cargo, "The standard library did not compile")?;
    let to = folder.join("lib/rustlib").join(TARGET).join("lib");
    for file in std::fs::read_dir(target_dir.join(TARGET).join("dist/deps"))?.flatten() {
        let name = file.file_name();
        let text = name.to_string_lossy();
        if text.ends_with(".rlib") && !text.starts_with("libsysroot-") {
            std::fs::copy(file.path(), to.join(&name))?;
        }
    }
    Ok(())
}
