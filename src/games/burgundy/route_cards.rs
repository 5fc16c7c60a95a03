//! The cards of the trade routes (rulebook page 12).

use crate::games::burgundy::goods::Good;
use crate::games::burgundy::tiles::Building;
use serde::{Deserialize, Serialize};

/// Cards in the box.
pub const CARDS: usize = 12;
/// Spaces on each card.
pub const CARD_SPACES: usize = 3;
/// Maximum number of cards of a player: five with two players.
pub const MAX_CARDS: usize = 5;

/// The reward of a space for a good of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// The effect of this building when it is placed.
    Building(Building),
    /// One action as with a die of any number.
    Action,
}

/// A space of a card: a kind of goods and its reward.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Space {
    /// The kind.
    pub good: Good,
    /// The reward of a good laid here.
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

/// Number of cards of each player: 5, 4 or 3 with two, three or four players.
#[must_use]
pub const fn cards_each(players: u8) -> u8 {
    7u8.saturating_sub(players)
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
}
