//! The action that takes a tile from the table (page 4).

use super::table::{ANNA, Table};
use principality::games::burgundy::action::Key;
use principality::games::burgundy::depots::Slot;
use principality::games::burgundy::event::Event;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::state::Waiting;

#[test]
fn any_tile_of_the_depot_with_the_die_s_number() {
    let mut table = Table::with(4).dice(ANNA, [3, 3]).depot(3, ["cow-2", "ship", "bank", "mine"]);
    let takes: Vec<String> =
        table.offers(ANNA).into_iter().filter(|text| text.contains("take")).collect();
    assert_eq!(takes, ["3 take 3.1", "3 take 3.2", "3 take 3.3", "3 take 3.4"]);
    table.play(ANNA, "3 take 3.3");
    assert_eq!((table.stored(ANNA)[0], table.at(3, 3)), ("bank", "-"));
}

#[test]
fn no_tile_of_another_depot() {
    let table = Table::with(2).dice(ANNA, [3, 3]).depot(4, ["ship"]);
    table.refuses(ANNA, "3 take 4.1", Illegal::Workers { needed: 1, held: 0 });
}

#[test]
fn no_tile_where_none_lies() {
    let table = Table::with(2).dice(ANNA, [3, 3]).depot(3, ["ship"]);
    table.refuses(ANNA, "3 take 3.2", Illegal::NoTile);
}

#[test]
fn no_die_takes_from_the_black_depot() {
    let table = Table::with(2).dice(ANNA, [3, 3]).depot(7, ["ship"]).workers(ANNA, 9);
    table.refuses(ANNA, "3 take 7.1", Illegal::OnlyForSale);
    assert!(!table.offers_any(ANNA, "3 take"));
}

#[test]
fn tiles_go_to_storage_first_never_straight_into_the_estate() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).depot(3, ["bank"]);
    let before = table.estate(ANNA).clone();
    table.play(ANNA, "3 take 3.1");
    assert_eq!(table.estate(ANNA).tiles(), before.tiles());
    assert_eq!(table.stored(ANNA), ["bank", "-", "-"]);
}

#[test]
fn an_empty_key_field_is_used_while_there_is_one() {
    let mut table =
        Table::with(2).dice(ANNA, [3, 3]).depot(3, ["bank"]).store(ANNA, ["mine", "ship"]);
    table.play(ANNA, "3 take 3.1");
    assert_eq!(table.stored(ANNA), ["mine", "ship", "bank"]);
    assert_eq!(table.state.top(), Waiting::Nothing);
}

fn full() -> Table {
    Table::with(2).dice(ANNA, [3, 4]).depot(3, ["bank"]).store(ANNA, ["mine", "ship", "cow-2"])
}

#[test]
fn with_full_storage_a_stored_tile_of_choice_leaves_the_game() {
    let mut table = full();
    table.play(ANNA, "3 take 3.1");
    assert_eq!(table.offers(ANNA), ["discard 1", "discard 2", "discard 3"]);
    table.play(ANNA, "discard 2");
    assert_eq!(table.stored(ANNA), ["mine", "bank", "cow-2"]);
    let ship = super::table::tile("ship");
    assert_eq!(table.events()[0], Event::TileDiscarded { seat: ANNA, tile: ship, from: Key(1) });
    assert!(table.state.table().iter().all(|tile| *tile != ship), "it does not come back");
}

#[test]
fn the_new_tile_is_never_the_one_that_leaves() {
    for key in 1..=3 {
        let mut table = full();
        table.play(ANNA, "3 take 3.1").play(ANNA, &format!("discard {key}"));
        assert!(table.stored(ANNA).contains(&"bank"));
        assert!(table.state.lying(Slot::new(3, 0)).is_none());
    }
}

#[test]
fn the_choice_of_what_leaves_can_t_be_put_off() {
    let mut table = full().silver(ANNA, 2).depot(7, ["mine"]);
    table.play(ANNA, "3 take 3.1");
    table.refuses(ANNA, "4 hire", Illegal::NotNow);
    table.refuses(ANNA, "buy 7.1", Illegal::NotNow);
    table.refuses(ANNA, "pass", Illegal::Compulsory);
    table.refuses(ANNA, "end", Illegal::NotNow);
}

#[test]
fn no_tile_is_given_up_while_there_is_room() {
    let table = full();
    table.refuses(ANNA, "discard 1", Illegal::NothingWaits);
}
