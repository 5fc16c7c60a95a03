//! Subjects of explanations on the table.

use crate::engine::seat::Seat;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::web::table::{code_of, subject_of};

/// Something that explains itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// A field of a player's sheet.
    Field(Seat, Field),
    /// A player's sheet as a whole.
    Sheet(Seat),
    /// A player's points.
    Points(Seat),
    /// A bonus.
    Bonus(Bonus),
    /// A colour with its rule and its die.
    Colour(Colour),
    /// The roll, a number die, a pair of dice.
    Roll,
    /// The hourglass die and the boxes of time.
    Hours,
    /// The table of points for regions.
    Worth,
    /// The race for the colours.
    Race,
    /// The grades of a solo game.
    Goal,
    /// The button that turns pencil to ink.
    Ready,
}

impl Subject {
    /// Its code.
    #[must_use]
    pub fn code(self) -> String {
        code_of(&self)
    }

    /// The subject with this code at a table of so many seats.
    #[must_use]
    pub fn of_code(seats: u8, code: &str) -> Option<Subject> {
        let of_seat = |seat: Seat| {
            let fields = Field::all().map(move |field| Subject::Field(seat, field));
            [Subject::Sheet(seat), Subject::Points(seat)].into_iter().chain(fields)
        };
        let one = [
            Subject::Roll,
            Subject::Hours,
            Subject::Worth,
            Subject::Race,
            Subject::Goal,
            Subject::Ready,
        ];
        let all = one.into_iter().chain(Bonus::ALL.map(Subject::Bonus));
        let all = all.chain(Colour::ALL.map(Subject::Colour));
        subject_of(all.chain(Seat::first(seats).flat_map(of_seat)), code)
    }
}
