//! Placing a tile in the estate: gains, finished regions, colours, and the pending effect (rulebook pages 5 to
//! 8).

use crate::engine::game::EventSink;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::event::{Event, Gain, Reason};
use crate::games::burgundy::fields::{Field, Fields};
use crate::games::burgundy::monasteries;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::points::{
    REGION_POINTS, WATCHTOWER_POINTS, large_bonus, phase_points, region_points, small_bonus,
};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Estate, Waiting};
use crate::games::burgundy::tiles::{Building, Colour, GEESE, Kind, Species, Tile};

/// Workers of a boarding house (rulebook page 7).
pub const BOARDING_HOUSE_WORKERS: u8 = 4;
/// Silver of a bank (rulebook page 7).
pub const BANK_SILVER: u8 = 2;

impl Estate {
    /// Lays a tile on a field and updates the derived data: reach, cities, monasteries, inns.
    pub(super) fn lay(&mut self, tile: Tile, field: Field) {
        let board = self.board();
        self.set_tile(field, tile);
        self.filled = self.filled.with(field);
        self.reach = self.reach.or(board.neighbours(field));
        match tile.kind() {
            Some(Kind::Building(building)) => {
                self.add_to_city(building, board.region_of(field));
            }
            Some(Kind::Monastery(number)) => self.monasteries |= 1 << number,
            Some(Kind::Inn) => self.module_state_mut().inns |= 1 << board.region_of(field),
            Some(
                Kind::Castle
                | Kind::Mine
                | Kind::Ship
                | Kind::Animal(..)
                | Kind::Crane
                | Kind::Geese
                | Kind::Black,
            )
            | None => {}
        }
    }

    /// The size that a region counts as when it is finished (rulebook pages 8, 12 and 15).
    #[must_use]
    pub fn counted_size(&self, region: Fields) -> u8 {
        let Some(field) = region.into_iter().next() else { return 0 };
        let inn = (self.module_state().inns >> self.board().region_of(field)) as u8 & 1;
        let size = region.len() as u8 + inn + u8::from(self.shields.has(Shield::WIDENS_REGIONS));
        size.min(REGION_POINTS.len() as u8)
    }

