//! The actions of a player, with the text notation of records.
//!
//! | notation | meaning |
//! |---|---|
//! | `board 4` | take board 4 |
//! | `castle @17` | put the start castle on field 17 |
//! | `3 take 5.2` | with the die showing 3: the tile at place 2 of depot 5 |
//! | `3 place 1 @17` | with the die showing 3: the tile on key field 1 to field 17 |
//! | `3 sell 4` | with the die showing 3: all goods of kind 4 |
//! | `3 hire` | with the die showing 3: workers |
//! | `* take 5.2` … | the same as a castle's action, with any number |
//! | `buy 7.3`, `buy 7.3 workers` | place 3 of the black depot for silver, or for workers |
//! | `discard 2` | the tile on key field 2 leaves the game for the new one |
//! | `fetch 5.2` | market, carpenter or church: the tile at place 2 of depot 5 |
//! | `sell 4` | warehouse: all goods of kind 4 |
//! | `build 1 @17` | town hall: the tile on key field 1 to field 17 |
//! | `load 5` | ship: the goods of depot 5 |
//! | `keep 13` | ship: of the new kinds, 1 and 3 |
//! | `pass` | let an optional effect go |
//! | `end` | end the turn |
//!
//! With modules also:
//!
//! | notation | meaning |
//! |---|---|
//! | `w take 5.2` … | a white castle's action, with the white die's number |
//! | `buy 7.9` | the topmost inn |
//! | `recruit` | monastery 28: two workers for a silver |
//! | `use market` | crane: the effect of a market |
//! | `herd cow` | geese: the cows on their pasture score too |
//! | `shield 7`, `shield 7 for 3` | for a double: shield 7, on a free castle or in place of shield 3 |
//! | `3 turn 6` | shield 16: the die showing 3 is turned to 6 |
//! | `name 2` | shield 6: use the monasteries of seat 2 |
//! | `gather 4` | shield 5: all goods of kind 4 from all depots |
//! | `settle 5.2 @17` | shields 14 and 15: the tile at place 2 of depot 5 straight to field 17 |
//! | `pay`, `pay 2` | tribute for all shields in silver, or two of them in workers |
//! | `drop 7` | shield 7 leaves the game |
//!
//! In the solo game also:
//!
//! | notation | meaning |
//! |---|---|
//! | `collect 2` | the points that wait at place 2 |
//! | `first 2` | the effect that waits at place 2 comes first |
//! | `point` | a point for a silver |
//! | `swap 7.2` | five goods for the tile at place 2 of the black depot |
//! | `give 3` | a good of kind 3 for it |
//!
//! In the team game also:
//!
//! | notation | meaning |
//! |---|---|
//! | `shelve 3` | the new tile on key field 3; 1 and 2 are the first partner's, 3 and 4 common, 5 and 6 the second's |
//!
//! Places and key fields are counted from 1, fields from 0 row by row from the north-west, seats from 0.

use crate::engine::seat::Seat;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::{BLACK_PLACES, PLACES, Slot};
use crate::games::burgundy::fields::{Field, MAX_FIELDS};
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::shields::{SHIELDS, Shield};
use crate::games::burgundy::sizes::{MAX_KEYS, MAX_WAITING};
use crate::games::burgundy::tiles::{Building, Species};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Legal actions of a seat. The widest turn stays under 300; the conformance kit reports a list that is too
/// short.
pub type Actions = crate::engine::actions::Actions<Action, 768>;

/// The means of an action: a die by its face, 1 to 6, a castle's "any number", or the white die's number for a
/// white castle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Die(pub u8);

impl Die {
    /// The action of a castle, as if with a die of any number.
    pub const ANY: Die = Die(0);
    /// The action of a white castle, with the number of the white die.
    pub const WHITE: Die = Die(7);

    /// True if it is a castle's action rather than a die.
    #[inline]
    #[must_use]
    pub const fn is_any(self) -> bool {
        self.0 == 0
    }
}

/// A key field of the storage, counted from 0. With shield 4 there are more than three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Key(pub u8);

impl Key {
    /// The key field as an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The payment of a purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// Two silver.
    Silver,
    /// Two workers, with monastery 6.
    Workers,
}

