//! A position as bytes, for its hash and for storage.
//!
//! The base game's part comes first; that of modules follows, in games with modules only. The layout belongs to
//! the rules' version: hashes in records and stored positions depend on it.

use crate::engine::forms::{bits, from_one, row};
use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::SLOTS;
use crate::games::burgundy::event::{BASE_SOURCES, SOURCES};
use crate::games::burgundy::fields::{BOARD_FIELDS, Fields, MAX_FIELDS};
use crate::games::burgundy::forms::{letter, round_dice};
use crate::games::burgundy::goods::GOODS_COUNT;
use crate::games::burgundy::options::Options;
use crate::games::burgundy::route_cards::MAX_CARDS;
use crate::games::burgundy::shields::{DEPOT_SHIELDS, Shield, ShieldSet};
use crate::games::burgundy::sizes::{KEYS, MAX_KEYS, MAX_WAITING, PHASES, ROUNDS};
use crate::games::burgundy::state::modules::{
    EstateModules, NEAR_BUILDINGS, NEAR_CITIES, NEAR_WAITING,
};
use crate::games::burgundy::state::{Estate, Secrets, Stage, State, Waiting};
use crate::games::burgundy::tiles::{MOST_TILES, TILE_COUNT, Tile};
use core::array::from_fn;
use core::fmt;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Number of pending effects in the base game's bytes.
const BASE_WAITING: usize = 8;

#[derive(Serialize, Deserialize)]
struct Base {
    options: Options,
    stage: Stage,
    #[serde(with = "letter")]
    phase: u8,
    #[serde(with = "from_one")]
    round: u8,
    turn: u8,
    order: [u8; SEATS],
    bridge: [u8; SEATS],
    spaces: [u8; SEATS],
    dice: [[u8; 2]; SEATS],
    white: u8,
    used: u8,
    bought: bool,
    #[serde(with = "row")]
    waiting: [Waiting; BASE_WAITING],
    waits: u8,
    choosing: Seats,
    hidden_castles: [u8; SEATS],
    table: [Tile; SLOTS],
    depot_goods: [[u8; 6]; 6],
    #[serde(with = "bits")]
    bonuses_gone: u16,
    drawn: [u8; 7],
    #[serde(with = "row")]
    estates: [BaseEstate; SEATS],
    #[serde(with = "row")]
    piles: [Tile; TILE_COUNT],
    #[serde(with = "row")]
    goods: [u8; GOODS_COUNT],
    #[serde(with = "round_dice")]
    round_dice: [u32; (PHASES * ROUNDS) as usize],
    castles: [u8; SEATS],
}

#[derive(Serialize, Deserialize, PartialEq)]
struct BaseEstate {
    board: BoardId,
    #[serde(with = "row")]
    tiles: [Tile; BOARD_FIELDS],
    filled: Fields,
    reach: Fields,
    city_kinds: [u8; NEAR_CITIES],
    storage: [Tile; KEYS],
    goods: [u8; 6],
    sold: [u8; 6],
    silver: u16,
    workers: u16,
    #[serde(with = "bits")]
    monasteries: u32,
    #[serde(with = "bits")]
    bonuses: u16,
    points: [u16; BASE_SOURCES],
}

/// The additions of modules.
#[derive(Serialize, Deserialize, Default)]
struct Added {
    #[serde(with = "row")]
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
    solo: Solo,
    #[serde(with = "row")]
    estates: [AddedEstate; SEATS],
}

/// Flags of the solo game.
#[derive(Serialize, Deserialize, Default, Clone, Copy)]
#[serde(into = "u8", try_from = "u8")]
struct Solo {
    buys_points: bool,
    crane_counted: bool,
}

impl From<Solo> for u8 {
    fn from(solo: Solo) -> u8 {
        u8::from(solo.buys_points) | u8::from(solo.crane_counted) << 1
    }
}

impl TryFrom<u8> for Solo {
    type Error = &'static str;

