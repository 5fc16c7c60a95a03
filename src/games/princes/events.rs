//! Event cards and the effects of cards that ask nothing.

use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::card::{Card, CardKind, Class, Effect, Measure, Passive};
use crate::games::princes::cards::sets;
use crate::games::princes::event::{Counting, Event, EventOrder};
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::{KINDS, Kind, KindSet};
use crate::games::princes::place::Spot;
use crate::games::princes::setup::RAVEN;
use crate::games::princes::state::{NOBODY, OPEN, STRENGTH, Slot, State, other};
use crate::games::princes::step::{Step, Task, Why};

/// A gain that must be taken.
const fn gain(left: u8) -> Step {
    Step::Gain { kinds: KindSet::ANY, left, optional: false }
}

impl State {
    /// Performs a step of an effect: first of all those that move events and cards, and have others choose.
    pub(super) fn perform_effect(&mut self, task: Task, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match step {
            Step::DrawEvent => self.draw_event(to),
            Step::ShelveEvent => self.shelve_event(to),
            Step::Rebuild => {
                self.current = Card::NONE;
                self.build_events();
                to.push(Event::EventsRebuilt { order: EventOrder::of_stack(&self.events) });
            }
            Step::DemandIfBehind => {
                if self.victory(other(seat)) > self.victory(seat) {
                    self.push(seat, why, ANOTHER);
                }
            }
            Step::DemandByShipLead => {
                if self.measure(seat, Measure::ShipLead) > 1 {
                    self.push(seat, why, ANOTHER);
                }
            }
            Step::Monopoly(kind, count) => {
                for _ in 0..count {
                    self.push(other(seat), why, Step::Give(KindSet::only(kind)));
                }
            }
            Step::PayOpponent(kind) => {
                let kinds = KindSet::only(kind);
                self.push(other(seat), why, Step::Gain { kinds, left: 1, optional: false });
            }
            Step::DiscardHand(card) => {
                if self.discard_hand(seat, card) {
                    to.push(Event::HandDiscarded { seat: Seat(seat), card });
                }
            }
            Step::Fetch(card) => self.fetch(seat, card, to),
            Step::GiveHero => {
                self.push(seat, why, Step::PlaceTransit);
                self.push(other(seat), why, Step::HandOver);
            }
            Step::Toll => self.pay_toll(seat, why),
            step => self.perform_at_home(Task { seat, why, step }, to),
        }
    }

    /// Performs a step that changes what lies in the own principality.
    fn perform_at_home(&mut self, task: Task, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match step {
            Step::DiscardSelf(card) => {
                if let Some(laid) = self.find_own(seat, card) {
                    self.lose(seat, laid, true, to);
                }
            }
            Step::Favour(kind) => {
                self.realm_mut(seat).favour = kind as u8;
                to.push(Event::Favoured { seat: Seat(seat), resource: kind });
            }
            Step::Turn(card, side) => self.turn_to(seat, card, |_| side, to),
            Step::Raise(card) => {
                let top = card.row().top_side();
                self.turn_to(seat, card, |side| (side + 1).min(top), to);
            }
            Step::Lower(card) => self.turn_to(seat, card, |side| side.saturating_sub(1), to),
            Step::RaiseTriumph => self.raise_triumph(seat, to),
            Step::RaiseResidences { or_gain, overflow } => {
                self.raise_residences(seat, why, or_gain, overflow, to);
            }
            Step::GainBeside(card) => {
                if let Some(laid) = self.find_own(seat, card) {
                    for land in self.beside(seat, laid.at) {
                        self.store(seat, land.region, 1, why, to);
                    }
                }
            }
            step => self.perform_event(Task { seat, why, step }, to),
        }
    }

    /// Performs a step of an event card.
    fn perform_event(&mut self, task: Task, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        // Where it is done for both seats, the active one comes first.
        if let Some(counting) = Counting::of(step).filter(|_| seat == self.active) {
            self.compare(counting, to);
        }
        match step {
            Step::Invent => {
                let count = self.inventions(seat).min(2);
                if count > 0 {
                    self.push(seat, why, gain(count));
                }
            }
            Step::Plenty => self.plenty(seat, why, to),
            Step::Feud => self.feud(why),
            Step::Quarrel => self.quarrel(why, to),
            Step::Race => {
                let ships = self.ships(seat);
                if ships > 0 && ships >= self.ships(other(seat)) {
                    self.push(seat, why, gain(1));
                }
            }
            Step::Dispute => self.dispute(seat, why, to),
            Step::DisputeGains => self.dispute_gains(seat, why),
            Step::TurnUp => self.turn_up(to),
            Step::NeighbourGains => self.neighbour_gains(seat),
            Step::Sea => self.sea(seat, why),
            Step::Barbarians => self.barbarians(seat, why, to),
            Step::Retreat if self.units(seat) > 0 => {
                let take = 1 + u8::from(self.advantages.at(STRENGTH) == seat);
                self.push(seat, why, Step::Search { take, sure: true });
            }
            Step::Alliance => self.allied(seat, why),
            Step::Raven => self.raven(seat, why, to),
            Step::Contest => self.contest(seat, why, to),
            _ => {}
        }
    }

