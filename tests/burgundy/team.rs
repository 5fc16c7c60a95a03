//! The team game for four (page 13): Anna and Carla are team A, Benno and Dario team B.
//!
//! Board 12a: fields by half with colour and number; the halves meet in 21, and 14–46 and 27–58 lie
//! beside each other.
//!
//! ```text
//!              0:C6  1:B5  2:B4  3:B3                        37:A3 38:A4 39:B5 40:Y6
//!           4:M2  5:S1  6:B6  7:M5  8:Y4                  41:A4 42:B5 43:S6 44:B1 45:Y2
//!        9:B5 10:C4 11:S3 12:M1 13:Y2 14:Y3            46:A3 47:B2 48:S1 49:B3 50:C4 51:Y5
//!    15:B6 16:B1 17:B2 18:S6 19:S5 20:S4      21:C1       52:B4 53:S5 54:C6 55:B2 56:B1 57:Y6
//!       22:Y2 23:C5 24:S4 25:A3 26:B1 27:M2            58:M2 59:M1 60:S3 61:B4 62:C5 63:Y2
//!          28:Y6 29:S1 30:A2 31:B5 32:B6                  64:B6 65:B5 66:A2 67:A1 68:Y6
//!             33:S3 34:A4 35:A1 36:B3                        69:B3 70:A1 71:A4 72:Y3
//! ```

use super::table::{ANNA, BENNO, CARLA, DARIO, Table, dealt, tile};
use principality::engine::game::Standing;
use principality::engine::seat::Seat;
use principality::games::burgundy::SEATS;
use principality::games::burgundy::action::Key;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options, OptionsError};
use principality::games::burgundy::state::{Stage, Waiting};
use principality::games::burgundy::tiles::Colour;

pub fn options(board: u8, modules: Modules) -> Result<Options, OptionsError> {
    Options::teams(Edition::E2019, BoardId(board), modules)
}

/// A game of two teams on board 12a in Anna's first turn, with an empty table and castles on 21.
pub fn teams() -> Table {
    dealt(&options(19, Modules::NONE).unwrap(), 1).cleared()
}

/// Sets the tile on a key field, counted from 1, of the seat's team.
pub fn shelved(mut table: Table, seat: Seat, key: u8, stored: &str) -> Table {
    let place = table.state.estate_of(seat);
    table.state.edit().estates()[place].edit().store(Key(key - 1), tile(stored));
    table
}

/// The tile on a key field, counted from 1.
fn on_key(table: &Table, seat: Seat, key: u8) -> &'static str {
    super::table::name(table.estate(seat).stored(Key(key - 1)))
}

/// Makes it the turn of another seat of the first round.
pub fn turn_of(mut table: Table, seat: Seat) -> Table {
    *table.state.edit().turn() = seat.0;
    table
}

// The beginning.

#[test]
fn each_team_has_a_double_board_of_73_fields_two_silver_and_three_goods() {
    for board in [19, 20] {
        let table = dealt(&options(board, Modules::NONE).unwrap(), 4);
        for (seat, partner) in [(ANNA, CARLA), (BENNO, DARIO)] {
            let estate = table.estate(seat);
            assert_eq!(estate.board().fields, 73);
            assert_eq!((estate.silver(), table.goods_of(seat).len()), (2, 3));
            assert_eq!(estate, table.estate(partner), "partners have one estate");
        }
        assert_ne!(table.estate(ANNA), table.estate(BENNO));
    }
}

#[test]
fn team_a_has_three_workers_and_team_b_five() {
    let table = dealt(&options(19, Modules::NONE).unwrap(), 4);
    assert_eq!([ANNA, BENNO, CARLA, DARIO].map(|seat| table.workers_of(seat)), [3, 5, 3, 5]);
}

#[test]
fn on_board_12a_the_castles_stand_on_the_1_in_the_middle() {
    let table = dealt(&options(19, Modules::NONE).unwrap(), 4);
    assert_eq!(table.state.stage(), Stage::Play);
    for seat in [ANNA, BENNO] {
        assert_eq!(table.lies_at(seat, 21), "castle");
        assert_eq!((table.estate(seat).filled().len(), table.points(seat)), (1, 0));
    }
}

