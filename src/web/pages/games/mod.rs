//! The page with all stored games.

pub mod actions;

use crate::web::frame::top_back;
use crate::web::library::entry::{Entry, MAX_TITLE_BYTES, When, title};
use crate::web::library::state::{Durable, LibraryState};
use crate::web::pages::dates;
use crate::web::session::Policy;
use crate::web::state::{Action, Ctx, Overlay, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::widgets::{flag, tool};
use crate::web::words::{Words, shown_names};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`GamesPage`].
#[derive(Properties, PartialEq, Clone)]
pub struct GamesProps {
    /// The library.
    pub library: LibraryState,
}

/// The page with all stored games.
#[component]
pub fn GamesPage(props: &GamesProps) -> Html {
    let ctx = use_ctx();
    let library = &props.library;
    let save_all = {
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| actions::save_everything(&ctx))
    };
    html! {
        <div class="reading games">
            { top_back(&ctx, ctx.t("games-title")) }
            <main>
                <div class="buttons">
                    { button(&ctx, "u-plus", "start-new", ctx.send(Action::Go(Page::Setup))) }
                    { button(&ctx, "u-open", "start-open", ctx.send(Action::Show(Overlay::Open))) }
                    if !library.games.is_empty() { { button(&ctx, "u-share", "games-save-all", save_all) } }
                    { button(&ctx, "u-star", "statistics-title", ctx.send(Action::Go(Page::Statistics))) }
                </div>
                { durable(&ctx, library.durable) }
                { removed(&ctx, library.removed.as_ref()) }
                if library.unread {
                    { unread(&ctx) }
                } else if library.games.is_empty() {
                    <p class="card sheet">{ ctx.t("games-none") }</p>
                }
                <ul class="gamelist">
                    { for library.games.iter().map(|entry| game(&ctx, library, entry)) }
                </ul>
            </main>
        </div>
    }
}

/// The sentence in place of games that can't be read.
pub fn unread(ctx: &Ctx) -> Html {
    html! { <p class="card sheet fault" role="status">{ ctx.t("store-unread") }</p> }
}

fn button(ctx: &Ctx, icon: &'static str, key: &str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="btn" {onclick}><Pic id={icon} />{ ctx.t(key) }</button>
    }
}

/// Note on the persistence of the browser's storage.
fn durable(ctx: &Ctx, durable: Durable) -> Html {
    let key = match durable {
        Durable::Unknown => return Html::default(),
        Durable::Promised => "games-promised",
        Durable::NotPromised => "games-not-promised",
        Durable::AWeek => "games-a-week",
    };
    html! { <p class={classes!("keeps", (durable == Durable::AWeek).then_some("fault"))}>{ ctx.t(key) }</p> }
}

/// The last removed game, with a button to restore it.
fn removed(ctx: &Ctx, entry: Option<&Rc<Entry>>) -> Html {
    let Some(entry) = entry.cloned() else { return Html::default() };
    let name = name(&ctx.words, &entry);
    let back = {
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| actions::bring_back(&ctx, &entry))
    };
    html! {
        <p class="card sheet removed" role="status">
            <span>{ ctx.words.say("games-removed", &[("game", name.as_str().into())]) }</span>
            { button(ctx, "u-undo", "games-bring-back", back) }
        </p>
    }
}

fn game(ctx: &Ctx, library: &LibraryState, entry: &Rc<Entry>) -> Html {
    let words = &ctx.words;
    let name = name(words, entry);
    let doing = |action: fn(&Ctx, &Rc<Entry>)| {
        let (ctx, entry) = (ctx.clone(), entry.clone());
        Callback::from(move |_: MouseEvent| action(&ctx, &entry))
    };
    let label = |key| words.say(key, &[("game", name.as_str().into())]);
    let retitle = {
        let (ctx, entry) = (ctx.clone(), entry.clone());
        Callback::from(move |event: Event| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                actions::retitle(&ctx, &entry, title(&input.value()));
            }
        })
    };
    let over = entry.when == When::Over;
    html! {
        <li key={entry.about.id.0} class="card sheet game">
            <input type="text" class="gametitle" aria-label={label("games-rename")} placeholder={players(words, entry)}
                value={entry.title.clone()} maxlength={MAX_TITLE_BYTES.to_string()} autocomplete="off" onchange={retitle} />
            <small>{ facts(words, library, entry) }</small>
            <ul class="scores">
                { for entry.players.iter().zip(names(words, entry)).zip(entry.colours).enumerate()
                    .map(|(seat, ((player, name), colour))| html! {
                        <li key={seat}>{ flag(Banner::nth(colour), "tiny") }{ name }<b>{ player.points }</b></li>
                    }) }
            </ul>
            <div class="gametools">
                { tool("u-double", label("games-double"), doing(actions::double), "ib") }
                { tool("u-share", label("games-save"), doing(actions::save), "ib") }
                { tool("u-bin", label("games-remove"), doing(actions::remove), "ib") }
                <button type="button" class={classes!("end", over.then_some("early"))} onclick={doing(actions::open)}
                    aria-label={label(if over { "games-look" } else { "games-go-on" })}>
                    { ctx.t(if over { "start-look" } else { "start-continue" }) }
                </button>
            </div>
        </li>
    }
}

/// The players' names; a person without one has a usual name by seat, and is a guest among computer players.
#[must_use]
pub fn names(words: &Words, entry: &Entry) -> Vec<String> {
    let players = entry.players.iter().map(|player| (&*player.name, player.computer == 0));
    shown_names(words, &players.collect::<Vec<_>>())
}

fn players(words: &Words, entry: &Entry) -> String {
    words.list(&names(words, entry))
}

/// Name of the game an entry is of.
#[must_use]
pub fn game_name(words: &Words, entry: &Entry) -> String {
    words.t(&format!("game-{}", entry.game()))
}

/// Title of an entry, or else its players.
#[must_use]
pub fn name(words: &Words, entry: &Entry) -> String {
    if entry.title.is_empty() { players(words, entry) } else { entry.title.clone() }
}

/// Date, progress and origin of an entry.
fn facts(words: &Words, library: &LibraryState, entry: &Entry) -> String {
    let mut facts = vec![
        game_name(words, entry),
        date(words, entry.saved),
        entry.when.text(&entry.game(), words),
    ];
    if !entry.title.is_empty() {
        facts.insert(0, players(words, entry));
    }
    if let Some(from) = entry.about.from {
        let other = library.entry(from.game).map(|other| name(words, other)).unwrap_or_default();
        let moves = u32::try_from(from.moves).unwrap_or_default();
        let key = if other.is_empty() { "games-from-gone" } else { "games-from" };
        facts.push(words.say(key, &[("game", other.as_str().into()), ("move", moves.into())]));
    }
    if entry.about.policy == Policy::Strict {
        facts.push(words.t("games-strict"));
    }
    facts.join(" · ")
}

/// A time in the reader's language.
#[must_use]
pub fn date(words: &Words, milliseconds: u64) -> String {
    dates::moment(words, milliseconds)
}
