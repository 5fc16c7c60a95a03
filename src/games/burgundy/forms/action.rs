//! An action by its parts: an object whose `kind` says which other fields it has.

use crate::engine::forms::from_one;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::{Building, Species};
use crate::two_forms;
use core::convert::Infallible;
use serde::{Deserialize, Serialize};

/// Names the parts of each kind of action, in the order in which [`Action`] has them.
macro_rules! parts {
    ($($(#[$how:meta])* $kind:ident $(($($(#[$as:meta])* $part:ident: $type:ty),+))?;)*) => {
        #[derive(Serialize, Deserialize)]
        #[serde(tag = "kind", rename_all = "kebab-case")]
        enum Parts {
            $($(#[$how])* $kind $({ $($(#[$as])* $part: $type),+ })?,)*
        }

        impl From<Action> for Parts {
            fn from(action: Action) -> Parts {
                match action {
                    $(Action::$kind $(($($part),+))? => Parts::$kind $({ $($part),+ })?,)*
                }
            }
        }

        impl From<Parts> for Action {
            fn from(parts: Parts) -> Action {
                match parts {
                    $(Parts::$kind $({ $($part),+ })? => Action::$kind $(($($part),+))?,)*
                }
            }
        }
    };
}

parts! {
    Board(board: BoardId);
    #[serde(rename = "castle")]
    StartCastle(field: Field);
    Take(die: Die, slot: Slot);
    Place(die: Die, key: Key, field: Field);
    Sell(die: Die, good: Good);
    Hire(die: Die);
    Buy(slot: Slot, payment: Payment);
    Discard(key: Key);
    Fetch(slot: Slot);
    SellFree(good: Good);
    Build(key: Key, field: Field);
    Load(depot: u8);
    Keep(goods: GoodSet);
    Pass;
    #[serde(rename = "end")]
    EndTurn;
    Recruit;
    Use(building: Building);
    Herd(species: Species);
    Shield(shield: Shield, #[serde(default, skip_serializing_if = "is_none")] replaces: Shield);
    Turn(die: Die, to: u8);
    Name(named: Seat);
    Gather(good: Good);
    Settle(slot: Slot, field: Field);
    Pay(workers: u8);
    Drop(shield: Shield);
    Collect(#[serde(with = "from_one")] waiting: u8);
    First(#[serde(with = "from_one")] waiting: u8);
    Point;
    Swap(slot: Slot);
    Give(good: Good);
    Shelve(key: Key);
}

const fn is_none(shield: &Shield) -> bool {
    !shield.is_some()
}

two_forms!(Action as Parts, Parts::from, |parts: Parts| Ok::<_, Infallible>(Action::from(parts)));

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;
    use crate::engine::json::{action_with_text, read_action};
    use crate::games::burgundy::Burgundy;
    use crate::games::burgundy::action::WRITTEN;
    use serde_json::json;

    #[test]
    fn every_kind_reads_back_as_text_and_as_parts() {
        for &text in WRITTEN {
            let action: Action = text.parse().unwrap();
            assert_eq!(serde_json::from_value(json!(action)).ok(), Some(action), "{text}");
            assert_eq!(read_action::<Burgundy>(&action_with_text::<Burgundy>(action)), Ok(action));
            assert_eq!(read_action::<Burgundy>(&json!(text)), Ok(action));
            assert_eq!(read_action::<Burgundy>(&json!({ "text": text })), Ok(action));
            let bytes = postcard::to_allocvec(&action).unwrap();
            assert_eq!(postcard::from_bytes::<Action>(&bytes), Ok(action), "{text}");
        }
    }

    #[test]
    fn what_says_two_things_or_nothing_is_refused() {
        for (value, told) in [
            (json!({"kind": "hire"}), "missing field `die`"),
            (json!({"kind": "hire", "die": 7}), "a die shows 1 to 6"),
            (
                json!({"kind": "hire", "die": 3, "good": 1}),
                "good: there is no field of this name here",
            ),
            (json!({"kind": "end", "die": 3}), "die: there is no field of this name here"),
            (
                json!({"kind": "hire", "die": 3, "text": "4 hire"}),
                "text: this should be \"3 hire\", as the other fields say",
            ),
            (
                json!({"kind": "take", "die": 1, "slot": "8.1"}),
                "a place on the table is its depot and number, such as \"5.2\"",
            ),
            (
                json!({"kind": "build", "key": 1, "field": 200}),
                "this should be an action with numbers that exist",
            ),
            (
                json!({"kind": "keep", "goods": [3, 1]}),
                "goods: this should be [1,3], as the other fields say",
            ),
            (json!({"kind": "dance"}), "kind: unknown variant `dance`"),
            (json!({}), "missing field `kind`"),
            (json!([]), "this should be an action: a text or an object"),
            (json!("3 dance"), "\"3 dance\" is no action"),
        ] {
            let error = read_action::<Burgundy>(&value).unwrap_err().to_string();
            assert!(error.starts_with(told), "{value}: {error}");
        }
    }
}
