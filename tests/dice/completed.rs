//! Completed colours (rulebook pages 2, 10, 11).

use super::table::{Table, table};
use principality::engine::seat::Seat;
use principality::games::dice::colours::Colour;
use principality::games::dice::event::{Event, Prize};
use principality::games::dice::points::Source;

/// For each colour all but its last field, the roll and the mark that finish it, and its two values.
const COLOURS: [(&str, &str, &str, [i32; 2]); 6] = [
    ("0=5 1=5 16=5 17=5 25=5", "5 5 blue blue", "mark blue 5 @30", [4, 2]),
    ("2=3 3=3 29=3 24=1", "3 3 grey grey", "mark grey 3 @33", [3, 1]),
    ("4=1 5=2 9=3 15=4 8=1 34=1 20=2 21=3", "1 1 orange orange", "mark orange 1 @19", [6, 3]),
    ("6=1 7=1 14=1 18=1 24=1 31=1", "1 1 purple purple", "mark purple 1 @32", [3, 2]),
    ("10=1 13=1 28=1", "1 1 green green", "mark green 1 @23", [3, 1]),
    ("11=1 12=1 22=2 28=2 35=3 36=3", "6 6 yellow yellow", "mark yellow 6 @27", [4, 2]),
];

#[test]
fn each_colour_has_a_larger_value_and_a_smaller_one() {
    for (numbers, dice, mark, [larger, smaller]) in COLOURS {
        let mut table = table(3);
        for seat in 0..3 {
            table = table.with_seat(seat, numbers);
        }
        table.state.edit().set_time(0, 1);
        for (seat, points) in [(1, larger), (0, smaller), (2, 0)] {
            table.set_roll(dice);
            (0..3).filter(|other| *other != seat).for_each(|other| table.turn_of(other, "pass"));
            table.turn_of(seat, mark);
            assert_eq!(table.scored(seat, Source::Colours), points, "{mark}");
        }
    }
}

#[test]
fn a_colour_with_a_field_missing_gives_nothing() {
    for (numbers, dice, mark, _) in COLOURS {
        let fewer = numbers.split_once(' ').unwrap().1;
        let mut table = table(1).with(fewer).with("24=1").roll(dice);
        if table.may(0, mark) {
            table.turn(mark);
            assert_eq!(table.scored(0, Source::Colours), 0, "{mark}");
        }
    }
}

#[test]
fn a_colour_is_told_at_the_round_s_end_after_everybody_s_marks() {
    let mut table = table(2).with(COLOURS[5].0).roll("6 6 yellow yellow");
    table.turn_of(0, "mark yellow 6 @27");
    table.turn_of(1, "mark yellow 6 @27");
    let at = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
    let told = at(&|event| matches!(event, Event::ColourCompleted { .. }));
    let last = at(&|event| matches!(event, Event::Marked { seat: Seat(1), .. }));
    let ended = at(&|event| matches!(event, Event::RoundEnded { .. }));
    assert!(last < told && told < ended);
}

#[test]
fn points_of_a_colour_are_given_once() {
    let mut table = table(2).with(COLOURS[5].0).roll("6 6 yellow yellow");
    table.turn_of(0, "mark yellow 6 @27");
    table.turn_of(1, "pass");
    assert_eq!(table.scored(0, Source::Colours), 4);
    table.all_pass();
    assert_eq!(table.scored(0, Source::Colours), 0);
}

#[test]
fn two_colours_of_one_round_score_in_the_order_blue_grey_orange_purple_green_yellow() {
    let table = table(2).with(COLOURS[5].0).with_seat(1, COLOURS[3].0);
    let mut table = table.roll("1 6 yellow purple");
    table.turn_of(0, "mark yellow 6 @27");
    table.turn_of(1, "mark purple 1 @32");
    let told: Vec<(Colour, Prize)> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::ColourCompleted { colour, prize, .. } => Some((*colour, *prize)),
            _ => None,
        })
        .collect();
    assert_eq!(told, [(Colour::Purple, Prize::Larger), (Colour::Yellow, Prize::Larger)]);
}

#[test]
fn a_colour_completed_by_a_second_combination_counts() {
    use principality::games::dice::colours::Bonus;
    let table: Table = table(1).with(COLOURS[5].0).holding(Bonus::Silver, 1);
    let mut table = table.roll("1 6 yellow purple");
    table.turn("mark purple 1 @32; silver yellow 6 @27");
    assert_eq!(table.scored(0, Source::Colours), 4);
}
