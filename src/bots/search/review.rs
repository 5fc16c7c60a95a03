//! Looking back: how much a turn gave away against the best one found.

use crate::bots::evaluator::Evaluator;
use crate::bots::search::thinker::Advice;
use crate::bots::search::turn::{Breadth, TurnSearch};
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// What the actions of a seat's turn gave away, in thousandths of a point: 0 for the best turn that
/// the search finds or a better one. `state` is the position at the turn's beginning.
///
/// Cheap enough to go over a whole game: one search of the turn, no rollouts.
pub fn given_away<G: Game, J: Evaluator<G>>(
    evaluator: &J,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    beam: usize,
) -> i32 {
    look_back(evaluator, state, seat, actions, beam).map_or(0, |(loss, _)| loss)
}

/// The same, with the best turn that the search found and what it promises; nothing where there is no
/// turn to play.
pub fn look_back<G: Game, J: Evaluator<G>>(
    evaluator: &J,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    beam: usize,
) -> Option<(i32, Advice<G::Action>)> {
    let mut played = state.clone();
    for action in actions {
        if evaluator.ends_turn(*action) || G::apply(&mut played, seat, *action, &mut Quiet).is_err()
        {
            break;
        }
    }
    let mut search = TurnSearch::new(evaluator, state.clone(), seat, Breadth { beam, ends: 1 });
    search.finish();
    let line = search.into_lines().into_iter().next()?;
    let loss = (line.value - evaluator.evaluate(&played, seat)).max(0);
    Some((loss, Advice { actions: line.actions, value: line.value }))
}
