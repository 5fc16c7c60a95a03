//! The players of the table, in turn order.

use super::draft::{Draft, short};
use super::names::{computer_names, name};
use super::{Change, SetupGame, change, changer};
use crate::bots::level::Level;
use crate::engine::journal::roster::MAX_NAME_BYTES;
use crate::web::entropy::entropy;
use crate::web::library::state::LibraryState;
use crate::web::session::Sitter;
use crate::web::state::Ctx;
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::widgets::{colour_key, flag};
use crate::web::words::Words;
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::prelude::*;

/// Id of the list of known names.
const KNOWN_NAMES: &str = "known-names";

/// Names of people in stored games, as suggestions.
pub(super) fn known_names(library: &LibraryState) -> Html {
    let people = library.games.iter().flat_map(|entry| &entry.players);
    let people = people.filter(|player| player.computer == 0 && !player.name.is_empty());
    let names: BTreeSet<&str> = people.map(|player| player.name.as_str()).collect();
    html! {
        <datalist id={KNOWN_NAMES}>{ for names.into_iter().map(|name| html! { <option key={name} value={name.to_owned()} /> }) }</datalist>
    }
}

/// The players of the table, in turn order.
pub(super) fn panel<G: SetupGame>(
    ctx: &Ctx,
    draft: &Rc<Draft<G>>,
    last: Option<&Draft<G>>,
) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let shuffle = {
        let send = send.clone();
        Callback::from(move |_: MouseEvent| {
            let drawn = entropy();
            send.emit(change(move |draft| draft.shuffle(drawn)));
        })
    };
    let add = {
        let names = Rc::new(computer_names(words));
        send.reform(move |_: MouseEvent| {
            let names = names.clone();
            change(move |draft| draft.add_opponent(&names))
        })
    };
    let several = draft.sitters.len() > 1;
    let in_teams = G::team_letter(&draft.choices, 0).is_some();
    html! {
        <section class="card sheet whoplays" aria-labelledby="seats-title">
            <div class="cardhead">
                { super::steps::title(1, "seats-title", words.t("setup-seats")) }
                if several { <small>{ words.t("setup-order") }</small> }
                if several { { shuffler(words, shuffle) } }
            </div>
            { super::quick::last_table(ctx, draft, last) }
            { G::above_seats(ctx, draft) }
            { super::quick::opponents(ctx, draft) }
            <ol class={classes!("seats", in_teams.then_some("teams"))}>
                { for draft.sitters.iter().enumerate().map(|(seat, sitter)| row(words, draft, seat, sitter, &send)) }
            </ol>
            if draft.sitters.len() < *draft.seats().end() {
                <button type="button" class="add" onclick={add}>
                    <Pic id="u-plus" />{ words.t("setup-add-seat") }
                </button>
            }
        </section>
    }
}

/// Button that shuffles the turn order, with its word where there is room.
fn shuffler(words: &Words, onclick: Callback<MouseEvent>) -> Html {
    let label = words.t("setup-shuffle");
    html! {
        <button type="button" class="ib shuffle" aria-label={label.clone()} title={label.clone()} {onclick}>
            <Pic id="u-dicebag" /><span aria-hidden="true">{ label }</span>
        </button>
    }
}

/// Choice of a seat's player: a person, or a computer of a level.
fn kind<G: SetupGame>(
    words: &Words,
    seat: usize,
    chosen: Option<Level>,
    label: String,
    send: &Callback<Change<G>>,
) -> Html {
    let names = Rc::new(computer_names(words));
    let option = |computer: Option<Level>| {
        let (send, names) = (send.clone(), names.clone());
        let onchange = move |_: Event| {
            let names = names.clone();
            send.emit(change(move |draft| draft.seat(seat, computer, &names)));
        };
        let key = computer.map_or("person", Level::key);
        let short = match computer {
            Some(level) => words.t(&format!("players-short-{}", level.key())),
            None => words.t("players-person"),
        };
        let value = computer.map_or("", Level::key);
        let on = chosen == computer;
        html! {
            <label {key} class={classes!(on.then_some("on"))}>
                <input type="radio" class="sr" name={format!("kind-{seat}")} {value} checked={on} {onchange}
                    aria-label={words.t(&format!("players-{key}"))} />
                <span aria-hidden="true">{ short }</span>
            </label>
        }
    };
    html! {
        <div class="seg kindof" role="radiogroup" aria-label={label}>
            { option(None) }
            { for Level::ALL.iter().map(|level| option(Some(*level))) }
        </div>
    }
}

/// Applies a name as it is typed.
fn rename<G: SetupGame>(seat: usize, send: &Callback<Change<G>>) -> Callback<InputEvent> {
    let send = send.clone();
    Callback::from(move |event: InputEvent| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        let name = short(&input.value());
        send.emit(change(move |draft| {
            if let Some(sitter) = draft.sitters.get_mut(seat) {
                sitter.name.clone_from(&name);
            }
        }));
    })
}

