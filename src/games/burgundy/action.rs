//! Everything a player can choose, with the text notation that records use.
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
//! Places and key fields are counted from 1, fields from 0 row by row from the north-west.

use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::{BLACK_PLACES, PLACES, Slot};
use crate::games::burgundy::fields::{Field, MAX_FIELDS};
use crate::games::burgundy::goods::{Good, GoodSet};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// What an action is done with: a die by its face, 1 to 6, or a castle's "any number".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Die(pub u8);

impl Die {
    /// The action of a castle, as if with a die of any number.
    pub const ANY: Die = Die(0);

    /// Whether it is a castle's action rather than a die.
    #[inline]
    #[must_use]
    pub const fn is_any(self) -> bool {
        self.0 == 0
    }
}

/// A key field of the storage, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(pub u8);

impl Key {
    /// The key field as an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a purchase is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Payment {
    /// Two silver.
    Silver,
    /// Two workers, with monastery 6.
    Workers,
}

/// One choice of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    /// This stored tile leaves the game, to make room for the new one.
    Discard(Key),
    /// Market, carpenter or church: take a tile.
    Fetch(Slot),
    /// Warehouse: sell all goods of a kind.
    SellFree(Good),
    /// Town hall: place a stored tile.
    Build(Key, Field),
    /// Ship: take the goods of this depot, 1 to 6.
    Load(u8),
    /// Ship: of the new kinds that don't all fit, take these.
    Keep(GoodSet),
    /// Let the waiting effect go.
    Pass,
    /// End the turn.
    EndTurn,
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_any() { f.write_str("*") } else { write!(f, "{}", self.0) }
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
        }
    }
}

/// Why a text is not an action.
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

fn slot(text: &str) -> Result<Slot, NotAnAction> {
    let (depot, place) = text.split_once('.').ok_or(NotAnAction)?;
    let depot = number(depot, 1, 7)?;
    let places = if depot == 7 { BLACK_PLACES } else { PLACES };
    Ok(Slot::new(depot, number(place, 1, places)? - 1))
}

fn field(text: &str) -> Result<Field, NotAnAction> {
    let digits = text.strip_prefix('@').ok_or(NotAnAction)?;
    number(digits, 0, MAX_FIELDS as u8 - 1).map(Field)
}

fn key(text: &str) -> Result<Key, NotAnAction> {
    number(text, 1, 12).map(|n| Key(n - 1))
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
    if text == "*" { Ok(Die::ANY) } else { number(text, 1, 6).map(Die) }
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
            _ => return Err(NotAnAction),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_parses_back() {
        for text in [
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
        ] {
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
            "buy 7.9",
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
