//! Shuffles. The result depends only on the game's key, the pile, the number of the shuffle and the set of
//! cards, since the cards are sorted before.

use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::games::road::cards::{BUILD_CARDS, BuildCard, EVENT_CARDS, EventCard};
use crate::games::road::event::Event;
use crate::games::road::hand::Cards;
use crate::games::road::pile::Pile;
use crate::games::road::state::State;

/// The purposes of a game's draws, one for each pile.
const RESOURCES: u32 = 0;
const BUILD: u32 = 1;
const EVENTS: u32 = 2;

impl State {
    /// Shuffles the discard pile into the supply.
    pub(super) fn shuffle_resources(&mut self, events: &mut impl EventSink<Event>) {
        let number = self.shuffles.resources;
        self.shuffles.resources = number.wrapping_add(1);
        self.supply = Pile::of(self.discard.sorted());
        self.discard = Cards::NONE;
        self.key.draw(RESOURCES, number.into()).shuffle(self.supply.cards_mut());
        let count = self.supply.len() as u8;
        events.push(Event::ResourcesShuffled { number, count, order: self.supply });
    }

    pub(super) fn shuffle_deck(&mut self, events: &mut impl EventSink<Event>) {
        let number = self.shuffles.build;
        self.shuffles.build = number.wrapping_add(1);
        self.deck.cards_mut().sort_unstable();
        self.key.draw(BUILD, number.into()).shuffle(self.deck.cards_mut());
        let count = self.deck.len() as u8;
        events.push(Event::BuildCardsShuffled { number, count, order: self.deck });
    }

    pub(super) fn shuffle_events(&mut self, events: &mut impl EventSink<Event>) {
        let number = self.shuffles.events;
        self.shuffles.events = number.wrapping_add(1);
        self.events_used = [0; 5];
        self.events = Pile::of(all_events());
        self.key.draw(EVENTS, number.into()).shuffle(self.events.cards_mut());
        let count = self.events.len() as u8;
        events.push(Event::EventsShuffled { number, count, order: self.events });
    }

    /// Puts the top card of the deck in a place of the row, which stays empty without a deck (our ruling).
    pub(super) fn fill(&mut self, slot: usize, events: &mut impl EventSink<Event>) {
        let card = self.deck.pop();
        if let Some(place) = self.row.get_mut(slot) {
            *place = card;
        }
        if let Some(card) = card {
            events.push(Event::RowFilled { slot: slot as u8, card });
        }
    }

    /// Resolves five cards of one name in the row: row and deck are shuffled and five dealt, again until they
    /// differ. Only with all five places full and another name in the deck (our ruling).
    pub(super) fn part_five_equal(&mut self, events: &mut impl EventSink<Event>) {
        while let Some(card) = self.five_equal() {
            if self.deck.cards().iter().all(|other| *other == card) {
                return;
            }
            events.push(Event::FiveEqual { card });
            for place in &mut self.row {
                if let Some(card) = place.take() {
                    self.deck.push(card);
                }
            }
            self.shuffle_deck(events);
            (0..self.row.len()).for_each(|slot| self.fill(slot, events));
        }
    }

    fn five_equal(&self) -> Option<BuildCard> {
        let first = self.row.first().copied().flatten()?;
        self.row.iter().all(|card| *card == Some(first)).then_some(first)
    }
}

/// The build cards in the canonical order, without those of the start.
pub(super) fn all_build_cards() -> impl Iterator<Item = BuildCard> {
    let counts = BuildCard::ALL.into_iter().zip(BUILD_CARDS);
    counts.flat_map(|(card, count)| core::iter::repeat_n(card, count.into()))
}

/// The event cards in the canonical order.
pub(super) fn all_events() -> impl Iterator<Item = EventCard> {
    let counts = EventCard::ALL.into_iter().zip(EVENT_CARDS);
    counts.flat_map(|(card, count)| core::iter::repeat_n(card, count.into()))
}
