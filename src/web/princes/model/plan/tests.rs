use super::*;
use crate::engine::game::{Game, Quiet};
use crate::engine::seed::Seed;
use crate::games::princes::step::Why;
use crate::games::princes::{Options, Princes};

fn start() -> State {
    Princes::start(&Options::default(), &Seed::numbered(1), &mut Quiet).unwrap()
}

fn count(plan: &Plan, is: impl Fn(&CellContent) -> bool) -> usize {
    plan.cells.iter().filter(|cell| is(&cell.thing)).count()
}

#[test]
fn a_principality_begins_with_five_columns() {
    let plan = Plan::of(&start(), 0);
    assert_eq!(plan.columns, 5);
    assert_eq!(count(&plan, |thing| matches!(thing, CellContent::Region { .. })), 6);
    assert_eq!(count(&plan, |thing| matches!(thing, CellContent::Free { city: false })), 4);
    assert_eq!(count(&plan, |thing| matches!(thing, CellContent::End { road: true })), 2);
    assert_eq!(count(&plan, |thing| *thing == CellContent::Road), 1);
}

#[test]
fn a_road_at_the_end_makes_room_for_a_settlement() {
    let mut state = start();
    let (road, _) = state.realm(0).end(true);
    state.edit().realm(0).roads |= 1 << road;
    let plan = Plan::of(&state, 0);
    assert_eq!(plan.columns, 6);
    let last = plan.cells.last().unwrap();
    assert_eq!((last.column, last.thing), (5, CellContent::End { road: false }));
}

#[test]
fn a_half_lies_beside_two_regions_and_a_region_beside_its_halves() {
    let plan = Plan::of(&start(), 0);
    let half = Part::Site { realm: 0, at: Place::half(5, 0) };
    let regions = plan.beside(half);
    assert_eq!(regions.len(), 2);
    let road = Part::Site { realm: 0, at: Place::road(6) };
    let middle = plan.beside(regions[1]);
    assert_eq!(middle.len(), 3, "the middle region lies between two halves, by a road");
    assert!(middle.contains(&half) && middle.contains(&road));
    assert_eq!(plan.beside(regions[0]), [half], "where a road may come there is none yet");
    assert!(!middle.contains(&Part::Site { realm: 0, at: Place::centre(5) }));
}

#[test]
fn around_a_settlement_lie_its_regions_and_sites() {
    let state = start();
    let plan = Plan::of(&state, 0);
    let settlement = Part::Site { realm: 0, at: Place::centre(5) };
    let around: Vec<Side> = plan.neighbours(settlement).map(|(side, _)| side).collect();
    let on = |side| around.iter().filter(|at| **at == side).count();
    assert_eq!(Side::ALL.map(on), [2, 2, 1, 1]);
}

#[test]
fn the_regions_of_a_new_settlement_come_beyond_it() {
    let mut state = start();
    assert_eq!(Plan::of(&state, 0).coming, []);
    state.edit().only(0, Why::Centre, RegionChoice::Up);
    let (_, centre) = state.realm(0).end(true);
    let centre = centre.unwrap();
    state.edit().realm(0).centres[centre] = Centre::Settlement;
    state.edit().realm(0).last = centre as u8;
    *state.edit().growing() = centre as u8 + 1;
    let plan = Plan::of(&state, 0);
    let last = plan.columns - 1;
    assert_eq!(plan.coming, [(last, 1), (last, 3)]);
    assert_eq!(Plan::of(&state, 1).coming, []);
}

#[test]
fn a_road_lies_between_two_regions_and_an_expansion_beside_its_own() {
    let mut state = start();
    let plan = Plan::of(&state, 0);
    let regions = plan.beside(Part::Site { realm: 0, at: Place::road(6) });
    let names = ["A1", "W4"].map(|name| Part::Region(name.parse().unwrap()));
    assert_eq!(regions, names);
    let lumber: Region = "L2".parse().unwrap();
    let land = state.edit().realm(0).land_of_mut(lumber).unwrap();
    land.piece = Piece::new(Card::PAPER_RESIDENCE);
    state.edit().realm(0).posts[6] = Piece::new(Card::TRADING_POST);
    let plan = Plan::of(&state, 0);
    let own = |card, at| Part::Laid { owner: 0, laid: Laid { card, at } };
    let residence = own(Card::PAPER_RESIDENCE, Place::region(lumber));
    assert_eq!(plan.beside(residence), [Part::Region(lumber)]);
    assert!(plan.beside(Part::Region(lumber)).contains(&residence));
    assert_eq!(plan.beside(own(Card::TRADING_POST, Place::road(6))), names);
}

