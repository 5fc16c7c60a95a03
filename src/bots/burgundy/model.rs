//! The evaluation of Burgundy: features weighed by numbers that self-play has found.
//!
//! There is a row of weights for each count of players and each count of own turns left. The data
//! file holds rows for a few counts of turns ([`KNOTS`]); those between are interpolated.

use crate::bots::burgundy::features::{
    FeatureSink, Part, at, features, part_of, settled_points, turns_left,
};
use crate::bots::judge::POINT;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::State;
use crate::games::burgundy::state::Stage;
use core::fmt::Write;

/// The counts of own turns left for which the data file has a row of weights.
pub const KNOTS: [usize; 7] = [0, 1, 3, 7, 12, 18, 25];
/// Rows in memory for each count of players: 0 to 25 turns left.
const ROWS: usize = 26;
/// Counts of players: two, three and four.
const TABLES: usize = 3;

/// Weights as the data file holds them, in thousandths of a point: players, knot, feature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights(Vec<i32>);

/// Why a text holds no weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// A word that is not a whole number.
    #[error("line {0} has a word that is not a whole number")]
    Word(usize),
    /// Not as many numbers as features.
    #[error("line {line} has {found} weights and should have {}", at::COUNT)]
    Count {
        /// The line, from 1.
        line: usize,
        /// How many there are.
        found: usize,
    },
    /// Not as many rows as counts of players times knots.
    #[error("there are {0} rows of weights and should be {rows}", rows = TABLES * KNOTS.len())]
    Rows(usize),
}

impl Default for Weights {
    fn default() -> Self {
        Weights(vec![0; TABLES * KNOTS.len() * at::COUNT])
    }
}

impl Weights {
    /// Reads the data file: lines of `#` are notes; of the others each is one row.
    ///
    /// # Errors
    /// If the text is not the numbers that belong there.
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
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
            if found != at::COUNT {
                return Err(WeightsError::Count { line, found });
            }
            rows += 1;
        }
        if rows == TABLES * KNOTS.len() {
            Ok(Weights(numbers))
        } else {
            Err(WeightsError::Rows(rows))
        }
    }

    /// The data file's text, with these notes before it.
    #[must_use]
    pub fn to_text(&self, notes: &str) -> String {
        let mut text = String::new();
        for note in notes.lines() {
            let _ = writeln!(text, "# {note}");
        }
        for row in self.0.chunks(at::COUNT) {
            let words: Vec<String> = row.iter().map(i32::to_string).collect();
            let _ = writeln!(text, "{}", words.join(" "));
        }
        text
    }

    /// The row for so many players (2 to 4) at a knot.
    #[must_use]
    pub fn row(&self, players: u8, knot: usize) -> &[i32] {
        let start = place(players, KNOTS.len(), knot);
        self.0.get(start..start + at::COUNT).unwrap_or(&[])
    }

    /// Replaces the row for so many players at a knot.
    pub fn set_row(&mut self, players: u8, knot: usize, row: &[i32]) {
        let start = place(players, KNOTS.len(), knot);
        if let Some(old) = self.0.get_mut(start..start + at::COUNT) {
            old.iter_mut().zip(row).for_each(|(old, new)| *old = *new);
        }
    }
}

fn place(players: u8, rows: usize, row: usize) -> usize {
    let table = usize::from(players.clamp(2, 4) - 2);
    (table * rows + row) * at::COUNT
}

/// The two knots around a count of turns left, and how far it lies from the first to the second,
/// as a fraction.
#[must_use]
pub fn between(turns: usize) -> (usize, i32, i32) {
    let next = KNOTS.iter().position(|knot| *knot > turns).unwrap_or(KNOTS.len() - 1).max(1);
    let (low, high) = (KNOTS.at(next - 1), KNOTS.at(next));
    (next - 1, (turns.min(high) - low) as i32, (high - low) as i32)
}

/// Weights made ready for use.
#[derive(Debug, Clone)]
pub struct Model {
    rows: Vec<i32>,
}

