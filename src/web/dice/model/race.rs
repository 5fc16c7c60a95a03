//! The race for the colours: the remaining points, and the fields that each player has to go.

use crate::engine::seat::Seat;
use crate::games::dice::colours::Colour;
use crate::games::dice::points::completion_points;
use crate::games::dice::state::State;

/// A player's state in the race for a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Runner {
    /// The player.
    pub seat: Seat,
    /// Empty fields left; 0 for a player who has the colour.
    pub lacks: u8,
    /// True if no other player has fewer to go; `false` if all are level.
    pub leads: bool,
}

/// The race for one colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lane {
    /// The colour.
    pub colour: Colour,
    /// The larger and the smaller number of points.
    pub stars: [u8; 2],
    /// True if each is still available. In a solo game the larger one is available in phases I and II, the smaller in
    /// III.
    pub left: [bool; 2],
    /// The players in seat order.
    pub runners: Vec<Runner>,
}

/// The race for each colour.
#[must_use]
pub fn race(state: &State) -> Vec<Lane> {
    let lane = |colour: Colour| {
        let fields = state.board().of_colour(colour);
        let lacks = |seat: Seat| fields.without(state.estate(seat).marked()).len() as u8;
        let least = state.seats().map(lacks).min().unwrap_or_default();
        let level = !state.options().is_solo() && state.seats().all(|seat| lacks(seat) == least);
        let runner = |seat: Seat| {
            let lacks = lacks(seat);
            Runner { seat, lacks, leads: lacks == least && !level }
        };
        let left = if state.options().is_solo() {
            [state.phase() < 2, state.phase() == 2]
        } else {
            let gone = state.prizes_gone(colour);
            [gone == 0, gone < 2]
        };
        let runners = state.seats().map(runner).collect();
        Lane { colour, stars: completion_points(colour), left, runners }
    };
    Colour::ALL.into_iter().map(lane).collect()
}
