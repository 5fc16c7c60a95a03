//! Course of the computers' turns, as a state machine without a browser: events in, orders out.
//!
//! A turn is searched as a whole and then shown action by action. Any other change of the game (undo, another game)
//! discards the plan. If the search crashes, hangs or returns nonsense, the best turn so far is played, or the request
//! is repeated, or, without any search, a plain legal turn is played; the game always goes on.

use crate::bots::level::Level;
use crate::bots::message::{Budget, Reply, Request, Task};
use crate::bots::player::ComputerPlayer;
use crate::bots::seat_view::SeatView;
use crate::engine::actions::ActionList;
use crate::engine::game::{Move, apply_silently};
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::people::to_think;
use crate::web::settings::ComputerTiming;
use std::collections::VecDeque;

/// Milliseconds within which the search module must arrive and start.
const TO_ARRIVE: u32 = 20_000;
/// Milliseconds of silence after which the search counts as hanging.
const TO_SPEAK: u32 = 4_000;
/// Milliseconds after which an ordered move that was not made is given up; it may wait until the one before it is
/// stored.
const TO_PLAY: u32 = 10_000;
/// Attempts at one turn.
const TRIES: u8 = 2;
/// Upper bound on the actions of a turn, for loops.
const LONGEST_TURN: usize = 200;

/// Search budget of a level for a turn. The number of positions is the level's per second: a slow device stops by the
/// clock, a fast one by their number.
fn budget<G: ComputerPlayer>(timing: ComputerTiming, level: Level) -> Budget {
    let nodes = match level {
        Level::Easy | Level::Medium => G::nodes(level),
        Level::Hard => {
            let nodes = u64::from(G::nodes(level)) * u64::from(timing.millis) / 1000;
            u32::try_from(nodes).unwrap_or(u32::MAX)
        }
    };
    Budget { nodes, millis: timing.millis }
}

/// An order to the caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order<G: ComputerPlayer> {
    /// Send this request.
    Send(Request<G>),
    /// Terminate the worker; the next request starts a new one.
    Restart,
    /// Make this move. The next one is ordered when the game has reached the position after it.
    Play(Move<G::Action>),
    /// Call [`TurnDriver::woken`] after so many milliseconds; replaces an earlier order to do so.
    Wake(u32),
}

/// A computer player at work, as the page shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThinkingStatus {
    /// The seat.
    pub seat: Seat,
    /// Progress of the search in percent; `None` while the turn is shown.
    pub percent: Option<u8>,
}

enum Activity<G: ComputerPlayer> {
    Nothing,
    Thinking {
        /// The request, and the position it is about.
        ask: Request<G>,
        state: Box<G::State>,
        seat: Seat,
        percent: u8,
        best: Vec<G::Action>,
        tries: u8,
    },
    Showing {
        /// The position before the next action.
        state: Box<G::State>,
        seat: Seat,
        actions: VecDeque<G::Action>,
    },
}

/// Drives computers' turns.
pub struct TurnDriver<G: ComputerPlayer> {
    timing: ComputerTiming,
    number: u32,
    doing: Activity<G>,
    /// True if turns are shown without pauses until a person decides.
    skip: bool,
}

impl<G: ComputerPlayer> TurnDriver<G> {
    /// A driver without a game.
    #[must_use]
    pub const fn new(timing: ComputerTiming) -> TurnDriver<G> {
        TurnDriver { timing, number: 0, doing: Activity::Nothing, skip: false }
    }

    /// Changes the timing from the next turn on.
    pub const fn set_timing(&mut self, timing: ComputerTiming) {
        self.timing = timing;
    }

    /// A request number that is not in use.
    pub const fn next_number(&mut self) -> u32 {
        self.number = self.number.wrapping_add(1);
        self.number
    }

    /// The computer player at work.
    #[must_use]
    pub const fn at_work(&self) -> Option<ThinkingStatus> {
        match &self.doing {
            Activity::Nothing => None,
            Activity::Thinking { seat, percent, .. } => {
                Some(ThinkingStatus { seat: *seat, percent: Some(*percent) })
            }
            Activity::Showing { seat, .. } => Some(ThinkingStatus { seat: *seat, percent: None }),
        }
    }

    /// Handles the game's current position; `None` while the table is not shown.
    pub fn table(&mut self, game: Option<&Journal<G>>) -> Vec<Order<G>> {
        let Some(game) = game else { return self.leave() };
        match &self.doing {
            Activity::Thinking { state, .. } if **state == *game.state() => return Vec::new(),
            Activity::Showing { state, actions, .. }
                if **state == *game.state() && !actions.is_empty() =>
            {
                return self.show_next();
            }
            Activity::Nothing | Activity::Thinking { .. } | Activity::Showing { .. } => {}
        }
        let mut orders = self.leave();
        match to_think(game) {
            Some((seat, level)) => orders.extend(self.think(game.state(), seat, level)),
            None => self.skip = false,
        }
        orders
    }

    fn leave(&mut self) -> Vec<Order<G>> {
        match core::mem::replace(&mut self.doing, Activity::Nothing) {
            Activity::Thinking { ask, .. } => vec![stop(&ask)],
            Activity::Nothing | Activity::Showing { .. } => Vec::new(),
        }
    }

