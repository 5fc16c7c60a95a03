//! What somebody else's link invites to, before it is begun: a result to beat, or the game of a day.

use crate::engine::journal::roster::NameError;
use crate::engine::link::{LinkError, LinkedTable, Rival, read_challenge, table_of};
use crate::web::session::{AnySession, Day, Sentence};
use std::rc::Rc;

/// What a link invites to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invitation {
    /// A result to beat at the same table.
    Challenge(Rc<Challenge>),
    /// The game of a day.
    Day(Day),
}

/// A result to beat, and the table that it was reached at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// The table.
    pub table: LinkedTable,
    /// Who is to be beaten, and how.
    pub rival: Rival,
}

impl Challenge {
    /// The challenge of a link.
    ///
    /// # Errors
    /// Why the text is none.
    pub fn of_link(text: &str) -> Result<Challenge, LinkError<Sentence>> {
        let read = read_challenge(text).map_err(|error| error.map(|never| match *never {}))?;
        Ok(Challenge { table: read.0, rival: read.1 })
    }

    /// The challenge that a game was begun as, if it was.
    #[must_use]
    pub fn of_session(session: &AnySession) -> Option<Challenge> {
        let rival = session.about().rival?;
        Some(Challenge { table: table_of(&session.setup_link().ok()?)?, rival })
    }

    /// The table as a setup link, with another person in the rival's place.
    #[must_use]
    pub fn setup_link(&self, name: &str) -> Option<String> {
        let roster = self.table.roster;
        let named: Result<_, NameError> = roster.with_name(self.rival.seat, name);
        let roster = named.or_else(|_| roster.with_name(self.rival.seat, "")).ok()?;
        LinkedTable { roster, ..self.table.clone() }.link().ok()
    }

    /// Whom a new game is played against: the rival, where it is the same table.
    #[must_use]
    pub fn rival_of(&self, session: &AnySession) -> Option<Rival> {
        let table = table_of(&session.setup_link().ok()?)?;
        let seated = self.rival.seat.0 < session.seats();
        (seated && table.plays_as(&self.table)).then_some(self.rival)
    }
}
