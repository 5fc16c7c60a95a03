//! A position as bytes: what its hash is made of and what is stored.
//!
//! The base game's bytes are those it has had since rules version 1, so that old records keep their
//! hashes; what modules add stands behind them, in games with modules only.

use crate::engine::seat::{MAX_SEATS, Seat, Seats};
use crate::engine::total::At;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::SLOTS;
use crate::games::burgundy::event::{BASE_SOURCES, SOURCES};
use crate::games::burgundy::fields::{Fields, MAX_FIELDS};
use crate::games::burgundy::goods::GOODS_COUNT;
use crate::games::burgundy::options::Options;
use crate::games::burgundy::routes::MAX_CARDS;
use crate::games::burgundy::shields::{DEPOT_SHIELDS, Shield, ShieldSet};
use crate::games::burgundy::state::{
    Estate, KEYS, MAX_CITIES, MAX_KEYS, MAX_WAITING, PHASES, ROUNDS, Secrets, Stage, State, Waiting,
};
use crate::games::burgundy::tiles::{MOST_TILES, TILE_COUNT, Tile};
use core::array::from_fn;
use core::fmt;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_big_array::BigArray;

/// Effects that the base game's bytes have room for.
const BASE_WAITING: usize = 8;

#[derive(Serialize, Deserialize)]
struct Base {
    options: Options,
    stage: Stage,
    phase: u8,
    round: u8,
    turn: u8,
    order: [u8; MAX_SEATS],
    bridge: [u8; MAX_SEATS],
    spaces: [u8; MAX_SEATS],
    dice: [[u8; 2]; MAX_SEATS],
    white: u8,
    used: u8,
    bought: bool,
    waiting: [Waiting; BASE_WAITING],
    waits: u8,
    choosing: Seats,
    hidden_castles: [u8; MAX_SEATS],
    table: [Tile; SLOTS],
    depot_goods: [[u8; 6]; 6],
    bonuses_gone: u16,
    drawn: [u8; 7],
    estates: [BaseEstate; MAX_SEATS],
    #[serde(with = "BigArray")]
    piles: [Tile; TILE_COUNT],
    #[serde(with = "BigArray")]
    goods: [u8; GOODS_COUNT],
    round_dice: [u32; (PHASES * ROUNDS) as usize],
    castles: [u8; MAX_SEATS],
}

#[derive(Serialize, Deserialize)]
struct BaseEstate {
    board: BoardId,
    #[serde(with = "BigArray")]
    tiles: [Tile; MAX_FIELDS],
    filled: Fields,
    reach: Fields,
    city_kinds: [u8; MAX_CITIES],
    storage: [Tile; KEYS],
    goods: [u8; 6],
    sold: [u8; 6],
    silver: u8,
    workers: u8,
    monasteries: u32,
    bonuses: u16,
    points: [u16; BASE_SOURCES],
}

/// What modules add.
#[derive(Serialize, Deserialize, Default)]
struct Added {
    waiting: [Waiting; MAX_WAITING - BASE_WAITING],
    inn: Tile,
    piles: [Tile; MOST_TILES - TILE_COUNT],
    inns: u8,
    posts_gone: u8,
    depot_shields: [[Shield; DEPOT_SHIELDS]; 6],
    named: u8,
    turned: bool,
    ending: u8,
    acting: Seat,
    stone: u8,
    marker: u8,
    buys_points: bool,
    estates: [AddedEstate; MAX_SEATS],
}

#[derive(Serialize, Deserialize)]
struct AddedEstate {
    /// The bits of buildings beyond the eighth.
    city_kinds: [u8; MAX_CITIES],
    keys: u8,
    #[serde(with = "BigArray")]
    more_keys: MoreKeys,
    borrowed: u32,
    points: [u16; SOURCES - BASE_SOURCES],
    inns: u32,
    posts: u8,
    routes: [u8; MAX_CARDS],
    laid: u64,
    shields: ShieldSet,
}

impl Default for AddedEstate {
    fn default() -> AddedEstate {
        AddedEstate::from(&Estate::new())
    }
}

type MoreKeys = [Tile; MAX_KEYS - KEYS];

/// `M` values of a row from `first` on.
fn part<T: Copy + Default, const M: usize>(row: &[T], first: usize) -> [T; M] {
    from_fn(|place| row.at(first + place))
}

impl From<&State> for Base {
    fn from(state: &State) -> Base {
        Base {
            options: state.options,
            stage: state.stage,
            phase: state.phase,
            round: state.round,
            turn: state.turn,
            order: state.order,
            bridge: state.bridge,
            spaces: state.spaces,
            dice: state.dice,
            white: state.white,
            used: state.used,
            bought: state.bought,
            waiting: part(&state.waiting, 0),
            waits: state.waits,
            choosing: state.choosing,
            hidden_castles: state.hidden_castles,
            table: part(&state.table, 0),
            depot_goods: state.depot_goods,
            bonuses_gone: state.bonuses_gone,
            drawn: state.drawn,
            estates: state.estates.each_ref().map(BaseEstate::from),
            piles: part(&state.secrets.piles, 0),
            goods: state.secrets.goods,
            round_dice: state.secrets.dice,
            castles: state.secrets.castles,
        }
    }
}