    /// Tells what is counted of both seats.
    pub(super) fn compare(&self, counting: Counting, to: &mut impl EventSink<Event>) {
        let counts = [0, 1].map(|seat| match counting {
            Counting::Strength => self.total(seat).strength,
            Counting::Commerce => self.total(seat).commerce,
            Counting::TradeShips => self.ships(seat),
            Counting::Units => self.units(seat),
            Counting::Inventions => self.inventions(seat),
            Counting::Regions => self.realm(seat).lands_of_number(self.number).count_ones() as u8,
        });
        to.push(Event::Compared { counting, counts });
    }

    fn draw_event(&mut self, to: &mut impl EventSink<Event>) {
        let Some(slot) = self.events.pop() else { return };
        let card = slot.card;
        self.current = card;
        self.taken_stack = 0;
        self.note_filler(card);
        to.push(Event::EventDrawn { card });
        let (active, why) = (self.active, Why::Card(card));
        self.push(active, why, Step::ShelveEvent);
        for effect in card.row().effects.iter().rev() {
            match effect {
                Effect::Play(steps) => self.push_all(active, why, steps),
                Effect::Each(steps) => {
                    self.push_all(other(active), why, steps);
                    self.push_all(active, why, steps);
                }
                _ => {}
            }
        }
    }

    /// Everybody has seen that a card is one of the two events that were drawn unseen.
    fn note_filler(&mut self, card: Card) {
        let [_, fixed] = card.row().copies;
        let known = self.events.iter().filter(|slot| slot.card == card && slot.known == OPEN);
        if known.count() as u8 >= fixed {
            for (at, filler) in self.fillers.into_iter().enumerate() {
                if filler == card {
                    self.fillers_seen |= 1 << at;
                }
            }
        }
    }

    fn shelve_event(&mut self, to: &mut impl EventSink<Event>) {
        let card = self.current;
        if !card.is_some() {
            return;
        }
        self.current = Card::NONE;
        self.taken_stack = 0;
        let under = card.row().shelved_under();
        let at = under.map_or(0, |top| self.events.len().saturating_sub(usize::from(top)));
        let _ = self.events.try_insert(at, Slot { card, known: OPEN });
        to.push(Event::EventShelved { card, under: under.unwrap_or(u8::MAX) });
    }

    fn fetch(&mut self, seat: u8, card: Card, to: &mut impl EventSink<Event>) {
        if self.hand(seat).is_full() {
            return;
        }
        let at = self.discard.iter().position(|lies| *lies == card);
        if at.and_then(|at| self.discard.pop_at(at)).is_some() {
            self.add_to_hand(seat, Slot { card, known: OPEN });
            to.push(Event::Fetched { seat: Seat(seat), card });
        }
    }

    fn pay_toll(&mut self, seat: u8, why: Why) {
        let toll = self.toll(seat);
        if toll > 0 {
            self.push(seat, why, Step::PayOpponent(Kind::Gold));
            let mut gold = [0; KINDS];
            gold.set(Kind::Gold.index(), toll);
            self.push(seat, why, Step::Pay(gold));
        }
    }

    fn turn_to(
        &mut self,
        seat: u8,
        card: Card,
        side: impl Fn(u8) -> u8,
        to: &mut impl EventSink<Event>,
    ) {
        let Some(laid) = self.find_own(seat, card) else { return };
        let Some((piece, _)) = self.piece_mut(seat, laid) else { return };
        piece.side = side(piece.side);
        let side = piece.side;
        to.push(Event::Turned { seat: Seat(seat), card, side });
        self.refresh(to);
    }

    fn raise_triumph(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        if let Some(level) = self.realm(seat).triumph_level().filter(|level| *level < 3) {
            self.realm_mut(seat).triumph = level + 1;
            to.push(Event::Triumph { seat: Seat(seat), level: level + 1 });
            self.refresh(to);
        }
    }

    fn raise_residences(
        &mut self,
        seat: u8,
        why: Why,
        or_gain: u8,
        overflow: bool,
        to: &mut impl EventSink<Event>,
    ) {
        let mut rose = false;
        let residences = self.owned_cards(seat).filter(|card| card.row().residence);
        for card in residences {
            let Some(laid) = self.find_own(seat, card) else { continue };
            let side = self.piece(seat, laid).map_or(0, |(piece, _)| piece.side);
            if side < card.row().top_side() {
                self.turn_to(seat, card, |side| side + 1, to);
                rose = true;
            } else if let (true, Some(Spot::Region(region))) = (overflow, laid.at.spot()) {
                self.store(seat, region, 1, why, to);
            }
        }
        if !rose && or_gain > 0 {
            self.push(seat, why, gain(or_gain));
        }
    }

