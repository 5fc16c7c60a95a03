//! The app: chooses the page to show, and runs all effects outside of its state: the store, the address, the classes of
//! the root element, the fetched wording.

mod address;
mod guard;
mod hand_in;
mod languages;
mod look;
mod parts;
mod resized;
mod shared_part;
mod stored;
mod version;

use crate::web::entropy::entropy;
use crate::web::games;
use crate::web::lesson::LessonProgress;
use crate::web::library::database::{Library, local_games};
use crate::web::library::entry::Entry;
use crate::web::library::state::LibraryState;
use crate::web::notice::Notice;
use crate::web::pages::home::HomePage;
use crate::web::pages::notices::NoticeBar;
use crate::web::pages::underway::underway;
use crate::web::session::{GameId, Seating};
use crate::web::settings::Settings;
use crate::web::state::{Action, Ctx, Dispatch, Lazy, LoadedWords, Page, State};
use crate::web::store::{self, StoreError};
use crate::web::ui::title::set_title;
use crate::web::words::{LoadError, Words, load, load_whole};
use address::{fragment, use_address};
use futures_util::future::join;
use gloo_events::EventListener;
use guard::use_guard;
use hand_in::use_hand_in;
use languages::wanted;
use parts::use_parts;
use resized::Resized;
use std::rc::Rc;
use stored::use_stored;
use version::{NewVersion, use_new_version};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Properties of [`App`].
#[derive(Properties, PartialEq, Clone)]
pub struct AppProps {
    /// Stored settings.
    pub settings: Settings,
    /// The library.
    pub library: Library,
    /// All games in the library that can be read.
    pub games: Rc<Vec<Entry>>,
    /// True if there may be more.
    pub unread: bool,
    /// The wording; `None` if it could not be fetched.
    pub words: Option<Words>,
}

/// The app.
#[component]
pub fn App(props: &AppProps) -> Html {
    let words = use_state(|| props.words.clone());
    match &*words {
        Some(words) => {
            html! {
                <Table settings={props.settings} words={words.clone()} library={props.library.clone()}
                    games={props.games.clone()} unread={props.unread} />
            }
        }
        None => html! { <NoWords settings={props.settings} on_words={
            let words = words.setter();
            Callback::from(move |arrived: Words| words.set(Some(arrived)))
        } /> },
    }
}

/// The initial state, from what is stored; games are opened when their page is.
fn first_state(props: &TableProps) -> State {
    let kept = |name| store::get(name).ok().flatten();
    let seating = kept(store::TABLE).map(|text| Seating::of_text(&text)).unwrap_or_default();
    let mut library = LibraryState::new(props.games.to_vec(), entropy());
    library.unread = props.unread;
    // The game this tab last had on its table comes first, even if another tab played later.
    let here = store::of_tab(store::TAB).and_then(|id| id.parse::<GameId>().ok());
    library.put_first(here);
    let last = library.games.first().map(|entry| entry.game()).unwrap_or_default();
    let first = games::GAMES.first().map_or("", |game| game.name);
    let game = games::page(&last).map_or(first, |page| page.name);
    let mut state = State {
        settings: props.settings,
        words: props.words.clone(),
        page: Page::Home,
        back: Page::Home,
        look_up: AttrValue::default(),
        game,
        session: None,
        lesson: None,
        attempt: None,
        problem: None,
        lessons: LessonProgress::of_text(&kept(store::LESSONS).unwrap_or_default()),
        library,
        just_ended: false,
        look: None,
        marks: Rc::default(),
        draft: None,
        by_link: false,
        challenge: None,
        seating: Rc::new(seating),
        over: None,
        notice: None,
        told: 0,
        shared: Lazy::default(),
        wants_shared: false,
        games: games::not_fetched(),
        wanted: None,
        new_version: false,
    };
    // Starts with the page named by the address, so that no other one enters the history before it.
    if let Some((page, named)) = Page::at(&fragment()) {
        let known = named.and_then(games::page).map(|page| page.name);
        // A page of an unknown game leads to the home page, with a notice.
        if named.is_none() || known.is_some() {
            state.begin_at(page, known);
        }
    }
    state
}

#[derive(Properties, PartialEq, Clone)]
struct TableProps {
    settings: Settings,
    words: Words,
    library: Library,
    games: Rc<Vec<Entry>>,
    unread: bool,
}

