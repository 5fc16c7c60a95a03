//! The dice game's evaluator for searches, with its start castles.

use crate::bots::dice::evaluation::{Model, moments};
use crate::bots::dice::tables::MomentTables;
use crate::bots::dice::weights::Weights;
use crate::bots::evaluator::Evaluator;
use crate::engine::seat::Seat;
use crate::games::dice::action::Action;
use crate::games::dice::colours::Bonus;
use crate::games::dice::fields::Field;
use crate::games::dice::state::{NextChoice, State};
use crate::games::dice::{Dice, Options};
use std::sync::{Arc, OnceLock};

/// The source of an evaluation's weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// Rules of thumb.
    Thumb,
    /// Weights found by self-play.
    Learnt,
}

/// The evaluator of positions on one sheet.
#[derive(Debug, Clone)]
pub struct DiceEvaluator {
    model: Model,
}

/// Cached tables: for solo games and for games with others.
static THUMB: [OnceLock<Arc<[MomentTables]>>; 2] = [OnceLock::new(), OnceLock::new()];
static LEARNT: [OnceLock<Arc<[MomentTables]>>; 2] = [OnceLock::new(), OnceLock::new()];

impl DiceEvaluator {
    /// The evaluator with weights from this source.
    #[must_use]
    pub fn of(knowledge: Knowledge, options: &Options) -> DiceEvaluator {
        let (weights, [alone, table]) = match knowledge {
            Knowledge::Thumb => (&Weights::THUMB, &THUMB),
            Knowledge::Learnt => (&Weights::LEARNT, &LEARNT),
        };
        let solo = options.is_solo();
        let made = if solo { alone } else { table };
        let moments = made.get_or_init(|| moments(weights, solo)).clone();
        DiceEvaluator { model: Model::new(moments, options) }
    }

    /// The evaluator with these weights.
    #[must_use]
    pub fn new(weights: &Weights, options: &Options) -> DiceEvaluator {
        DiceEvaluator { model: Model::new(moments(weights, options.is_solo()), options) }
    }

    /// The model of this evaluator.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }
}

/// Start castles by their bonus, best first, on sheets A to F, from the fast policy's points
/// (`train::castles`).
const OPENINGS: [[Bonus; 4]; 6] = [
    [Bonus::Goods, Bonus::Silver, Bonus::Worker, Bonus::Monk],
    [Bonus::Worker, Bonus::Goods, Bonus::Silver, Bonus::Monk],
    [Bonus::Worker, Bonus::Goods, Bonus::Silver, Bonus::Monk],
    [Bonus::Goods, Bonus::Worker, Bonus::Monk, Bonus::Silver],
    [Bonus::Silver, Bonus::Goods, Bonus::Worker, Bonus::Monk],
    [Bonus::Silver, Bonus::Monk, Bonus::Goods, Bonus::Worker],
];

impl Evaluator<Dice> for DiceEvaluator {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        self.model.evaluate(state, &state.planned(seat), state.estate(seat).marked())
    }

    /// A turn ends by itself, or with `done`.
    fn ends_turn(&self, action: Action) -> bool {
        action == Action::Done
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        crate::engine::game::hash_of(&(state.planned(seat), state.plan(seat).step))
    }

    /// The choice is evaluated in pencil, so that chance outcomes of the next round don't count.
    fn comparable_position(&self, state: &State, seat: Seat, action: Action) -> Option<State> {
        Some(state.in_pencil(seat, action))
    }

    /// Goods are sold: it is never worse.
    fn obvious(&self, state: &State, seat: Seat) -> Option<Action> {
        let asked = state.deciders().has(seat) && state.plan(seat).step == NextChoice::Goods;
        asked.then_some(Action::Sell)
    }

    fn opening(&self, state: &State, seat: Seat) -> Option<Action> {
        let board = state.board();
        let order = OPENINGS.get(self.model.sheet as usize)?;
        let castle =
            |bonus: &Bonus| Field::all().find(|field| board.castle(*field) == Some(*bonus));
        let action = |field| Action::Start { field };
        order
            .iter()
            .filter_map(castle)
            .map(action)
            .find(|action| state.check(seat, *action).is_ok())
    }
}
