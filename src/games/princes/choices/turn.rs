//! Choices of every turn: the roll and the action phase.

use super::{ChoiceRules, Settled};
use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::effects::{CELEBRATION, Face};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Amounts, KindSet};
use crate::games::princes::outlook::Outlook;
use crate::games::princes::place::Laid;
use crate::games::princes::row::CardKind;
use crate::games::princes::setup::DICE;
use crate::games::princes::state::State;
use crate::games::princes::step::{HandChoice, Task, TurnChoice, TurnEffect, Why};

impl ChoiceRules for TurnChoice {
    #[inline]
    fn settle(self, _state: &mut State, _task: Task, _to: &mut impl EventSink<Event>) -> Settled {
        match self {
            TurnChoice::Roll | TurnChoice::Act => Settled::Waits,
        }
    }

    fn legal(self, state: &State, seat: u8, out: &mut Actions) {
        match self {
            TurnChoice::Roll => state.list_rolls(seat, out),
            TurnChoice::Act => state.list_turn(seat, out),
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
            (TurnChoice::Roll, Action::Brigitta { number, card }) => {
                state.roll(task.seat, Some((card, number)), to);
            }
            (TurnChoice::Roll, Action::Herald) => state.send_herald(task, to),
            (TurnChoice::Roll, _) => state.roll(task.seat, None, to),
            (TurnChoice::Act, action) => state.act(task, action, to),
        }
    }

    fn lapse(self, _state: &mut State, _task: Task) {}

    fn outlook(self, _state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        Outlook::Idle
    }

    fn is_secret(self) -> bool {
        match self {
            TurnChoice::Roll | TurnChoice::Act => false,
        }
    }

    fn is_explained(self) -> bool {
        match self {
            TurnChoice::Roll | TurnChoice::Act => false,
        }
    }
}

impl State {
    fn list_rolls(&self, seat: u8, out: &mut Actions) {
        out.push(Action::Roll);
        let mut last = Card::NONE;
        for card in self.hand(seat).iter().map(|held| held.card) {
            if card != last && card.is_in(&sets::BEFORE_ROLL) {
                (1..=6).for_each(|number| out.push(Action::Brigitta { number, card }));
            }
            if card != last && card.is_in(&sets::HERALDS) && !self.herald {
                out.push(Action::Herald);
            }
            last = card;
        }
    }

    /// A herald sets the event of this turn; the roll is still due.
    fn send_herald(&mut self, task: Task, to: &mut impl EventSink<Event>) {
        self.push(task.seat, task.why, TurnChoice::Roll);
        if let Some(card) = self.helper(task.seat, &sets::HERALDS)
            && self.discard_hand(task.seat, card)
        {
            self.herald = true;
            to.push(Event::Played { seat: Seat(task.seat), card });
        }
    }

    fn roll(&mut self, seat: u8, preset: Option<(Card, u8)>, to: &mut impl EventSink<Event>) {
        let mut dice = self.key.draw(DICE, u32::from(self.turn));
        let (number, drawn) = (dice.die(), dice.die());
        let face = if self.herald { CELEBRATION } else { drawn };
        if let Some((card, _)) = preset
            && self.discard_hand(seat, card)
        {
            to.push(Event::Played { seat: Seat(seat), card });
        }
        self.number = preset.map_or(number, |(_, number)| number);
        self.face = face;
        to.push(Event::Rolled { seat: Seat(seat), number: self.number, face });
        self.push(seat, Why::Hand, TurnChoice::Act);
        // Brigands come before the production.
        if Face::of(face) == Some(Face::Brigands) {
            self.push(seat, Why::Production, TurnEffect::Produce);
            self.push(seat, Why::Brigands, TurnEffect::Brigands);
        } else {
            self.push(seat, Why::Production, TurnEffect::Face);
            self.push(seat, Why::Production, TurnEffect::Produce);
        }
    }

    fn act(&mut self, task: Task, action: Action, to: &mut impl EventSink<Event>) {
        let seat = task.seat;
        if action == Action::End {
            self.end_action_phase(seat);
            return;
        }
        // The action phase continues after all consequences of the action.
        self.push(seat, task.why, TurnChoice::Act);
        match action {
            Action::Road { right } => self.build_road(seat, right, to),
            Action::Settlement { right, scout } => self.build_settlement(seat, right, scout, to),
            Action::City { column } => self.build_city(seat, column, to),
            Action::Build { card, at, saving } => self.build_card(seat, card, at, saving, to),
            Action::Play { card, with } => self.play(seat, card, with, to),
            Action::Use { card, with } => self.use_card(seat, card, with, to),
            Action::Trade { by, to: region } => self.trade(seat, by, region, to),
            Action::Move { from, to: region, amount } => {
                self.move_stores(seat, from, region, amount, to);
            }
            Action::Remove { card, at } => self.lose(seat, Laid { card, at }, true, to),
            Action::End
            | Action::Roll
            | Action::Brigitta { .. }
            | Action::Up { .. }
            | Action::Scout { .. }
            | Action::Lay { .. }
            | Action::Gain { .. }
            | Action::Pay { .. }
            | Action::Demand { .. }
            | Action::Give { .. }
            | Action::Choose { .. }
            | Action::Draw { .. }
            | Action::Search { .. }
            | Action::Take { .. }
            | Action::Under { .. }
            | Action::Exchange { .. }
            | Action::Name { .. }
            | Action::Lose { .. }
            | Action::Offer { .. }
            | Action::Put { .. }
            | Action::Takeover { .. }
            | Action::Reward { .. }
            | Action::Decline
            | Action::Herald
            | Action::PickSet { .. }
            | Action::Burn { .. }
            | Action::Ransom
            | Action::Sebastian => {}
        }
    }