impl From<&Weights> for Model {
    fn from(weights: &Weights) -> Model {
        let mut rows = Vec::with_capacity(TABLES * ROWS * at::COUNT);
        for players in 2..=4 {
            for turns in 0..ROWS {
                let (knot, part, whole) = between(turns);
                let (low, high) = (weights.row(players, knot), weights.row(players, knot + 1));
                rows.extend(low.iter().zip(high).map(|(l, h)| l + (h - l) * part / whole));
            }
        }
        Model { rows }
    }
}

struct Weigh<'a> {
    row: &'a [i32],
    sum: i32,
}

impl FeatureSink for Weigh<'_> {
    #[inline]
    fn add(&mut self, feature: usize, amount: i32) {
        self.sum += self.row.at(feature) * amount;
    }
}

struct Split<'a> {
    row: &'a [i32],
    parts: Vec<(Part, i32)>,
}

impl FeatureSink for Split<'_> {
    fn add(&mut self, feature: usize, amount: i32) {
        let (part, worth) = (part_of(feature), self.row.at(feature) * amount);
        match self.parts.iter_mut().find(|(known, _)| *known == part) {
            Some((_, sum)) => *sum += worth,
            None => self.parts.push((part, worth)),
        }
    }
}

impl Model {
    fn row(&self, state: &State, seat: Seat) -> &[i32] {
        let start = place(state.players(), ROWS, turns_left(state, seat));
        self.rows.get(start..start + at::COUNT).unwrap_or(&[])
    }

    /// What the position promises the seat, in thousandths of a point.
    #[must_use]
    pub fn worth(&self, state: &State, seat: Seat) -> i32 {
        if state.stage == Stage::Over {
            return i32::from(state.team_points(seat)) * POINT;
        }
        let settled = settled_points(state, seat) * POINT;
        if is_last_moment(state, seat) {
            return settled;
        }
        let mut weigh = Weigh { row: self.row(state, seat), sum: 0 };
        features(state, seat, &mut weigh);
        settled + weigh.sum
    }

    /// The same, part by part, in the order of [`Part`].
    #[must_use]
    pub fn parts(&self, state: &State, seat: Seat) -> Vec<(Part, i32)> {
        if state.stage == Stage::Over {
            return vec![(Part::Points, self.worth(state, seat))];
        }
        let settled = settled_points(state, seat) * POINT;
        let mut split = Split { row: self.row(state, seat), parts: vec![(Part::Points, settled)] };
        if !is_last_moment(state, seat) {
            features(state, seat, &mut split);
        }
        split.parts.sort_unstable();
        split.parts
    }
}

/// Whether the seat has nothing more to do in this game but to end it.
fn is_last_moment(state: &State, seat: Seat) -> bool {
    let over = state.chooser() != seat || (state.used == 3 && state.waits == 0);
    over && turns_left(state, seat) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_survive_writing_and_reading() {
        let mut weights = Weights::default();
        let row: Vec<i32> = (0..at::COUNT as i32).map(|n| n - 50).collect();
        weights.set_row(3, 2, &row);
        let text = weights.to_text("made by a test\nof two lines");
        assert_eq!(Weights::parse(&text), Ok(weights.clone()));
        assert_eq!(weights.row(3, 2), row);
        assert_eq!(Weights::parse("1 2 x"), Err(WeightsError::Word(1)));
        assert_eq!(Weights::parse("#\n1 2"), Err(WeightsError::Count { line: 2, found: 2 }));
        assert_eq!(Weights::parse(""), Err(WeightsError::Rows(0)));
    }

    #[test]
    fn rows_between_knots_are_interpolated() {
        assert_eq!(between(0), (0, 0, 1));
        assert_eq!(between(5), (2, 2, 4));
        assert_eq!(between(25), (5, 7, 7));
        assert_eq!(between(99), (5, 7, 7));
        let mut weights = Weights::default();
        weights.set_row(2, 2, &[100; at::COUNT]);
        weights.set_row(2, 3, &[300; at::COUNT]);
        let model = Model::from(&weights);
        assert_eq!(model.rows[5 * at::COUNT], 200);
    }
}
