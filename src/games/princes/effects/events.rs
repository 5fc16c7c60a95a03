//! Effects of event cards and of actions that compare both seats.

use super::EffectRules;
use super::resources::gain;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::card::{Card, Class};
use crate::games::princes::cards::sets;
use crate::games::princes::event::{Counting, Event, EventOrder};
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::{KindSet, Region};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::COLUMNS;
use crate::games::princes::row::{CardKind, Measure, Passive};
use crate::games::princes::state::{STRENGTH, State, other};
use crate::games::princes::step::{
    EventEffect, GainChoice, HandChoice, LossChoice, StackChoice, Task, Why,
};
use arrayvec::ArrayVec;

impl EffectRules for EventEffect {
    fn resolve(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) {
        let Task { seat, why, .. } = task;
        // If it affects both seats, the active one comes first.
        if let Some(counting) = self.counting().filter(|_| seat == state.active) {
            state.compare(counting, to);
        }
        match self {
            EventEffect::Rebuild => {
                state.current = Card::NONE;
                state.build_events();
                to.push(Event::EventsRebuilt { order: EventOrder::of_stack(&state.events) });
            }
            EventEffect::Invent => {
                let count = state.inventions(seat).min(2);
                if count > 0 {
                    state.push(seat, why, gain(count));
                }
            }
            EventEffect::Plenty => state.plenty(seat, why, to),
            EventEffect::Feud => state.feud(why),
            EventEffect::Quarrel => state.quarrel(why),
            EventEffect::Race => {
                let ships = state.ships(seat);
                if ships > 0 && ships >= state.ships(other(seat)) {
                    state.push(seat, why, gain(1));
                }
            }
            EventEffect::Dispute => state.dispute(seat, why, to),
            EventEffect::DisputeGains => state.dispute_gains(seat, why),
            EventEffect::TurnUp => state.turn_up(to),
            EventEffect::NeighbourGains => state.neighbour_gains(seat),
            EventEffect::Sea => state.sea(seat, why),
            EventEffect::Barbarians => state.barbarians(seat, why, to),
            EventEffect::Retreat => {
                if state.units(seat) > 0 {
                    let take = 1 + u8::from(state.advantage(STRENGTH).is(seat));
                    state.push(seat, why, StackChoice::Search { take, sure: true });
                }
            }
            EventEffect::Alliance => state.allied(seat, why),
            EventEffect::Riots => state.riots(seat, why, to),
            EventEffect::RiotsOn => state.riots_on(seat, why),
            EventEffect::FeudOn => state.feud_on(seat, why),
            EventEffect::QuarrelOn => state.quarrel_on(seat, why, to),
            EventEffect::Plague => state.plague(seat, why, to),
            EventEffect::PlagueGains => state.plague_gains(seat),
            EventEffect::Gift => {
                let left = state.count(seat, Class::StrongUnit);
                if left > 0 {
                    let kinds = KindSet::GOLD;
                    state.push(seat, why, GainChoice::Gain { kinds, left, optional: false });
                }
            }
        }
    }

    fn outlook(self, state: &State, seat: u8, _paid: KindSet) -> Outlook {
        match self {
            EventEffect::Alliance => {
                let has_unit = state.count(seat, Class::Unit) > 0;
                Outlook::useful(has_unit && state.has_room(seat, KindSet::ANY))
            }
            EventEffect::Rebuild
            | EventEffect::Invent
            | EventEffect::Plenty
            | EventEffect::Feud
            | EventEffect::Quarrel
            | EventEffect::Race
            | EventEffect::Dispute
            | EventEffect::DisputeGains
            | EventEffect::TurnUp
            | EventEffect::NeighbourGains
            | EventEffect::Sea
            | EventEffect::Barbarians
            | EventEffect::Retreat
            | EventEffect::Riots
            | EventEffect::RiotsOn
            | EventEffect::FeudOn
            | EventEffect::QuarrelOn
            | EventEffect::Plague
            | EventEffect::PlagueGains
            | EventEffect::Gift => Outlook::Idle,
        }
    }
}

