//! Computer players choose the same natively and in the browser: whole games with small budgets, pinned. New weights or
//! another search change the pins; a difference between the two engines never may.

#![allow(clippy::unwrap_used)] // a game that can't be played has failed

use principality::bots::burgundy::arena::{self, Extras, Table};
use principality::bots::ladder::Contestant;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::Modules;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// The final points by place and the positions visited, of one game.
fn outcome(a: &str, b: &str, table: Table) -> (Vec<i32>, u64) {
    let sides: [Contestant; 2] = [a.parse().unwrap(), b.parse().unwrap()];
    let game = arena::play(&sides, table, 12, 0, &mut || 0.0).unwrap();
    let points = game.scores.iter().map(|score| score.points).collect();
    (points, game.efforts.iter().map(|effort| effort.nodes).sum())
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn games_of_computers_are_the_same_everywhere() {
    assert_eq!(outcome("hard:1500", "medium", Table::of(2)), (vec![214, 193], 50_356));
    assert_eq!(outcome("medium", "easy", Table::of(4)), (vec![283, 254, 161, 122], 34_579));
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn games_with_all_modules_and_in_teams_are_the_same_everywhere() {
    let everything = Table { extras: Extras::These(Modules::EVERY), ..Table::of(3) };
    assert_eq!(outcome("hard:1500", "medium", everything), (vec![309, 253, 239], 100_988));
    let team = Table { team: true, ..everything };
    assert_eq!(outcome("medium", "easy", team), (vec![601, 601, 180, 180], 81_433));
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn solo_games_are_the_same_everywhere() {
    let player = "hard:8000".parse().unwrap();
    let alone = |board| {
        let game = arena::play_alone(&player, board, 50, 12, &mut || 0.0).unwrap();
        (game.fields, game.turns_left, game.effort.nodes)
    };
    let games: Vec<_> = BoardId::all_solo().map(alone).collect();
    assert_eq!(games, [(35, 0, 210_443), (37, 0, 203_279)]);
}
