//! Trade in one's own turn: with the bank, and by ships and cards with their own rates.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::princes::action::{Action, Actions, Means};
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Amounts, KINDS, Kind, KindSet, Region};
use crate::games::princes::place::{Laid, Place, Spot};
use crate::games::princes::realm::{Land, USED};
use crate::games::princes::row::{Ability, Rate};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{GainChoice, PaymentChoice, Why};
use arrayvec::ArrayVec;

/// Number of resources that the bank takes for one.
const BANK: u8 = 3;

type Targets = ArrayVec<Region, 27>;

/// Lists a trade for each region that may receive.
fn each_target(by: Means, kinds: KindSet, targets: &Targets, out: &mut Actions) {
    for to in targets.iter().filter(|to| kinds.has(to.kind())) {
        out.push(Action::Trade { by, to: *to });
    }
}

/// All kinds except this one.
const fn others(kind: Kind) -> KindSet {
    KindSet::ANY.without(kind)
}

impl State {
    /// Lists all trades and moves of stores.
    pub fn list_trades(&self, seat: u8, amounts: &Amounts, out: &mut Actions) {
        let rates = self.has_any(seat, &sets::RATES);
        let bank = KindSet::at_least(BANK, amounts);
        let ships = KindSet::at_least(2, amounts).and(self.ship_kinds(seat));
        let favour = KindSet::at_least(1, amounts).and(self.favoured(seat));
        if !rates && bank.is_empty() && ships.is_empty() && favour.is_empty() {
            return;
        }
        let mut targets = Targets::new();
        for land in self.realm(seat).all_lands() {
            if land.room() > 0 {
                targets.push(land.region);
            }
        }
        for kind in bank.or(ships).or(favour).iter() {
            if bank.has(kind) {
                each_target(Means::Bank { resource: kind }, others(kind), &targets, out);
            }
            if ships.has(kind) {
                each_target(Means::Ship { resource: kind }, others(kind), &targets, out);
            }
            if favour.has(kind) {
                each_target(Means::Favour { resource: kind }, others(kind), &targets, out);
            }
        }
        if rates {
            self.list_card_trades(seat, amounts, &targets, out);
        }
    }

    /// The kind that is traded one for one this turn, as a set.
    fn favoured(&self, seat: u8) -> KindSet {
        KindSet(1u8.checked_shl(self.realm(seat).favour.into()).unwrap_or(0))
    }

    /// The kinds that own cards trade two for one.
    #[must_use]
    pub fn ship_kinds(&self, seat: u8) -> KindSet {
        if !self.has_any(seat, &sets::SHIPS) {
            return KindSet::NONE;
        }
        let abilities = self.owned_of(seat, &sets::SHIPS).flat_map(|card| card.row().abilities);
        abilities.fold(KindSet::NONE, |kinds, ability| match ability {
            Ability::Trade(Rate::Kind(kind, 2)) => kinds.with(*kind),
            _ => kinds,
        })
    }

    fn list_card_trades(&self, seat: u8, amounts: &Amounts, targets: &Targets, out: &mut Actions) {
        let (mut lights, mut mints) = (0u32, 0u32);
        self.each_own(seat, |laid, _| {
            if !laid.card.is_in(&sets::RATES) {
                return;
            }
            for ability in laid.card.row().abilities {
                let Ability::Trade(rate) = ability else { continue };
                let used = self.is_marked(seat, laid, USED);
                match rate {
                    Rate::Kind(..) => {}
                    Rate::Large => {
                        for land in self.beside(seat, laid.at).iter().filter(|land| land.store > 1)
                        {
                            let (by, kind) =
                                (Means::Large { from: land.region }, land.region.kind());
                            each_target(by, others(kind), targets, out);
                        }
                    }
                    Rate::Miller => self.list_miller(seat, laid, 2, targets, out),
                    Rate::Mill(mill) if !used && self.lies_beside(seat, laid.at, *mill) => {
                        self.list_miller(seat, laid, 1, targets, out);
                    }
                    // Two lighthouses of a half allow the same trades.
                    Rate::Light if !used && lights >> (laid.at.0 & 31) & 1 == 0 => {
                        lights |= 1 << (laid.at.0 & 31);
                        self.list_light(seat, laid.at, amounts, targets, out);
                    }
                    Rate::Post if !used => self.list_post(seat, laid.at, out),
                    Rate::Wagon if !used => {
                        list_wagon(amounts, targets, out);
                        self.list_moves(seat, out);
                    }
                    // Two mints of a half allow the same trades, and each can be used.
                    Rate::Mint if mints >> (laid.at.0 & 31) & 1 == 0 => {
                        mints |= 1 << (laid.at.0 & 31);
                        if amounts.at(Kind::Gold.index()) > 0 && self.has_fresh(seat, laid) {
                            let by = Means::Mint { at: laid.at };
                            each_target(by, others(Kind::Gold), targets, out);
                        }
                    }
                    Rate::Mill(_) | Rate::Light | Rate::Post | Rate::Wagon | Rate::Mint => {}
                }
            }
        });
    }

