//! After a solo game: what the hard player makes of the same rolls from the same castle, side by side with
//! what was played, and where the two parted.

use crate::bots::level::Level;
use crate::bots::message::{Budget, Reply, Request, SeatView, Task};
use crate::bots::player::ComputerPlayer;
use crate::engine::game::{Game, Quiet};
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::dice::points::MOST_ROUNDS;
use crate::games::dice::state::Stage as Course;
use crate::games::dice::{Action, Dice, State};
use crate::web::dice::art::place::{Layout, short};
use crate::web::dice::art::sheet::sheet;
use crate::web::dice::model::pad::Pad;
use crate::web::dice::names::Names;
use crate::web::thinking::worker::{Heard, Line};
use crate::web::words::use_words;
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// Milliseconds without an answer after which the player is given up.
const PATIENCE: u32 = 20_000;
/// Milliseconds for one round.
const MILLIS: u32 = 1_000;
const ALONE: Seat = Seat(0);

/// What the panel needs.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct Props {
    /// The solo game that is over.
    pub game: Rc<Journal<Dice>>,
}

#[derive(Clone, PartialEq)]
enum Stage {
    Asleep,
    /// The round that is being thought about, from 1.
    Working(u8),
    Done(Rc<Played>),
    Failed,
}

/// What the hard player came to.
#[derive(Debug, Clone, PartialEq)]
struct Played {
    state: State,
    /// The round, from 1, in which something else was marked than by the person.
    parted: Option<u8>,
}

/// What each round of a finished game left on the sheet, the castle's among them.
fn rounds(game: &Journal<Dice>) -> Vec<State> {
    game.turn_ends().map(|end| game.at(end.moves)).collect()
}

/// The first round, from 1, after which the two sheets differ.
fn parted(own: &[State], other: &[State]) -> Option<u8> {
    let marked = |state: &State| state.estate(ALONE).without_latest();
    let pairs = own.iter().zip(other).enumerate();
    let first = pairs.skip(1).find(|(_, (own, other))| marked(own) != marked(other));
    first.and_then(|(index, _)| u8::try_from(index.saturating_sub(1)).ok())
}

/// Plays the game's rolls round by round with the hard player's answers.
struct Rival {
    this: Weak<Rival>,
    game: Rc<Journal<Dice>>,
    state: RefCell<State>,
    rounds: RefCell<Vec<State>>,
    line: Line<Dice>,
    number: Cell<u32>,
    alarm: RefCell<Option<Timeout>>,
    stage: UseStateSetter<Stage>,
}

impl Rival {
    fn begin(game: Rc<Journal<Dice>>, stage: UseStateSetter<Stage>) -> Option<Rc<Rival>> {
        let mut state = game.at(0);
        let rounds = vec![state];
        let castle = game.state().estate(ALONE).start_castle()?;
        state.apply(ALONE, Action::Start { field: castle }, &mut Quiet).ok()?;
        let rival = Rc::new_cyclic(|this: &Weak<Rival>| {
            let heard = this.clone();
            let line = Line::new(Callback::from(move |said: Heard<Dice>| {
                if let Some(rival) = heard.upgrade() {
                    rival.hear(said);
                }
            }));
            let (this, number, alarm) = (this.clone(), Cell::new(0), RefCell::default());
            let (state, rounds) = (RefCell::new(state), RefCell::new(rounds));
            Rival { this, game, state, rounds, line, number, alarm, stage }
        });
        rival.rounds.borrow_mut().push(state);
        rival.ask();
        Some(rival)
    }

    fn ask(&self) {
        let state = *self.state.borrow();
        if state.stage() == Course::Over || self.rounds.borrow().len() > MOST_ROUNDS + 2 {
            self.alarm.replace(None);
            let parted = parted(&rounds(&self.game), &self.rounds.borrow());
            self.stage.set(Stage::Done(Rc::new(Played { state, parted })));
            return;
        }
        self.stage.set(Stage::Working(state.round() + 1));
        self.number.set(self.number.get().wrapping_add(1));
        let budget = Budget { nodes: Dice::nodes(Level::Hard), millis: MILLIS };
        let task = Task::Turn { seen: SeatView::new(&state, ALONE), level: Level::Hard, budget };
        self.line.send(Request { number: self.number.get(), task });
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
        self.stage.set(Stage::Failed);
    }

