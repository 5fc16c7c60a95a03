//! Options of a new game by their names on the command line.

use crate::cli::game::OwnOptions;

/// The game's own options.
pub const OPTIONS: OwnOptions = OwnOptions {
    usage: "      --mode MODE         introductory (if not said), intrigue, merchants, barbarians, duel,
                          gold, turmoil, progress
      --starter SEAT      drawn (if not said), red (seat 0), blue (seat 1)
      --sets SETS         of a duel: three or more, as gold,turmoil,progress
      --way WAY           of their choice: pick (if not said), drawn",
    words: &["mode", "starter", "way"],
    lists: &["sets"],
    ..OwnOptions::NONE
};
