//! The race for the colours: what each still brings, and how many fields each player lacks.

use crate::engine::seat::Seat;
use crate::games::dice::colours::Colour;
use crate::games::dice::points::completion_points;
use crate::games::dice::state::State;

/// How one player stands in the race for a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Runner {
    /// Who.
    pub seat: Seat,
    /// Fields that are still empty; 0 for who has the colour.
    pub lacks: u8,
    /// Whether nobody lacks less, and somebody lacks more: who is level with all leads nobody.
    pub leads: bool,
}

/// The race for one colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lane {
    /// The colour.
    pub colour: Colour,
    /// The larger value and the smaller one.
    pub stars: [u8; 2],
    /// Whether each is still to be had. Alone the larger one is in phases I and II, the smaller in III.
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
