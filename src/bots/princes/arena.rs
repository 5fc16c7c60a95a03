//! Settings of Princes for the ladder.

use crate::bots::table::{Setting, Table, TableError, value_of};
use crate::engine::seat::Seat;
use crate::games::princes::State;
use crate::games::princes::card::Sets;
use crate::games::princes::modes::Mode;
use crate::games::princes::options::{Options, Way};

/// Settings of a series on the ladder.
pub(super) const SETTINGS: &[Setting] = &[
    Setting {
        name: "mode",
        takes: Some("MODE"),
        help: "the introductory game if not said, a theme (intrigue, merchants, barbarians, gold, turmoil, progress), or the duel",
    },
    Setting {
        name: "sets",
        takes: Some("SETS"),
        help: "of a duel: at least three themes with commas between, or all; the first three themes if not said",
    },
    Setting {
        name: "drawn",
        takes: None,
        help: "of a duel: the three sets are drawn rather than picked",
    },
];

/// The options of a series' game.
pub(super) fn options(table: &Table) -> Result<Options, TableError> {
    let mut options: Options = table.usual()?;
    if let Some(key) = table.get("mode") {
        options.mode = value_of("mode", key, Mode::ALL, |mode| mode.row().key)?;
    }
    if let Some(keys) = table.get("sets") {
        let themes = || Sets::THEMES.iter();
        options.sets = match keys {
            "all" => Sets::THEMES,
            keys => keys.split(',').try_fold(Sets::NONE, |sets, key| {
                value_of("sets", key.trim(), themes(), |set| set.key()).map(|set| sets.with(set))
            })?,
        };
    }
    if table.get("drawn").is_some() {
        options.way = Way::Drawn;
    }
    options.validate().map_err(|why| TableError::Options(why.to_string()))?;
    Ok(options)
}

/// Name of a seat's place in the order of play, for means by that order.
pub(super) fn variant(state: &State, seat: Seat) -> String {
    let order = if state.starter() == seat.0 { "began" } else { "followed" };
    order.to_owned()
}
