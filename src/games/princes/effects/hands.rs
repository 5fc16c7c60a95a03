//! Effects on hands and stacks.

use super::EffectRules;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::event::Event;
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{OPEN, Slot, State, other};
use crate::games::princes::step::{HandEffect, StackChoice, Task, TurnEffect, Why};

/// Number of top cards that a look shows.
const SEEN: usize = 3;

impl EffectRules for HandEffect {
    fn resolve(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) {
        let seat = task.seat;
        match self {
            HandEffect::Look { stack, take, sure } => {
                state.see_stack(seat, stack, usize::MAX, to);
                state.look(task, stack, take, sure);
            }
            HandEffect::SeeHand => state.see_hand(seat, to),
            HandEffect::Discard(card) => {
                if state.discard_hand(seat, card) {
                    to.push(Event::HandDiscarded { seat: Seat(seat), card });
                }
            }
            HandEffect::Fetch(card) => state.fetch(seat, card, to),
            HandEffect::SeeEvents => state.see_events(seat, to),
            HandEffect::SeeStack(stack) => state.see_stack(seat, stack, SEEN, to),
            HandEffect::RefillLost => state.refill_lost(task),
        }
    }

    fn outlook(self, state: &State, seat: u8, _paid: KindSet) -> Outlook {
        match self {
            HandEffect::SeeHand => Outlook::needed(!state.hand(other(seat)).is_empty()),
            HandEffect::Look { .. }
            | HandEffect::Discard(_)
            | HandEffect::Fetch(_)
            | HandEffect::SeeEvents
            | HandEffect::SeeStack(_)
            | HandEffect::RefillLost => Outlook::Idle,
        }
    }
}

impl State {
    fn look(&mut self, task: Task, stack: u8, take: u8, sure: bool) {
        let Task { seat, why, .. } = task;
        let setup = why == Why::Setup;
        if sure && !setup {
            if take > 1 {
                self.push(seat, why, StackChoice::Take { stack, left: take - 1, optional: true });
            }
            self.push(seat, why, StackChoice::Take { stack, left: 1, optional: false });
        } else {
            self.push(seat, why, StackChoice::Take { stack, left: take, optional: !setup });
        }
    }

    fn refill_lost(&mut self, task: Task) {
        let lost = self.bereft & bit(task.seat) != 0;
        self.bereft &= !bit(task.seat);
        if lost && self.does(task.seat, Passive::Refills) {
            self.push(task.seat, task.why, TurnEffect::Refill);
        }
    }

    fn fetch(&mut self, seat: u8, card: Card, to: &mut impl EventSink<Event>) {
        if self.hand(seat).is_full() {
            return;
        }
        let at = self.discard.iter().position(|lies| *lies == card);
        if at.and_then(|at| self.discard.pop_at(at)).is_some() {
            self.add_to_hand(seat, Slot { card, known: OPEN });
            to.push(Event::Fetched { seat: Seat(seat), card });
        }
    }
}
