//! Challenges: a setup and a result to beat. The opener plays the same setup and sees both results side by side. The
//! rules are not asked: the result is as its maker claims.
//!
//! The moves of that game may follow as a part of their own, so that readers without it, and readers of a damaged one,
//! still have the challenge.

use crate::engine::journal::roster::MAX_NAME_BYTES;
use crate::engine::link::bytes::{Reader, write_number};
use crate::engine::link::envelope::{close, uncover, uncover_moves, with_moves};
use crate::engine::link::error::{Contents, LinkError, WriteError};
use crate::engine::link::find::Tail;
use crate::engine::link::head::Kind;
use crate::engine::link::table::LinkedTable;
use crate::engine::seat::{MAX_SEATS, Seat};
use arrayvec::ArrayString;
use core::convert::Infallible;

/// Maximum number of turns in a challenge.
const MAX_TURNS: usize = u16::MAX as usize;

/// Maximum length of a challenge with moves, in characters: with a page's address it stays below the 2,000 that
/// messengers keep as one link, and within a QR code, which holds 2,953.
pub const MAX_CARRYING: usize = 1_800;

/// The moves that a challenge carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Carried {
    /// None.
    Nothing,
    /// The game, as the text of its link. Its moves have not been played yet.
    Game(String),
    /// A part that can't be read.
    Damaged,
}

/// The result to beat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rival {
    /// The seat of the rival.
    pub seat: Seat,
    /// The points at the game's end.
    pub points: i32,
    /// Number of turns, in games that end when a goal is reached; else 0.
    pub turns: u16,
    /// The rival's name; empty for none.
    pub name: ArrayString<MAX_NAME_BYTES>,
}

/// Writes a challenge as the text after a link's `#`: the table, the rival's seat and the result.
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

/// [`challenge_link`] for the table of a game link, with the moves of that game; without them if the text would be longer
/// than [`MAX_CARRYING`].
///
/// # Errors
/// If the text is not a game link, or the challenge would be too long.
pub fn carrying_link(
    game: &str,
    seat: Seat,
    points: i32,
    turns: u16,
) -> Result<String, WriteError> {
    let taken = parted(game).map_err(|_| WriteError::ReadsBackOtherwise)?;
    let (table, moves) = taken.ok_or(WriteError::ReadsBackOtherwise)?;
    let plain = challenge_link(&table, seat, points, turns)?;
    let carrying = with_moves(&plain, moves);
    Ok(if carrying.len() > MAX_CARRYING { plain } else { carrying })
}

/// The table of a game link, and the bytes after it: its moves.
fn parted(game: &str) -> Result<Option<(LinkedTable, Vec<u8>)>, LinkError<Infallible>> {
    let (head, payload) = uncover(game)?;
    let mut reader = Reader::new(&payload);
    let table = LinkedTable::read(head.game, &mut reader)?;
    Ok((head.kind == Kind::Game).then(|| (table, reader.rest().to_vec())))
}

/// The moves of a challenge as the link of a game at its table; reading that checks them by the rules.
#[must_use]
pub fn carried_game(text: &str) -> Carried {
    let moves = match uncover_moves(text) {
        Tail::None => return Carried::Nothing,
        Tail::Damaged => return Carried::Damaged,
        Tail::Whole(moves) => moves,
    };
    let Ok((table, _)) = read_challenge(text) else { return Carried::Damaged };
    let mut payload = Vec::new();
    table.write(&mut payload);
    payload.extend_from_slice(&moves);
    close(&table.game, Kind::Game, payload).map_or(Carried::Damaged, Carried::Game)
}

/// Reads a challenge from a link, or the text after its `#`. The setup is not checked by the game's rules; opening
/// [`LinkedTable::link`] does that.
///
/// # Errors
/// The reason why the text is not a challenge.
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

/// A signed number as an unsigned one: 0, −1, 1, −2 … become 0, 1, 2, 3 …
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

    /// The game link of the table with these bytes as its moves, which only rules could judge.
    fn game(moves: &[u8]) -> String {
        let mut payload = Vec::new();
        table().write(&mut payload);
        payload.extend_from_slice(moves);
        close(&table().game, Kind::Game, payload).unwrap()
    }

    #[test]
    fn a_challenge_carries_a_game_and_reads_as_the_one_without() {
        let plain = challenge_link(&table(), Seat(0), 212, 0).unwrap();
        for moves in [vec![], vec![7; 40], (0..=255).collect()] {
            let game = game(&moves);
            let text = carrying_link(&game, Seat(0), 212, 0).unwrap();
            assert!(text.starts_with(&format!("{plain}.m1.")), "{text}");
            for pasted in [text.clone(), format!("see _https://example.org/#{text}_ now")] {
                assert_eq!(read_challenge(&pasted), read_challenge(&plain));
                assert_eq!(carried_game(&pasted), Carried::Game(game.clone()));
            }
        }
        assert_eq!(carried_game(&plain), Carried::Nothing);
        assert_eq!(carried_game(&format!("{plain}.e")), Carried::Nothing);
        assert_eq!(carried_game("nonsense"), Carried::Nothing);
    }

    #[test]
    fn too_many_moves_stay_behind() {
        let plain = challenge_link(&table(), Seat(0), 212, 0).unwrap();
        let of = |count: usize| carrying_link(&game(&vec![9; count]), Seat(0), 212, 0).unwrap();
        let longest = (0..1_400).rev().map(of).find(|text| *text != plain).unwrap();
        assert!((MAX_CARRYING - 2..=MAX_CARRYING).contains(&longest.len()), "{}", longest.len());
        assert_eq!(of(1_400), plain);
        let setup = table().link().unwrap();
        assert_eq!(carrying_link(&setup, Seat(0), 1, 0), Err(WriteError::ReadsBackOtherwise));
    }

    #[test]
    fn what_harms_the_moves_leaves_the_challenge() {
        let plain = challenge_link(&table(), Seat(0), 5, 0).unwrap();
        let text = carrying_link(&game(&[1, 2, 3, 4, 5]), Seat(0), 5, 0).unwrap();
        for place in plain.len() + 4..text.len() {
            let mut other = text.clone().into_bytes();
            other[place] = if other[place] == b'A' { b'B' } else { b'A' };
            for other in [String::from_utf8(other).unwrap(), text[..place].to_owned()] {
                assert_eq!(read_challenge(&other), read_challenge(&plain), "{other}");
                assert_eq!(carried_game(&other), Carried::Damaged, "{other}");
            }
        }
        let newer = text.replace(".m1.", ".m2.");
        assert_eq!(carried_game(&newer), Carried::Damaged);
        assert_eq!(read_challenge(&newer), read_challenge(&plain));
        // The moves of another challenge.
        let foreign = challenge_link(&table(), Seat(0), 6, 0).unwrap() + &text[plain.len()..];
        assert_eq!(carried_game(&foreign), Carried::Damaged);
    }

    #[test]
    fn tables_play_the_same_whoever_has_the_seats_of_people() {
        let named = |first: &str, level| {
            let roster = Roster::of_names([first, "Odo"]).unwrap().with_computer(Seat(1), level);
            LinkedTable { roster, ..table() }
        };
        assert!(named("Ben", 2).plays_as(&table()));
        assert!(!named("Anna", 3).plays_as(&table()), "another computer player");
        assert!(!named("Anna", 0).plays_as(&table()), "a person in its place");
        let person = named("Anna", 0);
        assert!(named("Anna", 3).plays_as(&person), "a computer player in a person's place");
        let other = LinkedTable { seed: "other".parse().unwrap(), ..table() };
        assert!(!other.plays_as(&table()));
    }
}
