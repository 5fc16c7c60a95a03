//! The record of an analysis: plain data, kept with the game and resumed.

use crate::bots::analyst::Unit;
use crate::bots::player::ComputerPlayer;
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use serde::{Deserialize, Serialize};

/// Version of the analysis; raised by any change that alters its numbers.
pub const VERSION: u16 = 4;

/// The settings of an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Version of the analysis that made the record.
    pub version: u16,
    /// Budget of a decision, in positions; 0 if decisions are not priced.
    pub nodes: u32,
    /// Number of other draws that each draw is compared with.
    pub draws: u16,
}

/// A decision and its price.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Decision<G: ComputerPlayer> {
    /// The equity of the choice made as the seat could see it, in thousandths of the unit.
    pub made: i32,
    /// The equity of the best choice found; that of the choice made if none is better.
    pub best: i32,
    /// The best choice; empty if none is better than the one made.
    pub better: Vec<G::Action>,
    /// Number of lines compared.
    pub lines: u8,
    /// The terms that differ most right after the two choices, largest first: each by its number in
    /// [`Measure::terms`](crate::bots::analyst::Measure::terms), with what the best choice has more, in
    /// thousandths of a point.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<(u8, i32)>,
}

impl<G: ComputerPlayer> Decision<G> {
    /// The loss, in thousandths of the unit; never negative.
    #[must_use]
    pub const fn loss(&self) -> i32 {
        self.best.saturating_sub(self.made)
    }
}

/// A step of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Step<G: ComputerPlayer> {
    /// Number of moves before it.
    pub at: u32,
    /// Number of its moves.
    pub moves: u16,
    /// The seat that moved.
    pub seat: Seat,
    /// The price of the decision; `None` if nothing else could have been done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision<G>>,
    /// The luck of each seat in the draw at its end; empty without a draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<i32>,
    /// The equity of each seat after it.
    pub after: Vec<i32>,
}

/// The finished part of an analysis.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: ComputerPlayer> {
    /// Its settings.
    pub settings: Settings,
    /// The unit of all equities.
    pub unit: Unit,
    /// Equity of each seat before the deal; empty before it is known.
    pub start: Vec<i32>,
    /// The luck of each seat in the deal.
    pub deal: Vec<i32>,
    /// The finished steps, in order.
    pub steps: Vec<Step<G>>,
    /// A check of the position after the last finished step.
    pub check: u32,
    /// True if the game is analysed to its end.
    pub over: bool,
}

impl<G: ComputerPlayer> Record<G> {
    /// A record without a step.
    #[must_use]
    pub fn new(settings: Settings, unit: Unit) -> Record<G> {
        let (start, deal, steps) = (Vec::new(), Vec::new(), Vec::new());
        Record { settings, unit, start, deal, steps, check: 0, over: false }
    }

    /// Number of moves in the finished steps.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.steps.last().map_or(0, |step| step.at as usize + usize::from(step.moves))
    }

    /// The equities after the last finished step.
    #[must_use]
    pub fn equities(&self) -> Vec<i32> {
        match self.steps.last() {
            Some(step) => step.after.clone(),
            None => self.start.iter().zip(&self.deal).map(|(start, luck)| start + luck).collect(),
        }
    }

    /// True if the record is of this game, which may have gone on since.
    #[must_use]
    pub fn is_of(&self, game: &Journal<G>) -> bool {
        let seats = usize::from(G::seats(game.state()));
        let whole = |values: &Vec<i32>| values.len() == seats;
        let mut at = 0;
        let in_order = self.steps.iter().all(|step| {
            let fits = step.at == at && step.moves > 0;
            at = step.at.saturating_add(step.moves.into());
            fits && whole(&step.after)
                && (step.luck.is_empty() || whole(&step.luck))
                && game.moves().get(step.at as usize).is_some_and(|made| made.seat == step.seat)
        });
        let begun = whole(&self.start) && whole(&self.deal);
        begun
            && in_order
            && self.moves() <= game.position()
            && self.check == check::<G>(&game.at(self.moves()))
    }
}

/// New steps of a record, for transport.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Part<G: ComputerPlayer> {
    /// Number of steps before the new ones.
    pub from: u32,
    /// The record with the new steps alone.
    pub record: Record<G>,
}

impl<G: ComputerPlayer> Record<G> {
    /// The record's part after its first `from` steps.
    #[must_use]
    pub fn part_from(&self, from: usize) -> Part<G> {
        let steps = self.steps.iter().skip(from).cloned().collect();
        let (start, deal) = (self.start.clone(), self.deal.clone());
        let record = Record { steps, start, deal, ..*self };
        Part { from: from as u32, record }
    }

    /// Joins a part to the earlier ones; `false`, without effect, if steps between are missing.
    pub fn join(&mut self, part: Part<G>) -> bool {
        let from = part.from as usize;
        if from > self.steps.len() {
            return false;
        }
        let mut steps = core::mem::take(&mut self.steps);
        steps.truncate(from);
        steps.extend(part.record.steps);
        *self = Record { steps, ..part.record };
        true
    }
}

/// The check of a position.
pub fn check<G: Game>(state: &G::State) -> u32 {
    G::hash(state) as u32
}
