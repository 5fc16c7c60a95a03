//! The environment of the commands: paths, running programs, and questions before commands that need root.

use anyhow::{Context, Result, anyhow, bail};
use std::ffi::OsStr;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// The paths of the project. The results of a first setup are in `cache`, outside the checkout, so that a clean
/// clone is built quickly.
#[derive(Clone)]
pub struct Project {
    /// The checkout.
    pub root: PathBuf,
    /// Tools, the private toolchain, a downloaded browser, and in CI the compiled crates.
    pub cache: PathBuf,
    /// The folder of cargo's compiled files.
    pub target: PathBuf,
    /// True if `CI` is set: no questions, and compiled crates are kept in the cache.
    pub ci: bool,
}

impl Project {
    pub fn open() -> Result<Self> {
        // `cargo run` sets the path of this package; the compiled-in path is for a program started directly.
        let said = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let here = said.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        let root = here.parent().context("xtask has no parent folder")?.to_owned();
        if !root.join("xtask/Cargo.toml").is_file() {
            bail!("there is no checkout in {}: start it as 'cargo xtask'", root.display());
        }
        let cache = match std::env::var_os("PRINCIPALITY_CACHE") {
            Some(folder) => PathBuf::from(folder),
            None => cache_home()?.join("principality"),
        };
        std::fs::create_dir_all(cache.join("tools/bin")).with_context(|| {
            format!(
                "can't create {}; set PRINCIPALITY_CACHE to a folder that can be written",
                cache.display()
            )
        })?;
        let ci = std::env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false" && ci != "0");
        let target = match std::env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => root.join(folder),
            None if ci => cache.join("target"),
            None => root.join("target"),
        };
        Ok(Self { root, cache, target, ci })
    }

    /// The folder that tools are installed under; their programs are in its `bin`.
    pub fn tools(&self) -> PathBuf {
        self.cache.join("tools")
    }

    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// A command that runs in the checkout and finds our tools first.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        let old = std::env::var_os("PATH").unwrap_or_default();
        let parts = std::iter::once(self.tools().join("bin")).chain(std::env::split_paths(&old));
        if let Ok(path) = std::env::join_paths(parts) {
            command.env("PATH", path);
        }
        command.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target);
        // The variables that `cargo run` sets for this program are not for the programs that it starts.
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if text == "CARGO"
                || text.starts_with("CARGO_PKG_")
                || text.starts_with("CARGO_MANIFEST_")
            {
                command.env_remove(&name);
            }
        }
        command
    }

    /// The first of these programs that can be found: in our tools, then on PATH. Absolute paths are taken as they are.
    pub fn find(&self, names: &[&str]) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<_> =
            std::iter::once(self.tools().join("bin")).chain(std::env::split_paths(&path)).collect();
        let name_of = |name: &str| format!("{name}{}", std::env::consts::EXE_SUFFIX);
        names.iter().find_map(|name| {
            if Path::new(name).is_absolute() {
                return Some(PathBuf::from(name)).filter(|file| file.is_file());
            }
            folders.iter().map(|folder| folder.join(name_of(name))).find(|file| file.is_file())
        })
    }

    /// True if a person is present to answer questions.
    pub fn can_ask(&self) -> bool {
        !self.ci && std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
    }

    /// The prefix of a command that needs root; empty for root itself.
    pub fn as_root(&self) -> &'static str {
        let root = run_quietly(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
        if root {
            ""
        } else if self.can_ask() {
            "sudo"
        } else {
            "sudo -n"
        }
    }

    /// Runs a command as root, after a question unless in CI. `why` completes "This needs root: …".
    pub fn run_as_root(&self, why: &str, words: &[&str], hint: &str) -> Result<()> {
        let line = words.join(" ");
        if self.can_ask() {
            eprint!("This needs root: {why}\n  {line}\nRun it now? [Y/n] ");
            std::io::stderr().flush().ok();
            let mut answer = String::new();
            std::io::stdin().read_line(&mut answer)?;
            if !matches!(answer.trim().to_lowercase().as_str(), "" | "y" | "yes" | "j" | "ja") {
                bail!("not done. {hint}");
            }
        }
        let mut before = self.as_root().split_whitespace().chain(["env"]);
        let mut command = self.command(before.next().unwrap_or("env"));
        command.args(before);
        command.arg("DEBIAN_FRONTEND=noninteractive").args(words).stdin(Stdio::null());
        run(&mut command, hint)
    }
}

