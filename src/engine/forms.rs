//! Values with two serialised forms: bytes for links, hashes and messages, and JSON for people and programs.
//!
//! The serialiser chooses by `is_human_readable`. Both forms read back as the same value.

use core::fmt;
use core::marker::PhantomData;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};

/// Gives a type a human-readable form: the form's type, the conversion to it, and the conversion back (a `Result` whose
/// error is a sentence). The byte form is the one that the type derives with `#[serde(remote = "Self")]`, or a third
/// type that it is converted to and from.
///
/// ```ignore
/// #[derive(Serialize, Deserialize)]
/// #[serde(remote = "Self")]
/// struct Place(u8);
/// two_forms!(Place as u8, |place: Place| place.0 + 1, |n: u8| n.checked_sub(1).map(Place).ok_or("counted from 1"));
/// ```
///
/// `two_forms!(Place as text)` is for a type around a number that has a text of its own (`Display` and `FromStr`): it is
/// that text, in bytes the number.
#[macro_export]
macro_rules! two_forms {
    ($type:ident as text) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    return serializer.collect_str(self);
                }
                serde::Serialize::serialize(&self.0, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                if deserializer.is_human_readable() {
                    let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                    return text.parse().map_err(serde::de::Error::custom);
                }
                serde::Deserialize::deserialize(deserializer).map($type)
            }
        }
    };
    ($type:ty as $readable:ty, $write:expr, $read:expr) => {
        $crate::two_forms!(@ $type, $readable, $write, $read,
            |value: &$type, serializer| <$type>::serialize(value, serializer),
            |deserializer| <$type>::deserialize(deserializer));
    };
    ($type:ty as $readable:ty, $write:expr, $read:expr, bytes $bytes:ty) => {
        $crate::two_forms!(@ $type, $readable, $write, $read,
            |value: &$type, serializer| {
                serde::Serialize::serialize(&<$bytes>::from(*value), serializer)
            },
            |deserializer| {
                let bytes = <$bytes as serde::Deserialize>::deserialize(deserializer)?;
                <$type>::try_from(bytes).map_err(serde::de::Error::custom)
            });
    };
    (@ $type:ty, $readable:ty, $write:expr, $read:expr,
     |$value:ident: $of:ty, $serializer:ident| $to_bytes:expr, |$deserializer:ident| $of_bytes:expr) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, $serializer: S) -> Result<S::Ok, S::Error> {
                let $value: $of = self;
                if $serializer.is_human_readable() {
                    let readable: $readable = ($write)(*$value);
                    return serde::Serialize::serialize(&readable, $serializer);
                }
                $to_bytes
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>($deserializer: D) -> Result<$type, D::Error> {
                if $deserializer.is_human_readable() {
                    let readable: $readable = serde::Deserialize::deserialize($deserializer)?;
                    return ($read)(readable).map_err(serde::de::Error::custom);
                }
                $of_bytes
            }
        }
    };
}

/// For array fields (`#[serde(with = "row")]`): human-readable without trailing default values; in bytes always in full
/// and without the length.
pub mod row {
    use super::*;

    /// Writes a row.
    ///
    /// # Errors
    /// The format's errors.
    pub fn serialize<T, S, const N: usize>(row: &[T; N], serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize + Default + PartialEq,
        S: Serializer,
    {
        if serializer.is_human_readable() {
            let usual = T::default();
            let used = row.iter().rposition(|value| *value != usual).map_or(0, |last| last + 1);
            return serializer.collect_seq(row.iter().take(used));
        }
        let mut tuple = serializer.serialize_tuple(N)?;
        row.iter().try_for_each(|value| tuple.serialize_element(value))?;
        tuple.end()
    }

    /// Reads a row.
    ///
    /// # Errors
    /// The format's errors, or if there are too many values.
    pub fn deserialize<'de, T, D, const N: usize>(deserializer: D) -> Result<[T; N], D::Error>
    where
        T: Deserialize<'de> + Default,
        D: Deserializer<'de>,
    {
        if deserializer.is_human_readable() {
            deserializer.deserialize_seq(Row(PhantomData))
        } else {
            deserializer.deserialize_tuple(N, Row(PhantomData))
        }
    }

    struct Row<T, const N: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de> + Default, const N: usize> Visitor<'de> for Row<T, N> {
        type Value = [T; N];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {N}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<[T; N], A::Error> {
            let mut row = core::array::from_fn(|_| T::default());
            for place in &mut row {
                match values.next_element()? {
                    Some(value) => *place = value,
                    None => return Ok(row),
                }
            }
            match values.next_element::<serde::de::IgnoredAny>()? {
                None => Ok(row),
                Some(_) => Err(A::Error::invalid_length(N + 1, &self)),
            }
        }
    }
}

