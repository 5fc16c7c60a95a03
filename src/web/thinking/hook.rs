//! Computer players of a table page: drives their turns, the search worker and the timer, and provides what the page
//! shows of it.

use crate::bots::level::Level;
use crate::bots::message::{Budget, Reply, Request, Task};
use crate::bots::player::{ComputerPlayer, Hint};
use crate::bots::seat_view::SeatView;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::GameIntent;
use crate::web::settings::ComputerTiming;
use crate::web::thinking::turn_driver::{Order, ThinkingStatus, TurnDriver};
use crate::web::thinking::worker::{Message, ThinkingWorker};
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// Number of hints requested.
const HINTS: u8 = 3;
/// Milliseconds after which a missing hint is given up.
const HINT_PATIENCE: u32 = 20_000;
/// Milliseconds of search for hints, which use the hard level; their prices take a little longer.
const HINT: u32 = 1100;

/// State of hints.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Hinting<G: ComputerPlayer> {
    /// Not requested.
    #[default]
    None,
    /// Being searched for; progress in percent.
    Thinking(u8),
    /// The best few moves, best first.
    Ready(Rc<Vec<Hint<G>>>),
    /// Not available.
    Failed,
}

/// State of the computer players as shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown<G: ComputerPlayer> {
    /// The computer player at work.
    pub at_work: Option<ThinkingStatus>,
    /// Hints for the person to choose.
    pub hinting: Hinting<G>,
    /// The result expected for each seat.
    pub estimate: Option<Rc<Estimate>>,
    /// The same with the subject of the lens.
    pub worth: Option<Rc<Estimate>>,
}

/// The result expected for each seat, from the view of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Estimate {
    /// The seat whose view it is.
    pub seat: Seat,
    /// By seat, in thousandths of the game's unit.
    pub equities: Vec<i32>,
    /// The same after the best of some actions; empty if there were none.
    pub with: Vec<i32>,
}

impl<G: ComputerPlayer> Default for Shown<G> {
    fn default() -> Self {
        Shown { at_work: None, hinting: Hinting::None, estimate: None, worth: None }
    }
}

/// The computer players of a page.
#[derive(Clone)]
pub struct Players<G: ComputerPlayer> {
    /// Their state.
    pub shown: Shown<G>,
    runner: Rc<Runner<G>>,
}

impl<G: ComputerPlayer> Players<G> {
    /// Skips the rest of the search and of the playback.
    pub fn skip(&self) {
        self.runner.act(TurnDriver::skip);
    }

    /// Requests an estimate from the view of a seat; without one, the last is discarded.
    pub fn ask_estimate(&self, seat: Option<Seat>) {
        self.runner.ask_estimate(seat);
    }

    /// Requests an estimate of these actions of a seat; the last one is discarded.
    pub fn ask_worth(&self, seat: Option<Seat>, actions: &[G::Action]) {
        self.runner.ask_worth(seat, actions);
    }

    /// Requests hints for a seat.
    pub fn ask_hints(&self, seat: Seat) {
        self.runner.ask_hints(seat);
    }

    /// Discards the hints.
    pub fn drop_hints(&self) {
        self.runner.drop_hints();
    }
}

/// The estimate of a reply, from the view of this seat.
fn estimated<G: ComputerPlayer>(reply: Reply<G>, seat: Seat) -> Option<Rc<Estimate>> {
    match reply {
        Reply::Estimate { equities, with, .. } => Some(Rc::new(Estimate { seat, equities, with })),
        _ => None,
    }
}

/// Runs the computer players of a game; they pause while the table is not `watched`, as during a replay.
#[hook]
pub fn use_players<G: ComputerPlayer>(
    game: &Rc<Journal<G>>,
    watched: bool,
    timing: ComputerTiming,
    dispatch: &Callback<GameIntent>,
) -> Players<G> {
    let shown = use_state_eq(Shown::<G>::default);
    let runner = use_memo((), |()| Runner::new(timing, dispatch.clone(), shown.setter()));
    use_effect_with((game.clone(), watched, timing), {
        let runner = Rc::clone(&runner);
        move |(game, watched, timing)| runner.look(game, *watched, *timing)
    });
    Players { shown: (*shown).clone(), runner: Rc::clone(&runner) }
}

