//! Automatic steps: one file for each family holds all its rules ([`EffectRules`]).

// A new variant must be handled wherever a family is matched.
#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod cards;
mod dice;
mod events;
mod hands;
mod resources;
mod turn;
mod unrest;

pub(in crate::games::princes) use dice::{CELEBRATION, Face};

use crate::engine::game::EventSink;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::state::State;
use crate::games::princes::step::{Effect, Task};

/// The rules of a family of effects.
pub(in crate::games::princes) trait EffectRules: Copy {
    /// Resolves the effect of a task, which is off the stack.
    fn resolve(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>);

    /// Judges the usefulness to a seat. `paid` are the kinds that regions have room for once the price is paid.
    fn outlook(self, state: &State, seat: u8, paid: KindSet) -> Outlook;

    /// True if a step from outside could occur.
    fn is_sound(self) -> bool {
        true
    }
}

/// Applies an expression to the rules of each family.
macro_rules! for_family {
    ($effect:expr, $family:ident => $does:expr) => {
        match $effect {
            Effect::Turn($family) => $does,
            Effect::Resource($family) => $does,
            Effect::Hand($family) => $does,
            Effect::Card($family) => $does,
            Effect::Event($family) => $does,
        }
    };
}

impl EffectRules for Effect {
    #[inline]
    fn resolve(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) {
        for_family!(self, family => family.resolve(state, task, to));
    }

    fn outlook(self, state: &State, seat: u8, paid: KindSet) -> Outlook {
        for_family!(self, family => family.outlook(state, seat, paid))
    }

    fn is_sound(self) -> bool {
        for_family!(self, family => family.is_sound())
    }
}
