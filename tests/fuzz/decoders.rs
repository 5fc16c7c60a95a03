//! Texts and bytes that claim to be games.

use super::games::played;
use super::{Choices, bytes, damage};
use crate::conformance::Kit;
use data_encoding::BASE64URL_NOPAD;
use principality::cli::form::{Form, read_game, write_game};
use principality::engine::game::Game;
use principality::engine::link::{
    Opened, challenge_link, game_link, open, read_challenge, setup_link, table_of,
};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use std::time::Duration;

/// Some games in all their forms, as inputs to damage, also as the page stores them.
fn forms<K: Kit>() -> Vec<String> {
    let all = [Form::Json, Form::Text, Form::Link, Form::Setup];
    let mut texts = Vec::new();
    for number in 0..4 {
        let journal = played::<K>(number, [1, 4, 12, 30][number as usize]);
        let written = all.map(|form| write_game(&journal, form).map_err(|error| error.to_string()));
        texts.extend(written.map(Result::unwrap));
        let link = game_link(&journal).unwrap();
        texts.push(format!("principality game 1\nid 00c0ffee00c0ffee\ntitle Çelik\ngame {link}"));
    }
    texts
}

/// Checks that a text that opens is sound: it replays, and writing it gives a text that opens as the same.
pub fn opens_soundly_or_not<G: Game>(text: &str) {
    let Ok((journal, form)) = read_game::<G>(text) else { return };
    assert_eq!(journal.verify(), Ok(()));
    let form = if form == Form::Text { Form::Json } else { form };
    let written = write_game(&journal, form).map_err(|failure| failure.to_string());
    let again = read_game::<G>(&written.unwrap()).map(|(journal, _)| journal);
    let again = again.unwrap();
    assert_eq!((again.setup(), again.moves()), (journal.setup(), journal.moves()));
}

/// Checks that seeds and actions are written as they are read.
pub fn are_read_as_written<G: Game>(text: &str) {
    if let Ok(seed) = text.parse::<Seed>() {
        assert_eq!(seed.as_str().parse(), Ok(seed));
    }
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse::<G::Action>().ok(), Some(action));
    }
}

pub fn any_text<K: Kit>(time: Duration) {
    let actions: Vec<String> = K::every_action(0).iter().map(ToString::to_string).collect();
    bytes(1_024, time, &|input: &[u8]| {
        let text = String::from_utf8_lossy(input);
        opens_soundly_or_not::<K>(&text);
        are_read_as_written::<K>(&text);
        let mut choices = Choices(input);
        are_read_as_written::<K>(&damage(&actions[choices.below(actions.len())], &mut choices));
    });
}

/// A payload with a matching check sum, so that the code behind the check is reached.
pub fn seal(prefix: &str, payload: &[u8]) -> String {
    let check = xxhash_rust::xxh3::xxh3_64(&[prefix.as_bytes(), payload].concat()) as u32;
    let sealed = [payload, &check.to_le_bytes()].concat();
    format!("{prefix}{}", BASE64URL_NOPAD.encode(&sealed))
}

fn unseal(link: &str) -> Vec<u8> {
    let payload = link.rsplit('.').next().unwrap_or_default();
    let mut bytes = BASE64URL_NOPAD.decode(payload.as_bytes()).unwrap();
    bytes.truncate(bytes.len() - 4);
    bytes
}

/// Checks that a sealed payload gives an error, or a value that has exactly this spelling.
pub fn has_one_spelling<G: Game>(kind: char, payload: &[u8]) {
    let text = seal(&format!("{}.{kind}1.", G::NAME), payload);
    let again = match open::<G>(&text) {
        Ok(Opened::Setup(setup)) => setup_link(&setup),
        Ok(Opened::Game(journal)) => game_link(&journal),
        Err(_) => match read_challenge(&text) {
            Ok((table, rival)) => challenge_link(&table, rival.seat, rival.points, rival.turns),
            Err(_) => return,
        },
    };
    assert_eq!(again.as_deref(), Ok(text.as_str()));
}

pub fn any_payload_of_a_link<K: Kit>(time: Duration) {
    let journal = played::<K>(5, 40);
    let setup = setup_link(journal.setup()).unwrap();
    let challenge = challenge_link(&table_of(&setup).unwrap(), Seat(0), -7, 40).unwrap();
    let links = [('s', setup), ('g', game_link(&journal).unwrap()), ('c', challenge)];
    let valid = links.map(|(kind, link)| (kind, unseal(&link)));
    bytes(512, time, &|input: &[u8]| {
        let mut choices = Choices(input);
        let (kind, valid) = &valid[choices.below(3)];
        // Random bytes, after the start of a valid link, or in the middle of one.
        let kept = choices.below(valid.len());
        let rest = choices.0;
        has_one_spelling::<K>(*kind, rest);
        has_one_spelling::<K>(*kind, &[&valid[..kept], rest].concat());
        let mut damaged = valid.clone();
        for (at, byte) in damaged.iter_mut().skip(kept).zip(rest) {
            *at = *byte;
        }
        has_one_spelling::<K>(*kind, &damaged);
    });
}

pub fn any_damage_to_a_game_in_any_form<K: Kit>(time: Duration) {
    let forms = forms::<K>();
    bytes(256, time, &|input: &[u8]| {
        let mut choices = Choices(input);
        let text = damage(&forms[choices.below(forms.len())], &mut choices);
        opens_soundly_or_not::<K>(&text);
    });
}
