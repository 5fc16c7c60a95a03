//! Serialized forms of positions. Positions of the first five games keep their original form, and with it their
//! bytes, JSON and hashes; fields that only the six sets need are appended.

use super::{
    Counters, DISCARD, EVENTS, FILLERS, HAND, Holder, REGIONS_LEFT, STACK, STACKS, Slot, State,
    TakenStack, Totals,
};
use crate::engine::chance::DrawKey;
use crate::engine::total::At;
use crate::games::princes::card::{Card, CardSet, Sets};
use crate::games::princes::kinds::Region;
use crate::games::princes::modes::Mode;
use crate::games::princes::place::Laid;
use crate::games::princes::realm::Realm;
use crate::games::princes::sheet::ROWS;
use crate::games::princes::step::Task;
use arrayvec::ArrayVec;
use core::fmt;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Number of words of a set of cards in the original form.
const FIRST_WORDS: usize = 2;
/// Number of fillers in the original form.
const FIRST_FILLERS: usize = 2;

/// The stored mode: a word in human-readable formats, else a byte; a duel with other sets than the first three
/// has its own byte.
#[derive(Clone, Copy)]
struct Tag {
    mode: Mode,
    wide: bool,
}

impl Serialize for Tag {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            self.mode.serialize(to)
        } else {
            to.serialize_u8(self.mode.byte(self.wide))
        }
    }
}

impl<'de> Deserialize<'de> for Tag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tag, D::Error> {
        if from.is_human_readable() {
            return Mode::deserialize(from).map(|mode| Tag { mode, wide: false });
        }
        let read = Mode::of_byte(u8::deserialize(from)?);
        let (mode, wide) = read.ok_or_else(|| D::Error::custom("no mode of the game"))?;
        Ok(Tag { mode, wide })
    }
}

/// Defines the fields of both forms: the original ones in their order, with given values for the three that
/// have grown.
macro_rules! forms {
    (
        [$($before:ident: $of_before:ty),* $(,)?]
        [$($between:ident: $of_between:ty),* $(,)?]
    ) => {
        /// The original fields.
        #[derive(Serialize, Deserialize)]
        struct Plain {
            mode: Tag,
            $($before: $of_before,)*
            fillers: [Card; FIRST_FILLERS],
            $($between: $of_between,)*
            owned: [[u64; FIRST_WORDS]; 2],
        }

        impl Plain {
            fn of(state: &State, wide: bool) -> Plain {
                let [first, second, ..] = state.fillers;
                Plain {
                    mode: Tag { mode: state.mode, wide },
                    $($before: state.$before.clone(),)*
                    fillers: [first, second],
                    $($between: state.$between.clone(),)*
                    owned: state.owned.map(|[first, second, ..]| [first, second]),
                }
            }

            fn position(self, wide: Option<Wide>) -> State {
                let wide = wide.unwrap_or_else(|| Wide::of_mode(self.mode.mode));
                let [first, second] = self.fillers;
                let [third, fourth, fifth, sixth] = wide.more_fillers;
                let mut state = State {
                    mode: self.mode.mode,
                    $($before: self.$before,)*
                    fillers: [first, second, third, fourth, fifth, sixth],
                    $($between: self.$between,)*
                    owned: [0, 1].map(|seat| {
                        let [first, second] = self.owned.at(seat);
                        [first, second, wide.more_owned.at(seat)]
                    }),
                    sets: wide.sets,
                    herald: wide.herald,
                };
                state.counters.guards = wide.guards;
                for (realm, store) in state.realms.iter_mut().zip(wide.caches) {
                    realm.set_cache(store);
                }
                state
            }
        }
    };
}

forms! {
    [
        starter: u8, active: u8, turn: u16, over: bool, winner: Holder, number: u8, face: u8, supply: [u8; 3],
        realms: [Realm; 2], hands: [ArrayVec<Slot, HAND>; 2], stacks: [ArrayVec<Slot, STACK>; STACKS],
        open: ArrayVec<Card, 6>, discard: ArrayVec<Card, DISCARD>, regions: ArrayVec<Region, REGIONS_LEFT>,
        drawn: [Region; 2], growing: u8, events: ArrayVec<Slot, EVENTS>, current: Card,
    ]
    [
        fillers_seen: u8, agenda: ArrayVec<Task, 24>, named: ArrayVec<Laid, 3>, transit: Card,
        taken_stack: TakenStack, bereft: u8, marked: bool, counters: Counters, key: DrawKey, totals: [Totals; 2],
        sheets: [[u8; ROWS]; 2], advantages: [Holder; 2],
    ]
}

/// The fields that only games with other sets than the first three have.
#[derive(Serialize, Deserialize)]
struct Wide {
    sets: Sets,
    more_fillers: [Card; FILLERS - FIRST_FILLERS],
    more_owned: [u64; 2],
    caches: [Option<u8>; 2],
    guards: u16,
    herald: bool,
}

impl Wide {
    /// The values for a game of a mode that omits them.
    fn of_mode(mode: Mode) -> Wide {
        Wide {
            sets: mode.sets(),
            more_fillers: [Card::NONE; FILLERS - FIRST_FILLERS],
            more_owned: [0; 2],
            caches: [None; 2],
            guards: 0,
            herald: false,
        }
    }

    /// The values of a position; `None` if the original form can represent it.
    fn of(state: &State) -> Option<Wide> {
        let [_, _, more_fillers @ ..] = state.fillers;
        let wide = state.mode.byte(state.sets != state.mode.sets()) > Mode::Duel as u8;
        wide.then(|| Wide {
            sets: state.sets,
            more_fillers,
            more_owned: state.owned.map(|words: CardSet| words.at(FIRST_WORDS)),
            caches: [0, 1].map(|seat| state.realm(seat).cached()),
            guards: state.counters.guards,
            herald: state.herald,
        })
    }
}

/// Both parts merged, for human-readable formats.
#[derive(Serialize, Deserialize)]
struct Readable {
    #[serde(flatten)]
    plain: Plain,
    #[serde(flatten)]
    wide: Option<Wide>,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let wide = Wide::of(self);
        let plain = Plain::of(self, wide.is_some());
        if to.is_human_readable() {
            return Readable { plain, wide }.serialize(to);
        }
        let mut parts = to.serialize_tuple(2)?;
        parts.serialize_element(&plain)?;
        if let Some(wide) = &wide {
            parts.serialize_element(wide)?;
        }
        parts.end()
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<State, D::Error> {
        if from.is_human_readable() {
            return Readable::deserialize(from).map(|read| read.plain.position(read.wide));
        }
        from.deserialize_tuple(2, Parts)
    }
}

/// Reads both parts from bytes.
struct Parts;

impl<'de> Visitor<'de> for Parts {
    type Value = State;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a position")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<State, A::Error> {
        let missing = || A::Error::custom("a part of the position is missing");
        let plain: Plain = parts.next_element()?.ok_or_else(missing)?;
        let wide = match plain.mode.mode.byte(plain.mode.wide) > Mode::Duel as u8 {
            true => Some(parts.next_element()?.ok_or_else(missing)?),
            false => None,
        };
        Ok(plain.position(wide))
    }
}
