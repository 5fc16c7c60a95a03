//! The border posts: boards 11a to 11f (page 12).
//!
//! Board 11a row by row, as on every board with posts; the posts are at 4 and 9 (north-west), 8 and 14
//! (north-east), 34 and 35 (south).
//!
//! ```text
//!             0:C6  1:B5  2:B4  3:C3
//!          4:Y2  5:Y1  6:Y6  7:Y5  8:Y4
//!       9:S5 10:A4 11:B3 12:B1 13:S2 14:A3
//!   15:B6 16:S1 17:B2 18:B6 19:B5 20:A4 21:M1
//!      22:B2 23:S5 24:B4 25:B3 26:A1 27:M2
//!         28:C6 29:S1 30:Y2 31:A5 32:C6
//!            33:M3 34:S4 35:A1 36:B3
//! ```

use super::table::{ANNA, BENNO, Table, dealt};
use principality::engine::seat::Seat;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};

fn options(players: u8, boards: Boards) -> Options {
    let modules = Modules::NONE.with(Module::BorderPosts);
    Options::with_modules(players, Edition::E2019, boards, Castles::Open, modules).unwrap()
}

/// Anna on 11a, the others on 11b to 11d; Anna's castle on 0.
fn posts(players: u8) -> Table {
    let mut table = dealt(&options(players, Boards::Fixed([11, 12, 13, 14].map(BoardId))), 1);
    for seat in Seat::first(players) {
        let castles = table.offers(seat);
        table.play(seat, &castles[0]);
    }
    table.cleared().dice(ANNA, [4, 3])
}

fn paid(table: &Table, seat: Seat, phase: u8) -> u16 {
    table.scored_for(seat, Reason::Posts(phase))
}

#[test]
fn joining_two_posts_pays_the_phase_s_points() {
    for (letter, points) in [('A', 10), ('B', 8), ('C', 6), ('D', 4), ('E', 2)] {
        let mut table = posts(2).phase(letter).filled(ANNA, [4, 5, 6, 7]);
        table = table.store(ANNA, ["monastery-5"]);
        table.play(ANNA, "4 place 1 @8");
        assert_eq!(paid(&table, ANNA, letter as u8 - b'A'), points, "{letter}");
        let joined = |event: &Event| matches!(event, Event::PostsJoined { pairs: 1, .. });
        assert!(table.events().iter().any(joined));
    }
}

#[test]
fn any_tiles_join_posts_and_so_does_either_field_of_a_post() {
    // 9 and 14 rather than 4 and 8, by way of ships, animals and buildings.
    let mut table = posts(2).filled(ANNA, [9, 10, 11, 12, 13]).store(ANNA, ["cow-2"]);
    table.play(ANNA, "3 place 1 @14");
    assert_eq!(paid(&table, ANNA, 0), 10);
}

#[test]
fn a_way_with_a_gap_joins_nothing() {
    let mut table = posts(2).filled(ANNA, [4, 5, 7]).store(ANNA, ["monastery-5"]);
    table.play(ANNA, "4 place 1 @8");
    assert_eq!(paid(&table, ANNA, 0), 0);
    assert_eq!(table.estate(ANNA).module_state().posts, 0);
}

#[test]
fn a_way_that_ends_beside_a_post_s_empty_fields_joins_nothing() {
    // 5 lies beside 4, a field of the first post.
    let mut table = posts(2).filled(ANNA, [5, 6, 7]).store(ANNA, ["monastery-5"]);
    table.play(ANNA, "4 place 1 @8");
    assert_eq!((paid(&table, ANNA, 0), table.estate(ANNA).module_state().posts), (0, 0));
}

#[test]
fn each_pair_pays_once() {
    let mut table = posts(2).filled(ANNA, [4, 5, 6, 7]).store(ANNA, ["monastery-5", "cow-2"]);
    table.play(ANNA, "4 place 1 @8").play(ANNA, "3 place 2 @14");
    assert_eq!(paid(&table, ANNA, 0), 0, "the pair was joined before");
    assert_eq!(table.estate(ANNA).all_points()[10], 10);
}

#[test]
fn the_third_post_may_pay_for_two_pairs_at_once() {
    let way = [4, 5, 6, 7, 8, 10, 16, 23, 29];
    let mut table = posts(2).phase('C').filled(ANNA, way).store(ANNA, ["ship"]);
    table.state.edit().estates()[0].edit().modules().posts = 1;
    table.play(ANNA, "4 place 1 @34");
    assert_eq!(table.scored(ANNA).iter().filter(|s| s.1 == Reason::Posts(2)).count(), 2);
    assert_eq!(paid(&table, ANNA, 2), 12);
    assert_eq!(table.estate(ANNA).module_state().posts, 0b111);
}

