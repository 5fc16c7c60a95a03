//! The app: which page is shown, and everything that happens outside of its state: the store, the
//! address, the classes of the page, the wording that is fetched.

use crate::engine::codec;
use crate::engine::seed::Seed;
use crate::games::burgundy::Burgundy;
use crate::web::burgundy::play::PlayPage;
use crate::web::burgundy::scene::Tap;
use crate::web::entropy::entropy;
use crate::web::game::{GameIntent, Session};
use crate::web::notice::Notice;
use crate::web::pages::about::AboutPage;
use crate::web::pages::panels::{NoticeBar, OverPage};
use crate::web::pages::rules::{RulesPage, rulings_page};
use crate::web::pages::score::{After, ScorePage};
use crate::web::pages::setup::SetupPage;
use crate::web::pages::setup::draft::Draft;
use crate::web::pages::start::{StartPage, names};
use crate::web::settings::Settings;
use crate::web::state::{Ctx, Dispatch, Do, Heard, Over, Page, State};
use crate::web::store::{self, COLOURS, Save};
use crate::web::words::{Language, LoadError, Words, load};
use gloo_events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, StorageEvent};
use yew::prelude::*;

/// What the app begins with.
#[derive(Properties, PartialEq, Clone)]
pub struct AppProps {
    /// The settings that were kept.
    pub settings: Settings,
    /// The wording; `None` if it did not arrive.
    pub words: Option<Words>,
}

/// The app.
#[component]
pub fn App(props: &AppProps) -> Html {
    let words = use_state(|| props.words.clone());
    match &*words {
        Some(words) => {
            html! { <Table settings={props.settings} words={words.clone()} /> }
        }
        None => html! { <NoWords settings={props.settings} on_words={
            let words = words.setter();
            Callback::from(move |arrived: Words| words.set(Some(arrived)))
        } /> },
    }
}

/// The state at the start: what was kept, and what the address asks for.
fn first_state(settings: Settings, words: Words) -> State {
    let mut state = State {
        settings,
        words,
        page: Page::Start,
        session: None,
        previous: None,
        draft: Rc::default(),
        by_link: false,
        over: None,
        notice: None,
    };
    let kept = |name| store::get(name).ok().flatten();
    let mut draft = Draft { seed: Seed::fresh(entropy()).as_str().to_owned(), ..Draft::default() };
    if let Some(table) = kept(store::TABLE) {
        draft.seat_by_text(&table);
    }
    state.draft = Rc::new(draft);
    if let Some(text) = kept(store::GAME) {
        match Session::open(&Save::of_text(&text)) {
            Ok(session) => state.session = Some(session),
            Err(error) => state.notice = Some(Notice::Kept(error)),
        }
    }
    state.previous =
        kept(store::PREVIOUS).and_then(|text| Session::open(&Save::of_text(&text)).ok());
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
        Err(error) => Do::Tell(Notice::Link(error)),
    }
}

#[derive(Properties, PartialEq, Clone)]
struct TableProps {
    settings: Settings,
    words: Words,
}

#[component]
fn Table(props: &TableProps) -> Html {
    let state = use_reducer_eq(|| first_state(props.settings, props.words.clone()));
    let dispatch = state.dispatcher();
    use_address(&state, &dispatch);
    use_keeping(&state, &dispatch);
    use_wording(&state, &dispatch);
    use_look(&state);
    use_heading(&state);
    let ctx = Ctx {
        words: state.words.clone(),
        settings: state.settings,
        dispatch: Some(dispatch.clone()),
    };
    let shown: Rc<State> = use_memo((*state).clone(), State::clone);
    let shown_page = page(&state, &ctx, &dispatch);
    html! {
        <ContextProvider<Ctx> context={ctx}>
            { shown_page }
            <OverPage state={shown} />
            <NoticeBar notice={state.notice} session={state.session.clone()} />
        </ContextProvider<Ctx>>
    }
}

fn page(state: &State, ctx: &Ctx, dispatch: &Dispatch) -> Html {
    match (state.page, &state.session) {
        (Page::Setup, _) => {
            html! { <SetupPage draft={state.draft.clone()} by_link={state.by_link} /> }
        }
        (Page::Table, Some(session)) => table_page(session, dispatch),
        (Page::Score, Some(session)) => score_page(session, &state.words, dispatch),
        (Page::Rules, _) => html! { <RulesPage /> },
        (Page::Rulings, _) => rulings_page(ctx),
        (Page::About, _) => html! { <AboutPage /> },
        (Page::Start | Page::Table | Page::Score, _) => html! {
            <StartPage session={state.session.clone()} previous={state.previous.clone()} />
        },
    }
}

