//! `cargo xtask bench`: how fast whole random games are played and positions searched, natively and in Chromium, and how much a visitor
//! downloads. Each number is the median of several runs; compare numbers of the same machine only.

use crate::args::Args;
use crate::players::Registers;
use crate::shop::{Shop, run_quietly, say};
use crate::{browser, build, players, serve, tools};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

pub fn command(shop: &Shop, mut args: Args) -> Result<()> {
    let as_json = args.flag("--json");
    let runs = args.value("--runs")?.unwrap_or_else(|| "9".to_owned());
    let runs: u32 = runs.parse().with_context(|| format!("'{runs}' is no number of runs"))?;
    args.finish()?;
    let measured = Measured::now(shop, runs)?;
    if as_json {
        println!("{}", measured.json());
    } else {
        measured.print();
    }
    Ok(())
}

/// Everything that was measured.
struct Measured {
    machine: Value,
    runs: u32,
    native: Vec<Table>,
    wasm: Vec<Table>,
    /// Positions a second that *hard* searches natively and in the browser.
    searched: [f64; 2],
    state_bytes: Value,
    /// What the first load fetches, each with its bytes as sent with brotli.
    load: Vec<(String, u64)>,
}

impl Measured {
    fn now(shop: &Shop, runs: u32) -> Result<Measured> {
        let chrome = browser::ready(shop)?.chrome;
        build::site(shop)?;
        say("building the games for wasm and natively (a minute; more the first time)");
        let page = wasm_page(shop)?;
        let [playouts, search] = ["playouts", "search"].map(|bench| native_program(shop, bench));
        say(format!(
            "playing natively and in Chromium in turn, {runs} runs (about {} s)",
            5 * runs
        ));
        let mut node = shop.command("node");
        node.arg("tests/e2e/bench.mjs")
            .env("PRINCIPALITY_CHROME", chrome)
            .env("PRINCIPALITY_URL", serve::in_background(&shop.dist(), "/some/where/")?)
            .env("PRINCIPALITY_BENCH_URL", serve::in_background(&page, "/")?)
            .env("PRINCIPALITY_BENCH_PLAYOUTS", playouts?)
            .env("PRINCIPALITY_BENCH_SEARCH", search?)
            .env("PRINCIPALITY_BENCH_RUNS", runs.to_string());
        let measured = last_json(&run_quietly(&mut node)?)?;
        let of = |world: &str| measured.get(world).with_context(|| format!("no {world} figures"));
        let (native, wasm) = (of("native")?, of("wasm")?);
        let machine = json!({
            "name": machine(),
            "rust": run_quietly(shop.command("rustc").arg("--version"))?.trim(),
            "browser": measured.get("browser"),
        });
        Ok(Measured {
            machine,
            runs,
            native: tables(native)?,
            wasm: tables(wasm)?,
            searched: [native, wasm].map(positions_per_s),
            state_bytes: measured.get("state_bytes").cloned().unwrap_or_default(),
            load: first_load(&shop.dist(), &measured)?,
        })
    }

    fn first_load(&self) -> u64 {
        self.load.iter().map(|(_, size)| size).sum()
    }

    fn json(&self) -> Value {
        let of = |tables: &[Table], searched: f64| json!({ "games_per_s": games_per_s(tables), "ns_per_action": overall_ns(tables).round(), "positions_per_s": searched.round() });
        let [native, wasm] = self.searched;
        json!({
            "machine": self.machine,
            "runs": self.runs,
            "native": of(&self.native, native),
            "wasm": of(&self.wasm, wasm),
            "state_bytes": self.state_bytes,
            "first_load_brotli_bytes": self.first_load(),
        })
    }

    fn print(&self) {
        println!(
            "\n{}",
            ["name", "rust", "browser"].map(|name| text(&self.machine, name)).join("\n")
        );
        println!("Medians of {} runs of whole random games\n", self.runs);
        println!("players       natively             in Chromium (wasm)");
        for (native, wasm) in self.native.iter().zip(&self.wasm) {
            println!(
                "{:>7}  {:>9.0} games/s {:>5.0} ns/action  {:>9.0} games/s {:>5.0} ns/action",
                native.players,
                native.games_per_s(),
                native.ns_per_action(),
                wasm.games_per_s(),
                wasm.ns_per_action()
            );
        }
        let [native, wasm] = self.searched;
        println!("\nHard searches {native:.0} positions/s natively, {wasm:.0} in Chromium.");
        println!("The state takes {} bytes.", self.state_bytes);
        println!("The first load, in bytes as sent with brotli:");
        for (name, size) in &self.load {
            println!("{size:>9}  {name}");
        }
        println!("{:>9}  in all", self.first_load());
    }
}

/// Builds a benchmark of the package natively and says where its program is.
fn native_program(shop: &Shop, bench: &str) -> Result<String> {
    let mut cargo = shop.command("cargo");
    cargo.args(["bench", "--quiet", "--bench", bench, "--no-run"]);
    cargo.args(["--message-format", "json-render-diagnostics"]);
    program_of(&run_quietly(&mut cargo)?, bench)
        .with_context(|| format!("cargo built no benchmark '{bench}'"))
}

/// The benchmark's program among all that cargo says it has built: the package's other programs too, in any order.
fn program_of(messages: &str, bench: &str) -> Option<String> {
    messages.lines().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let target = message.get("target")?;
        let kinds = target.get("kind")?.as_array()?;
        let wanted = target.get("name")? == bench && kinds.iter().any(|kind| kind == "bench");
        Some(message.get("executable")?.as_str().filter(|_| wanted)?.to_owned())
    })
}

