//! Links read back.

use super::make::{SEED, basic_link, cases, game, seal, unseal};
use principality::engine::chance::{Chance, Draw};
use principality::engine::journal::Digit;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::journal::setup::Setup;
use principality::engine::link::radix::{Unpacker, pack};
use principality::engine::link::{
    Kind, LinkError, MAX_TEXT, Opened, game_link, kind_of, open, read_game, read_setup, setup_link,
};
use principality::engine::seat::Seat;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::options::{Boards, Castles, Edition};
use principality::games::burgundy::{Burgundy, Options};
use proptest::prelude::*;

/// Pinned: if this fails, all existing links have changed their meaning.
#[test]
fn the_link_of_a_basic_game_is_pinned() {
    assert_eq!(basic_link(), PINNED);
    let setup = read_setup::<Burgundy>(PINNED).unwrap();
    assert_eq!(setup.seed().as_str(), "amber-mill-47");
    assert_eq!(*setup.options(), Options::basic(2).unwrap());
    assert_eq!(*setup.roster(), Roster::new());
}

const PINNED: &str = "burgundy.s1.AQgCAAABAQAAAA1hbWJlci1taWxsLTQ3AH7RhoY";

#[test]
fn the_longest_setup_link_without_names_has_at_most_120_characters() {
    let boards = Boards::Fixed([10, 9, 8, 7].map(BoardId));
    let options = Options::new(4, Edition::E2011, boards, Castles::Hidden).unwrap();
    let journal: Journal<Burgundy> =
        Journal::new(options, SEED.parse().unwrap(), Roster::new()).unwrap();
    let link = setup_link(journal.setup()).unwrap();
    println!("#{link}: {} characters", link.len() + 1);
    assert!(link.len() < 120, "{link}");
}

#[test]
fn a_whole_game_of_four_fits_a_link_with_its_names_and_moves_taken_back() {
    let whole = game(usize::MAX, 0);
    assert!(whole.is_over());
    let link = game_link(&whole).unwrap();
    println!("{} moves: {} characters", whole.len(), link.len());
    assert!(link.len() < 2_000);
    let back = game(usize::MAX, 100);
    let read = read_game::<Burgundy>(&game_link(&back).unwrap()).unwrap();
    assert_eq!(read, back);
    assert_eq!((read.position() + 100, read.len()), (whole.len(), whole.len()));
    assert_eq!(read.setup().roster().name(Seat(2)), "Çelik");
    assert_eq!(read.setup().roster().computer(Seat(1)), Some(3));
}

#[test]
fn players_are_renamed_in_the_middle_of_a_game() {
    let mut journal = game(30, 2);
    let before = journal.clone();
    let roster = Roster::of_names(["Zoë"]).unwrap().with_computer(Seat(3), 1);
    journal.set_roster(roster);
    assert_eq!(journal.setup().roster(), &roster);
    assert_eq!((journal.moves(), journal.state()), (before.moves(), before.state()));
    assert_ne!(journal, before);
    assert_eq!(read_game(&game_link(&journal).unwrap()), Ok(journal));
}

#[test]
fn players_past_the_last_seat_are_dropped() {
    let four = Roster::of_names(["Anna", "Benno", "Carla", "Dario"]).unwrap();
    let options = Options::basic(2).unwrap();
    let mut journal: Journal<Burgundy> =
        Journal::new(options, SEED.parse().unwrap(), Roster::new()).unwrap();
    journal.set_roster(four);
    assert_eq!(journal.setup().roster(), &Roster::of_names(["Anna", "Benno"]).unwrap());
    assert!(game_link(&journal).is_ok());
}

#[test]
fn setups_of_other_seeds_are_others() {
    let setup = |seed: &str| {
        Setup::<Burgundy>::new(Options::basic(2).unwrap(), seed.parse().unwrap(), Roster::new())
    };
    assert!(setup("amber-mill-47") == setup("amber-mill-47"));
    assert!(setup("amber-mill-47") != setup("amber-mill-48"));
}

#[test]
fn a_link_is_read_as_people_paste_it() {
    let link = game_link(&game(30, 0)).unwrap();
    let (first, second) = link.split_at(link.len() / 2);
    for pasted in [
        format!("#{link}"),
        format!("https://example.org/some/where/?lang=de#{link}"),
        format!("  {link}\n"),
        format!("{first}\r\n  {second}"),
    ] {
        assert_eq!(read_game::<Burgundy>(&pasted), read_game(&link), "{pasted}");
        assert_eq!(kind_of::<Burgundy>(&pasted), Ok(Kind::Game));
    }
}

#[test]
fn either_kind_opens_as_what_it_is() {
    let game_text = game_link(&game(30, 2)).unwrap();
    assert_eq!(open::<Burgundy>(&game_text), Ok(Opened::Game(game(30, 2))));
    assert!(matches!(open::<Burgundy>(&basic_link()), Ok(Opened::Setup(_))));
    assert_eq!(read_setup::<Burgundy>(&game_text), Err(LinkError::OtherKind(Kind::Game)));
    assert_eq!(read_game::<Burgundy>(&basic_link()), Err(LinkError::OtherKind(Kind::Setup)));
}

#[test]
fn the_shell_is_as_described() {
    for link in [basic_link(), game_link(&game(30, 2)).unwrap()] {
        let prefix = &link[..=link.rfind('.').unwrap()];
        assert_eq!(seal(prefix, &unseal(&link)), link);
        assert!(link.len() < MAX_TEXT);
    }
}

fn digits() -> impl Strategy<Value = Vec<Digit>> {
    let digit = (1u32..=3_072).prop_flat_map(|base| (0..base, Just(base)));
    proptest::collection::vec(digit.prop_map(|(digit, base)| Digit { digit, base }), 0..600)
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn packed_choices_come_out_as_they_went_in(digits in digits()) {
        let bytes = pack(&digits).unwrap();
        let bits: f64 = digits.iter().map(|d| f64::from(d.base).log2()).sum();
        prop_assert!(bytes.len() <= (bits / 8.0 + 1e-6).ceil() as usize);
        let mut unpacker = Unpacker::new(&bytes).unwrap();
        for Digit { digit, base } in digits {
            prop_assert_eq!(unpacker.next(base), digit);
        }
        prop_assert!(unpacker.is_empty());
    }

    #[test]
    fn any_bytes_unpack(bytes in proptest::collection::vec(any::<u8>(), 0..200), base in 0u32..) {
        if let Some(mut unpacker) = Unpacker::new(&bytes) {
            for _ in 0..100 {
                let digit = unpacker.next(base);
                prop_assert!(digit < base.max(1));
            }
        }
    }

    #[test]
    fn shuffling_keeps_every_item(mut items in proptest::collection::vec(any::<u16>(), 0..300), number: u64) {
        let mut sorted = items.clone();
        sorted.sort_unstable();
        Chance::of_number(number, 5).shuffle(&mut items);
        items.sort_unstable();
        prop_assert_eq!(items, sorted);
    }
}