impl EventEffect {
    /// The number that it compares between the seats, if any.
    const fn counting(self) -> Option<Counting> {
        match self {
            EventEffect::Feud | EventEffect::Quarrel => Some(Counting::Strength),
            EventEffect::Race | EventEffect::Sea => Some(Counting::TradeShips),
            EventEffect::Retreat | EventEffect::Alliance => Some(Counting::Units),
            EventEffect::Invent => Some(Counting::Inventions),
            EventEffect::Gift => Some(Counting::StrongUnits),
            EventEffect::Rebuild
            | EventEffect::Plenty
            | EventEffect::Dispute
            | EventEffect::DisputeGains
            | EventEffect::TurnUp
            | EventEffect::NeighbourGains
            | EventEffect::Barbarians
            | EventEffect::Riots
            | EventEffect::RiotsOn
            | EventEffect::FeudOn
            | EventEffect::QuarrelOn
            | EventEffect::Plague
            | EventEffect::PlagueGains => None,
        }
    }
}

impl State {
    /// Emits the event that compares both seats.
    pub(super) fn compare(&self, counting: Counting, to: &mut impl EventSink<Event>) {
        let counts = [0, 1].map(|seat| match counting {
            Counting::Strength => self.total(seat).strength,
            Counting::Commerce => self.total(seat).commerce,
            Counting::TradeShips => self.ships(seat),
            Counting::Units => self.units(seat),
            Counting::Inventions => self.inventions(seat),
            Counting::StrongUnits => self.count(seat, Class::StrongUnit),
            Counting::Skill => self.total(seat).skill,
            Counting::Regions => self.realm(seat).lands_of_number(self.number).count_ones() as u8,
        });
        to.push(Event::Compared { counting, counts });
    }

    /// Number of own buildings with progress points.
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
        let mut gains = ArrayVec::<(Region, u8), { 2 * COLUMNS }>::new();
        for (column, row, land) in self.realm(seat).placed_lands() {
            let beside = self.realm(seat).beside_region(column, row);
            let sources = beside.filter(|piece| piece.card.is_in(&sets::SOURCES));
            let _ = gains.try_push((land.region, sources.count() as u8));
        }
        self.deposit(seat, gains.into_iter(), why, to);
    }

    /// The seat and card that cancel a dispute.
    fn peacemaker(&self) -> Option<(u8, Card)> {
        [0, 1].into_iter().find_map(|seat| Some((seat, self.doer(seat, Passive::NoDispute)?)))
    }

    fn dispute(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        if let Some((owner, card)) = self.peacemaker() {
            // It is resolved for both seats; one emits the reason.
            if seat == self.active {
                to.push(Event::Prevented { seat: Seat(owner), card });
            }
            return;
        }
        if self.measure(seat, Measure::Cities) == 0 {
            return;
        }
        let saves = |passive| if let Passive::SavesHand(cards) = passive { cards } else { 0 };
        let saved = self.sum_of(seat, &sets::SAVES_HAND, saves);
        let hand = self.hand(seat).len() as u8;
        let saved = saved.min(hand);
        to.push(Event::Disputed { seat: Seat(seat), hand, saved });
        let lost = hand - saved;
        if lost > 0 {
            self.bereft |= bit(seat);
            self.push(seat, why, HandChoice::Under { left: lost });
        }
    }

    fn dispute_gains(&mut self, seat: u8, why: Why) {
        if self.peacemaker().is_some() || self.measure(seat, Measure::Cities) == 0 {
            return;
        }
        let mut steps = ArrayVec::<GainChoice, 8>::new();
        self.each_own(seat, |laid, _| {
            for passive in laid.card.row().passives() {
                if let Passive::Dispute(kind, left) = passive {
                    let kinds = KindSet::only(kind);
                    let _ = steps.try_push(GainChoice::Gain { kinds, left, optional: true });
                }
            }
        });
        steps.into_iter().for_each(|step| self.push(seat, why, step));
    }

    fn neighbour_gains(&mut self, seat: u8) {
        for card in self.owned_cards(seat) {
            for passive in card.row().passives() {
                if passive == Passive::NeighbourGain {
                    self.push(seat, Why::Card(card), gain(1));
                }
                if passive == Passive::NeighbourCard {
                    let draw = StackChoice::Draw { left: 1, optional: true };
                    self.push(seat, Why::Card(card), draw);
                }
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
            self.push(seat, why, LossChoice::LoseOwn { class, discard: false });
        }
    }

    fn allied(&mut self, seat: u8, why: Why) {
        let units = self.units(seat);
        if units > self.units(other(seat)) {
            let kinds = KindSet::ANY;
            self.push(seat, why, GainChoice::Gain { kinds, left: 1, optional: true });
        }
        if units > 0 {
            self.push(seat, why, gain(1));
        }
    }
}
