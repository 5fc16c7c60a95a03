//! Features of the evaluation in games with modules, beyond the base game's.
//!
//! These features correct the base game's evaluation, which ignores modules: the trainer fits their weights to
//! its errors. Like the others they are small whole numbers, mostly 0, and read only open information.

use crate::bots::burgundy::features::Part;
use crate::bots::burgundy::features::look::{FeatureSink, Look};
use crate::bots::burgundy::features::settled::has_paid;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::burgundy::boards::{Board, POSTS};
use crate::games::burgundy::extras::ALL_PAIRS;
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::monasteries;
use crate::games::burgundy::points::{phase_points, region_points};
use crate::games::burgundy::route_cards::{Bonus, CARD_SPACES};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::sizes::{KEYS, PHASES, ROUNDS};
use crate::games::burgundy::state::{Estate, State, Waiting};
use crate::games::burgundy::tiles::{Building, Colour, Kind, Tile};

/// The first number of each group of features, and their total number.
pub mod at {
    /// 1 if a module is played, in the order of its bits.
    pub const PLAYED: usize = 0;
    /// Stored tiles of modules: white castle, crane, geese, inn, monasteries 27, 28 and 29.
    pub const STORED: usize = 6;
    /// Monasteries 27, 28 and 29, placed.
    pub const MONASTERIES: usize = 13;
    /// Inns beside the black depot, and whether one could be paid now.
    pub const INNS: usize = 16;
    /// Additions of inns to unfinished regions that lack one, two or more fields.
    pub const INN_REGIONS: usize = 18;
    /// Gain of a stored inn on its best field: where it finishes a region, where it leaves one field missing,
    /// elsewhere.
    pub const INN_STORED: usize = 21;
    /// Fields missing until the first two posts are joined, 1 to 7.
    pub const TWO_POSTS: usize = 24;
    /// Fields missing until the third post is joined too, 1 to 6.
    pub const THIRD_POST: usize = 31;
    /// The bonus for all posts that is still open: the large one with at most two, then four fields
    /// missing; then the small one.
    pub const POSTS_BONUS: usize = 37;
    /// Spaces left on the trade route, goods held, kinds of goods held while spaces are left.
    pub const ROUTE: usize = 41;
    /// Reward of the next space of the trade route, if the good for it is held: eight buildings, an action.
    pub const ROUTE_NEXT: usize = 44;
    /// 1 if the next space's good lies in a depot.
    pub const ROUTE_LYING: usize = 53;
    /// Maximum number of spaces that one sale, and two sales, would match with the right good.
    pub const ROUTE_HITS: usize = 54;
    /// Shields held, by number.
    pub const SHIELDS: usize = 56;
    /// Number of shields held: one, two, three, four or more.
    pub const SHIELD_COUNT: usize = 74;
    /// Tribute that could not be paid now: in the last round of a phase, in the two before, and earlier.
    pub const SHORT_OF: usize = 78;
    /// Castles free for shields, one and two, while some lie in the depots.
    pub const BARE: usize = 81;
    /// Shields of 12, 8 and 4 points in the depots.
    pub const LYING: usize = 83;
    /// While shields are played: silver, workers, empty castle fields.
    pub const MEANS: usize = 86;
    /// Shield 1: the largest herd, and that times the empty pasture.
    pub const ONE_PASTURE: usize = 89;
    /// Shield 5: the largest stack that could be gathered.
    pub const GATHERED: usize = 91;
    /// Shield 6 before a player is named: the highest value of another player's monasteries of the final
    /// scoring.
    pub const NAMABLE: usize = 92;
    /// Shield 7: colours with a bonus tile that lack one field, two or three, more.
    pub const DOUBLED_BONUS: usize = 93;
    /// Shield 8: silver that mines will add.
    pub const DOUBLED_MINES: usize = 96;
    /// Shields 9 and 12: goods held, for each.
    pub const DOUBLED_GOODS: usize = 97;
    /// Shield 10: own monasteries of the final scoring.
    pub const DOUBLED_MONASTERIES: usize = 99;
    /// Shield 17: its addition to unfinished regions that lack one, two or more fields.
    pub const WIDER_REGIONS: usize = 100;
    /// Shield 4: tiles stored beyond the third.
    pub const MORE_STORED: usize = 103;
    /// Waiting effects: white castle, crane, action of any number, gathering, geese.
    pub const WAITING: usize = 104;
    /// Total number of features.
    pub const COUNT: usize = 109;
}

