//! Workers change dice (page 4), and the action that takes workers (page 8).

use super::table::{ANNA, Table};
use principality::games::burgundy::action::Die;
use principality::games::burgundy::event::Event;
use principality::games::burgundy::illegal::Illegal;

#[test]
fn anna_turns_a_2_into_a_6_with_two_workers_and_takes_a_tile_from_depot_6() {
    let mut table =
        Table::with(2).dice(ANNA, [2, 4]).depot(6, ["church", "goat-3"]).workers(ANNA, 2);
    table.play(ANNA, "2 take 6.1");
    assert_eq!(table.workers_of(ANNA), 0);
    assert_eq!(table.stored(ANNA)[0], "church");
    let used = Event::DieUsed { seat: ANNA, die: Die(2), at: 6, workers: 2 };
    assert_eq!(table.events()[0], used);
}

#[test]
fn one_worker_is_too_few_for_2_to_6() {
    let table = Table::with(2).dice(ANNA, [2, 2]).depot(6, ["church"]).workers(ANNA, 1);
    table.refuses(ANNA, "2 take 6.1", Illegal::Workers { needed: 2, held: 1 });
}

#[test]
fn one_worker_turns_1_into_6_and_6_into_1() {
    let mut table =
        Table::with(2).dice(ANNA, [1, 6]).depot(6, ["church"]).depot(1, ["ship"]).workers(ANNA, 2);
    table.play(ANNA, "1 take 6.1").play(ANNA, "6 take 1.1");
    assert_eq!(table.workers_of(ANNA), 0);
}

#[test]
fn several_workers_change_one_die_up_to_three_steps() {
    for (depot, workers) in [(1, 0), (2, 1), (3, 2), (4, 3), (5, 2), (6, 1)] {
        let mut table = Table::with(2).dice(ANNA, [1, 1]).depot(depot, ["mine"]).workers(ANNA, 5);
        table.play(ANNA, &format!("1 take {depot}.1"));
        assert_eq!(table.workers_of(ANNA), 5 - workers, "1 to {depot}");
    }
}

#[test]
fn workers_help_placing_and_selling_too() {
    let mut table =
        Table::with(2).dice(ANNA, [2, 6]).store(ANNA, ["bank"]).goods(ANNA, [4]).workers(ANNA, 3);
    table.play(ANNA, "2 place 1 @25").play(ANNA, "6 sell 4");
    assert_eq!(table.workers_of(ANNA), 0);
}

#[test]
fn no_workers_no_change() {
    let table = Table::with(2).dice(ANNA, [2, 2]).store(ANNA, ["bank"]).goods(ANNA, [4]);
    table.refuses(ANNA, "2 place 1 @25", Illegal::Workers { needed: 1, held: 0 });
    table.refuses(ANNA, "2 sell 4", Illegal::Workers { needed: 2, held: 0 });
}

#[test]
fn two_workers_for_any_die() {
    for face in 1..=6 {
        let mut table = Table::with(2).dice(ANNA, [face, face]);
        table.play(ANNA, &format!("{face} hire"));
        assert_eq!(table.workers_of(ANNA), 2);
    }
}

#[test]
fn workers_just_taken_may_change_the_other_die() {
    let mut table = Table::with(2).dice(ANNA, [2, 4]).depot(6, ["church"]);
    table.play(ANNA, "2 hire").play(ANNA, "4 take 6.1");
    assert_eq!(table.workers_of(ANNA), 0);
}

#[test]
fn hundreds_of_workers_and_silver_are_counted_and_score_at_the_end() {
    let mut table = Table::with(2).workers(ANNA, 255).silver(ANNA, 255).goods(ANNA, [4]);
    table.play(ANNA, "3 hire").play(ANNA, "4 sell 4");
    assert_eq!(u32::from(table.workers_of(ANNA)), 257);
    assert_eq!(u32::from(table.silver_of(ANNA)), 256);
    // Each silver left is a point, and every two workers.
    let table = table.finish();
    assert_eq!(table.points(ANNA), 2 + 256 + 128);
}
