//! A position of the game, as plain data; [`modules`] holds the parts for modules, `readers` the accessors.

pub mod modules;
mod readers;

use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::{Board, BoardId};
use crate::games::burgundy::depots::{SLOTS_AND_INNS, Slot};
use crate::games::burgundy::event::{BASE_SOURCES, Reason};
use crate::games::burgundy::fields::{BOARD_FIELDS, Field, Fields};
use crate::games::burgundy::goods::{GOODS_COUNT, Good};
use crate::games::burgundy::options::Options;
use crate::games::burgundy::shields::ShieldSet;
use crate::games::burgundy::sizes::*;
use crate::games::burgundy::state::modules::{
    EstateModules, ModuleState, NEAR_BUILDINGS, NEAR_WAITING,
};
use crate::games::burgundy::tiles::{Building, MOST_TILES, Tile};
use serde::{Deserialize, Serialize};

/// The stage of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Boards are being chosen.
    Boards,
    /// Start castles are being chosen.
    Castles,
    /// The five phases.
    #[default]
    Play,
    /// The game is over and scored.
    Over,
}

/// A pending effect or choice; the last one in the stack comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// Nothing.
    #[default]
    Nothing,
    /// Storage is full: a stored tile must be discarded for the one here.
    Discard(Slot),
    /// A castle's action.
    Castle,
    /// The effect of a building: warehouse, carpenter, church, market or town hall.
    Building(Building),
    /// A ship: the choice of a depot to load.
    Load,
    /// A ship at this depot: the choice among new kinds, of which not all fit.
    Keep {
        /// The depot, 1 to 6.
        depot: u8,
        /// True if monastery 5 may then add a depot beside it.
        second: bool,
    },
    /// Monastery 5: the optional goods of a depot beside this one.
    Second {
        /// The depot whose goods were taken, 1 to 6.
        beside: u8,
    },
    /// A ship's step on the bridge, carried out automatically.
    BridgeStep,
    /// A white castle's action, with the white die's number.
    WhiteCastle,
    /// The crane: the choice of a building's effect.
    Crane,
    /// The geese on this field: the choice of other animals of their pasture that score.
    Geese(Field),
    /// Sold goods to be laid on the trade route, carried out automatically.
    Route {
        /// The kind.
        good: Good,
        /// The number still to be laid.
        left: u8,
    },
    /// A trade route's action of any number.
    AnyAction,
    /// Shield 5: the choice of a kind of goods from all depots.
    Gather,
    /// Shield 4 is lost: the choice of stored tiles to discard, until three are left.
    Overflow,
    /// Shields 14 and 15 at the end of a phase: the choice of a tile and a field.
    Settle {
        /// True if from the black depot (15) rather than from the six (14).
        black: bool,
    },
    /// The tribute for the shields at the end of a phase.
    Tribute,
    /// Shield 6 before the final scoring: the choice of a player.
    Naming,
    /// Solo: points that move the counting stone when they are collected. They come before all effects.
    Score {
        /// The number of points.
        points: u8,
        /// The rule that gave them.
        reason: Reason,
    },
    /// Solo, after a ship: the option of a tile of the black depot for five goods.
    Swap,
    /// Solo: the choice of goods for the tile.
    Give {
        /// The tile's place.
        slot: Slot,
        /// The number still to be given.
        left: u8,
        /// The lowest kind that may come next.
        from: Good,
    },
    /// Solo: the tile being stored is then turned over.
    Blacken,
    /// Team: the choice of an own or a common key field for the tile here.
    Shelve(Slot),
    /// Solo: the optional action of any number for reaching the marker.
    StoneAction,
}

impl Waiting {
    /// True if nothing is pending.
    #[inline]
    #[must_use]
    pub const fn is_nothing(self) -> bool {
        matches!(self, Waiting::Nothing)
    }
}

