//! Princes as a game of this table.

use crate::engine::game::{EventSink, Game, Progress, SheetRow, Standing, hash_of};
use crate::engine::seat::{Looker, Seat, Seats};
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::princes::SEATS;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::{Card, Class};
use crate::games::princes::event::Event;
use crate::games::princes::illegal::Illegal;
use crate::games::princes::kinds::{Amounts, Kind, KindSet, Region};
use crate::games::princes::knowledge::View;
use crate::games::princes::modes::{Options, OptionsError};
use crate::games::princes::place::Place;
use crate::games::princes::points::Source;
use crate::games::princes::setup;
use crate::games::princes::state::State;
use crate::games::princes::step::{Step, Why};
use core::ops::RangeInclusive;
use rand::Rng;
use serde::Serialize;

/// Princes of Catan with the Dark Ages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Princes;

/// What kind of choice is open.
#[allow(missing_docs)] // each variant's line explains its fields
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// Which region lies at this of the six places, from 0.
    Arrange { place: u8 },
    /// The stack of the first hand; `search` if it is looked through.
    FirstStack { search: bool },
    /// The roll.
    Roll,
    /// The action phase.
    Turn,
    /// Store one of these kinds, so many still; `optional` if one may stop.
    Gain { kinds: KindSet, left: u8, optional: bool, why: Why },
    /// Pay these.
    Pay { due: Amounts, why: Why },
    /// Pay so many of these kinds.
    PayAny { kinds: KindSet, left: u8, why: Why },
    /// Name a kind that the opponent gives.
    Demand { kinds: KindSet, left: u8, optional: bool, why: Why },
    /// Give one of these kinds to the opponent.
    Give { kinds: KindSet, why: Why },
    /// Draw so many cards, each from the top of a stack.
    Draw { left: u8, optional: bool, why: Why },
    /// Choose a stack to look through.
    Search { take: u8, why: Why },
    /// Take so many cards of a stack that lies open to the seat.
    Take { stack: u8, left: u8, optional: bool, why: Why },
    /// Put so many cards of the own hand under stacks.
    Under { left: u8, why: Why },
    /// Put so many cards of the opponent's hand under stacks.
    UnderOther { left: u8, why: Why },
    /// Put all own actions and units of the hand under stacks.
    UnderFighters { why: Why },
    /// Which stack a lost card goes under.
    UnderLost { card: Card },
    /// Take a unit or an action of the opponent's hand.
    Steal { why: Why },
    /// The exchange, so many times still.
    Exchange { left: u8 },
    /// What the exchange brings.
    ExchangeDraw,
    /// Name cards of the opponent of this class.
    NameOther { class: Class, left: u8, optional: bool, why: Why },
    /// Lose one of the named cards.
    LoseNamed { why: Why },
    /// Lose a card of this class.
    LoseOwn { class: Class, why: Why },
    /// Give one of one's heroes away.
    HandOver { why: Why },
    /// Place a card, or discard it.
    Place { card: Card },
    /// Offer so many heroes.
    Offer { left: u8, why: Why },
    /// Take an offered hero.
    TakeOffered { why: Why },
    /// Name a hero of one's own for a contest.
    NameHero { why: Why },
    /// Name the opponent's hero for a contest.
    NameRival { why: Why },
    /// Resources or the triumph card.
    Reward { sure: u8, more: u8, why: Why },
    /// Which of two regions lies above.
    Up { first: Region, second: Region },
    /// Two regions of the region stack.
    Scout,
    /// Fill a gold field or another region of a kind.
    Fill { resource: Kind, why: Why },
    /// Regions beside a jester.
    Jester { at: Place },
    /// Take the jester over.
    Takeover { card: Card },
    /// Buy for gold, so many times still.
    Buy { left: u8, why: Why },
    /// The kind of a voyage.
    Voyage { why: Why },
}

