//! Sizes of the game's components and of positions.

/// Key fields of a storage (rulebook page 3).
pub const KEYS: usize = 3;
/// Maximum number of key fields with shield 4, three more than any estate has fields to fill: effectively no
/// limit.
pub const MAX_KEYS: usize = 40;
/// Phases A to E.
pub const PHASES: u8 = 5;
/// Rounds in each phase.
pub const ROUNDS: u8 = 5;
/// The bridge's spaces (rulebook pages 2 and 3).
pub const BRIDGE_SPACES: u8 = 7;
/// Maximum number of pending effects. The base game never has more than three; goods on trade routes may leave
/// one more for each sale within a sale, and in the solo game gains are pending too.
pub const MAX_WAITING: usize = 24;
/// The beginning of each pile of the base game in the [row of all
/// piles](crate::games::burgundy::state::Secrets::piles): castles, mines, ships, buildings, animals,
/// monasteries, black; and the end.
pub const PILE_STARTS: [u8; 8] = [0, 14, 24, 44, 84, 104, 124, 164];
