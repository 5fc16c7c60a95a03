//! What a looker may know of a position, and full positions that agree with it.
//!
//! A view is the position with backs in place of cards that the looker has not seen, without the key of
//! chance. Who knows which card is itself open: everybody sees who looks where.

use crate::engine::chance::{Draw, DrawKey};
use crate::engine::seat::Looker;
use crate::games::princes::card::{Card, CardKind, Set};
use crate::games::princes::place::{Laid, Spot};
use crate::games::princes::realm::{ABSENT, Centre, Land, Piece, Realm};
use crate::games::princes::setup::{draw_cards, fixed_events, open_cards, spare_events};
use crate::games::princes::state::{EVENTS, STACKS, Slot, State};
use crate::games::princes::step::{Step, Why};
use crate::games::princes::uses::is_fighter;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// What a looker may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    looker: Looker,
    /// The position with backs in place of what is hidden.
    open: State,
}

/// The back of events.
const EVENT_BACK: Card = Card::EVENT_BACK;

/// A looker's bit of knowledge.
const fn bit(looker: Looker) -> u8 {
    match looker {
        Looker::Seat(seat) => 1 << (seat.0 & 1),
        Looker::Public => 4,
    }
}

impl View {
    /// What the looker may know of the position.
    #[must_use]
    pub fn of(state: &State, looker: Looker) -> View {
        let mut open = state.clone();
        let bit = bit(looker);
        for hand in &mut open.hands {
            hand.iter_mut().for_each(|slot| hide(slot, bit, None));
            hand.sort_unstable();
        }
        for stack in &mut open.stacks {
            stack.iter_mut().for_each(|slot| hide(slot, bit, None));
        }
        open.events.iter_mut().for_each(|slot| hide(slot, bit, Some(EVENT_BACK)));
        // Which regions are left is known, but not their order.
        open.regions.sort_unstable();
        for (at, filler) in open.fillers.iter_mut().enumerate() {
            if state.fillers_seen >> at & 1 == 0 {
                *filler = Card::NONE;
            }
        }
        if state.fillers_seen == 2 {
            open.fillers.swap(0, 1);
        }
        open.fillers_seen = state.fillers_seen.count_ones() as u8;
        open.key = DrawKey::BLANK;
        View { looker, open }
    }

    /// Who looks.
    #[must_use]
    pub const fn looker(&self) -> Looker {
        self.looker
    }

    /// The position with backs in place of what is hidden: cards are backs, unknown fillers none.
    #[must_use]
    pub const fn position(&self) -> &State {
        &self.open
    }

    /// A random full position that agrees with the view.
    #[must_use]
    pub fn determinize(&self, rng: &mut impl Rng) -> State {
        let mut state = self.open.clone();
        for set in Set::ALL {
            let mut unseen = self.unseen(set);
            rng.shuffle(&mut unseen);
            let back = Card::back(set);
            imagine_fighters(&mut state, back, &mut unseen);
            let mut next = || unseen.pop().unwrap_or(Card::NONE);
            let slots = state.stacks.iter_mut().flatten();
            for slot in slots.filter(|slot| slot.card == back) {
                slot.card = next();
            }
            let slots = state.hands.iter_mut().flatten();
            for slot in slots.filter(|slot| slot.card == back) {
                slot.card = next();
            }
        }
        state.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        self.imagine_events(&mut state, rng);
        rng.shuffle(&mut state.regions);
        state.key = DrawKey::random(rng);
        state
    }

