//! Position editing for tests and puzzles; not used by the rules.

use crate::engine::chance::DrawKey;
use crate::engine::game::Quiet;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Region;
use crate::games::princes::realm::Realm;
use crate::games::princes::state::{
    DISCARD, EVENTS, HAND, REGIONS_LEFT, STACK, STACKS, Slot, State,
};
use crate::games::princes::step::{Step, Why};
use arrayvec::ArrayVec;

/// A position being edited.
#[derive(Debug)]
pub struct PositionEditor<'a>(&'a mut State);

impl State {
    /// Opens the position for editing, in tests and puzzles.
    pub const fn edit(&mut self) -> PositionEditor<'_> {
        PositionEditor(self)
    }
}

impl<'a> PositionEditor<'a> {
    /// A seat's principality. Call [`count`](Draft::count) after changes.
    pub const fn realm(self, seat: u8) -> &'a mut Realm {
        self.0.realm_mut(seat)
    }

    /// A seat's hand; must stay sorted.
    pub const fn hand(self, seat: u8) -> &'a mut ArrayVec<Slot, HAND> {
        self.0.hand_mut(seat)
    }

    /// The draw stacks; the top is the last.
    pub const fn stacks(self) -> &'a mut [ArrayVec<Slot, STACK>; STACKS] {
        &mut self.0.stacks
    }

    /// The event stack; the top is the last.
    pub const fn events(self) -> &'a mut ArrayVec<Slot, EVENTS> {
        &mut self.0.events
    }

    /// The region stack; the top is the last.
    pub const fn regions(self) -> &'a mut ArrayVec<Region, REGIONS_LEFT> {
        &mut self.0.regions
    }

    /// The discard pile; must stay sorted.
    pub const fn discard(self) -> &'a mut ArrayVec<Card, DISCARD> {
        &mut self.0.discard
    }

    /// The open stack; must stay sorted.
    pub const fn open(self) -> &'a mut ArrayVec<Card, 6> {
        &mut self.0.open
    }

    /// Roads, settlements and cities left in the supply.
    pub const fn supply(self) -> &'a mut [u8; 3] {
        &mut self.0.supply
    }

    /// The column of the regions of a new settlement.
    pub const fn growing(self) -> &'a mut u8 {
        &mut self.0.growing
    }

    /// The production number of the turn.
    pub const fn number(self) -> &'a mut u8 {
        &mut self.0.number
    }

    /// The event die.
    pub const fn face(self) -> &'a mut u8 {
        &mut self.0.face
    }

    /// The key of chance during play.
    pub const fn key(self) -> &'a mut DrawKey {
        &mut self.0.key
    }

    /// Number of turns completed.
    pub const fn turn(self) -> &'a mut u16 {
        &mut self.0.turn
    }

    /// The seat whose turn it is.
    pub const fn active(self) -> &'a mut u8 {
        &mut self.0.active
    }

    /// Replaces the agenda with this step of a seat.
    pub fn only(self, seat: u8, why: Why, step: impl Into<Step>) {
        self.0.agenda.clear();
        self.0.push(seat, why, step);
    }

    /// Puts this step of a seat on top of the agenda.
    pub fn push(self, seat: u8, why: Why, step: impl Into<Step>) {
        self.0.push(seat, why, step);
    }

    /// Recounts points and advantages, and removes cards whose time is over.
    pub fn count(self) {
        self.0.refresh(&mut Quiet);
    }
}
