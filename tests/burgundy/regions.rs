//! Finished regions and colours (page 8).

use super::table::{ANNA, BENNO, CARLA, DARIO, Table};
use principality::engine::total::At;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::tiles::Colour;

#[test]
fn every_region_of_every_board_scores_its_size_and_the_phase() {
    for (board, field) in BoardId::all().flat_map(|id| (0..37).map(move |f| (id, Field(f)))) {
        let (colour, region) = (board.board().colour(field), board.board().region(field));
        let castles = board.board().of_colour(Colour::Castle);
        let Some(start) = castles.into_iter().find(|castle| *castle != field) else { continue };
        let mut table = Table::on(board.0, start.0, 2).phase('C');
        for other in board.board().all.minus(table.estate(ANNA).filled()) {
            if other != field {
                table = table.filled(ANNA, [other.0]);
            }
        }
        let number = board.board().number(field);
        let tile = ["castle", "mine", "ship", "bank", "pig-2", "monastery-1"].at(colour.index());
        table = table.dice(ANNA, [number, number]).store(ANNA, [tile]);
        table.play(ANNA, &format!("{number} place 1 @{}", field.0));
        let size = region.len() as u8;
        let points = [1, 3, 6, 10, 15, 21, 28, 36].at(usize::from(size) - 1);
        assert_eq!(table.scored_for(ANNA, Reason::Region { colour, size }), points);
        assert_eq!(table.scored_for(ANNA, Reason::Phase(2)), 6);
        assert_eq!(table.scored_for(ANNA, Reason::Bonus { colour, first: true }), 5);
    }
}

/// A game in which the river 15 16 17 lacks only field 17, number 2.
fn river(players: u8) -> Table {
    Table::with(players).dice(ANNA, [2, 2]).filled(ANNA, [15, 16]).store(ANNA, ["ship"])
}

#[test]
fn phases_a_to_e_give_10_8_6_4_and_2_whatever_the_size() {
    for (phase, letter) in (0..).zip(['A', 'B', 'C', 'D', 'E']) {
        let mut table = river(2).phase(letter);
        table.play(ANNA, "2 place 1 @17");
        let size = (6, Reason::Region { colour: Colour::Ship, size: 3 });
        assert_eq!(table.scored(ANNA), [size, (u16::from(10 - 2 * phase), Reason::Phase(phase))]);
    }
}

#[test]
fn a_region_with_an_empty_field_scores_nothing() {
    let mut table = Table::with(2).dice(ANNA, [2, 2]).filled(ANNA, [16]).store(ANNA, ["ship"]);
    table.play(ANNA, "2 place 1 @17");
    assert_eq!(table.points(ANNA), 0);
}

#[test]
fn a_region_of_one_field_scores_at_once() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).store(ANNA, ["bank"]);
    table.play(ANNA, "3 place 1 @11");
    assert_eq!(table.points(ANNA), 1 + 10);
}

#[test]
fn a_region_scores_once_only() {
    let mut table = river(2).store(ANNA, ["ship", "ship"]).workers(ANNA, 9);
    table.play(ANNA, "2 place 1 @17").play(ANNA, "2 place 2 @19");
    assert_eq!(table.scored(ANNA), []);
}

#[test]
fn finishing_a_region_says_so() {
    let mut table = river(2);
    table.play(ANNA, "2 place 1 @17");
    let finished =
        Event::RegionFinished { seat: ANNA, field: Field(17), colour: Colour::Ship, size: 3 };
    assert!(table.events().contains(&finished));
}

// The start castle.

#[test]
fn the_start_castle_counts_for_its_region() {
    // On board 7 two castles lie side by side: 1 and 2.
    let mut table = Table::on(7, 1, 2).dice(ANNA, [4, 4]).store(ANNA, ["castle"]);
    table.play(ANNA, "4 place 1 @2");
    assert_eq!(table.points(ANNA), 3 + 10);
}

#[test]
fn a_start_castle_alone_in_its_region_never_scores_it() {
    let mut table =
        Table::with(2).dice(ANNA, [6, 4]).filled(ANNA, [12, 2, 1]).store(ANNA, ["castle"]);
    table.play(ANNA, "6 place 1 @6");
    let regions = table.events().iter().filter(|e| matches!(e, Event::RegionFinished { .. }));
    assert_eq!(regions.count(), 1, "that of three fields");
}

#[test]
fn the_start_castle_counts_for_its_colour() {
    let mut table =
        Table::with(2).dice(ANNA, [6, 4]).filled(ANNA, [12, 2, 1]).store(ANNA, ["castle"]);
    table.play(ANNA, "6 place 1 @6");
    let bonus = Reason::Bonus { colour: Colour::Castle, first: true };
    assert_eq!(table.scored_for(ANNA, bonus), 5);
}

// Colours.

/// A game in which each player lacks one mine, on field 33 (number 3), and has it in storage.
fn mines(players: u8) -> Table {
    let mut table = Table::with(players);
    for seat in [ANNA, BENNO, CARLA, DARIO].into_iter().take(usize::from(players)) {
        table = table.dice(seat, [3, 3]).filled(seat, [24, 29]).store(seat, ["mine"]);
    }
    table
}

