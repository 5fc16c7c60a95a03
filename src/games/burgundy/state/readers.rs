//! Readers of the parts of a position and of an estate. Only the rules change them.

use crate::games::burgundy::SEATS;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::SLOTS_AND_INNS;
use crate::games::burgundy::fields::{BOARD_FIELDS, Fields};
use crate::games::burgundy::options::Options;
use crate::games::burgundy::shields::ShieldSet;
use crate::games::burgundy::sizes::KEYS;
use crate::games::burgundy::state::{Estate, Secrets, Stage, State};
use crate::games::burgundy::tiles::Tile;

impl State {
    /// The options of the game.
    #[inline]
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The stage of the game.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The phase, 0 (A) to 4 (E).
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> u8 {
        self.phase
    }

    /// The round within the phase, 0 to 4.
    #[inline]
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Turns ended in this round.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// The order in which the seats play this round.
    #[inline]
    #[must_use]
    pub const fn order(&self) -> [u8; SEATS] {
        self.order
    }

    /// The bridge from its end backwards: the stone that plays first comes first.
    #[inline]
    #[must_use]
    pub const fn bridge(&self) -> [u8; SEATS] {
        self.bridge
    }

    /// The bridge space of each seat's stone, 0 to 6.
    #[inline]
    #[must_use]
    pub const fn spaces(&self) -> [u8; SEATS] {
        self.spaces
    }

    /// Each seat's dice of this round.
    #[inline]
    #[must_use]
    pub const fn dice(&self) -> [[u8; 2]; SEATS] {
        self.dice
    }

    /// The white die of this round.
    #[inline]
    #[must_use]
    pub const fn white(&self) -> u8 {
        self.white
    }

    /// The playing seat's used dice, one bit each.
    #[inline]
    #[must_use]
    pub const fn used(&self) -> u8 {
        self.used
    }

    /// Number of pending effects and choices.
    #[inline]
    #[must_use]
    pub const fn waits(&self) -> u8 {
        self.waits
    }

    /// Tiles on the table, by [`Slot`](crate::games::burgundy::depots::Slot).
    #[inline]
    #[must_use]
    pub const fn table(&self) -> &[Tile; SLOTS_AND_INNS] {
        &self.table
    }

    /// Goods lying in each depot, by depot and kind.
    #[inline]
    #[must_use]
    pub const fn depot_goods(&self) -> &[[u8; 6]; 6] {
        &self.depot_goods
    }

    /// Bonus tiles taken: a bit per colour, large ones in the low six bits, small ones above.
    #[inline]
    #[must_use]
    pub const fn bonuses_gone(&self) -> u16 {
        self.bonuses_gone
    }

    /// Number of tiles drawn from each pile.
    #[inline]
    #[must_use]
    pub const fn drawn(&self) -> [u8; 7] {
        self.drawn
    }

    /// The players' estates, by seat; see [`State::estate`] and [`State::own`].
    #[inline]
    #[must_use]
    pub const fn estates(&self) -> &[Estate; SEATS] {
        &self.estates
    }

    /// The results of chance.
    #[inline]
    #[must_use]
    pub const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// Number of inns beside the black depot.
    #[inline]
    #[must_use]
    pub const fn inns(&self) -> u8 {
        self.inns
    }

    /// The bonuses for all three border posts that are taken: bit 0 the first, 1 the second.
    #[inline]
    #[must_use]
    pub const fn posts_gone(&self) -> u8 {
        self.posts_gone
    }

    /// The step of a phase's end, 0 while turns are played.
    #[inline]
    #[must_use]
    pub const fn ending(&self) -> u8 {
        self.ending
    }

    /// Solo: the place of the counting stone.
    #[inline]
    #[must_use]
    pub const fn stone(&self) -> u8 {
        self.stone
    }

    /// Solo: the place of the marker; 0 with more players.
    #[inline]
    #[must_use]
    pub const fn marker(&self) -> u8 {
        self.marker
    }
}

impl Estate {
    /// The board's number; 0 until it is chosen.
    #[inline]
    #[must_use]
    pub const fn board_id(&self) -> BoardId {
        self.board
    }

    /// The tile on each field; of a double board, on each field of its left half.
    #[inline]
    #[must_use]
    pub const fn tiles(&self) -> &[Tile; BOARD_FIELDS] {
        &self.tiles
    }

    /// The fields that have a tile.
    #[inline]
    #[must_use]
    pub const fn filled(&self) -> Fields {
        self.filled
    }

    /// The fields beside filled ones.
    #[inline]
    #[must_use]
    pub const fn reach(&self) -> Fields {
        self.reach
    }

    /// Number of key fields: three, in a team game six, or with shield 4 as many as there is room for.
    #[inline]
    #[must_use]
    pub const fn keys(&self) -> u8 {
        self.keys
    }

    /// The three key fields.
    #[inline]
    #[must_use]
    pub const fn storage(&self) -> [Tile; KEYS] {
        self.storage
    }

    /// Goods in the store, by kind.
    #[inline]
    #[must_use]
    pub const fn goods(&self) -> [u8; 6] {
        self.goods
    }

    /// Goods sold, by kind.
    #[inline]
    #[must_use]
    pub const fn sold(&self) -> [u8; 6] {
        self.sold
    }

    /// Silver.
    #[inline]
    #[must_use]
    pub const fn silver(&self) -> u16 {
        self.silver
    }

    /// Workers.
    #[inline]
    #[must_use]
    pub const fn workers(&self) -> u16 {
        self.workers
    }

    /// Bonus tiles held: a bit per colour, large ones in the low six bits, small ones above.
    #[inline]
    #[must_use]
    pub const fn bonuses(&self) -> u16 {
        self.bonuses
    }

    /// The shields.
    #[inline]
    #[must_use]
    pub const fn shields(&self) -> ShieldSet {
        self.shields
    }
}
