//! What is settled before the game: players, edition, boards and start castles.

use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::games::burgundy::boards::BoardId;
use serde::{Deserialize, Serialize};

/// The printed edition whose values are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Edition {
    /// The edition of 2019, with all modules in the box.
    #[default]
    E2019,
    /// The edition of 2011, as also played online.
    E2011,
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

    /// Whether tiles may be bought while an effect waits: in 2019 at any moment of the own turn.
    #[must_use]
    pub const fn buys_during_effects(self) -> bool {
        matches!(self, Edition::E2019)
    }

    /// Whether monastery 6 is paid with two workers (2019) rather than two silver (2011).
    #[must_use]
    pub const fn monastery_6_takes_workers(self) -> bool {
        matches!(self, Edition::E2019)
    }

    /// The boards of the edition's box: the 2011 edition has nine, without today's board 2.
    #[must_use]
    pub fn boards(self) -> Vec<BoardId> {
        BoardId::all().filter(|board| self.has_board(*board)).collect()
    }

    /// Whether the board is in the edition's box.
    #[must_use]
    pub const fn has_board(self, board: BoardId) -> bool {
        board.exists() && (matches!(self, Edition::E2019) || board.0 != 2)
    }

    /// The number printed on the board in this edition: today's board 10 was number 2 in 2011.
    #[must_use]
    pub const fn board_number(self, board: BoardId) -> u8 {
        match (self, board.0) {
            (Edition::E2011, 10) => 2,
            (_, number) => number,
        }
    }
}

/// How the players come to their boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Boards {
    /// These boards, by seat; the same board may be there several times.
    Fixed([BoardId; MAX_SEATS]),
    /// Different boards, drawn from the edition's.
    Drawn,
    /// Different boards are drawn; each player, in turn order, keeps the drawn one or takes board 1.
    OneOrDrawn,
}

/// How the players come to their start castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Castles {
    /// On the castle field in the middle; only boards that have one.
    #[default]
    Centre,
    /// Each player chooses a castle field, openly in turn order.
    Open,
    /// Everybody chooses at once, and all is revealed together.
    Hidden,
    /// Drawn.
    Drawn,
}

/// The named ways to begin, each a pair of [`Boards`] and [`Castles`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// Everybody has board 1 and the castle in the middle.
    Basic,
    /// Board 1 or the one drawn, and any castle field.
    Advanced,
    /// Different boards and castle fields, all drawn.
    Random,
    /// Any boards, also the same, and any castle field.
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

    /// The boards and castles that the way means; `boards` are those that *free* plays on.
    #[must_use]
    pub const fn choices(self, boards: [BoardId; MAX_SEATS]) -> (Boards, Castles) {
        match self {
            Way::Basic => (Boards::Fixed([BoardId(1); MAX_SEATS]), Castles::Centre),
            Way::Advanced => (Boards::OneOrDrawn, Castles::Open),
            Way::Random => (Boards::Drawn, Castles::Drawn),
            Way::Free => (Boards::Fixed(boards), Castles::Open),
            Way::ExpertOpen => (Boards::Drawn, Castles::Open),
            Way::ExpertHidden => (Boards::Drawn, Castles::Hidden),
        }
    }
}

/// Options of a game, as validated by [`Options::new`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    players: u8,
    edition: Edition,
    boards: Boards,
    castles: Castles,
}

/// Why options can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// Not two to four players.
    #[error("Burgundy is played by two to four players, not {0}")]
    Players(u8),
    /// A board that the edition's box does not hold, by the number that the 2019 edition prints.
    #[error("today's board {0} is not in this edition's box; choose another board or edition")]
    Board(u8),
    /// A board without a castle field in the middle.
    #[error("board {0} has no castle field in its middle; choose, draw or change the board")]
    NoCentre(u8),
    /// Castles in the middle ask for boards that are settled beforehand.
    #[error("start castles in the middle need boards that are settled beforehand")]
    CentreOfDrawn,
}

