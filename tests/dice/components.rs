//! The components of the box: six sheets, five dice, the tables of points (rulebook pages 1 to 3).

use principality::games::dice::colours::{Bonus, Colour};
use principality::games::dice::fields::{Field, FieldSet};
use principality::games::dice::points::{BOXES, completion_points, region_points};
use principality::games::dice::sheets::SheetId;

/// Sizes of the regions of a colour, largest first.
fn sizes(sheet: SheetId, colour: Colour) -> Vec<u32> {
    let board = sheet.board();
    let of_colour = |region: &FieldSet| region.is_within(board.of_colour(colour));
    let mut sizes: Vec<u32> = board.regions().filter(of_colour).map(FieldSet::len).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes
}

#[test]
fn every_sheet_has_nine_city_fields_seven_of_monasteries_and_pastures_six_of_rivers_four_of_mines_and_castles()
 {
    for sheet in SheetId::ALL {
        let fields = |colour| sheet.board().of_colour(colour).len();
        let counts = [
            Colour::Orange,
            Colour::Purple,
            Colour::Yellow,
            Colour::Blue,
            Colour::Grey,
            Colour::Green,
        ]
        .map(fields);
        assert_eq!(counts, [9, 7, 7, 6, 4, 4], "{sheet}");
        let all = Colour::ALL
            .into_iter()
            .fold(FieldSet::NONE, |all, c| all.or(sheet.board().of_colour(c)));
        assert_eq!(all, FieldSet::ALL, "{sheet}");
    }
}

#[test]
fn every_sheet_has_one_castle_with_each_square_and_each_castle_is_a_region_of_its_own() {
    for sheet in SheetId::ALL {
        let castles = sheet.board().of_colour(Colour::Green);
        let mut squares: Vec<Bonus> =
            castles.iter().filter_map(|field| sheet.board().castle(field)).collect();
        squares.sort();
        assert_eq!(squares, Bonus::ALL, "{sheet}");
        assert_eq!(sizes(sheet, Colour::Green), [1, 1, 1, 1], "{sheet}");
    }
}

#[test]
fn sheet_a_has_the_regions_that_the_rulebook_counts() {
    assert_eq!(sizes(SheetId::A, Colour::Blue), [2, 2, 2]);
    assert_eq!(sizes(SheetId::A, Colour::Grey), [2, 2]);
    assert_eq!(sizes(SheetId::A, Colour::Orange), [4, 3, 1, 1]);
    assert_eq!(sizes(SheetId::A, Colour::Purple), [2, 2, 2, 1]);
    assert_eq!(sizes(SheetId::A, Colour::Yellow), [2, 2, 2, 1]);
    let board = SheetId::A.board();
    assert_eq!(
        [10, 13, 23, 26].map(|field| board.castle(Field(field))),
        [Bonus::Goods, Bonus::Silver, Bonus::Worker, Bonus::Monk].map(Some)
    );
    assert_eq!(board.region(Field(15)), [4, 5, 9, 15].map(Field).into_iter().collect());
}

#[test]
fn the_other_sheets_have_regions_of_these_sizes() {
    let wanted: [(SheetId, [&[u32]; 5]); 5] = [
        (SheetId::B, [&[3, 2, 1], &[2, 2], &[4, 3, 2], &[3, 3, 1], &[2, 2, 2, 1]]),
        (SheetId::C, [&[2, 2, 2], &[2, 2], &[3, 3, 2, 1], &[2, 2, 2, 1], &[2, 2, 2, 1]]),
        (SheetId::D, [&[2, 2, 2], &[2, 2], &[4, 2, 1, 1, 1], &[3, 2, 1, 1], &[2, 2, 1, 1, 1]]),
        (SheetId::E, [&[3, 2, 1], &[2, 2], &[4, 3, 2], &[3, 2, 2], &[2, 2, 2, 1]]),
        (SheetId::F, [&[2, 2, 2], &[2, 2], &[4, 2, 2, 1], &[2, 2, 2, 1], &[2, 2, 2, 1]]),
    ];
    let colours = [Colour::Blue, Colour::Grey, Colour::Orange, Colour::Purple, Colour::Yellow];
    for (sheet, regions) in wanted {
        for (colour, wanted) in colours.into_iter().zip(regions) {
            assert_eq!(sizes(sheet, colour), wanted, "{sheet} {colour}");
        }
    }
}

#[test]
fn no_row_of_circles_is_too_short_for_the_regions_of_any_sheet() {
    for sheet in SheetId::ALL {
        let regions = |colour| sizes(sheet, colour).len();
        assert!(regions(Colour::Purple) <= usize::from(Bonus::Monk.circles()), "{sheet}");
        assert!(regions(Colour::Blue) <= usize::from(Bonus::Goods.circles()), "{sheet}");
        // each good, those of the rivers and one of a castle, becomes a silver
        let silver = regions(Colour::Grey) + regions(Colour::Blue) + 1;
        assert!(silver <= usize::from(Bonus::Silver.circles()), "{sheet}");
        assert!(regions(Colour::Orange) <= usize::from(Bonus::Worker.circles()), "{sheet}");
    }
    assert_eq!(Bonus::ALL.map(Bonus::circles), [4, 6, 3, 9]);
}

#[test]
fn points_of_regions_and_completed_colours() {
    let row = |size| [0, 1, 2].map(|phase| region_points(size, phase));
    assert_eq!([1, 2, 3, 4].map(row), [[1, 1, 1], [4, 3, 2], [8, 6, 4], [13, 10, 7]]);
    assert_eq!((row(0), row(5), region_points(2, 3)), ([0; 3], [0; 3], 0));
    let values = Colour::ALL.map(completion_points);
    assert_eq!(values, [[4, 2], [3, 1], [6, 3], [3, 2], [3, 1], [4, 2]]);
    assert_eq!(BOXES, 10);
}
