//! Computer players at tables with modules: never stuck, never illegal, and not blind to the benefits.

use super::plan;
use crate::table::{ANNA, BENNO, CARLA, DARIO, Table, dealt};
use principality::bots::burgundy::evaluator::BurgundyEvaluator;
use principality::bots::evaluator::Evaluator;
use principality::bots::level::Level;
use principality::engine::game::Quiet;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::state::{Stage, Waiting};
use principality::games::burgundy::{Action, Burgundy};

/// Plays a whole game by the level's plans; returns the actions.
fn whole_game(players: u8, modules: Modules, level: Level, seed: u64) -> Vec<Action> {
    let (boards, castles) = (Boards::Drawn, Castles::Open);
    let options = Options::with_modules(players, Edition::E2019, boards, castles, modules);
    whole_game_with(&options.unwrap(), level, seed)
}

fn whole_game_with(options: &Options, level: Level, seed: u64) -> Vec<Action> {
    let mut state = dealt(options, seed).state;
    let modules = options.modules();
    let mut played = Vec::new();
    while state.stage() != Stage::Over {
        let seat = state.deciders().lowest().unwrap();
        let plan = plan(&state, seat, level, seed);
        assert!(!plan.is_empty(), "{modules:?}: seat {} knows nothing to do", seat.0);
        for action in plan {
            let done = state.apply(seat, action, &mut Quiet);
            assert_eq!(done, Ok(()), "{modules:?}: {action} after {} actions", played.len());
            played.push(action);
        }
    }
    played
}

#[test]
fn easy_players_finish_games_of_each_module_and_of_all() {
    for (seed, module) in (0..).zip(Module::ALL) {
        whole_game(2 + (seed % 3) as u8, Modules::NONE.with(module), Level::Easy, seed);
    }
    for players in 2..=4 {
        whole_game(players, Modules::EVERY, Level::Easy, u64::from(players));
    }
}

#[test]
fn players_of_every_level_finish_games_in_teams() {
    let everything = Modules::EVERY.without(Module::BorderPosts);
    let games = [
        (Level::Easy, 19, Modules::NONE),
        (Level::Easy, 20, everything),
        (Level::Medium, 20, everything),
        (Level::Hard, 19, Modules::NONE),
    ];
    for (level, board, modules) in games {
        let options = Options::teams(Edition::E2019, BoardId(board), modules).unwrap();
        let played = whole_game_with(&options, level, 3);
        let shelved = |action: &&Action| matches!(action, Action::Shelve(_));
        assert!(played.iter().filter(shelved).count() > 10, "{level} on board {board}");
    }
}

#[test]
fn the_tribute_that_a_partner_pays_is_the_team_s() {
    let modules = Modules::NONE.with(Module::Shields);
    let options = Options::teams(Edition::E2019, BoardId(19), modules).unwrap();
    let mut table = dealt(&options, 1).cleared().has_shields(ANNA, [7, 9]).silver(ANNA, 5);
    table = table.bridge([(CARLA, 1), (ANNA, 0), (BENNO, 0), (DARIO, 0)]).round(5);
    (*table.state.edit().turn(), *table.state.edit().used()) = (3, 3);
    table.play(DARIO, "end");
    assert_eq!((table.state.top(), table.state.chooser()), (Waiting::Tribute, CARLA));
    let evaluator = BurgundyEvaluator::default();
    let paid =
        Evaluator::<Burgundy>::comparable_position(&evaluator, &table.state, CARLA, Action::Pay(0))
            .unwrap();
    assert_eq!((paid.estate(ANNA).silver(), paid.estate(CARLA).silver()), (3, 3));
}

#[test]
fn medium_players_take_shields_pay_for_them_and_buy_inns() {
    let mut played = Vec::new();
    for seed in 1..=2 {
        played.extend(whole_game(3, Modules::EVERY, Level::Medium, seed));
    }
    let some = |wanted: fn(&Action) -> bool| played.iter().any(wanted);
    assert!(some(|action| matches!(action, Action::Shield(..))), "no shield was taken");
    assert!(some(|action| matches!(action, Action::Pay(_))), "no tribute was paid");
}

#[test]
fn a_shield_for_a_double_beats_two_plain_actions() {
    let mut table = Table::with_modules(2, [Module::Shields]).dice(ANNA, [5, 5]).silver(ANNA, 6);
    // Late enough that workers are worth little more than their points.
    table = table.shields_at(5, [2]).phase('D').round(4);
    let plan = plan(&table.state, ANNA, Level::Medium, 1);
    assert!(matches!(plan.first(), Some(Action::Shield(..))), "{plan:?}");
}
