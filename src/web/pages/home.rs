//! The home page: a welcome or the last game, the games, the game of the day, finished games, language and theme.

use crate::games::registry;
use crate::web::entropy::entropy;
use crate::web::games;
use crate::web::lesson::LessonProgress;
use crate::web::library::entry::{Entry, When};
use crate::web::library::state::Durable;
use crate::web::pages::day::DayCard;
use crate::web::pages::framed::{matted, pictured};
use crate::web::pages::games::{actions, date, game_name, name, names, unread};
use crate::web::pages::offline::OfflineSign;
use crate::web::session::AnySession;
use crate::web::settings::Theme;
use crate::web::state::{Action, Ctx, GameState, Lazy, Overlay, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::picture::is_picture;
use crate::web::ui::widgets::{Choice, flag, segments};
use crate::web::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// Games in progress listed besides the last one.
const LISTED: usize = 2;
/// Finished games whose pictures hang on the wall.
const HUNG: usize = 6;

/// Properties of [`HomePage`].
#[derive(Properties, PartialEq, Clone)]
pub struct HomeProps {
    /// The game in progress, or the last one played.
    pub last: Option<Rc<Entry>>,
    /// All stored games, most recently played first.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// True if stored games could not be read.
    pub unread: bool,
    /// Progress in each lesson.
    pub lessons: LessonProgress,
    /// Persistence of the browser's storage.
    pub durable: Durable,
    /// The first game listed; its table welcomes a visitor without games.
    pub first: Option<GameState>,
}

/// The home page. It uses only metadata of stored games, no rules.
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
            <div class="hrow">
                { hero(&ctx, props) }
                { wall(&ctx, props) }
            </div>
            <main class={classes!("gamecards", format!("n{}", games::GAMES.len()))}>
                { for games::GAMES.iter().map(|game| card(&ctx, game, &props.lessons)) }
            </main>
            <div class="strip">
                if props.unread && props.last.is_some() { { unread(&ctx) } }
                { begun(&ctx, props) }
                <DayCard games={props.games.clone()} />
                { links(&ctx, props) }
                if props.durable == Durable::AWeek {
                    <section class="card sheet fault" aria-label={words.t("games-title")}>{ words.t("games-a-week") }</section>
                }
            </div>
        </div>
    }
}

/// A game's card: picture, description and ways to start.
fn card(ctx: &Ctx, game: &games::GamePage, lessons: &LessonProgress) -> Html {
    let words = &ctx.words;
    let named = |part: &str| words.t(&format!("game-{}{part}", game.name));
    let new = ctx.send(Action::GoTo(Page::Setup, game.name));
    let learn = ctx.send(Action::GoTo(Page::Lesson, game.name));
    // The label is short enough for one line; the name says it in full.
    let (learn_key, learn_label) = match lessons.step(game.name) {
        Some(_) => ("learn-on", "learn-on-card"),
        None => ("learn-begin", "learn-begin"),
    };
    let rules = ctx.send(Action::GoTo(Page::Rules, game.name));
    let play = play_now(ctx, game.name);
    let title = named("");
    let page = format!("#{}", Page::Game.address(game.name));
    let of = |key: &str| format!("{}: {title}", words.t(key));
    let link = |class: &'static str, key: &str, label: &str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" {class} aria-label={of(key)} {onclick}>{ words.t(label) }</button> }
    };
    let duration = game.duration();
    let minutes = words.say("start-minutes", &[("minutes", duration.as_str().into())]);
    html! {
        <section key={game.name} class={classes!("gcard", "sheet", format!("w-{}", game.name))}
            aria-labelledby={format!("card-{}", game.name)}>
            <a class="frame" href={page.clone()} tabindex="-1" aria-hidden="true">{ games::poster(game.name) }</a>
            <div class="gtext">
                <h2 id={format!("card-{}", game.name)}><a href={page}>{ title.clone() }</a></h2>
                <p class="meta">
                    <span><Pic id="u-people" />{ seats(game.name) }</span>
                    <span><Pic id="u-clock" />{ minutes }</span>
                </p>
                <p class="gsay">{ named("-say") }</p>
            </div>
            <div class="gacts">
                <button type="button" class="btn gplay" aria-label={of("start-play")} onclick={play}>
                    <Pic id="u-play" /><span>{ words.t("start-play") }<small>{ words.t("start-play-card") }</small></span>
                </button>
                <p class="glinks">
                    { link("glearn", learn_key, learn_label, learn) }
                    { link("", "start-new", "start-new", new) }
                    { link("", "app-rules", "app-rules", rules) }
                </p>
            </div>
        </section>
    }
}