struct Runner<G: ComputerPlayer> {
    this: Weak<Runner<G>>,
    driver: RefCell<TurnDriver<G>>,
    worker: ThinkingWorker<G>,
    alarm: RefCell<Option<Timeout>>,
    /// The game, while it is watched.
    game: RefCell<Option<Rc<Journal<G>>>>,
    dispatch: Callback<GameIntent>,
    set_shown: UseStateSetter<Shown<G>>,
    hinting: RefCell<Hinting<G>>,
    /// Number of the request for hints.
    hint: Cell<Option<u32>>,
    /// Number of the request for an estimate, and the seat whose view it is.
    asked_estimate: Cell<Option<(u32, Seat)>>,
    estimate: RefCell<Option<Rc<Estimate>>>,
    /// The same with the subject of the lens.
    asked_worth: Cell<Option<(u32, Seat)>>,
    worth: RefCell<Option<Rc<Estimate>>>,
}

impl<G: ComputerPlayer> Runner<G> {
    fn new(
        timing: ComputerTiming,
        dispatch: Callback<GameIntent>,
        set_shown: UseStateSetter<Shown<G>>,
    ) -> Rc<Runner<G>> {
        Rc::new_cyclic(|this: &Weak<Runner<G>>| {
            let weak = this.clone();
            let on_reply = Callback::from(move |message: Message<G>| {
                if let Some(runner) = weak.upgrade() {
                    runner.receive(message);
                }
            });
            Runner {
                this: this.clone(),
                driver: RefCell::new(TurnDriver::new(timing)),
                worker: ThinkingWorker::new(on_reply),
                alarm: RefCell::new(None),
                game: RefCell::new(None),
                dispatch,
                set_shown,
                hinting: RefCell::default(),
                hint: Cell::new(None),
                asked_estimate: Cell::new(None),
                estimate: RefCell::default(),
                asked_worth: Cell::new(None),
                worth: RefCell::default(),
            }
        })
    }

    fn look(&self, game: &Rc<Journal<G>>, watched: bool, timing: ComputerTiming) {
        let game = watched.then(|| Rc::clone(game));
        self.game.replace(game.clone());
        self.drop_hints();
        self.act(|driver| {
            driver.set_timing(timing);
            driver.table(game.as_deref())
        });
    }

    fn receive(&self, message: Message<G>) {
        match message {
            Message::Reply(reply) => {
                let of = |asked: &Cell<Option<(u32, Seat)>>| {
                    asked.get().filter(|(number, _)| reply.number() == Some(*number))
                };
                if let Some((_, seat)) = of(&self.asked_estimate) {
                    self.asked_estimate.set(None);
                    self.estimate.replace(estimated(reply, seat));
                    self.show();
                } else if let Some((_, seat)) = of(&self.asked_worth) {
                    self.asked_worth.set(None);
                    self.worth.replace(estimated(reply, seat));
                    self.show();
                } else if reply.number().is_some() && reply.number() == self.hint.get() {
                    self.receive_hints(reply);
                } else {
                    self.act(|driver| driver.receive(reply));
                }
            }
            Message::Lost => {
                self.fail_hints();
                self.act(TurnDriver::lost);
            }
        }
    }

    fn woken(&self) {
        self.fail_hints();
        let game = self.game.borrow().clone();
        self.act(|driver| driver.woken(game.as_deref()));
    }

