//! The players by seat: their names and computer players.

use crate::engine::seat::{MAX_SEATS, Seat};
use arrayvec::ArrayString;

/// Maximum length of a name, in characters as people read them: an emoji made of several others is one, and so is a letter
/// with its marks.
pub const MAX_NAME: usize = 20;
/// Maximum length of a name, in bytes of UTF-8: twelve for each character, of which a syllable of an Indian script may need
/// nine.
pub const MAX_NAME_BYTES: usize = 12 * MAX_NAME;

/// Reason why a text is not accepted as a player's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Longer than [`MAX_NAME`] characters or [`MAX_NAME_BYTES`] bytes.
    #[error("a name has at most {MAX_NAME} characters and {MAX_NAME_BYTES} bytes")]
    TooLong,
    /// An invisible character, or one that changes the direction of the text.
    #[error("a name is written in one line of visible characters; {0:?} is none of them")]
    Character(char),
}

/// The players by seat. A seat without a name has an empty one; the table shows its number instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Roster([Player; MAX_SEATS]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Player {
    name: ArrayString<MAX_NAME_BYTES>,
    computer: u8,
}

impl Roster {
    /// A roster without names and without computer players.
    #[must_use]
    pub fn new() -> Roster {
        Roster::default()
    }

    /// A roster of people with these typed names, from the first seat on; names past the last seat and invisible
    /// characters are dropped.
    ///
    /// # Errors
    /// If a name is too long or holds a character that names can't have.
    pub fn of_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Roster, NameError> {
        let mut roster = Roster::new();
        for (seat, name) in (0..MAX_SEATS as u8).map(Seat).zip(names) {
            roster = roster.with_typed_name(seat, name)?;
        }
        Ok(roster)
    }

    /// This roster with a typed name at a seat; surrounding spaces and invisible characters are dropped.
    ///
    /// # Errors
    /// If the rest is too long, or has several lines.
    pub fn with_typed_name(self, seat: Seat, name: &str) -> Result<Roster, NameError> {
        self.with_name(seat, &visible(name))
    }

    /// This roster with another name at a seat; surrounding spaces are dropped, other characters kept.
    ///
    /// # Errors
    /// If the name is too long or holds a character that names can't have.
    pub fn with_name(mut self, seat: Seat, name: &str) -> Result<Roster, NameError> {
        let name = name.trim();
        // Characters that may be parts of one are limited by their bytes: telling them apart takes large tables.
        if name.chars().filter(|c| is_whole(*c)).count() > MAX_NAME {
            return Err(NameError::TooLong);
        }
        if let Some(character) = name.chars().find(|c| !is_plain(*c)) {
            return Err(NameError::Character(character));
        }
        let name = ArrayString::from(name).map_err(|_| NameError::TooLong)?;
        if let Some(player) = self.0.get_mut(seat.index()) {
            player.name = name;
        }
        Ok(self)
    }

    /// This roster with a computer player at a seat, by a number that the floors above define; 0 is a person.
    #[must_use]
    pub fn with_computer(mut self, seat: Seat, computer: u8) -> Roster {
        if let Some(player) = self.0.get_mut(seat.index()) {
            player.computer = computer;
        }
        self
    }

    /// This roster with the seats from `seats` on cleared.
    #[must_use]
    pub fn cut_to(mut self, seats: u8) -> Roster {
        self.0.iter_mut().skip(usize::from(seats)).for_each(|player| *player = Player::default());
        self
    }

    /// The seat's name; empty if it has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The number of the computer player at the seat; `None` for a person.
    #[must_use]
    pub fn computer(&self, seat: Seat) -> Option<u8> {
        self.0.get(seat.index()).map(|player| player.computer).filter(|number| *number != 0)
    }

    /// Number of seats from the first to the last that has a name or a computer player.
    #[must_use]
    pub(crate) fn used(&self) -> usize {
        let blank = Player::default();
        self.0.iter().rposition(|player| *player != blank).map_or(0, |last| last + 1)
    }
}

/// True if a character always begins a new one for its reader: those of Latin, Greek, Cyrillic, Armenian, Japanese, Chinese
/// and Korean other than marks.
const fn is_whole(character: char) -> bool {
    matches!(
        character,
        '\0'..='\u{2ff}' | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{58f}' | '\u{3041}'..='\u{3096}'
            | '\u{30a1}'..='\u{30fa}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}'
    )
}

/// True if a character is allowed in a name: no control characters, line or paragraph breaks, and no invisible marks
/// that change the direction of the text.
#[must_use]
pub fn is_plain(character: char) -> bool {
    !character.is_control()
        && !matches!(
            character,
            '\u{061c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        )
}

/// True if a character is always invisible, whatever its neighbours: direction marks, zero-width spaces, fillers. Line
/// breaks are not among them.
#[must_use]
pub fn is_unseen(character: char) -> bool {
    let is_break = character.is_control() || matches!(character, '\u{2028}' | '\u{2029}');
    let is_filler = matches!(
        character,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d173}'..='\u{1d17a}'
    );
    !is_break && (is_filler || !is_plain(character))
}

/// True if a character joins its neighbours.
const fn is_joiner(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}')
}

