//! Worked examples: completed colours, the end, solo, and the order of choices, which leaves no trace.

use super::table::{Table, action, begin, table};
use principality::engine::game::{Game, Move};
use principality::engine::seat::{Looker, Seat};
use principality::games::dice::Dice;
use principality::games::dice::colours::Bonus;
use principality::games::dice::event::Event;
use principality::games::dice::fields::Field;
use principality::games::dice::options::Castles;
use principality::games::dice::points::{Grade, Source};
use principality::games::dice::record::{in_seat_order, write_lines};
use principality::games::dice::state::Stage;

/// All pastures but the single field 27 are full.
const YELLOW_BUT_27: &str = "11=1 12=1 22=2 28=2 35=3 36=3";

#[test]
fn example_28_two_finish_yellow_at_once_then_one_then_nobody_gets_points() {
    let mut table = table(4);
    for seat in 0..4 {
        table = table.with_seat(seat, YELLOW_BUT_27);
    }
    table.state.edit().set_time(0, 1);
    let dice = "6 6 yellow yellow";
    table.set_roll(dice);
    table.turn_of(0, "mark yellow 6 @27");
    assert!(!table.told(|event| matches!(event, Event::ColourCompleted { .. })));
    table.turn_of(1, "mark yellow 6 @27");
    table.turn_of(2, "pass");
    table.set_next_roll("1 1 blue blue");
    table.turn_of(3, "pass");
    assert_eq!([0, 1, 2, 3].map(|seat| table.scored(seat, Source::Colours)), [4, 4, 0, 0]);
    // A round in which no colour is completed changes nothing.
    (0..3).for_each(|seat| table.turn_of(seat, "pass"));
    table.set_next_roll(dice);
    table.turn_of(3, "pass");
    table.turn_of(0, "pass");
    table.turn_of(1, "pass");
    table.turn_of(2, "mark yellow 6 @27");
    table.set_next_roll(dice);
    table.turn_of(3, "pass");
    assert_eq!([0, 1, 2, 3].map(|seat| table.scored(seat, Source::Colours)), [0, 0, 2, 0]);
    (0..3).for_each(|seat| table.turn_of(seat, "pass"));
    table.turn_of(3, "mark yellow 6 @27");
    assert!(table.told(|event| matches!(event, Event::ColourCompleted { seat: Seat(3), .. })));
    assert_eq!(table.scored(3, Source::Colours), 0);
}

#[test]
fn example_29_a_colour_finished_in_the_last_round_counts_and_then_nothing_is_legal() {
    let mut table = table(2).with(YELLOW_BUT_27).roll("6 6 yellow yellow");
    table.state.edit().set_time(2, 10);
    table.turn_of(1, "pass");
    table.turn_of(0, "mark yellow 6 @27");
    assert_eq!(table.state.estate(Seat(0)).points(2, Source::Colours), 4);
    assert_eq!(table.state.stage(), Stage::Over);
    assert!(table.legal(0).is_empty() && table.legal(1).is_empty());
}

#[test]
fn example_30_equal_points_are_settled_by_bonuses_and_then_shared() {
    let mut table = table(3).points_set(0, 30).points_set(1, 30).points_set(2, 20);
    table.hold(0, Bonus::Monk, 1);
    table.hold(1, Bonus::Monk, 1);
    table.hold(1, Bonus::Goods, 1);
    table.hold(2, Bonus::Worker, 9);
    table.hold(2, Bonus::Monk, 0);
    let places = |table: &Table| {
        let rows = table.state.standings();
        rows.iter().map(|row| (row.seat.0, row.place, row.points)).collect::<Vec<_>>()
    };
    assert_eq!(places(&table), [(1, 1, 30), (0, 2, 30), (2, 3, 20)]);
    table.hold(0, Bonus::Silver, 1);
    assert_eq!(places(&table), [(0, 1, 30), (1, 1, 30), (2, 3, 20)]);
}

#[test]
fn example_31_x_and_three_castles_complete_green() {
    let mut table = table(2).with("24=2 28=1 19=3 9=4 10=4 13=3").roll("1 5 green blue");
    table.turn_of(0, "mark green 1 @23");
    table.turn_of(1, "pass");
    assert_eq!(table.scored(0, Source::Colours), 3);
}

