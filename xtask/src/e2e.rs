//! The end-to-end tests of the built page: all files side by side, or each one again and again while busy loops take all
//! cores.

use crate::project::{Project, files, name_of, run, say, timed};
use crate::test::TestOptions;
use crate::{browser, build, serve};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

/// The step of `cargo xtask test`.
pub fn run_all(project: &Project, options: &TestOptions) -> Result<()> {
    let tests = chosen(project, options)?;
    let chrome = browser::for_pages(project, &browser::ready(project)?);
    let firefox = browser::firefox(project)?;
    let webkit = browser::webkit(project);
    if !options.no_build {
        build::site(project)?;
    }
    if options.full {
        plain_trunk(project, &chrome)?;
    }
    let site = serve::Server::start(project, &project.dist(), "/some/where/", 0)?;
    let node = || {
        let mut node = node(project, &site, &chrome);
        if let Some(firefox) = &firefox {
            node.env("PRINCIPALITY_FIREFOX", firefox);
        }
        if let Some(webkit) = &webkit {
            node.env("PRINCIPALITY_WEBKIT", &webkit.driver);
            node.env("PRINCIPALITY_XVFB", &webkit.screen);
        }
        if options.full {
            node.env("PRINCIPALITY_FULL", "1");
        }
        node
    };
    match options.repeat {
        Some(times) => repeat(project, options, &tests, times, node),
        None => once(project, options, &tests, node()),
    }
}

/// List of the tests that fell, written by the reporter: file, tab, name in each line.
fn fallen_list(project: &Project) -> PathBuf {
    project.root.join("test-output/fallen.txt")
}

/// List of the tests that passed only when they were tried again: file, name, reasons, separated by tabs in each line.
fn unsteady_list(project: &Project) -> PathBuf {
    project.root.join("test-output/unsteady.txt")
}

/// Adds the arguments of Node's test runner, with `beside` files side by side.
fn testing(
    project: &Project,
    options: &TestOptions,
    node: &mut Command,
    beside: usize,
) -> Result<()> {
    let fallen = fallen_list(project);
    let folder = fallen.parent().context("the list of fallen tests lies in no folder")?;
    std::fs::create_dir_all(folder)?;
    node.args(["--test", "--test-reporter=spec", "--test-reporter-destination=stdout"])
        .args(["--test-reporter=./xtask/scripts/fallen.mjs", "--test-reporter-destination"])
        .arg(fallen)
        .arg(format!("--test-concurrency={beside}"));
    if let Some(name) = &options.name {
        node.arg(format!("--test-name-pattern={name}"));
    }
    Ok(())
}

/// Number of cores.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Runs all files, some side by side.
fn once(
    project: &Project,
    options: &TestOptions,
    tests: &[PathBuf],
    mut node: Command,
) -> Result<()> {
    // Tests wait for pictures and timers as well as for the processor, of which two files at a time leave a quarter idle
    // on two cores: one more than there are cores, and no more than four, for each brings a browser of its own.
    testing(project, options, &mut node, (cores() + 1).min(4))?;
    forget_unsteady(project)?;
    node.args(tests);
    let Err(error) = run(&mut node, "The tests that fell are named above") else { return Ok(()) };
    let fallen = fallen(project);
    ensure!(!fallen.is_empty(), error);
    let report: Vec<String> = fallen.iter().map(|test| test.report(project)).collect();
    let unsteady = unsteady(project).join("\n");
    bail!("{} of the end-to-end tests fell:\n{}\n{unsteady}", report.len(), report.join("\n"));
}

/// Empties the list of unsteady tests.
pub fn forget_unsteady(project: &Project) -> Result<()> {
    let list = unsteady_list(project);
    if list.is_file() {
        std::fs::remove_file(&list).with_context(|| format!("can't delete {}", list.display()))?;
    }
    Ok(())
}

/// A line or more about each test that passed only when it was tried again.
pub fn unsteady(project: &Project) -> Vec<String> {
    let list = std::fs::read_to_string(unsteady_list(project)).unwrap_or_default();
    let report = |line: &str| {
        let mut words = line.split('\t').map(str::to_owned);
        let test = FailedTest { file: words.next()?, name: words.next()? };
        let reasons: Vec<String> = words.collect();
        let tries = reasons.len() + 1;
        let reasons = reasons.join("\n    ");
        let report = test.report(project);
        Some(format!("unsteady, passed at try {tries}:{report}\n    {reasons}"))
    };
    list.lines().filter_map(report).collect()
}

