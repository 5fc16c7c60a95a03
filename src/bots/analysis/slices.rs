//! The analysis of a game, in slices.

use crate::bots::analysis::luck::{Draw, Expectation};
use crate::bots::analysis::pricing::Pricing;
use crate::bots::analysis::record::{Decision, Record, Settings, Step, VERSION, check};
use crate::bots::analysis::steps::{Steps, seat_at};
use crate::bots::analyst::{Equities, equities};
use crate::bots::player::ComputerPlayer;
use crate::engine::journal::Journal;

/// The settings of a game's analysis, with its defaults where none are given.
#[must_use]
pub fn settings<G: ComputerPlayer>(nodes: Option<u32>, draws: Option<u16>) -> Settings {
    Settings {
        version: VERSION,
        nodes: nodes.unwrap_or(G::MEASURE.nodes),
        draws: draws.unwrap_or(G::MEASURE.draws),
    }
}

/// True if the game may be analysed as far as it has been played: it is over, or its seats hide nothing.
#[must_use]
pub fn may_be_analysed<G: ComputerPlayer>(game: &Journal<G>) -> bool {
    game.is_over() || G::MEASURE.is_open
}

/// The work at the current step.
enum Stage<G: ComputerPlayer> {
    /// The deal's mean.
    Deal(Expectation<G>),
    /// The next step begins.
    Begin,
    /// The price of the decision.
    Price(Pricing<G>),
    /// The mean of the draw at the step's end.
    Luck(Expectation<G>, usize, Option<Decision<G>>),
    /// Every step is finished.
    Done,
}

/// An analysis that can be interrupted, kept and resumed; its result does not depend on the slices.
pub struct Analysis<G: ComputerPlayer> {
    game: Journal<G>,
    steps: Steps,
    record: Record<G>,
    stage: Stage<G>,
    nodes: u64,
}

impl<G: ComputerPlayer> Analysis<G> {
    /// The analysis of a game up to its cursor.
    #[must_use]
    pub fn new(game: Journal<G>, settings: Settings) -> Analysis<G> {
        let unit = G::MEASURE.unit;
        let deal = Draw::Deal(game.setup().options().clone());
        let stage = Stage::Deal(Expectation::new(deal, &game.at(0), settings.draws));
        let (steps, record) = (Steps::of(&game), Record::new(settings, unit));
        Analysis { game, steps, record, stage, nodes: 0 }
    }

    /// Resumes an analysis of this game, which may have gone on since; begins anew if the record is of another game or
    /// of other settings.
    #[must_use]
    pub fn resume(game: Journal<G>, settings: Settings, kept: Record<G>) -> Analysis<G> {
        let mut analysis = Analysis::new(game, settings);
        let unit = analysis.record.unit;
        if kept.settings == settings && kept.unit == unit && kept.is_of(&analysis.game) {
            analysis.record = Record { over: false, ..kept };
            analysis.stage = Stage::Begin;
        }
        analysis
    }

    /// The finished part.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The finished part by value.
    #[must_use]
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// Number of positions visited since the analysis began or was resumed.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// True if every step is finished.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }

    /// The finished share of the moves, in hundredths; 100 only when every step is finished.
    #[must_use]
    pub fn percent(&self) -> u8 {
        if self.is_done() {
            return 100;
        }
        (100 * self.record.moves() / self.steps.len().max(1)).min(99) as u8
    }

    /// Continues for about `slice` positions.
    pub fn work(&mut self, slice: u64) {
        let until = self.nodes.saturating_add(slice.max(1));
        while !self.is_done() && self.nodes < until {
            self.go_on();
        }
    }

    /// Runs the analysis to its end.
    pub fn finish(&mut self) {
        self.work(u64::MAX);
    }

