//! The value of a position: its features with the weights of the moment, and what is certain already.

use crate::bots::burgundy::features::look::FeatureSink;
use crate::bots::burgundy::features::settled::{settled_points, turns_left};
use crate::bots::burgundy::features::{Part, base, modules, solo};
use crate::bots::burgundy::weights::{Rows, Weights};
use crate::bots::evaluator::POINT;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::State;
use crate::games::burgundy::state::Stage;

/// The evaluation: three interpolated sets of weights.
#[derive(Debug, Clone)]
pub struct Model {
    base: Rows,
    modules: Rows,
    solo: Rows,
}

/// The value of a filled field in the solo game's evaluation: as much as a point of the other games.
const FIELD: i32 = POINT;
/// The value of each turn left when the solo game is won: about the number of fields filled in a turn.
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

/// The row of weights for the seat's position.
fn row_of<'a>(rows: &'a Rows, state: &State, seat: Seat) -> &'a [i32] {
    rows.row(state.players(), turns_left(state, seat))
}

impl Model {
    /// A model with these weights: the base game's, those of modules, and those of the solo game.
    #[must_use]
    pub fn new(base: &Weights, modules: &Weights, solo: &Weights) -> Model {
        Model { base: base.into(), modules: modules.into(), solo: solo.into() }
    }

    /// The expected final points of the seat, in thousandths of a point; in the solo game, of a field.
    #[must_use]
    pub fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let certain = certain(state, seat);
        if is_settled(state, seat) {
            return certain;
        }
        let mut weigh = Weigh { row: &[], sum: certain };
        if state.is_solo() {
            weigh.row = row_of(&self.solo, state, seat);
            solo::features(state, seat, &mut weigh);
            return weigh.sum;
        }
        weigh.row = row_of(&self.base, state, seat);
        base::features(state, seat, &mut weigh);
        if !state.options().is_base() {
            weigh.row = row_of(&self.modules, state, seat);
            modules::features(state, seat, &mut weigh);
        }
        weigh.sum
    }

    /// The expected final points by the base game's weights alone.
    #[must_use]
    pub fn evaluate_plain(&self, state: &State, seat: Seat) -> i32 {
        let mut weigh = Weigh { row: row_of(&self.base, state, seat), sum: certain(state, seat) };
        if !is_settled(state, seat) {
            base::features(state, seat, &mut weigh);
        }
        weigh.sum
    }

    /// The expected final points by part, in the order of [`Part`].
    #[must_use]
    pub fn parts(&self, state: &State, seat: Seat) -> Vec<(Part, i32)> {
        let certain = vec![(Part::Points, certain(state, seat))];
        if is_settled(state, seat) {
            return certain;
        }
        let mut split = Split { row: &[], part_of: base::part_of, parts: certain };
        if state.is_solo() {
            (split.row, split.part_of) = (row_of(&self.solo, state, seat), solo::part_of);
            solo::features(state, seat, &mut split);
        } else {
            split.row = row_of(&self.base, state, seat);
            base::features(state, seat, &mut split);
            (split.row, split.part_of) = (row_of(&self.modules, state, seat), modules::part_of);
            modules::features(state, seat, &mut split);
        }
        split.parts.sort_unstable();
        split.parts
    }
}

/// The part of the value that is certain already, in thousandths of a point; in the solo game, of a field.
#[must_use]
pub fn certain(state: &State, seat: Seat) -> i32 {
    let estate = state.estate(seat);
    if state.is_solo() {
        let spare = if state.is_won_solo() { turns_left(state, seat) as i32 } else { 0 };
        return estate.filled().len() as i32 * FIELD + spare * SPARE_TURN;
    }
    match state.stage() {
        Stage::Over => i32::from(state.team_points(seat)) * POINT,
        _ => settled_points(state, seat) * POINT,
    }
}

/// True if the value is certain, so that weights don't apply.
fn is_settled(state: &State, seat: Seat) -> bool {
    state.stage() == Stage::Over || is_last_moment(state, seat)
}

/// True if the seat, and its partner, can only end the game.
fn is_last_moment(state: &State, seat: Seat) -> bool {
    let over = state.chooser() != seat || (state.used() == 3 && state.waits() == 0);
    over && turns_left(state, seat) == 0
        && (!state.is_team_game()
            || state.partners(seat).all(|other| turns_left(state, other) == 0))
}
