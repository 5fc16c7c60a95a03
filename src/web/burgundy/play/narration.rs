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
use crate::web::burgundy::scene::{Banner, LogRow, Run, Text};
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
        runs: runs(&told.text, &plain),
        points: told.points.map_or_else(Text::default, |points| format!("+{points}").into()),
        shown: false,
    };
    log::lines(words, &plain, edition, events).into_iter().map(line).collect()
}

/// A sentence with the players' names set bold.
fn runs(text: &str, names: &[String]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let found = names
            .iter()
            .filter(|name| !name.is_empty())
            .filter_map(|name| rest.find(name.as_str()).map(|at| (at, name.len())))
            .min();
        let (at, length) = found.unwrap_or((rest.len(), 0));
        let (plain, from_name) = rest.split_at_checked(at).unwrap_or((rest, ""));
        let (name, after) = from_name.split_at_checked(length).unwrap_or(("", ""));
        for (text, strong) in [(plain, false), (name, true)] {
            if !text.is_empty() {
                runs.push(Run { text: text.into(), strong });
            }
        }
        rest = after;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_bold_wherever_they_stand() {
        let names = ["Anna".to_owned(), "Benno".to_owned(), String::new()];
        let told = runs("Anna took Benno’s church.", &names);
        let read: Vec<(&str, bool)> = told.iter().map(|r| (r.text.as_ref(), r.strong)).collect();
        assert_eq!(
            read,
            [("Anna", true), (" took ", false), ("Benno", true), ("’s church.", false)]
        );
        assert_eq!(runs("Nobody", &names).len(), 1);
        assert!(runs("", &names).is_empty());
    }
}
