//! Features of the base game.

use crate::bots::burgundy::features::Part;
use crate::bots::burgundy::features::look::{FeatureSink, Look};
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::monasteries::*;
use crate::games::burgundy::numbers::Numbers;
use crate::games::burgundy::points::{REGION_POINTS, phase_points, region_points};
use crate::games::burgundy::sizes::{KEYS, PHASES};
use crate::games::burgundy::state::{Estate, State, Waiting};
use crate::games::burgundy::tiles::{Building, Colour, Kind, Species, Tile};

/// Maximum region size with a row in the points' table.
const LARGEST_REGION: u32 = REGION_POINTS.len() as u32;

/// The first number of each group of features, and their total number.
pub mod at {
    /// Always 1.
    pub const ALWAYS: usize = 0;
    /// Silver: the amount, then whether it reaches 1, 2, 3, 4 and 6.
    pub const SILVER: usize = 1;
    /// Workers, likewise.
    pub const WORKERS: usize = 7;
    /// Goods held, their kinds, and the largest stack.
    pub const GOODS: usize = 13;
    /// The most goods that one ship could load now, and all goods in the depots.
    pub const HARBOUR: usize = 16;
    /// Stored tiles by kind: castle, mine, ship, animals, eight buildings, 26 monasteries.
    pub const STORED: usize = 18;
    /// Number of tiles stored: one, two, three.
    pub const STORE_FILL: usize = 56;
    /// Stored tiles that fit no field now, none ever, or fields of one, two, three or more numbers.
    pub const STORED_FIT: usize = 59;
    /// Points of the best region that a stored tile would finish, and of the best that it would bring to one
    /// missing field.
    pub const STORED_GAIN: usize = 64;
    /// Points that stored animals would score on their best pastures.
    pub const STORED_HERD: usize = 66;
    /// Unfinished regions by size and missing fields, see [`super::region_feature`].
    pub const REGIONS: usize = 67;
    /// Size points of regions with one missing field, or two, that can be reached now.
    pub const NEARLY: usize = 103;
    /// Missing fields by colour.
    pub const MISSING: usize = 105;
    /// One, two or three fields missing, for each colour.
    pub const LAST_FIELDS: usize = 111;
    /// 1 if the colour has a field that can be reached, by colour.
    pub const OPEN: usize = 129;
    /// Colours of which one, two or three fields are missing, while the large bonus tile is there;
    /// then while only the small one is.
    pub const BONUS: usize = 135;
    /// Other players who are as near to a colour, or nearer, while a bonus tile is there.
    pub const RACE: usize = 141;
    /// Monasteries placed, by number.
    pub const MONASTERIES: usize = 142;
    /// Current value of the monasteries of the final scoring.
    pub const RUNNING: usize = 168;
    /// Silver that mines will pay, and workers that monastery 2 will.
    pub const MINES: usize = 169;
    /// Animals on pastures with room: the largest herds, and those times the free fields.
    pub const HERDS: usize = 171;
    /// The place on the bridge, and its space.
    pub const BRIDGE: usize = 173;
    /// Buildings that stand in cities with room: kinds times free fields.
    pub const CROWDED: usize = 175;
    /// Dice not used yet.
    pub const DICE: usize = 176;
    /// Waiting effects: castle, ship, second depot, warehouse, carpenter, church, market, town hall;
    /// then a tile for which a stored one must go.
    pub const WAITING: usize = 177;
    /// 1 if a purchase is still possible in this turn.
    pub const PURCHASE: usize = 186;
    /// Tiles of use in the numbered depots, by colour.
    pub const TABLE: usize = 187;
    /// Total number of features.
    pub const COUNT: usize = 193;
}