#[test]
fn a_neighbour_is_told_by_the_side_on_which_it_lies() {
    let mut state = start();
    state.edit().realm(0).centres[5] = Centre::City;
    let plan = Plan::of(&state, 0);
    let on = |part| -> Vec<Side> { plan.neighbours(part).map(|(side, _)| side).collect() };
    // Above the road: a city's half with two places, a settlement's with one, and the road.
    let middle = on(Part::Region("A1".parse().unwrap()));
    assert_eq!(middle, [Side::Left, Side::Left, Side::Below, Side::Right]);
    let below = on(Part::Region("W4".parse().unwrap()));
    assert!(below.contains(&Side::Above) && !below.contains(&Side::Below));
    let half = on(Part::Site { realm: 0, at: Place::half(5, 0) });
    assert_eq!(half, [Side::Left, Side::Right]);
    assert_eq!(on(Part::Site { realm: 0, at: Place::road(6) }), [Side::Above, Side::Below]);
}

#[test]
fn a_cache_shows_what_it_stores_and_answers_for_it() {
    let mut state = start();
    let at = Place::region("L2".parse().unwrap());
    let land = state.edit().realm(0).land_of_mut("L2".parse().unwrap()).unwrap();
    land.piece = Piece::new(Card::GOLD_CACHE);
    state.edit().realm(0).set_cache(Some(2));
    let plan = Plan::of(&state, 0);
    let card = Part::Laid { owner: 0, laid: Laid { card: Card::GOLD_CACHE, at } };
    let cell = plan.cells.iter().find(|cell| cell.part == card).unwrap();
    assert!(matches!(cell.thing, CellContent::Card { store: Some(2), .. }));
    let cache = Part::Region(Region::CACHE);
    assert_eq!(cell.named(Card::NONE, |part| part == cache), Some(cache));
    assert_eq!(cell.named(Card::NONE, |part| part == card), Some(card));
    let other = Part::Region("L2".parse().unwrap());
    assert_eq!(cell.named(Card::NONE, |part| part == other), None);
}

#[test]
fn a_card_that_goes_upon_another_one_lights_that_one_and_no_free_place_beside_it() {
    let mut state = start();
    state.edit().realm(0).centres[5] = Centre::City;
    state.edit().realm(0).sites[5][0] = Piece::new(Card::PARISH_HALL);
    let site = Part::Site { realm: 0, at: Place::half(5, 0) };
    let lights = |state: &State, placed| -> Vec<CellContent> {
        let cells = Plan::of(state, 0).cells.into_iter();
        let lit = |cell: &Cell| cell.named(placed, |part| part == site).is_some();
        cells.filter(lit).map(|cell| cell.thing).collect()
    };
    let hall = lights(&state, Card::TOWN_HALL);
    assert!(matches!(hall[..], [CellContent::Card { card: Card::PARISH_HALL, .. }]), "{hall:?}");
    assert_eq!(lights(&state, Card::ABBEY), [CellContent::Free { city: true }]);
    state.edit().realm(0).sites[5][0].cover = Card::TOWN_HALL;
    assert_eq!(lights(&state, Card::TOWN_HALL), []);
}

#[test]
fn a_card_that_doubles_marks_the_regions_of_its_kind_alone() {
    let mut state = start();
    let kinds = |state: &State| -> Vec<(Region, bool)> {
        let cells = Plan::of(state, 0).cells.into_iter();
        let regions = cells.filter_map(|cell| match cell.thing {
            CellContent::Region { region, doubled, .. } => Some((region, doubled)),
            _ => None,
        });
        regions.collect()
    };
    assert!(kinds(&state).iter().all(|(_, doubled)| !doubled));
    state.edit().realm(0).sites[5][0] = Piece::new(Card::LUMBER_CAMP);
    let doubled: Vec<Region> =
        kinds(&state).into_iter().filter(|(_, doubled)| *doubled).map(|(r, _)| r).collect();
    assert_eq!(doubled, ["L2".parse().unwrap()]);
}