    /// A small piece of work.
    fn go_on(&mut self) {
        let (analyst, unit) = (G::analyst(), self.record.unit);
        self.stage = match core::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Deal(mut mean) if !mean.is_done() => {
                self.nodes += mean.sample(analyst, unit);
                Stage::Deal(mean)
            }
            Stage::Deal(mean) => self.deal_known(&mean),
            Stage::Begin => self.begin(),
            Stage::Price(mut pricing) if !pricing.is_done() => {
                self.nodes += pricing.play();
                Stage::Price(pricing)
            }
            Stage::Price(pricing) => {
                let (decision, moves) = pricing.price();
                self.after_decision(self.record.moves() + moves.max(1), decision)
            }
            Stage::Luck(mut mean, end, decision) if !mean.is_done() => {
                self.nodes += mean.sample(analyst, unit);
                Stage::Luck(mean, end, decision)
            }
            Stage::Luck(mean, end, decision) => {
                let mean = mean.mean();
                self.finish_step(end, decision, Some(mean))
            }
            Stage::Done => Stage::Done,
        };
    }

    fn seats(&self) -> usize {
        usize::from(G::seats(self.game.state()))
    }

    fn by_seat(&self, values: &Equities) -> Vec<i32> {
        values.iter().take(self.seats()).copied().collect()
    }

    fn equities_at(&mut self, moves: usize) -> Equities {
        let state = self.game.at(moves);
        let (values, nodes) = equities(G::analyst(), self.record.unit, &state);
        self.nodes += nodes;
        values
    }

    fn deal_known(&mut self, mean: &Expectation<G>) -> Stage<G> {
        let (start, first) = (mean.mean(), self.equities_at(0));
        self.record.start = self.by_seat(&start);
        self.record.deal = self.by_seat(&less(&first, &start));
        self.record.check = check::<G>(&self.game.at(0));
        Stage::Begin
    }

    fn begin(&mut self) -> Stage<G> {
        let at = self.record.moves();
        let Some(end) = self.steps.end_from(at) else {
            self.record.over = self.game.is_over() && at == self.game.position();
            return Stage::Done;
        };
        let settings = self.record.settings;
        if settings.nodes == 0 || !self.steps.is_decision(at, end) {
            return self.after_decision(end, None);
        }
        let seat = seat_at(&self.game, at);
        let view = G::view(&self.game.at(at), seat.into());
        let made = self.game.moves().iter().take(end).skip(at).map(|made| made.action).collect();
        // Listing the lines is work as well.
        self.nodes += 1;
        Stage::Price(Pricing::new(view, seat, self.record.unit, settings.nodes, made))
    }

    fn after_decision(&mut self, end: usize, decision: Option<Decision<G>>) -> Stage<G> {
        let last = end.saturating_sub(1);
        match self.game.moves().get(last).copied().filter(|_| self.steps.is_chance(last)) {
            Some(made) => {
                let (before, draws) = (self.game.at(last), self.record.settings.draws);
                let draw = Draw::After { before: before.clone(), made };
                Stage::Luck(Expectation::new(draw, &before, draws), end, decision)
            }
            None => self.finish_step(end, decision, None),
        }
    }

    fn finish_step(
        &mut self,
        end: usize,
        decision: Option<Decision<G>>,
        mean: Option<Equities>,
    ) -> Stage<G> {
        let at = self.record.moves();
        let after = self.equities_at(end);
        let luck = mean.map(|mean| self.by_seat(&less(&after, &mean))).unwrap_or_default();
        self.record.check = check::<G>(&self.game.at(end));
        let step = Step {
            at: at as u32,
            moves: (end - at) as u16,
            seat: seat_at(&self.game, at),
            decision,
            luck,
            after: self.by_seat(&after),
        };
        self.record.steps.push(step);
        Stage::Begin
    }
}

fn less(values: &Equities, others: &Equities) -> Equities {
    core::array::from_fn(|seat| {
        let at = |values: &Equities| values.get(seat).copied().unwrap_or(0);
        at(values) - at(others)
    })
}
