//! The tiny game with planted faults, to show that the conformance kit finds them.

use super::{Action, Actions, Decision, Event, Illegal, Options, OptionsError, State, Tiny, View};
use crate::conformance::{Kit, Verdict};
use principality::engine::chance::Chance;
use principality::engine::game::{EventSink, Game, Progress, SheetRow, Standing};
use principality::engine::seat::{Looker, Seat, Seats};
use principality::engine::seed::Seed;
use rand::Rng;
use std::cell::Cell;

/// The tiny game with fault number `F`.
#[derive(Debug)]
pub struct Faulty<const F: u8>;

pub const LISTS_TWICE: u8 = 1;
pub const LISTS_TOO_LITTLE: u8 = 2;
pub const LISTS_TOO_MUCH: u8 = 3;
pub const CHANGES_WHEN_REFUSED: u8 = 4;
pub const SCORES_IN_SILENCE: u8 = 5;
pub const LOSES_A_CARD: u8 = 6;
pub const SEES_THROUGH: u8 = 7;
pub const IMAGINES_OTHER_HANDS: u8 = 8;
pub const REMEMBERS_OUTSIDE: u8 = 9;
pub const NEVER_ENDS: u8 = 10;
pub const MIXES_STANDINGS: u8 = 11;
pub const LETS_STRANGERS_PLAY: u8 = 12;
pub const TELLS_DRAWN_CARDS: u8 = 13;
pub const HAS_TOO_SHORT_A_LIST: u8 = 14;
pub const SHOWS_HANDS_TO_ALL: u8 = 15;
pub const SUMS_A_SHEET_WRONG: u8 = 16;
pub const REMEMBERS_WHO_WAS_QUICK: u8 = 17;
pub const REDRAWS_HANDS: u8 = 18;

thread_local! {
    static OUTSIDE: Cell<i32> = const { Cell::new(0) };
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
fn mistaken<const F: u8>(seat: Seat) -> Seat {
    if F == LETS_STRANGERS_PLAY { Seat(seat.0 & 7) } else { seat }
}

impl<const F: u8> Game for Faulty<F> {
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
        if F == TELLS_DRAWN_CARDS { Some(*event) } else { Tiny::event_for(event, looker) }
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
        if F == REDRAWS_HANDS {
            return Tiny::determinize(&Tiny::view(state, Looker::Public), chance);
        }
        Tiny::redraw(state, chance)
    }

    fn is_sound(view: &Self::View) -> bool {
        // A game without an end has more rounds than the box allows.
        F == NEVER_ENDS || Tiny::is_sound(&view.0)
    }

    fn sheet(state: &State, seat: Seat) -> Vec<SheetRow> {
        let mut rows = Tiny::sheet(state, seat);
        if F == SUMS_A_SHEET_WRONG {
            rows.push(SheetRow { rule: "none", points: 1 });
        }
        rows
    }

    fn legal(state: &State, seat: Seat, out: &mut Actions) {
        if F == LISTS_TOO_LITTLE {
            let mut all = Actions::new();
            Tiny::legal(state, seat, &mut all);
            let kept = all.len().saturating_sub(1).max(1);
            all.iter().take(kept).for_each(|action| out.push(*action));
            return;
        }
        Tiny::legal(state, seat, out);
        match out.first().copied() {
            Some(first) if F == LISTS_TWICE => out.push(first),
            Some(_) if F == LISTS_TOO_MUCH => out.push(Action::Lay { card: 7 }),
            Some(first) if F == HAS_TOO_SHORT_A_LIST => (0..9).for_each(|_| out.push(first)),
            _ => {}
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        Tiny::check(state, mistaken::<F>(seat), action)
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        let seat = mistaken::<F>(seat);
        let begins = state.laid.iter().all(Option::is_none);
        if F == REMEMBERS_WHO_WAS_QUICK && begins && Tiny::check(state, seat, action).is_ok() {
            let cards = state.discard.len().max(1);
            state.discard.rotate_left(seat.index() % cards);
        }
        let result = if F == SCORES_IN_SILENCE {
            Tiny::apply(state, seat, action, &mut Silent(events))
        } else {
            Tiny::apply(state, seat, action, events)
        };
        match F {
            CHANGES_WHEN_REFUSED if result.is_err() => state.points[0] += 1,
            LOSES_A_CARD => drop(state.discard.pop()),
            REMEMBERS_OUTSIDE if result.is_ok() && state.round == 1 => {
                let points = OUTSIDE.get();
                OUTSIDE.set(points + 1);
                state.points[0] += points;
                events.push(Event::Scored { seat: Seat(0), points });
            }
            NEVER_ENDS if state.round == 5 => {
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
        if F == SHOWS_HANDS_TO_ALL && looker == Looker::Public {
            return (Tiny::view(state, Seat(0).into()), None);
        }
        (Tiny::view(state, looker), (F == SEES_THROUGH).then(|| state.clone()))
    }

    fn determinize(view: &Self::View, rng: &mut impl Rng) -> State {
        let mut state = view.1.clone().unwrap_or_else(|| Tiny::determinize(&view.0, rng));
        if F == IMAGINES_OTHER_HANDS {
            state.hands.rotate_left(1);
        }
        state
    }

    fn standings(state: &State) -> Vec<Standing> {
        let mut rows = Tiny::standings(state);
        if F == MIXES_STANDINGS {
            rows.reverse();
        }
        rows
    }

    fn hash(state: &State) -> u64 {
        Tiny::hash(state)
    }
}

impl<const F: u8> Kit for Faulty<F> {
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
        if F == NEVER_ENDS { Ok(()) } else { Tiny::sound(state) }
    }
}
