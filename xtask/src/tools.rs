//! Installs the tools that the page is built and checked with, each in one pinned version, into the cache folder.

use crate::shop::{Shop, run, run_quietly, say};
use crate::std_for_wasm::{self, Toolchain};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// 0.22 needs a newer Rust than the one that Debian can fall back on.
const TRUNK: &str = "0.21.14";
/// wasm-opt. Debian's own is too old to read what today's compiler writes.
const BINARYEN: &str = "132.0.0";
/// Splits the app's module into parts that are loaded when they are needed.
const SPLITTER: &str = "0.2.4";
const CARGO_DENY: &str = "0.20.2";
const TYPOS: &str = "1.49.0";

/// Everything `trunk build` needs. Returns the toolchain that compiles for wasm.
pub fn for_building(shop: &Shop) -> Result<Toolchain> {
    let toolchain = std_for_wasm::ready(shop)?;
    let bindgen = wasm_bindgen_version(shop)?;
    install(shop, "wasm-bindgen-cli", "wasm-bindgen", &bindgen, &[], "2 minutes")?;
    install(
        shop,
        "trunk",
        "trunk",
        TRUNK,
        &["--no-default-features", "--features", "rustls"],
        "4 minutes",
    )?;
    splitter(shop)?;
    wasm_opt(shop)?;
    Ok(toolchain)
}

/// cargo-deny and typos.
pub fn for_checking(shop: &Shop) -> Result<()> {
    install(shop, "cargo-deny", "cargo-deny", CARGO_DENY, &[], "4 minutes")?;
    install(shop, "typos-cli", "typos", TYPOS, &[], "3 minutes")
}

/// The wasm-bindgen program must have exactly the version of the crate, which the lock file names.
fn wasm_bindgen_version(shop: &Shop) -> Result<String> {
    let lock = shop.root.join("Cargo.lock");
    let text =
        std::fs::read_to_string(&lock).with_context(|| format!("can't read {}", lock.display()))?;
    text.split_once("\nname = \"wasm-bindgen\"\nversion = \"")
        .and_then(|(_, rest)| rest.split('"').next())
        .map(str::to_owned)
        .context("Cargo.lock names no wasm-bindgen: run 'cargo update --workspace' and try again")
}

/// Compiles one tool from the crate registry, unless that version is there already.
fn install(
    shop: &Shop,
    krate: &str,
    program: &str,
    version: &str,
    extra: &[&str],
    time: &str,
) -> Result<()> {
    let is_there = |program: &Path| {
        let said = run_quietly(Command::new(program).arg("--version").env_remove("NO_COLOR"))
            .unwrap_or_default();
        said.split_whitespace().any(|word| word == version)
    };
    if shop.find(&[program]).is_some_and(|found| is_there(&found)) {
        return Ok(());
    }
    compile(shop, krate, program, version, extra, time)?;
    if is_there(&shop.tools().join("bin").join(program)) {
        return Ok(());
    }
    bail!("{krate} {version} was installed but does not run. 'cargo xtask setup' installs it again")
}

/// The splitter does not tell its version; cargo's own list of what it installed does.
fn splitter(shop: &Shop) -> Result<()> {
    let (krate, program) = ("wasm_split_cli_support", "wasm-split-cli");
    let list = std::fs::read_to_string(shop.tools().join(".crates.toml")).unwrap_or_default();
    if list.contains(&format!("\"{krate} {SPLITTER} ")) && shop.find(&[program]).is_some() {
        return Ok(());
    }
    compile(shop, krate, program, SPLITTER, &["--features", "build-binary"], "1 minute")
}

/// Compiles one tool into the cache folder.
fn compile(
    shop: &Shop,
    krate: &str,
    program: &str,
    version: &str,
    extra: &[&str],
    time: &str,
) -> Result<()> {
    say(format!("installing {krate} {version} (once; about {time} on two cores)"));
    let root = shop.tools();
    let hint = format!(
        "Is the crate registry reachable? Then try again; or install {krate} {version} yourself so that '{program}' is on PATH."
    );
    // These are tools, not products: their own release profiles (fat LTO) would triple the time.
    let mut cargo = shop.command("cargo");
    cargo
        .args(["install", "--quiet", "--locked", "--force", krate, "--version", version, "--root"])
        .arg(&root)
        .args(extra)
        .current_dir(&root)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env("CARGO_TARGET_DIR", root.join("work"))
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .env("CARGO_PROFILE_RELEASE_STRIP", "symbols");
    let done = run(&mut cargo, &hint);
    std::fs::remove_dir_all(root.join("work")).ok();
    done
}

/// wasm-opt comes from npm's `binaryen`.
fn wasm_opt(shop: &Shop) -> Result<()> {
    let major = BINARYEN.split('.').next().unwrap_or(BINARYEN);
    if let Some(found) = shop.find(&["wasm-opt"]) {
        let said = run_quietly(Command::new(found).arg("--version")).unwrap_or_default();
        if said.split_whitespace().any(|word| word == major) {
            return Ok(());
        }
    }
    say(format!("installing wasm-opt {major} from npm (once; some seconds)"));
    let folder = shop.tools().join("node");
    std::fs::create_dir_all(&folder)?;
    let mut npm = npm(shop)?;
    npm.args([
        "install",
        "--no-save",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        "--prefix",
    ])
    .arg(&folder)
    .arg(format!("binaryen@{BINARYEN}"))
    .current_dir(&folder);
    run_quietly(&mut npm)
        .context("Is npm's registry reachable? Then try again; or put wasm-opt 132 on PATH")?;
    link(&folder.join("node_modules/.bin/wasm-opt"), &shop.tools().join("bin/wasm-opt"))
}

/// npm, or what to do to get it.
pub fn npm(shop: &Shop) -> Result<Command> {
    let hint = "node 20 or newer with npm is needed: install it from nodejs.org or your system's packages (Debian: 'apt install nodejs npm')";
    let node = shop.find(&["node"]).context(hint)?;
    let version = run_quietly(Command::new(node).arg("--version"))?;
    let major: u32 = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse().ok())
        .unwrap_or(0);
    if major < 20 {
        bail!("node {} is too old; {hint}", version.trim());
    }
    let npm = shop.find(&["npm", "npm.cmd"]).context(hint)?;
    Ok(shop.command(npm))
}

/// Makes `name` another name for `file`.
pub fn link(file: &Path, name: &Path) -> Result<()> {
    std::fs::remove_file(name).ok();
    #[cfg(unix)]
    let made = std::os::unix::fs::symlink(file, name);
    #[cfg(not(unix))]
    let made = std::fs::copy(file, name).map(|_| ());
    made.with_context(|| format!("can't write {}", name.display()))
}
