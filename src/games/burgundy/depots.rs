//! The six numbered depots and the black depot: the places in use and their colours.
//!
//! As on the printed board: front for four players, back for two and three (rulebook pages 2 and 11).

use crate::engine::total::{At, above_zero};
use crate::games::burgundy::numbers::Numbers;
use crate::games::burgundy::tiles::{Colour, Tile};
use serde::{Deserialize, Serialize};

use Colour::{Animal, Building, Castle, Mine, Monastery, Ship};

/// Number of places in each numbered depot.
pub const PLACES: u8 = 4;
/// Number of places in the black depot.
pub const BLACK_PLACES: u8 = 8;
/// Number of places for tiles on the table.
pub const SLOTS: usize = 6 * PLACES as usize + BLACK_PLACES as usize;
/// Number of places including that of the inns.
pub const SLOTS_AND_INNS: usize = SLOTS + 1;

/// A place for a tile on the table: 0 to 23 in the numbered depots, four each, 24 to 31 in the black
/// one, and 32 beside it for the inns.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(remote = "Self")]
pub struct Slot(pub u8);

impl Slot {
    /// The first place of the black depot.
    pub const BLACK: Slot = Slot(6 * PLACES);
    /// The place of the stack of inns: the ninth place of the black depot.
    pub const INNS: Slot = Slot(Slot::BLACK.0 + BLACK_PLACES);

    /// Place `place` (from 0) of depot 1 to 6; depot 7 is the black one.
    #[must_use]
    pub const fn new(depot: u8, place: u8) -> Slot {
        Slot(depot.saturating_sub(1).saturating_mul(PLACES).saturating_add(place))
    }

    /// The depot's number: 1 to 6, or 7 for the black depot.
    #[inline]
    #[must_use]
    pub const fn depot(self) -> u8 {
        if self.is_black() { 7 } else { self.0 / PLACES + 1 }
    }

    /// The place within the depot, from 0.
    #[must_use]
    pub const fn place(self) -> u8 {
        if self.is_black() { self.0 - Slot::BLACK.0 } else { self.0 % PLACES }
    }

    /// True if it is a place of the black depot.
    #[inline]
    #[must_use]
    pub const fn is_black(self) -> bool {
        self.0 >= Slot::BLACK.0
    }

    /// The place as an index into the table's tiles.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places that are laid out in each phase, without that of the inns.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }
}

/// A set of places of the table, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slots(u64);

/// For each set of numbers the places of the depots with these numbers.
const OF_NUMBERS: [u32; Numbers::SETS] = {
    let mut places = [0; Numbers::SETS];
    let mut set = 0;
    while set < Numbers::SETS {
        let mut depot = 1;
        while depot <= 6 {
            #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
            if Numbers::ALL[set].has(depot) {
                places[set] |= ((1 << PLACES) - 1) << Slot::new(depot, 0).0;
            }
            depot += 1;
        }
        set += 1;
    }
    places
};

impl Slots {
    /// The places with a tile.
    #[inline]
    #[must_use]
    pub fn with_tiles(table: &[Tile; SLOTS_AND_INNS]) -> Slots {
        let (eights, rest) = table.as_chunks::<8>();
        let mut slots = 0;
        for (eight, tiles) in eights.iter().enumerate() {
            slots |= u64::from(above_zero(tiles.map(|tile| tile.0))) << (8 * eight);
        }
        let inn = rest.first().is_some_and(|tile| tile.is_some());
        Slots(slots | u64::from(inn) << Slot::INNS.0)
    }

    /// The places of the set in the depots with these numbers.
    #[inline]
    #[must_use]
    pub fn in_depots(self, numbers: Numbers) -> Slots {
        Slots(self.0 & u64::from(OF_NUMBERS.at(numbers.index())))
    }

    /// The places of the set in the black depot, and the inns' place.
    #[inline]
    #[must_use]
    pub const fn in_black(self) -> Slots {
        Slots(self.0 >> Slot::BLACK.0 << Slot::BLACK.0)
    }
}

impl Iterator for Slots {
    type Item = Slot;

    /// Removes and returns the lowest place.
    #[inline]
    fn next(&mut self) -> Option<Slot> {
        let lowest = Slot(self.0.trailing_zeros() as u8);
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            lowest
        })
    }
}

/// One printed place of a numbered depot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The colour of its tiles.
    pub colour: Colour,
    /// The smallest number of players that use it.
    pub from_players: u8,
}

const fn place(colour: Colour, from_players: u8) -> Place {
    Place { colour, from_players }
}

