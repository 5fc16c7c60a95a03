//! Choices of cards that leave a principality.

use super::{ChoiceRules, Settled, Subject, decline};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::Class;
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Kind, KindSet, Region, STORE};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::{Laid, Spot};
use crate::games::princes::realm::Piece;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{GainChoice, HandChoice, LossChoice, PaymentChoice, Task, Why};
use arrayvec::ArrayVec;

/// Cards in play that may be named.
pub(in crate::games::princes) type Candidates = ArrayVec<Laid, 88>;

impl ChoiceRules for LossChoice {
    fn settle(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) -> Settled {
        match self {
            LossChoice::NameOther { class, left, optional: false } => {
                state.names_alone(task, class, left, to)
            }
            LossChoice::NameOther { optional: true, .. }
            | LossChoice::LoseNamed { .. }
            | LossChoice::LoseOwn { .. }
            | LossChoice::Burn
            | LossChoice::Riot { .. }
            | LossChoice::DiscardForeign => Settled::Unlisted,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            LossChoice::NameOther { class, optional, .. } => {
                state.list_named(other(seat), class, out);
                decline(optional, out);
            }
            LossChoice::LoseNamed { .. } => {
                for (at, laid) in state.named.iter().enumerate() {
                    if !state.named.iter().take(at).any(|before| before == laid) {
                        out.push(Action::Lose { card: laid.card, at: laid.at });
                    }
                }
            }
            LossChoice::LoseOwn { class, .. } => state.list_losses(seat, class, false, out),
            LossChoice::DiscardForeign => state.list_losses(seat, Class::Building, true, out),
            LossChoice::Burn => {
                for Laid { card, at } in state.burnable(other(seat)) {
                    out.push(Action::Burn { card, at });
                }
            }
            LossChoice::Riot { due } => {
                if state.realm(seat).amounts().at(Kind::Gold.index()) >= due {
                    out.push(Action::Ransom);
                }
                state.list_losses(seat, Class::Rioter, false, out);
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
            (LossChoice::NameOther { class, left, .. }, Action::Name { card, at }) => {
                state.name(seat, Laid { card, at }, to);
                // Naming goes on while any card can be named; only then the owner has a choice.
                if left > 1 {
                    let more = LossChoice::NameOther { class, left: left - 1, optional: false };
                    state.push(seat, why, more);
                }
            }
            (
                LossChoice::LoseNamed { discard } | LossChoice::LoseOwn { discard, .. },
                Action::Lose { card, at },
            ) => {
                state.named.clear();
                state.lose(seat, Laid { card, at }, discard, to);
            }
            (LossChoice::Burn, Action::Burn { card, at }) => {
                state.lose(other(seat), Laid { card, at }, false, to);
            }
            (LossChoice::Riot { .. }, Action::Lose { card, at }) => {
                state.lose(seat, Laid { card, at }, false, to);
            }
            (LossChoice::Riot { due }, Action::Ransom) => {
                state.push(seat, why, PaymentChoice::Pay { due: Kind::Gold.times(due) });
            }
            (LossChoice::DiscardForeign, Action::Lose { card, at }) => {
                state.named.clear();
                state.lose(seat, Laid { card, at }, true, to);
            }
            // Declined.
            (
                LossChoice::NameOther { .. }
                | LossChoice::LoseNamed { .. }
                | LossChoice::LoseOwn { .. }
                | LossChoice::Burn
                | LossChoice::Riot { .. }
                | LossChoice::DiscardForeign,
                _,
            ) => {}
        }
    }

    fn lapse(self, state: &mut State, _task: Task) {
        match self {
            LossChoice::LoseNamed { .. } => state.named.clear(),
            LossChoice::NameOther { .. }
            | LossChoice::LoseOwn { .. }
            | LossChoice::Burn
            | LossChoice::Riot { .. }
            | LossChoice::DiscardForeign => {}
        }
    }

    fn outlook(self, _state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        match self {
            LossChoice::NameOther { .. }
            | LossChoice::LoseNamed { .. }
            | LossChoice::LoseOwn { .. }
            | LossChoice::Burn
            | LossChoice::Riot { .. }
            | LossChoice::DiscardForeign => Outlook::Idle,
        }
    }

    fn is_secret(self) -> bool {
        match self {
            LossChoice::NameOther { .. }
            | LossChoice::LoseNamed { .. }
            | LossChoice::LoseOwn { .. }
            | LossChoice::Burn
            | LossChoice::Riot { .. }
            | LossChoice::DiscardForeign => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            LossChoice::NameOther { .. }
            | LossChoice::LoseNamed { .. }
            | LossChoice::LoseOwn { .. }
            | LossChoice::Burn
            | LossChoice::Riot { .. }
            | LossChoice::DiscardForeign => true,
        }
    }

    fn is_opponents(self) -> bool {
        match self {
            LossChoice::LoseNamed { .. } | LossChoice::LoseOwn { .. } => true,
            LossChoice::NameOther { .. }
            | LossChoice::Burn
            | LossChoice::Riot { .. }
            | LossChoice::DiscardForeign => false,
        }
    }

    fn subject(self, _state: &State) -> Subject {
        match self {
            LossChoice::DiscardForeign => Subject::Class { class: Class::Building },
            LossChoice::NameOther { .. }
            | LossChoice::LoseNamed { .. }
            | LossChoice::Burn
            | LossChoice::Riot { .. }
            | LossChoice::LoseOwn { .. } => Subject::Nothing {},
        }
    }
}

impl State {
    /// Lists cards of a class in a principality that may be named.
    pub(super) fn list_named(&self, owner: u8, class: Class, out: &mut Actions) {
        for Laid { card, at } in self.nameable(owner, class) {
            out.push(Action::Name { card, at });
        }
    }

