//! Position editing for tests and puzzles; not used by the rules.

use crate::engine::chance::DrawKey;
use crate::engine::seat::Seat;
use crate::games::road::SEATS;
use crate::games::road::cards::{BuildCard, DECK, EVENTS, EventCard, ROW, Resource, SUPPLY};
use crate::games::road::hand::Cards;
use crate::games::road::pile::Pile;
use crate::games::road::state::{Known, Stage, State, ThisTurn, Trade};
use crate::games::road::tableau::{Metropolises, Tableau};

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
    /// The hands.
    pub const fn hands(self) -> &'a mut [Cards; SEATS] {
        &mut self.0.hands
    }

    /// The cards of each hand that others know.
    pub const fn known(self) -> &'a mut Known {
        &mut self.0.known
    }

    /// The facts of this turn.
    pub const fn this_turn(self) -> &'a mut ThisTurn {
        &mut self.0.this_turn
    }

    /// The face-down resources.
    pub const fn supply(self) -> &'a mut Pile<Resource, SUPPLY> {
        &mut self.0.supply
    }

    /// The discarded resources.
    pub const fn discard(self) -> &'a mut Cards {
        &mut self.0.discard
    }

    /// The face-down build cards.
    pub const fn deck(self) -> &'a mut Pile<BuildCard, DECK> {
        &mut self.0.deck
    }

    /// The open build cards.
    pub const fn row(self) -> &'a mut [Option<BuildCard>; ROW] {
        &mut self.0.row
    }

    /// The metropolises that can be bought.
    pub const fn metropolises(self) -> &'a mut Metropolises {
        &mut self.0.metropolises
    }

    /// The face-down events.
    pub const fn events(self) -> &'a mut Pile<EventCard, EVENTS> {
        &mut self.0.events
    }

    /// The cards before each seat.
    pub const fn tableaus(self) -> &'a mut [Tableau; SEATS] {
        &mut self.0.tableaus
    }

    /// The owners of the longest route and the largest army.
    pub const fn specials(self) -> &'a mut [Option<Seat>; 2] {
        &mut self.0.specials
    }

    /// The choice that is open.
    pub const fn stage(self) -> &'a mut Stage {
        &mut self.0.stage
    }

    /// The seat whose turn it is.
    pub const fn active(self) -> &'a mut Seat {
        &mut self.0.active
    }

    /// The trade that is being made.
    pub const fn trade(self) -> &'a mut Trade {
        &mut self.0.trade
    }

    /// The key of shuffles during play.
    pub const fn key(self) -> &'a mut DrawKey {
        &mut self.0.key
    }
}
