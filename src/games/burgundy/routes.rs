//! Trade routes: cards on which goods are laid when they are sold (rulebook page 12).
//!
//! The cards as data, and what a player's row of them gives.

use crate::engine::game::EventSink;
use crate::engine::total::At;
use crate::games::burgundy::event::{Event, Gain, Reason};
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::placing::{BANK_SILVER, BOARDING_HOUSE_WORKERS};
use crate::games::burgundy::play::Play;
use crate::games::burgundy::points::WATCHTOWER_POINTS;
use crate::games::burgundy::state::{Estate, Waiting};
use crate::games::burgundy::tiles::Building;
use serde::{Deserialize, Serialize};

/// Cards in the box.
pub const CARDS: usize = 12;
/// Spaces on each card.
pub const CARD_SPACES: usize = 3;
/// The most cards that a player has: five with two players.
pub const MAX_CARDS: usize = 5;

/// What a space gives for a good of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// What this building does when it is placed.
    Building(Building),
    /// One action as with a die of any number.
    Action,
}

/// A space of a card: a kind of goods and what it gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Space {
    /// The kind.
    pub good: Good,
    /// What a good of this kind gives when it is laid here.
    pub bonus: Bonus,
}

const fn space(good: u8, bonus: Bonus) -> Space {
    Space { good: Good(good), bonus }
}

const CARPENTER: Bonus = Bonus::Building(Building::Carpenter);
const CHURCH: Bonus = Bonus::Building(Building::Church);
const MARKET: Bonus = Bonus::Building(Building::Market);
const TOWN_HALL: Bonus = Bonus::Building(Building::TownHall);
const WAREHOUSE: Bonus = Bonus::Building(Building::Warehouse);
const WORKERS: Bonus = Bonus::Building(Building::BoardingHouse);
const SILVER: Bonus = Bonus::Building(Building::Bank);
const POINTS: Bonus = Bonus::Building(Building::Watchtower);
const ACTION: Bonus = Bonus::Action;

/// The twelve cards, each from left to right.
pub const ROUTES: [[Space; CARD_SPACES]; CARDS] = [
    [space(2, CARPENTER), space(4, CHURCH), space(1, WORKERS)],
    [space(1, MARKET), space(2, SILVER), space(5, TOWN_HALL)],
    [space(4, ACTION), space(1, POINTS), space(2, MARKET)],
    [space(3, TOWN_HALL), space(5, POINTS), space(6, MARKET)],
    [space(6, TOWN_HALL), space(4, MARKET), space(3, WAREHOUSE)],
    [space(4, WORKERS), space(1, WAREHOUSE), space(6, CARPENTER)],
    [space(5, ACTION), space(6, SILVER), space(1, CARPENTER)],
    [space(4, TOWN_HALL), space(3, CHURCH), space(2, WORKERS)],
    [space(1, SILVER), space(6, ACTION), space(5, CARPENTER)],
    [space(6, POINTS), space(3, SILVER), space(4, WAREHOUSE)],
    [space(5, WAREHOUSE), space(2, CHURCH), space(3, POINTS)],
    [space(3, WORKERS), space(5, CHURCH), space(2, ACTION)],
];

/// How many cards each player gets: 5, 4 or 3 with two, three or four players.
#[must_use]
pub const fn cards_each(players: u8) -> u8 {
    7u8.saturating_sub(players)
}

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

    /// The good that lies on a space, if one does.
    #[must_use]
    pub fn laid_good(&self, number: usize) -> Option<Good> {
        let good = self.module_state().laid.checked_shr(3 * number as u32).unwrap_or(0) & 7;
        (good > 0).then_some(Good(good as u8))
    }

    /// How many spaces have a good.
    #[must_use]
    pub fn laid_goods(&self) -> usize {
        (u64::BITS - self.module_state().laid.leading_zeros()).div_ceil(3) as usize
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Goods that were sold wait to be laid on the trade route, one after the other.
    pub(super) fn lay_sold(&mut self, good: Good, count: u8) {
        if self.state.options.modules().has(Module::TradeRoutes) && count > 0 {
            self.push(Waiting::Route { good, left: count });
        }
    }

    /// Lays the next good on the trade route; those that find no space go to the pile. What it gives
    /// is resolved to its end before the next one is laid.
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
    fn each_good_is_there_six_times_and_each_bonus_four_times() {
        let spaces = || ROUTES.iter().flatten();
        for good in Good::ALL {
            assert_eq!(spaces().filter(|space| space.good == good).count(), 6, "{good:?}");
        }
        let bonuses = Building::ALL.map(Bonus::Building);
        for bonus in bonuses.iter().chain([&Bonus::Action]) {
            assert_eq!(spaces().filter(|space| space.bonus == *bonus).count(), 4, "{bonus:?}");
        }
        for card in ROUTES {
            let mut goods = card.map(|space| space.good.0);
            goods.sort_unstable();
            assert!(goods.windows(2).all(|pair| pair[0] != pair[1]), "{card:?}");
        }
    }

    #[test]
    fn five_four_or_three_cards_each() {
        assert_eq!([2, 3, 4].map(cards_each), [5, 4, 3]);
    }

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
