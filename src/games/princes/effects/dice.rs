//! Results of the dice: production, marketplaces, the event die and brigands.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::{Counting, Event};
use crate::games::princes::kinds::{Kind, KindSet};
use crate::games::princes::realm::Land;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{State, TRADE, other};
use crate::games::princes::step::{GainChoice, JesterChoice, PaymentChoice, TurnEffect, Why};

/// Maximum number of resources that is safe from brigands.
const SAFE: u8 = 7;
/// A mandatory gain of one of any kind.
const ONE: GainChoice = GainChoice::Gain { kinds: KindSet::ANY, left: 1, optional: false };

/// The face of a celebration.
pub(in crate::games::princes) const CELEBRATION: u8 = 3;

/// A face of the event die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::games::princes) enum Face {
    /// Brigands, before the production.
    Brigands,
    /// The trade advantage.
    Trade,
    /// A celebration.
    Celebration,
    /// A plentiful harvest.
    Harvest,
    /// The top event card.
    Event,
}

impl Face {
    /// The face of a die from 1 to 6; none before the roll.
    pub(in crate::games::princes) const fn of(die: u8) -> Option<Face> {
        match die {
            1 => Some(Face::Brigands),
            2 => Some(Face::Trade),
            CELEBRATION => Some(Face::Celebration),
            4 => Some(Face::Harvest),
            5 | 6 => Some(Face::Event),
            _ => None,
        }
    }
}

impl State {
    /// Production of both seats' regions with the number, then marketplaces, the active seat first.
    pub(super) fn produce(&mut self, to: &mut impl EventSink<Event>) {
        if [0, 1].into_iter().any(|seat| self.has_any(seat, &sets::MARKETS)) {
            for seat in [other(self.active), self.active] {
                self.push(seat, Why::Production, TurnEffect::Market);
            }
        }
        for seat in [self.active, other(self.active)] {
            let boosters = self.has_any(seat, &sets::BOOSTERS);
            let mut left = self.realm(seat).lands_of_number(self.number);
            while left != 0 {
                let at = left.trailing_zeros() as usize;
                left &= left - 1;
                let (column, row) = (at / 2, at % 2);
                let region = self.realm(seat).land(column, row).region;
                let boosted = boosters && self.is_boosted(seat, column, row);
                let amount = 1 + u8::from(boosted);
                self.deposit(seat, [(region, amount)].into_iter(), Why::Production, to);
            }
        }
    }

    /// The position as if each region of a number had one more, up to its room.
    #[must_use]
    pub fn with_number(&self, number: u8) -> State {
        let mut after = self.clone();
        for realm in &mut after.realms {
            let lands = realm.all_lands_mut().filter(|land| land.region.number() == number);
            lands.for_each(|land| land.store += land.room().min(1));
        }
        after
    }

    /// True if a card beside a region doubles its production.
    fn is_boosted(&self, seat: u8, column: usize, row: usize) -> bool {
        let realm = self.realm(seat);
        let doubles = Passive::Double(realm.land(column, row).region.kind());
        let mut beside = realm.beside_region(column, row);
        beside.any(|piece| piece.row().passives().any(|passive| passive == doubles))
    }

    pub(super) fn market(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        let Some(card) = self.owned_of(seat, &sets::MARKETS).next() else { return };
        self.compare(Counting::Regions, to);
        let of_number = |who: u8| self.realm(who).lands_of_number(self.number);
        let theirs = of_number(other(seat));
        if theirs.count_ones() > of_number(seat).count_ones() {
            let lands = self.realm(other(seat)).placed_lands();
            let given = lands.filter(|(column, row, _)| theirs >> (2 * column + row) & 1 != 0);
            let kinds = given.fold(KindSet::NONE, |set, (.., land)| set.with(land.region.kind()));
            self.push(seat, Why::Card(card), GainChoice::Gain { kinds, left: 1, optional: false });
        }
    }

    /// Resolves the face of the event die.
    pub(super) fn event_face(&mut self, to: &mut impl EventSink<Event>) {
        match Face::of(self.face) {
            // Resolved before the production.
            Some(Face::Brigands) | None => {}
            Some(Face::Trade) => self.trade_advantage(to),
            Some(Face::Celebration) => self.celebration(to),
            Some(Face::Harvest) => self.harvest(),
            Some(Face::Event) => self.push(self.active, Why::Production, TurnEffect::DrawEvent),
        }
    }

    fn trade_advantage(&mut self, to: &mut impl EventSink<Event>) {
        self.compare(Counting::Commerce, to);
        if let Some(holder) = self.advantage(TRADE).seat() {
            let kinds = KindSet::ANY;
            let demand = |optional| PaymentChoice::Demand { kinds, left: 1, optional };
            if self.does(holder, Passive::DemandsMore) {
                self.push(holder, Why::TradeDie, demand(true));
            }
            self.push(holder, Why::TradeDie, demand(false));
        }
    }

