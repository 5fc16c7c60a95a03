//! A search service: accepts requests, works on one at a time in slices, and reports progress and results. Uses
//! neither threads nor clocks: the caller passes the time in milliseconds.

use crate::bots::analysis::hint_prices::HintPrices;
use crate::bots::analysis::record::{Record, Settings};
use crate::bots::analysis::slices::{Analysis, may_be_analysed};
use crate::bots::analyst::equities;
use crate::bots::level::Level;
use crate::bots::message::{Budget, LONGEST_MILLIS, PlayedGame, Refusal, Reply, Request, Task};
use crate::bots::player::{ComputerPlayer, Hint, Question, Think};
use crate::bots::seat_view::{Opened, SeatView};
use crate::engine::chance::thinking;
use crate::engine::game::apply_silently;
use crate::engine::seat::Seat;

/// Number of positions between two checks of the clock: one or two milliseconds.
const SLICE: u64 = 1000;
/// Number of positions that an estimate imagines where seats hide something.
const IMAGINED: u64 = 8;
/// Most actions whose result is estimated.
const VALUED: usize = 16;
/// Interval between progress reports, in milliseconds.
const REPORT_EVERY: f64 = 150.0;
/// Maximum time to price hints, in milliseconds.
const PRICING: f64 = 400.0;
/// Maximum time to compare lines, in milliseconds.
const COMPARING: f64 = 1500.0;
/// Most lines that are compared, and most actions of each that count.
const LINES: usize = 8;
const LINE: usize = 200;

/// A request in progress.
struct Job<G: ComputerPlayer> {
    number: u32,
    work: Work<G>,
    /// The time of the last report.
    reported: f64,
}

/// The work on a request.
enum Work<G: ComputerPlayer> {
    /// A search.
    Thoughts {
        thoughts: Box<dyn Think<G>>,
        /// The hints requested; `None` for a turn.
        hints: Option<Wanted<G>>,
        /// The deadline.
        until: f64,
    },
    /// The pricing of the hints that a search found.
    Prices {
        prices: Box<HintPrices<G>>,
        /// The deadline.
        until: f64,
    },
    /// An analysis, with the number of steps reported.
    Analysis { analysis: Box<Analysis<G>>, reported: usize },
}

/// A request for hints: from a seat's view, at most so many.
struct Wanted<G: ComputerPlayer> {
    view: G::View,
    seat: Seat,
    count: usize,
}

/// Sequel of a finished job.
enum Next<G: ComputerPlayer> {
    Reply(Reply<G>),
    Job(Job<G>),
}

/// A search service for tables of this game.
pub struct Service<G: ComputerPlayer> {
    job: Option<Job<G>>,
}

impl<G: ComputerPlayer> Default for Service<G> {
    fn default() -> Self {
        Service::new()
    }
}

impl<G: ComputerPlayer> Service<G> {
    /// A service without a request.
    #[must_use]
    pub const fn new() -> Service<G> {
        Service { job: None }
    }

    /// True if a request is in progress.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Accepts a request; returns the reply if it can be given at once. `now` is the time in milliseconds.
    pub fn receive(&mut self, request: Request<G>, now: f64) -> Option<Reply<G>> {
        let Request { number, task } = request;
        let work = match task {
            Task::Stop => return self.stop(number),
            Task::Estimate { seen, actions } => {
                let reply = estimate(number, &seen, &actions);
                return Some(reply.unwrap_or(Reply::Refused { number, why: Refusal::NotAView }));
            }
            Task::Turn { seen, level, budget } => think(&seen, level, budget, None, now),
            Task::Hints { seen, count, budget } => {
                think(&seen, Level::Hard, budget, Some(usize::from(count)), now)
            }
            Task::Compare { seen, lines } => compare(&seen, lines, now),
            Task::Analysis { game, settings, kept } => analyse(&game, settings, kept),
        };
        self.job = None;
        match work {
            Ok(work) => self.job = Some(Job { number, work, reported: now }),
            Err(why) => return Some(Reply::Refused { number, why }),
        }
        None
    }