    /// The regions beside a half; blank for other places.
    pub(super) fn beside(&self, seat: u8, at: Place) -> [Land; 2] {
        match at.spot() {
            Some(Spot::Half(centre, row)) => self.realm(seat).beside_half(centre, row),
            _ => [Land::NONE; 2],
        }
    }

    /// True if an own card is in a half beside the region of a place.
    fn lies_beside(&self, seat: u8, at: Place, card: Card) -> bool {
        let Some(Spot::Region(region)) = at.spot() else { return false };
        let realm = self.realm(seat);
        realm.find(region).is_some_and(|(column, row)| {
            realm.beside_region(column, row).any(|piece| piece.card.is_in(card.of_name()))
        })
    }

    fn list_miller(&self, seat: u8, laid: Laid, give: u8, targets: &Targets, out: &mut Actions) {
        let Some(Spot::Region(from)) = laid.at.spot() else { return };
        if self.realm(seat).land_of(from).is_some_and(|land| land.store >= give) {
            let by = if give == 2 { Means::Miller { from } } else { Means::Mill { from } };
            each_target(by, others(from.kind()), targets, out);
        }
    }

    fn list_light(
        &self,
        seat: u8,
        at: Place,
        amounts: &Amounts,
        targets: &Targets,
        out: &mut Actions,
    ) {
        for ship in self.cards_of_half(seat, at) {
            if let Some(kind) = ship.row().ship_kind() {
                if amounts.at(kind.index()) > 0 {
                    let by = Means::Light { at, resource: kind };
                    each_target(by, others(kind), targets, out);
                }
            } else if ship.row().abilities.contains(&Ability::Trade(Rate::Large)) {
                for land in self.beside(seat, at).iter().filter(|land| land.store > 0) {
                    let by = Means::LightLarge { at, from: land.region };
                    each_target(by, others(land.region.kind()), targets, out);
                }
            }
        }
    }

    /// The uncovered cards of a half.
    fn cards_of_half(&self, seat: u8, at: Place) -> impl Iterator<Item = Card> {
        let sites = match at.spot() {
            Some(Spot::Half(centre, row)) => {
                let sites = self.realm(seat).sites.get(centre);
                sites.and_then(|sites| sites.get(row * 2..row * 2 + 2)).unwrap_or(&[])
            }
            _ => &[],
        };
        sites.iter().filter(|piece| piece.is_some()).map(|piece| piece.card)
    }

    fn list_post(&self, seat: u8, at: Place, out: &mut Actions) {
        let Some(Spot::Road(road)) = at.spot() else { return };
        let [above, below] = [0, 1].map(|row| self.realm(seat).land(road, row));
        for (from, to) in [(above, below), (below, above)] {
            if from.store > 0 && to.room() > 0 {
                let by = Means::Post { from: from.region };
                out.push(Action::Trade { by, to: to.region });
            }
        }
    }

    /// Lists stores that may move between two regions of a kind.
    fn list_moves(&self, seat: u8, out: &mut Actions) {
        // A cache does not count as a region.
        for (.., from) in self.realm(seat).placed_lands() {
            for (.., to) in self.realm(seat).placed_lands() {
                let fits = from.region != to.region && from.region.kind() == to.region.kind();
                for amount in 1..=if fits { from.store.min(to.room()) } else { 0 } {
                    out.push(Action::Move { from: from.region, to: to.region, amount });
                }
            }
        }
    }

