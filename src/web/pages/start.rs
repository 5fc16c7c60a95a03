//! The first page: go on with the last game, lay a new table, open a game, read the rules.

use crate::games::burgundy::tiles::{Building, Species, Tile};
use crate::web::art::{Pic, tile};
use crate::web::burgundy::scene::{Banner, Piece};
use crate::web::game::Session;
use crate::web::pages::parts::{flag, segments};
use crate::web::settings::{Choice, Settings, Theme};
use crate::web::state::{Ctx, Do, Over, Page, use_ctx};
use crate::web::words::{Language, Words};
use yew::prelude::*;

/// What the first page needs.
#[derive(Properties, PartialEq, Clone)]
pub struct StartProps {
    /// The game in progress, or the one last played.
    pub session: Option<Session>,
    /// The game whose place that one took.
    pub previous: Option<Session>,
}

/// The first page.
#[component]
pub fn StartPage(props: &StartProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let new = ctx.send(Do::Go(Page::Setup));
    let open = ctx.send(Do::Show(Over::Open));
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
                    <button type="button" class={classes!("end", props.session.is_some().then_some("early"))}
                        onclick={new}>{ words.t("start-new") }</button>
                </div>
            </section>
            <div class="startside">
                if let Some(session) = &props.session {
                    { last_game(&ctx, session) }
                }
                if let Some(session) = &props.previous {
                    { game_before(&ctx, session) }
                }
                <section class="card sheet">
                    <h2>{ words.t("start-more") }</h2>
                    <div class="startlinks">
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

/// The game before the last one, in one line.
fn game_before(ctx: &Ctx, session: &Session) -> Html {
    let words = &ctx.words;
    let open = ctx.send(Do::Show(Over::Arrived(session.clone())));
    let names = words.list(&names(words, session));
    html! {
        <section class="card sheet before" aria-labelledby="before-title">
            <p>
                <b id="before-title">{ words.t("start-before") }</b>
                <small>{ names }{ " · " }{ when(words, session) }</small>
            </p>
            <button type="button" class="btn" onclick={open}>{ words.t("start-look") }</button>
        </section>
    }
}

/// The players of a game, each with flag, name and points.
pub fn players(words: &Words, session: &Session) -> Html {
    let state = session.journal.state();
    let names = names(words, session);
    let colours = session.colours;
    html! {
        <ul class="lastplayers">
            { for state.seats().zip(names).zip(colours).map(|((seat, name), colour)| {
                let points = state.estate(seat).total();
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
    use crate::games::burgundy::state::{ROUNDS, Stage};
    let state = session.journal.state();
    let letter = ["A", "B", "C", "D", "E"].get(usize::from(state.phase)).copied().unwrap_or("E");
    match state.stage {
        Stage::Boards | Stage::Castles => words.t("scene-when-before"),
        Stage::Over => words.t("scene-when-over"),
        Stage::Play => words.say(
            "scene-when",
            &[
                ("phase", letter.into()),
                ("round", (state.round + 1).into()),
                ("rounds", ROUNDS.into()),
            ],
        ),
    }
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
