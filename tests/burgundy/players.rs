//! Differences between two, three and four players (pages 2, 8 and 11).

use super::table::{ANNA, Table, dealt};
use principality::games::burgundy::depots::{Slot, laid_out};
use principality::games::burgundy::event::Reason;
use principality::games::burgundy::options::Options;
use principality::games::burgundy::state::Stage;
use principality::games::burgundy::tiles::Colour;

#[test]
fn two_to_four_play() {
    for players in 0..=6 {
        assert_eq!(Options::basic(players).is_ok(), (2..=4).contains(&players));
    }
}

/// The colours laid out in a place of a depot at the start of each phase.
fn through_the_phases(players: u8, slot: Slot) -> Vec<Option<Colour>> {
    let mut table = dealt(&Options::basic(players).unwrap(), 4);
    let mut seen = Vec::new();
    while table.state.stage() == Stage::Play {
        seen.push(table.state.lying(slot).colour());
        table.idle_phase();
    }
    seen
}

#[test]
fn with_three_players_depot_6_has_a_mine_instead_of_its_castle_in_phases_b_and_d() {
    let (castle, mine) = (Some(Colour::Castle), Some(Colour::Mine));
    let slot = Slot::new(6, 0);
    assert_eq!(through_the_phases(3, slot), [castle, mine, castle, mine, castle]);
}

#[test]
fn with_four_players_depot_6_always_has_its_castle_and_with_two_never() {
    let slot = Slot::new(6, 0);
    assert_eq!(through_the_phases(4, slot), [Some(Colour::Castle); 5]);
    assert_eq!(through_the_phases(2, slot), [None; 5]);
}

#[test]
fn no_other_place_changes_its_colour_between_phases() {
    for players in 2..=4 {
        for slot in Slot::all().filter(|slot| !slot.is_black()) {
            let exception = players == 3 && slot == Slot::new(6, 0);
            let same =
                (1..5).all(|phase| laid_out(slot, players, phase) == laid_out(slot, players, 0));
            assert_eq!(same, !exception);
        }
    }
}

#[test]
fn every_phase_lays_out_12_18_or_24_tiles_and_4_6_or_8_black_ones() {
    for (players, coloured, black) in [(2, 12, 4), (3, 18, 6), (4, 24, 8)] {
        let mut table = dealt(&Options::basic(players).unwrap(), 6);
        while table.state.stage() == Stage::Play {
            let count = |from: usize, to: usize| {
                table.state.table()[from..to].iter().filter(|tile| tile.is_some()).count()
            };
            assert_eq!((count(0, 24), count(24, 32)), (coloured, black));
            table.idle_phase();
        }
    }
}

#[test]
fn a_sale_a_large_and_a_small_bonus_by_number_of_players() {
    // sales: selling.rs, bonus tiles: regions.rs
    for players in 2..=4 {
        let mut table = Table::with(players).dice(ANNA, [3, 3]).goods(ANNA, [3]);
        table = table.filled(ANNA, [24, 29]).store(ANNA, ["mine"]);
        table.play(ANNA, "3 sell 3");
        assert_eq!(table.points(ANNA), u16::from(players));
        table.play(ANNA, "3 place 1 @33");
        let bonus = Reason::Bonus { colour: Colour::Mine, first: true };
        assert_eq!(table.scored_for(ANNA, bonus), u16::from(players) + 3);
    }
}
