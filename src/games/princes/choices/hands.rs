//! Choices of cards that leave a hand, or are in transit.

use super::{ChoiceRules, Settled, Subject};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{OPEN, Slot, State, other};
use crate::games::princes::step::{CardEffect, HandChoice, HandEffect, StackChoice, Task};

/// Knowledge of both seats.
const BOTH: u8 = 3;

impl ChoiceRules for HandChoice {
    fn settle(self, state: &mut State, task: Task, _to: &mut impl EventSink<Event>) -> Settled {
        match self {
            // It comes up every turn: no list is built only to count it.
            HandChoice::Exchange { .. } => Settled::waits(!state.hand(task.seat).is_empty()),
            HandChoice::Under { .. }
            | HandChoice::UnderOther { .. }
            | HandChoice::UnderFighters
            | HandChoice::UnderLost
            | HandChoice::TakeAny
            | HandChoice::Ward
            | HandChoice::Steal { .. } => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        let any = |_: Card| true;
        let under = |out: &mut Actions, card, stack| out.push(Action::Under { card, stack });
        match self {
            HandChoice::Exchange { .. } => {
                state.each_under(seat, any, |card, stack| {
                    out.push(Action::Exchange { card, stack });
                });
                out.push(Action::Decline);
            }
            HandChoice::Under { .. } => {
                state.each_under(seat, any, |card, stack| under(out, card, stack));
            }
            HandChoice::UnderOther { .. } => {
                state.each_under(other(seat), any, |card, stack| under(out, card, stack));
            }
            HandChoice::UnderFighters => {
                state.each_under(seat, is_fighter, |card, stack| under(out, card, stack));
            }
            HandChoice::UnderLost => {
                let card = state.transit;
                state.stacks_of(card).for_each(|stack| under(out, card, stack));
            }
            HandChoice::TakeAny => {
                let mut last = Card::NONE;
                for held in state.hand(other(seat)).iter().filter(|_| !state.hand(seat).is_full()) {
                    if held.card != last {
                        out.push(Action::Take { card: held.card });
                    }
                    last = held.card;
                }
                out.push(Action::Decline);
            }
            HandChoice::Ward => {
                out.push(Action::Sebastian);
                out.push(Action::Decline);
            }
            HandChoice::Steal { .. } => {
                state.each_fighter(other(seat), |card| out.push(Action::Take { card }));
                out.push(Action::Decline);
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
            (HandChoice::Exchange { left }, Action::Exchange { card, stack }) => {
                state.put_under(seat, stack, card, bit(seat), to);
                if left > 1 {
                    state.push(seat, why, HandChoice::Exchange { left: left - 1 });
                }
                state.push(seat, why, StackChoice::ExchangeDraw);
            }
            (HandChoice::Under { left }, Action::Under { card, stack }) => {
                if left > 1 {
                    state.push(seat, why, HandChoice::Under { left: left - 1 });
                }
                state.put_under(seat, stack, card, bit(seat), to);
            }
            (HandChoice::UnderOther { left }, Action::Under { card, stack }) => {
                if left > 1 {
                    state.push(seat, why, HandChoice::UnderOther { left: left - 1 });
                }
                // One by one: the hand's owner sees the stack of each card.
                state.put_under(other(seat), stack, card, BOTH, to);
            }
            // The attacker has seen the hand, so still knows the rest of it, but not the stack of each card.
            (HandChoice::UnderFighters, Action::Under { card, stack }) => {
                state.push(seat, why, HandChoice::UnderFighters);
                state.slip_under(seat, stack, card, is_fighter, to);
                state.bereft |= bit(seat);
            }
            (HandChoice::UnderLost, Action::Under { card, stack }) => {
                state.transit = Card::NONE;
                state.under_stack(stack, Slot { card, known: OPEN });
                to.push(Event::LostUnder { seat: Seat(seat), card, stack });
            }
            (HandChoice::Steal { card: own }, Action::Take { card }) => {
                if state.take_of_hand(task, card, to) {
                    state.push(seat, why, CardEffect::Discard(own));
                }
            }
            (HandChoice::TakeAny, Action::Take { card }) => {
                state.take_of_hand(task, card, to);
            }
            // The event to be cancelled is the next task.
            (HandChoice::Ward, Action::Sebastian) => {
                if let Some(card) = state.helper(seat, &sets::WARDS)
                    && state.discard_hand(seat, card)
                {
                    state.agenda.pop();
                    to.push(Event::Played { seat: Seat(seat), card });
                }
            }
            // Declined.
            (
                HandChoice::Exchange { .. }
                | HandChoice::Under { .. }
                | HandChoice::UnderOther { .. }
                | HandChoice::UnderFighters
                | HandChoice::UnderLost
                | HandChoice::TakeAny
                | HandChoice::Ward
                | HandChoice::Steal { .. },
                _,
            ) => {}
        }
    }

    fn lapse(self, state: &mut State, task: Task) {
        match self {
            HandChoice::UnderFighters => state.push(task.seat, task.why, HandEffect::RefillLost),
            HandChoice::Exchange { .. }
            | HandChoice::Under { .. }
            | HandChoice::UnderOther { .. }
            | HandChoice::UnderLost
            | HandChoice::TakeAny
            | HandChoice::Ward
            | HandChoice::Steal { .. } => {}
        }
    }

    fn outlook(self, _state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        match self {
            HandChoice::Exchange { .. }
            | HandChoice::Under { .. }
            | HandChoice::UnderOther { .. }
            | HandChoice::UnderFighters
            | HandChoice::UnderLost
            | HandChoice::TakeAny
            | HandChoice::Ward
            | HandChoice::Steal { .. } => Outlook::Idle,
        }
    }

    fn is_secret(self) -> bool {
        match self {
            HandChoice::Exchange { .. }
            | HandChoice::Under { .. }
            | HandChoice::UnderOther { .. }
            | HandChoice::UnderFighters
            | HandChoice::TakeAny
            | HandChoice::Ward
            | HandChoice::Steal { .. } => true,
            HandChoice::UnderLost => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            HandChoice::Under { .. }
            | HandChoice::UnderOther { .. }
            | HandChoice::UnderFighters
            | HandChoice::TakeAny
            | HandChoice::Ward
            | HandChoice::Steal { .. } => true,
            HandChoice::Exchange { .. } | HandChoice::UnderLost => false,
        }
    }

    fn is_opponents(self) -> bool {
        match self {
            HandChoice::UnderFighters => true,
            HandChoice::Exchange { .. }
            | HandChoice::Under { .. }
            | HandChoice::UnderOther { .. }
            | HandChoice::UnderLost
            | HandChoice::TakeAny
            | HandChoice::Ward
            | HandChoice::Steal { .. } => false,
        }
    }

    fn subject(self, state: &State) -> Subject {
        match self {
            HandChoice::UnderLost => Subject::Card { card: state.transit },
            HandChoice::Exchange { .. }
            | HandChoice::Under { .. }
            | HandChoice::UnderOther { .. }
            | HandChoice::UnderFighters
            | HandChoice::TakeAny
            | HandChoice::Ward
            | HandChoice::Steal { .. } => Subject::Nothing {},
        }
    }
}

fn is_fighter(card: Card) -> bool {
    card.row().is_fighter()
}

impl State {
    /// Stacks with the back of a card, from 1.
    pub(in crate::games::princes) fn stacks_of(&self, card: Card) -> impl Iterator<Item = u8> {
        let set = card.row().set;
        let backs = (1u8..).zip(self.deck().backs());
        backs.filter(move |(_, back)| card.is_some() && *back == set).map(|(stack, _)| stack)
    }

    /// Visits each matching card of a hand with each stack that it may go under.
    fn each_under(&self, owner: u8, fits: impl Fn(Card) -> bool, mut visit: impl FnMut(Card, u8)) {
        let mut last = Card::NONE;
        for held in self.hand(owner) {
            if held.card != last && fits(held.card) {
                self.stacks_of(held.card).for_each(|stack| visit(held.card, stack));
            }
            last = held.card;
        }
    }

    /// Visits the units and actions of a hand; equal adjacent cards once.
    pub(in crate::games::princes) fn each_fighter(&self, owner: u8, mut visit: impl FnMut(Card)) {
        let mut last = Card::NONE;
        for held in self.hand(owner) {
            if held.card != last && is_fighter(held.card) {
                visit(held.card);
            }
            last = held.card;
        }
    }

    /// Moves a card from the opponent's hand to the seat's; returns whether it was there.
    fn take_of_hand(&mut self, task: Task, card: Card, to: &mut impl EventSink<Event>) -> bool {
        let (seat, loser) = (task.seat, other(task.seat));
        if self.out_of_hand(loser, card).is_none() {
            return false;
        }
        let known = bit(seat) | bit(loser);
        self.forget_hand(loser, card, known);
        self.add_to_hand(seat, Slot { card, known });
        to.push(Event::Stolen { seat: Seat(seat), card, known });
        self.bereft |= bit(loser);
        self.push(loser, task.why, HandEffect::RefillLost);
        true
    }

    /// Number of the seat's exchanges.
    #[must_use]
    pub fn exchanges(&self, seat: u8) -> u8 {
        let more = |passive| if let Passive::Exchanges(times) = passive { times } else { 0 };
        self.sum_of(seat, &sets::EXCHANGES, more).max(1)
    }
}
