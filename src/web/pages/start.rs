//! The first page: go on with the last game, lay a new table, open a game, read the rules.

use crate::bots::level::Level;
use crate::engine::seed::Seed;
use crate::games::burgundy::tiles::{Building, Species, Tile};
use crate::web::art::{Pic, tile};
use crate::web::burgundy::scene::{Banner, Piece};
use crate::web::entropy::entropy;
use crate::web::game::Session;
use crate::web::library::entry::{Entry, When};
use crate::web::library::shelf::Durable;
use crate::web::library::{deeds, page};
use crate::web::pages::parts::{flag, segments};
use crate::web::pages::setup::draft::Draft;
use crate::web::pages::setup::seats::computer_names;
use crate::web::settings::{Choice, Settings, Theme};
use crate::web::state::{Ctx, Do, Over, Page, use_ctx};
use crate::web::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// What the first page needs.
#[derive(Properties, PartialEq, Clone)]
pub struct StartProps {
    /// The game in progress, or the one last played.
    pub session: Option<Session>,
    /// All games that are kept, the one played last first.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// The table last laid: who plays, and against whom.
    pub draft: Rc<Draft>,
    /// Whether the browser keeps them.
    pub durable: Durable,
}

/// The first page.
#[component]
pub fn StartPage(props: &StartProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let new = ctx.send(Do::Go(Page::Setup));
    let open = ctx.send(Do::Show(Over::Open));
    let games = ctx.send(Do::Go(Page::Games));
    let rules = ctx.send(Do::Go(Page::Rules));
    let about = ctx.send(Do::Go(Page::About));
    let link = |icon: &'static str, label: String, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="btn" {onclick}><Pic id={icon} />{ label }</button>
        }
    };
    html! {
        <main class="start">
            <section class="hero sheet">
                { composition() }
                <div class="herotext">
                    <h1>{ words.t("scene-title") }</h1>
                    <p>{ words.t("start-say") }</p>
                    <div class="herobuttons">
                        { play_now(&ctx, props) }
                        <button type="button" class="btn" onclick={new}>{ words.t("start-new") }</button>
                    </div>
                </div>
            </section>
            <div class="startside">
                if let Some(session) = &props.session {
                    { last_game(&ctx, session) }
                }
                { game_before(&ctx, props) }
                if props.durable == Durable::AWeek {
                    <p class="card sheet fault">{ words.t("games-a-week") }</p>
                }
                <section class="card sheet">
                    <h2>{ words.t("start-more") }</h2>
                    <div class="startlinks">
                        if !props.games.is_empty() {
                            { link("u-history", all_games(words, props.games.len()), games) }
                        }
                        { link("u-arrow", words.t("start-open"), open) }
                        { link("u-help", words.t("app-rules"), rules) }
                        { link("u-hint", words.t("app-about"), about) }
                    </div>
                </section>
                { preferences(&ctx) }
            </div>
        </main>
    }
}

/// A game for two against a computer player, with one tap.
fn play_now(ctx: &Ctx, props: &StartProps) -> Html {
    let words = &ctx.words;
    let names = computer_names(words);
    let draft = props.draft.duel(Seed::numbered(0), &names);
    let level = draft.sitters.iter().find_map(|sitter| sitter.computer).unwrap_or(Level::Easy);
    let level = words.t(&format!("players-short-{}", level.key()));
    let onclick = {
        let (ctx, draft) = (ctx.clone(), props.draft.clone());
        Callback::from(move |_: MouseEvent| {
            let draft = draft.duel(Seed::fresh(entropy()), &names);
            let begun =
                draft.setup().ok().and_then(|setup| Session::begin(setup, draft.colours()).ok());
            if let Some(session) = begun {
                ctx.act(Do::Begin(session));
            }
        })
    };
    html! {
        <button type="button" class={classes!("end", props.session.is_some().then_some("early"))} {onclick}>
            { words.t("start-play") }
            <small>{ words.say("start-play-say", &[("level", level.as_str().into())]) }</small>
        </button>
    }
}

