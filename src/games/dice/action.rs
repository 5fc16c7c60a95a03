//! The actions, and their notation.

use crate::games::dice::colours::Colour;
use crate::games::dice::fields::Field;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The bonus used for a combination.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum UsedBonus {
    /// None: both dice as rolled.
    #[default]
    None,
    /// A monk: a colour die counts as this colour.
    Monk,
    /// A worker: a number die counts as this number.
    Worker,
}

/// A combination that is entered in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Mark {
    /// The colour that counts.
    pub colour: Colour,
    /// The number that counts.
    pub number: u8,
    /// The field of the entry.
    pub field: Field,
    /// The bonus used for it.
    pub bonus: UsedBonus,
}

/// A choice of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Action {
    /// Crosses out the start castle: `start @10`.
    Start {
        /// The castle.
        field: Field,
    },
    /// Sells all goods: `sell`.
    Sell,
    /// Keeps them: `keep`.
    Keep,
    /// Enters a combination: `mark blue 5 @17`, `mark blue 6 @17 monk`, `mark yellow 3 @35 worker`.
    Mark {
        /// The colour that counts.
        colour: Colour,
        /// The number that counts.
        number: u8,
        /// The field of the entry.
        field: Field,
        /// The bonus used for it.
        bonus: UsedBonus,
    },
    /// Takes a worker instead: `pass`.
    Pass,
    /// Pays a silver for a second combination: `silver grey 4 @29`.
    Silver {
        /// The colour.
        colour: Colour,
        /// The number.
        number: u8,
        /// The field of the entry.
        field: Field,
    },
    /// Enters no second combination: `done`.
    Done,
}

impl Action {
    /// The combination as a first one.
    #[must_use]
    pub const fn of_mark(mark: Mark) -> Action {
        let Mark { colour, number, field, bonus } = mark;
        Action::Mark { colour, number, field, bonus }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start { field } => write!(f, "start @{}", field.0),
            Action::Sell => f.write_str("sell"),
            Action::Keep => f.write_str("keep"),
            Action::Mark { colour, number, field, bonus } => {
                let bonus = match bonus {
                    UsedBonus::None => "",
                    UsedBonus::Monk => " monk",
                    UsedBonus::Worker => " worker",
                };
                write!(f, "mark {colour} {number} @{}{bonus}", field.0)
            }
            Action::Pass => f.write_str("pass"),
            Action::Silver { colour, number, field } => {
                write!(f, "silver {colour} {number} @{}", field.0)
            }
            Action::Done => f.write_str("done"),
        }
    }
}

/// The error of a text that is not an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "actions are written like \"start @10\", \"sell\", \"keep\", \"mark blue 5 @17\" (with \"monk\" or \"worker\" behind it), \"pass\", \"silver grey 4 @29\" and \"done\""
)]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = text.split(' ');
        let action = match words.next().unwrap_or("") {
            "start" => Action::Start { field: field(words.next())? },
            "sell" => Action::Sell,
            "keep" => Action::Keep,
            "pass" => Action::Pass,
            "done" => Action::Done,
            "mark" => {
                let (colour, number, field) = combination(&mut words)?;
                let bonus = match words.next() {
                    None => UsedBonus::None,
                    Some("monk") => UsedBonus::Monk,
                    Some("worker") => UsedBonus::Worker,
                    Some(_) => return Err(NotAnAction),
                };
                Action::Mark { colour, number, field, bonus }
            }
            "silver" => {
                let (colour, number, field) = combination(&mut words)?;
                Action::Silver { colour, number, field }
            }
            _ => return Err(NotAnAction),
        };
        if words.next().is_none() { Ok(action) } else { Err(NotAnAction) }
    }
}

/// A colour, a number and a field.
fn combination<'a>(
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<(Colour, u8, Field), NotAnAction> {
    let colour = words.next().and_then(|word| word.parse().ok()).ok_or(NotAnAction)?;
    let number = plain_number(words.next().unwrap_or("")).filter(|n| (1..=6).contains(n));
    Ok((colour, number.ok_or(NotAnAction)?, field(words.next())?))
}

fn field(word: Option<&str>) -> Result<Field, NotAnAction> {
    let number = word.and_then(|word| word.strip_prefix('@')).and_then(plain_number);
    number.map(Field).filter(|field| field.exists()).ok_or(NotAnAction)
}

/// A number in its notation: without a sign or leading zeros.
fn plain_number(word: &str) -> Option<u8> {
    let plain = word == "0" || word.starts_with(|first: char| ('1'..='9').contains(&first));
    plain.then(|| word.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_way_to_write_each_action_is_read() {
        for text in [
            "",
            "start",
            "start 10",
            "start @010",
            "start @37",
            "start @+1",
            "Sell",
            "sell now",
            "mark blue 5",
            "mark blue 7 @17",
            "mark blue 0 @17",
            "mark blue 05 @17",
            "mark red 5 @17",
            "mark blue 5 @17 silver",
            "mark blue 5 @17 monk worker",
            "mark  blue 5 @17",
            "mark blue 5 @17 ",
            "silver blue 5 @17 monk",
            "pass 1",
            "done.",
        ] {
            assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
        }
    }

    #[test]
    fn notations_of_the_records_page_read_back() {
        for text in [
            "start @10",
            "sell",
            "keep",
            "mark blue 5 @17",
            "mark blue 6 @17 monk",
            "mark yellow 3 @35 worker",
            "silver grey 4 @29",
            "done",
            "pass",
            "start @0",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }
}
