//! The events (rulebook, "Ereigniskarten"), drawn and carried out right after a settlement is laid down. All
//! players act or draw clockwise from the active one, each with all cards at once (our ruling).

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::road::cards::{EventCard, Resource, SAFE, Special};
use crate::games::road::event::{DrawReason, Event};
use crate::games::road::hand::Cards;
use crate::games::road::state::{Stage, State};

impl State {
    /// Draws an event and carries it out up to the first choice. The new year shuffles the pile before it can
    /// run out.
    pub(super) fn draw_event(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(card) = self.events.pop() else { return };
        self.events_used.add(card.index(), 1);
        self.last_event = Some(card);
        events.push(Event::EventDrawn { seat, card });
        match card {
            EventCard::Robber => self.robber(events),
            EventCard::Donation => self.donation(),
            EventCard::HarvestFestival => {
                self.everybody_draws(|state, seat| state.tableau(seat).settlements, events);
            }
            EventCard::Subsidy => self.everybody_draws(subsidy, events),
            EventCard::NewYear => {
                self.everybody_draws(|_, _| 1, events);
                self.shuffle_events(events);
            }
        }
    }

    fn everybody_draws(
        &mut self,
        share: impl Fn(&State, Seat) -> u8,
        events: &mut impl EventSink<Event>,
    ) {
        for seat in self.clockwise() {
            self.draw(seat, share(self, seat), DrawReason::Event, events);
        }
    }

    /// Halves, rounded down, the hands above seven cards plus one for each knight.
    fn robber(&mut self, events: &mut impl EventSink<Event>) {
        self.stage = Stage::Discard;
        for seat in self.clockwise() {
            let hand = self.hand(seat).total();
            let safe = SAFE + self.tableau(seat).knights;
            let loses = if hand > safe { hand / 2 } else { 0 };
            self.owing.set(seat.index(), loses);
            events.push(Event::Robbed { seat, hand, safe, loses });
        }
    }

    /// Makes each seat with the most points owe one card, if it has one and any seat has fewer points.
    fn donation(&mut self) {
        self.stage = Stage::Gift;
        let most = self.seats().map(|seat| self.points(seat)).max().unwrap_or(0);
        let somebody_has_fewer = self.seats().any(|seat| self.points(seat) < most);
        for seat in self.seats() {
            let gives =
                somebody_has_fewer && self.points(seat) == most && !self.hand(seat).is_empty();
            self.owing.set(seat.index(), gives.into());
        }
    }

    /// Discards one card for the robber, openly (our ruling).
    pub(super) fn discard_one(
        &mut self,
        seat: Seat,
        card: Resource,
        events: &mut impl EventSink<Event>,
    ) {
        let mut one = Cards::NONE;
        one.add(card, 1);
        self.spend(seat, one);
        self.discarded.add(card, 1);
        self.owing.take(seat.index(), 1);
        events.push(Event::Discarded { seat, card });
        if self.owing.at(seat.index()) == 0 {
            self.discarded = Cards::NONE;
            self.go_on(events);
        }
    }

    /// Gives one card away for the donation; only giver and receiver know it (our ruling).
    pub(super) fn give_away(
        &mut self,
        seat: Seat,
        card: Resource,
        to: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        let (mut giver, mut receiver) = (self.hand(seat), self.hand(to));
        giver.take(card, 1);
        receiver.add(card, 1);
        self.hands.set(seat.index(), giver);
        self.hands.set(to.index(), receiver);
        self.owing.set(seat.index(), 0);
        self.note_gift(seat, card, to);
        events.push(Event::Gifted { from: seat, to, card: Some(card) });
        self.go_on(events);
    }
}

/// Two cards, or none for the owner of a special card.
fn subsidy(state: &State, seat: Seat) -> u8 {
    let owns = Special::ALL.into_iter().any(|card| state.owner(card) == Some(seat));
    if owns { 0 } else { 2 }
}
