//! Carrying out an action, and everything the rules then do by themselves.
//!
//! An action is checked first; what follows is total. Effects that need a choice are pushed on the
//! stack of waiting things; [`Play::settle`] works it off until somebody must choose.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Effect, Event, Gain, Reason};
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::legal::PRICE;
use crate::games::burgundy::state::{Estate, MAX_WAITING, State, Waiting};
use crate::games::burgundy::tiles::{Building, Tile};

/// A position in the hands of one seat, with somebody listening to what happens.
pub(super) struct Play<'a, E> {
    pub(super) state: &'a mut State,
    pub(super) seat: Seat,
    pub(super) events: &'a mut E,
}

impl State {
    /// Carries out the seat's action and all that follows by itself.
    ///
    /// # Errors
    /// If the action is illegal; nothing has changed then.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        let mut play = Play { state: self, seat, events };
        play.act(action);
        play.settle();
        Ok(())
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    fn act(&mut self, action: Action) {
        match action {
            Action::Board(board) => self.choose_board(board),
            Action::StartCastle(field) => self.choose_castle(field),
            Action::Take(die, slot) => {
                let free = self.estate().free_step_to_take();
                self.use_die(die, slot.depot(), free);
                self.store(slot);
            }
            Action::Place(die, key, field) => {
                let estate = self.estate();
                let free =
                    estate.stored(key).colour().is_some_and(|c| estate.free_step_to_place(c));
                let number = estate.board().number(field);
                self.use_die(die, number, free);
                self.place(key, field);
            }
            Action::Sell(die, good) => {
                self.use_die(die, good.0, false);
                self.sell(good);
            }
            Action::Hire(die) => {
                self.use_die(die, die.0, false);
                self.hire();
            }
            Action::Buy(slot, payment) => self.buy(slot, payment),
            Action::Discard(key) => self.discard(key),
            Action::Fetch(slot) => {
                self.pop();
                self.store(slot);
            }
            Action::SellFree(good) => {
                self.pop();
                self.sell(good);
            }
            Action::Build(key, field) => {
                self.pop();
                self.place(key, field);
            }
            Action::Load(depot) => self.load(depot),
            Action::Keep(goods) => self.keep(goods),
            Action::Pass => {
                let effect = effect_of(self.pop());
                if let Some(effect) = effect {
                    self.emit(Event::EffectPassed { seat: self.seat, effect });
                }
            }
            Action::EndTurn => self.end_turn(),
        }
    }

