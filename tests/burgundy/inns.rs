//! The inns (page 12).

use super::table::{ANNA, BENNO, Table, dealt};
use principality::games::burgundy::Action;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::state::Waiting;
use principality::games::burgundy::tiles::Colour;

fn with_inns() -> Table {
    Table::with_modules(2, [Module::Inns])
}

#[test]
fn one_inn_is_laid_out_in_each_phase_and_stays_until_it_is_bought() {
    let modules = Modules::NONE.with(Module::Inns);
    let boards = Boards::Drawn;
    let options =
        Options::with_modules(2, Edition::E2019, boards, Castles::Drawn, modules).unwrap();
    let mut table = dealt(&options, 3);
    for phase in 1..=5 {
        assert_eq!((table.state.inns(), table.at(7, 9)), (phase, "inn"));
        table.idle_phase();
    }
}

#[test]
fn without_the_module_there_are_no_inns() {
    let mut table = Table::with(2);
    table.idle_phase();
    assert_eq!((table.state.inns(), table.at(7, 9)), (0, "-"));
}

#[test]
fn an_inn_costs_two_silver_as_the_turn_s_purchase() {
    let mut table = with_inns().inns(2).silver(ANNA, 5).depot(7, ["mine"]);
    table.play(ANNA, "buy 7.9");
    assert_eq!((table.silver_of(ANNA), table.stored(ANNA)[0]), (3, "inn"));
    assert_eq!((table.state.inns(), table.at(7, 9)), (1, "inn"), "the next one shows");
    table.refuses(ANNA, "buy 7.1", Illegal::Bought);
    table.refuses(ANNA, "buy 7.9", Illegal::Bought);
}

#[test]
fn an_inn_is_neither_taken_with_a_die_nor_bought_when_none_is_left() {
    let mut table = with_inns().inns(1).silver(ANNA, 2).dice(ANNA, [3, 4]);
    assert!(!table.offers_any(ANNA, "3 take") && !table.offers_any(ANNA, "4 take"));
    table.play(ANNA, "buy 7.9");
    table.play(ANNA, "3 hire").play(ANNA, "4 hire").play(ANNA, "end");
    let table = table.silver(BENNO, 2);
    table.refuses(BENNO, "buy 7.9", Illegal::NoTile);
}

#[test]
fn with_monastery_6_an_inn_costs_two_workers_too() {
    let mut table = with_inns().inns(1).owns(ANNA, 6).workers(ANNA, 2);
    table.play(ANNA, "buy 7.9 workers");
    assert_eq!((table.workers_of(ANNA), table.stored(ANNA)[0]), (0, "inn"));
}

#[test]
fn an_inn_goes_on_a_field_of_any_colour_by_its_number_beside_a_tile() {
    let table = with_inns().store(ANNA, ["inn"]).dice(ANNA, [3, 5]);
    let places: Vec<String> =
        table.offers(ANNA).into_iter().filter(|text| text.contains("place")).collect();
    // Around the castle on 18 lie 11:B3 12:Y1 17:S2 19:S5 24:M4 25:B3.
    assert_eq!(places, ["3 place 1 @11", "3 place 1 @25", "5 place 1 @19"]);
    table.refuses(ANNA, "5 place 1 @1", Illegal::NotBeside);
    table.refuses(ANNA, "5 place 1 @18", Illegal::Filled);
}

#[test]
fn monasteries_9_to_11_don_t_help_to_place_an_inn() {
    for number in [9, 10, 11] {
        let table = with_inns().owns(ANNA, number).store(ANNA, ["inn"]).dice(ANNA, [4, 4]);
        let mut fields = table.legal(ANNA).into_iter().filter_map(|action| match action {
            Action::Place(_, _, field) => Some(field),
            _ => None,
        });
        let board = table.estate(ANNA).board();
        assert!(fields.all(|field| board.number(field) == 4), "{number}");
    }
}

#[test]
fn a_region_takes_one_inn() {
    let mut table = with_inns().store(ANNA, ["inn", "inn"]).dice(ANNA, [5, 4]);
    table.play(ANNA, "5 place 1 @19");
    table.refuses(ANNA, "4 place 2 @20", Illegal::SecondInn);
    table.play(ANNA, "4 place 2 @24");
}

