//! The standard library for `wasm32-unknown-unknown`, obtained in one of two ways:
//!
//! 1. `rustup target add`: some seconds. It has a timeout, since it can hang without access to rustup's server.
//! 2. On Debian and Ubuntu, if the first way fails: the library is compiled once from the distribution's own
//!    compiler and source packages (`rustc-web`, `rust-web-src`) into a private toolchain folder that rustup accepts
//!    as a toolchain (`xtask/scripts/std-from-debian.sh`).

use crate::project::{Project, fresh, run, run_quietly, say, timed, wait_at_most};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

pub const TARGET: &str = "wasm32-unknown-unknown";
const BY_HAND: &str = "Run 'rustup target add wasm32-unknown-unknown' where rustup's server can be reached, then try again";

/// The compiler for wasm.
#[derive(Clone, Debug)]
pub enum Toolchain {
    /// The default toolchain of cargo.
    Usual,
    /// A private one in this folder, passed to rustup as a path.
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
pub fn ready(project: &Project) -> Result<Toolchain> {
    let private = project.tools().join("toolchain");
    if has_std(project, &Toolchain::Usual) {
        return Ok(Toolchain::Usual);
    }
    if private.join(".done").is_file() && has_std(project, &Toolchain::Private(private.clone())) {
        return Ok(Toolchain::Private(private));
    }
    say(format!(
        "adding the wasm target with rustup (some seconds, at most {} s)",
        LIMIT.as_secs()
    ));
    let Err(first) = add_with_rustup(project) else {
        return Ok(Toolchain::Usual);
    };
    say(format!("that did not work ({first:#}); trying the second way"));
    compile(project, &private)
        .with_context(|| format!("no standard library for {TARGET}. {BY_HAND}"))?;
    Ok(Toolchain::Private(private))
}

const LIMIT: Duration = Duration::from_secs(90);

fn has_std(project: &Project, toolchain: &Toolchain) -> bool {
    let mut rustc = project.command("rustc");
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

fn add_with_rustup(project: &Project) -> Result<()> {
    let rustup = project.find(&["rustup"]).context("there is no rustup")?;
    let log = project.tools().join("rustup.log");
    let file = std::fs::File::create(&log)?;
    let mut child = project
        .command(rustup)
        .args(["target", "add", TARGET])
        .env("RUSTUP_MAX_RETRIES", "1")
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .spawn()?;
    if wait_at_most(&mut child, LIMIT)? && has_std(project, &Toolchain::Usual) {
        return Ok(());
    }
    let said = std::fs::read_to_string(&log).unwrap_or_default();
    match said.lines().find(|line| line.starts_with("error")) {
        Some(line) => bail!("{line}"),
        None => bail!("rustup did not end in time"),
    }
}

/// Compiles the library into the toolchain `folder`, for the second way. About a minute on two cores.
fn compile(project: &Project, folder: &Path) -> Result<()> {
    ensure!(
        cfg!(all(target_os = "linux", target_arch = "x86_64"))
            && ["apt-get", "dpkg-deb", "tar", "ldd"]
                .iter()
                .all(|name| project.find(&[name]).is_some()),
        "the second way needs Debian or Ubuntu on x86-64"
    );
    let manifest = std::fs::read_to_string(project.root.join("Cargo.toml"))?;
    let oldest = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"1."));
    let oldest = oldest.context("Cargo.toml names no rust-version")?.trim_end_matches('"');
    let mut script = project.command("sh");
    script.arg(project.root.join("xtask/scripts/std-from-debian.sh")).arg(folder).arg(oldest);
    script.arg(cargo(project)?).env("AS_ROOT", project.as_root());
    script.env("APT", if project.can_ask() { "-q" } else { "-y -qq" });
    let what = "compiling the standard library with the system's rustc-web";
    let hint = "The messages above say what is missing";
    timed(what, "once; 1 to 2 minutes", || run(&mut script, hint))?;
    ensure!(
        has_std(project, &Toolchain::Private(folder.to_owned())),
        "the compiled toolchain in {} has no standard library",
        folder.display()
    );
    Ok(())
}

/// The cargo for the private toolchain: rustup's, rather than the first one on PATH, which may be rustup's
/// proxy and would call itself.
fn cargo(project: &Project) -> Result<PathBuf> {
    let mut rustup = project.command("rustup");
    match run_quietly(rustup.args(["which", "cargo"]).env_remove("RUSTUP_TOOLCHAIN")) {
        Ok(path) => Ok(PathBuf::from(path.trim())),
        Err(_) => Ok(PathBuf::from(std::env::var_os("CARGO").context("there is no cargo")?)),
    }
}

/// Tests the second way even if the first one works: makes a private toolchain from nothing, compiles the
/// page's code with it, and removes it.
pub fn check_second_way(project: &Project) -> Result<()> {
    let folder = project.cache.join("check-fallback");
    fresh(&folder)?;
    compile(project, &folder.join("toolchain"))?;
    let toolchain = Toolchain::Private(folder.join("toolchain"));
    let version = run_quietly(toolchain.apply(project.command("rustc").arg("--version")))?;
    say(format!("compiling the page's code with {}", version.trim()));
    let elsewhere = Project { target: folder.join("target"), ..project.clone() };
    crate::build::code(&elsewhere, &toolchain)?;
    std::fs::remove_dir_all(&folder)?;
    say("the second way works");
    Ok(())
}
