//! Burgundy as a game of this table.

use crate::engine::actions::Actions;
use crate::engine::chance::Chance;
use crate::engine::game::{EventSink, Game, Standing, hash_of};
use crate::engine::seat::{Seat, Seats};
use crate::engine::seed::Seed;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::knowledge::View;
use crate::games::burgundy::options::{Options, OptionsError};
use crate::games::burgundy::setup;
use crate::games::burgundy::state::{Stage, State, Waiting};

/// The Castles of Burgundy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Burgundy;

/// What kind of choice is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// Board 1 or the one drawn.
    Board {
        /// The board that was drawn.
        drawn: BoardId,
    },
    /// A field for the start castle.
    StartCastle {
        /// Whether the others don't see it until all have chosen.
        secret: bool,
    },
    /// The turn: an action with a die, a purchase, or the turn's end.
    Turn,
    /// An effect, or what it needs to be known.
    Effect(Waiting),
}

impl State {
    /// What the seat must choose now, if anything.
    #[must_use]
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        if !self.deciders().has(seat) {
            return None;
        }
        Some(match (self.stage, self.top()) {
            (Stage::Over, _) => return None,
            (Stage::Boards, _) => Decision::Board { drawn: self.estate(seat).board },
            (Stage::Castles, _) => Decision::StartCastle { secret: self.castles_are_secret() },
            (Stage::Play, Waiting::Nothing) => Decision::Turn,
            (Stage::Play, waiting) => Decision::Effect(waiting),
        })
    }

    fn castles_are_secret(&self) -> bool {
        self.options.castles() == crate::games::burgundy::options::Castles::Hidden
    }
}

impl Game for Burgundy {
    const NAME: &'static str = "burgundy";
    const RULES_VERSION: u16 = 1;

    type Options = Options;
    type OptionsError = OptionsError;
    type State = State;
    type Decision = Decision;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    fn start(
        options: &Options,
        seed: &Seed,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, OptionsError> {
        setup::start(options, seed, events)
    }

    fn seats(state: &State) -> u8 {
        state.players()
    }

    fn deciders(state: &State) -> Seats {
        state.deciders()
    }

    fn decision(state: &State, seat: Seat) -> Option<Decision> {
        state.decision(seat)
    }

    fn legal(state: &State, seat: Seat, out: &mut Actions<Action>) {
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

    fn apply_listed(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        state.apply_listed(seat, action, events);
    }

    fn turns_ended(state: &State) -> u32 {
        state.turns_ended()
    }

    fn view(state: &State, seat: Seat) -> View {
        state.view(seat)
    }

    fn imagine(view: &View, chance: &mut Chance) -> State {
        view.imagine(chance)
    }

    fn standings(state: &State) -> Vec<Standing> {
        state.standings()
    }

    fn hash(state: &State) -> u64 {
        hash_of(state)
    }
}