    fn try_from(bits: u8) -> Result<Solo, &'static str> {
        match bits {
            0..4 => Ok(Solo { buys_points: bits & 1 != 0, crane_counted: bits & 2 != 0 }),
            _ => Err("two bits tell what is so in the solo game"),
        }
    }
}

#[derive(Serialize, Deserialize, PartialEq)]
struct AddedEstate {
    /// The bits of buildings beyond the eighth.
    city_kinds: [u8; NEAR_CITIES],
    keys: u8,
    #[serde(with = "row")]
    more_keys: MoreKeys,
    #[serde(with = "bits")]
    borrowed: u32,
    points: [u16; SOURCES - BASE_SOURCES],
    #[serde(with = "bits")]
    inns: u32,
    #[serde(with = "bits")]
    posts: u8,
    #[serde(with = "row")]
    routes: [u8; MAX_CARDS],
    laid: u64,
    shields: ShieldSet,
}

/// The additions of the team game: the right half of each team's double board.
#[derive(Serialize, Deserialize)]
struct Halves(#[serde(with = "row")] RightHalf, #[serde(with = "row")] RightHalf);

type RightHalf = [Tile; MAX_FIELDS - BOARD_FIELDS];

impl From<&State> for Halves {
    fn from(state: &State) -> Halves {
        let [a, b, ..] = &state.estates;
        Halves(a.module_state().tiles, b.module_state().tiles)
    }
}

impl Default for BaseEstate {
    fn default() -> BaseEstate {
        BaseEstate::from(&Estate::new())
    }
}

impl Default for AddedEstate {
    fn default() -> AddedEstate {
        AddedEstate::from(&Estate::new())
    }
}

/// The human-readable form: one object, including the additions of modules and teams if there are any.
#[derive(Serialize, Deserialize)]
struct Readable {
    #[serde(flatten)]
    base: Base,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    modules: Option<Added>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    right_halves: Option<Halves>,
}

/// Transposes a square of bits: from the cities of each building to the buildings of each city, or back.
fn transposed(rows: &[u8; NEAR_CITIES]) -> [u8; NEAR_BUILDINGS] {
    from_fn(|column| {
        let bit = |(row, bits): (usize, &u8)| (bits >> column & 1) << row;
        rows.iter().enumerate().fold(0, |all, row| all | bit(row))
    })
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
            waiting: from_fn(|place| state.waiting_at(place)),
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
            city_kinds: transposed(&estate.cities),
            storage: estate.storage,
            goods: estate.goods,
            sold: estate.sold,
            silver: estate.silver,
            workers: estate.workers,
            monasteries: estate.own_monasteries(),
            bonuses: estate.bonuses,
            points: estate.points,
        }
    }
}

impl From<&State> for Added {
    fn from(state: &State) -> Added {
        Added {
            waiting: from_fn(|place| state.waiting_at(BASE_WAITING + place)),
            inn: state.table.at(SLOTS),
            piles: part(&state.secrets.piles, TILE_COUNT),
            inns: state.inns,
            posts_gone: state.posts_gone,
            depot_shields: state.module_state().depot_shields,
            named: state.named,
            turned: state.turned,
            ending: state.ending,
            acting: state.acting,
            stone: state.stone,
            marker: state.marker,
            solo: Solo { buys_points: state.buys_points, crane_counted: state.crane_counted },
            estates: state.estates.each_ref().map(AddedEstate::from),
        }
    }
}

