//! Hands, stacks, and knowledge of cards.
//!
//! A seat knows a card that it has seen until the card could have been moved unseen: after one seat looks
//! through a stack and takes from it, the other forgets that stack; after a card leaves a hand unseen, the
//! other forgets the hand's cards with the same back.

use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::event::{Event, Order};
use crate::games::princes::kinds::Region;
use crate::games::princes::setup::REGION_STACK;
use crate::games::princes::state::{FACE_UP, OPEN, Slot, State, other};

/// A seat's bit of knowledge.
#[must_use]
pub const fn bit(seat: u8) -> u8 {
    1 << (seat & 1)
}

/// The bits of both seats.
const BOTH: u8 = 3;

impl State {
    /// Adds a card to a hand, which stays sorted.
    pub(super) fn add_to_hand(&mut self, seat: u8, slot: Slot) {
        let hand = self.hand_mut(seat);
        let at = hand.partition_point(|held| *held < slot);
        let held = hand.try_insert(at, slot);
        debug_assert!(held.is_ok(), "the hand is too small");
    }

    /// Removes a card from a hand. Of equal cards it is the one that the other seat knows best, so that nothing
    /// is revealed about a second one.
    pub(super) fn out_of_hand(&mut self, seat: u8, card: Card) -> Option<Slot> {
        let hand = self.hand_mut(seat);
        let at = hand.iter().rposition(|held| held.card == card)?;
        hand.pop_at(at)
    }

    /// True if the seat holds the card.
    #[must_use]
    pub fn holds(&self, seat: u8, card: Card) -> bool {
        self.hand(seat).iter().any(|held| held.card == card)
    }

    /// Draws the top card of a stack, from 1.
    pub(super) fn draw_top(&mut self, seat: u8, stack: u8, to: &mut impl EventSink<Event>) {
        let taken = self.stacks.get_mut(usize::from(stack).wrapping_sub(1)).and_then(|s| s.pop());
        if let Some(slot) = taken {
            let known = slot.known & OPEN | bit(seat);
            self.add_to_hand(seat, Slot { card: slot.card, known });
            to.push(Event::Drew { seat: Seat(seat), stack, card: slot.card, known });
        }
    }

    /// Removes the topmost copy of a card from a stack, from 1, that was looked through.
    pub(super) fn take_found(
        &mut self,
        seat: u8,
        stack: u8,
        card: Card,
        to: &mut impl EventSink<Event>,
    ) {
        let Some(cards) = self.stacks.get_mut(usize::from(stack).wrapping_sub(1)) else { return };
        let Some(at) = cards.iter().rposition(|slot| slot.card == card) else { return };
        let Some(slot) = cards.pop_at(at) else { return };
        let known = if slot.known == FACE_UP {
            OPEN
        } else {
            for left in cards.iter_mut().filter(|left| left.known != FACE_UP) {
                left.known &= bit(seat);
            }
            bit(seat)
        };
        self.add_to_hand(seat, Slot { card, known });
        to.push(Event::Drew { seat: Seat(seat), stack, card, known });
    }

    /// Puts a card of a hand under a stack, from 1; `known` are the seats that see the card.
    pub(super) fn put_under(
        &mut self,
        owner: u8,
        stack: u8,
        card: Card,
        known: u8,
        to: &mut impl EventSink<Event>,
    ) {
        if self.out_of_hand(owner, card).is_none() {
            return;
        }
        self.forget_hand(owner, card, known);
        self.under_stack(stack, Slot { card, known });
        to.push(Event::PutUnder { seat: Seat(owner), stack, card, known });
    }

    /// Puts a card of a hand under a stack, from 1, while all matching cards must go and the other seat has
    /// seen the hand. That seat knows where each went only if all matching cards with this back are the same,
    /// and still knows the cards that stay.
    pub(super) fn slip_under(
        &mut self,
        owner: u8,
        stack: u8,
        card: Card,
        fits: impl Fn(Card) -> bool,
        to: &mut impl EventSink<Event>,
    ) {
        let Some(slot) = self.out_of_hand(owner, card) else { return };
        let back = card.row().set;
        let like = |held: &Slot| held.card.row().set == back && fits(held.card);
        let hand = self.hand_mut(owner);
        let mut known = slot.known & BOTH;
        if hand.iter().any(|held| like(held) && held.card != card) {
            known = bit(owner);
            hand.iter_mut().filter(|held| like(held)).for_each(|held| held.known &= known);
            hand.sort_unstable();
        }
        self.under_stack(stack, Slot { card, known });
        to.push(Event::PutUnder { seat: Seat(owner), stack, card, known });
    }

