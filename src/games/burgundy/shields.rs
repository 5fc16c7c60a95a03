//! Shields (rulebook pages 15 and 16): their effects and points, and the number in each depot.

use serde::{Deserialize, Serialize};

/// A shield by its number, 1 to 18; 0 is none.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Shield(pub u8);

/// Shields in the box.
pub const SHIELDS: u8 = 18;
/// Maximum number of shields in one depot.
pub const DEPOT_SHIELDS: usize = 2;

impl Shield {
    /// No shield.
    pub const NONE: Shield = Shield(0);
    /// All pastures count as one when animals score (1; rulebook page 15).
    pub const ONE_PASTURE: Shield = Shield(1);
    /// A worker whenever another player gets workers (2; rulebook page 15).
    pub const WORKER_WHEN_OTHERS_GET_SOME: Shield = Shield(2);
    /// The tribute may be paid with workers too (3; rulebook page 15).
    pub const TRIBUTE_IN_WORKERS: Shield = Shield(3);
    /// Any number of tiles may be stored (4; rulebook page 15).
    pub const STORES_ANY_NUMBER: Shield = Shield(4);
    /// Each ship may also take all goods of one kind from all depots (5; rulebook page 15).
    pub const SHIPS_GATHER_ONE_KIND: Shield = Shield(5);
    /// The monasteries of another player, named once, work for the owner too (6; rulebook page 15).
    pub const BORROWS_MONASTERIES: Shield = Shield(6);
    /// Bonus tiles bring twice the points (7; rulebook page 15).
    pub const DOUBLES_BONUS_TILES: Shield = Shield(7);
    /// Mines pay twice (8; rulebook page 15).
    pub const DOUBLES_MINES: Shield = Shield(8);
    /// A silver for each good sold, not for each sale (9; rulebook page 15).
    pub const SILVER_FOR_EACH_GOOD: Shield = Shield(9);
    /// Own monasteries of the final scoring bring twice the points (10; rulebook page 16).
    pub const DOUBLES_SCORING_MONASTERIES: Shield = Shield(10);
    /// A castle's action may be to take a shield, without a double (11; rulebook page 16).
    pub const CASTLES_TAKE_SHIELDS: Shield = Shield(11);
    /// Goods sold bring twice the points (12; rulebook page 16).
    pub const DOUBLES_SALES: Shield = Shield(12);
    /// Shields, this one too, give twice the points at the end (13; rulebook page 16).
    pub const DOUBLES_SHIELDS: Shield = Shield(13);
    /// A tile of the six depots goes straight into the estate at the end of each phase (14; rulebook page 16).
    pub const SETTLES_FROM_SIX_DEPOTS: Shield = Shield(14);
    /// The same for a tile of the black depot, or an inn (15; rulebook page 16).
    pub const SETTLES_FROM_BLACK_DEPOT: Shield = Shield(15);
    /// One unused die may be turned to any number in each turn (16; rulebook page 16).
    pub const TURNS_A_DIE: Shield = Shield(16);
    /// Finished regions count one field more (17; rulebook page 16).
    pub const WIDENS_REGIONS: Shield = Shield(17);
    /// Tiles need no neighbour where they are placed (18; rulebook page 16).
    pub const NEEDS_NO_NEIGHBOUR: Shield = Shield(18);

    /// All eighteen.
    pub fn all() -> impl Iterator<Item = Shield> {
        (1..=SHIELDS).map(Shield)
    }

    /// True if there is a shield.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Points at the end of the game: 12, 8 or 4.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self.0 {
            1..=6 => 12,
            7..=12 => 8,
            13..=SHIELDS => 4,
            _ => 0,
        }
    }
}

/// A set of shields: bit n for shield n.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ShieldSet(pub u32);

impl ShieldSet {
    /// No shield.
    pub const NONE: ShieldSet = ShieldSet(0);

    /// True if the shield is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, shield: Shield) -> bool {
        (self.0 >> (shield.0 & 31)) & 1 != 0
    }

    /// This set with the shield added.
    #[must_use]
    pub const fn with(self, shield: Shield) -> ShieldSet {
        ShieldSet(self.0 | 1 << (shield.0 & 31))
    }

    /// This set with the shield removed.
    #[must_use]
    pub const fn without(self, shield: Shield) -> ShieldSet {
        ShieldSet(self.0 & !(1 << (shield.0 & 31)))
    }

    /// Number of shields in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The shields by number.
    pub fn iter(self) -> impl Iterator<Item = Shield> {
        Shield::all().filter(move |shield| self.has(*shield))
    }
}

/// Number of shields in a depot, 1 to 6, at the beginning (rulebook page 15).
#[must_use]
pub const fn laid_out(depot: u8, players: u8) -> u8 {
    match players {
        0..=2 => 1,
        3 => 2 - depot % 2,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shields_give_12_8_or_4_points() {
        let points: Vec<u8> = Shield::all().map(Shield::points).collect();
        assert_eq!(points, [12, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4]);
        assert_eq!(Shield::NONE.points(), 0);
    }

    #[test]
    fn six_nine_or_twelve_shields_are_laid_out() {
        let depots = |players| [1, 2, 3, 4, 5, 6].map(|depot| laid_out(depot, players));
        assert_eq!(depots(2), [1, 1, 1, 1, 1, 1]);
        assert_eq!(depots(3), [1, 2, 1, 2, 1, 2]);
        assert_eq!(depots(4), [2, 2, 2, 2, 2, 2]);
    }
}
