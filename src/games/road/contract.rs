//! [`Game`] for Road.

use crate::engine::game::{EventSink, Game, Progress, SheetRow, Standing, hash_of};
use crate::engine::seat::{Looker, Seat, Seats};
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::road::action::{Action, Actions};
use crate::games::road::event::Event;
use crate::games::road::illegal::Illegal;
use crate::games::road::knowledge::View;
use crate::games::road::options::{Options, OptionsError};
use crate::games::road::setup;
use crate::games::road::state::{Stage, State};
use core::ops::RangeInclusive;
use rand::Rng;
use serde::Serialize;

/// The quick Catan card game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Road;

/// The kind of an open choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// Purchases, a trade, the end of the turn.
    Turn,
    /// An offer is being made.
    Offer {
        /// The addressee.
        partner: Seat,
    },
    /// An offer is answered.
    Answer {
        /// The maker of the offer.
        from: Seat,
    },
    /// A counter-offer is being made.
    Counter {
        /// The addressee.
        to: Seat,
    },
    /// A counter-offer is answered.
    Reply {
        /// The maker of the counter-offer.
        from: Seat,
    },
    /// Cards go to the discard pile for the robber.
    Discard {
        /// Number of cards still to discard.
        count: u8,
    },
    /// A card is given away for the donation.
    Gift,
}

impl State {
    /// The choice that the seat must make now, if any.
    #[must_use]
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        if self.decider() != Some(seat) {
            return None;
        }
        let partner = self.trade.partner;
        Some(match self.stage {
            Stage::Over => return None,
            Stage::Turn => Decision::Turn,
            Stage::Offer => Decision::Offer { partner },
            Stage::Answer => Decision::Answer { from: self.active },
            Stage::Counter => Decision::Counter { to: self.active },
            Stage::Reply => Decision::Reply { from: partner },
            Stage::Discard => Decision::Discard { count: self.owing.at(seat.index()) },
            Stage::Gift => Decision::Gift,
        })
    }
}

impl Game for Road {
    const NAME: &'static str = "road";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 3..=4;

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

    /// Offers are shown when they are sent, and the card of a gift to giver and receiver only.
    fn is_secret(decision: &Decision) -> bool {
        matches!(decision, Decision::Offer { .. } | Decision::Counter { .. } | Decision::Gift)
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

    fn event_for(event: &Event, looker: Looker) -> Option<Event> {
        Some(event.seen_by(looker))
    }

    fn is_outcome(event: &Event) -> bool {
        event.is_outcome()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn turns_ended(state: &State) -> u32 {
        state.turns.into()
    }

    fn progress(state: &State) -> Progress {
        vec![("turn", state.turn().into())]
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