    fn celebration(&mut self, to: &mut impl EventSink<Event>) {
        let skill = [0, 1].map(|seat| self.total(seat).skill);
        to.push(Event::Celebration { skill });
        self.push_jester();
        for seat in [other(self.active), self.active] {
            if self.herald && seat == self.active {
                self.push(seat, Why::Card(Card::REINER_HERALD), ONE);
            }
            if self.total(seat).skill >= self.total(other(seat)).skill {
                self.push(seat, Why::Celebration, ONE);
            }
        }
        self.herald = false;
    }

    fn harvest(&mut self) {
        for seat in [other(self.active), self.active] {
            for card in self.owned_of(seat, &sets::OF_DICE) {
                for passive in card.row().passives() {
                    if let Passive::Harvest(kind, left) = passive {
                        let kinds = KindSet::only(kind);
                        let gain = GainChoice::Gain { kinds, left, optional: false };
                        for _ in 0..self.pieces(seat, card) {
                            self.push(seat, Why::Card(card), gain);
                        }
                    }
                }
            }
            self.push(seat, Why::Harvest, ONE);
        }
    }

    /// Lets a jester fill the adjacent regions after a celebration.
    fn push_jester(&mut self) {
        for seat in [0, 1] {
            let celebrates =
                |card: &Card| card.row().passives().any(|passive| passive == Passive::Celebrates);
            let jester = self.owned_of(seat, &sets::OF_DICE).find(celebrates);
            if let Some(laid) = jester.and_then(|card| self.find_own(seat, card)) {
                let (card, at) = (laid.card, laid.at);
                let jester = JesterChoice::Jester { card, at, open: 3, gained: false };
                self.push(seat, Why::Card(card), jester);
            }
        }
    }

    /// Brigands: a seat that counts more than seven loses wool and gold.
    pub(super) fn brigands(&mut self, to: &mut impl EventSink<Event>) {
        for seat in [other(self.active), self.active] {
            for card in self.owned_of(seat, &sets::OF_DICE) {
                for passive in card.row().passives() {
                    if let Passive::AfterBrigands(kind, more) = passive {
                        let left = 1 + u8::from(self.has(seat, more));
                        let kinds = KindSet::only(kind);
                        let gain = GainChoice::Gain { kinds, left, optional: false };
                        self.push(seat, Why::Card(card), gain);
                    }
                }
            }
        }
        for seat in [self.active, other(self.active)] {
            self.rob(seat, to);
        }
    }

    fn rob(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        let (mut counted, mut uncounted, mut lost) = (0, 0, 0);
        let mut robbed = arrayvec::ArrayVec::<_, 26>::new();
        self.each_robbed(seat, |land, counts, robs| {
            if counts {
                counted += land.store;
            } else {
                uncounted += land.store;
            }
            if robs {
                robbed.push((land.region, land.store));
            }
        });
        if counted > SAFE {
            for (region, store) in robbed {
                lost += store;
                self.spend(seat, region, store, Why::Brigands, to);
            }
        }
        to.push(Event::Brigands { seat: Seat(seat), counted, uncounted, lost });
    }

    /// The number of resources that brigands would count now, and the number they would take if that is more
    /// than seven.
    #[must_use]
    pub fn brigands_would_find(&self, seat: u8) -> (u8, u8) {
        let (mut counted, mut lost) = (0, 0);
        self.each_robbed(seat, |land, counts, robs| {
            counted += if counts { land.store } else { 0 };
            lost += if robs { land.store } else { 0 };
        });
        (counted, lost)
    }

    /// Visits every region with a store, with the flags "counted" and "robbed".
    fn each_robbed(&self, seat: u8, mut visit: impl FnMut(Land, bool, bool)) {
        let realm = self.realm(seat);
        let guarded = self.has_any(seat, &sets::AGAINST_BRIGANDS);
        for (column, row, land) in realm.placed_lands().filter(|(_, _, land)| land.store > 0) {
            let kind = land.region.kind();
            let (mut spared, mut safe) = (false, false);
            for piece in realm.beside_region(column, row).filter(|_| guarded) {
                for passive in piece.row().passives() {
                    spared |= passive == Passive::Uncount;
                    safe |= matches!(passive, Passive::Protect(kinds) if kinds.has(kind));
                }
            }
            let robs = !safe && matches!(kind, Kind::Wool | Kind::Gold);
            visit(*land, !(spared || safe), robs);
        }
    }
}
