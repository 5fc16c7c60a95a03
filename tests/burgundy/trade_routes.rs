//! The trade routes (page 12). Cards as in `src/games/burgundy/routes.rs`: card 1 asks for goods 2 (a
//! building), 4 (a mine, monastery or castle) and 1 (four workers).

use super::table::{ANNA, BENNO, Table, dealt};
use principality::games::burgundy::event::{Event, Gain, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::route_cards::{Bonus, ROUTES};
use principality::games::burgundy::state::Waiting;
use principality::games::burgundy::tiles::Building;

fn routes() -> Table {
    Table::with_modules(2, [Module::TradeRoutes]).dice(ANNA, [4, 2])
}

#[test]
fn five_four_or_three_cards_are_dealt_to_each_player() {
    for (players, cards) in [(2, 5), (3, 4), (4, 3)] {
        let modules = Modules::NONE.with(Module::TradeRoutes);
        let (boards, castles) = (Boards::Drawn, Castles::Drawn);
        let options =
            Options::with_modules(players, Edition::E2019, boards, castles, modules).unwrap();
        let table = dealt(&options, 5);
        let mut all: Vec<u8> = Vec::new();
        for seat in table.state.seats() {
            let own: Vec<u8> = table.estate(seat).route_cards().collect();
            assert_eq!(own.len(), cards);
            all.extend(own);
        }
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "each card is there once");
        assert!(all.iter().all(|card| (1..=12).contains(card)));
    }
}

#[test]
fn goods_sold_fill_the_route_from_left_to_right() {
    let mut table = routes().route(ANNA, [1, 2]).goods(ANNA, [4, 4, 2]);
    table.play(ANNA, "4 sell 4");
    assert_eq!(table.laid_goods(ANNA), [4, 4]);
    table.play(ANNA, "2 sell 2");
    assert_eq!(table.laid_goods(ANNA), [4, 4, 2]);
}

#[test]
fn a_good_that_matches_gives_its_bonus_at_once_and_others_nothing() {
    // Spaces 2, 4, 1: of three goods 4 the middle one matches.
    let mut table = routes().route(ANNA, [1]).goods(ANNA, [4, 4, 4]).depot(3, ["mine"]);
    table.play(ANNA, "4 sell 4");
    let told: Vec<Option<Bonus>> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::GoodLaid { bonus, .. } => Some(*bonus),
            _ => None,
        })
        .collect();
    assert_eq!(told, [None, Some(Bonus::Building(Building::Church))]);
    assert_eq!(table.offers(ANNA), ["fetch 3.1", "pass"]);
}

#[test]
fn a_bonus_is_resolved_before_the_next_good_is_laid() {
    let mut table = routes().route(ANNA, [1]).goods(ANNA, [4, 4, 4]).depot(3, ["mine"]);
    table.play(ANNA, "4 sell 4");
    assert_eq!(table.laid_goods(ANNA), [4, 4]);
    table.play(ANNA, "fetch 3.1");
    assert_eq!((table.laid_goods(ANNA).len(), table.stored(ANNA)[0]), (3, "mine"));
}

#[test]
fn the_sale_s_silver_and_points_come_first() {
    let mut table = routes().route(ANNA, [9]).goods(ANNA, [1]).dice(ANNA, [1, 2]);
    table.play(ANNA, "1 sell 1");
    let order: Vec<&str> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Scored { reason: Reason::Goods { .. }, .. } => Some("points"),
            Event::SilverGained { gain: Gain::Sale, .. } => Some("sale"),
            Event::GoodLaid { .. } => Some("laid"),
            Event::SilverGained { gain: Gain::Route, .. } => Some("route"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["points", "sale", "laid", "route"]);
    assert_eq!(table.silver_of(ANNA), 3);
}

/// Checks a card by its number: each of its three goods, sold when its space comes next, gives the printed
/// reward.
fn card_gives(number: u8) {
    let card = ROUTES[usize::from(number) - 1];
    for (place, space) in card.iter().enumerate() {
        let mut table = routes().route(ANNA, [number]).goods(ANNA, [space.good.0]);
        // Goods that match nothing lie on the spaces before.
        for (before, passed) in card.iter().enumerate().take(place) {
            let other = passed.good.0 % 6 + 1;
            table.state.edit().estates()[0].edit().modules().laid |=
                u64::from(other) << (3 * before);
        }
        table = table.dice(ANNA, [space.good.0; 2]).depot(1, ["ship", "bank", "mine"]);
        table = table.store(ANNA, ["mine"]).goods(ANNA, [space.good.0 % 6 + 1]);
        table.play(ANNA, &format!("{0} sell {0}", space.good.0));
        let gained = (table.workers_of(ANNA), table.silver_of(ANNA));
        let top = table.state.top();
        match space.bonus {
            Bonus::Action => {
                assert_eq!(top, Waiting::AnyAction);
                table.refuses(ANNA, "pass", Illegal::Compulsory);
                assert!(table.offers_any(ANNA, "* take 1.1"));
                table.play(ANNA, "* hire");
                assert_eq!(table.workers_of(ANNA), 2);
            }
            Bonus::Building(Building::Watchtower) => {
                assert_eq!(table.scored_for(ANNA, Reason::Route), 4);
            }
            Bonus::Building(Building::BoardingHouse) => assert_eq!(gained, (4, 1)),
            Bonus::Building(Building::Bank) => assert_eq!(gained, (0, 3)),
            Bonus::Building(building) => {
                assert_eq!(top, Waiting::Building(building));
                let offer = match building {
                    Building::Carpenter => "fetch 1.2",
                    Building::Church => "fetch 1.3",
                    Building::Market => "fetch 1.1",
                    Building::Warehouse => "sell ",
                    _ => "build 1 @24",
                };
                assert!(table.offers_any(ANNA, offer), "{building:?}");
                table.play(ANNA, "pass");
            }
        }
        assert_eq!(table.state.top(), Waiting::Nothing);
    }
}

