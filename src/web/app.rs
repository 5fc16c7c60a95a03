//! The app: which page is shown, and everything that happens outside of its state: the store, the
//! address, the classes of the page, the wording that is fetched.

use crate::engine::codec;
use crate::engine::seed::Seed;
use crate::games::burgundy::Burgundy;
use crate::web::entropy::entropy;
use crate::web::library::database::Library;
use crate::web::library::entry::{Entry, GameId};
use crate::web::library::hooks::{use_hand_in, use_library};
use crate::web::library::keeper::move_over;
use crate::web::library::shelf::Shelf;
use crate::web::library::wait::both;
use crate::web::notice::Notice;
use crate::web::pages::notices::NoticeBar;
use crate::web::pages::setup::draft::Draft;
use crate::web::pages::start::StartPage;
use crate::web::parts::{Part, underway, use_parts};
use crate::web::settings::Settings;
use crate::web::state::{Ctx, Dispatch, Do, Heard, Page, State};
use crate::web::store::{self, COLOURS};
use crate::web::version::{NewVersion, use_new_version};
use crate::web::words::{Language, LoadError, Words, load};
use gloo_events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// What the app begins with.
#[derive(Properties, PartialEq, Clone)]
pub struct AppProps {
    /// The settings that were kept.
    pub settings: Settings,
    /// The library.
    pub library: Library,
    /// All games in it.
    pub games: Rc<Vec<Entry>>,
    /// The wording; `None` if it did not arrive.
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
                    games={props.games.clone()} />
            }
        }
        None => html! { <NoWords settings={props.settings} on_words={
            let words = words.setter();
            Callback::from(move |arrived: Words| words.set(Some(arrived)))
        } /> },
    }
}

/// The state at the start: what was kept.
fn first_state(props: &TableProps) -> State {
    let mut state = State {
        settings: props.settings,
        words: props.words.clone(),
        page: Page::Start,
        session: None,
        shelf: Shelf::new(props.games.to_vec(), entropy()),
        look: None,
        marks: Rc::default(),
        draft: Rc::default(),
        by_link: false,
        over: None,
        notice: None,
        rest: Part::default(),
        wants_rest: false,
        table: Part::default(),
        new_version: false,
    };
    let kept = |name| store::get(name).ok().flatten();
    let mut draft = Draft { seed: Seed::fresh(entropy()).as_str().to_owned(), ..Draft::default() };
    if let Some(table) = kept(store::TABLE) {
        draft.seat_by_text(&table);
    }
    state.draft = Rc::new(draft);
    // The game that this tab had on its table, or the one played last.
    let id = store::of_tab(store::TAB).and_then(|id| id.parse::<GameId>().ok());
    let last = id.and_then(|id| state.shelf.entry(id)).or_else(|| state.shelf.games.first());
    match last.map(|entry| entry.open()) {
        Some(Ok(session)) => state.session = Some(session),
        Some(Err(error)) => state.notice = Some(Notice::Kept(error)),
        None => {}
    }
    // The page that the address names at once, so that no other one gets into the history before it.
    if let Some(page) = Page::of_name(&fragment()) {
        state.page = page.with(state.session.as_ref());
    }
    state
}

/// What stands behind the `#` of the address.
fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// What an address asks for: a page, or what a link holds.
fn asked(fragment: &str) -> Do {
    if let Some(page) = Page::of_name(fragment) {
        return Do::Go(page);
    }
    match codec::open::<Burgundy>(fragment) {
        Ok(opened) => Do::Opened(Box::new(opened), COLOURS),
        Err(error) => Do::Unreadable(error),
    }
}

#[derive(Properties, PartialEq, Clone)]
struct TableProps {
    settings: Settings,
    words: Words,
    library: Library,
    games: Rc<Vec<Entry>>,
}

