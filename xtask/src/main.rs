//! The project's own commands, called as `cargo xtask <command>`.
//!
//! Two of them are usually enough: `serve` shows the page, `test` checks everything. Both install missing tools
//! first. This file only reads the command line; the rest is in modules: [`project`] (paths, running programs),
//! [`tools`], [`std_for_wasm`] and [`browser`] (setup), [`build`] with [`code`], [`parts`], [`made`], [`imports`], [`minify`],
//! [`page`], [`licences`] and [`offline`] (the static site), [`serve`], [`test`], [`bench`]. Scripts for other programs
//! are in `scripts/`: serving, compressing, unpacking Debian's packages.

mod bench;
mod browser;
mod build;
mod chunks;
mod code;
mod e2e;
mod imports;
mod licences;
mod made;
mod minify;
mod offline;
mod page;
mod parts;
mod project;
mod serve;
mod std_for_wasm;
mod test;
mod tools;

use anyhow::{Result, bail};
use lexopt::{Arg, Parser};
use std::process::ExitCode;

const HELP: &str = "\
The project's own commands:

  cargo xtask serve            build the page and serve it on http://127.0.0.1:8080
      --port <n>               another port (0: any free one)
      --dev                    Trunk's watching server instead: rebuilds on every change, not optimised
      --no-build               serve dist/ as it is
      --under </a/path/>       serve below this path, as a host's sub-folder would
  cargo xtask test             everything a change must pass: format, clippy, licences, spelling, native tests,
                               tests in headless Chromium, end-to-end tests of the built page
      --only <a,b>             some steps alone: fmt clippy deny typos native wasm e2e
      --game <a,b>             of the end-to-end tests those in tests/e2e/<game>/ alone
      --file <a,b>             of all end-to-end tests those whose file's name contains one of these words
      --name <pattern>         of all end-to-end tests those whose name matches
      --repeat <n>             each end-to-end test so many times, without a second try, beside busy loops
      --no-build               test the page that is in dist/ already
      --full                   also the end-to-end tests tagged @full (whole games, all sizes, other browsers),
                               long budgets (sets PRINCIPALITY_FULL=1), and Trunk's build
  cargo xtask format           formats code and style sheets
  cargo xtask build            the static site in dist/, for any static host at any path
  cargo xtask bench            speed, size and pace of this build, natively and in Chromium
      --json                   as one JSON object
      --runs <n>               runs of games and searches (default 9), whose medians are printed
      --before <folder>        a page built before: touches and pace are measured on both, in turn
  cargo xtask setup            only install what is missing
  cargo xtask check-fallback   try the second way to the wasm target's standard library (Debian, Ubuntu)

What is installed goes to ~/.cache/principality (PRINCIPALITY_CACHE names another folder). With CI=true, or without a
terminal, nothing is asked.";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut args = Parser::from_env();
    let command = match args.next()? {
        Some(Arg::Value(word)) => word.to_string_lossy().into_owned(),
        _ => "help".to_owned(),
    };
    if command == "help" || std::env::args().any(|word| word == "--help" || word == "-h") {
        println!("{HELP}");
        return Ok(());
    }
    let project = project::Project::open()?;
    match command.as_str() {
        "serve" => serve::command(&project, args),
        "test" => test::command(&project, args),
        "format" => finished(args).and_then(|()| test::format(&project)),
        "build" => finished(args).and_then(|()| build::site(&project)),
        "bench" => bench::command(&project, args),
        "setup" => {
            finished(args)?;
            std_for_wasm::ready(&project)?;
            tools::for_building(&project)?;
            tools::for_checking(&project)?;
            browser::ready(&project)?;
            browser::firefox(&project).map(|_| ())
        }
        "check-fallback" => finished(args).and_then(|()| std_for_wasm::check_second_way(&project)),
        other => bail!("there is no command '{other}'.\n\n{HELP}"),
    }
}

/// Refuses further arguments.
fn finished(mut args: Parser) -> Result<()> {
    match args.next()? {
        None => Ok(()),
        Some(word) => Err(word.unexpected().into()),
    }
}
