//! The first page: go on with the last game, lay a new table, open a game, read the rules.

use crate::games::burgundy::tiles::{Building, Species, Tile};
use crate::web::art::{Pic, tile};
use crate::web::burgundy::scene::{Banner, Piece};
use crate::web::game::Session;
use crate::web::pages::parts::{Segments, flag};
use crate::web::settings::{Choice, Settings, Theme};
use crate::web::state::{Do, Over, Page, use_dispatch, use_send};
use crate::web::words::{Language, Words, use_words};
use yew::prelude::*;

/// What the first page needs.
#[derive(Properties, PartialEq, Clone)]
pub struct StartProps {
    /// The game in progress, or the one last played.
    pub session: Option<Session>,
    /// The game whose place that one took.
    pub previous: Option<Session>,
    /// The settings.
    pub settings: Settings,
}

/// The first page.
#[component]
pub fn StartPage(props: &StartProps) -> Html {
    let words = use_words();
    let new = use_send(Do::Go(Page::Setup));
    let open = use_send(Do::Show(Over::Open));
    let rules = use_send(Do::Go(Page::Rules));
    let about = use_send(Do::Go(Page::About));
    let link = |icon: &'static str, label: String, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="btn" {onclick}><Pic id={icon} />{ label }</button>
        }
    };
    html! {
        <main class="start">
            <section class="hero sheet">
                <Composition />
                <div class="herotext">
                    <h1>{ words.t("scene-title") }</h1>
                    <p>{ words.t("start-say") }</p>
                    <button type="button" class={classes!("end", props.session.is_some().then_some("early"))}
                        onclick={new}>{ words.t("start-new") }</button>
                </div>
            </section>
            <div class="startside">
                if let Some(session) = &props.session {
                    <LastGame session={session.clone()} />
                }
                if let Some(session) = &props.previous {
                    <GameBefore session={session.clone()} />
                }
                <section class="card sheet">
                    <h2>{ words.t("start-more") }</h2>
                    <div class="startlinks">
                        { link("u-arrow", words.t("start-open"), open) }
                        { link("u-help", words.t("app-rules"), rules) }
                        { link("u-hint", words.t("app-about"), about) }
                    </div>
                </section>
                <Preferences settings={props.settings} />
            </div>
        </main>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct LastGameProps {
    session: Session,
}

/// The last game: who plays, how far it is, and the way back to it.
#[component]
fn LastGame(props: &LastGameProps) -> Html {
    let words = use_words();
    let journal = &props.session.journal;
    let over = journal.is_over();
    let go = use_send(Do::Go(if over { Page::Score } else { Page::Table }));
    html! {
        <section class="card sheet last" aria-labelledby="last-title">
            <h2 id="last-title">
                { words.t(if over { "start-last-over" } else { "start-last" }) }
                <small>{ when(&words, &props.session) }</small>
            </h2>
            <Players session={props.session.clone()} />
            <button type="button" class="end" onclick={go}>
                { words.t(if over { "start-score" } else { "start-continue" }) }
            </button>
        </section>
    }
}

/// The game before the last one, in one line.
#[component]
fn GameBefore(props: &LastGameProps) -> Html {
    let words = use_words();
    let open = use_send(Do::Show(Over::Arrived(props.session.clone())));
    let names = words.list(&names(&words, &props.session));
    html! {
        <section class="card sheet before" aria-labelledby="before-title">
            <p>
                <b id="before-title">{ words.t("start-before") }</b>
                <small>{ names }{ " · " }{ when(&words, &props.session) }</small>
            </p>
            <button type="button" class="btn" onclick={open}>{ words.t("start-look") }</button>
        </section>
    }
}

/// What [`Players`] shows.
#[derive(Properties, PartialEq, Clone)]
pub struct PlayersProps {
    /// The game.
    pub session: Session,
}

/// The players of a game, each with flag, name and points.
#[component]
pub fn Players(props: &PlayersProps) -> Html {
    let words = use_words();
    let journal = &props.session.journal;
    let state = journal.state();
    let names = names(&words, &props.session);
    let colours = props.session.colours;
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
#[component]
fn Preferences(props: &PreferencesProps) -> Html {
    let words = use_words();
    let dispatch = use_dispatch();
    let settings = props.settings;
    let languages: Vec<AttrValue> =
        Language::ALL.iter().map(|language| language_name(*language).into()).collect();
    let language = Language::ALL.iter().position(|language| *language == words.language());
    let set = move |change: Settings| {
        if let Some(dispatch) = &dispatch {
            dispatch.dispatch(Do::Settings(change));
        }
    };
    let on_language = {
        let set = set.clone();
        Callback::from(move |index: usize| {
            set(Settings { language: Language::ALL.get(index).copied(), ..settings });
        })
    };
    let on_theme = Callback::from(move |index: usize| {
        let theme = Theme::ALL.get(index).copied().unwrap_or_default();
        set(Settings { theme, ..settings });
    });
    let themes = ["settings-theme-system", "settings-theme-light", "settings-theme-dark"];
    html! {
        <section class="card sheet prefs" aria-label={words.t("scene-settings")}>
            <Segments name="language" label={words.t("settings-language")} options={languages}
                chosen={language} on_pick={on_language} />
            <Segments name="theme" label={words.t("settings-theme")}
                options={themes.iter().map(|key| words.t(key).into()).collect::<Vec<AttrValue>>()}
                chosen={Theme::ALL.iter().position(|theme| *theme == settings.theme)}
                on_pick={on_theme} />
        </section>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct PreferencesProps {
    settings: Settings,
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
#[component]
fn Composition() -> Html {
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
