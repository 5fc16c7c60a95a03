//! A position, as plain data.

mod pieces;
mod readers;
mod stored;

use crate::engine::chance::DrawKey;
use crate::engine::total::At;
use crate::games::princes::SEATS;
use crate::games::princes::card::{Card, CardSet, Set, Sets};
use crate::games::princes::kinds::Region;
use crate::games::princes::modes::Mode;
use crate::games::princes::place::{Laid, Place};
use crate::games::princes::realm::{ABSENT, Realm};
use crate::games::princes::sheet::ROWS;
use crate::games::princes::step::{Step, Task, Why};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Maximum number of draw stacks.
pub const STACKS: usize = 6;
/// Maximum number of cards of a stack: all of the base set in one.
pub const STACK: usize = 36;
/// Maximum number of cards of a hand.
pub const HAND: usize = 40;
/// Maximum number of cards of the discard pile.
pub const DISCARD: usize = 80;
/// Maximum number of events.
pub const EVENTS: usize = 14;
/// Maximum number of fillers: a duel's events that are drawn unseen.
pub const FILLERS: usize = 6;
/// Maximum number of regions of the region stack.
pub const REGIONS_LEFT: usize = 12;

/// A seat or none, stored in one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holder(u8);

impl Holder {
    /// No seat.
    pub const NOBODY: Holder = Holder(255);

    /// The holder for a seat.
    #[must_use]
    pub const fn of(seat: u8) -> Holder {
        Holder(seat)
    }

    /// The seat, if any.
    #[must_use]
    pub const fn seat(self) -> Option<u8> {
        if self.0 < SEATS { Some(self.0) } else { None }
    }

    /// True if it is this seat.
    #[inline]
    #[must_use]
    pub const fn is(self, seat: u8) -> bool {
        self.0 == seat
    }
}

/// The stack that the other seat has just chosen, if any, stored in one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TakenStack(u8);

impl TakenStack {
    /// No stack.
    pub(super) const NONE: TakenStack = TakenStack(0);

    /// A stack, from 1.
    pub(super) const fn of(stack: u8) -> TakenStack {
        TakenStack(stack)
    }

    /// True if it is this stack, from 1.
    pub(super) const fn is(self, stack: u8) -> bool {
        self.0 == stack
    }
}

/// A card of a stack or a hand, with the knowledge of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Slot {
    /// The card.
    pub card: Card,
    /// Its knowledge: bits 0 and 1 for the seats, bit 2 for the public.
    pub known: u8,
}

/// Public.
pub const OPEN: u8 = 7;
/// Face up on its stack.
pub const FACE_UP: u8 = 15;

/// A seat's points, as counted by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Totals {
    /// Strength.
    pub strength: u8,
    /// Skill.
    pub skill: u8,
    /// Commerce.
    pub commerce: u8,
    /// Progress.
    pub progress: u8,
}

/// Number of draws of chance during play, by purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Counters {
    /// Shuffles of the region stack.
    pub regions: u16,
    /// Builds of the event stack.
    pub events: u16,
    /// Raven dice.
    pub ravens: u16,
    /// Contests' rolls, the same for both seats.
    pub contests: u16,
    /// The values of this turn's raven, contest and guard dice, in one number: different rolls that lead to the
    /// same position are different events.
    pub shown: u16,
    /// Rolls of guards.
    #[serde(skip)]
    pub guards: u16,
}

/// A position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The mode.
    pub(super) mode: Mode,
    /// The starting seat.
    pub(super) starter: u8,
    /// The seat whose turn it is.
    pub(super) active: u8,
    /// Number of turns completed.
    pub(super) turn: u16,
    /// True if the game is over.
    pub(super) over: bool,
    /// The seat that reached the target, or that has more points when the game is stopped.
    pub(super) winner: Holder,
    /// The production number of this turn.
    pub(super) number: u8,
    /// The face of the event die, 1 to 6; 0 before the roll.
    pub(super) face: u8,
    /// Roads, settlements and cities left.
    pub(super) supply: [u8; 3],
    /// Both principalities.
    pub(super) realms: [Realm; 2],
    /// Both hands, sorted.
    pub(super) hands: [ArrayVec<Slot, HAND>; 2],
    /// Draw stacks; the top is the last.
    pub(super) stacks: [ArrayVec<Slot, STACK>; STACKS],
    /// The open stack, sorted.
    pub(super) open: ArrayVec<Card, 6>,
    /// The discard pile.
    pub(super) discard: ArrayVec<Card, DISCARD>,
    /// The region stack; the top is the last.
    pub(super) regions: ArrayVec<Region, REGIONS_LEFT>,
    /// The two regions drawn for a new settlement.
    pub(super) drawn: [Region; 2],
    /// The centre of that settlement.
    pub(super) growing: u8,
    /// The event stack; the top is the last.
    pub(super) events: ArrayVec<Slot, EVENTS>,
    /// The event being resolved.
    pub(super) current: Card,
    /// The fillers, sorted, followed by [`Card::NONE`].
    pub(super) fillers: [Card; FILLERS],
    /// The public fillers, as bits.
    pub(super) fillers_seen: u8,
    /// The agenda: tasks to be resolved, the last one first.
    pub(super) agenda: ArrayVec<Task, 24>,
    /// Named cards.
    pub(super) named: ArrayVec<Laid, 3>,
    /// The card in transit: taken from one place and not yet put at another.
    pub(super) transit: Card,
    /// The stack that the other seat has just chosen.
    pub(super) taken_stack: TakenStack,
    /// Seats that lost cards of their hands, as bits.
    pub(super) bereft: u8,
    /// True if a card has a mark of this turn.
    pub(super) marked: bool,
    /// Number of draws of chance.
    pub(super) counters: Counters,
    /// The key of chance during play.
    pub(super) key: DrawKey,
    /// Points of each seat.
    pub(super) totals: [Totals; 2],
    /// Each seat's score sheet.
    pub(super) sheets: [[u8; ROWS]; 2],
    /// The holders of the strength and the trade advantage.
    pub(super) advantages: [Holder; 2],
    /// Each seat's cards in play, as a set.
    pub(super) owned: [CardSet; 2],
    /// The sets used besides the base set; during picking, those picked so far.
    pub(super) sets: Sets,
    /// True if a herald has set this turn's event.
    pub(super) herald: bool,
}