#[component]
fn Table(props: &TableProps) -> Html {
    let state = use_reducer_eq(|| first_state(props));
    let dispatch = state.dispatcher();
    use_guard();
    use_address(&state, &dispatch);
    use_stored(&state, &dispatch);
    use_wording(&state, &dispatch);
    use_look(&state);
    use_heading(&state);
    use_parts(&state, &dispatch);
    use_new_version(&dispatch);
    let words = state.words_shown().clone();
    let ctx = Ctx {
        words: words.clone(),
        settings: state.settings,
        dispatch: Some(dispatch.clone()),
        library: Some(props.library.clone()),
        shared: state.shared,
        game: state.game,
        back: state.back,
        look_up: state.look_up.clone(),
        just_ended: state.just_ended,
    };
    use_hand_in(&ctx);
    let shown: Rc<State> = use_memo((*state).clone(), State::clone);
    let over = match (&state.over, &state.shared) {
        (Some(_), Lazy::Here(code)) => (code.over)(&shown),
        _ => Html::default(),
    };
    let feel = match (&state.session, &state.shared, state.page) {
        (Some(session), Lazy::Here(code), Page::Table | Page::Score) => (code.feel)(session),
        _ => Html::default(),
    };
    // A game in progress came with its game's part; without one the library alone is watched.
    let own = state.session.as_ref().and_then(|session| state.known(session.game()));
    let own = own.and_then(|game| match game.code {
        Lazy::Here(code) => Some(code),
        _ => None,
    });
    let keeping = match (own, &state.shared) {
        (Some(code), _) => (code.keeping)(&shown, &dispatch, &props.library),
        (None, Lazy::Here(code)) => (code.keeping)(&shown, &dispatch, &props.library),
        (None, _) => Html::default(),
    };
    let on_save = own.zip(state.session.clone()).map(|(code, session)| {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| (code.save)(&session, &dispatch))
    });
    let shown_page = page(&shown, &ctx, &dispatch);
    html! {
        <ContextProvider<Words> context={words}>
        <ContextProvider<Settings> context={state.settings}>
        <ContextProvider<Ctx> context={ctx}>
            <Resized />
            { shown_page }
            { over }
            <NoticeBar notice={state.notice.clone()} told={state.told} {on_save} />
            if state.notice.is_some() || state.over.is_some() {
            } else if state.offers_version() {
                <NewVersion />
            } else if let Lazy::Here(code) = &state.shared {
                { (code.offer)(&state) }
            }
            // Last, because it renders nothing: Yew loses the place of such a component when its next sibling is
            // removed.
            { keeping }
            { feel }
        </ContextProvider<Ctx>>
        </ContextProvider<Settings>>
        </ContextProvider<Words>>
    }
}

fn page(state: &Rc<State>, ctx: &Ctx, dispatch: &Dispatch) -> Html {
    match state.page {
        Page::Home => html! {
            <HomePage last={state.last()} games={state.library.games.clone()}
                durable={state.library.durable} lessons={state.lessons.clone()}
                unread={state.library.unread} first={games::GAMES.first().and_then(|game| state.known(game.name)).cloned()} />
        },
        Page::Games | Page::Statistics | Page::About => match &state.shared {
            Lazy::Here(code) => (code.page)(state, ctx),
            part => underway(part, ctx),
        },
        Page::Game | Page::Lesson => match (&state.shared, state.code(state.game)) {
            (Lazy::Here(shared), Some(code)) if state.page == Page::Game => {
                (shared.game)(state, ctx, code)
            }
            (Lazy::Here(shared), Some(code)) => (shared.lesson)(state, code),
            (Lazy::Here(_), None) => {
                underway(&state.known(state.game).map(|game| game.code).unwrap_or_default(), ctx)
            }
            (part, _) => underway(part, ctx),
        },
        Page::Problems | Page::Setup | Page::Table | Page::Score | Page::Rules | Page::Rulings => {
            game_page(state, ctx, dispatch)
        }
    }
}