#[test]
fn a_town_hall_may_place_an_inn_and_market_carpenter_and_church_don_t_take_one() {
    let mut table = with_inns().inns(1).store(ANNA, ["town-hall", "inn"]).dice(ANNA, [3, 5]);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "build 2 @24");
    assert_eq!(table.lies_at(ANNA, 24), "inn");
    for building in ["market", "carpenter", "church"] {
        let mut table = with_inns().inns(1).store(ANNA, [building]).dice(ANNA, [3, 5]);
        table.play(ANNA, "3 place 1 @25");
        assert_eq!(table.state.top(), Waiting::Nothing, "{building}");
    }
}

#[test]
fn a_region_of_4_with_an_inn_gives_15_instead_of_10() {
    // The pasture 0 1 2 3 in the north of board 3 has four fields.
    let mut table = Table::on(3, 6, 2);
    let board = table.estate(ANNA).board();
    let pasture = board.region(principality::games::burgundy::fields::Field(0));
    assert_eq!(
        (pasture.len(), board.colour(pasture.into_iter().next().unwrap())),
        (4, Colour::Animal)
    );
    table = table.laid(ANNA, "inn", 0).laid(ANNA, "cow-2", 1).laid(ANNA, "pig-2", 2);
    table = table.store(ANNA, ["goat-2"]).dice(ANNA, [3, 3]);
    table.play(ANNA, "3 place 1 @3");
    let region = Reason::Region { colour: Colour::Animal, size: 5 };
    assert_eq!(table.scored_for(ANNA, region), 15);
    let finished = |event: &Event| matches!(event, Event::RegionFinished { size: 4, .. });
    assert!(table.events().iter().any(finished), "the region itself has four fields");
}

#[test]
fn without_an_inn_a_region_of_4_gives_10() {
    let mut table = Table::on(3, 6, 2).filled(ANNA, [0, 1, 2]).store(ANNA, ["goat-2"]);
    table = table.dice(ANNA, [3, 3]);
    table.play(ANNA, "3 place 1 @3");
    assert_eq!(table.scored_for(ANNA, Reason::Region { colour: Colour::Animal, size: 4 }), 10);
}

#[test]
fn a_region_with_an_inn_counts_eight_at_most() {
    let mut estate = Table::with(2).laid(ANNA, "inn", 8).estate(ANNA).to_owned();
    let board = estate.board();
    let sizes: Vec<u8> = (0..board.region_count)
        .map(|number| estate.counted_size(board.regions[usize::from(number)]))
        .collect();
    assert!(sizes.iter().all(|size| *size <= 8));
    let city = board.region(principality::games::burgundy::fields::Field(8));
    assert_eq!((city.len(), estate.counted_size(city)), (3, 4));
    *estate.edit().board() = principality::games::burgundy::boards::BoardId(10);
    let largest = (0..estate.board().region_count)
        .map(|number| estate.board().regions[usize::from(number)])
        .max_by_key(|region| region.len())
        .unwrap();
    estate.edit().modules().inns = u32::MAX;
    assert_eq!(estate.counted_size(largest), (largest.len() as u8 + 1).min(8));
}

#[test]
fn an_inn_finishes_region_and_colour_and_does_nothing_else() {
    // The mines 24 29 33 are one region of three.
    let mut table = with_inns()
        .colour_filled_but(ANNA, Colour::Mine, 24)
        .store(ANNA, ["inn"])
        .dice(ANNA, [4, 4]);
    table.play(ANNA, "4 place 1 @24");
    let bonus = Reason::Bonus { colour: Colour::Mine, first: true };
    assert_eq!(table.scored_for(ANNA, bonus), 5);
    assert_eq!(table.scored_for(ANNA, Reason::Region { colour: Colour::Mine, size: 4 }), 10);
    assert_eq!(table.state.top(), Waiting::Nothing);
    assert_eq!(table.estate(ANNA).mines(), 2, "an inn is no mine");
}

#[test]
fn an_inn_on_a_pasture_is_no_animal_and_in_a_city_no_building() {
    let mut table = with_inns()
        .laid(ANNA, "inn", 5)
        .store(ANNA, ["cow-3"])
        .dice(ANNA, [4, 4])
        .laid(ANNA, "inn", 26)
        .owns(ANNA, 24);
    table.play(ANNA, "4 place 1 @10");
    assert_eq!(table.scored(ANNA), [(3, Reason::Animals)]);
    assert_eq!(table.estate(ANNA).species(), 1);
    assert!((0..8).all(|city| table.estate(ANNA).kinds_in_city(city) == 0));
}
