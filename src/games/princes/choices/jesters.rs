//! Choices about a jester at a celebration.

use super::{ChoiceRules, Settled};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::Card;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Kind, KindSet, Region};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::{Laid, Place, Spot};
use crate::games::princes::realm::Land;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{JesterChoice, PaymentChoice, Task};

/// Gold price of a takeover.
const TAKEOVER: u8 = 2;

impl ChoiceRules for JesterChoice {
    fn settle(self, _state: &mut State, _task: Task, _to: &mut impl EventSink<Event>) -> Settled {
        match self {
            JesterChoice::Jester { .. } | JesterChoice::Takeover { .. } => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            JesterChoice::Jester { at, open, .. } => {
                let sides = state.sides_asked(seat, at, open);
                for (side, land) in state.beside(seat, at).iter().enumerate() {
                    if sides >> side & 1 != 0 && land.room() > 0 {
                        out.push(Action::Gain { region: land.region });
                    }
                    let gold = land.region.is_some() && land.region.kind() == Kind::Gold;
                    if sides >> side & 1 != 0 && gold && state.realm(seat).cache.room() > 0 {
                        out.push(Action::Gain { region: Region::CACHE });
                    }
                }
                out.push(Action::Decline);
            }
            JesterChoice::Takeover { card, .. } => {
                if state.realm(seat).amounts().at(Kind::Gold.index()) >= TAKEOVER {
                    state.each_place(seat, card, |at| out.push(Action::Takeover { at }));
                }
                out.push(Action::Decline);
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
            (JesterChoice::Jester { card, at, open, .. }, Action::Gain { region }) => {
                state.amuse(task, Laid { card, at }, open, region, to);
            }
            // Only this side is declined: the other is asked separately.
            (JesterChoice::Jester { card, at, open, gained }, _)
                if state.sides_asked(task.seat, at, open) != open =>
            {
                let open = open & !state.sides_asked(task.seat, at, open);
                state.push(task.seat, task.why, JesterChoice::Jester { card, at, open, gained });
            }
            (JesterChoice::Jester { card, at, gained: true, .. }, _) => {
                state.push(other(task.seat), task.why, JesterChoice::Takeover { card, at });
            }
            (JesterChoice::Takeover { card, at: from }, Action::Takeover { at }) => {
                state.take_over(task, Laid { card, at: from }, at, to);
            }
            // Declined.
            (JesterChoice::Jester { gained: false, .. } | JesterChoice::Takeover { .. }, _) => {}
        }
    }

    fn lapse(self, _state: &mut State, _task: Task) {}

    fn outlook(self, _state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        Outlook::Idle
    }

    fn is_secret(self) -> bool {
        match self {
            JesterChoice::Jester { .. } | JesterChoice::Takeover { .. } => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            JesterChoice::Jester { .. } | JesterChoice::Takeover { .. } => false,
        }
    }

    fn is_sound(self) -> bool {
        match self {
            JesterChoice::Jester { card, at, .. } | JesterChoice::Takeover { card, at } => {
                card.is_some() && matches!(at.spot(), Some(Spot::Half(..)))
            }
        }
    }
}

impl State {
    /// The open sides that are asked together; if gold may go into the cache, one after the other, the left
    /// first.
    fn sides_asked(&self, seat: u8, at: Place, open: u8) -> u8 {
        let gold = |land: &Land| land.region.is_some() && land.region.kind() == Kind::Gold;
        let by_turns =
            self.realm(seat).cached().is_some() && self.beside(seat, at).iter().any(gold);
        if by_turns { open & open.wrapping_neg() } else { open }
    }

    /// Stores one in a region beside the jester, and asks for the other side.
    fn amuse(
        &mut self,
        task: Task,
        jester: Laid,
        open: u8,
        region: Region,
        to: &mut impl EventSink<Event>,
    ) {
        let Laid { card, at } = jester;
        let [left, _] = self.beside(task.seat, at);
        let asked = self.sides_asked(task.seat, at, open);
        let side = match region {
            Region::CACHE => asked,
            _ if left.region == region => 1,
            _ => 2,
        };
        self.store(task.seat, region, 1, task.why, to);
        let next = JesterChoice::Jester { card, at, open: open & !side, gained: true };
        self.push(task.seat, task.why, next);
    }

    fn take_over(&mut self, task: Task, jester: Laid, at: Place, to: &mut impl EventSink<Event>) {
        let (seat, card): (u8, Card) = (task.seat, jester.card);
        self.push(seat, task.why, PaymentChoice::Pay { due: Kind::Gold.times(TAKEOVER) });
        self.take_from(other(seat), jester.at, card);
        self.lay(seat, card, at);
        to.push(Event::TakenOver { seat: Seat(seat), card, at });
        self.enter(seat, card);
        self.refresh(to);
    }
}
