//! A client that sits at one seat: it sees what the seat may see, and computer players have the
//! other seats.

use crate::cli::Failure;
use crate::cli::any::{AnyGame, MoveView};
use crate::cli::play::Others;
use crate::engine::seat::Seat;

/// The requests that a seated client may make, beside a game's own; no answer to them tells more than the
/// seat may know.
pub const ALLOWED: [&str; 7] = ["hello", "state", "legal", "apply", "events", "advise", "quit"];

/// Who sits where.
#[derive(Debug, Clone)]
pub struct Seated {
    /// The client's seat.
    pub seat: Seat,
    /// The players at the other seats.
    pub others: Others,
}

impl Seated {
    /// Lets the others play until the client chooses or the game is over; tells what they did, as the
    /// client's seat may know it.
    ///
    /// # Errors
    /// If a player has nothing to play or something illegal, which is a fault of this program.
    pub fn others_play(&self, game: &mut dyn AnyGame) -> Result<Vec<MoveView>, Failure> {
        let mut told = Vec::new();
        while let Some(seat) = self.next_other(game) {
            told.extend(self.others.play(game, seat, usize::MAX, Some(self.seat))?);
        }
        Ok(told)
    }

    /// The seat of another player who chooses now, unless the client does.
    fn next_other(&self, game: &dyn AnyGame) -> Option<Seat> {
        let deciders = game.deciders();
        if deciders.has(self.seat) { None } else { deciders.lowest() }
    }
}
