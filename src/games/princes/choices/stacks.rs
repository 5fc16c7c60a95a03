//! Choices of stacks and of cards in them.

use super::{ChoiceRules, Settled, decline};
use crate::engine::game::EventSink;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{State, TakenStack};
use crate::games::princes::step::{HandEffect, PaymentChoice, StackChoice, Task};

/// Price of a search at the exchange without a parish hall.
const SEARCH: u8 = 2;

impl ChoiceRules for StackChoice {
    fn settle(self, state: &mut State, task: Task, _to: &mut impl EventSink<Event>) -> Settled {
        match self {
            // These come up every turn: no lists are built only to count them.
            StackChoice::Draw { .. } | StackChoice::ExchangeDraw => {
                let full = state.stacks.iter().filter(|stack| !stack.is_empty());
                Settled::waits(full.count() > 1 && !state.hand(task.seat).is_full())
            }
            StackChoice::Search { .. } | StackChoice::MaySearch | StackChoice::Take { .. } => {
                Settled::Unlisted
            }
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            StackChoice::Draw { optional, .. } => {
                state.list_draws(seat, out);
                decline(optional, out);
            }
            StackChoice::Search { .. } => state.list_searches(out),
            StackChoice::MaySearch => {
                state.list_searches(out);
                out.push(Action::Decline);
            }
            StackChoice::Take { stack, optional, .. } => {
                state.list_found(stack, out);
                decline(optional, out);
            }
            StackChoice::ExchangeDraw => {
                state.list_draws(seat, out);
                let resources: u8 = state.realm(seat).amounts().iter().sum();
                if resources >= state.search_cost(seat) {
                    state.list_searches(out);
                }
            }
        }
    }

    fn resolve(
        self,
        state: &mut State,
        task: Task,
        action: Action,
        to: &mut impl EventSink<Event>,
    ) {
        let Task { seat, why, .. } = task;
        match (self, action) {
            (StackChoice::Draw { left, optional }, Action::Draw { stack }) => {
                if left > 1 {
                    state.push(seat, why, StackChoice::Draw { left: left - 1, optional });
                }
                state.draw_top(seat, stack, to);
            }
            (StackChoice::ExchangeDraw, Action::Draw { stack }) => {
                state.draw_top(seat, stack, to);
            }
            (StackChoice::Search { take, sure }, Action::Search { stack }) => {
                if state.current.is_some() {
                    state.taken_stack = TakenStack::of(stack);
                }
                state.push(seat, why, HandEffect::Look { stack, take, sure });
            }
            (StackChoice::MaySearch, Action::Search { stack }) => {
                state.push(seat, why, HandEffect::Look { stack, take: 1, sure: true });
            }
            (StackChoice::ExchangeDraw, Action::Search { stack }) => {
                let left = state.search_cost(seat);
                state.push(seat, why, HandEffect::Look { stack, take: 1, sure: true });
                state.push(seat, why, PaymentChoice::PayAny { kinds: KindSet::ANY, left });
            }
            (StackChoice::Take { stack, left, optional }, Action::Take { card }) => {
                if left > 1 {
                    state.push(seat, why, StackChoice::Take { stack, left: left - 1, optional });
                }
                state.take_found(seat, stack, card, to);
            }
            // Declined.
            (
                StackChoice::Draw { .. }
                | StackChoice::Search { .. }
                | StackChoice::MaySearch
                | StackChoice::Take { .. }
                | StackChoice::ExchangeDraw,
                _,
            ) => {}
        }
    }

    fn lapse(self, _state: &mut State, _task: Task) {}

    fn outlook(self, state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        match self {
            StackChoice::Draw { .. } | StackChoice::Search { .. } => {
                Outlook::useful(state.any_stack())
            }
            StackChoice::Take { .. } | StackChoice::MaySearch | StackChoice::ExchangeDraw => {
                Outlook::Idle
            }
        }
    }

    fn is_secret(self) -> bool {
        match self {
            StackChoice::Take { .. } => true,
            StackChoice::Draw { .. }
            | StackChoice::Search { .. }
            | StackChoice::MaySearch
            | StackChoice::ExchangeDraw => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            StackChoice::Draw { .. }
            | StackChoice::Search { .. }
            | StackChoice::MaySearch
            | StackChoice::Take { .. } => true,
            StackChoice::ExchangeDraw => false,
        }
    }
}

impl State {
    /// Non-empty stacks, from 1, except the one that the other seat has just chosen; at most this many.
    pub(super) fn full_stacks(&self, most: usize) -> impl Iterator<Item = u8> {
        let stacks = (1u8..).zip(&self.stacks).take(most);
        stacks
            .filter(|(number, stack)| !stack.is_empty() && !self.taken_stack.is(*number))
            .map(|(number, _)| number)
    }

    fn list_searches(&self, out: &mut Actions) {
        self.full_stacks(usize::MAX).for_each(|stack| out.push(Action::Search { stack }));
    }

    fn list_draws(&self, seat: u8, out: &mut Actions) {
        if self.hand(seat).is_full() {
            return;
        }
        for (stack, cards) in (1..).zip(&self.stacks) {
            if !cards.is_empty() {
                out.push(Action::Draw { stack });
            }
        }
    }

    /// Lists the different cards of a stack, from 1, from its top.
    fn list_found(&self, stack: u8, out: &mut Actions) {
        let cards = self.stack(usize::from(stack).wrapping_sub(1));
        for (at, slot) in cards.iter().enumerate().rev() {
            let above = cards.get(at + 1..).unwrap_or(&[]);
            if !above.iter().any(|other| other.card == slot.card) {
                out.push(Action::Take { card: slot.card });
            }
        }
    }

    /// The price of a search at the exchange.
    #[must_use]
    pub fn search_cost(&self, seat: u8) -> u8 {
        let cost = |passive: Passive| {
            if let Passive::SearchCost(cost) = passive { Some(cost) } else { None }
        };
        let cards = self.owned_of(seat, &sets::SEARCHES);
        cards.flat_map(|card| card.row().passives().filter_map(cost)).min().unwrap_or(SEARCH)
    }
}
