//! Names of the players at a table.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::WebGame;
use crate::web::ui::text::Text;
use crate::web::words::Words;

/// The players' names; a player without one is named by seat number.
#[must_use]
pub fn names<G: WebGame>(words: &Words, game: &Journal<G>) -> Vec<String> {
    names_of(game, words).iter().map(ToString::to_string).collect()
}

pub(super) fn names_of<G: WebGame>(game: &Journal<G>, words: &Words) -> Vec<Text> {
    let roster = game.setup().roster();
    Seat::first(G::seats(game.state()))
        .map(|seat| match roster.name(seat) {
            "" => words.say("app-player", &[("number", (seat.0 + 1).into())]).into(),
            name => name.into(),
        })
        .collect()
}