    fn stop(&mut self, number: u32) -> Option<Reply<G>> {
        let job = self.job.take_if(|job| job.number == number)?;
        let is_told =
            !matches!(job.work, Work::Thoughts { hints: Some(_), .. } | Work::Prices { .. });
        is_told.then(|| job.answer())
    }

    /// Continues the work for about `millis` milliseconds by this clock, and returns a reply if one is due.
    pub fn work(&mut self, millis: f64, clock: &mut dyn FnMut() -> f64) -> Option<Reply<G>> {
        self.job.as_ref()?;
        let pause = clock() + millis;
        loop {
            let job = self.job.as_mut()?;
            let done = job.go_on();
            let now = clock();
            if done || job.is_late(now) {
                match self.job.take()?.into_next(now) {
                    Next::Reply(reply) => return Some(reply),
                    Next::Job(job) => self.job = Some(job),
                }
                continue;
            }
            if now >= job.reported + REPORT_EVERY {
                job.reported = now;
                return Some(job.progress());
            }
            if now >= pause {
                return None;
            }
        }
    }
}

impl<G: ComputerPlayer> Job<G> {
    /// Works on for a slice; returns whether the work is complete.
    fn go_on(&mut self) -> bool {
        match &mut self.work {
            Work::Thoughts { thoughts, .. } => {
                thoughts.work(SLICE);
                thoughts.progress().done
            }
            Work::Prices { prices, .. } => {
                prices.work(SLICE);
                prices.is_done()
            }
            Work::Analysis { analysis, .. } => {
                analysis.work(SLICE);
                analysis.is_done()
            }
        }
    }

    /// True if the deadline has passed; an analysis has none, and no hint is left without a price.
    fn is_late(&self, now: f64) -> bool {
        match &self.work {
            Work::Thoughts { until, .. } => now >= *until,
            Work::Prices { prices, until } => now >= *until && prices.is_rough(),
            Work::Analysis { .. } => false,
        }
    }

    /// The answer; after a search for hints, the job that prices them.
    fn into_next(self, now: f64) -> Next<G> {
        let Job { number, work, reported } = self;
        match work {
            Work::Thoughts { thoughts, hints: Some(Wanted { view, seat, count }), .. } => {
                let prices = HintPrices::new(view, seat, thoughts.hints(count)).ranked();
                let prices = Box::new(prices);
                let work = Work::Prices { prices, until: now + PRICING };
                Next::Job(Job { number, work, reported })
            }
            work => Next::Reply(Job { number, work, reported }.answer()),
        }
    }

    fn progress(&mut self) -> Reply<G> {
        let number = self.number;
        match &mut self.work {
            Work::Thoughts { thoughts, hints, .. } => {
                let progress = thoughts.progress();
                let percent = (100 * progress.nodes / progress.budget.max(1)).min(99) as u8;
                let best = if hints.is_none() { thoughts.actions() } else { Vec::new() };
                Reply::Thinking { number, percent, best }
            }
            Work::Prices { .. } => Reply::Thinking { number, percent: 99, best: Vec::new() },
            Work::Analysis { analysis, reported } => analysed(number, analysis, reported, false),
        }
    }

    fn answer(self) -> Reply<G> {
        let number = self.number;
        match self.work {
            Work::Thoughts { thoughts, hints: Some(wanted), .. } => {
                Reply::Hints { number, hints: thoughts.hints(wanted.count) }
            }
            Work::Prices { prices, .. } => Reply::Hints { number, hints: prices.priced() },
            Work::Thoughts { thoughts, hints: None, .. } => {
                let progress = thoughts.progress();
                let nodes = u32::try_from(progress.nodes).unwrap_or(u32::MAX);
                Reply::Turn { number, actions: thoughts.actions(), nodes, cut: !progress.done }
            }
            Work::Analysis { analysis, mut reported } => {
                analysed(number, &analysis, &mut reported, true)
            }
        }
    }
}

/// The steps that were not reported yet.
fn analysed<G: ComputerPlayer>(
    number: u32,
    analysis: &Analysis<G>,
    reported: &mut usize,
    last: bool,
) -> Reply<G> {
    let part = analysis.record().part_from(*reported);
    *reported = analysis.record().steps.len();
    Reply::Analysis { number, percent: analysis.percent(), part, last }
}