    /// Carries out a trade.
    pub(super) fn trade(
        &mut self,
        seat: u8,
        by: Means,
        target: Region,
        to: &mut impl EventSink<Event>,
    ) {
        let mut price = [0; KINDS];
        let mut from_region = None;
        match by {
            Means::Bank { resource } => price.set(resource.index(), BANK),
            Means::Ship { resource } => price.set(resource.index(), 2),
            Means::Favour { resource } => price.set(resource.index(), 1),
            Means::Light { at, resource } => {
                price.set(resource.index(), 1);
                self.mark_rate(seat, Rate::Light, Some(at));
            }
            Means::LightLarge { at, from } => {
                from_region = Some((from, 1));
                self.mark_rate(seat, Rate::Light, Some(at));
            }
            Means::Large { from } | Means::Miller { from } => from_region = Some((from, 2)),
            Means::Mill { from } => {
                from_region = Some((from, 1));
                self.mark_rate(seat, Rate::Miller, Some(Place::region(from)));
            }
            Means::Post { from } => {
                from_region = Some((from, 1));
                let road = self.realm(seat).find(from).map(|(column, _)| Place::road(column));
                self.mark_rate(seat, Rate::Post, road);
            }
            Means::Mint { at } => {
                price.set(Kind::Gold.index(), 1);
                self.use_fresh(seat, Laid { card: Card::MINT, at });
            }
            Means::Wagon { given } => {
                given.iter().for_each(|kind| price.add(kind.index(), 1));
                self.mark_rate(seat, Rate::Wagon, None);
            }
        }
        let mut given = price;
        if let Some((from, amount)) = from_region {
            given.add(from.kind().index(), amount);
        }
        to.push(Event::Traded { seat: Seat(seat), given, region: target });
        if let Some((from, amount)) = from_region {
            self.spend(seat, from, amount, Why::Trade, to);
        }
        self.share_of_trade(seat, &given);
        self.store(seat, target, 1, Why::Trade, to);
        self.push(seat, Why::Trade, PaymentChoice::Pay { due: price });
    }

    /// Income from the other seat's trade: one of a kind of which two or three were given alone.
    fn share_of_trade(&mut self, seat: u8, given: &Amounts) {
        let owner = other(seat);
        let Some(card) = self.owned_of(owner, &sets::TRADE_INCOME).next() else { return };
        let sum: u8 = given.iter().sum();
        let kind = Kind::ALL.into_iter().find(|kind| given.at(kind.index()) == sum);
        if let Some(kind) = kind.filter(|_| sum > 1) {
            let gain = GainChoice::Gain { kinds: KindSet::only(kind), left: 1, optional: false };
            self.push(owner, Why::Card(card), gain);
        }
    }

    /// Marks the card with a rate as used: the one at the place, or else the first.
    fn mark_rate(&mut self, seat: u8, rate: Rate, at: Option<Place>) {
        let mut found = None;
        self.each_own(seat, |laid, _| {
            let has = laid.card.row().abilities.contains(&Ability::Trade(rate));
            if has && at.is_none_or(|at| at == laid.at) && found.is_none() {
                found = Some(laid);
            }
        });
        if let Some(laid) = found {
            self.mark(seat, laid, USED);
        }
    }

    /// Moves stores between two regions of a kind.
    pub(super) fn move_stores(
        &mut self,
        seat: u8,
        from: Region,
        target: Region,
        amount: u8,
        to: &mut impl EventSink<Event>,
    ) {
        self.mark_rate(seat, Rate::Wagon, None);
        self.spend(seat, from, amount, Why::Trade, to);
        self.store(seat, target, amount, Why::Trade, to);
        to.push(Event::Moved { seat: Seat(seat), from, to: target, amount });
    }
}

/// Lists trades of three resources of any kinds for one of another.
fn list_wagon(amounts: &Amounts, targets: &Targets, out: &mut Actions) {
    for (at, first) in Kind::ALL.into_iter().enumerate() {
        for (next, second) in Kind::ALL.into_iter().enumerate().skip(at) {
            for third in Kind::ALL.into_iter().skip(next) {
                let given = [first, second, third];
                let mut price = [0; KINDS];
                given.iter().for_each(|kind| price.add(kind.index(), 1));
                if crate::games::princes::resources::covers(amounts, &price) {
                    let kinds = given.into_iter().fold(KindSet::ANY, KindSet::without);
                    each_target(Means::Wagon { given }, kinds, targets, out);
                }
            }
        }
    }
}
