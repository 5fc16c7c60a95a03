//! A round's five dice.

use crate::engine::chance::Draw;
use crate::games::dice::colours::{Colour, ColourSet, Numbers};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Number of faces of the hourglass die with two hourglasses; the others show one.
const DOUBLE_FACES: u32 = 2;

/// The faces of a round's dice, in two bytes. An unknown roll is [`Roll::HIDDEN`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Roll(u16);

impl Roll {
    /// Unknown dice.
    pub const HIDDEN: Roll = Roll(0);

    /// A roll of these numbers and colours, with two hourglasses if `double` or else one.
    #[must_use]
    pub const fn new(numbers: [u8; 2], colours: [Colour; 2], double: bool) -> Roll {
        let ([first, second], [colour, other]) = (numbers, colours);
        let numbers = (first as u16 & 7) | (second as u16 & 7) << 3;
        let colours = (colour as u16) << 6 | (other as u16) << 9;
        Roll(numbers | colours | (double as u16) << 12)
    }

    /// Rolls all five dice.
    #[must_use]
    pub fn random(chance: &mut impl Draw) -> Roll {
        let numbers = [chance.die(), chance.die()];
        let colours = [(); 2].map(|()| Colour::of_index(chance.below(6) as usize));
        Roll::new(numbers, colours, chance.below(6) < DOUBLE_FACES)
    }

    /// The faces of the number dice; 0 if the roll is hidden.
    #[inline]
    #[must_use]
    pub const fn numbers(self) -> [u8; 2] {
        [(self.0 & 7) as u8, (self.0 >> 3 & 7) as u8]
    }

    /// The faces of the colour dice.
    #[inline]
    #[must_use]
    pub const fn colours(self) -> [Colour; 2] {
        [Colour::of_index((self.0 >> 6 & 7) as usize), Colour::of_index((self.0 >> 9 & 7) as usize)]
    }

    /// True if the hourglass die shows two hourglasses, so that goods may be sold.
    #[inline]
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0 >> 12 & 1 != 0
    }

    /// Number of hourglasses, 1 or 2.
    #[inline]
    #[must_use]
    pub const fn hourglasses(self) -> u8 {
        1 + self.is_double() as u8
    }

    /// The numbers as a set.
    #[inline]
    #[must_use]
    pub const fn number_set(self) -> Numbers {
        let [first, second] = self.numbers();
        Numbers::only(first).or(Numbers::only(second))
    }

    /// The colours as a set.
    #[inline]
    #[must_use]
    pub const fn colour_set(self) -> ColourSet {
        let [first, second] = self.colours();
        ColourSet::only(first).or(ColourSet::only(second))
    }

    /// True if both number dice or both colour dice show the same, so that one combination can be made of two
    /// pairs of dice.
    #[inline]
    #[must_use]
    pub fn has_equal_dice(self) -> bool {
        let ([first, second], [colour, other]) = (self.numbers(), self.colours());
        first == second || colour == other
    }

    /// True if five dice can show this, for bytes from outside.
    #[must_use]
    pub fn is_sound(self) -> bool {
        let [first, second] = self.numbers();
        let shown = (1..=6).contains(&first) && (1..=6).contains(&second);
        shown && self == Roll::new(self.numbers(), self.colours(), self.is_double())
    }
}

impl fmt::Display for Roll {
    /// `roll 4 6 yellow orange 2`: numbers, colours, hourglasses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([first, second], [colour, other]) = (self.numbers(), self.colours());
        write!(f, "roll {first} {second} {colour} {other} {}", self.hourglasses())
    }
}

/// The error of a text that is not a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a roll is written like \"roll 4 6 yellow orange 2\": numbers, colours, hourglasses")]
pub struct NotARoll;

impl FromStr for Roll {
    type Err = NotARoll;
    fn from_str(text: &str) -> Result<Roll, NotARoll> {
        let mut words = text.strip_prefix("roll ").ok_or(NotARoll)?.split(' ');
        let mut word = || words.next().ok_or(NotARoll);
        let mut number = |most: u8| {
            let shown = |n: &u8| (1..=most).contains(n);
            let text = word()?;
            (1..=9u8).find(|n| n.to_string() == text).filter(shown).ok_or(NotARoll)
        };
        let numbers = [number(6)?, number(6)?];
        let mut colour = || word()?.parse::<Colour>().map_err(|_| NotARoll);
        let colours = [colour()?, colour()?];
        let hourglasses = match word()? {
            "1" => 1,
            "2" => 2,
            _ => return Err(NotARoll),
        };
        match words.next() {
            None => Ok(Roll::new(numbers, colours, hourglasses == 2)),
            Some(_) => Err(NotARoll),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::Chance;

    #[test]
    fn rolls_read_back_and_every_roll_is_sound() {
        let mut chance = Chance::of_number(1, 1);
        for _ in 0..200 {
            let roll = Roll::random(&mut chance);
            assert!(roll.is_sound());
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
        assert!(!Roll::HIDDEN.is_sound());
        for wrong in [
            "roll 0 1 blue blue 1",
            "roll 1 7 blue blue 1",
            "roll 1 1 blue 1",
            "roll 1 1 blue red 1",
            "roll 1 1 blue blue 3",
            "roll 1 1 blue blue 1 ",
            "1 1 blue blue 1",
            "roll +1 1 blue blue 1",
        ] {
            assert_eq!(wrong.parse::<Roll>(), Err(NotARoll), "{wrong}");
        }
    }

    #[test]
    fn the_hourglass_die_has_two_double_faces() {
        let mut chance = Chance::of_number(2, 1);
        let doubles = (0..6_000).filter(|_| Roll::random(&mut chance).is_double()).count();
        assert!((1_850..2_150).contains(&doubles), "{doubles}");
    }
}
