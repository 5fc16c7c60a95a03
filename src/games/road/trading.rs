//! Trade: one a turn, made card by card (rulebook, "Handeln"; the protocol of offers is our ruling).

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::road::event::{Answer, DrawReason, Event};
use crate::games::road::state::{Deal, Stage, State, Trade};

impl State {
    pub(super) fn approach(&mut self, partner: Seat, events: &mut impl EventSink<Event>) {
        self.this_turn.approached.add(partner.index(), 1);
        self.trade = Trade { partner, ..Trade::default() };
        self.stage = Stage::Offer;
        let number = self.this_turn.approached.at(partner.index());
        events.push(Event::Approached { seat: self.active, partner, number });
    }

    /// The offer or counter-offer being made.
    #[inline]
    pub(super) const fn deal_mut(&mut self) -> &mut Deal {
        match self.stage {
            Stage::Counter => &mut self.trade.counter,
            _ => &mut self.trade.offer,
        }
    }

    /// Shows the offer; the given cards are then known to be in the maker's hand.
    pub(super) fn send(&mut self, events: &mut impl EventSink<Event>) {
        let counter = self.stage == Stage::Counter;
        let (partner, deal) = (self.trade.partner, *self.deal());
        let (seat, to) = if counter { (partner, self.active) } else { (self.active, partner) };
        self.stage = if counter { Stage::Reply } else { Stage::Answer };
        self.note_shown(seat, &deal.give);
        events.push(Event::Offered { seat, to, give: deal.give, get: deal.get, counter });
    }

    pub(super) fn begin_counter(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.stage = Stage::Counter;
        events.push(Event::Answered { seat, answer: Answer::Counter });
    }

    pub(super) fn decline(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.trade = Trade::default();
        self.stage = Stage::Turn;
        events.push(Event::Answered { seat, answer: Answer::Decline });
    }

    /// Exchanges the cards, lets the partner draw one, and uses up the turn's trade.
    pub(super) fn accept(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let (active, partner) = (self.active, self.trade.partner);
        let (gave, got) = match self.stage {
            Stage::Reply => (self.trade.counter.get, self.trade.counter.give),
            _ => (self.trade.offer.give, self.trade.offer.get),
        };
        events.push(Event::Answered { seat, answer: Answer::Accept });
        for (seat, less, more) in [(active, gave, got), (partner, got, gave)] {
            let mut hand = self.hand(seat);
            hand.take_all(&less);
            hand.add_all(&more);
            self.hands.set(seat.index(), hand);
            self.note_left(seat, &less);
            self.note_came(seat, &more);
        }
        self.trade = Trade::default();
        self.stage = Stage::Turn;
        self.this_turn.traded = true;
        events.push(Event::Traded { seat: active, partner, gave, got });
        self.draw(partner, 1, DrawReason::Trade, events);
    }
}
