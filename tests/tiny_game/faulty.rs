//! The tiny game with planted faults, to show that the conformance kit finds them.

use super::{Action, Actions, Decision, Event, Illegal, Options, OptionsError, State, Tiny, View};
use crate::conformance::{Kit, Verdict};
use principality::engine::chance::Chance;
use principality::engine::game::{EventSink, Game, Progress, SheetRow, Standing};
use principality::engine::seat::{Looker, Seat, Seats};
use principality::engine::seed::Seed;
use rand::Rng;
use std::cell::Cell;

/// The tiny game with the fault of this thread. A type for each fault would have the kit compiled for each.
#[derive(Debug)]
pub struct Faulty;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,
    ListsTwice,
    ListsTooLittle,
    ListsTooMuch,
    ChangesWhenRefused,
    ScoresInSilence,
    LosesACard,
    SeesThrough,
    ImaginesOtherHands,
    RemembersOutside,
    NeverEnds,
    MixesStandings,
    LetsStrangersPlay,
    TellsDrawnCards,
    HasTooShortAList,
    ShowsHandsToAll,
    SumsASheetWrong,
    RemembersWhoWasQuick,
    RedrawsHands,
}

thread_local! {
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
    static OUTSIDE: Cell<i32> = const { Cell::new(0) };
}

/// Gives the faulty game a fault, in this thread.
pub fn plant(fault: Fault) {
    FAULT.set(fault);
}

fn has(fault: Fault) -> bool {
    FAULT.get() == fault
}

/// A sink that passes on all events but scores.
struct Silent<'a, E>(&'a mut E);

impl<E: EventSink<Event>> EventSink<Event> for Silent<'_, E> {
    fn push(&mut self, event: Event) {
        if !matches!(event, Event::Scored { .. }) {
            self.0.push(event);
        }
    }
}

/// The seat that the faulty game takes for this one.
fn mistaken(seat: Seat) -> Seat {
    if has(Fault::LetsStrangersPlay) { Seat(seat.0 & 7) } else { seat }
}

impl Game for Faulty {
    const NAME: &'static str = "faulty";
    const RULES_VERSION: u16 = 1;
    const SEATS: core::ops::RangeInclusive<u8> = 2..=4;
    type Options = Options;
    type OptionsError = OptionsError;
    type State = State;
    type Decision = Decision;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;
    type Illegal = Illegal;
    type View = (View, Option<State>);

