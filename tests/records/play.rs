//! Random games, the same natively and in the browser.

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::link::{game_link, read_game};
use principality::engine::record::text::{read_record, write_record};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::burgundy::Actions;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::options::{Edition, Way};
use principality::games::burgundy::{Action, Burgundy, Options};
use std::ops::RangeInclusive;

/// The digest of the games 1 to 100; another one means that games are played differently than before.
pub const HUNDRED: u64 = 12_142_787_985_469_072_790;

/// The options of game `number`: players, editions and ways in turn.
fn options(number: u64, chance: &mut Chance) -> Options {
    let players = 2 + (number % 3) as u8;
    let edition = if (number / 3).is_multiple_of(2) { Edition::E2019 } else { Edition::E2011 };
    let of_edition = edition.boards();
    let boards = [(); 4].map(|()| chance.pick(&of_edition).unwrap_or(BoardId(1)));
    let (boards, castles) = Way::ALL[(number / 6) as usize % Way::ALL.len()].choices(boards);
    Options::new(players, edition, boards, castles).unwrap()
}

/// Weight of an action: half of the games are played by players who build.
fn weight(number: u64, action: &Action) -> u32 {
    match action {
        _ if number.is_multiple_of(2) => 1,
        Action::Place(..) | Action::Build(..) => 60,
        Action::Buy(..) | Action::Fetch(_) => 12,
        Action::Take(..) | Action::Sell(..) | Action::SellFree(_) => 8,
        _ => 2,
    }
}

/// One of the legal actions, with probabilities by weight.
///
/// # Panics
/// If there is no legal action.
fn choose(legal: &[Action], weight: impl Fn(&Action) -> u32, chance: &mut Chance) -> Action {
    let sum = legal.iter().map(&weight).sum();
    let mut rest = chance.below(sum);
    *legal
        .iter()
        .find(|action| {
            let own = weight(action);
            let chosen = rest < own;
            rest = rest.saturating_sub(own);
            chosen
        })
        .unwrap()
}

/// A whole random game.
///
/// # Panics
/// If a legal action is refused.
pub fn play(number: u64, stream: u64) -> Journal<Burgundy> {
    let mut chance = Chance::of_number(number, stream);
    let options = options(number, &mut chance);
    play_out(number, options, |action| weight(number, action), &mut chance)
}

/// A whole game with these options and the seed of this number, with probabilities by weight.
///
/// # Panics
/// If a legal action is refused.
pub fn play_out(
    number: u64,
    options: Options,
    weight: impl Fn(&Action) -> u32,
    chance: &mut Chance,
) -> Journal<Burgundy> {
    let mut journal = Journal::new(options, Seed::numbered(number), Roster::new()).unwrap();
    let mut legal = Actions::new();
    while !journal.is_over() {
        let deciders: Vec<Seat> = Burgundy::deciders(journal.state()).iter().collect();
        let seat = chance.pick(&deciders).unwrap();
        legal.clear();
        Burgundy::legal(journal.state(), seat, &mut legal);
        journal.play(seat, choose(&legal, &weight, chance)).unwrap();
    }
    journal
}

/// Plays these games, writes each as link, text record and JSON, reads them back, and compares every position
/// at a turn's end. Returns a digest of all last positions.
///
/// # Panics
/// At the first difference, with the game's number.
pub fn digest_of(games: RangeInclusive<u64>) -> u64 {
    games.fold(0, |digest, number| {
        let journal = play(number, 7);
        let link = game_link(&journal).unwrap_or_default();
        let text = write_record(&journal).unwrap_or_default();
        let forms = [
            ("link", read_game::<Burgundy>(&link).ok()),
            ("text", read_record(&text).ok()),
            #[cfg(feature = "json")]
            ("JSON", json(&journal)),
        ];
        for (form, read) in forms {
            assert_eq!(read.as_ref(), Some(&journal), "game {number} as {form}");
            let same = read.is_some_and(|read| read.turn_ends().eq(journal.turn_ends()));
            assert!(same, "game {number} as {form} has other hashes");
        }
        assert!(link.len() < 2_000, "game {number}: a link of {} characters", link.len());
        digest.rotate_left(5) ^ Burgundy::hash(journal.state())
    })
}

#[cfg(feature = "json")]
fn json(journal: &Journal<Burgundy>) -> Option<Journal<Burgundy>> {
    let text = principality::engine::record::json::write_json(journal).ok()?;
    principality::engine::record::json::read_json(&text).ok()
}
