//! Names of the seats' players.

use super::SetupGame;
use super::draft::Draft;
use crate::engine::seat::MAX_SEATS;
use crate::web::words::{Words, shown_names};

/// Names of computer players, in the order in which they are given.
#[must_use]
pub fn computer_names(words: &Words) -> Vec<String> {
    (1..=MAX_SEATS).map(|number| words.t(&format!("players-name-{number}"))).collect()
}

/// Name of a seat's player, or the usual one for a person without.
#[must_use]
pub fn name<G: SetupGame>(words: &Words, draft: &Draft<G>, seat: usize) -> String {
    let sitters = draft.sitters.iter();
    let players: Vec<(&str, bool)> =
        sitters.map(|sitter| (sitter.name.as_str(), sitter.computer.is_none())).collect();
    shown_names(words, &players).into_iter().nth(seat).unwrap_or_default()
}
