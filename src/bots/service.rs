//! Somebody who thinks for a table: takes questions, works on one of them in slices, tells what comes
//! of it. Knows neither threads nor clocks: whoever runs it says what time it is, in milliseconds.

use crate::bots::level::Level;
use crate::bots::message::{
    Budget, LONGEST_MILLIS, MOST_ACTIONS, Opened, Refusal, Reply, Request, SeatView, Task,
};
use crate::bots::player::{ComputerPlayer, Question, Review, Think};

/// Positions between two looks at the clock: one or two milliseconds.
const SLICE: u64 = 1000;
/// Milliseconds between two tellings of how far the thinking has come.
const TELL_EVERY: f64 = 150.0;

/// A question that is being thought about.
struct Job<G: ComputerPlayer> {
    number: u32,
    thoughts: Box<dyn Think<G>>,
    /// How many hints are wanted; `None` for a turn.
    hints: Option<usize>,
    /// When the best so far must do, and when something was told last.
    until: f64,
    told: f64,
}

/// Somebody who thinks for a table of this game.
pub struct Service<G: ComputerPlayer> {
    job: Option<Job<G>>,
}

impl<G: ComputerPlayer> Default for Service<G> {
    fn default() -> Self {
        Service::new()
    }
}

impl<G: ComputerPlayer> Service<G> {
    /// Nobody has asked anything yet.
    #[must_use]
    pub const fn new() -> Service<G> {
        Service { job: None }
    }

    /// Whether there is something to think about.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Takes a question; what can be answered at once is. `now` is the time in milliseconds.
    pub fn hear(&mut self, request: Request<G>, now: f64) -> Option<Reply<G>> {
        let Request { number, task } = request;
        match task {
            Task::Stop => self.stop(number),
            Task::Turn { seen, level, budget } => {
                self.begin(number, &seen, level, budget, None, now)
            }
            Task::Hints { seen, count, budget } => {
                self.begin(number, &seen, Level::Hard, budget, Some(usize::from(count)), now)
            }
            Task::Review { seen, actions } => Some(review(number, &seen, &actions)),
        }
    }

    fn begin(
        &mut self,
        number: u32,
        seen: &SeatView<G>,
        level: Level,
        budget: Budget,
        hints: Option<usize>,
        now: f64,
    ) -> Option<Reply<G>> {
        self.job = None;
        let view = match open(seen) {
            Ok(view) => view,
            Err(why) => return Some(Reply::Refused { number, why }),
        };
        let thoughts = G::think(Question {
            view,
            seat: seen.seat,
            skill: G::skill(level),
            seed: seen.number(),
            nodes: budget.nodes.into(),
        });
        let until = now + f64::from(budget.millis.min(LONGEST_MILLIS));
        self.job = Some(Job { number, thoughts, hints, until, told: now });
        None
    }

    fn stop(&mut self, number: u32) -> Option<Reply<G>> {
        let job = self.job.take_if(|job| job.number == number)?;
        job.hints.is_none().then(|| job.answer())
    }

    /// Thinks on for about so many milliseconds by this clock, and tells what there is to tell.
    pub fn work(&mut self, millis: f64, clock: &mut dyn FnMut() -> f64) -> Option<Reply<G>> {
        let job = self.job.as_mut()?;
        let pause = clock() + millis;
        loop {
            job.thoughts.work(SLICE);
            let now = clock();
            if job.thoughts.progress().done || now >= job.until {
                return self.job.take().map(Job::answer);
            }
            if now >= job.told + TELL_EVERY {
                job.told = now;
                return Some(job.progress());
            }
            if now >= pause {
                return None;
            }
        }
    }
}

impl<G: ComputerPlayer> Job<G> {
    fn progress(&self) -> Reply<G> {
        let progress = self.thoughts.progress();
        let percent = (100 * progress.nodes / progress.budget.max(1)).min(99) as u8;
        let best = if self.hints.is_none() { self.thoughts.actions() } else { Vec::new() };
        Reply::Thinking { number: self.number, percent, best }
    }

    fn answer(self) -> Reply<G> {
        let Job { number, thoughts, hints: wanted, .. } = self;
        if let Some(count) = wanted {
            return Reply::Hints { number, hints: thoughts.hints(count) };
        }
        let progress = thoughts.progress();
        let nodes = u32::try_from(progress.nodes).unwrap_or(u32::MAX);
        Reply::Turn { number, actions: thoughts.actions(), nodes, cut: !progress.done }
    }
}

/// The view, if it is one in which its seat chooses.
fn open<G: ComputerPlayer>(seen: &SeatView<G>) -> Result<G::View, Refusal> {
    let Opened { view, state } = seen.open().ok_or(Refusal::NotAView)?;
    if G::deciders(&state).has(seen.seat) { Ok(view) } else { Err(Refusal::NotItsChoice) }
}

fn review<G: ComputerPlayer>(number: u32, seen: &SeatView<G>, actions: &[G::Action]) -> Reply<G> {
    let found = open(seen).and_then(|view| {
        let few = actions.len() <= MOST_ACTIONS;
        let review = few.then(|| G::review(&view, seen.seat, actions)).flatten();
        review.ok_or(Refusal::NotATurn)
    });
    match found {
        Ok(Review { loss, best }) => Reply::Review { number, loss, best },
        Err(why) => Reply::Refused { number, why },
    }
}
