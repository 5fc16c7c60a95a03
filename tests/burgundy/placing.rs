//! The action that places a stored tile (pages 5 and 7).

use super::table::{ANNA, Table, tile};
use principality::engine::game::Quiet;
use principality::games::burgundy::action::{Action, Die, Key};
use principality::games::burgundy::event::Event;
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::illegal::Illegal;

#[test]
fn the_die_names_the_field_s_number() {
    let mut table = Table::with(2).dice(ANNA, [2, 5]).store(ANNA, ["ship", "ship"]);
    table.refuses(ANNA, "2 place 1 @19", Illegal::Workers { needed: 3, held: 0 });
    table.play(ANNA, "5 place 1 @19").play(ANNA, "2 place 2 @17");
    assert_eq!((table.lies_at(ANNA, 19), table.lies_at(ANNA, 17)), ("ship", "ship"));
    assert_eq!(table.stored(ANNA), ["-", "-", "-"]);
}

#[test]
fn the_first_tile_goes_on_one_of_the_six_fields_around_the_start_castle() {
    let table = Table::with(2)
        .dice(ANNA, [1, 4])
        .workers(ANNA, 9)
        .store(ANNA, ["ship", "bank", "monastery-1"]);
    let mut fields: Vec<u8> = table
        .legal(ANNA)
        .iter()
        .filter_map(|action| match action {
            Action::Place(_, _, field) => Some(field.0),
            _ => None,
        })
        .collect();
    fields.sort_unstable();
    fields.dedup();
    assert_eq!(fields, [11, 12, 17, 19, 25]); // 24 is for mines
}

#[test]
fn a_tile_must_lie_beside_another_one() {
    let table = Table::with(2).dice(ANNA, [6, 6]).store(ANNA, ["ship"]);
    table.refuses(ANNA, "6 place 1 @15", Illegal::NotBeside);
    let mut table = table.laid(ANNA, "ship", 16);
    table.play(ANNA, "6 place 1 @15");
}

#[test]
fn a_neighbour_of_any_colour_will_do() {
    let mut table = Table::with(2).dice(ANNA, [4, 4]).store(ANNA, ["cow-2"]).laid(ANNA, "bank", 11);
    table.play(ANNA, "4 place 1 @10");
}

#[test]
fn tile_and_field_have_the_same_colour() {
    let table = Table::with(2).dice(ANNA, [3, 4]).store(ANNA, ["ship", "mine"]);
    table.refuses(ANNA, "3 place 1 @25", Illegal::Colour);
    table.refuses(ANNA, "4 place 1 @24", Illegal::Colour);
    let mut table = table;
    table.play(ANNA, "4 place 2 @24");
}

#[test]
fn a_filled_field_stays_as_it_is() {
    let table =
        Table::with(2).dice(ANNA, [6, 5]).store(ANNA, ["castle", "ship"]).laid(ANNA, "ship", 19);
    table.refuses(ANNA, "6 place 1 @18", Illegal::Filled);
    table.refuses(ANNA, "5 place 2 @19", Illegal::Filled);
}

#[test]
fn only_stored_tiles_are_placed() {
    let table = Table::with(2).dice(ANNA, [3, 3]).store(ANNA, ["mine"]).depot(3, ["bank"]);
    table.refuses(ANNA, "3 place 2 @25", Illegal::EmptyKey);
}

#[test]
fn a_full_storage_is_no_hindrance_to_placing() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).store(ANNA, ["mine", "bank", "ship"]);
    table.play(ANNA, "3 place 2 @25");
    assert_eq!(table.stored(ANNA), ["mine", "-", "ship"]);
}

#[test]
fn placing_says_what_went_where() {
    let mut table = Table::with(2).dice(ANNA, [4, 4]).store(ANNA, ["mine"]);
    table.play(ANNA, "4 place 1 @24");
    let placed =
        Event::TilePlaced { seat: ANNA, tile: tile("mine"), from: Key(0), field: Field(24) };
    assert_eq!(table.events()[1], placed);
    assert_eq!(table.events().len(), 2);
}

#[test]
fn fields_beyond_the_board_are_refused() {
    let table = Table::with(2).dice(ANNA, [6, 6]).store(ANNA, ["castle"]).filled(ANNA, [12]);
    for field in 37..=255 {
        let mut tried = table.state.clone();
        let action = Action::Place(Die(6), Key(0), Field(field));
        let done = tried.apply(ANNA, action, &mut Quiet);
        assert_eq!(done, Err(Illegal::NoField), "field {field}");
        assert_eq!(tried, table.state);
    }
}

#[test]
fn key_fields_beyond_the_storage_are_empty() {
    let table = Table::with(2).dice(ANNA, [3, 3]).store(ANNA, ["bank", "bank", "bank"]);
    for key in 3..=255 {
        let done = table.state.check(ANNA, Action::Place(Die(3), Key(key), Field(25)));
        assert_eq!(done, Err(Illegal::EmptyKey));
    }
}
