//! Computer players choose the same natively and in the browser: whole games with small budgets, pinned. New weights or
//! another search change the pins; a difference between the two engines never may.

#![allow(clippy::unwrap_used)] // a game that can't be played has failed

use principality::bots::burgundy::arena::{self, Table};
use principality::bots::ladder::Contestant;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// The final points by place and the positions visited, of one game.
fn outcome(a: &str, b: &str, players: u8) -> (Vec<i32>, u64) {
    let sides: [Contestant; 2] = [a.parse().unwrap(), b.parse().unwrap()];
    let game = arena::play(&sides, Table::of(players), 12, 0, &mut || 0.0).unwrap();
    let points = game.scores.iter().map(|score| score.points).collect();
    (points, game.efforts.iter().map(|effort| effort.nodes).sum())
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn games_of_computers_are_the_same_everywhere() {
    assert_eq!(outcome("hard:1500", "medium", 2), (vec![214, 193], 50_356));
    assert_eq!(outcome("medium", "easy", 4), (vec![283, 254, 161, 122], 34_579));
}
