//! [`Game`] for Burgundy.

use crate::engine::game::{EventSink, Game, Progress, SheetRow, Standing, hash_of};
use crate::engine::seat::{Looker, Seat, Seats};
use crate::engine::seed::Seed;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::action::{Action, Actions};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::event::{Event, Source};
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::knowledge::View;
use crate::games::burgundy::options::{Options, OptionsError};
use crate::games::burgundy::setup;
use crate::games::burgundy::state::{Stage, State, Waiting};
use core::ops::RangeInclusive;
use rand::Rng;
use serde::{Serialize, Serializer};

/// The Castles of Burgundy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Burgundy;

/// The kind of an open choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// Board 1 or the one drawn.
    Board {
        /// The board that was drawn.
        drawn: BoardId,
    },
    /// A field for the start castle.
    StartCastle {
        /// True if it is hidden from the others until all have chosen.
        secret: bool,
    },
    /// The turn: an action with a die, a purchase, or the turn's end.
    Turn,
    /// An effect, or a choice that it needs.
    #[serde(serialize_with = "named_effect")]
    Effect(Waiting),
}

/// Serialises the effect under a name of its own, beside the decision's kind.
fn named_effect<S: Serializer>(effect: &Waiting, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Named<'a> {
        effect: &'a Waiting,
    }
    Named { effect }.serialize(serializer)
}

impl State {
    /// The choice that the seat must make now, if any.
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

    /// The phase and round, counted from 1; empty before the first round.
    fn progress(&self) -> Progress {
        match self.stage {
            Stage::Boards | Stage::Castles => Vec::new(),
            Stage::Play | Stage::Over => {
                vec![("phase", i64::from(self.phase) + 1), ("round", i64::from(self.round) + 1)]
            }
        }
    }

    /// The rows of the base game, and those of modules that gave points.
    fn sheet(&self, seat: Seat) -> Vec<SheetRow> {
        let own = self.own(seat);
        let added = Source::OF_MODULES.into_iter().filter(|row| own.points_of(*row) > 0);
        let rows = Source::BASE.into_iter().chain(added);
        rows.map(|row| SheetRow { rule: row.key(), points: own.points_of(row).into() }).collect()
    }

    fn castles_are_secret(&self) -> bool {
        self.options.castles() == crate::games::burgundy::options::Castles::Hidden
    }
}

impl Game for Burgundy {
    const NAME: &'static str = "burgundy";
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

    fn turns_ended(state: &State) -> u32 {
        state.turns_ended()
    }

    fn is_secret(decision: &Decision) -> bool {
        matches!(decision, Decision::StartCastle { secret: true })
    }

    /// All events are public: a start castle chosen in secret has an event without its field.
    fn event_for(event: &Event, _looker: Looker) -> Option<Event> {
        Some(*event)
    }

    fn is_outcome(event: &Event) -> bool {
        event.is_outcome()
    }

    fn progress(state: &State) -> Progress {
        state.progress()
    }

    fn view(state: &State, looker: Looker) -> View {
        state.view(looker)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> State {
        view.determinize(rng)
    }

    fn redraw(state: &State, rng: &mut impl Rng) -> State {
        state.redraw(rng)
    }

    fn is_sound(view: &View) -> bool {
        view.is_sound()
    }

    fn sheet(state: &State, seat: Seat) -> Vec<SheetRow> {
        state.sheet(seat)
    }

    fn standings(state: &State) -> Vec<Standing> {
        state.standings()
    }

    fn hash(state: &State) -> u64 {
        hash_of(state)
    }
}