/// For fields that hold a bit set (`#[serde(with = "bits")]`): human-readable as the numbers of the set bits, lowest
/// first.
pub mod bits {
    use super::*;

    /// Writes a set.
    ///
    /// # Errors
    /// The format's errors.
    pub fn serialize<T, S>(set: &T, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize + Copy + Into<u64>,
        S: Serializer,
    {
        if serializer.is_human_readable() {
            let set: u64 = (*set).into();
            serializer.collect_seq((0..u64::BITS as u8).filter(|bit| (set >> bit) & 1 != 0))
        } else {
            set.serialize(serializer)
        }
    }

    /// Reads a set.
    ///
    /// # Errors
    /// The format's errors, or if a number is too large for the set.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: Deserialize<'de> + TryFrom<u64>,
        D: Deserializer<'de>,
    {
        if !deserializer.is_human_readable() {
            return T::deserialize(deserializer);
        }
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        let set = numbers
            .into_iter()
            .try_fold(0u64, |set, bit| 1u64.checked_shl(bit.into()).map(|bit| set | bit));
        set.and_then(|set| T::try_from(set).ok()).ok_or_else(|| Error::custom("no such number"))
    }
}

/// For numbers that are counted from 0 in the code and from 1 in the human-readable form
/// (`#[serde(with = "from_one")]`).
pub mod from_one {
    use super::*;

    /// Writes a number.
    ///
    /// # Errors
    /// The format's errors.
    pub fn serialize<S: Serializer>(number: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        let more = u8::from(serializer.is_human_readable());
        number.saturating_add(more).serialize(serializer)
    }

    /// Reads a number.
    ///
    /// # Errors
    /// The format's errors, or for 0.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        let less = u8::from(deserializer.is_human_readable());
        let number = u8::deserialize(deserializer)?;
        number.checked_sub(less).ok_or_else(|| Error::custom("this is counted from 1"))
    }
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use serde::{Deserialize, Serialize};
    use serde_json::json;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(remote = "Self")]
    struct Letter(u8);

    two_forms!(Letter as char, |letter: Letter| char::from(b'a' + letter.0), |letter: char| {
        u8::try_from(letter).map(|letter| Letter(letter - b'a'))
    });

    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Thing {
        letter: Letter,
        #[serde(with = "super::row")]
        row: [u8; 4],
        #[serde(with = "super::bits")]
        set: u16,
        #[serde(with = "super::from_one")]
        round: u8,
    }

    const THING: Thing = Thing { letter: Letter(2), row: [7, 0, 5, 0], set: 0b1000_0010, round: 0 };

    #[test]
    fn people_read_names_and_lists_and_bytes_are_plain() {
        let value = json!({"letter": "c", "row": [7, 0, 5], "set": [1, 7], "round": 1});
        assert_eq!(serde_json::to_value(THING).unwrap(), value);
        assert_eq!(serde_json::from_value::<Thing>(value).unwrap(), THING);
        let bytes = postcard::to_allocvec(&THING).unwrap();
        assert_eq!(bytes, [2, 7, 0, 5, 0, 0x82, 1, 0]);
        assert_eq!(postcard::from_bytes::<Thing>(&bytes), Ok(THING));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let good = json!({"letter": "c", "row": [], "set": [], "round": 1});
        assert!(serde_json::from_value::<Thing>(good.clone()).is_ok());
        for (name, wrong) in [
            ("letter", json!("ü€")),
            ("row", json!([1, 2, 3, 4, 5])),
            ("set", json!([16])),
            ("set", json!([99])),
            ("round", json!(0)),
        ] {
            let mut value = good.clone();
            value[name] = wrong;
            assert!(serde_json::from_value::<Thing>(value.clone()).is_err(), "{value}");
        }
    }
}
