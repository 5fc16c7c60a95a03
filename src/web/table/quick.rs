//! Quick moves: a selection that leaves a single action plays it, if undo can take it back and the turn goes on.

use super::TableGame;
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};

/// The seat that makes quick moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Quick {
    /// The person to choose here.
    pub(super) seat: Seat,
    /// The viewer.
    pub(super) looker: Looker,
}

impl Quick {
    /// The move that a selection leaves, if it is made at once.
    pub(super) fn only<G: TableGame>(
        self,
        game: &Journal<G>,
        picked: &G::Picked,
    ) -> Option<Move<G::Action>> {
        let Quick { seat, looker } = self;
        let own = game.choices().iter().filter(|made| made.seat == seat);
        let legal: Vec<G::Action> = own.map(|made| made.action).collect();
        let action = G::only_left(&G::view(game.state(), looker), seat, &legal, picked)?;
        let made = Move { seat, action };
        can_be_taken_back(game, made).then_some(made)
    }
}

/// True if a move reveals nothing and does not end the turn.
fn can_be_taken_back<G: TableGame>(game: &Journal<G>, made: Move<G::Action>) -> bool {
    let (mut state, mut events) = (game.state().clone(), Vec::new());
    let turns = G::turns_ended(&state);
    let carried_out = G::apply(&mut state, made.seat, made.action, &mut events);
    carried_out.is_ok() && G::turns_ended(&state) == turns && !events.iter().any(G::reveals)
}
