//! What each step offers to choose.

use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::{Card, Class, Effect, Passive, Rate};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::{Kind, KindSet};
use crate::games::princes::place::{Laid, Place};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{Step, Task};
use crate::games::princes::uses::is_fighter;
use arrayvec::ArrayVec;

/// Cards that lie somewhere and may be named.
pub(super) type Candidates = ArrayVec<Laid, 88>;

/// What a search at the exchange costs without a parish hall.
const SEARCH: u8 = 2;

impl State {
    /// Lists the choices of a task.
    pub(super) fn list_choices(&self, task: Task, out: &mut Actions) {
        let seat = task.seat;
        match task.step {
            Step::Act => self.list_menu(seat, out),
            Step::Roll => self.list_rolls(seat, out),
            Step::Arrange(at) => self.list_arrangement(seat, at, out),
            Step::Up => {
                self.drawn.iter().for_each(|region| out.push(Action::Up { region: *region }));
            }
            Step::Scout => self.list_scouting(out),
            Step::Takeover(card, _) => {
                if self.realm(seat).amounts().at(Kind::Gold.index()) >= 2 {
                    self.each_place(seat, card, |at| out.push(Action::Takeover { at }));
                }
                out.push(Action::Decline);
            }
            step => self.list_resource_choices(seat, step, out),
        }
    }

    /// Lists the choices of steps that bring resources or take them.
    fn list_resource_choices(&self, seat: u8, step: Step, out: &mut Actions) {
        match step {
            Step::Gain { kinds, optional, .. } => {
                self.list_gains(seat, kinds, out);
                decline(optional, out);
            }
            Step::Fill(kind) => self.list_gains(seat, KindSet::only(kind), out),
            Step::Pay(due) => {
                let kind = Kind::ALL.into_iter().find(|kind| due.at(kind.index()) > 0);
                let kinds = kind.map_or(KindSet::NONE, KindSet::only);
                self.holding(seat, kinds).for_each(|region| out.push(Action::Pay { region }));
            }
            Step::PayAny { kinds, .. } => {
                self.holding(seat, kinds).for_each(|region| out.push(Action::Pay { region }));
            }
            Step::Give(kinds) => {
                self.holding(seat, kinds).for_each(|region| out.push(Action::Give { region }));
            }
            Step::Demand { kinds, optional, .. } => {
                let kinds = self.can_demand(seat, kinds);
                kinds.iter().for_each(|resource| out.push(Action::Demand { resource }));
                decline(optional, out);
            }
            Step::Jester { at, open, .. } => {
                self.jester_regions(seat, at, open, out);
                out.push(Action::Decline);
            }
            Step::Buy(_) => {
                if self.realm(seat).amounts().at(Kind::Gold.index()) > 0 {
                    self.list_gains(seat, KindSet::NOT_GOLD, out);
                }
                out.push(Action::Decline);
            }
            Step::Voyage => {
                let kinds = self.voyage_kinds(seat);
                kinds.iter().for_each(|resource| out.push(Action::Choose { resource }));
            }
            Step::Reward { .. } => {
                if self.realm(seat).triumph_level().is_some_and(|level| level < 3) {
                    out.push(Action::Reward { triumph: true });
                }
                if self.has_room(seat, KindSet::ANY) {
                    out.push(Action::Reward { triumph: false });
                }
            }
            step => self.list_stack_choices(seat, step, out),
        }
    }

    /// Lists the choices of steps that ask for a stack, or for a card of one.
    fn list_stack_choices(&self, seat: u8, step: Step, out: &mut Actions) {
        match step {
            Step::FirstStack { search } => {
                for stack in self.full_stacks(if search { BASE_STACKS } else { usize::MAX }) {
                    out.push(if search {
                        Action::Search { stack }
                    } else {
                        Action::Draw { stack }
                    });
                }
            }
            Step::Draw { optional, .. } => {
                self.list_draws(seat, out);
                decline(optional, out);
            }
            Step::Search { .. } => {
                for stack in self.full_stacks(usize::MAX) {
                    out.push(Action::Search { stack });
                }
            }
            Step::Take { stack, optional, .. } => {
                let cards = self.stack(usize::from(stack).wrapping_sub(1));
                for (at, slot) in cards.iter().enumerate().rev() {
                    let above = cards.get(at + 1..).unwrap_or(&[]);
                    if !above.iter().any(|other| other.card == slot.card) {
                        out.push(Action::Take { card: slot.card });
                    }
                }
                decline(optional, out);
            }
            Step::ExchangeDraw => {
                self.list_draws(seat, out);
                let resources: u8 = self.realm(seat).amounts().iter().sum();
                if resources >= self.search_cost(seat) {
                    for stack in self.full_stacks(usize::MAX) {
                        out.push(Action::Search { stack });
                    }
                }
            }
            step => self.list_hand_choices(seat, step, out),
        }
    }

