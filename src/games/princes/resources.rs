//! Storing, paying, demanding and giving: one region at a time.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::{Card, Passive};
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Amounts, KINDS, Kind, KindSet, Region};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{Step, Why};

/// Whether a price can be paid from these amounts.
#[inline]
#[must_use]
pub fn covers(amounts: &Amounts, price: &Amounts) -> bool {
    // Each kind is compared, whatever comes of the first: what somebody can pay is hard to foresee.
    amounts.iter().zip(price).fold(true, |covered, (has, due)| covered & (has >= due))
}

impl State {
    /// Stores as much as fits in a region; gives how much that was.
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

    /// Takes from a region.
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

    /// A gain for which there is no more room than it needs: everything that fits is stored, the rest lost.
    pub(super) fn gains_all(
        &mut self,
        seat: u8,
        kinds: KindSet,
        left: u8,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) {
        let mut rest = left;
        for column in self.realm(seat).columns() {
            for row in [0, 1] {
                let land = self.realm(seat).land(column, row);
                if land.room() > 0 && kinds.has(land.region.kind()) && rest > 0 {
                    let stored = self.store(seat, land.region, rest.min(land.room()), why, to);
                    self.after_store(seat, stored, why);
                    rest -= stored;
                }
            }
        }
        if rest > 0 {
            to.push(Event::NotStored { seat: Seat(seat), amount: rest, why });
        }
    }

    /// A camp's owner takes gold for what the marketplace brought.
    pub(super) fn after_store(&mut self, seat: u8, stored: u8, why: Why) {
        let Why::Card(card) = why else { return };
        let by_market = card.row().passives().any(|passive| passive == Passive::Market);
        if !by_market || stored == 0 {
            return;
        }
        let is_camp = |card: &Card| card.row().passives().any(|passive| passive == Passive::Camp);
        let camp = self.owned_of(other(seat), &sets::LASTING).find(is_camp);
        if let Some(camp) = camp {
            let gold = Step::Gain { kinds: KindSet::GOLD, left: stored, optional: false };
            self.push(other(seat), Why::Card(camp), gold);
        }
    }

    /// Pays what leaves no choice; gives what is left of the price.
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

    /// Pays any resources where that leaves no choice; gives whether it was so.
    pub(super) fn pays_any_by_itself(
        &mut self,
        seat: u8,
        kinds: KindSet,
        left: u8,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) -> bool {
        let fits = |land: &&crate::games::princes::realm::Land| {
            land.store > 0 && kinds.has(land.region.kind())
        };
        let lands = || self.realm(seat).all_lands().filter(fits);
        let (regions, sum) = (lands().count(), lands().map(|land| land.store).sum::<u8>());
        if regions > 1 && sum > left {
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

    /// Kinds that the seat may demand: the opponent has them, and there is room for them.
    #[must_use]
    pub(super) fn can_demand(&self, seat: u8, kinds: KindSet) -> KindSet {
        let theirs = self.realm(other(seat)).amounts();
        let has = |kind: &Kind| theirs.at(kind.index()) > 0;
        let set = Kind::ALL.into_iter().filter(has).fold(KindSet::NONE, KindSet::with);
        set.and(kinds).and(self.realm(seat).kinds_with_room())
    }

    /// Lists regions with room as gains.
    pub(super) fn list_gains(&self, seat: u8, kinds: KindSet, out: &mut Actions) {
        for land in self.realm(seat).all_lands() {
            if land.room() > 0 && kinds.has(land.region.kind()) {
                out.push(Action::Gain { region: land.region });
            }
        }
    }

    /// Regions that hold something of these kinds.
    pub(super) fn holding(&self, seat: u8, kinds: KindSet) -> impl Iterator<Item = Region> {
        let lands = self.realm(seat).all_lands();
        let fits = move |land: &&crate::games::princes::realm::Land| {
            land.store > 0 && kinds.has(land.region.kind())
        };
        lands.filter(fits).map(|land| land.region)
    }

    /// One of a kind moves from one seat's region to the other, who stores it.
    pub(super) fn give(
        &mut self,
        giver: u8,
        region: Region,
        why: Why,
        to: &mut impl EventSink<Event>,
    ) {
        self.spend(giver, region, 1, why, to);
        let kinds = KindSet::only(region.kind());
        self.push(other(giver), why, Step::Gain { kinds, left: 1, optional: false });
    }
}