#[test]
fn on_board_12b_each_team_chooses_the_1_or_a_6() {
    let mut table = dealt(&options(20, Modules::NONE).unwrap(), 4);
    assert_eq!(table.state.stage(), Stage::Castles);
    assert_eq!(table.offers(ANNA), ["castle @18", "castle @21", "castle @54"]);
    assert_eq!(table.offers(CARLA).len(), 0, "the first of the team says it");
    table.refuses(ANNA, "castle @1", Illegal::NotACastleField);
    table.play(ANNA, "castle @54").play(BENNO, "castle @18");
    assert_eq!((table.lies_at(CARLA, 54), table.lies_at(DARIO, 18)), ("castle", "castle"));
    assert_eq!((table.state.stage(), table.state.playing()), (Stage::Play, ANNA));
}

#[test]
fn the_first_round_alternates_and_the_bridge_tells_the_next() {
    let mut table = teams();
    for seat in [ANNA, BENNO, CARLA, DARIO] {
        assert_eq!(table.state.playing(), seat);
        if seat == DARIO {
            *table.state.edit().bridge() = [3, 2, 0, 1];
            *table.state.edit().spaces() = [0, 0, 0, 1];
        }
        table.idle_turn();
    }
    for seat in [DARIO, CARLA, ANNA, BENNO] {
        assert_eq!(table.state.playing(), seat);
        table.idle_turn();
    }
}

#[test]
fn depots_and_values_are_those_for_four() {
    let table = dealt(&options(19, Modules::NONE).unwrap(), 4);
    assert_eq!(table.state.table().iter().filter(|tile| tile.is_some()).count(), 24 + 8);
    let mut table = teams().goods(ANNA, [3, 3]);
    table.play(ANNA, "3 sell 3");
    let good = principality::games::burgundy::goods::Good(3);
    assert_eq!(table.scored(ANNA), [(8, Reason::Goods { good, count: 2 })]);
}

#[test]
fn every_player_has_dice_of_their_own() {
    let mut table = teams().dice(ANNA, [1, 2]).dice(CARLA, [5, 6]);
    assert!(table.offers_any(ANNA, "1 hire") && !table.offers_any(ANNA, "5 hire"));
    table.refuses(ANNA, "5 hire", Illegal::NoSuchDie(5));
    table.idle_turn();
    table.idle_turn();
    assert!(table.offers_any(CARLA, "5 hire") && !table.offers_any(CARLA, "1 hire"));
}

// Options refused in teams.

#[test]
fn teams_are_of_two_on_one_kind_of_double_board_without_border_posts() {
    assert_eq!(options(1, Modules::NONE), Err(OptionsError::TeamBoard));
    assert_eq!(options(17, Modules::NONE), Err(OptionsError::TeamBoard));
    let posts = Modules::NONE.with(Module::BorderPosts);
    assert_eq!(options(19, posts), Err(OptionsError::TeamModule));
    assert!(options(19, Modules::EVERY.without(Module::BorderPosts)).is_ok());
    let boards = Boards::Fixed([BoardId(19); SEATS]);
    let solo = Options::new(4, Edition::E2019, boards, Castles::Open);
    assert_eq!(solo, Err(OptionsError::Board(19)), "double boards are for teams");
    assert_eq!(options(19, Modules::NONE).unwrap().castles(), Castles::Centre);
    assert_eq!(options(20, Modules::NONE).unwrap().castles(), Castles::Open);
}

// One estate.

#[test]
fn partners_build_on_both_halves() {
    let mut table = teams().laid(ANNA, "ship", 53).dice(ANNA, [1, 6]).dice(CARLA, [5, 6]);
    table = shelved(shelved(table, ANNA, 1, "ship"), CARLA, 5, "ship");
    table.play(ANNA, "1 place 1 @48");
    assert_eq!(table.lies_at(CARLA, 48), "ship", "Anna sits on the left");
    let mut table = turn_of(teams().laid(CARLA, "ship", 20), CARLA).dice(CARLA, [5, 6]);
    table = shelved(table, CARLA, 5, "ship");
    table.play(CARLA, "5 place 5 @19");
    assert_eq!(table.lies_at(ANNA, 19), "ship", "Carla sits on the right");
    assert_eq!(table.lies_at(BENNO, 19), "-");
}