#[test]
fn the_first_to_join_all_three_gets_as_much_as_for_a_colour_and_so_does_the_second() {
    for (players, first, second) in [(2, 5, 2), (3, 6, 3), (4, 7, 4)] {
        let way = [4, 5, 6, 7, 8, 10, 16, 23, 29];
        for (gone, is_first, points) in [(0, true, first), (1, false, second)] {
            let mut table = posts(players).filled(ANNA, way).store(ANNA, ["ship"]);
            table.state.edit().estates()[0].edit().modules().posts = 1;
            *table.state.edit().posts_gone() = gone;
            table.play(ANNA, "4 place 1 @34");
            let reason = Reason::AllPosts { first: is_first };
            assert_eq!(table.scored_for(ANNA, reason), points, "{players} players");
        }
    }
}

#[test]
fn who_joins_all_posts_after_another_is_the_second() {
    let way = [4, 5, 6, 7, 8, 10, 16, 23, 29];
    let mut table = posts(2).filled(ANNA, way).filled(BENNO, way);
    for seat in [ANNA, BENNO] {
        let colour = table.estate(seat).board().colour(Field(34));
        let tile = ["castle", "mine", "ship", "bank", "pig-2", "monastery-1"][colour.index()];
        table = table.store(seat, [tile]).dice(seat, [4, 3]);
        table.play(seat, "4 place 1 @34");
        let all: Vec<u16> = table
            .scored(seat)
            .into_iter()
            .filter_map(|(points, why)| matches!(why, Reason::AllPosts { .. }).then_some(points))
            .collect();
        assert_eq!(all, if seat == ANNA { [5] } else { [2] });
        (*table.state.edit().used(), *table.state.edit().waits()) = (3, 0);
        *table.state.edit().waiting() = Default::default();
        table.play(seat, "end");
    }
}

#[test]
fn the_third_to_join_all_posts_gets_the_phase_s_points_alone() {
    let way = [4, 5, 6, 7, 8, 10, 16, 23, 29];
    let mut table = posts(3).filled(ANNA, way).store(ANNA, ["ship"]);
    (table.state.edit().estates()[0].edit().modules().posts, *table.state.edit().posts_gone()) =
        (1, 3);
    table.play(ANNA, "4 place 1 @34");
    assert_eq!(paid(&table, ANNA, 0), 20);
    assert!(!table.scored(ANNA).iter().any(|(_, why)| matches!(why, Reason::AllPosts { .. })));
}

#[test]
fn bonuses_of_posts_are_no_bonus_tiles() {
    let way = [4, 5, 6, 7, 8, 10, 16, 23, 29];
    let mut table = posts(2).filled(ANNA, way).store(ANNA, ["ship"]);
    table.state.edit().estates()[0].edit().modules().posts = 1;
    table.play(ANNA, "4 place 1 @34");
    assert_eq!(table.estate(ANNA).bonus_tiles(), 0);
}

#[test]
fn each_player_draws_another_board_of_11a_to_11f() {
    for seed in 0..30 {
        let table = dealt(&options(4, Boards::Drawn), seed);
        let mut boards = table.state.estates().each_ref().map(|estate| estate.board_id().0);
        boards.sort_unstable();
        assert!(boards.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(boards.iter().all(|board| (11..=16).contains(board)));
    }
}

#[test]
fn boards_11a_to_11f_without_the_module_are_refused_and_so_is_the_base_game_s_with_it() {
    let posts = Boards::Fixed([11, 12, 0, 0].map(BoardId));
    assert!(Options::new(2, Edition::E2019, posts, Castles::Open).is_err());
    let base = Boards::Fixed([1, 2, 0, 0].map(BoardId));
    let modules = Modules::NONE.with(Module::BorderPosts);
    assert!(Options::with_modules(2, Edition::E2019, base, Castles::Open, modules).is_err());
}

#[test]
fn others_are_not_paid_for_my_posts() {
    let mut table = posts(2).filled(ANNA, [4, 5, 6, 7]).store(ANNA, ["monastery-5"]);
    table.play(ANNA, "4 place 1 @8");
    assert_eq!(table.points(BENNO), 0);
}