/// The letter of a team, shown before a seat.
fn badge(words: &Words, letter: char) -> Html {
    let text = letter.to_string();
    let label = words.say("team-letter", &[("letter", text.as_str().into())]);
    let class = classes!("teamletter", letter.to_ascii_lowercase().to_string());
    html! { <span {class} role="img" aria-label={label}>{ text }</span> }
}

/// Content of a seat's row, drawn the same for every game.
struct SeatRow {
    /// Index in turn order.
    seat: usize,
    sitter: Sitter,
    /// Name or number of the seat in words.
    shown: String,
    /// Letter of its team, if any.
    team: Option<char>,
    /// Its place at the table that will be.
    picture: Html,
    /// Takes the next colour.
    recolour: Callback<MouseEvent>,
    /// Receives a name as it is typed.
    rename: Callback<InputEvent>,
    /// Choice of the player's kind, if there is one.
    kind: Html,
    /// Buttons at the end.
    buttons: Vec<SeatButton>,
}

/// A button at the end of a seat's row: its symbol, the key of its label, its classes.
struct SeatButton {
    look: (&'static str, &'static str, &'static str),
    enabled: bool,
    act: Callback<MouseEvent>,
}

fn row<G: SetupGame>(
    words: &Words,
    draft: &Draft<G>,
    seat: usize,
    sitter: &Sitter,
    send: &Callback<Change<G>>,
) -> Html {
    let shown = name(words, draft, seat);
    let act = |act: fn(&mut Draft<G>, usize)| {
        send.reform(move |_: MouseEvent| change(move |draft| act(draft, seat)))
    };
    let (count, seats) = (draft.sitters.len(), draft.seats());
    let mut buttons = Vec::new();
    if count > 1 {
        let up: fn(&mut Draft<G>, usize) = |draft, seat| draft.swap_with_next(seat.wrapping_sub(1));
        let look = ("u-arrow", "setup-up", "ib up");
        buttons.push(SeatButton { look, enabled: seat > 0, act: act(up) });
        let look = ("u-arrow", "setup-down", "ib down");
        let down = act(Draft::swap_with_next);
        buttons.push(SeatButton { look, enabled: seat + 1 < count, act: down });
    }
    if draft.may_remove() {
        let look = ("u-close", "setup-remove", "ib");
        buttons.push(SeatButton { look, enabled: true, act: act(Draft::remove) });
    }
    let kind = if *seats.end() > 1 {
        let label = words.say("setup-kind", &[("name", shown.as_str().into())]);
        kind(words, seat, sitter.computer, label, send)
    } else {
        Html::default()
    };
    let team = G::team_letter(&draft.choices, seat);
    let picture = G::seat_picture(words, draft, seat);
    let (recolour, rename) = (act(Draft::next_colour), rename(seat, send));
    let sitter = sitter.clone();
    line(words, SeatRow { seat, sitter, shown, team, picture, recolour, rename, kind, buttons })
}

fn line(words: &Words, row: SeatRow) -> Html {
    let banner = Banner::nth(row.sitter.colour);
    let colour = words.t(colour_key(banner));
    let args = [("name", row.shown.as_str().into()), ("colour", colour.as_str().into())];
    let say = row.sitter.computer.map(|level| words.t(&format!("players-{}-say", level.key())));
    let button = |button: SeatButton| {
        let (icon, key, class) = button.look;
        let label = words.say(key, &args);
        html! {
            <button type="button" {class} aria-label={label.clone()} title={label} onclick={button.act}
                disabled={!button.enabled}>
                <Pic id={icon} />
            </button>
        }
    };
    html! {
        <li key={row.seat} class={classes!("seat", banner.class())}>
            <span class="seatpic" aria-hidden="true">{ row.picture }</span>
            { for row.team.map(|letter| badge(words, letter)) }
            <button type="button" class="flagbutton" onclick={row.recolour}
                aria-label={words.say("setup-recolour", &args)} title={words.say("setup-recolour", &args)}>
                { flag(banner, "") }
            </button>
            <span class="nm">
                <input type="text" aria-label={words.say("setup-name", &args)} value={row.sitter.name.clone()}
                    placeholder={row.shown}
                    maxlength={MAX_NAME_BYTES.to_string()} list={KNOWN_NAMES} autocomplete="off" spellcheck="false"
                    oninput={row.rename} />
                if let Some(say) = say { <small>{ say }</small> }
            </span>
            <span class="seatacts">{ for row.buttons.into_iter().map(button) }</span>
            { row.kind }
        </li>
    }
}
