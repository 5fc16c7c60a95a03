//! Texts and bytes that claim to be games.

use super::{Choices, bytes};
use data_encoding::BASE64URL_NOPAD;
use principality::cli::form::{Form, read_game, write_game};
use principality::cli::protocol::session::Session as Table;
use principality::engine::link::{Opened, game_link, open, setup_link};
use principality::engine::seed::Seed;
use principality::games::burgundy::{Action, Burgundy};

/// One game in all its forms, to be damaged.
const FORMS: [&str; 5] = [
    include_str!("../frozen/burgundy/format1-rules1/halfway.game"),
    include_str!("../frozen/burgundy/format1-rules1/halfway.link"),
    include_str!("../frozen/burgundy/format1-rules1/halfway.text"),
    include_str!("../frozen/burgundy/format1-rules1/halfway.setup"),
    include_str!("../frozen/burgundy/format1-rules1/secret.json"),
];

/// What opens is sound: it replays, and what is written of it opens as the same.
pub fn opens_soundly_or_not(text: &str) {
    let Ok((journal, form)) = read_game::<Burgundy>(text) else { return };
    assert_eq!(journal.verify(), Ok(()));
    let form = if form == Form::Text { Form::Json } else { form };
    let written = write_game(&journal, form).map_err(|failure| failure.to_string());
    let again = read_game::<Burgundy>(&written.unwrap()).map(|(journal, _)| journal);
    let again = again.unwrap();
    assert_eq!((again.setup(), again.moves()), (journal.setup(), journal.moves()));
}

/// Seeds and actions are written as they are read.
pub fn are_read_as_written(text: &str) {
    if let Ok(seed) = text.parse::<Seed>() {
        assert_eq!(seed.as_str().parse(), Ok(seed));
    }
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse::<Action>().ok(), Some(action));
    }
}

#[test]
fn any_text() {
    bytes!(1_024, |input: &[u8]| {
        let text = String::from_utf8_lossy(input);
        opens_soundly_or_not(&text);
        are_read_as_written(&text);
    });
}

/// The payload that a check sum fits, so that what lies behind it is reached.
pub fn seal(prefix: &str, payload: &[u8]) -> String {
    let check = xxhash_rust::xxh3::xxh3_64(&[prefix.as_bytes(), payload].concat()) as u32;
    let sealed = [payload, &check.to_le_bytes()].concat();
    format!("{prefix}{}", BASE64URL_NOPAD.encode(&sealed))
}

/// A sealed payload gives an error, or a value that has exactly this spelling.
pub fn has_one_spelling(prefix: &str, payload: &[u8]) {
    let text = seal(prefix, payload);
    let again = match open::<Burgundy>(&text) {
        Ok(Opened::Setup(setup)) => setup_link(&setup),
        Ok(Opened::Game(journal)) => game_link(&journal),
        Err(_) => return,
    };
    assert_eq!(again.as_deref(), Ok(text.as_str()));
}

#[test]
fn any_payload_of_a_link() {
    let whole = FORMS[1].trim_end().rsplit('.').next().unwrap_or_default();
    let mut valid = BASE64URL_NOPAD.decode(whole.as_bytes()).unwrap();
    valid.truncate(valid.len() - 4);
    bytes!(512, |input: &[u8]| {
        let mut choices = Choices(input);
        let prefix = ["burgundy.s1.", "burgundy.g1."][choices.below(2)];
        // Bytes as they come, behind a start of a true link, or in the midst of one.
        let kept = choices.below(valid.len());
        let rest = choices.0;
        has_one_spelling(prefix, rest);
        has_one_spelling(prefix, &[&valid[..kept], rest].concat());
        let mut damaged = valid.clone();
        for (at, byte) in damaged.iter_mut().skip(kept).zip(rest) {
            *at = *byte;
        }
        has_one_spelling(prefix, &damaged);
    });
}

/// Changes a text here and there.
fn damage(text: &str, choices: &mut Choices<'_>) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=choices.below(4) {
        let at = choices.below(bytes.len().max(1));
        let byte = choices.byte();
        match choices.below(5) {
            0 if at < bytes.len() => bytes[at] = byte,
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at.min(bytes.len()), byte),
            3 => {
                let piece: Vec<u8> = bytes.iter().skip(at).take(64).copied().collect();
                let to = choices.below(bytes.len().max(1));
                bytes.splice(to..to, piece);
            }
            _ if choices.below(8) == 0 => bytes.truncate(at),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn any_damage_to_a_game_in_any_form() {
    bytes!(256, |input: &[u8]| {
        let mut choices = Choices(input);
        let text = damage(FORMS[choices.below(FORMS.len())], &mut choices);
        opens_soundly_or_not(&text);
        are_read_as_written(&text);
    });
}

const REQUESTS: [&str; 10] = [
    r#"{"do": "hello", "id": 1}"#,
    r#"{"do": "new", "game": "burgundy", "options": {"players": 1}}"#,
    r#"{"do": "new", "options": {"players": 3, "edition": 2011, "way": "expert-open"}, "seed": "n1", "players": ["A", {"name": "B", "computer": 1}]}"#,
    r#"{"do": "apply", "seat": 0, "action": {"kind": "take", "die": 3, "slot": "2.1"}}"#,
    r#"{"do": "apply", "action": "3 hire"}"#,
    r#"{"do": "legal"}"#,
    r#"{"do": "state", "seat": 1}"#,
    r#"{"do": "go", "at": 1}"#,
    r#"{"do": "events", "move": 1}"#,
    r#"{"do": "record", "form": "json"}"#,
];

#[test]
fn any_requests_of_the_protocol() {
    bytes!(512, |input: &[u8]| {
        let mut choices = Choices(input);
        let mut table = Table::default();
        while !choices.is_over() {
            let request = REQUESTS[choices.below(REQUESTS.len())];
            let line = match choices.below(3) {
                0 => request.to_owned(),
                _ => damage(request, &mut choices),
            };
            let answer = table.answer(line.as_bytes());
            assert!(answer["ok"].is_boolean(), "{line}");
            let is_refused = answer["error"]["message"].as_str().is_some_and(|why| !why.is_empty());
            assert_eq!(answer["ok"] == false, is_refused, "{line}");
        }
    });
}
