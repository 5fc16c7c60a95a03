//! Links with a correct check sum and made-up contents.

use super::make::{basic_link, cases, game, seal, short_link, unseal};
use principality::engine::link::{
    Carried, Contents, LinkError, MAX_CARRYING, MAX_MOVES, Opened, carried_game, carrying_link,
    challenge_link, game_link, open, read_challenge, read_game, setup_link, table_of,
};
use principality::engine::seat::Seat;
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::options::OptionsError;
use proptest::prelude::*;

const PREFIXES: [&str; 2] = ["burgundy.s1.", "burgundy.g1."];

/// Opens a sealed payload; a payload that opens must have exactly this one spelling.
fn one_spelling(prefix: &str, payload: &[u8]) -> Result<(), LinkError<OptionsError>> {
    let text = seal(prefix, payload);
    let again = match open::<Burgundy>(&text)? {
        Opened::Setup(setup) => setup_link(&setup),
        Opened::Game(journal) => {
            journal.verify().unwrap();
            game_link(&journal)
        }
    };
    assert_eq!(again.as_deref(), Ok(text.as_str()));
    Ok(())
}

/// The bytes of a game link: those of its setup, and those after.
fn halves() -> (Vec<u8>, Vec<u8>) {
    let journal = game(12, 3);
    let setup = unseal(&setup_link(journal.setup()).unwrap());
    let payload = unseal(&short_link());
    let (first, second) = payload.split_at(setup.len());
    assert_eq!(first, setup);
    (setup, second.to_vec())
}

fn with_moves(moves: &[u8], taken_back: &[u8], rest: &[u8]) -> String {
    let (setup, _) = halves();
    seal("burgundy.g1.", &[&setup, moves, taken_back, rest].concat())
}

#[test]
fn the_second_half_is_moves_taken_back_hash_and_digits() {
    let (_, second) = halves();
    assert_eq!(second[..2], [12, 3]);
    let journal = read_game::<Burgundy>(&with_moves(&[12], &[3], &second[2..])).unwrap();
    assert_eq!((journal.len(), journal.position()), (12, 9));
    let all = read_game::<Burgundy>(&with_moves(&[12], &[12], &second[2..])).unwrap();
    assert_eq!(all.position(), 0);
}

#[test]
fn what_the_game_link_tells_is_checked_by_replay() {
    let (_, second) = halves();
    let read = |text: String| read_game::<Burgundy>(&text).err();
    let contents = |contents| Some(LinkError::Contents(contents));
    assert_eq!(read(with_moves(&[12], &[13], &second[2..])), contents(Contents::Moves));
    // One move fewer leaves digits over, or leads to another position.
    let fewer = read(with_moves(&[11], &[3], &second[2..]));
    assert!([contents(Contents::Rest), contents(Contents::Position)].contains(&fewer));
    assert_eq!(read(with_moves(&[13], &[3], &second[2..])), contents(Contents::Position));
    let mut other = second.clone();
    other[2] ^= 1;
    assert_eq!(read(with_moves(&[12], &[3], &other[2..])), contents(Contents::Position));
    assert_eq!(read(with_moves(&[12], &[3], &second[2..9])), contents(Contents::Short));
    let padded = [&second[2..], &[0]].concat();
    assert_eq!(read(with_moves(&[12], &[3], &padded)), contents(Contents::Rest));
    let longer = [&second[2..], &[1]].concat();
    assert_eq!(read(with_moves(&[12], &[3], &longer)), contents(Contents::Rest));
}

#[test]
fn a_link_that_promises_endless_moves_ends_with_the_game() {
    let hash = [0; 8];
    let mut many = Vec::new();
    principality::engine::link::bytes::write_number(&mut many, MAX_MOVES as u64);
    let error = read_game::<Burgundy>(&with_moves(&many, &[0], &hash)).unwrap_err();
    assert!(
        matches!(error, LinkError::Contents(Contents::Over(_) | Contents::Position)),
        "{error}"
    );
    let mut more = Vec::new();
    principality::engine::link::bytes::write_number(&mut more, MAX_MOVES as u64 + 1);
    let error = read_game::<Burgundy>(&with_moves(&more, &[0], &hash));
    assert_eq!(error, Err(LinkError::Contents(Contents::Moves)));
}

#[test]
fn names_are_read_as_strictly_as_they_are_typed() {
    let base = unseal(&basic_link());
    let players = base.len() - 1;
    assert_eq!(base[players], 0, "nobody is named");
    let named =
        |bytes: &[u8]| open::<Burgundy>(&seal("burgundy.s1.", &[&base[..players], bytes].concat()));
    assert!(named(&[1, 0, 3, b'A', b'n', b'n']).is_ok());
    for wrong in [
        &[1, 0, 3, b'A', b'\n', b'n'][..],        // two lines
        &[1, 0, 3, b' ', b'n', b'n'],             // spaces around
        &[1, 0, 2, 0xff, 0xfe],                   // no UTF-8
        &[1, 0, 0],                               // a blank player, which is never written
        &[3, 0, 1, b'a', 0, 1, b'b', 0, 1, b'c'], // three for two seats
        &[5, 0, 1, b'a', 0, 1, b'b', 0, 1, b'c', 0, 1, b'd', 0, 1, b'e'],
    ] {
        assert_eq!(named(wrong), Err(LinkError::Contents(Contents::Name)), "{wrong:?}");
    }
    let long = [&[1, 0, 21][..], &[b'x'; 21]].concat();
    assert_eq!(named(&long), Err(LinkError::Contents(Contents::Name)));
}

