//! The line on top of a page.

use crate::web::state::{Ctx, Do, Over, Page, use_ctx};
use crate::web::ui::widgets::tool;
use yew::prelude::*;

/// The line on top of a page: the menu, its title, rules and settings.
pub fn top(ctx: &Ctx, title: String) -> Html {
    html! {
        <header class="pagetop">
            { tool("u-menu", ctx.t("app-menu"), ctx.send(Do::Show(Over::Menu)), "ib") }
            <h1>{ title }</h1>
            { tool("u-hint", ctx.t("learn-title"), ctx.send(Do::GoTo(Page::Lesson, ctx.game)), "ib") }
            { tool("u-book", ctx.t("app-rules"), ctx.send(Do::Go(Page::Rules)), "ib") }
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Do::Show(Over::Settings)), "ib") }
        </header>
    }
}

/// The line on top of a page for reading: the way back to where it was opened, its title and settings.
pub fn top_back(ctx: &Ctx, title: String) -> Html {
    let back = if ctx.back.is_of_session() { "app-back-to-game" } else { "app-home" };
    html! {
        <header class="pagetop">
            { tool("u-arrow", ctx.t(back), ctx.send(Do::Go(ctx.back)), "ib back") }
            <h1>{ title }</h1>
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Do::Show(Over::Settings)), "ib") }
        </header>
    }
}

/// The line on top of a page that leads home: the way there, its title and settings.
pub fn top_home(ctx: &Ctx, title: String) -> Html {
    html! {
        <header class="pagetop">
            { tool("u-arrow", ctx.t("app-home"), ctx.send(Do::Go(Page::Home)), "ib back") }
            <h1>{ title }</h1>
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Do::Show(Over::Settings)), "ib") }
        </header>
    }
}

/// What can be looked up in the rules.
#[derive(Properties, PartialEq, Clone)]
pub struct LookUpProps {
    /// Its name, as the rules have it.
    pub what: AttrValue,
}

/// The way from an explanation into the rules, to where they speak of the same.
#[component]
pub fn LookUp(props: &LookUpProps) -> Html {
    let ctx = use_ctx();
    html! {
        <button type="button" class="lookitup" onclick={ctx.send(Do::LookUp(props.what.clone()))}>
            { ctx.t("rules-look-up") }
        </button>
    }
}
