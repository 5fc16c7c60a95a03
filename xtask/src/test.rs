//! `cargo xtask test`: everything that a change must pass, in the order in which faults show soonest.

use crate::args::Args;
use crate::players::Registers;
use crate::shop::{Shop, run, say};
use crate::std_for_wasm::{TARGET, Toolchain};
use crate::{browser, build, serve, tools};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How the steps are run.
struct How {
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
        time: "2 minutes on two cores; 7 the first time",
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
        time: "11 minutes on two cores; 14 the first time",
        run: e2e,
    },
];

pub fn command(shop: &Shop, mut args: Args) -> Result<()> {
    let only = args.value("--only")?.unwrap_or_default();
    let only: Vec<&str> = only.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    let how = How { full: args.flag("--full"), no_build: args.flag("--no-build") };
    args.finish()?;
    if let Some(name) = only.iter().find(|name| !STEPS.iter().any(|step| step.name == **name)) {
        bail!(
            "there is no step '{name}'; the steps are: {}",
            STEPS.map(|step| step.name).join(" ")
        );
    }
    let steps: Vec<&Step> =
        STEPS.iter().filter(|step| only.is_empty() || only.contains(&step.name)).collect();
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
    let toolchain = crate::std_for_wasm::ready(shop)?;
    let wide = Registers::Wide.config();
    let what = ["--lib", "--bins", "--tests", "--features", "bench-wasm,players"];
    let what = [&what[..], &["--target", TARGET, "--config", &wide]].concat();
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
    let deny = shop.find(&["cargo-deny"]).context("cargo-deny is missing")?;
    let mut command = shop.command(deny);
    command.args([
        "--log-level",
        "error",
        "check",
        "--hide-inclusion-graph",
        "bans",
        "licenses",
        "sources",
    ]);
    run(
        &mut command,
        "deny.toml is the policy: choose another crate, or add the exception with its reason",
    )
}

fn typos(shop: &Shop, _: &How) -> Result<()> {
    tools::for_checking(shop)?;
    let typos = shop.find(&["typos"]).context("typos is missing")?;
    run(&mut shop.command(typos), "Correct the spelling, or add the word to typos.toml")
}

fn native(shop: &Shop, how: &How) -> Result<()> {
    let words: &[&str] = if how.full {
        &["test", "--workspace", "--features", "cli", "--profile", "full"]
    } else {
        &["test", "--workspace", "--features", "cli"]
    };
    run(&mut cargo(shop, how, words), "The messages above name the test")
}

fn wasm(shop: &Shop, how: &How) -> Result<()> {
    let toolchain = tools::for_building(shop)?;
    let browser = browser::ready(shop)?;
    // Rules and computer players as the module is built that holds them, without the page: that is tested in the next step.
    let wide = Registers::Wide.config();
    let words = [
        "test",
        "--config",
        &wide,
        "--no-default-features",
        "--target",
        TARGET,
        "--test",
        "wasm_*",
    ];
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
    let chrome = browser::for_pages(shop, &browser::ready(shop)?);
    let firefox = browser::firefox(shop)?;
    if !how.no_build {
        build::site(shop)?;
    }
    let url = serve::in_background(&shop.dist(), "/some/where/")?;
    let mut files: Vec<_> = std::fs::read_dir(shop.root.join("tests/e2e"))?
        .flatten()
        .map(|file| file.path())
        .filter(|file| file.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    files.sort();
    let mut node = shop.command("node");
    // They wait for pictures and timers as well as for the processor: two at a time even on one core, and no more than
    // three, for each brings a browser of its own.
    let beside = std::thread::available_parallelism().map_or(2, |cores| cores.get().clamp(2, 3));
    node.args(["--test", "--test-reporter=spec"])
        .arg(format!("--test-concurrency={beside}"))
        .args(files)
        .stdin(Stdio::null());
    node.env("PRINCIPALITY_URL", url).env("PRINCIPALITY_CHROME", chrome);
    if let Some(firefox) = firefox {
        node.env("PRINCIPALITY_FIREFOX", firefox);
    }
    if how.full {
        node.env("PRINCIPALITY_FULL", "1");
    }
    run(&mut node, "Pictures of failed pages are in test-output/")
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
    if age.is_some_and(|age| age > month) || size(&target) > 10_000_000_000 {
        say("throwing away the cache of compiled crates: it is old or large");
        std::fs::remove_dir_all(&target)?;
        std::fs::create_dir_all(&target)?;
    }
    if !stamp.is_file() {
        std::fs::write(stamp, "")?;
    }
    Ok(())
}

fn size(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let kind = entry.metadata().ok()?;
            Some(if kind.is_dir() { size(&entry.path()) } else { kind.len() })
        })
        .sum()
}