#[test]
fn regions_cross_the_seam() {
    let mut table = teams().filled(ANNA, [27, 58]).dice(ANNA, [1, 6]).store(ANNA, ["mine"]);
    table.play(ANNA, "1 place 1 @59");
    let region = Reason::Region { colour: Colour::Mine, size: 3 };
    assert_eq!(table.scored(ANNA), [(6, region), (10, Reason::Phase(0))]);
    // Without the field on the other half it is not finished.
    let mut table = teams().filled(ANNA, [58]).dice(ANNA, [1, 6]).store(ANNA, ["mine"]);
    table.play(ANNA, "1 place 1 @59");
    assert_eq!(table.scored(ANNA), []);
}

#[test]
fn the_castle_in_the_middle_has_neighbours_on_both_halves() {
    let table = teams().dice(ANNA, [3, 2]).store(ANNA, ["cow-2", "mine", "ship"]);
    let offers = table.offers(ANNA);
    let placed: Vec<&str> =
        offers.iter().map(String::as_str).filter(|text| text.contains("place")).collect();
    assert_eq!(placed, ["3 place 1 @46", "2 place 2 @27", "2 place 2 @58"]);
}

#[test]
fn workers_silver_and_goods_are_common() {
    let mut table = teams().dice(ANNA, [1, 1]).goods(ANNA, [5]).silver(ANNA, 2);
    table = table.depot(7, ["mine"]).dice(CARLA, [5, 3]);
    table.play(ANNA, "1 hire").play(ANNA, "1 hire").play(ANNA, "end");
    assert_eq!((table.workers_of(CARLA), table.workers_of(DARIO)), (4, 0));
    table.idle_turn();
    table.play(CARLA, "5 sell 5").play(CARLA, "buy 7.1");
    assert_eq!((table.points(ANNA), table.points(CARLA)), (0, 4), "points go to who acts");
    assert_eq!((table.goods_of(ANNA).len(), table.silver_of(ANNA)), (0, 1));
}

#[test]
fn the_store_has_places_for_three_kinds_of_the_team() {
    let mut table = teams().goods(ANNA, [1, 2, 3]).goods_in(4, [4, 3]);
    table = turn_of(table, CARLA).dice(CARLA, [4, 6]);
    table = shelved(table, CARLA, 5, "ship");
    table.play(CARLA, "4 place 5 @20").play(CARLA, "load 4");
    assert_eq!(table.goods_of(ANNA), [1, 2, 3, 3]);
    assert_eq!(table.goods_at(4), [4]);
}

#[test]
fn monasteries_serve_both_partners() {
    let mut table = teams().owns(ANNA, 14);
    table = turn_of(table, CARLA).dice(CARLA, [1, 2]);
    table.play(CARLA, "1 hire");
    assert_eq!(table.workers_of(ANNA), 4);
    let mut table = turn_of(teams().owns(ANNA, 14), BENNO).dice(BENNO, [1, 2]);
    table.play(BENNO, "1 hire");
    assert_eq!(table.workers_of(BENNO), 2, "not the other team");
}

#[test]
fn mines_pay_each_team_once() {
    let mut table = teams().filled(ANNA, [27, 58]).laid(BENNO, "mine", 58).round(5);
    table.idle_round();
    let silver = |seat| table.silver_of(seat);
    assert_eq!([ANNA, BENNO, CARLA, DARIO].map(silver), [2, 1, 2, 1]);
}

// Key fields: two of each partner's own, two common ones.

#[test]
fn a_new_tile_goes_on_an_own_key_field_or_a_common_one() {
    let mut table = teams().dice(ANNA, [3, 4]).depot(3, ["ship"]);
    table.play(ANNA, "3 take 3.1");
    assert_eq!(table.state.top(), Waiting::Shelve(principality::games::burgundy::depots::Slot(8)));
    assert_eq!(table.offers(ANNA), ["shelve 1", "shelve 3"], "nothing else comes first");
    table.refuses(ANNA, "shelve 5", Illegal::NoShelf);
    table.refuses(ANNA, "shelve 2", Illegal::NoShelf);
    table.refuses(ANNA, "end", Illegal::NotNow);
    let mut common = table.clone();
    table.play(ANNA, "shelve 1");
    assert_eq!((on_key(&table, ANNA, 1), table.at(3, 1)), ("ship", "-"));
    common.play(ANNA, "shelve 3");
    assert_eq!((on_key(&common, CARLA, 3), on_key(&common, BENNO, 3)), ("ship", "-"));
    let taken = |event: &Event| matches!(event, Event::TileTaken { to: Key(2), .. });
    assert!(common.events().iter().any(taken));
}

