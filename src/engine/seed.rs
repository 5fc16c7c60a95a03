//! The seed: a short word that determines all chance in a game.

use arrayvec::ArrayString;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Maximum length of a seed, in characters.
pub const MAX_SEED: usize = 24;

/// A seed such as `amber-mill-47`: 1 to 24 characters of `a`–`z`, `0`–`9` and `-`.
///
/// Two games with the same seed and options have the same tiles and dice, on any device. The seed is secret from
/// computer players: positions never hold it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(ArrayString<MAX_SEED>);

/// Reason why a text is not a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SeedError {
    /// Empty after trimming.
    #[error("a seed needs at least one letter or digit")]
    Empty,
    /// Longer than [`MAX_SEED`] characters.
    #[error("a seed has at most {MAX_SEED} characters")]
    TooLong,
    /// A character that seeds can't have.
    #[error("a seed is made of the letters a to z, digits and hyphens; {0:?} is none of them")]
    Character(char),
}

impl Seed {
    /// The number that initialises the generators: XXH3 of the seed's characters.
    #[must_use]
    pub fn number(&self) -> u64 {
        xxhash_rust::xxh3::xxh3_64(self.0.as_bytes())
    }

    /// The seed's characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// A seed made from a number, for tests and series of games: `n1`, `n2` …
    #[must_use]
    pub fn numbered(number: u64) -> Seed {
        let mut text = ArrayString::new();
        let _ = fmt::Write::write_fmt(&mut text, format_args!("n{number}"));
        Seed(text)
    }

    /// A new seed of two words and a number, made from 64 bits of entropy.
    #[must_use]
    pub fn fresh(entropy: u64) -> Seed {
        let pick = |list: &[&'static str; 64], shift: u32| {
            list.get(((entropy >> shift) & 63) as usize).copied().unwrap_or("stone")
        };
        let mut text = ArrayString::new();
        let number = (entropy >> 12) % 1000;
        let _ = fmt::Write::write_fmt(
            &mut text,
            format_args!("{}-{}-{number}", pick(&FIRST, 0), pick(&SECOND, 6)),
        );
        Seed(text)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads a seed as typed: capitals become small letters, spaces and underscores hyphens.
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let mut seed = ArrayString::new();
        for character in text.trim().chars() {
            let plain = match character.to_ascii_lowercase() {
                ' ' | '_' => '-',
                other => other,
            };
            if !(plain.is_ascii_lowercase() || plain.is_ascii_digit() || plain == '-') {
                return Err(SeedError::Character(character));
            }
            seed.try_push(plain).map_err(|_| SeedError::TooLong)?;
        }
        if seed.chars().all(|c| c == '-') {
            return Err(SeedError::Empty);
        }
        Ok(Seed(seed))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.0.as_str().into()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// First words of new seeds: at most 7 letters, easy to say in either language.
const FIRST: [&str; 64] = [
    "amber", "ruby", "navy", "silver", "golden", "ivory", "olive", "copper", "scarlet", "indigo",
    "crimson", "linen", "velvet", "marble", "cedar", "maple", "walnut", "willow", "birch", "aspen",
    "misty", "sunny", "windy", "frosty", "quiet", "merry", "bold", "brave", "noble", "gentle",
    "early", "late", "high", "deep", "broad", "round", "swift", "slow", "bright", "calm", "old",
    "young", "wild", "tame", "north", "south", "east", "west", "spring", "summer", "autumn",
    "winter", "dawn", "dusk", "noon", "moon", "river", "hill", "lake", "field", "forest", "meadow",
    "harvest", "lantern",
];

/// Second words of new seeds.
const SECOND: [&str; 64] = [
    "mill", "tower", "abbey", "bridge", "market", "castle", "mine", "ship", "goat", "sheep", "cow",
    "pig", "goose", "horse", "hound", "hawk", "oak", "vine", "rose", "lily", "barrel", "jug",
    "fish", "grain", "grape", "wool", "salt", "honey", "cheese", "bread", "bell", "key", "crown",
    "ring", "coin", "dice", "lamp", "quill", "book", "scroll", "harp", "drum", "horn", "flag",
    "gate", "wall", "well", "barn", "road", "ferry", "anchor", "sail", "oar", "net", "wheel",
    "plough", "anvil", "forge", "loom", "kiln", "orchard", "garden", "cellar", "chapel",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_people_type_it() {
        assert_eq!("  Amber Mill_47 ".parse::<Seed>().unwrap().as_str(), "amber-mill-47");
        assert_eq!(" - ".parse::<Seed>(), Err(SeedError::Empty));
        assert_eq!("ü".parse::<Seed>(), Err(SeedError::Character('ü')));
        assert_eq!("x".repeat(25).parse::<Seed>(), Err(SeedError::TooLong));
        assert!("x".repeat(24).parse::<Seed>().is_ok());
    }

    #[test]
    fn fresh_seeds_parse_back() {
        for entropy in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
            let seed = Seed::fresh(entropy);
            assert_eq!(seed.as_str().parse::<Seed>(), Ok(seed), "{seed}");
        }
        assert_eq!(Seed::fresh(47 << 12).as_str(), "amber-mill-47");
        let longest = FIRST.iter().map(|w| w.len()).max().unwrap()
            + SECOND.iter().map(|w| w.len()).max().unwrap();
        assert!(longest + 5 <= MAX_SEED);
    }
}
