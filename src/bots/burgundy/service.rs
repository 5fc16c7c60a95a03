//! Somebody who thinks for a table: takes questions, works on one of them in slices, tells what comes
//! of it. Knows neither threads nor clocks: whoever runs it says what time it is, in milliseconds.

use crate::bots::burgundy::hint::{explain, hints};
use crate::bots::burgundy::judge::BurgundyJudge;
use crate::bots::burgundy::message::{
    Ask, Budget, LONGEST_MILLIS, MOST_ACTIONS, MessageError, Refusal, Seen, Task, Told, of_bytes,
};
use crate::bots::hazy::Hazy;
use crate::bots::level::{Level, Lore, Skill};
use crate::bots::review::look_back;
use crate::bots::thinker::Thinker;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::burgundy::state::Stage;
use crate::games::burgundy::{Action, Burgundy, State, View};
use std::sync::OnceLock;

/// Positions between two looks at the clock: one or two milliseconds.
const SLICE: u64 = 1000;
/// Milliseconds between two tellings of how far the thinking has come.
const TELL_EVERY: f64 = 150.0;
/// The beam of the search that looks back at a turn.
const REVIEW_BEAM: usize = 80;

type Mind = Hazy<&'static BurgundyJudge>;

fn learnt() -> &'static BurgundyJudge {
    static JUDGE: OnceLock<BurgundyJudge> = OnceLock::new();
    JUDGE.get_or_init(BurgundyJudge::default)
}

fn mind(skill: &Skill, seed: u64) -> Mind {
    static BY_THUMB: OnceLock<BurgundyJudge> = OnceLock::new();
    let judge = match skill.lore {
        Lore::Thumb => BY_THUMB.get_or_init(BurgundyJudge::by_thumb),
        Lore::Plain | Lore::Learnt => learnt(),
    };
    Hazy::new(judge, skill.haze, seed)
}

/// A question that is being thought about.
struct Job {
    number: u32,
    view: View,
    thinker: Thinker<Burgundy, Mind>,
    /// How many hints are wanted; `None` for a turn.
    hints: Option<usize>,
    /// When the best so far must do, and when something was told last.
    until: f64,
    told: f64,
}

/// Somebody who thinks for a table.
#[derive(Default)]
pub struct Service {
    job: Option<Job>,
}

impl Service {
    /// Nobody has asked anything yet.
    #[must_use]
    pub fn new() -> Service {
        Service::default()
    }

    /// Whether there is something to think about.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Takes a question; what can be answered at once is. `now` is the time in milliseconds.
    ///
    /// # Errors
    /// If the bytes are no question; what was being thought about goes on.
    pub fn hear(&mut self, bytes: &[u8], now: f64) -> Result<Option<Told>, MessageError> {
        let Ask { number, task } = of_bytes(bytes)?;
        Ok(match task {
            Task::Stop => self.stop(number),
            Task::Turn { seen, level, budget } => {
                self.begin(number, &seen, level, budget, None, now)
            }
            Task::Hints { seen, count, budget } => {
                self.begin(number, &seen, Level::Hard, budget, Some(usize::from(count)), now)
            }
            Task::Review { seen, actions } => Some(review(number, &seen, &actions)),
        })
    }

    fn begin(
        &mut self,
        number: u32,
        seen: &Seen,
        level: Level,
        budget: Budget,
        hints: Option<usize>,
        now: f64,
    ) -> Option<Told> {
        self.job = None;
        let refused = Some(Told::Refused { number, why: Refusal::NotItsChoice });
        let Some(view) = seen.view() else { return refused };
        if !may_choose(view.known(), seen.seat) {
            return refused;
        }
        let (skill, seed) = (level.skill(), seen.number());
        let mind = mind(&skill, seed);
        let thinker = Thinker::new(mind, view.clone(), seen.seat, skill, seed, budget.nodes);
        let until = now + f64::from(budget.millis.min(LONGEST_MILLIS));
        self.job = Some(Job { number, view, thinker, hints, until, told: now });
        None
    }

    fn stop(&mut self, number: u32) -> Option<Told> {
        let job = self.job.take_if(|job| job.number == number)?;
        job.hints.is_none().then(|| job.answer())
    }

    /// Thinks on for about so many milliseconds by this clock, and tells what there is to tell.
    pub fn work(&mut self, millis: f64, clock: &mut dyn FnMut() -> f64) -> Option<Told> {
        let job = self.job.as_mut()?;
        let pause = clock() + millis;
        loop {
            job.thinker.work(SLICE);
            let now = clock();
            if job.thinker.progress().done || now >= job.until {
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

impl Job {
    fn progress(&self) -> Told {
        let progress = self.thinker.progress();
        let percent = (100 * progress.nodes / progress.budget.max(1)).min(99) as u8;
        let best = match self.hints {
            None => self.thinker.advice().actions,
            Some(_) => Vec::new(),
        };
        Told::Thinking { number: self.number, percent, best }
    }

    fn answer(self) -> Told {
        let Job { number, view, thinker, hints: wanted, .. } = self;
        if let Some(count) = wanted {
            return Told::Hints { number, hints: hints(&thinker, learnt(), &view, count) };
        }
        let progress = thinker.progress();
        Told::Turn {
            number,
            actions: thinker.advice().actions,
            nodes: progress.nodes,
            cut: !progress.done,
        }
    }
}

/// Whether the position is one in which the seat chooses.
fn may_choose(state: &State, seat: Seat) -> bool {
    state.stage != Stage::Over && state.deciders().has(seat)
}

fn review(number: u32, seen: &Seen, actions: &[Action]) -> Told {
    let refused = Told::Refused { number, why: Refusal::NotATurn };
    let (Some(view), seat) = (seen.view(), seen.seat) else { return refused };
    let known = view.known();
    if actions.len() > MOST_ACTIONS || !is_turn(known.clone(), seat, actions) {
        return refused;
    }
    match look_back::<Burgundy, _>(&learnt(), known, seat, actions, REVIEW_BEAM) {
        Some((loss, best)) => {
            let best = explain(learnt(), &view, &best.actions, 0);
            Told::Review { number, loss: u32::try_from(loss).unwrap_or(0), best }
        }
        None => refused,
    }
}

/// Whether the actions are legal one after the other. The end of the turn would reveal what the view
/// does not hold; it comes last and is not played.
fn is_turn(mut state: State, seat: Seat, actions: &[Action]) -> bool {
    let (Some((end, turn)), true) = (actions.split_last(), may_choose(&state, seat)) else {
        return false;
    };
    state.stage == Stage::Play
        && turn.iter().all(|action| {
            *action != Action::EndTurn && state.apply(seat, *action, &mut Quiet).is_ok()
        })
        && state.check(seat, *end).is_ok()
}
