//! A game in progress, as plain data.

use crate::engine::chance::DrawKey;
use crate::engine::total::At;
use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::cards::sets::{self, CardSet};
use crate::games::princes::kinds::{KindSet, Region};
use crate::games::princes::modes::Mode;
use crate::games::princes::place::{Laid, Place, Spot};
use crate::games::princes::realm::{ABSENT, COVERED, Piece, Realm};
use crate::games::princes::step::{Step, Task, Why};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most draw stacks.
pub const STACKS: usize = 6;
/// The most cards of a stack: all of the base set under one.
pub const STACK: usize = 36;
/// The most cards of a hand.
pub const HAND: usize = 40;
/// The most cards of the discard pile.
pub const DISCARD: usize = 80;
/// The most events.
pub const EVENTS: usize = 13;
/// The most regions of the region stack.
pub const REGIONS_LEFT: usize = 12;
/// Rows of the score sheet.
pub const ROWS: usize = 7;
/// Nobody holds an advantage.
pub const NOBODY: u8 = 255;

/// A card of a stack or a hand, with who knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Slot {
    /// The card.
    pub card: Card,
    /// Who knows it: bits 0 and 1 for the seats, bit 2 for everybody.
    pub known: u8,
}

/// Known to everybody.
pub const OPEN: u8 = 7;
/// Lies face up on its stack.
pub const FACE_UP: u8 = 15;

/// Points of a seat as rules count them.
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

/// How often chance was asked during play.
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
    /// What the raven's and the contests' dice of this turn have shown, all in one number: rolls that lead
    /// to the same position are still different things that happened.
    pub shown: u16,
}

/// A position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What is played.
    pub mode: Mode,
    /// Who began.
    pub starter: u8,
    /// Whose turn it is.
    pub active: u8,
    /// Turns that have ended.
    pub turn: u16,
    /// Whether the game is over.
    pub over: bool,
    /// Who reached the target; nobody while it lasts, or when it was stopped.
    pub winner: u8,
    /// The production number of this turn.
    pub number: u8,
    /// What the event die shows, 1 to 6; 0 before the roll.
    pub face: u8,
    /// Roads, settlements and cities left.
    pub supply: [u8; 3],
    /// Both principalities.
    pub realms: [Realm; 2],
    /// Both hands, sorted.
    pub hands: [ArrayVec<Slot, HAND>; 2],
    /// Draw stacks; the top is the last.
    pub stacks: [ArrayVec<Slot, STACK>; STACKS],
    /// The open stack, sorted.
    pub open: ArrayVec<Card, 6>,
    /// The discard pile.
    pub discard: ArrayVec<Card, DISCARD>,
    /// The region stack; the top is the last.
    pub regions: ArrayVec<Region, REGIONS_LEFT>,
    /// Two regions of a new settlement that don't lie yet.
    pub drawn: [Region; 2],
    /// The centre that they are for.
    pub growing: u8,
    /// The event stack; the top is the last.
    pub events: ArrayVec<Slot, EVENTS>,
    /// The event that takes place.
    pub current: Card,
    /// The duel's two events drawn unseen.
    pub fillers: [Card; 2],
    /// Which of them everybody has seen, as bits.
    pub fillers_seen: u8,
    /// What is to be done; the last comes first.
    pub agenda: ArrayVec<Task, 24>,
    /// Cards that were named.
    pub named: ArrayVec<Laid, 3>,
    /// A card between two places.
    pub transit: Card,
    /// The stack that the other seat has chosen, from 1; 0 for none.
    pub taken_stack: u8,
    /// Whose hand lost cards, as bits.
    pub bereft: u8,
    /// Whether a card bears a mark of this turn.
    pub marked: bool,
    /// How often chance was asked.
    pub counters: Counters,
    /// What chance during play grows from.
    pub key: DrawKey,
    /// Points of each seat.
    pub totals: [Totals; 2],
    /// Each seat's score sheet.
    pub sheets: [[u8; ROWS]; 2],
    /// Who holds the strength and the trade advantage.
    pub advantages: [u8; 2],
    /// Each seat's cards that lie somewhere, as a set.
    pub owned: [CardSet; 2],
}

/// The strength advantage's place in [`State::advantages`].
pub const STRENGTH: usize = 0;
/// The trade advantage's place.
pub const TRADE: usize = 1;

