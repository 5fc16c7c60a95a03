//! The record as the page shows it: the journal's events in words, kept up to date move by move.

use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::fields::{Field, Fields};
use crate::games::burgundy::tiles::Tile;
use crate::games::burgundy::{Action, Burgundy};
use crate::web::burgundy::model::Traces;
use crate::web::burgundy::scene::LogRow;
use crate::web::ui::log_row::LINES_PER_MOVE;
use std::rc::Rc;

/// What happened in a game so far, and how it reads. Words are made once for each move.
#[derive(Default)]
pub struct Chronicle {
    moves: Vec<Move<Action>>,
    /// Events before the first move, then of each move.
    events: Vec<Rc<Vec<Event>>>,
    lines: Vec<Vec<LogRow>>,
    /// What the words depend on: language and names.
    worded_for: String,
}

impl Chronicle {
    /// Brings the chronicle to the journal's first `upto` moves. `tell` words the events of one move; `worded_for`
    /// names everything that its words depend on.
    pub fn follow(
        &mut self,
        game: &Journal<Burgundy>,
        upto: usize,
        worded_for: &str,
        tell: impl Fn(&[Event]) -> Vec<LogRow>,
    ) {
        let made = game.moves().get(..upto.min(game.len())).unwrap_or_default();
        let same = self.moves.iter().zip(made).take_while(|(old, new)| old == new).count();
        self.moves.truncate(same);
        self.events.truncate(same + 1);
        if self.events.is_empty() {
            self.events.push(Rc::new(game.opening_events().to_vec()));
        }
        if self.worded_for != worded_for {
            self.lines.clear();
            worded_for.clone_into(&mut self.worded_for);
        }
        self.lines.truncate(same + 1);
        for (index, made) in made.iter().enumerate().skip(same) {
            self.moves.push(*made);
            self.events.push(Rc::new(game.events_of(index).to_vec()));
        }
        for (moment, events) in (0u32..).zip(&self.events).skip(self.lines.len()) {
            let mut lines = tell(events);
            for (place, line) in (0u32..).zip(&mut lines) {
                line.number = moment * LINES_PER_MOVE + place.min(LINES_PER_MOVE - 1);
            }
            self.lines.push(lines);
        }
    }

    /// The record up to a moment, newest first; the lines of `shown` are marked.
    #[must_use]
    pub fn record(&self, shown: Option<usize>) -> Vec<LogRow> {
        let lines = self.lines.iter().enumerate().rev().flat_map(|(moment, lines)| {
            lines.iter().rev().cloned().map(move |mut line| {
                line.shown = shown == Some(moment);
                line
            })
        });
        lines.collect()
    }

    /// What happened in the last move before a moment.
    #[must_use]
    pub fn events(&self, moment: usize) -> Rc<Vec<Event>> {
        self.events.get(moment).cloned().unwrap_or_default()
    }

    /// How the last move before a moment reads, as one text.
    #[must_use]
    pub fn spoken(&self, moment: usize) -> String {
        let lines = self.lines.get(moment).map_or(&[][..], Vec::as_slice);
        lines.iter().map(LogRow::text).collect::<Vec<_>>().join(" ")
    }

    /// The fields that each player filled in the turn that is going on or was the last one, at a
    /// moment.
    #[must_use]
    pub fn fresh(&self, moment: usize, players: u8) -> [Fields; SEATS] {
        let mut fresh = [Fields::NONE; SEATS];
        let mut closed = [false; SEATS];
        let seen = self.events.get(..=moment).unwrap_or_default();
        for event in seen.iter().rev().flat_map(|events| events.iter().rev()) {
            match event {
                Event::TurnBegan { seat } => closed.set(seat.index(), true),
                Event::TilePlaced { seat, field, .. } | Event::TileSettled { seat, field, .. }
                    if !closed.at(seat.index()) =>
                {
                    let more = fresh.at(seat.index()).with(*field);
                    fresh.set(seat.index(), more);
                }
                _ => {}
            }
            if closed.iter().take(usize::from(players)).all(|closed| *closed) {
                break;
            }
        }
        fresh
    }

