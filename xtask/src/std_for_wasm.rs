//! The standard library for `wasm32-unknown-unknown`: two ways to it.
//!
//! 1. `rustup target add`: some seconds. It is bounded by a timeout, for it can hang where rustup's server is out of
//!    reach.
//! 2. On Debian and Ubuntu, when the first way fails: the library is compiled once from the distribution's own compiler
//!    and source packages (`rustc-web`, `rust-web-src`) into a private toolchain folder that rustup accepts as a
//!    toolchain. Nothing is installed on the system unless shared libraries are missing.

use crate::debian::Packages;
use crate::shop::{Shop, run, run_quietly, say, wait_at_most};
use anyhow::{Context, Result, bail, ensure};
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
        // Not the first cargo on PATH, which may be rustup's proxy and would call itself.
        Err(_) => PathBuf::from(std::env::var_os("CARGO").context("there is no cargo")?),
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