#[test]
fn the_second_partner_s_own_key_fields_are_the_last_two() {
    let mut table = turn_of(teams(), CARLA).dice(CARLA, [3, 4]).depot(3, ["ship"]);
    table.play(CARLA, "3 take 3.1");
    assert_eq!(table.offers(CARLA), ["shelve 5", "shelve 3"]);
    table.play(CARLA, "shelve 5");
    assert_eq!(on_key(&table, ANNA, 5), "ship");
}

#[test]
fn nobody_is_asked_where_only_one_kind_of_key_fields_has_room() {
    let full = |keys: [u8; 2]| {
        let table = teams().dice(ANNA, [3, 4]).depot(3, ["ship"]);
        keys.into_iter().fold(table, |table, key| shelved(table, ANNA, key, "mine"))
    };
    let mut table = full([1, 2]);
    table.play(ANNA, "3 take 3.1");
    assert_eq!((on_key(&table, ANNA, 3), table.state.waits()), ("ship", 0));
    let mut table = full([3, 4]);
    table.play(ANNA, "3 take 3.1");
    assert_eq!((on_key(&table, ANNA, 1), table.state.waits()), ("ship", 0));
}

#[test]
fn a_partner_s_own_tiles_are_closed_and_common_ones_open() {
    let mut table = shelved(teams(), ANNA, 1, "cow-2").dice(ANNA, [3, 3]).dice(CARLA, [3, 3]);
    table = shelved(shelved(table, ANNA, 3, "pig-2"), CARLA, 5, "goat-2");
    let places = |table: &Table, seat: Seat| {
        let placed = |text: &String| text.contains(" place ");
        table.offers(seat).into_iter().filter(placed).collect::<Vec<_>>()
    };
    assert_eq!(places(&table, ANNA), ["3 place 1 @46", "3 place 3 @46"]);
    table.refuses(ANNA, "3 place 5 @46", Illegal::PartnersKey);
    table.play(ANNA, "3 hire").play(ANNA, "3 hire").play(ANNA, "end");
    table.idle_turn();
    *table.state.edit().estates()[0].edit().workers() = 0;
    assert_eq!(places(&table, CARLA), ["3 place 3 @46", "3 place 5 @46"]);
    table.refuses(CARLA, "3 place 1 @46", Illegal::PartnersKey);
    table.play(CARLA, "3 place 3 @46");
    assert_eq!(table.lies_at(ANNA, 46), "pig-2");
}

#[test]
fn with_four_tiles_one_of_one_s_own_or_of_the_common_ones_gives_way() {
    let mut table = teams().dice(ANNA, [3, 4]).depot(3, ["ship"]);
    for key in [1, 2, 3, 4, 5] {
        table = shelved(table, ANNA, key, "mine");
    }
    table.play(ANNA, "3 take 3.1");
    assert_eq!(table.offers(ANNA), ["discard 1", "discard 2", "discard 3", "discard 4"]);
    table.refuses(ANNA, "discard 5", Illegal::PartnersKey);
    table.play(ANNA, "discard 4");
    assert_eq!(on_key(&table, CARLA, 4), "ship");
}

