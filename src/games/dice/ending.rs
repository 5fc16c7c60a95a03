//! Standings, score sheets and grades.

use crate::engine::game::{SheetRow, Standing};
use crate::engine::seat::Seat;
use crate::engine::sorting::sort_short_by_key;
use crate::games::dice::points::{Grade, PHASES, Source};
use crate::games::dice::state::{Stage, State};
use core::cmp::Reverse;

impl State {
    /// The standings: by points, then by bonuses left, including goods; after that places are shared (rulebook
    /// page 11).
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let key = |seat: &Seat| {
            let estate = self.estate(*seat);
            Reverse((estate.total(), estate.bonuses_left()))
        };
        let mut seats: Vec<Seat> = self.seats().collect();
        sort_short_by_key(&mut seats, key);
        let mut rows: Vec<Standing> = Vec::with_capacity(seats.len());
        for (seat, next) in seats.into_iter().zip(1..) {
            let tied = rows.last().filter(|row| key(&row.seat) == key(&seat)).map(|row| row.place);
            let points = self.estate(seat).total();
            rows.push(Standing { seat, place: tied.unwrap_or(next), points });
        }
        rows
    }

    /// The seat's points by source.
    #[must_use]
    pub fn sheet(&self, seat: Seat) -> Vec<SheetRow> {
        let estate = self.estate(seat);
        let points = |source: Source| -> i32 {
            (0..PHASES).map(|phase| i32::from(estate.points(phase, source))).sum()
        };
        Source::ALL
            .into_iter()
            .map(|source| SheetRow { rule: source.key(), points: points(source) })
            .collect()
    }

    /// The grade of a finished solo game, if it has enough points.
    #[must_use]
    pub fn grade(&self) -> Option<Grade> {
        let over = self.stage == Stage::Over && self.options.is_solo();
        over.then(|| Grade::of_points(self.estate(Seat(0)).total())).flatten()
    }
}