/// Range of the number of players: "1–4", "2".
#[must_use]
pub fn seats(name: &str) -> String {
    let Some(game) = registry::game(name) else { return String::new() };
    let (least, most) = (game.seats.start(), game.seats.end());
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// A stored game's line: game, progress and players.
pub fn kept(ctx: &Ctx, entry: &Rc<Entry>) -> Html {
    let words = &ctx.words;
    let open = opening(ctx, entry);
    html! {
        <li key={entry.about.id.0}>
            <button type="button" class={classes!("kept", format!("w-{}", entry.game()))} onclick={open}>
                { pictured(entry) }
                <span class="keptname"><b>{ name(words, entry) }</b><small>{ described(words, entry) }</small></span>
                { flags(entry) }
                <small class="ago">{ date(words, entry.saved) }</small>
            </button>
        </li>
    }
}

/// A callback that opens a stored game.
fn opening(ctx: &Ctx, entry: &Rc<Entry>) -> Callback<MouseEvent> {
    let (ctx, entry) = (ctx.clone(), entry.clone());
    Callback::from(move |_: MouseEvent| actions::open(&ctx, &entry))
}

/// Name and progress of a stored game.
fn described(words: &Words, entry: &Entry) -> String {
    format!("{} · {}", game_name(words, entry), entry.when.text(&entry.game(), words))
}

fn flags(entry: &Entry) -> Html {
    let all = entry.colours.iter().take(entry.players.len());
    html! { <span class="pflags">{ for all.map(|colour| flag(Banner::nth(*colour), "tiny")) }</span> }
}

/// Stored games other than the one shown as the last.
fn others(props: &HomeProps) -> impl Iterator<Item = &Rc<Entry>> {
    let last = props.last.as_ref().map(|entry| entry.about.id);
    props.games.iter().filter(move |entry| Some(entry.about.id) != last)
}

/// Button to the list of all games, with their number.
fn all_games(ctx: &Ctx, props: &HomeProps) -> Html {
    let count = u32::try_from(props.games.len()).unwrap_or(u32::MAX);
    html! {
        <button type="button" class="linkbutton" onclick={ctx.send(Action::Go(Page::Games))}>
            { ctx.words.say("games-all", &[("count", count.into())]) }
        </button>
    }
}

/// Other games in progress, if there are any.
fn begun(ctx: &Ctx, props: &HomeProps) -> Html {
    let begun = others(props).filter(|entry| entry.when != When::Over).take(LISTED);
    let lines: Vec<Html> = begun.map(|entry| kept(ctx, entry)).collect();
    if lines.is_empty() {
        return Html::default();
    }
    html! {
        <section class="card sheet goon" aria-labelledby="goon-title">
            <h2 id="goon-title">{ ctx.t("start-before") }{ all_games(ctx, props) }</h2>
            <ul>{ lines }</ul>
        </section>
    }
}

/// The final boards of finished games as pictures on the wall, if there are any.
fn wall(ctx: &Ctx, props: &HomeProps) -> Html {
    let over = others(props).filter(|entry| entry.when == When::Over && is_picture(&entry.picture));
    let hung: Vec<Html> = over.take(HUNG).map(|entry| hung(ctx, entry)).collect();
    if hung.is_empty() {
        return Html::default();
    }
    html! {
        <section class="wall" aria-labelledby="wall-title">
            <h2 id="wall-title">{ ctx.t("start-wall") }
                if others(props).all(|entry| entry.when == When::Over) { { all_games(ctx, props) } }</h2>
            <ul>{ hung }</ul>
        </section>
    }
}

/// A finished game's final board in a frame, with points and medal.
fn hung(ctx: &Ctx, entry: &Rc<Entry>) -> Html {
    let (words, open) = (&ctx.words, opening(ctx, entry));
    let players = entry.players.iter().zip(names(words, entry));
    let (mut points, mut winner) = (0, String::new());
    for (player, name) in players.filter(|(player, _)| player.place == 1) {
        points = player.points;
        winner += if winner.is_empty() { "" } else { ", " };
        winner += &name;
    }
    let points = words.say("app-points", &[("points", points.to_string().as_str().into())]);
    let game = game_name(words, entry);
    let label = format!("{game}: {}, {winner} {points}", name(words, entry));
    html! {
        <li key={entry.about.id.0}>
            <button type="button" class="hung" aria-label={label.clone()} title={label} onclick={open}>
                { matted(words, entry) }
                <b>{ game }</b>
                <small>{ winner }<br />{ points }</small>
            </button>
        </li>
    }
}

fn links(ctx: &Ctx, props: &HomeProps) -> Html {
    let link = |icon: &'static str, key: &str, doing: Action| {
        html! {
            <button type="button" class="mlink" onclick={ctx.send(doing)}><Pic id={icon} />{ ctx.t(key) }</button>
        }
    };
    html! {
        <section class="card sheet more" aria-label={ctx.t("start-more")}>
            { link("u-open", "start-open", Action::Show(Overlay::Open)) }
            if !props.games.is_empty() { { link("u-history", "games-title", Action::Go(Page::Games)) } }
            if props.games.iter().any(|entry| entry.when == When::Over) {
                { link("u-chart", "statistics-title", Action::Go(Page::Statistics)) }
            }
            { link("u-help", "app-about", Action::Go(Page::About)) }
        </section>
    }
}