    /// Works off what waits until somebody must choose: automatic steps are done, effects that
    /// can't be used are lost.
    fn settle(&mut self) {
        loop {
            let top = self.state.top();
            let estate = self.estate();
            let lost = match top {
                Waiting::BridgeStep => {
                    self.pop();
                    self.step_on_bridge();
                    continue;
                }
                Waiting::Building(building) => !self.state.building_effect_usable(estate, building),
                Waiting::Load => (1..=6).all(|d| !estate.some_fit(&self.state.goods_in(d))),
                Waiting::Second { beside } => crate::games::burgundy::depots::beside(beside)
                    .into_iter()
                    .all(|depot| !estate.some_fit(&self.state.goods_in(depot))),
                Waiting::Nothing | Waiting::Discard(_) | Waiting::Castle | Waiting::Keep { .. } => {
                    false
                }
            };
            if !lost {
                return;
            }
            if let Some(effect) = effect_of(self.pop()) {
                self.emit(Event::EffectLost { seat: self.seat, effect });
            }
        }
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(super) fn estate(&self) -> &Estate {
        self.state.estate(self.seat)
    }

    /// Changes the acting seat's estate.
    pub(super) fn change<R: Default>(&mut self, change: impl FnOnce(&mut Estate) -> R) -> R {
        self.state.estates.get_mut(self.seat.index()).map(change).unwrap_or_default()
    }

    pub(super) fn push(&mut self, waiting: Waiting) {
        debug_assert!(usize::from(self.state.waits) < MAX_WAITING, "too much waits");
        self.state.waiting.set(usize::from(self.state.waits), waiting);
        self.state.waits += 1;
    }

    pub(super) fn pop(&mut self) -> Waiting {
        let top = self.state.top();
        self.state.waits = self.state.waits.saturating_sub(1);
        // Cleared, so that equal positions are equal to the last byte.
        self.state.waiting.set(usize::from(self.state.waits), Waiting::Nothing);
        top
    }

    pub(super) fn score(&mut self, points: u8, reason: Reason) {
        if points == 0 {
            return;
        }
        self.change(|estate| {
            if let Some(row) = estate.points.get_mut(reason.source().index()) {
                *row += u16::from(points);
            }
        });
        self.emit(Event::Scored { seat: self.seat, points, reason });
    }

    pub(super) fn gain_silver(&mut self, amount: u8, gain: Gain) {
        if amount > 0 {
            self.change(|estate| estate.silver = estate.silver.saturating_add(amount));
            self.emit(Event::SilverGained { seat: self.seat, amount, gain });
        }
    }

    pub(super) fn gain_workers(&mut self, amount: u8, gain: Gain) {
        if amount > 0 {
            self.change(|estate| estate.workers = estate.workers.saturating_add(amount));
            self.emit(Event::WorkersGained { seat: self.seat, amount, gain });
        }
    }

    /// Uses a die (or the castle's action) at a number and pays the fewest workers.
    fn use_die(&mut self, die: Die, at: u8, free_step: bool) {
        let mut workers = 0;
        if die.is_any() {
            self.pop();
        } else {
            workers = self.estate().workers_needed(die.0, at, free_step);
            self.change(|estate| estate.workers = estate.workers.saturating_sub(workers));
            let first = self.state.unused_dice().iter().position(|face| *face == Some(die.0));
            self.state.used |= match first {
                Some(0) => 1,
                Some(_) => 2,
                None => 0,
            };
        }
        self.emit(Event::DieUsed { seat: self.seat, die, at, workers });
    }

    /// Moves a tile from the table to storage, or asks which stored tile gives way to it.
    fn store(&mut self, slot: Slot) {
        let free = self.estate().storage.iter().position(|tile| tile.is_none());
        match free {
            Some(key) => self.store_at(slot, Key(key as u8)),
            None => self.push(Waiting::Discard(slot)),
        }
    }

    fn store_at(&mut self, slot: Slot, key: Key) {
        let tile = self.state.lying(slot);
        self.state.table.set(slot.index(), Tile::NONE);
        self.change(|estate| estate.storage.set(key.index(), tile));
        self.emit(Event::TileTaken { seat: self.seat, tile, from: slot, to: key });
    }

    fn discard(&mut self, key: Key) {
        let Waiting::Discard(slot) = self.pop() else { return };
        let tile = self.estate().stored(key);
        self.emit(Event::TileDiscarded { seat: self.seat, tile, from: key });
        self.store_at(slot, key);
    }

    fn buy(&mut self, slot: Slot, payment: Payment) {
        self.change(|estate| match payment {
            Payment::Silver => estate.silver = estate.silver.saturating_sub(PRICE),
            Payment::Workers => estate.workers = estate.workers.saturating_sub(PRICE),
        });
        self.state.bought = true;
        self.emit(Event::Paid { seat: self.seat, payment });
        self.store(slot);
    }

    /// Two workers; four with monastery 14, and a silver more with 13 (rulebook pages 8 and 10).
    fn hire(&mut self) {
        if self.estate().has_monastery(14) {
            self.gain_workers(4, Gain::Monastery(14));
        } else {
            self.gain_workers(2, Gain::Hire);
        }
        if self.estate().has_monastery(13) {
            self.gain_silver(1, Gain::Monastery(13));
        }
    }

    /// Sells all goods of a kind (rulebook page 8), with what monasteries 3 and 4 add.
    fn sell(&mut self, good: crate::games::burgundy::goods::Good) {
        let count = self.estate().goods.at(good.index());
        self.change(|estate| {
            estate.goods.set(good.index(), 0);
            estate.sold.add(good.index(), count);
        });
        self.emit(Event::GoodsSold { seat: self.seat, good, count });
        let each = crate::games::burgundy::points::good_points(self.state.players());
        self.score(count * each, Reason::Goods { good, count });
        self.gain_silver(1, Gain::Sale);
        if self.estate().has_monastery(3) {
            self.gain_silver(1, Gain::Monastery(3));
        }
        if self.estate().has_monastery(4) {
            self.gain_workers(1, Gain::Monastery(4));
        }
    }
}

/// The effect that a waiting thing stands for, as events name it.
#[must_use]
pub const fn effect_of(waiting: Waiting) -> Option<Effect> {
    match waiting {
        Waiting::Castle => Some(Effect::Castle),
        Waiting::Building(Building::Watchtower | Building::Bank | Building::BoardingHouse) => None,
        Waiting::Building(building) => Some(Effect::Building(building)),
        Waiting::Load | Waiting::Keep { .. } => Some(Effect::Ship),
        Waiting::Second { .. } => Some(Effect::SecondDepot),
        Waiting::Nothing | Waiting::Discard(_) | Waiting::BridgeStep => None,
    }
}
