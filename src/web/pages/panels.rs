//! Overlays: menu, settings, sharing, saving, opening, and confirmations.

use crate::web::feel;
use crate::web::library::entry::Entry;
use crate::web::notice::Notice;
use crate::web::pages::games::{actions, game_name};
use crate::web::pages::home::{entry_of, players};
use crate::web::pages::invited;
use crate::web::pages::menu::menu;
use crate::web::pages::result::ResultPanel;
use crate::web::pages::settings_form::settings_form;
use crate::web::session::AnySession;
use crate::web::share::{address_of, copy, file_of, hand_out_text, save_to_file, share};
use crate::web::state::{Action, Ctx, Dispatch, Overlay, State, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::code::Code;
use crate::web::ui::panel::Panel;
use crate::web::ui::text::Text;
use crate::web::ui::widgets::tool;
use crate::web::words::Words;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Properties of [`OverPage`].
#[derive(Properties, PartialEq, Clone)]
pub struct OverProps {
    /// The app's state.
    pub state: Rc<State>,
}

/// The open overlay, if any.
#[component]
pub fn OverPage(props: &OverProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let on_close = {
        let ctx = ctx.clone();
        Callback::from(move |()| ctx.act(Action::Close))
    };
    let state = &props.state;
    let Some(over) = state.over.clone() else { return Html::default() };
    // One button, which has the focus, answers a link.
    let focus_within = matches!(over, Overlay::Arrived(_) | Overlay::Invited(_));
    let panel = |title: &str, class: &'static str, children: Html| {
        html! {
            <Panel key={title.to_owned()} title={Text::from(words.t(title))} close={Text::from(words.t("app-close"))}
                {class} {focus_within} on_close={on_close.clone()}>{ children }</Panel>
        }
    };
    match over {
        Overlay::Menu => panel("app-menu", "menu", menu(&ctx, state)),
        Overlay::Settings => panel("app-settings", "settings", settings_form(&ctx, state.page)),
        Overlay::Keys => panel("keys-title", "keys", feel::overview(words)),
        Overlay::Guide => match state.code(state.game) {
            Some(code) => panel("table-guide", "guide", (code.guide)(words)),
            None => Html::default(),
        },
        Overlay::Share => match state.session_shown() {
            Some(session) => {
                panel("share-title", "share", html! { <Sharing session={session.clone()} /> })
            }
            None => Html::default(),
        },
        Overlay::ShareAt(moves) => match state.session_shown() {
            Some(session) => {
                let session = session.branch(moves);
                panel("share-moment", "share", html! { <Sharing {session} moment=true /> })
            }
            None => Html::default(),
        },
        Overlay::Result => match &state.session {
            Some(session) => {
                let games = state.library.games.clone();
                panel(
                    "result-title",
                    "share",
                    html! { <ResultPanel session={session.clone()} {games} /> },
                )
            }
            None => Html::default(),
        },
        Overlay::Invited(invitation) => panel(
            invited::title(&invitation),
            "ask",
            invited::invited(&ctx, state.game, &invitation),
        ),
        Overlay::Open => panel("start-open", "openpanel", html! { <Opening /> }),
        Overlay::Arrived(session) => {
            let running = state.session.as_ref().is_some_and(|session| session.is_running());
            panel("open-arrived", "ask", arrived(&ctx, &session, running))
        }
        Overlay::Replace(session) => match &state.session {
            Some(running) => panel("open-replace", "ask", replace(&ctx, running, session)),
            None => Html::default(),
        },
    }
}

/// Greatest length of a link shown as a QR code; cameras have difficulty with longer ones.
const MAX_CODE: usize = 800;

#[derive(Properties, PartialEq, Clone)]
struct SessionProps {
    session: AnySession,
    /// True if the link holds another game up to a position.
    #[prop_or_default]
    moment: bool,
}

#[component]
fn Sharing(props: &SessionProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let session = &props.session;
    let game = use_memo(session.clone(), |session: &AnySession| {
        session.game_link().ok().map(|text| address_of(&text))
    });
    let setup = use_memo(session.clone(), |session: &AnySession| {
        session.setup_link().ok().map(|text| address_of(&text))
    });
    let (title, say) = match props.moment {
        true => ("share-upto", "share-upto-say"),
        false => ("share-game", "share-game-say"),
    };
    html! { <>
        if let Some(link) = game.as_ref().clone() {
            <SharedLink link={link.clone()} label={words.t(title)} say={words.t(say)} />
            if link.len() <= MAX_CODE {
                <details class="gamecode">
                    <summary>{ words.t("share-code") }</summary>
                    <Code text={link} label={words.t("share-code")} />
                </details>
            }
        }
        <div class="withcode">
            if let Some(link) = setup.as_ref().clone() {
                <SharedLink link={link.clone()} label={words.t("share-setup")} say={words.t("share-setup-say")} />
                <Code text={link} label={words.t("share-setup-code")} />
            }
        </div>
        <SavingButtons session={session.clone()} />
    </> }
}

/// A link to copy or share, with a description.
#[derive(Properties, PartialEq, Clone)]
struct SharedLinkProps {
    link: String,
    label: String,
    say: String,
}

#[component]
fn SharedLink(props: &SharedLinkProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let SharedLinkProps { link, label, say } = props;
    let title = words.t("app-name");
    let on_copy = with_dispatch(&ctx, link, copy);
    let on_share = with_dispatch(&ctx, link, move |link, dispatch| share(&title, link, dispatch));
    html! {
        <section class="shared">
            <h3>{ label.clone() }</h3>
            <p>{ say.clone() }</p>
            <div class="address">
                <input type="text" readonly=true value={link.clone()} aria-label={label.clone()} />
                <button type="button" class="btn" onclick={on_copy}>{ words.t("app-copy") }</button>
                { tool("u-share", words.t("app-share"), on_share, "ib") }
            </div>
        </section>
    }
}