/// Builds the benchmark's modules as the one that thinks for computer players is built, for speed, into folders beside an
/// empty page. (The page's main module is built for size: there, rules run once for each touch.) One module for each
/// benchmark, as there is one program for each natively: what else a program holds changes how its rules are compiled.
fn wasm_page(shop: &Shop) -> Result<PathBuf> {
    let toolchain = tools::for_building(shop)?;
    let module = |bin| players::module(shop, &toolchain, (bin, "bench-wasm"), Registers::Wide);
    module("bench_search")?;
    let module = module("bench_playouts")?;
    let page = module.parent().context("a module has a folder")?.to_owned();
    std::fs::write(
        page.join("index.html"),
        "<!doctype html><title>Benchmark</title><link rel=icon href=data:,>",
    )?;
    Ok(page)
}

fn last_json(said: &str) -> Result<Value> {
    let line = said
        .lines()
        .rev()
        .find(|line| line.starts_with('{'))
        .context("the benchmark printed no result")?;
    Ok(serde_json::from_str(line)?)
}

/// The runs of one number of players.
struct Table {
    players: u64,
    games: f64,
    /// Actions and seconds of each run.
    runs: Vec<(f64, f64)>,
}

impl Table {
    fn games_per_s(&self) -> f64 {
        median(self.runs.iter().map(|(_, seconds)| self.games / seconds).collect())
    }

    fn ns_per_action(&self) -> f64 {
        median(self.runs.iter().map(|(actions, seconds)| seconds * 1e9 / actions).collect())
    }
}

fn tables(result: &Value) -> Result<Vec<Table>> {
    let tables = result
        .get("tables")
        .and_then(Value::as_array)
        .context("the benchmark printed no tables")?;
    let number = |value: &Value, name| {
        value.get(name).and_then(Value::as_f64).with_context(|| format!("no {name}"))
    };
    tables
        .iter()
        .map(|table| {
            let runs = table.get("runs").and_then(Value::as_array).into_iter().flatten();
            let runs = runs
                .map(|run| Ok((number(run, "actions")?, number(run, "seconds")?)))
                .collect::<Result<_>>()?;
            Ok(Table {
                players: number(table, "players")? as u64,
                games: number(table, "games")?,
                runs,
            })
        })
        .collect()
}

fn games_per_s(tables: &[Table]) -> Value {
    tables
        .iter()
        .map(|table| (table.players.to_string(), json!(table.games_per_s().round())))
        .collect()
}

/// Nanoseconds per action over all numbers of players.
fn overall_ns(tables: &[Table]) -> f64 {
    tables.iter().map(Table::ns_per_action).sum::<f64>() / tables.len().max(1) as f64
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    let at = |index: usize| numbers.get(index).copied().unwrap_or(f64::NAN);
    if numbers.len().is_multiple_of(2) {
        (at(middle.wrapping_sub(1)) + at(middle)) / 2.0
    } else {
        at(middle)
    }
}

/// What the first load asks for, with the size that a host with brotli sends.
fn first_load(dist: &Path, measured: &Value) -> Result<Vec<(String, u64)>> {
    let paths = measured
        .get("first_load")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    let mut files = paths
        .map(|path| {
            let size = |file: PathBuf| std::fs::metadata(file).map(|file| file.len());
            let sent = size(dist.join(format!("{path}.br"))).or_else(|_| size(dist.join(path)));
            Ok((
                path.to_owned(),
                sent.with_context(|| format!("the page asked for {path}, which is not in dist/"))?,
            ))
        })
        .collect::<Result<Vec<_>>>()?;
    files.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    Ok(files)
}

/// Search positions per second: the median of the runs, averaged over the numbers of players.
fn positions_per_s(result: &Value) -> f64 {
    let number = |run: &Value, name| run.get(name).and_then(Value::as_f64).unwrap_or(f64::NAN);
    let list = |value: Option<&Value>| value.and_then(Value::as_array).cloned().unwrap_or_default();
    let medians: Vec<f64> = list(result.get("search"))
        .iter()
        .map(|table| {
            let runs = list(table.get("runs"));
            median(
                runs.iter().map(|run| number(run, "positions") / number(run, "seconds")).collect(),
            )
        })
        .collect();
    medians.iter().sum::<f64>() / medians.len() as f64
}

/// The processor, its cores and the system.
fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let linux = info.lines().find_map(|line| {
        line.strip_prefix("model name")?.split_once(": ").map(|(_, name)| name.to_owned())
    });
    let mac = || {
        run_quietly(std::process::Command::new("sysctl").args(["-n", "machdep.cpu.brand_string"]))
            .ok()
    };
    let name = linux.or_else(mac).unwrap_or_else(|| "unknown processor".to_owned());
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    format!("{}, {cores} cores, {} {}", name.trim(), std::env::consts::OS, std::env::consts::ARCH)
}

fn text(value: &Value, name: &str) -> String {
    value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
    }

    /// Cargo tells of a package's programs as they are done, and which is done last changes from build to build.
    #[test]
    fn the_benchmark_is_found_wherever_cargo_names_it() {
        let built = |kind: &str, name: &str| {
            let target = json!({ "kind": [kind], "name": name });
            json!({ "target": target, "executable": format!("out/{kind}/{name}") }).to_string()
        };
        let library =
            json!({ "target": { "kind": ["lib"], "name": "playouts" }, "executable": null });
        let mut lines =
            vec![built("bin", "gallery"), built("bench", "playouts"), library.to_string()];
        for _ in 0..lines.len() {
            lines.rotate_left(1);
            let found = program_of(&lines.join("\n"), "playouts");
            assert_eq!(found.as_deref(), Some("out/bench/playouts"), "{lines:?}");
        }
        assert_eq!(program_of(&lines.join("\n"), "search"), None);
    }
}
