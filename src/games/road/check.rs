//! The check of a single action, and the cost of a purchase.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::action::Action;
use crate::games::road::cards::{APPROACHES, BuildCard, Resource, ratio};
use crate::games::road::hand::Cards;
use crate::games::road::illegal::Illegal;
use crate::games::road::options::Side;
use crate::games::road::purchase::{Purchase, Replacing};
use crate::games::road::state::{Deal, Stage, State};

impl State {
    /// Checks whether the seat may choose this action now.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if self.decider() != Some(seat) {
            return Err(Illegal::NotYours);
        }
        match (self.stage, action) {
            (Stage::Turn, Action::Build { card, replacing }) => {
                self.can_be_bought(card)?;
                self.cost(seat, card, replacing).map(|_| ())
            }
            (Stage::Turn, Action::Trade { partner }) => self.may_approach(partner),
            (Stage::Turn, Action::End) => Ok(()),
            (Stage::Offer | Stage::Counter, Action::Give { resource }) => {
                self.may_give(seat, resource)
            }
            (Stage::Offer | Stage::Counter, Action::Get { resource }) => self.may_get(resource),
            (Stage::Offer, Action::Send) => Ok(()),
            (Stage::Counter, Action::Send) => filled(&self.trade.counter),
            (Stage::Answer, Action::Accept) => self.may_accept(seat, &self.trade.offer),
            (Stage::Reply, Action::Accept) => self.may_accept(seat, &self.trade.counter),
            (Stage::Answer | Stage::Reply, Action::Decline) | (Stage::Answer, Action::Counter) => {
                Ok(())
            }
            (Stage::Discard, Action::Discard { resource }) => self.may_discard(seat, resource),
            (Stage::Gift, Action::Gift { resource, to }) => self.may_gift(seat, resource, to),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Checks whether the card lies open and has the card that it is laid on.
    ///
    /// # Errors
    /// The reason why it can't be bought.
    pub fn can_be_bought(&self, card: Purchase) -> Result<(), Illegal> {
        let tableau = self.tableau(self.active);
        if let Some(name) = card.build_card() {
            if self.slot_of(name).is_none() {
                return Err(Illegal::NotOpen);
            }
            let lacks_settlement = name == BuildCard::City && tableau.settlements == 0;
            return if lacks_settlement { Err(Illegal::NoSettlement) } else { Ok(()) };
        }
        let there = match (self.options.metropolises, card.metropolis()) {
            (Side::A, None) => !self.metropolises.is_empty(),
            (Side::B, Some(named)) => self.metropolises.has(named),
            _ => false,
        };
        if !there {
            Err(Illegal::NoMetropolis)
        } else if tableau.cities == 0 {
            Err(Illegal::NoCity)
        } else {
            Ok(())
        }
    }

    /// The cards that a purchase takes from the hand: its price, or with one card of it replaced.
    ///
    /// # Errors
    /// If the hand does not hold them, or the replacement is not allowed.
    pub fn cost(
        &self,
        seat: Seat,
        card: Purchase,
        replacing: Option<Replacing>,
    ) -> Result<Cards, Illegal> {
        let (hand, mut cost) = (self.hand(seat), card.price());
        let missing = hand.missing(&cost);
        let Some(Replacing { missing: kind, with }) = replacing else {
            return if missing.is_empty() {
                Ok(cost)
            } else {
                Err(Illegal::Price(missing.total()))
            };
        };
        if self.this_turn.replaced {
            return Err(Illegal::Replaced);
        }
        if missing.total() != 1 || missing.count(kind) != 1 || kind == with {
            return Err(Illegal::NotTheMissing);
        }
        let needed = ratio(self.tableau(seat).roads);
        let held = hand.count(with).saturating_sub(cost.count(with));
        if held < needed {
            return Err(Illegal::TooFewEqual { needed, held });
        }
        cost.take(kind, 1);
        cost.add(with, needed);
        Ok(cost)
    }

    fn may_approach(&self, partner: Seat) -> Result<(), Illegal> {
        if partner.0 >= self.players() || partner == self.active {
            Err(Illegal::NoPartner)
        } else if self.this_turn.traded {
            Err(Illegal::Traded)
        } else if self.this_turn.approached.at(partner.index()) >= APPROACHES {
            Err(Illegal::Asked)
        } else if self.hand(partner).is_empty() || self.hand(self.active).is_empty() {
            Err(Illegal::NoCards)
        } else {
            Ok(())
        }
    }

    /// The offer or counter-offer being made.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        match self.stage {
            Stage::Counter => &self.trade.counter,
            _ => &self.trade.offer,
        }
    }

    /// The addressee of the offer being made.
    #[must_use]
    pub const fn addressee(&self) -> Seat {
        match self.stage {
            Stage::Counter => self.active,
            _ => self.trade.partner,
        }
    }

    fn may_give(&self, seat: Seat, kind: Resource) -> Result<(), Illegal> {
        let deal = self.deal();
        if !deal.get.is_empty() || deal.give.highest() > Some(kind) {
            return Err(Illegal::Order);
        }
        if deal.give.count(kind) >= self.hand(seat).count(kind) {
            return Err(Illegal::NotHeld);
        }
        let other_kinds = Resource::ALL.into_iter().filter(|other| *other != kind);
        if other_kinds.into_iter().all(|other| deal.give.count(other) > 0) {
            return Err(Illegal::AllKinds);
        }
        Ok(())
    }

    fn may_get(&self, kind: Resource) -> Result<(), Illegal> {
        let deal = self.deal();
        let most = self.hand(self.addressee()).total();
        if self.stage == Stage::Counter && deal.give.is_empty() {
            // Both sides of a counter-offer are filled, and the given cards come first.
            Err(Illegal::Empty)
        } else if deal.give.count(kind) > 0 {
            Err(Illegal::BothSides)
        } else if deal.get.highest() > Some(kind) {
            Err(Illegal::Order)
        } else if deal.get.total() >= most {
            Err(Illegal::TooMany(most))
        } else {
            Ok(())
        }
    }

    fn may_accept(&self, seat: Seat, deal: &Deal) -> Result<(), Illegal> {
        filled(deal)?;
        if self.hand(seat).holds(&deal.get) { Ok(()) } else { Err(Illegal::CannotPay) }
    }

    fn may_discard(&self, seat: Seat, kind: Resource) -> Result<(), Illegal> {
        let hand = self.hand(seat);
        if hand.count(kind) == 0 {
            Err(Illegal::NotHeld)
        } else if self.discarded.highest() > Some(kind) {
            Err(Illegal::Order)
        } else if hand.from(kind) < self.owing.at(seat.index()) {
            Err(Illegal::TooFewLeft)
        } else {
            Ok(())
        }
    }

    fn may_gift(&self, seat: Seat, kind: Resource, to: Seat) -> Result<(), Illegal> {
        if self.hand(seat).count(kind) == 0 {
            Err(Illegal::NotHeld)
        } else if to.0 >= self.players() || self.points(to) >= self.points(seat) {
            Err(Illegal::NotFewer)
        } else {
            Ok(())
        }
    }
}

fn filled(deal: &Deal) -> Result<(), Illegal> {
    if deal.give.is_empty() || deal.get.is_empty() { Err(Illegal::Empty) } else { Ok(()) }
}