/// The part that a feature belongs to.
#[must_use]
pub const fn part_of(feature: usize) -> Part {
    match feature {
        at::STORED..at::MONASTERIES | at::INN_STORED..at::TWO_POSTS | at::MORE_STORED => {
            Part::Storage
        }
        at::MONASTERIES..at::INNS | at::DOUBLED_MONASTERIES | at::NAMABLE => Part::Monasteries,
        at::INN_REGIONS..at::INN_STORED | at::WIDER_REGIONS..at::MORE_STORED => Part::Regions,
        at::TWO_POSTS..at::ROUTE => Part::Posts,
        at::ROUTE..at::SHIELDS => Part::Routes,
        at::SHIELDS..at::MEANS | at::DOUBLED_BONUS..at::DOUBLED_GOODS => Part::Shields,
        at::ONE_PASTURE..at::GATHERED => Part::Animals,
        at::GATHERED | at::DOUBLED_GOODS..at::DOUBLED_MONASTERIES => Part::Goods,
        at::WAITING..at::COUNT => Part::Open,
        _ => Part::Table,
    }
}

/// Passes all of these features of the seat's position to the sink.
pub fn features(state: &State, seat: Seat, sink: &mut impl FeatureSink) {
    let modules = state.options().modules();
    let estate = state.estate(seat);
    let mut look = Look::at(state, seat, sink);
    for module in modules.iter() {
        look.add(at::PLAYED + module as usize, 1);
    }
    look.stored(modules);
    if modules.has(Module::Inns) {
        look.inns();
    }
    if modules.has(Module::BorderPosts) && estate.module_state().posts != ALL_PAIRS {
        look.posts();
    }
    if modules.has(Module::TradeRoutes) {
        look.route();
    }
    if modules.has(Module::Shields) {
        look.shields();
    }
    if state.chooser() == seat {
        look.waiting();
    }
}

/// Additional points of a region of this size if it counts one field more (an inn, shield 17).
fn wider(size: u32) -> u8 {
    region_points(size + 1) - region_points(size)
}

