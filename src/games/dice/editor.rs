//! Position editing for tests and puzzles; not used by the rules.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::dice::colours::Bonus;
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::Field;
use crate::games::dice::points::Source;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::State;

/// A position being edited.
#[derive(Debug)]
pub struct PositionEditor<'a>(&'a mut State);

/// A sheet being edited.
#[derive(Debug)]
pub struct EstateEditor<'a>(&'a mut Estate);

impl State {
    /// Opens the position for editing, in tests and puzzles.
    pub const fn edit(&mut self) -> PositionEditor<'_> {
        PositionEditor(self)
    }
}

impl Estate {
    /// Opens the sheet for editing, in tests and puzzles.
    pub const fn edit(&mut self) -> EstateEditor<'_> {
        EstateEditor(self)
    }
}

impl PositionEditor<'_> {
    /// Replaces the seat's sheet.
    pub fn set_estate(self, seat: Seat, estate: Estate) {
        self.0.estates.set(seat.index(), estate);
    }

    /// Sets the phase, from 0, and the number of crossed-out boxes.
    pub fn set_time(self, phase: u8, boxes: u8) {
        (self.0.phase, self.0.boxes) = (phase.min(2), boxes);
    }

    /// Changes the dice of a round of the whole game, from 0.
    pub fn set_roll(self, round: u8, roll: Roll) {
        self.0.rolls.set(usize::from(round), roll);
    }

    /// Lets the seat choose again in this round.
    pub fn reopen(self, seat: Seat) {
        self.0.reopen(seat);
    }
}

impl EstateEditor<'_> {
    /// Enters a number without points or bonus.
    pub fn set_number(self, field: Field, number: u8) {
        if (1..=6).contains(&number) {
            self.0.enter(field, number);
        }
    }

    /// Sets the number of circles in the row of the bonus's own colour, and of used bonuses.
    pub fn set_bonuses(self, bonus: Bonus, circled: u8, used: u8) {
        self.0.circled.set(bonus.index(), circled.min(bonus.circles()));
        self.0.used.set(bonus.index(), used);
    }

    /// Sets points in a phase, from 0.
    pub fn set_points(self, phase: usize, source: Source, points: u8) {
        if let Some(row) = self.0.points.get_mut(phase) {
            row.set(source.index(), points);
        }
    }
}