impl Options {
    /// Checks and keeps the options; boards of seats that nobody takes are cleared.
    ///
    /// # Errors
    /// If the numbers are out of range or the choices don't go together.
    pub fn new(
        players: u8,
        edition: Edition,
        mut boards: Boards,
        castles: Castles,
    ) -> Result<Options, OptionsError> {
        if !(2..=4).contains(&players) {
            return Err(OptionsError::Players(players));
        }
        if let Boards::Fixed(fixed) = &mut boards {
            for (seat, id) in fixed.iter_mut().enumerate() {
                if seat >= usize::from(players) {
                    *id = BoardId(0);
                } else if !edition.has_board(*id) {
                    return Err(OptionsError::Board(id.0));
                } else if castles == Castles::Centre && id.board().centre_castle().is_none() {
                    return Err(OptionsError::NoCentre(edition.board_number(*id)));
                }
            }
        } else if castles == Castles::Centre {
            return Err(OptionsError::CentreOfDrawn);
        }
        Ok(Options { players, edition, boards, castles })
    }

    /// The game as the rulebook begins it: board 1 for everybody, castles in the middle.
    ///
    /// # Errors
    /// If there are not two to four players.
    pub fn basic(players: u8) -> Result<Options, OptionsError> {
        let (boards, castles) = Way::Basic.choices([BoardId(1); MAX_SEATS]);
        Options::new(players, Edition::E2019, boards, castles)
    }

    /// The same choices, checked anew: for options that came from outside.
    ///
    /// # Errors
    /// If the numbers are out of range or the choices don't go together.
    pub fn checked(self) -> Result<Options, OptionsError> {
        Options::new(self.players, self.edition, self.boards, self.castles)
    }

    /// How many play: 2 to 4.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The edition.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// How the players come to their boards.
    #[must_use]
    pub const fn boards(&self) -> Boards {
        self.boards
    }

    /// How the players come to their start castles.
    #[must_use]
    pub const fn castles(&self) -> Castles {
        self.castles
    }

    /// The board of a seat, where it is settled beforehand.
    #[must_use]
    pub fn fixed_board(&self, seat: Seat) -> Option<BoardId> {
        match self.boards {
            Boards::Fixed(boards) => Some(boards.at(seat.index())).filter(|b| b.exists()),
            Boards::Drawn | Boards::OneOrDrawn => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fixed(ids: [u8; 4]) -> Boards {
        Boards::Fixed(ids.map(BoardId))
    }

    #[test]
    fn two_to_four_play() {
        assert_eq!(Options::basic(1), Err(OptionsError::Players(1)));
        assert!(Options::basic(2).is_ok() && Options::basic(4).is_ok());
        assert_eq!(Options::basic(5), Err(OptionsError::Players(5)));
    }

    #[test]
    fn the_edition_of_2011_has_nine_boards_and_calls_today_s_10_its_2() {
        assert_eq!(Edition::E2019.boards().len(), 10);
        assert_eq!(Edition::E2011.boards().len(), 9);
        assert_eq!(Edition::E2011.board_number(BoardId(10)), 2);
        assert_eq!(Edition::E2019.board_number(BoardId(10)), 10);
        let with_2 = Options::new(2, Edition::E2011, fixed([1, 2, 0, 0]), Castles::Open);
        assert_eq!(with_2, Err(OptionsError::Board(2)));
        assert!(Options::new(2, Edition::E2011, fixed([1, 10, 0, 0]), Castles::Open).is_ok());
    }

    #[test]
    fn a_castle_in_the_middle_needs_a_field_there() {
        let four = Options::new(2, Edition::E2019, fixed([1, 4, 0, 0]), Castles::Centre);
        assert_eq!(four, Err(OptionsError::NoCentre(4)));
        let drawn = Options::new(2, Edition::E2019, Boards::Drawn, Castles::Centre);
        assert_eq!(drawn, Err(OptionsError::CentreOfDrawn));
        assert!(Options::new(2, Edition::E2019, fixed([1, 6, 0, 0]), Castles::Centre).is_ok());
    }

    #[test]
    fn boards_of_empty_seats_don_t_count() {
        let a = Options::new(2, Edition::E2019, fixed([1, 1, 9, 99]), Castles::Open);
        let b = Options::new(2, Edition::E2019, fixed([1, 1, 0, 0]), Castles::Open);
        assert_eq!(a, b);
    }

    #[test]
    fn every_way_can_be_played() {
        for way in Way::ALL {
            let (boards, castles) = way.choices([3, 3, 5, 9].map(BoardId));
            for players in 2..=4 {
                assert!(Options::new(players, Edition::E2019, boards, castles).is_ok(), "{way:?}");
            }
        }
    }
}