    /// Draws the hidden events, and in a duel the two that nobody knows.
    fn imagine_events(&self, state: &mut State, rng: &mut impl Rng) {
        let mut missing: arrayvec::ArrayVec<Card, { EVENTS + 4 }> =
            fixed_events(state.mode).take(EVENTS).collect();
        let mut surplus = arrayvec::ArrayVec::<Card, 2>::new();
        let known = state.events.iter().map(|slot| slot.card).chain([state.current]);
        for card in known.filter(|card| card.is_some()) {
            match missing.iter().position(|other| *other == card) {
                Some(at) => {
                    missing.swap_remove(at);
                }
                None => {
                    let _ = surplus.try_push(card);
                }
            }
        }
        let count = self.open.fillers_seen;
        if !state.mode.row().theme {
            let known = self.open.fillers.iter().copied().take(usize::from(count));
            let mut fillers: arrayvec::ArrayVec<Card, 4> = known.clone().collect();
            for card in known {
                if !surplus.contains(&card) {
                    missing.push(card);
                }
            }
            for card in surplus {
                if !fillers.contains(&card) {
                    let _ = fillers.try_push(card);
                }
            }
            let mut spare: arrayvec::ArrayVec<Card, 16> =
                spare_events(state.mode).filter(|card| !fillers.contains(card)).take(16).collect();
            rng.shuffle(&mut spare);
            while fillers.len() < 2 {
                let Some(card) = spare.pop() else { break };
                fillers.push(card);
                let _ = missing.try_push(card);
            }
            let seen: arrayvec::ArrayVec<Card, 2> =
                self.open.fillers.iter().copied().take(usize::from(count)).collect();
            fillers.sort_unstable();
            state.fillers_seen = 0;
            for (at, (place, card)) in state.fillers.iter_mut().zip(&fillers).enumerate() {
                *place = *card;
                state.fillers_seen |= u8::from(seen.contains(card)) << at;
            }
        }
        rng.shuffle(&mut missing);
        for slot in state.events.iter_mut().filter(|slot| slot.card == EVENT_BACK) {
            slot.card = missing.pop().unwrap_or(Card::NONE);
        }
    }

    /// The cards of a set that the looker has not seen anywhere.
    fn unseen(&self, set: Set) -> Vec<Card> {
        let mut left: Vec<Card> = draw_cards(self.open.mode, set).collect();
        left.extend(open_cards(self.open.mode).filter(|card| card.row().set == set));
        let seen = self.seen();
        for card in seen.into_iter().filter(|card| card.row().set == set) {
            if let Some(at) = left.iter().position(|other| *other == card) {
                left.swap_remove(at);
            }
        }
        left.sort_unstable();
        left
    }

    /// Every card whose face the looker sees, wherever it is.
    fn seen(&self) -> Vec<Card> {
        let state = &self.open;
        let mut seen: Vec<Card> = state.open.iter().chain(&state.discard).copied().collect();
        seen.push(state.transit);
        for slot in state.hands.iter().flatten().chain(state.stacks.iter().flatten()) {
            seen.push(slot.card);
        }
        for realm in &state.realms {
            realm.each(|_, piece| seen.extend([piece.card, piece.cover]));
            let centres = realm.centres.iter().filter(|centre| **centre == Centre::Metropolis);
            seen.extend(centres.map(|_| Card::COMMERCIAL_METROPOLIS));
            if realm.triumph != ABSENT {
                seen.push(Card::TRIUMPH);
            }
        }
        seen.retain(|card| card.is_some());
        seen
    }