/// The first thing on the page: the last game, or a welcome for a visitor without games.
fn hero(ctx: &Ctx, props: &HomeProps) -> Html {
    match &props.last {
        Some(entry) => last(ctx, entry),
        None if props.unread => unread(ctx),
        None => welcome(ctx, props),
    }
}

/// A game that plays itself on a small table, a lesson, and a first game against computer players.
fn welcome(ctx: &Ctx, props: &HomeProps) -> Html {
    let Some(first) = &props.first else { return Html::default() };
    let (words, game) = (&ctx.words, first.name);
    let table = match (&first.code, &first.words) {
        (Lazy::Here(code), Some(words)) => (code.live)(words, games::poster(game)),
        _ => games::poster(game),
    };
    let begun = props.lessons.step(game).is_some();
    let title = words.t(&format!("game-{game}"));
    let learn = ctx.send(Action::GoTo(Page::Lesson, game));
    html! {
        <section class={classes!("hero", "sheet", "first", format!("w-{game}"))} aria-labelledby="hero-title">
            <div class="frame">{ table }</div>
            <div class="htext">
                <h2 id="hero-title">{ words.say("start-hero", &[("game", title.as_str().into())]) }</h2>
                <p>{ words.t("start-hero-say") }</p>
                <div class="hacts">
                    <button type="button" class="end" onclick={learn}>
                        { words.t(if begun { "learn-on" } else { "start-hero-learn" }) }<small>{ title }</small>
                    </button>
                    <button type="button" class="end early" onclick={play_now(ctx, game)}>
                        { words.t("start-play") }<small>{ words.t("start-play-card") }</small>
                    </button>
                </div>
            </div>
        </section>
    }
}

