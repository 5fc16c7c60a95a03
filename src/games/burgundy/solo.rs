//! The solo game (rulebook page 14): the counting stone and its marker, rivers instead of rivals, and gains and
//! effects in the order of the player's choice.
//!
//! Pending items form a pool here rather than a stack: a gain of points may be collected, and an effect put
//! first, unless an action is half done; the dice may be used meanwhile. The rest of the turn may change the
//! best order, so points stay pending until both dice are used and no effect is left; then they are collected
//! automatically, unless some order of them could reach the marker.

use crate::engine::game::EventSink;
use crate::engine::total::{At, Count};
use crate::games::burgundy::Actions;
use crate::games::burgundy::action::{Action, Key};
use crate::games::burgundy::depots::{SLOTS, Slot};
use crate::games::burgundy::event::{Cost, Event, Reason};
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::state::{Estate, Stage, State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile, scored_building};

/// The price of a tile of the black depot after a ship, in goods of any kind.
pub const SWAP_GOODS: u8 = 5;
/// Distance by which the marker moves back each time the counting stone reaches it.
pub const MARKER_STEP: u8 = 5;
/// Workers at the start.
pub const SOLO_WORKERS: u8 = 2;
/// Number of pending items from which on points are collected before anything is added.
const CROWD: u8 = 12;

impl Waiting {
    /// True if it must be resolved before anything else: an action is half done.
    #[must_use]
    pub const fn is_half_done(self) -> bool {
        matches!(
            self,
            Waiting::Discard(_)
                | Waiting::Keep { .. }
                | Waiting::Second { .. }
                | Waiting::Swap
                | Waiting::Give { .. }
                | Waiting::Blacken
                | Waiting::Overflow
                | Waiting::Shelve(_)
        )
    }

    /// True if it is a gain of points to be collected.
    #[must_use]
    pub const fn is_score(self) -> bool {
        matches!(self, Waiting::Score { .. })
    }
}

