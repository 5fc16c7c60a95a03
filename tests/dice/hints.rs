//! Hints with their reasons, and looking back at a turn.

use super::table::{action, begin, table};
use principality::bots::dice::hint::{Reason, hint, review};
use principality::bots::dice::thinker::DiceThinker;
use principality::bots::level::Level;
use principality::bots::player::Think;
use principality::engine::seat::Seat;
use principality::games::dice::colours::{Bonus, Colour};
use principality::games::dice::options::Castles;
use principality::games::dice::{Action, State};

const ANNA: Seat = Seat(0);

fn reasons(state: &State, turn: &str) -> Vec<Reason> {
    let actions: Vec<Action> = turn.split("; ").map(action).collect();
    hint(state, ANNA, &actions).reasons
}

#[test]
fn a_finished_monastery_is_named_with_its_points_and_its_monk() {
    let table = table(2).with("31=1").roll("1 2 purple grey");
    let told = reasons(&table.state, "mark purple 2 @32");
    let finished = Reason::Finishes { colour: Colour::Purple, size: 2, points: 4 };
    assert_eq!(told.first(), Some(&finished));
    assert!(told.contains(&Reason::Gains { bonus: Bonus::Monk, count: 1 }), "{told:?}");
}

#[test]
fn an_unfinished_region_is_not_named_as_finished_but_as_nearly_so() {
    let table = table(2).phase(2).roll("1 2 purple grey");
    let told = reasons(&table.state, "mark purple 2 @32");
    assert!(told.contains(&Reason::Nearly { colour: Colour::Purple, points: 3 }), "{told:?}");
    let finishes = |reason: &Reason| matches!(reason, Reason::Finishes { .. });
    assert!(!told.iter().any(finishes), "{told:?}");
}

#[test]
fn a_pasture_counts_twice_and_its_worker_is_spent() {
    let table = table(2).phase(2).with("36=3 32=1").holding(Bonus::Worker, 1);
    let told = reasons(&table.roll("4 6 yellow orange").state, "mark yellow 3 @35 worker");
    let finished = Reason::Finishes { colour: Colour::Yellow, size: 2, points: 6 };
    assert_eq!(told.first(), Some(&finished), "{told:?}");
    assert!(told.contains(&Reason::Spends(Bonus::Worker)), "{told:?}");
}

#[test]
fn the_last_field_of_a_colour_brings_what_is_left_of_it() {
    let table = table(1).with("12=4 10=4 23=4").roll("4 5 green grey");
    let told = reasons(&table.state, "mark green 4 @13; done");
    let completes = Reason::Completes { colour: Colour::Green, points: 3, larger: true };
    assert_eq!(told.first(), Some(&completes), "{told:?}");
}

/// Its silver pays for nothing here: no second pair fits, and so the mark alone is the whole turn.
#[test]
fn a_castle_that_completes_nothing_is_named_with_its_silver() {
    let table = table(1).with("12=4 10=4").roll("4 5 green grey");
    let told = reasons(&table.state, "mark green 4 @13");
    let finished = Reason::Finishes { colour: Colour::Green, size: 1, points: 1 };
    assert_eq!(told.first(), Some(&finished), "{told:?}");
    assert!(told.contains(&Reason::Gains { bonus: Bonus::Silver, count: 1 }), "{told:?}");
    assert!(!told.iter().any(|reason| matches!(reason, Reason::Completes { .. })), "{told:?}");
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
    assert_eq!(sold.first(), Some(&Reason::Sells { goods: 2, points: 4 }));
    assert!(!sold.contains(&Reason::Gains { bonus: Bonus::Silver, count: 2 }), "{sold:?}");
    let kept = reasons(&table.state, "keep; pass");
    assert!(!kept.iter().any(|reason| matches!(reason, Reason::Sells { .. })), "{kept:?}");
}

#[test]
fn hints_come_best_first_with_what_is_done_now_and_then() {
    let mut table = table(2).holding(Bonus::Goods, 1);
    table.set_roll("2 3 purple yellow double");
    for level in [Level::Medium, Level::Hard] {
        let view = table.state.view(ANNA);
        let mut thinker = DiceThinker::new(&view, ANNA, level, 1, 2_000);
        Think::finish(&mut thinker);
        let hints = Think::hints(&thinker, 3);
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
fn alone_the_hard_player_tells_what_it_comes_to_on_average_and_at_a_table_not() {
    let tells = |players: u8| {
        let table = table(players).roll("2 3 purple yellow");
        let mut thinker = DiceThinker::new(&table.state.view(ANNA), ANNA, Level::Hard, 1, 3_000);
        Think::finish(&mut thinker);
        let average = |reason: &Reason| match reason {
            Reason::Average(tenths) => Some(*tenths),
            _ => None,
        };
        Think::hints(&thinker, 1)[0].reasons.iter().find_map(average)
    };
    assert!(tells(1).is_some_and(|tenths| (200..900).contains(&tenths)), "{:?}", tells(1));
    assert_eq!(tells(2), None);
}

#[test]
fn a_start_castle_is_an_opening() {
    let table = begin(2, Castles::Free);
    assert_eq!(reasons(&table.state, "start @10"), [Reason::Opening]);
    assert_eq!(review(&table.state.view(ANNA), ANNA, &[action("start @10")]), None);
}

#[test]
fn looking_back_finds_what_a_pass_gave_away_and_nothing_wrong_with_the_best_turn() {
    let table = table(2).with("31=1").roll("1 2 purple grey");
    let view = table.state.view(ANNA);
    let passed = review(&view, ANNA, &[action("pass")]).unwrap();
    assert!(passed.loss > 1500, "{passed:?}");
    let best = [passed.best.now.clone(), passed.best.then.clone()].concat();
    assert_eq!(review(&view, ANNA, &best).unwrap().loss, 0);
    assert!(!passed.best.reasons.is_empty());
}

#[test]
fn what_is_no_turn_is_not_looked_back_at() {
    let mut table = table(2).with("31=1").roll("1 2 purple grey");
    let view = table.state.view(ANNA);
    assert_eq!(review(&view, ANNA, &[]), None);
    assert_eq!(review(&view, ANNA, &[action("mark blue 5 @17")]), None);
    assert_eq!(review(&view, ANNA, &[action("pass"), action("done")]), None);
    table.play(0, "pass");
    assert_eq!(review(&table.state.view(ANNA), ANNA, &[action("pass")]), None);
}