/// True if a character selects the shape of the one before it.
const fn is_selector(character: char) -> bool {
    matches!(character, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// True if a character spells the country of a flag.
const fn is_tag(character: char) -> bool {
    matches!(character, '\u{e0000}'..='\u{e007f}')
}

/// True if a character may be joined to another: symbols, and letters of the scripts after Latin, Greek and Cyrillic in
/// Unicode.
const fn is_joined(character: char) -> bool {
    character >= '\u{590}' && !is_joiner(character)
}

/// A name without invisible characters. Joiners and the like are kept where they have an effect: within emoji, and
/// within words of the scripts that use them.
#[must_use]
pub fn visible(name: &str) -> String {
    let seen: Vec<char> = name.chars().filter(|character| !is_unseen(*character)).collect();
    let shows = |(place, character): &(usize, &char)| {
        let before = place.checked_sub(1).and_then(|before| seen.get(before)).copied();
        let after = seen.get(place + 1).copied();
        match **character {
            c if is_joiner(c) => before.is_some_and(is_joined) && after.is_some_and(is_joined),
            c if is_tag(c) => before.is_some_and(|c| is_tag(c) || c == '🏴'),
            c if is_selector(c) => before.is_some_and(|c| {
                let is_key = c.is_ascii_digit() || matches!(c, '#' | '*');
                is_key || (is_joined(c) && !is_selector(c))
            }),
            _ => true,
        }
    };
    let name: String =
        seen.iter().enumerate().filter(shows).map(|(_, character)| *character).collect();
    name.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_at_most_twenty_visible_characters() {
        let name = |text: &str| Roster::of_names([text]).map(|r| r.name(Seat(0)).to_owned());
        assert_eq!(name("  Zoë 🐑 "), Ok("Zoë 🐑".to_owned()));
        for twenty in ["x", "🐑", "ж", "王", "e\u{301}", "🇩🇪", "क्ष", "مُ", "👍🏽"]
        {
            assert_eq!(name(&twenty.repeat(20)), Ok(twenty.repeat(20)));
        }
        for whole in ["x", "é", "e\u{301}", "ж", "王", "か", "한"] {
            assert_eq!(name(&whole.repeat(21)), Err(NameError::TooLong), "{whole}");
        }
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        assert_eq!(name(&family.repeat(9)), Ok(family.repeat(9)));
        assert_eq!(name(&family.repeat(10)), Err(NameError::TooLong), "more than 240 bytes");
        assert_eq!(name("a\nb"), Err(NameError::Character('\n')));
        let read = Roster::new().with_name(Seat(0), "a\u{202e}b");
        assert_eq!(
            read,
            Err(NameError::Character('\u{202e}')),
            "nothing that a link says is changed"
        );
    }

    #[test]
    fn invisible_characters_of_typed_names_are_left_out() {
        for unseen in [
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{61c}',
            '\u{ad}',
            '\u{34f}',
            '\u{feff}',
            '\u{fe0f}',
            '\u{115f}',
            '\u{3164}',
            '\u{2800}',
            '\u{180e}',
            '\u{e0041}',
            '\u{e0101}',
            '\u{fff9}',
        ] {
            for name in [format!("A{unseen}nna"), format!("{unseen}Anna"), format!("Anna{unseen} ")]
            {
                let roster = Roster::of_names([name.as_str()]).unwrap();
                assert_eq!(roster.name(Seat(0)), "Anna", "{unseen:?}");
            }
            assert_eq!(visible(&unseen.to_string()), "", "{unseen:?}");
        }
        let long = format!("\u{200b}{}\u{200b}", "x\u{2060}".repeat(20));
        assert!(Roster::of_names([long.as_str()]).is_ok(), "only what is seen counts");
    }

    #[test]
    fn joiners_stay_where_they_show() {
        for name in ["👨‍👩‍👧 Fam", "❤️‍🔥", "🏳️‍🌈", "1️⃣", "#️⃣ one", "☺︎", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "क्‍ष", "Zoë", "👍🏽"]
        {
            assert_eq!(visible(name), name, "{}", name.escape_unicode());
        }
        assert_eq!(visible("👨\u{200d}\u{200d}👩"), "👨👩", "a joiner joins two");
        assert_eq!(visible("👨\u{200d} Anna\u{200d}👨"), "👨 Anna👨");
    }

    #[test]
    fn seats_hold_people_or_computers() {
        let roster = Roster::of_names(["Anna", "", "Carla"]).unwrap().with_computer(Seat(1), 2);
        assert_eq!((roster.computer(Seat(0)), roster.computer(Seat(1))), (None, Some(2)));
        assert_eq!((roster.name(Seat(2)), roster.name(Seat(9))), ("Carla", ""));
        assert_eq!(roster.used(), 3);
        assert_eq!(roster.cut_to(2).used(), 2);
        assert_eq!(roster.cut_to(1).used(), 1);
        let six = Roster::of_names(["A", "B", "C", "D", "E", "F", "G"]).unwrap();
        assert_eq!((six.used(), six.name(Seat(5)), six.name(Seat(6))), (6, "F", ""));
    }
}