#[test]
fn a_setup_has_one_spelling_and_nothing_behind_it() {
    let base = unseal(&basic_link());
    let read = |payload: &[u8]| open::<Burgundy>(&seal("burgundy.s1.", payload)).err();
    let contents = |contents| Some(LinkError::Contents(contents));
    assert_eq!(read(&base), None);
    assert_eq!(read(&[&base[..], &[0]].concat()), contents(Contents::Rest));
    // The rules version, then the options' length and bytes.
    let (length, options) = (usize::from(base[1]), &base[2..]);
    let (options, rest) = options.split_at(length);
    let spelled = |options: &[u8]| read(&[&[base[0], options.len() as u8], options, rest].concat());
    assert_eq!(spelled(options), None);
    assert_eq!(spelled(&[options, &[0]].concat()), contents(Contents::Options), "a byte too many");
    let padded = [&options[..1], &[options[1] | 0x80, 0], &options[2..]].concat();
    assert_eq!(spelled(&padded), contents(Contents::Options), "a number written longer");
    // The seed as typed, not as stored.
    let mut capital = base.clone();
    let seed = capital.windows(5).position(|five| five == b"amber").unwrap();
    capital[seed] = b'A';
    assert_eq!(read(&capital), contents(Contents::Seed));
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_payload_gives_a_value_or_an_error(
        kind in 0usize..2,
        mut payload in proptest::collection::vec(any::<u8>(), 0..300),
    ) {
        let _ = one_spelling(PREFIXES[kind], &payload);
        // With the right rules version, later checks are reached.
        payload.insert(0, 1);
        let _ = one_spelling(PREFIXES[kind], &payload);
    }

    #[test]
    fn changed_payloads_give_a_value_with_one_spelling_or_an_error(
        kind in 0usize..2,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in proptest::option::of(any::<prop::sample::Index>()),
    ) {
        let mut payload = unseal(&[basic_link(), short_link()][kind]);
        for (at, byte) in changes {
            let at = at.index(payload.len());
            payload[at] = byte;
        }
        if let Some(cut) = cut {
            payload.truncate(cut.index(payload.len()));
        }
        let _ = one_spelling(PREFIXES[kind], &payload);
    }
}

#[test]
fn a_challenge_carries_a_whole_game_of_four() {
    let whole = game(usize::MAX, 0);
    let text = carrying_link(&game_link(&whole).unwrap(), Seat(0), 99, 0).unwrap();
    println!("{} moves: {} characters", whole.len(), text.len());
    assert!(text.contains(".m1.") && text.len() <= MAX_CARRYING, "{}", text.len());
    let Carried::Game(carried) = carried_game(&text) else { panic!("{text}") };
    assert_eq!(read_game::<Burgundy>(&carried), Ok(whole));
}

proptest! {
    #![proptest_config(cases())]

    /// A challenge survives any damage to the moves after it; moves that come with it replay or are refused.
    #[test]
    fn moves_of_a_challenge_are_played_or_refused(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
        is_sealed in any::<bool>(),
        cut in any::<prop::sample::Index>(),
    ) {
        let whole = game(40, 0);
        let text = carrying_link(&game_link(&whole).unwrap(), Seat(0), 99, 0).unwrap();
        let (plain, moves) = text.split_once(".m1.").unwrap();
        let prefix = format!("{plain}.m1.");
        let damaged = if is_sealed {
            let mut payload = unseal(&text);
            for (at, byte) in changes {
                let at = at.index(payload.len());
                payload[at] = byte;
            }
            seal(&prefix, &payload)
        } else {
            format!("{prefix}{}", &moves[..cut.index(moves.len())])
        };
        prop_assert_eq!(read_challenge(&damaged), read_challenge(plain));
        match carried_game(&damaged) {
            Carried::Game(carried) => {
                prop_assert!(is_sealed);
                if let Ok(read) = read_game::<Burgundy>(&carried) {
                    prop_assert_eq!(read.verify(), Ok(()));
                    prop_assert_eq!(game_link(&read), Ok(carried));
                }
            }
            carried => prop_assert_eq!((carried, is_sealed), (Carried::Damaged, false)),
        }
    }

    #[test]
    fn challenges_have_one_spelling_or_are_none(
        seat in 0u8..8,
        points in any::<u8>(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3),
    ) {
        let mut payload = [&[seat, points, 0][..], &unseal(&basic_link())].concat();
        for (at, byte) in changes {
            let at = at.index(payload.len());
            payload[at] = byte;
        }
        let text = seal("burgundy.c1.", &payload);
        if let Ok((table, rival)) = read_challenge(&text) {
            let again = challenge_link(&table, rival.seat, rival.points, rival.turns);
            prop_assert_eq!(again.as_deref(), Ok(text.as_str()));
            prop_assert_eq!(table_of(&table.link().unwrap()), Some(table));
        }
        prop_assert!(matches!(open::<Burgundy>(&text), Err(LinkError::OtherKind(_))));
    }
}
