//! Dates and times in the reader's language.

use crate::web::session::{Day, ahead};
use crate::web::words::Words;

/// Days after which a date has its year.
const YEAR_AFTER: u32 = 300;

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
pub fn date(words: &Words, of: Day) -> String {
    format!("{} {}", day(words, of), of.year())
}

/// A time in milliseconds since 1970: "Today, 18:00", "Yesterday, 18:00", "23 November, 18:00", and with its year if it
/// is long ago.
#[must_use]
pub fn moment(words: &Words, milliseconds: u64) -> String {
    let milliseconds = milliseconds as f64;
    near(words, milliseconds, ahead(milliseconds), Day::today())
}

/// The time seen from a day, where clocks are so many minutes ahead of UTC.
fn near(words: &Words, milliseconds: f64, ahead: f64, today: Day) -> String {
    let of = Day::at(milliseconds, ahead);
    let minutes = ((milliseconds / 60_000.0 + ahead).max(0.0) as u32) % 1_440;
    let time = format!("{}:{:02}", minutes / 60, minutes % 60);
    match today.number().checked_sub(of.number()) {
        Some(0) => words.say("day-today", &[("time", time.as_str().into())]),
        Some(1) => words.say("day-yesterday", &[("time", time.as_str().into())]),
        Some(2..YEAR_AFTER) => format!("{}, {time}", day(words, of)),
        _ => date(words, of),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;

    fn both() -> [Words; 2] {
        let texts = [
            (Language::English, include_str!("../../../static/locales/en/pages.ftl")),
            (Language::German, include_str!("../../../static/locales/de/pages.ftl")),
        ];
        texts.map(|(language, text)| Words::new(language, [text]).unwrap())
    }

    #[test]
    fn days_are_named_in_both_languages() {
        let named = both().map(|words| {
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

    #[test]
    fn a_time_is_named_by_its_distance() {
        // 28 March 2027, 0:05 where clocks are an hour ahead of UTC.
        let now = 1_806_188_700_000.0;
        let named = both().map(|words| {
            let before = |minutes: f64| {
                near(&words, now - minutes * 60_000.0, 60.0, "2027-03-28".parse().unwrap())
            };
            [0.0, 6.0, 1_446.0, 1_440.0 * 299.0, 1_440.0 * 300.0, -1_440.0].map(before)
        });
        let english = [
            "Today, 0:05",
            "Yesterday, 23:59",
            "26 March, 23:59",
            "2 June, 0:05",
            "1 June 2026",
            "29 March 2027",
        ];
        let german = [
            "Heute, 0:05",
            "Gestern, 23:59",
            "26. März, 23:59",
            "2. Juni, 0:05", // German
            "1. Juni 2026",  // German
            "29. März 2027",
        ];
        assert_eq!(named, [english, german]);
    }
}