    fn start(
        options: &Options,
        seed: &Seed,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, OptionsError> {
        Tiny::start(options, seed, events)
    }

    fn seats(state: &State) -> u8 {
        Tiny::seats(state)
    }

    fn deciders(state: &State) -> Seats {
        Tiny::deciders(state)
    }

    fn decision(state: &State, seat: Seat) -> Option<Decision> {
        Tiny::decision(state, seat)
    }

    fn simultaneous(state: &State) -> Option<u32> {
        Tiny::simultaneous(state)
    }

    fn is_secret(decision: &Decision) -> bool {
        Tiny::is_secret(decision)
    }

    fn event_for(event: &Event, looker: Looker) -> Option<Event> {
        if has(Fault::TellsDrawnCards) { Some(*event) } else { Tiny::event_for(event, looker) }
    }

    fn is_outcome(event: &Event) -> bool {
        Tiny::is_outcome(event)
    }

    fn reveals(event: &Event) -> bool {
        Tiny::reveals(event)
    }

    fn progress(state: &State) -> Progress {
        Tiny::progress(state)
    }

    fn redraw(state: &State, chance: &mut impl Rng) -> State {
        if has(Fault::RedrawsHands) {
            return Tiny::determinize(&Tiny::view(state, Looker::Public), chance);
        }
        Tiny::redraw(state, chance)
    }

    fn is_sound(view: &Self::View) -> bool {
        // A game without an end has more rounds than the box allows.
        has(Fault::NeverEnds) || Tiny::is_sound(&view.0)
    }

    fn sheet(state: &State, seat: Seat) -> Vec<SheetRow> {
        let mut rows = Tiny::sheet(state, seat);
        if has(Fault::SumsASheetWrong) {
            rows.push(SheetRow { rule: "none", points: 1 });
        }
        rows
    }

    fn legal(state: &State, seat: Seat, out: &mut Actions) {
        if has(Fault::ListsTooLittle) {
            let mut all = Actions::new();
            Tiny::legal(state, seat, &mut all);
            let kept = all.len().saturating_sub(1).max(1);
            all.iter().take(kept).for_each(|action| out.push(*action));
            return;
        }
        Tiny::legal(state, seat, out);
        match out.first().copied() {
            Some(first) if has(Fault::ListsTwice) => out.push(first),
            Some(_) if has(Fault::ListsTooMuch) => out.push(Action::Lay { card: 7 }),
            Some(first) if has(Fault::HasTooShortAList) => (0..9).for_each(|_| out.push(first)),
            _ => {}
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        Tiny::check(state, mistaken(seat), action)
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        let seat = mistaken(seat);
        let begins = state.laid.iter().all(Option::is_none);
        if has(Fault::RemembersWhoWasQuick) && begins && Tiny::check(state, seat, action).is_ok() {
            let cards = state.discard.len().max(1);
            state.discard.rotate_left(seat.index() % cards);
        }
        let result = if has(Fault::ScoresInSilence) {
            Tiny::apply(state, seat, action, &mut Silent(events))
        } else {
            Tiny::apply(state, seat, action, events)
        };
        match FAULT.get() {
            Fault::ChangesWhenRefused if result.is_err() => state.points[0] += 1,
            Fault::LosesACard => drop(state.discard.pop()),
            Fault::RemembersOutside if result.is_ok() && state.round == 1 => {
                let points = OUTSIDE.get();
                OUTSIDE.set(points + 1);
                state.points[0] += points;
                events.push(Event::Scored { seat: Seat(0), points });
            }
            Fault::NeverEnds if state.round == 5 => {
                state.round = 4;
                for hand in &mut state.hands {
                    hand.append(&mut state.discard);
                    hand.sort_unstable();
                }
            }
            _ => {}
        }
        result
    }

    fn turns_ended(state: &State) -> u32 {
        Tiny::turns_ended(state)
    }

    fn view(state: &State, looker: Looker) -> Self::View {
        if has(Fault::ShowsHandsToAll) && looker == Looker::Public {
            return (Tiny::view(state, Seat(0).into()), None);
        }
        (Tiny::view(state, looker), has(Fault::SeesThrough).then(|| state.clone()))
    }

    fn determinize(view: &Self::View, rng: &mut impl Rng) -> State {
        let mut state = view.1.clone().unwrap_or_else(|| Tiny::determinize(&view.0, rng));
        if has(Fault::ImaginesOtherHands) {
            state.hands.rotate_left(1);
        }
        state
    }

    fn standings(state: &State) -> Vec<Standing> {
        let mut rows = Tiny::standings(state);
        if has(Fault::MixesStandings) {
            rows.reverse();
        }
        rows
    }

    fn hash(state: &State) -> u64 {
        Tiny::hash(state)
    }
}

impl Kit for Faulty {
    type Audit = Vec<i32>;

    fn options(seats: u8, variant: u8, chance: &mut Chance) -> Options {
        Tiny::options(seats, variant, chance)
    }

    fn every_action(variant: u8) -> Vec<Action> {
        Tiny::every_action(variant)
    }

    fn most_moves(seats: u8) -> usize {
        Tiny::most_moves(seats)
    }

    fn appetite(action: &Action) -> u32 {
        Tiny::appetite(action)
    }

    fn begin(state: &State, opening: &[Event]) -> Vec<i32> {
        Tiny::begin(state, opening)
    }

    fn follow(audit: &mut Vec<i32>, events: &[Event], state: &State) -> Verdict {
        Tiny::follow(audit, events, state)
    }

    fn sound(state: &State) -> Verdict {
        if has(Fault::NeverEnds) { Ok(()) } else { Tiny::sound(state) }
    }
}
