//! Options of the game: players, edition, boards, start castles and modules.

mod choices;
mod error;
mod named;
mod stored;

pub use choices::{Boards, Castles, Edition, Way};
pub use error::OptionsError;

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::sizes::PILE_STARTS;
use crate::two_forms;
use named::Named;
use stored::Stored;

/// Options of a game, as validated by [`Options::new`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Options {
    players: u8,
    edition: Edition,
    boards: Boards,
    castles: Castles,
    modules: Modules,
    /// The marker's start in the solo game; 0 with more players.
    marker: u8,
    /// True if two teams of two play.
    team: bool,
}

two_forms!(Options as Named, Named::from, Options::try_from, bytes Stored);

/// The possible starts of the marker in the solo game, from much easier to much harder (rulebook page 14).
pub const MARKERS: core::ops::RangeInclusive<u8> = 45..=55;
/// Number of players of the team game.
pub const TEAM_PLAYERS: u8 = 4;
/// The default start of the marker.
pub const MARKER: u8 = 50;

impl Options {
    /// Checks and keeps the options of a base game; boards of seats without a player are cleared.
    ///
    /// # Errors
    /// If the numbers are out of range or the choices are incompatible.
    pub fn new(
        players: u8,
        edition: Edition,
        boards: Boards,
        castles: Castles,
    ) -> Result<Options, OptionsError> {
        Options::with_modules(players, edition, boards, castles, Modules::NONE)
    }

    /// As [`Options::new`], for a game with modules.
    ///
    /// # Errors
    /// If the numbers are out of range or the choices are incompatible.
    pub fn with_modules(
        players: u8,
        edition: Edition,
        mut boards: Boards,
        castles: Castles,
        modules: Modules,
    ) -> Result<Options, OptionsError> {
        if !(2..=4).contains(&players) {
            return Err(OptionsError::Players(players));
        }
        if !modules.is_known() {
            return Err(OptionsError::Modules);
        }
        let posts = modules.has(Module::BorderPosts);
        if posts && !goes_with_posts(&boards, players) {
            return Err(OptionsError::PostsNeedBoards);
        }
        if let Boards::Fixed(fixed) = &mut boards {
            for (seat, id) in fixed.iter_mut().enumerate() {
                if seat >= usize::from(players) {
                    *id = BoardId(0);
                } else if !posts && !edition.has_board(*id) {
                    return Err(OptionsError::Board(id.0));
                } else if castles == Castles::Centre && id.board().centre_castle().is_none() {
                    return Err(OptionsError::NoCentre(edition.board_number(*id)));
                }
            }
        } else if castles == Castles::Centre {
            return Err(OptionsError::CentreOfDrawn);
        }
        Ok(Options { players, edition, boards, castles, modules, marker: 0, team: false })
    }

    /// The solo game on board 13a or 13b with the marker's start (rulebook page 14).
    ///
    /// # Errors
    /// If the numbers are out of range or the choices are incompatible.
    pub fn solo(
        edition: Edition,
        board: BoardId,
        castles: Castles,
        modules: Modules,
        marker: u8,
    ) -> Result<Options, OptionsError> {
        if !modules.is_known() {
            return Err(OptionsError::Modules);
        }
        if modules.has(Module::Shields) || modules.has(Module::BorderPosts) {
            return Err(OptionsError::SoloModule);
        }
        if !board.is_solo() {
            return Err(OptionsError::SoloBoard);
        }
        if !matches!(castles, Castles::Open | Castles::Drawn) {
            return Err(OptionsError::SoloCastle);
        }
        if !MARKERS.contains(&marker) {
            return Err(OptionsError::Marker(marker));
        }
        let mut fixed = [BoardId(0); SEATS];
        fixed.set(0, board);
        let boards = Boards::Fixed(fixed);
        Ok(Options { players: 1, edition, boards, castles, modules, marker, team: false })
    }

    /// The team game for four on the double board 12a or 12b (rulebook page 13): seats 0 and 2 against seats 1
    /// and 3. The board determines the start castles: on 12a they are on the field in the middle, on 12b each
    /// team chooses.
    ///
    /// # Errors
    /// If the choices are incompatible.
    pub fn teams(
        edition: Edition,
        board: BoardId,
        modules: Modules,
    ) -> Result<Options, OptionsError> {
        if !modules.is_known() {
            return Err(OptionsError::Modules);
        }
        if modules.has(Module::BorderPosts) {
            return Err(OptionsError::TeamModule);
        }
        if !board.is_double() {
            return Err(OptionsError::TeamBoard);
        }
        let castles = if board.board().starts.len() == 1 { Castles::Centre } else { Castles::Open };
        let boards = Boards::Fixed([board; SEATS]);
        let players = TEAM_PLAYERS;
        Ok(Options { players, edition, boards, castles, modules, marker: 0, team: true })
    }

    /// The rulebook's first game: board 1 for all, castles in the middle.
    ///
    /// # Errors
    /// If there are not two to four players.
    pub fn basic(players: u8) -> Result<Options, OptionsError> {
        let (boards, castles) = Way::Basic.choices([BoardId(1); SEATS]);
        Options::new(players, Edition::E2019, boards, castles)
    }

