//! Games whose end is pinned: a change of rules, chance or the order of actions shows here, natively and in the
//! browser (`wasm_recorded_games.rs`).

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::princes::modes::{Mode, Options};
use principality::games::princes::{Actions, Princes};

/// Plays a random game; gives its hash at the end, its turns and its points.
pub fn play(mode: Mode, number: u64) -> (u64, u32, [u8; 2]) {
    let mut state =
        Princes::start(&Options::of(mode), &Seed::numbered(number), &mut Quiet).expect("a game");
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

/// Ten games, a line each: mode, number, hash, turns and points.
pub fn digest() -> String {
    let games = Mode::ALL.into_iter().flat_map(|mode| [1, 2].map(|number| (mode, number)));
    let lines = games.map(|(mode, number)| {
        let (hash, turns, points) = play(mode, number);
        format!("{} {number} {hash:016x} {turns} {points:?}", mode.row().key)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What the ten games came to when they were recorded.
pub const RECORDED: &str = include_str!("recorded.txt");

#[test]
fn ten_games_end_as_they_ended() {
    assert_eq!(digest(), RECORDED.trim());
}
