//! Choices before the game: the edition, and the assignment of boards and start castles.

use crate::games::burgundy::SEATS;
use crate::games::burgundy::boards::BoardId;
use serde::{Deserialize, Serialize};

/// The printed edition whose values are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub enum Edition {
    /// The edition of 2019, with all modules in the box.
    #[default]
    E2019,
    /// The edition of 2011, as also played online.
    E2011,
}

impl From<Edition> for u16 {
    fn from(edition: Edition) -> u16 {
        match edition {
            Edition::E2019 => 2019,
            Edition::E2011 => 2011,
        }
    }
}

impl TryFrom<u16> for Edition {
    type Error = &'static str;

    fn try_from(year: u16) -> Result<Edition, &'static str> {
        match year {
            2019 => Ok(Edition::E2019),
            2011 => Ok(Edition::E2011),
            _ => Err("the editions are 2019 and 2011"),
        }
    }
}

impl Edition {
    /// Points of monastery 15 for each kind of goods sold: 2, in 2011 3.
    #[must_use]
    pub const fn monastery_15_points(self) -> u8 {
        match self {
            Edition::E2019 => 2,
            Edition::E2011 => 3,
        }
    }

    /// Points of monastery 26 for each bonus tile: 3, in 2011 2.
    #[must_use]
    pub const fn monastery_26_points(self) -> u8 {
        match self {
            Edition::E2019 => 3,
            Edition::E2011 => 2,
        }
    }

    /// True if tiles may be bought while an effect waits: in 2019 at any moment of the own turn.
    #[must_use]
    pub const fn buys_during_effects(self) -> bool {
        matches!(self, Edition::E2019)
    }

    /// True if monastery 6 is paid with two workers (2019) rather than two silver (2011).
    #[must_use]
    pub const fn monastery_6_takes_workers(self) -> bool {
        matches!(self, Edition::E2019)
    }

    /// The boards of the edition's base game: the 2011 edition has nine, without today's board 2.
    #[must_use]
    pub fn boards(self) -> Vec<BoardId> {
        BoardId::all().filter(|board| self.has_board(*board)).collect()
    }

    /// True if the board is in the edition's base game.
    #[must_use]
    pub const fn has_board(self, board: BoardId) -> bool {
        board.exists()
            && board.letter().is_none()
            && (matches!(self, Edition::E2019) || board.0 != 2)
    }

    /// The number printed on the board in this edition: today's board 10 was number 2 in 2011, and 11 is on all
    /// boards with border posts, each with a [letter](BoardId::letter).
    #[must_use]
    pub const fn board_number(self, board: BoardId) -> u8 {
        match (self, board.0) {
            (Edition::E2011, 10) => 2,
            _ if board.has_posts() => 11,
            _ if board.is_double() => 12,
            _ if board.is_solo() => 13,
            (_, number) => number,
        }
    }
}

/// The assignment of boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Boards {
    /// Given boards, by seat; the same board may occur several times.
    Fixed([BoardId; SEATS]),
    /// Different boards, drawn from the edition's.
    Drawn,
    /// Different boards are drawn; each player, in turn order, keeps the drawn one or takes board 1.
    OneOrDrawn,
}

/// The assignment of start castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Castles {
    /// The castle field in the middle; only for boards that have one.
    #[default]
    Centre,
    /// A castle field of each player's choice, openly in turn order.
    Open,
    /// A castle field of each player's choice, chosen at once and revealed together.
    Hidden,
    /// A random castle field.
    Drawn,
}

/// The named ways to begin, each a pair of [`Boards`] and [`Castles`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Board 1 and the castle in the middle for all.
    Basic,
    /// Board 1 or a drawn one, and any castle field.
    Advanced,
    /// Different boards and castle fields, all drawn.
    Random,
    /// Any boards, even equal ones, and any castle field.
    Free,
    /// A drawn board each; castle fields chosen openly in turn order.
    ExpertOpen,
    /// A drawn board each; castle fields chosen at once in secret.
    ExpertHidden,
}

impl Way {
    /// All ways, simplest first.
    pub const ALL: [Way; 6] =
        [Way::Basic, Way::Advanced, Way::Random, Way::Free, Way::ExpertOpen, Way::ExpertHidden];

    /// The boards and castles of this way; `boards` are those of *free*.
    #[must_use]
    pub const fn choices(self, boards: [BoardId; SEATS]) -> (Boards, Castles) {
        match self {
            Way::Basic => (Boards::Fixed([BoardId(1); SEATS]), Castles::Centre),
            Way::Advanced => (Boards::OneOrDrawn, Castles::Open),
            Way::Random => (Boards::Drawn, Castles::Drawn),
            Way::Free => (Boards::Fixed(boards), Castles::Open),
            Way::ExpertOpen => (Boards::Drawn, Castles::Open),
            Way::ExpertHidden => (Boards::Drawn, Castles::Hidden),
        }
    }
}
