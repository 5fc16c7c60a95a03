//! `principality analyze`: the loss of each decision and the luck of each draw.

use crate::bots::analysis::summary::Account;
use crate::bots::analyst::Unit;
use crate::cli::Failure;
use crate::cli::analyzed::{Analyzed, Mistake};
use crate::cli::any::named;
use crate::cli::games::Games;
use crate::cli::source::game_of_file_or_link;
use crate::cli::{number, one_file};
use lexopt::prelude::*;
use serde_json::json;
use std::io::{self, Write};

/// Most decisions that the text lists.
const LISTED: usize = 12;

/// Usage text of the command.
#[must_use]
pub fn usage(_: Games) -> String {
    "\
analyze FILE|LINK [OPTION]...
      says what each decision cost against the best one found, what luck each draw was, and each
      seat's result without luck; a game in which seats hide cards has to be over
      --budget N          positions visited for a decision; the game's own if not said
      --draws N           other draws that each draw is compared with; the game's own if not said
      --all               lists every decision with a loss, not only the worst twelve
      --json              a JSON object with everything, losses in thousandths"
        .to_owned()
}

pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut file, mut nodes, mut draws) = (None, None, None);
    let (mut json, mut all) = (false, false);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(value) => one_file(&mut file, value)?,
            Long("budget") => nodes = Some(number("budget", &mut parser)?),
            Long("draws") => draws = Some(number("draws", &mut parser)?),
            Long("json") => json = true,
            Long("all") => all = true,
            other => return Err(other.unexpected().into()),
        }
    }
    let missing = || Failure::Use("a file or a link is missing".to_owned());
    let game = game_of_file_or_link(games, &file.ok_or_else(missing)?)?;
    let analyzed = game.analyze(nodes, draws)?;
    if json {
        let Analyzed { game, settings, summary, record, .. } = &analyzed;
        let whole =
            json!({"game": game, "settings": settings, "summary": summary, "record": record});
        return Ok(writeln!(out, "{whole}")?);
    }
    Ok(write(&analyzed, all, out)?)
}

/// A value with its unit's sign: points with one decimal, chances in percent.
fn shown(unit: Unit, thousandths: i32) -> String {
    let tenths = (i64::from(thousandths.abs()) + 50) / 100;
    let sign = if thousandths < 0 && tenths > 0 { "-" } else { "" };
    let percent = if unit == Unit::Win { "%" } else { "" };
    format!("{sign}{}.{}{percent}", tenths / 10, tenths % 10)
}

fn write(analyzed: &Analyzed, all: bool, out: &mut dyn Write) -> io::Result<()> {
    let Analyzed { game, summary, settings, moves, .. } = analyzed;
    let unit = summary.unit;
    let told = match unit {
        Unit::Points => "points",
        Unit::Win => "chances to win",
    };
    let state = if summary.over { "over" } else { "in progress" };
    let (nodes, draws) = (settings.nodes, settings.draws);
    let count = summary.seats.len();
    writeln!(out, "{game}, {count} players, {moves} moves, {state}, in {told}")?;
    writeln!(out, "{nodes} positions a decision, {draws} other draws for each draw")?;
    let heads =
        ["expected", "luck", "losses", "others", "revision", "result", "no luck", "a choice"];
    let row = |first: &str, cells: &[String]| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>10}")).collect();
        format!("{first:<8}{cells}")
    };
    writeln!(out, "{}", row("", &heads.map(str::to_owned)))?;
    for account in &summary.seats {
        let Account { start, luck, losses, others, revision, value, .. } = *account;
        let cells = [start, luck, -losses, others, revision, value];
        let mut cells: Vec<String> = cells.iter().map(|value| shown(unit, *value)).collect();
        cells.push(shown(unit, account.without_luck));
        cells.push(format!("{}.{:03}", account.error_rate / 1000, account.error_rate % 1000));
        let first = format!("seat {}", account.seat.0);
        let (class, decisions) = (account.class.key(), account.decisions);
        let (mistakes, blunders) = (account.mistakes, account.blunders);
        let name = analyzed.names.get(account.seat.index()).map_or("", String::as_str);
        writeln!(
            out,
            "{} {class}: {decisions} decisions, {mistakes} mistakes, {blunders} blunders{}",
            row(&first, &cells),
            named(name)
        )?;
    }
    for point in &summary.turning_points {
        let (at, seat) = (point.at, point.seat.0);
        let (swing, luck) = (shown(unit, point.swing), shown(unit, point.luck));
        writeln!(out, "turning point after move {at}: seat {seat} {swing}, of which luck {luck}")?;
    }
    write_mistakes(analyzed, all, out)
}

fn write_mistakes(analyzed: &Analyzed, all: bool, out: &mut dyn Write) -> io::Result<()> {
    let mut worst: Vec<&Mistake> = analyzed.mistakes.iter().collect();
    worst.sort_by_key(|mistake| (core::cmp::Reverse(mistake.loss), mistake.at));
    if !all {
        worst.truncate(LISTED);
    }
    for mistake in worst {
        let (at, seat) = (mistake.at, mistake.seat.0);
        let loss = shown(analyzed.summary.unit, mistake.loss);
        let (made, better) = (mistake.made.join("; "), mistake.better.join("; "));
        writeln!(out, "after move {at}, seat {seat} lost {loss}: {made}\n  better: {better}")?;
        let term = |(key, more): &(&str, i32)| format!("{key} {}", shown(Unit::Points, *more));
        let terms: Vec<String> = mistake.terms.iter().map(term).collect();
        if !terms.is_empty() {
            writeln!(out, "  by terms: {}", terms.join(", "))?;
        }
    }
    Ok(())
}
