//! Who sits at the table, in turn order.

use super::draft::{Draft, Sitter};
use super::kinds::Kind;
use super::modules::ModulesLine;
use super::{Change, change, changer, name};
use crate::bots::level::Level;
use crate::engine::journal::roster::MAX_NAME;
use crate::games::burgundy::SEATS;
use crate::web::burgundy::scene::Banner;
use crate::web::entropy::entropy;
use crate::web::state::Ctx;
use crate::web::ui::Pic;
use crate::web::ui::widgets::{colour_key, flag, segments, tool};
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Who sits at the table, in turn order.
pub(super) fn panel(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
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
        let send = send.clone();
        Callback::from(move |_: MouseEvent| send.emit(change(|draft| draft.add(String::new()))))
    };
    let full = draft.sitters.len() >= SEATS;
    html! {
        <section class="card sheet" aria-labelledby="seats-title">
            <div class="cardhead">
                <h2 id="seats-title">
                    { words.t("setup-seats") }
                    if draft.sitters.len() > 1 { <small>{ words.t("setup-order") }</small> }
                </h2>
                if draft.sitters.len() > 1 {
                    { tool("u-dicebag", words.t("setup-shuffle"), shuffle, "ib") }
                }
            </div>
            <div class="kinds">
                { kinds(words, draft, &send) }
                <ModulesLine draft={draft.clone()} />
            </div>
            <ol class={classes!("seats", (draft.kind == Kind::Teams).then_some("teams"))}>
                { for draft.sitters.iter().enumerate().map(|(seat, sitter)| {
                    row(words, draft, seat, sitter, &send)
                }) }
            </ol>
            if !full && draft.kind == Kind::Each {
                <button type="button" class="add" onclick={add}>
                    <Pic id="u-plus" />
                    { words.say("setup-add", &[("number", (draft.players() + 1).into())]) }
                </button>
            }
        </section>
    }
}

/// What kind of game is laid.
fn kinds(words: &Words, draft: &Draft, send: &Callback<Change>) -> Html {
    let names = vec![words.t("solo-kind-each"), words.t("solo-kind-solo"), words.t("team-kind")];
    let chosen = Kind::ALL.iter().position(|kind| *kind == draft.kind);
    let send = send.clone();
    let set = Callback::from(move |index: usize| {
        let kind = Kind::ALL.get(index).copied().unwrap_or_default();
        send.emit(change(move |draft| draft.set_kind(kind)));
    });
    segments("kind", words.t("solo-kind"), names, chosen, &set)
}

/// Who plays at a seat: a person, or a computer of a level.
fn kind(
    words: &Words,
    seat: usize,
    computer: Option<Level>,
    label: String,
    send: &Callback<Change>,
) -> Html {
    let onchange = {
        let (send, names) = (send.clone(), Rc::new(computer_names(words)));
        Callback::from(move |event: Event| {
            let Some(select) = event.target_dyn_into::<web_sys::HtmlSelectElement>() else {
                return;
            };
            let (computer, names) = (select.value().parse().ok(), names.clone());
            send.emit(change(move |draft| draft.seat(seat, computer, &names)));
        })
    };
    html! {
        <select class="kindof" aria-label={label} {onchange}>
            <option value="" selected={computer.is_none()}>{ words.t("players-person") }</option>
            { for Level::ALL.iter().map(|level| html! {
                <option key={level.key()} value={level.key()} selected={computer == Some(*level)}>
                    { words.t(&format!("players-{}", level.key())) }
                </option>
            }) }
        </select>
    }
}

/// The names that computer players take, in the order in which they are given.
pub fn computer_names(words: &Words) -> Vec<String> {
    (1..=SEATS).map(|number| words.t(&format!("players-name-{number}"))).collect()
}

/// Takes a name as it is typed.
fn rename(seat: usize, send: &Callback<Change>) -> Callback<InputEvent> {
    let send = send.clone();
    Callback::from(move |event: InputEvent| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        let name = super::draft::short(&input.value());
        send.emit(change(move |draft| {
            if let Some(sitter) = draft.sitters.get_mut(seat) {
                sitter.name.clone_from(&name);
            }
        }));
    })
}

fn row(
    words: &Words,
    draft: &Draft,
    seat: usize,
    sitter: &Sitter,
    send: &Callback<Change>,
) -> Html {
    let banner = Banner::nth(sitter.colour);
    let colour = words.t(colour_key(banner));
    let shown = name(words, draft, seat);
    let args = [("name", shown.as_str().into()), ("colour", colour.as_str().into())];
    let button = |icon, key, class, enabled: bool, act: fn(&mut Draft, usize)| {
        let send = send.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            send.emit(change(move |draft| act(draft, seat)));
        });
        let label = words.say(key, &args);
        html! {
            <button type="button" {class} aria-label={label.clone()} title={label} {onclick}
                disabled={!enabled}>
                <Pic id={icon} />
            </button>
        }
    };
    let recolour = {
        let send = send.clone();
        Callback::from(move |_: MouseEvent| send.emit(change(move |d| d.next_colour(seat))))
    };
    html! {
        <li key={seat} class={classes!("seat", banner.class())}>
            if draft.kind == Kind::Teams { { super::team::letter(words, seat) } }
            <button type="button" class="flagbutton" onclick={recolour}
                aria-label={words.say("setup-recolour", &args)}
                title={words.say("setup-recolour", &args)}>
                { flag(banner, "") }
            </button>
            <span class="nm">
                <input type="text" aria-label={words.say("setup-name", &args)} value={sitter.name.clone()}
                    placeholder={words.say("app-player", &[("number", (seat as u32 + 1).into())])}
                    maxlength={(2 * MAX_NAME).to_string()} autocomplete="off" spellcheck="false"
                    oninput={rename(seat, send)} />
                <small>{ sitter.computer.map_or(colour, |level| words.t(&format!("players-{}-say", level.key()))) }</small>
            </span>
            if draft.kind != Kind::Solo {
            { kind(words, seat, sitter.computer, words.say("setup-kind", &args), send) }
            { button("u-arrow", "setup-up", "ib up", seat > 0, |d, seat| d.swap_with_next(seat.wrapping_sub(1))) }
            { button("u-arrow", "setup-down", "ib down", seat + 1 < draft.sitters.len(), Draft::swap_with_next) }
            if draft.kind == Kind::Each {
                    { button("u-close", "setup-remove", "ib", draft.sitters.len() > 2, Draft::remove) }
                }
            }
        </li>
    }
}
