//! The standard library for `wasm32-unknown-unknown`: two ways to it.
//!
//! 1. `rustup target add`: some seconds. It is bounded by a timeout, for it can hang where rustup's server is out of
//!    reach.
//! 2. On Debian and Ubuntu, when the first way fails: the library is compiled once from the distribution's own compiler
//!    and source packages (`rustc-web`, `rust-web-src`) into a private toolchain folder that rustup accepts as a
//!    toolchain (`xtask/scripts/std-from-debian.sh`).

use crate::shop::{Shop, fresh, run, run_quietly, say, timed, wait_at_most};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

pub const TARGET: &str = "wasm32-unknown-unknown";
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
fn compile(shop: &Shop, folder: &Path) -> Result<()> {
    ensure!(
        cfg!(all(target_os = "linux", target_arch = "x86_64"))
            && ["apt-get", "dpkg-deb", "tar", "ldd"]
                .iter()
                .all(|name| shop.find(&[name]).is_some()),
        "the second way needs Debian or Ubuntu on x86-64"
    );
    let manifest = std::fs::read_to_string(shop.root.join("Cargo.toml"))?;
    let oldest = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"1."));
    let oldest = oldest.context("Cargo.toml names no rust-version")?.trim_end_matches('"');
    let mut script = shop.command("sh");
    script.arg(shop.root.join("xtask/scripts/std-from-debian.sh")).arg(folder).arg(oldest);
    script.arg(cargo(shop)?).env("AS_ROOT", shop.as_root());
    script.env("APT", if shop.can_ask() { "-q" } else { "-y -qq" });
    let what = "compiling the standard library with the system's rustc-web";
    let hint = "The messages above say what is missing";
    timed(what, "once; 1 to 2 minutes", || run(&mut script, hint))?;
    ensure!(
        has_std(shop, &Toolchain::Private(folder.to_owned())),
        "the compiled toolchain in {} has no standard library",
        folder.display()
    );
    Ok(())
}

/// The private toolchain uses the cargo that rustup has: not the first one on PATH, which may be rustup's proxy and would
/// call itself.
fn cargo(shop: &Shop) -> Result<PathBuf> {
    let mut rustup = shop.command("rustup");
    match run_quietly(rustup.args(["which", "cargo"]).env_remove("RUSTUP_TOOLCHAIN")) {
        Ok(path) => Ok(PathBuf::from(path.trim())),
        Err(_) => Ok(PathBuf::from(std::env::var_os("CARGO").context("there is no cargo")?)),
    }
}

/// Tries the second way, although the first one may work: makes a private toolchain from nothing and compiles the page's
/// code with it. Leaves nothing behind.
pub fn check_second_way(shop: &Shop) -> Result<()> {
    let folder = shop.cache.join("check-fallback");
    fresh(&folder)?;
    compile(shop, &folder.join("toolchain"))?;
    let toolchain = Toolchain::Private(folder.join("toolchain"));
    let version = run_quietly(toolchain.apply(shop.command("rustc").arg("--version")))?;
    say(format!("compiling the page's code with {}", version.trim()));
    let elsewhere = Shop { target: folder.join("target"), ..shop.clone() };
    crate::build::code(&elsewhere, &toolchain)?;
    std::fs::remove_dir_all(&folder)?;
    say("the second way works");
    Ok(())
}