    /// Whether a view that came from outside can be one.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let state = &self.open;
        let Looker::Seat(seat) = self.looker else { return self.holds_together() };
        seat.0 < 2 && self.holds_together() && state.key == DrawKey::BLANK
    }

    /// What lies in principalities is looked at first: all else counts on it.
    fn holds_together(&self) -> bool {
        let state = &self.open;
        let seats = [state.starter, state.active];
        seats.iter().all(|seat| *seat < 2)
            && state.realms.iter().all(realm_is_sound)
            && self.regions_are_once()
            && state.is_counted()
            && self.cards_come_out()
            && self.events_come_out()
            && state.agenda.iter().all(|task| task.seat < 2 && step_is_sound(task.step, task.why))
            && state.named.iter().all(laid_is_sound)
            && state.number <= 6
            && state.face <= 6
    }

    /// In hands and stacks lie as many backs as there are cards that the looker has seen nowhere.
    fn cards_come_out(&self) -> bool {
        let state = &self.open;
        let counts = Set::ALL.into_iter().all(|set| {
            let back = Card::back(set);
            let slots = state.hands.iter().flatten().chain(state.stacks.iter().flatten());
            let hidden = slots.filter(|slot| slot.card == back).count();
            self.unseen(set).len() == hidden
        });
        let mut stacks = state.stacks.iter().take(STACKS).enumerate();
        counts
            && stacks.all(|(at, stack)| {
                let fits = |slot: &Slot| {
                    slot.card == Card::back(state.back(at))
                        || slot.card.is_some() && slot.card.row().set == state.back(at)
                };
                stack.iter().all(fits) && (at < state.stack_count() || stack.is_empty())
            })
    }

    fn events_come_out(&self) -> bool {
        let state = &self.open;
        let events = state.events.iter().all(|slot| {
            slot.card == EVENT_BACK
                || slot.card.is_some() && slot.card.row().kind == CardKind::Event
        });
        let event = !state.current.is_some() || state.current.row().kind == CardKind::Event;
        let sum = state.events.len() + usize::from(state.current.is_some());
        let fixed = fixed_events(state.mode).count();
        let fillers = if state.mode.row().theme { 0 } else { 2 };
        events && event && sum == fixed + fillers && state.fillers_seen <= 2
    }

    fn regions_are_once(&self) -> bool {
        let mut seen = 0u32;
        let lands = self.open.realms.iter().flat_map(|realm| realm.lands.iter().flatten());
        let lands = lands.map(|land| land.region).filter(|region| region.is_some());
        let drawn = self.open.drawn.iter().copied().filter(|region| region.is_some());
        let mut regions = lands.chain(self.open.regions.iter().copied()).chain(drawn);
        regions.all(|region| {
            let fresh = region.is_some() && seen >> region.0 & 1 == 0;
            seen |= 1u32.checked_shl(u32::from(region.0)).unwrap_or(0);
            fresh
        })
    }
}

/// While a seat puts its actions and units under stacks, unknown cards of its hand are such as long as there
/// are any: all others have been seen.
fn imagine_fighters(state: &mut State, back: Card, unseen: &mut Vec<Card>) {
    let task = state.task().filter(|task| task.step == Step::UnderFighters);
    let Some(seat) = task.map(|task| task.seat) else { return };
    for slot in state.hand_mut(seat).iter_mut().filter(|slot| slot.card == back) {
        if let Some(at) = unseen.iter().rposition(|card| is_fighter(*card)) {
            slot.card = unseen.remove(at);
        }
    }
}

/// Puts a back in place of a card that is not known.
fn hide(slot: &mut Slot, bit: u8, back: Option<Card>) {
    if slot.known & bit == 0 && slot.card.is_some() {
        slot.card = back.unwrap_or(Card::back(slot.card.row().set));
    }
}

fn laid_is_sound(laid: &Laid) -> bool {
    laid.card.is_some() && laid.at.spot().is_some()
}

fn card_or_none(card: Card) -> bool {
    card.is_some() || card == Card::NONE
}

fn realm_is_sound(realm: &Realm) -> bool {
    let pieces = realm.sites.iter().flatten().chain(&realm.posts);
    let lands = realm.lands.iter().flatten();
    let piece = |piece: &Piece| {
        card_or_none(piece.card)
            && card_or_none(piece.cover)
            && piece.side <= piece.row().top_side()
    };
    realm.first <= 5
        && (6..=11).contains(&realm.last)
        && pieces.copied().chain(lands.clone().map(|land| land.piece)).all(|each| piece(&each))
        && lands
            .clone()
            .all(|land| land.store <= 3 && (land.region.is_some() || *land == Land::NONE))
        && (realm.triumph <= 3 || realm.triumph == ABSENT)
}

fn step_is_sound(step: Step, why: Why) -> bool {
    let because = match why {
        Why::Card(card) | Why::Build(card) => card.is_some(),
        _ => true,
    };
    because
        && match step {
            Step::Jester { card, at, .. } | Step::Takeover(card, at) => {
                card.is_some() && matches!(at.spot(), Some(Spot::Half(..)))
            }
            Step::Raise(card) | Step::Lower(card) | Step::Turn(card, _) => card.is_some(),
            _ => true,
        }
}
