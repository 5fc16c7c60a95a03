//! Damaged links, and texts that are not links.

use super::make::{basic_link, cases, seal, short_link, unseal};
use principality::engine::link::{Kind, LinkError, MAX_TEXT, game_of, head_of, open};
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::options::OptionsError;
use proptest::prelude::*;

type Refusal = Option<LinkError<OptionsError>>;

fn refusal(text: &str) -> Refusal {
    open::<Burgundy>(text).err()
}

fn both() -> [String; 2] {
    [basic_link(), short_link()]
}

#[test]
fn every_wrong_character_is_noticed() {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+/=%ä";
    for link in both() {
        for (at, right) in link.char_indices() {
            for wrong in LETTERS.chars().filter(|wrong| *wrong != right) {
                let damaged = format!("{}{wrong}{}", &link[..at], &link[at + 1..]);
                assert!(refusal(&damaged).is_some(), "{damaged}");
            }
        }
    }
}

#[test]
fn missing_and_added_characters_are_noticed() {
    for link in both() {
        for at in 0..link.len() {
            assert!(refusal(&link[..at]).is_some(), "cut to {at}");
            assert!(refusal(&link[at + 1..]).is_some(), "begun at {at}");
            let without = format!("{}{}", &link[..at], &link[at + 1..]);
            assert!(refusal(&without).is_some() || without == link, "without {at}");
            // Any text may precede and follow a link.
            let marks = if at > 0 { &["-", "=="][..] } else { &[] };
            for more in ["A", "z", "AAAA"].iter().chain(marks) {
                let longer = format!("{}{more}{}", &link[..at], &link[at..]);
                assert!(refusal(&longer).is_some(), "{longer}");
            }
        }
        assert_eq!(refusal(&format!("{link}A")), Some(LinkError::Damaged));
        assert_eq!(refusal(&format!("{link}{link}")), Some(LinkError::Damaged));
    }
}

#[test]
fn changed_capitals_are_noticed() {
    for link in both() {
        assert!(refusal(&link.to_uppercase()).is_some());
        let (prefix, payload) = link.split_at(link.rfind('.').unwrap() + 1);
        let small = format!("{prefix}{}", payload.to_lowercase());
        assert_eq!(refusal(&small), Some(LinkError::Damaged));
    }
}

#[test]
fn a_text_that_is_no_link_says_so() {
    for text in
        ["", "#", "hello", "https://example.org/", ".", "..", "burgundy", "burgundy.", "1.s1.A"]
    {
        assert_eq!(refusal(text), Some(LinkError::Foreign), "{text}");
    }
    for text in ["burgundy.x1.AAAA", "burgundy.s.AAAA", "burgundy.s01.AAAA", "burgundy.s+1.AAAA"] {
        assert_eq!(refusal(text), Some(LinkError::Foreign), "{text}");
    }
    let long = "A".repeat(MAX_TEXT + 1);
    assert_eq!(refusal(&long), Some(LinkError::TooLong));
    assert_eq!(refusal(&format!("burgundy.g1.{long}")), Some(LinkError::TooLong));
    assert_eq!(refusal(&"🐑".repeat(100_000)), Some(LinkError::TooLong));
}

#[test]
fn a_link_names_its_game_before_anything_else_is_read() {
    let head = head_of("https://example.org/#princes.g7.what ever").unwrap();
    assert_eq!((&*head.game, head.kind), ("princes", Kind::Game));
    assert_eq!(game_of(&basic_link()).as_deref(), Some("burgundy"));
    for text in ["", "Princes.g1.A", "princes", "princes.x1.A", "anamethatismuchtoolong.g1.A"] {
        assert_eq!(head_of(text).err(), Some(LinkError::Foreign), "{text}");
        assert_eq!(game_of(text), None, "{text}");
    }
}

#[test]
fn links_of_other_games_and_versions_say_so() {
    let payload = unseal(&basic_link());
    assert_eq!(refusal(&seal("princes.s1.", &payload)), Some(LinkError::OtherGame));
    assert_eq!(refusal(&seal("burgundy.s2.", &payload)), Some(LinkError::NewerFormat(2)));
    assert_eq!(refusal("burgundy.g7.whatever"), Some(LinkError::NewerFormat(7)));
    let rules = payload[0];
    let mut newer = payload.clone();
    newer[0] = rules + 1;
    let newer = refusal(&seal("burgundy.s1.", &newer)).unwrap();
    assert_eq!(newer, LinkError::NewerRules(u16::from(rules) + 1));
    let mut older = payload;
    older[0] = rules - 1;
    let older = refusal(&seal("burgundy.s1.", &older)).unwrap();
    assert_eq!(older, LinkError::OlderRules(u16::from(rules) - 1));
    for error in [newer, older] {
        assert!(error.to_string().contains("rules"), "{error}");
    }
}

#[test]
fn options_that_can_t_be_played_say_why() {
    let mut payload = unseal(&basic_link());
    // rules version, length of the options, players
    payload[2] = 9;
    let error = refusal(&seal("burgundy.s1.", &payload)).unwrap();
    assert_eq!(error, LinkError::Options(OptionsError::Players(9)));
    assert!(error.to_string().contains("two to four players, not 9"), "{error}");
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,300}") {
        prop_assert!(refusal(&text).is_some());
    }

    #[test]
    fn any_payload_is_read_without_a_panic(text in "[a-zA-Z0-9_-]{0,400}", kind in "[sg]") {
        let link = format!("burgundy.{kind}1.{text}");
        prop_assert!(refusal(&link).is_some());
    }

    #[test]
    fn flipped_bits_are_noticed(flips in proptest::collection::vec((any::<usize>(), 0u8..7), 1..5)) {
        for link in both() {
            let mut bytes = link.clone().into_bytes();
            for (at, bit) in &flips {
                let at = at % bytes.len();
                bytes[at] ^= 1 << bit;
            }
            let damaged = String::from_utf8(bytes).unwrap();
            let tidy: String = damaged.chars().filter(|c| !c.is_ascii_whitespace()).collect();
            prop_assert!(tidy == link || refusal(&damaged).is_some(), "{}", damaged);
        }
    }
}
