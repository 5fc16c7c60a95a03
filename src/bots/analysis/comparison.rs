//! Prices of choices: lines are played on from positions imagined from the seat's view, the same for every line.
//!
//! [`Comparison`] drops the worse half of the lines with each share of its budget, or compares all of them to its end.
//! A line is carried out, a few turns are played on by the fast policy, and the position is appraised.

use crate::bots::analyst::{Analyst, Equities, Unit, equities};
use crate::bots::search::halving::{Candidate, Halving};
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use core::cmp::Reverse;

/// The fewest samples of each line before any is dropped.
const LEAST: u32 = 4;

/// A line to compare.
struct Line<A> {
    actions: Vec<A>,
    /// Sum of the seat's own equities, whatever its rivals'.
    own: i64,
}

/// Parameters of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contest {
    /// The seat that chooses.
    pub seat: Seat,
    /// The seed of the imagined positions.
    pub seed: u64,
    /// The budget in positions.
    pub nodes: u64,
    /// True if worse lines are dropped on the way.
    pub drops: bool,
}

/// A comparison of lines that can be interrupted and resumed.
pub struct Comparison<G: Game> {
    view: G::View,
    contest: Contest,
    unit: Unit,
    lines: Halving<Line<G::Action>>,
    samples: u32,
    /// The line that plays the current sample next, and the sample's position.
    next: usize,
    imagined: Option<G::State>,
    nodes: u64,
    list: G::Actions,
}

impl<G: Game> Comparison<G> {
    /// Compares these lines; of equal ones the first is best.
    pub fn new(view: G::View, contest: Contest, unit: Unit, lines: Vec<Vec<G::Action>>) -> Self {
        // The first share of an endless budget never ends.
        let budget = if contest.drops { contest.nodes } else { u64::MAX };
        let lines = lines.into_iter().map(|actions| Line { actions, own: 0 });
        Comparison {
            view,
            contest,
            unit,
            lines: Halving::new(lines, budget),
            samples: 0,
            next: 0,
            imagined: None,
            nodes: 0,
            list: G::Actions::default(),
        }
    }

    /// Number of positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The comparison's parameters.
    pub fn contest(&self) -> Contest {
        self.contest
    }

    /// The unit of the equities.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// The view that the lines start from.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// True if the budget is used up, or one line is left.
    pub fn is_done(&self) -> bool {
        let is_empty = self.lines.remaining().is_empty();
        let decided = self.lines.is_done() && (self.contest.drops || is_empty);
        let enough = self.samples >= LEAST || is_empty;
        self.next == 0 && enough && (decided || self.nodes >= self.contest.nodes)
    }

    /// Plays the next line of the current sample; returns the number of positions visited.
    pub fn play(&mut self, analyst: &dyn Analyst<G>) -> u64 {
        let before = self.nodes;
        if let Some(candidate) = self.lines.remaining().get(self.next) {
            let actions = candidate.item.actions.clone();
            let (view, contest, sample) = (&self.view, self.contest, self.samples);
            let imagine = || analyst.imagine(view, &mut thinking(contest.seed, sample.into()));
            let from = self.imagined.get_or_insert_with(imagine).clone();
            let (outcome, own) = self.outcome(analyst, from, &actions);
            if let Some(candidate) = self.lines.remaining_mut().get_mut(self.next) {
                candidate.add(outcome);
                candidate.item.own += own;
            }
            self.next += 1;
        }
        if self.next >= self.lines.remaining().len() {
            self.end_sample();
        }
        self.nodes - before
    }

    fn end_sample(&mut self) {
        (self.next, self.imagined) = (0, None);
        self.samples += 1;
        if self.nodes >= self.lines.due() && self.samples >= LEAST && !self.lines.is_done() {
            self.lines.halve(self.nodes, merit);
        }
    }

    /// The seat's equity after the line, against the best rival's and by itself.
    fn outcome(
        &mut self,
        analyst: &dyn Analyst<G>,
        mut state: G::State,
        line: &[G::Action],
    ) -> (i64, i64) {
        let until = G::turns_ended(&state).saturating_add(analyst.turns(&state));
        for action in line {
            self.nodes += 1;
            if G::apply(&mut state, self.contest.seat, *action, &mut Quiet).is_err() {
                break;
            }
        }
        while G::turns_ended(&state) < until {
            let Some(seat) = G::deciders(&state).lowest() else { break };
            let visited = analyst.play_on(&mut state, seat, &mut self.list);
            self.nodes += visited;
            if visited == 0 {
                break;
            }
        }
        let (values, nodes) = equities(analyst, self.unit, &state);
        self.nodes += nodes;
        let own = values.get(self.contest.seat.index()).copied().unwrap_or(0);
        (against_rivals(analyst, &state, self.contest.seat, &values), own.into())
    }

    /// True if every line that is left has as many samples.
    pub fn is_even(&self) -> bool {
        self.next == 0
    }

