//! Moments and days as the reader's language writes them.

use crate::web::session::Day;
use crate::web::words::Words;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

/// A day: "23 November". From the wording, as the first page shows it: the browser takes a tenth of a
/// second on a slow phone before it has written its first date.
#[must_use]
pub fn day(words: &Words, day: Day) -> String {
    let (month, of_month) = day.in_year();
    words.say("day-and-month", &[("day", of_month.into()), ("month", month.into())])
}

/// The name of a day of the week, and the letter that stands for it; from the wording too.
#[must_use]
pub fn weekday(words: &Words, day: Day) -> (String, String) {
    let args = [("day", day.of_week().into())];
    (words.say("day-of-week", &args), words.say("day-of-week-letter", &args))
}

/// A day with its year: "23 November 2026".
#[must_use]
pub fn date(words: &Words, day: Day) -> String {
    told(words, day.noon(), &[("dateStyle", "long"), ("timeZone", "UTC")])
}

/// A moment, in milliseconds since 1970: "23 Nov 2026, 18:00".
#[must_use]
pub fn moment(words: &Words, milliseconds: u64) -> String {
    told(words, milliseconds as f64, &[("dateStyle", "medium"), ("timeStyle", "short")])
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
            let told = |date: &str| {
                let date = date.parse().unwrap();
                let (long, letter) = weekday(&words, date);
                format!("{long} ({letter}), {}", day(&words, date))
            };
            [told("2026-03-01"), told("2026-11-24"), told("2026-05-28")]
        });
        let english = ["Sunday (S), 1 March", "Tuesday (T), 24 November", "Thursday (T), 28 May"];
        let german =
            ["Sonntag (S), 1. März", "Dienstag (D), 24. November", "Donnerstag (D), 28. Mai"];
        assert_eq!(named, [english, german]);
    }
}