#[test]
fn a_town_hall_places_own_and_common_tiles_only() {
    let mut table = teams().dice(ANNA, [4, 6]).store(ANNA, ["town-hall", "cow-2"]);
    table = shelved(shelved(table, ANNA, 3, "mine"), CARLA, 6, "ship");
    table.play(ANNA, "4 place 1 @52");
    assert_eq!(
        table.offers(ANNA),
        ["build 2 @46", "build 3 @27", "build 3 @58", "build 3 @59", "pass"],
        "Carla's ship stays, though 20 and 53 are free"
    );
    table.refuses(ANNA, "build 6 @20", Illegal::PartnersKey);
    // With nothing else stored its effect is lost.
    let mut table = teams().dice(ANNA, [4, 6]).store(ANNA, ["town-hall"]);
    table = shelved(table, CARLA, 6, "ship");
    table.play(ANNA, "4 place 1 @52");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

// The bridge.

#[test]
fn a_stone_on_the_last_space_goes_on_top_with_each_further_ship() {
    let stones = [(BENNO, 6), (DARIO, 6), (ANNA, 6), (CARLA, 2)];
    let mut table = teams().bridge(stones).dice(ANNA, [4, 6]).store(ANNA, ["ship"]);
    *table.state.edit().turn() = 2;
    table.play(ANNA, "4 place 1 @20");
    assert_eq!(table.state.bridge(), [0, 1, 3, 2]);
    assert_eq!(table.state.spaces(), [6, 6, 2, 6], "each stone is one player's");
}

// The end.

#[test]
fn what_is_left_scores_once_for_a_team() {
    let table = teams().goods(ANNA, [1, 1, 2]).silver(ANNA, 2).workers(ANNA, 5).owns(ANNA, 24);
    let table = table.laid(ANNA, "cow-2", 46).finish();
    assert_eq!(table.state.team_points(ANNA), 3 + 2 + 2 + 4);
    assert_eq!(table.state.team_points(CARLA), 3 + 2 + 2 + 4);
    assert_eq!(table.state.team_points(BENNO), 0);
}

fn standing(seat: Seat, place: u8, points: i32) -> Standing {
    Standing { seat, place, points }
}

/// Ends the game with these points of each seat from before.
fn ended(points: [u16; 4], table: Table) -> Table {
    let mut table = table;
    for (estate, points) in table.state.edit().estates().iter_mut().zip(points) {
        estate.edit().points()[0] = points;
    }
    table.finish()
}

#[test]
fn the_team_with_the_larger_sum_wins() {
    let table = ended([100, 90, 20, 40], teams());
    assert_eq!(
        table.state.standings(),
        [
            standing(BENNO, 1, 130),
            standing(DARIO, 1, 130),
            standing(ANNA, 2, 120),
            standing(CARLA, 2, 120),
        ],
        "though Anna has the most"
    );
    assert_eq!([ANNA, CARLA].map(|seat| table.points(seat)), [100, 20]);
}

#[test]
fn equal_teams_count_empty_fields() {
    let table = ended([50, 60, 50, 40], teams().laid(BENNO, "ship", 20));
    let places: Vec<(u8, u8)> =
        table.state.standings().iter().map(|row| (row.seat.0, row.place)).collect();
    assert_eq!(places, [(0, 1), (2, 1), (1, 2), (3, 2)]);
    // Points come before empty fields.
    let table = ended([50, 60, 50, 41], teams().laid(BENNO, "ship", 20));
    assert_eq!(table.state.standings()[0].seat, BENNO);
}

#[test]
fn with_equal_points_and_fields_both_teams_win_whoever_is_ahead_on_the_bridge() {
    let stones = [(DARIO, 5), (ANNA, 1), (BENNO, 0), (CARLA, 0)];
    let table = ended([50, 60, 50, 40], teams().bridge(stones));
    assert!(table.state.standings().iter().all(|row| (row.place, row.points) == (1, 100)));
}

#[test]
fn bonus_tiles_go_to_teams_and_their_points_to_who_acts() {
    // All castle fields of both halves but one.
    let last = |seat: Seat| {
        let table = teams().colour_filled_but(seat, Colour::Castle, 54).filled(seat, [53]);
        shelved(turn_of(table, seat), seat, 3, "castle").dice(seat, [6, 1])
    };
    let mut table = last(CARLA);
    table.play(CARLA, "6 place 3 @54");
    let bonus = |first| Reason::Bonus { colour: Colour::Castle, first };
    assert_eq!(table.scored_for(CARLA, bonus(true)), 7);
    assert_eq!((table.estate(ANNA).bonus_tiles(), table.points(ANNA)), (1, 0));
    let mut table = last(DARIO);
    *table.state.edit().bonuses_gone() |= 1;
    *table.state.edit().estates()[0].edit().bonuses() |= 1;
    table.play(DARIO, "6 place 3 @54");
    assert_eq!(table.scored_for(DARIO, bonus(false)), 4);
    assert_eq!(table.estate(BENNO).bonus_tiles(), 1);
}

// Views of the seats.

#[test]
fn everything_stored_lies_open_to_everybody() {
    let table = shelved(teams(), ANNA, 1, "cow-2");
    for seat in [ANNA, BENNO, CARLA, DARIO] {
        assert_eq!(table.state.view(seat).known().estate(ANNA).stored(Key(0)), tile("cow-2"));
    }
}
