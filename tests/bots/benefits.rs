//! Named positions with modules and alone: players use the obvious benefits.

use super::{all_play, plan, plays};
use crate::table::{ANNA, BENNO, CARLA, DARIO, Table, dealt};
use principality::bots::burgundy::evaluator::BurgundyEvaluator;
use principality::bots::evaluator::{Evaluator, quick_action};
use principality::bots::level::Level;
use principality::bots::player::ComputerPlayer;
use principality::engine::game::Quiet;
use principality::games::burgundy::action::Action;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::state::{Stage, Waiting};
use principality::games::burgundy::tiles::Building;
use principality::games::burgundy::{Actions, Burgundy};

/// Asserts that the levels that search their turn play this.
#[track_caller]
fn searchers_play(table: &Table, words: &str) {
    for level in [Level::Medium, Level::Hard] {
        let turn = plays(table, level);
        assert!(turn.iter().any(|text| text.contains(words)), "{level} plays {turn:?}");
    }
}

/// Asserts that no level's turn has an action with these words.
#[track_caller]
fn none_plays(table: &Table, words: &str) {
    for level in Level::ALL {
        let turn = plays(table, level);
        assert!(!turn.iter().any(|text| text.contains(words)), "{level} plays {turn:?}");
    }
}

/// A game with a module in phase C, some of the estate settled around the castle.
fn with(module: Module) -> Table {
    let table = Table::with_modules(2, [module]).phase('C').filled(ANNA, [11, 12, 19, 20, 25]);
    table.workers(ANNA, 2).workers(BENNO, 2)
}

// Extra tiles

#[test]
fn the_crane_s_benefit_is_used() {
    let mut table = with(Module::ExtraTiles).store(ANNA, ["crane"]).dice(ANNA, [1, 4]);
    table = table.depot(2, ["bank", "monastery-13"]).depot(5, ["boarding-house"]);
    table.play(ANNA, "1 place 1 @26");
    assert_eq!(table.state.top(), Waiting::Crane);
    all_play(&table, "use ");
    none_plays(&table, "pass");
}

#[test]
fn geese_join_the_larger_herd() {
    let mut table = with(Module::ExtraTiles).store(ANNA, ["geese"]).dice(ANNA, [2, 4]);
    table = table.laid(ANNA, "cow-4", 10).laid(ANNA, "sheep-2", 5).filled(ANNA, [9]);
    table.play(ANNA, "2 place 1 @4");
    all_play(&table, "herd cow");
}

#[test]
fn monastery_28_makes_workers_of_silver_where_they_finish_a_region() {
    // One 2 for the sheep; the other becomes the 4 that the last mine field asks for.
    let table = with(Module::ExtraTiles).phase('E').round(5).owns(ANNA, 28).silver(ANNA, 1);
    let table = table.filled(ANNA, [29, 33]).store(ANNA, ["mine", "sheep-4"]).dice(ANNA, [2, 2]);
    let table = table.workers(ANNA, 0);
    searchers_play(&table, "recruit");
    searchers_play(&table, "2 place 1 @24");
    searchers_play(&table, "2 place 2 @27");
}

// White castles

#[test]
fn a_white_castle_s_action_is_more_than_workers() {
    let mut table = with(Module::WhiteCastles).filled(ANNA, [29, 33]).white(4);
    table = table.store(ANNA, ["white-castle", "mine"]).dice(ANNA, [1, 6]);
    table.play(ANNA, "1 place 1 @26");
    all_play(&table, "w place 2 @24");
    none_plays(&table, "w hire");
}

// Inns

#[test]
fn an_inn_that_finishes_a_region_is_bought_and_placed() {
    let table = with(Module::Inns).phase('D').round(3).filled(ANNA, [29, 33]).inns(1);
    let table = table.silver(ANNA, 2).dice(ANNA, [4, 6]);
    searchers_play(&table, "buy 7.9");
    searchers_play(&table, "place 1 @24");
}

// Border posts

