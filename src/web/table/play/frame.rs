//! The page as it is framed: the line on top, the table, the bar, a phone's tabs, what lies over it.

use crate::web::replay::view::{Control, Replay};
use crate::web::state::{Do, Lazy, use_ctx};
use crate::web::table::PhoneTab;
use crate::web::table::bar::Framed;
use crate::web::table::boards::use_boards;
use crate::web::table::header::Header;
use crate::web::table::page::use_kept_focus;
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use gloo_events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The page, ready to be drawn.
#[derive(PartialEq)]
pub(super) struct Framing {
    /// Classes of the page.
    pub(super) class: Classes,
    /// The line on top.
    pub(super) header: Header,
    /// What lies on the table.
    pub(super) stage: Html,
    /// The action bar.
    pub(super) bar: Framed,
    /// The timeline that takes the bar's place, while the past is looked at.
    pub(super) replay: Option<(Rc<Replay>, Callback<Control>)>,
    /// A phone's tabs, whether each is shown, and what a touch on it does.
    pub(super) tabs: Vec<(PhoneTab, bool, Callback<()>)>,
    /// The tabs as a group, for the screen reader.
    pub(super) tabs_label: Text,
    /// What lies over the table.
    pub(super) over: Html,
    /// What happened last, for the screen reader.
    pub(super) spoken: Text,
    /// Takes keys, wherever the focus is.
    pub(super) on_key: Callback<KeyboardEvent>,
}

#[derive(Properties, PartialEq, Clone)]
pub(super) struct FrameProps {
    /// The page.
    pub(super) drawn: Rc<Framing>,
}

/// The line on top, the table, the bar, a phone's tabs.
#[component]
pub(super) fn Frame(props: &FrameProps) -> Html {
    let ctx = use_ctx();
    let root = use_node_ref();
    use_kept_focus(&root);
    use_boards(&root);
    let Framing { class, header, stage, bar, replay, tabs, tabs_label, over, spoken, on_key } =
        &*props.drawn;
    use_effect_with((replay.is_some(), ctx.clone()), |(is_replayed, ctx)| {
        if *is_replayed && !ctx.shared.is_here() {
            ctx.act(Do::WantShared);
        }
    });
    use_effect_with(on_key.clone(), |on_key| {
        // Keys count wherever the focus is, also nowhere.
        let document = web_sys::window().and_then(|window| window.document());
        let listener = document.map(|document| {
            let on_key = on_key.clone();
            EventListener::new(&document, "keydown", move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                    on_key.emit(event.clone());
                }
            })
        });
        move || drop(listener)
    });
    html! {
        <div ref={root} class={class.clone()}>
            { header.html() }
            <main class="stage">{ stage.clone() }</main>
            { match (replay, ctx.shared) {
                (Some((replay, on_step)), Lazy::Here(code)) => (code.replay)(replay, on_step),
                _ => bar.html(),
            } }
            if !tabs.is_empty() {
                <nav class="tabs" aria-label={AttrValue::from(tabs_label.clone())}>{ for tabs.iter().map(tab) }</nav>
            }
            <p class="sr" role="status" aria-live="polite">{ AttrValue::from(spoken.clone()) }</p>
            <p class="sr" role="status" aria-live="polite">{ AttrValue::from(bar.bar.title.clone()) }</p>
            { over.clone() }
        </div>
    }
}

fn tab((tab, shown, press): &(PhoneTab, bool, Callback<()>)) -> Html {
    let press = press.clone();
    html! {
        <button key={tab.icon} type="button" class={classes!(tab.lit.then_some("lit"))}
            aria-current={shown.then_some("page")} onclick={move |_| press.emit(())}>
            <Pic id={tab.icon} />{ AttrValue::from(tab.name.clone()) }
            if tab.lit { <i class="badge"></i> }
        </button>
    }
}
