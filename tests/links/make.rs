//! Games to write, and a second writer, implemented from the description of the format only.

use data_encoding::BASE64URL_NOPAD;
use principality::engine::chance::{Chance, Draw};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::link::{game_link, setup_link};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::burgundy::options::{Castles, Edition, Way};
use principality::games::burgundy::{Burgundy, Options};
use proptest::prelude::ProptestConfig;

/// Number of cases of a property: 256; with `PRINCIPALITY_FULL=1` 20,000.
pub fn cases() -> ProptestConfig {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let cases = if full { 20_000 } else { 256 };
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// The seed of the games here, of maximum length.
pub const SEED: &str = "northern-harvest-moon-24";

/// A four-player game of `moves` random moves, of which `taken_back` are undone.
pub fn game(moves: usize, taken_back: usize) -> Journal<Burgundy> {
    let (boards, _) =
        Way::ExpertHidden.choices([principality::games::burgundy::boards::BoardId(1); 4]);
    let options = Options::new(4, Edition::E2019, boards, Castles::Hidden).unwrap();
    let roster = Roster::of_names(["Anna", "Bernd", "Çelik", "Dörte"]).unwrap();
    let roster = roster.with_computer(Seat(1), 3);
    let mut journal = Journal::new(options, SEED.parse().unwrap(), roster).unwrap();
    let mut chance = Chance::of_number(1, 1);
    while journal.len() < moves {
        let deciders: Vec<Seat> = Burgundy::deciders(journal.state()).iter().collect();
        let Some(seat) = chance.pick(&deciders) else { break };
        let mut legal = principality::games::burgundy::Actions::new();
        Burgundy::legal(journal.state(), seat, &mut legal);
        journal.play(seat, chance.pick(&legal).unwrap()).unwrap();
    }
    journal.go_to(journal.len() - taken_back);
    journal
}

/// A setup of the basic game and its link.
pub fn basic_link() -> String {
    let journal: Journal<Burgundy> = Journal::new(
        Options::basic(2).unwrap(),
        "amber-mill-47".parse::<Seed>().unwrap(),
        Roster::new(),
    )
    .unwrap();
    setup_link(journal.setup()).unwrap()
}

/// The link of a short game.
pub fn short_link() -> String {
    game_link(&game(12, 3)).unwrap()
}

/// Puts a payload into the shell described in `docs/record.md`, with a correct check sum.
pub fn seal(prefix: &str, payload: &[u8]) -> String {
    let mut bytes = payload.to_vec();
    let all = [prefix.as_bytes(), payload].concat();
    let check = xxhash_rust::xxh3::xxh3_64(&all);
    bytes.extend_from_slice(&check.to_le_bytes()[..4]);
    format!("{prefix}{}", BASE64URL_NOPAD.encode(&bytes))
}

/// The payload of a link without its check sum.
pub fn unseal(link: &str) -> Vec<u8> {
    let payload = link.rsplit('.').next().unwrap();
    let mut bytes = BASE64URL_NOPAD.decode(payload.as_bytes()).unwrap();
    bytes.truncate(bytes.len() - 4);
    bytes
}