/// A game on boards 11a and 11b with an empty table.
fn posts() -> Table {
    let boards = Boards::Fixed([BoardId(11), BoardId(12), BoardId(0), BoardId(0)]);
    let modules = Modules::NONE.with(Module::BorderPosts);
    let options = Options::with_modules(2, Edition::E2019, boards, Castles::Open, modules);
    let mut table = dealt(&options.unwrap(), 1);
    for seat in [ANNA, BENNO] {
        let castles = table.offers(seat);
        table.play(seat, &castles[0]);
    }
    table.cleared()
}

#[test]
fn the_tile_that_joins_two_posts_goes_there() {
    // A monastery fits 8, which joins two posts for 8 points.
    let table = posts().phase('B').filled(ANNA, [4, 5, 6, 7]).dice(ANNA, [4, 4]);
    all_play(&table.store(ANNA, ["monastery-13"]), "4 place 1 @8");
}

#[test]
fn a_start_castle_on_boards_with_posts_is_chosen_by_measurement() {
    let boards = Boards::Fixed([BoardId(11), BoardId(12), BoardId(0), BoardId(0)]);
    let modules = Modules::NONE.with(Module::BorderPosts);
    let options = Options::with_modules(2, Edition::E2019, boards, Castles::Open, modules);
    let table = dealt(&options.unwrap(), 1);
    assert_eq!(table.state.stage(), Stage::Castles);
    all_play(&table, "castle @");
}

// Trade routes

#[test]
fn of_two_goods_the_one_is_sold_that_the_route_asks_for() {
    // Card 9 begins with good 1, which gives two silver.
    let table = with(Module::TradeRoutes).phase('E').round(5).route(ANNA, [9, 10, 11]);
    let table = table.goods(ANNA, [1, 2]).dice(ANNA, [1, 2]);
    searchers_play(&table, "1 sell 1");
    // The second sale would meet no space: the order matters.
    let turn = plays(&table, Level::Medium);
    let place = |words: &str| turn.iter().position(|text| text == words);
    assert!(place("1 sell 1") < place("2 sell 2") || place("2 sell 2").is_none(), "{turn:?}");
}

// Shields

/// Ends the phase up to the first choice.
fn phase_ends(mut table: Table) -> Table {
    *table.state.edit().round() = 4;
    *table.state.edit().turn() = table.state.players() - 1;
    *table.state.edit().used() = 3;
    let last = table.state.playing();
    table.play(last, "end");
    table
}

/// A game at the end of a phase in which Anna is asked for the tribute of these shields.
fn tribute<const N: usize>(letter: char, shields: [u8; N], silver: u16) -> Table {
    let table = Table::with_modules(2, [Module::Shields]).phase(letter).round(5);
    let table = table.laid(ANNA, "castle", 6).has_shields(ANNA, shields).silver(ANNA, silver);
    let table = phase_ends(table);
    assert_eq!((table.state.top(), table.state.chooser()), (Waiting::Tribute, ANNA));
    table
}

#[test]
fn tribute_is_paid_for_shields_that_are_worth_it() {
    for letter in ['C', 'D'] {
        searchers_play(&tribute(letter, [1, 2], 3), "pay");
    }
    all_play(&tribute('E', [1, 7], 2), "pay");
}

#[test]
fn who_can_pay_for_one_shield_keeps_the_better_one() {
    all_play(&tribute('D', [1, 18], 1), "drop 18");
    all_play(&tribute('E', [2, 13], 1), "drop 13");
}

#[test]
fn shields_14_and_15_settle_a_tile() {
    for (shield, depot) in [(14, 3), (15, 7)] {
        let table = Table::with_modules(2, [Module::Shields]).phase('C').round(5);
        let table = table.filled(ANNA, [24, 29]).has_shields(ANNA, [shield]).silver(ANNA, 3);
        let table = phase_ends(table.depot(depot, ["mine", "castle"]));
        assert!(matches!(table.state.top(), Waiting::Settle { .. }));
        all_play(&table, "settle ");
    }
}

