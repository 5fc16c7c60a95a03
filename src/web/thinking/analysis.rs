//! Course of an analysis in the worker: request, parts as they arrive, stop, and resumption. Plain data, without a
//! browser.

use crate::bots::analysis::record::Record;
use crate::bots::analysis::slices::settings;
use crate::bots::message::{PlayedGame, Reply, Request, Task};
use crate::bots::player::ComputerPlayer;
use crate::engine::journal::Journal;

/// The whole, in hundredths.
const WHOLE: usize = 100;

/// Effect of a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplyEffect {
    /// More parts follow.
    Continues,
    /// The analysis ended: it is finished, or was stopped.
    Ended,
    /// The analysis was refused.
    Refused,
}

/// An analysis as it is known to the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysing<G: ComputerPlayer> {
    game: PlayedGame<G>,
    moves: usize,
    record: Option<Record<G>>,
    /// Number of the last request.
    number: u32,
}

impl<G: ComputerPlayer> Analysing<G> {
    /// The analysis of a game, continued from a kept record if that is of this game.
    #[must_use]
    pub fn new(game: &Journal<G>, kept: Option<Record<G>>) -> Analysing<G> {
        let record = kept.filter(|kept| is_usable(game, kept));
        Analysing { game: PlayedGame::new(game), moves: game.position(), record, number: 0 }
    }

    /// The finished part.
    #[must_use]
    pub const fn record(&self) -> Option<&Record<G>> {
        self.record.as_ref()
    }

    /// Number of finished steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.record.as_ref().map_or(0, |record| record.steps.len())
    }

    /// The finished share of the moves, in hundredths; 100 only when every step is finished.
    #[must_use]
    pub fn percent(&self) -> u8 {
        let moves = self.record.as_ref().map_or(0, Record::moves);
        let percent = WHOLE * moves / self.moves.max(1);
        if self.is_done() { 100 } else { percent.min(WHOLE - 1) as u8 }
    }

    /// True if every step is finished.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.record.as_ref().is_some_and(|record| record.over)
    }

    /// The next request, which continues the finished part.
    pub fn ask(&mut self) -> Request<G> {
        self.number += 1;
        let (game, kept) = (self.game.clone(), self.record.clone());
        let task = Task::Analysis { game, settings: settings::<G>(None, None), kept };
        Request { number: self.number, task }
    }

    /// The request that stops the last one.
    #[must_use]
    pub const fn stop(&self) -> Request<G> {
        Request { number: self.number, task: Task::Stop }
    }

    /// Handles a reply; `None` if it is none to the last request, or parts before it are missing.
    pub fn receive(&mut self, reply: Reply<G>) -> Option<ReplyEffect> {
        if reply.number() != Some(self.number) {
            return None;
        }
        let Reply::Analysis { part, last, .. } = reply else {
            return matches!(reply, Reply::Refused { .. }).then_some(ReplyEffect::Refused);
        };
        let joined = match &mut self.record {
            Some(record) => record.join(part),
            None => {
                self.record = (part.from == 0).then_some(part.record);
                self.record.is_some()
            }
        };
        joined.then_some(if last { ReplyEffect::Ended } else { ReplyEffect::Continues })
    }
}

/// True if a record is of this game, made by this version with the usual settings.
#[must_use]
pub fn is_usable<G: ComputerPlayer>(game: &Journal<G>, record: &Record<G>) -> bool {
    record.settings == settings::<G>(None, None)
        && record.unit == G::MEASURE.unit
        && record.is_of(game)
        && (!record.over || record.moves() == game.position())
}

#[cfg(test)]
mod tests;
