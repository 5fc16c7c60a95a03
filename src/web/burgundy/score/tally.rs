//! What a finished game comes to in numbers: the score sheet, the score round by round, the dice.

use crate::engine::game::Standing;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::event::{Event, Source};

/// Rounds of a whole game.
pub const ROUNDS: usize = 25;

/// What decided between the two best players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decided {
    /// Points.
    Points,
    /// As many points, but more empty fields.
    EmptyFields,
    /// As many points and empty fields, but later on the bridge.
    Bridge,
}

/// A player's numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The place and the points.
    pub standing: Standing,
    /// Fields without a tile.
    pub empty_fields: u32,
    /// Points by row of the score sheet.
    pub sources: Vec<u16>,
    /// The score before the first round, after each round, and after the final scoring.
    pub series: Vec<u16>,
    /// The filled fields before the first round, after each round, and at the end.
    pub fields: Vec<u16>,
    /// How often the counting stone reached its marker, in the solo game.
    pub markers: u8,
    /// How often each face, 1 to 6, was rolled.
    pub faces: [u8; 6],
    /// How often both dice showed the same.
    pub doubles: u8,
}

impl Player {
    /// The mean of all dice in hundredths; 0 before the first.
    #[must_use]
    pub fn mean_hundredths(&self) -> u32 {
        let dice: u32 = self.faces.iter().map(|count| u32::from(*count)).sum();
        let pips: u32 = (1u32..).zip(self.faces).map(|(pip, count)| pip * u32::from(count)).sum();
        (pips * 100).checked_div(dice).unwrap_or(0)
    }
}

/// A finished game in numbers, best player first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The players in the final order.
    pub players: Vec<Player>,
    /// What decided between the first two.
    pub decided: Decided,
}

/// Collects what the events of a game tell.
#[derive(Default)]
struct Collected {
    totals: [u16; SEATS],
    series: [Vec<u16>; SEATS],
    filled: [u16; SEATS],
    fields: [Vec<u16>; SEATS],
    markers: u8,
    faces: [[u8; 6]; SEATS],
    doubles: [u8; SEATS],
}

impl Collected {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Rolled { seat, dice } => {
                let [first, second] = *dice;
                if let Some(faces) = self.faces.get_mut(seat.index()) {
                    faces.add(usize::from(first).wrapping_sub(1), 1);
                    faces.add(usize::from(second).wrapping_sub(1), 1);
                }
                self.doubles.add(seat.index(), u8::from(first == second));
            }
            Event::Scored { seat, points, .. } => {
                let total = self.totals.at(seat.index()) + *points;
                self.totals.set(seat.index(), total);
            }
            Event::CastleSet { seat, .. }
            | Event::TilePlaced { seat, .. }
            | Event::TileSettled { seat, .. } => {
                let filled = self.filled.at(seat.index()) + 1;
                self.filled.set(seat.index(), filled);
            }
            Event::MarkerReached { .. } => self.markers = self.markers.saturating_add(1),
            // The score of a round stands when the next begins, or when the final scoring does.
            Event::RoundBegan { .. } | Event::GameEnded => self.note(),
            _ => {}
        }
    }

    fn note(&mut self) {
        for (series, total) in self.series.iter_mut().zip(self.totals) {
            series.push(total);
        }
        for (fields, filled) in self.fields.iter_mut().zip(self.filled) {
            fields.push(filled);
        }
    }
}

/// All rows of the sheet, those of modules too, in the order of their numbers.
fn rows() -> impl Iterator<Item = Source> {
    Source::BASE.into_iter().chain(Source::OF_MODULES)
}

impl Tally {
    /// The numbers of a game up to its cursor.
    #[must_use]
    pub fn of(game: &Journal<Burgundy>) -> Tally {
        let mut collected = Collected::default();
        game.opening_events().iter().for_each(|event| collected.hear(event));
        game.replay(|step| step.events.iter().for_each(|event| collected.hear(event)));
        collected.note();

        let state = game.state();
        let standings = state.standings();
        let player = |standing: &Standing| {
            let Seat(seat) = standing.seat;
            let (index, estate) = (usize::from(seat), state.estate(standing.seat));
            let own = state.own(standing.seat);
            Player {
                standing: *standing,
                empty_fields: estate.empty_fields().len(),
                sources: rows().map(|source| own.points_of(source)).collect(),
                series: collected.series.get(index).cloned().unwrap_or_default(),
                fields: collected.fields.get(index).cloned().unwrap_or_default(),
                markers: collected.markers,
                faces: collected.faces.at(index),
                doubles: collected.doubles.at(index),
            }
        };
        let decided = match standings.as_slice() {
            [first, second, ..] => {
                let (best, next) = (state.rank(first.seat), state.rank(second.seat));
                match (best.0 == next.0, best.1 == next.1) {
                    (false, _) => Decided::Points,
                    (true, false) => Decided::EmptyFields,
                    (true, true) => Decided::Bridge,
                }
            }
            _ => Decided::Points,
        };
        Tally { players: standings.iter().map(player).collect(), decided }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Actions;
    use crate::games::burgundy::Options;

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
            let tally = Tally::of(&finished(players, 3));
            assert_eq!(tally.players.len(), usize::from(players));
            for (place, player) in (1u8..).zip(&tally.players) {
                let points = u16::try_from(player.standing.points).unwrap();
                assert_eq!(player.standing.place, place);
                assert_eq!(player.sources.iter().sum::<u16>(), points);
                assert_eq!(player.series.last(), Some(&points));
                // before the first round, after each of 25, after the final scoring
                assert_eq!(player.series.len(), ROUNDS + 2);
                assert_eq!(player.series.first(), Some(&0));
                assert!(player.series.windows(2).all(|pair| pair[0] <= pair[1]));
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
            let (state, tally) = (game.state(), Tally::of(&game));
            for player in &tally.players {
                let own: u16 = player.sources.iter().sum();
                assert_eq!(own, state.points(player.standing.seat));
                assert_eq!(player.series.last(), Some(&own));
                of_modules += player.sources.iter().skip(Source::BASE.len()).sum::<u16>();
            }
        }
        assert!(of_modules > 0);
        for (index, source) in rows().enumerate() {
            assert_eq!(source.index(), index);
        }
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
            for player in Tally::of(&game).players {
                let filled = game.state().estate(player.standing.seat).filled.len();
                assert_eq!(player.fields.last().copied().map(u32::from), Some(filled));
                assert!(player.fields.windows(2).all(|pair| pair[0] <= pair[1]));
                markers += player.markers;
            }
        }
        assert!(markers > 0);
    }

    #[test]
    fn every_player_rolled_fifty_dice() {
        let tally = Tally::of(&finished(3, 5));
        for player in &tally.players {
            assert_eq!(player.faces.iter().sum::<u8>(), 50);
            assert!((200..500).contains(&player.mean_hundredths()));
        }
    }

    #[test]
    fn points_decide_unless_they_are_equal() {
        for seed in 0..20 {
            let tally = Tally::of(&finished(2, seed));
            let equal = tally.players[0].standing.points == tally.players[1].standing.points;
            assert_eq!(tally.decided == Decided::Points, !equal);
        }
    }
}