#[test]
fn example_32_solo_has_eight_rounds_a_phase_whatever_the_hourglasses_say() {
    let mut alone = table(1);
    for round in 0..30 {
        alone.state.edit().set_roll(round, super::table::roll("6 6 yellow yellow double"));
    }
    alone.state.edit().reopen(Seat(0));
    let mut phases = Vec::new();
    while alone.state.stage() == Stage::Rounds {
        phases.push(alone.state.phase());
        alone.all_pass();
    }
    assert_eq!(phases, [vec![0; 8], vec![1; 8], vec![2; 8]].concat());

    for (round, points) in [(8, 4), (16, 4), (17, 2)] {
        let mut table = table(1).with(YELLOW_BUT_27);
        (1..round).for_each(|_| table.all_pass());
        table.set_roll("6 6 yellow yellow");
        table.turn("mark yellow 6 @27");
        assert_eq!(table.scored(0, Source::Colours), points, "in round {round}");
    }

    let grade = |points| {
        let mut table = table(1).points_set(0, points);
        table.pass_to_the_end();
        assert_eq!(table.points(0), i32::from(points));
        table.state.grade()
    };
    assert_eq!(
        [50, 51, 60, 61].map(grade),
        [None, Some(Grade::Good), Some(Grade::Good), Some(Grade::VeryGood)]
    );
    assert_eq!([70, 71].map(grade), [Some(Grade::VeryGood), Some(Grade::Top)]);
}

#[test]
fn example_33_the_order_of_choosing_leaves_no_trace() {
    let begin = || table(3).holding(Bonus::Silver, 1).roll("2 4 orange grey");
    let turns: [&[&str]; 3] =
        [&["mark orange 2 @19", "silver orange 4 @20"], &["mark orange 4 @20"], &["pass"]];
    let orders = [[0, 1, 2], [2, 0, 1], [1, 2, 0]];
    let first = begin().state;
    let mut ends = Vec::new();
    for order in orders {
        let mut table = begin();
        let mut moves = Vec::new();
        for seat in order {
            for text in turns[usize::from(seat)] {
                let others: Vec<_> = (0..3).filter(|other| *other != seat).collect();
                let before: Vec<_> = others.iter().map(|other| table.legal(*other)).collect();
                let round = table.state.round();
                table.play(seat, text);
                moves.push(Move { seat: Seat(seat), action: action(text) });
                if table.state.round() == round {
                    let after: Vec<_> = others.iter().map(|other| table.legal(*other)).collect();
                    assert_eq!(before, after, "seat {seat} changes what others may choose");
                }
            }
        }
        ends.push((
            table.state,
            Dice::hash(&table.state),
            in_seat_order(&first, &moves),
            write_lines(&first, &moves),
        ));
    }
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0], ends[2]);
    let lines: Vec<&str> = ends[0].3.lines().collect();
    assert_eq!(
        lines[..3],
        ["1: mark orange 2 @19; silver orange 4 @20", "2: mark orange 4 @20", "3: pass"]
    );

    // Choices of seats in mixed order make no difference either.
    let mut mixed = begin();
    for (seat, text) in [(2, "pass"), (0, "mark orange 2 @19"), (1, "mark orange 4 @20")] {
        mixed.play(seat, text);
    }
    mixed.play(0, "silver orange 4 @20");
    assert_eq!(mixed.state, ends[0].0);
}

#[test]
fn example_34_others_see_the_sheet_as_the_round_began_and_castles_taken_openly() {
    let mut table = table(2).roll("2 4 orange grey");
    let before = table.state;
    table.play(0, "mark orange 2 @19");
    let seen = Dice::view(&table.state, Looker::Seat(Seat(1)));
    assert_eq!(seen.known().estate(Seat(0)), before.estate(Seat(0)));
    assert_eq!(seen.known().plan(Seat(0)).first, None);
    assert!(!seen.known().deciders().has(Seat(0)), "that seat 1 is ready is no secret");
    let own = Dice::view(&table.state, Looker::Seat(Seat(0)));
    assert_eq!(own.known().plan(Seat(0)).first.map(|mark| mark.field), Some(Field(19)));

    let mut different = begin(3, Castles::Different);
    different.play(0, "start @13");
    let seen = Dice::view(&different.state, Looker::Seat(Seat(1)));
    assert_eq!(seen.known().estate(Seat(0)).start_castle(), Some(Field(13)));
    let mut free = begin(3, Castles::Free);
    free.play(0, "start @13");
    let seen = Dice::view(&free.state, Looker::Seat(Seat(1)));
    assert_eq!(seen.known().estate(Seat(0)).start_castle(), None);
    assert_eq!(seen.known().plan(Seat(0)).castle, None);
}
