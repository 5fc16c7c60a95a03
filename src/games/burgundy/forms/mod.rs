//! Human-readable forms of Burgundy's components: names and numbers as in records and rulebook. In bytes they
//! are small numbers.

mod action;

use crate::engine::total::At;
use crate::games::burgundy::action::{Die, Key, slot};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::shields::{Shield, ShieldSet};
use crate::games::burgundy::sizes::{MAX_KEYS, PHASES};
use crate::games::burgundy::tiles::Tile;
use crate::two_forms;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

// A tile's key; null for none.
two_forms!(
    Tile as Option<String>,
    |tile: Tile| tile.record().map(|record| record.key.to_owned()),
    |key: Option<String>| key
        .map_or(Ok(Tile::NONE), |key| tile(&key).ok_or("there is no such tile"))
);

fn tile(key: &str) -> Option<Tile> {
    let named = |tile: &Tile| tile.record().is_some_and(|record| record.key == key);
    Tile::all().chain([Tile::BLACK]).find(named)
}

// The depot and the place in it, from 1: "5.2".
two_forms!(Slot as String, |slot: Slot| slot.to_string(), |text: String| {
    slot(&text).map_err(|_| "a place on the table is its depot and number, such as \"5.2\"")
});

/// A die's number, or another means of an action.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a die: 1 to 6, \"any\" or \"white\"")]
enum NamedDie {
    Face(u8),
    Special(Special),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Special {
    /// A castle's action with any number.
    Any,
    /// A white castle's action, with the white die's number.
    White,
}

two_forms!(
    Die as NamedDie,
    |die: Die| match die {
        Die::ANY => NamedDie::Special(Special::Any),
        Die::WHITE => NamedDie::Special(Special::White),
        Die(face) => NamedDie::Face(face),
    },
    |named: NamedDie| match named {
        NamedDie::Special(Special::Any) => Ok(Die::ANY),
        NamedDie::Special(Special::White) => Ok(Die::WHITE),
        NamedDie::Face(face @ 1..=6) => Ok(Die(face)),
        NamedDie::Face(_) => Err("a die shows 1 to 6"),
    }
);

// Counted from 1.
two_forms!(Key as u8, |key: Key| key.0 + 1, |number: u8| {
    let key = number.checked_sub(1).filter(|key| usize::from(*key) < MAX_KEYS);
    key.map(Key).ok_or("key fields are counted from 1")
});

two_forms!(GoodSet as Vec<Good>, |goods: GoodSet| goods.iter().collect(), |list: Vec<Good>| {
    Ok::<_, &str>(list.into_iter().fold(GoodSet::NONE, GoodSet::with))
});

two_forms!(ShieldSet as Vec<Shield>, |shields: ShieldSet| shields.iter().collect(), |list: Vec<
    Shield,
>| Ok::<_, &str>(
    list.into_iter().fold(ShieldSet::NONE, ShieldSet::with)
));

two_forms!(Modules as Vec<Module>, |modules: Modules| modules.iter().collect(), |list: Vec<
    Module,
>| Ok::<_, &str>(
    list.into_iter().collect()
));

/// For phases, human-readable as letters.
pub mod letter {
    use super::*;

    /// Writes a phase, 0 (A) to 4 (E).
    ///
    /// # Errors
    /// The format's errors.
    pub fn serialize<S: Serializer>(phase: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_char(char::from(b'A'.saturating_add(*phase)))
        } else {
            serializer.serialize_u8(*phase)
        }
    }

    /// Reads a phase.
    ///
    /// # Errors
    /// The format's errors, or if there is no such phase.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer);
        }
        let letter = char::deserialize(deserializer)?;
        let phase = (0..PHASES).find(|phase| char::from(b'A' + phase) == letter);
        phase.ok_or_else(|| D::Error::custom("the phases are A to E"))
    }
}

/// For the dice of all rounds, packed in the state and human-readable as those of the seats and the white one.
pub mod round_dice {
    use super::*;
    use crate::engine::forms::row;
    use crate::games::burgundy::round_dice::{pack_dice, unpack_dice};
    use crate::games::burgundy::sizes::ROUNDS;

    /// Rounds of a game.
    const ALL: usize = (PHASES * ROUNDS) as usize;

    #[derive(Serialize, Deserialize, Default, PartialEq)]
    struct Round {
        seats: [[u8; 2]; 4],
        white: u8,
    }

    /// Writes the dice.
    ///
    /// # Errors
    /// The format's errors.
    pub fn serialize<S: Serializer>(dice: &[u32; ALL], serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return row::serialize(dice, serializer);
        }
        let rounds = dice.iter().map(|packed| {
            let (seats, white) = unpack_dice(*packed);
            Round { seats, white }
        });
        serializer.collect_seq(rounds)
    }

    /// Reads the dice.
    ///
    /// # Errors
    /// The format's errors.
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<[u32; ALL], D::Error> {
        if !d.is_human_readable() {
            return row::deserialize(d);
        }
        let rounds = Vec::<Round>::deserialize(d)?;
        let packed: Vec<u32> =
            rounds.into_iter().map(|round| pack_dice(round.seats, round.white)).collect();
        Ok(core::array::from_fn(|round| packed.at(round)))
    }
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;
    use crate::games::burgundy::tiles::Colour;
    use serde_json::{Value, json};

    #[test]
    fn pieces_are_called_by_their_names() {
        fn named<T: Serialize + for<'a> Deserialize<'a> + PartialEq + core::fmt::Debug>(
            piece: T,
            name: Value,
        ) {
            assert_eq!(serde_json::to_value(&piece).unwrap(), name);
            assert_eq!(serde_json::from_value::<T>(name).unwrap(), piece);
        }
        named(Slot::new(5, 1), json!("5.2"));
        named(Slot::INNS, json!("7.9"));
        named(Die(3), json!(3));
        named(Die::ANY, json!("any"));
        named(Die::WHITE, json!("white"));
        named(Key(0), json!(1));
        named(GoodSet::NONE.with(Good(4)).with(Good(1)), json!([1, 4]));
        named(Modules::NONE.with(Module::Inns), json!(["inns"]));
        named(Tile::NONE, json!(null));
        named(Colour::Castle, json!("castle"));
        for tile in Tile::all() {
            let key = tile.record().map(|record| record.key);
            named(tile, json!(key));
        }
    }

    #[test]
    fn what_is_no_piece_is_refused() {
        for die in [json!(0), json!(7), json!("red"), json!(null)] {
            assert!(serde_json::from_value::<Die>(die).is_err());
        }
        assert!(serde_json::from_value::<Key>(json!(0)).is_err());
        assert!(serde_json::from_value::<Slot>(json!("8.1")).is_err());
        assert!(serde_json::from_value::<Tile>(json!("dragon")).is_err());
    }
}
