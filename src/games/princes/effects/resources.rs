//! Effects on resources.

use super::EffectRules;
use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::card::Card;
use crate::games::princes::event::{Counting, Event};
use crate::games::princes::kinds::{Kind, KindSet, Region};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::COLUMNS;
use crate::games::princes::row::Measure;
use crate::games::princes::setup::RAVEN;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{GainChoice, PaymentChoice, ResourceEffect, Task, Why};
use arrayvec::ArrayVec;

/// An optional further demand.
const ANOTHER: PaymentChoice =
    PaymentChoice::Demand { kinds: KindSet::ANY, left: 1, optional: true };

/// Resources from the white raven by the number rolled.
const RAVEN_GAINS: [u8; 7] = [0, 0, 0, 1, 1, 1, 2];

/// A mandatory gain of any kinds.
pub(super) const fn gain(left: u8) -> GainChoice {
    GainChoice::Gain { kinds: KindSet::ANY, left, optional: false }
}

impl EffectRules for ResourceEffect {
    fn resolve(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) {
        let Task { seat, why, .. } = task;
        match self {
            ResourceEffect::DemandIfBehind => {
                if state.victory(other(seat)) > state.victory(seat) {
                    state.push(seat, why, ANOTHER);
                }
            }
            ResourceEffect::DemandByShipLead => {
                if state.measure(seat, Measure::ShipLead) > 1 {
                    state.push(seat, why, ANOTHER);
                }
            }
            ResourceEffect::Monopoly(kind, count) => {
                for _ in 0..count {
                    let kinds = KindSet::only(kind);
                    state.push(other(seat), why, PaymentChoice::Give { kinds });
                }
            }
            ResourceEffect::PayOpponent(kind) => {
                let kinds = KindSet::only(kind);
                state.push(other(seat), why, GainChoice::Gain { kinds, left: 1, optional: false });
            }
            ResourceEffect::Toll => state.pay_toll(seat, why),
            ResourceEffect::Favour(kind) => {
                state.realm_mut(seat).favour = kind as u8;
                to.push(Event::Favoured { seat: Seat(seat), resource: kind });
            }
            ResourceEffect::GainBeside(card) => state.gain_beside(task, card, to),
            ResourceEffect::Raven => state.raven(seat, why, to),
            ResourceEffect::DemandByPirates => {
                let left = (2 * state.measure(seat, Measure::PirateShips)).saturating_sub(1);
                let kinds = KindSet::GOLD;
                state.push(seat, why, PaymentChoice::Demand { kinds, left, optional: true });
            }
            ResourceEffect::DemandMoreIfBehind => {
                if state.victory(other(seat)) > state.victory(seat) {
                    let kinds = KindSet::ANY;
                    let more = PaymentChoice::Demand { kinds, left: 1, optional: false };
                    state.push(seat, why, more);
                }
            }
            ResourceEffect::GainIfSkilled(count) => {
                state.compare(Counting::Skill, to);
                if state.total(seat).skill > state.total(other(seat)).skill {
                    state.push(seat, why, gain(count));
                }
            }
            ResourceEffect::GainNumber => {
                let lands = state.lands_of(seat, state.number());
                state.deposit(seat, lands.into_iter(), why, to);
            }
            ResourceEffect::GainAt(at) => {
                let lands = state.beside(seat, at).map(|land| (land.region, 1));
                state.deposit(seat, lands.into_iter(), why, to);
            }
            ResourceEffect::Raid(region, left) => {
                state.push(other(seat), why, PaymentChoice::GiveInto { region, left });
            }
        }
    }

    fn outlook(self, state: &State, seat: u8, _paid: KindSet) -> Outlook {
        match self {
            ResourceEffect::Toll => {
                let gold = state.realm(seat).amounts().at(Kind::Gold.index());
                Outlook::possible(state.toll(seat) <= gold)
            }
            ResourceEffect::GainBeside(card) => {
                let at = state.find_own(seat, card).map(|laid| state.beside(seat, laid.at));
                let has_room =
                    at.is_some_and(|lands| lands.iter().any(|land| state.takes(seat, land)));
                Outlook::useful(has_room)
            }
            ResourceEffect::Raven => Outlook::Useful,
            ResourceEffect::DemandIfBehind
            | ResourceEffect::DemandByShipLead
            | ResourceEffect::Monopoly(..)
            | ResourceEffect::PayOpponent(_)
            | ResourceEffect::Favour(_)
            | ResourceEffect::DemandByPirates
            | ResourceEffect::DemandMoreIfBehind
            | ResourceEffect::GainIfSkilled(_)
            | ResourceEffect::GainAt(_)
            | ResourceEffect::Raid(..) => Outlook::Idle,
            ResourceEffect::GainNumber => {
                let number = state.number();
                let mut lands = state.realm(seat).placed_lands();
                Outlook::useful(
                    lands.any(|(.., land)| {
                        land.region.number() == number && state.takes(seat, land)
                    }),
                )
            }
        }
    }
}

impl State {
    /// Regions of a number, each with a gain of one.
    fn lands_of(&self, seat: u8, number: u8) -> ArrayVec<(Region, u8), { 2 * COLUMNS }> {
        let lands = self.realm(seat).placed_lands().map(|(.., land)| land.region);
        lands.filter(|region| region.number() == number).map(|region| (region, 1)).collect()
    }

    fn pay_toll(&mut self, seat: u8, why: Why) {
        let toll = self.toll(seat);
        if toll > 0 {
            self.push(seat, why, ResourceEffect::PayOpponent(Kind::Gold));
            self.push(seat, why, PaymentChoice::Pay { due: Kind::Gold.times(toll) });
        }
    }

    fn gain_beside(&mut self, task: Task, card: Card, to: &mut impl EventSink<Event>) {
        if let Some(laid) = self.find_own(task.seat, card) {
            let lands = self.beside(task.seat, laid.at).map(|land| (land.region, 1));
            self.deposit(task.seat, lands.into_iter(), task.why, to);
        }
    }

    fn raven(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        let number = self.key.draw(RAVEN, u32::from(self.counters.ravens)).die();
        self.counters.ravens += 1;
        self.show(number);
        to.push(Event::Raven { seat: Seat(seat), number });
        let gained = RAVEN_GAINS.at(usize::from(number));
        if gained > 0 {
            self.push(seat, why, gain(gained));
        }
    }
}
