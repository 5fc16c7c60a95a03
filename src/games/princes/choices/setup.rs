//! Choices before the first turn.

use super::{ChoiceRules, Settled, decline};
use crate::engine::game::EventSink;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::Set;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{KindSet, Region};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::state::{State, TakenStack};
use crate::games::princes::step::{HandEffect, SetupChoice, Task};

/// Number of base stacks, the first ones, that initial hands are chosen from.
const BASE_STACKS: usize = 3;
/// Number of cards of an initial hand.
const FIRST_HAND: u8 = 3;
/// Number of places of regions in a principality at the start.
const PLACES: u8 = 6;

/// The column and row of a place, from 0, of the initial regions.
#[must_use]
pub const fn arrangement(place: u8) -> (usize, usize) {
    (5 + place as usize % 3, place as usize / 3)
}

impl ChoiceRules for SetupChoice {
    fn settle(self, _state: &mut State, _task: Task, _to: &mut impl EventSink<Event>) -> Settled {
        match self {
            SetupChoice::Arrange { .. } => Settled::Waits,
            SetupChoice::FirstStack { .. } | SetupChoice::PickSet { .. } => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            // The candidates for the next places; at first all may stay in place.
            SetupChoice::Arrange { place } => {
                for there in place..PLACES {
                    let (column, row) = arrangement(there);
                    out.push(Action::Lay { region: state.realm(seat).land(column, row).region });
                }
                decline(place == 0, out);
            }
            SetupChoice::PickSet { sets } => {
                sets.iter().for_each(|set| out.push(Action::PickSet { set }));
            }
            SetupChoice::FirstStack { search: true } => {
                let stacks = state.full_stacks(BASE_STACKS);
                stacks.for_each(|stack| out.push(Action::Search { stack }));
            }
            SetupChoice::FirstStack { search: false } => {
                let stacks = state.full_stacks(usize::MAX);
                stacks.for_each(|stack| out.push(Action::Draw { stack }));
            }
        }
    }

    fn resolve(
        self,
        state: &mut State,
        task: Task,
        action: Action,
        to: &mut impl EventSink<Event>,
    ) {
        match (self, action) {
            (SetupChoice::Arrange { place }, Action::Lay { region }) => {
                state.arrange(task, place, region, to);
            }
            (SetupChoice::PickSet { sets }, Action::PickSet { set }) => {
                state.pick_set(task.seat, sets, set, to);
            }
            (SetupChoice::FirstStack { .. }, Action::Draw { stack }) => {
                state.taken_stack = TakenStack::of(stack);
                (0..FIRST_HAND).for_each(|_| state.draw_top(task.seat, stack, to));
            }
            (SetupChoice::FirstStack { .. }, Action::Search { stack }) => {
                state.taken_stack = TakenStack::of(stack);
                let look = HandEffect::Look { stack, take: FIRST_HAND, sure: true };
                state.push(task.seat, task.why, look);
            }
            // Declined: the regions stay in place.
            (
                SetupChoice::Arrange { .. }
                | SetupChoice::FirstStack { .. }
                | SetupChoice::PickSet { .. },
                _,
            ) => {}
        }
    }

    fn lapse(self, _state: &mut State, _task: Task) {}

    fn outlook(self, _state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        Outlook::Idle
    }

    fn is_secret(self) -> bool {
        match self {
            SetupChoice::Arrange { .. }
            | SetupChoice::FirstStack { .. }
            | SetupChoice::PickSet { .. } => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            SetupChoice::Arrange { .. }
            | SetupChoice::FirstStack { .. }
            | SetupChoice::PickSet { .. } => false,
        }
    }

    fn is_sound(self) -> bool {
        match self {
            SetupChoice::PickSet { sets } => sets.count() > 1 && !sets.has(Set::Base),
            SetupChoice::Arrange { .. } | SetupChoice::FirstStack { .. } => true,
        }
    }
}

impl State {
    fn arrange(&mut self, task: Task, place: u8, region: Region, to: &mut impl EventSink<Event>) {
        let (column, row) = arrangement(place);
        let here = self.realm(task.seat).land(column, row).region;
        let there = self.realm(task.seat).find(region);
        self.swap_regions(task.seat, region, here);
        // The last place has no choice.
        if place + 2 >= PLACES {
            self.emit_regions(task.seat, to);
            return;
        }
        self.push(task.seat, task.why, SetupChoice::Arrange { place: place + 1 });
        self.emit_region(task.seat, column, row, to);
        if let Some((column, row)) = there.filter(|there| *there != (column, row)) {
            self.emit_region(task.seat, column, row, to);
        }
    }
}
