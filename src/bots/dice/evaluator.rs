//! What a sheet promises at the game's end, worked out from tables of one sheet.
//!
//! The tables come from [`Weights`] by plain sums, products and quotients of 64-bit floats, which are the
//! same everywhere; evaluating a position then takes whole numbers alone.

use crate::bots::dice::tables::{HELD, MOMENTS, Moment, moment_of};
use crate::bots::dice::weights::Weights;
use crate::bots::evaluator::{Evaluator, POINT};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::dice::action::Action;
use crate::games::dice::board::Board;
use crate::games::dice::colours::{Bonus, COLOURS, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::{Field, FieldSet};
use crate::games::dice::sheets::SheetId;
use crate::games::dice::state::{State, Step};
use crate::games::dice::{Dice, Options};
use std::sync::{Arc, OnceLock};

/// What an evaluation stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// Rules of thumb.
    Thumb,
    /// Weights that self-play has found.
    Learnt,
}

/// The most regions of a sheet, castles aside.
const MOST_REGIONS: usize = 20;
/// A region of a sheet.
#[derive(Debug, Clone, Copy, Default)]
struct Region {
    fields: FieldSet,
    colour: Colour,
    size: u8,
}

/// A castle: its field and those around it.
#[derive(Debug, Clone, Copy, Default)]
struct Castle {
    field: FieldSet,
    around: FieldSet,
}

/// An evaluation of positions on one sheet, alone or at a table.
#[derive(Debug, Clone)]
pub struct DiceEvaluator {
    sheet: SheetId,
    solo: bool,
    regions: [Region; MOST_REGIONS],
    castles: [Castle; 4],
    moments: Arc<[Moment]>,
}

/// Tables that were made once: alone and at a table.
static THUMB: [OnceLock<Arc<[Moment]>>; 2] = [OnceLock::new(), OnceLock::new()];
static LEARNT: [OnceLock<Arc<[Moment]>>; 2] = [OnceLock::new(), OnceLock::new()];

fn moments(weights: &Weights, solo: bool) -> Arc<[Moment]> {
    (0..MOMENTS).map(|at| Moment::new(weights, solo, at)).collect()
}

impl DiceEvaluator {
    /// The evaluation that stands on rules of thumb or on what self-play has learnt.
    #[must_use]
    pub fn of(knowledge: Knowledge, options: &Options) -> DiceEvaluator {
        let (weights, [alone, table]) = match knowledge {
            Knowledge::Thumb => (&Weights::THUMB, &THUMB),
            Knowledge::Learnt => (&Weights::LEARNT, &LEARNT),
        };
        let solo = options.is_solo();
        let made = if solo { alone } else { table };
        DiceEvaluator::with(made.get_or_init(|| moments(weights, solo)).clone(), options)
    }

    /// The evaluation that stands on these weights.
    #[must_use]
    pub fn new(weights: &Weights, options: &Options) -> DiceEvaluator {
        DiceEvaluator::with(moments(weights, options.is_solo()), options)
    }

    fn with(moments: Arc<[Moment]>, options: &Options) -> DiceEvaluator {
        let board = options.sheet.board();
        let mut regions = [Region::default(); MOST_REGIONS];
        let others = board.regions().filter_map(|fields| {
            let colour = board.colour(fields.lowest()?);
            let region = Region { fields, colour, size: fields.len() as u8 };
            (colour != Colour::Green).then_some(region)
        });
        regions.iter_mut().zip(others).for_each(|(place, region)| *place = region);
        let solo = options.is_solo();
        DiceEvaluator { sheet: options.sheet, solo, regions, castles: castles(board), moments }
    }

    /// Whether it was made for games like this one.
    #[must_use]
    pub fn fits(&self, options: &Options) -> bool {
        (self.sheet, self.solo) == (options.sheet, options.is_solo())
    }

