//! Numbered rings around elements of the table.

use gloo_timers::callback::Interval;
use std::rc::Rc;
use web_sys::{Document, Element};
use yew::prelude::*;

/// Milliseconds between two measurements of positions, as a phone may show another part or the window be resized.
const LOOK: u32 = 200;
/// The ring of a chosen piece.
const CHOSEN: &str = ".sring";
/// The touchable shape of a piece, without its words.
const HIT: &str = ".hit";

/// A numbered ring.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pin {
    /// Class that sets its colour and line.
    pub class: &'static str,
    /// Number.
    pub number: usize,
    /// The element, by its `data-s`.
    pub place: String,
    /// True if the number is at the lower right; otherwise it is at the upper left.
    pub low: bool,
}

/// Properties of [`Pins`].
#[derive(Properties, PartialEq, Clone)]
pub struct PinsProps {
    /// The rings.
    pub pins: Rc<Vec<Pin>>,
}

/// A ring on the page: the index of its pin, and the centre and half the size of its element, in whole pixels.
type Measured = (usize, i32, i32, i32);

/// Numbered rings above the page, around all their elements that are visible.
#[component]
pub fn Pins(props: &PinsProps) -> Html {
    let measured = use_state_eq(Vec::<Measured>::new);
    use_effect_with(props.pins.clone(), {
        let measured = measured.setter();
        move |pins| {
            let pins = pins.clone();
            // The table still shows the previous moment, so its positions are measured later.
            measured.set(Vec::new());
            let look =
                move || measured.set(document().map(|page| all(&page, &pins)).unwrap_or_default());
            let timer = Interval::new(LOOK, look);
            move || drop(timer)
        }
    });
    let Some(body) = document().and_then(|document| document.body()) else {
        return Html::default();
    };
    let drawn = measured.iter().filter_map(|ring| Some(drawn(props.pins.get(ring.0)?, ring)));
    let drawn: Html = drawn.collect();
    create_portal(
        html! { <svg class="pins" aria-hidden="true" focusable="false">{ drawn }</svg> },
        body.into(),
    )
}

/// A ring. Positions are set as SVG attributes, because the page's content security policy forbids inline styles.
fn drawn(pin: &Pin, (index, x, y, r): &Measured) -> Html {
    let circle = |class: &'static str, x: i32, y: i32, r: i32| {
        html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={r.to_string()} /> }
    };
    let off = if pin.low { r * 3 / 4 } else { -r * 3 / 4 };
    html! {
        <g key={*index} class={classes!("pin", pin.class)}>
            { circle("pinrim", *x, *y, *r) }
            { circle("pinring", *x, *y, *r) }
            { circle("pindisc", x + off, y + off, 10) }
            <text x={(x + off).to_string()} y={(y + off + 4).to_string()} text-anchor="middle">{ pin.number }</text>
        </g>
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn all(page: &Document, pins: &[Pin]) -> Vec<Measured> {
    let numbered = pins.iter().enumerate();
    numbered.filter_map(|(at, pin)| Some(measure(at, &shown(page, &pin.place)?))).collect()
}

fn measure(at: usize, element: &Element) -> Measured {
    let rect = element.get_bounding_client_rect();
    let (x, y) = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let r = rect.width().min(rect.height()) / 2.0;
    (at, x.round() as i32, y.round() as i32, r.round() as i32)
}

/// The visible element of the table with this name, or its ring, which is lifted with a chosen piece.
fn shown(page: &Document, place: &str) -> Option<Element> {
    let found = page.query_selector(&format!(".app [data-s='{place}']")).ok().flatten()?;
    let is_visible = |element: &Element| {
        let rect = element.get_bounding_client_rect();
        rect.width() > 0.0 && rect.height() > 0.0
    };
    let is_hit = found.matches(HIT).unwrap_or(false);
    let whole = if is_hit { found.parent_element() } else { Some(found.clone()) };
    let inside = |part| whole.as_ref()?.query_selector(part).ok().flatten().filter(is_visible);
    let drawn = inside(CHOSEN).or_else(|| inside(HIT).filter(|_| !is_hit));
    drawn.or(Some(found)).filter(is_visible)
}