/// The part that a feature belongs to.
#[must_use]
pub const fn part_of(feature: usize) -> Part {
    match feature {
        at::SILVER..at::WORKERS | at::MINES => Part::Silver,
        at::WORKERS..at::GOODS => Part::Workers,
        at::GOODS..at::STORED => Part::Goods,
        at::STORED..at::REGIONS => Part::Storage,
        at::REGIONS..at::MISSING | at::OPEN..at::BONUS | at::CROWDED => Part::Regions,
        at::MISSING..at::OPEN | at::BONUS..at::MONASTERIES => Part::Colours,
        at::MONASTERIES..at::MINES => Part::Monasteries,
        at::HERDS..at::BRIDGE => Part::Animals,
        at::BRIDGE..at::CROWDED => Part::Bridge,
        at::DICE..at::TABLE => Part::Open,
        _ => Part::Table,
    }
}

/// The feature of an unfinished region: `size` 1 to 8, `missing` 1 to `size`. Larger regions, which double
/// boards have, count as the largest.
#[must_use]
pub const fn region_feature(size: u32, missing: u32) -> usize {
    let size = if size > LARGEST_REGION { LARGEST_REGION } else { size };
    let missing = if missing > size { size } else { missing };
    at::REGIONS + (size * (size.saturating_sub(1)) / 2 + missing.saturating_sub(1)) as usize
}

/// Passes all features of the seat's position to the sink.
pub fn features(state: &State, seat: Seat, sink: &mut impl FeatureSink) {
    let estate = state.estate(seat);
    let mut look = Look::at(state, seat, sink);
    look.sink.add(at::ALWAYS, 1);
    look.amount(at::SILVER, estate.silver());
    look.amount(at::WORKERS, estate.workers());
    look.goods();
    look.storage();
    look.regions();
    look.colours();
    look.monasteries();
    look.turn();
}