impl<S: FeatureSink> Look<'_, S> {
    fn stored(&mut self, modules: Modules) {
        let mut count = 0;
        for (_, tile) in self.estate.stored_tiles() {
            count += 1;
            if let Some(index) = stored_feature(tile) {
                self.add(at::STORED + index, 1);
            }
        }
        if count > KEYS {
            self.add(at::MORE_STORED, (count - KEYS) as u32);
        }
        if modules.has(Module::ExtraTiles) || modules.has(Module::WhiteCastles) {
            for number in monasteries::FIRST_OF_MODULES..=monasteries::LAST {
                if self.estate.has_monastery(number) {
                    let index = usize::from(number - monasteries::FIRST_OF_MODULES);
                    self.add(at::MONASTERIES + index, 1);
                }
            }
        }
    }

    fn inns(&mut self) {
        let lying = self.state.inns();
        self.add(at::INNS, lying.min(2));
        self.add(at::INNS + 1, u32::from(lying > 0 && self.estate.silver() >= 2));
        for number in 0..usize::from(self.board.region_count) {
            if (self.estate.module_state().inns >> number) & 1 != 0 {
                self.wider_region(at::INN_REGIONS, number);
            }
        }
        if !self.estate.stored_tiles().any(|(_, tile)| tile == Tile::INN) {
            return;
        }
        let mut best = [0u8; 3];
        for field in self.estate.open_fields(Tile::INN) {
            let region = self.board.region(field);
            let missing = region.minus(self.estate.filled()).len();
            let gain = wider(region.len());
            let finished = if missing == 1 { phase_points(self.state.phase()) } else { 0 };
            let place = (missing as usize).clamp(1, 3) - 1;
            let most = best.at(place).max(gain + finished);
            best.set(place, most);
        }
        for (step, gain) in best.into_iter().enumerate() {
            self.add(at::INN_STORED + step, gain);
        }
    }

    /// Adds the value of one additional field to the features of an unfinished region, by number of missing
    /// fields.
    fn wider_region(&mut self, first: usize, number: usize) {
        let region = self.board.regions.at(number);
        let missing = region.minus(self.estate.filled()).len();
        if missing > 0 {
            self.add(first + missing.min(3) as usize - 1, wider(region.len()));
        }
    }

    fn posts(&mut self) {
        let missing = missing_to_posts(self.board, self.estate.filled());
        let [first, second, third] = missing;
        let all = first + second + third;
        if self.estate.module_state().posts == 0 {
            let two = usize::from(first + second).clamp(1, 7);
            self.add(at::TWO_POSTS + two - 1, 1);
        } else {
            self.add(at::THIRD_POST + usize::from(all).clamp(1, 6) - 1, 1);
        }
        let group = match self.state.posts_gone() {
            0 => at::POSTS_BONUS,
            1 => at::POSTS_BONUS + 2,
            _ => return,
        };
        if all <= 4 {
            self.add(group + usize::from(all > 2), 1);
        }
    }

    fn route(&mut self) {
        let estate = self.estate;
        let spaces = estate.route_cards().count() * CARD_SPACES;
        let laid = estate.laid_goods();
        if laid >= spaces {
            return;
        }
        let goods: u8 = estate.goods().iter().sum();
        let kinds = estate.goods().iter().filter(|n| **n > 0).count();
        self.add(at::ROUTE, (spaces - laid) as u32);
        self.add(at::ROUTE + 1, goods);
        self.add(at::ROUTE + 2, kinds as u32);
        let Some(next) = estate.route_space(laid) else { return };
        if estate.goods().at(next.good.index()) > 0 {
            let index = match next.bonus {
                Bonus::Action => Building::ALL.len(),
                Bonus::Building(building) => building.index().min(Building::ALL.len() - 1),
            };
            self.add(at::ROUTE_NEXT + index, 1);
        }
        let lies = |depot: &[u8; 6]| depot.at(next.good.index()) > 0;
        self.add(at::ROUTE_LYING, u32::from(self.state.depot_goods().iter().any(lies)));
        let (one, two) = best_hits(estate, laid);
        self.add(at::ROUTE_HITS, one);
        self.add(at::ROUTE_HITS + 1, two);
    }

    fn shields(&mut self) {
        let estate = self.estate;
        let held = estate.shields().len();
        for shield in estate.shields().iter() {
            self.add(at::SHIELDS + usize::from(shield.0) - 1, 1);
            self.shield_at_work(shield);
        }
        if held > 0 {
            self.add(at::SHIELD_COUNT + usize::from(held.min(4)) - 1, 1);
            let in_workers = estate.shields().has(Shield::TRIBUTE_IN_WORKERS);
            let workers = if in_workers { estate.workers() } else { 0 };
            let short = u16::from(held).saturating_sub(estate.silver().saturating_add(workers));
            let step = match ROUNDS.saturating_sub(self.state.round()) {
                _ if has_paid(self.state, self.seat) => 2,
                0 | 1 => 0,
                2 | 3 => 1,
                _ => 2,
            };
            self.add(at::SHORT_OF + step, short);
        }
        let mut lying = [0u8; 3];
        for shield in
            self.state.module_state().depot_shields.as_flattened().iter().filter(|s| s.is_some())
        {
            lying.add(usize::from(3 - shield.points() / 4).min(2), 1);
        }
        let bare = estate.bare_castles();
        if lying != [0; 3] {
            self.add(at::BARE, u32::from(bare > 0));
            self.add(at::BARE + 1, u32::from(bare > 1));
        }
        for (step, count) in lying.into_iter().enumerate() {
            self.add(at::LYING + step, count);
        }
        self.add(at::MEANS, estate.silver().min(8));
        self.add(at::MEANS + 1, estate.workers().min(12));
        let castles = self.board.of_colour(Colour::Castle).minus(estate.filled());
        self.add(at::MEANS + 2, castles.len());
    }

    /// Features of the goods, tiles and regions that a shield's rule refers to.
    fn shield_at_work(&mut self, shield: Shield) {
        match shield {
            Shield::ONE_PASTURE => {
                let most = largest_herd(self.estate);
                let animals = self.board.of_colour(Colour::Animal);
                let empty = animals.minus(self.estate.filled()).len();
                self.add(at::ONE_PASTURE, most);
                self.add(at::ONE_PASTURE + 1, u32::from(most) * empty);
            }
            Shield::DOUBLES_BONUS_TILES => self.doubled_bonuses(),
            Shield::WIDENS_REGIONS => {
                for number in 0..usize::from(self.board.region_count) {
                    self.wider_region(at::WIDER_REGIONS, number);
                }
            }
            other => {
                if let Some((feature, count)) = self.count_at_work(other) {
                    self.add(feature, count);
                }
            }
        }
    }

    /// The feature with the count that a shield's rule refers to, if it is a single one.
    fn count_at_work(&self, shield: Shield) -> Option<(usize, u32)> {
        let estate = self.estate;
        let goods = || estate.goods().iter().sum();
        let (feature, count): (usize, u8) = match shield {
            Shield::SHIPS_GATHER_ONE_KIND => {
                let lying = |good: usize| self.state.depot_goods().iter().map(move |d| d.at(good));
                let most = (0..6).map(|good| lying(good).sum::<u8>()).max().unwrap_or(0);
                (at::GATHERED, most)
            }
            Shield::BORROWS_MONASTERIES if self.state.named().is_none() => {
                let others = self.state.seats().filter(|seat| *seat != self.seat);
                let most = others.map(|other| self.monasteries_of(other)).max();
                (at::NAMABLE, most.unwrap_or(0))
            }
            Shield::DOUBLES_MINES => {
                (at::DOUBLED_MINES, estate.mines() * PHASES.saturating_sub(self.state.phase()))
            }
            Shield::SILVER_FOR_EACH_GOOD => (at::DOUBLED_GOODS, goods()),
            Shield::DOUBLES_SCORING_MONASTERIES => {
                let own = |number: &u8| estate.owns_monastery(*number);
                let count = estate.scoring_monasteries().filter(own).count();
                (at::DOUBLED_MONASTERIES, count.min(255) as u8)
            }
            Shield::DOUBLES_SALES => (at::DOUBLED_GOODS + 1, goods()),
            _ => return None,
        };
        Some((feature, count.into()))
    }

    /// The value of the other player's monasteries of the final scoring for this one.
    fn monasteries_of(&self, other: Seat) -> u8 {
        let theirs = self.state.estate(other);
        let new = theirs.scoring_monasteries().filter(|number| !self.estate.has_monastery(*number));
        let edition = self.state.options().edition();
        new.map(|number| self.estate.monastery_points(number, edition)).sum()
    }

    fn doubled_bonuses(&mut self) {
        for colour in Colour::ALL {
            let missing = self.board.of_colour(colour).minus(self.estate.filled()).len();
            let gone = (self.state.bonuses_gone() >> (colour.index() + Colour::ALL.len())) & 1 != 0;
            if missing > 0 && !gone {
                let step = usize::from(missing > 1) + usize::from(missing > 3);
                self.add(at::DOUBLED_BONUS + step, 1);
            }
        }
    }

    fn waiting(&mut self) {
        for place in 0..usize::from(self.state.waits()) {
            let index = match self.state.waiting_at(place) {
                Waiting::WhiteCastle => 0,
                Waiting::Crane => 1,
                Waiting::AnyAction | Waiting::StoneAction => 2,
                Waiting::Gather => 3,
                Waiting::Geese(_) => 4,
                _ => continue,
            };
            self.add(at::WAITING + index, 1);
        }
    }
}

