//! Why a link can't be read or written.

use crate::engine::codec::{MAX_MOVES, MAX_TEXT};

/// Why a text is not a link that can be opened here. `E` is why options can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LinkError<E> {
    /// Nothing that looks like a link of this table.
    #[error("this is no link of this table; paste the whole link, up to its last character")]
    Foreign,
    /// A link of another game.
    #[error("this link belongs to another game")]
    OtherGame,
    /// A setup where a game is needed, or the other way round.
    #[error("this link holds {}", if *.0 == crate::engine::codec::Kind::Setup { "a setup, not a game" } else { "a game, not only a setup" })]
    OtherKind(crate::engine::codec::Kind),
    /// The text is longer than any link.
    #[error("this text is too long for a link, which has at most {MAX_TEXT} characters")]
    TooLong,
    /// Made by a newer version with another format.
    #[error(
        "this link was made by a newer version, which writes format {0}; reload the page to get it"
    )]
    NewerFormat(u16),
    /// Made with an older format that is not read any more.
    #[error("this link has the old format {0}, which this version does not read")]
    OlderFormat(u16),
    /// The check sum does not fit.
    #[error(
        "the link is damaged: a character is missing, wrong or too many; copy it again as a whole"
    )]
    Damaged,
    /// Made with newer rules.
    #[error("this link was made by a newer version with rules {0}; reload the page to get it")]
    NewerRules(u16),
    /// Made with older rules, by which the same moves mean something else.
    #[error("this game was begun by the older rules {0}, which this version does not play")]
    OlderRules(u16),
    /// The options can't be played.
    #[error("the link asks for a game that can't be played: {0}")]
    Options(E),
    /// The check sum fits, but what the link tells can't be.
    #[error("the link was not made by this table: {0}")]
    Contents(Contents),
}

/// What is wrong with a link whose check sum fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Contents {
    /// It ends in the middle.
    #[error("it ends too early")]
    Short,
    /// Something stands behind its end.
    #[error("something stands behind its end")]
    Rest,
    /// A number is written in an unusual way or is out of range.
    #[error("a number in it is out of range")]
    Number,
    /// The options don't read.
    #[error("its options don't read")]
    Options,
    /// The seed is none.
    #[error("its seed is none")]
    Seed,
    /// A name is none, or there are more players than seats.
    #[error("a player's name in it is none")]
    Name,
    /// More moves than any game has.
    #[error("it has more than {MAX_MOVES} moves")]
    Moves,
    /// The game was over before this move, counted from 1.
    #[error("the game is over before move {0}")]
    Over(usize),
    /// The position after the last move is another one.
    #[error("its moves lead to another position than the one it names")]
    Position,
}

/// Why a game can't be written down. The game itself is untouched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// More moves than a link holds.
    #[error("a link holds at most {MAX_MOVES} moves")]
    Moves,
    /// The text would be longer than what is read.
    #[error("the link would be longer than {MAX_TEXT} characters")]
    TooLong,
    /// A move is not among the legal ones, so that it has no number.
    #[error("move {} can't be written, for the rules don't list it", .0 + 1)]
    NotListed(usize),
    /// What was written does not read back as the same.
    #[error("the link does not read back; this is a fault of this table, please report it")]
    ReadsBackOtherwise,
}

impl<E> From<Contents> for LinkError<E> {
    fn from(contents: Contents) -> Self {
        LinkError::Contents(contents)
    }
}