/// The last game: who plays, how far it is, and the way back to it.
fn last_game(ctx: &Ctx, session: &Session) -> Html {
    let words = &ctx.words;
    let over = session.journal.is_over();
    let go = ctx.send(Do::Go(if over { Page::Score } else { Page::Table }));
    html! {
        <section class="card sheet last" aria-labelledby="last-title">
            <h2 id="last-title">
                { words.t(if over { "start-last-over" } else { "start-last" }) }
                <small>{ when(words, session) }</small>
            </h2>
            { players(words, session) }
            <button type="button" class="end" onclick={go}>
                { words.t(if over { "start-score" } else { "start-continue" }) }
            </button>
        </section>
    }
}

/// The game played before the last one, in one line.
fn game_before(ctx: &Ctx, props: &StartProps) -> Html {
    let words = &ctx.words;
    let id = props.session.as_ref().map(|session| session.about.id);
    let before = props.games.iter().find(|entry| Some(entry.about.id) != id);
    let Some(entry) = before.cloned() else { return Html::default() };
    let (name, when) = (page::name(words, &entry), entry.when.text(words));
    let open = {
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| deeds::lay(&ctx, &entry))
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
pub fn players(words: &Words, session: &Session) -> Html {
    let state = session.journal.state();
    let names = names(words, session);
    let colours = session.colours;
    html! {
        <ul class="lastplayers">
            { for state.seats().zip(names).zip(colours).map(|((seat, name), colour)| {
                let points = state.points(seat);
                html! {
                    <li key={seat.0}>
                        { flag(Banner::nth(colour), "small") }
                        <b>{ name }</b>
                        <span>{ words.say("scene-bonus-open", &[("points", points.into())]) }</span>
                    </li>
                }
            }) }
        </ul>
    }
}

/// The names of a game's players; who has none is called by the seat's number.
#[must_use]
pub fn names(words: &Words, session: &Session) -> Vec<String> {
    let setup = session.journal.setup();
    let seats = crate::engine::seat::Seat::first(setup.options().players());
    seats
        .map(|seat| match setup.roster().name(seat) {
            "" => words.say("scene-player", &[("number", (seat.0 + 1).into())]),
            name => name.to_owned(),
        })
        .collect()
}

/// How far a game is.
#[must_use]
pub fn when(words: &Words, session: &Session) -> String {
    When::of(session.journal.state()).text(words)
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
        <section class="card sheet prefs" aria-label={ctx.t("scene-settings")}>
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

/// A small estate in all its colours: the picture of the first page.
fn composition() -> Html {
    // Axial places around the castle, so that each group of tiles lies together as on a board.
    let pieces: [(i8, i8, Tile); 19] = [
        (0, 0, Tile::CASTLE),
        (1, -1, Building::Watchtower.tile()),
        (1, 0, Building::Market.tile()),
        (0, 1, Tile::SHIP),
        (-1, 1, Tile::SHIP),
        (-1, 0, Species::Cow.tile(4)),
        (0, -1, Tile::monastery(8)),
        (2, -2, Building::Bank.tile()),
        (2, -1, Building::Church.tile()),
        (2, 0, Building::TownHall.tile()),
        (1, 1, Tile::MINE),
        (0, 2, Tile::SHIP),
        (-1, 2, Tile::SHIP),
        (-2, 2, Species::Sheep.tile(3)),
        (-2, 1, Species::Sheep.tile(4)),
        (-2, 0, Species::Pig.tile(2)),
        (-1, -1, Tile::monastery(22)),
        (0, -2, Tile::monastery(17)),
        (1, -2, Tile::CASTLE),
    ];
    const R: f64 = 52.0;
    html! {
        <svg class="composition" viewBox="-240 -216 480 440" aria-hidden="true" focusable="false">
            { for pieces.into_iter().map(|(q, r, kind)| {
                let (x, y) = crate::engine::hex::Cell::new(q, r).centre();
                tile(Piece::new(kind), x * R, y * R, R, "")
            }) }
        </svg>
    }
}