fn stored_feature(tile: Tile) -> Option<usize> {
    Some(match tile.kind() {
        Some(Kind::Building(Building::WhiteCastle)) => 0,
        Some(Kind::Crane) => 1,
        Some(Kind::Geese) => 2,
        Some(Kind::Inn) => 3,
        Some(Kind::Monastery(number @ monasteries::FIRST_OF_MODULES..=monasteries::LAST)) => {
            4 + usize::from(number - monasteries::FIRST_OF_MODULES)
        }
        _ => return None,
    })
}

/// Maximum distance to a post that is counted, in fields.
const FAR: u8 = 7;

/// For each border post the number of fields still to be filled to join it to the estate, the nearest first.
fn missing_to_posts(board: &Board, filled: Fields) -> [u8; POSTS] {
    let mut missing = [FAR; POSTS];
    let mut reached = filled;
    let mut edge = filled;
    for steps in 0..FAR {
        for (post, found) in board.posts.iter().zip(&mut missing) {
            if *found == FAR && !post.and(reached).is_empty() {
                *found = steps;
            }
        }
        if !missing.contains(&FAR) {
            break;
        }
        let mut next = Fields::NONE;
        for field in edge {
            next = next.or(board.neighbours(field));
        }
        edge = next.minus(reached);
        reached = reached.or(edge);
    }
    missing.sort_unstable();
    missing
}

