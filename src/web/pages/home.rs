//! The first page: go on with the last game, begin one of the games, open a game, settle language and
//! light.

use crate::bots::level::Level;
use crate::web::entropy::entropy;
use crate::web::games;
use crate::web::library::entry::{Entry, When};
use crate::web::library::state::Durable;
use crate::web::pages::games::{actions, game_name, name, names};
use crate::web::session::{AnySession, Seating};
use crate::web::settings::{Settings, Theme};
use crate::web::state::{Ctx, Do, Over, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::widgets::{Choice, flag, segments};
use crate::web::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// What the first page needs.
#[derive(Properties, PartialEq, Clone)]
pub struct HomeProps {
    /// The game in progress, or the one last played, as it is listed.
    pub last: Option<Rc<Entry>>,
    /// All games that are kept, the one played last first.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// Who sat at the table last, and against whom.
    pub seating: Rc<Seating>,
    /// Whether the browser keeps them.
    pub durable: Durable,
}

/// The first page: it knows of games what is stored beside them, and no rules.
#[component]
pub fn HomePage(props: &HomeProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let open = ctx.send(Do::Show(Over::Open));
    let all = ctx.send(Do::Go(Page::Games));
    let about = ctx.send(Do::Go(Page::About));
    let link = |icon: &'static str, label: String, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="btn" {onclick}><Pic id={icon} />{ label }</button>
        }
    };
    html! {
        <main class="start">
            <div class="heroes">
                <h1 class={classes!((games::GAMES.len() == 1).then_some("sr"))}>{ words.t("app-name") }</h1>
                { for games::GAMES.iter().map(|game| hero(&ctx, game, props)) }
            </div>
            <div class="startside">
                if let Some(last) = &props.last {
                    { last_game(&ctx, last) }
                }
                { game_before(&ctx, props) }
                if props.durable == Durable::AWeek {
                    <p class="card sheet fault">{ words.t("games-a-week") }</p>
                }
                <section class="card sheet">
                    <h2>{ words.t("start-more") }</h2>
                    <div class="startlinks">
                        if !props.games.is_empty() {
                            { link("u-history", all_games(words, props.games.len()), all) }
                        }
                        { link("u-arrow", words.t("start-open"), open) }
                        { link("u-hint", words.t("app-about"), about) }
                    </div>
                </section>
                { preferences(&ctx) }
            </div>
        </main>
    }
}

/// A game: its picture, what it is, and the ways into it.
fn hero(ctx: &Ctx, game: &games::GamePage, props: &HomeProps) -> Html {
    let words = &ctx.words;
    let named = |part: &str| words.t(&format!("game-{}{part}", game.name));
    let new = ctx.send(Do::GoTo(Page::Setup, game.name));
    let rules = ctx.send(Do::GoTo(Page::Rules, game.name));
    html! {
        <section key={game.name} class={classes!("hero", "sheet", game.name)} aria-labelledby={format!("hero-{}", game.name)}>
            { (game.poster)() }
            <div class="herotext">
                <h2 id={format!("hero-{}", game.name)}>{ named("") }</h2>
                <p>{ named("-say") }</p>
                <div class="herobuttons">
                    { play_now(ctx, game.name, props) }
                    <button type="button" class="btn" onclick={new}>{ words.t("start-new") }</button>
                    <button type="button" class="btn" onclick={rules}>{ words.t("app-rules") }</button>
                </div>
            </div>
        </section>
    }
}

/// A game against a computer player, with one tap.
fn play_now(ctx: &Ctx, game: &'static str, props: &HomeProps) -> Html {
    let words = &ctx.words;
    let level = props.seating.0.iter().find_map(|sitter| sitter.computer).unwrap_or(Level::Easy);
    let level = words.t(&format!("players-short-{}", level.key()));
    let onclick = {
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| ctx.act(Do::PlayNow(game, entropy())))
    };
    html! {
        <button type="button" class={classes!("end", props.last.is_some().then_some("early"))} {onclick}>
            { words.t("start-play") }
            <small>{ words.say("start-play-say", &[("level", level.as_str().into())]) }</small>
        </button>
    }
}

