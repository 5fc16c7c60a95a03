//! Hints with their reasons, and prices of turns.

use super::table::{action, begin, table};
use principality::bots::analysis::pricing::Pricing;
use principality::bots::analyst::Unit;
use principality::bots::dice::hint::{HintReason, explain};
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Hint, Question};
use principality::engine::seat::Seat;
use principality::games::dice::colours::{Bonus, Colour};
use principality::games::dice::options::Castles;
use principality::games::dice::{Action, Dice, State, View};

const ANNA: Seat = Seat(0);

fn reasons(state: &State, turn: &str) -> Vec<HintReason> {
    let actions: Vec<Action> = turn.split("; ").map(action).collect();
    explain(state, ANNA, &actions).reasons
}

fn hints(view: View, level: Level, count: usize) -> Vec<Hint<Dice>> {
    let skill = Dice::skill(level);
    let mut thoughts = Dice::think(Question { view, seat: ANNA, skill, seed: 1, nodes: 3_000 });
    thoughts.finish();
    thoughts.hints(count)
}

#[test]
fn a_finished_monastery_is_named_with_its_points_and_its_monk() {
    let table = table(2).with("31=1").roll("1 2 purple grey");
    let told = reasons(&table.state, "mark purple 2 @32");
    let finished = HintReason::Finishes { colour: Colour::Purple, size: 2, points: 4 };
    assert_eq!(told.first(), Some(&finished));
    assert!(told.contains(&HintReason::Gains { bonus: Bonus::Monk, count: 1 }), "{told:?}");
}

#[test]
fn an_unfinished_region_is_not_named_as_finished_but_as_nearly_so() {
    let table = table(2).phase(2).roll("1 2 purple grey");
    let told = reasons(&table.state, "mark purple 2 @32");
    assert!(told.contains(&HintReason::Nearly { colour: Colour::Purple, points: 3 }), "{told:?}");
    let finishes = |reason: &HintReason| matches!(reason, HintReason::Finishes { .. });
    assert!(!told.iter().any(finishes), "{told:?}");
}

#[test]
fn a_pasture_counts_twice_and_its_worker_is_spent() {
    let table = table(2).phase(2).with("36=3 32=1").holding(Bonus::Worker, 1);
    let told = reasons(&table.roll("4 6 yellow orange").state, "mark yellow 3 @35 worker");
    let finished = HintReason::Finishes { colour: Colour::Yellow, size: 2, points: 6 };
    assert_eq!(told.first(), Some(&finished), "{told:?}");
    assert!(told.contains(&HintReason::Spends(Bonus::Worker)), "{told:?}");
}

#[test]
fn the_last_field_of_a_colour_brings_what_is_left_of_it() {
    let table = table(1).with("12=4 10=4 23=4").roll("4 5 green grey");
    let told = reasons(&table.state, "mark green 4 @13; done");
    let completes = HintReason::Completes { colour: Colour::Green, points: 3, larger: true };
    assert_eq!(told.first(), Some(&completes), "{told:?}");
}

/// Its silver pays for nothing here: no second pair fits, so that the mark alone is the whole turn.
#[test]
fn a_castle_that_completes_nothing_is_named_with_its_silver() {
    let table = table(1).with("12=4 10=4").roll("4 5 green grey");
    let told = reasons(&table.state, "mark green 4 @13");
    let finished = HintReason::Finishes { colour: Colour::Green, size: 1, points: 1 };
    assert_eq!(told.first(), Some(&finished), "{told:?}");
    assert!(told.contains(&HintReason::Gains { bonus: Bonus::Silver, count: 1 }), "{told:?}");
    assert!(!told.iter().any(|reason| matches!(reason, HintReason::Completes { .. })), "{told:?}");
}

#[test]
fn what_goes_on_after_the_turn_s_end_has_no_reasons() {
    let table = table(1).with("12=4 10=4").roll("4 5 green grey");
    assert_eq!(reasons(&table.state, "mark green 4 @13; done"), []);
}

#[test]
fn a_sale_is_named_with_what_was_sold_and_its_silver_is_no_further_reason() {
    let mut table = table(2).holding(Bonus::Goods, 2);
    table.set_roll("2 3 purple yellow double");
    let sold = reasons(&table.state, "sell; pass");
    assert_eq!(sold.first(), Some(&HintReason::Sells { goods: 2, points: 4 }));
    assert!(!sold.contains(&HintReason::Gains { bonus: Bonus::Silver, count: 2 }), "{sold:?}");
    let kept = reasons(&table.state, "keep; pass");
    assert!(!kept.iter().any(|reason| matches!(reason, HintReason::Sells { .. })), "{kept:?}");
}

#[test]
fn hints_come_best_first_with_what_is_done_now_and_then() {
    let mut table = table(2).holding(Bonus::Goods, 1);
    table.set_roll("2 3 purple yellow double");
    for level in [Level::Medium, Level::Hard] {
        let view = table.state.view(ANNA);
        let hints = hints(view, level, 3);
        assert_eq!(hints.len(), 3);
        assert_eq!(hints[0].behind, 0);
        assert!(hints.windows(2).all(|pair| pair[0].behind <= pair[1].behind), "{hints:?}");
        for hint in &hints {
            assert_eq!(hint.now.first(), Some(&Action::Sell));
            assert_eq!(hint.now.len(), 2, "{hint:?}");
            assert!(!hint.reasons.is_empty(), "{hint:?}");
        }
    }
}

#[test]
fn a_start_castle_is_an_opening() {
    let table = begin(2, Castles::Free);
    assert_eq!(reasons(&table.state, "start @10"), [HintReason::Opening]);
}

#[test]
fn an_analysis_finds_what_a_pass_gave_away_and_nothing_wrong_with_the_best_turn() {
    let table = table(2).with("31=1").roll("1 2 purple grey");
    let price = |made: Vec<Action>| {
        let view = table.state.view(ANNA);
        let mut pricing = Pricing::<Dice>::new(view, ANNA, Unit::Points, 4_000, made);
        while !pricing.is_done() {
            pricing.play();
        }
        pricing.price().0.unwrap()
    };
    let passed = price(vec![action("pass")]);
    assert!(passed.loss() > 1_000, "{passed:?}");
    assert_eq!((Dice::MEASURE.terms[0], passed.terms[0]), ("points", (0, 4_000)), "{passed:?}");
    assert_eq!(price(passed.better).loss(), 0);
}
