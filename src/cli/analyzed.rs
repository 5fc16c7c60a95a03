//! A finished analysis without the game's type.

use crate::bots::analysis::record::{Record, Settings, Step};
use crate::bots::analysis::slices::{Analysis, may_be_analysed, settings};
use crate::bots::analysis::summary::{Summary, summary};
use crate::bots::player::ComputerPlayer;
use crate::cli::Failure;
use crate::engine::journal::Journal;
use crate::engine::json::to_value;
use crate::engine::seat::Seat;

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