/// A choice of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Action {
    /// Take this board, before the game.
    Board(BoardId),
    /// Put the start castle here, before the game.
    StartCastle(Field),
    /// Take a tile from a numbered depot into storage.
    Take(Die, Slot),
    /// Place a stored tile in the estate.
    Place(Die, Key, Field),
    /// Sell all goods of a kind.
    Sell(Die, Good),
    /// Take workers.
    Hire(Die),
    /// Buy a tile: once in the own turn.
    Buy(Slot, Payment),
    /// Discard this stored tile to make room for the new one.
    Discard(Key),
    /// Market, carpenter or church: take a tile.
    Fetch(Slot),
    /// Warehouse: sell all goods of a kind.
    SellFree(Good),
    /// Town hall: place a stored tile.
    Build(Key, Field),
    /// Ship: take the goods of this depot, 1 to 6.
    Load(u8),
    /// Ship: take these of the new kinds, of which not all fit.
    Keep(GoodSet),
    /// Let the waiting effect go.
    Pass,
    /// End the turn.
    EndTurn,
    /// Monastery 28: two workers for a silver.
    Recruit,
    /// Crane: use the effect of this building.
    Use(Building),
    /// Geese: score these animals on their pasture too.
    Herd(Species),
    /// Take a shield, for a double or with shield 11; the second one, or none, is discarded for it.
    Shield(Shield, Shield),
    /// Shield 16: turn an unused die to this number.
    Turn(Die, u8),
    /// Shield 6: use this player's monasteries.
    Name(Seat),
    /// Shield 5: take all goods of a kind from all depots.
    Gather(Good),
    /// Shields 14 and 15: place a tile from the table.
    Settle(Slot, Field),
    /// Pay the tribute, for this number of shields in workers.
    Pay(u8),
    /// Discard a shield because its tribute is not paid.
    Drop(Shield),
    /// Solo: collect the points that wait at this place, counted from 0.
    Collect(u8),
    /// Solo: put the effect that waits at this place first.
    First(u8),
    /// Solo: buy a point for a silver.
    Point,
    /// Solo: swap five goods for this tile of the black depot.
    Swap(Slot),
    /// Solo: give a good for the tile.
    Give(Good),
    /// Team: put the new tile on this key field, one's own or a common one.
    Shelve(Key),
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Die::ANY => f.write_str("*"),
            Die::WHITE => f.write_str("w"),
            Die(face) => write!(f, "{face}"),
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.depot(), self.place() + 1)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Board(board) => write!(f, "board {}", board.0),
            Action::StartCastle(field) => write!(f, "castle @{}", field.0),
            Action::Take(die, slot) => write!(f, "{die} take {slot}"),
            Action::Place(die, key, field) => write!(f, "{die} place {} @{}", key.0 + 1, field.0),
            Action::Sell(die, good) => write!(f, "{die} sell {}", good.0),
            Action::Hire(die) => write!(f, "{die} hire"),
            Action::Buy(slot, Payment::Silver) => write!(f, "buy {slot}"),
            Action::Buy(slot, Payment::Workers) => write!(f, "buy {slot} workers"),
            Action::Discard(key) => write!(f, "discard {}", key.0 + 1),
            Action::Fetch(slot) => write!(f, "fetch {slot}"),
            Action::SellFree(good) => write!(f, "sell {}", good.0),
            Action::Build(key, field) => write!(f, "build {} @{}", key.0 + 1, field.0),
            Action::Load(depot) => write!(f, "load {depot}"),
            Action::Keep(goods) => {
                f.write_str("keep ")?;
                goods.iter().try_for_each(|good| write!(f, "{}", good.0))
            }
            Action::Pass => f.write_str("pass"),
            Action::EndTurn => f.write_str("end"),
            Action::Recruit => f.write_str("recruit"),
            Action::Use(building) => write!(f, "use {}", building_key(*building)),
            Action::Herd(species) => write!(f, "herd {}", species.key()),
            Action::Shield(shield, Shield::NONE) => write!(f, "shield {}", shield.0),
            Action::Shield(shield, old) => write!(f, "shield {} for {}", shield.0, old.0),
            Action::Turn(die, to) => write!(f, "{die} turn {to}"),
            Action::Name(seat) => write!(f, "name {}", seat.0),
            Action::Gather(good) => write!(f, "gather {}", good.0),
            Action::Settle(slot, field) => write!(f, "settle {slot} @{}", field.0),
            Action::Pay(0) => f.write_str("pay"),
            Action::Pay(workers) => write!(f, "pay {workers}"),
            Action::Drop(shield) => write!(f, "drop {}", shield.0),
            Action::Collect(place) => write!(f, "collect {}", place + 1),
            Action::First(place) => write!(f, "first {}", place + 1),
            Action::Point => f.write_str("point"),
            Action::Swap(slot) => write!(f, "swap {slot}"),
            Action::Give(good) => write!(f, "give {}", good.0),
            Action::Shelve(key) => write!(f, "shelve {}", key.0 + 1),
        }
    }
}