    fn hear(&self, said: Heard<Dice>) {
        match said {
            Heard::Lost => self.fail(),
            Heard::Reply(Reply::Turn { number, actions, .. }) if number == self.number.get() => {
                let mut state = *self.state.borrow();
                let round = (state.stage(), state.round());
                for action in actions {
                    if Dice::apply(&mut state, ALONE, action, &mut Quiet).is_err() {
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
            Heard::Reply(Reply::Refused { number, .. }) if number == self.number.get() => {
                self.fail();
            }
            Heard::Reply(_) => {}
        }
    }
}

/// The panel.
#[component]
pub(super) fn Panel(props: &Props) -> Html {
    let words = use_words();
    let names = Names(&words);
    let stage = use_state_eq(|| Stage::Asleep);
    let rival = use_mut_ref(|| None::<Rc<Rival>>);
    let begin = {
        let (stage, rival, game) = (stage.setter(), rival, props.game.clone());
        Callback::from(move |_: MouseEvent| {
            let begun = Rival::begin(game.clone(), stage.clone());
            rival.replace(begun);
        })
    };
    let ask =
        html! { <button type="button" class="btn" onclick={begin}>{ names.t("par-ask") }</button> };
    let body = match &*stage {
        Stage::Asleep => html! { <><p>{ names.t("par-say") }</p>{ ask }</> },
        Stage::Failed => html! { <><p role="alert">{ names.t("par-failed") }</p>{ ask }</> },
        Stage::Working(round) => {
            let said = names.say("par-working", &[("round", (*round).into())]);
            let most = f64::from(props.game.state().round()) + 1.0;
            html! { <>
                <p role="status">{ said.clone() }</p>
                <progress max={most.to_string()} value={round.to_string()} aria-label={said} />
            </> }
        }
        Stage::Done(played) => sides(names, props.game.state(), played),
    };
    html! {
        <section class="sheet par" aria-labelledby="par-title">
            <h2 id="par-title">{ names.t("par-title") }</h2>
            { body }
        </section>
    }
}

/// Both sheets side by side.
fn sides(names: Names<'_>, own: &State, played: &Played) -> Html {
    let layout = Layout::filling(230.0);
    let side = |key: &str, state: &State| {
        let points = state.estate(ALONE).total();
        html! {
            <figure>
                <svg class="mini" viewBox={format!("0 0 230 {}", short(layout.height()))} aria-hidden="true" focusable="false">
                    { sheet(&Pad::plain(state, ALONE), Layout { r: layout.r.min(19.9), ..layout }, None) }
                </svg>
                <figcaption>{ names.t(key) }<b>{ points }</b></figcaption>
            </figure>
        }
    };
    let parted = match played.parted {
        Some(round) => names.say("par-parted", &[("round", round.into())]),
        None => names.t("par-same"),
    };
    html! { <>
        <div class="sides">{ side("par-own", own) }{ side("par-hard", &played.state) }</div>
        <p>{ parted }</p>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::dice::Options;
    use crate::games::dice::options::Castles;
    use crate::games::dice::sheets::SheetId;

    fn game(turns: &[&str]) -> Journal<Dice> {
        let options = Options::new(1, SheetId::A, Castles::Free).unwrap();
        let mut game = Journal::new(options, Seed::numbered(5), Roster::new()).unwrap();
        game.play(ALONE, "start @26".parse().unwrap()).unwrap();
        for turn in turns {
            game.play(ALONE, turn.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn two_games_part_where_something_else_is_marked() {
        let passes = rounds(&game(&["pass", "pass", "pass"]));
        assert_eq!(parted(&passes, &passes), None);
        let first = game(&["pass", "pass"]);
        let other = first.choices().iter().map(|choice| choice.action.to_string());
        let mark = other.into_iter().find(|text| text.starts_with("mark")).unwrap();
        let marks = rounds(&game(&["pass", "pass", &mark]));
        assert_eq!(parted(&passes, &marks), Some(3));
    }
}
