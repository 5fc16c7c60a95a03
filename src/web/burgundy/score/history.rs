//! Statistics from the events of a finished game: points and filled fields round by round, the dice.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::total::Count;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::{Burgundy, SEATS};

/// Rounds in a game.
pub(super) const ROUNDS: usize = 25;

/// A player's statistics.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// Points before the first round, after each round, and after the final scoring.
    pub(super) series: Vec<i32>,
    /// Filled fields before the first round, after each round, and at the end.
    pub(super) fields: Vec<i32>,
    /// Number of times each face, 1 to 6, was rolled.
    pub(super) faces: [u8; 6],
    /// Number of doubles.
    pub(super) doubles: u8,
    score: i32,
    filled: i32,
}

impl History {
    /// Mean of all dice in hundredths; 0 without dice.
    pub(super) fn mean_hundredths(&self) -> u32 {
        let dice: u32 = self.faces.iter().map(|count| u32::from(*count)).sum();
        let pips: u32 = (1u32..).zip(self.faces).map(|(pip, count)| pip * u32::from(count)).sum();
        (pips * 100).checked_div(dice).unwrap_or(0)
    }

    fn note(&mut self) {
        self.series.push(self.score);
        self.fields.push(self.filled);
    }
}

/// Statistics of all players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Histories {
    seats: [History; SEATS],
    /// Number of times the counting stone reached its marker, in the solo game.
    pub(super) markers: u8,
}

impl Histories {
    /// Statistics of the game up to its current position.
    pub(super) fn of(game: &Journal<Burgundy>) -> Histories {
        let mut histories = Histories::default();
        game.opening_events().iter().for_each(|event| histories.hear(event));
        game.replay(|step| step.events.iter().for_each(|event| histories.hear(event)));
        histories.note();
        histories
    }

    /// A player's statistics.
    pub(super) fn of_seat(&self, seat: Seat) -> History {
        self.seats.get(seat.index()).cloned().unwrap_or_default()
    }

    fn hear(&mut self, event: &Event) {
        if let Event::Rolled { seat, dice: [first, second] } = *event {
            self.change(seat, |history| {
                history.faces.add(usize::from(first).wrapping_sub(1), 1);
                history.faces.add(usize::from(second).wrapping_sub(1), 1);
                history.doubles += u8::from(first == second);
            });
        }
        if let Event::Scored { seat, points, .. } = *event {
            self.change(seat, |history| history.score += i32::from(points));
        }
        if let Event::CastleSet { seat, .. }
        | Event::TilePlaced { seat, .. }
        | Event::TileSettled { seat, .. } = *event
        {
            self.change(seat, |history| history.filled += 1);
        }
        if matches!(event, Event::MarkerReached { .. }) {
            self.markers = self.markers.saturating_add(1);
        }
        // The points of a round are final when the next one or the final scoring begins.
        if matches!(event, Event::RoundBegan { .. } | Event::GameEnded) {
            self.note();
        }
    }

    fn change(&mut self, seat: Seat, change: impl Fn(&mut History)) {
        if let Some(history) = self.seats.get_mut(seat.index()) {
            change(history);
        }
    }

    fn note(&mut self) {
        self.seats.iter_mut().for_each(History::note);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::game::Game;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Actions;
    use crate::games::burgundy::Options;
    use crate::games::burgundy::event::Source;

    fn finished(players: u8, seed: u64) -> Journal<Burgundy> {
        played(Options::basic(players).unwrap(), seed)
    }

    fn played(options: Options, seed: u64) -> Journal<Burgundy> {
        let mut game =
            Journal::<Burgundy>::new(options, Seed::numbered(seed), Roster::new()).unwrap();
        let mut chance = Chance::of_number(seed, 0);
        while let Some(seat) = game.state().deciders().lowest() {
            let mut legal = Actions::new();
            game.state().legal(seat, &mut legal);
            let action: crate::games::burgundy::Action = chance.pick(&legal).unwrap();
            game.play(seat, action).unwrap();
        }
        game
    }

    #[test]
    fn sheet_and_curve_end_in_the_final_score() {
        for players in 2..=4 {
            let game = finished(players, 3);
            let histories = Histories::of(&game);
            for row in game.state().standings() {
                let series = histories.of_seat(row.seat).series;
                let sheet = Burgundy::sheet(game.state(), row.seat);
                assert_eq!(sheet.iter().map(|row| row.points).sum::<i32>(), row.points);
                assert_eq!(series.last(), Some(&row.points));
                // before the first round, after each of 25, after the final scoring
                assert_eq!((series.len(), series.first()), (ROUNDS + 2, Some(&0)));
                assert!(series.windows(2).all(|pair| pair[0] <= pair[1]));
            }
        }
    }

    #[test]
    fn the_rows_of_modules_are_counted_and_partners_have_sheets_of_their_own() {
        use crate::games::burgundy::boards::BoardId;
        use crate::games::burgundy::modules::{Module, Modules};
        use crate::games::burgundy::options::Edition;
        let modules = Modules::EVERY.without(Module::BorderPosts);
        let board = BoardId::all_double().next().unwrap();
        let options = Options::teams(Edition::E2019, board, modules).unwrap();
        let mut of_modules = 0;
        for seed in 0..8 {
            let game = played(options, seed);
            let (state, histories) = (game.state(), Histories::of(&game));
            for seat in state.seats() {
                let sheet = Burgundy::sheet(state, seat);
                let own: i32 = sheet.iter().map(|row| row.points).sum();
                assert_eq!(own, i32::from(state.points(seat)));
                assert_eq!(histories.of_seat(seat).series.last(), Some(&own));
                of_modules +=
                    sheet.iter().skip(Source::BASE.len()).map(|row| row.points).sum::<i32>();
            }
        }
        assert!(of_modules > 0);
    }

    #[test]
    fn filled_fields_are_counted_alone_and_together() {
        use crate::games::burgundy::boards::BoardId;
        use crate::games::burgundy::modules::Modules;
        use crate::games::burgundy::options::{Castles, Edition};
        let solo = |seed: u64| {
            let board = BoardId(17 + (seed % 2) as u8);
            let none = Modules::NONE;
            let options = Options::solo(Edition::E2019, board, Castles::Open, none, 45).unwrap();
            played(options, seed)
        };
        let mut markers = 0;
        for game in [finished(2, 3), finished(4, 8), solo(1), solo(2), solo(3)] {
            let histories = Histories::of(&game);
            for seat in game.state().seats() {
                let filled = game.state().estate(seat).filled().len();
                let fields = histories.of_seat(seat).fields;
                assert_eq!(fields.last().map(|last| last.unsigned_abs()), Some(filled));
                assert!(fields.windows(2).all(|pair| pair[0] <= pair[1]));
            }
            markers += histories.markers;
        }
        assert!(markers > 0);
    }

    #[test]
    fn every_player_rolled_fifty_dice() {
        let histories = Histories::of(&finished(3, 5));
        for seat in Seat::first(3) {
            let history = histories.of_seat(seat);
            assert_eq!(history.faces.iter().sum::<u8>(), 50);
            assert!((200..500).contains(&history.mean_hundredths()));
        }
    }
}
