//! Playing actions and using own cards: which may be chosen, and what then happens.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions, With};
use crate::games::princes::card::{
    Card, CardKind, Choice, Class, Effect, Passive, Price, Times, Use,
};
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Amounts, Kind, KindSet};
use crate::games::princes::place::{Laid, Spot};
use crate::games::princes::realm::{NEW, USED};
use crate::games::princes::resources::covers;
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{Step, Why};

/// What is known of a step's effect beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outlook {
    /// It can't be done, so nothing of its card can.
    Blocked,
    /// It does nothing good by itself, or nothing at all.
    Idle,
    /// It does something.
    Useful,
}

/// One gold.
const GOLD: Amounts = [0, 0, 0, 0, 0, 1];

impl State {
    /// Lists the ways to play an action of the hand.
    pub(super) fn list_plays(&self, seat: u8, card: Card, out: &mut Actions) {
        let row = card.row();
        if (row.kind == CardKind::Attack && self.attacks_are_forbidden())
            || !self.meets(seat, &row.needs)
            || !self.meets(other(seat), &row.needs_opponent)
        {
            return;
        }
        let nothing = Action::Play { card, with: With::Nothing };
        for effect in row.effects {
            match effect {
                Effect::Play([Step::Swap, ..]) => self.list_swaps(seat, card, out),
                Effect::Play([Step::Favour(_), ..]) => self.list_favours(seat, card, out),
                Effect::Play([Step::Monopoly(_, most), ..]) => {
                    self.list_monopolies(seat, card, *most, out);
                }
                Effect::Play(steps) if self.is_useful(seat, steps, KindSet::NONE) => {
                    out.push(nothing);
                }
                Effect::Each(steps)
                    if [seat, other(seat)]
                        .into_iter()
                        .any(|who| self.is_useful(who, steps, KindSet::NONE)) =>
                {
                    out.push(nothing);
                }
                _ => {}
            }
        }
    }

    fn list_favours(&self, seat: u8, card: Card, out: &mut Actions) {
        for kind in Kind::ALL {
            let ship = |owned: &Card| owned.row().ship_kind() == Some(kind);
            if self.owned_of(seat, &sets::SHIPS).any(|owned| ship(&owned)) {
                out.push(Action::Play { card, with: With::Kind { resource: kind } });
            }
        }
    }

    fn list_monopolies(&self, seat: u8, card: Card, most: u8, out: &mut Actions) {
        let theirs = self.realm(other(seat)).amounts();
        for kind in Kind::ALL {
            let room = self.realm(seat).room(KindSet::only(kind));
            for count in 1..=most.min(theirs.at(kind.index())).min(room) {
                out.push(Action::Play { card, with: With::Amount { resource: kind, count } });
            }
        }
    }

    /// Whether steps would do something: none is blocked and one is useful. `paid` are kinds of which
    /// regions have room once the price is paid.
    fn is_useful(&self, seat: u8, steps: &[Step], mut paid: KindSet) -> bool {
        let mut useful = false;
        for step in steps {
            match self.outlook(seat, *step, paid) {
                Outlook::Blocked => return false,
                Outlook::Useful => useful = true,
                Outlook::Idle => {}
            }
            if matches!(step, Step::Pay(_) | Step::PayAny { .. }) {
                paid = KindSet::ANY;
            }
        }
        useful
    }

