//! Rows of the log, worded.

use crate::web::ui::banner::Banner;
use crate::web::ui::text::{Icon, Text};
use crate::web::words::turns;

/// Line numbers reserved for each move.
pub const LINES_PER_MOVE: u32 = 64;

/// Number of moves up to the moment of a log line.
#[must_use]
pub const fn moves_of_line(number: u32) -> usize {
    (number / LINES_PER_MOVE) as usize
}

/// Prefix of the codes of lines.
pub const LINE: &str = "log.";

/// Code of a line, by which it is explained.
#[must_use]
pub fn code_of_line(number: u32) -> String {
    format!("{LINE}{number}")
}

/// Part of a row's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The words.
    pub text: Text,
    /// True if they are bold, as names are.
    pub strong: bool,
}

/// A row of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    /// Its number, reported when touched; also its key in the list.
    pub number: u32,
    /// Icon.
    pub icon: Icon,
    /// Colour of the player concerned.
    pub banner: Option<Banner>,
    /// The sentence.
    pub runs: Vec<Run>,
    /// Points gained or lost; 0 for none.
    pub points: i32,
    /// True if it belongs to the moment shown.
    pub shown: bool,
    /// Colour of its turn's player, or its own player's where all choose at once; `None` outside of a log by turns, and
    /// where it is nobody's turn.
    pub turn: Option<Banner>,
    /// Heading of its turn, on the first row of the turn in the order shown.
    pub opens: Option<TurnHeading>,
}

/// Heading of a turn in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnHeading {
    /// Its player; empty where all choose at once.
    pub name: Text,
    /// Its time in the game.
    pub when: Text,
    /// Points that it brought its player; 0 for none, or where all choose at once.
    pub points: i32,
}

impl LogRow {
    /// The sentence as plain text.
    #[must_use]
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| run.text.as_ref()).collect()
    }
}

/// Unicode's isolates around a name in a sentence; no name contains one.
const NAME_BEGINS: char = '\u{2068}';
const NAME_ENDS: char = '\u{2069}';

/// A name marked for a sentence of the log, so that [`runs`] finds the name and not the same word elsewhere.
#[must_use]
pub fn marked(name: &str) -> Text {
    format!("{NAME_BEGINS}{name}{NAME_ENDS}").into()
}

/// Splits a sentence into runs, with [marked] names in bold.
#[must_use]
pub fn runs(text: &str) -> Vec<Run> {
    let mut parts = text.split(NAME_BEGINS);
    let first = (parts.next().unwrap_or_default(), false);
    let named = parts.flat_map(|part| {
        let (name, after) = part.split_once(NAME_ENDS).unwrap_or((part, ""));
        [(name, true), (after, false)]
    });
    let all = core::iter::once(first).chain(named).filter(|(text, _)| !text.is_empty());
    // A name from right to left stays isolated, so that numbers behind it keep their order.
    let run = |(text, strong)| Run {
        text: if strong && turns(text) { marked(text) } else { text.into() },
        strong,
    };
    all.map(run).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::is_plain;

    #[test]
    fn names_are_bold_where_the_sentence_was_given_them_and_nowhere_else() {
        let [gold, a, benno] = ["Gold", "a", "Benno"].map(marked);
        let parsed = runs(&format!("{gold} took a Gold card and {benno}’s road from {a}."));
        let read: Vec<(&str, bool)> = parsed.iter().map(|r| (r.text.as_ref(), r.strong)).collect();
        let wanted = [
            ("Gold", true),
            (" took a Gold card and ", false),
            ("Benno", true),
            ("’s road from ", false),
            ("a", true),
            (".", false),
        ];
        assert_eq!(read, wanted);
        let parsed = runs(&format!("{} offered 1", marked("דוד")));
        assert_eq!(parsed[0].text.as_ref(), "\u{2068}דוד\u{2069}", "isolated on the page as well");
        assert!(runs("").is_empty());
        assert!(!is_plain(NAME_BEGINS) && !is_plain(NAME_ENDS), "a name could hold a mark");
    }

    #[test]
    fn a_line_knows_its_moment() {
        assert_eq!(moves_of_line(3 * LINES_PER_MOVE + 5), 3);
    }
}
