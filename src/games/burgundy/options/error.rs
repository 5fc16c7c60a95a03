//! Errors of options that can't be played.

/// Reason why options can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The number of players is not two to four.
    #[error("Burgundy is played by two to four players, not {0}")]
    Players(u8),
    /// A board that is not in the edition's box, by its number in the 2019 edition.
    #[error("today's board {0} is not in this edition's box; choose another board or edition")]
    Board(u8),
    /// A board without a castle field in the middle.
    #[error("board {0} has no castle field in its middle; choose, draw or change the board")]
    NoCentre(u8),
    /// Castles in the middle with boards that are not given beforehand.
    #[error("start castles in the middle need boards that are settled beforehand")]
    CentreOfDrawn,
    /// A module that this version does not have.
    #[error("these modules are not known; reload the page for the newest version")]
    Modules,
    /// Border posts without their boards.
    #[error("border posts need boards 11a to 11f, a different one for each player, or drawn ones")]
    PostsNeedBoards,
    /// The solo game on another board.
    #[error("the solo game is played on board 13a or 13b, which is chosen beforehand")]
    SoloBoard,
    /// The solo game's castle in the middle.
    #[error("the solo game's start castle is chosen or drawn")]
    SoloCastle,
    /// A module that needs more players.
    #[error("shields and border posts can't be played alone")]
    SoloModule,
    /// The team game with another number of players.
    #[error("the team game is played by four, not {0}")]
    TeamPlayers(u8),
    /// The team game on another board.
    #[error("the team game is played on the double board 12a or 12b, the same for both teams")]
    TeamBoard,
    /// The team game with another way to choose castles.
    #[error(
        "the start castle stands in the middle of board 12a, and each team chooses on board 12b"
    )]
    TeamCastle,
    /// A module that double boards don't support.
    #[error("border posts need boards 11a to 11f and can't be played in teams")]
    TeamModule,
    /// The marker's start is out of range.
    #[error("the marker of the solo game starts on 45 to 55, not {0}")]
    Marker(u8),
}