/// The last game, with a button to resume it, or if it is over to a new one and to its score.
fn last(ctx: &Ctx, entry: &Rc<Entry>) -> Html {
    let words = &ctx.words;
    let acts = match entry.when == When::Over {
        true => [("start-new", Page::Setup), ("start-score", Page::Score)].as_slice(),
        false => &[("start-continue", Page::Table)],
    };
    let act = |(at, (key, page)): (usize, &(&'static str, Page))| {
        let class = classes!("end", (at > 0).then_some("early"));
        html! { <button key={*key} type="button" {class} onclick={ctx.send(Action::Go(*page))}>{ words.t(key) }</button> }
    };
    html! {
        <section class={classes!("hero", "sheet", "last", format!("w-{}", entry.game()))} aria-labelledby="hero-title">
            <div class="frame">{ pictured(entry) }</div>
            <div class="htext">
                <h2 id="hero-title">{ game_name(words, entry) }<small>{ entry.when.text(&entry.game(), words) }</small></h2>
                { players(words, entry) }
                <div class="hacts">{ for acts.iter().enumerate().map(act) }</div>
            </div>
        </section>
    }
}

/// A callback that starts a game against computer players.
fn play_now(ctx: &Ctx, game: &'static str) -> Callback<MouseEvent> {
    let ctx = ctx.clone();
    Callback::from(move |_: MouseEvent| ctx.act(Action::PlayNow(game, entropy())))
}

/// The players of a game, each with flag, name and points.
pub fn players(words: &Words, entry: &Entry) -> Html {
    let rows = entry.players.iter().zip(names(words, entry)).zip(entry.colours);
    html! {
        <ul class="lastplayers">
            { for rows.enumerate().map(|(seat, ((player, name), colour))| {
                let points = u32::try_from(player.points).unwrap_or_default();
                html! {
                    <li key={seat} class={(player.place == 1 && entry.players.len() > 1).then_some("won")}>
                        { flag(Banner::nth(colour), "small") }
                        <b>{ name }</b>
                        <span>{ words.say("app-points", &[("points", points.into())]) }</span>
                    </li>
                }
            }) }
        </ul>
    }
}

/// The list entry of a game that is not stored yet.
#[must_use]
pub fn entry_of(session: &AnySession) -> Option<Entry> {
    Entry::of_session(session).ok()
}

/// Language and theme, available on first sight.
fn preferences(ctx: &Ctx) -> Html {
    let languages =
        Language::ALL.iter().map(|language| language_name(*language).to_owned()).collect();
    // Shown as chosen before its wording has arrived, so that another choice can be made meanwhile.
    let chosen = ctx.settings.language.unwrap_or(ctx.words.language());
    let language = Language::ALL.iter().position(|language| *language == chosen);
    let on_language = {
        let ctx = ctx.clone();
        Callback::from(move |index: usize| {
            ctx.set(move |settings| settings.language = Language::ALL.get(index).copied());
        })
    };
    let on_theme = {
        let ctx = ctx.clone();
        Callback::from(move |index: usize| {
            let theme = Theme::ALL.get(index).copied().unwrap_or_default();
            ctx.set(move |settings| settings.theme = theme);
        })
    };
    let themes = ["settings-theme-system", "settings-theme-light", "settings-theme-dark"];
    let themes = themes.iter().map(|key| ctx.t(key)).collect();
    let theme = Theme::ALL.iter().position(|theme| *theme == ctx.settings.theme);
    html! {
        <section class="prefs" aria-label={ctx.t("app-settings")}>
            { segments("language", ctx.t("settings-language"), languages, language, &on_language) }
            { segments("theme", ctx.t("settings-theme"), themes, theme, &on_theme) }
            <button type="button" class="ib" aria-label={ctx.t("app-settings")} title={ctx.t("app-settings")}
                onclick={ctx.send(Action::Show(Overlay::Settings))}><Pic id="u-settings" /></button>
        </section>
    }
}

/// A language's name in that language.
#[must_use]
pub const fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::German => "Deutsch",
    }
}
