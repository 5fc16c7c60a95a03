//! The first page: the games, going on with a kept one, the game of the day, language and light.

use crate::bots::level::Level;
use crate::games::registry;
use crate::web::entropy::entropy;
use crate::web::games;
use crate::web::lesson::Kept;
use crate::web::library::entry::{Entry, When};
use crate::web::library::state::Durable;
use crate::web::pages::day::DayCard;
use crate::web::pages::games::{actions, date, game_name, name, names};
use crate::web::pages::offline::OfflineSign;
use crate::web::session::{AnySession, Seating};
use crate::web::settings::{Settings, Theme};
use crate::web::state::{Ctx, Do, Over, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::picture::picture;
use crate::web::ui::widgets::{Choice, flag, segments};
use crate::web::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// Kept games that are listed beside the last one.
const LISTED: usize = 2;

/// What the first page needs.
#[derive(Properties, PartialEq, Clone)]
pub struct HomeProps {
    /// The game in progress, or the one last played, as it is listed.
    pub last: Option<Rc<Entry>>,
    /// All games that are kept, the one played last first.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// Who sat at the table last, and against whom.
    pub seating: Rc<Seating>,
    /// How far somebody has come in each lesson.
    pub lessons: Kept,
    /// Whether the browser keeps them.
    pub durable: Durable,
}

/// The first page: it knows of games what is stored beside them, and no rules.
#[component]
pub fn HomePage(props: &HomeProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    html! {
        <div class="start">
            <header class="htop">
                <img class="mark" src="icons/icon.svg" alt="" />
                <h1>{ words.t("app-name") }</h1>
                <p class="tag">{ words.t("start-what") }<OfflineSign /></p>
                { preferences(&ctx) }
            </header>
            <main class={classes!("gamecards", format!("n{}", games::GAMES.len()))}>
                { for games::GAMES.iter().map(|game| card(&ctx, game, &props.lessons)) }
            </main>
            <div class="strip">
                { others(&ctx, props) }
                <DayCard games={props.games.clone()} />
                { links(&ctx, props) }
                if props.durable == Durable::AWeek {
                    <section class="card sheet fault" aria-label={words.t("games-title")}>{ words.t("games-a-week") }</section>
                }
            </div>
            { go_on(&ctx, props) }
        </div>
    }
}

/// A game: its picture, what it is, and the ways into it.
fn card(ctx: &Ctx, game: &games::GamePage, lessons: &Kept) -> Html {
    let words = &ctx.words;
    let named = |part: &str| words.t(&format!("game-{}{part}", game.name));
    let new = ctx.send(Do::GoTo(Page::Setup, game.name));
    let learn = ctx.send(Do::GoTo(Page::Lesson, game.name));
    let begun = lessons.step(game.name).is_some();
    let learn_key = if begun { "learn-on" } else { "learn-begin" };
    let rules = ctx.send(Do::GoTo(Page::Rules, game.name));
    let play = {
        let (ctx, name) = (ctx.clone(), game.name);
        Callback::from(move |_: MouseEvent| ctx.act(Do::PlayNow(name, entropy())))
    };
    let title = named("");
    let page = format!("#{}", Page::Game.address(game.name));
    let of = |key: &str| format!("{}: {title}", words.t(key));
    html! {
        <section key={game.name} class={classes!("gcard", "sheet", format!("w-{}", game.name))}
            aria-labelledby={format!("card-{}", game.name)}>
            <a class="frame" href={page.clone()} tabindex="-1" aria-hidden="true">{ games::poster(game.name) }</a>
            <div class="gtext">
                <h2 id={format!("card-{}", game.name)}><a href={page}>{ title.clone() }</a></h2>
                <p class="meta">
                    <span><Pic id="u-people" />{ seats(game.name) }</span>
                    <span><Pic id="u-clock" />{ named("-minutes") }{ " min" }</span>
                </p>
                <p class="gsay">{ named("-say") }</p>
            </div>
            <div class="gacts">
                <button type="button" class="btn gplay" aria-label={of("start-play")} onclick={play}>
                    <Pic id="u-play" />{ words.t("start-play") }
                </button>
                <button type="button" class="btn glearn" aria-label={of(learn_key)} onclick={learn}>{ words.t(learn_key) }</button>
                <button type="button" class="btn" aria-label={of("start-new")} onclick={new}>{ words.t("start-new") }</button>
                <button type="button" class="ib" aria-label={of("app-rules")} title={of("app-rules")} onclick={rules}><Pic id="u-book" /></button>
            </div>
        </section>
    }
}

/// How many can play: "1–4", "2".
#[must_use]
pub fn seats(name: &str) -> String {
    let Some(game) = registry::game(name) else { return String::new() };
    let (least, most) = (game.seats.start(), game.seats.end());
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// A line of a kept game: what is played, how far it is, by whom.
pub fn kept(ctx: &Ctx, entry: &Rc<Entry>) -> Html {
    let words = &ctx.words;
    let open = {
        let (ctx, entry) = (ctx.clone(), entry.clone());
        Callback::from(move |_: MouseEvent| actions::open(&ctx, &entry))
    };
    html! {
        <li key={entry.about.id.0}>
            <button type="button" class={classes!("kept", format!("w-{}", entry.game()))} onclick={open}>
                { pictured(entry) }
                <span class="keptname"><b>{ name(words, entry) }</b><small>{ told(words, entry) }</small></span>
                { flags(entry) }
                <small class="ago">{ date(words, entry.saved) }</small>
            </button>
        </li>
    }
}

/// A kept game's position as a small picture; the game's sign where none was kept.
fn pictured(entry: &Entry) -> Html {
    picture(&entry.picture).unwrap_or_else(|| games::emblem(&entry.game()))
}

/// What is played, and how far it is.
fn told(words: &Words, entry: &Entry) -> String {
    format!("{} · {}", game_name(words, entry), entry.when.text(&entry.game(), words))
}

fn flags(entry: &Entry) -> Html {
    let all = entry.colours.iter().take(entry.players.len());
    html! { <span class="pflags">{ for all.map(|colour| flag(Banner::nth(*colour), "tiny")) }</span> }
}

/// The games played before the last one, and the way to all; until there are any, how to begin.
fn others(ctx: &Ctx, props: &HomeProps) -> Html {
    let words = &ctx.words;
    let id = props.last.as_ref().map(|entry| entry.about.id);
    let before: Vec<&Rc<Entry>> =
        props.games.iter().filter(|entry| Some(entry.about.id) != id).take(LISTED).collect();
    if before.is_empty() {
        return html! {
            <section class="card sheet newhere" aria-labelledby="new-title">
                <h2 id="new-title">{ words.t("start-new-here") }</h2>
                <p>{ words.t("start-new-here-say") }</p>
            </section>
        };
    }
    let count = u32::try_from(props.games.len()).unwrap_or(u32::MAX);
    html! {
        <section class="card sheet goon" aria-labelledby="goon-title">
            <h2 id="goon-title">{ words.t("start-before") }
                <button type="button" class="linkbutton" onclick={ctx.send(Do::Go(Page::Games))}>
                    { words.say("games-all", &[("count", count.into())]) }
                </button>
            </h2>
            <ul>{ for before.into_iter().map(|entry| kept(ctx, entry)) }</ul>
        </section>
    }
}

fn links(ctx: &Ctx, props: &HomeProps) -> Html {
    let link = |icon: &'static str, key: &str, doing: Do| {
        html! {
            <button type="button" class="mlink" onclick={ctx.send(doing)}><Pic id={icon} />{ ctx.t(key) }</button>
        }
    };
    html! {
        <section class="card sheet more" aria-label={ctx.t("start-more")}>
            { link("u-open", "start-open", Do::Show(Over::Open)) }
            if !props.games.is_empty() { { link("u-history", "games-title", Do::Go(Page::Games)) } }
            if props.games.iter().any(|entry| entry.when == When::Over) {
                { link("u-star", "statistics-title", Do::Go(Page::Statistics)) }
            }
            { link("u-help", "app-about", Do::Go(Page::About)) }
        </section>
    }
}

/// The way back to the last game; without one, to a first game of the first of all.
fn go_on(ctx: &Ctx, props: &HomeProps) -> Html {
    let words = &ctx.words;
    let Some(entry) = &props.last else {
        let Some(first) = games::GAMES.first() else { return Html::default() };
        let level =
            props.seating.0.iter().find_map(|sitter| sitter.computer).unwrap_or(Level::Easy);
        let level = words.t(&format!("players-short-{}", level.key()));
        let (ctx, name) = (ctx.clone(), first.name);
        let play = Callback::from(move |_: MouseEvent| ctx.act(Do::PlayNow(name, entropy())));
        return html! {
            <footer class="hfoot">
                <p>{ words.t(&format!("game-{name}")) }
                    <small>{ words.say("start-play-say", &[("level", level.as_str().into())]) }</small></p>
                <button type="button" class="end" onclick={play}>{ words.t("start-play") }</button>
            </footer>
        };
    };
    let over = entry.when == When::Over;
    let go = ctx.send(Do::Go(if over { Page::Score } else { Page::Table }));
    html! {
        <footer class={classes!("hfoot", "last", format!("w-{}", entry.game()))}>
            { pictured(entry) }
            <p>{ told(words, entry) }<small>{ words.list(&names(words, entry)) }</small></p>
            { flags(entry) }
            <button type="button" class="end" onclick={go}>
                { words.t(if over { "start-score" } else { "start-continue" }) }
            </button>
        </footer>
    }
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
        <section class="prefs" aria-label={ctx.t("app-settings")}>
            { segments("language", ctx.t("settings-language"), languages, language, &on_language) }
            { segments("theme", ctx.t("settings-theme"), themes, theme, &on_theme) }
            <button type="button" class="ib" aria-label={ctx.t("app-settings")} title={ctx.t("app-settings")}
                onclick={ctx.send(Do::Show(Over::Settings))}><Pic id="u-settings" /></button>
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
