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

    /// The lines after so many moves, oldest first.
    pub(super) fn lines_after(&self, moves: usize) -> Vec<LogRow> {
        self.lines.iter().skip(moves + 1).flatten().cloned().collect()
    }
}

/// How many moves lead to the end of a player's last turn; where all choose at once, to the last choice.
pub(super) fn last_turn<G: TableGame>(game: &Journal<G>, seat: Seat) -> usize {
    let made = game.moves().get(..game.position()).unwrap_or_default();
    let by_seat = |moves: &usize| {
        let last = moves.checked_sub(1).and_then(|index| made.get(index));
        last.is_some_and(|last| last.seat == seat)
    };
    if G::whose_turn(game.state()).is_none() {
        return (0..=made.len()).rev().find(by_seat).unwrap_or(0);
    }
    // Whoever's turn it is ends it; others are asked before.
    game.turn_ends().map(|end| end.moves).filter(by_seat).last().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::game::Game;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::princes::{Mode, Options, Princes};

    #[test]
    fn since_the_last_turn_means_the_whole_turn_of_the_other_also_after_an_answer_in_it() {
        let mut game = Journal::<Princes>::new(
            Options::of(Mode::Introductory),
            Seed::numbered(3),
            Roster::new(),
        )
        .unwrap();
        let mut chance = Chance::of_number(3, 5);
        let mut answered = 0;
        for _ in 0..600 {
            let Some(seat) = Princes::deciders(game.state()).lowest() else { break };
            let active = Princes::whose_turn(game.state());
            let ends: Vec<usize> = game.turn_ends().map(|end| end.moves).collect();
            // It begins with the other's turn, whatever was answered in that and chosen in one's own.
            if let [.., before, begins] = ends[..]
                && active == Some(seat)
                && game.state().turn > 1
            {
                assert_eq!(last_turn(&game, seat), before);
                answered +=
                    usize::from(game.moves()[before..begins].iter().any(|made| made.seat == seat));
            }
            let mut legal = <Princes as Game>::Actions::default();
            Princes::legal(game.state(), seat, &mut legal);
            let action = chance.pick(&legal).unwrap();
            game.play(seat, action).unwrap();
        }
        assert!(answered > 3, "{answered}");
    }
}
