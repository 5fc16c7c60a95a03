//! Features of the evaluation in the solo game, where fields count and points only move a stone.
//!
//! The features of the base game and of modules come first, with weights of their own; these follow.

use crate::bots::burgundy::features::look::FeatureSink;
use crate::bots::burgundy::features::{Part, base, modules};
use crate::engine::seat::Seat;
use crate::games::burgundy::depots::{PLACES, Slot};
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::numbers::Numbers;
use crate::games::burgundy::solo::{MARKER_STEP, SWAP_GOODS};
use crate::games::burgundy::state::{State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};

/// The first number of each group of features, and their total number.
pub mod at {
    use crate::bots::burgundy::features::{base, modules};

    /// The features of modules follow those of the base game.
    pub const MODULES: usize = base::at::COUNT;
    /// Points from the counting stone to the marker, and whether they are at most 20, 10 and 5.
    pub const GAP: usize = MODULES + modules::at::COUNT;
    /// 1 if silver alone reaches the marker.
    pub const GAP_PAID: usize = GAP + 4;
    /// The marker's place in steps of five.
    pub const MARKER: usize = GAP_PAID + 1;
    /// Waiting effects: a tile straight into the estate, goods for a tile.
    pub const WAITING: usize = MARKER + 1;
    /// Empty fields two, three, and four or more steps from the filled ones.
    pub const FAR: usize = WAITING + 2;
    /// Colours without a field in reach.
    pub const CLOSED: usize = FAR + 3;
    /// Fields in reach, and their different numbers.
    pub const REACH: usize = CLOSED + 1;
    /// Stored tiles on their faces.
    pub const BLACK: usize = REACH + 2;
    /// Goods towards a swap, at most five; whether there are five.
    pub const GOODS: usize = BLACK + 1;
    /// Numbered depots with a tile that fits a field in reach, and those with one that fits any field.
    pub const DEPOTS: usize = GOODS + 2;
    /// Total number of features.
    pub const COUNT: usize = DEPOTS + 2;
}

/// The part that a feature belongs to.
#[must_use]
pub const fn part_of(feature: usize) -> Part {
    match feature {
        0..at::MODULES => base::part_of(feature),
        at::MODULES..at::GAP => modules::part_of(feature - at::MODULES),
        at::GAP..at::WAITING => Part::Stone,
        at::WAITING..at::FAR => Part::Open,
        at::FAR..at::BLACK => Part::Regions,
        at::BLACK => Part::Storage,
        at::GOODS..at::DEPOTS => Part::Goods,
        _ => Part::Table,
    }
}

struct Beyond<'a, S>(&'a mut S);

impl<S: FeatureSink> FeatureSink for Beyond<'_, S> {
    fn add(&mut self, feature: usize, amount: i32) {
        self.0.add(at::MODULES + feature, amount);
    }
}

/// Passes all features of the solo game's position to the sink.
pub fn features(state: &State, seat: Seat, sink: &mut impl FeatureSink) {
    base::features(state, seat, sink);
    if !state.options().modules().is_empty() {
        modules::features(state, seat, &mut Beyond(sink));
    }
    stone(state, seat, sink);
    fields(state, seat, sink);
    table(state, seat, sink);
}

/// The stone and the marker after the waiting points are collected in the best order: with the fewest that lead
/// beyond the marker.
fn collected(state: &State) -> (u16, u8) {
    let gap = u32::from(state.marker().saturating_sub(state.stone()));
    let waiting = state.points_waiting();
    if u32::from(waiting) < gap || waiting == 0 {
        return (u16::from(state.stone()) + waiting, state.marker());
    }
    // The possible sums of some of the gains, one bit each.
    let mut sums = 1u128;
    for place in 0..usize::from(state.scores_waiting()) {
        if let Waiting::Score { points, .. } = state.waiting_at(place) {
            sums |= sums.checked_shl(points.into()).unwrap_or(0);
        }
    }
    let enough = sums.checked_shr(gap).unwrap_or(0).trailing_zeros() + gap;
    let left = u32::from(waiting).saturating_sub(enough) as u16;
    (left, state.marker().saturating_sub(MARKER_STEP))
}

