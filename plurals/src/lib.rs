//! Plural rules of English and German, in place of the crate of this name (`[patch.crates-io]` in `Cargo.toml`).
//!
//! `fluent-bundle` asks for plural categories by this interface. The crate that it means brings the rules of some two
//! hundred languages, 16 kB of the first page, of which the page speaks two. The rules are those of the CLDR's
//! [plural rules](https://www.unicode.org/cldr/charts/47/supplemental/language_plural_rules.html).
//! A third language adds its line to [`RULES`].

pub mod operands;

use operands::PluralOperands;
use unic_langid::LanguageIdentifier;

/// Which words count as one, as a few, as many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the CLDR's names say all there is
pub enum PluralCategory {
    ZERO,
    ONE,
    TWO,
    FEW,
    MANY,
    OTHER,
}

/// What numbers are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PluralRuleType {
    /// "1st", "2nd".
    ORDINAL,
    /// "1 point", "2 points".
    CARDINAL,
}

type Rule = fn(&PluralOperands) -> PluralCategory;

/// Each language with its rules for cardinal and ordinal numbers.
const RULES: [(&str, Rule, Rule); 2] =
    [("en", one_or_other, english_ordinal), ("de", one_or_other, always_other)];

/// "1" without decimals is one; all else, also "1.0", is not.
fn one_or_other(number: &PluralOperands) -> PluralCategory {
    if number.i == 1 && number.v == 0 { PluralCategory::ONE } else { PluralCategory::OTHER }
}

/// 1st, 2nd, 3rd, 4th; but 11th, 12th, 13th.
fn english_ordinal(number: &PluralOperands) -> PluralCategory {
    let whole = number.f == 0;
    match (number.i % 10, number.i % 100) {
        (1, tens) if whole && tens != 11 => PluralCategory::ONE,
        (2, tens) if whole && tens != 12 => PluralCategory::TWO,
        (3, tens) if whole && tens != 13 => PluralCategory::FEW,
        _ => PluralCategory::OTHER,
    }
}

fn always_other(_: &PluralOperands) -> PluralCategory {
    PluralCategory::OTHER
}

/// The rules of one language for one kind of number.
#[derive(Clone)]
pub struct PluralRules {
    locale: LanguageIdentifier,
    rule: Rule,
}

impl PluralRules {
    /// The rules of a language.
    ///
    /// # Errors
    /// For a language that is not known here.
    pub fn create<L: Into<LanguageIdentifier>>(
        language: L,
        kind: PluralRuleType,
    ) -> Result<Self, &'static str> {
        let locale = language.into();
        let known = RULES.iter().find(|(name, ..)| locale.language.as_str() == *name);
        let (_, cardinal, ordinal) = known.ok_or("no plural rules for this language")?;
        let rule = match kind {
            PluralRuleType::CARDINAL => *cardinal,
            PluralRuleType::ORDINAL => *ordinal,
        };
        Ok(Self { locale, rule })
    }

    /// The category of a number.
    ///
    /// # Errors
    /// If it is no number.
    pub fn select<N: TryInto<PluralOperands>>(
        &self,
        number: N,
    ) -> Result<PluralCategory, &'static str> {
        let number = number.try_into().map_err(|_| "not a number")?;
        Ok((self.rule)(&number))
    }

    /// All languages that are known here.
    #[must_use]
    pub fn get_locales(_: PluralRuleType) -> Vec<LanguageIdentifier> {
        RULES.iter().filter_map(|(name, ..)| name.parse().ok()).collect()
    }

    /// Whose rules they are.
    #[must_use]
    pub const fn get_locale(&self) -> &LanguageIdentifier {
        &self.locale
    }
}

#[cfg(test)]
mod tests {
    use super::PluralCategory::{FEW, ONE, OTHER, TWO};
    use super::*;

    fn of(language: &str, kind: PluralRuleType, number: f64) -> PluralCategory {
        let language: LanguageIdentifier = language.parse().unwrap();
        PluralRules::create(language, kind).unwrap().select(number).unwrap()
    }

    #[test]
    fn one_point_and_two_points_in_both_languages() {
        for language in ["en", "de", "en-GB", "de-AT"] {
            let category = |number| of(language, PluralRuleType::CARDINAL, number);
            assert_eq!(
                [0.0, 1.0, 2.0, 11.0, 101.0, 1.5].map(category),
                [OTHER, ONE, OTHER, OTHER, OTHER, OTHER]
            );
            assert_eq!(category(-1.0), ONE);
        }
    }

    #[test]
    fn english_counts_first_second_third_but_eleventh() {
        let category = |number| of("en", PluralRuleType::ORDINAL, number);
        let numbers = [1.0, 2.0, 3.0, 4.0, 11.0, 12.0, 13.0, 21.0, 22.0, 23.0, 111.0, 112.0, 113.0];
        let want = [ONE, TWO, FEW, OTHER, OTHER, OTHER, OTHER, ONE, TWO, FEW, OTHER, OTHER, OTHER];
        assert_eq!(numbers.map(category), want);
        assert_eq!([1.0, 2.0, 3.0].map(|n| of("de", PluralRuleType::ORDINAL, n)), [OTHER; 3]);
    }

    #[test]
    fn a_language_without_rules_is_refused() {
        let welsh: LanguageIdentifier = "cy".parse().unwrap();
        assert!(PluralRules::create(welsh, PluralRuleType::CARDINAL).is_err());
        let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
        assert_eq!(known.iter().map(ToString::to_string).collect::<Vec<_>>(), ["en", "de"]);
    }
}
