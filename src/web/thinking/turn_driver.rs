//! The course of computers' turns, as a state machine without a browser: what happened goes in, what is
//! to be done comes out.
//!
//! A turn is thought about as a whole, for nothing hidden is revealed within it, and then shown action
//! by action. Whatever changes the game meanwhile (undo, another game) drops what was planned. Whoever
//! thinks may crash, hang or talk nonsense: the best turn so far is played, or another one is asked
//! for, or, when nobody can be asked at all, a plain legal turn; the game goes on.

use crate::bots::level::Level;
use crate::bots::message::{Budget, Reply, Request, SeatView, Task};
use crate::bots::player::ComputerPlayer;
use crate::engine::actions::ActionList;
use crate::engine::game::{Move, apply_untold};
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::people::to_think;
use crate::web::settings::Manner;
use std::collections::VecDeque;

/// Milliseconds that a module may take to arrive and start.
const TO_ARRIVE: u32 = 20_000;
/// Milliseconds without a word after which whoever thinks is taken to hang.
const TO_SPEAK: u32 = 4_000;
/// Milliseconds after which a move that was ordered and not made is given up: it may wait until the
/// one before it is stored.
const TO_PLAY: u32 = 10_000;
/// How often one turn is asked for.
const TRIES: u8 = 2;
/// More actions than any turn has: a bound for loops over one.
const LONGEST_TURN: usize = 200;

/// What a level may spend on a turn. Its positions are those of the level for each second: a slow
/// device stops by the clock, a fast one by their number.
fn budget<G: ComputerPlayer>(manner: Manner, level: Level) -> Budget {
    let nodes = match level {
        Level::Easy | Level::Medium => G::nodes(level),
        Level::Hard => {
            let nodes = u64::from(G::nodes(level)) * u64::from(manner.millis) / 1000;
            u32::try_from(nodes).unwrap_or(u32::MAX)
        }
    };
    Budget { nodes, millis: manner.millis }
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order<G: ComputerPlayer> {
    /// Ask this.
    Send(Request<G>),
    /// End whoever thinks; the next question goes to a new one.
    Restart,
    /// Make this move. The next one is ordered when the game stands as it leaves it.
    Play(Move<G::Action>),
    /// Say when so many milliseconds have gone by; replaces what was to be said before.
    Wake(u32),
}

/// A computer player at work, as the page shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtWork {
    /// Whose turn it is.
    pub seat: Seat,
    /// How far the thinking has come, in hundredths; `None` while the turn is shown.
    pub percent: Option<u8>,
}

enum Doing<G: ComputerPlayer> {
    Nothing,
    Thinking {
        /// What was asked, and the position it was asked about.
        ask: Request<G>,
        state: Box<G::State>,
        seat: Seat,
        percent: u8,
        best: Vec<G::Action>,
        tries: u8,
    },
    Showing {
        /// The position that the next action is for.
        state: Box<G::State>,
        seat: Seat,
        actions: VecDeque<G::Action>,
    },
}

/// Drives computers' turns.
pub struct TurnDriver<G: ComputerPlayer> {
    manner: Manner,
    number: u32,
    doing: Doing<G>,
    /// Whether nothing is shown slowly until a person decides.
    skip: bool,
}

impl<G: ComputerPlayer> TurnDriver<G> {
    /// Nothing happened yet.
    #[must_use]
    pub const fn new(manner: Manner) -> TurnDriver<G> {
        TurnDriver { manner, number: 0, doing: Doing::Nothing, skip: false }
    }

    /// Plays in another manner from the next turn on.
    pub const fn set_manner(&mut self, manner: Manner) {
        self.manner = manner;
    }

    /// A number for a question that nobody has used.
    pub const fn next_number(&mut self) -> u32 {
        self.number = self.number.wrapping_add(1);
        self.number
    }

    /// Who is at work.
    #[must_use]
    pub const fn at_work(&self) -> Option<AtWork> {
        match &self.doing {
            Doing::Nothing => None,
            Doing::Thinking { seat, percent, .. } => {
                Some(AtWork { seat: *seat, percent: Some(*percent) })
            }
            Doing::Showing { seat, .. } => Some(AtWork { seat: *seat, percent: None }),
        }
    }

    /// The game as it stands; none while the table is not looked at.
    pub fn table(&mut self, game: Option<&Journal<G>>) -> Vec<Order<G>> {
        let Some(game) = game else { return self.leave() };
        match &self.doing {
            Doing::Thinking { state, .. } if **state == *game.state() => return Vec::new(),
            Doing::Showing { state, actions, .. }
                if **state == *game.state() && !actions.is_empty() =>
            {
                return self.show_next();
            }
            _ => {}
        }
        let mut orders = self.leave();
        match to_think(game) {
            Some((seat, level)) => orders.extend(self.think(game.state(), seat, level)),
            None => self.skip = false,
        }
        orders
    }

