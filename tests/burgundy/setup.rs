//! Setup of the game (pages 2 and 3).

use super::table::{ANNA, BENNO, DARIO, Table, dealt};
use principality::engine::seat::Seat;
use principality::games::burgundy::event::Event;
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::options::Options;
use principality::games::burgundy::setup::DEALT_GOODS;
use principality::games::burgundy::sizes::PILE_STARTS;
use principality::games::burgundy::state::Stage;
use principality::games::burgundy::tiles::{Colour, Tile};

fn game(players: u8, seed: u64) -> Table {
    dealt(&Options::basic(players).unwrap(), seed)
}

#[test]
fn players_get_1_2_3_and_4_workers_in_turn_order() {
    for players in 2..=4 {
        let table = game(players, 3);
        let workers: Vec<u16> = Seat::first(players).map(|seat| table.workers_of(seat)).collect();
        assert_eq!(workers, (1..=u16::from(players)).collect::<Vec<_>>());
    }
}

#[test]
fn everybody_gets_one_silver_three_goods_and_no_tiles() {
    let table = game(4, 3);
    for seat in Seat::first(4) {
        assert_eq!(table.silver_of(seat), 1);
        assert_eq!(table.goods_of(seat).len(), 3);
        assert_eq!(table.stored(seat), ["-", "-", "-"]);
        assert_eq!(table.points(seat), 0);
    }
}

#[test]
fn the_start_castle_lies_on_the_middle_field_number_6_without_points_or_action() {
    let table = game(2, 3);
    for seat in [ANNA, BENNO] {
        assert_eq!(table.lies_at(seat, 18), "castle");
        assert_eq!(table.estate(seat).board().number(Field(18)), 6);
        assert_eq!(table.estate(seat).filled().len(), 1);
    }
    assert_eq!(table.state.waits(), 0);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Scored { .. })));
}

#[test]
fn stones_are_stacked_on_the_first_bridge_space_in_turn_order() {
    for players in 2..=4u8 {
        let table = game(players, 5);
        assert_eq!(table.state.spaces(), [0; 4]);
        let stack = &table.state.bridge()[..usize::from(players)];
        assert_eq!(stack, (0..players).collect::<Vec<_>>());
        assert_eq!(table.state.playing(), ANNA);
    }
}

#[test]
fn five_times_five_goods_are_set_aside_and_seventeen_remain_to_deal_from() {
    let table = game(4, 5);
    let goods = table.state.secrets().goods;
    assert_eq!((DEALT_GOODS, goods.len() - DEALT_GOODS), (25, 17));
    for kind in Good::ALL {
        assert_eq!(goods.iter().filter(|good| **good == kind.0).count(), 7);
    }
    let dealt: Vec<u8> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::GoodDealt { good, .. } => Some(good.0),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, goods[25..37]);
}

#[test]
fn phase_a_lays_out_five_goods_and_a_tile_on_each_place_in_use() {
    for (players, tiles) in [(2, 12 + 4), (3, 18 + 6), (4, 24 + 8)] {
        let table = game(players, 7);
        let lying = table.state.table().iter().filter(|tile| tile.is_some()).count();
        assert_eq!(lying, tiles);
        let revealed = table.events().iter().filter(|e| matches!(e, Event::GoodRevealed { .. }));
        assert_eq!(revealed.count(), 5);
    }
}

#[test]
fn the_black_depot_gets_black_backed_tiles_and_the_others_their_colour() {
    let table = game(4, 7);
    let black: Vec<Tile> = table.state.table()[24..32].to_vec();
    assert_eq!(black, table.state.secrets().piles[124..132]);
    for (index, tile) in table.state.table()[..24].iter().enumerate() {
        let record = tile.record().unwrap();
        assert!(record.normal > 0, "{} at place {index}", record.key);
    }
}

#[test]
fn all_twelve_bonus_tiles_lie_ready() {
    let table = game(3, 1);
    assert_eq!(table.state.bonuses_gone(), 0);
    assert!(Seat::first(3).all(|seat| table.estate(seat).bonus_tiles() == 0));
}

#[test]
fn start_castles_come_from_the_castle_pile() {
    let table = game(4, 1);
    // four starts and the two castles that lie out with four players
    assert_eq!(table.state.drawn()[Colour::Castle.index()], 6);
    assert_eq!(table.lies_at(DARIO, 18), "castle");
}

#[test]
fn four_players_use_up_every_pile_exactly() {
    let mut table = game(4, 11);
    while table.state.stage() == Stage::Play {
        table.idle_turn();
    }
    let sizes: Vec<u8> = PILE_STARTS.windows(2).map(|ends| ends[1] - ends[0]).collect();
    assert_eq!(table.state.drawn().to_vec(), sizes);
}

#[test]
fn two_and_three_players_leave_tiles_in_the_piles_but_never_lack_one() {
    for (players, drawn) in [(2, [7, 5, 10, 20, 10, 10, 20]), (3, [11, 7, 15, 30, 15, 15, 30])] {
        let mut table = game(players, 11);
        while table.state.stage() == Stage::Play {
            table.idle_turn();
        }
        assert_eq!(table.state.drawn(), drawn, "{players} players");
    }
}
