//! The menu: a sheet beside its button, with what concerns the game, other games and the page.

use crate::web::state::{Action, Ctx, Overlay, Page, State};
use crate::web::ui::Pic;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Distance between the button and the sheet, in CSS pixels.
const GAP: f64 = 6.0;

/// An entry: its icon, its words, and what it does.
type Item = (&'static str, &'static str, Action);

/// The entries in their groups.
pub(super) fn menu(ctx: &Ctx, state: &State) -> Html {
    let go = Action::Go;
    let show = Action::Show;
    let session = state.session.as_ref();
    let over = session.is_some_and(|session| session.is_over());
    let mut game: Vec<Item> = Vec::new();
    if session.is_some() {
        game.push(("any-tile", "menu-table", go(Page::Table)));
    }
    if over {
        game.push(("vp", "menu-score", go(Page::Score)));
    }
    if state.session_shown().is_some() {
        game.push(("u-share", "share-title", show(Overlay::Share)));
    }
    if state.page == Page::Table {
        game.push(("u-help", "table-guide", show(Overlay::Guide)));
    }
    game.push(("u-book", "app-rules", go(Page::Rules)));
    game.push(("u-learn", "learn-title", Action::GoTo(Page::Lesson, ctx.game)));
    let others = vec![
        ("u-home", "app-home", go(Page::Home)),
        ("u-plus", "start-new", go(Page::Setup)),
        ("u-history", "games-title", go(Page::Games)),
        ("u-open", "start-open", show(Overlay::Open)),
    ];
    let page = vec![
        ("u-settings", "app-settings", show(Overlay::Settings)),
        ("u-list", "keys-title", show(Overlay::Keys)),
        ("u-help", "app-about", go(Page::About)),
    ];
    html! { <Menu>
        { group(ctx, "menu-game", game) }
        { group(ctx, "menu-others", others) }
        { group(ctx, "menu-page", page) }
    </Menu> }
}

fn group(ctx: &Ctx, key: &'static str, items: Vec<Item>) -> Html {
    html! {
        <section aria-labelledby={key}>
            <h3 id={key}>{ ctx.t(key) }</h3>
            <ul>
                { for items.into_iter().map(|(icon, key, action)| html! {
                    <li key={key}>
                        <button type="button" class="listed" onclick={ctx.send(action)}><Pic id={icon} />{ ctx.t(key) }</button>
                    </li>
                }) }
            </ul>
        </section>
    }
}

/// Properties of [`Menu`].
#[derive(Properties, PartialEq, Clone)]
struct MenuProps {
    children: Html,
}

/// The groups; the panel around them is moved beside the menu's button.
#[component]
fn Menu(props: &MenuProps) -> Html {
    let list = use_node_ref();
    use_effect_with(list.clone(), |list| {
        let dialog = list.cast::<Element>().and_then(|list| list.closest("dialog").ok().flatten());
        if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlElement>().ok()) {
            // Without the button's place the sheet stands in the corner.
            let _ = place(&dialog);
        }
    });
    html! { <div ref={list} class="menulist">{ props.children.clone() }</div> }
}

/// Puts the sheet beside its button: below it, or above it if the button is in the lower half, and with the same edge
/// towards the side of the window. On a turned table the button is at the lower right. The sheet's own size is unknown
/// yet, because the dialog opens after its content has been drawn.
fn place(dialog: &HtmlElement) -> Option<()> {
    let window = web_sys::window()?;
    let size = |value: Option<wasm_bindgen::JsValue>| value.and_then(|value| value.as_f64());
    let (width, height) = (size(window.inner_width().ok())?, size(window.inner_height().ok())?);
    let button = window.document()?.query_selector("#app header button").ok().flatten()?;
    let button = button.get_bounding_client_rect();
    let style = dialog.style();
    let set = |name: &str, value: f64| {
        style.set_property(name, &format!("{}px", value.max(GAP).round())).ok()
    };
    let free = |name: &str| style.set_property(name, "auto").ok();
    if button.left() > width / 2.0 {
        set("right", width - button.right())?;
        free("left")?;
    } else {
        set("left", button.left())?;
    }
    if button.top() > height / 2.0 {
        set("bottom", height - button.top() + GAP)?;
        set("--menu-beside", height - button.top() + GAP)?;
        free("top")
    } else {
        set("--menu-beside", button.bottom() + GAP)?;
        set("top", button.bottom() + GAP)
    }
}
