//! Storing, paying, demanding and giving, one region at a time.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Amounts, KINDS, Kind, KindSet, Region};
use crate::games::princes::realm::Land;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{GainChoice, Why};

/// True if a price can be paid from these amounts.
#[inline]
#[must_use]
pub fn covers(amounts: &Amounts, price: &Amounts) -> bool {
    // Compares all kinds without an early exit, because the result is hard to predict.
    amounts.iter().zip(price).fold(true, |covered, (has, due)| covered & (has >= due))
}

impl State {
    /// Stores as much as fits in a region; returns that amount.
    pub(super) fn store(
        &mut self,
        seat: u8,
        region: Region,
        amount: u8,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) -> u8 {
        let Some(land) = self.realm_mut(seat).land_of_mut(region) else { return 0 };
        let stored = amount.min(land.room());
        land.store += stored;
        if stored > 0 {
            to.push(Event::Stored { seat: Seat(seat), region, amount: stored, why });
        }
        stored
    }

    /// True if a gain at a certain region finds room: for gold fields the cache is an alternative.
    pub(super) fn takes(&self, seat: u8, land: &Land) -> bool {
        let gold_field = land.region.is_some() && land.region.kind() == Kind::Gold;
        land.room() > 0 || gold_field && self.realm(seat).cache.room() > 0
    }

    /// Stores gains at certain regions. If gold may go into the cache instead, the owner is asked for each
    /// region.
    pub(super) fn deposit(
        &mut self,
        seat: u8,
        lands: impl DoubleEndedIterator<Item = (Region, u8)> + Clone,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) {
        let cached = self.realm(seat).cached().is_some();
        let has_choice = |(region, amount): &(Region, u8)| {
            cached && region.is_some() && region.kind() == Kind::Gold && *amount > 0
        };
        for (region, amount) in lands.clone().filter(|land| !has_choice(land)) {
            self.store(seat, region, amount, why, to);
        }
        for (region, left) in lands.rev().filter(has_choice) {
            self.push(seat, why, GainChoice::Deposit { region, left });
        }
    }

    /// Takes resources from a region.
    pub(super) fn spend(
        &mut self,
        seat: u8,
        region: Region,
        amount: u8,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) {
        let Some(land) = self.realm_mut(seat).land_of_mut(region) else { return };
        let spent = amount.min(land.store);
        land.store -= spent;
        if spent > 0 {
            to.push(Event::Spent { seat: Seat(seat), region, amount: spent, why });
        }
    }

    /// Stores a gain that no choice is needed for: all that fits, the rest is lost.
    pub(super) fn gains_all(
        &mut self,
        seat: u8,
        kinds: KindSet,
        left: u8,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) {
        let mut rest = left;
        let columns = self.realm(seat).columns().flat_map(|column| [(column, 0), (column, 1)]);
        for place in columns.map(Some).chain([None]) {
            let realm = self.realm(seat);
            let land = place.map_or(realm.cache, |(column, row)| realm.land(column, row));
            if land.room() > 0 && kinds.has(land.region.kind()) && rest > 0 {
                let stored = self.store(seat, land.region, rest.min(land.room()), why, to);
                self.after_store(seat, stored, why);
                rest -= stored;
            }
        }
        if rest > 0 {
            to.push(Event::NotStored { seat: Seat(seat), amount: rest, why });
        }
    }

    /// Gives a camp's owner gold for the marketplace's yield.
    pub(super) fn after_store(&mut self, seat: u8, stored: u8, why: Why) {
        let Why::Card(card) = why else { return };
        let by_market = card.row().passives().any(|passive| passive == Passive::Market);
        if !by_market || stored == 0 {
            return;
        }
        let is_camp = |card: &Card| card.row().passives().any(|passive| passive == Passive::Camp);
        let camp = self.owned_of(other(seat), &sets::LASTING).find(is_camp);
        if let Some(camp) = camp {
            let gold = GainChoice::Gain { kinds: KindSet::GOLD, left: stored, optional: false };
            self.push(other(seat), Why::Card(camp), gold);
        }
    }

    /// Makes the payments that involve no choice; returns the rest of the price.
    pub(super) fn pays_by_itself(
        &mut self,
        seat: u8,
        mut due: Amounts,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) -> Amounts {
        if due == [0; KINDS] {
            return due;
        }
        let (amounts, regions) = self.realm(seat).amounts_and_regions();
        for kind in Kind::ALL {
            let mut rest = due.at(kind.index());
            let choice = rest < amounts.at(kind.index()) && regions.at(kind.index()) > 1;
            if rest == 0 || choice {
                continue;
            }
            for land in self.realm_mut(seat).all_lands_mut() {
                let paid = if land.region.kind() == kind { land.store.min(rest) } else { 0 };
                if paid > 0 {
                    land.store -= paid;
                    rest -= paid;
                    to.push(Event::Spent {
                        seat: Seat(seat),
                        region: land.region,
                        amount: paid,
                        why,
                    });
                }
            }
            due.set(kind.index(), 0);
        }
        due
    }

    /// Pays resources of any kind if there is no choice; returns whether it did.
    pub(super) fn pays_any_by_itself(
        &mut self,
        seat: u8,
        kinds: KindSet,
        left: u8,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) -> bool {
        let fits = |land: &&Land| land.store > 0 && kinds.has(land.region.kind());
        let lands = || self.realm(seat).all_lands().filter(fits);
        let (regions, sum) = (lands().count(), lands().map(|land| land.store).sum::<u8>());
        if left > 0 && regions > 1 && sum > left {
            return false;
        }
        let mut rest = left;
        while rest > 0 {
            let Some(land) = self.realm(seat).all_lands().find(fits).copied() else { break };
            let (region, paid) = (land.region, land.store.min(rest));
            self.spend(seat, region, paid, why, to);
            rest -= paid;
        }
        true
    }

    /// Moves one of a kind from a seat's region to the other seat, who stores it.
    pub(super) fn give(
        &mut self,
        giver: u8,
        region: Region,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) {
        self.spend(giver, region, 1, why, to);
        let kinds = KindSet::only(region.kind());
        self.push(other(giver), why, GainChoice::Gain { kinds, left: 1, optional: false });
    }
}
