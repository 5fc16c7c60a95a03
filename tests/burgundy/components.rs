//! The components of the box (page 1): tiles, goods, boards, depots and the printed tables.

use super::table::tile;
use principality::engine::total::At;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::depots::{Slot, black_places, laid_out};
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::goods::{GOODS_COUNT, GOODS_PER_KIND, Good};
use principality::games::burgundy::points::{
    good_points, large_bonus, phase_points, region_points, small_bonus,
};
use principality::games::burgundy::sizes::PILE_STARTS;
use principality::games::burgundy::tiles::{Building, Colour, Species, TILES, Tile};

/// The printed boards, transcribed a second time: colour and number of each field.
const BOARDS: [&str; 10] = [
    "A6 C5 C4 Y3 / A2 A1 C6 Y5 B4 / A5 A4 B3 Y1 B2 B3 / S6 S1 S2 C6 S5 S4 S1 / B2 B5 M4 B3 B1 A2 / B6 M1 Y2 B5 B6 / M3 Y4 Y1 B3",
    "Y6 Y5 Y4 C3 / B2 B1 S6 A5 M4 / M5 B4 B3 S1 A2 S3 / C6 B1 S2 C6 Y5 B4 S1 / Y2 S5 B4 A3 Y1 B2 / B6 B1 A2 B5 M6 / A3 A4 B1 C3",
    "A6 A5 A4 A3 / S2 S1 C6 S5 S4 / B5 M4 Y3 Y1 S2 B3 / B6 B1 Y2 C6 Y5 B4 B1 / B2 B5 Y4 Y3 B1 B2 / C6 A1 M2 M5 C6 / B3 A4 S1 B3",
    "C6 A5 B4 S3 / A2 A1 B6 S5 S4 / B5 B4 B3 S1 C2 M3 / A6 A1 A2 Y6 Y5 M4 S1 / B2 C5 Y4 B3 B1 B2 / B6 M1 B2 Y5 Y6 / S3 B4 Y1 C3",
    "A6 B5 B4 S3 / A2 A1 B6 M5 M4 / B5 C4 Y3 S1 S2 S3 / B6 B1 A2 Y6 C5 B4 B1 / Y2 C5 A4 Y3 S1 B2 / B6 A1 B2 C5 S6 / Y3 Y4 B1 M3",
    "Y6 Y5 C4 S3 / Y2 B1 B6 S5 B4 / A5 A4 M3 S1 B2 B3 / Y6 B1 B2 C6 S5 B4 B1 / Y2 B5 B4 M3 S1 B2 / Y6 M1 A2 A5 S6 / C3 A4 A1 C3",
    "Y6 C5 C4 S3 / Y2 A1 A6 A5 S4 / S5 M4 B3 B1 M2 A3 / S6 Y1 B2 B6 B5 A4 B1 / B2 Y5 B4 B3 A1 B2 / B6 S1 M2 Y5 B6 / S3 C4 C1 Y3",
    "B6 B5 S4 B3 / S2 C1 Y6 C5 B4 / B5 Y4 M3 Y1 Y2 S3 / B6 A1 Y2 M6 A5 Y4 B1 / S2 A5 A4 A3 M1 B2 / B6 C1 A2 C5 S6 / B3 S4 B1 B3",
    "B6 B5 C4 Y3 / B2 B1 A6 A5 S4 / B5 B4 A3 A1 S2 S3 / C6 Y1 Y2 M6 S5 C4 Y1 / S2 S5 Y4 M3 B1 A2 / Y6 B1 B2 B5 A6 / M3 C4 B1 B3",
    "S6 B5 A4 C3 / A2 S1 B6 A5 B4 / A5 A4 A3 B1 Y2 B3 / B6 B1 B2 B6 B5 Y4 C1 / Y2 Y5 M4 Y3 M1 S2 / B6 B1 M2 Y5 S6 / C3 S4 S1 C3",
];