    /// Lists the choices of steps that ask for cards which leave a hand.
    fn list_hand_choices(&self, seat: u8, step: Step, out: &mut Actions) {
        match step {
            Step::Exchange(_) => {
                self.list_under(
                    seat,
                    |_| true,
                    |card, stack| {
                        out.push(Action::Exchange { card, stack });
                    },
                );
                out.push(Action::Decline);
            }
            Step::Under(_) => {
                self.list_under(
                    seat,
                    |_| true,
                    |card, stack| out.push(Action::Under { card, stack }),
                );
            }
            Step::UnderOther(_) => {
                self.list_under(
                    other(seat),
                    |_| true,
                    |card, stack| {
                        out.push(Action::Under { card, stack });
                    },
                );
            }
            Step::UnderFighters => {
                self.list_under(seat, is_fighter, |card, stack| {
                    out.push(Action::Under { card, stack });
                });
            }
            Step::UnderTransit => {
                for stack in self.stacks_of(self.transit) {
                    out.push(Action::Under { card: self.transit, stack });
                }
            }
            Step::Steal(_) => {
                self.each_fighter(other(seat), |card| out.push(Action::Take { card }));
                out.push(Action::Decline);
            }
            step => self.list_laid_choices(seat, step, out),
        }
    }

    /// Lists the choices of steps that ask for cards which lie somewhere.
    fn list_laid_choices(&self, seat: u8, step: Step, out: &mut Actions) {
        match step {
            Step::NameOther { class, optional, .. } => {
                for Laid { card, at } in self.nameable(other(seat), class) {
                    out.push(Action::Name { card, at });
                }
                decline(optional, out);
            }
            Step::LoseNamed { .. } => {
                for (at, laid) in self.named.iter().enumerate() {
                    if !self.named.iter().take(at).any(|before| before == laid) {
                        out.push(Action::Lose { card: laid.card, at: laid.at });
                    }
                }
            }
            Step::LoseOwn { class, .. } => self.list_losses(seat, class, false, out),
            Step::HandOver => self.list_losses(seat, Class::Hero, false, out),
            Step::DiscardForeign => self.list_losses(seat, Class::Building, true, out),
            Step::PlaceTransit => {
                self.each_place(seat, self.transit, |at| out.push(Action::Put { at }));
                out.push(Action::Decline);
            }
            Step::Offer { card, .. } => {
                for Laid { card, at } in self.offerable(seat, card) {
                    out.push(Action::Offer { card, at });
                }
            }
            Step::TakeOffered(_) => {
                for Laid { card, at } in self.named.iter().copied() {
                    out.push(Action::Name { card, at });
                }
            }
            Step::NameHero => {
                for Laid { card, at } in self.nameable(seat, Class::Hero) {
                    out.push(Action::Name { card, at });
                }
            }
            Step::NameRival => {
                for Laid { card, at } in self.nameable(other(seat), Class::Hero) {
                    out.push(Action::Name { card, at });
                }
            }
            _ => {}
        }
    }

    fn list_rolls(&self, seat: u8, out: &mut Actions) {
        out.push(Action::Roll);
        if self.helper(seat, &sets::BEFORE_ROLL).is_some() {
            (1..=6).for_each(|number| out.push(Action::Brigitta { number }));
        }
    }

    /// The regions that may come to the next of six places; at first all may stay as they are.
    fn list_arrangement(&self, seat: u8, at: u8, out: &mut Actions) {
        for place in at..6 {
            let (column, row) = arrangement(place);
            out.push(Action::Lay { region: self.realm(seat).land(column, row).region });
        }
        decline(at == 0, out);
    }

    fn list_scouting(&self, out: &mut Actions) {
        // The order of the stack is hidden, and must not show in the list's.
        let mut regions = self.regions.clone();
        regions.sort_unstable();
        for up in &regions {
            for down in regions.iter().filter(|down| *down != up) {
                out.push(Action::Scout { up: *up, down: *down });
            }
        }
    }

