//! A position of the game, as plain data; what only modules need of it is in [`modules`].

pub mod modules;

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

/// What the game is at.
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

/// Something that waits to be done; the last one in the stack comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// Nothing.
    #[default]
    Nothing,
    /// Storage is full: a stored tile must leave the game for the one that lies here.
    Discard(Slot),
    /// A castle's action.
    Castle,
    /// The effect of a building: warehouse, carpenter, church, market or town hall.
    Building(Building),
    /// A ship: which depot's goods?
    Load,
    /// A ship at this depot: which of the new kinds, of which not all fit?
    Keep {
        /// The depot, 1 to 6.
        depot: u8,
        /// Whether monastery 5 may then add a depot beside it.
        second: bool,
    },
    /// Monastery 5: the goods of a depot beside this one too?
    Second {
        /// The depot whose goods were taken, 1 to 6.
        beside: u8,
    },
    /// A ship's step on the bridge; the rules do it by themselves.
    BridgeStep,
    /// A white castle's action, with the white die's number.
    WhiteCastle,
    /// The crane: what does which building do?
    Crane,
    /// The geese on this field: which other animals of their pasture score?
    Geese(Field),
    /// Goods that were sold and go on the trade route; the rules do it by themselves.
    Route {
        /// The kind.
        good: Good,
        /// How many are still to be laid.
        left: u8,
    },
    /// A trade route's action of any number.
    AnyAction,
    /// Shield 5: goods of which kind from all depots?
    Gather,
    /// Shield 4 is lost: which stored tiles leave the game, until three are left?
    Overflow,
    /// Shields 14 and 15 at the end of a phase: which tile, and where to?
    Settle {
        /// Whether from the black depot (15) rather than from the six (14).
        black: bool,
    },
    /// The tribute for the shields at the end of a phase.
    Tribute,
    /// Shield 6 before the final scoring: whose monasteries?
    Naming,
    /// Solo: points that move the counting stone when they are collected. They wait before all effects.
    Score {
        /// How many.
        points: u8,
        /// The rule that gave them.
        reason: Reason,
    },
    /// Solo, after a ship: five goods for a tile of the black depot?
    Swap,
    /// Solo: which goods are given for the tile?
    Give {
        /// Where the tile lies.
        slot: Slot,
        /// How many are still to be given.
        left: u8,
        /// The lowest kind that may come next.
        from: Good,
    },
    /// Solo: the tile that is being stored is laid on its face then.
    Blacken,
    /// Team: on an own key field or on a common one? The tile that lies here waits for it.
    Shelve(Slot),
    /// Solo: the action of any number for the counting stone's return, which may be let go.
    StoneAction,
}

impl Waiting {
    /// Whether nothing waits.
    #[inline]
    #[must_use]
    pub const fn is_nothing(self) -> bool {
        matches!(self, Waiting::Nothing)
    }
}

/// What belongs to one principality: a player's, or a team's.
#[derive(Debug, PartialEq, Eq)]
pub struct Estate {
    /// The board; number 0 while none is chosen.
    pub board: BoardId,
    /// The tile on each field; of a double board, on each field of its left half.
    pub tiles: [Tile; BOARD_FIELDS],
    /// The fields that have a tile.
    pub filled: Fields,
    /// The fields beside filled ones.
    pub reach: Fields,
    /// For each kind of building of the base game the cities where one stands, one bit each.
    pub(super) cities: [u8; NEAR_BUILDINGS],
    /// How many key fields there are: three, in a team game six, or with shield 4 as many as there is
    /// room for.
    pub keys: u8,
    /// The three key fields.
    pub storage: [Tile; KEYS],
    /// Goods in the store, by kind.
    pub goods: [u8; 6],
    /// Goods sold, by kind.
    pub sold: [u8; 6],
    /// Silver.
    pub silver: u16,
    /// Workers.
    pub workers: u16,
    /// Monasteries that work for the estate, its own and with shield 6 another player's: bit n for
    /// monastery n.
    pub(super) monasteries: u32,
    /// Bonus tiles held: bit per colour, large ones in the low six bits, small ones above.
    pub bonuses: u16,
    /// Points by row of the base game's score sheet; see [`Estate::points_of`].
    pub points: [u16; BASE_SOURCES],
    /// The shields.
    pub shields: ShieldSet,
    /// What modules add; see [`Estate::module_state()`].
    pub module_state: Option<Box<EstateModules>>,
}