/// The sizes of each board's regions: castles, mines, rivers, cities, pastures, monasteries.
const REGIONS: [[&[u32]; 6]; 10] = [
    [&[1, 3], &[3], &[3, 3], &[1, 3, 3, 5], &[1, 5], &[3, 3]],
    [&[1, 1, 1, 1], &[1, 1, 1], &[2, 2, 2], &[2, 2, 3, 5], &[2, 4], &[1, 2, 3]],
    [&[1, 1, 1, 1], &[1, 2], &[1, 2, 3], &[1, 1, 5, 5], &[2, 4], &[6]],
    [&[1, 1, 1, 1], &[1, 2], &[1, 1, 4], &[2, 5, 5], &[3, 3], &[3, 3]],
    [&[1, 1, 1, 1], &[1, 2], &[1, 2, 3], &[1, 2, 3, 3, 3], &[3, 3], &[1, 2, 3]],
    [&[1, 1, 1, 1], &[1, 1, 1], &[6], &[2, 4, 6], &[2, 4], &[3, 3]],
    [&[2, 2], &[1, 1, 1], &[2, 2, 2], &[2, 3, 7], &[3, 3], &[2, 2, 2]],
    [&[1, 1, 1, 1], &[1, 2], &[1, 1, 1, 1, 1, 1], &[2, 2, 2, 2, 2, 2], &[6], &[2, 4]],
    [&[1, 1, 1, 1], &[1, 2], &[2, 4], &[6, 6], &[2, 4], &[1, 1, 1, 3]],
    [&[1, 1, 1, 1], &[1, 2], &[2, 2, 2], &[2, 2, 8], &[2, 4], &[2, 2, 2]],
];

fn letter(colour: Colour) -> char {
    match colour {
        Colour::Castle => 'C',
        Colour::Mine => 'M',
        Colour::Ship => 'S',
        Colour::Building => 'B',
        Colour::Animal => 'A',
        Colour::Monastery => 'Y',
    }
}

#[test]
fn every_field_of_every_board_has_the_printed_colour_and_number() {
    for (id, printed) in BoardId::all().zip(BOARDS) {
        let board = id.board();
        let rows: Vec<Vec<&str>> =
            printed.split(" / ").map(|row| row.split(' ').collect()).collect();
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [4, 5, 6, 7, 6, 5, 4]);
        for (field, printed) in (0..).map(Field).zip(rows.into_iter().flatten()) {
            let here = format!("{}{}", letter(board.colour(field)), board.number(field));
            assert_eq!(here, printed, "board {} field {}", id.0, field.0);
        }
    }
}

#[test]
fn every_board_has_37_fields_4_castles_3_mines_6_ships_12_buildings_6_animals_6_monasteries() {
    for id in BoardId::all() {
        let board = id.board();
        assert_eq!((board.fields, board.all.len()), (37, 37));
        assert_eq!(Colour::ALL.map(|c| board.of_colour(c).len()), [4, 3, 6, 12, 6, 6]);
    }
}

#[test]
fn regions_of_every_board_have_the_printed_sizes() {
    for (id, printed) in BoardId::all().zip(REGIONS) {
        let board = id.board();
        for (colour, sizes) in Colour::ALL.into_iter().zip(printed) {
            let regions = (0..usize::from(board.region_count)).map(|n| board.regions.at(n));
            let of_colour = regions.filter(|r| r.into_iter().all(|f| board.colour(f) == colour));
            let mut found: Vec<u32> = of_colour.map(|region| region.len()).collect();
            found.sort_unstable();
            assert_eq!(found, sizes, "board {} {colour:?}", id.0);
        }
        assert!((2..=6).contains(&board.cities), "the rulebook knows two to six cities");
    }
}

#[test]
fn fields_are_hexagons_that_touch_up_to_six_others() {
    for id in BoardId::all() {
        let board = id.board();
        let touching: u32 = board.all.into_iter().map(|f| board.neighbours(f).len()).sum();
        assert_eq!(touching, 2 * 90, "a hexagon of 37 cells has 90 inner edges");
        let beside_middle: Vec<u8> = board.neighbours(Field(18)).into_iter().map(|f| f.0).collect();
        assert_eq!(beside_middle, [11, 12, 17, 19, 24, 25]);
        let beside_corner: Vec<u8> = board.neighbours(Field(0)).into_iter().map(|f| f.0).collect();
        assert_eq!(beside_corner, [1, 4, 5]);
    }
}

#[test]
fn board_1_has_a_city_of_1_one_of_5_and_two_of_3() {
    let board = BoardId(1).board();
    let size = |field: u8| board.region(Field(field)).len();
    assert_eq!([size(11), size(25), size(8), size(22)], [1, 5, 3, 3]);
}

#[test]
fn the_box_holds_164_tiles_40_of_them_black() {
    let sum = |of: fn(&principality::games::burgundy::tiles::TileRecord) -> u8| {
        TILES.iter().map(|record| u32::from(of(record))).sum::<u32>()
    };
    assert_eq!((sum(|r| r.normal), sum(|r| r.black)), (124, 40));
}