/// The principality of a player or a team.
#[derive(Debug, PartialEq, Eq)]
pub struct Estate {
    /// The board; number 0 until it is chosen.
    pub(super) board: BoardId,
    /// The tile on each field; of a double board, on each field of its left half.
    pub(super) tiles: [Tile; BOARD_FIELDS],
    /// The fields that have a tile.
    pub(super) filled: Fields,
    /// The fields beside filled ones.
    pub(super) reach: Fields,
    /// For each kind of building of the base game the cities that have one, one bit each.
    pub(super) cities: [u8; NEAR_BUILDINGS],
    /// Number of key fields: three, in a team game six, or with shield 4 as many as there is room for.
    pub(super) keys: u8,
    /// The three key fields.
    pub(super) storage: [Tile; KEYS],
    /// Goods in the store, by kind.
    pub(super) goods: [u8; 6],
    /// Goods sold, by kind.
    pub(super) sold: [u8; 6],
    /// Silver.
    pub(super) silver: u16,
    /// Workers.
    pub(super) workers: u16,
    /// Monasteries that work for the estate, its own and with shield 6 another player's: bit n for monastery n.
    pub(super) monasteries: u32,
    /// Bonus tiles held: a bit per colour, large ones in the low six bits, small ones above.
    pub(super) bonuses: u16,
    /// Points by row of the base game's score sheet; see [`Estate::points_of`].
    pub(super) points: [u16; BASE_SOURCES],
    /// The shields.
    pub(super) shields: ShieldSet,
    /// The additions of modules; see [`Estate::module_state()`].
    pub(super) module_state: Option<Box<EstateModules>>,
}

impl Estate {
    /// An estate before setup.
    #[must_use]
    pub const fn new() -> Estate {
        Estate {
            board: BoardId(0),
            tiles: [Tile::NONE; BOARD_FIELDS],
            filled: Fields::NONE,
            reach: Fields::NONE,
            cities: [0; NEAR_BUILDINGS],
            keys: KEYS as u8,
            storage: [Tile::NONE; KEYS],
            goods: [0; 6],
            sold: [0; 6],
            silver: 0,
            workers: 0,
            monasteries: 0,
            bonuses: 0,
            points: [0; BASE_SOURCES],
            shields: ShieldSet::NONE,
            module_state: None,
        }
    }

    /// The estate's board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &'static Board {
        self.board.board()
    }

    /// The tile on a field.
    #[must_use]
    pub fn tile(&self, field: Field) -> Tile {
        match field.index().checked_sub(BOARD_FIELDS) {
            None => self.tiles.at(field.index()),
            Some(right) => self.module_state().tiles.at(right),
        }
    }

    pub(super) fn set_tile(&mut self, field: Field, tile: Tile) {
        match field.index().checked_sub(BOARD_FIELDS) {
            None => self.tiles.set(field.index(), tile),
            Some(right) => self.module_state_mut().tiles.set(right, tile),
        }
    }

    /// True if the monastery with this number works for the estate: its own, or with shield 6 that of another
    /// player.
    #[inline]
    #[must_use]
    pub const fn has_monastery(&self, number: u8) -> bool {
        (self.monasteries >> (number & 31)) & 1 != 0
    }

    /// True if the monastery with this number is in the estate itself.
    #[must_use]
    pub fn owns_monastery(&self, number: u8) -> bool {
        (self.own_monasteries() >> (number & 31)) & 1 != 0
    }

    /// The monasteries in the estate itself: bit n for monastery n.
    #[must_use]
    pub fn own_monasteries(&self) -> u32 {
        // There is one tile of each monastery: a borrowed one is never an own one.
        self.monasteries & !self.module_state().borrowed
    }

    /// Borrows these monasteries of another player in place of any borrowed before.
    pub(super) fn borrow(&mut self, monasteries: u32) {
        self.monasteries = self.own_monasteries() | monasteries;
        self.module_state_mut().borrowed = monasteries;
    }

    /// The stored tile on a key field.
    #[inline]
    #[must_use]
    pub fn stored(&self, key: Key) -> Tile {
        match key.index().checked_sub(KEYS) {
            None => self.storage.at(key.index()),
            Some(more) => self.module_state().storage.at(more),
        }
    }

    /// Sets the tile on a key field, or none.
    pub(super) fn set_stored(&mut self, key: Key, tile: Tile) {
        match key.index().checked_sub(KEYS) {
            None => self.storage.set(key.index(), tile),
            Some(more) => self.module_state_mut().storage.set(more, tile),
        }
    }

    /// Calls a function with all stored tiles and their key fields, including those beyond the third: for the
    /// hot paths.
    #[inline]
    pub fn for_each_stored(&self, mut take: impl FnMut(Key, Tile)) {
        for (key, tile) in (0u8..).map(Key).zip(self.storage) {
            if tile.is_some() {
                take(key, tile);
            }
        }
        self.for_each_stored_beyond(take);
    }

    /// [`for_each_stored`](Estate::for_each_stored) for the key fields beyond the third alone.
    #[inline]
    pub fn for_each_stored_beyond(&self, take: impl FnMut(Key, Tile)) {
        if usize::from(self.keys) > KEYS {
            self.for_each_stored_with_modules(take);
        }
    }

    /// A function of its own, for the base game has no such key fields.
    #[cold]
    #[inline(never)]
    fn for_each_stored_with_modules(&self, mut take: impl FnMut(Key, Tile)) {
        for (key, tile) in (KEYS as u8..).map(Key).zip(&self.module_state().storage) {
            if tile.is_some() {
                take(key, *tile);
            }
        }
    }

    /// All stored tiles with their key fields, including those beyond the third.
    #[inline]
    pub fn stored_tiles(&self) -> impl Iterator<Item = (Key, Tile)> {
        // Most estates have three key fields only.
        let more: &[Tile] =
            if usize::from(self.keys) > KEYS { &self.module_state().storage } else { &[] };
        let all = self.storage.iter().chain(more).copied();
        (0u8..).map(Key).zip(all).filter(|(_, tile)| tile.is_some())
    }

    /// All points so far.
    #[must_use]
    pub fn total(&self) -> u16 {
        let more = self.module_state.as_ref().map_or(0, |more| more.points.iter().sum());
        self.points.iter().sum::<u16>() + more
    }

    /// The fields without a tile.
    #[must_use]
    pub fn empty_fields(&self) -> Fields {
        self.board().all.minus(self.filled)
    }

    /// Bonus tiles held, large and small.
    #[must_use]
    pub const fn bonus_tiles(&self) -> u8 {
        self.bonuses.count_ones() as u8
    }
}