#[component]
fn Table(props: &TableProps) -> Html {
    let state = use_reducer_eq(|| first_state(props));
    let dispatch = state.dispatcher();
    use_address(&state, &dispatch);
    use_keeping(&state, &dispatch);
    use_library(&state, &dispatch, &props.library);
    use_wording(&state, &dispatch);
    use_look(&state);
    use_heading(&state);
    use_parts(&state, &dispatch);
    use_new_version(&dispatch);
    let ctx = Ctx {
        words: state.words.clone(),
        settings: state.settings,
        dispatch: Some(dispatch.clone()),
        library: Some(props.library.clone()),
        rest: state.rest,
    };
    use_hand_in(&ctx);
    let shown: Rc<State> = use_memo((*state).clone(), State::clone);
    let over = match (&state.over, &state.rest) {
        (Some(_), Part::Here(code)) => (code.over)(&shown),
        _ => Html::default(),
    };
    let shown_page = page(&state, &ctx, &dispatch);
    html! {
        <ContextProvider<Ctx> context={ctx}>
            { shown_page }
            { over }
            <NoticeBar notice={state.notice} session={state.session.clone()} />
            if state.offers_version() && state.notice.is_none() { <NewVersion /> }
        </ContextProvider<Ctx>>
    }
}

fn page(state: &State, ctx: &Ctx, dispatch: &Dispatch) -> Html {
    match (state.page, &state.session) {
        (Page::Table, Some(session)) => match &state.table {
            Part::Here(code) => (code.page)(state, session, dispatch),
            part => underway(part, ctx),
        },
        (Page::Start, _) | (Page::Table | Page::Score, None) => html! {
            <StartPage session={state.session.clone()} games={state.shelf.games.clone()}
                draft={state.draft.clone()} durable={state.shelf.durable} />
        },
        (
            Page::Setup | Page::Score | Page::Games | Page::Rules | Page::Rulings | Page::About,
            _,
        ) => match &state.rest {
            Part::Here(code) => (code.page)(state, ctx, dispatch),
            part => underway(part, ctx),
        },
    }
}

