//! `principality analyze`: the loss of each decision and the luck of each draw.

use crate::bots::analysis::analyst::Unit;
use crate::bots::analysis::record::{Record, Settings, Step};
use crate::bots::analysis::slices::{Analysis, may_be_analysed, settings};
use crate::bots::analysis::summary::{Account, Summary, summary};
use crate::bots::player::ComputerPlayer;
use crate::cli::Failure;
use crate::cli::any::named;
use crate::cli::games::Games;
use crate::cli::source::game_of_file_or_link;
use crate::cli::{number, one_file};
use crate::engine::journal::Journal;
use crate::engine::json::to_value;
use crate::engine::seat::Seat;
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

/// A decision with a loss.
pub struct Mistake {
    /// Number of moves before it.
    pub at: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The loss in thousandths of the unit.
    pub loss: i32,
    /// The actions taken.
    pub made: Vec<String>,
    /// The better ones.
    pub better: Vec<String>,
    /// Their excess over the actions taken, by terms of the evaluation, in thousandths of a point.
    pub terms: Vec<(&'static str, i32)>,
}

/// A finished analysis without the game's type.
pub struct Analyzed {
    /// The game's name.
    pub game: &'static str,
    /// The names of the seats, empty where there are none.
    pub names: Vec<String>,
    /// Number of moves analysed.
    pub moves: usize,
    /// The settings.
    pub settings: Settings,
    /// The summary.
    pub summary: Summary,
    /// The decisions with a loss, in the order of the game.
    pub mistakes: Vec<Mistake>,
    /// The record as JSON, as the page keeps it.
    pub record: serde_json::Value,
}

/// The analysis of a game: the implementation of [`Computer::analyze`](crate::cli::game::Computer::analyze).
///
/// # Errors
/// If the game is in progress and its seats hide cards.
pub fn analyze<G: ComputerPlayer>(
    game: &Journal<G>,
    nodes: Option<u32>,
    draws: Option<u16>,
) -> Result<Analyzed, Failure> {
    if !may_be_analysed(game) {
        let why = "this game is in progress, and its seats hide cards: it can be analysed when it is over";
        return Err(Failure::Input(why.to_owned()));
    }
    let settings = settings::<G>(nodes, draws);
    let mut analysis = Analysis::new(game.clone(), settings);
    analysis.finish();
    let record = analysis.into_record();
    Ok(Analyzed {
        game: G::NAME,
        names: Seat::first(G::seats(game.state()))
            .map(|seat| game.setup().roster().name(seat).to_owned())
            .collect(),
        moves: record.moves(),
        settings,
        summary: summary(&record, &G::MEASURE.scale),
        mistakes: mistakes(game, &record),
        record: to_value(&record),
    })
}

fn mistakes<G: ComputerPlayer>(game: &Journal<G>, record: &Record<G>) -> Vec<Mistake> {
    let term = |(term, more): &(u8, i32)| {
        let key = G::MEASURE.terms.get(usize::from(*term))?;
        Some((*key, *more))
    };
    let mistake = |step: &Step<G>| {
        let decision = step.decision.as_ref().filter(|decision| decision.loss() > 0)?;
        let at = step.at as usize;
        let made = game.moves().iter().skip(at).take(usize::from(step.moves));
        Some(Mistake {
            at,
            seat: step.seat,
            loss: decision.loss(),
            made: made.map(|made| made.action.to_string()).collect(),
            better: decision.better.iter().map(ToString::to_string).collect(),
            terms: decision.terms.iter().filter_map(term).collect(),
        })
    };
    record.steps.iter().filter_map(mistake).collect()
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
