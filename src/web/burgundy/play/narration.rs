//! What happened, in words: for the record beside the table, and for those who listen.

use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::state::State;
use crate::web::burgundy::chronicle::Chronicle;
use crate::web::burgundy::log::{self, LogLine};
use crate::web::burgundy::model::Speak;
use crate::web::burgundy::scene::{Banner, LogRow, Text};
use crate::web::ui::log_row::runs;
use crate::web::words::Words;

/// The players' names; who has none is called by the seat's number.
pub(super) fn names_of(roster: &Roster, players: u8, words: &Words) -> Vec<Text> {
    Seat::first(players)
        .map(|seat| match roster.name(seat) {
            "" => words.speak("app-player", &[("number", (seat.0 + 1).into())]).into(),
            name => name.into(),
        })
        .collect()
}

/// What is read out: what happened, or that something was taken back, then whose turn it is when that
/// changed.
pub(super) fn spoken(
    chronicle: &Chronicle,
    at: usize,
    state: &State,
    names: &[Text],
    words: &Words,
    taken_back: bool,
) -> Text {
    let mut text = match taken_back {
        true => words.t("table-taken-back"),
        false => chronicle.spoken(at),
    };
    let began = chronicle.events(at).iter().any(|e| matches!(e, Event::TurnBegan { .. }));
    if (began || taken_back)
        && let Some(name) = state.deciders().lowest().and_then(|seat| names.get(seat.index()))
    {
        text.push(' ');
        text.push_str(&words.speak("table-to-move", &[("name", name.as_ref().into())]));
        text.push('.');
    }
    text.into()
}

/// The record's lines for the events of one move.
pub(super) fn tell(
    words: &Words,
    names: &[Text],
    banners: [Banner; 4],
    edition: Edition,
    events: &[Event],
) -> Vec<LogRow> {
    let plain: Vec<String> = names.iter().map(ToString::to_string).collect();
    let line = |told: LogLine| LogRow {
        number: 0,
        icon: told.icon,
        banner: told.seat.map(|seat| banners.at(seat.index())),
        runs: runs(&told.text, names),
        points: told.points.map_or(0, i32::from),
        shown: false,
    };
    log::lines(words, &plain, edition, events).into_iter().map(line).collect()
}
