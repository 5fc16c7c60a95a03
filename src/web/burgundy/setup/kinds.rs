//! Kinds of game: each for themselves, solo on a board of its own, or two teams.

use crate::games::burgundy::Options;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, MARKER};

/// A kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// Two to four players, each for themselves.
    #[default]
    Each,
    /// One player against the 25 turns.
    Solo,
    /// Two teams of two.
    Teams,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Each, Kind::Solo, Kind::Teams];
}

/// The choices of the solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solo {
    /// Board 13a or 13b.
    pub board: BoardId,
    /// Choice of the start castle: free or random.
    pub castles: Castles,
    /// Initial space of the marker, which sets the difficulty.
    pub marker: u8,
}

impl Default for Solo {
    fn default() -> Solo {
        let board = BoardId::all_solo().next().unwrap_or_default();
        Solo { board, castles: Castles::Open, marker: MARKER }
    }
}

impl Solo {
    /// The choices of a solo game from its options; `None` for other games.
    #[must_use]
    pub fn of(options: &Options) -> Option<Solo> {
        let marker = options.marker()?;
        let board = match options.boards() {
            Boards::Fixed([board, ..]) => board,
            _ => return None,
        };
        Some(Solo { board, castles: options.castles(), marker })
    }
}

/// The modules compatible with a kind of game.
#[must_use]
pub const fn modules_of(kind: Kind, modules: Modules) -> Modules {
    match kind {
        Kind::Each => modules,
        Kind::Solo => modules.without(Module::Shields).without(Module::BorderPosts),
        Kind::Teams => modules.without(Module::BorderPosts),
    }
}

/// The default double board of the team game.
#[must_use]
pub fn first_double() -> BoardId {
    BoardId::all_double().next().unwrap_or_default()
}