impl<S: FeatureSink> Look<'_, S> {
    /// An amount and the thresholds it reaches.
    fn amount(&mut self, first: usize, amount: u16) {
        self.add(first, amount.min(12));
        for (step, threshold) in (first + 1..).zip([1, 2, 3, 4, 6]) {
            if amount >= threshold {
                self.add(step, 1);
            }
        }
    }

    fn goods(&mut self) {
        let goods = self.estate.goods();
        let sum: u8 = goods.iter().sum();
        let most = goods.iter().copied().max().unwrap_or(0);
        let kinds = goods.iter().filter(|n| **n > 0).count() as u8;
        self.add(at::GOODS, sum);
        self.add(at::GOODS + 1, kinds);
        self.add(at::GOODS + 2, most);
        let room = 3u8.saturating_sub(kinds);
        let (mut best, mut all) = (0u8, 0u8);
        for lying in self.state.depot_goods() {
            let (mut load, mut new) = (0u8, 0u8);
            for (held, there) in goods.iter().zip(lying) {
                all = all.saturating_add(*there);
                if *there > 0 && (*held > 0 || new < room) {
                    new += u8::from(*held == 0);
                    load += there;
                }
            }
            best = best.max(load);
        }
        self.add(at::HARBOUR, best);
        self.add(at::HARBOUR + 1, all);
    }

    fn storage(&mut self) {
        let mut count = 0;
        let (mut finish, mut near) = (0, 0);
        for (_, tile) in self.estate.stored_tiles() {
            let Some(feature) = stored_feature(tile) else { continue };
            self.add(at::STORED + feature, 1);
            count += 1;
            let open = self.estate.open_fields(tile);
            self.fit(tile, open);
            if let Some(Kind::Animal(species, heads)) = tile.kind() {
                let herd = self.best_herd(species, open);
                self.add(at::STORED_HERD, herd + heads);
            }
            for field in open {
                let region = self.board.region(field);
                let points = i32::from(region_points(region.len()));
                let left = region.minus(self.estate.filled()).len();
                if left == 1 {
                    finish = finish.max(points + i32::from(phase_points(self.state.phase())));
                }
                if left == 2 {
                    near = near.max(points);
                }
            }
        }
        if count > 0 {
            self.add(at::STORE_FILL + count.min(KEYS) - 1, 1);
        }
        self.add(at::STORED_GAIN, finish);
        self.add(at::STORED_GAIN + 1, near);
    }

    fn fit(&mut self, tile: Tile, open: Fields) {
        let numbers = (1..=6)
            .filter(|n| !self.board.of_numbers(Numbers::only(*n)).and(open).is_empty())
            .count();
        let feature = match numbers {
            0 if self.is_dead(tile) => 1,
            0 => 0,
            1 => 2,
            2 => 3,
            _ => 4,
        };
        self.add(at::STORED_FIT + feature, 1);
    }

    /// True if no empty field can ever take the tile.
    fn is_dead(&self, tile: Tile) -> bool {
        let Some(colour) = tile.colour() else { return false };
        let mut free = self.board.of_colour(colour).minus(self.estate.filled());
        if let Some(Kind::Building(building)) = tile.kind()
            && !self.estate.has_monastery(SAME_BUILDINGS_IN_A_CITY)
        {
            for city in self.estate.cities_having(building) {
                free = free.minus(self.board.regions.at(city));
            }
        }
        free.is_empty()
    }

    fn best_herd(&self, species: Species, open: Fields) -> u8 {
        open.into_iter().map(|field| self.estate.herd(species, field).0).max().unwrap_or(0)
    }

    fn regions(&mut self) {
        let count = usize::from(self.board.region_count);
        for (number, region) in self.board.regions.iter().take(count).enumerate() {
            let empty = region.minus(self.estate.filled());
            let (size, missing) = (region.len(), empty.len());
            if missing == 0 {
                continue;
            }
            self.add(region_feature(size, missing), 1);
            if missing <= 2 && !empty.and(self.estate.reach()).is_empty() {
                self.add(at::NEARLY + missing as usize - 1, region_points(size));
            }
            if number < usize::from(self.board.cities) {
                let kinds = self.estate.kinds_in_city(number as u8);
                self.add(at::CROWDED, kinds * missing);
            } else if missing < size {
                self.herds(*region, missing);
            }
        }
    }

    /// The largest herd of a pasture with room.
    fn herds(&mut self, region: Fields, missing: u32) {
        let mut heads = [0u8; 4];
        for field in region.and(self.estate.filled()) {
            match self.estate.tile(field).kind() {
                Some(Kind::Animal(species, count)) => {
                    let index = species as usize;
                    heads.add(index, count);
                }
                _ => return,
            }
        }
        let most = u32::from(heads.iter().copied().max().unwrap_or(0));
        self.add(at::HERDS, most);
        self.add(at::HERDS + 1, most * missing);
    }

    fn colours(&mut self) {
        let players = usize::from(self.state.players());
        for colour in Colour::ALL {
            let c = colour.index();
            let fields = self.board.of_colour(colour);
            let empty = fields.minus(self.estate.filled());
            let missing = empty.len();
            if missing == 0 {
                continue;
            }
            self.add(at::MISSING + c, missing);
            if !empty.and(self.estate.reach()).is_empty() {
                self.add(at::OPEN + c, 1);
            }
            if missing > 3 {
                continue;
            }
            let step = missing as usize - 1;
            self.add(at::LAST_FIELDS + 3 * c + step, 1);
            let large = (self.state.bonuses_gone() >> c) & 1 == 0;
            let small = (self.state.bonuses_gone() >> (c + Colour::ALL.len())) & 1 == 0;
            if large || small {
                self.add(at::BONUS + step + if large { 0 } else { 3 }, 1);
                let near = |other: &&Estate| {
                    let left = other.board().of_colour(colour).minus(other.filled()).len();
                    left > 0 && left <= missing
                };
                let rivals = self.state.estates().iter().take(players).filter(near).count();
                self.add(at::RACE, rivals.saturating_sub(1) as u32);
            }
        }
    }

    fn monasteries(&mut self) {
        for number in 1..FIRST_OF_MODULES {
            if self.estate.has_monastery(number) {
                self.add(at::MONASTERIES + usize::from(number) - 1, 1);
            }
        }
        let edition = self.state.options().edition();
        self.add(at::RUNNING, self.estate.running_monastery_points(edition));
        let pays = self.estate.mines() * PHASES.saturating_sub(self.state.phase());
        self.add(at::MINES, pays);
        if self.estate.has_monastery(MINES_BRING_WORKERS) {
            self.add(at::MINES + 1, pays);
        }
        self.add(at::BRIDGE, self.state.place_on_bridge(self.seat) as u32);
        self.add(at::BRIDGE + 1, self.state.spaces().at(self.seat.index()));
    }

    /// The resources still open in this turn, and the tiles on the table.
    fn turn(&mut self) {
        let mine = self.state.chooser() == self.seat;
        let dice = if mine { 2 - self.state.used().count_ones() } else { 0 };
        if mine {
            self.add(at::DICE, dice);
            let state = self.state;
            for effect in state.all_waiting() {
                if let Some(index) = waiting_feature(effect) {
                    self.add(at::WAITING + index, 1);
                }
            }
            if !self.state.has_bought() && self.estate.silver() >= 2 {
                self.add(at::PURCHASE, 1);
            }
        }
        if self.state.round() < 4 || dice > 0 {
            let mut lying = [0u8; 6];
            for slot in self.state.table().iter().take(Slot::BLACK.index()) {
                if let Some(colour) = slot.colour() {
                    lying.add(colour.index(), 1);
                }
            }
            for colour in Colour::ALL {
                let empty = self.board.of_colour(colour).minus(self.estate.filled());
                let some = u32::from(lying.at(colour.index())).min(empty.len());
                self.add(at::TABLE + colour.index(), some.min(3));
            }
        }
    }
}

