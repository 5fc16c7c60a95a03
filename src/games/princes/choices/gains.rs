//! Choices of regions that store a gain.

use super::{ChoiceRules, Settled, decline};
use crate::engine::game::EventSink;
use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::Class;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Kind, KindSet, Region, STORE};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::row::{Ability, Rate};
use crate::games::princes::state::State;
use crate::games::princes::step::{CardEffect, GainChoice, PaymentChoice, Task};

/// The kinds of a tithe.
const TITHE: [Kind; 2] = [Kind::Wool, Kind::Grain];

impl ChoiceRules for GainChoice {
    fn settle(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) -> Settled {
        match self {
            GainChoice::Gain { kinds, left, optional: false } => {
                state.gains_alone(task, kinds, left, to)
            }
            GainChoice::Gain { kinds, optional: true, .. } => {
                if state.has_room(task.seat, kinds) {
                    return Settled::Waits;
                }
                state.agenda.pop();
                Settled::Resolved
            }
            GainChoice::Fill { .. }
            | GainChoice::Buy { .. }
            | GainChoice::Voyage
            | GainChoice::Deposit { .. }
            | GainChoice::Tithe
            | GainChoice::Reward { .. } => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            GainChoice::Gain { kinds, optional, .. } => {
                state.list_gains(seat, kinds, out);
                decline(optional, out);
            }
            GainChoice::Fill { resource } => {
                state.list_gains(seat, KindSet::only(resource), out);
            }
            GainChoice::Buy { .. } => {
                if state.realm(seat).amounts().at(Kind::Gold.index()) > 0 {
                    state.list_gains(seat, KindSet::NOT_GOLD, out);
                }
                out.push(Action::Decline);
            }
            GainChoice::Voyage => {
                let kinds = state.voyage_kinds(seat);
                kinds.iter().for_each(|resource| out.push(Action::Choose { resource }));
            }
            GainChoice::Deposit { region, .. } => {
                let realm = state.realm(seat);
                for land in realm.land_of(region).into_iter().chain([&realm.cache]) {
                    if land.room() > 0 {
                        out.push(Action::Gain { region: land.region });
                    }
                }
            }
            GainChoice::Tithe => {
                let heroes = state.count(seat, Class::Hero) > 0;
                let kinds = state.realm(seat).kinds_with_room();
                for resource in TITHE.into_iter().filter(|kind| heroes && kinds.has(*kind)) {
                    out.push(Action::Choose { resource });
                }
            }
            GainChoice::Reward { .. } => {
                if state.may_triumph(seat) {
                    out.push(Action::Reward { triumph: true });
                }
                if state.has_room(seat, KindSet::ANY) {
                    out.push(Action::Reward { triumph: false });
                }
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
            (GainChoice::Gain { kinds, left, optional }, Action::Gain { region }) => {
                if left > 1 {
                    state.push(seat, why, GainChoice::Gain { kinds, left: left - 1, optional });
                }
                let stored = state.store(seat, region, 1, why, to);
                state.after_store(seat, stored, why);
            }
            (GainChoice::Fill { .. }, Action::Gain { region }) => {
                state.store(seat, region, STORE, why, to);
            }
            (GainChoice::Deposit { region: field, left }, Action::Gain { region }) => {
                if left > 1 {
                    state.push(seat, why, GainChoice::Deposit { region: field, left: left - 1 });
                }
                state.store(seat, region, 1, why, to);
            }
            (GainChoice::Buy { left }, Action::Gain { region }) => {
                if left > 1 {
                    state.push(seat, why, GainChoice::Buy { left: left - 1 });
                }
                state.store(seat, region, 1, why, to);
                state.push(seat, why, PaymentChoice::Pay { due: Kind::Gold.times(1) });
            }
            (GainChoice::Voyage, Action::Choose { resource }) => {
                let kinds = KindSet::only(resource);
                state.push(seat, why, GainChoice::Gain { kinds, left: 2, optional: true });
            }
            (GainChoice::Tithe, Action::Choose { resource }) => {
                let (kinds, left) = (KindSet::only(resource), state.count(seat, Class::Hero));
                state.push(seat, why, GainChoice::Gain { kinds, left, optional: false });
            }
            (GainChoice::Reward { .. }, Action::Reward { triumph: true }) => {
                state.push(seat, why, CardEffect::RaiseTriumph);
            }
            (GainChoice::Reward { sure, more }, Action::Reward { triumph: false }) => {
                let kinds = KindSet::ANY;
                if more > 0 {
                    state.push(seat, why, GainChoice::Gain { kinds, left: more, optional: true });
                }
                state.push(seat, why, GainChoice::Gain { kinds, left: sure, optional: false });
            }
            // Declined.
            (
                GainChoice::Gain { .. }
                | GainChoice::Fill { .. }
                | GainChoice::Buy { .. }
                | GainChoice::Voyage
                | GainChoice::Deposit { .. }
                | GainChoice::Tithe
                | GainChoice::Reward { .. },
                _,
            ) => {}
        }
    }

    fn lapse(self, _state: &mut State, _task: Task) {}

    fn outlook(self, state: &State, seat: u8, paid: KindSet) -> Outlook {
        match self {
            GainChoice::Gain { kinds, .. } => {
                Outlook::useful(state.has_room(seat, kinds) || !paid.and(kinds).is_empty())
            }
            GainChoice::Fill { resource } => {
                Outlook::useful(state.has_room(seat, KindSet::only(resource)))
            }
            GainChoice::Reward { .. } => {
                Outlook::useful(state.may_triumph(seat) || state.has_room(seat, KindSet::ANY))
            }
            GainChoice::Buy { .. }
            | GainChoice::Voyage
            | GainChoice::Deposit { .. }
            | GainChoice::Tithe => Outlook::Idle,
        }
    }

    fn is_secret(self) -> bool {
        match self {
            GainChoice::Gain { .. }
            | GainChoice::Fill { .. }
            | GainChoice::Buy { .. }
            | GainChoice::Voyage
            | GainChoice::Deposit { .. }
            | GainChoice::Tithe
            | GainChoice::Reward { .. } => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            GainChoice::Gain { .. }
            | GainChoice::Fill { .. }
            | GainChoice::Buy { .. }
            | GainChoice::Voyage
            | GainChoice::Deposit { .. }
            | GainChoice::Tithe
            | GainChoice::Reward { .. } => true,
        }
    }
}

impl State {
    /// Stores a gain if there is no choice of regions.
    fn gains_alone(
        &mut self,
        task: Task,
        kinds: KindSet,
        left: u8,
        to: &mut impl EventSink<Event>,
    ) -> Settled {
        let (mut room, mut open, mut last) = (0u8, 0, Region::NONE);
        for land in self.realm(task.seat).all_lands() {
            if land.room() > 0 && kinds.has(land.region.kind()) {
                (room, open, last) = (room + land.room(), open + 1, land.region);
            }
        }
        if room > left && open > 1 {
            return Settled::Waits;
        }
        self.agenda.pop();
        if room > left {
            // Only one region has room.
            let stored = self.store(task.seat, last, left, task.why, to);
            self.after_store(task.seat, stored, task.why);
        } else {
            self.gains_all(task.seat, kinds, left, task.why, to);
        }
        Settled::Resolved
    }

    /// Lists regions with room as gains.
    fn list_gains(&self, seat: u8, kinds: KindSet, out: &mut Actions) {
        for land in self.realm(seat).all_lands() {
            if land.room() > 0 && kinds.has(land.region.kind()) {
                out.push(Action::Gain { region: land.region });
            }
        }
    }

    /// The kinds with room for which own trade ships make a voyage.
    fn voyage_kinds(&self, seat: u8) -> KindSet {
        let mut kinds = KindSet::NONE;
        self.each_own(seat, |laid, _| {
            let row = laid.card.row();
            if let Some(kind) = row.ship_kind() {
                kinds = kinds.with(kind);
            } else if row.abilities.contains(&Ability::Trade(Rate::Large)) {
                for land in self.beside(seat, laid.at).iter().filter(|land| land.region.is_some()) {
                    kinds = kinds.with(land.region.kind());
                }
            }
        });
        kinds.and(self.realm(seat).kinds_with_room())
    }
}
