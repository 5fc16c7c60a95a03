//! Links and saves: a game as a short text, and back.
//!
//! | text | content | written by | read by |
//! |---|---|---|---|
//! | `GAME.s1.…` | a [setup](Setup): options, seed, players | [`setup_link`] | [`read_setup`] |
//! | `GAME.c1.…` | a setup and a [result](Rival) to beat | [`challenge_link`] | [`read_challenge`] |
//! | `GAME.c1.….m1.…` | the same with the moves of that result's game | [`carrying_link`] | [`read_challenge`], [`carried_game`] |
//! | `GAME.g1.…` | a whole [game](Journal), undone moves included | [`game_link`] | [`read_game`] |
//!
//! The text follows the `#` of a link; a save holds the same text. `docs/record.md` describes both byte by byte.
//! Reading is total: every text gives a value or a [`LinkError`], in time and memory bounded by the limits below.

pub mod bytes;
pub mod challenge;
pub mod envelope;
pub mod error;
mod find;
pub mod game;
pub mod head;
pub mod radix;
pub mod setup;
pub mod table;

pub use challenge::{
    Carried, MAX_CARRYING, Rival, carried_game, carrying_link, challenge_link, read_challenge,
};
pub use envelope::{game_of, handed_out, head_of, kind_of};
pub use error::{Contents, GameName, LinkError, WriteError};
pub use find::decoded;
pub use game::{checked_game_link, game_link, read_game};
pub use head::{Head, Kind};
pub use setup::{read_setup, setup_link};
pub use table::{LinkedTable, table_of};

use crate::engine::game::Game;
use crate::engine::journal::{Journal, setup::Setup};
use core::fmt;

/// Maximum length of a text that is read, in characters, including anything pasted around the link.
pub const MAX_TEXT: usize = 16_384;
/// Maximum number of moves of a game that is written or read.
pub const MAX_MOVES: usize = 8_192;
/// Maximum length of a game's options, in bytes.
pub const MAX_OPTIONS: usize = 512;

/// The content of a link.
pub enum Opened<G: Game> {
    /// A setup: no move has been made.
    Setup(Setup<G>),
    /// A game in progress or finished.
    Game(Journal<G>),
}

impl<G: Game> Clone for Opened<G> {
    fn clone(&self) -> Self {
        match self {
            Opened::Setup(setup) => Opened::Setup(setup.clone()),
            Opened::Game(journal) => Opened::Game(journal.clone()),
        }
    }
}

impl<G: Game> PartialEq for Opened<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Opened::Setup(a), Opened::Setup(b)) => a == b,
            (Opened::Game(a), Opened::Game(b)) => a == b,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Opened<G> {}

impl<G: Game> fmt::Debug for Opened<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opened::Setup(setup) => setup.fmt(f),
            Opened::Game(journal) => journal.fmt(f),
        }
    }
}

/// Reads a link of a setup or a game.
///
/// # Errors
/// The reason why the text is not a link of this game that can be opened here.
pub fn open<G: Game>(text: &str) -> Result<Opened<G>, LinkError<G::OptionsError>> {
    match kind_of::<G>(text)? {
        Kind::Setup => read_setup(text).map(Opened::Setup),
        Kind::Game => read_game(text).map(Opened::Game),
        Kind::Challenge => Err(LinkError::OtherKind(Kind::Challenge)),
    }
}
