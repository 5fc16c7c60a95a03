//! Position editing for tests and puzzles; not used by the rules.

use crate::games::burgundy::SEATS;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::SLOTS_AND_INNS;
use crate::games::burgundy::event::BASE_SOURCES;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::shields::ShieldSet;
use crate::games::burgundy::sizes::KEYS;
use crate::games::burgundy::state::modules::{EstateModules, ModuleState, NEAR_WAITING};
use crate::games::burgundy::state::{Estate, Secrets, Stage, State, Waiting};
use crate::games::burgundy::tiles::Tile;

/// A position being edited.
#[derive(Debug)]
pub struct PositionEditor<'a>(&'a mut State);

/// An estate being edited.
#[derive(Debug)]
pub struct EstateEditor<'a>(&'a mut Estate);

impl State {
    /// Opens the position for editing, in tests and puzzles.
    pub const fn edit(&mut self) -> PositionEditor<'_> {
        PositionEditor(self)
    }
}

impl Estate {
    /// Opens the estate for editing, in tests and puzzles.
    pub const fn edit(&mut self) -> EstateEditor<'_> {
        EstateEditor(self)
    }
}

impl<'a> PositionEditor<'a> {
    /// The stage of the game.
    pub const fn stage(self) -> &'a mut Stage {
        &mut self.0.stage
    }

    /// The phase, 0 (A) to 4 (E).
    pub const fn phase(self) -> &'a mut u8 {
        &mut self.0.phase
    }

    /// The round within the phase, 0 to 4.
    pub const fn round(self) -> &'a mut u8 {
        &mut self.0.round
    }

    /// Turns ended in this round.
    pub const fn turn(self) -> &'a mut u8 {
        &mut self.0.turn
    }

    /// The order in which the seats play this round.
    pub const fn order(self) -> &'a mut [u8; SEATS] {
        &mut self.0.order
    }

    /// The bridge from its end backwards: the stone that plays first comes first.
    pub const fn bridge(self) -> &'a mut [u8; SEATS] {
        &mut self.0.bridge
    }

    /// The bridge space of each seat's stone, 0 to 6.
    pub const fn spaces(self) -> &'a mut [u8; SEATS] {
        &mut self.0.spaces
    }

    /// Each seat's dice of this round.
    pub const fn dice(self) -> &'a mut [[u8; 2]; SEATS] {
        &mut self.0.dice
    }

    /// The white die of this round.
    pub const fn white(self) -> &'a mut u8 {
        &mut self.0.white
    }

    /// The playing seat's used dice, one bit each.
    pub const fn used(self) -> &'a mut u8 {
        &mut self.0.used
    }

    /// The oldest pending effects and choices.
    pub const fn waiting(self) -> &'a mut [Waiting; NEAR_WAITING] {
        &mut self.0.waiting
    }

    /// Number of pending effects and choices.
    pub const fn waits(self) -> &'a mut u8 {
        &mut self.0.waits
    }

    /// Tiles on the table, by [`Slot`](crate::games::burgundy::depots::Slot).
    pub const fn table(self) -> &'a mut [Tile; SLOTS_AND_INNS] {
        &mut self.0.table
    }

    /// Goods lying in each depot, by depot and kind.
    pub const fn depot_goods(self) -> &'a mut [[u8; 6]; 6] {
        &mut self.0.depot_goods
    }

    /// Bonus tiles taken, one bit each.
    pub const fn bonuses_gone(self) -> &'a mut u16 {
        &mut self.0.bonuses_gone
    }

    /// The players' estates, by seat.
    pub const fn estates(self) -> &'a mut [Estate; SEATS] {
        &mut self.0.estates
    }

    /// The results of chance.
    pub const fn secrets(self) -> &'a mut Secrets {
        &mut self.0.secrets
    }

    /// Number of inns beside the black depot.
    pub const fn inns(self) -> &'a mut u8 {
        &mut self.0.inns
    }

    /// The bonuses for all three border posts that are taken, one bit each.
    pub const fn posts_gone(self) -> &'a mut u8 {
        &mut self.0.posts_gone
    }

    /// Solo: the place of the counting stone.
    pub const fn stone(self) -> &'a mut u8 {
        &mut self.0.stone
    }

    /// Solo: the place of the marker.
    pub const fn marker(self) -> &'a mut u8 {
        &mut self.0.marker
    }

    /// The additions of modules to the position.
    pub fn modules(self) -> &'a mut ModuleState {
        self.0.module_state_mut()
    }
}

impl<'a> EstateEditor<'a> {
    /// The board's number.
    pub const fn board(self) -> &'a mut BoardId {
        &mut self.0.board
    }

    /// Number of key fields.
    pub const fn keys(self) -> &'a mut u8 {
        &mut self.0.keys
    }

    /// The three key fields.
    pub const fn storage(self) -> &'a mut [Tile; KEYS] {
        &mut self.0.storage
    }

    /// Goods in the store, by kind.
    pub const fn goods(self) -> &'a mut [u8; 6] {
        &mut self.0.goods
    }

    /// Goods sold, by kind.
    pub const fn sold(self) -> &'a mut [u8; 6] {
        &mut self.0.sold
    }

    /// Silver.
    pub const fn silver(self) -> &'a mut u16 {
        &mut self.0.silver
    }

    /// Workers.
    pub const fn workers(self) -> &'a mut u16 {
        &mut self.0.workers
    }

    /// Bonus tiles held, one bit each.
    pub const fn bonuses(self) -> &'a mut u16 {
        &mut self.0.bonuses
    }

    /// Points by row of the base game's score sheet.
    pub const fn points(self) -> &'a mut [u16; BASE_SOURCES] {
        &mut self.0.points
    }

    /// The shields.
    pub const fn shields(self) -> &'a mut ShieldSet {
        &mut self.0.shields
    }

    /// The additions of modules to the estate.
    pub fn modules(self) -> &'a mut EstateModules {
        self.0.module_state_mut()
    }

    /// Puts a tile on a key field, or removes it.
    pub fn store(self, key: Key, tile: Tile) {
        self.0.set_stored(key, tile);
    }

    /// Puts a tile on a field, without gains.
    pub fn lay(self, tile: Tile, field: Field) {
        self.0.lay(tile, field);
    }
}
