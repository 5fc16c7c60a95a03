//! Prices of choices: lines are played on from positions imagined from the seat's view, the same for every line.
//!
//! [`Comparison`] drops the worse half of the lines with each share of its budget, or compares all of them to its end.
//! A line is carried out, a few turns are played on by the fast policy, and the position is appraised.

use crate::bots::analyst::{Analyst, Equities, Unit, equities};
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// The fewest samples of each line before any is dropped.
const LEAST: u32 = 4;

/// A line and its results so far.
struct Candidate<A> {
    actions: Vec<A>,
    place: usize,
    sum: i64,
    /// The seat's own equities, whatever its rivals'.
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
    left: Vec<Candidate<G::Action>>,
    /// Dropped lines, last dropped first.
    dropped: Vec<Candidate<G::Action>>,
    samples: u32,
    /// The line that plays the current sample next, and the sample's position.
    next: usize,
    imagined: Option<G::State>,
    nodes: u64,
    drop_at: u64,
    share: u64,
    list: G::Actions,
}

impl<G: Game> Comparison<G> {
    /// Compares these lines; of equal ones the first is best.
    pub fn new(view: G::View, contest: Contest, unit: Unit, lines: Vec<Vec<G::Action>>) -> Self {
        let halvings = u64::from(usize::BITS - lines.len().saturating_sub(1).leading_zeros());
        let share = (contest.nodes / halvings.max(1)).max(1);
        let candidate = |(place, actions)| Candidate { actions, place, sum: 0, own: 0 };
        Comparison {
            view,
            contest,
            unit,
            left: (0..).zip(lines).map(candidate).collect(),
            dropped: Vec::new(),
            samples: 0,
            next: 0,
            imagined: None,
            nodes: 0,
            drop_at: if contest.drops { share } else { u64::MAX },
            share,
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
        let decided = self.left.len() < 2 && (self.contest.drops || self.left.is_empty());
        let enough = self.samples >= LEAST || self.left.is_empty();
        self.next == 0 && enough && (decided || self.nodes >= self.contest.nodes)
    }

    /// Plays the next line of the current sample; returns the number of positions visited.
    pub fn play(&mut self, analyst: &dyn Analyst<G>) -> u64 {
        let before = self.nodes;
        if let Some(candidate) = self.left.get(self.next) {
            let actions = candidate.actions.clone();
            let (view, contest, sample) = (&self.view, self.contest, self.samples);
            let imagine = || analyst.imagine(view, &mut thinking(contest.seed, sample.into()));
            let from = self.imagined.get_or_insert_with(imagine).clone();
            let (outcome, own) = self.outcome(analyst, from, &actions);
            if let Some(candidate) = self.left.get_mut(self.next) {
                candidate.sum += outcome;
                candidate.own += own;
            }
            self.next += 1;
        }
        if self.next >= self.left.len() {
            self.end_sample();
        }
        self.nodes - before
    }

    fn end_sample(&mut self) {
        (self.next, self.imagined) = (0, None);
        self.samples += 1;
        if self.nodes >= self.drop_at && self.samples >= LEAST && self.left.len() > 1 {
            self.drop_at = self.nodes + self.share;
            self.left.sort_by_key(|line| (core::cmp::Reverse(line.sum), line.place));
            let mut out = self.left.split_off(self.left.len().div_ceil(2));
            for line in &mut out {
                line.sum = mean(line.sum, self.samples);
            }
            out.append(&mut self.dropped);
            self.dropped = out;
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
        let line = self.left.iter().find(|line| line.place == place)?;
        (self.samples > 0).then(|| mean(line.own, self.samples) as i32)
    }

    /// All lines as places of the original list with their mean equity, best first; those dropped come last.
    pub fn ranking(&self) -> Vec<(usize, i32)> {
        let mut left: Vec<&Candidate<G::Action>> = self.left.iter().collect();
        left.sort_by_key(|line| (core::cmp::Reverse(line.sum), line.place));
        let samples = self.samples;
        let left = left.into_iter().map(|line| (line.place, mean(line.sum, samples) as i32));
        let dropped = self.dropped.iter().map(|line| (line.place, line.sum as i32));
        left.chain(dropped).collect()
    }

    /// The actions of a line by its place.
    pub fn line(&self, place: usize) -> Vec<G::Action> {
        let mut all = self.left.iter().chain(&self.dropped);
        all.find(|line| line.place == place).map(|line| line.actions.clone()).unwrap_or_default()
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

const fn mean(sum: i64, samples: u32) -> i64 {
    let count = if samples == 0 { 1 } else { samples as i64 };
    (2 * sum + count).div_euclid(2 * count)
}