/// The other seat.
#[inline]
#[must_use]
pub const fn other(seat: u8) -> u8 {
    1 - (seat & 1)
}

/// A fresh principality, for reads outside.
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

    /// The same, to be changed.
    #[inline]
    pub const fn realm_mut(&mut self, seat: u8) -> &mut Realm {
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

    /// The same, to be changed.
    #[inline]
    pub const fn hand_mut(&mut self, seat: u8) -> &mut ArrayVec<Slot, HAND> {
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

    /// How many cards a seat may keep in hand.
    #[must_use]
    pub fn hand_limit(&self, seat: u8) -> usize {
        3 + usize::from(self.total(seat).progress)
    }

    /// Whether a card of the seat lies somewhere, also in the other principality.
    #[inline]
    #[must_use]
    pub fn has(&self, seat: u8, card: Card) -> bool {
        let words = self.owned.at(index(seat));
        words.at(usize::from(card.0 / 64)) >> (card.0 % 64) & 1 != 0
    }

    /// The different cards of a seat that lie somewhere.
    pub fn owned_cards(&self, seat: u8) -> impl Iterator<Item = Card> + use<> {
        self.owned_of(seat, &[u64::MAX; sets::WORDS])
    }

    /// Those of them that are in a set.
    pub fn owned_of(&self, seat: u8, set: &CardSet) -> impl Iterator<Item = Card> + use<> {
        let owned = self.owned.at(index(seat));
        let words: CardSet = core::array::from_fn(|word| owned.at(word) & set.at(word));
        words.into_iter().enumerate().flat_map(|(word, bits)| {
            let mut left = bits;
            core::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(Card((word * 64) as u8 + bit as u8))
            })
        })
    }

    /// Whether the seat has room for these kinds.
    #[must_use]
    pub fn has_room(&self, seat: u8, kinds: KindSet) -> bool {
        self.realm(seat).all_lands().any(|land| land.room() > 0 && kinds.has(land.region.kind()))
    }

    /// Every card of the seat that lies somewhere, with its side: in its own principality, covering ones
    /// too, then in the other one.
    pub fn each_own(&self, seat: u8, mut visit: impl FnMut(Laid, u8)) {
        self.realm(seat).each(|at, piece| {
            if !piece.row().foreign {
                visit(Laid { card: piece.card, at }, piece.side);
                if piece.cover.is_some() {
                    visit(Laid { card: piece.cover, at }, 0);
                }
            }
        });
        if !self.has_any(seat, &sets::FOREIGN) {
            return;
        }
        self.realm(other(seat)).each(|at, piece| {
            if piece.row().foreign {
                visit(Laid { card: piece.card, at: at.abroad() }, piece.side);
            }
        });
    }

    /// Whether a card of a set lies somewhere.
    #[inline]
    #[must_use]
    pub fn has_any(&self, seat: u8, set: &CardSet) -> bool {
        self.owned.at(index(seat)).iter().zip(set).any(|(owned, wanted)| owned & wanted != 0)
    }

    /// How many cards of a class the seat has lying anywhere.
    #[must_use]
    pub fn count(&self, seat: u8, class: Class) -> u8 {
        let mut count = 0;
        self.each_own(seat, |laid, _| count += u8::from(laid.card.row().is(class)));
        count
    }

    /// A card that lies somewhere, as the seat names it, and whether it covers another.
    #[must_use]
    pub fn piece(&self, seat: u8, laid: Laid) -> Option<(&Piece, bool)> {
        let whose = if laid.at.is_abroad() { other(seat) } else { seat };
        let realm = self.realm(whose);
        let (piece, covers) = match laid.at.spot()? {
            Spot::Half(centre, row) => {
                let half = realm.sites.get(centre)?.get(row * 2..row * 2 + 2)?;
                let plain = half.iter().find(|piece| piece.card == laid.card);
                let covering = || half.iter().find(|piece| piece.cover == laid.card);
                match plain {
                    Some(piece) => (piece, false),
                    None => (covering()?, true),
                }
            }
            Spot::Region(region) => (&realm.land_of(region)?.piece, false),
            Spot::Road(road) => (realm.posts.get(road)?, false),
            Spot::Centre(_) | Spot::Marker => return None,
        };
        let fits = laid.card.is_some() && (covers || piece.card == laid.card);
        let owned = laid.card.row().foreign == laid.at.is_abroad();
        (fits && owned).then_some((piece, covers))
    }

    /// The same, to be changed.
    pub fn piece_mut(&mut self, seat: u8, laid: Laid) -> Option<(&mut Piece, bool)> {
        let (_, covers) = self.piece(seat, laid)?;
        let whose = if laid.at.is_abroad() { other(seat) } else { seat };
        let realm = self.realm_mut(whose);
        let piece = match laid.at.spot()? {
            Spot::Half(centre, row) => {
                let half = realm.sites.get_mut(centre)?.get_mut(row * 2..row * 2 + 2)?;
                half.iter_mut().find(|piece| {
                    if covers { piece.cover == laid.card } else { piece.card == laid.card }
                })?
            }
            Spot::Region(region) => &mut realm.land_of_mut(region)?.piece,
            Spot::Road(road) => realm.posts.get_mut(road)?,
            Spot::Centre(_) | Spot::Marker => return None,
        };
        Some((piece, covers))
    }

    /// The first own card that is this one.
    #[must_use]
    pub fn find_own(&self, seat: u8, card: Card) -> Option<Laid> {
        if !self.has(seat, card) {
            return None;
        }
        let mut found = None;
        self.each_own(seat, |laid, _| {
            if laid.card == card && found.is_none() {
                found = Some(laid);
            }
        });
        found
    }

    /// Whether a card has this mark ([`USED`](super::realm::USED), [`NEW`](super::realm::NEW)).
    #[must_use]
    pub fn is_marked(&self, seat: u8, laid: Laid, mark: u8) -> bool {
        self.piece(seat, laid).is_some_and(|(piece, covers)| {
            piece.marks >> if covers { COVERED } else { 0 } & mark != 0
        })
    }

    /// Marks a card for this turn.
    pub fn mark(&mut self, seat: u8, laid: Laid, mark: u8) {
        self.marked = true;
        if let Some((piece, covers)) = self.piece_mut(seat, laid) {
            piece.marks |= mark << if covers { COVERED } else { 0 };
        }
    }

    /// How many stacks there are.
    #[must_use]
    pub fn stack_count(&self) -> usize {
        self.mode.row().backs.len()
    }

    /// The back of a stack, from 0.
    #[must_use]
    pub fn back(&self, stack: usize) -> Set {
        self.mode.row().backs.get(stack).copied().unwrap_or(Set::Base)
    }

    /// A stack, from 0; of a stack that there is not, an empty slice.
    #[must_use]
    pub fn stack(&self, stack: usize) -> &[Slot] {
        self.stacks.get(stack).map_or(&[], |cards| cards.as_slice())
    }

    /// Whether any stack has a card.
    #[must_use]
    pub fn any_stack(&self) -> bool {
        self.stacks.iter().any(|stack| !stack.is_empty())
    }

    /// Notes what a die has shown.
    pub(super) fn show(&mut self, die: u8) {
        self.counters.shown = self.counters.shown.wrapping_mul(7).wrapping_add(u16::from(die));
    }

    /// The task that waits for a choice.
    #[inline]
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        self.agenda.last().copied()
    }

    /// Puts a task on top.
    #[inline]
    pub fn push(&mut self, seat: u8, why: Why, step: Step) {
        // The agenda is far larger than any chain of effects; the conformance games would show a loss.
        let pushed = self.agenda.try_push(Task { seat, why, step });
        debug_assert!(pushed.is_ok(), "the agenda is too short");
    }

    /// Puts a card's steps on top so that the first comes first; some are the opponent's.
    pub fn push_all(&mut self, seat: u8, why: Why, steps: &[Step]) {
        for step in steps.iter().rev() {
            self.push(if step.is_opponents() { other(seat) } else { seat }, why, *step);
        }
    }

    /// The kind that this turn is traded one for one, if any.
    #[must_use]
    pub fn has_favour(&self, seat: u8) -> bool {
        self.realm(seat).favour != ABSENT
    }

    /// The principality in which a seat's place lies.
    #[must_use]
    pub fn realm_at(&self, seat: u8, at: Place) -> &Realm {
        self.realm(if at.is_abroad() { other(seat) } else { seat })
    }

    /// Whether somebody has to choose.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.over && !self.agenda.is_empty()
    }
}