/// The last game: who plays, how far it is, and the way back to it.
fn last_game(ctx: &Ctx, entry: &Rc<Entry>) -> Html {
    let words = &ctx.words;
    let over = entry.when == When::Over;
    let go = ctx.send(Do::Go(if over { Page::Score } else { Page::Table }));
    html! {
        <section class="card sheet last" aria-labelledby="last-title">
            <h2 id="last-title">
                { words.t(if over { "start-last-over" } else { "start-last" }) }
                <small>{ game_name(words, entry) }{ " · " }{ entry.when.text(&entry.game(), words) }</small>
            </h2>
            { players(words, entry) }
            <button type="button" class="end" onclick={go}>
                { words.t(if over { "start-score" } else { "start-continue" }) }
            </button>
        </section>
    }
}

/// The game played before the last one, in one line.
fn game_before(ctx: &Ctx, props: &HomeProps) -> Html {
    let words = &ctx.words;
    let id = props.last.as_ref().map(|entry| entry.about.id);
    let before = props.games.iter().find(|entry| Some(entry.about.id) != id);
    let Some(entry) = before.cloned() else { return Html::default() };
    let (name, when) = (name(words, &entry), entry.when.text(&entry.game(), words));
    let open = {
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| actions::open(&ctx, &entry))
    };
    html! {
        <section class="card sheet before" aria-labelledby="before-title">
            <p>
                <b id="before-title">{ words.t("start-before") }</b>
                <small>{ name }{ " · " }{ when }</small>
            </p>
            <button type="button" class="btn" onclick={open}>{ words.t("start-look") }</button>
        </section>
    }
}

fn all_games(words: &Words, count: usize) -> String {
    words.say("games-all", &[("count", u32::try_from(count).unwrap_or(u32::MAX).into())])
}

/// The players of a game, each with flag, name and points.
pub fn players(words: &Words, entry: &Entry) -> Html {
    let rows = entry.players.iter().zip(names(words, entry)).zip(entry.colours);
    html! {
        <ul class="lastplayers">
            { for rows.enumerate().map(|(seat, ((player, name), colour))| {
                let points = u32::try_from(player.points).unwrap_or_default();
                html! {
                    <li key={seat}>
                        { flag(Banner::nth(colour), "small") }
                        <b>{ name }</b>
                        <span>{ words.say("app-points", &[("points", points.into())]) }</span>
                    </li>
                }
            }) }
        </ul>
    }
}

/// A game as a list would show it, before it is stored.
#[must_use]
pub fn entry_of(session: &AnySession) -> Option<Entry> {
    Entry::of_session(session).ok()
}

/// Language and light, at hand from the first moment.
fn preferences(ctx: &Ctx) -> Html {
    let settings = ctx.settings;
    let languages =
        Language::ALL.iter().map(|language| language_name(*language).to_owned()).collect();
    let language = Language::ALL.iter().position(|language| *language == ctx.words.language());
    let on_language = {
        let ctx = ctx.clone();
        Callback::from(move |index: usize| {
            ctx.act(Do::Settings(Settings {
                language: Language::ALL.get(index).copied(),
                ..settings
            }));
        })
    };
    let on_theme = {
        let ctx = ctx.clone();
        Callback::from(move |index: usize| {
            let theme = Theme::ALL.get(index).copied().unwrap_or_default();
            ctx.act(Do::Settings(Settings { theme, ..settings }));
        })
    };
    let themes = ["settings-theme-system", "settings-theme-light", "settings-theme-dark"];
    let themes = themes.iter().map(|key| ctx.t(key)).collect();
    let theme = Theme::ALL.iter().position(|theme| *theme == settings.theme);
    html! {
        <section class="card sheet prefs" aria-label={ctx.t("app-settings")}>
            { segments("language", ctx.t("settings-language"), languages, language, &on_language) }
            { segments("theme", ctx.t("settings-theme"), themes, theme, &on_theme) }
        </section>
    }
}

/// A language's own name, the same in every language.
#[must_use]
pub const fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::German => "Deutsch",
    }
}