impl Default for Estate {
    fn default() -> Self {
        Estate::new()
    }
}

/// All results of chance made before the game; those not yet revealed are secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Secrets {
    /// Piles of the six colours, then the black one, one after the other; drawn from the front.
    /// [`Options::pile_starts`] gives the beginnings.
    pub piles: [Tile; MOST_TILES],
    /// Goods: five for each phase, then the players' starting goods, then those not in the game.
    pub goods: [u8; GOODS_COUNT],
    /// The dice of each of the 25 rounds, packed: three bits a die, players in order, then the white one.
    pub dice: [u32; (PHASES * ROUNDS) as usize],
    /// The castle field of a drawn start castle, by seat: its index among the board's castle fields, from 0.
    pub castles: [u8; SEATS],
}

/// A position. [`canonical`](crate::games::burgundy::canonical) defines its serialised form.
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    /// The options.
    pub(super) options: Options,
    /// The stage of the game.
    pub(super) stage: Stage,
    /// The phase, 0 (A) to 4 (E).
    pub(super) phase: u8,
    /// The round within the phase, 0 to 4.
    pub(super) round: u8,
    /// Turns ended in this round.
    pub(super) turn: u8,
    /// The order in which the seats play this round.
    pub(super) order: [u8; SEATS],
    /// The bridge from its end backwards: the stone that plays first comes first.
    pub(super) bridge: [u8; SEATS],
    /// The bridge space of each seat's stone, 0 to 6.
    pub(super) spaces: [u8; SEATS],
    /// Each seat's dice of this round.
    pub(super) dice: [[u8; 2]; SEATS],
    /// The white die of this round.
    pub(super) white: u8,
    /// The playing seat's used dice, one bit each.
    pub(super) used: u8,
    /// True if the playing seat has bought a tile this turn.
    pub(super) bought: bool,
    /// Pending effects and choices, the last one first; see [`State::waiting_at`].
    pub(super) waiting: [Waiting; NEAR_WAITING],
    /// Number of pending effects and choices.
    pub(super) waits: u8,
    /// Seats that still choose a board or start castle.
    pub(super) choosing: Seats,
    /// Start castles chosen in secret, by seat: field + 1, 0 for none.
    pub(super) hidden_castles: [u8; SEATS],
    /// Tiles on the table, by [`Slot`](crate::games::burgundy::depots::Slot).
    pub(super) table: [Tile; SLOTS_AND_INNS],
    /// Goods lying in each depot, by depot and kind.
    pub(super) depot_goods: [[u8; 6]; 6],
    /// Bonus tiles taken: a bit per colour, large ones in the low six bits, small ones above.
    pub(super) bonuses_gone: u16,
    /// Number of tiles drawn from each pile.
    pub(super) drawn: [u8; 7],
    /// The players' estates, by seat; see [`State::estate`] and [`State::own`].
    pub(super) estates: [Estate; SEATS],
    /// The results of chance.
    pub(super) secrets: Secrets,
    /// Number of inns beside the black depot.
    pub(super) inns: u8,
    /// The bonuses for all three border posts that are taken: bit 0 the first, 1 the second.
    pub(super) posts_gone: u8,
    /// Shield 6: the seat whose monasteries are borrowed, from 1; 0 before one is named.
    pub(super) named: u8,
    /// Shield 16: whether a die was turned in this turn.
    pub(super) turned: bool,
    /// The step of a phase's end, 0 while turns are played; see `phase_end.rs`.
    pub(super) ending: u8,
    /// The seat that chooses at the end of a phase.
    pub(super) acting: Seat,
    /// Solo: the place of the counting stone.
    pub(super) stone: u8,
    /// Solo: the place of the marker; 0 with more players.
    pub(super) marker: u8,
    /// Solo: whether points were just gained, so that more may be bought.
    pub(super) buys_points: bool,
    /// Solo: whether the crane has counted as a building for a monastery of the final scoring.
    pub(super) crane_counted: bool,
    /// The additions of modules; see [`State::module_state()`].
    pub(super) module_state: Option<Box<ModuleState>>,
}

