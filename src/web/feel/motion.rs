//! What moves when something happens: dice tumble, what is finished has its moment. By the browser's own
//! animations of place and opacity, which cost the page nothing; nothing is measured.

use crate::web::session::Cue;
use crate::web::settings::Motion;
use crate::web::ui::calm::asks_for_less;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

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
const DICE: &str = ".dice .die svg,[data-die] svg";
/// What marks something finished.
const FINISHED: &str = ".finline,[data-finished]";
/// What was there before has this mark.
const SEEN: &str = "data-seen";

/// Milliseconds that a die tumbles, and from one die to the next.
const TUMBLE: (f64, f64) = (400.0, 45.0);
/// Milliseconds of what has its moment.
const MOMENT: f64 = 1100.0;

/// Sets in motion what belongs to these cues.
pub(super) fn follow(heard: &[Cue], speed: Speed) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let find = |selector: &str| {
        let found = document.query_selector_all(selector);
        let found = found.ok().map(|all| (0..all.length()).filter_map(move |i| all.get(i)));
        let found = found.into_iter().flatten().filter_map(|node| node.dyn_into::<Element>().ok());
        found.collect::<Vec<Element>>()
    };
    let moves = speed.0 > 0.0 && !asks_for_less();
    if moves && heard.contains(&Cue::Dice) {
        for (index, die) in (0u8..).zip(find(DICE)) {
            tumble(&die, index, speed);
        }
    }
    let is_new = moves && heard.contains(&Cue::Finished);
    for mark in find(FINISHED) {
        let is_fresh = !mark.has_attribute(SEEN);
        if is_fresh {
            // An attribute that can't be set only repeats a moment.
            let _ = mark.set_attribute(SEEN, "");
        }
        if is_fresh && is_new {
            animate(&mark, &SHINE, MOMENT * speed.0, 0.0);
        }
    }
}

/// What a finished thing does: it comes down upon its place and shines up.
const SHINE: [(&str, &str); 5] = [
    ("scale(1.35)", "0"),
    ("scale(1)", "1"),
    ("scale(1.06)", ".35"),
    ("scale(1)", "1"),
    ("none", "1"),
];

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