    /// What the sheet promises, in thousandths of a point, after a round of this position that found it
    /// marked as `before`.
    #[must_use]
    pub fn of_estate(&self, state: &State, estate: &Estate, before: FieldSet) -> i32 {
        let at = moment_of(state.phase(), state.boxes());
        let Some(moment) = self.moments.get(at) else { return estate.total() * POINT };
        let board = self.sheet.board();
        let (marked, open) = (estate.marked(), estate.open());
        let near = open.neighbours();
        let numbers: [FieldSet; 6] =
            core::array::from_fn(|index| estate.with_number(index as u8 + 1));
        let mut sum = estate.total() * POINT;
        let mut offers = Offers::default();
        for region in &self.regions {
            let missing = region.fields.without(marked).len() as usize;
            if missing == 0 {
                continue;
            }
            let reach = reach(region.fields, open, near);
            if reach == 0 {
                offers.add(region, missing, &numbers);
            }
            sum += moment.region(region.colour, region.size, missing, reach);
        }
        for (castle, row) in self.castles.iter().zip(&moment.castles) {
            if castle.field.is_within(marked) {
                continue;
            }
            let beside = numbers_in(castle.around, &numbers);
            let reach = reach(castle.field, open, near);
            if reach == 0 {
                offers.green |= beside;
            }
            let count = (beside.count_ones() as usize).min(3);
            sum += row.get(count).map_or(0, |row| row.at(reach));
        }
        for (colour, (rows, prizes)) in
            Colour::ALL.into_iter().zip(moment.colours.iter().zip(&moment.prizes))
        {
            let fields = board.of_colour(colour);
            let missing = fields.without(marked).len() as usize;
            let gone = usize::from(state.prizes_gone(colour));
            if missing > 0 {
                sum += rows.get(gone).map_or(0, |row| row.at(missing));
            } else if !fields.is_within(before) {
                sum += prizes.at(gone);
            }
        }
        for (bonus, row) in Bonus::ALL.into_iter().zip(&moment.bonuses) {
            sum += row.at(usize::from(estate.bonuses(bonus)).min(HELD - 1));
        }
        sum + moment.choice.at(offers.count()) + open.len() as i32 * moment.open
    }
}

/// How far away a region is.
#[inline]
fn reach(fields: FieldSet, open: FieldSet, near: FieldSet) -> usize {
    if !fields.and(open).is_empty() {
        0
    } else if !fields.and(near).is_empty() {
        1
    } else {
        2
    }
}

/// The numbers that stand in some of these fields, bit 0 for number 1.
#[inline]
fn numbers_in(fields: FieldSet, numbers: &[FieldSet; 6]) -> u8 {
    let mut set = 0;
    for (bit, number) in numbers.iter().enumerate() {
        set |= u8::from(!number.and(fields).is_empty()) << bit;
    }
    set
}

/// Combinations that can be marked, by colour: numbers, bit 0 for number 1.
#[derive(Default)]
struct Offers {
    plain: [bool; COLOURS],
    orange: u8,
    yellow: u8,
    green: u8,
}

impl Offers {
    #[inline]
    fn add(&mut self, region: &Region, missing: usize, numbers: &[FieldSet; 6]) {
        match region.colour {
            Colour::Orange => self.orange |= !numbers_in(region.fields, numbers) & 0x3f,
            Colour::Yellow if missing < usize::from(region.size) => {
                self.yellow |= numbers_in(region.fields, numbers);
            }
            Colour::Yellow => self.yellow = 0x3f,
            colour => self.plain.set(colour.index(), true),
        }
    }

    #[inline]
    fn count(&self) -> usize {
        let plain = self.plain.iter().filter(|offered| **offered).count() * 2;
        plain
            + (self.orange.count_ones() + self.yellow.count_ones() + self.green.count_ones())
                as usize
    }
}

fn castles(board: &Board) -> [Castle; 4] {
    Bonus::ALL.map(|bonus| {
        let here = |field: &Field| board.castle(*field) == Some(bonus);
        let field = Field::all().find(here).map_or(FieldSet::NONE, FieldSet::only);
        Castle { field, around: field.neighbours() }
    })
}

/// Start castles by their squares, best first, on sheets A to F: as the fast policy's points say
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
        self.of_estate(state, &state.planned(seat), state.estate(seat).marked())
    }

    /// A turn ends by itself, or with `done`.
    fn ends_turn(&self, action: Action) -> bool {
        action == Action::Done
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        crate::engine::game::hash_of(&(state.planned(seat), state.plan(seat).step))
    }

    /// What is chosen is weighed in pencil: what the next round brings is nobody's merit.
    fn instead(&self, state: &State, seat: Seat, action: Action) -> Option<State> {
        Some(state.in_pencil(seat, action))
    }

    /// Goods are sold: it is never worse.
    fn obvious(&self, state: &State, seat: Seat) -> Option<Action> {
        let asked = state.deciders().has(seat) && state.plan(seat).step == Step::Goods;
        asked.then_some(Action::Sell)
    }

    fn opening(&self, state: &State, seat: Seat) -> Option<Action> {
        let board = state.board();
        let order = OPENINGS.get(self.sheet as usize)?;
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