/// The shown game's page, once its code is here.
fn game_page(state: &Rc<State>, ctx: &Ctx, dispatch: &Dispatch) -> Html {
    let (Some(game), Some(code)) = (state.known(state.game), state.code(state.game)) else {
        let part = state.known(state.game).map(|game| game.code).unwrap_or_default();
        return underway(&part, ctx);
    };
    match (state.page, &state.session, &game.study) {
        (Page::Setup, ..) => (code.setup)(state),
        (Page::Table, Some(session), _) => (code.table)(state, session, dispatch),
        (Page::Problems, _, Lazy::Here(study)) => (study.problems)(state),
        (Page::Rules, _, Lazy::Here(study)) => (study.rules)(ctx),
        (Page::Rulings, _, Lazy::Here(study)) => (study.rulings)(ctx),
        (Page::Score, Some(session), Lazy::Here(study)) => (study.score)(session, ctx),
        (_, _, part) => underway(part, ctx),
    }
}

/// Fetches the wording of another language when the settings ask for it; the old one stays until it has arrived.
#[hook]
fn use_wording(state: &State, dispatch: &Dispatch) {
    let language = wanted(&state.settings);
    let current = state.words.language();
    let loaded = use_mut_ref(|| vec![state.words.clone()]);
    let latest = use_mut_ref(|| language);
    use_effect_with((language, dispatch.clone()), move |(language, dispatch)| {
        let (language, dispatch) = (*language, dispatch.clone());
        latest.replace(language);
        if language == current {
            return;
        }
        let known = loaded.borrow().iter().find(|words| words.language() == language).cloned();
        if let Some(words) = known {
            dispatch.dispatch(Action::Words(LoadedWords(words)));
            return;
        }
        spawn_local(async move {
            match load_whole(language).await {
                Ok(words) => {
                    loaded.borrow_mut().push(words.clone());
                    if *latest.borrow() == language {
                        dispatch.dispatch(Action::Words(LoadedWords(words)));
                    }
                }
                Err(_) => dispatch.dispatch(Action::Tell(Notice::NoWords)),
            }
        });
    });
}

fn root() -> Option<Element> {
    web_sys::window()?.document()?.document_element()
}

