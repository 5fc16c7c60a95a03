//! Arbitrary texts, and damaged output of the page: whatever can be read is written back equivalently. The decoders
//! below the page have their own fuzz targets in `tests/fuzz/`.

use crate::games;
use crate::web::library::entry::{Entry, Found, found};
use crate::web::session::{Seating, Session};
use crate::web::settings::Settings;
use crate::web::setup::{Draft, SetupGame};
use crate::web::tests::imports::forms;
use std::time::{Duration, Instant};

/// A game under test.
struct Case {
    forms: fn() -> Vec<String>,
    is_kept: fn(&str),
}

macro_rules! cases {
    ([$($game:ty),*]) => { [$(Case { forms: forms::<$game>, is_kept: is_kept_by_the_page::<$game> }),*] };
}

const GAMES: &[Case] = &games!(cases);

/// Checks all formats that the page itself stores and reads.
fn is_kept_by_the_page<G: SetupGame>(text: &str) {
    if let Ok(Found::Games(games) | Found::Everything(_, games)) = found(text) {
        for entry in games.iter().filter(|entry| !entry.text.is_empty()) {
            // An entry read from it must survive another round of writing and reading unchanged.
            let Ok(Found::Games(again)) = found(&entry.to_text()) else { panic!("{entry:?}") };
            let [again] = again.as_slice() else { panic!("{entry:?}") };
            assert_eq!((&again.text, again.colours), (&entry.text, entry.colours));
            assert_eq!(found(&again.to_text()), Ok(Found::Games(vec![again.clone()])));
            let reopen =
                |entry: &Entry| Session::<G>::reopen(&entry.text, entry.about, entry.colours);
            if let Ok(session) = reopen(entry) {
                let again = reopen(&Entry::of_session(&session).unwrap()).unwrap();
                assert_eq!(again, session);
            }
        }
    }
    let read = Session::<G>::read_record;
    if let Ok(session) = read(text) {
        assert_eq!(read(&session.json().unwrap()), Ok(session));
    }
    let settings = Settings::of_text(text);
    assert_eq!(Settings::of_text(&settings.to_text()), settings);
    let mut draft = Draft::<G>::default();
    draft.seat_all(&Seating::of_text(text));
    let _ = draft.setup();
}

/// Tries generated texts, each with a game, for seconds, or for minutes with `PRINCIPALITY_FULL=1`; none may take long.
fn tried(longest: usize, make: impl Fn(&[u8]) -> (usize, String) + std::panic::RefUnwindSafe) {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let budget = if full { Duration::from_secs(120) } else { Duration::from_millis(2_500) };
    bolero::check!()
        .with_max_len(longest)
        .with_iterations(usize::MAX)
        .with_test_time(budget)
        .for_each(|input: &[u8]| {
            let start = Instant::now();
            let (game, text) = make(input);
            (GAMES[game % GAMES.len()].is_kept)(&text);
            let taken = start.elapsed();
            assert!(taken < Duration::from_secs(5), "one input took {taken:?}");
        });
}

#[test]
fn any_text() {
    tried(1_024, |input| (input.len(), String::from_utf8_lossy(input).into_owned()));
}

/// The first byte selects game and format; then each three give a place and its new content.
#[test]
fn any_damage_to_a_game() {
    let forms: Vec<Vec<String>> = GAMES.iter().map(|game| (game.forms)()).collect();
    tried(64, move |input| {
        let (first, rest) = input.split_first().unwrap_or((&0, &[]));
        let (game, form) = (usize::from(*first) % GAMES.len(), usize::from(*first) / GAMES.len());
        let mut bytes = forms[game][form % forms[game].len()].as_bytes().to_vec();
        for change in rest.chunks_exact(3) {
            let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
            match change[2] {
                0..=9 => bytes.truncate(at + 1),
                10..=49 => drop(bytes.remove(at)),
                50..=89 => bytes.insert(at, bytes[0]),
                byte => bytes[at] = byte,
            }
            if bytes.is_empty() {
                break;
            }
        }
        (game, String::from_utf8_lossy(&bytes).into_owned())
    });
}
