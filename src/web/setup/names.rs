//! Names of the seats' players.

use super::SetupGame;
use super::draft::Draft;
use crate::engine::seat::MAX_SEATS;
use crate::web::words::Words;

/// Names of computer players, in the order in which they are given.
#[must_use]
pub fn computer_names(words: &Words) -> Vec<String> {
    (1..=MAX_SEATS).map(|number| words.t(&format!("players-name-{number}"))).collect()
}

/// Name of a seat's player, or the seat's number in words.
#[must_use]
pub fn name<G: SetupGame>(words: &Words, draft: &Draft<G>, seat: usize) -> String {
    match draft.sitters.get(seat).map_or("", |sitter| sitter.name.trim()) {
        "" => words.say("app-player", &[("number", (seat as u32 + 1).into())]),
        name => name.to_owned(),
    }
}
