//! Rounds, boxes and phases (rulebook pages 3, 5, 6).

use super::table::table;
use principality::engine::game::Game;
use principality::games::dice::Dice;
use principality::games::dice::event::Event;
use principality::games::dice::state::Stage;

/// Rounds of each phase if all rolls are as given.
fn rounds(players: u8, dice: &str) -> Vec<usize> {
    let mut table = super::table::begin(players, principality::games::dice::options::Castles::Same);
    for round in 0..30 {
        table.state.edit().set_roll(round, super::table::roll(dice));
    }
    table.play(0, "start @26");
    let mut rounds = vec![0; 3];
    while table.state.stage() == Stage::Rounds {
        rounds[usize::from(table.state.phase())] += 1;
        table.all_pass();
    }
    rounds
}

#[test]
fn a_phase_has_five_to_ten_rounds() {
    assert_eq!(rounds(2, "1 1 blue blue"), [10, 10, 10]);
    assert_eq!(rounds(5, "1 1 blue blue double"), [5, 5, 5]);
}

#[test]
fn the_hourglasses_cross_out_one_box_or_two() {
    let mut table = table(2);
    table.state.edit().set_time(0, 3);
    table.set_next_roll("1 1 blue blue double");
    table.all_pass();
    assert!(table.told(|event| *event == Event::BoxesCrossed { phase: 0, boxes: 5 }));
    table.set_next_roll("1 1 blue blue");
    table.all_pass();
    assert_eq!(table.state.boxes(), 6);
}

#[test]
fn a_hourglass_too_many_is_not_carried_over() {
    let mut table = table(2);
    table.state.edit().set_time(0, 9);
    table.set_next_roll("1 1 blue blue double");
    table.all_pass();
    assert_eq!((table.state.phase(), table.state.boxes()), (0, 10));
    table.set_next_roll("1 1 blue blue");
    table.all_pass();
    assert_eq!((table.state.phase(), table.state.boxes()), (1, 1));
}

#[test]
fn a_phase_goes_on_while_a_box_is_free() {
    let mut table = table(2);
    table.state.edit().set_time(0, 8);
    table.set_next_roll("1 1 blue blue");
    table.all_pass();
    assert_eq!((table.state.phase(), table.state.boxes()), (0, 9));
}

#[test]
fn turns_are_the_start_and_each_round() {
    let mut table = super::table::begin(2, principality::games::dice::options::Castles::Free);
    assert_eq!(Dice::turns_ended(&table.state), 0);
    table.play(0, "start @10");
    assert_eq!(Dice::turns_ended(&table.state), 0);
    table.play(1, "start @10");
    assert_eq!(Dice::turns_ended(&table.state), 1);
    assert_eq!(Dice::progress(&table.state), [("phase", 1), ("round", 1)]);
    let mut rounds = 0;
    while table.state.stage() == Stage::Rounds {
        table.all_pass();
        rounds += 1;
        assert_eq!(Dice::turns_ended(&table.state), 1 + rounds);
    }
}
