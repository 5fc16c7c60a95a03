//! The page with all stored games.

pub mod actions;
mod card;
mod filter;

use crate::web::frame::top_back;
use crate::web::games::{GAMES, emblem};
use crate::web::library::course::courses;
use crate::web::library::entry::{Entry, When};
use crate::web::library::state::{Durable, LibraryState};
use crate::web::pages::dates;
use crate::web::state::{Action, Ctx, Overlay, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::words::{Words, shown_names};
use card::card;
use std::rc::Rc;
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
    let courses = use_memo(library.games.clone(), |games| courses(games));
    let picked = use_state_eq(|| None::<&'static str>);
    let kinds = filter::kinds(&library.games);
    // The last game of the picked kind may have been removed since.
    let shown = picked.filter(|game| kinds.iter().any(|(name, _)| name == game));
    let group = |key: &'static str, over: bool| {
        let games = library.games.iter().filter(|entry| (entry.when == When::Over) == over);
        let games = games.filter(|entry| shown.is_none_or(|shown| entry.game() == shown));
        let cards: Vec<Html> =
            games.map(|entry| card(&ctx, library, entry, courses.get(&entry.about.id))).collect();
        let count = cards.len();
        html! {
            if count > 0 {
                <section class="gamegroup" aria-labelledby={key}>
                    <h2 id={key}>{ ctx.t(key) }<small>{ count }</small></h2>
                    <ul class="gamelist">{ cards }</ul>
                </section>
            }
        }
    };
    let pick = Callback::from(move |game| picked.set(game));
    let is_urgent = library.durable == Durable::AWeek;
    html! {
        <div class="reading aside games">
            { top_back(&ctx, ctx.t("games-title")) }
            <main>
                <div class="buttons">
                    if !library.games.is_empty() {
                        { button(&ctx, "u-plus", "start-new", ctx.send(Action::Go(Page::Setup))) }
                    }
                    { button(&ctx, "u-open", "start-open", ctx.send(Action::Show(Overlay::Open))) }
                    if !library.games.is_empty() { { button(&ctx, "u-share", "games-save-all", save_all) } }
                    if library.games.iter().any(|entry| entry.when == When::Over) {
                        { button(&ctx, "u-chart", "statistics-title", ctx.send(Action::Go(Page::Statistics))) }
                    }
                </div>
                if is_urgent { { durable(&ctx, library.durable) } }
                { removed(&ctx, library.removed.as_ref()) }
                if library.unread {
                    { unread(&ctx) }
                } else if library.games.is_empty() {
                    { nothing(&ctx, "games-none", "games-none-say") }
                }
                { filter::filter(&ctx.words, &kinds, shown, &pick) }
                { group("start-before", false) }
                { group("start-wall", true) }
                if !is_urgent { { durable(&ctx, library.durable) } }
            </main>
        </div>
    }
}

/// The place of games while there are none: a title, a sentence, and the way to a first game of each kind.
pub fn nothing(ctx: &Ctx, title: &str, say: &str) -> Html {
    html! {
        <div class="card sheet nothing">
            <div>
                <h2>{ ctx.t(title) }</h2>
                <p>{ ctx.t(say) }</p>
            </div>
            <div class="pictures">
                { for GAMES.iter().map(|game| html! {
                    <button key={game.name} type="button" class={format!("btn w-{}", game.name)}
                        onclick={ctx.send(Action::GoTo(Page::Setup, game.name))}>
                        { emblem(game.name) }{ ctx.t(&format!("game-{}", game.name)) }
                    </button>
                }) }
            </div>
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

/// A time in the reader's language.
#[must_use]
pub fn date(words: &Words, milliseconds: u64) -> String {
    dates::moment(words, milliseconds)
}
