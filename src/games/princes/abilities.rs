//! Playing actions and using own cards: the legal ways and their effects.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions, With};
use crate::games::princes::card::{Card, Class};
use crate::games::princes::cards::sets;
use crate::games::princes::choices::ChoiceRules;
use crate::games::princes::effects::EffectRules;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Amounts, Kind, KindSet};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::{Laid, Spot};
use crate::games::princes::realm::{NEW, USED};
use crate::games::princes::resources::covers;
use crate::games::princes::row::{Ability, CardKind, Passive, Price, Times, Use, UseTarget};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{
    CardEffect, Choice, Effect, HandEffect, PaymentChoice, ResourceEffect, Step, Why,
};

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
        for (steps, each) in row.abilities.iter().filter_map(Ability::played) {
            match steps {
                [Step::Do(Effect::Card(CardEffect::Swap)), ..] => self.list_swaps(seat, card, out),
                [Step::Do(Effect::Resource(ResourceEffect::Favour(_))), ..] => {
                    self.list_favours(seat, card, out);
                }
                [Step::Do(Effect::Resource(ResourceEffect::Monopoly(_, most))), ..] => {
                    self.list_monopolies(seat, card, *most, out);
                }
                [Step::Do(Effect::Resource(ResourceEffect::GainAt(_))), ..] => {
                    self.list_cures(seat, card, out);
                }
                [Step::Do(Effect::Hand(HandEffect::Fetch(_))), ..] => {
                    self.list_fetches(seat, card, out);
                }
                [Step::Do(Effect::Resource(ResourceEffect::Raid(..))), ..] => {
                    self.list_raids(seat, card, out);
                }
                steps => {
                    let useful = |who| self.is_useful(who, steps, KindSet::NONE);
                    if useful(seat) || each && useful(other(seat)) {
                        out.push(Action::Play { card, with: With::Nothing });
                    }
                }
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

    /// Lists bath houses beside which something fits.
    fn list_cures(&self, seat: u8, card: Card, out: &mut Actions) {
        let mut last = Laid::NONE;
        self.each_own(seat, |laid, _| {
            let bath = laid.card.is_in(Card::BATH_HOUSE.of_name()) && laid != last;
            if bath && self.beside(seat, laid.at).iter().any(|land| self.takes(seat, land)) {
                out.push(Action::Play { card, with: With::Laid { laid } });
            }
            last = laid;
        });
    }

    /// Lists the different cards of the discard pile.
    fn list_fetches(&self, seat: u8, card: Card, out: &mut Actions) {
        let mut last = Card::NONE;
        for lies in self.discard.iter().copied().filter(|_| !self.hand(seat).is_full()) {
            if lies != last && lies.name() != card.name() {
                out.push(Action::Play { card, with: With::Card { card: lies } });
            }
            last = lies;
        }
    }

    fn list_raids(&self, seat: u8, card: Card, out: &mut Actions) {
        let theirs = self.realm(other(seat)).amounts();
        for land in self.realm(seat).all_lands() {
            let region = land.region;
            for count in 1..=land.room().min(theirs.at(region.kind().index())) {
                out.push(Action::Play { card, with: With::Raid { region, count } });
            }
        }
    }

    /// True if the steps would have an effect: none is blocked and one is useful. `paid` are the kinds that
    /// regions have room for once the price is paid.
    fn is_useful(&self, seat: u8, steps: &[Step], mut paid: KindSet) -> bool {
        let mut useful = false;
        for step in steps {
            let outlook = match step {
                Step::Do(effect) => effect.outlook(self, seat, paid),
                Step::Ask(choice) => choice.outlook(self, seat, paid),
            };
            match outlook {
                Outlook::Blocked => return false,
                Outlook::Useful => useful = true,
                Outlook::Idle => {}
            }
            if let Step::Ask(Choice::Payment(
                PaymentChoice::Pay { .. } | PaymentChoice::PayAny { .. },
            )) = step
            {
                paid = KindSet::ANY;
            }
        }
        useful
    }

    /// True if a card on the table forbids attacks.
    #[must_use]
    pub fn attacks_are_forbidden(&self) -> bool {
        [0, 1].into_iter().any(|who| self.does(who, Passive::NoAttacks))
    }

    /// The gold that the seat must pay for an action that may cost the opponent a card.
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
        for (steps, each) in card.row().abilities.iter().rev().filter_map(Ability::played) {
            if let [Step::Do(Effect::Card(CardEffect::Swap)), ..] = steps {
                self.swap(seat, with, to);
                continue;
            }
            if each {
                self.push_all(other(seat), why, steps);
            }
            self.push_all(seat, why, steps);
            self.set_target(with);
        }
    }

    /// Puts the declared target into the first step of the action that was played.
    fn set_target(&mut self, with: With) {
        let step = match with {
            With::Kind { resource } => ResourceEffect::Favour(resource).step(),
            With::Amount { resource, count } => ResourceEffect::Monopoly(resource, count).step(),
            With::Raid { region, count } => ResourceEffect::Raid(region, count).step(),
            With::Laid { laid } => ResourceEffect::GainAt(laid.at).step(),
            With::Card { card } => HandEffect::Fetch(card).step(),
            With::Nothing
            | With::Regions { .. }
            | With::Cards { .. }
            | With::Side { .. }
            | With::Stack { .. }
            | With::Events
            | With::Hand => return,
        };
        if let Some(task) = self.agenda.last_mut() {
            task.step = step;
        }
    }

    /// Lists the uses of own cards.
    pub(super) fn list_uses(&self, seat: u8, amounts: &Amounts, out: &mut Actions) {
        if !self.has_any(seat, &sets::USED) {
            return;
        }
        self.each_own(seat, |laid, side| {
            for ability in laid.card.row().abilities {
                if let Ability::Use(what) = ability
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
        match what.target {
            UseTarget::Nothing if useful() => push(With::Nothing),
            UseTarget::Nothing => {}
            UseTarget::Side => {
                for to in (0..=card.row().top_side()).filter(|to| *to != side) {
                    push(With::Side { side: to });
                }
            }
            UseTarget::Residence if useful() => self.each_own(seat, |other, level| {
                if other.card.row().residence && level > 0 {
                    push(With::Card { card: other.card });
                }
            }),
            UseTarget::HandCard if useful() => {
                self.each_fighter(seat, |card| push(With::Card { card }));
            }
            UseTarget::Residence | UseTarget::HandCard => {}
            UseTarget::DiscardedShip => self.each_discarded_ship(|card| push(With::Card { card })),
            UseTarget::Lookout => {
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

    /// Visits the trade ships of the discard pile; equal adjacent cards once.
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
        let what = card.row().abilities.iter().find_map(|ability| match ability {
            Ability::Use(what) => Some(what),
            _ => None,
        });
        let Some(what) = what else { return };
        self.mark(seat, laid, USED);
        to.push(Event::Used { seat: Seat(seat), card, at: laid.at });
        let why = Why::Card(card);
        self.push_all(seat, why, what.steps);
        match with {
            With::Side { side } => self.push(seat, why, CardEffect::Turn(card, side)),
            With::Card { card: chosen } => match what.target {
                UseTarget::Residence => self.push(seat, why, CardEffect::Lower(chosen)),
                UseTarget::DiscardedShip => self.push(seat, why, HandEffect::Fetch(chosen)),
                UseTarget::HandCard | UseTarget::Nothing | UseTarget::Side | UseTarget::Lookout => {
                    self.push(seat, why, HandEffect::Discard(chosen));
                }
            },
            With::Events => self.push(seat, why, HandEffect::SeeEvents),
            With::Stack { stack } => self.push(seat, why, HandEffect::SeeStack(stack)),
            With::Hand => {
                self.push(seat, why, HandEffect::SeeHand);
                self.push(seat, why, PaymentChoice::Pay { due: GOLD });
            }
            With::Nothing
            | With::Regions { .. }
            | With::Cards { .. }
            | With::Kind { .. }
            | With::Amount { .. }
            | With::Raid { .. }
            | With::Laid { .. } => {}
        }
        match (what.price, laid.at.spot()) {
            (Price::Kinds(price), _) => self.push(seat, why, PaymentChoice::Pay { due: price }),
            (Price::Any(kinds, left), _) => {
                self.push(seat, why, PaymentChoice::PayAny { kinds, left })
            }
            (Price::OwnRegion(count), Some(Spot::Region(region))) => {
                self.spend(seat, region, count, why, to);
            }
            (Price::Free | Price::OwnRegion(_), _) => {}
        }
    }
}
