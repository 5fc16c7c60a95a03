//! A line: a way through an action phase so far, with the position that it leads to.

use crate::bots::princes::choices::answer;
use crate::bots::princes::evaluation::evaluate;
use crate::bots::princes::weights::Weights;
use crate::engine::game::{EventSink, Quiet};
use crate::games::princes::step::TurnChoice;
use crate::games::princes::{Action, Event, State};

/// Choices between two of the action phase's: a bound for loops.
const MOST_ANSWERS: u32 = 60;
/// Things done in one turn: a bound for loops.
pub(super) const DEPTH: usize = 12;

/// A way through the action phase so far.
#[derive(Debug, Clone)]
pub struct Line {
    /// The position that it leads to; where chance or the other seat had a say, an imagined one.
    pub state: State,
    /// The own choices.
    pub actions: Vec<Action>,
    /// Number of them that follow from known things: after them something was learnt.
    pub sure: usize,
    /// So many of them are the first thing done.
    pub first: usize,
    /// Worth of the position.
    pub value: i32,
    known: bool,
}

/// Notices whether the seat learns something.
struct Watch(bool);

impl EventSink<Event> for Watch {
    fn push(&mut self, event: Event) {
        self.0 |= event.is_outcome()
            || matches!(
                event,
                Event::HandSeen { .. }
                    | Event::StackSeen { .. }
                    | Event::EventsSeen { .. }
                    | Event::Stolen { .. }
                    | Event::RegionsShuffled { .. }
            );
    }
}

impl Line {
    /// Nothing done yet.
    #[must_use]
    pub fn new(weights: &Weights, state: State, seat: u8) -> Line {
        let value = evaluate(weights, &state, seat);
        Line { state, actions: Vec::new(), sure: 0, first: 0, value, known: true }
    }

    /// Actions that may be played without looking again, with the end of the turn if all of them may.
    #[must_use]
    pub fn answer(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = self.actions.iter().take(self.sure).copied().collect();
        if self.known && !self.state.over() {
            actions.push(Action::End);
        }
        actions
    }

    /// True if this line does all that another one does, in any order, and more.
    #[must_use]
    pub fn continues(&self, other: &Line) -> bool {
        let mut left = self.actions.clone();
        let mut done = other.actions.iter();
        self.actions.len() > other.actions.len()
            && done.all(|action| {
                let found = left.iter().position(|own| own == action);
                found.map(|at| left.swap_remove(at)).is_some()
            })
    }

    /// Marks everything after the first action as unknown, so that the turn is looked at anew then.
    pub fn stop(&mut self) {
        if !self.actions.is_empty() {
            self.known = false;
        }
    }

    /// Chooses, and lets everything happen up to the next choice of the action phase.
    pub(super) fn play(&mut self, weights: &Weights, seat: u8, action: Action) {
        self.choose(action);
        for _ in 0..MOST_ANSWERS {
            let Some(task) = self.state.task().filter(|_| self.state.waits()) else { return };
            if task.step == TurnChoice::Act.step() || self.state.active() != seat {
                return;
            }
            let Some(action) = answer(weights, &self.state, task.seat) else { return };
            if task.seat == seat {
                self.choose(action);
            } else {
                self.known = false;
                self.state.carry_out(action, &mut Quiet);
            }
        }
    }

    fn choose(&mut self, action: Action) {
        let mut watch = Watch(false);
        self.state.carry_out(action, &mut watch);
        self.actions.push(action);
        if self.known {
            self.sure = self.actions.len();
        }
        self.known &= !watch.0;
    }

    /// The line with these own choices made, up to the end of the turn; `None` if one of them can't be made here, as
    /// where it was about a card that was drawn meanwhile. The other seat answers as it seems best for it.
    #[must_use]
    pub fn following(mut self, weights: &Weights, seat: u8, actions: &[Action]) -> Option<Line> {
        for action in actions.iter().take_while(|action| **action != Action::End) {
            for _ in 0..MOST_ANSWERS {
                let Some(task) = self.state.task().filter(|task| task.seat != seat) else { break };
                self.known = false;
                self.state.carry_out(answer(weights, &self.state, task.seat)?, &mut Quiet);
            }
            self.state.check(seat, *action).ok()?;
            self.choose(*action);
        }
        self.rate(weights, seat);
        Some(self)
    }

    /// The same line with one thing more done.
    pub(super) fn with(&self, weights: &Weights, seat: u8, action: Action) -> Line {
        let mut line = self.clone();
        line.play(weights, seat, action);
        line.rate(weights, seat);
        line
    }

    /// The same line with one thing more done, not weighed: something else follows that it is done for.
    pub(super) fn then(&self, weights: &Weights, seat: u8, action: Action) -> Line {
        let mut line = self.clone();
        line.play(weights, seat, action);
        line
    }

    fn rate(&mut self, weights: &Weights, seat: u8) {
        self.value = evaluate(weights, &self.state, seat);
        if self.first == 0 {
            self.first = self.actions.len();
        }
    }
}

/// Counts positions that were looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Visited(pub u64);

/// True if the seat is in its action phase.
#[must_use]
pub fn acts(state: &State, seat: u8) -> bool {
    state.waits()
        && state.task().is_some_and(|task| task.step == TurnChoice::Act.step() && task.seat == seat)
}
