//! Equities and their differences in words: prices of hints, losses of an analysis. All are in thousandths of the unit.

use crate::bots::analyst::Unit;
use crate::bots::player::Price;
use crate::web::table::TableGame;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use crate::web::words::number::{decimal, rounded};

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

/// The price of a hint in words: what may be expected after it, and its difference from another hint.
#[must_use]
pub fn price<G: TableGame>(words: &Words, options: &G::Options, price: &Price) -> Vec<Text> {
    let unit = G::measured(options);
    let expected = rounded(price.expected, 1000).to_string();
    let course = words.say(&format!("hint-course-{unit}"), &[("value", expected.as_str().into())]);
    let over = price.over.map(|over| difference::<G>(words, unit, over));
    core::iter::once(course).chain(over).map(Text::from).collect()
}

fn difference<G: TableGame>(words: &Words, unit: &str, over: i32) -> String {
    if rounded(over, 100) == 0 {
        return words.t("hint-even");
    }
    let loss = with_unit(words, unit, &number(words, over.saturating_abs()));
    let key = match (G::MEASURE.unit, over > 0) {
        (Unit::Points, true) => "hint-over",
        (Unit::Points, false) => "hint-under",
        (Unit::Win, true) => "hint-over-win",
        (Unit::Win, false) => "hint-under-win",
    };
    words.say(key, &[("loss", loss.as_str().into())])
}
