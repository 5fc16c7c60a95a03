//! Choices of heroes that change sides or compete.

use super::losses::Candidates;
use super::{ChoiceRules, Settled, Subject};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::{Card, Class};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::{Laid, Place};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{HeroChoice, Task};

impl ChoiceRules for HeroChoice {
    fn settle(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) -> Settled {
        match self {
            HeroChoice::Offer { card, left } => state.offers_alone(task, card, left, to),
            HeroChoice::HandOver
            | HeroChoice::Place
            | HeroChoice::TakeOffered { .. }
            | HeroChoice::NameHero
            | HeroChoice::NameRival => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            HeroChoice::HandOver => state.list_losses(seat, Class::Hero, false, out),
            HeroChoice::Place => {
                state.each_place(seat, state.transit, |at| out.push(Action::Put { at }));
                out.push(Action::Decline);
            }
            HeroChoice::Offer { card, .. } => {
                for Laid { card, at } in state.offerable(seat, card) {
                    out.push(Action::Offer { card, at });
                }
            }
            HeroChoice::TakeOffered { .. } => {
                for Laid { card, at } in state.named.iter().copied() {
                    out.push(Action::Name { card, at });
                }
            }
            HeroChoice::NameHero => state.list_named(seat, Class::Hero, out),
            HeroChoice::NameRival => state.list_named(other(seat), Class::Hero, out),
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
            (HeroChoice::HandOver, Action::Lose { card, at }) => {
                state.named.clear();
                state.take_off(seat, Laid { card, at }, to);
                state.transit = card;
            }
            (HeroChoice::Place, Action::Put { at }) => state.place_transit(seat, at, to),
            (HeroChoice::Place, _) => state.discard_transit(seat, to),
            (HeroChoice::Offer { card: place, left }, Action::Offer { card, at }) => {
                state.name(other(seat), Laid { card, at }, to);
                if left > 1 {
                    state.push(seat, why, HeroChoice::Offer { card: place, left: left - 1 });
                }
            }
            (HeroChoice::TakeOffered { card: own }, Action::Name { card, at }) => {
                state.named.clear();
                state.take_offered(seat, own, Laid { card, at }, to);
            }
            // In a contest the first hero is one's own.
            (HeroChoice::NameHero | HeroChoice::NameRival, Action::Name { card, at }) => {
                let _ = state.named.try_push(Laid { card, at });
                to.push(Event::Named { seat: Seat(seat), card, at });
            }
            (
                HeroChoice::HandOver
                | HeroChoice::Offer { .. }
                | HeroChoice::TakeOffered { .. }
                | HeroChoice::NameHero
                | HeroChoice::NameRival,
                _,
            ) => {}
        }
    }

    fn lapse(self, state: &mut State, _task: Task) {
        match self {
            HeroChoice::TakeOffered { .. } => state.named.clear(),
            HeroChoice::HandOver
            | HeroChoice::Place
            | HeroChoice::Offer { .. }
            | HeroChoice::NameHero
            | HeroChoice::NameRival => {}
        }
    }

    fn outlook(self, state: &State, seat: u8, _paid: KindSet) -> Outlook {
        match self {
            HeroChoice::NameHero => Outlook::Useful,
            HeroChoice::Offer { card, .. } => {
                Outlook::useful(!state.offerable(other(seat), card).is_empty())
            }
            HeroChoice::HandOver
            | HeroChoice::Place
            | HeroChoice::TakeOffered { .. }
            | HeroChoice::NameRival => Outlook::Idle,
        }
    }

    fn is_secret(self) -> bool {
        match self {
            HeroChoice::HandOver
            | HeroChoice::Place
            | HeroChoice::Offer { .. }
            | HeroChoice::TakeOffered { .. }
            | HeroChoice::NameHero
            | HeroChoice::NameRival => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            HeroChoice::HandOver
            | HeroChoice::Offer { .. }
            | HeroChoice::TakeOffered { .. }
            | HeroChoice::NameHero
            | HeroChoice::NameRival => true,
            HeroChoice::Place => false,
        }
    }

    fn is_opponents(self) -> bool {
        match self {
            HeroChoice::Offer { .. } => true,
            HeroChoice::HandOver
            | HeroChoice::Place
            | HeroChoice::TakeOffered { .. }
            | HeroChoice::NameHero
            | HeroChoice::NameRival => false,
        }
    }

    fn subject(self, state: &State) -> Subject {
        match self {
            HeroChoice::Place => Subject::Card { card: state.transit },
            HeroChoice::HandOver
            | HeroChoice::Offer { .. }
            | HeroChoice::TakeOffered { .. }
            | HeroChoice::NameHero
            | HeroChoice::NameRival => Subject::Nothing {},
        }
    }
}

impl State {
    /// Heroes of a seat that may stand in the place of the other seat's card, without those already offered.
    fn offerable(&self, seat: u8, card: Card) -> Candidates {
        let taker = other(seat);
        let mut found = self.nameable(seat, Class::Hero);
        let at = self.find_own(taker, card).map_or(Place::NONE, |laid| laid.at);
        found.retain(|laid| self.may_lie(taker, laid.card, at));
        found
    }

    /// Offers all heroes if there are no more than are due.
    fn offers_alone(
        &mut self,
        task: Task,
        card: Card,
        left: u8,
        to: &mut impl EventSink<Event>,
    ) -> Settled {
        let heroes = self.offerable(task.seat, card);
        if heroes.len() > usize::from(left) {
            return Settled::Waits;
        }
        heroes.into_iter().for_each(|laid| self.name(other(task.seat), laid, to));
        self.agenda.pop();
        Settled::Resolved
    }

    /// Places the card in transit.
    fn place_transit(&mut self, seat: u8, at: Place, to: &mut impl EventSink<Event>) {
        let card = self.transit;
        self.transit = Card::NONE;
        self.lay(seat, card, at);
        to.push(Event::Placed { seat: Seat(seat), card, at });
        self.enter(seat, card);
        self.refresh(to);
    }

    /// Discards the card in transit.
    fn discard_transit(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        let card = self.transit;
        self.transit = Card::NONE;
        self.put_on_discard(card);
        to.push(Event::Discarded { seat: Seat(seat), card, from: Place::NONE });
    }
}