macro_rules! cards {
    ($($name:ident $number:literal),*) => { $(
        #[test]
        fn $name() {
            card_gives($number);
        }
    )* };
}

cards!(
    card_1_gives_a_building_a_mine_monastery_or_castle_and_workers 1,
    card_2_gives_a_ship_or_animal_silver_and_a_tile_placed 2,
    card_3_gives_an_action_points_and_a_ship_or_animal 3,
    card_4_gives_a_tile_placed_points_and_a_ship_or_animal 4,
    card_5_gives_a_tile_placed_a_ship_or_animal_and_a_sale 5,
    card_6_gives_workers_a_sale_and_a_building 6,
    card_7_gives_an_action_silver_and_a_building 7,
    card_8_gives_a_tile_placed_a_mine_monastery_or_castle_and_workers 8,
    card_9_gives_silver_an_action_and_a_building 9,
    card_10_gives_points_silver_and_a_sale 10,
    card_11_gives_a_sale_a_mine_monastery_or_castle_and_points 11,
    card_12_gives_workers_a_mine_monastery_or_castle_and_an_action 12
);

#[test]
fn each_card_is_printed_as_listed() {
    let goods = ROUTES.map(|card| card.map(|space| space.good.0));
    let printed = [
        [2, 4, 1],
        [1, 2, 5],
        [4, 1, 2],
        [3, 5, 6],
        [6, 4, 3],
        [4, 1, 6],
        [5, 6, 1],
        [4, 3, 2],
        [1, 6, 5],
        [6, 3, 4],
        [5, 2, 3],
        [3, 5, 2],
    ];
    assert_eq!(goods, printed);
}

#[test]
fn a_sale_within_a_sale_lays_its_goods_first() {
    // Card 6: 4 gives workers, 1 a sale, 6 a building. Card 11: 5 a sale, 2 …, 3 points.
    let mut table = routes().route(ANNA, [6, 11]).goods(ANNA, [1, 1, 5]).dice(ANNA, [1, 2]);
    table.state.edit().estates()[0].edit().modules().laid = 6;
    table.play(ANNA, "1 sell 1");
    assert_eq!(table.laid_goods(ANNA), [6, 1], "the sale waits, a good 1 is left");
    assert_eq!(table.offers(ANNA), ["sell 5", "pass"]);
    table.play(ANNA, "sell 5");
    assert_eq!(table.laid_goods(ANNA), [6, 1, 5, 1]);
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn goods_beyond_a_full_route_go_to_the_pile() {
    let mut table = routes().route(ANNA, [1]).goods(ANNA, [2, 2, 2, 2]).dice(ANNA, [2, 3]);
    table.state.edit().estates()[0].edit().modules().laid = 5 | 5 << 3;
    table.play(ANNA, "2 sell 2");
    assert_eq!(table.laid_goods(ANNA), [5, 5, 2]);
    assert_eq!(table.estate(ANNA).sold(), [0, 4, 0, 0, 0, 0]);
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn monasteries_15_and_25_count_goods_on_routes() {
    let mut table = routes().route(ANNA, [9, 10]).goods(ANNA, [2, 2, 5]).dice(ANNA, [2, 5]);
    table = table.owns(ANNA, 15).owns(ANNA, 25);
    table.play(ANNA, "2 sell 2").play(ANNA, "5 sell 5");
    let table = table.finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(15)), 4);
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(25)), 3);
}

#[test]
fn a_warehouse_s_sale_goes_on_the_route_too() {
    let mut table = routes().route(ANNA, [9]).goods(ANNA, [1]).store(ANNA, ["warehouse"]);
    table = table.dice(ANNA, [3, 3]);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "sell 1");
    assert_eq!((table.laid_goods(ANNA), table.silver_of(ANNA)), (vec![1], 3));
}

#[test]
fn others_goods_don_t_go_on_my_route() {
    let mut table = routes().route(ANNA, [1]).route(BENNO, [2]).goods(ANNA, [4]);
    table.play(ANNA, "4 sell 4");
    assert!(table.laid_goods(BENNO).is_empty());
}

#[test]
fn without_the_module_goods_go_to_the_pile_alone() {
    let mut table = Table::with(2).dice(ANNA, [4, 2]).goods(ANNA, [4]);
    table.play(ANNA, "4 sell 4");
    assert!(!table.events().iter().any(|event| matches!(event, Event::GoodLaid { .. })));
}
