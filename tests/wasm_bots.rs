//! Computer players choose the same natively and in the browser: whole games with small budgets, pinned. New
//! weights or another search change the pins; a difference between the two engines never may.

#![allow(clippy::unwrap_used)] // a game that can't be played is a failure

use principality::bots::analysis::slices::{Analysis, settings};
use principality::bots::arena::play;
use principality::bots::burgundy::arena::play_solo;
use principality::bots::ladder::Contestant;
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Question, choose};
use principality::bots::table::Table;
use principality::engine::game::hash_of;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::seed::Seed;
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::boards::BoardId;
use principality::games::dice::Dice;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// The final points by place and the positions visited, of one game.
fn outcome(a: &str, b: &str, table: &Table) -> (Vec<i32>, u64) {
    let sides: [Contestant<Burgundy>; 2] = [a.parse().unwrap(), b.parse().unwrap()];
    let game = play(&sides, table, 12, 0, &mut || 0.0).unwrap();
    let points = game.scores.iter().map(|score| score.points).collect();
    (points, game.efforts.iter().map(|effort| effort.nodes).sum())
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn games_of_computers_are_the_same_everywhere() {
    assert_eq!(outcome("hard:1500", "medium", &Table::of(2)), (vec![214, 193], 50_798));
    assert_eq!(outcome("medium", "easy", &Table::of(4)), (vec![264, 253, 144, 119], 36_145));
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn games_with_all_modules_and_in_teams_are_the_same_everywhere() {
    let everything = Table::of(3).with("modules", "all");
    assert_eq!(outcome("hard:1500", "medium", &everything), (vec![309, 253, 239], 100_746));
    let team = everything.with("team", "");
    assert_eq!(outcome("medium", "easy", &team), (vec![584, 584, 346, 346], 87_473));
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn solo_games_are_the_same_everywhere() {
    let player = "hard:8000".parse().unwrap();
    let solo = |board| {
        let game = play_solo(&player, board, 50, 12, &mut || 0.0).unwrap();
        (game.fields, game.turns_left, game.effort.nodes)
    };
    let games: Vec<_> = BoardId::all_solo().map(solo).collect();
    assert_eq!(games, [(36, 0, 206_301), (37, 1, 195_563)]);
}

/// The hash of an analysis of a game's first moves, played by easy.
fn analysed<G: ComputerPlayer>(players: u8, moves: usize) -> u64 {
    let options = G::options(&Table::of(players), 3).unwrap();
    let mut game = Journal::<G>::new(options, Seed::numbered(3), Roster::new()).unwrap();
    while game.len() < moves {
        let Some(seat) = G::deciders(game.state()).lowest() else { break };
        let view = G::view(game.state(), seat.into());
        let skill = G::skill(Level::Easy);
        let question = Question { view, seat, skill, seed: game.len() as u64, nodes: 100 };
        for action in choose::<G>(question) {
            game.play(seat, action).unwrap();
        }
    }
    let mut analysis = Analysis::new(game, settings::<G>(Some(200), Some(3)));
    analysis.finish();
    hash_of(analysis.record())
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn analyses_are_the_same_everywhere() {
    let hashes = [analysed::<Burgundy>(2, 20), analysed::<Dice>(2, 30)];
    assert_eq!(hashes, [5_145_182_744_007_160_846, 11_783_015_669_790_438]);
}