/// Index of the strength advantage in [`State::advantages`].
pub const STRENGTH: usize = 0;
/// Index of the trade advantage.
pub const TRADE: usize = 1;

/// The other seat.
#[inline]
#[must_use]
pub const fn other(seat: u8) -> u8 {
    1 - (seat & 1)
}

const fn index(seat: u8) -> usize {
    (seat & 1) as usize
}

impl State {
    /// A seat's principality.
    #[inline]
    #[must_use]
    pub const fn realm(&self, seat: u8) -> &Realm {
        let [first, second] = &self.realms;
        if index(seat) == 0 { first } else { second }
    }

    /// Mutable version of [`State::realm`].
    #[inline]
    pub(super) const fn realm_mut(&mut self, seat: u8) -> &mut Realm {
        let [first, second] = &mut self.realms;
        if index(seat) == 0 { first } else { second }
    }

    /// A seat's hand.
    #[inline]
    #[must_use]
    pub const fn hand(&self, seat: u8) -> &ArrayVec<Slot, HAND> {
        let [first, second] = &self.hands;
        if index(seat) == 0 { first } else { second }
    }

    /// Mutable version of [`State::hand`].
    #[inline]
    pub(super) const fn hand_mut(&mut self, seat: u8) -> &mut ArrayVec<Slot, HAND> {
        let [first, second] = &mut self.hands;
        if index(seat) == 0 { first } else { second }
    }

    /// A seat's points of strength, skill, commerce and progress.
    #[inline]
    #[must_use]
    pub fn total(&self, seat: u8) -> Totals {
        self.totals.at(index(seat))
    }

    /// A seat's victory points.
    #[inline]
    #[must_use]
    pub fn victory(&self, seat: u8) -> u8 {
        self.sheets.at(index(seat)).iter().sum()
    }

    /// Maximum number of cards that a seat may keep in hand.
    #[must_use]
    pub fn hand_limit(&self, seat: u8) -> usize {
        3 + usize::from(self.total(seat).progress)
    }

    /// Number of draw stacks.
    #[must_use]
    pub fn stack_count(&self) -> usize {
        self.deck().backs().count()
    }

    /// The back of a stack, from 0.
    #[must_use]
    pub fn back(&self, stack: usize) -> Set {
        self.deck().backs().nth(stack).unwrap_or(Set::Base)
    }

    /// A stack, from 0; empty if it does not exist.
    #[must_use]
    pub fn stack(&self, stack: usize) -> &[Slot] {
        self.stacks.get(stack).map_or(&[], |cards| cards.as_slice())
    }

    /// True if any stack has a card.
    #[must_use]
    pub fn any_stack(&self) -> bool {
        self.stacks.iter().any(|stack| !stack.is_empty())
    }

    /// Records the value of a die.
    pub(super) fn show(&mut self, die: u8) {
        self.counters.shown = self.counters.shown.wrapping_mul(7).wrapping_add(u16::from(die));
    }

    /// The topmost task.
    #[inline]
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        self.agenda.last().copied()
    }

    /// Puts a task on top.
    #[inline]
    pub(super) fn push(&mut self, seat: u8, why: Why, step: impl Into<Step>) {
        // The agenda is much larger than any chain of effects; the conformance games would reveal a loss.
        let pushed = self.agenda.try_push(Task { seat, why, step: step.into() });
        debug_assert!(pushed.is_ok(), "the agenda is too short");
    }

    /// True if a kind is traded one for one this turn.
    #[must_use]
    pub fn has_favour(&self, seat: u8) -> bool {
        self.realm(seat).favour != ABSENT
    }

    /// The principality that contains a seat's place.
    #[must_use]
    pub fn realm_at(&self, seat: u8, at: Place) -> &Realm {
        self.realm(if at.is_abroad() { other(seat) } else { seat })
    }

    /// True if a seat has to choose.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.over && !self.agenda.is_empty()
    }
}
