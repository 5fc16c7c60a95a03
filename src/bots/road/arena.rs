//! Games of Road between computer players, for the ladder.

use crate::bots::level::Level;
use crate::bots::road::choose;
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::chance::mix;
use crate::engine::game::Quiet;
use crate::engine::seed::Seed;
use crate::games::road::options::{FirstRow, Options, OptionsError, Side};
use crate::games::road::{State, setup};

/// What can be set for a series on the ladder.
pub(super) const SETTINGS: &[Setting] = &[Setting {
    name: "side",
    takes: Some("SIDE"),
    help: "the metropolises' side, a or b; in turn if not said",
}];

/// The options of a series' game with this seed.
pub(super) fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
    let side = match table.get("side") {
        None => side_of(seed),
        Some("a") => Side::A,
        Some("b") => Side::B,
        Some(_) => {
            return Err(TableError::Setting { name: "side", why: "there are a and b".to_owned() });
        }
    };
    Options::new(table.players, side, FirstRow::Shuffled)
        .map_err(|why| TableError::Options(why.to_string()))
}

/// Sides change from game to game.
const fn side_of(seed: u64) -> Side {
    if seed.is_multiple_of(2) { Side::A } else { Side::B }
}

/// Who sits where: a level and how many positions it may visit for a choice.
pub type Player = (Level, u64);

/// The most choices of a game between computer players: a bound for loops.
const MOST_CHOICES: u32 = 5_000;

/// Plays game `number` of a series to its end; sides change from game to game.
///
/// # Errors
/// If so many can't play.
pub fn play(players: &[Player], number: u64) -> Result<State, OptionsError> {
    let options = Options::new(players.len() as u8, side_of(number), FirstRow::Shuffled)?;
    let mut state = setup::start(&options, &Seed::numbered(number), &mut Quiet)?;
    for choice in 0..MOST_CHOICES {
        let Some(seat) = state.decider() else { break };
        let Some((level, nodes)) = players.get(seat.index()) else { break };
        let seed = mix(number) ^ u64::from(choice);
        let view = state.view(seat.into());
        for action in choose(&view, seat, *level, seed, *nodes) {
            if state.apply(seat, action, &mut Quiet).is_err() {
                break;
            }
        }
    }
    Ok(state)
}

/// How a series went for the one seat that plays against all others.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Series {
    /// Games played.
    pub games: u32,
    /// Wins; shared first places count by shares.
    pub wins: f64,
    /// Turns in all games.
    pub turns: u64,
    /// Games that ended without seven points.
    pub stalled: u32,
}

/// One player against as many of another kind as there are other seats; its seat goes round, and each
/// seed is played from every seat.
///
/// # Errors
/// If so many can't play.
pub fn one_against(
    one: Player,
    others: Player,
    seats: u8,
    games: u32,
    first_seed: u64,
) -> Result<Series, OptionsError> {
    let mut series = Series::default();
    for game in 0..games {
        let place = game % u32::from(seats);
        let number = first_seed + u64::from(game / u32::from(seats));
        let mut players = vec![others; seats.into()];
        if let Some(seat) = players.get_mut(place as usize) {
            *seat = one;
        }
        let state = play(&players, number)?;
        let first: Vec<_> = state.standings().into_iter().filter(|row| row.place == 1).collect();
        if first.iter().any(|row| u32::from(row.seat.0) == place) {
            series.wins += 1.0 / first.len() as f64;
        }
        series.games += 1;
        series.turns += u64::from(state.turns);
        series.stalled += u32::from(first.iter().all(|row| row.points < 7));
    }
    Ok(series)
}