fn building_key(building: Building) -> &'static str {
    building.tile().record().map_or("", |record| record.key)
}

/// The error of a text that is not an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "this is not an action; actions look like \"3 take 5.2\", \"buy 7.1\", \"load 4\" or \"end\""
)]
pub struct NotAnAction;

fn number(text: &str, from: u8, to: u8) -> Result<u8, NotAnAction> {
    let plain = !text.is_empty() && text.len() <= 3 && text.bytes().all(|b| b.is_ascii_digit());
    let value = if plain { text.parse().ok() } else { None };
    value.filter(|v| (from..=to).contains(v)).ok_or(NotAnAction)
}

pub(super) fn slot(text: &str) -> Result<Slot, NotAnAction> {
    let (depot, place) = text.split_once('.').ok_or(NotAnAction)?;
    let depot = number(depot, 1, 7)?;
    let places = if depot == 7 { BLACK_PLACES + 1 } else { PLACES };
    Ok(Slot::new(depot, number(place, 1, places)? - 1))
}

fn field(text: &str) -> Result<Field, NotAnAction> {
    let digits = text.strip_prefix('@').ok_or(NotAnAction)?;
    number(digits, 0, MAX_FIELDS as u8 - 1).map(Field)
}

fn key(text: &str) -> Result<Key, NotAnAction> {
    number(text, 1, MAX_KEYS as u8).map(|n| Key(n - 1))
}

fn good(text: &str) -> Result<Good, NotAnAction> {
    number(text, 1, 6).map(Good)
}

fn goods(text: &str) -> Result<GoodSet, NotAnAction> {
    let mut set = GoodSet::NONE;
    let mut last = '0';
    for digit in text.chars() {
        if !('1'..='6').contains(&digit) || digit <= last {
            return Err(NotAnAction);
        }
        last = digit;
        set = set.with(Good(digit as u8 - b'0'));
    }
    Ok(set)
}

fn die(text: &str) -> Result<Die, NotAnAction> {
    match text {
        "*" => Ok(Die::ANY),
        "w" => Ok(Die::WHITE),
        _ => face(text).map(Die),
    }
}

fn face(text: &str) -> Result<u8, NotAnAction> {
    number(text, 1, 6)
}

fn shield(text: &str) -> Result<Shield, NotAnAction> {
    number(text, 1, SHIELDS).map(Shield)
}

fn building(text: &str) -> Result<Building, NotAnAction> {
    let all = Building::ALL.into_iter().chain([Building::WhiteCastle]);
    all.into_iter().find(|building| building_key(*building) == text).ok_or(NotAnAction)
}

fn species(text: &str) -> Result<Species, NotAnAction> {
    Species::ALL.into_iter().find(|species| species.key() == text).ok_or(NotAnAction)
}