    fn outlook(&self, seat: u8, step: Step, paid: KindSet) -> Outlook {
        let useful = |holds: bool| if holds { Outlook::Useful } else { Outlook::Idle };
        let possible = |holds: bool| if holds { Outlook::Idle } else { Outlook::Blocked };
        let opponent = other(seat);
        match step {
            Step::Gain { kinds, .. } => {
                useful(self.has_room(seat, kinds) || !paid.and(kinds).is_empty())
            }
            Step::Fill(kind) => useful(self.has_room(seat, KindSet::only(kind))),
            Step::Demand { kinds, .. } => useful(!self.can_demand(seat, kinds).is_empty()),
            Step::Draw { .. } | Step::Search { .. } => useful(self.any_stack()),
            Step::SeeHand => {
                if self.hand(opponent).is_empty() {
                    Outlook::Blocked
                } else {
                    Outlook::Useful
                }
            }
            Step::GiveHero | Step::Raven | Step::NameHero => Outlook::Useful,
            Step::Toll => possible(self.toll(seat) <= self.realm(seat).amounts().at(5)),
            Step::Raise(card) => {
                let level = self.find_own(seat, card).and_then(|laid| self.piece(seat, laid));
                match level {
                    Some((piece, _)) if piece.side < card.row().top_side() => Outlook::Useful,
                    _ => Outlook::Blocked,
                }
            }
            Step::GainBeside(card) => {
                let at = self.find_own(seat, card).map(|laid| self.beside(seat, laid.at));
                useful(at.is_some_and(|lands| lands.iter().any(|land| land.room() > 0)))
            }
            Step::Reward { .. } => {
                let rises = self.realm(seat).triumph_level().is_some_and(|level| level < 3);
                useful(rises || self.has_room(seat, KindSet::ANY))
            }
            Step::Alliance => {
                useful(self.count(seat, Class::Unit) > 0 && self.has_room(seat, KindSet::ANY))
            }
            Step::Offer { card, .. } => useful(!self.offerable(opponent, card).is_empty()),
            _ => Outlook::Idle,
        }
    }

    /// Whether a card on the table forbids attacks.
    #[must_use]
    pub fn attacks_are_forbidden(&self) -> bool {
        [0, 1].into_iter().any(|who| self.does(who, Passive::NoAttacks))
    }

    /// Gold that the seat must pay for an action which may cost the opponent a card.
    #[must_use]
    pub fn toll(&self, seat: u8) -> u8 {
        let lead = self.victory(seat).saturating_sub(self.victory(other(seat)));
        if self.does(other(seat), Passive::Toll) { 2 * lead } else { 0 }
    }

    /// Plays an action of the hand.
    pub(super) fn play(
        &mut self,
        seat: u8,
        card: Card,
        with: With,
        to: &mut impl EventSink<Event>,
    ) {
        self.discard_hand(seat, card);
        to.push(Event::Played { seat: Seat(seat), card });
        let why = Why::Card(card);
        for effect in card.row().effects.iter().rev() {
            match effect {
                Effect::Play([Step::Swap, ..]) => self.swap(seat, with, to),
                Effect::Play(steps) => {
                    self.push_all(seat, why, steps);
                    match (with, self.agenda.last_mut()) {
                        (With::Kind { resource }, Some(task)) => task.step = Step::Favour(resource),
                        (With::Amount { resource, count }, Some(task)) => {
                            task.step = Step::Monopoly(resource, count);
                        }
                        _ => {}
                    }
                }
                Effect::Each(steps) => {
                    self.push_all(other(seat), why, steps);
                    self.push_all(seat, why, steps);
                }
                _ => {}
            }
        }
    }

    /// Lists what own cards can do.
    pub(super) fn list_uses(&self, seat: u8, amounts: &Amounts, out: &mut Actions) {
        if !self.has_any(seat, &sets::USED) {
            return;
        }
        self.each_own(seat, |laid, side| {
            for effect in laid.card.row().effects {
                if let Effect::Use(what) = effect
                    && self.is_fresh(seat, laid, what.times)
                    && self.can_afford(seat, laid, what.price, amounts)
                {
                    self.list_use(seat, laid, side, what, amounts, out);
                }
            }
        });
    }

    fn is_fresh(&self, seat: u8, laid: Laid, times: Times) -> bool {
        match times {
            Times::Any => true,
            Times::Once => !self.is_marked(seat, laid, USED),
            Times::LaterOnce => !self.is_marked(seat, laid, USED | NEW),
        }
    }

    fn can_afford(&self, seat: u8, laid: Laid, price: Price, amounts: &Amounts) -> bool {
        match price {
            Price::Free => true,
            Price::Kinds(price) => covers(amounts, &price),
            Price::OwnRegion(count) => match laid.at.spot() {
                Some(Spot::Region(region)) => {
                    self.realm(seat).land_of(region).is_some_and(|land| land.store >= count)
                }
                _ => false,
            },
            Price::Any(kinds, count) => {
                let fits = kinds.iter().map(|kind| amounts.at(kind.index()));
                fits.sum::<u8>() >= count
            }
        }
    }

