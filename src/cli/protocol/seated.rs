//! A client that sits at one seat: it sees what the seat may see, and computer players have the
//! other seats.

use crate::cli::play::next_actions;
use crate::cli::players::Kind;
use crate::cli::protocol::session::{Refusal, events_to_json};
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::json::action_with_text;
use crate::engine::seat::Seat;
use crate::games::burgundy::{Burgundy, Decision, Event};
use serde_json::{Value, json};

/// The requests that a seated client may make; no answer to them tells more than the seat may know.
pub const ALLOWED: [&str; 8] =
    ["hello", "state", "legal", "apply", "events", "advise", "board", "quit"];

/// Who sits where.
#[derive(Debug, Clone)]
pub struct Seated {
    /// The client's seat.
    pub seat: Seat,
    /// The players at the other seats.
    pub others: Vec<Kind>,
    /// The number that settles what they draw and imagine.
    pub chance: u64,
}

impl Seated {
    /// Lets the others play until the client chooses or the game is over; tells what they did.
    ///
    /// # Errors
    /// If a player has nothing to play or something illegal, which is a fault of this program.
    pub fn others_play(&self, journal: &mut Journal<Burgundy>) -> Result<Vec<Value>, Refusal> {
        let mut told = Vec::new();
        while let Some(seat) = self.next_other(journal) {
            let fault = |what: String| Refusal::new("fault", format!("seat {}: {what}", seat.0));
            let actions = next_actions(journal, seat, &self.others, self.chance);
            if actions.is_empty() {
                return Err(fault("it found nothing to play".to_owned()));
            }
            for action in actions {
                let decision = Burgundy::decision(journal.state(), seat);
                let secret = matches!(decision, Some(Decision::StartCastle { secret: true }));
                let mut events: Vec<Event> = Vec::new();
                journal
                    .play(seat, action, &mut events)
                    .map_err(|why| fault(format!("{action}: {why}")))?;
                let shown = if secret { Value::Null } else { action_with_text::<Burgundy>(action) };
                told.push(json!({
                    "seat": seat.0, "action": shown, "events": events_to_json(&events),
                }));
            }
        }
        Ok(told)
    }

    /// The seat of another player who chooses now, unless the client does.
    fn next_other(&self, journal: &Journal<Burgundy>) -> Option<Seat> {
        let deciders = Burgundy::deciders(journal.state());
        if deciders.has(self.seat) { None } else { deciders.lowest() }
    }
}
