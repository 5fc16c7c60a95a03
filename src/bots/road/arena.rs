//! Games of Road between computer players, for the ladder.

use crate::bots::table::{Setting, Table, TableError};
use crate::games::road::options::{FirstRow, Options, Side};

pub(super) const SETTINGS: &[Setting] = &[Setting {
    name: "side",
    takes: Some("SIDE"),
    help: "the metropolises' side, a or b; in turn if not said",
}];

/// The options of the series' game with this seed.
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

/// The side of the metropolis cards alternates from game to game.
const fn side_of(seed: u64) -> Side {
    if seed.is_multiple_of(2) { Side::A } else { Side::B }
}
