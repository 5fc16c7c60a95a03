//! The values of 2019 and of 2011.

use super::table::{ANNA, Table};
use principality::games::burgundy::SEATS;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::options::{Boards, Castles, Edition, Options, OptionsError};

#[test]
fn the_rules_are_those_of_2019_unless_chosen_otherwise() {
    assert_eq!(Edition::default(), Edition::E2019);
    assert_eq!(Options::basic(2).unwrap().edition(), Edition::E2019);
}

#[test]
fn monastery_6_workers_in_2019_silver_in_2011() {
    let table = |edition| {
        Table::edition(edition, 2).owns(ANNA, 6).workers(ANNA, 2).silver(ANNA, 2).depot(3, ["ship"])
    };
    table(Edition::E2019).refuses(ANNA, "buy 3.1", Illegal::Monastery6);
    table(Edition::E2019).play(ANNA, "buy 3.1 workers");
    table(Edition::E2011).refuses(ANNA, "buy 3.1 workers", Illegal::Monastery6);
    table(Edition::E2011).play(ANNA, "buy 3.1");
}

#[test]
fn monastery_15_two_points_a_kind_in_2019_three_in_2011() {
    for (edition, points) in [(Edition::E2019, 4), (Edition::E2011, 6)] {
        let table = Table::edition(edition, 2).owns(ANNA, 15).sold(ANNA, [1, 1, 2]).finish();
        assert_eq!(table.points(ANNA), points);
    }
}

#[test]
fn monastery_26_three_points_a_bonus_tile_in_2019_two_in_2011() {
    for (edition, points) in [(Edition::E2019, 3), (Edition::E2011, 2)] {
        let mut table = Table::edition(edition, 2).owns(ANNA, 26);
        *table.state.edit().estates()[0].edit().bonuses() = 1;
        assert_eq!(table.finish().points(ANNA), points);
    }
}

#[test]
fn buying_while_an_effect_waits_in_2019_only() {
    for (edition, allowed) in [(Edition::E2019, true), (Edition::E2011, false)] {
        let mut table = Table::edition(edition, 2)
            .dice(ANNA, [3, 3])
            .silver(ANNA, 2)
            .depot(1, ["ship"])
            .depot(7, ["mine"])
            .store(ANNA, ["market"]);
        table.play(ANNA, "3 place 1 @25");
        assert_eq!(table.offers_any(ANNA, "buy"), allowed);
        table.play(ANNA, "pass");
        assert!(table.offers_any(ANNA, "buy"));
    }
}

fn with_board(edition: Edition, board: u8) -> Result<Options, OptionsError> {
    let boards = Boards::Fixed([BoardId(board); SEATS]);
    Options::new(2, edition, boards, Castles::Open)
}

#[test]
fn ten_boards_in_2019() {
    for board in 0..=12 {
        assert_eq!(with_board(Edition::E2019, board).is_ok(), (1..=10).contains(&board));
    }
}

#[test]
fn nine_boards_in_2011_where_2_is_today_s_10() {
    let fitting: Vec<u8> =
        (0..=12).filter(|board| with_board(Edition::E2011, *board).is_ok()).collect();
    assert_eq!(fitting, [1, 3, 4, 5, 6, 7, 8, 9, 10]);
    let mut printed: Vec<u8> =
        Edition::E2011.boards().into_iter().map(|id| Edition::E2011.board_number(id)).collect();
    printed.sort_unstable();
    assert_eq!(printed, (1..=9).collect::<Vec<_>>());
    assert_eq!(Edition::E2011.board_number(BoardId(10)), 2);
}

#[test]
fn other_rules_are_the_same_in_both() {
    for edition in [Edition::E2019, Edition::E2011] {
        let mut table = Table::edition(edition, 2).dice(ANNA, [3, 3]).goods(ANNA, [3, 3]);
        table = table.store(ANNA, ["bank"]).workers(ANNA, 1);
        table.play(ANNA, "3 sell 3").play(ANNA, "3 place 1 @11");
        assert_eq!((table.points(ANNA), table.silver_of(ANNA)), (4 + 11, 3));
    }
}
