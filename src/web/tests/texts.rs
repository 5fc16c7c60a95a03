//! Any text, and any damage to what the page itself writes: whatever of it is read is written as it is read. The decoders
//! below the page have their targets in `tests/fuzz/`.

use crate::games::burgundy::Burgundy;
use crate::web::library::entry::{Entry, Found, found};
use crate::web::session::{Seating, Session};
use crate::web::settings::Settings;
use crate::web::setup::Draft;
use std::time::{Duration, Instant};

/// One game as the page keeps it, as a link and as a record, to be damaged.
const FORMS: [&str; 4] = [
    include_str!("../../../tests/frozen/burgundy/format1-rules1/halfway.game"),
    include_str!("../../../tests/frozen/burgundy/format1-rules1/halfway.link"),
    include_str!("../../../tests/frozen/burgundy/format1-rules1/halfway.text"),
    include_str!("../../../tests/frozen/burgundy/format1-rules1/secret.json"),
];

/// Everything that the page itself keeps and reads.
fn is_kept_by_the_page(text: &str) {
    if let Ok(Found::Games(games) | Found::Everything(_, games)) = found(text) {
        for entry in games.iter().filter(|entry| !entry.text.is_empty()) {
            // What is written of it opens as the same, and is written the same from then on.
            let Ok(Found::Games(again)) = found(&entry.to_text()) else { panic!("{entry:?}") };
            let [again] = again.as_slice() else { panic!("{entry:?}") };
            assert_eq!((&again.text, again.colours), (&entry.text, entry.colours));
            assert_eq!(found(&again.to_text()), Ok(Found::Games(vec![again.clone()])));
            let reopen = |entry: &Entry| {
                Session::<Burgundy>::reopen(&entry.text, entry.about, entry.colours)
            };
            if let Ok(session) = reopen(entry) {
                let again = reopen(&Entry::of_session(&session).unwrap()).unwrap();
                assert_eq!(again, session);
            }
        }
    }
    let read = Session::<Burgundy>::read_record;
    if let Ok(session) = read(text) {
        assert_eq!(read(&session.json().unwrap()), Ok(session));
    }
    let settings = Settings::of_text(text);
    assert_eq!(Settings::of_text(&settings.to_text()), settings);
    let mut draft = Draft::<Burgundy>::default();
    draft.seat_all(&Seating::of_text(text));
    let _ = draft.setup();
}

/// Tries a text that is made of bytes, for seconds, or minutes with `PRINCIPALITY_FULL=1`; none may take long.
fn tried(longest: usize, text: impl Fn(&[u8]) -> String + std::panic::RefUnwindSafe) {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let budget = if full { Duration::from_secs(120) } else { Duration::from_millis(1_500) };
    bolero::check!()
        .with_max_len(longest)
        .with_iterations(usize::MAX)
        .with_test_time(budget)
        .for_each(|input: &[u8]| {
            let start = Instant::now();
            is_kept_by_the_page(&text(input));
            let taken = start.elapsed();
            assert!(taken < Duration::from_secs(5), "one input took {taken:?}");
        });
}

#[test]
fn any_text() {
    tried(1_024, |input| String::from_utf8_lossy(input).into_owned());
}

/// The first bytes say which form is damaged; then each three where, and what stands there instead.
#[test]
fn any_damage_to_a_game() {
    tried(64, |input| {
        let (first, rest) = input.split_first().unwrap_or((&0, &[]));
        let mut bytes = FORMS[usize::from(*first) % FORMS.len()].as_bytes().to_vec();
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
        String::from_utf8_lossy(&bytes).into_owned()
    });
}