    fn end_action_phase(&mut self, seat: u8) {
        self.push(seat, Why::Hand, TurnEffect::End);
        let left = self.exchanges(seat);
        self.push(seat, Why::Exchange, HandChoice::Exchange { left });
        self.push(seat, Why::Hand, TurnEffect::Refill);
        self.push(seat, Why::Hand, TurnEffect::Surplus);
    }

    /// Lists the action phase's choices.
    fn list_turn(&self, seat: u8, out: &mut Actions) {
        let amounts = self.realm(seat).amounts();
        self.list_centres(seat, &amounts, out);
        self.list_cards(seat, &amounts, out);
        self.list_uses(seat, &amounts, out);
        self.list_trades(seat, &amounts, out);
        if self.mode.row().full {
            self.list_removals(seat, out);
        }
        out.push(Action::End);
    }

    /// Lists the action phase's actions of the same kind as this one.
    pub(in crate::games::princes) fn list_like(&self, seat: u8, action: Action, out: &mut Actions) {
        let amounts = self.realm(seat).amounts();
        match action {
            Action::End => out.push(Action::End),
            Action::Road { .. } | Action::Settlement { .. } | Action::City { .. } => {
                self.list_centres(seat, &amounts, out);
            }
            Action::Build { card, .. } => {
                let lies_open = card.row().kind != CardKind::Marker && self.open.contains(&card);
                if self.holds(seat, card) && !card.row().is_action() || lies_open {
                    self.list_builds(seat, card, &amounts, out);
                }
            }
            Action::Play { card, .. } => {
                if self.holds(seat, card) && card.row().is_action() {
                    self.list_plays(seat, card, out);
                }
            }
            Action::Use { card, .. } => {
                if self.has(seat, card) {
                    self.list_uses(seat, &amounts, out);
                }
            }
            Action::Trade { .. } | Action::Move { .. } => self.list_trades(seat, &amounts, out),
            Action::Remove { card, .. } => {
                if self.mode.row().full && self.has(seat, card) {
                    self.list_removals(seat, out);
                }
            }
            Action::Roll
            | Action::Brigitta { .. }
            | Action::Up { .. }
            | Action::Scout { .. }
            | Action::Lay { .. }
            | Action::Gain { .. }
            | Action::Pay { .. }
            | Action::Demand { .. }
            | Action::Give { .. }
            | Action::Choose { .. }
            | Action::Draw { .. }
            | Action::Search { .. }
            | Action::Take { .. }
            | Action::Under { .. }
            | Action::Exchange { .. }
            | Action::Name { .. }
            | Action::Lose { .. }
            | Action::Offer { .. }
            | Action::Put { .. }
            | Action::Takeover { .. }
            | Action::Reward { .. }
            | Action::Decline
            | Action::Herald
            | Action::PickSet { .. }
            | Action::Burn { .. }
            | Action::Ransom
            | Action::Sebastian => {}
        }
    }

    /// Lists cards of the hand and of the open stack.
    fn list_cards(&self, seat: u8, amounts: &Amounts, out: &mut Actions) {
        let mut last = Card::NONE;
        for held in self.hand(seat) {
            let card = held.card;
            if card == last {
                continue;
            }
            last = card;
            if card.row().is_action() {
                self.list_plays(seat, card, out);
            } else {
                self.list_builds(seat, card, amounts, out);
            }
        }
        last = Card::NONE;
        for card in self.open.iter().copied() {
            if card != last && card.row().kind != CardKind::Marker && !self.holds(seat, card) {
                self.list_builds(seat, card, amounts, out);
            }
            last = card;
        }
    }

    /// Lists own cards that may be removed; of equal ones in a half, one.
    fn list_removals(&self, seat: u8, out: &mut Actions) {
        let mut last = Laid::NONE;
        self.each_own(seat, |laid, _| {
            if laid != last && self.is_open_to_loss(seat, laid) {
                out.push(Action::Remove { card: laid.card, at: laid.at });
            }
            last = laid;
        });
    }
}
