//! Ships: goods from a depot, then a step on the bridge (rulebook pages 5 and 9).

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::burgundy::SEATS;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::monasteries;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::sizes::BRIDGE_SPACES;
use crate::games::burgundy::state::{State, Waiting};

impl<E: EventSink<Event>> Play<'_, E> {
    /// Takes a depot's goods: kinds already held first; new ones while places are left, by choice if not all of
    /// them fit.
    pub(super) fn load(&mut self, depot: u8) {
        let second = self.pop() == Waiting::Load
            && self.estate().has_monastery(monasteries::SHIPS_LOAD_AT_TWO_DEPOTS);
        let lying = self.state.goods_in(depot);
        let estate = self.estate();
        let new = estate.new_kinds(&lying);
        let free = estate.free_goods_places();
        self.take_goods(depot, GoodSet::held(&lying).minus(new));
        if new.len() <= free {
            self.take_goods(depot, new);
        } else if free > 0 {
            self.push(Waiting::Keep { depot, second });
            return;
        }
        self.depot_done(depot, second);
    }

    /// Takes the chosen new kinds.
    pub(super) fn keep(&mut self, goods: GoodSet) {
        let Waiting::Keep { depot, second } = self.pop() else { return };
        self.take_goods(depot, goods);
        self.depot_done(depot, second);
    }

    fn depot_done(&mut self, depot: u8, second: bool) {
        let left = GoodSet::held(&self.state.goods_in(depot));
        if !left.is_empty() {
            self.emit(Event::GoodsLeftBehind { seat: self.seat, depot, goods: left });
        }
        if second {
            self.push(Waiting::Second { beside: depot });
        } else {
            self.after_ship();
        }
    }

    fn take_goods(&mut self, depot: u8, goods: GoodSet) {
        goods.iter().for_each(|good| self.take_kind(depot, good));
    }

    /// Takes all goods of a kind from a depot.
    pub(super) fn take_kind(&mut self, depot: u8, good: Good) {
        let count = self.clear_goods(depot, good);
        if count > 0 {
            self.change(|estate| estate.goods.add(good.index(), count));
            self.emit(Event::GoodsLoaded { seat: self.seat, depot, good, count });
        }
    }

    fn clear_goods(&mut self, depot: u8, good: Good) -> u8 {
        let Some(lying) = self.state.depot_goods.get_mut(usize::from(depot).wrapping_sub(1)) else {
            return 0;
        };
        let count = lying.at(good.index());
        lying.set(good.index(), 0);
        count
    }

    pub(super) fn step_on_bridge(&mut self) {
        let space = self.state.step_on_bridge(self.seat);
        self.emit(Event::BridgeStep { seat: self.seat, space });
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Monastery 27: moves the stone to the top of its stack (rulebook page 11).
    pub(super) fn rise_on_bridge(&mut self) {
        // Both partners' stones rise; of two on one space the upper one stays above.
        let order = self.state.bridge.map(Seat);
        for seat in order.into_iter().take(usize::from(self.state.players())).rev() {
            if self.state.are_together(seat, self.seat) {
                let space = self.state.spaces.at(seat.index());
                self.state.put_on_bridge(seat, space);
            }
        }
    }
}

impl State {
    /// Moves the seat's stone one space towards the bridge's end and on top of the stones there; on the last
    /// space it goes to the top of its stack. Returns its space.
    pub(super) fn step_on_bridge(&mut self, seat: Seat) -> u8 {
        let space = (self.spaces.at(seat.index()) + 1).min(BRIDGE_SPACES - 1);
        self.put_on_bridge(seat, space);
        space
    }

    /// Puts the seat's stone on top of the stones on a space, but below that of monastery 27; a partner's goes
    /// above it.
    fn put_on_bridge(&mut self, seat: Seat, space: u8) {
        self.spaces.set(seat.index(), space);
        let players = usize::from(self.players()).min(SEATS);
        let stays_on_top = |other: u8| {
            self.spaces.at(usize::from(other)) == space
                && self.estate(Seat(other)).owns_monastery(monasteries::STONE_STAYS_ON_TOP)
                && !self.are_together(Seat(other), seat)
        };
        let mut bridge = [0u8; SEATS];
        let mut length = 0;
        let mut waits = true;
        for other in self.bridge.into_iter().take(players).filter(|other| *other != seat.0) {
            let reached = self.spaces.at(usize::from(other)) <= space;
            if waits && reached && !stays_on_top(other) {
                bridge.set(length, seat.0);
                length += 1;
                waits = false;
            }
            bridge.set(length, other);
            length += 1;
        }
        if waits {
            bridge.set(length, seat.0);
        }
        self.bridge = bridge;
    }
}
