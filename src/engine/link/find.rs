//! Finds a link in a pasted text: after its address, before trailing text, folded and quoted by a mail program, or with
//! percent-encoded characters.
//!
//! Every character that can belong to the link is read, and the check sum decides where it ends.

use crate::engine::journal::roster::is_plain;
use crate::engine::link::MAX_TEXT;
use crate::engine::link::error::{GameName, LinkError};
use crate::engine::link::head::{CHECK, FORMAT, Head, Kind, check_sum};
use data_encoding::BASE64URL_NOPAD;
use std::borrow::Cow;

/// Maximum number of letters decoded in search of a link whose check sum fits; a text of maximum length that is one
/// folded link needs far fewer.
const BUDGET: usize = 1 << 22;
/// Number of times that percent signs are decoded: a link within the address of another page is encoded twice.
const DECODINGS: usize = 2;
/// Maximum number of marks after a link that are taken for emphasis, as in `_link_`.
const EMPHASIS: usize = 3;
/// Beginning of the moves behind a challenge, before the number of their format.
pub(super) const MOVES: &[u8] = b".m";
/// The format of these moves that is written and read.
pub(super) const MOVES_FORMAT: u16 = 1;

/// A link found in a text.
pub(super) struct Shell {
    /// The head of the link: game and kind.
    pub head: Head,
    /// The number of its format.
    pub format: u16,
    /// The payload without its check sum; `None` if that does not fit or the format is another one.
    pub payload: Option<Vec<u8>>,
    /// The moves after the payload.
    pub moves: Tail,
}

/// The moves that follow a challenge: `.m1.` and a payload of their own. Readers without this part end at its dot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Tail {
    /// There are none.
    None,
    /// Their check sum does not fit, or their format is another one.
    Damaged,
    /// Their payload, without its check sum.
    Whole(Vec<u8>),
}

/// The first link of a text whose check sum fits; if there is none, the first that looks like a link.
///
/// # Errors
/// If the text is too long, or nothing in it looks like a link.
pub(super) fn find<E>(text: &str) -> Result<Shell, LinkError<E>> {
    // The longest character has four bytes: no need to count the characters of a huge text.
    if text.len() > 4 * MAX_TEXT || text.chars().count() > MAX_TEXT {
        return Err(LinkError::TooLong);
    }
    let row = Row::of(&decoded(text));
    let mut budget = BUDGET;
    let mut damaged = None;
    for front in row.fronts() {
        let found = row.payload(&front, &mut budget);
        let moves = match &found {
            Some((_, end)) => row.tail(&front, *end, &mut budget),
            None => Tail::None,
        };
        let payload = found.map(|(payload, _)| payload);
        let shell = Shell { head: front.head, format: front.format, payload, moves };
        if shell.payload.is_some() {
            return Ok(shell);
        }
        damaged = damaged.or(Some(shell));
    }
    damaged.ok_or(LinkError::Foreign)
}

/// The text with its percent signs decoded.
#[must_use]
pub fn decoded(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for _ in 0..DECODINGS {
        if text.bytes().all(|byte| byte != b'%') {
            break;
        }
        text = Cow::Owned(decoded_once(&text));
    }
    text
}

