//! Placing a tile in the estate: gains, finished regions, colours, and the effect that waits
//! (rulebook pages 5 to 8).

use crate::engine::game::EventSink;
use crate::engine::total::At;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::event::{Event, Gain, Reason};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::points::{
    WATCHTOWER_POINTS, large_bonus, phase_points, region_points, small_bonus,
};
use crate::games::burgundy::state::{Estate, Waiting};
use crate::games::burgundy::tiles::{Building, Colour, Kind, Species, Tile};

/// Workers of a boarding house (rulebook page 7).
pub const BOARDING_HOUSE_WORKERS: u8 = 4;
/// Silver of a bank (rulebook page 7).
pub const BANK_SILVER: u8 = 2;

impl Estate {
    /// Lays a tile on a field and keeps what is derived from it: reach, cities, monasteries.
    pub fn lay(&mut self, tile: Tile, field: Field) {
        let board = self.board();
        self.tiles.set(field.index(), tile);
        self.filled = self.filled.with(field);
        self.reach = self.reach.or(board.neighbours(field));
        match tile.kind() {
            Some(Kind::Building(building)) => {
                if let Some(kinds) = self.city_kinds.get_mut(usize::from(board.region_of(field))) {
                    *kinds |= 1 << building.index();
                }
            }
            Some(Kind::Monastery(number)) => self.monasteries |= 1 << number,
            _ => {}
        }
    }

    /// What animals score when the last of them was placed on `field`: the animals' points, and how
    /// many tiles scored (the new one and its like on the same pasture; rulebook page 6).
    #[must_use]
    pub fn herd(&self, species: Species, field: Field) -> (u8, u8) {
        let pasture = self.board().region(field).and(self.filled);
        let mut herd = (0, 0);
        for other in pasture {
            if let Some(Kind::Animal(kind, count)) = self.tile(other).kind()
                && kind == species
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
            estate.storage.set(key.index(), Tile::NONE);
            estate.lay(tile, field);
        });
        self.emit(Event::TilePlaced { seat: self.seat, tile, from: key, field });
        self.immediate_gain(tile, field);
        self.finish_region(field);
        self.finish_colour(field);
        self.await_effect(tile);
    }

    fn immediate_gain(&mut self, tile: Tile, field: Field) {
        match tile.kind() {
            Some(Kind::Animal(species, _)) => {
                let (animals, tiles) = self.estate().herd(species, field);
                self.score(animals, Reason::Animals);
                if self.estate().has_monastery(7) {
                    self.score(tiles, Reason::Monastery(7));
                }
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
            _ => {}
        }
    }

    /// Points for a region whose last field was filled: by size, then by phase (rulebook page 8).
    fn finish_region(&mut self, field: Field) {
        let board = self.estate().board();
        let region = board.region(field);
        if !region.minus(self.estate().filled).is_empty() {
            return;
        }
        let (colour, size) = (board.colour(field), region.len() as u8);
        self.emit(Event::RegionFinished { seat: self.seat, field, colour, size });
        self.score(region_points(region.len()), Reason::Region { colour, size });
        let phase = self.state.phase;
        self.score(phase_points(phase), Reason::Phase(phase));
    }

    /// The large bonus tile for the first to fill all fields of a colour, the small one for the
    /// second (rulebook page 8).
    fn finish_colour(&mut self, field: Field) {
        let estate = self.estate();
        let colour = estate.board().colour(field);
        if !estate.board().of_colour(colour).minus(estate.filled).is_empty() {
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
    }

    fn await_effect(&mut self, tile: Tile) {
        match tile.kind() {
            Some(Kind::Castle) => self.push(Waiting::Castle),
            Some(Kind::Ship) => {
                self.push(Waiting::BridgeStep);
                self.push(Waiting::Load);
            }
            Some(Kind::Building(
                building @ (Building::Warehouse
                | Building::Carpenter
                | Building::Church
                | Building::Market
                | Building::TownHall),
            )) => self.push(Waiting::Building(building)),
            _ => {}
        }
    }
}
