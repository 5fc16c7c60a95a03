//! A look at the table without rules behind it, for those who work on how it looks:
//! `trunk serve gallery.html`, then `#players=4&dark&castle` after the address. Not part of the page.

mod middle;
mod pieces;
mod players;
mod scenes;

use principality::web::burgundy::scene::{Scene, Tap};
use principality::web::burgundy::table::TablePage;
use yew::prelude::*;

fn asked() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

#[component]
fn Gallery() -> Html {
    let scene = use_state(|| scenes::scene(&asked()));
    let on_tap = use_callback(scene.setter(), |tap: Tap, scene| {
        let mut next: Scene = scenes::scene(&asked());
        next.spoken = format!("{tap:?}").into();
        if let Tap::Help(_) = tap {
            next.help = Some(scenes::help());
        }
        if tap == Tap::List {
            next.list = Some(scenes::list());
        }
        scene.set(next);
    });
    html! { <TablePage scene={(*scene).clone()} {on_tap} turned={asked().contains("turned")} /> }
}

fn main() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(root) = document.document_element() {
        let known = ["dark", "text-150", "text-200", "large-text", "motion-off"];
        let on: Vec<&str> = known.into_iter().filter(|class| asked().contains(class)).collect();
        root.set_class_name(&on.join(" "));
    }
    if let Some(app) = document.get_element_by_id("app") {
        yew::Renderer::<Gallery>::with_root(app).render();
    }
}
