//! Errors of reading and writing links.

use crate::engine::link::{MAX_MOVES, MAX_TEXT};
use arrayvec::ArrayString;

/// A game's name in a link, in small letters; the game may be unknown here.
pub type GameName = ArrayString<16>;

/// Reason why a text is not a link that can be opened here. `E` is the error of options that can't be played;
/// [`map`](LinkError::map) converts errors of different games to one type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LinkError<E> {
    /// Nothing in the text looks like a link of this program.
    #[error("this is no link of this table; paste the whole link, up to its last character")]
    Foreign,
    /// A link of another game than the requested one.
    #[error("this link belongs to another game")]
    OtherGame,
    /// A link of another kind, such as a setup where a game is needed.
    #[error("this link holds {}", match .0 {
        crate::engine::link::Kind::Setup => "a setup, not a game",
        crate::engine::link::Kind::Game => "a game, not only a setup",
        crate::engine::link::Kind::Challenge => "a challenge; open it on the page",
    })]
    OtherKind(crate::engine::link::Kind),
    /// Longer than [`MAX_TEXT`].
    #[error("this text is too long for a link, which has at most {MAX_TEXT} characters")]
    TooLong,
    /// Written in the format of a newer version.
    #[error(
        "this link was made by a newer version, which writes format {0}; reload the page to get it"
    )]
    NewerFormat(u16),
    /// Written in an older format that is no longer read.
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
    /// Made with older rules, by which the same moves have another meaning.
    #[error("this game was begun by the older rules {0}, which this version does not play")]
    OlderRules(u16),
    /// The options can't be played.
    #[error("the link asks for a game that can't be played: {0}")]
    Options(E),
    /// The check sum fits, but the contents are invalid.
    #[error("the link was not made by this table: {0}")]
    Contents(Contents),
}

/// The fault of a link whose check sum fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Contents {
    /// The payload ends too early.
    #[error("it ends too early")]
    Short,
    /// Bytes follow its end.
    #[error("something stands behind its end")]
    Rest,
    /// A number is not in its shortest form or is out of range.
    #[error("a number in it is out of range")]
    Number,
    /// The options can't be read.
    #[error("its options don't read")]
    Options,
    /// The seed is invalid.
    #[error("its seed is none")]
    Seed,
    /// A name is invalid, or there are more players than seats.
    #[error("a player's name in it is none")]
    Name,
    /// More than [`MAX_MOVES`] moves.
    #[error("it has more than {MAX_MOVES} moves")]
    Moves,
    /// The game was over before this move, counted from 1.
    #[error("the game is over before move {0}")]
    Over(usize),
    /// The hash of the position after the last move differs.
    #[error("its moves lead to another position than the one it names")]
    Position,
    /// Simultaneous choices are not in seat order.
    #[error("choices made at once are not in the order of the seats")]
    Order,
}

/// Reason why a game can't be written. The game itself is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// More moves than a link holds.
    #[error("a link holds at most {MAX_MOVES} moves")]
    Moves,
    /// The text would be longer than [`MAX_TEXT`].
    #[error("the link would be longer than {MAX_TEXT} characters")]
    TooLong,
    /// A move is not among the legal ones, so that it has no index.
    #[error("move {} can't be written, for the rules don't list it", .0 + 1)]
    NotListed(usize),
    /// The text does not read back as the same game.
    #[error("the link does not read back; this is a fault of this table, please report it")]
    ReadsBackOtherwise,
}

impl<E> LinkError<E> {
    /// The same error with the options' error converted.
    pub fn map<F>(self, why: impl FnOnce(&E) -> F) -> LinkError<F> {
        match self {
            LinkError::Foreign => LinkError::Foreign,
            LinkError::OtherGame => LinkError::OtherGame,
            LinkError::OtherKind(kind) => LinkError::OtherKind(kind),
            LinkError::TooLong => LinkError::TooLong,
            LinkError::NewerFormat(version) => LinkError::NewerFormat(version),
            LinkError::OlderFormat(version) => LinkError::OlderFormat(version),
            LinkError::Damaged => LinkError::Damaged,
            LinkError::NewerRules(version) => LinkError::NewerRules(version),
            LinkError::OlderRules(version) => LinkError::OlderRules(version),
            LinkError::Options(error) => LinkError::Options(why(&error)),
            LinkError::Contents(contents) => LinkError::Contents(contents),
        }
    }
}

impl<E> From<Contents> for LinkError<E> {
    fn from(contents: Contents) -> Self {
        LinkError::Contents(contents)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_all_games_become_one_type() {
        let options: LinkError<&str> = LinkError::Options("too many");
        assert_eq!(options.map(|why| why.len()), LinkError::Options(8));
        let damaged: LinkError<&str> = LinkError::Damaged;
        assert_eq!(damaged.map(|why| why.len()), LinkError::Damaged);
    }
}
