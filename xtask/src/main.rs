//! The project's own commands, called as `cargo xtask <command>`.
//!
//! Two of them are all that most people need: `serve` shows the page, `test` checks everything. Both install what is
//! missing first. This file only reads the command line; each room of the house is a module:
//! [`shop`] (where things are, running programs), [`tools`], [`std_for_wasm`] and [`browser`] (setting up), [`build`]
//! with [`parts`], [`page`], [`licences`], [`offline`] and [`compress`] (the static site), [`serve`], [`test`], [`bench`].

mod args;
mod bench;
mod browser;
mod build;
mod check_fallback;
mod compress;
mod debian;
mod http;
mod licences;
mod offline;
mod page;
mod parts;
mod players;
mod serve;
mod shop;
mod std_for_wasm;
mod test;
mod tools;

use anyhow::{Result, bail};
use args::Args;
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
      --full                   the same with long budgets (sets PRINCIPALITY_FULL=1)
      --only <a,b>             some steps alone: fmt clippy deny typos native wasm e2e
  cargo xtask build            the static site in dist/, for any static host at any path
  cargo xtask bench            speed and size of this build, natively and in Chromium
      --json                   as one JSON object
      --runs <n>               runs per number (default 5; each printed number is their median)
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
    let mut args = Args::from_command_line();
    let command = args.command();
    if command.is_empty() || command == "help" || args.flag("--help") || args.flag("-h") {
        println!("{HELP}");
        return Ok(());
    }
    let shop = shop::Shop::open()?;
    match command.as_str() {
        "serve" => serve::command(&shop, args),
        "test" => test::command(&shop, args),
        "build" => {
            args.finish()?;
            build::site(&shop)
        }
        "bench" => bench::command(&shop, args),
        "setup" => {
            args.finish()?;
            tools::for_building(&shop)?;
            tools::for_checking(&shop)?;
            browser::ready(&shop)?;
            browser::firefox(&shop).map(|_| ())
        }
        "check-fallback" => {
            args.finish()?;
            check_fallback::command(&shop)
        }
        other => bail!("there is no command '{other}'.\n\n{HELP}"),
    }
}
