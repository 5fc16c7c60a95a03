//! The line on top of a page.

use crate::web::state::{Ctx, Do, Over, Page};
use crate::web::ui::widgets::tool;
use yew::prelude::*;

/// The line on top of a page: the menu, its title, rules and settings.
pub fn top(ctx: &Ctx, title: String) -> Html {
    html! {
        <header class="pagetop">
            { tool("u-menu", ctx.t("app-menu"), ctx.send(Do::Show(Over::Menu)), "ib") }
            <h1>{ title }</h1>
            { tool("u-hint", ctx.t("learn-title"), ctx.send(Do::GoTo(Page::Lesson, ctx.game)), "ib") }
            { tool("u-help", ctx.t("app-rules"), ctx.send(Do::Go(Page::Rules)), "ib") }
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Do::Show(Over::Settings)), "ib") }
        </header>
    }
}

/// The line on top of a page for reading: the way back to the first page, its title and settings.
pub fn top_back(ctx: &Ctx, title: String) -> Html {
    html! {
        <header class="pagetop">
            { tool("u-arrow", ctx.t("app-home"), ctx.send(Do::Go(Page::Home)), "ib back") }
            <h1>{ title }</h1>
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Do::Show(Over::Settings)), "ib") }
        </header>
    }
}
