//! Two ways to play a turn, on the table of the moment in which it began: what was done, and what would have been
//! better. Each choice has its number where it is made; the words stand in the timeline's bar.

use crate::web::ui::text::Text;
use gloo_timers::callback::Interval;
use std::rc::Rc;
use web_sys::{Document, Element};
use yew::prelude::*;

/// Milliseconds between two looks at where things lie: a phone shows another part, a window changes its size.
const LOOK: u32 = 200;

/// A choice of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShownAction {
    /// It, in words.
    pub said: Text,
    /// What is touched for it at the table, as `data-s` names it; nothing where it has no place there.
    pub places: Vec<String>,
}

/// Two ways to play a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Comparison {
    /// What was done.
    pub done: Vec<ShownAction>,
    /// What would have been better.
    pub better: Vec<ShownAction>,
}

impl Comparison {
    /// Whether there is anything to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.done.is_empty() && self.better.is_empty()
    }
}

/// What the two ways are called.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Called {
    /// What was done.
    pub done: Text,
    /// What would have been better.
    pub better: Text,
    /// What is said of a way in which nothing is chosen but the turn's end.
    pub nothing: Text,
}

/// What is shown of a comparison.
#[derive(Properties, PartialEq, Clone)]
pub struct ComparisonProps {
    /// It.
    pub comparison: Rc<Comparison>,
    /// What they are called.
    pub called: Rc<Called>,
}

/// A number on the table: in which of the ways it stands, which choice it is, and the middle and half the size of what
/// is touched, in whole pixels of the page.
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
            // The table is still as it was a moment ago: looked at now, things would be where they no longer are.
            pins.set(Vec::new());
            let look = move || {
                pins.set(document().map(|page| pinned(&page, &comparison)).unwrap_or_default())
            };
            let timer = Interval::new(LOOK, look);
            move || drop(timer)
        }
    });
    let body = document().and_then(|document| document.body());
    let both = [&called.done, &called.better].map(|name| AttrValue::from(name.clone()));
    html! {
        <>
            // Long ways are scrolled, by keys too.
            <div class="twoways" role="group" aria-label={both.join(" · ")} tabindex="0">
                { way("done", &called.done, &comparison.done, &called.nothing) }
                { way("better", &called.better, &comparison.better, &called.nothing) }
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

/// The numbers, above the page. A drawing says by attributes where they lie: the page's policy knows no styles but
/// those of its files.
fn drawn(pins: &[Pin]) -> Html {
    let pin = |(place, (better, number, x, y, r)): (usize, &Pin)| {
        let class = if *better { "better" } else { "done" };
        let circle = |class: &'static str, x: i32, y: i32, r: i32| {
            html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={r.to_string()} /> }
        };
        // One to the upper left, the other to the lower right: both can be read where the two ways meet.
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

/// Where each choice is made that has a place on the page as it is shown.
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

/// What is named so, where it is to be seen at the table.
fn shown(page: &Document, place: &str) -> Option<Element> {
    let found = page.query_selector(&format!(".app [data-s='{place}']")).ok().flatten()?;
    let rect = found.get_bounding_client_rect();
    (rect.width() > 0.0 && rect.height() > 0.0).then_some(found)
}
