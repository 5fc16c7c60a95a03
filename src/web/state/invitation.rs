//! Invitation of a link, before the game starts: a result to beat, or a game of the day.

use crate::engine::link::{
    Carried, LinkError, LinkedTable, Rival, carried_game, read_challenge, table_of,
};
use crate::web::session::{About, AnySession, Day, Ghost, Sentence, WebGame};
use std::rc::Rc;

/// Invitation of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invitation {
    /// A result to beat with the same setup.
    Challenge(Rc<Challenge>),
    /// A game of the day.
    Day(Day),
}

/// A result to beat, and the setup it was reached with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// The setup.
    pub table: LinkedTable,
    /// The result to beat, and its player.
    pub rival: Rival,
    /// The game of that result.
    pub carried: Carried,
}

impl Challenge {
    /// Reads a challenge from a link. The game that it carries is replayed: if its moves are not legal or do not lead to
    /// the result, the challenge is without it. In games with hidden hands it is left aside.
    ///
    /// # Errors
    /// If the text is not a valid challenge.
    pub fn of_link<G: WebGame>(text: &str) -> Result<Challenge, LinkError<Sentence>> {
        let read = read_challenge(text).map_err(|error| error.map(|never| match *never {}))?;
        let (table, rival) = read;
        let carried = match carried_game(text) {
            _ if G::HANDS => Carried::Nothing,
            Carried::Game(game) if Ghost::<G>::read(&game, &rival).is_none() => Carried::Damaged,
            carried => carried,
        };
        Ok(Challenge { table, rival, carried })
    }

    /// The challenge that a game was started as, if any.
    #[must_use]
    pub fn of_session(session: &AnySession) -> Option<Challenge> {
        let rival = session.about().rival?;
        let carried = match session.ghost_text() {
            "" => Carried::Nothing,
            game => Carried::Game(game.to_owned()),
        };
        Some(Challenge { table: table_of(&session.setup_link().ok()?)?, rival, carried })
    }

    /// True if a game at this table counts for the challenge.
    #[must_use]
    pub fn is_of(&self, table: &LinkedTable) -> bool {
        table.plays_as(&self.table)
    }

    /// A new game with this result to beat, and the game of that result; `None` if it has another setup.
    #[must_use]
    pub fn begun(&self, session: &AnySession) -> Option<AnySession> {
        let table = table_of(&session.setup_link().ok()?)?;
        if self.rival.seat.0 >= session.seats() || !self.is_of(&table) {
            return None;
        }
        let rival = Some(self.rival);
        let session = session.with_about(About { rival, ..session.about() });
        Some(match &self.carried {
            Carried::Game(game) => session.with_ghost(game),
            Carried::Nothing | Carried::Damaged => session,
        })
    }
}