    fn think(&mut self, state: &G::State, seat: Seat, level: Level) -> Vec<Order<G>> {
        let budget = budget::<G>(self.timing, level);
        let task = Task::Turn { seen: SeatView::new(state, seat), level, budget };
        let ask = Request { number: self.next_number(), task };
        self.doing = Activity::Thinking {
            ask: ask.clone(),
            state: Box::new(state.clone()),
            seat,
            percent: 0,
            best: Vec::new(),
            tries: 1,
        };
        vec![Order::Send(ask), Order::Wake(TO_ARRIVE)]
    }

    /// Handles a reply.
    pub fn receive(&mut self, reply: Reply<G>) -> Vec<Order<G>> {
        let Activity::Thinking { ask, percent, best, .. } = &mut self.doing else {
            return Vec::new();
        };
        if reply.number().is_some_and(|number| number != ask.number) {
            return Vec::new();
        }
        match reply {
            Reply::Ready => vec![Order::Wake(TO_SPEAK)],
            Reply::Thinking { percent: more, best: found, .. } => {
                (*percent, *best) = (more.min(100), found);
                vec![Order::Wake(TO_SPEAK)]
            }
            Reply::Turn { actions, .. } => self.show(actions),
            // An unexpected reply; asking again would not help.
            Reply::Refused { .. }
            | Reply::Hints { .. }
            | Reply::Analysis { .. }
            | Reply::Estimate { .. } => self.show(Vec::new()),
        }
    }

    /// Handles the loss of the worker.
    pub fn lost(&mut self) -> Vec<Order<G>> {
        let Activity::Thinking { ask, best, tries, .. } = &mut self.doing else {
            return vec![Order::Restart];
        };
        let mut orders = vec![Order::Restart];
        if best.is_empty() && *tries < TRIES {
            *tries += 1;
            orders.extend([Order::Send(ask.clone()), Order::Wake(TO_ARRIVE)]);
        } else {
            let best = core::mem::take(best);
            orders.extend(self.show(best));
        }
        orders
    }

    /// Handles the end of the time asked for, with the game's current position.
    pub fn woken(&mut self, game: Option<&Journal<G>>) -> Vec<Order<G>> {
        match &self.doing {
            Activity::Nothing => Vec::new(),
            Activity::Thinking { .. } => self.lost(),
            Activity::Showing { state, .. } if game.map(Journal::state) == Some(&**state) => {
                self.play()
            }
            // An ordered move was not made: start over from the current position.
            Activity::Showing { .. } => self.table(game),
        }
    }

    /// Skips the search and the pauses.
    pub fn skip(&mut self) -> Vec<Order<G>> {
        match &self.doing {
            Activity::Nothing => Vec::new(),
            Activity::Thinking { ask, .. } => {
                self.skip = true;
                vec![stop(ask), Order::Wake(TO_SPEAK)]
            }
            Activity::Showing { .. } => {
                self.skip = true;
                vec![Order::Wake(0)]
            }
        }
    }

    /// Shows the legal beginning of a turn; a plain turn if there is none.
    fn show(&mut self, actions: Vec<G::Action>) -> Vec<Order<G>> {
        let Activity::Thinking { state, seat, .. } = &self.doing else { return Vec::new() };
        let (state, seat) = (state.clone(), *seat);
        let mut legal = as_far_as_legal::<G>(&state, seat, actions);
        if legal.is_empty() {
            legal = plain_turn::<G>(&state, seat);
        }
        self.doing = Activity::Showing { state, seat, actions: legal.into() };
        self.show_next()
    }

    /// Shows the next action after its pause, if there is one.
    fn show_next(&mut self) -> Vec<Order<G>> {
        match self.timing.pace {
            0 => self.play(),
            _ if self.skip => self.play(),
            pace => vec![Order::Wake(pace)],
        }
    }

    /// Makes the next move.
    fn play(&mut self) -> Vec<Order<G>> {
        let Activity::Showing { state, seat, actions } = &mut self.doing else { return Vec::new() };
        match actions.pop_front() {
            Some(action) if apply_silently::<G>(state, *seat, action).is_ok() => {
                vec![Order::Play(Move { seat: *seat, action }), Order::Wake(TO_PLAY)]
            }
            // Unreachable, as every turn is tried before it is shown.
            _ => vec![Order::Wake(TO_PLAY)],
        }
    }
}

fn stop<G: ComputerPlayer>(ask: &Request<G>) -> Order<G> {
    Order::Send(Request { number: ask.number, task: Task::Stop })
}

fn as_far_as_legal<G: ComputerPlayer>(
    state: &G::State,
    seat: Seat,
    actions: Vec<G::Action>,
) -> Vec<G::Action> {
    let mut state = state.clone();
    let turns = G::turns_ended(&state);
    let goes = |action: &G::Action| {
        G::turns_ended(&state) == turns && apply_silently::<G>(&mut state, seat, *action).is_ok()
    };
    actions.into_iter().take(LONGEST_TURN).take_while(goes).collect()
}

/// A legal turn without search: always the first listed action, until the turn has ended or another seat is to choose.
fn plain_turn<G: ComputerPlayer>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut state = state.clone();
    let mut turn = Vec::new();
    let mut legal = G::Actions::default();
    let turns = G::turns_ended(&state);
    while turn.len() < LONGEST_TURN && G::turns_ended(&state) == turns {
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let Some(action) = legal.first().copied() else { break };
        turn.push(action);
        if apply_silently::<G>(&mut state, seat, action).is_err() {
            break;
        }
    }
    turn
}

#[cfg(test)]
mod tests;
