//! The evaluation of Burgundy: features weighed by numbers that self-play has found.
//!
//! There is a row of weights for each count of players and each count of own turns left. The data
//! files hold rows for a few counts of turns ([`KNOTS`]); those between are interpolated. What modules
//! add is weighed on top of the base game's features; the solo game has weights of its own.

use crate::bots::burgundy::features::{Part, at, features, part_of, settled_points, turns_left};
use crate::bots::burgundy::look::FeatureSink;
use crate::bots::burgundy::modules;
use crate::bots::burgundy::solo;
use crate::bots::evaluator::POINT;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::State;
use crate::games::burgundy::state::Stage;
use core::fmt::Write;

/// The counts of own turns left for which the data file has a row of weights.
pub const KNOTS: [usize; 7] = [0, 1, 3, 7, 12, 18, 25];
/// Rows in memory for each count of players: 0 to 25 turns left.
const ROWS: usize = 26;

/// Which features weights belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// How many features.
    pub features: usize,
    /// For which count of players the first rows are.
    first: u8,
    /// For which the last.
    last: u8,
}

impl Shape {
    /// The base game's features, for two to four players.
    pub const BASE: Shape = Shape { features: at::COUNT, first: 2, last: 4 };
    /// What modules add, for two to four players.
    pub const MODULES: Shape = Shape { features: modules::at::COUNT, first: 2, last: 4 };
    /// The solo game's.
    pub const SOLO: Shape = Shape { features: solo::at::COUNT, first: 1, last: 1 };

    fn rows(self, each: usize) -> usize {
        usize::from(self.last - self.first + 1) * each
    }

    /// Where the row begins that is for so many players, of `rows` each.
    fn place(self, players: u8, rows: usize, row: usize) -> usize {
        let table = usize::from(players.clamp(self.first, self.last) - self.first);
        (table * rows + row) * self.features
    }
}

/// Weights as the data file holds them, in thousandths of a point: players, knot, feature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights {
    shape: Shape,
    numbers: Vec<i32>,
}

/// Why a text holds no weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// A word that is not a whole number.
    #[error("line {0} has a word that is not a whole number")]
    Word(usize),
    /// Not as many numbers as features.
    #[error("line {line} has {found} weights and should have {wanted}")]
    Count {
        /// The line, from 1.
        line: usize,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// Not as many rows as counts of players times knots.
    #[error("there are {found} rows of weights and should be {wanted}")]
    Rows {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
}

impl Weights {
    /// All 0.
    #[must_use]
    pub fn new(shape: Shape) -> Weights {
        Weights { shape, numbers: vec![0; shape.rows(KNOTS.len()) * shape.features] }
    }

    /// Reads the data file: lines of `#` are notes; of the others each is one row.
    ///
    /// # Errors
    /// If the text is not the numbers that belong there.
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

    /// The data file's text, with these notes before it.
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

    /// The row for so many players at a knot.
    #[must_use]
    pub fn row(&self, players: u8, knot: usize) -> &[i32] {
        let start = self.shape.place(players, KNOTS.len(), knot);
        self.numbers.get(start..start + self.shape.features).unwrap_or(&[])
    }

    /// Replaces the row for so many players at a knot.
    pub fn set_row(&mut self, players: u8, knot: usize, row: &[i32]) {
        let start = self.shape.place(players, KNOTS.len(), knot);
        if let Some(old) = self.numbers.get_mut(start..start + self.shape.features) {
            old.iter_mut().zip(row).for_each(|(old, new)| *old = *new);
        }
    }
}

/// The two knots around a count of turns left, and how far it lies from the first to the second,
/// as a fraction.
#[must_use]
pub fn between(turns: usize) -> (usize, i32, i32) {
    let next = KNOTS.iter().position(|knot| *knot > turns).unwrap_or(KNOTS.len() - 1).max(1);
    let (low, high) = (KNOTS.at(next - 1), KNOTS.at(next));
    (next - 1, (turns.min(high) - low) as i32, (high - low) as i32)
}

/// Weights made ready for use: a row for each count of players and of turns left.
#[derive(Debug, Clone)]
struct Rows {
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
    fn row(&self, state: &State, seat: Seat) -> &[i32] {
        let start = self.shape.place(state.players(), ROWS, turns_left(state, seat));
        self.numbers.get(start..start + self.shape.features).unwrap_or(&[])
    }
}

/// The evaluation: three sets of weights, ready for use.
#[derive(Debug, Clone)]
pub struct Model {
    base: Rows,
    modules: Rows,
    solo: Rows,
}

/// A field of the solo game as thinking counts it: as much as a point of the others.
const FIELD: i32 = POINT;
/// What each turn that is left when the solo game is won counts more: about as many fields as one brings.
pub const SPARE_TURN: i32 = 3 * FIELD / 2;

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
    part_of: fn(usize) -> Part,
    parts: Vec<(Part, i32)>,
}

