//! A looker's knowledge of a position, and full positions that agree with it.
//!
//! A view is the position with backs in place of hidden cards, and without the key of chance. Knowledge itself
//! is public: every seat sees which cards the other looks at.
//!
//! A seat that holds Sebastian is asked for him, and riots ask it for gold or a unit in any case: other views show that
//! question instead. Feuds ask nothing else of it, so that who decides shows it.

use crate::engine::chance::{Draw, DrawKey};
use crate::engine::seat::{Looker, Seat};
use crate::games::princes::card::{Card, Set};
use crate::games::princes::cards::sets;
use crate::games::princes::choices::ChoiceRules;
use crate::games::princes::effects::EffectRules;
use crate::games::princes::place::Laid;
use crate::games::princes::realm::{ABSENT, Centre, Land, Piece, Realm};
use crate::games::princes::row::CardKind;
use crate::games::princes::setup::SPARE;
use crate::games::princes::state::{EVENTS, FILLERS, STACKS, Slot, State};
use crate::games::princes::step::{HandChoice, Step, Why};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A position as known to a looker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    looker: Looker,
    /// The position with backs in place of hidden cards.
    open: State,
}

impl State {
    /// The position with other dice to come and another order of what lies face down; hands, and cards of stacks that a
    /// seat has seen, stay.
    #[must_use]
    pub fn redraw(&self, rng: &mut impl Rng) -> State {
        let mut state = self.clone();
        let unknown = |slot: &&mut Slot| slot.known == 0;
        for set in Set::ALL {
            let here = |slot: &&mut Slot| slot.known == 0 && slot.card.row().set == set;
            let slots = state.stacks.iter_mut().flatten().filter(here);
            let mut slots: Vec<&mut Slot> = slots.collect();
            redeal(&mut slots, rng);
        }
        let mut events: Vec<&mut Slot> = state.events.iter_mut().filter(unknown).collect();
        redeal(&mut events, rng);
        rng.shuffle(&mut state.regions);
        state.key = DrawKey::random(rng);
        state
    }
}

/// Deals the cards of these places anew among them.
fn redeal(slots: &mut [&mut Slot], rng: &mut impl Rng) {
    let mut cards: Vec<Card> = slots.iter().map(|slot| slot.card).collect();
    rng.shuffle(&mut cards);
    for (slot, card) in slots.iter_mut().zip(cards) {
        slot.card = card;
    }
}

const EVENT_BACK: Card = Card::EVENT_BACK;

/// A looker's bit of knowledge.
const fn bit(looker: Looker) -> u8 {
    match looker {
        Looker::Seat(seat) => 1 << (seat.0 & 1),
        Looker::Public => 4,
    }
}

