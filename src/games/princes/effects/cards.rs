//! Effects on cards in play.

use super::EffectRules;
use super::resources::gain;
use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::Spot;
use crate::games::princes::row::Passive;
use crate::games::princes::setup::GUARD;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{CardEffect, HeroChoice, Task};

/// The triumph card's highest level.
const TRIUMPH: u8 = 3;

impl EffectRules for CardEffect {
    fn resolve(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) {
        let Task { seat, why, .. } = task;
        match self {
            CardEffect::GiveHero => {
                state.push(seat, why, HeroChoice::Place);
                state.push(other(seat), why, HeroChoice::HandOver);
            }
            CardEffect::Discard(card) => {
                if let Some(laid) = state.find_own(seat, card) {
                    state.lose(seat, laid, true, to);
                }
            }
            // The swap was made when the card was played.
            CardEffect::Swap => {}
            CardEffect::Raise(card) => {
                let top = card.row().top_side();
                state.turn_to(seat, card, |side| (side + 1).min(top), to);
            }
            CardEffect::Turn(card, side) => state.turn_to(seat, card, |_| side, to),
            CardEffect::Lower(card) => {
                state.turn_to(seat, card, |side| side.saturating_sub(1), to);
            }
            CardEffect::RaiseResidences { or_gain, overflow } => {
                state.raise_residences(task, or_gain, overflow, to);
            }
            CardEffect::RaiseTriumph => state.raise_triumph(seat, to),
            CardEffect::Contest => state.contest(seat, why, to),
            CardEffect::Guard => state.guard(task, to),
        }
    }

    fn outlook(self, state: &State, seat: u8, _paid: KindSet) -> Outlook {
        match self {
            // Conditions of these cards require the target.
            CardEffect::GiveHero | CardEffect::Guard => Outlook::Useful,
            CardEffect::Raise(card) => {
                let piece = state.find_own(seat, card).and_then(|laid| state.piece(seat, laid));
                Outlook::needed(piece.is_some_and(|(piece, _)| piece.side < card.row().top_side()))
            }
            CardEffect::Discard(_)
            | CardEffect::Swap
            | CardEffect::Turn(..)
            | CardEffect::Lower(_)
            | CardEffect::RaiseResidences { .. }
            | CardEffect::RaiseTriumph
            | CardEffect::Contest => Outlook::Idle,
        }
    }

    fn is_sound(self) -> bool {
        match self {
            CardEffect::Raise(card) | CardEffect::Turn(card, _) | CardEffect::Lower(card) => {
                card.is_some()
            }
            CardEffect::GiveHero
            | CardEffect::Guard
            | CardEffect::Discard(_)
            | CardEffect::Swap
            | CardEffect::RaiseResidences { .. }
            | CardEffect::RaiseTriumph
            | CardEffect::Contest => true,
        }
    }
}

impl State {
    /// True if the triumph card is here and can still rise.
    pub(in crate::games::princes) fn may_triumph(&self, seat: u8) -> bool {
        self.realm(seat).triumph_level().is_some_and(|level| level < TRIUMPH)
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

    /// The opponent's guards roll one die together; a stopped card has no further effect.
    fn guard(&mut self, task: Task, to: &mut impl EventSink<Event>) {
        let guarded = other(task.seat);
        let numbers = self.guarded_numbers(guarded);
        if numbers == 0 {
            return;
        }
        let number = self.key.draw(GUARD, u32::from(self.counters.guards)).die();
        self.counters.guards = self.counters.guards.wrapping_add(1);
        self.show(number);
        let stopped = numbers >> number & 1 != 0;
        to.push(Event::Guarded { seat: Seat(guarded), number, stopped });
        while stopped && self.task().is_some_and(|next| next.why == task.why) {
            self.agenda.pop();
        }
    }

    /// Numbers of the die at which a seat's guards stop an attack, as bits.
    #[must_use]
    pub fn guarded_numbers(&self, seat: u8) -> u8 {
        let guards = self.owned_of(seat, &sets::GUARDS).flat_map(|card| card.row().passives());
        guards.fold(0, |numbers, passive| {
            let Passive::Guards(from, to) = passive else { return numbers };
            (from..=to).fold(numbers, |set, number| set | 1 << number)
        })
    }

    fn raise_triumph(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        if let Some(level) = self.realm(seat).triumph_level().filter(|level| *level < TRIUMPH) {
            self.realm_mut(seat).triumph = level + 1;
            to.push(Event::Triumph { seat: Seat(seat), level: level + 1 });
            self.refresh(to);
        }
    }

    fn raise_residences(
        &mut self,
        task: Task,
        or_gain: u8,
        overflow: bool,
        to: &mut impl EventSink<Event>,
    ) {
        let Task { seat, why, .. } = task;
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
}