fn cache_home() -> Result<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    if let Some(folder) = set("XDG_CACHE_HOME") {
        return Ok(folder);
    }
    match set("HOME").or_else(|| set("USERPROFILE")) {
        Some(home) => Ok(home.join(".cache")),
        None => bail!(
            "neither HOME nor PRINCIPALITY_CACHE is set: name a folder for tools in PRINCIPALITY_CACHE"
        ),
    }
}

/// Prints a line about the current step.
pub fn say(text: impl AsRef<str>) {
    eprintln!("· {}", text.as_ref());
}

/// Interval of messages during long work.
const BEAT: Duration = Duration::from_secs(30);

/// Reports the start of some work with its expected time, at intervals that it continues, and at the end the
/// time it took.
pub fn timed<T>(what: &str, expected: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    say(format!("{what} ({expected})"));
    let start = Instant::now();
    let report = |how: &str| say(format!("{what}: {how} {} s", start.elapsed().as_secs()));
    let (end, ended) = channel::<()>();
    let done = std::thread::scope(|scope| {
        scope.spawn(move || {
            while ended.recv_timeout(BEAT) == Err(RecvTimeoutError::Timeout) {
                report("for");
            }
        });
        let done = work();
        drop(end);
        done
    })?;
    report("done after");
    Ok(done)
}

/// Runs two functions at once.
pub fn both<A: Send, B>(
    one: impl FnOnce() -> Result<A> + Send,
    other: impl FnOnce() -> Result<B>,
) -> Result<(A, B)> {
    std::thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        let one = one.join().map_err(|_| anyhow!("a part of the work broke down"))?;
        Ok((one?, other?))
    })
}

/// Runs a function on each item, as many at once as there are cores. After the first error, which is returned,
/// no more are begun.
pub fn each<T: Send>(things: Vec<T>, work: impl Fn(T) -> Result<()> + Sync) -> Result<()> {
    let (left, failed) = (Mutex::new(things), AtomicBool::new(false));
    let next = || left.lock().ok().and_then(|mut left| left.pop());
    let run = || -> Result<()> {
        while let Some(thing) = next().filter(|_| !failed.load(Relaxed)) {
            work(thing).inspect_err(|_| failed.store(true, Relaxed))?;
        }
        Ok(())
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(run)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().map_err(|_| anyhow!("a part of the work broke down"))?
        })
    })
}

/// All files below a folder, sorted by their paths.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries =
        std::fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        // Symbolic links lead elsewhere.
        if path.is_dir() && !path.is_symlink() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The name of a file without its folder.
pub fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Empties a folder, or creates it.
pub fn fresh(folder: &Path) -> Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)
            .with_context(|| format!("can't remove {}", folder.display()))?;
    }
    Ok(std::fs::create_dir_all(folder)?)
}

/// A command as typed in a shell, for messages.
pub fn shown(command: &Command) -> String {
    let mut line = command.get_program().to_string_lossy().into_owned();
    for word in command.get_args() {
        line.push(' ');
        line.push_str(&word.to_string_lossy());
    }
    line
}

/// Runs a command with visible output. `hint` is the advice in case of failure.
pub fn run(command: &mut Command, hint: &str) -> Result<()> {
    let line = shown(command);
    let status = command.status().with_context(|| format!("can't start '{line}'. {hint}"))?;
    if status.success() {
        return Ok(());
    }
    bail!("'{line}' failed ({status}). {hint}")
}

/// Runs a command and returns its output; its error output is part of the error.
pub fn run_quietly(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("can't start '{line}'"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    bail!("'{line}' failed ({}): {said}", output.status)
}

/// Waits at most `limit` for a program to end; after that it is killed and the answer is `false`, as for a
/// failure.
pub fn wait_at_most(child: &mut Child, limit: Duration) -> Result<bool> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if start.elapsed() > limit {
            child.kill().ok();
            child.wait()?;
            return Ok(false);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}
