//! Points by rule, standings and score sheets.

use crate::engine::game::{SheetRow, Standing};
use crate::engine::seat::Seat;
use crate::engine::sorting::sort_short_by_key;
use crate::games::road::cards::{
    CITY_POINTS, METROPOLIS_POINTS, SETTLEMENT_POINTS, SPECIAL_POINTS, Special,
};
use crate::games::road::event::Reason;
use crate::games::road::state::State;

impl State {
    /// A seat's points from a rule.
    #[must_use]
    pub fn points_by(&self, seat: Seat, reason: Reason) -> u8 {
        let tableau = self.tableau(seat);
        let special = |card| if self.owner(card) == Some(seat) { SPECIAL_POINTS } else { 0 };
        match reason {
            Reason::Settlements => tableau.settlements * SETTLEMENT_POINTS,
            Reason::Cities => tableau.cities * CITY_POINTS,
            Reason::Metropolises => tableau.metropolises.len() * METROPOLIS_POINTS,
            Reason::LongestRoute => special(Special::Route),
            Reason::LargestArmy => special(Special::Army),
        }
    }

    /// A seat's points.
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        Reason::ALL.into_iter().fold(0, |sum, reason| sum + self.points_by(seat, reason))
    }

    /// The seats by points; equal points share a place.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let mut seats: Vec<Seat> = self.seats().collect();
        sort_short_by_key(&mut seats, |seat| core::cmp::Reverse(self.points(*seat)));
        let mut rows: Vec<Standing> = Vec::new();
        for (at, seat) in (1..).zip(seats) {
            let points = i32::from(self.points(seat));
            let shared = rows.last().filter(|row| row.points == points).map(|row| row.place);
            rows.push(Standing { seat, place: shared.unwrap_or(at), points });
        }
        rows
    }

    /// A seat's points by rule, without rules that gave none except settlements.
    #[must_use]
    pub fn sheet(&self, seat: Seat) -> Vec<SheetRow> {
        let rows = Reason::ALL.into_iter().map(|reason| (reason, self.points_by(seat, reason)));
        rows.filter(|(reason, points)| *points > 0 || *reason == Reason::Settlements)
            .map(|(reason, points)| SheetRow { rule: reason.key(), points: points.into() })
            .collect()
    }
}
