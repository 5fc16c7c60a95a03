//! The end-to-end tests of the built page, run by Playwright Test; again and again while busy loops take all cores if
//! they are repeated.

use crate::project::{Project, run, timed};
use crate::test::TestOptions;
use crate::{browser, build, serve};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

/// The step of `cargo xtask test`.
pub fn run_all(project: &Project, options: &TestOptions) -> Result<()> {
    let chrome = browser::for_pages(project, &browser::ready(project)?);
    let (firefox, webkit) = match options.is_gate() {
        true => (None, None),
        false => (browser::firefox(project)?, browser::webkit(project)),
    };
    if !options.no_build {
        build::site(project)?;
    }
    if options.full {
        plain_trunk(project, &chrome)?;
    }
    let site = serve::Server::start(project, &project.dist(), "/some/where/", 0)?;
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
    if options.is_gate() {
        node.env("PRINCIPALITY_GATE", "1");
    }
    forget_unsteady(project)?;
    node.args(words(options));
    let load = options.repeat.map(|_| {
        node.env("PRINCIPALITY_TRIES", "1");
        Load::start(cores())
    });
    let tested = run(&mut node, "The tests that fell are named above");
    drop(load);
    match (tested, report(project, "fallen")) {
        (Err(_), fallen) if !fallen.is_empty() => {
            bail!("{fallen}{}", report(project, "unsteady"))
        }
        (tested, _) => tested,
    }
}

/// The arguments of Playwright Test.
fn words(options: &TestOptions) -> Vec<String> {
    let mut words: Vec<String> =
        ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/e2e"]
            .map(str::to_owned)
            .to_vec();
    if options.is_gate() {
        words.push("--grep-invert=@full".to_owned());
    }
    if let Some(name) = &options.name {
        words.push(format!("--grep={name}"));
    }
    if let Some(times) = options.repeat {
        words.push(format!("--repeat-each={times}"));
    }
    let either = |parts: &[String], otherwise: &str| match parts {
        [] => otherwise.to_owned(),
        parts => format!("({})", parts.join("|")),
    };
    let folder = either(&options.games, "([^/]*/)?");
    let folder = if options.games.is_empty() { folder } else { format!("{folder}/") };
    let file = either(&options.files, "");
    words.push(format!("tests/e2e/{folder}[^/]*{file}[^/]*\\.test\\.mjs$"));
    words
}

/// Number of cores.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Report of Playwright Test on the tests that fell, or on those that are unsteady; empty if there are none.
fn report(project: &Project, name: &str) -> String {
    std::fs::read_to_string(report_file(project, name)).unwrap_or_default()
}

fn report_file(project: &Project, name: &str) -> PathBuf {
    project.root.join(format!("test-output/{name}.txt"))
}

/// Deletes the reports of the last run.
pub fn forget_unsteady(project: &Project) -> Result<()> {
    for name in ["fallen", "unsteady"] {
        let file = report_file(project, name);
        if file.is_file() {
            std::fs::remove_file(&file)
                .with_context(|| format!("can't delete {}", file.display()))?;
        }
    }
    Ok(())
}

/// Lines about the tests that passed only when they were tried again.
pub fn unsteady(project: &Project) -> String {
    report(project, "unsteady")
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

/// Node with the settings for tests of a page.
fn node(project: &Project, site: &serve::Server, chrome: &Path) -> Command {
    let mut node = project.command("node");
    node.env("PRINCIPALITY_URL", &site.url).env("PRINCIPALITY_CHROME", chrome);
    node.stdin(Stdio::null());
    node
}

/// Checks that Trunk alone builds a working page.
fn plain_trunk(project: &Project, chrome: &Path) -> Result<()> {
    let mut trunk = serve::trunk(project, &["build"])?;
    let hint = "index.html holds something that Trunk does not know; see the messages above";
    timed("building the page with Trunk", "1 to 3 minutes", || run(&mut trunk, hint))?;
    let site = serve::Server::start(project, &project.target.join("trunk-page"), "/trunk/", 0)?;
    let hint = "The page that Trunk builds alone does not work";
    run(node(project, &site, chrome).arg("tests/e2e/trunk.mjs"), hint)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(options: &TestOptions) -> String {
        words(options).pop().unwrap_or_default()
    }

    #[test]
    fn the_gate_leaves_out_the_full_tier_and_a_named_test_is_found_in_both() {
        let leaves_out =
            |options: &TestOptions| words(options).contains(&"--grep-invert=@full".to_owned());
        let named = || TestOptions { name: Some("a duel".to_owned()), ..Default::default() };
        assert!(leaves_out(&TestOptions::default()));
        assert!(leaves_out(&TestOptions { games: vec!["road".to_owned()], ..Default::default() }));
        assert!(!leaves_out(&TestOptions { full: true, ..Default::default() }));
        assert!(!leaves_out(&named()));
        assert!(words(&named()).contains(&"--grep=a duel".to_owned()));
    }

    #[test]
    fn files_are_found_by_folder_and_by_parts_of_their_names() {
        let all = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let game = TestOptions { games: all(&["road", "dice"]), ..Default::default() };
        assert_eq!(last(&game), r"tests/e2e/(road|dice)/[^/]*[^/]*\.test\.mjs$");
        let file = TestOptions { files: all(&["whole"]), ..Default::default() };
        assert_eq!(last(&file), r"tests/e2e/([^/]*/)?[^/]*(whole)[^/]*\.test\.mjs$");
    }

    #[test]
    fn tests_are_repeated_only_if_that_is_asked_for() {
        let repeats =
            |options: &TestOptions| words(options).iter().any(|word| word == "--repeat-each=5");
        assert!(!repeats(&TestOptions::default()));
        assert!(repeats(&TestOptions { repeat: Some(5), ..Default::default() }));
    }
}