    /// Own buildings with progress points.
    fn inventions(&self, seat: u8) -> u8 {
        let mut count = 0;
        self.each_own(seat, |laid, side| {
            let row = laid.card.row();
            let inventive = row.kind == CardKind::Building && row.points(side).progress > 0;
            count += u8::from(inventive);
        });
        count
    }

    fn plenty(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        if !self.has_any(seat, &sets::SOURCES) {
            return;
        }
        for column in self.realm(seat).columns() {
            for row in [0, 1] {
                let beside = self.realm(seat).beside_region(column, row);
                let sources = beside.filter(|piece| piece.card.is_in(&sets::SOURCES));
                let amount = sources.count() as u8;
                let region = self.realm(seat).land(column, row).region;
                self.store(seat, region, amount, why, to);
            }
        }
    }

    fn feud(&mut self, why: Why) {
        let holder = self.advantages.at(STRENGTH);
        if holder != NOBODY {
            self.push(other(holder), why, Step::LoseNamed { discard: false });
            let class = Class::Building;
            self.push(holder, why, Step::NameOther { class, left: 3, optional: false });
        }
    }

    fn quarrel(&mut self, why: Why, to: &mut impl EventSink<Event>) {
        let holder = self.advantages.at(STRENGTH);
        if holder == NOBODY || self.hand(other(holder)).is_empty() {
            return;
        }
        let loser = other(holder);
        self.see_hand(holder, to);
        self.bereft |= bit(loser);
        self.push(loser, why, Step::RefillLost);
        self.push(holder, why, Step::UnderOther(self.hand(loser).len().min(2) as u8));
    }

    /// Whose card it is, and which, that lets a dispute do nothing.
    fn peacemaker(&self) -> Option<(u8, Card)> {
        [0, 1].into_iter().find_map(|seat| Some((seat, self.doer(seat, Passive::NoDispute)?)))
    }

    fn dispute(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        if let Some((owner, card)) = self.peacemaker() {
            // It is done for both seats: one of them tells why nothing happens.
            if seat == self.active {
                to.push(Event::Prevented { seat: Seat(owner), card });
            }
            return;
        }
        if self.measure(seat, Measure::Cities) == 0 {
            return;
        }
        let saved = self.sum_of(seat, &sets::SAVES_HAND, |passive| match passive {
            Passive::SavesHand(cards) => cards,
            _ => 0,
        });
        let hand = self.hand(seat).len() as u8;
        let saved = saved.min(hand);
        to.push(Event::Disputed { seat: Seat(seat), hand, saved });
        let lost = hand - saved;
        if lost > 0 {
            self.bereft |= bit(seat);
            self.push(seat, why, Step::Under(lost));
        }
    }

    fn dispute_gains(&mut self, seat: u8, why: Why) {
        if self.peacemaker().is_some() || self.measure(seat, Measure::Cities) == 0 {
            return;
        }
        let mut steps = arrayvec::ArrayVec::<Step, 8>::new();
        self.each_own(seat, |laid, _| {
            for passive in laid.card.row().passives() {
                if let Passive::Dispute(kind, left) = passive {
                    let kinds = KindSet::only(kind);
                    let _ = steps.try_push(Step::Gain { kinds, left, optional: true });
                }
            }
        });
        steps.into_iter().for_each(|step| self.push(seat, why, step));
    }

    fn neighbour_gains(&mut self, seat: u8) {
        for card in self.owned_cards(seat) {
            for passive in card.row().passives() {
                let step = match passive {
                    Passive::NeighbourGain => gain(1),
                    Passive::NeighbourCard => Step::Draw { left: 1, optional: true },
                    _ => continue,
                };
                self.push(seat, Why::Card(card), step);
            }
        }
    }

    fn sea(&mut self, seat: u8, why: Why) {
        let ships = self.ships(seat);
        if ships == 0 {
            return;
        }
        if self.number <= 4 {
            self.push(seat, why, gain(ships));
        } else if !self.does(seat, Passive::SafeShips) {
            let class = Class::TradeShip;
            self.push(seat, why, Step::LoseOwn { class, discard: false });
        }
    }

    fn allied(&mut self, seat: u8, why: Why) {
        let units = self.units(seat);
        if units > self.units(other(seat)) {
            let kinds = KindSet::ANY;
            self.push(seat, why, Step::Gain { kinds, left: 1, optional: true });
        }
        if units > 0 {
            self.push(seat, why, gain(1));
        }
    }

    fn raven(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        let number = self.key.draw(RAVEN, u32::from(self.counters.ravens)).die();
        self.counters.ravens += 1;
        self.show(number);
        to.push(Event::Raven { seat: Seat(seat), number });
        match number {
            3..=5 => self.push(seat, why, gain(1)),
            6 => self.push(seat, why, gain(2)),
            _ => {}
        }
    }
}

/// One demand more, as one likes.
const ANOTHER: Step = Step::Demand { kinds: KindSet::ANY, left: 1, optional: true };
