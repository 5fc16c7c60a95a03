//! `cargo xtask test`: all checks of a change, those that fail fastest first.

use crate::project::{Project, both, files, run, say};
use crate::std_for_wasm::{TARGET, Toolchain};
use crate::{browser, build, e2e, std_for_wasm, tools};
use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Settings of the steps.
#[derive(Default)]
pub struct TestOptions {
    /// The steps; empty for all.
    pub only: Vec<String>,
    /// The games whose end-to-end tests are run; empty for all.
    pub games: Vec<String>,
    /// Parts of the names of end-to-end test files to run, in both tiers; empty for all.
    pub files: Vec<String>,
    /// Regular expression that the names of end-to-end tests to run match, in both tiers.
    pub name: Option<String>,
    /// Number of runs of each end-to-end test, under load and without a second try.
    pub repeat: Option<u32>,
    /// Both tiers of the end-to-end tests, and long budgets: all seeds, mutations, fuzzing.
    pub full: bool,
    /// True if the existing page in `dist/` is tested.
    pub no_build: bool,
}

struct Step {
    name: &'static str,
    what: &'static str,
    time: &'static str,
    run: fn(&Project, &TestOptions) -> Result<()>,
}

const STEPS: [Step; 7] = [
    Step { name: "fmt", what: "formatting", time: "seconds", run: fmt },
    Step {
        name: "clippy",
        what: "clippy, warnings denied",
        time: "2 minutes; 4 the first time",
        run: clippy,
    },
    Step { name: "deny", what: "crates' licences and sources", time: "seconds", run: deny },
    Step { name: "typos", what: "spelling", time: "seconds", run: typos },
    Step {
        name: "native",
        what: "native tests",
        time: "8 minutes on two cores with the page; 12 the first time",
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
        time: "5 minutes on two cores; 4 more if the page is still to be built",
        run: e2e::run_all,
    },
];

impl TestOptions {
    fn of(mut args: Parser) -> Result<TestOptions> {
        let mut options = TestOptions::default();
        while let Some(word) = args.next()? {
            match word {
                Arg::Long("only") => options.only = list(&mut args)?,
                Arg::Long("game") => options.games = list(&mut args)?,
                Arg::Long("file") => options.files = list(&mut args)?,
                Arg::Long("name") => options.name = Some(args.value()?.string()?),
                Arg::Long("repeat") => options.repeat = Some(args.value()?.parse()?),
                Arg::Long("full") => options.full = true,
                Arg::Long("no-build") => options.no_build = true,
                _ => return Err(word.unexpected().into()),
            }
        }
        let narrowed = !(options.games.is_empty() && options.files.is_empty());
        if options.only.is_empty()
            && (narrowed || options.name.is_some() || options.repeat.is_some())
        {
            options.only.push("e2e".to_owned());
        }
        Ok(options)
    }

