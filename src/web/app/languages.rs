//! The language of the page, and a notice for visitors whose browser names none that the page speaks.

use crate::web::pages::home::language_name;
use crate::web::settings::{Settings, SettingsChange};
use crate::web::state::{Action, Page, State, use_ctx};
use crate::web::ui::widgets::tool;
use crate::web::words::Language;
use yew::prelude::*;

/// The first of the browser's languages that the page speaks, if there is one.
fn of_browser() -> Option<Language> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let tags: Option<Vec<String>> =
        languages.map(|tags| tags.iter().filter_map(|tag| tag.as_string()).collect());
    Language::preferred(tags.unwrap_or_default())
}

/// The language to use: the one set, or the browser's; English if the page speaks none of those.
pub fn wanted(settings: &Settings) -> Language {
    settings.language.or_else(of_browser).unwrap_or_default()
}

/// True if the first page names its languages, until one is chosen or the notice is dismissed.
fn are_told(state: &State) -> bool {
    let open = state.settings.language.is_none() && !state.settings.languages_told;
    open && state.page == Page::Home && of_browser().is_none()
}

/// Names the page's languages and offers them, if they are told.
pub fn offer(state: &State) -> Html {
    if are_told(state) {
        html! { <LanguageNotice /> }
    } else {
        Html::default()
    }
}

#[component]
fn LanguageNotice() -> Html {
    let ctx = use_ctx();
    let choose = |language: Language| {
        let choice = SettingsChange::new(move |settings| settings.language = Some(language));
        html! {
            <button key={language.code()} type="button" class="btn" lang={language.code()}
                onclick={ctx.send(Action::Settings(choice))}>{ language_name(language) }</button>
        }
    };
    let dismissed = SettingsChange::new(|settings| settings.languages_told = true);
    html! {
        <div class="notices offer" role="status">
            <div class="notice sheet good">
                // May be translated, as the line is never changed.
                <p translate="yes">{ ctx.t("languages-say") }</p>
                { for Language::ALL.into_iter().map(choose) }
                { tool("u-close", ctx.t("app-close"), ctx.send(Action::Settings(dismissed)), "ib") }
            </div>
        </div>
    }
}
