//! What a choice does: the task that waited is carried out with it.

use crate::engine::chance::Draw;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::princes::action::Action;
use crate::games::princes::card::{Card, Class};
use crate::games::princes::cards::sets;
use crate::games::princes::choices::arrangement;
use crate::games::princes::event::Event;
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::{KINDS, Kind, KindSet, Region, STORE};
use crate::games::princes::place::{Laid, Place};
use crate::games::princes::setup::DICE;
use crate::games::princes::state::{OPEN, Slot, State, other};
use crate::games::princes::step::{Step, Task, Why};
use crate::games::princes::uses::is_fighter;

/// The event die's face of brigands.
const BRIGANDS: u8 = 1;

impl State {
    /// Carries out a choice of the task on top. A choice that its list does not offer does nothing.
    pub(super) fn carry(&mut self, action: Action, to: &mut impl EventSink<Event>) {
        let Some(task) = self.task() else { return };
        if matches!(task.step, Step::Act) {
            self.act(task.seat, action, to);
            return;
        }
        self.agenda.pop();
        match action {
            Action::Roll => self.roll(task.seat, None, to),
            Action::Brigitta { number } => self.roll(task.seat, Some(number), to),
            Action::Gain { region } => self.carry_gain(task, region, to),
            Action::Pay { region } => self.carry_pay(task, region, to),
            Action::Give { region } => self.give(task.seat, region, task.why, to),
            Action::Demand { resource } => self.carry_demand(task, resource, to),
            Action::Choose { resource } => {
                let kinds = KindSet::only(resource);
                self.push(task.seat, task.why, Step::Gain { kinds, left: 2, optional: true });
            }
            Action::Lay { region } => self.carry_lay(task, region, to),
            Action::Up { region } => {
                let [first, second] = self.drawn;
                let down = if region == first { second } else { first };
                self.lay_regions(task.seat, [region, down], to);
            }
            Action::Scout { up, down } => {
                self.regions.retain(|region| *region != up && *region != down);
                self.lay_regions(task.seat, [up, down], to);
                self.shuffle_regions(to);
            }
            Action::Reward { triumph } => self.carry_reward(task, triumph),
            Action::Decline => self.carry_decline(task, to),
            Action::Takeover { at } => self.carry_takeover(task, at, to),
            action => self.carry_cards(task, action, to),
        }
    }

    fn carry_cards(&mut self, task: Task, action: Action, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match action {
            Action::Draw { stack } => self.carry_draw(task, stack, to),
            Action::Search { stack } => self.carry_search(task, stack),
            Action::Take { card } => self.carry_take(task, card, to),
            Action::Under { card, stack } => self.carry_under(task, card, stack, to),
            Action::Exchange { card, stack } => {
                self.put_under(seat, stack, card, bit(seat), to);
                if let Step::Exchange(left) = step
                    && left > 1
                {
                    self.push(seat, why, Step::Exchange(left - 1));
                }
                self.push(seat, why, Step::ExchangeDraw);
            }
            Action::Name { card, at } => self.carry_name(task, Laid { card, at }, to),
            Action::Offer { card, at } => {
                self.name(other(seat), Laid { card, at }, to);
                if let Step::Offer { card, left } = step
                    && left > 1
                {
                    self.push(seat, why, Step::Offer { card, left: left - 1 });
                }
            }
            Action::Lose { card, at } => {
                self.named.clear();
                match step {
                    Step::LoseNamed { discard } | Step::LoseOwn { discard, .. } => {
                        self.lose(seat, Laid { card, at }, discard, to);
                    }
                    Step::DiscardForeign => self.lose(seat, Laid { card, at }, true, to),
                    _ => {
                        self.take_off(seat, Laid { card, at }, to);
                        self.transit = card;
                    }
                }
            }
            Action::Put { at } => {
                let card = self.transit;
                self.transit = Card::NONE;
                self.lay(seat, card, at);
                to.push(Event::Placed { seat: Seat(seat), card, at });
                self.enter(seat, card);
                self.refresh(to);
            }
            _ => {}
        }
    }

