//! What lies over a page: menu, settings, sharing and saving, opening, and questions before a game is
//! replaced.

use crate::engine::codec;
use crate::games::burgundy::Burgundy;
use crate::web::art::Pic;
use crate::web::burgundy::scene::Text;
use crate::web::burgundy::table::overlay::Panel;
use crate::web::game::Session;
use crate::web::notice::Notice;
use crate::web::pages::parts::{choice_row, tool};
use crate::web::pages::setup::code::Code;
use crate::web::pages::start::{language_name, players, when};
use crate::web::settings::{Motion, Settings, Sitting, TextSize, Theme};
use crate::web::share::{address_of, copy, download, share};
use crate::web::state::{Ctx, Dispatch, Do, Over, Page, State, use_ctx};
use crate::web::store::Save;
use crate::web::words::Language;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

/// What lies over the page needs the whole state.
#[derive(Properties, PartialEq, Clone)]
pub struct OverProps {
    /// The app's state.
    pub state: Rc<State>,
}

/// What lies over the page, if anything.
#[component]
pub fn OverPage(props: &OverProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let on_close = {
        let ctx = ctx.clone();
        Callback::from(move |()| ctx.act(Do::Close))
    };
    let state = &props.state;
    let Some(over) = state.over.clone() else { return Html::default() };
    let panel = |title: &str, class: &'static str, children: Html| {
        html! {
            <Panel key={title.to_owned()} title={Text::from(words.t(title))} close={Text::from(words.t("scene-close"))}
                {class} on_close={on_close.clone()}>{ children }</Panel>
        }
    };
    match over {
        Over::Menu => panel("scene-menu", "menu", menu(&ctx, state.session.as_ref())),
        Over::Settings => panel("scene-settings", "settings", settings_form(&ctx)),
        Over::Share => match &state.session {
            Some(session) => {
                panel("share-title", "share", html! { <Sharing session={session.clone()} /> })
            }
            None => Html::default(),
        },
        Over::Open => panel("start-open", "openpanel", html! { <Opening /> }),
        Over::Arrived(session) => {
            let running = state.session.as_ref().is_some_and(Session::is_running);
            panel("open-arrived", "ask", arrived(&ctx, &session, running))
        }
        Over::Replace(session) => match &state.session {
            Some(running) => panel("open-replace", "ask", replace(&ctx, running, session)),
            None => Html::default(),
        },
    }
}

fn menu(ctx: &Ctx, session: Option<&Session>) -> Html {
    let item = |icon: &'static str, key: &str, onclick: Callback<MouseEvent>| {
        html! {
            <li>
                <button type="button" class="listed" {onclick}><Pic id={icon} />{ ctx.t(key) }</button>
            </li>
        }
    };
    let over = session.is_some_and(|session| session.journal.is_over());
    let go = |page: Page| ctx.send(Do::Go(page));
    let show = |over: Over| ctx.send(Do::Show(over));
    html! {
        <ul class="menulist">
            if session.is_some() {
                { item("any-tile", "menu-table", go(Page::Table)) }
                if over { { item("vp", "menu-score", go(Page::Score)) } }
                { item("u-share", "share-title", show(Over::Share)) }
            }
            { item("u-plus", "start-new", go(Page::Setup)) }
            { item("u-arrow", "start-open", show(Over::Open)) }
            { item("u-help", "app-rules", go(Page::Rules)) }
            { item("u-settings", "scene-settings", show(Over::Settings)) }
            { item("u-hint", "app-about", go(Page::About)) }
            { item("t-castle", "app-home", go(Page::Start)) }
        </ul>
    }
}

/// A language, or the browser's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Speech(Option<Language>);

impl crate::web::settings::Choice for Speech {
    const ALL: &'static [Speech] =
        &[Speech(None), Speech(Some(Language::German)), Speech(Some(Language::English))];
    fn name(self) -> &'static str {
        self.0.map_or("", Language::code)
    }
}

/// On or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Switch(bool);

impl crate::web::settings::Choice for Switch {
    const ALL: &'static [Switch] = &[Switch(false), Switch(true)];
    fn name(self) -> &'static str {
        if self.0 { "on" } else { "off" }
    }
}

