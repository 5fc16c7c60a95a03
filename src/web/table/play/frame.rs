//! The frame of the page: header, table, action bar, tabs on a phone, overlay.

use crate::web::replay::view::{Control, Replay};
use crate::web::state::{Action, Lazy, use_ctx};
use crate::web::table::asking::use_asking;
use crate::web::table::bar::Framed;
use crate::web::table::boards::use_boards;
use crate::web::table::flight::use_flights;
use crate::web::table::header::Header;
use crate::web::table::offscreen::Offscreen;
use crate::web::table::page::use_kept_focus;
use crate::web::table::touches::use_touches;
use crate::web::table::{PhoneTab, Touch};
use crate::web::ui::Pic;
use crate::web::ui::root_class::use_root_class;
use crate::web::ui::text::Text;
use crate::web::ui::title::use_title;
use gloo_events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The page, ready to be rendered.
#[derive(PartialEq)]
pub(super) struct Framing {
    /// Classes of the page.
    pub(super) class: Classes,
    pub(super) header: Header,
    /// Figures that experts count.
    pub(super) figures: Html,
    /// The table.
    pub(super) stage: Html,
    /// The action bar.
    pub(super) bar: Framed,
    /// The replay bar, shown instead of the action bar during a replay.
    pub(super) replay: Option<(Rc<Replay>, Callback<Control>)>,
    /// Tabs on a phone, whether each is shown, and its callback.
    pub(super) tabs: Vec<(PhoneTab, bool, Callback<()>)>,
    /// Accessible name of the tabs.
    pub(super) tabs_label: Text,
    /// True if the table is drawn upside down.
    pub(super) turned: bool,
    /// The overlay.
    pub(super) over: Html,
    /// The last event, for screen readers.
    pub(super) spoken: Text,
    /// The prompt.
    pub(super) asked: Text,
    /// The prompt, for screen readers; the next one differs, even if it says the same.
    pub(super) asked_aloud: Text,
    /// Receives keys, wherever the focus is.
    pub(super) on_key: Callback<KeyboardEvent>,
    /// Receives touches of elements with a code.
    pub(super) on_touch: Option<Callback<Touch>>,
    /// True if the next touch explains.
    pub(super) asking: bool,
    /// Receives the codes of subjects to be explained.
    pub(super) on_ask: Callback<String>,
    /// True if the page appears after the device was handed over, so that the focus moves to it.
    pub(super) begin: bool,
}

#[derive(Properties, PartialEq, Clone)]
pub(super) struct FrameProps {
    pub(super) drawn: Rc<Framing>,
}

/// Renders header, table, action bar and tabs.
#[component]
pub(super) fn Frame(props: &FrameProps) -> Html {
    let ctx = use_ctx();
    let root = use_node_ref();
    use_touches(&root, props.drawn.on_touch.as_ref());
    use_asking(&root, props.drawn.asking, !ctx.settings.no_letters, &props.drawn.on_ask);
    use_flights(&root);
    use_kept_focus(&root, props.drawn.begin);
    use_boards(&root);
    use_title(&props.drawn.header.title);
    use_root_class("table-turned", props.drawn.turned);
    let Framing { class, header, figures, stage, bar, replay, tabs, tabs_label, over, .. } =
        &*props.drawn;
    let Framing { spoken, asked, asked_aloud, on_key, .. } = &*props.drawn;
    use_effect_with((replay.is_some(), ctx.clone()), |(is_replayed, ctx)| {
        if *is_replayed && !ctx.shared.is_here() {
            ctx.act(Action::WantShared);
        }
    });
    use_effect_with(on_key.clone(), |on_key| {
        // Listens on the document, as nothing may have the focus.
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
    let drawing = Rc::as_ptr(&props.drawn) as usize;
    html! {
        <>
        <div ref={root.clone()} class={classes!(class.clone(), props.drawn.asking.then_some("asking"))}>
            { header.html(figures.clone()) }
            <main class="stage" aria-label={AttrValue::from(header.title.clone())}>{ stage.clone() }</main>
            { match (replay, ctx.shared) {
                (Some((replay, on_step)), Lazy::Here(code)) => (code.replay)(replay, on_step),
                _ => bar.html(),
            } }
            if !tabs.is_empty() {
                <nav class="tabs" aria-label={AttrValue::from(tabs_label.clone())}>{ for tabs.iter().map(tab) }</nav>
            }
            <p class="sr" role="status" aria-live="polite">{ AttrValue::from(spoken.clone()) }</p>
            <p class="sr" role="status" aria-live="polite">{ AttrValue::from(asked_aloud.clone()) }</p>
            { over.clone() }
        </div>
        <Offscreen {root} {drawing} asked={AttrValue::from(asked.clone())} />
        </>
    }
}

fn tab((tab, shown, press): &(PhoneTab, bool, Callback<()>)) -> Html {
    let press = press.clone();
    let long = tab.name.chars().count() > 12;
    let class = classes!(tab.lit.then_some("lit"), long.then_some("long"));
    html! {
        <button key={tab.icon} type="button" {class} aria-current={shown.then_some("page")}
            onclick={move |_| press.emit(())}>
            <Pic id={tab.icon} /><span>{ AttrValue::from(tab.name.clone()) }</span>
            if tab.lit { <i class="badge"></i> }
        </button>
    }
}
