//! [`Game`] for the dice game.

use crate::engine::game::{EventSink, Game, Progress, SheetRow, Standing, hash_of};
use crate::engine::seat::{Looker, Seat, Seats};
use crate::engine::seed::Seed;
use crate::games::dice::action::Action;
use crate::games::dice::event::Event;
use crate::games::dice::illegal::Illegal;
use crate::games::dice::knowledge::View;
use crate::games::dice::legal::Actions;
use crate::games::dice::options::{Options, OptionsError};
use crate::games::dice::setup;
use crate::games::dice::state::{NextChoice, Stage, State};
use crate::games::dice::{Dice, SEATS};
use core::ops::RangeInclusive;
use rand::Rng;
use serde::Serialize;

/// A choice of a seat. `secret` is whether it is hidden until all are ready.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// The start castle.
    Start {
        /// True if it is hidden from others.
        secret: bool,
    },
    /// The sale of all goods.
    Goods {
        /// True if it is hidden from others.
        secret: bool,
    },
    /// A combination, or a worker.
    Turn {
        /// True if it is hidden from others.
        secret: bool,
    },
    /// A second combination for a silver, or none.
    Second {
        /// True if it is hidden from others.
        secret: bool,
    },
}

impl Game for Dice {
    const NAME: &'static str = "dice";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 1..=SEATS as u8;

    type Options = Options;
    type OptionsError = OptionsError;
    type State = State;
    type Decision = Decision;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    fn start(
        options: &Options,
        seed: &Seed,
        _events: &mut impl EventSink<Event>,
    ) -> Result<State, OptionsError> {
        setup::start(options, seed)
    }

    fn seats(state: &State) -> u8 {
        state.players()
    }

    fn deciders(state: &State) -> Seats {
        state.deciders()
    }

    fn decision(state: &State, seat: Seat) -> Option<Decision> {
        if !state.deciders().has(seat) {
            return None;
        }
        let secret = !state.options().is_solo();
        match state.plan(seat).step {
            NextChoice::Castle => Some(Decision::Start { secret: !state.castles_are_open() }),
            NextChoice::Goods => Some(Decision::Goods { secret }),
            NextChoice::Turn => Some(Decision::Turn { secret }),
            NextChoice::Second => Some(Decision::Second { secret }),
            NextChoice::Ready => None,
        }
    }

    fn is_secret(decision: &Decision) -> bool {
        match decision {
            Decision::Start { secret }
            | Decision::Goods { secret }
            | Decision::Turn { secret }
            | Decision::Second { secret } => *secret,
        }
    }

    /// Freely chosen start castles, and each round, are a simultaneous phase; there is none in the solo game.
    fn simultaneous(state: &State) -> Option<u32> {
        let openly = state.options().is_solo() || state.castles_are_open();
        let phase = || match state.stage() {
            Stage::Castles => Some(0),
            Stage::Rounds => Some(u32::from(state.round()) + 1),
            Stage::Over => None,
        };
        if openly { None } else { phase() }
    }

    fn legal(state: &State, seat: Seat, out: &mut Actions) {
        state.legal(seat, out);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        state.check(seat, action)
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        state.apply(seat, action, events)
    }

    fn apply_unchecked(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        state.apply_unchecked(seat, action, events);
    }

    /// A seat's choice is shown to that seat alone, and that it is ready to all.
    fn event_for(event: &Event, looker: Looker) -> Option<Event> {
        match event {
            Event::Chose { seat, .. } if !looker.is(*seat) => None,
            event => Some(*event),
        }
    }

    fn is_outcome(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. } | Event::Revealed)
    }

    /// The choice of the start castles counts as a turn, as does each round.
    fn turns_ended(state: &State) -> u32 {
        match state.stage() {
            Stage::Castles => 0,
            Stage::Rounds => u32::from(state.round()) + 1,
            Stage::Over => u32::from(state.round()) + 2,
        }
    }

    fn progress(state: &State) -> Progress {
        let number = |value: u8| i64::from(value) + 1;
        vec![("phase", number(state.phase())), ("round", number(state.round()))]
    }

    fn view(state: &State, looker: Looker) -> View {
        state.view(looker)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> State {
        view.determinize(rng)
    }

    /// Choices made in secret stay.
    fn redraw(state: &State, rng: &mut impl Rng) -> State {
        let mut redrawn = *state;
        redrawn.reroll(rng);
        redrawn
    }

    fn is_sound(view: &View) -> bool {
        view.is_sound()
    }

    fn standings(state: &State) -> Vec<Standing> {
        state.standings()
    }

    fn sheet(state: &State, seat: Seat) -> Vec<SheetRow> {
        state.sheet(seat)
    }

    fn hash(state: &State) -> u64 {
        hash_of(state)
    }
}
