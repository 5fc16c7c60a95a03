//! What moves when something happens: dice tumble, what comes lands, what is finished shines. By the browser's own
//! animations of place and opacity, which cost the page nothing; nothing is measured.

use super::traces::all;
use crate::web::session::Cue;
use crate::web::settings::Motion;
use crate::web::ui::calm::asks_for_less;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element};

/// How fast things move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Speed(f64);

impl Speed {
    /// As the person has set it.
    pub(super) const fn of(motion: Motion) -> Speed {
        match motion {
            Motion::Off => Speed(0.0),
            Motion::Fast => Speed(0.5),
            Motion::Normal => Speed(1.0),
        }
    }
}

/// The dice.
const DICE: &str = ".dice .die,[data-die] svg";
/// What shines when something larger is complete: marks of what is finished, in the drawing to which the last piece
/// came where pieces say whence they came.
const SHINES: &str = "svg:has([data-from]) .finished,[data-shines]";
/// What lands where it is new.
const LANDS: &str = "[data-lands]:not([data-seen])";
/// More than these do not come to a table with one move.
const MOST: usize = 5;
/// What was there before has this mark.
const SEEN: &str = "data-seen";

/// Milliseconds that a die tumbles, and from one die to the next.
const TUMBLE: (f64, f64) = (400.0, 45.0);
/// Milliseconds that a piece takes to land, and that what is finished shines.
const LANDING: f64 = 360.0;
const SHINING: f64 = 1300.0;

/// Sets in motion what belongs to these cues; gives what came to the table.
pub(super) fn follow(document: &Document, heard: &[Cue], speed: Speed) -> Vec<Element> {
    let mut fresh = all(document, LANDS);
    for piece in &fresh {
        // A mark that can't be set only repeats a landing.
        let _ = piece.set_attribute(SEEN, "");
    }
    // A part of the table that was just opened brings all its pieces at once: none of them is news.
    if heard.is_empty() || fresh.len() > MOST {
        fresh.clear();
    }
    if speed.0 > 0.0 && !asks_for_less() {
        if heard.contains(&Cue::Rolled) {
            let dice = (0u8..).zip(all(document, DICE));
            dice.for_each(|(index, die)| tumble(&die, index, speed));
        }
        fresh.iter().for_each(|piece| animate(piece, &LAND, LANDING * speed.0, 0.0));
        if heard.contains(&Cue::Finished) {
            let marks = all(document, SHINES);
            marks.iter().for_each(|mark| animate(mark, &SHINE, SHINING * speed.0, 0.0));
        }
    }
    fresh
}

/// A piece comes down upon its place.
const LAND: [(&str, &str); 2] = [("translateY(-14px) scale(1.12)", ".2"), ("none", "1")];
/// What is finished shines up three times.
const SHINE: [(&str, &str); 6] =
    [("none", "0"), ("none", "1"), ("none", ".15"), ("none", "1"), ("none", ".15"), ("none", "1")];

/// A die falls, bounces and comes to rest, every second one turning the other way.
fn tumble(die: &Element, index: u8, speed: Speed) {
    let way = if index.is_multiple_of(2) { "-" } else { "" };
    let step = |up: &str, turn: &str, size: &str| {
        format!("translateY({up}px) rotate({way}{turn}deg) scale({size})")
    };
    let frames = [step("-26", "310", ".8"), step("2", "120", "1.06"), step("-7", "40", "1")];
    let [fall, bounce, roll] = &frames;
    let frames = [(fall.as_str(), ".4"), (bounce, "1"), (roll, "1"), ("none", "1")];
    animate(die, &frames, TUMBLE.0 * speed.0, TUMBLE.1 * f64::from(index) * speed.0);
}

/// Animates an element through pairs of transform and opacity. Where a browser lacks the call, which is not among
/// the stable bindings, it stands where it is.
fn animate(element: &Element, frames: &[(&str, &str)], millis: f64, delay: f64) {
    let frame = |(transform, opacity): &(&str, &str)| {
        object(&[("transform", (*transform).into()), ("opacity", (*opacity).into())])
    };
    let frames: Array = frames.iter().map(frame).collect();
    let timing = object(&[
        ("duration", millis.into()),
        ("delay", delay.into()),
        ("fill", "backwards".into()),
        ("easing", "cubic-bezier(.3,.7,.2,1)".into()),
    ]);
    let call = Reflect::get(element, &"animate".into()).ok();
    if let Some(call) = call.and_then(|call| call.dyn_into::<Function>().ok()) {
        let _ = call.call2(element, &frames, &timing);
    }
}

fn object(entries: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in entries {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
