//! Series of games between levels, to measure them: what can be set on the ladder, and games with weights
//! that are nobody's own yet.

use crate::bots::arena::{Setting, Table, TableError};
use crate::bots::dice::evaluator::DiceEvaluator;
use crate::bots::dice::thinker::{DiceThinker, Skill};
use crate::bots::dice::weights::Weights;
use crate::bots::level::Level;
use crate::engine::chance::mix;
use crate::engine::game::Quiet;
use crate::engine::seat::{Looker, Seat};
use crate::engine::seed::Seed;
use crate::games::dice::options::Castles;
use crate::games::dice::play;
use crate::games::dice::sheets::SheetId;
use crate::games::dice::{Options, State, View};

/// What can be set for a series on the ladder.
pub(super) const SETTINGS: &[Setting] = &[
    Setting { name: "sheet", takes: Some("LETTER"), help: "a (if not said) to f, or all in turn" },
    Setting {
        name: "castles",
        takes: Some("HOW"),
        help: "start castles: free (if not said), different, same",
    },
];

/// The options of a series' game with this seed.
pub(super) fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
    let sheet = match table.get("sheet").map(str::to_ascii_uppercase).as_deref() {
        None => SheetId::A,
        Some("ALL") => SheetId::ALL.into_iter().nth((seed % 6) as usize).unwrap_or_default(),
        Some(letter) => letter.parse().map_err(|_| no_such("sheet", "a to f, or all"))?,
    };
    let castles = match table.get("castles") {
        None | Some("free") => Castles::Free,
        Some("different") => Castles::Different,
        Some("same") => Castles::Same,
        Some(_) => return Err(no_such("castles", "free, different, same")),
    };
    Options::new(table.players, sheet, castles).map_err(|why| TableError::Options(why.to_string()))
}

fn no_such(name: &'static str, known: &str) -> TableError {
    TableError::Setting { name, why: format!("there are {known}") }
}

/// A level with its budget, and perhaps weights that are not its own.
#[derive(Debug, Clone, Copy)]
pub struct Player {
    /// The level.
    pub level: Level,
    /// Nodes for each turn.
    pub nodes: u64,
    /// Weights to try.
    pub weights: Option<Weights>,
}

impl Player {
    fn thinker(&self, view: &View, seat: Seat, seed: u64) -> DiceThinker {
        match &self.weights {
            None => DiceThinker::new(view, seat, self.level, seed, self.nodes),
            Some(weights) => {
                let evaluator = DiceEvaluator::new(weights, view.known().options());
                DiceThinker::with(evaluator, view, seat, Skill::of(self.level), seed, self.nodes)
            }
        }
    }
}

/// Plays a whole game, each seat by its player; gives the last position.
#[must_use]
pub fn game(options: &Options, seed: u64, players: &[Player]) -> Option<State> {
    let mut state = play::start(options, &Seed::numbered(seed)).ok()?;
    while let Some(seat) = state.deciders().lowest() {
        let player = players.get(seat.index())?;
        let view = state.view(Looker::Seat(seat));
        let thought = mix(seed ^ u64::from(state.round()) << 32 ^ u64::from(seat.0) << 48);
        let mut thinker = player.thinker(&view, seat, thought);
        thinker.finish();
        for action in thinker.best(1).into_iter().next()?.actions {
            state.apply(seat, action, &mut Quiet).ok()?;
        }
    }
    Some(state)
}

/// Mean points and their standard error over solo games.
#[must_use]
pub fn solo(options: &Options, player: Player, first: u64, games: u64) -> (f64, f64) {
    let points = |seed| game(options, seed, &[player]).map_or(0, |end| end.estate(Seat(0)).total());
    mean((first..first + games).map(points).map(f64::from))
}

/// Mean and standard error.
fn mean(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for value in values {
        count += 1.0;
        sum += value;
        squares += value * value;
    }
    let mean = sum / count;
    (mean, ((squares / count - mean * mean) / count).max(0.0).sqrt())
}

/// What share of games the first player wins against the second, a tie half, seats in turn.
#[must_use]
pub fn duel(options: &Options, players: [Player; 2], first: u64, games: u64) -> f64 {
    let mut won = 0.0;
    for seed in first..first + games {
        let swap = seed % 2 == 1;
        let [a, b] = players;
        let order = if swap { [b, a] } else { [a, b] };
        let Some(end) = game(options, seed, &order) else { continue };
        let own = Seat(u8::from(swap));
        let winners: Vec<Seat> =
            end.standings().into_iter().filter(|row| row.place == 1).map(|row| row.seat).collect();
        if winners.contains(&own) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / games.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_and_castles_are_set_for_a_series_and_what_is_none_is_refused() {
        let table = Table::of(1);
        assert_eq!(options(&table, 7).unwrap(), Options { players: 1, ..Options::default() });
        let set = Table::of(3).with("sheet", "d").with("castles", "same");
        let wanted = Options::new(3, SheetId::D, Castles::Same).unwrap();
        assert_eq!(options(&set, 7).unwrap(), wanted);
        let all = Table::of(2).with("sheet", "all");
        let sheets: Vec<SheetId> = (0..6).map(|seed| options(&all, seed).unwrap().sheet).collect();
        assert_eq!(sheets, SheetId::ALL);
        for (name, value) in [("sheet", "g"), ("castles", "none")] {
            let refused = options(&Table::of(2).with(name, value), 1);
            assert!(matches!(refused, Err(TableError::Setting { .. })), "{name} {value}");
        }
        let five = options(&Table::of(5).with("castles", "different"), 1);
        assert!(matches!(five, Err(TableError::Options(_))));
    }
}
