//! Comparison after a solo game with the hard player's game from the same rolls and castle, and the round in which they
//! diverged.

use crate::bots::level::Level;
use crate::bots::message::{Budget, Reply, Request, Task};
use crate::bots::player::ComputerPlayer;
use crate::bots::seat_view::SeatView;
use crate::engine::game::apply_silently;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::dice::points::MOST_ROUNDS;
use crate::games::dice::state::Stage;
use crate::games::dice::{Action, Dice, State};
use crate::web::dice::score::sides;
use crate::web::dice::words::names::Names;
use crate::web::settings::use_settings;
use crate::web::thinking::worker::{Message, ThinkingWorker};
use crate::web::words::use_words;
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// Milliseconds without an answer after which the search is given up.
const PATIENCE: u32 = 20_000;
const ALONE: Seat = Seat(0);

/// Properties of the panel.
#[derive(Properties, PartialEq, Clone)]
pub struct Props {
    /// The finished solo game.
    pub game: Rc<Journal<Dice>>,
}

#[derive(Clone, PartialEq)]
enum ParStage {
    Asleep,
    /// Searching this round, from 1.
    Working(u8),
    Done(Rc<Played>),
    Failed,
}

/// Result of the hard player.
#[derive(Debug, Clone, PartialEq)]
struct Played {
    state: State,
    /// The first round, from 1, with other marks than the person's.
    parted: Option<u8>,
}

/// Replays the game's rolls round by round with the hard player's choices.
struct Rival {
    this: Weak<Rival>,
    game: Rc<Journal<Dice>>,
    /// Milliseconds of search per round.
    millis: u32,
    state: RefCell<State>,
    rounds: RefCell<Vec<State>>,
    worker: ThinkingWorker<Dice>,
    number: Cell<u32>,
    alarm: RefCell<Option<Timeout>>,
    stage: UseStateSetter<ParStage>,
}

impl Rival {
    fn begin(
        game: Rc<Journal<Dice>>,
        millis: u32,
        stage: UseStateSetter<ParStage>,
    ) -> Option<Rc<Rival>> {
        let mut state = game.at(0);
        let rounds = vec![state];
        let castle = game.state().estate(ALONE).start_castle()?;
        apply_silently::<Dice>(&mut state, ALONE, Action::Start { field: castle }).ok()?;
        let rival = Rc::new_cyclic(|this: &Weak<Rival>| {
            let weak = this.clone();
            let worker = ThinkingWorker::new(Callback::from(move |message: Message<Dice>| {
                if let Some(rival) = weak.upgrade() {
                    rival.receive(message);
                }
            }));
            let (this, number, alarm) = (this.clone(), Cell::new(0), RefCell::default());
            let (state, rounds) = (RefCell::new(state), RefCell::new(rounds));
            Rival { this, game, millis, state, rounds, worker, number, alarm, stage }
        });
        rival.rounds.borrow_mut().push(state);
        rival.ask();
        Some(rival)
    }

    fn ask(&self) {
        let state = *self.state.borrow();
        if state.stage() == Stage::Over || self.rounds.borrow().len() > MOST_ROUNDS + 2 {
            self.alarm.replace(None);
            let parted = sides::parted(&sides::rounds(&self.game), &self.rounds.borrow());
            self.stage.set(ParStage::Done(Rc::new(Played { state, parted })));
            return;
        }
        self.stage.set(ParStage::Working(state.round() + 1));
        self.number.set(self.number.get().wrapping_add(1));
        let budget = Budget { nodes: Dice::nodes(Level::Hard), millis: self.millis };
        let task = Task::Turn { seen: SeatView::new(&state, ALONE), level: Level::Hard, budget };
        self.worker.send(Request { number: self.number.get(), task });
        let this = self.this.clone();
        let alarm = Timeout::new(PATIENCE, move || {
            if let Some(rival) = this.upgrade() {
                rival.fail();
            }
        });
        self.alarm.replace(Some(alarm));
    }

    fn fail(&self) {
        self.alarm.replace(None);
        self.stage.set(ParStage::Failed);
    }

    fn receive(&self, message: Message<Dice>) {
        match message {
            Message::Lost => self.fail(),
            Message::Reply(Reply::Turn { number, actions, .. }) if number == self.number.get() => {
                let mut state = *self.state.borrow();
                let round = (state.stage(), state.round());
                for action in actions {
                    if apply_silently::<Dice>(&mut state, ALONE, action).is_err() {
                        return self.fail();
                    }
                }
                if (state.stage(), state.round()) == round {
                    return self.fail();
                }
                self.state.replace(state);
                self.rounds.borrow_mut().push(state);
                self.ask();
            }
            Message::Reply(Reply::Refused { number, .. }) if number == self.number.get() => {
                self.fail();
            }
            Message::Reply(_) => {}
        }
    }
}

#[component]
pub fn Panel(props: &Props) -> Html {
    let words = use_words();
    let names = Names(&words);
    let stage = use_state_eq(|| ParStage::Asleep);
    let rival = use_mut_ref(|| None::<Rc<Rival>>);
    let millis = use_settings().timing().millis;
    let begin = {
        let (stage, rival, game) = (stage.setter(), rival, props.game.clone());
        Callback::from(move |_: MouseEvent| {
            let begun = Rival::begin(game.clone(), millis, stage.clone());
            rival.replace(begun);
        })
    };
    let ask =
        html! { <button type="button" class="btn" onclick={begin}>{ names.t("par-ask") }</button> };
    let body = match &*stage {
        ParStage::Asleep => html! { <><p>{ names.t("par-say") }</p>{ ask }</> },
        ParStage::Failed => html! { <><p role="alert">{ names.t("par-failed") }</p>{ ask }</> },
        ParStage::Working(round) => {
            let said = names.say("par-working", &[("round", (*round).into())]);
            let most = f64::from(props.game.state().round()) + 1.0;
            html! { <>
                <p role="status">{ said.clone() }</p>
                <progress max={most.to_string()} value={round.to_string()} aria-label={said} />
            </> }
        }
        ParStage::Done(played) => beside(names, props.game.state(), played),
    };
    html! {
        <section class="sheet par" aria-labelledby="par-title">
            <h2 id="par-title">{ names.t("par-title") }</h2>
            { body }
        </section>
    }
}

/// The person's game beside the hard player's.
fn beside(names: Names<'_>, own: &State, played: &Played) -> Html {
    let parted = match played.parted {
        Some(round) => names.say("par-parted", &[("round", round.into())]),
        None => names.t("par-same"),
    };
    let (you, hard) = (names.t("par-own"), names.t("par-hard"));
    sides::drawn([(you, own), (hard, &played.state)], parted)
}
