//! The header of a page.

use crate::web::state::{Action, Ctx, Overlay, Page, use_ctx};
use crate::web::ui::widgets::tool;
use yew::prelude::*;

/// A title, whose second part, if it has one, stands below the first on phones, without the dot between them.
fn heading(title: &str) -> Html {
    let Some((first, rest)) = title.split_once(" · ") else {
        return html! { <h1>{ title.to_owned() }</h1> };
    };
    html! { <h1>{ first.to_owned() }<span class="rest"><span>{ " · " }</span>{ rest.to_owned() }</span></h1> }
}

/// Header with the menu, title, lesson, rules and settings.
pub fn top(ctx: &Ctx, title: String) -> Html {
    html! {
        <header class="pagetop">
            { tool("u-menu", ctx.t("app-menu"), ctx.send(Action::Show(Overlay::Menu)), "ib") }
            { heading(&title) }
            { tool("u-learn", ctx.t("learn-title"), ctx.send(Action::GoTo(Page::Lesson, ctx.game)), "ib") }
            { tool("u-book", ctx.t("app-rules"), ctx.send(Action::Go(Page::Rules)), "ib") }
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Action::Show(Overlay::Settings)), "ib") }
        </header>
    }
}

/// Header of a page aside: the way back to where it was opened, its title and settings.
pub fn top_back(ctx: &Ctx, title: String) -> Html {
    let back = match ctx.back {
        Page::Table | Page::Score => "app-back-to-game",
        Page::Home => "app-home",
        _ => "app-back",
    };
    html! {
        <header class="pagetop">
            { tool("u-arrow", ctx.t(back), ctx.send(Action::Go(ctx.back)), "ib back") }
            { heading(&title) }
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Action::Show(Overlay::Settings)), "ib") }
        </header>
    }
}

/// Header of a page that leads home: the way there, its title and settings.
pub fn top_home(ctx: &Ctx, title: String) -> Html {
    html! {
        <header class="pagetop">
            { tool("u-arrow", ctx.t("app-home"), ctx.send(Action::Go(Page::Home)), "ib back") }
            { heading(&title) }
            { tool("u-settings", ctx.t("app-settings"), ctx.send(Action::Show(Overlay::Settings)), "ib") }
        </header>
    }
}

/// Properties of [`LookUp`].
#[derive(Properties, PartialEq, Clone)]
pub struct LookUpProps {
    /// Name of the entry in the rules.
    pub what: AttrValue,
}

/// Button in an explanation that opens the rules at the entry on the same subject.
#[component]
pub fn LookUp(props: &LookUpProps) -> Html {
    let ctx = use_ctx();
    html! {
        <button type="button" class="lookitup" onclick={ctx.send(Action::LookUp(props.what.clone()))}>
            { ctx.t("rules-look-up") }
        </button>
    }
}
