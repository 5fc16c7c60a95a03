//! Public knowledge of hands: the cards that a hand holds for certain.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::cards::Resource;
use crate::games::road::hand::Cards;
use crate::games::road::state::State;

impl State {
    /// Puts cards of a hand on the discard pile, openly.
    pub(super) fn spend(&mut self, seat: Seat, cards: Cards) {
        let mut hand = self.hand(seat);
        hand.take_all(&cards);
        self.hands.set(seat.index(), hand);
        self.discard.add_all(&cards);
        self.note_left(seat, &cards);
    }

    /// Records that these cards were shown to be in the hand.
    pub(super) fn note_shown(&mut self, owner: Seat, cards: &Cards) {
        self.note(owner, |known| known.raise_to(cards));
    }

    /// Records that these cards openly left the hand.
    pub(super) fn note_left(&mut self, owner: Seat, cards: &Cards) {
        self.note(owner, |known| known.take_all(cards));
    }

    /// Records that these cards openly came into the hand.
    pub(super) fn note_came(&mut self, owner: Seat, cards: &Cards) {
        self.note(owner, |known| known.add_all(cards));
    }

    /// Records a card passed between two hands, seen by these two alone: for all others it may have been any.
    pub(super) fn note_gift(&mut self, from: Seat, card: Resource, to: Seat) {
        for (looker, row) in self.known.iter_mut().enumerate() {
            let mut known = row.at(from.index());
            if looker == to.index() {
                known.take(card, 1);
            } else {
                known.take_all(&Cards([1; 5]));
            }
            row.set(from.index(), known);
            if looker == from.index() {
                let mut known = row.at(to.index());
                known.add(card, 1);
                row.set(to.index(), known);
            }
        }
    }

    #[inline]
    fn note(&mut self, owner: Seat, change: impl Fn(&mut Cards)) {
        for row in &mut self.known {
            if let Some(known) = row.get_mut(owner.index()) {
                change(known);
            }
        }
    }
}
