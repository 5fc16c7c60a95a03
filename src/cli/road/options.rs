//! Options of a new game by their names on the command line.

use crate::cli::game::OwnOptions;

/// The game's own options.
pub const OPTIONS: OwnOptions = OwnOptions {
    usage: "      --metropolises SIDE a (if not said) or b
      --row ROW           shuffled (if not said) or first-game",
    words: &["metropolises", "row"],
    ..OwnOptions::NONE
};
