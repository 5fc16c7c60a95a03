//! Names, signs and status of the players at a table.

use crate::bots::level::Level;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::{WebGame, people};
use crate::web::ui::text::{Icon, Text};
use crate::web::words::{Speak, Words, shown_names};

/// The players' names; a person without one has a usual name by seat, and is a guest among computer players.
#[must_use]
pub fn names<G: WebGame>(words: &Words, game: &Journal<G>) -> Vec<String> {
    names_of(game, words).iter().map(ToString::to_string).collect()
}

pub(super) fn names_of<G: WebGame>(game: &Journal<G>, words: &Words) -> Vec<Text> {
    let roster = game.setup().roster();
    let players: Vec<(&str, bool)> = Seat::first(G::seats(game.state()))
        .map(|seat| (roster.name(seat), people::level(game, seat).is_none()))
        .collect();
    shown_names(words, &players).into_iter().map(Text::from).collect()
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
