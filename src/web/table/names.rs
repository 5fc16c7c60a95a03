//! Names, signs and status of the players at a table.

use crate::bots::level::Level;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::WebGame;
use crate::web::ui::text::{Icon, Text};
use crate::web::words::{Speak, Words};

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

/// The sign of a person, or of a computer player of a level.
#[must_use]
pub const fn sign(level: Option<Level>) -> Icon {
    match level {
        Some(_) => "u-computer",
        None => "u-person",
    }
}

/// A player's status, preceded by the level for a computer player.
#[must_use]
pub fn status(words: &dyn Speak, level: Option<Level>, status: Text) -> Text {
    let Some(level) = level else { return status };
    let level = words.speak(&format!("players-short-{}", level.key()), &[]);
    if status.is_empty() {
        return level.into();
    }
    let args = [("level", level.as_str().into()), ("status", status.as_ref().into())];
    words.speak("players-status", &args).into()
}
