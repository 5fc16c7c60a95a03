//! Dates and times in the reader's language.

use crate::web::session::Day;
use crate::web::words::Words;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

/// A day: "23 November". Uses our own wording, because a browser's first date formatting takes a tenth of a second on a
/// slow phone, and the home page shows a day.
#[must_use]
pub fn day(words: &Words, day: Day) -> String {
    let (month, of_month) = day.in_year();
    words.say("day-and-month", &[("day", of_month.into()), ("month", month.into())])
}

/// Name of a day of the week and its one-letter abbreviation, also from our own wording.
#[must_use]
pub fn weekday(words: &Words, day: Day) -> (String, String) {
    let args = [("day", day.of_week().into())];
    (words.say("day-of-week", &args), words.say("day-of-week-letter", &args))
}

/// A day with its year: "23 November 2026".
#[must_use]
pub fn date(words: &Words, day: Day) -> String {
    formatted(words, day.noon(), &[("dateStyle", "long"), ("timeZone", "UTC")])
}

/// A time in milliseconds since 1970: "23 Nov 2026, 18:00".
#[must_use]
pub fn moment(words: &Words, milliseconds: u64) -> String {
    formatted(words, milliseconds as f64, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

fn formatted(words: &Words, milliseconds: f64, style: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (name, value) in style {
        // Setting a property of a plain object does not fail.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let date = Date::new(&JsValue::from_f64(milliseconds));
    date.to_locale_string(words.language().dates(), &options).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;

    #[test]
    fn days_are_named_in_both_languages() {
        let texts = [
            (Language::English, include_str!("../../../static/locales/en/pages.ftl")),
            (Language::German, include_str!("../../../static/locales/de/pages.ftl")),
        ];
        let named = texts.map(|(language, text)| {
            let words = Words::new(language, [text]).unwrap();
            let formatted = |date: &str| {
                let date = date.parse().unwrap();
                let (long, letter) = weekday(&words, date);
                format!("{long} ({letter}), {}", day(&words, date))
            };
            [formatted("2026-03-01"), formatted("2026-11-24"), formatted("2026-05-28")]
        });
        let english = ["Sunday (S), 1 March", "Tuesday (T), 24 November", "Thursday (T), 28 May"];
        let german =
            ["Sonntag (S), 1. März", "Dienstag (D), 24. November", "Donnerstag (D), 28. Mai"];
        assert_eq!(named, [english, german]);
    }
}
