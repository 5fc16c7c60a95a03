//! The weights of the features, found by self-play.
//!
//! There is a row of weights for each number of players and each number of own turns left. The data files hold
//! rows for a few numbers of turns ([`KNOTS`]); those between are interpolated. Features of modules are added
//! to those of the base game; the solo game has weights of its own.

mod first_guess;

pub use first_guess::{first_guess, first_guess_solo};

use crate::bots::burgundy::features::{base, modules, solo};
use crate::engine::total::At;
use core::fmt::Write;

/// The trained weights; the files' heads name the commands that made them.
pub const TRAINED: &str = include_str!("base.txt");
/// The trained weights of modules.
pub const TRAINED_MODULES: &str = include_str!("modules.txt");
/// The trained weights of the solo game.
pub const TRAINED_SOLO: &str = include_str!("solo.txt");

/// The numbers of own turns left that have a row of weights in the data file.
pub const KNOTS: [usize; 7] = [0, 1, 3, 7, 12, 18, 25];
/// Rows in memory for each number of players: 0 to 25 turns left.
const ROWS: usize = 26;

/// The dimensions of a set of weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Number of features.
    pub features: usize,
    /// The number of players of the first rows.
    first: u8,
    /// The number of players of the last rows.
    last: u8,
}

impl Shape {
    /// The base game's features, for two to four players.
    pub const BASE: Shape = Shape { features: base::at::COUNT, first: 2, last: 4 };
    /// The features of modules, for two to four players.
    pub const MODULES: Shape = Shape { features: modules::at::COUNT, first: 2, last: 4 };
    /// The features of the solo game.
    pub const SOLO: Shape = Shape { features: solo::at::COUNT, first: 1, last: 1 };

    fn rows(self, each: usize) -> usize {
        usize::from(self.last - self.first + 1) * each
    }

    /// The place of the first weight of a row, with `rows` rows for each number of players.
    fn place(self, players: u8, rows: usize, row: usize) -> usize {
        let table = usize::from(players.clamp(self.first, self.last) - self.first);
        (table * rows + row) * self.features
    }
}

/// Weights as in the data file, in thousandths of a point: players, knot, feature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights {
    shape: Shape,
    numbers: Vec<i32>,
}

/// Reason why a text is not a set of weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// A word that is not a whole number.
    #[error("line {0} has a word that is not a whole number")]
    Word(usize),
    /// A row with another number of weights than features.
    #[error("line {line} has {found} weights and should have {wanted}")]
    Count {
        /// The line, from 1.
        line: usize,
        /// The number found.
        found: usize,
        /// The number needed.
        wanted: usize,
    },
    /// The number of rows is not the number of player counts times knots.
    #[error("there are {found} rows of weights and should be {wanted}")]
    Rows {
        /// The number found.
        found: usize,
        /// The number needed.
        wanted: usize,
    },
}

impl Weights {
    /// Weights that are all 0.
    #[must_use]
    pub fn new(shape: Shape) -> Weights {
        Weights { shape, numbers: vec![0; shape.rows(KNOTS.len()) * shape.features] }
    }

    /// Reads the data file: lines beginning with `#` are notes; each other line is a row.
    ///
    /// # Errors
    /// If the text does not hold the right numbers.
    pub fn parse(shape: Shape, text: &str) -> Result<Weights, WeightsError> {
        let mut numbers = Vec::new();
        let mut rows = 0;
        for (line, row) in (1..).zip(text.lines()) {
            if row.starts_with('#') || row.trim().is_empty() {
                continue;
            }
            let before = numbers.len();
            for word in row.split_ascii_whitespace() {
                numbers.push(word.parse().map_err(|_| WeightsError::Word(line))?);
            }
            let found = numbers.len() - before;
            if found != shape.features {
                return Err(WeightsError::Count { line, found, wanted: shape.features });
            }
            rows += 1;
        }
        let wanted = shape.rows(KNOTS.len());
        if rows == wanted {
            Ok(Weights { shape, numbers })
        } else {
            Err(WeightsError::Rows { found: rows, wanted })
        }
    }