#[test]
fn piles_are_14_castles_10_mines_20_ships_40_buildings_20_animals_20_monasteries_40_black() {
    let sizes: Vec<u8> = PILE_STARTS.windows(2).map(|ends| ends[1] - ends[0]).collect();
    assert_eq!(sizes, [14, 10, 20, 40, 20, 20, 40]);
    for (colour, size) in Colour::ALL.into_iter().zip(sizes) {
        let of_colour = TILES.iter().filter(|r| r.tile.colour() == Some(colour));
        assert_eq!(of_colour.map(|r| r.normal).sum::<u8>(), size);
    }
}

#[test]
fn seven_of_each_of_eight_buildings_and_of_four_animals() {
    let number = |tile: Tile| tile.record().map_or(0, |r| r.normal + r.black);
    for building in Building::ALL {
        assert_eq!(number(building.tile()), 7);
    }
    for species in Species::ALL {
        assert_eq!([2, 3, 4].map(|count| number(species.tile(count))), [2, 3, 2]);
    }
}

#[test]
fn monasteries_7_12_14_15_24_and_25_have_black_backs() {
    for number in 1..=26u8 {
        let record = tile(&format!("monastery-{number}")).record().unwrap();
        let black = [7, 12, 14, 15, 24, 25].contains(&number);
        assert_eq!((record.normal, record.black), if black { (0, 1) } else { (1, 0) });
    }
}

#[test]
fn forty_two_goods_seven_of_each_of_six_kinds() {
    assert_eq!(GOODS_COUNT, 42);
    assert_eq!(usize::from(GOODS_PER_KIND) * Good::ALL.len(), GOODS_COUNT);
}

#[test]
fn finished_regions_of_1_to_8_fields_give_1_3_6_10_15_21_28_36() {
    let points: Vec<u8> = (1..=8).map(region_points).collect();
    assert_eq!(points, [1, 3, 6, 10, 15, 21, 28, 36]);
}

#[test]
fn phases_a_to_e_give_10_8_6_4_2() {
    assert_eq!([0, 1, 2, 3, 4].map(phase_points), [10, 8, 6, 4, 2]);
}

#[test]
fn bonus_tiles_give_5_6_7_and_2_3_4_and_goods_2_3_4_by_players() {
    assert_eq!([2, 3, 4].map(large_bonus), [5, 6, 7]);
    assert_eq!([2, 3, 4].map(small_bonus), [2, 3, 4]);
    assert_eq!([2, 3, 4].map(good_points), [2, 3, 4]);
}

fn depot(number: u8, players: u8, phase: u8) -> String {
    let colours = (0..4).filter_map(|place| laid_out(Slot::new(number, place), players, phase));
    colours.map(letter).collect()
}

#[test]
fn depots_for_two_players() {
    let depots: Vec<String> = (1..=6).map(|number| depot(number, 2, 0)).collect();
    assert_eq!(depots, ["BS", "YC", "AB", "SB", "MY", "BA"]);
}

#[test]
fn depots_for_three_players() {
    let depots: Vec<String> = (1..=6).map(|number| depot(number, 3, 0)).collect();
    assert_eq!(depots, ["YBS", "YBC", "ASB", "SBA", "BMY", "CBA"]);
}

#[test]
fn depots_for_four_players() {
    let depots: Vec<String> = (1..=6).map(|number| depot(number, 4, 0)).collect();
    assert_eq!(depots, ["YBSA", "YBCB", "ASBY", "MSBA", "BMBY", "CBSA"]);
}

#[test]
fn the_black_depot_has_4_6_or_8_places() {
    assert_eq!([2, 3, 4].map(black_places), [4, 6, 8]);
}

#[test]
fn every_field_has_its_own_row_and_place_but_on_solo_boards() {
    for id in BoardId::all().chain(BoardId::all_double()) {
        let board = id.board();
        let places: Vec<_> =
            (0..board.fields).map(|field| board.row_and_place(Field(field)).unwrap()).collect();
        let unique: std::collections::BTreeSet<_> = places.iter().collect();
        assert_eq!(unique.len(), places.len());
        assert_eq!((places.first(), places.get(4)), (Some(&(0, 0)), Some(&(1, 0))));
    }
    let last = BoardId::all().next().unwrap().board();
    assert_eq!([36, 37].map(|field| last.row_and_place(Field(field))), [Some((6, 3)), None]);
    let doubled = BoardId::all_double().next().unwrap().board();
    assert_eq!(doubled.row_and_place(Field(37)), Some((0, 4)), "the right half goes on eastwards");
    assert!(BoardId::all_solo().all(|id| id.board().row_and_place(Field(0)).is_none()));
}
