//! Equities, losses and luck in words; all are in thousandths of the unit.

pub use crate::web::table::worth::{number, with_unit};
use crate::web::words::Words;
use crate::web::words::number::{decimal, rounded};

/// A number with two decimals: "0.47".
#[must_use]
pub fn fine_number(words: &Words, value: i32) -> String {
    decimal(words, rounded(value, 10), 2)
}

/// A whole number: "187".
#[must_use]
pub fn whole(value: i32) -> String {
    rounded(value, 1000).to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    #[test]
    fn numbers_are_rounded_and_written_as_the_language_does() {
        let [english, german] = [Language::English, Language::German].map(real);
        assert_eq!(number(&english, 12_349), "12.3");
        assert_eq!(number(&german, -12_350), "−12,4");
        assert_eq!(fine_number(&german, 474), "0,47");
        assert_eq!(fine_number(&english, 12_055), "12.06");
        assert_eq!((whole(187_000), whole(-600)), ("187".into(), "−1".into()));
        assert_eq!(with_unit(&english, "win", "3.4"), "3.4 percentage points");
    }
}
