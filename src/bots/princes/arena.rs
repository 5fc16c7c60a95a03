//! Series of games between levels, to measure them.

use crate::bots::arena::play_out;

use crate::bots::ladder::{Contestant, Effort};
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::game::Game;
use crate::games::princes::modes::{Mode, Options};
use crate::games::princes::{Princes, State};

/// What can be set for a series on the ladder.
pub(super) const SETTINGS: &[Setting] = &[Setting {
    name: "mode",
    takes: Some("MODE"),
    help: "the introductory game if not said, a theme (intrigue, merchants, barbarians), or the duel",
}];

/// The options of a series' game.
pub(super) fn options(table: &Table) -> Result<Options, TableError> {
    let options: Options = table.usual()?;
    let Some(key) = table.get("mode") else { return Ok(options) };
    let mode = Mode::ALL.into_iter().find(|mode| mode.row().key == key).ok_or_else(|| {
        let all: Vec<&str> = Mode::ALL.iter().map(|mode| mode.row().key).collect();
        let why = format!("there is no mode {key:?}; there are {}", all.join(", "));
        TableError::Setting { name: "mode", why }
    })?;
    Ok(Options { mode, ..options })
}

/// How a series went for side A.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Series {
    /// Games played.
    pub games: u32,
    /// Wins; a game that nobody won counts half.
    pub wins: f64,
    /// Turns in all games.
    pub turns: u64,
    /// Games that ended without the points that win.
    pub stalled: u32,
    /// What both sides spent.
    pub efforts: [Effort; 2],
}

impl Series {
    /// The share of games that side A won, in hundredths.
    #[must_use]
    pub fn share(&self) -> f64 {
        100.0 * self.wins / f64::from(self.games.max(1))
    }

    /// Adds another series.
    pub fn add(&mut self, more: &Series) {
        self.games += more.games;
        self.wins += more.wins;
        self.turns += more.turns;
        self.stalled += more.stalled;
        for (effort, other) in self.efforts.iter_mut().zip(&more.efforts) {
            effort.moves += other.moves;
            effort.nodes += other.nodes;
            effort.seconds += other.seconds;
        }
    }
}

/// Plays a series: each seed twice with seats swapped.
///
/// # Errors
/// If no game can be played so.
pub fn series(
    sides: &[Contestant<Princes>; 2],
    mode: Mode,
    games: u32,
    first_seed: u64,
    clock: &mut dyn FnMut() -> f64,
) -> Result<Series, TableError> {
    let mut series = Series::default();
    for game in 0..games {
        let seed = first_seed + u64::from(game / 2);
        let b_sits = (game % 2) as u8 ^ 1;
        let is_b = |_: &State, seat: crate::engine::seat::Seat| seat.0 == b_sits;
        let options = Options::of(mode);
        let state = play_out::<Princes>(&options, sides, &is_b, seed, &mut series.efforts, clock)?;
        let first: Vec<_> =
            Princes::standings(&state).into_iter().filter(|row| row.place == 1).collect();
        if first.iter().any(|row| row.seat.0 != b_sits) {
            series.wins += 1.0 / first.len() as f64;
        }
        series.games += 1;
        series.turns += u64::from(state.turn);
        let target = i32::from(mode.row().target);
        series.stalled += u32::from(first.iter().all(|row| row.points < target));
    }
    Ok(series)
}
