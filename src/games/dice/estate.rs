//! A player's entries on the sheet: numbers, circles and points.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::dice::action::{Mark, UsedBonus};
use crate::games::dice::board::Board;
use crate::games::dice::colours::{BONUSES, Bonus, Colour, Numbers};
use crate::games::dice::event::Event;
use crate::games::dice::fields::{Field, FieldSet};
use crate::games::dice::points::{GOODS_POINTS, PHASES, SOURCES, Source, region_points};
use serde::{Deserialize, Serialize};

/// The entry of a start castle: no number.
pub(super) const CROSS: u8 = 7;

/// A player's sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Estate {
    /// The entries of the fields as bit planes: plane n holds bit n of each field's entry, which is 0 for an
    /// empty field, the number, or 7 for the crossed-out castle.
    planes: [u64; 3],
    /// Circles drawn in the row of each bonus's own colour.
    pub(super) circled: [u8; BONUSES],
    /// Circles drawn in the green row, one bit for each bonus.
    green: u8,
    /// Bonuses crossed out, of either row.
    pub(super) used: [u8; BONUSES],
    /// Points by phase and source.
    pub(super) points: [[u8; SOURCES]; PHASES],
    /// Fields that were marked in the last round, in this order.
    latest: [Option<Field>; 2],
}

impl Estate {
    #[inline]
    fn with_entry(&self, entry: u8) -> FieldSet {
        let [low, middle, high] = self.planes;
        let pick = |bit: u8, plane: u64| if entry & bit != 0 { plane } else { !plane };
        FieldSet::of_bits(pick(1, low) & pick(2, middle) & pick(4, high))
    }

    /// The fields with this number, 1 to 6.
    #[inline]
    #[must_use]
    pub fn with_number(&self, number: u8) -> FieldSet {
        if (1..=6).contains(&number) { self.with_entry(number) } else { FieldSet::NONE }
    }

    /// The start castle.
    #[must_use]
    pub fn start_castle(&self) -> Option<Field> {
        self.with_entry(CROSS).lowest()
    }

    /// All marked fields, including the start castle.
    #[inline]
    #[must_use]
    pub fn marked(&self) -> FieldSet {
        let [low, middle, high] = self.planes;
        FieldSet::of_bits(low | middle | high)
    }

    /// The number in a field.
    #[must_use]
    pub fn number(&self, field: Field) -> Option<u8> {
        (1..=6).find(|number| self.with_number(*number).has(field))
    }

    /// Empty fields beside marked ones.
    #[inline]
    #[must_use]
    pub fn open(&self) -> FieldSet {
        let marked = self.marked();
        marked.neighbours().without(marked)
    }

    /// The fields marked in the last completed round: by the first combination and by the second.
    #[must_use]
    pub const fn latest(&self) -> [Option<Field>; 2] {
        self.latest
    }

    /// Clears the fields marked in the last round.
    #[inline]
    pub(crate) fn forget_latest(&mut self) {
        self.latest = [None; 2];
    }

    /// Number of bonuses of a kind that can still be used.
    #[inline]
    #[must_use]
    pub fn bonuses(&self, bonus: Bonus) -> u8 {
        let at = bonus.index();
        (self.circled.at(at) + (self.green >> at & 1)).saturating_sub(self.used.at(at))
    }

    /// Number of all bonuses that can still be used, the tie-break.
    #[must_use]
    pub fn bonuses_left(&self) -> u8 {
        Bonus::ALL.into_iter().map(|bonus| self.bonuses(bonus)).sum()
    }

    /// Number of circles in the row of the bonus's own colour, and whether the green row has one.
    #[must_use]
    pub fn circles(&self, bonus: Bonus) -> (u8, bool) {
        (self.circled.at(bonus.index()), self.green >> bonus.index() & 1 != 0)
    }

    /// Number of crossed-out bonuses of a kind, in either row: the row makes no difference.
    #[must_use]
    pub fn used(&self, bonus: Bonus) -> u8 {
        self.used.at(bonus.index())
    }

    /// Points in a phase, from 0, of a source.
    #[must_use]
    pub fn points(&self, phase: usize, source: Source) -> u8 {
        self.points.get(phase).map_or(0, |row| row.at(source.index()))
    }

    /// Points in a phase, from 0.
    #[must_use]
    pub fn phase_points(&self, phase: usize) -> i32 {
        self.points.get(phase).map_or(0, |row| row.iter().map(|points| i32::from(*points)).sum())
    }

    /// All points.
    #[inline]
    #[must_use]
    pub fn total(&self) -> i32 {
        self.points.iter().flatten().map(|points| i32::from(*points)).sum()
    }

    /// The empty fields beside marked ones that this combination can mark (rulebook pages 5 to 8).
    #[inline]
    #[must_use]
    pub fn fits(&self, board: &Board, colour: Colour, number: u8) -> FieldSet {
        self.fits_among(board, self.open(), colour, number)
    }

    /// [`fits`](Estate::fits) among fields that are known to be open.
    #[inline]
    #[must_use]
    pub fn fits_among(
        &self,
        board: &Board,
        open: FieldSet,
        colour: Colour,
        number: u8,
    ) -> FieldSet {
        let open = open.and(board.of_colour(colour));
        if open.is_empty() || !colour.numbers().has(number) {
            return FieldSet::NONE;
        }
        match colour {
            Colour::Blue | Colour::Grey | Colour::Purple => open,
            Colour::Orange => open.without(board.cities_with(self.with_number(number))),
            Colour::Yellow => {
                let others = self.marked().without(self.with_number(number));
                open.without(board.pastures_with(others))
            }
            Colour::Green => open.and(self.with_number(number).neighbours()),
        }
    }