    /// Own uncovered cards of a class in the own principality that are not named yet.
    pub(in crate::games::princes) fn nameable(&self, owner: u8, class: Class) -> Candidates {
        let mut found = Candidates::new();
        let mut named = self.named.clone();
        self.each_own(owner, |laid, _| {
            let fits = laid.card.row().is(class)
                && !laid.at.is_abroad()
                && self.is_open_to_loss(owner, laid)
                && !found.contains(&laid);
            if let Some(at) = named.iter().position(|before| *before == laid) {
                named.remove(at);
            } else if fits {
                let kept = found.try_push(laid);
                debug_assert!(kept.is_ok());
            }
        });
        found
    }

    /// A seat's uncovered buildings on sites, in both principalities, that an arsonist may name; none in a city
    /// with a fire brigade.
    pub(in crate::games::princes) fn burnable(&self, owner: u8) -> Candidates {
        let mut found = Candidates::new();
        self.each_own(owner, |laid, _| {
            let Some(Spot::Half(centre, _)) = laid.at.spot() else { return };
            let sites = self.realm_at(owner, laid.at).sites.get(centre);
            let brigade = |piece: &Piece| piece.card.is_in(&sets::FIREPROOF);
            let fits = laid.card.row().is(Class::Building)
                && !sites.is_some_and(|sites| sites.iter().any(brigade))
                && self.is_open_to_loss(owner, laid)
                && !found.contains(&laid);
            if fits {
                let _ = found.try_push(laid);
            }
        });
        found
    }

    /// Number of a seat's cards that can still be named, including equal ones.
    fn copies_to_name(&self, owner: u8, class: Class) -> usize {
        let mut count = 0;
        self.each_own(owner, |laid, _| {
            let fits = laid.card.row().is(class) && !laid.at.is_abroad();
            count += usize::from(fits && self.is_open_to_loss(owner, laid));
        });
        count - self.named.len().min(count)
    }

    /// Adds a card to the named ones, which are sorted so that the order of naming has no effect.
    pub(super) fn name(&mut self, seat: u8, laid: Laid, to: &mut impl EventSink<Event>) {
        let at = self.named.partition_point(|before| *before < laid);
        let _ = self.named.try_insert(at, laid);
        to.push(Event::Named { seat: Seat(seat), card: laid.card, at: laid.at });
    }

    /// Names all cards if there are no more than are due.
    fn names_alone(
        &mut self,
        task: Task,
        class: Class,
        left: u8,
        to: &mut impl EventSink<Event>,
    ) -> Settled {
        let rival = other(task.seat);
        if self.copies_to_name(rival, class) > usize::from(left) {
            return Settled::Waits;
        }
        for _ in 0..left {
            let Some(laid) = self.nameable(rival, class).first().copied() else { break };
            self.name(task.seat, laid, to);
        }
        self.agenda.pop();
        Settled::Resolved
    }

    /// Lists cards of a class that the seat may lose.
    pub(super) fn list_losses(&self, seat: u8, class: Class, abroad: bool, out: &mut Actions) {
        let mut last = Laid::NONE;
        self.each_own(seat, |laid, _| {
            let fits = laid.card.row().is(class)
                && laid.at.is_abroad() == abroad
                && laid != last
                && self.is_open_to_loss(seat, laid);
            if fits {
                out.push(Action::Lose { card: laid.card, at: laid.at });
            }
            last = laid;
        });
    }

    /// True if no card covers this one.
    pub(super) fn is_open_to_loss(&self, seat: u8, laid: Laid) -> bool {
        !self.has_any(seat, &sets::COVERING)
            || self
                .piece(seat, laid)
                .is_some_and(|(piece, covers)| covers || !piece.cover.is_some())
    }

    /// Removes an own card from its place.
    pub(super) fn take_off(&mut self, seat: u8, laid: Laid, to: &mut impl EventSink<Event>) {
        let host = if laid.at.is_abroad() { other(seat) } else { seat };
        self.take_from(host, laid.at, laid.card);
        to.push(Event::Lost { seat: Seat(seat), card: laid.card, from: laid.at });
        self.refresh(to);
    }

    /// Removes an own card from play: to the discard pile, or under a stack with its back. A card of the open
    /// stack goes back there.
    pub(in crate::games::princes) fn lose(
        &mut self,
        seat: u8,
        laid: Laid,
        discard: bool,
        to: &mut impl EventSink<Event>,
    ) {
        let Laid { card, at } = laid;
        if self.piece(seat, laid).is_none() {
            return;
        }
        if card.is_in(&sets::CACHES) {
            // The gold in it is lost.
            self.spend(seat, Region::CACHE, STORE, Why::Card(card), to);
        }
        if discard {
            let host = if at.is_abroad() { other(seat) } else { seat };
            self.take_from(host, at, card);
            self.put_on_discard(card);
            to.push(Event::Discarded { seat: Seat(seat), card, from: at });
            self.refresh(to);
            return;
        }
        self.take_off(seat, laid, to);
        if let Some(keeper) = self.doer(seat, Passive::LossGain) {
            let gain = GainChoice::Gain { kinds: KindSet::ANY, left: 1, optional: false };
            self.push(seat, Why::Card(keeper), gain);
        }
        if card.row().open && self.mode.row().theme {
            self.put_on_open(card);
            to.push(Event::LostUnder { seat: Seat(seat), card, stack: 0 });
        } else {
            self.transit = card;
            self.push(seat, Why::Card(card), HandChoice::UnderLost);
        }
    }
}
