//! Trade routes: cards on which goods are laid when they are sold (rulebook page 12), and their rewards.

use crate::engine::game::EventSink;
use crate::engine::total::At;
use crate::games::burgundy::event::{Event, Gain, Reason};
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::placing::{BANK_SILVER, BOARDING_HOUSE_WORKERS};
use crate::games::burgundy::play::Play;
use crate::games::burgundy::points::WATCHTOWER_POINTS;
use crate::games::burgundy::route_cards::{Bonus, CARD_SPACES, ROUTES, Space};
use crate::games::burgundy::state::{Estate, Waiting};
use crate::games::burgundy::tiles::Building;

impl Estate {
    /// The cards of the trade route, from left to right, by their numbers from 1.
    pub fn route_cards(&self) -> impl Iterator<Item = u8> {
        self.module_state().routes.into_iter().take_while(|card| *card > 0)
    }

    /// The space with this number, counted from 0 over all cards; `None` beyond the last.
    #[must_use]
    pub fn route_space(&self, number: usize) -> Option<Space> {
        let card =
            usize::from(self.module_state().routes.at(number / CARD_SPACES)).checked_sub(1)?;
        ROUTES.get(card)?.get(number % CARD_SPACES).copied()
    }

    /// The good on a space, if there is one.
    #[must_use]
    pub fn laid_good(&self, number: usize) -> Option<Good> {
        let good = self.module_state().laid.checked_shr(3 * number as u32).unwrap_or(0) & 7;
        (good > 0).then_some(Good(good as u8))
    }

    /// Number of spaces with a good.
    #[must_use]
    pub fn laid_goods(&self) -> usize {
        (u64::BITS - self.module_state().laid.leading_zeros()).div_ceil(3) as usize
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Makes sold goods pending, to be laid on the trade route one after the other.
    pub(super) fn lay_sold(&mut self, good: Good, count: u8) {
        if self.state.options.modules().has(Module::TradeRoutes) && count > 0 {
            self.push(Waiting::Route { good, left: count });
        }
    }

    /// Lays the next good on the trade route; goods without a space go to the pile. Its reward is resolved
    /// completely before the next one is laid.
    pub(super) fn lay_next(&mut self, good: Good, left: u8) {
        self.pop();
        let own = self.state.own(self.seat);
        let number = own.laid_goods();
        let Some(space) = own.route_space(number) else { return };
        if left > 1 {
            self.push(Waiting::Route { good, left: left - 1 });
        }
        self.change_own(|own| own.module_state_mut().laid |= u64::from(good.0) << (3 * number));
        let bonus = (space.good == good).then_some(space.bonus);
        self.emit(Event::GoodLaid { seat: self.seat, space: number as u8, good, bonus });
        match bonus {
            None => {}
            Some(Bonus::Action) => self.push(Waiting::AnyAction),
            Some(Bonus::Building(Building::Watchtower)) => {
                self.score(WATCHTOWER_POINTS, Reason::Route);
            }
            Some(Bonus::Building(Building::BoardingHouse)) => {
                self.gain_workers(BOARDING_HOUSE_WORKERS, Gain::Route);
            }
            Some(Bonus::Building(Building::Bank)) => self.gain_silver(BANK_SILVER, Gain::Route),
            Some(Bonus::Building(building)) => self.push(Waiting::Building(building)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_kept_in_the_order_in_which_they_were_laid() {
        let mut estate = Estate::new();
        estate.module_state_mut().routes = [1, 3, 0, 0, 0];
        estate.module_state_mut().laid = 6 | 1 << 3;
        assert_eq!(estate.laid_goods(), 2);
        assert_eq!([0, 1, 2].map(|n| estate.laid_good(n)), [Some(Good(6)), Some(Good(1)), None]);
        assert_eq!(estate.route_space(3).map(|space| space.bonus), Some(Bonus::Action));
        assert_eq!(estate.route_space(6), None);
    }
}
