//! A client at one seat: it sees only what that seat may see, and other players have the other seats.

use crate::cli::Failure;
use crate::cli::any::{AnyGame, MoveView};
use crate::cli::play::Others;
use crate::engine::seat::Seat;

/// The requests of a seated client, besides a game's own; their answers hold only what the seat may know.
pub const ALLOWED: [&str; 7] = ["hello", "state", "legal", "apply", "events", "advise", "quit"];

/// The client's seat and the players at the others.
#[derive(Debug, Clone)]
pub struct Seated {
    /// The client's seat.
    pub seat: Seat,
    /// The players at the other seats.
    pub others: Others,
}

impl Seated {
    /// Lets the other players play until the client chooses or the game is over; returns their moves as the
    /// client's seat may know them.
    ///
    /// # Errors
    /// If a player returns no move or an illegal one, which is a bug in this program.
    pub fn others_play(&self, game: &mut dyn AnyGame) -> Result<Vec<MoveView>, Failure> {
        let mut played = Vec::new();
        while let Some(seat) = self.next_other(game) {
            played.extend(self.others.play(game, seat, usize::MAX, Some(self.seat))?);
        }
        Ok(played)
    }

    /// The seat of another player to choose now, unless the client chooses.
    fn next_other(&self, game: &dyn AnyGame) -> Option<Seat> {
        let deciders = game.deciders();
        if deciders.has(self.seat) { None } else { deciders.lowest() }
    }
}
