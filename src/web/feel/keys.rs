//! Keyboard shortcuts of the table: letters move the focus to its parts, "?" shows them all.

use crate::web::state::{Action, Ctx, Overlay};
use crate::web::ui::letter::letter;
use crate::web::words::Words;
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, KeyboardEvent, SvgElement};
use yew::prelude::*;

/// A part of the table with a key.
struct KeyedPart {
    key: char,
    /// Message key of its name.
    name: &'static str,
    /// CSS selector.
    place: &'static str,
}

const fn part(key: char, name: &'static str, place: &'static str) -> KeyedPart {
    KeyedPart { key, name, place }
}

const PARTS: [KeyedPart; 7] = [
    part('d', "keys-dice", ".dice,[data-part=dice]"),
    part('t', "keys-table", ".table,[data-part=table]"),
    part('e', "keys-own", ".own,[data-part=own]"),
    part('h', "keys-hand", "[data-part=hand]"),
    part('b', "keys-buttons", ".act .acts"),
    part('r', "keys-log", ".stage .log"),
    part('n', "keys-end", ".act"),
];

/// Selectors of the element that takes the focus in a part, in order of preference.
const STOPS: [&str; 4] = [
    ".lit:is(button,[role=button]):not(:disabled)",
    ":is(button,[role=button])[tabindex='0']",
    "button:not(:disabled):not([tabindex='-1'])",
    "[role=button][tabindex]",
];
/// The same for the action bar as a whole.
const END: [&str; 1] = [".end:not(:disabled)"];

/// Other keys in the overview, each with the message key of its description.
const MORE: [(&str, &str); 7] = [
    ("L", "keys-list"),
    ("G", "keys-hint"),
    ("I", "keys-explain"),
    ("↑ ↓ ← →", "keys-arrows"),
    ("↵", "keys-enter"),
    ("Esc", "keys-escape"),
    ("?", "keys-overview"),
];

impl KeyedPart {
    /// The element focused by the key, if it is on the page.
    fn stop(&self, document: &Document) -> Option<Element> {
        let places = document.query_selector_all(self.place).ok()?;
        let places = (0..places.length()).filter_map(|index| places.get(index)?.dyn_into().ok());
        let places: Vec<Element> = places.collect();
        let stops: &[&str] = if self.name == "keys-end" { &END } else { &STOPS };
        let within =
            |stop: &&str| places.iter().find_map(|place| place.query_selector(stop).ok().flatten());
        stops.iter().find_map(within)
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Handles the table's shortcuts wherever the focus is, unless an overlay is open.
#[hook]
pub(super) fn use_keys(ctx: &Ctx) {
    use_effect_with(ctx.clone(), |ctx| {
        let ctx = ctx.clone();
        let listener = document().map(|document| {
            EventListener::new(&document.clone(), "keydown", move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                    press(event, &document, &ctx);
                }
            })
        });
        move || drop(listener)
    });
}

fn press(event: &KeyboardEvent, document: &Document, ctx: &Ctx) {
    let meant =
        event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key();
    let is_there = |selector: &str| document.query_selector(selector).ok().flatten().is_some();
    if meant || is_writing(event) || is_there("dialog[open]") || !is_there(".app") {
        return;
    }
    // A character may need modifier keys to be typed; letter shortcuts can be turned off.
    if event.key() == "?" {
        ctx.act(Action::Show(Overlay::Keys));
        return;
    }
    match letter(event).filter(|_| !ctx.settings.no_letters) {
        None => {}
        Some('i') => {
            let tool = document.query_selector(".top use[href='#u-help']").ok().flatten();
            let button = tool.and_then(|tool| tool.closest("button").ok().flatten());
            if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
                button.click();
            }
        }
        Some(key) => {
            let part = PARTS.iter().find(|part| part.key == key);
            if let Some(stop) = part.and_then(|part| part.stop(document)) {
                focus(&stop);
            }
        }
    }
}

/// True if the key goes into a text field or another control that uses it.
fn is_writing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let field = target.and_then(|target| target.closest("input,textarea,select").ok().flatten());
    field.is_some()
}

fn focus(element: &Element) {
    // Fails only if the element can't have the focus.
    if let Some(drawn) = element.dyn_ref::<SvgElement>() {
        let _ = drawn.focus();
    } else if let Some(written) = element.dyn_ref::<HtmlElement>() {
        let _ = written.focus();
    }
}

/// Overview of all shortcuts; those of parts are listed only if the page has the part now.
pub fn overview(words: &Words) -> Html {
    let document = document();
    let is_here = |part: &&KeyedPart| {
        let on_table =
            document.as_ref().filter(|d| d.query_selector(".app").ok().flatten().is_some());
        on_table.is_none_or(|document| part.stop(document).is_some())
    };
    let parts =
        PARTS.iter().filter(is_here).map(|part| (part.key.to_uppercase().to_string(), part.name));
    let more = MORE.into_iter().map(|(key, name)| (key.to_owned(), name));
    let undo = [("Ctrl Z".to_owned(), "table-undo"), ("Ctrl Y".to_owned(), "table-redo")];
    html! { <>
        <p>{ words.t("keys-say") }</p>
        <dl class="keylist">
            { for parts.chain(more).chain(undo).map(|(key, name)| html! {
                <div key={name}><dt><kbd>{ key }</kbd></dt><dd>{ words.t(name) }</dd></div>
            }) }
        </dl>
    </> }
}