#[test]
fn shield_6_names_whose_monasteries_give_most() {
    let table = Table::with_modules(3, [Module::Shields]).phase('E').round(5);
    let table = table.has_shields(ANNA, [6]).silver(ANNA, 1).filled(ANNA, [11, 25]);
    let mut table = table.laid(BENNO, "monastery-26", 12).laid(BENNO, "monastery-17", 7);
    table = phase_ends(table);
    table.play(ANNA, "pay");
    assert_eq!(table.state.top(), Waiting::Naming);
    all_play(&table, "name 1");
}

#[test]
fn shield_16_turns_a_die_where_it_finishes_a_region() {
    let table = with(Module::Shields).filled(ANNA, [29, 33]).workers(ANNA, 0);
    let table = table.has_shields(ANNA, [16]).silver(ANNA, 3).store(ANNA, ["mine"]);
    let table = table.dice(ANNA, [1, 1]);
    searchers_play(&table, "1 turn 4");
    searchers_play(&table, "4 place 1 @24");
}

#[test]
fn a_shield_that_can_never_be_paid_is_left_where_a_region_can_be_finished() {
    let table = with(Module::Shields).phase('E').round(5).filled(ANNA, [29, 33]);
    let table = table.store(ANNA, ["mine"]).shields_at(4, [18]).dice(ANNA, [4, 4]);
    searchers_play(&table, "4 place 1 @24");
}

// The solo game

/// A solo game on board 13a with the castle on 4 and an empty table.
fn solo() -> Table {
    let modules = Modules::NONE;
    let options = Options::solo(Edition::E2019, BoardId(17), Castles::Open, modules, 50);
    let mut table = dealt(&options.unwrap(), 1);
    table.play(ANNA, "castle @4");
    table.cleared()
}

/// The same with all fields filled but these.
fn filled_but<const N: usize>(empty: [u8; N]) -> Table {
    let fields = (0..37).filter(|field| *field != 4 && !empty.contains(field));
    fields.fold(solo(), |table, field| table.filled(ANNA, [field]))
}

#[test]
fn the_last_two_fields_are_filled_and_the_game_is_won() {
    let table = filled_but([8, 27]).store(ANNA, ["mine", "sheep-2"]).dice(ANNA, [1, 5]);
    for level in Level::ALL {
        let mut played = table.state.clone();
        for action in plan(&table.state, ANNA, level, 1) {
            assert_eq!(played.apply(ANNA, action, &mut Quiet), Ok(()), "{level}: {action}");
        }
        assert!(played.is_won_solo(), "{level} plays {:?}", plays(&table, level));
    }
}

#[test]
fn points_are_bought_at_the_marker_where_the_action_fills_a_field() {
    // No die makes a 5; but a sale brings the stone to 49 of 50, and a silver makes it an action.
    let mut table = filled_but([8, 34]).phase('E').round(5).goods(ANNA, [2]).silver(ANNA, 2);
    table = table.store(ANNA, ["mine"]).dice(ANNA, [2, 2]).workers(ANNA, 0);
    *table.state.edit().stone() = 47;
    searchers_play(&table, "point");
    searchers_play(&table, "* place 1 @");
}

#[test]
fn five_goods_are_swapped_for_a_tile_that_fits_anywhere() {
    let mut table = filled_but([6, 8, 27, 34]).phase('E').round(3).store(ANNA, ["ship"]);
    table = table.goods(ANNA, [1, 1, 2, 3, 3]).goods_in(2, [4]).depot(7, ["castle"]);
    table = table.dice(ANNA, [1, 5]);
    searchers_play(&table, "swap 7.1");
}

#[test]
fn points_wait_for_the_order_that_loses_none_of_them() {
    // 5 points for the sheep, then 6 and 4 for the yellow region and the phase; the marker is 10 away.
    let mut table = solo().phase('D').filled(ANNA, [24, 25, 30]).laid(ANNA, "sheep-3", 36);
    table = table.store(ANNA, ["sheep-2", "monastery-1"]).dice(ANNA, [6, 5]);
    *table.state.edit().stone() = 40;
    table.play(ANNA, "6 place 1 @31").play(ANNA, "5 place 2 @26");
    let mut played = table.state.clone();
    let turn = plan(&table.state, ANNA, Level::Hard, 1);
    for action in turn.iter().filter(|action| **action != Action::EndTurn) {
        assert_eq!(played.apply(ANNA, *action, &mut Quiet), Ok(()), "{action}");
    }
    assert_eq!((played.stone(), played.marker()), (5, 45), "{:?}", super::words(&turn));
}

