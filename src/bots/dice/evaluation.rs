//! The expected final points of a sheet, from tables for one sheet.
//!
//! The tables are made from [`Weights`] by sums, products and quotients of 64-bit floats, which are the same
//! everywhere; the evaluation of a position uses whole numbers only.

use crate::bots::dice::tables::{HELD, MOMENTS, MomentTables, moment_of};
use crate::bots::dice::weights::Weights;
use crate::bots::evaluator::POINT;
use crate::engine::total::At;
use crate::games::dice::Options;
use crate::games::dice::board::Board;
use crate::games::dice::colours::{Bonus, COLOURS, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::{Field, FieldSet};
use crate::games::dice::sheets::SheetId;
use crate::games::dice::state::State;
use std::sync::Arc;

/// Maximum number of regions of a sheet, castles aside.
const MOST_REGIONS: usize = 20;
#[derive(Debug, Clone, Copy, Default)]
struct Region {
    fields: FieldSet,
    colour: Colour,
    size: u8,
}

/// A castle: its field and its neighbours.
#[derive(Debug, Clone, Copy, Default)]
struct Castle {
    field: FieldSet,
    around: FieldSet,
}

/// The tables of one sheet, for solo games or for games with others.
#[derive(Debug, Clone)]
pub struct Model {
    pub(super) sheet: SheetId,
    regions: [Region; MOST_REGIONS],
    castles: [Castle; 4],
    moments: Arc<[MomentTables]>,
}

/// The tables of all moments, made from weights.
pub(super) fn moments(weights: &Weights, solo: bool) -> Arc<[MomentTables]> {
    (0..MOMENTS).map(|at| MomentTables::new(weights, solo, at)).collect()
}

impl Model {
    /// The model with these tables.
    pub(super) fn new(moments: Arc<[MomentTables]>, options: &Options) -> Model {
        let board = options.sheet.board();
        let mut regions = [Region::default(); MOST_REGIONS];
        let others = board.regions().filter_map(|fields| {
            let colour = board.colour(fields.lowest()?);
            let region = Region { fields, colour, size: fields.len() as u8 };
            (colour != Colour::Green).then_some(region)
        });
        regions.iter_mut().zip(others).for_each(|(place, region)| *place = region);
        Model { sheet: options.sheet, regions, castles: castles(board), moments }
    }

    /// The expected final points of the sheet, in thousandths of a point, after a round of this position at
    /// whose start the fields `before` were marked.
    #[must_use]
    pub fn evaluate(&self, state: &State, estate: &Estate, before: FieldSet) -> i32 {
        self.terms(state, estate, before).iter().sum()
    }

    /// The terms of [`Model::evaluate`]: points, regions, castles, colours, bonuses, choice of fields.
    #[inline]
    #[must_use]
    pub fn terms(&self, state: &State, estate: &Estate, before: FieldSet) -> [i32; TERMS.len()] {
        let at = moment_of(state.phase(), state.boxes());
        let Some(moment) = self.moments.get(at) else {
            return [estate.total() * POINT, 0, 0, 0, 0, 0];
        };
        let board = self.sheet.board();
        let (marked, open) = (estate.marked(), estate.open());
        let near = open.neighbours();
        let numbers: [FieldSet; 6] =
            core::array::from_fn(|index| estate.with_number(index as u8 + 1));
        let (mut regions, mut castles, mut colours, mut bonuses) = (0, 0, 0, 0);
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
            regions += moment.region(region.colour, region.size, missing, reach);
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
            castles += row.get(count).map_or(0, |row| row.at(reach));
        }
        for (colour, (rows, prizes)) in
            Colour::ALL.into_iter().zip(moment.colours.iter().zip(&moment.prizes))
        {
            let fields = board.of_colour(colour);
            let missing = fields.without(marked).len() as usize;
            let gone = usize::from(state.prizes_gone(colour));
            if missing > 0 {
                colours += rows.get(gone).map_or(0, |row| row.at(missing));
            } else if !fields.is_within(before) {
                colours += prizes.at(gone);
            }
        }
        for (bonus, row) in Bonus::ALL.into_iter().zip(&moment.bonuses) {
            bonuses += row.at(usize::from(estate.bonuses(bonus)).min(HELD - 1));
        }
        let choice = moment.choice.at(offers.count()) + open.len() as i32 * moment.open;
        [estate.total() * POINT, regions, castles, colours, bonuses, choice]
    }
}

/// Keys of the terms of [`Model::terms`].
pub const TERMS: [&str; 6] = ["points", "regions", "castles", "colours", "bonuses", "choice"];

/// The distance class of a region.
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

/// The numbers in some of these fields, bit 0 for number 1.
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
