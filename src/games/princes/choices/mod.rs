//! Choices of a seat: one file for each family holds all its rules ([`ChoiceRules`]).

// A new variant must be handled wherever a family is matched.
#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod gains;
mod hands;
mod heroes;
mod jesters;
mod losses;
mod payments;
mod regions;
mod setup;
mod stacks;
mod turn;

pub use setup::arrangement;

use crate::engine::game::EventSink;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::{Card, Class};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{KindSet, Region};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::state::State;
use crate::games::princes::step::{Choice, Task};
use serde::Serialize;

/// The rules of a family of choices.
pub(in crate::games::princes) trait ChoiceRules: Copy {
    /// Resolves a choice without alternatives, if that is known without listing. The task is on the stack.
    fn settle(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) -> Settled;

    /// Lists the legal actions.
    fn legal(self, state: &State, seat: u8, out: &mut Actions);

    /// Resolves an action. The task is off the stack; an illegal action has no effect.
    fn resolve(self, state: &mut State, task: Task, action: Action, to: &mut impl EventSink<Event>);

    /// Resolves a choice without legal actions. The task is off the stack.
    fn lapse(self, state: &mut State, task: Task);

    /// Judges the usefulness to a seat. `paid` are the kinds that regions have room for once the price is paid.
    fn outlook(self, state: &State, seat: u8, paid: KindSet) -> Outlook;

    /// True if the choice is hidden from the other seat.
    fn is_secret(self) -> bool;

    /// True if the question includes its reason.
    fn is_explained(self) -> bool;

    /// True if a card's step asks the opponent of the card's player or builder.
    fn is_opponents(self) -> bool {
        false
    }

    /// Cards and regions that the question refers to besides its own fields.
    fn subject(self, _state: &State) -> Subject {
        Subject::Nothing {}
    }

    /// True if a step from outside could occur.
    fn is_sound(self) -> bool {
        true
    }
}

/// The result of settling a choice without listing it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::games::princes) enum Settled {
    /// Resolved, and off the stack.
    Resolved,
    /// Several legal actions: the seat must choose.
    Waits,
    /// Unknown until the actions are listed.
    Unlisted,
}

impl Settled {
    /// Waits if the condition holds, else unlisted.
    const fn waits(holds: bool) -> Settled {
        if holds { Settled::Waits } else { Settled::Unlisted }
    }
}

/// Cards and regions that a question refers to besides the fields of its choice.
#[allow(missing_docs)] // each variant's line explains its fields
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Subject {
    /// None.
    Nothing {},
    /// The card in transit.
    Card { card: Card },
    /// A class of cards.
    Class { class: Class },
    /// The two drawn regions.
    Regions { first: Region, second: Region },
}

/// Applies an expression to the rules of each family.
macro_rules! for_family {
    ($choice:expr, $family:ident => $does:expr) => {
        match $choice {
            Choice::Setup($family) => $does,
            Choice::Turn($family) => $does,
            Choice::Gain($family) => $does,
            Choice::Payment($family) => $does,
            Choice::Stack($family) => $does,
            Choice::Hand($family) => $does,
            Choice::Loss($family) => $does,
            Choice::Hero($family) => $does,
            Choice::Region($family) => $does,
            Choice::Jester($family) => $does,
        }
    };
}

impl ChoiceRules for Choice {
    #[inline]
    fn settle(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) -> Settled {
        for_family!(self, family => family.settle(state, task, to))
    }

    #[inline]
    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        for_family!(self, family => family.legal(state, seat, out));
    }

    #[inline]
    fn resolve(
        self,
        state: &mut State,
        task: Task,
        action: Action,
        to: &mut impl EventSink<Event>,
    ) {
        for_family!(self, family => family.resolve(state, task, action, to));
    }

    fn lapse(self, state: &mut State, task: Task) {
        for_family!(self, family => family.lapse(state, task));
    }

    fn outlook(self, state: &State, seat: u8, paid: KindSet) -> Outlook {
        for_family!(self, family => family.outlook(state, seat, paid))
    }

    fn is_secret(self) -> bool {
        for_family!(self, family => family.is_secret())
    }

    fn is_explained(self) -> bool {
        for_family!(self, family => family.is_explained())
    }

    fn is_opponents(self) -> bool {
        for_family!(self, family => family.is_opponents())
    }

    fn subject(self, state: &State) -> Subject {
        for_family!(self, family => family.subject(state))
    }

    fn is_sound(self) -> bool {
        for_family!(self, family => family.is_sound())
    }
}

/// Lists declining if it is allowed.
fn decline(optional: bool, out: &mut Actions) {
    if optional {
        out.push(Action::Decline);
    }
}