/// The places of depots 1 to 6, as printed: depots 1 and 4 from west to east, the others row by row.
pub const DEPOTS: [[Place; PLACES as usize]; 6] = [
    [place(Monastery, 3), place(Building, 2), place(Ship, 2), place(Animal, 4)],
    [place(Monastery, 2), place(Building, 3), place(Castle, 2), place(Building, 4)],
    [place(Animal, 2), place(Ship, 3), place(Building, 2), place(Monastery, 4)],
    [place(Mine, 4), place(Ship, 2), place(Building, 2), place(Animal, 3)],
    [place(Building, 3), place(Mine, 2), place(Building, 4), place(Monastery, 2)],
    [place(Castle, 3), place(Building, 2), place(Ship, 4), place(Animal, 2)],
];

/// Number of places of the black depot in use.
#[must_use]
pub const fn black_places(players: u8) -> u8 {
    match players {
        0..=2 => 4,
        3 => 6,
        _ => 8,
    }
}

/// The colour laid out at a place of a numbered depot in a phase (0 to 4); `None` if the place is not used with
/// this number of players.
///
/// With three players the castle of depot 6 is a mine in phases B and D (rulebook page 11).
#[must_use]
pub fn laid_out(slot: Slot, players: u8, phase: u8) -> Option<Colour> {
    let printed = DEPOTS.get(usize::from(slot.depot()) - 1)?.get(usize::from(slot.place()))?;
    if printed.from_players > players {
        return None;
    }
    let swapped = players == 3 && slot == Slot::new(6, 0) && phase % 2 == 1;
    Some(if swapped { Mine } else { printed.colour })
}

/// The two depots beside this one on the ring 1–2–3–4–5–6–1.
#[must_use]
pub const fn beside(depot: u8) -> [u8; 2] {
    [(depot % 6 + 4) % 6 + 1, depot % 6 + 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(players: u8, phase: u8) -> [u8; 6] {
        let mut counts = [0; 6];
        for slot in Slot::all() {
            if let Some(colour) = laid_out(slot, players, phase) {
                counts[colour.index()] += 1;
            }
        }
        counts
    }

    #[test]
    fn a_set_of_places_lists_those_with_tiles_from_depot_1_to_the_inns() {
        let mut table = [Tile::NONE; SLOTS_AND_INNS];
        let taken = [0u8, 3, 4, 7, 13, 20, 23, 24, 31, 32];
        for (slot, tile) in taken.iter().zip([Tile::MINE, Tile::INN].into_iter().cycle()) {
            table[usize::from(*slot)] = tile;
        }
        let (all, listed) = (Slots::with_tiles(&table), |slots: Slots| slots.map(|s| s.0));
        assert!(listed(all).eq(taken));
        assert!(listed(all.in_black()).eq([24, 31, 32]));
        for numbers in Numbers::ALL {
            let wanted = taken.into_iter().filter(|slot| numbers.has(Slot(*slot).depot()));
            assert!(listed(all.in_depots(numbers)).eq(wanted.filter(|slot| *slot < 24)));
        }
        assert_eq!(listed(Slots::with_tiles(&[Tile::NONE; SLOTS_AND_INNS])).next(), None);
    }

    #[test]
    fn twelve_eighteen_and_twenty_four_places_are_used() {
        for phase in 0..5 {
            assert_eq!(colours(2, phase).iter().sum::<u8>(), 12);
            assert_eq!(colours(3, phase).iter().sum::<u8>(), 18);
            assert_eq!(colours(4, phase).iter().sum::<u8>(), 24);
        }
        assert_eq!([2, 3, 4].map(black_places), [4, 6, 8]);
    }

    #[test]
    fn four_players_use_up_each_coloured_pile_exactly() {
        // castle, mine, ship, building, animal, monastery; four castles start on the estates
        let all: Vec<u8> = colours(4, 0).iter().map(|n| n * 5).collect();
        assert_eq!(all, [10, 10, 20, 40, 20, 20]);
        assert_eq!(black_places(4) * 5, 40);
    }

    #[test]
    fn with_three_players_the_castle_of_depot_6_is_a_mine_in_phases_b_and_d() {
        let at = |players, phase| laid_out(Slot::new(6, 0), players, phase);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|p| at(3, p)),
            [Some(Castle), Some(Mine), Some(Castle), Some(Mine), Some(Castle)]
        );
        assert_eq!(at(4, 1), Some(Castle));
        assert_eq!(at(2, 0), None);
    }

    #[test]
    fn the_ring_closes_between_6_and_1() {
        assert_eq!(beside(1), [6, 2]);
        assert_eq!(beside(6), [5, 1]);
        assert_eq!(beside(3), [2, 4]);
    }

    #[test]
    fn slots_know_their_depot() {
        assert_eq!((Slot::new(6, 3).depot(), Slot::new(6, 3).place()), (6, 3));
        assert_eq!(Slot::new(7, 2), Slot(26));
        assert_eq!((Slot(31).depot(), Slot(31).place()), (7, 7));
    }
}
