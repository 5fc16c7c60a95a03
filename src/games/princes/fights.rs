//! Barbarians, contests, and heroes changing sides.

use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::card::{Card, Class};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::place::{Laid, Spot};
use crate::games::princes::realm::Centre;
use crate::games::princes::row::{CardKind, Measure, Passive, Site};
use crate::games::princes::setup::CONTEST;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{GainChoice, PaymentChoice, Why};

/// Maximum number of rolls of a tied contest.
const MOST_ROLLS: usize = 1000;

impl State {
    /// Barbarians against one seat: attackers against its defenders.
    pub(super) fn barbarians(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        if self.measure(seat, Measure::Cities) == 0 {
            return;
        }
        let (units, strength) = (self.defenders(seat), self.attackers(seat));
        to.push(Event::Barbarians { seat: Seat(seat), units, strength });
        if units > strength {
            let reward = if self.may_triumph(seat) {
                GainChoice::Reward { sure: 2, more: 0 }
            } else {
                GainChoice::Gain { kinds: KindSet::ANY, left: 2, optional: false }
            };
            self.push(seat, why, reward);
        } else if units < strength {
            let left = if self.does(seat, Passive::Ransom) { 1 } else { 2 };
            self.push(seat, why, PaymentChoice::PayAny { kinds: KindSet::ANY, left });
        }
    }

    /// The barbarians' strength: printed points on cities, metropolises, city expansions and heroes of shrines,
    /// and foreign strongholds.
    #[must_use]
    pub fn attackers(&self, seat: u8) -> u8 {
        let realm = self.realm(seat);
        let centre = |centre: usize| match realm.centres.at(centre) {
            Centre::City => 2,
            Centre::Metropolis => 4,
            _ => 0,
        };
        let mut strength: u8 = realm.centre_range().map(centre).sum();
        self.each_own(seat, |laid, side| {
            let row = laid.card.row();
            if matches!(row.site, Site::City | Site::On(_)) && !laid.at.is_abroad() {
                strength += row.points(side).victory;
            }
        });
        strength + u8::from(self.does(other(seat), Passive::Stronghold))
    }

    /// The defence: number of units, counted twice if a companion of the same centre doubles them, and other
    /// contributions.
    #[must_use]
    pub fn defenders(&self, seat: u8) -> u8 {
        let mut units = self.units(seat);
        let centre = |laid: Laid| match laid.at.spot() {
            Some(Spot::Half(centre, _)) => Some(centre),
            _ => None,
        };
        for card in self.owned_cards(seat) {
            for passive in card.row().passives() {
                if let Passive::Doubles(class, but) = passive {
                    let here = self.find_own(seat, card).and_then(centre);
                    self.each_own(seat, |laid, _| {
                        let doubled = laid.card != but
                            && laid.card.row().is(class)
                            && here.is_some()
                            && centre(laid) == here
                            && !laid.at.is_abroad();
                        units += u8::from(doubled);
                    });
                }
                if let Passive::Counts(other) = passive {
                    let fortress = self.find_own(seat, other);
                    let piece = fortress.and_then(|laid| self.piece(seat, laid));
                    let strength = |side| other.row().points(side).strength;
                    units += piece.map_or(0, |(piece, _)| strength(piece.side));
                }
            }
        }
        units
    }

    /// A hero's current strength.
    fn hero_strength(&self, owner: u8, laid: Laid) -> u8 {
        let strength = laid.card.row().points(0).strength;
        let Some(Spot::Half(centre, _)) = laid.at.spot() else { return strength };
        let weakens = |road: usize| {
            let posts = self.realm(owner).posts.at(road);
            posts.row().passives().any(|passive| passive == Passive::Weakens)
        };
        if weakens(centre) || weakens(centre + 1) { strength.min(1) } else { strength }
    }

    /// A contest of the two named heroes; the first is the active seat's.
    pub(super) fn contest(&mut self, seat: u8, why: Why, to: &mut impl EventSink<Event>) {
        let mut named = self.named.iter().copied();
        let mut strength = [0; 2];
        for owner in [seat, other(seat)] {
            if let Some(laid) = named.next() {
                let value = self.hero_strength(owner, laid);
                if let Some(place) = strength.get_mut(usize::from(owner)) {
                    *place = value;
                }
            }
        }
        self.named.clear();
        for _ in 0..MOST_ROLLS {
            let mut dice = self.key.draw(CONTEST, u32::from(self.counters.contests));
            self.counters.contests = self.counters.contests.wrapping_add(1);
            let rolls = [dice.die(), dice.die()];
            rolls.into_iter().for_each(|die| self.show(die));
            to.push(Event::Contest { rolls, strength });
            let sum = |owner: usize| rolls.at(owner) + strength.at(owner);
            if sum(0) == sum(1) {
                continue;
            }
            let winner = u8::from(sum(1) > sum(0));
            let kinds = KindSet::ANY;
            self.push(winner, why, PaymentChoice::Demand { kinds, left: 1, optional: true });
            self.push(winner, why, GainChoice::Gain { kinds, left: 1, optional: false });
            return;
        }
    }

    /// Replaces the own card by the hero offered for it, and discards the card.
    pub(super) fn take_offered(
        &mut self,
        seat: u8,
        card: Card,
        hero: Laid,
        to: &mut impl EventSink<Event>,
    ) {
        let Some(own) = self.find_own(seat, card) else { return };
        debug_assert!(hero.card.row().is(Class::Hero) && hero.card.row().kind == CardKind::Hero);
        self.take_from(other(seat), hero.at, hero.card);
        self.take_from(seat, own.at, card);
        self.put_on_discard(card);
        to.push(Event::Discarded { seat: Seat(seat), card, from: own.at });
        self.lay(seat, hero.card, own.at);
        to.push(Event::TakenOver { seat: Seat(seat), card: hero.card, at: own.at });
        self.enter(seat, hero.card);
        self.refresh(to);
    }
}