    fn leave(&mut self) -> Vec<Order<G>> {
        match core::mem::replace(&mut self.doing, Doing::Nothing) {
            Doing::Thinking { ask, .. } => vec![stop(&ask)],
            Doing::Nothing | Doing::Showing { .. } => Vec::new(),
        }
    }

    fn think(&mut self, state: &G::State, seat: Seat, level: Level) -> Vec<Order<G>> {
        let budget = budget::<G>(self.manner, level);
        let task = Task::Turn { seen: SeatView::new(state, seat), level, budget };
        let ask = Request { number: self.next_number(), task };
        self.doing = Doing::Thinking {
            ask: ask.clone(),
            state: Box::new(state.clone()),
            seat,
            percent: 0,
            best: Vec::new(),
            tries: 1,
        };
        vec![Order::Send(ask), Order::Wake(TO_ARRIVE)]
    }

    /// Something was told.
    pub fn heard(&mut self, told: Reply<G>) -> Vec<Order<G>> {
        let Doing::Thinking { ask, percent, best, .. } = &mut self.doing else { return Vec::new() };
        if told.number().is_some_and(|number| number != ask.number) {
            return Vec::new();
        }
        match told {
            Reply::Ready => vec![Order::Wake(TO_SPEAK)],
            Reply::Thinking { percent: more, best: found, .. } => {
                (*percent, *best) = (more.min(100), found);
                vec![Order::Wake(TO_SPEAK)]
            }
            Reply::Turn { actions, .. } => self.show(actions),
            // Not what was asked for; there is no use in asking again.
            Reply::Refused { .. } | Reply::Hints { .. } | Reply::Review { .. } => {
                self.show(Vec::new())
            }
        }
    }

    /// Whoever thinks is gone, or could not be had.
    pub fn lost(&mut self) -> Vec<Order<G>> {
        let Doing::Thinking { ask, best, tries, .. } = &mut self.doing else {
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

    /// The time that was asked for has gone by, and this is the game as it stands.
    pub fn woken(&mut self, game: Option<&Journal<G>>) -> Vec<Order<G>> {
        match &self.doing {
            Doing::Nothing => Vec::new(),
            Doing::Thinking { .. } => self.lost(),
            Doing::Showing { state, .. } if game.map(Journal::state) == Some(&**state) => {
                self.play()
            }
            // A move was ordered and not made: think again about what there is.
            Doing::Showing { .. } => self.table(game),
        }
    }

    /// The reader does not want to wait.
    pub fn skip(&mut self) -> Vec<Order<G>> {
        match &self.doing {
            Doing::Nothing => Vec::new(),
            Doing::Thinking { ask, .. } => {
                self.skip = true;
                vec![stop(ask), Order::Wake(TO_SPEAK)]
            }
            Doing::Showing { .. } => {
                self.skip = true;
                vec![Order::Wake(0)]
            }
        }
    }

    /// Shows a turn, as far as it is legal; a plain one if nothing of it is.
    fn show(&mut self, actions: Vec<G::Action>) -> Vec<Order<G>> {
        let Doing::Thinking { state, seat, .. } = &self.doing else { return Vec::new() };
        let (state, seat) = (state.clone(), *seat);
        let mut legal = as_far_as_legal::<G>(&state, seat, actions);
        if legal.is_empty() {
            legal = plain_turn::<G>(&state, seat);
        }
        self.doing = Doing::Showing { state, seat, actions: legal.into() };
        self.show_next()
    }

    /// Shows the next action after its pause, if there is one.
    fn show_next(&mut self) -> Vec<Order<G>> {
        match self.manner.pace {
            0 => self.play(),
            _ if self.skip => self.play(),
            pace => vec![Order::Wake(pace)],
        }
    }

    /// Makes the next move.
    fn play(&mut self) -> Vec<Order<G>> {
        let Doing::Showing { state, seat, actions } = &mut self.doing else { return Vec::new() };
        match actions.pop_front() {
            Some(action) if apply_untold::<G>(state, *seat, action).is_ok() => {
                vec![Order::Play(Move { seat: *seat, action }), Order::Wake(TO_PLAY)]
            }
            // Every turn is tried before it is shown, so this never comes.
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
        G::turns_ended(&state) == turns && apply_untold::<G>(&mut state, seat, *action).is_ok()
    };
    actions.into_iter().take(LONGEST_TURN).take_while(goes).collect()
}

/// A legal turn for when nobody thinks: whatever is listed first, until the turn has ended or it is not
/// the seat's choice any more.
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
        if apply_untold::<G>(&mut state, seat, action).is_err() {
            break;
        }
    }
    turn
}

#[cfg(test)]
mod tests;
