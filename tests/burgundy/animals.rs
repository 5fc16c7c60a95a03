//! Animals (page 6). The big pasture of board 1 holds fields 0, 4, 5, 9 and 10; 27 is one by itself.

use super::table::{ANNA, BENNO, Table};
use principality::games::burgundy::event::Reason;

/// Benno's pasture of the example: a cow tile and a sheep tile of three each.
fn benno() -> Table {
    Table::with(2)
        .bridge([(BENNO, 0), (ANNA, 0)])
        .dice(BENNO, [1, 2])
        .laid(BENNO, "cow-3", 10)
        .laid(BENNO, "sheep-3", 9)
}

#[test]
fn benno_s_cow_scores_7_then_another_11() {
    let mut table = benno().store(BENNO, ["cow-4", "cow-4"]);
    table.play(BENNO, "1 place 1 @5");
    assert_eq!(table.scored(BENNO), [(7, Reason::Animals)]);
    table.play(BENNO, "2 place 2 @4");
    assert_eq!(table.scored(BENNO), [(11, Reason::Animals)]);
    assert_eq!(table.points(BENNO), 18);
}

#[test]
fn benno_s_sheep_scores_5() {
    let mut table = benno().laid(BENNO, "cow-4", 5).store(BENNO, ["sheep-2"]);
    table.play(BENNO, "2 place 1 @4");
    assert_eq!(table.scored(BENNO), [(5, Reason::Animals)]);
}

#[test]
fn a_first_animal_of_its_kind_scores_itself_alone() {
    for (tile, points) in [("pig-2", 2), ("pig-3", 3), ("pig-4", 4)] {
        let mut table = benno().store(BENNO, [tile]);
        table.play(BENNO, "1 place 1 @5");
        assert_eq!(table.scored(BENNO), [(points, Reason::Animals)]);
    }
}

#[test]
fn each_of_the_four_species_herds_with_its_own() {
    for species in ["sheep", "cow", "pig", "goat"] {
        for other in ["sheep", "cow", "pig", "goat"] {
            let mut table = Table::with(2)
                .dice(ANNA, [1, 1])
                .laid(ANNA, &format!("{other}-2"), 10)
                .store(ANNA, [&format!("{species}-3")[..]]);
            table.play(ANNA, "1 place 1 @5");
            assert_eq!(table.points(ANNA), if species == other { 5 } else { 3 });
        }
    }
}

#[test]
fn animals_of_the_same_pasture_need_not_be_neighbours() {
    // 9 and 0 don't touch, but 4 and 5 lie between
    let mut table = Table::with(2)
        .dice(ANNA, [6, 6])
        .laid(ANNA, "pig-4", 9)
        .filled(ANNA, [5])
        .store(ANNA, ["pig-2"]);
    table.play(ANNA, "6 place 1 @0");
    assert_eq!(table.points(ANNA), 6);
}

#[test]
fn animals_of_other_pastures_don_t_score_again() {
    let mut table =
        Table::with(2).phase('E').dice(ANNA, [2, 2]).laid(ANNA, "pig-4", 10).filled(ANNA, [26]);
    table = table.store(ANNA, ["pig-2"]);
    table.play(ANNA, "2 place 1 @27");
    assert_eq!(table.scored_for(ANNA, Reason::Animals), 2);
}

#[test]
fn another_player_s_animals_don_t_score() {
    let mut table = benno().laid(ANNA, "pig-4", 10).store(BENNO, ["pig-2"]);
    table.play(BENNO, "1 place 1 @5");
    assert_eq!((table.points(BENNO), table.points(ANNA)), (2, 0));
}

#[test]
fn stored_animals_don_t_score() {
    let mut table = benno().store(BENNO, ["cow-2", "cow-4", "cow-4"]);
    table.play(BENNO, "1 place 1 @5");
    assert_eq!(table.points(BENNO), 5);
}

#[test]
fn animals_score_however_they_are_placed() {
    let mut table = benno().dice(BENNO, [3, 3]).store(BENNO, ["town-hall", "cow-4"]);
    table.play(BENNO, "3 place 1 @25").play(BENNO, "build 2 @5");
    assert_eq!(table.scored(BENNO), [(7, Reason::Animals)]);
}
