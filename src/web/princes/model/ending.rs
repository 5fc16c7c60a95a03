//! The end of a turn, with or without the exchange of a card.

use crate::games::princes::step::{Choice, HandChoice, StackChoice, TurnChoice, Why};
use crate::games::princes::{Action, Decision, State};

/// The end of this turn that the player has chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ending {
    /// Open, or with an exchange: the question is asked.
    #[default]
    Asked,
    /// Without an exchange: the page declines it.
    Kept,
}

/// True if a seat in its action phase could exchange a card after its turn, once its hand is neither too small nor too
/// large, and would get another one.
#[must_use]
pub fn may_exchange(state: &State, seat: u8, choice: Option<Choice>) -> bool {
    let lying: usize = (0..state.stack_count()).map(|at| state.stack(at).len()).sum();
    let (held, limit) = (state.hand(seat).len(), state.hand_limit(seat));
    let drawn = limit.saturating_sub(held).min(lying);
    let returned = held.saturating_sub(limit);
    let hand = held + drawn - returned;
    choice == Some(Choice::Turn(TurnChoice::Act)) && hand > 0 && lying + returned > drawn
}

/// True if answering this question may lead on to that of an exchange: the hand is filled up or reduced at the end of a
/// turn.
#[must_use]
pub fn adjusts_hand(decision: &Decision) -> bool {
    let adjusts = matches!(
        decision.choice,
        Choice::Stack(StackChoice::Draw { optional: false, .. })
            | Choice::Hand(HandChoice::Under { .. })
    );
    adjusts && decision.why == Some(Why::Hand)
}

/// The actions of a touch: where a turn is ended without an exchange, this is declined with what leads to it. Actions
/// that are not legal by then are left out when they are played.
#[must_use]
pub fn actions_of(action: Action, decision: Option<Decision>, ending: Ending) -> Vec<Action> {
    let declines = ending == Ending::Kept && decision.is_some_and(|of| adjusts_hand(&of));
    if declines { vec![action, Action::Decline] } else { vec![action] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::actions::Actions as List;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::princes::Princes;
    use crate::games::princes::action::MOST;
    use crate::games::princes::modes::Mode;
    use crate::games::princes::options::Options;

    fn legal(state: &State, seat: u8) -> Vec<Action> {
        let mut legal = List::<Action, MOST>::new();
        state.legal(seat, &mut legal);
        legal.iter().copied().collect()
    }

    fn is_exchange(decision: &Decision) -> bool {
        matches!(decision.choice, Choice::Hand(HandChoice::Exchange { .. }))
    }

    /// Plays actions in order up to the first that is not legal, as the page does.
    fn play(state: &mut State, seat: u8, actions: &[Action]) -> usize {
        let is_played = |action: &&Action| {
            let mine =
                Princes::deciders(state).has(Seat(seat)) && legal(state, seat).contains(action);
            mine && Princes::apply(state, Seat(seat), **action, &mut Quiet).is_ok()
        };
        actions.iter().take_while(is_played).count()
    }

    /// Ends the turn of a seat by touches of the last option; returns the questions after the hand was adjusted.
    fn ended(state: &State, seat: u8, ending: Ending, row: &[Action]) -> (State, Option<Decision>) {
        let mut state = state.clone();
        assert!(play(&mut state, seat, row) > 0);
        while let Some(decision) = state.decision(seat).filter(adjusts_hand) {
            let touched = *legal(&state, seat).last().unwrap();
            assert!(play(&mut state, seat, &actions_of(touched, Some(decision), ending)) > 0);
        }
        let asked = state.decision(seat);
        (state, asked)
    }

    #[test]
    fn a_turn_that_is_ended_without_an_exchange_is_never_asked_for_one_and_goes_as_if_declined() {
        let (mut whole, mut adjusted, mut bare) = (0, 0, 0);
        for mode in Mode::ALL {
            let seed = Seed::numbered(31 + mode as u64);
            let mut state = Princes::start(&Options::of(mode), &seed, &mut Quiet).unwrap();
            for step in 0..500usize {
                let Some(Seat(seat)) = Princes::deciders(&state).lowest() else { break };
                let choice = state.decision(seat).map(|decision| decision.choice);
                if choice == Some(Choice::Turn(TurnChoice::Act)) {
                    let (mut by_hand, asked) = ended(&state, seat, Ending::Asked, &[Action::End]);
                    let is_asked = asked.as_ref().is_some_and(is_exchange);
                    let may = may_exchange(&state, seat, choice);
                    assert!(
                        is_asked || !may,
                        "{mode:?}, {step}: an exchange that is not asked for"
                    );
                    if is_asked {
                        assert_eq!(play(&mut by_hand, seat, &[Action::Decline]), 1);
                    }
                    let row = [Action::End, Action::Decline];
                    let (by_page, asked) = ended(&state, seat, Ending::Kept, &row);
                    assert!(!asked.as_ref().is_some_and(is_exchange), "{mode:?}, {step}: asked");
                    assert!(by_page == by_hand, "{mode:?}, {step}: another game");
                    let held = state.hand(seat).len() == state.hand_limit(seat);
                    *if !may {
                        &mut bare
                    } else if held {
                        &mut whole
                    } else {
                        &mut adjusted
                    } += 1;
                }
                let actions = legal(&state, seat);
                let action = actions[(step * 7919) % actions.len()];
                Princes::apply(&mut state, Seat(seat), action, &mut Quiet).unwrap();
            }
        }
        assert!(
            whole > 20 && adjusted > 20,
            "{whole} whole hands, {adjusted} adjusted, {bare} bare"
        );
    }

    #[test]
    fn no_exchange_is_offered_where_none_is_possible_or_none_could_help() {
        let act = Some(Choice::Turn(TurnChoice::Act));
        let seed = Seed::numbered(1);
        let mut state = Princes::start(&Options::default(), &seed, &mut Quiet).unwrap();
        while state.decision(state.active()).map(|of| of.choice) != act {
            let Seat(seat) = Princes::deciders(&state).lowest().unwrap();
            let last = *legal(&state, seat).last().unwrap();
            Princes::apply(&mut state, Seat(seat), last, &mut Quiet).unwrap();
        }
        let seat = state.active();
        assert!(may_exchange(&state, seat, act));
        assert!(!may_exchange(&state, seat, Some(Choice::Turn(TurnChoice::Roll))));
        let cards = state.hand(seat).len();
        state.edit().stacks().iter_mut().for_each(|stack| stack.clear());
        assert!(cards > 0 && !may_exchange(&state, seat, act), "it would only come back");
    }
}