    /// True if tests tagged `@full` are left out: a test that is asked for by name or file is run.
    pub fn is_gate(&self) -> bool {
        !self.full && self.name.is_none() && self.files.is_empty()
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

pub fn command(project: &Project, args: Parser) -> Result<()> {
    let mut options = TestOptions::of(args)?;
    let only = options.only.clone();
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
    prune(project)?;
    e2e::forget_unsteady(project)?;
    let start = Instant::now();
    let mut times = Vec::new();
    let is_chosen = |name| steps.iter().any(|step| step.name == name);
    // Native tests and the page are compiled apart, and each leaves a core idle for long.
    let builds_beside = !options.no_build && is_chosen("native") && is_chosen("e2e");
    for (at, step) in steps.iter().enumerate() {
        let long = ["native", "e2e"].contains(&step.name);
        let longer = if options.full && long { "; up to five times that with --full" } else { "" };
        eprintln!("\n[{}/{}] {} ({}{longer})", at + 1, steps.len(), step.what, step.time);
        let start = Instant::now();
        let alone = || {
            format!("the step '{0}' failed; 'cargo xtask test --only {0}' runs it alone", step.name)
        };
        if builds_beside && step.name == "native" {
            say("building the page beside them");
            both(
                || (step.run)(project, &options).with_context(alone),
                || build::site(project).context("the page could not be built"),
            )?;
            options.no_build = true;
        } else {
            (step.run)(project, &options).with_context(alone)?;
        }
        times.push((step.what, start.elapsed()));
    }
    eprintln!("\nAll is well:");
    for (what, time) in times {
        eprintln!("{:>6} s  {what}", time.as_secs());
    }
    eprintln!("{:>6} s  in all", start.elapsed().as_secs());
    eprint!("{}", e2e::unsteady(project));
    Ok(())
}

/// Cargo with the settings of the steps: in CI the lock file must fit.
fn cargo(project: &Project, options: &TestOptions, words: &[&str]) -> Command {
    let mut cargo = project.command("cargo");
    cargo.args(words.iter().take(1));
    if project.ci {
        cargo.arg("--locked");
    }
    cargo.args(words.iter().skip(1));
    if options.full {
        cargo.env("PRINCIPALITY_FULL", "1");
    }
    cargo
}

const SHEETS: &str = "static/css/*.css";

fn fmt(project: &Project, _: &TestOptions) -> Result<()> {
    let hint = "'cargo xtask format' puts it right";
    run(project.command("cargo").args(["fmt", "--all", "--check"]), hint)?;
    run(prettier(project)?.args(["--check", SHEETS]), hint)
}

/// Formats code and style sheets.
pub fn format(project: &Project) -> Result<()> {
    let hint = "The messages above name the place that can't be read";
    run(project.command("cargo").args(["fmt", "--all"]), hint)?;
    run(prettier(project)?.args(["--write", SHEETS]), hint)
}

/// Prettier, set up by `package.json`.
fn prettier(project: &Project) -> Result<Command> {
    tools::packages(project)?;
    let mut prettier = project.command("node");
    prettier.arg(project.root.join("node_modules/prettier/bin/prettier.cjs"));
    prettier.args(["--log-level", "warn"]).current_dir(&project.root);
    Ok(prettier)
}

fn clippy(project: &Project, options: &TestOptions) -> Result<()> {
    let hint = "The messages above name the places";
    let deny = ["--", "-D", "warnings"];
    let everything =
        [&["clippy", "--workspace", "--all-targets", "--features", "cli,ssr"], &deny[..]].concat();
    run(&mut cargo(project, options, &everything), hint)?;
    say("the rules alone, without any web crate");
    let rules = [&["clippy", "--lib", "--no-default-features"], &deny[..]].concat();
    let wall = "Code outside src/web must not use web crates; the messages above name the places";
    run(&mut cargo(project, options, &rules), wall)?;
    say("the code for wasm");
    let toolchain = std_for_wasm::ready(project)?;
    let what =
        ["--lib", "--bins", "--tests", "--features", "bench-wasm,players", "--target", TARGET];
    // The private toolchain's clippy is of another version and may deny code that the usual one allows.
    let wasm = match toolchain {
        Toolchain::Usual => [&["clippy"], &what[..], &deny[..]].concat(),
        Toolchain::Private(_) => [&["check"], &what[..]].concat(),
    };
    run(toolchain.apply(&mut cargo(project, options, &wasm)), hint)
}

fn deny(project: &Project, _: &TestOptions) -> Result<()> {
    tools::for_checking(project)?;
    say(
        "bans, licences and sources; not the list of known vulnerabilities, which needs a download from elsewhere",
    );
    let mut deny = project.command("cargo-deny");
    deny.args(["--log-level", "error", "check", "--hide-inclusion-graph"]);
    run(
        deny.args(["bans", "licenses", "sources"]),
        "deny.toml is the policy: choose another crate, or add the exception with its reason",
    )
}

fn typos(project: &Project, _: &TestOptions) -> Result<()> {
    tools::for_checking(project)?;
    run(&mut project.command("typos"), "Correct the spelling, or add the word to typos.toml")
}

/// Tests rules, players and command line from outside, compiled without the page; and at the same time the unit
/// tests, the page's among them, compiled without optimisation, or hardly with long budgets: the page takes a quarter
/// of an hour to optimise, more than its tests win by it. Each takes one core for long.
fn native(project: &Project, options: &TestOptions) -> Result<()> {
    let (unit, dev) = if options.full { ("dev", "full") } else { ("unit", "dev") };
    let hint = "The messages above name the test";
    let inside = ["test", "--workspace", "--lib", "--features", "cli,ssr", "--profile", unit];
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
    // Examples in the documentation, with the crate that the tests from outside were compiled with: for this package alone
    // others would lack features, and all would be compiled again. The page's, for which it takes a minute to compile, are
    // among the unit tests (`web::tests::tiny`), and examples in the documentation in the full run only.
    let (features, profile) = if options.full { ("cli,ssr", "unit") } else { ("cli", dev) };
    let examples = [
        "test",
        "--workspace",
        "--doc",
        "--no-default-features",
        "--features",
        features,
        "--profile",
        profile,
    ];
    both(
        || output_of(&mut cargo(project, options, &inside), hint),
        || {
            run(&mut cargo(project, options, &outside), hint)?;
            run(&mut cargo(project, options, &examples), hint)
        },
    )
    .map(|(output, ())| eprint!("{output}"))
}

/// Runs a command beside another; its output is returned, since it would mix with the other's lines.
fn output_of(command: &mut Command, hint: &str) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| hint.to_owned())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(text);
    }
    bail!("the tests beside the code failed ({}):\n{text}\n{hint}", output.status)
}

fn wasm(project: &Project, options: &TestOptions) -> Result<()> {
    let toolchain = std_for_wasm::ready(project)?;
    tools::for_building(project)?;
    let browser = browser::ready(project)?;
    // Rules and computer players compiled like the module that holds them, without the page, which is tested in
    // the next step.
    let words = ["test", "--no-default-features", "--target", TARGET, "--test", "wasm_*"];
    let mut command = cargo(project, options, &words);
    command
        .env("CHROMEDRIVER", &browser.driver)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_TIMEOUT", if options.full { "3600" } else { "300" });
    run(
        toolchain.apply(&mut command),
        "The messages above name the test; webdriver.json holds the browser's flags",
    )
}

/// Keeps CI's cache from growing: compiled crates are deleted when they fill 10 GB, or are a month old.
fn prune(project: &Project) -> Result<()> {
    let target = project.cache.join("target");
    if !project.ci || !target.is_dir() {
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
