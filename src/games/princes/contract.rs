//! The `Game` contract for Princes.

use crate::engine::game::{EventSink, Game, Progress, SheetRow, Standing, hash_of};
use crate::engine::seat::{Looker, Seat, Seats};
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::princes::SEATS;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::decision::Decision;
use crate::games::princes::event::Event;
use crate::games::princes::illegal::Illegal;
use crate::games::princes::knowledge::View;
use crate::games::princes::options::{Options, OptionsError};
use crate::games::princes::setup;
use crate::games::princes::sheet::Source;
use crate::games::princes::state::State;
use core::ops::RangeInclusive;
use rand::Rng;

/// Princes of Catan with the Dark Ages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Princes;

impl State {
    /// Carries out an action that is already checked.
    pub fn carry_out(&mut self, action: Action, to: &mut impl EventSink<Event>) {
        self.resolve(action, to);
        self.advance(to);
    }

    /// The ranking: the winner first, then by points.
    fn standings(&self) -> Vec<Standing> {
        let row = |seat: u8, place| Standing {
            seat: Seat(seat),
            place,
            points: i32::from(self.victory(seat)),
        };
        let points = [0, 1].map(|seat| self.victory(seat));
        match self.winner.seat() {
            Some(1) => vec![row(1, 1), row(0, 2)],
            Some(0) => vec![row(0, 1), row(1, 2)],
            _ if points.at(1) > points.at(0) => vec![row(1, 1), row(0, 2)],
            _ => vec![row(0, 1), row(1, if points.at(0) == points.at(1) { 1 } else { 2 })],
        }
    }
}

impl Game for Princes {
    const NAME: &'static str = "princes";
    const RULES_VERSION: u16 = 1;
    const LATER_OUTCOMES: &'static [&'static str] = &["events-dealt", "stack-dealt"];
    const SEATS: RangeInclusive<u8> = SEATS..=SEATS;

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

    fn seats(_state: &State) -> u8 {
        SEATS
    }

    fn deciders(state: &State) -> Seats {
        match state.task() {
            Some(task) if state.waits() => Seats::only(Seat(task.seat)),
            _ => Seats::NONE,
        }
    }

    fn decision(state: &State, seat: Seat) -> Option<Decision> {
        state.decision(seat.0)
    }

    /// Choices of cards from hands and stacks are hidden from the other seat; a shared screen is covered.
    fn is_secret(decision: &Decision) -> bool {
        decision.is_secret()
    }

    fn legal(state: &State, seat: Seat, out: &mut Actions) {
        state.legal(seat.0, out);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        state.check(seat.0, action)
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        state.check(seat.0, action)?;
        state.carry_out(action, events);
        Ok(())
    }

    fn apply_unchecked(
        state: &mut State,
        _seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        state.carry_out(action, events);
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
        u32::from(state.turn)
    }

    fn progress(state: &State) -> Progress {
        vec![("turn", i64::from(state.turn) + 1)]
    }

    fn view(state: &State, looker: Looker) -> View {
        View::of(state, looker)
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
        let rows = state.sheets.get(seat.index()).copied().unwrap_or_default();
        let rows = Source::ALL.into_iter().zip(rows);
        rows.map(|(source, points)| SheetRow { rule: source.key(), points: points.into() })
            .collect()
    }

    fn hash(state: &State) -> u64 {
        hash_of(state)
    }
}
