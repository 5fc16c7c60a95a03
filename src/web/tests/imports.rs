//! Imported files, records and links, damaged in every way. No text may crash the page, take long, or open as a game
//! that was not played by the rules.

use crate::engine::chance::{Chance, Draw};
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::link;
use crate::engine::seed::Seed;
use crate::games;
use crate::web::library::entry::{Entry, Found, found};
use crate::web::session::{
    About, AnySession, COLOURS, GameId, GameIntent, Origin, Policy, Session, WebGame,
};
use std::time::{Duration, Instant};

/// A game's imports, and the function that reads them.
struct Case {
    game: &'static str,
    forms: fn() -> Vec<String>,
    hand_in: fn(&str) -> usize,
}

macro_rules! cases {
    ([$($game:ty),*]) => {
        [$(Case {
            game: <$game as crate::engine::game::Game>::NAME,
            forms: forms::<$game>,
            hand_in: hand_in::<$game>,
        }),*]
    };
}

const GAMES: &[Case] = &games!(cases);

/// A random game with the greatest number of players, in all importable formats.
pub(in crate::web) fn forms<G: WebGame>() -> Vec<String> {
    let roster = Roster::of_names(["Anna", "Bénno"]).unwrap();
    let options = serde_json::json!({"players": G::SEATS.end()});
    let options: G::Options = serde_json::from_value(options).unwrap();
    let setup = Setup::new(options, Seed::numbered(5), roster).unwrap();
    let mut session: Session<G> = Session::begin(setup, [3, 1, 0, 2, 4, 5]).unwrap();
    let mut chance = Chance::of_number(5, 5);
    for _ in 0..24 {
        let count = session.journal.choices().len() as u32;
        session = session.after(GameIntent::Play(chance.below(count) as usize)).unwrap();
    }
    let from = Some(Origin { game: GameId(3), moves: 4 });
    session.about = About { id: GameId(9), revision: 5, from, policy: Policy::Strict, rival: None };
    let session = AnySession::new(session);
    let file = Entry::of_session(&session).unwrap().to_text();
    vec![
        format!("{file}\n{file}"),
        session.text().unwrap(),
        session.json().unwrap(),
        session.game_link().unwrap(),
    ]
}

/// Reads a text as the page does; an opened game must have been played by the rules.
fn hand_in<G: WebGame>(text: &str) -> usize {
    let start = Instant::now();
    let reopen = |entry: &Entry| Session::<G>::reopen(&entry.text, entry.about, entry.colours).ok();
    let opened: Vec<AnySession> = match found(text) {
        Ok(Found::Games(games) | Found::Everything(_, games)) => {
            games.iter().filter_map(reopen).collect()
        }
        Ok(Found::Record) => Session::<G>::read_record(text).into_iter().collect(),
        Ok(Found::Link) => match Session::<G>::open(text) {
            Ok(link::Opened::Game(game)) => {
                vec![AnySession::new(Session::of_journal(game, COLOURS))]
            }
            _ => Vec::new(),
        },
        Ok(Found::Damaged | Found::Day(_) | Found::Nothing) | Err(_) => Vec::new(),
    };
    for session in &opened {
        Session::<G>::of(session).unwrap().journal.verify().unwrap();
    }
    assert!(start.elapsed() < Duration::from_secs(2), "{text}");
    opened.len()
}

fn is_full() -> bool {
    std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1")
}

/// The places at which a text is damaged: all of a setup and with `PRINCIPALITY_FULL=1`, otherwise some, since long texts
/// repeat themselves.
fn places(text: &str) -> impl Iterator<Item = usize> {
    let every = match text.len() {
        _ if is_full() => 1,
        ..500 => 1,
        500..3_000 => 7,
        3_000.. => 61,
    };
    (0..text.len()).step_by(every)
}

fn is_short(text: &str) -> bool {
    text.len() < 3_000
}

#[test]
fn whole_they_open() {
    for Case { game, forms, hand_in } in GAMES {
        let opened: Vec<usize> = forms().iter().map(|form| hand_in(form)).collect();
        assert_eq!(opened, [2, 1, 1, 1], "{game}");
    }
}

#[test]
fn cut_anywhere_they_open_as_what_is_left_or_not_at_all() {
    for Case { forms, hand_in, .. } in GAMES {
        for form in forms() {
            for at in places(&form).filter(|at| form.is_char_boundary(*at)) {
                hand_in(&form[..at]);
                // Only short texts are cut from the front, because without its beginning no format is recognised.
                if is_short(&form) {
                    hand_in(&form[at..]);
                }
            }
        }
    }
}

#[test]
fn with_any_bit_flipped_they_open_as_what_was_played_or_not_at_all() {
    for Case { forms, hand_in, .. } in GAMES {
        let mut chance = Chance::of_number(1, 0);
        for form in forms() {
            for at in places(&form) {
                let mut bytes = form.clone().into_bytes();
                bytes[at] ^= 1 << chance.below(8);
                hand_in(&String::from_utf8_lossy(&bytes));
            }
        }
    }
}

/// Changes a text at some places: other characters, pieces deleted, doubled or exchanged.
fn mutate(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let length = u32::try_from(bytes.len()).unwrap().max(1);
        let from = chance.below(length) as usize;
        let to = (from + chance.below(64) as usize).min(bytes.len());
        match chance.below(6) {
            0 => bytes.truncate(from),
            1 => drop(bytes.drain(from..to)),
            2 => bytes.extend_from_within(from..to),
            3 => bytes[from..to].reverse(),
            4 => bytes[from..to].iter_mut().for_each(|byte| *byte = chance.below(256) as u8),
            _ => bytes[from..to]
                .iter_mut()
                .filter(|byte| byte.is_ascii_digit())
                .for_each(|byte| *byte = b'0' + chance.below(10) as u8),
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A thousand of each game in everyday runs, ten thousand with `PRINCIPALITY_FULL=1`.
#[test]
fn thousands_of_mutations_crash_nothing() {
    for Case { game, forms, hand_in } in GAMES {
        let mut chance = Chance::of_number(2, 0);
        let forms = forms();
        let mut opened = 0;
        for number in 0..if is_full() { 10_000 } else { 1_000 } {
            opened += hand_in(&mutate(&forms[number % forms.len()], &mut chance));
        }
        println!("{game}: {opened} games could still be read");
    }
}
