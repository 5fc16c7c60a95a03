//! `cargo xtask test`: everything that a change must pass, in the order in which faults show soonest.

use crate::shop::{Shop, both, files, name_of, run, say, timed};
use crate::std_for_wasm::{TARGET, Toolchain};
use crate::{browser, build, serve, std_for_wasm, tools};
use anyhow::{Context, Result, bail, ensure};
use lexopt::{Arg, Parser, ValueExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How the steps are run.
#[derive(Default)]
struct How {
    /// The steps; all if there are none.
    only: Vec<String>,
    /// The games whose end-to-end tests are run alone.
    games: Vec<String>,
    /// Words of which a file of end-to-end tests must have one in its name.
    files: Vec<String>,
    /// Long budgets: all seeds, mutations, fuzzing.
    full: bool,
    /// Test the page that is in `dist/` already.
    no_build: bool,
}

struct Step {
    name: &'static str,
    what: &'static str,
    time: &'static str,
    run: fn(&Shop, &How) -> Result<()>,
}

const STEPS: [Step; 7] = [
    Step { name: "fmt", what: "formatting", time: "seconds", run: fmt },
    Step {
        name: "clippy",
        what: "clippy, warnings denied",
        time: "1 minute; 3 the first time",
        run: clippy,
    },
    Step { name: "deny", what: "crates' licences and sources", time: "seconds", run: deny },
    Step { name: "typos", what: "spelling", time: "seconds", run: typos },
    Step {
        name: "native",
        what: "native tests",
        time: "5 minutes on two cores; 7 the first time",
        run: native,
    },
    Step {
        name: "wasm",
        what: "wasm tests in headless Chromium",
        time: "1 minute on two cores; 3 the first time",
        run: wasm,
    },
    Step {
        name: "e2e",
        what: "end-to-end tests of the built page",
        time: "11 minutes on two cores",
        run: e2e,
    },
];

impl How {
    fn of(mut args: Parser) -> Result<How> {
        let mut how = How::default();
        while let Some(word) = args.next()? {
            match word {
                Arg::Long("only") => how.only = list(&mut args)?,
                Arg::Long("game") => how.games = list(&mut args)?,
                Arg::Long("file") => how.files = list(&mut args)?,
                Arg::Long("full") => how.full = true,
                Arg::Long("no-build") => how.no_build = true,
                _ => return Err(word.unexpected().into()),
            }
        }
        if how.only.is_empty() && !(how.games.is_empty() && how.files.is_empty()) {
            how.only.push("e2e".to_owned());
        }
        Ok(how)
    }
}

/// The words of an option's value.
fn list(args: &mut Parser) -> Result<Vec<String>> {
    let value = args.value()?.string()?;
    Ok(value
        .split(',')
        .map(|word| word.trim().to_owned())
        .filter(|word| !word.is_empty())
        .collect())
}

pub fn command(shop: &Shop, args: Parser) -> Result<()> {
    let how = How::of(args)?;
    let only = &how.only;
    if let Some(name) = only.iter().find(|name| !STEPS.iter().any(|step| step.name == **name)) {
        bail!(
            "there is no step '{name}'; the steps are: {}",
            STEPS.map(|step| step.name).join(" ")
        );
    }
    let steps: Vec<&Step> = STEPS
        .iter()
        .filter(|step| only.is_empty() || only.iter().any(|name| name == step.name))
        .collect();
    prune(shop)?;
    let start = Instant::now();
    let mut times = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let long = ["native", "e2e"].contains(&step.name);
        let longer = if how.full && long { "; up to five times that with --full" } else { "" };
        eprintln!("\n[{}/{}] {} ({}{longer})", at + 1, steps.len(), step.what, step.time);
        let start = Instant::now();
        (step.run)(shop, &how).with_context(|| {
            format!("the step '{0}' failed; 'cargo xtask test --only {0}' runs it alone", step.name)
        })?;
        times.push((step.what, start.elapsed()));
    }
    eprintln!("\nAll is well:");
    for (what, time) in times {
        eprintln!("{:>6} s  {what}", time.as_secs());
    }
    eprintln!("{:>6} s  in all", start.elapsed().as_secs());
    Ok(())
}