fn system_is_dark() -> bool {
    let query = web_sys::window().and_then(|w| w.match_media("(prefers-color-scheme: dark)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// Text size in CSS pixels from which on the layout for large text is used; the normal layout assumes 16.
const LARGE_TEXT: u32 = 22;

/// Sets the settings' classes on the root element, and `large-text` if the text is large. The size is measured, because
/// both the page's setting and the browser's count.
fn dress(root: &Element, settings: &Settings, dark: bool, world: &str) {
    root.set_class_name(&settings.root_classes(dark));
    if !world.is_empty() {
        let _ = root.class_list().add_1(world);
    }
    let measured = web_sys::window()
        .and_then(|window| window.get_computed_style(root).ok().flatten())
        .and_then(|style| style.get_property_value("font-size").ok())
        .and_then(|size| size.split(['.', 'p']).next()?.parse::<u32>().ok());
    if measured.is_some_and(|size| size >= LARGE_TEXT) {
        let _ = root.class_list().add_1("large-text");
    }
}

/// Sets theme, text size, motion and language on the root element, and the page's title.
#[hook]
fn use_look(state: &State) {
    let dark = use_state_eq(system_is_dark);
    use_effect_with((), {
        let dark = dark.setter();
        move |()| {
            let query = web_sys::window()
                .and_then(|w| w.match_media("(prefers-color-scheme: dark)").ok().flatten());
            let listener = query.map(|query| {
                EventListener::new(&query, "change", move |_| dark.set(system_is_dark()))
            });
            move || drop(listener)
        }
    });
    let words = state.words_shown().clone();
    let world = state.needed().map(|game| format!("w-{game}")).unwrap_or_default();
    let dressed = (state.settings, words, *dark, world);
    // A game's styles may arrive after they were asked for.
    // The table that welcomes a first visitor is a game's too.
    let welcomes = state.page == Page::Home && state.library.games.is_empty();
    let styled = state.needed().or(Some(state.game).filter(|_| welcomes));
    let shown = (styled, state.code(state.game).is_some());
    // The browser may show a frame between a page's rendering and its effects: styles of the new page are added before
    // it, those of the old one removed after it.
    use_memo((shown, dressed.3.clone()), |((game, _), world)| {
        look::show(*game, false);
        if let Some(root) = root().filter(|_| !world.is_empty()) {
            let _ = root.class_list().add_1(world);
        }
    });
    use_effect_with(shown, |(game, _)| look::show(*game, true));
    use_effect_with(dressed, |(settings, words, dark, world)| {
        if let Some(root) = root() {
            dress(&root, settings, *dark, world);
            let _ = root.set_attribute("lang", words.language().code());
        }
    });
}

/// Sets the document's title from the page's heading and moves the focus to the heading of a new page, so that reading
/// and tabbing start over.
#[hook]
fn use_heading(state: &State) {
    // A lesson and a problem arrive later than their page, or in place of another, with a heading of their own.
    let attempt = state.attempt_shown().map(|attempt| attempt.place);
    let shown = (state.page, state.lesson_shown().is_some(), attempt);
    let last = use_mut_ref(|| shown);
    let has_study = state.known(state.game).is_some_and(|game| game.study.is_here());
    let is_here = (state.shared.is_here(), state.code(state.game).is_some(), has_study);
    use_effect_with((shown, state.words_shown().clone(), is_here), move |(shown, words, _)| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let heading = document.query_selector("#app h1").ok().flatten();
        let text = heading.as_ref().and_then(|heading| heading.text_content()).unwrap_or_default();
        set_title(&text, &words.t("app-name"));
        // Without its code a page has no heading yet; this effect then runs again.
        if let Some(heading) = heading
            && std::mem::replace(&mut *last.borrow_mut(), *shown) != *shown
        {
            let _ = heading.set_attribute("tabindex", "-1");
            if let Some(heading) = heading.dyn_ref::<HtmlElement>() {
                // Fails only if the element can't have the focus.
                let _ = heading.focus();
            }
        }
    });
}

#[derive(Properties, PartialEq, Clone)]
struct NoWordsProps {
    settings: Settings,
    on_words: Callback<Words>,
}

/// Shown if the wording did not arrive; the only words kept in code.
#[component]
fn NoWords(props: &NoWordsProps) -> Html {
    let tries = use_state(|| false);
    let again = {
        let (language, on_words) = (wanted(&props.settings), props.on_words.clone());
        let tries = tries.clone();
        Callback::from(move |_: MouseEvent| {
            let (on_words, tries) = (on_words.clone(), tries.clone());
            tries.set(true);
            spawn_local(async move {
                match load_whole(language).await {
                    Ok(words) => on_words.emit(words),
                    Err(_) => tries.set(false),
                }
            });
        })
    };
    html! {
        <main class="nowords">
            <section class="card sheet" role="alert">
                <p lang="en">
                    { "The texts of this page did not arrive. Check the connection and try again; games are kept on this device." }
                </p>
                <p lang="de">
                    { "Die Texte dieser Seite sind nicht angekommen. Prüfe die Verbindung und versuche es noch einmal; Spiele bleiben auf diesem Gerät." }
                </p>
                <button type="button" class="end" disabled={*tries} onclick={again}>{ "Try again · Noch einmal" }</button>
            </section>
        </main>
    }
}

/// Reads the settings, fetches the wording and renders the app.
pub async fn start() {
    let kept = store::get(store::SETTINGS).ok().flatten();
    let settings = kept.as_deref().map(Settings::of_text).unwrap_or_default();
    if let Some(root) = root() {
        dress(&root, &settings, system_is_dark(), "");
    }
    let (words, (library, games, unread)): (Result<Words, LoadError>, _) =
        join(load(wanted(&settings)), open_library()).await;
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    let Some(place) = place else { return };
    place.set_inner_html("");
    yew::Renderer::<App>::with_root_and_props(
        place,
        AppProps { settings, library, games, unread, words: words.ok() },
    )
    .render();
}

/// Opens the library with all its games; `true` if there may be more than can be read, which is not assumed of a browser
/// that has kept nothing of this page. If the browser stores nothing at all the library is empty; the error is shown
/// when the first game can't be stored.
async fn open_library() -> (Library, Rc<Vec<Entry>>, bool) {
    let library = Library::open().await;
    let games = library.all().await;
    let unread = games == Err(StoreError::Unread)
        && store::names("principality.").is_ok_and(|names| !names.is_empty());
    let games = games.or_else(|_| local_games()).unwrap_or_default();
    (library, Rc::new(games), unread)
}