impl View {
    /// The position as known to the looker.
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
        // The contents are public, their order hidden.
        open.regions.sort_unstable();
        // Seen ones come first.
        let mut seen = ArrayVec::<Card, FILLERS>::new();
        for (at, filler) in state.fillers.into_iter().enumerate() {
            if state.fillers_seen >> at & 1 != 0 {
                seen.push(filler);
            }
        }
        open.fillers = [Card::NONE; FILLERS];
        open.fillers_seen = seen.len() as u8;
        for (place, filler) in open.fillers.iter_mut().zip(seen) {
            *place = filler;
        }
        open.key = DrawKey::BLANK;
        if open.task().is_some_and(|task| looker != Looker::Seat(Seat(task.seat))) {
            open.hide_ward();
        }
        View { looker, open }
    }

    /// The looker.
    #[must_use]
    pub const fn looker(&self) -> Looker {
        self.looker
    }

    /// The position with backs in place of hidden cards; hidden fillers are [`Card::NONE`].
    #[must_use]
    pub const fn position(&self) -> &State {
        &self.open
    }

    /// A random full position consistent with the view.
    #[must_use]
    pub fn determinize(&self, rng: &mut impl Rng) -> State {
        let mut state = self.open.clone();
        for set in Set::ALL {
            let mut unseen = self.unseen(set);
            rng.shuffle(&mut unseen);
            let back = Card::back(set);
            imagine_fighters(&mut state, back, &mut unseen);
            imagine_ward(&mut state, back, &mut unseen);
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

    /// Draws the hidden events, and the hidden fillers of a duel.
    fn imagine_events(&self, state: &mut State, rng: &mut impl Rng) {
        let deck = state.deck();
        let mut missing: ArrayVec<Card, { EVENTS + 2 * FILLERS }> =
            deck.fixed_events().take(EVENTS).collect();
        let mut surplus = ArrayVec::<Card, FILLERS>::new();
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
        if deck.fillers() > 0 {
            self.imagine_fillers(state, surplus, &mut missing, rng);
        }
        rng.shuffle(&mut missing);
        for slot in state.events.iter_mut().filter(|slot| slot.card == EVENT_BACK) {
            slot.card = missing.pop().unwrap_or(Card::NONE);
        }
    }

    /// Draws the hidden fillers of a duel: `surplus` are visible events beyond the fixed ones, `missing` is the
    /// number of hidden ones.
    fn imagine_fillers<const N: usize>(
        &self,
        state: &mut State,
        mut surplus: ArrayVec<Card, FILLERS>,
        missing: &mut ArrayVec<Card, N>,
        rng: &mut impl Rng,
    ) {
        let count = usize::from(self.open.fillers_seen);
        let seen: ArrayVec<Card, FILLERS> = self.open.fillers.into_iter().take(count).collect();
        let mut fillers = seen.clone();
        for card in seen.iter().copied() {
            match surplus.iter().position(|other| *other == card) {
                Some(at) => {
                    surplus.swap_remove(at);
                }
                None => {
                    let _ = missing.try_push(card);
                }
            }
        }
        for card in surplus {
            let _ = fillers.try_push(card);
        }
        let mut spare: ArrayVec<Card, SPARE> = state.deck().spare_events().take(SPARE).collect();
        for card in &fillers {
            if let Some(at) = spare.iter().position(|other| other == card) {
                spare.remove(at);
            }
        }
        rng.shuffle(&mut spare);
        while fillers.len() < state.deck().fillers() {
            let Some(card) = spare.pop() else { break };
            let _ = (fillers.try_push(card), missing.try_push(card));
        }
        fillers.sort_unstable();
        let mut unmatched = seen;
        (state.fillers, state.fillers_seen) = ([Card::NONE; FILLERS], 0);
        for (at, (place, card)) in state.fillers.iter_mut().zip(fillers).enumerate() {
            *place = card;
            if let Some(found) = unmatched.iter().position(|other| *other == card) {
                unmatched.remove(found);
                state.fillers_seen |= 1 << at;
            }
        }
    }

    /// The cards of a set that the looker has not seen anywhere: in stacks, and in the other hand.
    #[must_use]
    pub fn unseen(&self, set: Set) -> Vec<Card> {
        let mut left: Vec<Card> = self.open.deck().draw_cards(set).collect();
        left.extend(self.open.deck().open_cards().filter(|card| card.row().set == set));
        let seen = self.seen();
        for card in seen.into_iter().filter(|card| card.row().set == set) {
            if let Some(at) = left.iter().position(|other| *other == card) {
                left.swap_remove(at);
            }
        }
        left.sort_unstable();
        left
    }

    /// Every card whose face the looker sees, in any place.
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

    /// True if a view from outside could occur.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let state = &self.open;
        let Looker::Seat(seat) = self.looker else { return self.holds_together() };
        seat.0 < 2 && self.holds_together() && state.key == DrawKey::BLANK
    }

    /// Principalities are checked first, because all other checks rely on them.
    fn holds_together(&self) -> bool {
        let state = &self.open;
        let seats = [state.starter, state.active];
        seats.iter().all(|seat| *seat < 2)
            && state.deck().fits()
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

    /// True if hands and stacks contain as many backs as there are unseen cards.
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
        let deck = state.deck();
        let fillers = deck.fillers();
        let all = deck.fixed_events().count() + fillers;
        let known = state.fillers.iter().filter(|card| **card != Card::NONE).count();
        events
            && event
            && sum == all
            && known <= fillers
            && usize::from(state.fillers_seen) <= fillers
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

/// While a seat puts its actions and units under stacks, all cards left in its hand that the other has not seen
/// are actions or units.
fn imagine_fighters(state: &mut State, back: Card, unseen: &mut Vec<Card>) {
    let task = state.task().filter(|task| task.step == HandChoice::UnderFighters.step());
    let Some(seat) = task.map(|task| task.seat) else { return };
    for slot in state.hand_mut(seat).iter_mut().filter(|slot| slot.card == back) {
        if let Some(at) = unseen.iter().rposition(|card| card.row().is_fighter()) {
            slot.card = unseen.remove(at);
        }
    }
}

/// A seat that is asked for a ward, in a view that shows it, has one in its hand.
fn imagine_ward(state: &mut State, back: Card, unseen: &mut Vec<Card>) {
    let Some(task) = state.task().filter(|task| task.step == HandChoice::Ward.step()) else {
        return;
    };
    let wards = |card: &Card| card.is_in(&sets::WARDS);
    let Some(at) = unseen.iter().position(wards) else { return };
    let hand = state.hand_mut(task.seat);
    if let Some(slot) = hand.iter_mut().find(|slot| slot.card == back) {
        slot.card = unseen.swap_remove(at);
    }
}

/// Replaces an unknown card by its back.
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
        && cache_is_sound(realm)
}

/// True unless there is gold in a cache without its card.
fn cache_is_sound(realm: &Realm) -> bool {
    let lands = realm.lands.iter().flatten();
    let cards = lands.filter(|land| land.piece.card.is_in(&sets::CACHES)).count();
    realm.cache.store <= 3 && cards == usize::from(realm.cached().is_some())
}

fn step_is_sound(step: Step, why: Why) -> bool {
    let because = match why {
        Why::Card(card) | Why::Build(card) => card.is_some(),
        _ => true,
    };
    because
        && match step {
            Step::Do(effect) => effect.is_sound(),
            Step::Ask(choice) => choice.is_sound(),
        }
}
