//! Two ways to play a turn, shown on the table at the turn's beginning: the actions taken, and better ones. Each action
//! is numbered where it is made; its description is in the replay bar, with the reason in numbers.

use crate::web::ui::text::Text;
use gloo_timers::callback::Interval;
use std::rc::Rc;
use web_sys::{Document, Element};
use yew::prelude::*;

/// Milliseconds between two measurements of positions, as a phone may show another part or the window be resized.
const LOOK: u32 = 200;

/// An action of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShownAction {
    /// Description.
    pub said: Text,
    /// Elements touched for it at the table, by their `data-s`; empty if it has no place there.
    pub places: Vec<String>,
}

/// Two ways to play a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Comparison {
    /// The actions taken.
    pub done: Vec<ShownAction>,
    /// The better actions.
    pub better: Vec<ShownAction>,
    /// Sentence in place of the better actions, where there are none; empty if they are only the end of the turn.
    pub instead: Text,
    /// Name of the computer player that took the actions; empty for a person.
    pub by: Text,
    /// Gain of the better actions, or what the moment changed, in numbers.
    pub why: Text,
}

impl Comparison {
    /// True if there is nothing to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.done.is_empty() && self.better.is_empty() && self.instead.is_empty()
    }
}

/// Labels of the two ways.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WayLabels {
    /// Label of the actions taken.
    pub done: Text,
    /// Label of the better actions.
    pub better: Text,
    /// Text for a way that consists only of ending the turn.
    pub nothing: Text,
}

/// Properties of [`ComparisonShown`].
#[derive(Properties, PartialEq, Clone)]
pub struct ComparisonProps {
    /// The two ways.
    pub comparison: Rc<Comparison>,
    /// Their labels.
    pub called: Rc<WayLabels>,
}

/// A number on the table: whether it belongs to the better way, the action's index, and the centre and half the size of
/// its element, in whole pixels of the page.
type Pin = (bool, usize, i32, i32, i32);

/// Two ways to play a turn, in words and on the table.
#[component]
pub fn ComparisonShown(props: &ComparisonProps) -> Html {
    let ComparisonProps { comparison, called } = props;
    let pins = use_state_eq(Vec::<Pin>::new);
    use_effect_with(comparison.clone(), {
        let pins = pins.setter();
        move |comparison| {
            let comparison = comparison.clone();
            // The table still shows the previous moment, so its positions are measured later.
            pins.set(Vec::new());
            let look = move || {
                pins.set(document().map(|page| pinned(&page, &comparison)).unwrap_or_default())
            };
            let timer = Interval::new(LOOK, look);
            move || drop(timer)
        }
    });
    let body = document().and_then(|document| document.body());
    let done = if comparison.by.is_empty() { &called.done } else { &comparison.by };
    let instead = if comparison.instead.is_empty() { &called.nothing } else { &comparison.instead };
    let both = [done, &called.better].map(|name| AttrValue::from(name.clone()));
    html! {
        <>
            // Focusable, so that long lists can be scrolled by keyboard.
            <div class="twoways" role="group" aria-label={both.join(" · ")} tabindex="0">
                { way("done", done, &comparison.done, &called.nothing) }
                { way("better", &called.better, &comparison.better, instead) }
                if !comparison.why.is_empty() { <p class="why">{ AttrValue::from(comparison.why.clone()) }</p> }
            </div>
            if let Some(body) = body { { create_portal(drawn(&pins), body.into()) } }
        </>
    }
}

/// One way in words.
fn way(class: &'static str, name: &Text, actions: &[ShownAction], nothing: &Text) -> Html {
    html! {
        <section class={classes!("way", class)} aria-label={AttrValue::from(name.clone())}>
            <b>{ AttrValue::from(name.clone()) }</b>
            if actions.is_empty() { <p>{ AttrValue::from(nothing.clone()) }</p> }
            <ol>{ for actions.iter().enumerate().map(|(at, action)| html! {
                <li key={at}>{ AttrValue::from(action.said.clone()) }</li>
            }) }</ol>
        </section>
    }
}

/// The numbers, drawn above the page. Positions are set as SVG attributes, because the page's content security policy
/// forbids inline styles.
fn drawn(pins: &[Pin]) -> Html {
    let pin = |(place, (better, number, x, y, r)): (usize, &Pin)| {
        let class = if *better { "better" } else { "done" };
        let circle = |class: &'static str, x: i32, y: i32, r: i32| {
            html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={r.to_string()} /> }
        };
        // One to the upper left, the other to the lower right, so that both are readable at the same place.
        let off = if *better { r * 3 / 4 } else { -r * 3 / 4 };
        html! {
            <g key={place} class={classes!("pin", class)}>
                { circle("pinrim", *x, *y, *r) }
                { circle("pinring", *x, *y, *r) }
                { circle("pindisc", x + off, y + off, 10) }
                <text x={(x + off).to_string()} y={(y + off + 4).to_string()} text-anchor="middle">{ *number }</text>
            </g>
        }
    };
    html! { <svg class="pins" aria-hidden="true" focusable="false">{ for pins.iter().enumerate().map(pin) }</svg> }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Positions of all actions whose elements are visible.
fn pinned(page: &Document, comparison: &Comparison) -> Vec<Pin> {
    let numbered = |better: bool, actions: &[ShownAction]| -> Vec<Pin> {
        let places = (1..).zip(actions).flat_map(|(number, action)| {
            action.places.iter().filter_map(move |place| Some((number, shown(page, place)?)))
        });
        places.map(|(number, element)| pin(better, number, &element)).collect()
    };
    let mut pins = numbered(false, &comparison.done);
    pins.extend(numbered(true, &comparison.better));
    pins
}

fn pin(better: bool, number: usize, element: &Element) -> Pin {
    let rect = element.get_bounding_client_rect();
    let (x, y) = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let r = rect.width().min(rect.height()) / 2.0;
    (better, number, x.round() as i32, y.round() as i32, r.round() as i32)
}

/// The visible element of the table with this name.
fn shown(page: &Document, place: &str) -> Option<Element> {
    let found = page.query_selector(&format!(".app [data-s='{place}']")).ok().flatten()?;
    let rect = found.get_bounding_client_rect();
    (rect.width() > 0.0 && rect.height() > 0.0).then_some(found)
}
