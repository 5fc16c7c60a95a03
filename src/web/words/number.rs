//! Numbers with decimals as the language writes them.

use crate::web::words::Speak;

/// Thousandths rounded to parts of so many thousandths, away from zero at the middle.
#[must_use]
pub fn rounded(thousandths: i32, part: u32) -> i64 {
    let parts = i64::from((thousandths.unsigned_abs() + part / 2) / part);
    if thousandths < 0 { -parts } else { parts }
}

/// Thousandths with one decimal and a sign: "+2.1".
#[must_use]
pub fn signed(words: &dyn Speak, thousandths: i32) -> String {
    let tenths = rounded(thousandths, 100);
    let plus = if tenths > 0 { "+" } else { "" };
    format!("{plus}{}", decimal(words, tenths, 1))
}

/// A number given in tenths, hundredths … by the number of its digits: "12.5".
#[must_use]
pub fn decimal(words: &dyn Speak, parts: i64, digits: u32) -> String {
    let unit = 10_u64.pow(digits);
    let sign = if parts < 0 { "−" } else { "" };
    let whole = format!("{sign}{}", parts.unsigned_abs() / unit);
    let rest = format!("{:0width$}", parts.unsigned_abs() % unit, width = digits as usize);
    let args = [("whole", whole.as_str().into()), ("rest", rest.as_str().into())];
    words.speak("number-decimal", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    #[test]
    fn the_rest_has_all_its_digits_and_small_numbers_keep_their_sign() {
        let [english, german] = [Language::English, Language::German].map(real);
        assert_eq!(decimal(&english, 125, 1), "12.5");
        assert_eq!(decimal(&german, -3, 1), "−0,3");
        assert_eq!(decimal(&german, 1205, 2), "12,05");
        assert_eq!((signed(&english, 2_060), signed(&english, -49)), ("+2.1".into(), "0.0".into()));
        assert_eq!((signed(&german, -950), rounded(-150, 100)), ("−1,0".into(), -2));
    }
}