/// The address follows the page, and the page the address.
#[hook]
fn use_address(state: &State, dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let listener = web_sys::window().map(|window| {
            let dispatch = dispatch.clone();
            EventListener::new(&window, "hashchange", move |_| {
                dispatch.dispatch(asked(&fragment()))
            })
        });
        let first = fragment();
        if !first.is_empty() {
            dispatch.dispatch(asked(&first));
        }
        move || drop(listener)
    });
    use_effect_with((state.page, state.over.clone(), state.notice), |(page, ..)| {
        // A link that was read, or could not be, gives way to the page that shows what came of it.
        if fragment() != page.name()
            && let Some(window) = web_sys::window()
        {
            let came_by_link = Page::of_name(&fragment()).is_none();
            let address = format!("#{}", page.name());
            let done = window.history().and_then(|history| {
                let null = wasm_bindgen::JsValue::NULL;
                if came_by_link {
                    history.replace_state_with_url(&null, "", Some(&address))
                } else {
                    history.push_state_with_url(&null, "", Some(&address))
                }
            });
            // Some browsers refuse when a page is opened from disk: then the address just stays.
            drop(done);
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
}

/// The table's people and the settings are kept as soon as they change; the library keeps the games.
#[hook]
fn use_keeping(state: &State, dispatch: &Dispatch) {
    let first = use_mut_ref(|| true);
    let is_first = std::mem::replace(&mut *first.borrow_mut(), false);
    // Who plays alone leaves the seats of the others as they were.
    let people = state
        .session
        .as_ref()
        .filter(|session| session.journal.setup().options().players() > 1)
        .map(|session| Draft::of_setup(session.journal.setup(), session.colours).table_text());
    use_effect_with(people, move |people| {
        if let (Some(people), false) = (people, is_first) {
            let _ = store::put(store::TABLE, people);
        }
    });
    use_effect_with((state.settings, dispatch.clone()), move |(settings, dispatch)| {
        if !is_first && let Err(error) = store::put(store::SETTINGS, &settings.to_text()) {
            dispatch.dispatch(Do::Tell(Notice::Store(error)));
        }
    });
}

/// The language that the settings ask for.
fn wanted(settings: &Settings) -> Language {
    settings.language.unwrap_or_else(|| {
        let languages = web_sys::window().map(|window| window.navigator().languages());
        let tags: Option<Vec<String>> =
            languages.map(|tags| tags.iter().filter_map(|tag| tag.as_string()).collect());
        Language::preferred(tags.unwrap_or_default())
    })
}

/// Another language is fetched when the settings ask for it; until it is there, the old one stays.
#[hook]
fn use_wording(state: &State, dispatch: &Dispatch) {
    let language = wanted(&state.settings);
    let current = state.words.language();
    let loaded = use_mut_ref(|| vec![state.words.clone()]);
    use_effect_with((language, dispatch.clone()), move |(language, dispatch)| {
        let (language, dispatch) = (*language, dispatch.clone());
        if language == current {
            return;
        }
        let known = loaded.borrow().iter().find(|words| words.language() == language).cloned();
        if let Some(words) = known {
            dispatch.dispatch(Do::Words(Heard(words)));
            return;
        }
        spawn_local(async move {
            match load(language).await {
                Ok(words) => {
                    loaded.borrow_mut().push(words.clone());
                    dispatch.dispatch(Do::Words(Heard(words)));
                }
                Err(_) => dispatch.dispatch(Do::Tell(Notice::NoWords)),
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

/// Letters from this size on, in pixels, are larger than the page was laid out for, which is 16.
const LARGE_TEXT: f64 = 22.0;

/// Puts the settings' classes on the root element, and `large-text` where letters are so large that the page
/// is laid out otherwise: the page's own setting and the browser's both count, so what came of them is measured.
fn dress(root: &Element, settings: &Settings, dark: bool) {
    root.set_class_name(&settings.root_classes(dark));
    let measured = web_sys::window()
        .and_then(|window| window.get_computed_style(root).ok().flatten())
        .and_then(|style| style.get_property_value("font-size").ok())
        .and_then(|size| size.trim_end_matches("px").parse::<f64>().ok());
    if measured.is_some_and(|size| size >= LARGE_TEXT) {
        let _ = root.class_list().add_1("large-text");
    }
}

/// Theme, text size, motion and language as the page's root element carries them; the page's title.
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
    use_effect_with((state.settings, state.words.clone(), *dark), |(settings, words, dark)| {
        if let Some(root) = root() {
            dress(&root, settings, *dark);
            let _ = root.set_attribute("lang", words.language().code());
        }
    });
}

/// The page's title follows its heading; on another page the focus goes there too, so that reading
/// and tabbing begin anew.
#[hook]
fn use_heading(state: &State) {
    let last = use_mut_ref(|| state.page);
    let is_here = (state.rest.is_here(), state.table.is_here());
    use_effect_with((state.page, state.words.clone(), is_here), move |(page, words, _)| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let heading = document.query_selector("#app h1").ok().flatten();
        let name = words.t("app-name");
        let text = heading.as_ref().and_then(|heading| heading.text_content()).unwrap_or_default();
        document.set_title(&if text.is_empty() { name } else { format!("{text} · {name}") });
        // A page whose code is underway has no heading yet: then this comes again.
        if let Some(heading) = heading
            && std::mem::replace(&mut *last.borrow_mut(), *page) != *page
        {
            let _ = heading.set_attribute("tabindex", "-1");
            if let Some(heading) = heading.dyn_ref::<HtmlElement>() {
                // Refused only where nothing can have the focus.
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

/// The only words in code: for when the wording itself did not arrive.
#[component]
fn NoWords(props: &NoWordsProps) -> Html {
    let again = {
        let (language, on_words) = (wanted(&props.settings), props.on_words.clone());
        Callback::from(move |_: MouseEvent| {
            let on_words = on_words.clone();
            spawn_local(async move {
                if let Ok(words) = load(language).await {
                    on_words.emit(words);
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
                <button type="button" class="end" onclick={again}>{ "Try again · Noch einmal" }</button>
            </section>
        </main>
    }
}

/// Reads the settings, fetches the wording and renders the app.
pub async fn start() {
    let kept = store::get(store::SETTINGS).ok().flatten();
    let settings = kept.as_deref().map(Settings::of_text).unwrap_or_default();
    if let Some(root) = root() {
        dress(&root, &settings, system_is_dark());
    }
    let (words, (library, games)): (Result<Words, LoadError>, _) =
        both(load(wanted(&settings)), open_library()).await;
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    let Some(place) = place else { return };
    place.set_inner_html("");
    yew::Renderer::<App>::with_root_and_props(
        place,
        AppProps { settings, library, games, words: words.ok() },
    )
    .render();
}

/// The library with all games in it. A browser that gives none out gives an empty one: what could be
/// wrong is told when the first game can't be stored.
async fn open_library() -> (Library, Rc<Vec<Entry>>) {
    let library = Library::open().await;
    move_over(&library).await;
    let games = library.all().await.unwrap_or_default();
    (library, Rc::new(games))
}
