//! Choices of resources that a seat pays, demands or gives.

use super::{ChoiceRules, Settled, decline};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{KINDS, Kind, KindSet, Region};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::realm::Land;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{PaymentChoice, Task};

impl ChoiceRules for PaymentChoice {
    fn settle(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) -> Settled {
        let Task { seat, why, .. } = task;
        match self {
            PaymentChoice::Pay { due } => {
                state.agenda.pop();
                let due = state.pays_by_itself(seat, due, why, to);
                if due == [0; KINDS] {
                    return Settled::Resolved;
                }
                state.push(seat, why, PaymentChoice::Pay { due });
                Settled::Waits
            }
            PaymentChoice::PayAny { kinds, left } => {
                if !state.pays_any_by_itself(seat, kinds, left, why, to) {
                    return Settled::Waits;
                }
                state.agenda.pop();
                Settled::Resolved
            }
            PaymentChoice::Demand { .. }
            | PaymentChoice::Give { .. }
            | PaymentChoice::GiveInto { .. } => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            // One kind after the other.
            PaymentChoice::Pay { due } => {
                let kind = Kind::ALL.into_iter().find(|kind| due.at(kind.index()) > 0);
                let kinds = kind.map_or(KindSet::NONE, KindSet::only);
                state.holding(seat, kinds).for_each(|region| out.push(Action::Pay { region }));
            }
            PaymentChoice::PayAny { kinds, .. } => {
                state.holding(seat, kinds).for_each(|region| out.push(Action::Pay { region }));
            }
            PaymentChoice::Demand { kinds, optional, .. } => {
                let kinds = state.can_demand(seat, kinds);
                kinds.iter().for_each(|resource| out.push(Action::Demand { resource }));
                decline(optional, out);
            }
            PaymentChoice::Give { kinds } => {
                state.holding(seat, kinds).for_each(|region| out.push(Action::Give { region }));
            }
            PaymentChoice::GiveInto { region, .. } => {
                let kinds = KindSet::only(region.kind());
                state.holding(seat, kinds).for_each(|region| out.push(Action::Give { region }));
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
        let Task { seat, why, .. } = task;
        match (self, action) {
            (PaymentChoice::Pay { mut due }, Action::Pay { region }) => {
                due.take(region.kind().index(), 1);
                state.push(seat, why, PaymentChoice::Pay { due });
                state.spend(seat, region, 1, why, to);
            }
            (PaymentChoice::PayAny { kinds, left }, Action::Pay { region }) => {
                if left > 1 {
                    state.push(seat, why, PaymentChoice::PayAny { kinds, left: left - 1 });
                }
                state.spend(seat, region, 1, why, to);
            }
            (PaymentChoice::Demand { kinds, left, optional }, Action::Demand { resource }) => {
                if left > 1 {
                    let more = PaymentChoice::Demand { kinds, left: left - 1, optional };
                    state.push(seat, why, more);
                }
                to.push(Event::Demanded { seat: Seat(seat), resource, why });
                let kinds = KindSet::only(resource);
                state.push(other(seat), why, PaymentChoice::Give { kinds });
            }
            (PaymentChoice::Give { .. }, Action::Give { region }) => {
                state.give(seat, region, why, to);
            }
            (PaymentChoice::GiveInto { region: into, left }, Action::Give { region }) => {
                if left > 1 {
                    let more = PaymentChoice::GiveInto { region: into, left: left - 1 };
                    state.push(seat, why, more);
                }
                state.spend(seat, region, 1, why, to);
                state.store(other(seat), into, 1, why, to);
            }
            // Declined.
            (
                PaymentChoice::Pay { .. }
                | PaymentChoice::PayAny { .. }
                | PaymentChoice::Demand { .. }
                | PaymentChoice::Give { .. }
                | PaymentChoice::GiveInto { .. },
                _,
            ) => {}
        }
    }

    fn lapse(self, _state: &mut State, _task: Task) {}

    fn outlook(self, state: &State, seat: u8, _paid: KindSet) -> Outlook {
        match self {
            PaymentChoice::Demand { kinds, .. } => {
                Outlook::useful(!state.can_demand(seat, kinds).is_empty())
            }
            PaymentChoice::Pay { .. }
            | PaymentChoice::PayAny { .. }
            | PaymentChoice::Give { .. }
            | PaymentChoice::GiveInto { .. } => Outlook::Idle,
        }
    }

    fn is_secret(self) -> bool {
        match self {
            PaymentChoice::Pay { .. }
            | PaymentChoice::PayAny { .. }
            | PaymentChoice::Demand { .. }
            | PaymentChoice::Give { .. }
            | PaymentChoice::GiveInto { .. } => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            PaymentChoice::Pay { .. }
            | PaymentChoice::PayAny { .. }
            | PaymentChoice::Demand { .. }
            | PaymentChoice::Give { .. }
            | PaymentChoice::GiveInto { .. } => true,
        }
    }
}

impl State {
    /// The kinds that the seat may demand: those that the opponent has and the seat has room for.
    fn can_demand(&self, seat: u8, kinds: KindSet) -> KindSet {
        let theirs = self.realm(other(seat)).amounts();
        let has = |kind: &Kind| theirs.at(kind.index()) > 0;
        let set = Kind::ALL.into_iter().filter(has).fold(KindSet::NONE, KindSet::with);
        set.and(kinds).and(self.realm(seat).kinds_with_room())
    }

    /// Regions with a store of these kinds.
    fn holding(&self, seat: u8, kinds: KindSet) -> impl Iterator<Item = Region> {
        let fits = move |land: &&Land| land.store > 0 && kinds.has(land.region.kind());
        self.realm(seat).all_lands().filter(fits).map(|land| land.region)
    }
}