/// Cargo as the steps use it: in CI the lock file must fit.
fn cargo(shop: &Shop, how: &How, words: &[&str]) -> Command {
    let mut cargo = shop.command("cargo");
    cargo.args(words.iter().take(1));
    if shop.ci {
        cargo.arg("--locked");
    }
    cargo.args(words.iter().skip(1));
    if how.full {
        cargo.env("PRINCIPALITY_FULL", "1");
    }
    cargo
}

fn fmt(shop: &Shop, _: &How) -> Result<()> {
    run(shop.command("cargo").args(["fmt", "--all", "--check"]), "'cargo fmt --all' puts it right")
}

fn clippy(shop: &Shop, how: &How) -> Result<()> {
    let hint = "The messages above name the places";
    let deny = ["--", "-D", "warnings"];
    let everything =
        [&["clippy", "--workspace", "--all-targets", "--features", "cli"], &deny[..]].concat();
    run(&mut cargo(shop, how, &everything), hint)?;
    say("the rules alone, without any web crate");
    let rules = [&["clippy", "--lib", "--no-default-features"], &deny[..]].concat();
    let wall = "Code outside src/web must not use web crates; the messages above name the places";
    run(&mut cargo(shop, how, &rules), wall)?;
    say("the code for wasm");
    let toolchain = std_for_wasm::ready(shop)?;
    let what =
        ["--lib", "--bins", "--tests", "--features", "bench-wasm,players", "--target", TARGET];
    // The private toolchain's clippy is of another version and may deny what the usual one allows.
    let wasm = match toolchain {
        Toolchain::Usual => [&["clippy"], &what[..], &deny[..]].concat(),
        Toolchain::Private(_) => [&["check"], &what[..]].concat(),
    };
    run(toolchain.apply(&mut cargo(shop, how, &wasm)), hint)
}

fn deny(shop: &Shop, _: &How) -> Result<()> {
    tools::for_checking(shop)?;
    say(
        "bans, licences and sources; not the list of known vulnerabilities, which needs a download from elsewhere",
    );
    let mut deny = shop.command("cargo-deny");
    deny.args(["--log-level", "error", "check", "--hide-inclusion-graph"]);
    run(
        deny.args(["bans", "licenses", "sources"]),
        "deny.toml is the policy: choose another crate, or add the exception with its reason",
    )
}

fn typos(shop: &Shop, _: &How) -> Result<()> {
    tools::for_checking(shop)?;
    run(&mut shop.command("typos"), "Correct the spelling, or add the word to typos.toml")
}

/// Rules, players and command line seen from outside, compiled without the page; and beside them the tests that stand in the
/// code, the page's among them, compiled without optimisation: either takes one core for long.
fn native(shop: &Shop, how: &How) -> Result<()> {
    let (unit, dev) = if how.full { ("full", "full") } else { ("unit", "dev") };
    let hint = "The messages above name the test";
    let inside = ["test", "--workspace", "--lib", "--features", "cli", "--profile", unit];
    let outside = [
        "test",
        "--workspace",
        "--bins",
        "--test",
        "*",
        "--no-default-features",
        "--features",
        "cli",
        "--profile",
        dev,
    ];
    both(
        || heard(&mut cargo(shop, how, &inside), hint),
        || run(&mut cargo(shop, how, &outside), hint),
    )
    .map(|(told, ())| eprint!("{told}"))
}

/// Runs a command beside another; what it printed is handed back, for it would stand between the other's lines.
fn heard(command: &mut Command, hint: &str) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| hint.to_owned())?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(told);
    }
    bail!("the tests beside the code failed ({}):\n{told}\n{hint}", output.status)
}

fn wasm(shop: &Shop, how: &How) -> Result<()> {
    let toolchain = std_for_wasm::ready(shop)?;
    tools::for_building(shop)?;
    let browser = browser::ready(shop)?;
    // Rules and computer players as the module is built that holds them, without the page: that is tested in the next step.
    let words = ["test", "--no-default-features", "--target", TARGET, "--test", "wasm_*"];
    let mut command = cargo(shop, how, &words);
    command
        .env("CHROMEDRIVER", &browser.driver)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_TIMEOUT", if how.full { "3600" } else { "300" });
    run(
        toolchain.apply(&mut command),
        "The messages above name the test; webdriver.json holds the browser's flags",
    )
}