    /// Makes the seats that did not see which card left a hand forget the cards with the same back.
    pub(super) fn forget_hand(&mut self, owner: u8, gone: Card, known: u8) {
        let back = gone.row().set;
        let hand = self.hand_mut(owner);
        for slot in hand.iter_mut().filter(|slot| slot.card.row().set == back) {
            slot.known &= known;
        }
        hand.sort_unstable();
    }

    /// Puts a card under a stack, from 1.
    pub(super) fn under_stack(&mut self, stack: u8, slot: Slot) {
        if let Some(cards) = self.stacks.get_mut(usize::from(stack).wrapping_sub(1)) {
            let put = cards.try_insert(0, slot);
            debug_assert!(put.is_ok(), "the stack is too small");
        }
    }

    /// Puts a card on the discard pile, kept sorted because its order has no meaning.
    pub(super) fn put_on_discard(&mut self, card: Card) {
        if !card.is_some() {
            return;
        }
        let at = self.discard.partition_point(|lies| *lies < card);
        let put = self.discard.try_insert(at, card);
        debug_assert!(put.is_ok(), "the discard pile is too small");
    }

    /// Puts a card back on the open stack.
    pub(super) fn put_on_open(&mut self, card: Card) {
        let at = self.open.partition_point(|lies| *lies < card);
        let put = self.open.try_insert(at, card);
        debug_assert!(put.is_ok(), "the open stack is too small");
    }

    /// Removes a card from the open stack.
    pub(super) fn off_open(&mut self, card: Card) -> bool {
        let at = self.open.iter().position(|lies| *lies == card);
        at.and_then(|at| self.open.pop_at(at)).is_some()
    }

    /// Discards a card of a hand face up.
    pub(super) fn discard_hand(&mut self, seat: u8, card: Card) -> bool {
        let held = self.out_of_hand(seat, card).is_some();
        if held {
            self.put_on_discard(card);
        }
        held
    }

    /// Shows the opponent's hand to the seat.
    pub(super) fn see_hand(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        let owner = other(seat);
        let hand = self.hand_mut(owner);
        hand.iter_mut().for_each(|slot| slot.known |= bit(seat));
        hand.sort_unstable();
        to.push(Event::HandSeen { seat: Seat(seat) });
        // Public cards come first or last, so that the order of the others reveals nothing.
        let mut seen = self.hand(owner).clone();
        seen.sort_unstable_by_key(|slot| (slot.known, slot.card));
        for Slot { card, known } in seen {
            to.push(Event::CardSeen { seat: Seat(owner), card, known });
        }
    }

    /// Shows the top cards of a stack, from 1, to the seat.
    pub(super) fn see_stack(
        &mut self,
        seat: u8,
        stack: u8,
        most: usize,
        to: &mut impl EventSink<Event>,
    ) {
        let mut cards = 0;
        if let Some(slots) = self.stacks.get_mut(usize::from(stack).wrapping_sub(1)) {
            for slot in slots.iter_mut().rev().take(most) {
                slot.known |= bit(seat);
                cards += 1;
            }
        }
        to.push(Event::StackSeen { seat: Seat(seat), stack, cards });
    }

    /// Shows the three top events to the seat.
    pub(super) fn see_events(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        let mut cards = 0;
        for slot in self.events.iter_mut().rev().take(3) {
            slot.known |= bit(seat);
            cards += 1;
        }
        to.push(Event::EventsSeen { seat: Seat(seat), cards });
    }

    /// Turns up the top of every stack that has no open card.
    pub(super) fn turn_up(&mut self, to: &mut impl EventSink<Event>) {
        for (stack, cards) in (1..).zip(&mut self.stacks) {
            if let Some(top) = cards.last_mut().filter(|top| top.known != FACE_UP) {
                top.known = FACE_UP;
                to.push(Event::TopTurnedUp { stack, card: top.card });
            }
        }
    }

    /// Shuffles the region stack once more.
    pub(super) fn shuffle_regions(&mut self, to: &mut impl EventSink<Event>) {
        self.regions.sort_unstable();
        let mut chance = self.key.draw(REGION_STACK, u32::from(self.counters.regions));
        chance.shuffle(&mut self.regions);
        self.counters.regions += 1;
        let order = Order::of(self.regions.iter().copied(), Region::NONE);
        to.push(Event::RegionsShuffled { order });
    }
}
