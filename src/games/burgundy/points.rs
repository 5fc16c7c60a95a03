//! The printed tables of points.

/// Points for a finished region by its size, 1 to 8 fields (rulebook page 8, the table on the board).
pub const REGION_POINTS: [u8; 8] = [1, 3, 6, 10, 15, 21, 28, 36];

/// Points for each region finished in phases A to E (rulebook page 8).
pub const PHASE_POINTS: [u8; 5] = [10, 8, 6, 4, 2];

/// Points for a finished region of this size; 0 for size 0, the table's last entry above 8.
#[must_use]
pub fn region_points(size: u32) -> u8 {
    match size {
        0 => 0,
        _ => REGION_POINTS.get(size as usize - 1).copied().unwrap_or(36),
    }
}

/// Points for each region finished in the phase, 0 (A) to 4 (E).
#[must_use]
pub fn phase_points(phase: u8) -> u8 {
    PHASE_POINTS.get(usize::from(phase)).copied().unwrap_or(0)
}

/// Points of the large bonus tile: 5, 6 or 7 with two, three or four players (rulebook page 8).
#[must_use]
pub const fn large_bonus(players: u8) -> u8 {
    players.saturating_add(3)
}

/// Points of the small bonus tile: 2, 3 or 4 with two, three or four players.
#[must_use]
pub const fn small_bonus(players: u8) -> u8 {
    players
}

/// Points for each good sold: 2, 3 or 4 with two, three or four players (rulebook page 8).
#[must_use]
pub const fn good_points(players: u8) -> u8 {
    players
}

/// Points of a watchtower (rulebook page 7).
pub const WATCHTOWER_POINTS: u8 = 4;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_tables() {
        assert_eq!((1..=8).map(region_points).collect::<Vec<_>>(), [1, 3, 6, 10, 15, 21, 28, 36]);
        assert_eq!((region_points(0), region_points(9)), (0, 36));
        assert_eq!((0..6).map(phase_points).collect::<Vec<_>>(), [10, 8, 6, 4, 2, 0]);
        assert_eq!([2, 3, 4].map(large_bonus), [5, 6, 7]);
        assert_eq!([2, 3, 4].map(small_bonus), [2, 3, 4]);
        assert_eq!([2, 3, 4].map(good_points), [2, 3, 4]);
    }
}