impl State {
    /// True if this is the solo game.
    #[inline]
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.options.marker().is_some()
    }

    /// The pending items with their places, the oldest first.
    pub(super) fn pool(&self) -> impl Iterator<Item = (u8, Waiting)> {
        (0u8..).zip(self.all_waiting())
    }

    /// Number of pending gains of points; they come before all effects.
    #[must_use]
    pub fn scores_waiting(&self) -> u8 {
        self.all_waiting().take_while(|waiting| waiting.is_score()).count() as u8
    }

    /// Sum of the pending points.
    #[must_use]
    pub fn points_waiting(&self) -> u16 {
        let points = self.all_waiting().map(|waiting| match waiting {
            Waiting::Score { points, .. } => u16::from(points),
            _ => 0,
        });
        points.sum()
    }

    /// True if no order of the pending points, with all that silver can buy now, reaches the marker.
    #[must_use]
    pub fn points_are_safe(&self) -> bool {
        let silver = u32::from(self.estate(self.chooser()).silver);
        let most = u32::from(self.stone) + u32::from(self.points_waiting()) + silver;
        most < u32::from(self.marker)
    }

    /// True if pending points, or those that may be bought now, could reach the marker.
    pub(super) fn may_reach_the_marker(&self) -> bool {
        (self.buys_points || self.scores_waiting() > 0) && !self.points_are_safe()
    }

    /// True if only the next action is to be chosen: no effect is pending, only points that may stay so.
    #[must_use]
    pub fn is_between_actions(&self) -> bool {
        matches!(self.top(), Waiting::Nothing | Waiting::Score { .. })
    }

    /// True if so many items are pending that points are collected before anything is added.
    pub(super) fn is_crowded(&self) -> bool {
        self.waits >= CROWD && self.points_waiting() > 0
    }

    /// True if pending items may be resolved in another order.
    pub(super) fn order_is_free(&self) -> bool {
        self.is_solo() && !self.top().is_half_done() && !self.is_crowded()
    }

    /// Lists collecting points, putting effects first, and buying points.
    pub(super) fn legal_in_solo(&self, out: &mut Actions) {
        for (place, _) in self.pool() {
            for action in [Action::Collect(place), Action::First(place)] {
                if self.check_in_solo(action).is_ok() {
                    out.push(action);
                }
            }
        }
        if self.check_in_solo(Action::Point).is_ok() {
            out.push(Action::Point);
        }
    }

    /// Checks whether points may be collected or bought, or an effect put first.
    pub(super) fn check_in_solo(&self, action: Action) -> Result<(), Illegal> {
        let estate = self.estate(self.chooser());
        let place = |place: u8| {
            if place < self.waits { self.waiting_at(usize::from(place)) } else { Waiting::Nothing }
        };
        if !self.is_solo() || self.top().is_half_done() {
            return Err(Illegal::NotNow);
        }
        match action {
            Action::Collect(at) if place(at).is_score() => Ok(()),
            Action::First(at) if self.is_crowded() || at + 1 >= self.waits => Err(Illegal::NotNow),
            Action::First(at) => match place(at) {
                Waiting::Nothing | Waiting::Score { .. } | Waiting::Route { .. } => {
                    Err(Illegal::NothingWaits)
                }
                _ => Ok(()),
            },
            Action::Point if estate.silver == 0 => Err(Illegal::NoSilverForPoints),
            Action::Point if self.buys_points => Ok(()),
            Action::Point => Err(Illegal::NotNow),
            _ => Err(Illegal::NothingWaits),
        }
    }

    /// The tiles of the black depot that goods may be exchanged for.
    pub(super) fn swappable(&self) -> impl Iterator<Item = Slot> {
        (Slot::BLACK.0..SLOTS as u8).map(Slot).filter(|slot| self.lying(*slot).is_some())
    }

    /// The kinds of goods that may be given next: from `from` on, so that each choice of five has a single
    /// order, and so that enough are left for the rest.
    pub(super) fn givable(&self, estate: &Estate, left: u8, from: Good) -> GoodSet {
        let count = |good: &Good| estate.goods.at(good.index());
        let enough = |good: &Good| {
            let rest = Good::ALL.into_iter().filter(|other| other >= good);
            rest.map(|other| count(&other)).sum::<u8>() >= left
        };
        let kinds = Good::ALL.into_iter().filter(|good| *good >= from && count(good) > 0);
        kinds.filter(enough).fold(GoodSet::NONE, GoodSet::with)
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Removes an item from the pool.
    fn take_out(&mut self, place: u8) -> Waiting {
        let taken = self.state.waiting_at(usize::from(place));
        for later in usize::from(place)..usize::from(self.state.waits) {
            let next = self.state.waiting_at(later + 1);
            self.state.set_waiting(later, next);
        }
        self.state.waits = self.state.waits.saturating_sub(1);
        self.state.set_waiting(usize::from(self.state.waits), Waiting::Nothing);
        taken
    }

    pub(super) fn put_first(&mut self, place: u8) {
        let effect = self.take_out(place);
        self.push(effect);
    }

    /// Collects the pending points, the oldest first, once the turn can bring nothing more and no order of them
    /// could reach the marker.
    pub(super) fn collect_safe_points(&mut self) {
        let state = &self.state;
        let last = state.used == 3 && state.all_waiting().all(Waiting::is_score);
        if last && state.points_are_safe() {
            (0..state.waits).for_each(|_| self.collect(0));
        }
    }

    /// Moves the counting stone by pending points; at the marker it returns to the start, the marker moves
    /// back, and one action of any number follows. Points beyond the marker are lost.
    pub(super) fn collect(&mut self, place: u8) {
        if let Waiting::Score { points, reason } = self.take_out(place) {
            self.score_now(points.into(), reason);
            self.state.buys_points = true;
            self.move_stone(points);
        }
    }

    /// Buys a point for a silver, right after points were gained.
    pub(super) fn buy_point(&mut self) {
        self.spend(1, 0, Cost::Point);
        self.move_stone(1);
        self.state.buys_points = true;
    }

    fn move_stone(&mut self, points: u8) {
        self.state.stone = self.state.stone.saturating_add(points);
        if self.state.stone < self.state.marker {
            return;
        }
        self.state.stone = 0;
        if self.state.marker > MARKER_STEP {
            self.state.marker -= MARKER_STEP;
        }
        self.emit(Event::MarkerReached { seat: self.seat, marker: self.state.marker });
        self.push(Waiting::StoneAction);
    }

    /// Follows up a ship's goods: all others leave the game; then five goods may be exchanged for a tile.
    pub(super) fn after_ship(&mut self) {
        if !self.state.is_solo() {
            return;
        }
        for (depot, goods) in (1u8..).zip(self.state.depot_goods) {
            for good in GoodSet::held(&goods).iter() {
                let count = goods.at(good.index());
                self.emit(Event::GoodsCleared { depot, good, count });
            }
        }
        self.state.depot_goods = [[0; 6]; 6];
        let goods: u8 = self.estate().goods.iter().sum();
        if goods >= SWAP_GOODS && self.state.swappable().next().is_some() {
            self.push(Waiting::Swap);
        }
    }

    /// Starts the exchange of five goods, which are given one by one, for a tile of the black depot.
    pub(super) fn swap(&mut self, slot: Slot) {
        self.pop();
        self.push(Waiting::Give { slot, left: SWAP_GOODS, from: Good(1) });
    }

    pub(super) fn give(&mut self, good: Good) {
        let Waiting::Give { slot, left, .. } = self.pop() else { return };
        self.change(|estate| estate.goods.take(good.index(), 1));
        self.emit(Event::GoodGiven { seat: self.seat, good });
        if left > 1 {
            self.push(Waiting::Give { slot, left: left - 1, from: good });
        } else {
            self.push(Waiting::Blacken);
            self.store(slot);
        }
    }

    /// Turns over the stored tile that goods were given for: black, it fits any colour and has no effect.
    pub(super) fn blacken(&mut self, key: Key) {
        self.change(|estate| estate.set_stored(key, Tile::BLACK));
        self.emit(Event::TileBlackened { seat: self.seat, key });
    }

    /// Gives a tile of the black depot, placed at once, for a finished colour, instead of points.
    pub(super) fn finish_colour_solo(&mut self, colour: Colour) {
        let bit = 1u16 << colour.index();
        self.state.bonuses_gone |= bit;
        self.change(|estate| estate.bonuses |= bit);
        self.emit(Event::ColourFinished { seat: self.seat, colour });
        self.push(Waiting::Settle { black: true });
    }

    /// Scores a monastery of the final scoring when it is placed; the crane counts for the first of those that
    /// score buildings.
    pub(super) fn score_monastery_solo(&mut self, number: u8) {
        let edition = self.state.options.edition();
        let scores_buildings = scored_building(number).is_some();
        let crane = !self.state.crane_counted && scores_buildings && self.estate().has_crane();
        let points = self.estate().monastery_points_with(number, edition, crane);
        self.state.crane_counted |= crane;
        self.score(points, Reason::Monastery(number));
    }

    /// Ends the game, won, when all fields are filled.
    pub(super) fn end_when_filled(&mut self) {
        if self.state.is_solo() && self.estate().empty_fields().is_empty() {
            while self.state.waits > 0 {
                self.pop();
            }
            self.end_solo();
        }
    }

    /// Ends the solo game without a final scoring.
    pub(super) fn end_solo(&mut self) {
        self.state.stage = Stage::Over;
        self.emit(Event::GameEnded);
    }

    /// Removes one tile in each round: the next of the white die's depot, or of the nearest one clockwise that
    /// has any.
    pub(super) fn remove_a_tile(&mut self) {
        let first = self.state.white.saturating_sub(1);
        let depots = (0..6).map(|step| (first + step) % 6 + 1);
        let slots = depots.flat_map(|depot| (0..4).map(move |place| Slot::new(depot, place)));
        let next = slots.into_iter().find(|slot| self.state.lying(*slot).is_some());
        if let Some(slot) = next {
            let tile = self.lift(slot);
            self.emit(Event::TileCleared { slot, tile });
        }
    }

    /// Scores points, or in the solo game makes them pending.
    pub(super) fn score(&mut self, points: impl Into<u16>, reason: Reason) {
        match points.into() {
            0 => {}
            points if self.state.is_solo() => self.let_points_wait(points, reason),
            points => self.score_now(points, reason),
        }
    }

    /// Inserts points after those already pending and before all effects, so that they hide none.
    fn let_points_wait(&mut self, points: u16, reason: Reason) {
        // No single gain of the solo game comes near this maximum.
        let points = u8::try_from(points).unwrap_or(u8::MAX);
        let place = usize::from(self.state.scores_waiting());
        let effects = usize::from(self.state.waits);
        self.push(Waiting::Nothing);
        if effects == usize::from(self.state.waits) {
            return;
        }
        for later in (place..effects).rev() {
            let effect = self.state.waiting_at(later);
            self.state.set_waiting(later + 1, effect);
        }
        self.state.set_waiting(place, Waiting::Score { points, reason });
    }
}
