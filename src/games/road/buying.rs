//! Buying a card: the price to the discard pile, the card laid down, special cards, seven points, then the
//! metropolis' cards or the settlement's event, and the row (rulebook, "Bauen").

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::cards::{
    BuildCard, CITY_POINTS, GOAL, METROPOLIS_POINTS, Metropolis, SETTLEMENT_POINTS, SPECIAL_POINTS,
    Special,
};
use crate::games::road::event::{DrawReason, Ending, Event, Reason};
use crate::games::road::options::Side;
use crate::games::road::purchase::{Purchase, Replacing};
use crate::games::road::state::{Stage, State};

impl State {
    pub(super) fn buy(
        &mut self,
        card: Purchase,
        replacing: Option<Replacing>,
        events: &mut impl EventSink<Event>,
    ) {
        let seat = self.active;
        let Ok(cards) = self.cost(seat, card, replacing) else { return };
        self.spend(seat, cards);
        self.this_turn.moved = true;
        self.this_turn.replaced |= replacing.is_some();
        events.push(Event::Paid { seat, cards, replacing });
        self.lay_down(seat, card, events);
        let strength = match card {
            Purchase::Road | Purchase::MetropolisRoute => Some(Special::Route),
            Purchase::Knight | Purchase::MetropolisArmy => Some(Special::Army),
            _ => None,
        };
        if let Some(special) = strength {
            self.claim(seat, special, events);
        }
        if self.points(seat) >= GOAL {
            // The last settlement draws no event, and nothing is refilled (our ruling).
            self.open_slot = None;
            self.end_game(Ending::Seven, events);
            return;
        }
        match card {
            Purchase::Settlement => self.draw_event(seat, events),
            Purchase::MetropolisRoads => {
                self.draw(seat, self.tableau(seat).roads, DrawReason::Built, events);
            }
            Purchase::MetropolisKnights => {
                self.draw(seat, self.tableau(seat).knights, DrawReason::Built, events);
            }
            Purchase::Road
            | Purchase::City
            | Purchase::Knight
            | Purchase::Metropolis
            | Purchase::MetropolisRoute
            | Purchase::MetropolisArmy => {}
        }
        self.go_on(events);
    }

    /// Continues the turn when no cards are owed to an event any more: fills the row.
    pub(super) fn go_on(&mut self, events: &mut impl EventSink<Event>) {
        if self.owes().is_some() {
            return;
        }
        self.stage = Stage::Turn;
        if let Some(slot) = self.open_slot.take() {
            self.fill(slot.into(), events);
            self.part_five_equal(events);
        }
    }

    /// Takes a card from the row or the metropolises and lays it before the seat.
    fn lay_down(&mut self, seat: Seat, card: Purchase, events: &mut impl EventSink<Event>) {
        let mut tableau = self.tableau(seat);
        let mut scored: [(Reason, i8); 2] = [(Reason::Settlements, 0); 2];
        match card {
            Purchase::Road => tableau.roads += 1,
            Purchase::Knight => tableau.knights += 1,
            Purchase::Settlement => {
                tableau.settlements += 1;
                scored = [(Reason::Settlements, SETTLEMENT_POINTS as i8), (Reason::Cities, 0)];
            }
            Purchase::City => {
                tableau.settlements = tableau.settlements.saturating_sub(1);
                tableau.cities += 1;
                scored = [
                    (Reason::Settlements, -(SETTLEMENT_POINTS as i8)),
                    (Reason::Cities, CITY_POINTS as i8),
                ];
            }
            _ => {
                let taken = card.metropolis().or_else(|| self.metropolises.iter().next());
                let taken = taken.unwrap_or(Metropolis::Roads);
                self.metropolises = self.metropolises.without(taken);
                tableau.metropolises = tableau.metropolises.with(taken);
                tableau.cities = tableau.cities.saturating_sub(1);
                scored = [
                    (Reason::Cities, -(CITY_POINTS as i8)),
                    (Reason::Metropolises, METROPOLIS_POINTS as i8),
                ];
            }
        }
        self.tableaus.set(seat.index(), tableau);
        self.open_slot = card.build_card().and_then(|card| self.take_from_row(card));
        events.push(Event::Built { seat, card, slot: self.open_slot });
        for (reason, points) in scored {
            if points != 0 {
                events.push(Event::Scored { seat, reason, points });
            }
        }
    }

    /// Takes the first card of this name out of the row.
    fn take_from_row(&mut self, card: BuildCard) -> Option<u8> {
        let slot = self.slot_of(card)?;
        self.row.set(slot, None);
        Some(slot as u8)
    }

    /// Gives a special card to a builder who is the first at its threshold, has strictly more than its owner,
    /// or as many and the metropolis that wins ties.
    fn claim(&mut self, seat: Seat, card: Special, events: &mut impl EventSink<Event>) {
        let own = self.tableau(seat).strength(card);
        let from = self.owner(card);
        let takes = match from {
            None => own >= card.threshold(),
            Some(owner) if owner == seat => false,
            Some(owner) => {
                let other = self.tableau(owner).strength(card);
                let wins_ties = self.options.metropolises == Side::B
                    && self.tableau(seat).metropolises.has(card.tie_breaker());
                own > other || own == other && wins_ties
            }
        };
        if !takes {
            return;
        }
        self.specials.set(card.index(), Some(seat));
        events.push(Event::SpecialTaken { card, seat, from });
        let (reason, points) = (Reason::of_special(card), SPECIAL_POINTS as i8);
        if let Some(owner) = from {
            events.push(Event::Scored { seat: owner, reason, points: -points });
        }
        events.push(Event::Scored { seat, reason, points });
    }
}
