//! The fields that can be marked with which dice (rulebook pages 5 to 8).

use super::table::{table, table_from};
use principality::engine::seat::Seat;
use principality::games::dice::Illegal;
use principality::games::dice::colours::Colour;
use principality::games::dice::fields::Field;

#[test]
fn a_field_touches_a_marked_one_and_x_is_marked() {
    let table = table(1).without_bonuses().roll("1 2 purple purple");
    table.offers(0, &["purple 1 2 @31 @32"]);
    assert_eq!(table.refused(0, "mark purple 1 @18"), Illegal::Apart);
    let further = table.with("25=5");
    further.offers(0, &["purple 1 2 @18 @24 @31 @32"]);
}

#[test]
fn an_entered_number_stays() {
    let table = table(1).with("32=1").roll("2 2 purple purple");
    assert_eq!(table.refused(0, "mark purple 2 @32"), Illegal::Marked);
    assert_eq!(table.refused(0, "mark green 2 @26 monk"), Illegal::Marked, "nor the X");
}

#[test]
fn a_field_takes_its_own_colour() {
    let table = table(1).roll("1 2 purple orange");
    assert_eq!(table.refused(0, "mark orange 1 @32"), Illegal::OtherColour(Colour::Purple));
    assert!(table.may(0, "mark orange 1 @19"));
}

#[test]
fn any_number_die_goes_with_any_colour_die() {
    let table = table(1).without_bonuses().roll("1 2 purple orange");
    table.offers(0, &["purple 1 2 @31 @32", "orange 1 2 @19 @20"]);
}

#[test]
fn monasteries_mines_and_rivers_take_two_numbers_each() {
    let cases = [
        ("purple", [1, 2], "", "@32"),
        ("grey", [3, 4], "24=1", "@29"),
        ("blue", [5, 6], "", "@25"),
    ];
    for (colour, takes, numbers, field) in cases {
        for number in 1..=6 {
            let dice = format!("{number} {number} {colour} {colour}");
            let table = table(1).with(numbers).roll(&dice);
            let text = format!("mark {colour} {number} {field}");
            assert_eq!(table.may(0, &text), takes.contains(&number), "{text}");
            if !takes.contains(&number) {
                let why = Illegal::NotThisNumber(colour.parse().unwrap(), number);
                assert_eq!(table.refused(0, &text), why);
            }
        }
    }
}

#[test]
fn numbers_of_a_city_differ_and_those_of_other_cities_don_t_matter() {
    let table = table(1).with("19=2 14=1 8=4").roll("2 4 orange orange");
    assert_eq!(table.refused(0, "mark orange 2 @20"), Illegal::InCity(2));
    assert!(table.may(0, "mark orange 4 @20"), "the 4 stands in another city");
}

#[test]
fn numbers_of_a_pasture_are_the_same_and_an_empty_one_takes_any() {
    let table = table(1).with("31=1 36=3").roll("3 5 yellow yellow");
    assert!(table.may(0, "mark yellow 3 @35"));
    assert_eq!(table.refused(0, "mark yellow 5 @35"), Illegal::NotInPasture(5));
    assert!(table.may(0, "mark yellow 3 @27") && table.may(0, "mark yellow 5 @27"));
}

#[test]
fn a_castle_takes_a_number_beside_it_and_x_has_none() {
    // The neighbours of field 13 are 7, 8, 12, 14, 19 and 20.
    for (neighbour, number) in [(7, 1), (8, 3), (12, 6), (14, 2), (19, 4), (20, 5)] {
        let set = format!("{neighbour}={number}");
        let dice = format!("{number} {number} green green");
        let table = table(1).with(&set).roll(&dice);
        assert!(table.may(0, &format!("mark green {number} @13")), "{set}");
        let other = number % 6 + 1;
        let dice = format!("{other} {other} green green");
        let refused = table.roll(&dice).refused(0, &format!("mark green {other} @13"));
        assert_eq!(refused, Illegal::NotBesideCastle(other));
    }
    // The X at 10 is beside none of the other castles; on sheet D two castles are not beside each other either.
    assert!(table_from(1, 10).without_bonuses().roll("1 1 green green").legal(0).len() == 1);
}

#[test]
fn dice_are_used_as_they_lie() {
    let table = table(1).without_bonuses().roll("2 3 purple yellow");
    assert_eq!(table.refused(0, "mark purple 1 @32"), Illegal::NoNumberDie(1));
    assert_eq!(table.refused(0, "mark orange 2 @19"), Illegal::NoColourDie(Colour::Orange));
}

#[test]
fn all_have_all_four_dice() {
    let mut table = table(3).roll("2 3 purple yellow");
    let before = table.legal(2);
    table.play(0, "mark purple 2 @32");
    table.play(1, "mark purple 2 @32");
    assert_eq!(table.legal(2), before);
    table.play(2, "mark purple 2 @32");
    assert!((0..3).all(|seat| table.state.estate(Seat(seat)).number(Field(32)) == Some(2)));
}

#[test]
fn fields_that_do_not_exist_and_numbers_no_die_shows_are_refused() {
    use principality::games::dice::Action;
    use principality::games::dice::action::UsedBonus;
    let table = table(1).roll("2 3 purple yellow");
    let mark = |number, field| Action::Mark {
        colour: Colour::Purple,
        number,
        field: Field(field),
        bonus: UsedBonus::None,
    };
    assert_eq!(table.state.check(Seat(0), mark(2, 37)), Err(Illegal::NoField));
    assert_eq!(table.state.check(Seat(0), mark(0, 32)), Err(Illegal::NoNumber));
    assert_eq!(table.state.check(Seat(0), mark(7, 32)), Err(Illegal::NoNumber));
    assert_eq!(table.state.check(Seat(9), mark(2, 32)), Err(Illegal::NotYours));
}