#[test]
fn the_first_to_finish_a_colour_gets_the_large_bonus_tile_the_second_the_small_one() {
    for (players, large, small) in [(2, 5, 2), (3, 6, 3), (4, 7, 4)] {
        let mut table = mines(players);
        for (seat, points, first) in [(ANNA, large, true), (BENNO, small, false)] {
            table.play(seat, "3 place 1 @33");
            let reason = Reason::Bonus { colour: Colour::Mine, first };
            assert_eq!(table.scored(seat)[2], (points, reason), "{players} players");
            assert_eq!(table.estate(seat).bonus_tiles(), 1);
            table.play(seat, "3 hire").play(seat, "end");
        }
    }
}

#[test]
fn the_third_and_fourth_get_nothing() {
    let mut table = mines(4);
    for seat in [ANNA, BENNO, CARLA, DARIO] {
        table.play(seat, "3 place 1 @33");
        let bonus = table.events().iter().any(|e| matches!(e, Event::BonusTaken { .. }));
        assert_eq!(bonus, seat == ANNA || seat == BENNO);
        assert_eq!(table.scored(seat).len(), if bonus { 3 } else { 2 });
        table.play(seat, "3 hire").play(seat, "end");
    }
    assert_eq!(table.estate(CARLA).bonus_tiles() + table.estate(DARIO).bonus_tiles(), 0);
}

#[test]
fn each_colour_has_its_own_bonus_tiles() {
    let mut table = mines(2);
    table.play(ANNA, "3 place 1 @33").play(ANNA, "3 hire").play(ANNA, "end");
    table = table.filled(BENNO, [15, 16, 19, 20, 21]).store(BENNO, ["ship"]).dice(BENNO, [2, 2]);
    table.play(BENNO, "2 place 1 @17");
    let bonus = Reason::Bonus { colour: Colour::Ship, first: true };
    assert_eq!(table.scored_for(BENNO, bonus), 5);
}

#[test]
fn every_colour_gives_its_bonus_after_its_last_field() {
    for (colour, tile, last, number) in [
        (Colour::Castle, "castle", 6, 6),
        (Colour::Mine, "mine", 24, 4),
        (Colour::Ship, "ship", 19, 5),
        (Colour::Building, "bank", 25, 3),
        (Colour::Animal, "pig-2", 10, 4),
        (Colour::Monastery, "monastery-1", 12, 1),
    ] {
        let mut table = Table::with(2)
            .colour_filled_but(ANNA, colour, last)
            .filled(ANNA, if colour == Colour::Castle { [12] } else { [6] })
            .dice(ANNA, [number, number])
            .store(ANNA, [tile]);
        table.play(ANNA, &format!("{number} place 1 @{last}"));
        assert_eq!(table.scored_for(ANNA, Reason::Bonus { colour, first: true }), 5, "{colour:?}");
    }
}

#[test]
fn a_colour_with_an_empty_field_in_another_region_gives_no_bonus() {
    let mut table = river(2);
    table.play(ANNA, "2 place 1 @17");
    assert!(!table.events().iter().any(|e| matches!(e, Event::BonusTaken { .. })));
}

#[test]
fn the_last_field_of_a_colour_of_several_regions_scores_its_own_region_alone() {
    let mut table = river(2).filled(ANNA, [19, 20, 21]);
    table.play(ANNA, "2 place 1 @17");
    assert_eq!(
        table.scored(ANNA),
        [
            (6, Reason::Region { colour: Colour::Ship, size: 3 }),
            (10, Reason::Phase(0)),
            (5, Reason::Bonus { colour: Colour::Ship, first: true }),
        ]
    );
}

#[test]
fn first_the_tile_s_gain_then_size_phase_and_bonus_then_its_effect() {
    let mut table = Table::with(2)
        .filled(ANNA, [0, 4, 9, 10, 26, 27])
        .dice(ANNA, [1, 1])
        .store(ANNA, ["goat-3"]);
    table.play(ANNA, "1 place 1 @5");
    let reasons: Vec<Reason> = table.scored(ANNA).into_iter().map(|(_, reason)| reason).collect();
    let region = Reason::Region { colour: Colour::Animal, size: 5 };
    let bonus = Reason::Bonus { colour: Colour::Animal, first: true };
    assert_eq!(reasons, [Reason::Animals, region, Reason::Phase(0), bonus]);

    let mut table = river(2).goods_in(1, [1]);
    table.play(ANNA, "2 place 1 @17");
    assert_eq!(table.points(ANNA), 16, "scored before the ship's goods are chosen");
    assert!(table.offers_any(ANNA, "load"));
}

#[test]
fn more_than_255_points_are_counted() {
    let mut table = river(2);
    table.state.edit().estates()[0].edit().points()[0] = 250;
    table.play(ANNA, "2 place 1 @17");
    assert_eq!(table.points(ANNA), 266);
}
