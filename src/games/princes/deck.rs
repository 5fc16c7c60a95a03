//! The components of a game before setup: the cards of its mode and sets.

use crate::engine::total::At;
use crate::games::princes::card::{Card, Set, Sets};
use crate::games::princes::modes::Mode;
use crate::games::princes::modes::ModeRow;
use crate::games::princes::options::DUEL_SETS;
use crate::games::princes::row::CardKind;

/// Number of events of a duel.
const DUEL_EVENTS: usize = 12;

/// A mode with its sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    /// The mode.
    pub mode: Mode,
    /// The sets used besides the base set.
    pub sets: Sets,
}

impl Deck {
    /// True if the cards are dealt, which waits until the sets of a duel are picked.
    #[must_use]
    pub fn is_dealt(self) -> bool {
        self.mode.row().theme || self.sets.count() >= DUEL_SETS
    }

    /// True if the mode can be played with these sets.
    #[must_use]
    pub fn fits(self) -> bool {
        if self.mode.row().theme {
            return self.sets == self.mode.sets();
        }
        self.sets.count() <= DUEL_SETS && !self.sets.has(Set::Base)
    }

    /// True if the set is in the game.
    #[must_use]
    pub fn has(self, set: Set) -> bool {
        self.is_dealt() && (set == Set::Base || self.sets.has(set))
    }

    fn copies(self, card: Card) -> impl Iterator<Item = Card> + Clone {
        (0..self.mode.copies(card.row().copies)).map(move |_| card)
    }

    fn events(self) -> impl Iterator<Item = Card> + Clone {
        let event =
            move |card: &Card| card.row().kind == CardKind::Event && self.has(card.row().set);
        Card::all().filter(event)
    }

    /// The cards of a set that go into draw stacks, sorted; those of an open stack are excluded.
    pub fn draw_cards(self, set: Set) -> impl Iterator<Item = Card> {
        let open_apart = self.mode.row().theme;
        let drawn = move |card: &Card| {
            let row = card.row();
            row.set == set && row.kind != CardKind::Event && !(row.open && open_apart)
        };
        Card::all()
            .filter(move |card| self.has(set) && drawn(card))
            .flat_map(move |card| self.copies(card))
    }

    /// The cards of the open stack, sorted.
    pub fn open_cards(self) -> impl Iterator<Item = Card> {
        let theme = self.mode.row().theme;
        let open = move |card: &Card| theme && card.row().open && self.sets.has(card.row().set);
        Card::all()
            .filter(open)
            .flat_map(move |card| (0..card.row().copies.at(0)).map(move |_| card))
    }

    /// The events that every such game has, sorted.
    pub fn fixed_events(self) -> impl Iterator<Item = Card> {
        self.events().flat_map(move |card| self.copies(card))
    }

    /// The pool from which a duel's other events are drawn, sorted; empty in other modes.
    pub fn spare_events(self) -> impl Iterator<Item = Card> {
        let spare = |card: Card| {
            let [all, fixed] = card.row().copies;
            (fixed..all).map(move |_| card)
        };
        self.events().flat_map(spare).filter(move |_| !self.mode.row().theme)
    }

    /// Number of events drawn from the pool.
    #[must_use]
    pub fn fillers(self) -> usize {
        if self.mode.row().theme || !self.is_dealt() {
            0
        } else {
            DUEL_EVENTS.saturating_sub(self.fixed_events().count())
        }
    }

    /// The back of each draw stack.
    pub fn backs(self) -> impl Iterator<Item = Set> {
        let ModeRow { base_stacks, theme_stacks, .. } = *self.mode.row();
        let theme = self.sets.iter().flat_map(move |set| (0..theme_stacks).map(move |_| set));
        let stacks = (0..base_stacks).map(|_| Set::Base).chain(theme);
        stacks.filter(move |_| self.is_dealt())
    }
}
