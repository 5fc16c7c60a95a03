//! Taking, using and losing shields in the own turn (rulebook page 15).

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::{Die, Key};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Cost, Event};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::sizes::{KEYS, MAX_KEYS};
use crate::games::burgundy::state::{State, Waiting};
use crate::games::burgundy::team::TEAM_KEYS;
use crate::games::burgundy::tiles::Tile;

impl<E: EventSink<Event>> Play<'_, E> {
    /// Takes a shield for a double, or as a castle's action with shield 11; the one it replaces
    /// leaves the game.
    pub(super) fn take_shield(&mut self, new: Shield, old: Shield) {
        let Some(depot) = self.state.depot_of(new) else { return };
        let mut workers = 0;
        if self.state.top() == Waiting::Castle {
            self.pop();
        } else {
            workers = self.state.workers_for_double(self.estate(), depot);
            self.state.used = 3;
        }
        if let Some(lying) =
            self.state.module_state_mut().depot_shields.get_mut(usize::from(depot) - 1)
        {
            lying.iter_mut().filter(|shield| **shield == new).for_each(|s| *s = Shield::NONE);
        }
        self.change(|estate| estate.workers = estate.workers.saturating_sub(workers.into()));
        if old.is_some() {
            self.lose_shield(old);
        }
        self.change(|estate| {
            estate.shields = estate.shields.with(new);
            if new == Shield::STORES_ANY_NUMBER {
                estate.keys = MAX_KEYS as u8;
            }
        });
        self.emit(Event::ShieldTaken { seat: self.seat, depot, shield: new, workers });
    }

    /// Removes a shield, and its rule with it, from the game.
    pub(super) fn lose_shield(&mut self, shield: Shield) {
        self.change(|estate| estate.shields = estate.shields.without(shield));
        self.emit(Event::ShieldLost { seat: self.seat, shield });
        if shield == Shield::STORES_ANY_NUMBER {
            self.push(Waiting::Overflow);
        }
        if shield == Shield::BORROWS_MONASTERIES {
            self.state.named = 0;
            self.change(|estate| estate.borrow(0));
        }
    }

    /// Moves stored tiles to the key fields that are left when shield 4 is lost: three, or a team's common
    /// ones.
    pub(super) fn close_ranks(&mut self) {
        let kept = if self.state.is_team_game() { TEAM_KEYS } else { KEYS } as u8;
        for key in (kept..self.estate().keys).map(Key) {
            let tile = self.estate().stored(key);
            let [_, free] = self.state.shelves(self.seat);
            if let (true, Some(to)) = (tile.is_some(), free.filter(|free| free.0 < kept)) {
                self.change(|estate| {
                    estate.set_stored(key, Tile::NONE);
                    estate.set_stored(to, tile);
                });
                self.emit(Event::TileMoved { seat: self.seat, tile, from: key, to });
            }
        }
        self.change(|estate| estate.keys = kept);
    }

    /// Shield 16: turns a die to another number.
    pub(super) fn turn_die(&mut self, die: Die, to: u8) {
        let place = self.state.unused_dice().iter().position(|face| *face == Some(die.0));
        if let (Some(place), Some(dice)) = (place, self.state.dice.get_mut(self.seat.index())) {
            dice.set(place, to);
        }
        self.state.turned = true;
        self.emit(Event::DieTurned { seat: self.seat, die, to });
    }

    /// Shield 6: lets another player's monasteries work for this one too.
    pub(super) fn name(&mut self, other: Seat) {
        if self.state.top() == Waiting::Naming {
            self.pop();
        }
        self.state.named = other.0 + 1;
        self.emit(Event::MonasteriesShared { seat: self.seat, with: other });
        self.borrow_monasteries();
    }

    /// Updates the monasteries that the owner of shield 6 borrows from the named player: all but 27.
    pub(super) fn borrow_monasteries(&mut self) {
        let holder = self.state.holder(Shield::BORROWS_MONASTERIES);
        let (Some(named), Some(holder)) = (self.state.named(), holder) else {
            return;
        };
        let all = self.state.estate(named).own_monasteries();
        let monasteries = all & !(1 << monasteries::STONE_STAYS_ON_TOP);
        if let Some(estate) = self.state.estates.get_mut(holder.index()) {
            estate.borrow(monasteries);
        }
    }

    /// Shield 5: takes all goods of a kind from all depots.
    pub(super) fn gather(&mut self, good: Good) {
        self.pop();
        for depot in 1..=6 {
            self.take_kind(depot, good);
        }
    }

    /// Shields 14 and 15: moves a tile from the table straight into the estate.
    pub(super) fn settle_tile(&mut self, slot: Slot, field: Field) {
        self.pop();
        let tile = self.lift(slot);
        self.change(|estate| estate.lay(tile, field));
        self.emit(Event::TileSettled { seat: self.seat, tile, from: slot, field });
        self.after_placing(tile, field);
    }

    /// Pays the tribute for all remaining shields.
    pub(super) fn pay_tribute(&mut self, workers: u8) {
        self.pop();
        let silver = self.estate().shields.len().saturating_sub(workers);
        self.spend(silver, workers, Cost::Tribute);
    }
}

impl State {
    /// The position after a seat's tribute is paid and before the phase's end goes on; `None` for a seat without
    /// an estate.
    #[must_use]
    pub fn with_tribute_paid(&self, seat: Seat, workers: u8) -> Option<State> {
        let mut paid = self.clone();
        let estate = paid.estates.get_mut(self.estate_of(seat))?;
        let silver = estate.shields.len().saturating_sub(workers);
        estate.silver = estate.silver.saturating_sub(silver.into());
        estate.workers = estate.workers.saturating_sub(workers.into());
        paid.waits = paid.waits.saturating_sub(1);
        Some(paid)
    }
}
