//! The human-readable form of an action: an object whose `kind` determines its other fields.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::{Building, Species};
use crate::two_forms;
use serde::{Deserialize, Serialize};

/// Lists all parts that any kind of action has, with their types.
macro_rules! all_parts {
    ($($part:ident: $type:ty;)*) => {
        /// An action of any kind as one flat object. An enum with each kind's own fields would read the object
        /// twice, its kind first, which adds 15 kB to the page.
        #[derive(Serialize, Deserialize)]
        struct Parts {
            kind: Kind,
            $(#[serde(skip_serializing_if = "Option::is_none")] $part: Option<$type>,)*
        }

        impl Parts {
            const fn of(kind: Kind) -> Parts {
                Parts { kind, $($part: None,)* }
            }
        }
    };
}

/// Lists the parts of each kind of action, in the order of [`Action`].
macro_rules! kinds {
    ($($(#[$how:meta])* $kind:ident $(($($part:ident),+))?;)*) => {
        #[derive(Serialize, Deserialize, Clone, Copy)]
        #[serde(rename_all = "kebab-case")]
        enum Kind {
            $($(#[$how])* $kind,)*
        }

        impl From<Action> for Parts {
            fn from(action: Action) -> Parts {
                match action {
                    $(Action::$kind $(($($part),+))? =>
                        Parts { $($($part: Some($part),)+)? ..Parts::of(Kind::$kind) },)*
                }
            }
        }

        impl TryFrom<Parts> for Action {
            type Error = Unreadable;

            fn try_from(parts: Parts) -> Result<Action, Unreadable> {
                Ok(match parts.kind {
                    $(Kind::$kind => Action::$kind
                        $(($(parts.$part.ok_or(Unreadable::Missing(stringify!($part)))?),+))?,)*
                })
            }
        }
    };
}

all_parts! {
    board: BoardId;
    die: Die;
    slot: Slot;
    key: Key;
    field: Field;
    good: Good;
    payment: Payment;
    depot: u8;
    goods: GoodSet;
    building: Building;
    species: Species;
    shield: Shield;
    replaces: Shield;
    to: u8;
    named: Seat;
    workers: u8;
    waiting: u8;
}

impl Parts {
    /// Converts to the human-readable values: places in the pool are counted from 1, and replacing no shield is
    /// left out.
    fn for_readers(self) -> Parts {
        Parts {
            replaces: self.replaces.filter(|shield| shield.is_some()),
            waiting: self.waiting.map(|waiting| waiting.saturating_add(1)),
            ..self
        }
    }

    fn of_readers(self) -> Result<Parts, Unreadable> {
        let counted = |waiting: u8| waiting.checked_sub(1).ok_or(Unreadable::CountedFromOne);
        Ok(Parts {
            replaces: self.replaces.or(Some(Shield::NONE)),
            waiting: self.waiting.map(counted).transpose()?,
            ..self
        })
    }
}

/// Reason why an object is not an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
enum Unreadable {
    #[error("missing field `{0}`")]
    Missing(&'static str),
    #[error("waiting: this is counted from 1")]
    CountedFromOne,
}

kinds! {
    Board(board);
    #[serde(rename = "castle")]
    StartCastle(field);
    Take(die, slot);
    Place(die, key, field);
    Sell(die, good);
    Hire(die);
    Buy(slot, payment);
    Discard(key);
    Fetch(slot);
    SellFree(good);
    Build(key, field);
    Load(depot);
    Keep(goods);
    Pass;
    #[serde(rename = "end")]
    EndTurn;
    Recruit;
    Use(building);
    Herd(species);
    Shield(shield, replaces);
    Turn(die, to);
    Name(named);
    Gather(good);
    Settle(slot, field);
    Pay(workers);
    Drop(shield);
    Collect(waiting);
    First(waiting);
    Point;
    Swap(slot);
    Give(good);
    Shelve(key);
}

two_forms!(Action as Parts, |action| Parts::from(action).for_readers(), |parts: Parts| parts
    .of_readers()
    .and_then(Action::try_from));

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
        for (value, message) in [
            (json!({"kind": "hire"}), "missing field `die`"),
            (json!({"kind": "hire", "die": 7}), "die: a die shows 1 to 6"),
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
                "slot: a place on the table is its depot and number, such as \"5.2\"",
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
            assert!(error.starts_with(message), "{value}: {error}");
        }
    }
}
