//! The final scoring and the winner (page 9).

use super::table::{ANNA, BENNO, CARLA, Table};
use principality::engine::game::{Game, Standing};
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::state::Stage;

#[test]
fn the_game_ends_after_the_fifth_round_of_phase_e() {
    let mut table = Table::with(2).phase('E').round(5);
    table.idle_turn();
    assert_eq!(table.state.stage(), Stage::Play, "Benno still plays");
    table.idle_turn();
    assert_eq!(table.state.stage(), Stage::Over);
    assert!(table.events().contains(&Event::GameEnded));
    for players in 2..=4 {
        let over = Table::with(players).finish();
        assert_eq!(over.state.turns_ended(), 25 * u32::from(players));
    }
}

#[test]
fn goods_left_give_a_point_each() {
    let table = Table::with(4).goods(ANNA, [1, 1, 5]).finish();
    assert_eq!(table.scored(ANNA), [(3, Reason::GoodsLeft)]);
}

#[test]
fn goods_sold_give_nothing_more() {
    let table = Table::with(4).sold(ANNA, [1, 1, 5]).finish();
    assert_eq!(table.points(ANNA), 0);
}

#[test]
fn silver_left_gives_a_point_each() {
    let table = Table::with(4).silver(ANNA, 5).finish();
    assert_eq!(table.scored(ANNA), [(5, Reason::SilverLeft)]);
}

#[test]
fn every_two_workers_left_give_a_point() {
    for (workers, points) in [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)] {
        let table = Table::with(4).workers(ANNA, workers).finish();
        assert_eq!(table.points(ANNA), points);
    }
}

#[test]
fn stored_tiles_and_unfinished_regions_give_nothing() {
    let table = Table::with(2).store(ANNA, ["castle", "cow-4", "monastery-25"]).filled(ANNA, [15]);
    assert_eq!(table.finish().points(ANNA), 0);
}

#[test]
fn everything_left_adds_up_by_row_of_the_sheet() {
    let table = Table::with(3).goods(ANNA, [1, 2]).silver(ANNA, 3).workers(ANNA, 5).owns(ANNA, 25);
    let table = table.sold(ANNA, [1]).silver(CARLA, 1).finish();
    assert_eq!(
        table.scored(ANNA),
        [
            (2, Reason::GoodsLeft),
            (3, Reason::SilverLeft),
            (2, Reason::WorkersLeft),
            (1, Reason::Monastery(25))
        ]
    );
    assert_eq!((table.points(ANNA), table.points(BENNO), table.points(CARLA)), (8, 0, 1));
}

#[test]
fn mines_pay_before_silver_is_counted() {
    let table = Table::with(2).filled(ANNA, [24]).silver(ANNA, 1).finish();
    assert_eq!(table.scored(ANNA), [(2, Reason::SilverLeft)]);
}

fn order(table: &Table) -> Vec<(u8, u8, i32)> {
    let row = |standing: Standing| (standing.place, standing.seat.0, standing.points);
    Burgundy::standings(&table.state).into_iter().map(row).collect()
}

#[test]
fn most_points_win() {
    let table = Table::with(3).silver(BENNO, 9).silver(CARLA, 4).filled(BENNO, [15, 16]).finish();
    assert_eq!(order(&table), [(1, 1, 9), (2, 2, 4), (3, 0, 0)]);
}

#[test]
fn first_tie_break_more_empty_fields() {
    let table = Table::with(3).silver(ANNA, 3).silver(BENNO, 3).silver(CARLA, 3);
    let table = table.filled(ANNA, [15, 16]).filled(CARLA, [15]);
    let table = table.bridge([(CARLA, 3), (BENNO, 2), (ANNA, 1)]).finish();
    assert_eq!(order(&table), [(1, 1, 3), (2, 2, 3), (3, 0, 3)]);
}

#[test]
fn empty_fields_don_t_outweigh_points() {
    let table = Table::with(2).silver(ANNA, 4).silver(BENNO, 3).filled(ANNA, [15, 16]).finish();
    assert_eq!(order(&table), [(1, 0, 4), (2, 1, 3)]);
}

#[test]
fn second_tie_break_later_on_the_bridge() {
    let table = Table::with(3).bridge([(CARLA, 3), (ANNA, 3), (BENNO, 1)]).finish();
    assert_eq!(order(&table), [(1, 1, 0), (2, 0, 0), (3, 2, 0)]);
}

#[test]
fn the_bridge_does_not_outweigh_empty_fields() {
    let table = Table::with(2).bridge([(BENNO, 1), (ANNA, 0)]).filled(ANNA, [15]).finish();
    assert_eq!(order(&table), [(1, 1, 0), (2, 0, 0)]);
}

#[test]
fn the_bridge_counts_as_it_stands_after_the_last_ship() {
    let mut table = Table::with(2).phase('E').round(5).dice(BENNO, [2, 2]).store(BENNO, ["ship"]);
    table = table.filled(ANNA, [17]);
    table.idle_turn();
    table.play(BENNO, "2 place 1 @17").play(BENNO, "2 hire").play(BENNO, "end");
    // Anna has four workers (2 points), Benno two (1 point)
    assert_eq!((table.points(ANNA), table.points(BENNO)), (2, 1));
    table.state.edit().estates()[1].edit().points()[0] += 1;
    assert_eq!(order(&table)[0].1, 0, "Benno's ship took him before Anna, so she is the later one");
}

#[test]
fn standings_are_known_at_any_time() {
    let table = Table::with(4);
    assert_eq!(order(&table).len(), 4);
    // all have no points and the same fields: the last one on the bridge leads
    assert_eq!(order(&table)[0].1, 3);
}