impl State {
    /// What the seat must choose now, if anything.
    #[must_use]
    pub fn decision(&self, seat: u8) -> Option<Decision> {
        let task = self.task().filter(|task| task.seat == seat && self.waits())?;
        let why = task.why;
        Some(match task.step {
            Step::Arrange(place) => Decision::Arrange { place },
            Step::FirstStack { search } => Decision::FirstStack { search },
            Step::Roll => Decision::Roll,
            Step::Gain { kinds, left, optional } => Decision::Gain { kinds, left, optional, why },
            Step::Pay(due) => Decision::Pay { due, why },
            Step::PayAny { kinds, left } => Decision::PayAny { kinds, left, why },
            Step::Demand { kinds, left, optional } => {
                Decision::Demand { kinds, left, optional, why }
            }
            Step::Give(kinds) => Decision::Give { kinds, why },
            Step::Draw { left, optional } => Decision::Draw { left, optional, why },
            Step::Search { take, .. } => Decision::Search { take, why },
            Step::Take { stack, left, optional } => Decision::Take { stack, left, optional, why },
            Step::Under(left) => Decision::Under { left, why },
            Step::UnderOther(left) => Decision::UnderOther { left, why },
            Step::UnderFighters => Decision::UnderFighters { why },
            Step::UnderTransit => Decision::UnderLost { card: self.transit },
            Step::Steal(_) => Decision::Steal { why },
            Step::Exchange(left) => Decision::Exchange { left },
            Step::ExchangeDraw => Decision::ExchangeDraw,
            Step::NameOther { class, left, optional } => {
                Decision::NameOther { class, left, optional, why }
            }
            Step::LoseNamed { .. } => Decision::LoseNamed { why },
            Step::LoseOwn { class, .. } => Decision::LoseOwn { class, why },
            Step::DiscardForeign => Decision::LoseOwn { class: Class::Building, why },
            Step::HandOver => Decision::HandOver { why },
            Step::PlaceTransit => Decision::Place { card: self.transit },
            Step::Offer { left, .. } => Decision::Offer { left, why },
            Step::TakeOffered(_) => Decision::TakeOffered { why },
            Step::NameHero => Decision::NameHero { why },
            Step::NameRival => Decision::NameRival { why },
            Step::Reward { sure, more } => Decision::Reward { sure, more, why },
            Step::Up => {
                Decision::Up { first: self.drawn.at_region(0), second: self.drawn.at_region(1) }
            }
            Step::Scout => Decision::Scout,
            Step::Fill(resource) => Decision::Fill { resource, why },
            Step::Jester { at, .. } => Decision::Jester { at },
            Step::Takeover(card, _) => Decision::Takeover { card },
            Step::Buy(left) => Decision::Buy { left, why },
            Step::Voyage => Decision::Voyage { why },
            _ => Decision::Turn,
        })
    }

    /// Adds all that the seat may choose now.
    pub fn legal(&self, seat: u8, out: &mut Actions) {
        if let Some(task) = self.task().filter(|task| task.seat == seat && self.waits()) {
            self.list_choices(task, out);
        }
    }

    /// Whether the seat may choose this.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: u8, action: Action) -> Result<(), Illegal> {
        let Some(task) = self.task().filter(|_| self.waits()) else { return Err(Illegal::Over) };
        if task.seat != seat {
            return Err(Illegal::NotYours);
        }
        if self.offers(seat, action) { Ok(()) } else { Err(Illegal::NotNow) }
    }

    /// Carries an action out that has been checked.
    pub fn carry_out(&mut self, action: Action, to: &mut impl EventSink<Event>) {
        self.carry(action, to);
        self.run(to);
    }

    /// The seats in order: the winner, then by points.
    fn standings(&self) -> Vec<Standing> {
        let row = |seat: u8, place| Standing {
            seat: Seat(seat),
            place,
            points: i32::from(self.victory(seat)),
        };
        let points = [0, 1].map(|seat| self.victory(seat));
        match self.winner {
            1 => vec![row(1, 1), row(0, 2)],
            0 => vec![row(0, 1), row(1, 2)],
            _ if points.at(1) > points.at(0) => vec![row(1, 1), row(0, 2)],
            _ => vec![row(0, 1), row(1, if points.at(0) == points.at(1) { 1 } else { 2 })],
        }
    }
}

/// Reading past the end gives no region.
trait AtRegion {
    fn at_region(&self, at: usize) -> Region;
}

impl AtRegion for [Region] {
    fn at_region(&self, at: usize) -> Region {
        self.get(at).copied().unwrap_or(Region::NONE)
    }
}

impl Game for Princes {
    const NAME: &'static str = "princes";
    const RULES_VERSION: u16 = 1;
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

    /// Cards are chosen from hands and stacks unseen by the other: those choices are covered.
    fn is_secret(decision: &Decision) -> bool {
        matches!(
            decision,
            Decision::Under { .. }
                | Decision::UnderFighters { .. }
                | Decision::UnderOther { .. }
                | Decision::Take { .. }
                | Decision::Steal { .. }
                | Decision::Exchange { .. }
        )
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
