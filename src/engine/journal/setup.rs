//! The beginning of a game: options, seed and players.

use crate::engine::game::{EventSink, Game};
use crate::engine::journal::roster::Roster;
use crate::engine::seed::Seed;
use core::fmt;

/// Options, seed and players of a game; the options have been checked.
pub struct Setup<G: Game> {
    options: G::Options,
    seed: Seed,
    roster: Roster,
}

impl<G: Game> Setup<G> {
    /// Checks the options and keeps all three; players past the game's seats are dropped.
    ///
    /// # Errors
    /// If the options can't be played, with what to change.
    pub fn new(
        options: G::Options,
        seed: Seed,
        roster: Roster,
    ) -> Result<Setup<G>, G::OptionsError> {
        let seats = G::seats(&G::start(&options, &seed, &mut Vec::new())?);
        Ok(Setup { options, seed, roster: roster.cut_to(seats) })
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The players by seat.
    #[must_use]
    pub const fn roster(&self) -> &Roster {
        &self.roster
    }

    pub(super) const fn set_roster(&mut self, roster: Roster) {
        self.roster = roster;
    }

    /// The first position, with its events.
    ///
    /// # Errors
    /// Never for a setup made by [`Setup::new`], which has checked the same options.
    pub fn start(
        &self,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<G::State, G::OptionsError> {
        G::start(&self.options, &self.seed, events)
    }
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Setup { options: self.options.clone(), seed: self.seed, roster: self.roster }
    }
}

impl<G: Game> PartialEq for Setup<G> {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options && self.seed == other.seed && self.roster == other.roster
    }
}

impl<G: Game> Eq for Setup<G> {}

impl<G: Game> fmt::Debug for Setup<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup")
            .field("options", &self.options)
            .field("seed", &self.seed.as_str())
            .field("roster", &self.roster)
            .finish()
    }
}
