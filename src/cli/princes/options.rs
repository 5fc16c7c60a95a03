//! Options of a new game by their names on the command line.

use crate::cli::Failure;
use lexopt::prelude::*;
use serde_json::{Map, Value as Json};

/// Help on them.
pub const USAGE: &str =
    "      --mode MODE         introductory (if not said), intrigue, merchants, barbarians, duel
      --starter SEAT      drawn (if not said), red (seat 0), blue (seat 1)";

/// Puts an option among the fields of the options in JSON; says whether it is one of these.
pub fn take(
    option: &str,
    parser: &mut lexopt::Parser,
    fields: &mut Map<String, Json>,
) -> Result<bool, Failure> {
    if !matches!(option, "mode" | "starter") {
        return Ok(false);
    }
    fields.insert(option.to_owned(), parser.value()?.string()?.into());
    Ok(true)
}