/// Maximum number of spaces from `laid` on that one sale would match with the right good, and that two would.
fn best_hits(estate: &Estate, laid: usize) -> (u8, u8) {
    let hits = |from: usize, good: usize| {
        let right =
            |number: usize| estate.route_space(number).is_some_and(|s| s.good.index() == good);
        let end = from + usize::from(estate.goods().at(good));
        (from..end).filter(|number| right(*number)).count() as u8
    };
    let held = || (0..6).filter(|good| estate.goods().at(*good) > 0);
    let (mut one, mut two) = (0, 0);
    for first in held() {
        let here = hits(laid, first);
        one = one.max(here);
        let next = laid + usize::from(estate.goods().at(first));
        let after = held().filter(|second| *second != first).map(|second| hits(next, second));
        two = two.max(here + after.max().unwrap_or(0));
    }
    (one, two)
}

/// Size of the largest total of one kind of animal in the estate.
fn largest_herd(estate: &Estate) -> u8 {
    let mut heads = [0u8; 4];
    for field in estate.board().of_colour(Colour::Animal).and(estate.filled()) {
        if let Some(Kind::Animal(species, count)) = estate.tile(field).kind() {
            heads.add(species as usize, count);
        }
    }
    heads.into_iter().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burgundy::boards::BoardId;
    use crate::games::burgundy::fields::Field;

    #[test]
    fn groups_follow_each_other_without_gaps() {
        assert_eq!(at::STORED, Module::ALL.len());
        assert_eq!(at::THIRD_POST - at::TWO_POSTS, usize::from(FAR));
        assert_eq!(at::ROUTE_LYING - at::ROUTE_NEXT, Building::ALL.len() + 1);
        assert_eq!(at::SHIELD_COUNT - at::SHIELDS, 18);
        assert_eq!(at::COUNT, at::WAITING + 5);
    }

    #[test]
    fn posts_are_counted_from_the_estate() {
        let board = BoardId(11).board();
        let castle = Fields::only(Field(18));
        // From the middle to the posts in the north-west, north-east and south.
        assert_eq!(missing_to_posts(board, castle), [3, 3, 3]);
        let joined = castle.with(Field(11)).with(Field(10)).with(Field(9));
        assert_eq!(missing_to_posts(board, joined), [0, 3, 3]);
    }

    #[test]
    fn goods_meet_the_route_in_the_order_of_sale() {
        let mut estate = Estate::new();
        // Card 1: goods 2, 4 and 1; card 2: 1, 2 and 5.
        estate.edit().modules().routes = [1, 2, 0, 0, 0];
        *estate.edit().goods() = [0, 1, 0, 2, 0, 0];
        assert_eq!(best_hits(&estate, 0), (1, 2));
        assert_eq!(best_hits(&estate, 2), (0, 1));
        assert_eq!(best_hits(&estate, 6), (0, 0));
    }
}
