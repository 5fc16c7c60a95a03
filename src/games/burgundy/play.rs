//! Carrying out an action and its automatic consequences.
//!
//! An action is checked first; the rest is total. Effects that need a choice are pushed on the stack of pending
//! ones; [`Play::settle`] resolves it until a player must choose.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::buying::{PRICE, RECRUITS};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Cost, Effect, Event, Gain, Reason};
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::points::good_points;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::sizes::MAX_WAITING;
use crate::games::burgundy::state::{Estate, State, Waiting};
use crate::games::burgundy::tiles::{Building, Tile};

/// A position being changed by one seat's action, with the sink of its events.
pub(super) struct Play<'a, E> {
    pub(super) state: &'a mut State,
    pub(super) seat: Seat,
    pub(super) events: &'a mut E,
}

impl State {
    /// Carries out the seat's action and its automatic consequences.
    ///
    /// # Errors
    /// If the action is illegal; the position is then unchanged.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.apply_unchecked(seat, action, events);
        Ok(())
    }

    /// Carries out an action that [`legal`](State::legal) has just listed for this position, without checking
    /// it again. Any other action leaves a position that no game reaches.
    pub fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        debug_assert!(self.check(seat, action).is_ok(), "{action:?} was not listed");
        self.buys_points = false;
        let mut play = Play { state: self, seat, events };
        play.act(action);
        if play.state.waits > 0 || play.state.ending > 0 {
            play.settle();
        }
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
                let free = estate.free_step_for(estate.stored(key));
                let number = estate.board().number(field);
                self.use_die(die, number, free);
                self.place(key, field);
            }
            Action::Sell(die, good) => {
                self.use_die(die, good.0, false);
                self.sell(good);
            }
            Action::Hire(die) => {
                let at = if die == Die::WHITE { self.state.white } else { die.0 };
                self.use_die(die, at, false);
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
                let top = self.state.top();
                let effect = effect_of(self.pop());
                if let Some(effect) = effect {
                    self.emit(Event::EffectPassed { seat: self.seat, effect });
                }
                self.without(top);
            }
            Action::EndTurn => self.end_turn(),
            _ => self.act_of_modules(action),
        }
    }

    /// A function of its own, to keep the one for the base game's actions small.
    #[inline(never)]
    fn act_of_modules(&mut self, action: Action) {
        match action {
            Action::Recruit => {
                self.spend(1, 0, Cost::Workers);
                self.gain_workers(RECRUITS, Gain::Monastery(monasteries::BUYS_WORKERS));
            }
            Action::Use(building) => self.use_crane(building),
            Action::Herd(species) => self.herd_with_geese(species),
            Action::Shield(new, old) => self.take_shield(new, old),
            Action::Turn(die, to) => self.turn_die(die, to),
            Action::Name(other) => self.name(other),
            Action::Gather(good) => self.gather(good),
            Action::Settle(slot, field) => self.settle_tile(slot, field),
            Action::Pay(workers) => self.pay_tribute(workers),
            Action::Drop(shield) => self.lose_shield(shield),
            Action::Collect(place) => self.collect(place),
            Action::First(place) => self.put_first(place),
            Action::Point => self.buy_point(),
            Action::Swap(slot) => self.swap(slot),
            Action::Give(good) => self.give(good),
            Action::Shelve(key) => self.shelve(key),
            // Of the base game.
            Action::Board(_)
            | Action::StartCastle(_)
            | Action::Take(..)
            | Action::Place(..)
            | Action::Sell(..)
            | Action::Hire(_)
            | Action::Buy(..)
            | Action::Discard(_)
            | Action::Fetch(_)
            | Action::SellFree(_)
            | Action::Build(..)
            | Action::Load(_)
            | Action::Keep(_)
            | Action::Pass
            | Action::EndTurn => {}
        }
    }

    /// Resolves the stack until a player must choose: automatic steps are carried out, effects that can't be
    /// used are lost.
    #[inline(never)]
    fn settle(&mut self) {
        loop {
            if self.state.waits == 0 && self.state.ending == 0 {
                return;
            }
            if self.state.is_solo() {
                self.collect_safe_points();
            }
            let top = self.state.top();
            let estate = self.estate();
            let lost = match top {
                Waiting::Nothing if self.state.ending > 0 => {
                    self.go_on_ending();
                    continue;
                }
                Waiting::BridgeStep => {
                    self.pop();
                    self.step_on_bridge();
                    continue;
                }
                Waiting::Route { good, left } => {
                    self.lay_next(good, left);
                    continue;
                }
                Waiting::Overflow if !self.state.overflows(estate) => {
                    self.pop();
                    self.close_ranks();
                    continue;
                }
                Waiting::Tribute if estate.shields.is_empty() => {
                    self.pop();
                    continue;
                }
                Waiting::Building(building) => !self.state.building_effect_usable(estate, building),
                Waiting::Load => (1..=6).all(|d| !estate.some_fit(&self.state.goods_in(d))),
                Waiting::Second { beside } => crate::games::burgundy::depots::beside(beside)
                    .into_iter()
                    .all(|depot| !estate.some_fit(&self.state.goods_in(depot))),
                Waiting::Gather => self.state.gatherable(estate).is_empty(),
                Waiting::Settle { black } => {
                    let fits = |slot| !estate.open_fields(self.state.lying(slot)).is_empty();
                    !State::settling_slots(black).any(fits)
                }
                _ => false,
            };
            if !lost || self.may_still_be_used(top) {
                return;
            }
            if let Some(effect) = effect_of(self.pop()) {
                self.emit(Event::EffectLost { seat: self.seat, effect });
            }
            self.without(top);
        }
    }

    /// In the solo game an effect that can't be used now may be useful later in the turn.
    fn may_still_be_used(&self, top: Waiting) -> bool {
        let goods = matches!(top, Waiting::Load | Waiting::Second { .. });
        let other = || {
            let effects = self.state.waits - self.state.scores_waiting();
            self.state.used != 3 || effects > 1 || self.state.may_reach_the_marker()
        };
        self.state.is_solo() && self.state.ending == 0 && !goods && other()
    }

    /// Follows up an effect that was passed or lost: a ship's goods then leave the game in the solo game.
    fn without(&mut self, effect: Waiting) {
        if matches!(effect, Waiting::Load | Waiting::Second { .. }) {
            self.after_ship();
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
        let place = self.state.estate_of(self.seat);
        self.state.estates.get_mut(place).map(change).unwrap_or_default()
    }

    /// Changes the acting seat's own part, even in a team game: score sheet and trade route.
    pub(super) fn change_own(&mut self, change: impl FnOnce(&mut Estate)) {
        if let Some(own) = self.state.estates.get_mut(self.seat.index()) {
            change(own);
        }
    }

    /// Pushes a pending effect. No game fills the stack; in a made-up position that does, the new effect is
    /// dropped.
    pub(super) fn push(&mut self, waiting: Waiting) {
        if usize::from(self.state.waits) < MAX_WAITING {
            self.state.set_waiting(usize::from(self.state.waits), waiting);
            self.state.waits += 1;
        }
    }

    pub(super) fn pop(&mut self) -> Waiting {
        let top = self.state.top();
        self.state.waits = self.state.waits.saturating_sub(1);
        // Cleared, so that equal positions are equal in every byte.
        self.state.set_waiting(usize::from(self.state.waits), Waiting::Nothing);
        top
    }

    pub(super) fn score_now(&mut self, points: u16, reason: Reason) {
        self.change_own(|own| own.add_points(reason.source(), points));
        self.emit(Event::Scored { seat: self.seat, points, reason });
    }

    pub(super) fn gain_silver(&mut self, amount: u8, gain: Gain) {
        if amount > 0 {
            self.change(|estate| estate.silver = estate.silver.saturating_add(amount.into()));
            self.emit(Event::SilverGained { seat: self.seat, amount, gain });
        }
    }

    pub(super) fn gain_workers(&mut self, amount: u8, gain: Gain) {
        if amount > 0 {
            self.add_workers(amount, gain);
            if !self.state.options.is_base() {
                self.share_workers();
            }
        }
    }

    /// Adds workers of a gain that shield 2 has counted already.
    pub(super) fn add_workers(&mut self, amount: u8, gain: Gain) {
        if amount > 0 {
            self.change(|estate| estate.workers = estate.workers.saturating_add(amount.into()));
            self.emit(Event::WorkersGained { seat: self.seat, amount, gain });
        }
    }

    /// Shield 2: a worker whenever another player gets some.
    fn share_workers(&mut self) {
        let holder = self.state.holder(Shield::WORKER_WHEN_OTHERS_GET_SOME);
        let Some(holder) = holder.filter(|one| !self.state.are_together(*one, self.seat)) else {
            return;
        };
        let acting = core::mem::replace(&mut self.seat, holder);
        self.change(|estate| estate.workers = estate.workers.saturating_add(1));
        let gain = Gain::Shield(Shield::WORKER_WHEN_OTHERS_GET_SOME);
        self.emit(Event::WorkersGained { seat: holder, amount: 1, gain });
        self.seat = acting;
    }

    /// Spends silver and workers on anything but a tile.
    pub(super) fn spend(&mut self, silver: u8, workers: u8, cost: Cost) {
        self.change(|estate| {
            estate.silver = estate.silver.saturating_sub(silver.into());
            estate.workers = estate.workers.saturating_sub(workers.into());
        });
        self.emit(Event::Spent { seat: self.seat, silver, workers, cost });
    }

    /// Uses a die (or the castle's action) at a number and pays the fewest workers.
    fn use_die(&mut self, die: Die, at: u8, free_step: bool) {
        let workers = self.state.workers_needed(self.estate(), die, at, free_step);
        self.change(|estate| estate.workers = estate.workers.saturating_sub(workers.into()));
        if die.is_any() || die == Die::WHITE {
            self.pop();
        } else {
            let first = self.state.unused_dice().iter().position(|face| *face == Some(die.0));
            self.state.used |= match first {
                Some(0) => 1,
                Some(_) => 2,
                None => 0,
            };
        }
        self.emit(Event::DieUsed { seat: self.seat, die, at, workers });
    }

    /// Moves a tile from the table to storage, or asks for its key field, or for a stored tile to discard.
    pub(super) fn store(&mut self, slot: Slot) {
        match self.state.shelves(self.seat) {
            [Some(_), Some(_)] => self.push(Waiting::Shelve(slot)),
            [Some(key), None] | [None, Some(key)] => self.store_at(slot, key),
            [None, None] => self.push(Waiting::Discard(slot)),
        }
    }

    /// Takes the tile from a place of the table, or the top one of the inns.
    pub(super) fn lift(&mut self, slot: Slot) -> Tile {
        let tile = self.state.lying(slot);
        if slot == Slot::INNS {
            self.state.inns = self.state.inns.saturating_sub(1);
        }
        if slot != Slot::INNS || self.state.inns == 0 {
            self.state.table.set(slot.index(), Tile::NONE);
        }
        tile
    }

    pub(super) fn store_at(&mut self, slot: Slot, key: Key) {
        let tile = self.lift(slot);
        self.change(|estate| estate.set_stored(key, tile));
        self.emit(Event::TileTaken { seat: self.seat, tile, from: slot, to: key });
        if self.state.top() == Waiting::Blacken {
            self.pop();
            self.blacken(key);
        }
    }

    fn discard(&mut self, key: Key) {
        let tile = self.estate().stored(key);
        self.emit(Event::TileDiscarded { seat: self.seat, tile, from: key });
        if let Waiting::Discard(slot) = self.state.top() {
            self.pop();
            self.store_at(slot, key);
        } else {
            self.change(|estate| estate.set_stored(key, Tile::NONE));
        }
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

    /// Gains two workers; four with monastery 14, and a silver more with 13 (rulebook pages 8 and 10).
    fn hire(&mut self) {
        if self.estate().has_monastery(monasteries::HIRES_FOUR) {
            self.gain_workers(4, Gain::Monastery(monasteries::HIRES_FOUR));
        } else {
            self.gain_workers(2, Gain::Hire);
        }
        if self.estate().has_monastery(monasteries::HIRING_BRINGS_SILVER) {
            self.gain_silver(1, Gain::Monastery(monasteries::HIRING_BRINGS_SILVER));
        }
    }

    /// Sells all goods of a kind (rulebook page 8), with the additions of monasteries 3 and 4 and shields 9 and
    /// 12.
    fn sell(&mut self, good: Good) {
        let count = self.estate().goods.at(good.index());
        self.change(|estate| {
            estate.goods.set(good.index(), 0);
            estate.sold.add(good.index(), count);
        });
        self.emit(Event::GoodsSold { seat: self.seat, good, count });
        let each = good_points(self.state.options.table_size());
        self.score(count * each, Reason::Goods { good, count });
        let shields = self.estate().shields;
        if shields.has(Shield::DOUBLES_SALES) {
            self.score(count * each, Reason::Shield(Shield::DOUBLES_SALES));
        }
        self.gain_silver(1, Gain::Sale);
        if shields.has(Shield::SILVER_FOR_EACH_GOOD) {
            self.gain_silver(count - 1, Gain::Shield(Shield::SILVER_FOR_EACH_GOOD));
        }
        if self.estate().has_monastery(monasteries::SALES_BRING_MORE_SILVER) {
            self.gain_silver(1, Gain::Monastery(monasteries::SALES_BRING_MORE_SILVER));
        }
        if self.estate().has_monastery(monasteries::SALES_BRING_A_WORKER) {
            self.gain_workers(1, Gain::Monastery(monasteries::SALES_BRING_A_WORKER));
        }
        self.lay_sold(good, count);
    }
}

/// The effect of a pending item, as events name it.
#[must_use]
pub const fn effect_of(waiting: Waiting) -> Option<Effect> {
    match waiting {
        Waiting::Castle => Some(Effect::Castle),
        Waiting::WhiteCastle => Some(Effect::Building(Building::WhiteCastle)),
        Waiting::Building(Building::Watchtower | Building::Bank | Building::BoardingHouse) => None,
        Waiting::Building(building) => Some(Effect::Building(building)),
        Waiting::Load | Waiting::Keep { .. } => Some(Effect::Ship),
        Waiting::Second { .. } => Some(Effect::SecondDepot),
        Waiting::Crane => Some(Effect::Crane),
        Waiting::Geese(_) => Some(Effect::Geese),
        Waiting::AnyAction | Waiting::StoneAction => Some(Effect::AnyAction),
        Waiting::Gather => Some(Effect::Gather),
        Waiting::Settle { .. } => Some(Effect::Settle),
        Waiting::Naming => Some(Effect::Naming),
        Waiting::Swap => Some(Effect::Swap),
        Waiting::Nothing
        | Waiting::Discard(_)
        | Waiting::BridgeStep
        | Waiting::Route { .. }
        | Waiting::Overflow
        | Waiting::Score { .. }
        | Waiting::Give { .. }
        | Waiting::Blacken
        | Waiting::Shelve(_)
        | Waiting::Tribute => None,
    }
}
