//! Animations of moves: dice tumble, new pieces land, finished groups flash. They animate transform and opacity only,
//! with the Web Animations API, so they need no layout and no measuring.

use super::traces::all;
use crate::web::session::Cue;
use crate::web::settings::Motion;
use crate::web::ui::calm::asks_for_less;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element};

/// Factor on durations; 0 turns animation off.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Speed(f64);

impl Speed {
    /// The speed set by the user.
    pub(super) const fn of(motion: Motion) -> Speed {
        match motion {
            Motion::Off => Speed(0.0),
            Motion::Fast => Speed(0.5),
            Motion::Normal => Speed(1.0),
        }
    }
}

/// Selector of the dice.
const DICE: &str = ".dice .die,[data-die] svg";
/// Selector of elements that flash when something larger is complete: in drawings that mark where pieces come from,
/// only the one that the last piece came to.
const SHINES: &str = "svg:has([data-from]) .finished,[data-shines]";
/// Selector of pieces that land when they are new.
const LANDS: &str = "[data-lands]:not([data-seen])";
/// Most pieces one move can bring; more than these come from opening a part of the table.
const MOST: usize = 5;
/// Attribute of pieces that were there before.
const SEEN: &str = "data-seen";

/// Milliseconds that a die tumbles, and between the starts of two dice.
const TUMBLE: (f64, f64) = (400.0, 45.0);
/// Milliseconds of a piece's landing.
const LANDING: f64 = 360.0;
const SHINING: f64 = 1300.0;

/// Starts the animations of these cues; returns the pieces that are new on the table.
pub(super) fn follow(document: &Document, sounds: &[Cue], speed: Speed) -> Vec<Element> {
    let mut fresh = all(document, LANDS);
    for piece in &fresh {
        // Failing to set the mark would only repeat an animation.
        let _ = piece.set_attribute(SEEN, "");
    }
    // Opening a part of the table shows all its pieces at once; none of them is new.
    if sounds.is_empty() || fresh.len() > MOST {
        fresh.clear();
    }
    if speed.0 > 0.0 && !asks_for_less() {
        if sounds.contains(&Cue::Rolled) {
            let dice = (0u8..).zip(all(document, DICE));
            dice.for_each(|(index, die)| tumble(&die, index, speed));
        }
        fresh.iter().for_each(|piece| animate(piece, &LAND, LANDING * speed.0, 0.0));
        if sounds.contains(&Cue::Finished) {
            let marks = all(document, SHINES);
            marks.iter().for_each(|mark| animate(mark, &SHINE, SHINING * speed.0, 0.0));
        }
    }
    fresh
}

/// A piece comes down on its place.
const LAND: [(&str, &str); 2] = [("translateY(-14px) scale(1.12)", ".2"), ("none", "1")];
/// Flashes three times.
const SHINE: [(&str, &str); 6] =
    [("none", "0"), ("none", "1"), ("none", ".15"), ("none", "1"), ("none", ".15"), ("none", "1")];

/// A die falls, bounces and comes to rest; every second one turns the other way.
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

/// Animates an element through pairs of transform and opacity. Does nothing if the browser lacks `Element.animate`,
/// which is not among the stable bindings.
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
        // Setting a property of a fresh plain object does not fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
