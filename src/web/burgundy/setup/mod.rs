//! Setup of Burgundy: kind of game, boards and castles, modules, edition.

mod boards;

pub mod choices;
pub mod kinds;
mod modules;
mod presets;
mod solo;
mod switch;
mod team;

use crate::engine::total::At;
use crate::games::burgundy::options::{Boards, OptionsError};
use crate::games::burgundy::{Burgundy, Options, SEATS};
use crate::web::burgundy::model::{Arg, board_name};
use crate::web::setup::{Preset, SetupGame, change, changer, computer_names, drawn_later, name};
use crate::web::state::Ctx;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use choices::{Choices, Draft};
use core::ops::RangeInclusive;
use kinds::Kind;
use std::rc::Rc;
use yew::prelude::*;

impl SetupGame for Burgundy {
    type Choices = Choices;

    const USUAL_SEATS: u8 = 2;
    const COLOURS: u8 = SEATS as u8;

    fn places(choices: &Choices) -> RangeInclusive<u8> {
        match choices.kind {
            Kind::Each => 2..=SEATS as u8,
            Kind::Solo => 1..=1,
            Kind::Teams => SEATS as u8..=SEATS as u8,
        }
    }

    fn options(choices: &Choices, players: u8) -> Result<Options, OptionsError> {
        choices.options(players)
    }

    fn choices(options: &Options) -> Choices {
        Choices::of(options)
    }

    fn players(options: &Options) -> u8 {
        options.players()
    }

    fn swapped(choices: &mut Choices, seat: usize, other: usize) {
        choices.swap(seat, other);
    }

    fn removed(choices: &mut Choices, seat: usize) {
        choices.remove(seat);
    }

    fn team_letter(choices: &Choices, seat: usize) -> Option<char> {
        let letter = if seat.is_multiple_of(2) { 'A' } else { 'B' };
        (choices.kind == Kind::Teams).then_some(letter)
    }

    fn above_seats(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
        html! { <div class="kinds">{ kinds(ctx, draft) }</div> }
    }

    fn presets(choices: &Choices) -> &'static [Preset] {
        presets::of(choices.kind)
    }

    fn preset_picture(_: &Words, choices: &Choices, preset: usize) -> Html {
        html! { <boards::Thumb board={presets::board_of(choices.kind, preset)} /> }
    }

    fn seat_picture(_: &Words, draft: &Draft, seat: usize) -> Html {
        let thumb = |board| html! { <boards::Thumb {board} /> };
        match (draft.choices.kind, draft.choices.boards) {
            (Kind::Solo, _) => thumb(draft.choices.solo.board),
            (Kind::Teams, _) => thumb(draft.choices.double),
            (Kind::Each, Boards::Fixed(boards)) => thumb(boards.at(seat)),
            (Kind::Each, Boards::Drawn | Boards::OneOrDrawn) => {
                drawn_later(thumb(draft.choices.picked.at(seat)))
            }
        }
    }

    fn preset(draft: &Draft) -> Option<usize> {
        presets::laid(draft)
    }

    fn take(draft: &mut Draft, preset: usize) {
        presets::take(draft, preset);
    }

    fn boards(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
        match draft.choices.kind {
            Kind::Each => boards::panel(ctx, draft),
            Kind::Solo => solo::panel(ctx, draft),
            Kind::Teams => team::panel(ctx, draft),
        }
    }

    fn extras(ctx: &Ctx, draft: &Rc<Draft>) -> Option<Html> {
        Some(modules::panel(ctx, draft))
    }

    fn advanced(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
        boards::edition(ctx, draft)
    }

    fn summary(words: &Words, draft: &Draft) -> String {
        let summary = match draft.choices.kind {
            Kind::Solo => solo::summary(words, draft),
            Kind::Teams => team::summary(words, draft),
            Kind::Each => seats_and_boards(words, draft),
        };
        match modules::in_words(words, draft) {
            None => summary,
            Some(names) => {
                let args = [("table", summary.as_str().into()), ("modules", names.as_str().into())];
                words.say("setup-summary-modules", &args)
            }
        }
    }

    fn note(words: &Words, draft: &Draft) -> String {
        match draft.choices.kind {
            Kind::Solo => words.t("solo-start"),
            Kind::Teams => team::start(words, draft),
            Kind::Each => workers(words, draft),
        }
    }
}

/// Choice of the kind of game.
fn kinds(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let (words, send) = (&ctx.words, changer(ctx, draft));
    let names = vec![words.t("solo-kind-each"), words.t("solo-kind-solo"), words.t("team-kind")];
    let chosen = Kind::ALL.iter().position(|kind| *kind == draft.choices.kind);
    let theirs = Rc::new(computer_names(words));
    let set = Callback::from(move |index: usize| {
        let kind = Kind::ALL.get(index).copied().unwrap_or_default();
        let theirs = theirs.clone();
        send.emit(change(move |draft: &mut Draft| draft.choose_kind(kind, &theirs)));
    });
    segments("kind", words.t("solo-kind"), names, chosen, &set)
}

/// Number of players and their boards.
fn seats_and_boards(words: &Words, draft: &Draft) -> String {
    let players = words.say("setup-players", &[("count", draft.players().into())]);
    let boards = boards_in_words(words, draft);
    let args = [("players", players.as_str().into()), ("boards", boards.as_str().into())];
    words.say("setup-summary", &args)
}

/// The boards in words: "board 1 for all".
fn boards_in_words(words: &Words, draft: &Draft) -> String {
    let Boards::Fixed(fixed) = draft.choices.boards else {
        let drawn = draft.choices.boards == Boards::Drawn;
        return words.t(if drawn { "setup-drawn-boards" } else { "setup-one-or-drawn" });
    };
    let used: Vec<Arg> = fixed
        .iter()
        .take(draft.sitters.len())
        .map(|board| board_name(draft.choices.edition, *board))
        .collect();
    match used.as_slice() {
        [first, rest @ ..] if rest.iter().all(|number| number == first) => {
            words.say("setup-same-board", &[("board", first.clone())])
        }
        _ => {
            let numbers: Vec<String> = used.iter().map(Arg::to_string).collect();
            let list = words.list(&numbers);
            words.say("setup-boards-of", &[("boards", list.as_str().into())])
        }
    }
}

/// The players' initial workers.
fn workers(words: &Words, draft: &Draft) -> String {
    let names: Vec<String> =
        (0..draft.sitters.len()).map(|seat| name(words, draft, seat)).collect();
    let args: Vec<(&str, Arg)> = ["first", "second", "third", "fourth"]
        .into_iter()
        .zip(names.iter().map(String::as_str).chain(std::iter::repeat("")))
        .map(|(key, name)| (key, name.into()))
        .chain([("count", draft.players().into())])
        .collect();
    words.say("setup-workers", &args)
}

#[cfg(test)]
mod tests;