/// Features of the counting stone and of waiting effects.
fn stone(state: &State, seat: Seat, sink: &mut impl FeatureSink) {
    let estate = state.estate(seat);
    let (stone, marker) = collected(state);
    if marker < state.marker() {
        // Reaching the marker gives an action, as a castle does.
        sink.add(base::at::WAITING, 1);
    }
    let gap = (i32::from(marker) - i32::from(stone)).max(0);
    sink.add(at::GAP, gap);
    for (step, near) in [20, 10, 5].into_iter().enumerate() {
        sink.add(at::GAP + 1 + step, i32::from(gap <= near));
    }
    sink.add(at::GAP_PAID, i32::from(gap <= i32::from(estate.silver())));
    sink.add(at::MARKER, i32::from(marker / MARKER_STEP));
    for place in 0..usize::from(state.waits()) {
        let waiting = state.waiting_at(place);
        if let Waiting::Settle { .. } = waiting {
            sink.add(at::WAITING, 1);
        }
        if waiting == Waiting::Swap {
            sink.add(at::WAITING + 1, 1);
        }
    }
    let goods: u8 = estate.goods().iter().sum();
    sink.add(at::GOODS, i32::from(goods.min(SWAP_GOODS)));
    sink.add(at::GOODS + 1, i32::from(goods >= SWAP_GOODS));
}

/// Features of the distance of empty fields.
fn fields(state: &State, seat: Seat, sink: &mut impl FeatureSink) {
    let estate = state.estate(seat);
    let board = estate.board();
    let empty = estate.empty_fields();
    let mut reached = estate.filled();
    let mut edge = estate.filled();
    let mut far = empty;
    for step in 0..3 {
        let mut next = Fields::NONE;
        for field in edge {
            next = next.or(board.neighbours(field));
        }
        edge = next.minus(reached);
        reached = reached.or(edge);
        far = far.minus(edge);
        if step > 0 {
            sink.add(at::FAR + step - 1, edge.len() as i32);
        }
    }
    sink.add(at::FAR + 2, far.len() as i32);
    let open = empty.and(estate.reach());
    let closed = Colour::ALL.iter().filter(|colour| {
        let fields = board.of_colour(**colour);
        !fields.and(empty).is_empty() && fields.and(open).is_empty()
    });
    sink.add(at::CLOSED, closed.count() as i32);
    let numbers = (1..=6).filter(|n| !board.of_numbers(Numbers::only(*n)).and(open).is_empty());
    sink.add(at::REACH, open.len().min(12) as i32);
    sink.add(at::REACH + 1, numbers.count() as i32);
    let black = estate.stored_tiles().filter(|(_, tile)| *tile == Tile::BLACK);
    sink.add(at::BLACK, black.count() as i32);
}

/// Features of the tiles in the depots.
fn table(state: &State, seat: Seat, sink: &mut impl FeatureSink) {
    let estate = state.estate(seat);
    let (board, empty) = (estate.board(), estate.empty_fields());
    for depot in 1..=6 {
        let (mut near, mut any) = (false, false);
        for tile in (0..PLACES).map(|place| state.lying(Slot::new(depot, place))) {
            let Some(colour) = tile.colour() else { continue };
            near |= !estate.open_fields(tile).is_empty();
            any |= !board.of_colour(colour).and(empty).is_empty();
        }
        sink.add(at::DEPOTS, i32::from(near));
        sink.add(at::DEPOTS + 1, i32::from(any));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seed::Seed;
    use crate::games::burgundy::boards::BoardId;
    use crate::games::burgundy::modules::Modules;
    use crate::games::burgundy::options::{Castles, Edition, MARKER};
    use crate::games::burgundy::{Burgundy, Options};

    struct Sum(Vec<i32>);

    impl FeatureSink for Sum {
        fn add(&mut self, feature: usize, amount: i32) {
            self.0[feature] += amount;
        }
    }

    #[test]
    fn the_beginning_of_a_solo_game_is_seen() {
        for board in [17, 18] {
            let modules = Modules::NONE;
            let options =
                Options::solo(Edition::E2019, BoardId(board), Castles::Drawn, modules, MARKER);
            let state = Burgundy::start(&options.unwrap(), &Seed::numbered(1), &mut Quiet).unwrap();
            let mut sum = Sum(vec![0; at::COUNT]);
            features(&state, Seat(0), &mut sum);
            let far: i32 = sum.0[at::FAR..at::CLOSED].iter().sum();
            assert_eq!(far + sum.0[at::REACH], 36, "board {board}");
            assert_eq!((sum.0[at::GAP], sum.0[at::MARKER]), (50, 10));
            assert!(sum.0[at::DEPOTS + 1] > 0);
        }
    }
}