    /// The same choices, checked again: for options from outside.
    ///
    /// # Errors
    /// If the numbers are out of range or the choices are incompatible.
    pub fn checked(self) -> Result<Options, OptionsError> {
        let Options { players, edition, boards, castles, modules, marker, team } = self;
        if team {
            let board = self.fixed_board(Seat(0)).ok_or(OptionsError::TeamBoard)?;
            let teams = Options::teams(edition, board, modules)?;
            return match self {
                _ if players != TEAM_PLAYERS => Err(OptionsError::TeamPlayers(players)),
                _ if boards != teams.boards => Err(OptionsError::TeamBoard),
                _ if castles != teams.castles => Err(OptionsError::TeamCastle),
                _ => Ok(teams),
            };
        }
        if marker > 0 {
            let board = self.fixed_board(Seat(0)).ok_or(OptionsError::SoloBoard)?;
            let solo = Options::solo(edition, board, castles, modules, marker)?;
            return if players == 1 { Ok(solo) } else { Err(OptionsError::Players(players)) };
        }
        Options::with_modules(players, edition, boards, castles, modules)
    }

    /// True if it is the base game for two to four players, without modules.
    #[inline]
    #[must_use]
    pub const fn is_base(&self) -> bool {
        self.modules.is_empty() && self.marker == 0 && !self.team
    }

    /// True if two teams of two play.
    #[inline]
    #[must_use]
    pub const fn is_team_game(&self) -> bool {
        self.team
    }

    /// The marker's start in the solo game; `None` with more players.
    #[inline]
    #[must_use]
    pub const fn marker(&self) -> Option<u8> {
        if self.marker > 0 { Some(self.marker) } else { None }
    }

    /// The number of players that depots, points and cards count for: the solo game is played as with two.
    #[inline]
    #[must_use]
    pub const fn table_size(&self) -> u8 {
        if self.players < 2 { 2 } else { self.players }
    }

    /// Number of players: 2 to 4, or 1.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The edition.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The assignment of boards.
    #[must_use]
    pub const fn boards(&self) -> Boards {
        self.boards
    }

    /// The assignment of start castles.
    #[must_use]
    pub const fn castles(&self) -> Castles {
        self.castles
    }

    /// The modules.
    #[inline]
    #[must_use]
    pub const fn modules(&self) -> Modules {
        self.modules
    }

    /// The boards that are drawn from.
    #[must_use]
    pub fn drawn_boards(&self) -> Vec<BoardId> {
        if self.modules.has(Module::BorderPosts) {
            BoardId::all_with_posts().collect()
        } else {
            self.edition.boards()
        }
    }

    /// The beginning of each pile among the tiles: castles, mines, ships, buildings, animals, monasteries,
    /// black; and the end.
    #[must_use]
    pub fn pile_starts(&self) -> [u8; 8] {
        if self.modules.is_empty() {
            return PILE_STARTS;
        }
        let white = u8::from(self.modules.has(Module::WhiteCastles));
        let extra = u8::from(self.modules.has(Module::ExtraTiles));
        // Monastery 27 has no use without other stones on the bridge: the solo game leaves it out.
        let solo = extra * u8::from(self.marker > 0);
        let mut starts = PILE_STARTS;
        let mut more = 0;
        for (start, added) in starts.iter_mut().zip([
            0,
            0,
            0,
            0,
            6 * white,
            0,
            2 * extra + white - solo,
            2 * extra + 2 * white,
        ]) {
            more += added;
            *start += more;
        }
        starts
    }

    /// The board of a seat, if it is given beforehand.
    #[must_use]
    pub fn fixed_board(&self, seat: Seat) -> Option<BoardId> {
        match self.boards {
            Boards::Fixed(boards) => Some(boards.at(seat.index())).filter(|b| b.exists()),
            Boards::Drawn | Boards::OneOrDrawn => None,
        }
    }
}

