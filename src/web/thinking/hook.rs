//! Computer players for a page with a table: the driver of their turns, the worker that thinks, the
//! alarm, and what of it is shown.

use crate::bots::level::Level;
use crate::bots::message::{Budget, Reply, Request, SeatView, Task};
use crate::bots::player::{ComputerPlayer, Hint};
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::GameIntent;
use crate::web::settings::Manner;
use crate::web::thinking::turn_driver::{AtWork, Order, TurnDriver};
use crate::web::thinking::worker::{Heard, ThinkingWorker};
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// How many hints are asked for.
const HINTS: u8 = 3;
/// Milliseconds after which a hint that did not come is given up.
const HINT_PATIENCE: u32 = 20_000;
/// Milliseconds that hints may cost: they are thought about as hard thinks.
const HINT: u32 = 1500;

/// Hints, as far as they have come.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Hinting<G: ComputerPlayer> {
    /// Nobody asked.
    #[default]
    None,
    /// They are being thought about; hundredths.
    Thinking(u8),
    /// The best few things to do, best first.
    Ready(Rc<Vec<Hint<G>>>),
    /// They could not be had.
    Failed,
}

/// What computer players do, for the page to show.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown<G: ComputerPlayer> {
    /// Who is at work.
    pub at_work: Option<AtWork>,
    /// Hints for the person who chooses.
    pub hinting: Hinting<G>,
}

impl<G: ComputerPlayer> Default for Shown<G> {
    fn default() -> Self {
        Shown { at_work: None, hinting: Hinting::None }
    }
}

/// The computer players of a page.
#[derive(Clone)]
pub struct Players<G: ComputerPlayer> {
    /// What they do.
    pub shown: Shown<G>,
    runner: Rc<Runner<G>>,
}

impl<G: ComputerPlayer> Players<G> {
    /// The reader does not want to wait.
    pub fn skip(&self) {
        self.runner.act(TurnDriver::skip);
    }

    /// Asks for hints for a seat.
    pub fn ask_hints(&self, seat: Seat) {
        self.runner.ask_hints(seat);
    }

    /// The hints are no longer wanted.
    pub fn drop_hints(&self) {
        self.runner.drop_hints();
    }
}

/// Computer players at a game; while the table is not `watched`, as when the past is looked at, they
/// rest.
#[hook]
pub fn use_players<G: ComputerPlayer>(
    game: &Rc<Journal<G>>,
    watched: bool,
    manner: Manner,
    dispatch: &Callback<GameIntent>,
) -> Players<G> {
    let shown = use_state_eq(Shown::<G>::default);
    let runner = use_memo((), |()| Runner::new(manner, dispatch.clone(), shown.setter()));
    use_effect_with((game.clone(), watched, manner), {
        let runner = Rc::clone(&runner);
        move |(game, watched, manner)| runner.look(game, *watched, *manner)
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
    /// The number of the question for hints.
    hint: Cell<Option<u32>>,
}

impl<G: ComputerPlayer> Runner<G> {
    fn new(
        manner: Manner,
        dispatch: Callback<GameIntent>,
        set_shown: UseStateSetter<Shown<G>>,
    ) -> Rc<Runner<G>> {
        Rc::new_cyclic(|this: &Weak<Runner<G>>| {
            let heard = this.clone();
            let on_heard = Callback::from(move |said: Heard<G>| {
                if let Some(runner) = heard.upgrade() {
                    runner.hear(said);
                }
            });
            Runner {
                this: this.clone(),
                driver: RefCell::new(TurnDriver::new(manner)),
                worker: ThinkingWorker::new(on_heard),
                alarm: RefCell::new(None),
                game: RefCell::new(None),
                dispatch,
                set_shown,
                hinting: RefCell::default(),
                hint: Cell::new(None),
            }
        })
    }

    fn look(&self, game: &Rc<Journal<G>>, watched: bool, manner: Manner) {
        let game = watched.then(|| Rc::clone(game));
        self.game.replace(game.clone());
        self.drop_hints();
        self.act(|driver| {
            driver.set_manner(manner);
            driver.table(game.as_deref())
        });
    }

    fn hear(&self, said: Heard<G>) {
        match said {
            Heard::Reply(told) => {
                if told.number().is_some() && told.number() == self.hint.get() {
                    self.hear_hints(told);
                } else {
                    self.act(|driver| driver.heard(told));
                }
            }
            Heard::Lost => {
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

    /// Lets the driver go on and carries out what it orders.
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
        // Ten steps are enough for a bar, and spare the table from being drawn for each word.
        let step = |percent: u8| percent / 10 * 10;
        let at_work = self.driver.borrow().at_work();
        let at_work = at_work.map(|work| AtWork { percent: work.percent.map(step), ..work });
        let hinting = match &*self.hinting.borrow() {
            Hinting::Thinking(percent) => Hinting::Thinking(step(*percent)),
            other => other.clone(),
        };
        self.set_shown.set(Shown { at_work, hinting });
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

    fn hear_hints(&self, told: Reply<G>) {
        let hinting = match told {
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