    /// Stacks with cards, from 1, that the other has not chosen just now; only the first so many.
    fn full_stacks(&self, most: usize) -> impl Iterator<Item = u8> {
        let stacks = (1u8..).zip(&self.stacks).take(most);
        stacks
            .filter(|(number, stack)| !stack.is_empty() && *number != self.taken_stack)
            .map(|(number, _)| number)
    }

    fn list_draws(&self, seat: u8, out: &mut Actions) {
        if self.hand(seat).is_full() {
            return;
        }
        for (stack, cards) in (1..).zip(&self.stacks) {
            if !cards.is_empty() {
                out.push(Action::Draw { stack });
            }
        }
    }

    /// Stacks with the back of a card, from 1.
    pub(super) fn stacks_of(&self, card: Card) -> impl Iterator<Item = u8> {
        let set = card.row().set;
        let backs = (1u8..).zip(self.mode.row().backs);
        backs.filter(move |(_, back)| card.is_some() && **back == set).map(|(stack, _)| stack)
    }

    /// Visits each card of a hand that fits with each stack that it may go under.
    fn list_under(&self, owner: u8, fits: impl Fn(Card) -> bool, mut visit: impl FnMut(Card, u8)) {
        let mut last = Card::NONE;
        for held in self.hand(owner) {
            if held.card != last && fits(held.card) {
                self.stacks_of(held.card).for_each(|stack| visit(held.card, stack));
            }
            last = held.card;
        }
    }

    /// What a search at the exchange costs.
    #[must_use]
    pub fn search_cost(&self, seat: u8) -> u8 {
        let cost = |passive: Passive| match passive {
            Passive::SearchCost(cost) => Some(cost),
            _ => None,
        };
        let cards = self.owned_of(seat, &sets::SEARCHES);
        cards.flat_map(|card| card.row().passives().filter_map(cost)).min().unwrap_or(SEARCH)
    }

    /// Own cards of a class in the own principality, covered ones left out, those named already too.
    pub(super) fn nameable(&self, owner: u8, class: Class) -> Candidates {
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

    /// How many cards of a seat can still be named, equal ones that lie together counted each.
    pub(super) fn copies_to_name(&self, owner: u8, class: Class) -> usize {
        let mut count = 0;
        self.each_own(owner, |laid, _| {
            let fits = laid.card.row().is(class) && !laid.at.is_abroad();
            count += usize::from(fits && self.is_open_to_loss(owner, laid));
        });
        count - self.named.len().min(count)
    }

    fn list_losses(&self, seat: u8, class: Class, abroad: bool, out: &mut Actions) {
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

    /// Heroes of a seat that may lie where this card of the other lies, those offered already left out.
    pub(super) fn offerable(&self, seat: u8, card: Card) -> Candidates {
        let taker = other(seat);
        let mut found = self.nameable(seat, Class::Hero);
        let at = self.find_own(taker, card).map_or(Place::NONE, |laid| laid.at);
        found.retain(|laid| self.may_lie(taker, laid.card, at));
        found
    }

    /// Kinds with room that own trade ships carry on a voyage.
    fn voyage_kinds(&self, seat: u8) -> KindSet {
        let mut kinds = KindSet::NONE;
        self.each_own(seat, |laid, _| {
            let row = laid.card.row();
            if let Some(kind) = row.ship_kind() {
                kinds = kinds.with(kind);
            } else if row.effects.contains(&Effect::Trade(Rate::Large)) {
                for land in self.beside(seat, laid.at).iter().filter(|land| land.region.is_some()) {
                    kinds = kinds.with(land.region.kind());
                }
            }
        });
        kinds.and(self.realm(seat).kinds_with_room())
    }

    /// Lists the regions beside a half that a celebration may still fill.
    fn jester_regions(&self, seat: u8, at: Place, open: u8, out: &mut Actions) {
        for (side, land) in self.beside(seat, at).iter().enumerate() {
            if open >> side & 1 != 0 && land.room() > 0 {
                out.push(Action::Gain { region: land.region });
            }
        }
    }
}

/// Base stacks that starting hands are chosen from: those that lie first.
const BASE_STACKS: usize = 3;

/// Where the regions lie before a theme game: the column and row of a place from 0.
#[must_use]
pub const fn arrangement(place: u8) -> (usize, usize) {
    (5 + place as usize % 3, place as usize / 3)
}

fn decline(optional: bool, out: &mut Actions) {
    if optional {
        out.push(Action::Decline);
    }
}