#[test]
fn it_is_all_the_same_whether_points_far_from_the_marker_are_collected() {
    let mut table = solo().store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    table.play(ANNA, "4 place 1 @1");
    let waiting = table.state.clone();
    table.play(ANNA, "collect 2").play(ANNA, "collect 1").play(ANNA, "collect 1");
    let evaluator = BurgundyEvaluator::default();
    let seen = |state| (evaluator.key(state, ANNA), evaluator.evaluate(state, ANNA));
    assert_eq!(seen(&waiting), seen(&table.state));
    // At the turn's end, with the marker in reach, it is not.
    let mut table = solo().store(ANNA, ["watchtower"]).dice(ANNA, [3, 4]);
    *table.state.edit().stone() = 40;
    table.play(ANNA, "3 hire").play(ANNA, "4 place 1 @1");
    let waiting = table.state.clone();
    table.play(ANNA, "collect 1");
    assert_ne!(evaluator.key(&waiting, ANNA), evaluator.key(&table.state, ANNA));
}

#[test]
fn the_fast_policy_puts_no_effect_first_again_and_again() {
    let mut table = solo().store(ANNA, ["ship"]).dice(ANNA, [3, 4]);
    table.state.edit().waiting()[..2]
        .copy_from_slice(&[Waiting::StoneAction, Waiting::Building(Building::TownHall)]);
    *table.state.edit().waits() = 2;
    let evaluator = BurgundyEvaluator::default();
    for _ in 0..12 {
        let state = &table.state;
        let policy = quick_action::<Burgundy, _>(&evaluator, state, ANNA, &mut Actions::new());
        let action = policy.unwrap();
        if action == Action::EndTurn {
            return;
        }
        assert!(!matches!(action, Action::First(_)));
        table.play(ANNA, &action.to_string());
    }
    panic!("the turn does not end");
}

// The team game

/// The team game on 12a with an empty table.
fn teams() -> Table {
    let board = BoardId::all_double().next().unwrap();
    dealt(&Options::teams(Edition::E2019, board, Modules::NONE).unwrap(), 1).cleared()
}

#[test]
fn a_partner_is_no_rival() {
    let evaluator = Burgundy::skill(Level::Hard).evaluator(1);
    let rivals = |other| evaluator.are_rivals(&teams().state, ANNA, other);
    assert_eq!([ANNA, BENNO, CARLA, DARIO].map(rivals), [false, true, false, true]);
}

#[test]
fn a_partner_s_points_are_one_s_own() {
    let table = teams();
    let value = |table: &Table| {
        let evaluator = Burgundy::skill(Level::Medium).evaluator(1);
        [ANNA, BENNO].map(|seat| evaluator.evaluate(&table.state, seat))
    };
    let before = value(&table);
    let mut after = table.clone();
    after.state.edit().estates()[CARLA.index()].edit().points()[0] += 10;
    let after = value(&after);
    assert_eq!([after[0] - before[0], after[1] - before[1]], [10_000, 0]);
}

#[test]
fn team_games_are_played_to_their_end() {
    for (board, level) in BoardId::all_double().zip([Level::Medium, Level::Easy]) {
        let modules = Modules::EVERY.without(Module::BorderPosts);
        let options = Options::teams(Edition::E2019, board, modules).unwrap();
        let mut state = dealt(&options, 3).state;
        while let Some(seat) = state.deciders().lowest() {
            for action in plan(&state, seat, level, 1) {
                let done = state.apply(seat, action, &mut Quiet);
                assert_eq!(done, Ok(()), "board {}: {action}", board.0);
            }
        }
        assert_eq!(state.stage(), Stage::Over);
        let least = if level == Level::Medium { 250 } else { 150 };
        assert!(state.team_points(ANNA) > least, "{}", state.team_points(ANNA));
    }
}
