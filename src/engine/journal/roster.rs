//! Who sits where: names, and which seats a computer plays.

use crate::engine::seat::{MAX_SEATS, Seat};
use arrayvec::ArrayString;

/// The longest name, in characters.
pub const MAX_NAME: usize = 20;
/// The longest name, in bytes of UTF-8.
pub const MAX_NAME_BYTES: usize = 4 * MAX_NAME;

/// Why a text can't be a player's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// More than [`MAX_NAME`] characters.
    #[error("a name has at most {MAX_NAME} characters")]
    TooLong,
    /// A character that is not drawn, or that turns the writing around.
    #[error("a name is written in one line of visible characters; {0:?} is none of them")]
    Character(char),
}

/// The players by seat. A seat without a name has an empty one; the table then calls it by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Roster([Player; MAX_SEATS]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Player {
    name: ArrayString<MAX_NAME_BYTES>,
    computer: u8,
}

impl Roster {
    /// Nobody is named and all seats are people's.
    #[must_use]
    pub fn new() -> Roster {
        Roster::default()
    }

    /// A roster of people with these names, from the first seat on; names past the last seat are
    /// left out.
    ///
    /// # Errors
    /// If a name is too long or holds a character that names don't have.
    pub fn of_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Roster, NameError> {
        let mut roster = Roster::new();
        for (seat, name) in (0..MAX_SEATS as u8).map(Seat).zip(names) {
            roster = roster.with_name(seat, name)?;
        }
        Ok(roster)
    }

    /// This roster with another name at a seat; spaces around the name are dropped.
    ///
    /// # Errors
    /// If the name is too long or holds a character that names don't have.
    pub fn with_name(mut self, seat: Seat, name: &str) -> Result<Roster, NameError> {
        let name = name.trim();
        if name.chars().count() > MAX_NAME {
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

    /// This roster with a computer player at a seat, by a number whose meaning the floors above
    /// know; 0 gives the seat to a person.
    #[must_use]
    pub fn with_computer(mut self, seat: Seat, computer: u8) -> Roster {
        if let Some(player) = self.0.get_mut(seat.index()) {
            player.computer = computer;
        }
        self
    }

    /// This roster with seats from `seats` on cleared.
    #[must_use]
    pub fn cut_to(mut self, seats: u8) -> Roster {
        self.0.iter_mut().skip(usize::from(seats)).for_each(|player| *player = Player::default());
        self
    }

    /// The seat's name; empty when it has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The number of the computer player at the seat; `None` when a person sits there.
    #[must_use]
    pub fn computer(&self, seat: Seat) -> Option<u8> {
        self.0.get(seat.index()).map(|player| player.computer).filter(|number| *number != 0)
    }

    /// How many seats from the first on hold something worth writing down.
    #[must_use]
    pub(crate) fn used(&self) -> usize {
        let blank = Player::default();
        self.0.iter().rposition(|player| *player != blank).map_or(0, |last| last + 1)
    }
}

/// Whether a character may stand in a name: not control characters, line and paragraph breaks, nor
/// marks without a picture that turn the writing's direction or hide in it.
#[must_use]
pub fn is_plain(character: char) -> bool {
    !character.is_control()
        && !matches!(
            character,
            '\u{061c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_at_most_twenty_visible_characters() {
        let name = |text: &str| Roster::of_names([text]).map(|r| r.name(Seat(0)).to_owned());
        assert_eq!(name("  Zoë 🐑 "), Ok("Zoë 🐑".to_owned()));
        assert_eq!(name(&"🐑".repeat(20)), Ok("🐑".repeat(20)));
        assert_eq!(name(&"x".repeat(21)), Err(NameError::TooLong));
        assert_eq!(name("a\nb"), Err(NameError::Character('\n')));
        assert_eq!(name("a\u{202e}b"), Err(NameError::Character('\u{202e}')));
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
