//! Options of a new game by their names on the command line.

use crate::cli::Failure;
use crate::cli::game::OwnOptions;
use lexopt::ValueExt;
use serde_json::{Map, Value as Json};

/// The game's own options.
pub const OPTIONS: OwnOptions = OwnOptions {
    usage:
        "      --sheet LETTER      a (if not said) to f, the same for all
      --castles HOW       start castles: free (if not said), different (at most four players), same",
    take,
    ..OwnOptions::NONE
};

/// Adds an option to the fields of the JSON options; `false` if it is not one of these.
fn take(
    option: &str,
    parser: &mut lexopt::Parser,
    fields: &mut Map<String, Json>,
) -> Result<bool, Failure> {
    let wanted = matches!(option, "sheet" | "castles");
    if wanted {
        let value = parser.value()?.string()?.to_ascii_lowercase();
        fields.insert(option.to_owned(), value.into());
    }
    Ok(wanted)
}