    /// Runs the driver and carries out its orders.
    fn act(&self, go_on: impl FnOnce(&mut TurnDriver<G>) -> Vec<Order<G>>) {
        let orders = go_on(&mut self.driver.borrow_mut());
        for order in orders {
            match order {
                Order::Send(ask) => self.worker.send(ask),
                Order::Restart => self.worker.restart(),
                Order::Play(made) => {
                    let game = self.game.borrow().clone();
                    let place = game
                        .and_then(|game| game.choices().iter().position(|choice| *choice == made));
                    if let Some(place) = place {
                        self.dispatch.emit(GameIntent::Play(place));
                    }
                }
                Order::Wake(millis) => self.wake(millis),
            }
        }
        self.show();
    }

    fn wake(&self, millis: u32) {
        let this = self.this.clone();
        let alarm = Timeout::new(millis, move || {
            if let Some(runner) = this.upgrade() {
                runner.woken();
            }
        });
        self.alarm.replace(Some(alarm));
    }

    fn show(&self) {
        // Rounded to ten steps, which are enough for a progress bar and spare rendering the table for every report.
        let step = |percent: u8| percent / 10 * 10;
        let at_work = self.driver.borrow().at_work();
        let at_work =
            at_work.map(|work| ThinkingStatus { percent: work.percent.map(step), ..work });
        let hinting = match &*self.hinting.borrow() {
            Hinting::Thinking(percent) => Hinting::Thinking(step(*percent)),
            other => other.clone(),
        };
        let estimate = self.estimate.borrow().clone();
        let worth = self.worth.borrow().clone();
        self.set_shown.set(Shown { at_work, hinting, estimate, worth });
    }

    fn ask_estimate(&self, seat: Option<Seat>) {
        let game = self.game.borrow().clone();
        let Some((seat, game)) = seat.zip(game) else {
            self.asked_estimate.set(None);
            self.estimate.replace(None);
            return self.show();
        };
        let number = self.driver.borrow_mut().next_number();
        self.asked_estimate.set(Some((number, seat)));
        let seen = SeatView::new(game.state(), seat);
        let task = Task::Estimate { seen, actions: Vec::new() };
        self.worker.send(Request { number, task });
    }

    fn ask_worth(&self, seat: Option<Seat>, actions: &[G::Action]) {
        self.asked_worth.set(None);
        self.worth.replace(None);
        let game = self.game.borrow().clone();
        if let Some((seat, game)) = seat.zip(game).filter(|_| !actions.is_empty()) {
            let number = self.driver.borrow_mut().next_number();
            self.asked_worth.set(Some((number, seat)));
            let seen = SeatView::new(game.state(), seat);
            let task = Task::Estimate { seen, actions: actions.to_vec() };
            self.worker.send(Request { number, task });
        }
        self.show();
    }

    fn ask_hints(&self, seat: Seat) {
        let Some(game) = self.game.borrow().clone() else { return };
        let number = self.driver.borrow_mut().next_number();
        let seen = SeatView::new(game.state(), seat);
        self.hint.set(Some(number));
        self.hinting.replace(Hinting::Thinking(0));
        let budget = Budget { nodes: G::nodes(Level::Hard), millis: HINT };
        let task = Task::Hints { seen, count: HINTS, budget };
        self.worker.send(Request { number, task });
        self.wake(HINT_PATIENCE);
        self.show();
    }

    fn receive_hints(&self, reply: Reply<G>) {
        let hinting = match reply {
            Reply::Thinking { percent, .. } => Hinting::Thinking(percent),
            Reply::Hints { hints, .. } if !hints.is_empty() => Hinting::Ready(Rc::new(hints)),
            _ => Hinting::Failed,
        };
        if !matches!(hinting, Hinting::Thinking(_)) {
            self.hint.set(None);
        }
        self.hinting.replace(hinting);
        self.show();
    }

    fn fail_hints(&self) {
        if self.hint.take().is_some() {
            self.worker.restart();
            self.hinting.replace(Hinting::Failed);
            self.show();
        }
    }

    fn drop_hints(&self) {
        if let Some(number) = self.hint.take() {
            self.worker.send(Request { number, task: Task::Stop });
        }
        self.hinting.replace(Hinting::None);
        self.show();
    }
}