impl Estate {
    /// An estate before anything is settled.
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

    /// Lays a tile on a field.
    pub(super) fn set_tile(&mut self, field: Field, tile: Tile) {
        match field.index().checked_sub(BOARD_FIELDS) {
            None => self.tiles.set(field.index(), tile),
            Some(right) => self.module_state_mut().tiles.set(right, tile),
        }
    }

    /// Whether the monastery with this number works for the estate: its own, or with shield 6 that of
    /// another player.
    #[inline]
    #[must_use]
    pub const fn has_monastery(&self, number: u8) -> bool {
        (self.monasteries >> (number & 31)) & 1 != 0
    }

    /// Whether the monastery with this number stands in the estate.
    #[must_use]
    pub fn owns_monastery(&self, number: u8) -> bool {
        (self.own_monasteries() >> (number & 31)) & 1 != 0
    }

    /// The monasteries that stand in the estate: bit n for monastery n.
    #[must_use]
    pub fn own_monasteries(&self) -> u32 {
        // There is one tile of each monastery: what is borrowed is not an own one.
        self.monasteries & !self.module_state().borrowed
    }

    /// Uses these monasteries of another player beside the own ones, and no others any more.
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

    /// Puts a tile on a key field, or takes it away.
    pub fn set_stored(&mut self, key: Key, tile: Tile) {
        match key.index().checked_sub(KEYS) {
            None => self.storage.set(key.index(), tile),
            Some(more) => self.module_state_mut().storage.set(more, tile),
        }
    }

    /// Hands over all stored tiles with their key fields, beyond the third too: for the hot paths.
    #[inline]
    pub fn for_each_stored(&self, mut take: impl FnMut(Key, Tile)) {
        for (key, tile) in (0u8..).map(Key).zip(self.storage) {
            if tile.is_some() {
                take(key, tile);
            }
        }
        self.for_each_stored_beyond(take);
    }

    /// The same for the key fields beyond the third alone.
    #[inline]
    pub fn for_each_stored_beyond(&self, take: impl FnMut(Key, Tile)) {
        if usize::from(self.keys) > KEYS {
            self.for_each_stored_with_modules(take);
        }
    }

    /// Out of the way of the base game, which has no such key fields.
    #[cold]
    #[inline(never)]
    fn for_each_stored_with_modules(&self, mut take: impl FnMut(Key, Tile)) {
        for (key, tile) in (KEYS as u8..).map(Key).zip(&self.module_state().storage) {
            if tile.is_some() {
                take(key, *tile);
            }
        }
    }