/// A click handler that passes a value and the dispatcher to `act`; does nothing outside of the app.
fn with_dispatch<T: Clone + 'static>(
    ctx: &Ctx,
    given: &T,
    act: impl Fn(T, Dispatch) + 'static,
) -> Callback<MouseEvent> {
    let (given, dispatch) = (given.clone(), ctx.dispatch.clone());
    Callback::from(move |_| {
        if let Some(dispatch) = &dispatch {
            act(given.clone(), dispatch.clone());
        }
    })
}

/// Buttons to save the game as a file in both formats, and to copy it as text.
#[component]
fn SavingButtons(props: &SessionProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let session = &props.session;
    let save = with_dispatch(&ctx, session, |session, dispatch| save_to_file(&session, &dispatch));
    let text = with_dispatch(&ctx, session, |session, dispatch| {
        if let Some(text) = session.text() {
            copy(text, dispatch);
        }
    });
    let json = with_dispatch(&ctx, session, |session, dispatch| match session.json() {
        Some(text) => hand_out_text(format!("{}.json", file_of(&session)), text, dispatch),
        None => dispatch.dispatch(Action::Tell(Notice::NoFile)),
    });
    html! {
        <div class="buttons">
            <button type="button" class="btn" onclick={save}>
                <Pic id="u-share" />{ words.t("share-save") }
            </button>
            <button type="button" class="btn" onclick={json}>{ words.t("share-json") }</button>
            <button type="button" class="btn" onclick={text}>{ words.t("share-text") }</button>
        </div>
    }
}

#[component]
fn Opening() -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let text = use_state(String::new);
    let wrong = use_state(|| None::<Notice>);
    let on_file = {
        let (ctx, wrong) = (ctx.clone(), wrong.setter());
        Callback::from(move |event: Event| {
            let input = event.target_dyn_into::<web_sys::HtmlInputElement>();
            let Some(files) = input.and_then(|input| input.files()) else { return };
            let files = actions::in_list(&files);
            let (ctx, wrong) = (ctx.clone(), wrong.clone());
            spawn_local(async move { wrong.set(actions::read_files(&ctx, &files).await.err()) });
        })
    };
    let on_input = {
        let (text, wrong) = (text.setter(), wrong.setter());
        Callback::from(move |event: InputEvent| {
            let area = event.target_dyn_into::<web_sys::HtmlTextAreaElement>();
            text.set(area.map(|area| area.value()).unwrap_or_default());
            wrong.set(None);
        })
    };
    let on_open = {
        let (ctx, text, wrong) = (ctx.clone(), text.clone(), wrong.setter());
        Callback::from(move |_: MouseEvent| {
            let (ctx, text, wrong) = (ctx.clone(), text.clone(), wrong.clone());
            spawn_local(async move { wrong.set(actions::read(&ctx, &text).await.err()) });
        })
    };
    html! { <>
        <p>{ words.t("open-say") }</p>
        <label class="field">
            <span>{ words.t("open-text") }</span>
            <textarea rows="4" spellcheck="false" autocomplete="off" oninput={on_input}
                value={(*text).clone()} aria-invalid={wrong.is_some().then_some("true")} />
        </label>
        if let Some(notice) = &*wrong {
            <p class="fault" role="alert">{ notice.text(words) }</p>
        }
        <div class="buttons">
            <label class="btn filebutton">
                <input type="file" class="sr" multiple=true accept=".txt,.json,text/plain,application/json" onchange={on_file} />
                <Pic id="u-open" /><span>{ words.t("open-file") }</span>
            </label>
            <button type="button" class="end" disabled={text.trim().is_empty()} onclick={on_open}>
                { words.t("open-open") }
            </button>
        </div>
    </> }
}

/// A game's list entry.
fn listed(words: &Words, session: &AnySession) -> Html {
    let Some(entry) = entry_of(session) else { return Html::default() };
    let described = |entry: &Entry| {
        format!("{} · {}", game_name(words, entry), entry.when.text(&entry.game(), words))
    };
    html! { <>
        <p>{ described(&entry) }</p>
        { players(words, &entry) }
    </> }
}

/// A game from a link or file, shown before it starts.
fn arrived(ctx: &Ctx, session: &AnySession, running: bool) -> Html {
    html! { <>
        { listed(&ctx.words, session) }
        if running { <p>{ ctx.t("open-running") }</p> }
        <div class="buttons">
            <button type="button" class="btn" onclick={ctx.send(Action::Close)}>
                { ctx.t("open-not-now") }
            </button>
            <button type="button" class="end" autofocus=true
                onclick={ctx.send(Action::BeginAnyway(session.clone()))}>
                { ctx.t("open-open") }
            </button>
        </div>
    </> }
}

/// Asks for confirmation before a new game replaces a running one.
fn replace(ctx: &Ctx, running: &AnySession, session: AnySession) -> Html {
    let save = {
        let (ctx, running) = (ctx.clone(), running.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(dispatch) = &ctx.dispatch {
                save_to_file(&running, dispatch);
            }
        })
    };
    html! { <>
        { listed(&ctx.words, running) }
        <p>{ ctx.t("open-replace-say") }</p>
        <div class="buttons">
            <button type="button" class="btn" onclick={save}>{ ctx.t("share-save") }</button>
            <button type="button" class="btn" onclick={ctx.send(Action::Close)}>{ ctx.t("open-keep") }</button>
            <button type="button" class="end" onclick={ctx.send(Action::BeginAnyway(session))}>
                { ctx.t("open-begin") }
            </button>
        </div>
    </> }
}