fn decoded_once(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.split_first_chunk::<2>().filter(|_| *first == b'%');
        let digit = |digit: u8| char::from(digit).to_digit(16);
        let byte = digits.and_then(|([high, low], after)| {
            Some(((digit(*high)? * 16 + digit(*low)?) as u8, after))
        });
        let (byte, after) = byte.unwrap_or((*first, after));
        bytes.push(byte);
        rest = after;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text in one row: without white space, invisible characters, and the marks with which mail programs quote and fold
/// lines.
struct Row {
    /// The characters; 0 for those that no link has.
    letters: Vec<u8>,
    /// The places before which characters were left out, in ascending order.
    gaps: Vec<usize>,
}

/// The part of a link before its payload.
struct Front {
    head: Head,
    format: u16,
    /// The place of the name's first letter.
    begins: usize,
    /// The place of the payload's first letter.
    payload: usize,
}

impl Row {
    fn of(text: &str) -> Row {
        // Fast path: lists of kept games read thousands of texts that are a link and nothing else.
        let is_link =
            |letter: u8| letter.is_ascii_alphanumeric() || is_mark(&letter) || letter == b'.';
        if text.bytes().all(is_link) {
            return Row { letters: text.into(), gaps: vec![0] };
        }
        let mut row = Row { letters: Vec::with_capacity(text.len()), gaps: Vec::new() };
        let (mut line_begins, mut left_out) = (true, true);
        let mut rest = text.chars().peekable();
        while let Some(c) = rest.next() {
            let breaks = |c: char| matches!(c, '\r' | '\n');
            let quotes = line_begins && matches!(c, '>' | '|');
            let folds = c == '=' && rest.peek().is_some_and(|next| breaks(*next));
            let unseen = c.is_whitespace() || c == '\u{ad}' || !is_plain(c);
            if quotes || folds || unseen {
                line_begins |= breaks(c);
                left_out = true;
                continue;
            }
            if left_out {
                row.gaps.push(row.letters.len());
            }
            row.letters.push(u8::try_from(c).ok().filter(u8::is_ascii).unwrap_or(0));
            (line_begins, left_out) = (false, false);
        }
        row
    }

    fn letter(&self, place: usize) -> u8 {
        self.letters.get(place).copied().unwrap_or(0)
    }

    fn part(&self, begins: usize, ends: usize) -> &[u8] {
        self.letters.get(begins..ends).unwrap_or_default()
    }

    /// The end of the run of letters from here on that fulfil a condition.
    fn behind(&self, begins: usize, is_one: impl Fn(&u8) -> bool) -> usize {
        begins + self.letters.iter().skip(begins).take_while(|letter| is_one(letter)).count()
    }

    /// The possible fronts of a link. Of several beginnings of a name the shortest comes first: a folded name is rarer
    /// than a word directly before one.
    fn fronts(&self) -> impl Iterator<Item = Front> {
        let dots = (0..self.letters.len()).filter(|place| self.letter(*place) == b'.');
        dots.filter_map(|dot| {
            let kind = Kind::of_letter(self.letter(dot + 1))?;
            let digits = dot + 2;
            let payload = self.behind(digits, u8::is_ascii_digit) + 1;
            let number = core::str::from_utf8(self.part(digits, payload - 1)).ok()?;
            let plain = self.letter(payload - 1) == b'.' && !number.starts_with('0');
            let format = number.parse().ok().filter(|_| plain)?;
            Some((dot, kind, format, payload))
        })
        .flat_map(|(dot, kind, format, payload)| {
            self.names(dot).map(move |(begins, game)| Front {
                head: Head { game, kind },
                format,
                begins,
                payload,
            })
        })
    }

    /// The names that may end before a dot, with the places where they begin.
    fn names(&self, dot: usize) -> impl Iterator<Item = (usize, GameName)> {
        let places = (0..dot).rev();
        let letters = places.take_while(|place| self.letter(*place).is_ascii_lowercase());
        let begins = |place: &usize| {
            let before = place.checked_sub(1).map_or(0, |before| self.letter(before));
            !before.is_ascii_alphanumeric() || self.gaps.binary_search(place).is_ok()
        };
        letters.filter(begins).filter_map(move |place| {
            let name = core::str::from_utf8(self.part(place, dot)).ok()?;
            Some((place, GameName::from(name).ok()?))
        })
    }

    /// The payload after a front, without its check sum, and the place behind it.
    fn payload(&self, front: &Front, budget: &mut usize) -> Option<(Vec<u8>, usize)> {
        if front.format != FORMAT {
            return None;
        }
        self.sealed(front.begins, front.payload, budget)
    }

    /// The moves behind a link's payload, which ends before `end`.
    fn tail(&self, front: &Front, end: usize, budget: &mut usize) -> Tail {
        let digits = end + MOVES.len();
        let begins = self.behind(digits, u8::is_ascii_digit) + 1;
        let number = self.part(digits, begins.saturating_sub(1));
        let is_tail = self.part(end, digits) == MOVES && self.letter(begins - 1) == b'.';
        if !is_tail || number.is_empty() {
            return Tail::None;
        }
        let is_read = number == MOVES_FORMAT.to_string().as_bytes();
        let sealed = is_read.then(|| self.sealed(front.begins, begins, budget)).flatten();
        sealed.map_or(Tail::Damaged, |(payload, _)| Tail::Whole(payload))
    }

    /// The payload from a place on, without its check sum, which counts from `begins`, and the place behind it: the
    /// longest whose check sum fits.
    fn sealed(&self, begins: usize, from: usize, budget: &mut usize) -> Option<(Vec<u8>, usize)> {
        let is_letter = |letter: &u8| letter.is_ascii_alphanumeric() || is_mark(letter);
        let last = self.behind(from, is_letter);
        let gaps = self.gaps.iter().copied().rev();
        let gaps = gaps.filter(|gap| (from..last).contains(gap));
        let prefix = self.part(begins, from);
        core::iter::once(last).chain(gaps).find_map(|end| {
            let part = self.part(from, end);
            let marks = part.iter().rev().take(EMPHASIS).take_while(|letter| is_mark(letter));
            (0..=marks.count()).find_map(|marks| {
                let part = part.get(..part.len() - marks)?;
                *budget = budget.checked_sub(part.len() + CHECK)?;
                Some((opened(prefix, part)?, from + part.len()))
            })
        })
    }
}

const fn is_mark(letter: &u8) -> bool {
    matches!(letter, b'-' | b'_')
}

/// A payload without its check sum, if that fits.
fn opened(prefix: &[u8], payload: &[u8]) -> Option<Vec<u8>> {
    let mut payload = BASE64URL_NOPAD.decode(payload).ok()?;
    let check = *payload.last_chunk::<CHECK>()?;
    payload.truncate(payload.len() - CHECK);
    (check == check_sum(prefix, &payload)).then_some(payload)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_signs_are_decoded_where_digits_follow() {
        assert_eq!(decoded("a%2eb%2E"), "a.b.");
        assert_eq!(decoded("%2523"), "#", "within the address of another page");
        for plain in ["", "100%", "%2", "%zz", "ä%ö"] {
            assert_eq!(decoded(plain), plain);
        }
    }

    #[test]
    fn a_text_made_to_be_slow_is_given_up() {
        let fronts = "a.s1.".repeat(MAX_TEXT / 5);
        let folded = format!("a.s1.{}", "A ".repeat(MAX_TEXT / 2 - 4));
        for text in [fronts, folded] {
            let start = std::time::Instant::now();
            assert!(find::<()>(&text).is_ok_and(|shell| shell.payload.is_none()));
            assert!(start.elapsed() < core::time::Duration::from_secs(2));
        }
    }
}