    /// The numbers that the field can take, regardless of the dice; empty if it is not open.
    #[must_use]
    pub fn numbers_for(&self, board: &Board, field: Field) -> Numbers {
        let set = FieldSet::only(field);
        let colour = board.colour(field);
        let takes =
            |number: &u8| !self.fits_among(board, self.open().and(set), colour, *number).is_empty();
        (1..=6).filter(takes).fold(Numbers::NONE, |all, number| all.or(Numbers::only(number)))
    }

    #[inline]
    pub(super) fn enter(&mut self, field: Field, entry: u8) {
        let bit = FieldSet::only(field).bits();
        for (plane, shift) in self.planes.iter_mut().zip(0..) {
            if entry >> shift & 1 != 0 {
                *plane |= bit;
            }
        }
    }
}

/// A sheet during entries, which scores and emits events.
pub(crate) struct Pencil<'a, S> {
    pub board: &'a Board,
    pub seat: Seat,
    pub phase: u8,
    pub estate: &'a mut Estate,
    pub events: &'a mut S,
}

impl<S: EventSink<Event>> Pencil<'_, S> {
    /// Crosses out the start castle and gives its bonus and the printed point.
    pub fn start(&mut self, castle: Field) {
        self.estate.enter(castle, CROSS);
        self.events.push(Event::CastleCrossed { seat: self.seat, field: castle });
        self.score(Source::Start, region_points(1, self.phase));
        if let Some(bonus) = self.board.castle(castle) {
            self.gain(bonus, Colour::Green);
        }
    }

    /// Sells all goods.
    pub fn sell(&mut self) {
        let goods = self.estate.bonuses(Bonus::Goods);
        self.estate.used.add(Bonus::Goods.index(), goods);
        self.events.push(Event::GoodsSold { seat: self.seat, goods });
        self.score(Source::Goods, goods.saturating_mul(GOODS_POINTS));
        for _ in 0..goods {
            self.gain(Bonus::Silver, Colour::Grey);
        }
    }

    /// Enters a combination: crosses out the bonus, enters the number and scores a finished region.
    #[inline]
    pub fn mark(&mut self, mark: Mark, second: bool) {
        let Mark { colour, number, field, bonus } = mark;
        match bonus {
            UsedBonus::Monk => self.use_up(Bonus::Monk),
            UsedBonus::Worker => self.use_up(Bonus::Worker),
            UsedBonus::None if second => self.use_up(Bonus::Silver),
            UsedBonus::None => {}
        }
        self.estate.enter(field, number);
        self.estate.latest.set(usize::from(second), Some(field));
        let seat = self.seat;
        self.events.push(Event::Marked { seat, field, colour, number, bonus, second });
        let region = self.board.region(field);
        if region.is_within(self.estate.marked()) {
            self.finish(field, region, colour);
        }
    }

    /// Gains a worker for passing.
    pub fn pass(&mut self) {
        self.events.push(Event::Passed { seat: self.seat });
        self.gain(Bonus::Worker, Colour::Orange);
    }

    fn finish(&mut self, field: Field, region: FieldSet, colour: Colour) {
        let size = region.len();
        let seat = self.seat;
        let lowest = region.lowest().unwrap_or(field);
        self.events.push(Event::RegionFinished { seat, field: lowest, colour, size: size as u8 });
        let points = region_points(size, self.phase);
        self.score(Source::of_region(colour), points);
        if colour == Colour::Yellow {
            self.score(Source::PasturesAgain, points);
        } else if let Some(bonus) = self.board.bonus(field) {
            self.gain(bonus, colour);
        }
    }

    /// Adds points.
    pub fn score(&mut self, source: Source, points: u8) {
        if let Some(row) = self.estate.points.get_mut(usize::from(self.phase)) {
            row.add(source.index(), points);
        }
        let (seat, phase) = (self.seat, self.phase);
        self.events.push(Event::Scored { seat, source, phase, points });
    }

    fn use_up(&mut self, bonus: Bonus) {
        self.estate.used.add(bonus.index(), 1);
        self.events.push(Event::BonusUsed { seat: self.seat, bonus });
    }

    fn gain(&mut self, bonus: Bonus, row: Colour) {
        let (seat, at) = (self.seat, bonus.index());
        let free = if row == Colour::Green {
            self.estate.green >> at & 1 == 0
        } else {
            self.estate.circled.at(at) < bonus.circles()
        };
        if !free {
            self.events.push(Event::BonusLost { seat, bonus });
            return;
        }
        if row == Colour::Green {
            self.estate.green |= 1 << at;
        } else {
            self.estate.circled.add(at, 1);
        }
        self.events.push(Event::BonusGained { seat, bonus, row });
    }
}

impl Estate {
    /// True if a sheet can hold this, for bytes from outside.
    pub(crate) fn is_sound(&self, board: &Board) -> bool {
        let planes = self.planes.iter().all(|plane| FieldSet::of_bits(*plane).bits() == *plane);
        let castles = board.of_colour(Colour::Green);
        let cross = self.with_entry(CROSS);
        let circles = Bonus::ALL.into_iter().all(|bonus| {
            let (own, green) = self.circles(bonus);
            own <= bonus.circles() && self.used(bonus) <= own + u8::from(green)
        });
        let latest = self.latest.iter().flatten().all(|field| field.exists());
        planes
            && latest
            && cross.len() <= 1
            && cross.is_within(castles)
            && self.green < 16
            && circles
    }
}
