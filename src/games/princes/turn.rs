//! The turn loop: resolves the stack of tasks up to the next choice.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::Class;
use crate::games::princes::choices::{ChoiceRules, Settled};
use crate::games::princes::effects::EffectRules;
use crate::games::princes::event::Event;
use crate::games::princes::state::{Holder, State, other};
use crate::games::princes::step::{Choice, Effect, Step, Task, TurnChoice, TurnEffect, Why};

impl State {
    /// Resolves tasks without a choice, up to the next choice or the end of the game.
    pub(super) fn advance(&mut self, to: &mut impl EventSink<Event>) {
        while let Some(task) = self.task() {
            if self.over || wins(task.step) && self.has_won(to) {
                self.agenda.clear();
                continue;
            }
            match task.step {
                Step::Do(effect) => {
                    self.agenda.pop();
                    effect.resolve(self, task, to);
                }
                Step::Ask(choice) => {
                    let settled = match choice.settle(self, task, to) {
                        Settled::Resolved => true,
                        Settled::Waits => false,
                        Settled::Unlisted => self.choose_alone(choice, task, to),
                    };
                    if !settled {
                        return;
                    }
                }
            }
        }
    }

    /// Ends the game if the active seat has reached the target in its own action phase.
    fn has_won(&mut self, to: &mut impl EventSink<Event>) -> bool {
        if self.victory(self.active) < self.mode.row().target {
            return false;
        }
        self.over = true;
        self.winner = Holder::of(self.active);
        to.push(Event::GameEnded { winner: Some(Seat(self.active)) });
        true
    }

    /// Settles a choice with at most one possibility; returns `false` if there are more.
    // Most steps need no list of choices, and it is large: kept out of their stack frame.
    #[inline(never)]
    fn choose_alone(&mut self, choice: Choice, task: Task, to: &mut impl EventSink<Event>) -> bool {
        let mut choices = Actions::new();
        choice.legal(self, task.seat, &mut choices);
        match choices.as_slice() {
            [] => {
                self.agenda.pop();
                choice.lapse(self, task);
                true
            }
            [only] => {
                let only = *only;
                self.resolve(only, to);
                true
            }
            _ => false,
        }
    }

    /// Resolves an action as the choice of the topmost task.
    pub(super) fn resolve(&mut self, action: Action, to: &mut impl EventSink<Event>) {
        let Some(task) = self.task() else { return };
        // Effects never wait for an action.
        let Step::Ask(choice) = task.step else { return };
        self.agenda.pop();
        choice.resolve(self, task, action, to);
    }

    /// True if the action is legal for the seat.
    pub(super) fn offers(&self, seat: u8, action: Action) -> bool {
        let Some(Task { seat: asked, step: Step::Ask(choice), .. }) = self.task() else {
            return false;
        };
        if asked != seat || self.over {
            return false;
        }
        let mut choices = Actions::new();
        if choice == Choice::Turn(TurnChoice::Act) {
            self.list_like(seat, action, &mut choices);
        } else {
            choice.legal(self, seat, &mut choices);
        }
        choices.contains(&action)
    }

    /// Pushes a card's steps so that the first comes first; some belong to the opponent.
    pub(super) fn push_all(&mut self, seat: u8, why: Why, steps: &[Step]) {
        for step in steps.iter().rev() {
            let opponents = match step {
                Step::Ask(choice) => choice.is_opponents(),
                Step::Do(_) => false,
            };
            self.push(if opponents { other(seat) } else { seat }, why, *step);
        }
    }

    /// Number of own units.
    #[must_use]
    pub fn units(&self, seat: u8) -> u8 {
        self.count(seat, Class::Unit)
    }

    /// Number of own trade ships.
    #[must_use]
    pub fn ships(&self, seat: u8) -> u8 {
        self.count(seat, Class::TradeShip)
    }
}

/// True if the active seat may win before this step: its own action phase and all later ones.
const fn wins(step: Step) -> bool {
    matches!(
        step,
        Step::Ask(Choice::Turn(TurnChoice::Act))
            | Step::Do(Effect::Turn(TurnEffect::Surplus | TurnEffect::End))
    )
}
