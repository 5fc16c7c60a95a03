//! The price of a decision: a search for the best line, then that line against the one made.
//!
//! Only the seat's view and the moves made enter. The second comparison uses other samples than those that chose the
//! best line, so that a line is not called better for having been lucky.

use crate::bots::analysis::comparison::{Comparison, Contest};
use crate::bots::analysis::record::Decision;
use crate::bots::analyst::Unit;
use crate::bots::player::ComputerPlayer;
use crate::bots::seat_view::SeatView;
use crate::engine::chance::{mix, thinking};
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;

/// Most lines that a decision compares.
const MOST_LINES: usize = 12;
/// Most terms of a price, and the smallest difference that is one, in thousandths of a point.
const MOST_TERMS: usize = 4;
const LEAST_TERM: i32 = 150;
/// The stream of the second comparison.
const AGAIN: u64 = 0x0061_6761_696e;

/// The stages of a pricing.
enum Stage<G: ComputerPlayer> {
    /// The search for the best line.
    Search(Comparison<G>),
    /// The best line, at place 0, against the one made.
    Duel(Comparison<G>),
    /// The price, and the number of moves that it covers.
    Done(Option<Decision<G>>, usize),
}

/// The pricing of a decision, one line and sample after the other.
pub struct Pricing<G: ComputerPlayer> {
    made: Vec<G::Action>,
    lines: u8,
    stage: Stage<G>,
}

/// The first comparison: the search's own lines, by the seat's view alone.
fn search<G: ComputerPlayer>(view: G::View, seat: Seat, unit: Unit, nodes: u32) -> Comparison<G> {
    let seed = SeatView::<G>::of_view(&view, seat).number();
    let mut lines = G::analyst().lines(&view, seat, seed);
    lines.retain(|line| !line.is_empty());
    lines.truncate(MOST_LINES);
    let contest = Contest { seat, seed, nodes: u64::from(nodes) / 2, drops: true };
    Comparison::new(view, contest, unit, lines)
}

/// The search's own choice, which has no loss: the actions of one decision; empty if there is nothing to choose.
#[must_use]
pub fn own_choice<G: ComputerPlayer>(
    view: G::View,
    seat: Seat,
    unit: Unit,
    nodes: u32,
) -> Vec<G::Action> {
    let mut comparison = search::<G>(view, seat, unit, nodes);
    while !comparison.is_done() {
        comparison.play(G::analyst());
    }
    let best = comparison.ranking().first().map(|(place, _)| *place);
    best.map(|place| comparison.line(place)).unwrap_or_default()
}

/// True if two lines are the same as far as both go.
fn agree<A: PartialEq>(one: &[A], other: &[A]) -> bool {
    one.iter().zip(other).all(|(a, b)| a == b)
}

impl<G: ComputerPlayer> Pricing<G> {
    /// The pricing of the moves that the seat made from this view on, at most to the end of their step.
    #[must_use]
    pub fn new(
        view: G::View,
        seat: Seat,
        unit: Unit,
        nodes: u32,
        made: Vec<G::Action>,
    ) -> Pricing<G> {
        Pricing { made, lines: 0, stage: Stage::Search(search(view, seat, unit, nodes)) }
    }

    /// True if the price is known.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done(..))
    }

    /// The price, and the number of moves that it covers: as far as a line of the search was followed, or all of them.
    /// No price while the pricing is in progress, or if the search knows no line.
    #[must_use]
    pub fn price(self) -> (Option<Decision<G>>, usize) {
        match self.stage {
            Stage::Done(decision, moves) => (decision, moves),
            Stage::Search(_) | Stage::Duel(_) => (None, self.made.len()),
        }
    }

    /// Continues with the next line and sample; returns the number of positions visited.
    pub fn play(&mut self) -> u64 {
        let next = match &mut self.stage {
            Stage::Search(comparison) | Stage::Duel(comparison) if !comparison.is_done() => {
                return comparison.play(G::analyst());
            }
            Stage::Search(comparison) => searched(comparison, &self.made),
            Stage::Duel(comparison) => fought(comparison, self.lines, self.made.len()),
            Stage::Done(..) => return 0,
        };
        if let Stage::Search(comparison) = &self.stage {
            self.lines = comparison.ranking().len() as u8;
        }
        self.stage = next;
        1
    }
}