    /// Carries out a choice of the action phase, which goes on after it.
    fn act(&mut self, seat: u8, action: Action, to: &mut impl EventSink<Event>) {
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
            Action::End => {
                self.agenda.pop();
                self.push(seat, Why::Hand, Step::EndTurn);
                let exchanges = self.exchanges(seat);
                self.push(seat, Why::Exchange, Step::Exchange(exchanges));
                self.push(seat, Why::Hand, Step::Refill);
                self.push(seat, Why::Hand, Step::Surplus);
            }
            _ => {}
        }
    }

    fn roll(&mut self, seat: u8, preset: Option<u8>, to: &mut impl EventSink<Event>) {
        let mut dice = self.key.draw(DICE, u32::from(self.turn));
        let (number, face) = (dice.die(), dice.die());
        if preset.is_some() {
            let held = self.helper(seat, &sets::BEFORE_ROLL);
            if let Some(card) = held.filter(|card| self.discard_hand(seat, *card)) {
                to.push(Event::Played { seat: Seat(seat), card });
            }
        }
        self.number = preset.unwrap_or(number);
        self.face = face;
        to.push(Event::Rolled { seat: Seat(seat), number: self.number, face });
        self.push(seat, Why::Hand, Step::Act);
        if face == BRIGANDS {
            self.push(seat, Why::Production, Step::Produce);
            self.push(seat, Why::Brigands, Step::Brigands);
        } else {
            self.push(seat, Why::Production, Step::Face);
            self.push(seat, Why::Production, Step::Produce);
        }
    }

    fn carry_gain(&mut self, task: Task, region: Region, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match step {
            Step::Gain { kinds, left, optional } => {
                if left > 1 {
                    self.push(seat, why, Step::Gain { kinds, left: left - 1, optional });
                }
                let stored = self.store(seat, region, 1, why, to);
                self.after_store(seat, stored, why);
            }
            Step::Fill(_) => {
                self.store(seat, region, STORE, why, to);
            }
            Step::Buy(left) => {
                if left > 1 {
                    self.push(seat, why, Step::Buy(left - 1));
                }
                self.store(seat, region, 1, why, to);
                let mut gold = [0; KINDS];
                gold.set(Kind::Gold.index(), 1);
                self.push(seat, why, Step::Pay(gold));
            }
            Step::Jester { card, at, open, .. } => {
                let [left, _] = self.beside(seat, at);
                let side = if left.region == region { 1 } else { 2 };
                self.store(seat, region, 1, why, to);
                let open = open & !side;
                self.push(seat, why, Step::Jester { card, at, open, gained: true });
            }
            _ => {}
        }
    }

    fn carry_pay(&mut self, task: Task, region: Region, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match step {
            Step::Pay(mut due) => {
                due.take(region.kind().index(), 1);
                self.push(seat, why, Step::Pay(due));
            }
            Step::PayAny { kinds, left } if left > 1 => {
                self.push(seat, why, Step::PayAny { kinds, left: left - 1 });
            }
            _ => {}
        }
        self.spend(seat, region, 1, why, to);
    }

    fn carry_demand(&mut self, task: Task, resource: Kind, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        if let Step::Demand { kinds, left, optional } = step
            && left > 1
        {
            self.push(seat, why, Step::Demand { kinds, left: left - 1, optional });
        }
        to.push(Event::Demanded { seat: Seat(seat), resource, why });
        self.push(other(seat), why, Step::Give(KindSet::only(resource)));
    }

    fn carry_lay(&mut self, task: Task, region: Region, to: &mut impl EventSink<Event>) {
        let Step::Arrange(at) = task.step else { return };
        let (column, row) = arrangement(at);
        let here = self.realm(task.seat).land(column, row).region;
        let there = self.realm(task.seat).find(region);
        self.swap_regions(task.seat, region, here);
        if at + 2 >= 6 {
            self.tell_regions(task.seat, to);
            return;
        }
        self.push(task.seat, task.why, Step::Arrange(at + 1));
        self.tell_region(task.seat, column, row, to);
        if let Some((column, row)) = there.filter(|there| *there != (column, row)) {
            self.tell_region(task.seat, column, row, to);
        }
    }

    fn carry_reward(&mut self, task: Task, triumph: bool) {
        let Task { seat, why, step } = task;
        let Step::Reward { sure, more } = step else { return };
        if triumph {
            self.push(seat, why, Step::RaiseTriumph);
            return;
        }
        if more > 0 {
            self.push(seat, why, Step::Gain { kinds: KindSet::ANY, left: more, optional: true });
        }
        self.push(seat, why, Step::Gain { kinds: KindSet::ANY, left: sure, optional: false });
    }

    fn carry_decline(&mut self, task: Task, to: &mut impl EventSink<Event>) {
        match task.step {
            Step::Jester { card, at, gained: true, .. } => {
                self.push(other(task.seat), task.why, Step::Takeover(card, at));
            }
            Step::PlaceTransit => {
                let card = self.transit;
                self.transit = Card::NONE;
                self.put_on_discard(card);
                let from = Place::NONE;
                to.push(Event::Discarded { seat: Seat(task.seat), card, from });
            }
            _ => {}
        }
    }

    fn carry_takeover(&mut self, task: Task, at: Place, to: &mut impl EventSink<Event>) {
        let Step::Takeover(card, from) = task.step else { return };
        let mut gold = [0; KINDS];
        gold.set(Kind::Gold.index(), 2);
        self.push(task.seat, task.why, Step::Pay(gold));
        self.take_from(other(task.seat), from, card);
        self.lay(task.seat, card, at);
        to.push(Event::TakenOver { seat: Seat(task.seat), card, at });
        self.enter(task.seat, card);
        self.refresh(to);
    }

    fn carry_draw(&mut self, task: Task, stack: u8, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match step {
            Step::Draw { left, optional } if left > 1 => {
                self.push(seat, why, Step::Draw { left: left - 1, optional });
            }
            Step::FirstStack { .. } => {
                self.taken_stack = stack;
                (0..2).for_each(|_| self.draw_top(seat, stack, to));
            }
            _ => {}
        }
        self.draw_top(seat, stack, to);
    }

    fn carry_search(&mut self, task: Task, stack: u8) {
        let Task { seat, why, step } = task;
        match step {
            Step::FirstStack { .. } => {
                self.taken_stack = stack;
                self.push(seat, why, Step::Look { stack, take: 3, sure: true });
            }
            Step::Search { take, sure } => {
                if self.current.is_some() {
                    self.taken_stack = stack;
                }
                self.push(seat, why, Step::Look { stack, take, sure });
            }
            _ => {
                let left = self.search_cost(seat);
                self.push(seat, why, Step::Look { stack, take: 1, sure: true });
                self.push(seat, why, Step::PayAny { kinds: KindSet::ANY, left });
            }
        }
    }

    fn carry_take(&mut self, task: Task, card: Card, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match step {
            Step::Take { stack, left, optional } => {
                if left > 1 {
                    self.push(seat, why, Step::Take { stack, left: left - 1, optional });
                }
                self.take_found(seat, stack, card, to);
            }
            Step::Steal(own) => {
                let loser = other(seat);
                if self.out_of_hand(loser, card).is_some() {
                    let known = bit(seat) | bit(loser);
                    self.forget_hand(loser, card, known);
                    self.add_to_hand(seat, Slot { card, known });
                    to.push(Event::Stolen { seat: Seat(seat), card, known });
                    self.bereft |= bit(loser);
                    self.push(loser, why, Step::RefillLost);
                    self.push(seat, why, Step::DiscardSelf(own));
                }
            }
            _ => {}
        }
    }

    fn carry_under(&mut self, task: Task, card: Card, stack: u8, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        match step {
            Step::Under(left) => {
                if left > 1 {
                    self.push(seat, why, Step::Under(left - 1));
                }
                self.put_under(seat, stack, card, bit(seat), to);
            }
            Step::UnderOther(left) => {
                if left > 1 {
                    self.push(seat, why, Step::UnderOther(left - 1));
                }
                // One by one: whose hand it is sees which card goes where.
                self.put_under(other(seat), stack, card, 3, to);
            }
            // The attacker has seen the hand: what stays in it he knows, and not what lies where.
            Step::UnderFighters => {
                self.push(seat, why, Step::UnderFighters);
                self.slip_under(seat, stack, card, is_fighter, to);
                self.bereft |= bit(seat);
            }
            Step::UnderTransit => {
                self.transit = Card::NONE;
                self.under_stack(stack, Slot { card, known: OPEN });
                to.push(Event::LostUnder { seat: Seat(seat), card, stack });
            }
            _ => {}
        }
    }

    fn carry_name(&mut self, task: Task, laid: Laid, to: &mut impl EventSink<Event>) {
        let Task { seat, why, step } = task;
        if let Step::TakeOffered(card) = step {
            self.named.clear();
            self.take_offered(seat, card, laid, to);
            return;
        }
        if matches!(step, Step::NameHero | Step::NameRival) {
            // In a contest the first is one's own.
            let _ = self.named.try_push(laid);
            to.push(Event::Named { seat: Seat(seat), card: laid.card, at: laid.at });
        } else {
            self.name(seat, laid, to);
        }
        // Whoever begins to name goes on as far as there is anything: only then the owner has a choice.
        if let Step::NameOther { class, left, .. } = step
            && left > 1
        {
            self.push(seat, why, Step::NameOther { class, left: left - 1, optional: false });
        }
    }

    /// Notes a card that is named; which was named first leaves no trace.
    pub(super) fn name(&mut self, seat: u8, laid: Laid, to: &mut impl EventSink<Event>) {
        let at = self.named.partition_point(|before| *before < laid);
        let _ = self.named.try_insert(at, laid);
        to.push(Event::Named { seat: Seat(seat), card: laid.card, at: laid.at });
    }

    /// Names or offers all cards there are, if there are no more than are to be.
    pub(super) fn names_alone(&mut self, task: Task, to: &mut impl EventSink<Event>) -> bool {
        let rival = other(task.seat);
        match task.step {
            Step::NameOther { class, left, .. } => {
                if self.copies_to_name(rival, class) > usize::from(left) {
                    return false;
                }
                for _ in 0..left {
                    let Some(laid) = self.nameable(rival, class).first().copied() else { break };
                    self.name(task.seat, laid, to);
                }
            }
            Step::Offer { card, left } => {
                let heroes = self.offerable(task.seat, card);
                if heroes.len() > usize::from(left) {
                    return false;
                }
                heroes.into_iter().for_each(|laid| self.name(rival, laid, to));
            }
            _ => return false,
        }
        self.agenda.pop();
        true
    }

    /// Takes an own card off its place.
    pub(super) fn take_off(&mut self, seat: u8, laid: Laid, to: &mut impl EventSink<Event>) {
        let host = if laid.at.is_abroad() { other(seat) } else { seat };
        self.take_from(host, laid.at, laid.card);
        to.push(Event::Lost { seat: Seat(seat), card: laid.card, from: laid.at });
        self.refresh(to);
    }

    /// An own card leaves: to the discard pile, or under a stack with its back; a card of the open stack
    /// goes back there.
    pub(super) fn lose(
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
        if discard {
            let host = if at.is_abroad() { other(seat) } else { seat };
            self.take_from(host, at, card);
            self.put_on_discard(card);
            to.push(Event::Discarded { seat: Seat(seat), card, from: at });
            self.refresh(to);
            return;
        }
        self.take_off(seat, laid, to);
        if card.row().open && self.mode.row().theme {
            self.put_on_open(card);
            to.push(Event::LostUnder { seat: Seat(seat), card, stack: 0 });
        } else {
            self.transit = card;
            self.push(seat, Why::Card(card), Step::UnderTransit);
        }
    }

    /// How many exchanges the seat has.
    #[must_use]
    pub fn exchanges(&self, seat: u8) -> u8 {
        let more = |passive| match passive {
            crate::games::princes::card::Passive::Exchanges(times) => times,
            _ => 0,
        };
        self.sum_of(seat, &sets::EXCHANGES, more).max(1)
    }

    /// Own cards of a class: how many there are, as the table counts them.
    #[must_use]
    pub fn ships(&self, seat: u8) -> u8 {
        self.count(seat, Class::TradeShip)
    }
}
