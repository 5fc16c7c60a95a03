//! The list of legal actions, in an order that is part of the rules version.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::action::{Action, Actions};
use crate::games::road::cards::{APPROACHES, BuildCard, Resource, ratio};
use crate::games::road::hand::Kinds;
use crate::games::road::options::Side;
use crate::games::road::purchase::{Purchase, Replacing};
use crate::games::road::state::{Stage, State};

impl State {
    /// Appends all legal actions of the seat, each once.
    #[inline]
    pub fn legal(&self, seat: Seat, out: &mut Actions) {
        if self.decider() != Some(seat) {
            return;
        }
        match self.stage {
            Stage::Turn => {
                self.list_purchases(seat, out);
                self.list_partners(out);
                out.push(Action::End);
            }
            Stage::Offer | Stage::Counter => self.list_deal(seat, out),
            Stage::Answer => {
                self.list_accept(seat, out);
                out.push(Action::Decline);
                out.push(Action::Counter);
            }
            Stage::Reply => {
                self.list_accept(seat, out);
                out.push(Action::Decline);
            }
            Stage::Discard => self.list_discards(seat, out),
            Stage::Gift => self.list_gifts(seat, out),
            Stage::Over => {}
        }
    }

    /// Lists the cards that lie open and have the card that they are laid on, in the canonical order.
    fn list_purchases(&self, seat: Seat, out: &mut Actions) {
        let tableau = self.tableau(seat);
        let mut open = 0u8;
        for card in self.row.iter().flatten() {
            open |= 1 << card.index();
        }
        if tableau.settlements == 0 {
            open &= !(1 << BuildCard::City.index());
        }
        for card in BuildCard::ALL {
            if open >> card.index() & 1 != 0 {
                self.list_payments(seat, Purchase::of_build_card(card), out);
            }
        }
        if tableau.cities > 0 && !self.metropolises.is_empty() {
            match self.options.metropolises {
                Side::A => self.list_payments(seat, Purchase::Metropolis, out),
                Side::B => self.metropolises.iter().for_each(|card| {
                    self.list_payments(seat, Purchase::of_metropolis(card, Side::B), out);
                }),
            }
        }
    }

    /// Lists the ways to pay for a card: its price, or with the one missing card replaced.
    fn list_payments(&self, seat: Seat, card: Purchase, out: &mut Actions) {
        let (hand, price) = (self.hand(seat), card.price());
        let missing = hand.missing(&price);
        if missing.is_empty() {
            out.push(Action::Build { card, replacing: None });
            return;
        }
        if self.this_turn.replaced || missing.total() != 1 {
            return;
        }
        let lacking = missing.set();
        let Some(missing) = lacking.highest() else { return };
        let needed = ratio(self.tableau(seat).roads);
        let mut spare = hand;
        spare.take_all(&price);
        for with in spare.set_of(needed).without(lacking).iter() {
            out.push(Action::Build { card, replacing: Some(Replacing { missing, with }) });
        }
    }

    fn list_partners(&self, out: &mut Actions) {
        if self.this_turn.traded || self.hand(self.active).is_empty() {
            return;
        }
        for partner in self.seats() {
            let asked = self.this_turn.approached.at(partner.index());
            if partner != self.active && asked < APPROACHES && !self.hand(partner).is_empty() {
                out.push(Action::Trade { partner });
            }
        }
    }

    fn list_deal(&self, seat: Seat, out: &mut Actions) {
        let deal = self.deal();
        let (given, got) = (deal.give.set(), deal.get.set());
        if got.is_empty() {
            let mut held = self.hand(seat);
            held.take_all(&deal.give);
            // If four kinds are given, the fifth must remain to be asked for.
            let kinds = if given.len() < 4 { Kinds::ALL } else { given };
            for resource in held.set().and(kinds).and(given.from_highest()).iter() {
                out.push(Action::Give { resource });
            }
        }
        let question = self.stage == Stage::Offer || !given.is_empty();
        if question && deal.get.total() < self.hand(self.addressee()).total() {
            for resource in got.from_highest().without(given).iter() {
                out.push(Action::Get { resource });
            }
        }
        if self.stage == Stage::Offer || !(given.is_empty() || got.is_empty()) {
            out.push(Action::Send);
        }
    }

    fn list_accept(&self, seat: Seat, out: &mut Actions) {
        let deal = match self.stage {
            Stage::Reply => &self.trade.counter,
            _ => &self.trade.offer,
        };
        let both = !deal.give.is_empty() && !deal.get.is_empty();
        if both && self.hand(seat).holds(&deal.get) {
            out.push(Action::Accept);
        }
    }

    fn list_discards(&self, seat: Seat, out: &mut Actions) {
        let (hand, owed) = (self.hand(seat), self.owing.at(seat.index()));
        let least = self.discarded.highest().map_or(0, Resource::index);
        for resource in Resource::ALL.into_iter().skip(least) {
            if hand.count(resource) > 0 && hand.from(resource) >= owed {
                out.push(Action::Discard { resource });
            }
        }
    }

    fn list_gifts(&self, seat: Seat, out: &mut Actions) {
        let (hand, points) = (self.hand(seat), self.points(seat));
        for resource in hand.kinds() {
            for to in self.seats() {
                if self.points(to) < points {
                    out.push(Action::Gift { resource, to });
                }
            }
        }
    }
}