    /// The score of animals when the last of them was placed on `field`: the animals' points, and the number of
    /// tiles that scored (the new one and those of its kind on the same pasture, geese too; rulebook pages 6
    /// and 11).
    #[must_use]
    pub fn herd(&self, species: Species, field: Field) -> (u8, u8) {
        let pasture = self.pasture(field).and(self.filled);
        let mut herd = (0, 0);
        for other in pasture {
            let kind = self.tile(other).kind();
            if let Some((of, count)) = kind.and_then(Kind::herd)
                && of.is_none_or(|of| of == species)
            {
                herd = (herd.0 + count, herd.1 + 1);
            }
        }
        herd
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    pub(super) fn place(&mut self, key: Key, field: Field) {
        let tile = self.estate().stored(key);
        self.change(|estate| {
            estate.set_stored(key, Tile::NONE);
            estate.lay(tile, field);
        });
        self.emit(Event::TilePlaced { seat: self.seat, tile, from: key, field });
        self.after_placing(tile, field);
    }

    /// Carries out all consequences of a tile just laid: gains, region, colour, border posts, effect.
    pub(super) fn after_placing(&mut self, tile: Tile, field: Field) {
        self.immediate_gain(tile, field);
        self.finish_region(field);
        self.finish_colour(field);
        if !self.state.options.is_base() {
            self.join_posts(field);
            self.borrow_monasteries();
        }
        self.await_effect(tile, field);
        self.end_when_filled();
    }

    fn immediate_gain(&mut self, tile: Tile, field: Field) {
        match tile.kind() {
            Some(Kind::Animal(species, _)) => {
                let (animals, tiles) = self.estate().herd(species, field);
                self.score_animals(animals, tiles);
            }
            Some(Kind::Geese) => self.score_animals(GEESE, 1),
            Some(Kind::Monastery(monasteries::STONE_STAYS_ON_TOP)) => self.rise_on_bridge(),
            Some(Kind::Monastery(number)) if self.state.is_solo() => {
                self.score_monastery_solo(number);
            }
            Some(Kind::Building(Building::Watchtower)) => {
                self.score(WATCHTOWER_POINTS, Reason::Watchtower);
            }
            Some(Kind::Building(Building::BoardingHouse)) => {
                self.gain_workers(BOARDING_HOUSE_WORKERS, Gain::Building(Building::BoardingHouse));
            }
            Some(Kind::Building(Building::Bank)) => {
                self.gain_silver(BANK_SILVER, Gain::Building(Building::Bank));
            }
            Some(
                Kind::Building(
                    Building::Warehouse
                    | Building::Carpenter
                    | Building::Church
                    | Building::Market
                    | Building::TownHall
                    | Building::WhiteCastle,
                )
                | Kind::Monastery(_)
                | Kind::Castle
                | Kind::Mine
                | Kind::Ship
                | Kind::Crane
                | Kind::Inn
                | Kind::Black,
            )
            | None => {}
        }
    }

    /// Scores points of animals, and one more for each tile with monastery 7.
    pub(super) fn score_animals(&mut self, animals: u8, tiles: u8) {
        self.score(animals, Reason::Animals);
        if self.estate().has_monastery(monasteries::ANIMAL_TILES_SCORE_ONE_MORE) {
            self.score(tiles, Reason::Monastery(monasteries::ANIMAL_TILES_SCORE_ONE_MORE));
        }
    }

    /// Scores a region whose last field was filled: by size, then by phase (rulebook page 8).
    fn finish_region(&mut self, field: Field) {
        let board = self.estate().board();
        let region = board.region(field);
        if !region.minus(self.estate().filled).is_empty() {
            return;
        }
        let (colour, size) = (board.colour(field), self.estate().counted_size(region));
        let fields = region.len() as u8;
        self.emit(Event::RegionFinished { seat: self.seat, field, colour, size: fields });
        self.score(region_points(size.into()), Reason::Region { colour, size });
        let phase = self.state.phase;
        self.score(phase_points(phase), Reason::Phase(phase));
    }

    /// Gives the large bonus tile to the first who fills all fields of a colour, the small one to the second
    /// (rulebook page 8).
    fn finish_colour(&mut self, field: Field) {
        let estate = self.estate();
        let colour = estate.board().colour(field);
        if !estate.board().of_colour(colour).minus(estate.filled).is_empty() {
            return;
        }
        if self.state.is_solo() {
            self.finish_colour_solo(colour);
            return;
        }
        let large = 1u16 << colour.index();
        let small = large << Colour::ALL.len();
        let players = self.state.players();
        let (bit, first, points) = if self.state.bonuses_gone & large == 0 {
            (large, true, large_bonus(players))
        } else if self.state.bonuses_gone & small == 0 {
            (small, false, small_bonus(players))
        } else {
            return;
        };
        self.state.bonuses_gone |= bit;
        self.change(|estate| estate.bonuses |= bit);
        self.emit(Event::BonusTaken { seat: self.seat, colour, first });
        self.score(points, Reason::Bonus { colour, first });
        if self.estate().shields.has(Shield::DOUBLES_BONUS_TILES) {
            self.score(points, Reason::Shield(Shield::DOUBLES_BONUS_TILES));
        }
    }

    fn await_effect(&mut self, tile: Tile, field: Field) {
        match tile.kind() {
            Some(Kind::Castle) => self.push(Waiting::Castle),
            Some(Kind::Ship) => {
                if !self.state.is_solo() {
                    self.push(Waiting::BridgeStep);
                }
                if self.estate().shields.has(Shield::SHIPS_GATHER_ONE_KIND) {
                    self.push(Waiting::Gather);
                }
                self.push(Waiting::Load);
            }
            Some(Kind::Building(Building::WhiteCastle)) => self.push(Waiting::WhiteCastle),
            Some(Kind::Crane) => self.push(Waiting::Crane),
            Some(Kind::Geese) => self.await_geese(field),
            Some(Kind::Building(
                building @ (Building::Warehouse
                | Building::Carpenter
                | Building::Church
                | Building::Market
                | Building::TownHall),
            )) => self.push(Waiting::Building(building)),
            Some(
                Kind::Building(Building::Watchtower | Building::BoardingHouse | Building::Bank)
                | Kind::Mine
                | Kind::Animal(..)
                | Kind::Monastery(_)
                | Kind::Inn
                | Kind::Black,
            )
            | None => {}
        }
    }
}