    /// What else the events up to a moment tell: on which castle each shield was laid, and who joined
    /// all border posts.
    #[must_use]
    pub fn traces(&self, moment: usize) -> Traces {
        let mut traces = Traces::default();
        let mut castles: [Vec<Field>; SEATS] = Default::default();
        for events in self.events.get(..=moment).unwrap_or_default() {
            // Where a shield was that another one replaces.
            let mut freed = None;
            for event in events.iter() {
                match *event {
                    Event::CastleSet { seat, field }
                    | Event::TilePlaced { seat, tile: Tile::CASTLE, field, .. }
                    | Event::TileSettled { seat, tile: Tile::CASTLE, field, .. } => {
                        castles.get_mut(seat.index()).into_iter().for_each(|own| own.push(field));
                    }
                    Event::ShieldLost { seat, shield } => {
                        let Some(own) = traces.shields.get_mut(seat.index()) else { continue };
                        freed =
                            own.iter().find(|(lost, _)| *lost == shield).map(|(_, field)| *field);
                        own.retain(|(kept, _)| *kept != shield);
                    }
                    Event::ShieldTaken { seat, shield, .. } => {
                        let Some(own) = traces.shields.get_mut(seat.index()) else { continue };
                        let bare = |field: &&Field| own.iter().all(|(_, taken)| taken != *field);
                        let first = castles.get(seat.index()).and_then(|all| all.iter().find(bare));
                        if let Some(field) = freed.take().or(first.copied()) {
                            own.push((shield, field));
                        }
                    }
                    Event::Scored { seat, reason: Reason::AllPosts { first }, .. } => {
                        traces.posts.set(usize::from(!first), Some(seat));
                    }
                    _ => {}
                }
            }
        }
        traces
    }

    /// The lines since a player's last turn ended, oldest first: "since your last turn".
    #[must_use]
    pub fn since_last_turn(&self, seat: crate::engine::seat::Seat) -> Vec<LogRow> {
        let ended = |events: &Rc<Vec<Event>>| events.contains(&Event::TurnEnded { seat });
        let last = self.events.iter().rposition(ended);
        let first = last.map_or(1, |moment| moment + 1);
        self.lines.iter().skip(first).flatten().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::journal::roster::Roster;
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Actions;
    use crate::games::burgundy::Options;
    use crate::web::burgundy::scene::Run;
    use crate::web::ui::log_row::moves_of_line;

    fn game(moves: u32) -> Journal<Burgundy> {
        let options = Options::basic(2).unwrap();
        let mut game = Journal::<Burgundy>::new(options, Seed::numbered(1), Roster::new()).unwrap();
        let mut chance = Chance::of_number(9, 0);
        for _ in 0..moves {
            let seat = game.state().deciders().lowest().unwrap();
            let mut legal = Actions::new();
            game.state().legal(seat, &mut legal);
            let action: crate::games::burgundy::Action = chance.pick(&legal).unwrap();
            game.play(seat, action).unwrap();
        }
        game
    }

    fn tell(events: &[Event]) -> Vec<LogRow> {
        let run = Run { text: format!("{} events.", events.len()).into(), strong: false };
        vec![LogRow {
            number: 0,
            icon: "vp",
            banner: None,
            runs: vec![run],
            points: 0,
            shown: false,
        }]
    }

    #[test]
    fn following_a_game_step_by_step_is_the_same_as_at_once() {
        let whole = game(60);
        let mut at_once = Chronicle::default();
        at_once.follow(&whole, 60, "en", tell);
        let mut stepwise = Chronicle::default();
        for moves in [0, 1, 7, 30, 12, 60] {
            stepwise.follow(&whole, moves, "en", tell);
            assert_eq!(stepwise.record(None).len(), moves + 1);
        }
        assert_eq!(stepwise.record(Some(60)), at_once.record(Some(60)));
        assert_eq!(moves_of_line(at_once.record(None)[0].number), 60);
    }

    #[test]
    fn another_language_words_everything_anew() {
        let whole = game(5);
        let mut chronicle = Chronicle::default();
        chronicle.follow(&whole, usize::MAX, "en", tell);
        chronicle.follow(&whole, 5, "de", |_| Vec::new());
        assert!(chronicle.record(None).is_empty());
    }

    #[test]
    fn fresh_fields_are_those_of_each_player_s_last_turn() {
        let whole = game(120);
        let mut chronicle = Chronicle::default();
        chronicle.follow(&whole, usize::MAX, "en", tell);
        for moment in 0..=120 {
            let state = whole.at(moment);
            let fresh = chronicle.fresh(moment, 2);
            for seat in [Seat(0), Seat(1)] {
                assert!(fresh[seat.index()].minus(state.estate(seat).filled).is_empty());
            }
        }
    }
}
