//! Accessors of the position.

use super::{Counters, FILLERS, HAND, Holder, STACK, STACKS, Slot, State};
use crate::engine::chance::DrawKey;
use crate::games::princes::card::{Card, Sets};
use crate::games::princes::deck::Deck;
use crate::games::princes::kinds::Region;
use crate::games::princes::modes::Mode;
use crate::games::princes::place::Laid;
use crate::games::princes::realm::Realm;
use arrayvec::ArrayVec;

impl State {
    /// The mode.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The sets used besides the base set; during picking, those picked so far.
    #[must_use]
    pub const fn sets(&self) -> Sets {
        self.sets
    }

    /// The mode and its sets.
    #[must_use]
    pub const fn deck(&self) -> Deck {
        Deck { mode: self.mode, sets: self.sets }
    }

    /// The seat that began.
    #[must_use]
    pub const fn starter(&self) -> u8 {
        self.starter
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn active(&self) -> u8 {
        self.active
    }

    /// Number of turns completed.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// True if the game is over.
    #[must_use]
    pub const fn over(&self) -> bool {
        self.over
    }

    /// The seat that reached the target, or that has more points when the game is stopped.
    #[must_use]
    pub const fn winner(&self) -> Option<u8> {
        self.winner.seat()
    }

    /// The production number of this turn; 0 before the roll.
    #[must_use]
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// The face of the event die, 1 to 6; 0 before the roll.
    #[must_use]
    pub const fn face(&self) -> u8 {
        self.face
    }

    /// Roads, settlements and cities left.
    #[must_use]
    pub const fn supply(&self) -> [u8; 3] {
        self.supply
    }

    /// Both principalities.
    #[must_use]
    pub const fn realms(&self) -> &[Realm; 2] {
        &self.realms
    }

    /// Both hands, sorted.
    #[must_use]
    pub const fn hands(&self) -> &[ArrayVec<Slot, HAND>; 2] {
        &self.hands
    }

    /// Draw stacks; the top is the last.
    #[must_use]
    pub const fn stacks(&self) -> &[ArrayVec<Slot, STACK>; STACKS] {
        &self.stacks
    }

    /// The open stack, sorted.
    #[must_use]
    pub fn open(&self) -> &[Card] {
        &self.open
    }

    /// The discard pile, sorted.
    #[must_use]
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// The region stack; the top is the last.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The two regions drawn for a new settlement.
    #[must_use]
    pub const fn drawn(&self) -> [Region; 2] {
        self.drawn
    }

    /// The column of the regions of a new settlement.
    #[must_use]
    pub const fn growing(&self) -> u8 {
        self.growing
    }

    /// The event stack; the top is the last.
    #[must_use]
    pub fn events(&self) -> &[Slot] {
        &self.events
    }

    /// The event being resolved.
    #[must_use]
    pub const fn current(&self) -> Card {
        self.current
    }

    /// The fillers, followed by [`Card::NONE`].
    #[must_use]
    pub const fn fillers(&self) -> [Card; FILLERS] {
        self.fillers
    }

    /// Named cards.
    #[must_use]
    pub fn named(&self) -> &[Laid] {
        &self.named
    }

    /// The card in transit: taken from one place and not yet put at another.
    #[must_use]
    pub const fn transit(&self) -> Card {
        self.transit
    }

    /// Seats that lost cards of their hands, as bits.
    #[must_use]
    pub const fn bereft(&self) -> u8 {
        self.bereft
    }

    /// Number of draws of chance, by purpose.
    #[must_use]
    pub const fn counters(&self) -> Counters {
        self.counters
    }

    /// The key of chance during play.
    #[must_use]
    pub const fn key(&self) -> DrawKey {
        self.key
    }

    /// The holder of an advantage: [`STRENGTH`] or [`TRADE`].
    #[must_use]
    pub fn advantage(&self, which: usize) -> Holder {
        self.advantages.get(which).copied().unwrap_or(Holder::NOBODY)
    }
}