fn e2e(shop: &Shop, how: &How) -> Result<()> {
    let tests = end_to_end(shop, how)?;
    let chrome = browser::for_pages(shop, &browser::ready(shop)?);
    let firefox = browser::firefox(shop)?;
    if !how.no_build {
        build::site(shop)?;
    }
    if how.full {
        plain_trunk(shop, &chrome)?;
    }
    let site = serve::Server::start(shop, &shop.dist(), "/some/where/", 0)?;
    let mut node = node(shop, &site, &chrome);
    // They wait for pictures and timers as well as for the processor, of which two files at a time leave a quarter idle
    // on two cores: one more than there are cores, and no more than four, for each brings a browser of its own.
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let beside = (cores + 1).min(4);
    node.args(["--test", "--test-reporter=spec"])
        .arg(format!("--test-concurrency={beside}"))
        .args(tests);
    if let Some(firefox) = firefox {
        node.env("PRINCIPALITY_FIREFOX", firefox);
    }
    if how.full {
        node.env("PRINCIPALITY_FULL", "1");
    }
    run(&mut node, "Pictures of failed pages are in test-output/")
}

/// Node, set up to look at a page.
fn node(shop: &Shop, site: &serve::Server, chrome: &Path) -> Command {
    let mut node = shop.command("node");
    node.env("PRINCIPALITY_URL", &site.url).env("PRINCIPALITY_CHROME", chrome);
    node.stdin(Stdio::null());
    node
}

/// The files of the end-to-end tests: those that all games share, and those in a game's folder.
fn end_to_end(shop: &Shop, how: &How) -> Result<Vec<PathBuf>> {
    let root = shop.root.join("tests/e2e");
    let wanted = |file: &PathBuf| {
        let game = file.parent().filter(|folder| **folder != root).map(name_of).unwrap_or_default();
        let name = name_of(file);
        name.ends_with(".test.mjs")
            && (how.games.is_empty() || how.games.contains(&game))
            && (how.files.is_empty() || how.files.iter().any(|word| name.contains(word)))
    };
    let found: Vec<PathBuf> = files(&root)?.into_iter().filter(wanted).collect();
    ensure!(!found.is_empty(), "no file in tests/e2e/ is what --game and --file ask for");
    Ok(found)
}

/// Trunk alone builds a page that works, for those who have it.
fn plain_trunk(shop: &Shop, chrome: &Path) -> Result<()> {
    let mut trunk = serve::trunk(shop, &["build"])?;
    let hint = "index.html holds something that Trunk does not know; see the messages above";
    timed("building the page with Trunk", "1 to 3 minutes", || run(&mut trunk, hint))?;
    let site = serve::Server::start(shop, &shop.target.join("trunk-page"), "/trunk/", 0)?;
    let hint = "The page that Trunk builds alone does not work";
    run(node(shop, &site, chrome).args(["--test-reporter=lcov", "tests/e2e/trunk.mjs"]), hint)
}

/// What CI keeps between runs must not grow for ever: compiled crates are thrown away when they fill 10 GB, or when they
/// are a month old.
fn prune(shop: &Shop) -> Result<()> {
    let target = shop.cache.join("target");
    if !shop.ci || !target.is_dir() {
        return Ok(());
    }
    let stamp = target.join(".since");
    let month = Duration::from_secs(30 * 24 * 3600);
    let age = stamp
        .metadata()
        .and_then(|file| file.modified())
        .ok()
        .and_then(|since| since.elapsed().ok());
    if age.is_some_and(|age| age > month) || size(&target)? > 10_000_000_000 {
        say("throwing away the cache of compiled crates: it is old or large");
        std::fs::remove_dir_all(&target)?;
        std::fs::create_dir_all(&target)?;
    }
    if !stamp.is_file() {
        std::fs::write(stamp, "")?;
    }
    Ok(())
}

fn size(folder: &Path) -> Result<u64> {
    let sizes =
        files(folder)?.into_iter().map(|file| file.symlink_metadata().map_or(0, |file| file.len()));
    Ok(sizes.sum())
}