    /// The data file's text, preceded by these notes.
    #[must_use]
    pub fn to_text(&self, notes: &str) -> String {
        let mut text = String::new();
        for note in notes.lines() {
            let _ = writeln!(text, "# {note}");
        }
        for row in self.numbers.chunks(self.shape.features) {
            let words: Vec<String> = row.iter().map(i32::to_string).collect();
            let _ = writeln!(text, "{}", words.join(" "));
        }
        text
    }

    /// The row for a number of players at a knot.
    #[must_use]
    pub fn row(&self, players: u8, knot: usize) -> &[i32] {
        let start = self.shape.place(players, KNOTS.len(), knot);
        self.numbers.get(start..start + self.shape.features).unwrap_or(&[])
    }

    /// Replaces the row for a number of players at a knot.
    pub fn set_row(&mut self, players: u8, knot: usize, row: &[i32]) {
        let start = self.shape.place(players, KNOTS.len(), knot);
        if let Some(old) = self.numbers.get_mut(start..start + self.shape.features) {
            old.iter_mut().zip(row).for_each(|(old, new)| *old = *new);
        }
    }
}

/// The two knots around a number of turns left, and its distance from the first as a fraction of their
/// distance.
#[must_use]
pub fn between(turns: usize) -> (usize, i32, i32) {
    let next = KNOTS.iter().position(|knot| *knot > turns).unwrap_or(KNOTS.len() - 1).max(1);
    let (low, high) = (KNOTS.at(next - 1), KNOTS.at(next));
    (next - 1, (turns.min(high) - low) as i32, (high - low) as i32)
}

/// Weights in memory: a row for each number of players and of turns left.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    shape: Shape,
    numbers: Vec<i32>,
}

impl From<&Weights> for Rows {
    fn from(weights: &Weights) -> Rows {
        let shape = weights.shape;
        let mut numbers = Vec::with_capacity(shape.rows(ROWS) * shape.features);
        for players in shape.first..=shape.last {
            for turns in 0..ROWS {
                let (knot, part, whole) = between(turns);
                let (low, high) = (weights.row(players, knot), weights.row(players, knot + 1));
                numbers.extend(low.iter().zip(high).map(|(l, h)| l + (h - l) * part / whole));
            }
        }
        Rows { shape, numbers }
    }
}

impl Rows {
    /// The row for a number of players and of turns left.
    pub(super) fn row(&self, players: u8, turns: usize) -> &[i32] {
        let start = self.shape.place(players, ROWS, turns);
        self.numbers.get(start..start + self.shape.features).unwrap_or(&[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_survive_writing_and_reading() {
        for shape in [Shape::BASE, Shape::MODULES, Shape::SOLO] {
            let mut weights = Weights::new(shape);
            let row: Vec<i32> = (0..shape.features as i32).map(|n| n - 50).collect();
            weights.set_row(3, 2, &row);
            let text = weights.to_text("made by a test\nof two lines");
            assert_eq!(Weights::parse(shape, &text), Ok(weights.clone()));
            assert_eq!(weights.row(3, 2), row);
        }
        let parse = |text| Weights::parse(Shape::BASE, text);
        assert_eq!(parse("1 2 x"), Err(WeightsError::Word(1)));
        let wanted = base::at::COUNT;
        assert_eq!(parse("#\n1 2"), Err(WeightsError::Count { line: 2, found: 2, wanted }));
        assert_eq!(parse(""), Err(WeightsError::Rows { found: 0, wanted: 21 }));
    }

    #[test]
    fn all_trained_weights_can_be_read() {
        let files = [
            (Shape::BASE, TRAINED),
            (Shape::MODULES, TRAINED_MODULES),
            (Shape::SOLO, TRAINED_SOLO),
        ];
        for (shape, text) in files {
            assert_eq!(Weights::parse(shape, text).map(|_| ()), Ok(()));
        }
    }

    #[test]
    fn rows_between_knots_are_interpolated() {
        assert_eq!(between(0), (0, 0, 1));
        assert_eq!(between(5), (2, 2, 4));
        assert_eq!(between(25), (5, 7, 7));
        assert_eq!(between(99), (5, 7, 7));
        let mut weights = Weights::new(Shape::BASE);
        weights.set_row(2, 2, &[100; base::at::COUNT]);
        weights.set_row(2, 3, &[300; base::at::COUNT]);
        assert_eq!(Rows::from(&weights).numbers[5 * base::at::COUNT], 200);
    }
}