fn table_page(session: &Session, dispatch: &Dispatch) -> Html {
    let on_game = {
        let dispatch = dispatch.clone();
        Callback::from(move |intent: GameIntent| dispatch.dispatch(Do::Game(intent)))
    };
    let on_app = {
        let dispatch = dispatch.clone();
        Callback::from(move |tap: Tap| {
            let over = match tap {
                Tap::Menu => Over::Menu,
                Tap::Share => Over::Share,
                Tap::Settings => Over::Settings,
                _ => return,
            };
            dispatch.dispatch(Do::Show(over));
        })
    };
    html! {
        <PlayPage game={session.journal.clone()} dispatch={on_game} colours={session.colours} {on_app} />
    }
}

fn score_page(session: &Session, words: &Words, dispatch: &Dispatch) -> Html {
    let after = {
        let (session, dispatch) = (session.clone(), dispatch.clone());
        Callback::from(move |after: After| match after {
            After::LookBack => dispatch.dispatch(Do::Go(Page::Table)),
            After::Menu => dispatch.dispatch(Do::Show(Over::Menu)),
            After::Share => dispatch.dispatch(Do::Show(Over::Share)),
            After::Settings => dispatch.dispatch(Do::Show(Over::Settings)),
            After::SameSeed | After::NewSeed | After::OtherSeats => {
                if let Some(next) = again(&session, after) {
                    dispatch.dispatch(Do::Begin(next));
                }
            }
        })
    };
    html! {
        <ScorePage game={session.journal.clone()} names={names(words, session)}
            colours={session.colours} {after} />
    }
}

/// The same table once more: as it was, with another seed, or with everybody one seat on.
fn again(session: &Session, after: After) -> Option<Session> {
    let mut draft = Draft::of_setup(session.journal.setup(), session.colours);
    match after {
        After::OtherSeats => draft.rotate(),
        After::NewSeed => draft.seed = Seed::fresh(entropy()).as_str().to_owned(),
        _ => {}
    }
    Session::begin(draft.setup().ok()?, draft.colours()).ok()
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

/// The game, the table's people and the settings are kept as soon as they change.
#[hook]
fn use_keeping(state: &State, dispatch: &Dispatch) {
    let tell = |dispatch: &Dispatch, done: Result<(), Notice>| {
        if let Err(notice) = done {
            dispatch.dispatch(Do::Tell(notice));
        }
    };
    let keep = |name: &'static str, session: &Session| {
        let save = session.save().map_err(Notice::Write)?;
        store::put(name, &save.to_text()).map_err(Notice::Store)
    };
    let first = use_mut_ref(|| true);
    let is_first = std::mem::replace(&mut *first.borrow_mut(), false);
    use_effect_with((state.session.clone(), dispatch.clone()), move |(session, dispatch)| {
        // What was just read need not be written; a game that could not be read is left alone.
        if let (Some(session), false) = (session, is_first) {
            tell(dispatch, keep(store::GAME, session));
            let people = Draft::of_setup(session.journal.setup(), session.colours).table_text();
            let _ = store::put(store::TABLE, &people);
        }
    });
    use_effect_with((state.previous.clone(), dispatch.clone()), move |(session, dispatch)| {
        if let (Some(session), false) = (session, is_first) {
            tell(dispatch, keep(store::PREVIOUS, session));
        }
    });
    use_effect_with((state.settings, dispatch.clone()), move |(settings, dispatch)| {
        if !is_first {
            tell(dispatch, store::put(store::SETTINGS, &settings.to_text()).map_err(Notice::Store));
        }
    });
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                let event = event.dyn_ref::<StorageEvent>();
                if event.and_then(StorageEvent::key).as_deref() == Some(store::GAME) {
                    dispatch.dispatch(Do::Tell(Notice::OtherTab));
                }
            })
        });
        move || drop(listener)
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
            root.set_class_name(&settings.root_classes(*dark));
            let _ = root.set_attribute("lang", words.language().code());
        }
    });
}

/// The page's title follows its heading; on another page the focus goes there too, so that reading
/// and tabbing begin anew.
#[hook]
fn use_heading(state: &State) {
    let last = use_mut_ref(|| state.page);
    use_effect_with((state.page, state.words.clone()), move |(page, words)| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let heading = document.query_selector("#app h1").ok().flatten();
        let name = words.t("app-name");
        let text = heading.as_ref().and_then(|heading| heading.text_content()).unwrap_or_default();
        document.set_title(&if text.is_empty() { name } else { format!("{text} · {name}") });
        let changed = std::mem::replace(&mut *last.borrow_mut(), *page) != *page;
        if let (true, Some(heading)) = (changed, heading) {
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
        root.set_class_name(&settings.root_classes(system_is_dark()));
    }
    let words: Result<Words, LoadError> = load(wanted(&settings)).await;
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    let Some(place) = place else { return };
    place.set_inner_html("");
    yew::Renderer::<App>::with_root_and_props(place, AppProps { settings, words: words.ok() })
        .render();
}
