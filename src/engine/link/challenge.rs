//! Challenges: a setup, and what somebody made of it. Whoever opens one plays the same table and sees both
//! results side by side. No rules are asked here: what a challenge tells of points is what its maker says.

use crate::engine::journal::roster::MAX_NAME_BYTES;
use crate::engine::link::bytes::{Reader, write_number};
use crate::engine::link::envelope::{Kind, close, uncover};
use crate::engine::link::error::{Contents, LinkError, WriteError};
use crate::engine::link::table::LinkedTable;
use crate::engine::seat::{MAX_SEATS, Seat};
use arrayvec::ArrayString;
use core::convert::Infallible;

/// The most turns that a challenge tells of.
const MAX_TURNS: usize = u16::MAX as usize;

/// What somebody made of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rival {
    /// Where they sat.
    pub seat: Seat,
    /// The points at the game's end.
    pub points: i32,
    /// How many turns that took, in games that end by what somebody reached; else 0.
    pub turns: u16,
    /// The name; empty for none.
    pub name: ArrayString<MAX_NAME_BYTES>,
}

/// Writes a challenge as the text behind a link's `#`: the table, who is to be beaten there, and how.
///
/// # Errors
/// If the text would be too long.
pub fn challenge_link(
    table: &LinkedTable,
    seat: Seat,
    points: i32,
    turns: u16,
) -> Result<String, WriteError> {
    let mut payload = Vec::new();
    write_number(&mut payload, u64::from(seat.0));
    write_number(&mut payload, folded(points));
    write_number(&mut payload, u64::from(turns));
    table.write(&mut payload);
    close(&table.game, Kind::Challenge, payload)
}

/// Reads a challenge from a link, or the text behind its `#`. Whether its table can be played, the game's
/// rules say, which are asked with [`LinkedTable::link`].
///
/// # Errors
/// Why the text is no challenge.
pub fn read_challenge(text: &str) -> Result<(LinkedTable, Rival), LinkError<Infallible>> {
    let (head, payload) = uncover(text)?;
    if head.kind != Kind::Challenge {
        return Err(LinkError::OtherKind(head.kind));
    }
    let mut reader = Reader::new(&payload);
    let seat = Seat(reader.at_most(MAX_SEATS - 1, Contents::Number)? as u8);
    let points = unfolded(reader.number()?).ok_or(Contents::Number)?;
    let turns = reader.at_most(MAX_TURNS, Contents::Number)? as u16;
    let table = LinkedTable::read(head.game, &mut reader)?;
    reader.finish()?;
    if table.roster.computer(seat).is_some() {
        return Err(Contents::Number.into());
    }
    // Names in a roster are never longer.
    let name = ArrayString::from(table.roster.name(seat)).map_err(|_| Contents::Name)?;
    Ok((table, Rival { seat, points, turns, name }))
}

/// A whole number as one without a sign: 0, −1, 1, −2 …
fn folded(number: i32) -> u64 {
    u64::from(((number << 1) ^ (number >> 31)) as u32)
}

fn unfolded(number: u64) -> Option<i32> {
    let number = u32::try_from(number).ok()?;
    Some((number >> 1) as i32 ^ -((number & 1) as i32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::link::GameName;
    use crate::engine::link::table::table_of;

    fn table() -> LinkedTable {
        let roster = Roster::of_names(["Anna", ""]).unwrap().with_computer(Seat(1), 2);
        let game = GameName::from("dice").unwrap();
        let seed = "amber-mill-47".parse().unwrap();
        LinkedTable { game, rules: 1, options: vec![2, 0, 0], seed, roster }
    }

    #[test]
    fn a_challenge_reads_back_with_points_of_any_sign() {
        for (points, turns) in [(212, 0), (0, 1), (-3, 9), (i32::MAX, u16::MAX), (i32::MIN, 0)] {
            let text = challenge_link(&table(), Seat(0), points, turns).unwrap();
            assert!(text.starts_with("dice.c1."), "{text}");
            let name = ArrayString::from("Anna").unwrap();
            let rival = Rival { seat: Seat(0), points, turns, name };
            let pasted = format!(" https://example.org/#{text}\n");
            assert_eq!(read_challenge(&pasted), Ok((table(), rival)));
        }
    }

    #[test]
    fn the_table_of_a_challenge_is_a_setup_like_any_other() {
        let link = table().link().unwrap();
        assert!(link.starts_with("dice.s1."));
        assert_eq!(table_of(&link), Some(table()));
        assert_eq!(read_challenge(&link), Err(LinkError::OtherKind(Kind::Setup)));
        assert_eq!(table_of("dice.s1.AAAA"), None);
    }

    #[test]
    fn whoever_is_to_be_beaten_is_a_person() {
        let text = challenge_link(&table(), Seat(1), 5, 0).unwrap();
        assert_eq!(read_challenge(&text), Err(Contents::Number.into()));
    }

    #[test]
    fn a_damaged_challenge_says_so() {
        let text = challenge_link(&table(), Seat(0), 5, 0).unwrap();
        for place in 8..text.len() {
            let mut other = text.clone().into_bytes();
            other[place] = if other[place] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).unwrap();
            assert!(read_challenge(&other).is_err(), "{other}");
            assert!(read_challenge(&text[..place]).is_err());
        }
        let newer = text.replace(".c1.", ".c2.");
        assert_eq!(read_challenge(&newer), Err(LinkError::NewerFormat(2)));
    }

    #[test]
    fn tables_play_the_same_whatever_people_are_called() {
        let named = |first: &str, level| {
            let roster = Roster::of_names([first, "Odo"]).unwrap().with_computer(Seat(1), level);
            LinkedTable { roster, ..table() }
        };
        assert!(named("Ben", 2).plays_as(&table()));
        assert!(!named("Anna", 3).plays_as(&table()), "another computer player");
        let other = LinkedTable { seed: "other".parse().unwrap(), ..table() };
        assert!(!other.plays_as(&table()));
    }
}