    /// Number of samples of each line that is left.
    pub fn samples(&self) -> u32 {
        self.samples
    }

    /// Expected result of the seat after a line that is left, by its place; `None` before the first sample.
    pub fn expected(&self, place: usize) -> Option<i32> {
        let line = self.lines.remaining().iter().find(|line| line.place == place)?;
        (self.samples > 0).then(|| mean(line.item.own, self.samples))
    }

    /// All lines as places of the original list with their mean equity, best first; those dropped come last.
    pub fn ranking(&self) -> Vec<(usize, i32)> {
        let mut left: Vec<_> = self.lines.remaining().iter().collect();
        left.sort_by_key(|line| merit(line));
        let left = left.into_iter().map(|line| (line.place, mean(line.sum, self.samples)));
        let dropped = self.lines.dropped().iter();
        left.chain(dropped.map(|line| (line.place, mean(line.sum, line.played)))).collect()
    }

    /// The actions of a line by its place.
    pub fn line(&self, place: usize) -> Vec<G::Action> {
        let mut all = self.lines.remaining().iter().chain(self.lines.dropped());
        all.find(|line| line.place == place)
            .map(|line| line.item.actions.clone())
            .unwrap_or_default()
    }
}

/// A seat's equity against the best rival's, by the analyst's rivalry.
fn against_rivals<G: Game>(
    analyst: &dyn Analyst<G>,
    state: &G::State,
    seat: Seat,
    values: &Equities,
) -> i64 {
    let value = |seat: Seat| i64::from(values.get(seat.index()).copied().unwrap_or(0));
    let rivals =
        Seat::first(G::seats(state)).filter(|other| analyst.are_rivals(state, seat, *other));
    let best = rivals.map(value).max().unwrap_or(0);
    value(seat) - best * i64::from(analyst.rivalry()) / 100
}

/// The key of a line's rank: the best sum first, of equal ones the first line.
const fn merit<A>(line: &Candidate<Line<A>>) -> (Reverse<i64>, usize) {
    (Reverse(line.sum), line.place)
}

/// The mean of so many results, rounded to the nearest whole number.
const fn mean(sum: i64, samples: u32) -> i32 {
    let count = if samples == 0 { 1 } else { samples as i64 };
    (2 * sum + count).div_euclid(2 * count) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};

    /// Places with their mean results, best first.
    type Ranks = Vec<(usize, i32)>;

    fn ranks(lines: &[Candidate<Line<()>>], samples: u32) -> Ranks {
        lines.iter().map(|line| (line.place, mean(line.sum, samples))).collect()
    }

    /// The same by hand: lines as places with their sums.
    fn halved(left: &mut Vec<(usize, i64)>, dropped: &mut Ranks, samples: u32) {
        left.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        let weaker = left.split_off(left.len().div_ceil(2));
        let weaker = weaker.into_iter().map(|(place, sum)| (place, mean(sum, samples)));
        *dropped = weaker.chain(dropped.drain(..)).collect();
    }

    #[test]
    fn lines_are_dropped_in_the_order_of_their_sums_and_places() {
        let mut chance = Chance::of_number(1, 0);
        for count in 0..40 {
            let lines = (0..count).map(|_| Line::<()> { actions: Vec::new(), own: 0 });
            let mut lines = Halving::new(lines, 100);
            let (mut left, mut dropped): (Vec<_>, Ranks) =
                ((0..count).map(|place| (place, 0)).collect(), Vec::new());
            for samples in 1..=8 {
                for line in lines.remaining_mut() {
                    // Few values, so that many sums are equal, some of them below zero.
                    let value = i64::from(chance.below(3)) - 1;
                    line.add(value);
                    left.iter_mut().find(|(place, _)| *place == line.place).unwrap().1 += value;
                }
                if samples % 2 == 0 && !lines.is_done() {
                    lines.halve(0, merit);
                    halved(&mut left, &mut dropped, samples);
                }
                let by_hand: Ranks =
                    left.iter().map(|(place, sum)| (*place, mean(*sum, samples))).collect();
                assert_eq!(ranks(lines.remaining(), samples), by_hand);
                let out = lines.dropped().iter();
                let out: Ranks =
                    out.map(|line| (line.place, mean(line.sum, line.played))).collect();
                assert_eq!(out, dropped);
            }
        }
    }

    #[test]
    fn no_line_is_dropped_within_an_endless_budget() {
        for count in 1..200 {
            assert!(Halving::new(0..count, u64::MAX).due() > u64::MAX / 16);
        }
    }

    #[test]
    fn means_are_rounded_to_the_nearest() {
        assert_eq!([-5, -3, -2, 2, 3, 5].map(|sum| mean(sum, 4)), [-1, -1, 0, 1, 1, 1]);
        assert_eq!(mean(0, 0), 0);
    }
}
