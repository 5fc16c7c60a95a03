//! Equities and their differences in words: prices of hints, losses of an analysis. All are in thousandths of the unit.

use crate::bots::analyst::Unit;
use crate::bots::evaluator::POINT;
use crate::bots::player::Price;
use crate::web::table::TableGame;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use crate::web::words::number::{decimal, rounded};

/// Chances that are not named more exactly, in percent: from 0 to below the first, and from the second on.
const UNLIKELY: i64 = 5;
const LIKELY: i64 = 96;

/// A number with one decimal: "12.3".
#[must_use]
pub fn number(words: &Words, value: i32) -> String {
    decimal(words, rounded(value, 100), 1)
}

/// A difference with its unit, which is a key: points, fields, or percentage points of the chance to win.
#[must_use]
pub fn with_unit(words: &Words, unit: &str, number: &str) -> String {
    words.say(&format!("analysis-in-{unit}"), &[("value", number.into())])
}

/// The terms that explain a better choice: the largest that speaks for it, and the largest other one.
#[must_use]
pub fn main_terms(terms: &[(u8, i32)]) -> Vec<(u8, i32)> {
    let first = terms.iter().copied().filter(|(_, by)| *by > 0).max_by_key(|(_, by)| *by);
    let others = terms.iter().copied().filter(|term| Some(*term) != first);
    let second = others.max_by_key(|(_, by)| by.saturating_abs());
    first.into_iter().chain(second).collect()
}

/// Terms of an evaluation in words: "4.0 more from regions", "3.1 less from goods".
#[must_use]
pub fn terms<G: TableGame>(words: &Words, terms: &[(u8, i32)]) -> Vec<String> {
    let said = |(term, by): &(u8, i32)| {
        let key = G::MEASURE.terms.get(usize::from(*term))?;
        let (what, value) = (words.t(&format!("term-{key}")), number(words, by.saturating_abs()));
        let args = [("value", value.as_str().into()), ("what", what.as_str().into())];
        Some(words.say(if *by > 0 { "analysis-more" } else { "analysis-less" }, &args))
    };
    terms.iter().filter_map(said).collect()
}

/// The price of a hint in words: what may be expected after it, and its difference from another hint: of the first from
/// the next, of others from the first.
#[must_use]
pub fn price<G: TableGame>(
    words: &Words,
    options: &G::Options,
    price: &Price,
    is_first: bool,
) -> Vec<Text> {
    let unit = G::measured(options);
    let value = match G::MEASURE.unit {
        Unit::Win => chance(words, price.expected),
        Unit::Points => rounded(price.expected, 1000).to_string(),
    };
    let course = words.say(&format!("hint-course-{unit}"), &[("value", value.as_str().into())]);
    let over = price.over.map(|over| match G::MEASURE.unit {
        Unit::Win => other_chance(words, price.expected, over, is_first),
        Unit::Points => difference(words, unit, over, is_first),
    });
    core::iter::once(course).chain(over).map(Text::from).collect()
}

/// A chance to win from a few playouts, which never show certainty: "about 62%", "over 95%".
fn chance(words: &Words, equity: i32) -> String {
    let (key, percent) = match rounded(equity, POINT.unsigned_abs()) {
        ..UNLIKELY => ("chance-under", UNLIKELY),
        LIKELY.. => ("chance-over", LIKELY - 1),
        between => ("chance-about", between),
    };
    words.say(key, &[("percent", percent.to_string().as_str().into())])
}

/// A difference of less than a point is within what the search can tell apart.
fn difference(words: &Words, unit: &str, over: i32, is_first: bool) -> String {
    if over.saturating_abs() < POINT {
        return words.t(if is_first { "hint-even-next" } else { "hint-even-first" });
    }
    let loss = with_unit(words, unit, &number(words, over.saturating_abs()));
    let key = if over > 0 { "hint-over" } else { "hint-under" };
    words.say(key, &[("loss", loss.as_str().into())])
}

/// The chance to win after the other hint, as this one's is said: a difference in percent could be taken for a share.
fn other_chance(words: &Words, expected: i32, over: i32, is_first: bool) -> String {
    let other = chance(words, expected.saturating_sub(over));
    if rounded(over, POINT.unsigned_abs()) == 0 || other == chance(words, expected) {
        return words.t(if is_first { "hint-even-next" } else { "hint-even-first" });
    }
    let key = if is_first { "hint-win-next" } else { "hint-win-first" };
    words.say(key, &[("value", other.as_str().into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    #[test]
    fn a_chance_from_samples_is_never_certain() {
        let words = real(Language::English);
        let said = [100_000, 95_500, 95_499, 62_300, 4_500, 4_499, 0].map(|of| chance(&words, of));
        let (over, under) = ("over 95%", "under 5%");
        assert_eq!(said, [over, over, "about 95%", "about 62%", "about 5%", under, under]);
    }

    #[test]
    fn a_chance_to_win_is_said_of_both_hints() {
        let words = real(Language::English);
        let other = |expected, over| other_chance(&words, expected, over, over > 0);
        assert_eq!(other(19_000, 2_900), "next hint: about 16%");
        assert_eq!(other(16_100, -2_900), "first hint: about 19%");
        let even = "about as good as the next hint";
        assert_eq!([other(19_000, 400), other(99_000, 2_000)], [even; 2]);
    }

    #[test]
    fn a_single_hint_has_no_number() {
        let said = |language, count: u8| {
            let args = [("number", 1_u8.into()), ("count", count.into()), ("action", "x".into())];
            real(language).say("hint-title", &args)
        };
        assert_eq!(said(Language::English, 1), "Hint · x");
        assert_eq!(said(Language::German, 1), "Tipp · x");
        assert_eq!(said(Language::English, 3), "Hint 1 of 3 · x");
    }

    #[test]
    fn the_main_reason_speaks_for_the_choice_and_the_second_may_not() {
        let all = [(0, -7_000), (1, 300), (2, 4_000), (3, 3_500)];
        assert_eq!(main_terms(&all), [(2, 4_000), (0, -7_000)]);
        assert_eq!(main_terms(&all[..1]), [(0, -7_000)]);
        assert_eq!(main_terms(&[]), []);
    }
}
