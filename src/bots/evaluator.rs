//! Evaluators: a game's additions for searches.

use crate::engine::actions::ActionList;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// The unit of evaluation: a point is a thousand.
pub const POINT: i32 = 1000;

/// A game's evaluation and fast policy.
///
/// Evaluations read only what is open to the seat, and use whole numbers throughout, so that they are the same
/// natively and in the browser.
pub trait Evaluator<G: Game> {
    /// The expected final points of the seat, in thousandths of a point.
    fn evaluate(&self, state: &G::State, seat: Seat) -> i32;

    /// True if the action ends the seat's turn.
    fn ends_turn(&self, action: G::Action) -> bool;

    /// A fingerprint of all that the seat's turn can change. Positions with the same fingerprint count as
    /// equal, so that different orders of the same actions are searched once.
    fn key(&self, state: &G::State, seat: Seat) -> u64;

    /// True if the choice stands alone outside a turn of the seat, where other seats' choices and revealed
    /// information may follow.
    fn is_standalone(&self, _state: &G::State) -> bool {
        false
    }

    /// True if the other seat is an opponent.
    fn are_rivals(&self, _state: &G::State, seat: Seat, other: Seat) -> bool {
        seat != other
    }

    /// The position by which a standalone choice is evaluated if it is not the one after it: one choice may let
    /// the game go on, so that its result can't be compared with other choices.
    fn comparable_position(
        &self,
        _state: &G::State,
        _seat: Seat,
        _action: G::Action,
    ) -> Option<G::State> {
        None
    }

    /// A choice that needs no evaluation, if there is one.
    fn obvious(&self, _state: &G::State, _seat: Seat) -> Option<G::Action> {
        None
    }

    /// The choice before the game's first turn, if such a choice is open.
    fn opening(&self, state: &G::State, seat: Seat) -> Option<G::Action>;

    /// Plays for the seat in a rollout: the fast policy's choice, or several of one turn. Returns the number of
    /// positions visited; 0 if nothing could be played.
    fn play_on(&self, state: &mut G::State, seat: Seat, actions: &mut G::Actions) -> u64
    where
        Self: Sized,
    {
        let action = quick_action::<G, Self>(self, state, seat, actions);
        let played = action.map(|action| G::apply(state, seat, action, &mut Quiet));
        u64::from(matches!(played, Some(Ok(()))))
    }
}

impl<G: Game, J: Evaluator<G>> Evaluator<G> for &J {
    fn evaluate(&self, state: &G::State, seat: Seat) -> i32 {
        (**self).evaluate(state, seat)
    }

    fn ends_turn(&self, action: G::Action) -> bool {
        (**self).ends_turn(action)
    }

    fn key(&self, state: &G::State, seat: Seat) -> u64 {
        (**self).key(state, seat)
    }

    fn is_standalone(&self, state: &G::State) -> bool {
        (**self).is_standalone(state)
    }

    fn are_rivals(&self, state: &G::State, seat: Seat, other: Seat) -> bool {
        (**self).are_rivals(state, seat, other)
    }

    fn comparable_position(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
    ) -> Option<G::State> {
        (**self).comparable_position(state, seat, action)
    }

    fn obvious(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        (**self).obvious(state, seat)
    }

    fn opening(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        (**self).opening(state, seat)
    }

    fn play_on(&self, state: &mut G::State, seat: Seat, actions: &mut G::Actions) -> u64 {
        (**self).play_on(state, seat, actions)
    }
}

/// The fast policy: the action with the best outcome by itself, of equal ones the first listed.
pub fn quick_action<G: Game, J: Evaluator<G>>(
    evaluator: &J,
    state: &G::State,
    seat: Seat,
    actions: &mut G::Actions,
) -> Option<G::Action> {
    let obvious = evaluator.obvious(state, seat);
    if obvious.is_some() {
        return obvious;
    }
    actions.clear();
    G::legal(state, seat, actions);
    if actions.len() < 2 {
        return actions.first().copied();
    }
    let mut best: Option<(i32, G::Action)> = None;
    let mut scratch: Option<G::State> = None;
    for action in actions.iter().copied() {
        let value = if evaluator.ends_turn(action) {
            evaluator.evaluate(state, seat)
        } else if let Some(after) = evaluator.comparable_position(state, seat, action) {
            evaluator.evaluate(&after, seat)
        } else {
            let after = scratch.get_or_insert_with(|| state.clone());
            after.clone_from(state);
            if G::apply(after, seat, action, &mut Quiet).is_err() {
                continue;
            }
            evaluator.evaluate(after, seat)
        };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}