/// Reads the actions of games with modules.
fn of_modules(words: [&str; 5]) -> Result<Action, NotAnAction> {
    Ok(match words {
        ["recruit", "", "", "", _] => Action::Recruit,
        ["use", kind, "", "", _] => Action::Use(building(kind)?),
        ["herd", kind, "", "", _] => Action::Herd(species(kind)?),
        ["shield", new, "", "", _] => Action::Shield(shield(new)?, Shield::NONE),
        ["shield", new, "for", old, _] => Action::Shield(shield(new)?, shield(old)?),
        ["name", seat, "", "", _] => Action::Name(Seat(number(seat, 0, 3)?)),
        ["gather", kind, "", "", _] => Action::Gather(good(kind)?),
        ["settle", from, at, "", _] => Action::Settle(slot(from)?, field(at)?),
        ["pay", "", "", "", _] => Action::Pay(0),
        ["pay", workers, "", "", _] => Action::Pay(number(workers, 1, SHIELDS)?),
        ["drop", old, "", "", _] => Action::Drop(shield(old)?),
        ["collect", place, "", "", _] => Action::Collect(number(place, 1, MAX_WAITING as u8)? - 1),
        ["first", place, "", "", _] => Action::First(number(place, 1, MAX_WAITING as u8)? - 1),
        ["point", "", "", "", _] => Action::Point,
        ["swap", from, "", "", _] => Action::Swap(slot(from)?),
        ["give", kind, "", "", _] => Action::Give(good(kind)?),
        ["shelve", k, "", "", _] => Action::Shelve(key(k)?),
        [d, "turn", to, "", _] => Action::Turn(Die(face(d)?), face(to)?),
        _ => return Err(NotAnAction),
    })
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = text.split(' ');
        let mut all = [""; 5];
        for place in &mut all {
            *place = words.next().unwrap_or("");
        }
        if words.next().is_some() || all.last().is_some_and(|w| !w.is_empty()) {
            return Err(NotAnAction);
        }
        Ok(match all {
            ["board", n, "", "", _] => Action::Board(BoardId(number(n, 1, 10)?)),
            ["castle", at, "", "", _] => Action::StartCastle(field(at)?),
            ["buy", from, "", "", _] => Action::Buy(slot(from)?, Payment::Silver),
            ["buy", from, "workers", "", _] => Action::Buy(slot(from)?, Payment::Workers),
            ["discard", k, "", "", _] => Action::Discard(key(k)?),
            ["fetch", from, "", "", _] => Action::Fetch(slot(from)?),
            ["sell", kind, "", "", _] => Action::SellFree(good(kind)?),
            ["build", k, at, "", _] => Action::Build(key(k)?, field(at)?),
            ["load", depot, "", "", _] => Action::Load(number(depot, 1, 6)?),
            ["keep", kinds, "", "", _] => Action::Keep(goods(kinds)?),
            ["pass", "", "", "", _] => Action::Pass,
            ["end", "", "", "", _] => Action::EndTurn,
            [d, "take", from, "", _] => Action::Take(die(d)?, slot(from)?),
            [d, "place", k, at, _] => Action::Place(die(d)?, key(k)?, field(at)?),
            [d, "sell", kind, "", _] => Action::Sell(die(d)?, good(kind)?),
            [d, "hire", "", "", _] => Action::Hire(die(d)?),
            _ => of_modules(all)?,
        })
    }
}

/// Every kind of action in its notation, for tests of reading and writing.
#[cfg(test)]
pub(super) const WRITTEN: &[&str] = &[
    "board 4",
    "castle @36",
    "3 take 5.2",
    "* take 1.4",
    "3 place 1 @17",
    "* place 3 @0",
    "6 sell 4",
    "* hire",
    "buy 7.8",
    "buy 2.1 workers",
    "discard 2",
    "fetch 6.4",
    "sell 1",
    "build 2 @9",
    "load 6",
    "keep 136",
    "keep ",
    "pass",
    "end",
    "w take 5.2",
    "w hire",
    "buy 7.9",
    "build 40 @9",
    "recruit",
    "use white-castle",
    "use market",
    "herd goat",
    "shield 18",
    "shield 7 for 3",
    "3 turn 6",
    "name 0",
    "gather 4",
    "settle 7.9 @0",
    "pay",
    "pay 2",
    "drop 7",
    "collect 1",
    "first 24",
    "point",
    "swap 7.8",
    "give 6",
    "shelve 3",
    "castle @72",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_parses_back() {
        for &text in WRITTEN {
            let action: Action = text.parse().unwrap_or_else(|_| panic!("{text}"));
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn what_is_not_an_action_is_refused() {
        for text in [
            "",
            "end now",
            "7 hire",
            "0 hire",
            "3 take 5",
            "3 take 8.1",
            "3 take 5.5",
            "buy 7.10",
            "discard 41",
            "w turn 3",
            "shield 0",
            "shield 7 for 19",
            "pay 0",
            "use inn",
            "herd geese",
            "name 4",
            "castle 17",
            "castle @73",
            "keep 31",
            "keep 11",
            "keep 7",
            "3  hire",
            "+3 hire",
            "board 11",
            "discard 0",
            "3 place 1 @17 x",
            "a b c d e f g",
        ] {
            assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
        }
    }

    #[test]
    fn an_action_takes_four_bytes() {
        assert_eq!(size_of::<Action>(), 4);
    }
}