/// True if border posts can be played on these boards: different ones of 11a to 11f, or drawn ones.
fn goes_with_posts(boards: &Boards, players: u8) -> bool {
    match boards {
        Boards::Drawn => true,
        Boards::OneOrDrawn => false,
        Boards::Fixed(fixed) => {
            let taken = || fixed.iter().take(usize::from(players));
            taken()
                .enumerate()
                .all(|(seat, id)| id.has_posts() && taken().skip(seat + 1).all(|other| other != id))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burgundy::tiles::{Colour, tiles_of};

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

    fn posts(players: u8, boards: Boards, castles: Castles) -> Result<Options, OptionsError> {
        let modules = Modules::NONE.with(Module::BorderPosts);
        Options::with_modules(players, Edition::E2019, boards, castles, modules)
    }

    #[test]
    fn border_posts_ask_for_their_own_boards() {
        let wrong = Err(OptionsError::PostsNeedBoards);
        assert!(posts(4, Boards::Drawn, Castles::Drawn).is_ok());
        assert!(posts(2, fixed([11, 16, 0, 0]), Castles::Open).is_ok());
        assert_eq!(posts(2, fixed([11, 11, 0, 0]), Castles::Open), wrong);
        assert_eq!(posts(2, fixed([11, 1, 0, 0]), Castles::Open), wrong);
        assert_eq!(posts(3, fixed([11, 12, 0, 0]), Castles::Open), wrong);
        assert_eq!(posts(2, Boards::OneOrDrawn, Castles::Open), wrong);
        let centre = posts(2, fixed([11, 16, 0, 0]), Castles::Centre);
        assert_eq!(centre, Err(OptionsError::NoCentre(11)));
        let without = Options::new(2, Edition::E2019, fixed([11, 16, 0, 0]), Castles::Open);
        assert_eq!(without, Err(OptionsError::Board(11)));
    }

    #[test]
    fn any_modules_go_together_with_any_number_of_players() {
        for bits in 0..64u8 {
            let modules: Modules =
                Module::ALL.into_iter().filter(|m| (bits >> *m as u8) & 1 != 0).collect();
            for players in 2..=4 {
                for edition in [Edition::E2019, Edition::E2011] {
                    let (boards, castles) = (Boards::Drawn, Castles::Drawn);
                    let options =
                        Options::with_modules(players, edition, boards, castles, modules).unwrap();
                    assert_eq!(options.modules(), modules);
                    let bytes = postcard::to_allocvec(&options).unwrap();
                    assert_eq!(postcard::from_bytes(&bytes), Ok(options));
                }
            }
        }
    }

    #[test]
    fn team_games_are_stored_in_one_way_and_of_four_on_one_board_only() {
        for board in BoardId::all_double() {
            for edition in [Edition::E2019, Edition::E2011] {
                let options = Options::teams(edition, board, Modules::NONE).unwrap();
                let bytes = postcard::to_allocvec(&options).unwrap();
                let back: Options = postcard::from_bytes(&bytes).unwrap();
                assert_eq!((back, back.checked()), (options, Ok(options)));
                assert!(back.is_team_game() && !back.is_base() && bytes.len() <= 9);
            }
        }
        let stored = |bytes: &[u8]| {
            let options: Options = postcard::from_bytes(bytes).ok()?;
            Some(options.checked())
        };
        // players, edition, modules, boards, castles
        assert!(matches!(stored(&[4, 6, 0, 0, 19, 19, 19, 19, 0]), Some(Ok(_))));
        assert_eq!(stored(&[3, 6, 0, 0, 19, 19, 19, 19, 0]), None);
        let refused = |bytes| stored(bytes).and_then(Result::err);
        assert_eq!(
            refused(&[4, 6, 0, 0, 19, 19, 20, 19, 0]),
            Some(OptionsError::TeamBoard),
            "both teams have the same board"
        );
        assert_eq!(refused(&[4, 6, 0, 0, 1, 1, 1, 1, 0]), Some(OptionsError::TeamBoard));
        assert_eq!(refused(&[4, 6, 0, 0, 19, 19, 19, 19, 1]), Some(OptionsError::TeamCastle));
        assert_eq!(refused(&[4, 6, 8, 0, 19, 19, 19, 19, 0]), Some(OptionsError::TeamModule));
        assert_eq!(refused(&[4, 6, 64, 0, 19, 19, 19, 19, 0]), Some(OptionsError::Modules));
    }

    #[test]
    fn the_base_game_is_stored_as_it_always_was_and_in_one_way_only() {
        let bytes = postcard::to_allocvec(&Options::basic(2).unwrap()).unwrap();
        assert_eq!(bytes, [2, 0, 0, 1, 1, 0, 0, 0]);
        let spelled_twice = [2, 2, 0, 0, 1, 1, 0, 0, 0];
        assert!(postcard::from_bytes::<Options>(&spelled_twice).is_err());
        let unknown = [2, 2, 0x40, 0, 1, 1, 0, 0, 0];
        let unknown: Options = postcard::from_bytes(&unknown).unwrap();
        assert_eq!(unknown.checked(), Err(OptionsError::Modules));
    }

    #[test]
    fn piles_begin_where_the_tiles_of_the_modules_put_them() {
        for bits in 0..64u8 {
            let modules: Modules =
                Module::ALL.into_iter().filter(|m| (bits >> *m as u8) & 1 != 0).collect();
            let (boards, castles) = (Boards::Drawn, Castles::Drawn);
            let options = Options::with_modules(2, Edition::E2019, boards, castles, modules);
            let starts = options.unwrap().pile_starts();
            let sizes: Vec<u8> = starts.windows(2).map(|ends| ends[1] - ends[0]).collect();
            for colour in Colour::ALL {
                let of_colour = tiles_of(modules).filter(|r| r.tile.colour() == Some(colour));
                assert_eq!(sizes[colour.index()], of_colour.map(|r| r.normal).sum::<u8>());
            }
            assert_eq!(sizes[6], tiles_of(modules).map(|r| r.black).sum::<u8>());
        }
    }
}