    /// All stored tiles with their key fields, beyond the third too.
    #[inline]
    pub fn stored_tiles(&self) -> impl Iterator<Item = (Key, Tile)> {
        // Most estates have three key fields and pay for no more.
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

/// Everything that was shuffled or rolled before the game began; what is not yet revealed is secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Secrets {
    /// Piles of the six colours, then the black one, one after the other; drawn from the front. Where
    /// each begins is told by [`Options::pile_starts`].
    pub piles: [Tile; MOST_TILES],
    /// Goods: five for each phase, then the players' starting goods, then those not in the game.
    pub goods: [u8; GOODS_COUNT],
    /// The dice of each of the 25 rounds, packed: three bits a die, players in order, then the white one.
    pub dice: [u32; (PHASES * ROUNDS) as usize],
    /// Where a drawn start castle stands, by seat: which castle field of the board, from 0.
    pub castles: [u8; SEATS],
}

/// A position. How it is stored tells [`canonical`](crate::games::burgundy::canonical).
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    /// The options.
    pub options: Options,
    /// What the game is at.
    pub stage: Stage,
    /// The phase, 0 (A) to 4 (E).
    pub phase: u8,
    /// The round within the phase, 0 to 4.
    pub round: u8,
    /// Turns ended in this round.
    pub turn: u8,
    /// The order in which the seats play this round.
    pub order: [u8; SEATS],
    /// The bridge from its end backwards: the stone that plays first comes first.
    pub bridge: [u8; SEATS],
    /// The bridge space of each seat's stone, 0 to 6.
    pub spaces: [u8; SEATS],
    /// Each seat's dice of this round.
    pub dice: [[u8; 2]; SEATS],
    /// The white die of this round.
    pub white: u8,
    /// Which of the playing seat's dice are used, one bit each.
    pub used: u8,
    /// Whether the playing seat has bought a tile this turn.
    pub(super) bought: bool,
    /// What waits, the last one first; see [`State::waiting_at`].
    pub waiting: [Waiting; NEAR_WAITING],
    /// How much waits.
    pub waits: u8,
    /// Seats that still choose a board or start castle.
    pub(super) choosing: Seats,
    /// Start castles chosen in secret, by seat: field + 1, 0 for none.
    pub(super) hidden_castles: [u8; SEATS],
    /// Tiles on the table, by [`Slot`](crate::games::burgundy::depots::Slot).
    pub table: [Tile; SLOTS_AND_INNS],
    /// Goods lying in each depot, by depot and kind.
    pub depot_goods: [[u8; 6]; 6],
    /// Which bonus tiles are gone: bit per colour, large ones in the low six bits, small ones above.
    pub bonuses_gone: u16,
    /// How many tiles were drawn from each pile.
    pub drawn: [u8; 7],
    /// The players' estates, by seat; see [`State::estate`] and [`State::own`].
    pub estates: [Estate; SEATS],
    /// What chance has settled.
    pub secrets: Secrets,
    /// How many inns lie beside the black depot.
    pub inns: u8,
    /// The bonuses for all three border posts that are gone: bit 0 the first, 1 the second.
    pub posts_gone: u8,
    /// Shield 6: the seat whose monasteries its owner uses too, from 1; 0 while none is named.
    pub(super) named: u8,
    /// Shield 16: whether a die was turned in this turn.
    pub(super) turned: bool,
    /// How far the end of a phase has come, 0 while turns are played; see `phase_end.rs`.
    pub ending: u8,
    /// Who chooses at the end of a phase.
    pub(super) acting: Seat,
    /// Solo: where the counting stone stands.
    pub stone: u8,
    /// Solo: where the marker stands; 0 with more players.
    pub marker: u8,
    /// Solo: whether points were just gained, so that more may be bought.
    pub(super) buys_points: bool,
    /// Solo: whether the crane has counted as a building for a monastery of the final scoring.
    pub(super) crane_counted: bool,
    /// What modules add; see [`State::module_state()`].
    pub module_state: Option<Box<ModuleState>>,
}

impl State {
    /// How many play.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.options.players()
    }

    /// All seats in the order of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players())
    }

    /// The estate of a seat, in a team game that of its team; seats that nobody takes have an empty one.
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

    /// The seat that chooses: the one whose turn it is, or the one that the end of a phase asks.
    #[inline]
    #[must_use]
    pub fn chooser(&self) -> Seat {
        if self.ending == 0 { self.playing() } else { self.acting }
    }

    /// Whether the playing seat has bought a tile in this turn.
    #[inline]
    #[must_use]
    pub const fn has_bought(&self) -> bool {
        self.bought
    }

    /// Whether the playing seat has turned a die with shield 16 in this turn.
    #[inline]
    #[must_use]
    pub const fn has_turned_a_die(&self) -> bool {
        self.turned
    }

    /// The seats that still choose a board or start castle; those who may do so now tells
    /// [`deciders`](State::deciders).
    #[must_use]
    pub const fn still_choosing(&self) -> Seats {
        self.choosing
    }

    /// Whether a start castle was chosen that the others don't see yet.
    #[must_use]
    pub fn hides_castles(&self) -> bool {
        self.hidden_castles != [0; SEATS]
    }

    /// What waits first.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Waiting {
        match self.waits {
            0 => Waiting::Nothing,
            n => self.waiting_at(usize::from(n) - 1),
        }
    }

    /// The dice of the playing seat that are not used yet.
    #[inline]
    #[must_use]
    pub fn unused_dice(&self) -> [Option<u8>; 2] {
        let dice = self.dice.at(self.playing().index());
        let [first, second] = dice;
        [(self.used & 1 == 0).then_some(first), (self.used & 2 == 0).then_some(second)]
    }
}