impl FeatureSink for Split<'_> {
    fn add(&mut self, feature: usize, amount: i32) {
        let (part, value) = ((self.part_of)(feature), self.row.at(feature) * amount);
        match self.parts.iter_mut().find(|(known, _)| *known == part) {
            Some((_, sum)) => *sum += value,
            None => self.parts.push((part, value)),
        }
    }
}

impl Model {
    /// A model of these weights: the base game's, those of modules, and those of the solo game.
    #[must_use]
    pub fn new(base: &Weights, modules: &Weights, solo: &Weights) -> Model {
        Model { base: base.into(), modules: modules.into(), solo: solo.into() }
    }

    /// What the position promises the seat, in thousandths of a point; in the solo game, of a field.
    #[must_use]
    pub fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let certain = certain(state, seat);
        if is_settled(state, seat) {
            return certain;
        }
        let mut weigh = Weigh { row: &[], sum: certain };
        if state.is_solo() {
            weigh.row = self.solo.row(state, seat);
            solo::features(state, seat, &mut weigh);
            return weigh.sum;
        }
        weigh.row = self.base.row(state, seat);
        features(state, seat, &mut weigh);
        if !state.options.is_base() {
            weigh.row = self.modules.row(state, seat);
            modules::features(state, seat, &mut weigh);
        }
        weigh.sum
    }

    /// What the position promises as far as the base game's weights see.
    #[must_use]
    pub fn evaluate_plain(&self, state: &State, seat: Seat) -> i32 {
        let mut weigh = Weigh { row: self.base.row(state, seat), sum: certain(state, seat) };
        if !is_settled(state, seat) {
            features(state, seat, &mut weigh);
        }
        weigh.sum
    }

    /// The same, part by part, in the order of [`Part`].
    #[must_use]
    pub fn parts(&self, state: &State, seat: Seat) -> Vec<(Part, i32)> {
        let certain = vec![(Part::Points, certain(state, seat))];
        if is_settled(state, seat) {
            return certain;
        }
        let mut split = Split { row: &[], part_of, parts: certain };
        if state.is_solo() {
            (split.row, split.part_of) = (self.solo.row(state, seat), solo::part_of);
            solo::features(state, seat, &mut split);
        } else {
            split.row = self.base.row(state, seat);
            features(state, seat, &mut split);
            (split.row, split.part_of) = (self.modules.row(state, seat), modules::part_of);
            modules::features(state, seat, &mut split);
        }
        split.parts.sort_unstable();
        split.parts
    }
}

/// What is certain already, in thousandths of a point; in the solo game, of a field.
#[must_use]
pub fn certain(state: &State, seat: Seat) -> i32 {
    let estate = state.estate(seat);
    if state.is_solo() {
        let spare = if state.is_won_solo() { turns_left(state, seat) as i32 } else { 0 };
        return estate.filled.len() as i32 * FIELD + spare * SPARE_TURN;
    }
    match state.stage {
        Stage::Over => i32::from(state.team_points(seat)) * POINT,
        _ => settled_points(state, seat) * POINT,
    }
}

/// Whether nothing is left that weights could weigh.
fn is_settled(state: &State, seat: Seat) -> bool {
    state.stage == Stage::Over || is_last_moment(state, seat)
}

/// Whether the seat, and its partner, has nothing more to do in this game but to end it.
fn is_last_moment(state: &State, seat: Seat) -> bool {
    let over = state.chooser() != seat || (state.used == 3 && state.waits == 0);
    over && turns_left(state, seat) == 0
        && (!state.is_team_game()
            || state.partners(seat).all(|other| turns_left(state, other) == 0))
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
        let wanted = at::COUNT;
        assert_eq!(parse("#\n1 2"), Err(WeightsError::Count { line: 2, found: 2, wanted }));
        assert_eq!(parse(""), Err(WeightsError::Rows { found: 0, wanted: 21 }));
    }

    #[test]
    fn rows_between_knots_are_interpolated() {
        assert_eq!(between(0), (0, 0, 1));
        assert_eq!(between(5), (2, 2, 4));
        assert_eq!(between(25), (5, 7, 7));
        assert_eq!(between(99), (5, 7, 7));
        let mut weights = Weights::new(Shape::BASE);
        weights.set_row(2, 2, &[100; at::COUNT]);
        weights.set_row(2, 3, &[300; at::COUNT]);
        assert_eq!(Rows::from(&weights).numbers[5 * at::COUNT], 200);
    }
}