impl From<&Estate> for BaseEstate {
    fn from(estate: &Estate) -> BaseEstate {
        BaseEstate {
            board: estate.board,
            tiles: estate.tiles,
            filled: estate.filled,
            reach: estate.reach,
            city_kinds: estate.city_kinds.map(|kinds| kinds as u8),
            storage: estate.storage,
            goods: estate.goods,
            sold: estate.sold,
            silver: estate.silver,
            workers: estate.workers,
            monasteries: estate.monasteries,
            bonuses: estate.bonuses,
            points: part(&estate.points, 0),
        }
    }
}

impl From<&State> for Added {
    fn from(state: &State) -> Added {
        Added {
            waiting: part(&state.waiting, BASE_WAITING),
            inn: state.table.at(SLOTS),
            piles: part(&state.secrets.piles, TILE_COUNT),
            inns: state.inns,
            posts_gone: state.posts_gone,
            depot_shields: state.depot_shields,
            named: state.named,
            turned: state.turned,
            ending: state.ending,
            acting: state.acting,
            stone: state.stone,
            marker: state.marker,
            buys_points: state.buys_points,
            estates: state.estates.each_ref().map(AddedEstate::from),
        }
    }
}

impl From<&Estate> for AddedEstate {
    fn from(estate: &Estate) -> AddedEstate {
        AddedEstate {
            city_kinds: estate.city_kinds.map(|kinds| (kinds >> 8) as u8),
            keys: estate.keys,
            more_keys: estate.more_keys,
            borrowed: estate.borrowed,
            points: part(&estate.points, BASE_SOURCES),
            inns: estate.inns,
            posts: estate.posts,
            routes: estate.routes,
            laid: estate.laid,
            shields: estate.shields,
        }
    }
}

/// Two rows in one.
fn joined<T: Copy + Default, const N: usize>(first: &[T], then: &[T]) -> [T; N] {
    from_fn(
        |place| if place < first.len() { first.at(place) } else { then.at(place - first.len()) },
    )
}

fn whole(base: &Base, added: &Added) -> State {
    let estates = from_fn(|seat| match (base.estates.get(seat), added.estates.get(seat)) {
        (Some(base), Some(added)) => whole_estate(base, added),
        _ => Estate::new(),
    });
    State {
        options: base.options,
        stage: base.stage,
        phase: base.phase,
        round: base.round,
        turn: base.turn,
        order: base.order,
        bridge: base.bridge,
        spaces: base.spaces,
        dice: base.dice,
        white: base.white,
        used: base.used,
        bought: base.bought,
        waiting: joined(&base.waiting, &added.waiting),
        waits: base.waits,
        choosing: base.choosing,
        hidden_castles: base.hidden_castles,
        table: joined(&base.table, &[added.inn]),
        depot_goods: base.depot_goods,
        bonuses_gone: base.bonuses_gone,
        drawn: base.drawn,
        estates,
        secrets: Secrets {
            piles: joined(&base.piles, &added.piles),
            goods: base.goods,
            dice: base.round_dice,
            castles: base.castles,
        },
        inns: added.inns,
        posts_gone: added.posts_gone,
        depot_shields: added.depot_shields,
        named: added.named,
        turned: added.turned,
        ending: added.ending,
        acting: added.acting,
        stone: added.stone,
        marker: added.marker,
        buys_points: added.buys_points,
    }
}

fn whole_estate(base: &BaseEstate, added: &AddedEstate) -> Estate {
    Estate {
        board: base.board,
        tiles: base.tiles,
        filled: base.filled,
        reach: base.reach,
        city_kinds: from_fn(|city| {
            u16::from(base.city_kinds.at(city)) | u16::from(added.city_kinds.at(city)) << 8
        }),
        storage: base.storage,
        keys: added.keys,
        more_keys: added.more_keys,
        goods: base.goods,
        sold: base.sold,
        silver: base.silver,
        workers: base.workers,
        monasteries: base.monasteries,
        borrowed: added.borrowed,
        bonuses: base.bonuses,
        points: joined(&base.points, &added.points),
        inns: added.inns,
        posts: added.posts,
        routes: added.routes,
        laid: added.laid,
        shields: added.shields,
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let plain = self.options.is_base();
        let mut parts = serializer.serialize_tuple(if plain { 1 } else { 2 })?;
        parts.serialize_element(&Base::from(self))?;
        if !plain {
            parts.serialize_element(&Added::from(self))?;
        }
        parts.end()
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<State, D::Error> {
        deserializer.deserialize_tuple(2, Parts)
    }
}

/// Reads the parts of a position; the first one tells whether there is a second.
struct Parts;

impl<'de> Visitor<'de> for Parts {
    type Value = State;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<State, A::Error> {
        let missing = |length| A::Error::invalid_length(length, &self);
        let base: Base = parts.next_element()?.ok_or_else(|| missing(0))?;
        let added = if base.options.is_base() {
            Added::default()
        } else {
            parts.next_element()?.ok_or_else(|| missing(1))?
        };
        Ok(whole(&base, &added))
    }
}