    fn list_use(
        &self,
        seat: u8,
        laid: Laid,
        side: u8,
        what: &Use,
        amounts: &Amounts,
        out: &mut Actions,
    ) {
        let card = laid.card;
        let paid = match what.price {
            Price::Kinds(price) => Kind::ALL
                .into_iter()
                .filter(|kind| price.at(kind.index()) > 0)
                .fold(KindSet::NONE, KindSet::with),
            _ => KindSet::NONE,
        };
        let useful = || self.is_useful(seat, what.steps, paid);
        let mut push = |with: With| out.push(Action::Use { card, with });
        match what.choice {
            Choice::Nothing if useful() => push(With::Nothing),
            Choice::Nothing => {}
            Choice::Side => {
                for to in (0..=card.row().top_side()).filter(|to| *to != side) {
                    push(With::Side { side: to });
                }
            }
            Choice::Residence if useful() => self.each_own(seat, |other, level| {
                if other.card.row().residence && level > 0 {
                    push(With::Card { card: other.card });
                }
            }),
            Choice::HandCard if useful() => {
                self.each_fighter(seat, |card| push(With::Card { card }));
            }
            Choice::Residence | Choice::HandCard => {}
            Choice::DiscardedShip => self.each_discarded_ship(|card| push(With::Card { card })),
            Choice::Lookout => {
                push(With::Events);
                for (number, stack) in (1..).zip(&self.stacks) {
                    if !stack.is_empty() {
                        push(With::Stack { stack: number });
                    }
                }
                if covers(amounts, &GOLD) && !self.hand(other(seat)).is_empty() {
                    push(With::Hand);
                }
            }
        }
    }

    /// Visits the units and actions of a hand, equal ones that lie together once.
    pub(super) fn each_fighter(&self, owner: u8, mut visit: impl FnMut(Card)) {
        let mut last = Card::NONE;
        for held in self.hand(owner) {
            if held.card != last && is_fighter(held.card) {
                visit(held.card);
            }
            last = held.card;
        }
    }

    /// Visits the trade ships among the discarded cards, equal ones that lie together once.
    fn each_discarded_ship(&self, mut visit: impl FnMut(Card)) {
        let mut last = Card::NONE;
        for ship in self.discard.iter().filter(|card| card.row().is(Class::TradeShip)) {
            if *ship != last {
                visit(*ship);
            }
            last = *ship;
        }
    }

    /// Uses an own card.
    pub(super) fn use_card(
        &mut self,
        seat: u8,
        card: Card,
        with: With,
        to: &mut impl EventSink<Event>,
    ) {
        let Some(laid) = self.find_own(seat, card) else { return };
        let what = card.row().effects.iter().find_map(|effect| match effect {
            Effect::Use(what) => Some(what),
            _ => None,
        });
        let Some(what) = what else { return };
        self.mark(seat, laid, USED);
        to.push(Event::Used { seat: Seat(seat), card, at: laid.at });
        let why = Why::Card(card);
        self.push_all(seat, why, what.steps);
        match with {
            With::Side { side } => self.push(seat, why, Step::Turn(card, side)),
            With::Card { card: chosen } => match what.choice {
                Choice::Residence => self.push(seat, why, Step::Lower(chosen)),
                Choice::DiscardedShip => self.push(seat, why, Step::Fetch(chosen)),
                _ => self.push(seat, why, Step::DiscardHand(chosen)),
            },
            With::Events => self.push(seat, why, Step::SeeEvents),
            With::Stack { stack } => self.push(seat, why, Step::SeeStack(stack)),
            With::Hand => {
                self.push(seat, why, Step::SeeHand);
                self.push(seat, why, Step::Pay(GOLD));
            }
            _ => {}
        }
        match (what.price, laid.at.spot()) {
            (Price::Kinds(price), _) => self.push(seat, why, Step::Pay(price)),
            (Price::Any(kinds, left), _) => self.push(seat, why, Step::PayAny { kinds, left }),
            (Price::OwnRegion(count), Some(Spot::Region(region))) => {
                self.spend(seat, region, count, why, to);
            }
            _ => {}
        }
    }
}

/// Whether a card of a hand is a unit or an action.
#[must_use]
pub fn is_fighter(card: Card) -> bool {
    card.row().is_action() || card.row().is(Class::Unit)
}