impl From<&Estate> for AddedEstate {
    fn from(estate: &Estate) -> AddedEstate {
        let more = estate.module_state();
        AddedEstate {
            city_kinds: from_fn(|city| more.white_castles >> city & 1),
            keys: estate.keys,
            more_keys: more.storage,
            borrowed: more.borrowed,
            points: more.points,
            inns: more.inns,
            posts: more.posts,
            routes: more.routes,
            laid: more.laid,
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
    let mut state = State {
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
        waiting: part(&base.waiting, 0),
        waits: base.waits,
        choosing: base.choosing,
        hidden_castles: base.hidden_castles,
        table: joined(&base.table, &[added.inn]),
        depot_goods: base.depot_goods,
        bonuses_gone: base.bonuses_gone,
        drawn: base.drawn,
        estates: base.estates.each_ref().map(whole_estate),
        secrets: Secrets {
            piles: joined(&base.piles, &added.piles),
            goods: base.goods,
            dice: base.round_dice,
            castles: base.castles,
        },
        inns: added.inns,
        posts_gone: added.posts_gone,
        named: added.named,
        turned: added.turned,
        ending: added.ending,
        acting: added.acting,
        stone: added.stone,
        marker: added.marker,
        buys_points: added.solo.buys_points,
        crane_counted: added.solo.crane_counted,
        module_state: None,
    };
    if !state.options.is_base() {
        add(&mut state, base, added);
    }
    state
}

/// Fills the boxes of a position with modules.
fn add(state: &mut State, base: &Base, added: &Added) {
    state.make_boxes();
    let waiting: [Waiting; MAX_WAITING] = joined(&base.waiting, &added.waiting);
    let more = state.module_state_mut();
    more.waiting = part(&waiting, NEAR_WAITING);
    more.depot_shields = added.depot_shields;
    for (estate, added) in state.estates.iter_mut().zip(&added.estates) {
        estate.keys = added.keys;
        estate.shields = added.shields;
        // A position's own bytes hold only the own monasteries.
        estate.monasteries |= added.borrowed;
        if let Some(more) = &mut estate.module_state {
            **more = EstateModules {
                storage: added.more_keys,
                white_castles: bits(&added.city_kinds),
                borrowed: added.borrowed,
                points: added.points,
                inns: added.inns,
                posts: added.posts,
                routes: added.routes,
                laid: added.laid,
                ..EstateModules::default()
            };
        }
    }
}

/// The lowest bits of all numbers of a row.
fn bits(row: &[u8; NEAR_CITIES]) -> u8 {
    row.iter().enumerate().fold(0, |all, (place, bit)| all | (bit & 1) << place)
}

fn whole_estate(base: &BaseEstate) -> Estate {
    Estate {
        board: base.board,
        tiles: base.tiles,
        filled: base.filled,
        reach: base.reach,
        cities: transposed(&base.city_kinds),
        storage: base.storage,
        goods: base.goods,
        sold: base.sold,
        silver: base.silver,
        workers: base.workers,
        monasteries: base.monasteries,
        bonuses: base.bonuses,
        points: base.points,
        ..Estate::new()
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (plain, team) = (self.options.is_base(), self.is_team_game());
        if serializer.is_human_readable() {
            let readable = Readable {
                base: Base::from(self),
                modules: (!plain).then(|| Added::from(self)),
                right_halves: team.then(|| Halves::from(self)),
            };
            return readable.serialize(serializer);
        }
        let count = 1 + usize::from(!plain) + usize::from(team);
        let mut parts = serializer.serialize_tuple(count)?;
        parts.serialize_element(&Base::from(self))?;
        if !plain {
            parts.serialize_element(&Added::from(self))?;
        }
        if team {
            parts.serialize_element(&Halves::from(self))?;
        }
        parts.end()
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<State, D::Error> {
        if deserializer.is_human_readable() {
            let Readable { base, modules, right_halves } = Readable::deserialize(deserializer)?;
            return Ok(joined_parts(&base, &modules.unwrap_or_default(), right_halves));
        }
        deserializer.deserialize_tuple(3, Parts)
    }
}

fn joined_parts(base: &Base, added: &Added, halves: Option<Halves>) -> State {
    let mut state = whole(base, added);
    if let (true, Some(Halves(a, b))) = (base.options.is_team_game(), halves) {
        for (estate, right) in state.estates.iter_mut().zip([a, b]) {
            estate.module_state_mut().tiles = right;
        }
    }
    state
}

/// Reads the parts of a position; the first one determines the others.
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
        let halves = if base.options.is_team_game() {
            Some(parts.next_element()?.ok_or_else(|| missing(2))?)
        } else {
            None
        };
        Ok(joined_parts(&base, &added, halves))
    }
}
