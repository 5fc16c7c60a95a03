//! Feuds, quarrels, riots and the plague, and protection from them.

use super::resources::gain;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::card::{Card, Class};
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::Region;
use crate::games::princes::place::COLUMNS;
use crate::games::princes::realm::Realm;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{STRENGTH, State, other};
use crate::games::princes::step::{EventEffect, HandChoice, HandEffect, LossChoice, Why};
use arrayvec::ArrayVec;

/// Maximum number of rioters that one gold appeases; more take two.
const FEW_RIOTERS: u8 = 2;

impl State {
    /// Pushes an effect. The affected seat is asked first if its hand has a card that cancels it.
    fn unless_warded(&mut self, hit: u8, by: u8, why: Why, effect: EventEffect) {
        self.push(by, why, effect);
        if self.helper(hit, &sets::WARDS).is_some() {
            self.push(hit, why, HandChoice::Ward);
        }
    }

    pub(super) fn feud(&mut self, why: Why) {
        let Some(holder) = self.advantage(STRENGTH).seat() else { return };
        if self.nameable(other(holder), Class::Building).is_empty() {
            return;
        }
        self.unless_warded(other(holder), holder, why, EventEffect::FeudOn);
    }

    pub(super) fn feud_on(&mut self, holder: u8, why: Why) {
        self.push(other(holder), why, LossChoice::LoseNamed { discard: false });
        let class = Class::Building;
        self.push(holder, why, LossChoice::NameOther { class, left: 3, optional: false });
    }

    pub(super) fn quarrel(&mut self, why: Why) {
        let Some(holder) = self.advantage(STRENGTH).seat() else { return };
        if !self.hand(other(holder)).is_empty() {
            self.unless_warded(other(holder), holder, why, EventEffect::QuarrelOn);
        }
    }

    pub(super) fn quarrel_on(&mut self, holder: u8, why: Why, to: &mut impl EventSink<Event>) {
        let loser = other(holder);
        self.see_hand(holder, to);
        self.bereft |= bit(loser);
        self.push(loser, why, HandEffect::RefillLost);
        let left = self.hand(loser).len().min(2) as u8;
        self.push(holder, why, HandChoice::UnderOther { left });
    }

    /// The card that prevents riots at this turn's number.
    fn chapel(&self, seat: u8) -> Option<Card> {
        let keeps = |passive| matches!(passive, Passive::NoRiots(from, to) if (from..=to).contains(&self.number));
        self.owned_of(seat, &sets::NO_RIOTS).find(|card| card.row().passives().any(keeps))
    }

    pub(super) fn riots(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        if self.count(seat, Class::Rioter) == 0 {
            return;
        }
        if let Some(card) = self.chapel(seat) {
            to.push(Event::Prevented { seat: Seat(seat), card });
            return;
        }
        // Before the ward, so that the events don't show whether it was asked for.
        let units = self.count(seat, Class::Rioter);
        to.push(Event::Riots { seat: Seat(seat), units, due: due(units) });
        self.unless_warded(seat, seat, why, EventEffect::RiotsOn);
    }

    pub(super) fn riots_on(&mut self, seat: u8, why: Why) {
        let due = due(self.count(seat, Class::Rioter));
        self.push(seat, why, LossChoice::Riot { due });
    }

    /// Replaces the question for a ward against riots by the one that follows it, which the same seat answers.
    pub(in crate::games::princes) fn hide_ward(&mut self) {
        let [.., after, ward] = self.agenda.as_slice() else { return };
        let (after, ward) = (*after, *ward);
        if ward.step == HandChoice::Ward.step() && after.step == EventEffect::RiotsOn.step() {
            self.agenda.truncate(self.agenda.len() - 2);
            self.riots_on(after.seat, after.why);
        }
    }

    pub(super) fn plague(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        let realm = self.realm(seat);
        let ill: ArrayVec<Region, { 2 * COLUMNS }> = realm
            .placed_lands()
            .filter(|(column, ..)| is_ill(realm, *column))
            .map(|(.., land)| land.region)
            .collect();
        for region in ill {
            self.spend(seat, region, 1, why, to);
        }
    }

    pub(super) fn plague_gains(&mut self, seat: u8) {
        for card in self.owned_of(seat, &sets::PLAGUE_GAIN) {
            for _ in 0..self.pieces(seat, card) {
                self.push(seat, Why::Card(card), gain(1));
            }
        }
    }
}

/// The gold that appeases this number of rioters.
const fn due(units: u8) -> u8 {
    if units > FEW_RIOTERS { 2 } else { 1 }
}

/// True if the plague affects regions of a column: they border a city, but none with a bath house.
fn is_ill(realm: &Realm, column: usize) -> bool {
    let cities = || {
        let beside = [column.checked_sub(1), Some(column)].into_iter().flatten();
        beside.filter(|centre| realm.is_city(*centre))
    };
    let clean = |centre: usize| {
        let sites = realm.sites.get(centre).into_iter().flatten();
        sites.into_iter().any(|piece| piece.card.is_in(&sets::PLAGUE_SAFE))
    };
    cities().next().is_some() && !cities().any(clean)
}
