//! Options of a new game by their names on the command line.

use crate::cli::game::OwnOptions;
use crate::cli::{Failure, number};
use lexopt::prelude::*;
use serde_json::Map;
use serde_json::Value as Json;

/// The game's own options.
pub const OPTIONS: OwnOptions = OwnOptions {
    usage: "      --marker N          alone, with --boards 17 or 18 (13a, 13b) and --castles open or drawn:
                          where the marker starts, 45 to 55; 50 if not said
      --team              four in two teams, seats 0 and 2 against 1 and 3; with --boards 20 on board 12b
                          rather than 12a
      --edition YEAR      2019 (if not said) or 2011
      --way WAY           basic (if not said), advanced, random, free, expert-open, expert-hidden
      --boards LIST       instead: a board for each seat (1,4,7), drawn, or one-or-drawn
      --castles HOW       with --boards: centre (if not said), open, hidden, drawn
      --modules LIST      with commas between: extra-tiles, border-posts, white-castles, inns,
                          trade-routes, shields; border posts need --boards drawn --castles open",
    words: &["way", "castles"],
    lists: &["modules"],
    take,
};

/// Adds an option to the fields of the JSON options; `false` if it is not one of these.
fn take(
    option: &str,
    parser: &mut lexopt::Parser,
    fields: &mut Map<String, Json>,
) -> Result<bool, Failure> {
    let (name, value): (&str, Json) = match option {
        "team" => ("teams", true.into()),
        "edition" | "marker" => (option, number::<u64>(option, parser)?.into()),
        "boards" => {
            let text = parser.value()?.string()?;
            let boards = if text.starts_with(|c: char| c.is_ascii_digit()) {
                numbers(&text)?.into()
            } else {
                text.into()
            };
            ("boards", boards)
        }
        _ => return Ok(false),
    };
    fields.insert(name.to_owned(), value);
    Ok(true)
}

fn numbers(text: &str) -> Result<Vec<u8>, Failure> {
    let numbers: Result<Vec<u8>, _> = text.split(',').map(str::parse).collect();
    let wanted = "--boards takes numbers with commas between: 1,4,7";
    numbers.map_err(|_| Failure::Use(wanted.to_owned()))
}