fn stored_feature(tile: Tile) -> Option<usize> {
    Some(match tile.kind() {
        Some(Kind::Castle) => 0,
        Some(Kind::Mine) => 1,
        Some(Kind::Ship) => 2,
        Some(Kind::Animal(..)) => 3,
        // Tiles of modules count as the most similar tile of the base game, whose weights are known.
        Some(Kind::Building(Building::WhiteCastle)) => 0,
        Some(Kind::Building(building)) => 4 + building.index(),
        Some(Kind::Crane) => 4 + Building::TownHall.index(),
        Some(Kind::Geese) => 3,
        Some(Kind::Inn | Kind::Black) => 1,
        Some(Kind::Monastery(STONE_STAYS_ON_TOP)) => 11 + usize::from(SALES_BRING_A_WORKER),
        Some(Kind::Monastery(BUYS_WORKERS)) => 11 + usize::from(HIRES_FOUR),
        Some(Kind::Monastery(SCORES_WHITE_CASTLES)) => 11 + usize::from(SCORES_WAREHOUSES),
        Some(Kind::Monastery(number)) => 11 + number as usize,
        None => return None,
    })
}

const fn waiting_feature(waiting: Waiting) -> Option<usize> {
    Some(match waiting {
        Waiting::Castle | Waiting::WhiteCastle | Waiting::AnyAction | Waiting::StoneAction => 0,
        Waiting::Load | Waiting::Keep { .. } => 1,
        Waiting::Second { .. } => 2,
        Waiting::Building(Building::Warehouse) => 3,
        Waiting::Building(Building::Carpenter) => 4,
        Waiting::Building(Building::Church) => 5,
        Waiting::Building(Building::Market) => 6,
        Waiting::Building(Building::TownHall) | Waiting::Crane => 7,
        Waiting::Discard(_) => 8,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_follow_each_other_without_gaps() {
        assert_eq!(at::WORKERS - at::SILVER, 6);
        assert_eq!(at::STORE_FILL - at::STORED, 12 + 26);
        assert_eq!(region_feature(8, 8), at::NEARLY - 1);
        assert_eq!(region_feature(1, 1), at::REGIONS);
        assert_eq!(region_feature(12, 10), region_feature(8, 8));
        assert_eq!(at::COUNT, at::TABLE + 6);
        assert_eq!(stored_feature(Tile::monastery(26)), Some(37));
    }
}
