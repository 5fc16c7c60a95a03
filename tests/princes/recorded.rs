//! Pinned results of games: a change of rules, chance or the order of actions shows here, natively and in the
//! browser (`wasm_recorded_games.rs`).

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::princes::card::Sets;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Way};
use principality::games::princes::{Actions, Princes};

/// Plays a random game; returns its final hash, turns and points.
pub fn play(options: &Options, number: u64) -> (u64, u32, [u8; 2]) {
    let mut state = Princes::start(options, &Seed::numbered(number), &mut Quiet).expect("a game");
    let mut chance = Chance::of_number(number, 77);
    let mut actions = Actions::new();
    while let Some(seat) = Princes::deciders(&state).lowest() {
        actions.clear();
        Princes::legal(&state, seat, &mut actions);
        let action = chance.pick(&actions).expect("a choice");
        Princes::apply(&mut state, seat, action, &mut Quiet).expect("it is legal");
    }
    (Princes::hash(&state), Princes::turns_ended(&state), [state.victory(0), state.victory(1)])
}

/// The games by name: every mode, and the duels of six sets, picked and drawn.
fn games() -> Vec<(&'static str, Options)> {
    let modes = Mode::ALL.into_iter().map(|mode| (mode.row().key, Options::of(mode)));
    let wide = [("duel-picked", Way::Pick), ("duel-drawn", Way::Drawn)];
    let wide = wide.into_iter().map(|(name, way)| (name, Options::duel(Sets::THEMES, way)));
    modes.chain(wide).collect()
}

/// Two games of each kind, a line each: name, number, hash, turns and points.
pub fn digest() -> String {
    let twice = games().into_iter().flat_map(|game| [1, 2].map(|number| (game, number)));
    let lines = twice.map(|((name, options), number)| {
        let (hash, turns, points) = play(&options, number);
        format!("{name} {number} {hash:016x} {turns} {points:?}")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The games' recorded results.
pub const RECORDED: &str = include_str!("recorded.txt");

#[test]
fn games_end_as_they_ended() {
    assert_eq!(digest(), RECORDED.trim());
}
