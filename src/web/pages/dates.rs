//! Moments and days as the reader's language writes them.

use crate::web::session::Day;
use crate::web::words::Words;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

/// A day: "23 November".
#[must_use]
pub fn day(words: &Words, day: Day) -> String {
    of_day(words, day, &[("day", "numeric"), ("month", "long")])
}

/// A day with its year: "23 November 2026".
#[must_use]
pub fn date(words: &Words, day: Day) -> String {
    of_day(words, day, &[("dateStyle", "long")])
}

/// The name of a day of the week, `narrow` or `long`.
#[must_use]
pub fn weekday(words: &Words, day: Day, style: &'static str) -> String {
    of_day(words, day, &[("weekday", style)])
}

/// A moment, in milliseconds since 1970: "23 Nov 2026, 18:00".
#[must_use]
pub fn moment(words: &Words, milliseconds: u64) -> String {
    told(words, milliseconds as f64, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

fn of_day(words: &Words, day: Day, style: &[(&str, &str)]) -> String {
    let style: Vec<(&str, &str)> = style.iter().copied().chain([("timeZone", "UTC")]).collect();
    told(words, day.noon(), &style)
}

fn told(words: &Words, milliseconds: f64, style: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (name, value) in style {
        // A plain object takes any field.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let date = Date::new(&JsValue::from_f64(milliseconds));
    date.to_locale_string(words.language().dates(), &options).into()
}
