//! A number as plural rules look at it.

/// A number by the names that the CLDR gives its
/// [operands](https://unicode.org/reports/tr35/tr35-numbers.html#Operands).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PluralOperands {
    /// Its absolute value.
    pub n: f64,
    /// Its whole part.
    pub i: u64,
    /// How many decimals are shown, zeros at the end too.
    pub v: usize,
    /// How many decimals are shown without zeros at the end.
    pub w: usize,
    /// The decimals that are shown, as a number.
    pub f: u64,
    /// The same without zeros at the end.
    pub t: u64,
}

impl TryFrom<&str> for PluralOperands {
    type Error = &'static str;

    fn try_from(text: &str) -> Result<Self, Self::Error> {
        const NOT: &str = "not a number";
        let text = text.strip_prefix('-').unwrap_or(text);
        let n: f64 = text.parse().map_err(|_| NOT)?;
        let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
        let shown = decimals.trim_end_matches('0');
        let number = |digits: &str| if digits.is_empty() { Ok(0) } else { digits.parse() };
        Ok(Self {
            n,
            i: number(whole).map_err(|_| NOT)?,
            v: decimals.len(),
            w: shown.len(),
            f: number(decimals).map_err(|_| NOT)?,
            t: number(shown).map_err(|_| NOT)?,
        })
    }
}

impl TryFrom<f64> for PluralOperands {
    type Error = &'static str;

    fn try_from(number: f64) -> Result<Self, Self::Error> {
        Self::try_from(number.to_string().as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_taken_apart() {
        let taken = PluralOperands::try_from("-12.340").unwrap();
        assert_eq!(taken, PluralOperands { n: 12.34, i: 12, v: 3, w: 2, f: 340, t: 34 });
        let whole = PluralOperands::try_from(7.0).unwrap();
        assert_eq!(whole, PluralOperands { n: 7.0, i: 7, v: 0, w: 0, f: 0, t: 0 });
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", "twelve", "1.2.3", "-", "inf", "NaN"] {
            assert!(PluralOperands::try_from(text).is_err(), "{text}");
        }
        assert!(PluralOperands::try_from(f64::NAN).is_err());
    }
}
