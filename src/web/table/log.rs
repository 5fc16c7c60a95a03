//! The log as the page shows it: the journal's events in words, kept up to date move by move.

use super::{TableGame, Telling};
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::web::ui::banner::Banner;
use crate::web::ui::log_row::{LINES_PER_MOVE, LogRow, runs};
use crate::web::ui::text::{Icon, Text};
use std::rc::Rc;

/// One line of the log, as a game words it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// A picture of what it tells.
    pub icon: Icon,
    /// Who did it.
    pub seat: Option<Seat>,
    /// The sentence, players by their names.
    pub text: Text,
    /// Points that it brought; 0 for none.
    pub points: i32,
}

/// What happened in a game so far, and how it reads. Words are made once for each move.
pub(super) struct Log<G: TableGame> {
    moves: Vec<Move<G::Action>>,
    /// Events before the first move, then of each move, as whoever looks may know them.
    events: Vec<Rc<Vec<G::Event>>>,
    lines: Vec<Vec<LogRow>>,
    /// What words and events depend on: language, names, who looks.
    told_for: String,
}

impl<G: TableGame> Default for Log<G> {
    fn default() -> Log<G> {
        Log { moves: vec![], events: vec![], lines: vec![], told_for: String::new() }
    }
}

impl<G: TableGame> Log<G> {
    /// Brings the log to the journal's first `upto` moves.
    pub(super) fn follow(
        &mut self,
        game: &Journal<G>,
        upto: usize,
        telling: &Telling<'_, G>,
        banners: &[Banner; MAX_SEATS],
    ) {
        let Telling { words, names, looker, .. } = telling;
        let told_for = format!("{}{names:?}{banners:?}{looker:?}", words.language().code());
        if self.told_for != told_for {
            *self = Log { told_for, ..Log::default() };
        }
        let made = game.moves().get(..upto.min(game.len())).unwrap_or_default();
        let same = self.moves.iter().zip(made).take_while(|(old, new)| old == new).count();
        self.moves.truncate(same);
        self.events.truncate(same + 1);
        self.lines.truncate(same + 1);
        if self.events.is_empty() {
            self.add(game.opening_events(), telling, banners);
        }
        for (index, made) in made.iter().enumerate().skip(same) {
            self.moves.push(*made);
            self.add(game.events_of(index), telling, banners);
        }
    }

    fn add(
        &mut self,
        events: &[G::Event],
        telling: &Telling<'_, G>,
        banners: &[Banner; MAX_SEATS],
    ) {
        let known = |event: &G::Event| G::event_for(event, telling.looker);
        let events: Vec<G::Event> = events.iter().filter_map(known).collect();
        let moment = self.lines.len() as u32;
        let row = |(place, told): (u32, LogLine)| LogRow {
            number: moment * LINES_PER_MOVE + place.min(LINES_PER_MOVE - 1),
            icon: told.icon,
            banner: told.seat.map(|seat| banners.at(seat.index())),
            runs: runs(&told.text, telling.names),
            points: told.points,
            shown: false,
        };
        self.lines.push((0u32..).zip(G::tell(telling, &events)).map(row).collect());
        self.events.push(Rc::new(events));
    }

    /// The log up to a moment, newest first; the lines of `shown` are marked.
    pub(super) fn rows(&self, shown: Option<usize>) -> Vec<LogRow> {
        let lines = self.lines.iter().enumerate().rev().flat_map(|(moment, lines)| {
            lines.iter().rev().cloned().map(move |mut line| {
                line.shown = shown == Some(moment);
                line
            })
        });
        lines.collect()
    }

    /// What happened in the last move before a moment.
    pub(super) fn events(&self, moment: usize) -> Rc<Vec<G::Event>> {
        self.events.get(moment).cloned().unwrap_or_default()
    }

    /// What happened up to a moment since a player's last own move before it, that move included.
    pub(super) fn events_since(&self, seat: Seat, moment: usize) -> Vec<G::Event> {
        let made = self.moves.get(..moment.min(self.moves.len())).unwrap_or_default();
        let first = made.iter().rposition(|made| made.seat == seat).map_or(0, |index| index + 1);
        self.events_between(first, moment)
    }

    /// What happened up to a moment after so many moves, or from the game's beginning.
    pub(super) fn events_after(&self, moves: usize, moment: usize) -> Vec<G::Event> {
        self.events_between(if moves == 0 { 0 } else { moves + 1 }, moment)
    }

    /// What happened in the moves from one moment to another, both included.
    pub(super) fn events_between(&self, first: usize, last: usize) -> Vec<G::Event> {
        let upto = self.events.iter().take(last + 1).skip(first);
        upto.flat_map(|events| events.iter().cloned()).collect()
    }

    /// How the last move before a moment reads, as one text.
    pub(super) fn spoken(&self, moment: usize) -> String {
        let lines = self.lines.get(moment).map_or(&[][..], Vec::as_slice);
        lines.iter().map(LogRow::text).collect::<Vec<_>>().join(" ")
    }

    /// The lines since a player's last own move, oldest first: "since your last turn".
    pub(super) fn since_last_move(&self, seat: Seat) -> Vec<LogRow> {
        let last = self.moves.iter().rposition(|made| made.seat == seat);
        let first = last.map_or(1, |index| index + 2);
        self.lines.iter().skip(first).flatten().cloned().collect()
    }
}
