//! Rows of the log, worded.

use crate::web::ui::banner::Banner;
use crate::web::ui::text::{Icon, Text};
use core::cmp::Reverse;

/// Lines of one move have numbers of their own up to this many.
pub const LINES_PER_MOVE: u32 = 64;

/// How many moves lead to the moment that a line of the log tells of.
#[must_use]
pub const fn moves_of_line(number: u32) -> usize {
    (number / LINES_PER_MOVE) as usize
}

/// A stretch of a row of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The words.
    pub text: Text,
    /// Whether they are bold: names.
    pub strong: bool,
}

/// A row of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    /// Its number, reported when it is touched; also its key in the list.
    pub number: u32,
    /// A picture of what it tells.
    pub icon: Icon,
    /// Who did it.
    pub banner: Option<Banner>,
    /// The sentence.
    pub runs: Vec<Run>,
    /// Points that it brought, or cost; 0 for none.
    pub points: i32,
    /// Whether the moment shown is this one.
    pub shown: bool,
}

impl LogRow {
    /// The sentence.
    #[must_use]
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| run.text.as_ref()).collect()
    }
}

/// A sentence with the players' names set bold.
#[must_use]
pub fn runs(text: &str, names: &[Text]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let found = names
            .iter()
            .filter(|name| !name.is_empty())
            .filter_map(|name| rest.find(name.as_ref()).map(|at| (at, Reverse(name.len()))))
            .min();
        let (at, Reverse(length)) = found.unwrap_or((rest.len(), Reverse(0)));
        let (plain, from_name) = rest.split_at_checked(at).unwrap_or((rest, ""));
        let (name, after) = from_name.split_at_checked(length).unwrap_or(("", ""));
        for (text, strong) in [(plain, false), (name, true)] {
            if !text.is_empty() {
                runs.push(Run { text: text.into(), strong });
            }
        }
        rest = after;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_bold_wherever_they_stand() {
        let names: Vec<Text> = ["Anna", "Annabel", "Benno", ""].map(Text::from).to_vec();
        let told = runs("Annabel took Benno’s road from Anna.", &names);
        let read: Vec<(&str, bool)> = told.iter().map(|r| (r.text.as_ref(), r.strong)).collect();
        let wanted = [
            ("Annabel", true),
            (" took ", false),
            ("Benno", true),
            ("’s road from ", false),
            ("Anna", true),
            (".", false),
        ];
        assert_eq!(read, wanted);
        assert!(runs("", &names).is_empty());
    }

    #[test]
    fn a_line_knows_its_moment() {
        assert_eq!(moves_of_line(3 * LINES_PER_MOVE + 5), 3);
    }
}