/// The stage after the search: done if its best line was made.
fn searched<G: ComputerPlayer>(search: &Comparison<G>, made: &[G::Action]) -> Stage<G> {
    let ranking = search.ranking();
    let lines = ranking.len() as u8;
    let Some((best, value)) = ranking.first().copied() else {
        return Stage::Done(None, made.len());
    };
    let line = search.line(best);
    let followed = ranking.iter().map(|(place, _)| search.line(*place));
    let followed = followed.into_iter().find(|line| agree(line, made));
    if followed.as_ref() == Some(&line) {
        let decision =
            Decision { made: value, best: value, better: Vec::new(), lines, terms: Vec::new() };
        return Stage::Done(Some(decision), made.len().min(line.len()));
    }
    let contest = search.contest();
    let contest = Contest { seed: mix(contest.seed ^ AGAIN), drops: false, ..contest };
    let rivals = vec![line, followed.unwrap_or_else(|| made.to_vec())];
    Stage::Duel(Comparison::new(search.view().clone(), contest, search.unit(), rivals))
}

/// Excess of a comparison's line over another one right after them, by the terms of the evaluation, the largest differences
/// first. Both lines start from the same imagined position.
pub(super) fn differences<G: ComputerPlayer>(
    comparison: &Comparison<G>,
    line: usize,
    other: usize,
) -> Vec<(u8, i32)> {
    let (analyst, contest) = (G::analyst(), comparison.contest());
    let from = analyst.imagine(comparison.view(), &mut thinking(contest.seed, 0));
    let after_line = |place| after::<G>(&from, contest.seat, &comparison.line(place));
    let [own, others] = [line, other].map(|place| analyst.terms(&after_line(place), contest.seat));
    let of = |terms: &[i32], at: usize| terms.get(at).copied().unwrap_or(0);
    let difference = |at: u8| (at, of(&own, at.into()) - of(&others, at.into()));
    let mut terms: Vec<(u8, i32)> = (0..G::MEASURE.terms.len() as u8).map(difference).collect();
    terms.retain(|(_, more)| more.abs() >= LEAST_TERM);
    terms.sort_by_key(|(at, more)| (core::cmp::Reverse(more.abs()), *at));
    terms.truncate(MOST_TERMS);
    terms
}

/// The position after a line, without the end of a turn, which would add the next draws; the end of the game counts.
fn after<G: ComputerPlayer>(from: &G::State, seat: Seat, line: &[G::Action]) -> G::State {
    let (mut state, turn) = (from.clone(), G::turns_ended(from));
    for action in line {
        let mut next = state.clone();
        let applied = G::apply(&mut next, seat, *action, &mut Quiet).is_ok();
        let is_over = G::deciders(&next).is_empty();
        if !applied || (G::turns_ended(&next) != turn && !is_over) {
            break;
        }
        state = next;
    }
    state
}

/// The price after the second comparison.
fn fought<G: ComputerPlayer>(duel: &Comparison<G>, lines: u8, moves: usize) -> Stage<G> {
    let ranking = duel.ranking();
    let value = |place| ranking.iter().find(|(at, _)| *at == place).map_or(0, |(_, value)| *value);
    let (best, made) = (value(0), value(1));
    let (better, terms) = if best > made {
        (duel.line(0), differences(duel, 0, 1))
    } else {
        (Vec::new(), Vec::new())
    };
    let decision = Decision { made, best: best.max(made), better, lines, terms };
    Stage::Done(Some(decision), moves.min(duel.line(1).len()))
}