impl State {
    /// Number of players.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.options.players()
    }

    /// All seats in the order of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players())
    }

    /// The estate of a seat, in a team game that of its team; an empty one for a seat without a player.
    #[inline]
    #[must_use]
    pub fn estate(&self, seat: Seat) -> &Estate {
        static NOBODY: Estate = Estate::new();
        self.estates.get(self.estate_of(seat)).unwrap_or(&NOBODY)
    }

    /// The seat whose turn it is, while the phases are played.
    #[inline]
    #[must_use]
    pub fn playing(&self) -> Seat {
        Seat(self.order.at(usize::from(self.turn)))
    }

    /// The seat that chooses: the one whose turn it is, or at the end of a phase the one that is asked.
    #[inline]
    #[must_use]
    pub fn chooser(&self) -> Seat {
        if self.ending == 0 { self.playing() } else { self.acting }
    }

    /// True if the playing seat has bought a tile in this turn.
    #[inline]
    #[must_use]
    pub const fn has_bought(&self) -> bool {
        self.bought
    }

    /// True if the playing seat has turned a die with shield 16 in this turn.
    #[inline]
    #[must_use]
    pub const fn has_turned_a_die(&self) -> bool {
        self.turned
    }

    /// The seats that still choose a board or start castle; [`deciders`](State::deciders) are those that may do
    /// so now.
    #[must_use]
    pub const fn still_choosing(&self) -> Seats {
        self.choosing
    }

    /// True if a start castle was chosen that the others can't see yet.
    #[must_use]
    pub fn hides_castles(&self) -> bool {
        self.hidden_castles != [0; SEATS]
    }

    /// The pending effect or choice that comes first.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Waiting {
        match self.waits {
            0 => Waiting::Nothing,
            n => self.waiting_at(usize::from(n) - 1),
        }
    }

    /// The unused dice of the playing seat.
    #[inline]
    #[must_use]
    pub fn unused_dice(&self) -> [Option<u8>; 2] {
        let dice = self.dice.at(self.playing().index());
        let [first, second] = dice;
        [(self.used & 1 == 0).then_some(first), (self.used & 2 == 0).then_some(second)]
    }
}