fn settings_form(ctx: &Ctx) -> Html {
    let (words, settings) = (&ctx.words, ctx.settings);
    let set = {
        let ctx = ctx.clone();
        Callback::from(move |settings: Settings| ctx.act(Do::Settings(settings)))
    };
    let speech = choice_row(
        "set-language",
        words.t("settings-language"),
        Speech(settings.language),
        |speech| {
            speech
                .0
                .map_or_else(|| words.t("settings-language-system"), |l| language_name(l).into())
        },
        set.reform(move |speech: Speech| Settings { language: speech.0, ..settings }),
    );
    let theme = choice_row(
        "set-theme",
        words.t("settings-theme"),
        settings.theme,
        |theme| {
            words.t(match theme {
                Theme::System => "settings-theme-system",
                Theme::Light => "settings-theme-light",
                Theme::Dark => "settings-theme-dark",
            })
        },
        set.reform(move |theme| Settings { theme, ..settings }),
    );
    let text = choice_row(
        "set-text",
        words.t("settings-text"),
        settings.text,
        |size: TextSize| {
            words.say(
                "settings-percent",
                &[("percent", crate::web::settings::Choice::name(size).into())],
            )
        },
        set.reform(move |text| Settings { text, ..settings }),
    );
    let motion = choice_row(
        "set-motion",
        words.t("settings-motion"),
        settings.motion,
        |motion| {
            words.t(match motion {
                Motion::Off => "settings-motion-off",
                Motion::Fast => "settings-motion-fast",
                Motion::Normal => "settings-motion-normal",
            })
        },
        set.reform(move |motion| Settings { motion, ..settings }),
    );
    let sitting = choice_row(
        "set-sitting",
        words.t("settings-sitting"),
        settings.sitting,
        |sitting| {
            words.t(match sitting {
                Sitting::Together => "settings-sitting-together",
                Sitting::Across => "settings-sitting-across",
                Sitting::HandOver => "settings-sitting-hand-over",
            })
        },
        set.reform(move |sitting| Settings { sitting, ..settings }),
    );
    let sitting_say = words.t(match settings.sitting {
        Sitting::Together => "settings-sitting-together-say",
        Sitting::Across => "settings-sitting-across-say",
        Sitting::HandOver => "settings-sitting-hand-over-say",
    });
    let totals = choice_row(
        "set-totals",
        words.t("settings-totals"),
        Switch(settings.running_totals),
        |on| words.t(if on.0 { "settings-on" } else { "settings-off" }),
        set.reform(move |on: Switch| Settings { running_totals: on.0, ..settings }),
    );
    html! {
        <div class="opts form">
            { speech }
            { theme }
            { text }
            { motion }
            { sitting }
            <p class="explain">{ sitting_say }</p>
            { totals }
            <p class="explain">{ words.t("settings-totals-say") }</p>
        </div>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct SessionProps {
    session: Session,
}

/// The file's name of a save.
fn file_name(session: &Session) -> String {
    let seed = session.journal.setup().seed();
    format!("burgundy-{}-{}.txt", seed.as_str(), session.journal.position())
}

/// Saves a game to a file and tells what kept it from it.
pub fn save_to_file(session: &Session, dispatch: &Dispatch) {
    match session.save() {
        Ok(save) => {
            if download(&file_name(session), &save.to_text()).is_err() {
                dispatch.dispatch(Do::Tell(Notice::NoFile));
            }
        }
        Err(error) => dispatch.dispatch(Do::Tell(Notice::Write(error))),
    }
}

#[component]
fn Sharing(props: &SessionProps) -> Html {
    let ctx = use_ctx();
    let (words, dispatch) = (&ctx.words, ctx.dispatch.clone());
    let session = &props.session;
    let game =
        use_memo(session.clone(), |session| session.save().ok().map(|save| address_of(&save.game)));
    let setup = use_memo(session.clone(), |session| {
        codec::setup_link(session.journal.setup()).ok().map(|text| address_of(&text))
    });
    let title = words.t("scene-title");
    let link = |link: &Option<String>, label: String, say: String| {
        let Some(link) = link.clone() else { return Html::default() };
        let act = |act: fn(&str, String, Dispatch)| {
            let (link, dispatch, title) = (link.clone(), dispatch.clone(), title.clone());
            Callback::from(move |_: MouseEvent| {
                if let Some(dispatch) = &dispatch {
                    act(&title, link.clone(), dispatch.clone());
                }
            })
        };
        html! {
            <section class="shared">
                <h3>{ label.clone() }</h3>
                <p>{ say }</p>
                <div class="address">
                    <input type="text" readonly=true value={link.clone()} aria-label={label} />
                    <button type="button" class="btn" onclick={act(|_, link, dispatch| copy(link, dispatch))}>
                        { words.t("app-copy") }
                    </button>
                    { tool("u-share", words.t("scene-share"), act(share), "ib") }
                </div>
            </section>
        }
    };
    let save = {
        let (session, dispatch) = (session.clone(), dispatch.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(dispatch) = &dispatch {
                save_to_file(&session, dispatch);
            }
        })
    };
    html! { <>
        { link(&game, words.t("share-game"), words.t("share-game-say")) }
        <div class="withcode">
            { link(&setup, words.t("share-setup"), words.t("share-setup-say")) }
            <Code text={setup.as_ref().clone().unwrap_or_default()} label={words.t("setup-code")} />
        </div>
        <div class="buttons">
            <button type="button" class="btn" onclick={save}>
                <Pic id="u-share" />{ words.t("share-save") }
            </button>
        </div>
    </> }
}

/// Reads a pasted or loaded text and tells what is wrong with it.
fn read(text: &str) -> Result<Do, Notice> {
    let save = Save::of_text(text);
    match codec::open::<Burgundy>(&save.game) {
        Ok(opened) => Ok(Do::Opened(Box::new(opened), save.colours)),
        Err(error) => Err(Notice::Link(error)),
    }
}

#[component]
fn Opening() -> Html {
    let ctx = use_ctx();
    let (words, dispatch) = (&ctx.words, ctx.dispatch.clone());
    let text = use_state(String::new);
    let wrong = use_state(|| None::<Notice>);
    let take = {
        let (wrong, dispatch) = (wrong.setter(), dispatch.clone());
        Callback::from(move |text: String| match (read(&text), &dispatch) {
            (Ok(action), Some(dispatch)) => dispatch.dispatch(action),
            (Ok(_), None) => {}
            (Err(notice), _) => wrong.set(Some(notice)),
        })
    };
    let on_file = {
        let (take, wrong) = (take.clone(), wrong.setter());
        Callback::from(move |event: Event| {
            let input = event.target_dyn_into::<web_sys::HtmlInputElement>();
            let file = input.and_then(|input| input.files()).and_then(|files| files.get(0));
            let Some(file) = file else { return };
            let (take, wrong) = (take.clone(), wrong.clone());
            spawn_local(async move {
                let read = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
                match read {
                    Some(text) => take.emit(text),
                    None => wrong.set(Some(Notice::NoFile)),
                }
            });
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
        let text = text.clone();
        Callback::from(move |_: MouseEvent| take.emit((*text).clone()))
    };
    html! { <>
        <p>{ words.t("open-say") }</p>
        <label class="field">
            <span>{ words.t("open-text") }</span>
            <textarea rows="4" spellcheck="false" autocomplete="off" oninput={on_input}
                value={(*text).clone()} aria-invalid={wrong.is_some().then_some("true")} />
        </label>
        if let Some(notice) = *wrong {
            <p class="fault" role="alert">{ notice.text(words) }</p>
        }
        <div class="buttons">
            <label class="btn filebutton">
                <input type="file" class="sr" accept=".txt,text/plain" onchange={on_file} />
                <Pic id="u-expand" /><span>{ words.t("open-file") }</span>
            </label>
            <button type="button" class="end" disabled={text.trim().is_empty()} onclick={on_open}>
                { words.t("open-open") }
            </button>
        </div>
    </> }
}

/// A game that came by link or file, shown before it starts.
fn arrived(ctx: &Ctx, session: &Session, running: bool) -> Html {
    html! { <>
        <p>{ when(&ctx.words, session) }</p>
        { players(&ctx.words, session) }
        if running { <p>{ ctx.t("open-running") }</p> }
        <div class="buttons">
            <button type="button" class="btn" onclick={ctx.send(Do::Close)}>
                { ctx.t("open-not-now") }
            </button>
            <button type="button" class="end" onclick={ctx.send(Do::BeginAnyway(session.clone()))}>
                { ctx.t("open-open") }
            </button>
        </div>
    </> }
}

/// Asks before a running game gives way to a new one.
fn replace(ctx: &Ctx, running: &Session, session: Session) -> Html {
    let save = {
        let (ctx, running) = (ctx.clone(), running.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(dispatch) = &ctx.dispatch {
                save_to_file(&running, dispatch);
            }
        })
    };
    html! { <>
        <p>{ when(&ctx.words, running) }</p>
        { players(&ctx.words, running) }
        <p>{ ctx.t("open-replace-say") }</p>
        <div class="buttons">
            <button type="button" class="btn" onclick={save}>{ ctx.t("share-save") }</button>
            <button type="button" class="btn" onclick={ctx.send(Do::Close)}>{ ctx.t("open-keep") }</button>
            <button type="button" class="end" onclick={ctx.send(Do::BeginAnyway(session))}>
                { ctx.t("open-begin") }
            </button>
        </div>
    </> }
}

/// What [`NoticeBar`] shows.
#[derive(Properties, PartialEq, Clone)]
pub struct NoticeProps {
    /// What the reader should know.
    pub notice: Option<Notice>,
    /// The game in progress, to be saved if need be.
    pub session: Option<Session>,
}

/// A sentence at the edge of the page, until it is read.
#[component]
pub fn NoticeBar(props: &NoticeProps) -> Html {
    let ctx = use_ctx();
    let (words, dispatch) = (&ctx.words, ctx.dispatch.clone());
    let heard = ctx.send(Do::Heard);
    use_effect_with((props.notice, dispatch.clone()), |(notice, dispatch)| {
        let good = notice.is_some_and(|notice| notice.is_good());
        let timer = dispatch.clone().filter(|_| good).map(|dispatch| {
            gloo_timers::callback::Timeout::new(2500, move || dispatch.dispatch(Do::Heard))
        });
        move || drop(timer)
    });
    let save = {
        let session = props.session.clone();
        Callback::from(move |_: MouseEvent| {
            if let (Some(session), Some(dispatch)) = (&session, &dispatch) {
                save_to_file(session, dispatch);
            }
        })
    };
    html! {
        <div class="notices" role="status" aria-live="assertive">
            if let Some(notice) = props.notice {
                <div class={classes!("notice", "sheet", notice.is_good().then_some("good"))}>
                    <p>{ notice.text(words) }</p>
                    if notice.offers_save() && props.session.is_some() {
                        <button type="button" class="btn" onclick={save}>{ words.t("share-save") }</button>
                    }
                    { tool("u-close", words.t("scene-close"), heard, "ib") }
                </div>
            }
        </div>
    }
}