/// Runs each file alone, again and again, and counts what fell.
fn repeat(
    project: &Project,
    options: &TestOptions,
    tests: &[PathBuf],
    times: u32,
    node: impl Fn() -> Command,
) -> Result<()> {
    let load = Load::start(cores());
    let mut fell = 0;
    for file in tests {
        let mut here = 0;
        for _ in 0..times {
            let mut node = node();
            node.env("PRINCIPALITY_TRIES", "1");
            testing(project, options, &mut node, 1)?;
            node.arg(file).stdout(Stdio::null());
            if run(&mut node, "").is_err() {
                here += 1;
                fallen(project).iter().for_each(|test| say(test.report(project)));
            }
        }
        say(format!("{}: {here} of {times} runs fell", name_of(file)));
        fell += here;
    }
    drop(load);
    ensure!(fell == 0, "{fell} runs fell under load");
    Ok(())
}

/// Busy loops, one for each core, until dropped.
struct Load {
    is_over: Arc<AtomicBool>,
    loops: Vec<JoinHandle<()>>,
}

impl Load {
    fn start(count: usize) -> Load {
        let is_over = Arc::new(AtomicBool::new(false));
        let busy = |_| {
            let is_over = Arc::clone(&is_over);
            std::thread::spawn(move || {
                while !is_over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            })
        };
        let loops = (0..count).map(busy).collect();
        Load { is_over, loops }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        for busy in self.loops.drain(..) {
            let _ = busy.join();
        }
    }
}

/// A test that fell.
struct FailedTest {
    file: String,
    name: String,
}

impl FailedTest {
    /// The name, its picture if there is one, and the command that runs it alone.
    fn report(&self, project: &Project) -> String {
        let FailedTest { file, name } = self;
        let plain = |c: char| c.is_ascii_alphanumeric();
        let mut slug: String = name.chars().map(|c| if plain(c) { c } else { '-' }).collect();
        while slug.contains("--") {
            slug = slug.replace("--", "-");
        }
        let picture = project.root.join(format!("test-output/failed-{slug}.png"));
        let picture = if picture.is_file() {
            format!("\n    picture: test-output/{}", name_of(&picture))
        } else {
            String::new()
        };
        let file = file.trim_end_matches(".test.mjs");
        // A dot stands for any character: quotes and brackets of the name need no escape.
        let pattern: String =
            name.chars().map(|c| if plain(c) || c == ' ' { c } else { '.' }).collect();
        format!(
            "  {name}{picture}\n    alone: cargo xtask test --no-build --file {file} --name '{pattern}'"
        )
    }
}

/// The tests that fell in the last run.
fn fallen(project: &Project) -> Vec<FailedTest> {
    let list = std::fs::read_to_string(fallen_list(project)).unwrap_or_default();
    let test = |line: &str| {
        let (file, name) = line.split_once('\t')?;
        Some(FailedTest { file: file.to_owned(), name: name.to_owned() })
    };
    list.lines().filter_map(test).collect()
}

/// Node with the settings for tests of a page.
fn node(project: &Project, site: &serve::Server, chrome: &Path) -> Command {
    let mut node = project.command("node");
    node.env("PRINCIPALITY_URL", &site.url).env("PRINCIPALITY_CHROME", chrome);
    node.stdin(Stdio::null());
    node
}

/// The files of the end-to-end tests: the shared ones, and those in a game's folder.
fn chosen(project: &Project, options: &TestOptions) -> Result<Vec<PathBuf>> {
    let root = project.root.join("tests/e2e");
    let wanted = |file: &PathBuf| {
        let game = file.parent().filter(|folder| **folder != root).map(name_of).unwrap_or_default();
        let name = name_of(file);
        name.ends_with(".test.mjs")
            && (options.games.is_empty() || options.games.contains(&game))
            && (options.files.is_empty() || options.files.iter().any(|word| name.contains(word)))
    };
    let found: Vec<PathBuf> = files(&root)?.into_iter().filter(wanted).collect();
    ensure!(!found.is_empty(), "no file in tests/e2e/ is what --game and --file ask for");
    Ok(found)
}

/// Checks that Trunk alone builds a working page.
fn plain_trunk(project: &Project, chrome: &Path) -> Result<()> {
    let mut trunk = serve::trunk(project, &["build"])?;
    let hint = "index.html holds something that Trunk does not know; see the messages above";
    timed("building the page with Trunk", "1 to 3 minutes", || run(&mut trunk, hint))?;
    let site = serve::Server::start(project, &project.target.join("trunk-page"), "/trunk/", 0)?;
    let hint = "The page that Trunk builds alone does not work";
    run(node(project, &site, chrome).args(["--test-reporter=lcov", "tests/e2e/trunk.mjs"]), hint)
}