fn think<G: ComputerPlayer>(
    seen: &SeatView<G>,
    level: Level,
    budget: Budget,
    hints: Option<usize>,
    now: f64,
) -> Result<Work<G>, Refusal> {
    let view = open(seen)?;
    let hints = hints.map(|count| Wanted { view: view.clone(), seat: seen.seat, count });
    let thoughts = G::think(Question {
        view,
        seat: seen.seat,
        skill: G::skill(level),
        seed: seen.number(),
        nodes: budget.nodes.into(),
    });
    let until = now + f64::from(budget.millis.min(LONGEST_MILLIS));
    Ok(Work::Thoughts { thoughts, hints, until })
}

/// Lines without reasons, to be priced as hints are.
fn compare<G: ComputerPlayer>(
    seen: &SeatView<G>,
    lines: Vec<Vec<G::Action>>,
    now: f64,
) -> Result<Work<G>, Refusal> {
    let view = open(seen)?;
    let hint = |mut now: Vec<G::Action>| {
        now.truncate(LINE);
        Hint { now, then: Vec::new(), behind: 0, reasons: Vec::new(), price: None }
    };
    let hints = lines.into_iter().take(LINES).map(hint).collect();
    let prices = Box::new(HintPrices::new(view, seen.seat, hints));
    Ok(Work::Prices { prices, until: now + COMPARING })
}

fn analyse<G: ComputerPlayer>(
    game: &PlayedGame<G>,
    settings: Settings,
    kept: Option<Record<G>>,
) -> Result<Work<G>, Refusal> {
    let game = game.open().ok_or(Refusal::NotAGame)?;
    if !may_be_analysed(&game) {
        return Err(Refusal::StillHidden);
    }
    let analysis = match kept {
        Some(kept) => Analysis::resume(game, settings, kept),
        None => Analysis::new(game, settings),
    };
    // The record that was kept need not be sent again.
    let reported = analysis.record().steps.len();
    Ok(Work::Analysis { analysis: Box::new(analysis), reported })
}

/// The equities from a seat's view, and after the best of these actions for the seat.
fn estimate<G: ComputerPlayer>(
    number: u32,
    seen: &SeatView<G>,
    actions: &[G::Action],
) -> Option<Reply<G>> {
    let Opened { view, state } = seen.open()?;
    let seats = usize::from(G::seats(&state));
    let own = |equities: &Vec<i32>| equities.get(seen.seat.index()).copied();
    let actions = actions.iter().take(VALUED);
    let with = actions.filter_map(|action| mean::<G>(seen, &view, seats, Some(*action)));
    let with = with.max_by_key(own).unwrap_or_default();
    Some(Reply::Estimate { number, equities: mean::<G>(seen, &view, seats, None)?, with })
}

/// The mean of the equities of positions that agree with the view, after an action of its seat if that is given;
/// `None` if it is not legal.
fn mean<G: ComputerPlayer>(
    seen: &SeatView<G>,
    view: &G::View,
    seats: usize,
    action: Option<G::Action>,
) -> Option<Vec<i32>> {
    let samples = if G::MEASURE.is_open { 1 } else { IMAGINED };
    let mut sums = vec![0; seats];
    for sample in 0..samples {
        let mut imagined = G::analyst().imagine(view, &mut thinking(seen.number(), sample));
        if let Some(action) = action {
            apply_silently::<G>(&mut imagined, seen.seat, action).ok()?;
        }
        let (equities, _) = equities(G::analyst(), G::MEASURE.unit, &imagined);
        sums.iter_mut().zip(equities).for_each(|(sum, equity)| *sum += i64::from(equity));
    }
    let mean = |sum: i64| i32::try_from(sum / samples as i64).unwrap_or_default();
    Some(sums.into_iter().map(mean).collect())
}

/// The view, if its seat has a choice there.
fn open<G: ComputerPlayer>(seen: &SeatView<G>) -> Result<G::View, Refusal> {
    let Opened { view, state } = seen.open().ok_or(Refusal::NotAView)?;
    if G::deciders(&state).has(seen.seat) { Ok(view) } else { Err(Refusal::NotItsChoice) }
}
