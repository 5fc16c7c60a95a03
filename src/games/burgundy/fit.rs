//! Questions about places and amounts that both the list of legal actions and the check are built on.

use crate::engine::total::At;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::{Field, Fields};
use crate::games::burgundy::goods::{GOODS_PLACES, Good, GoodSet};
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Estate, State};
use crate::games::burgundy::tiles::{Building, Colour, Kind, Species, Tile};

impl Estate {
    /// The fields where the tile may be placed, numbers aside: empty fields of its colour beside a placed tile,
    /// in no city that has such a building (unless with monastery 1). An inn goes on any colour, one in each
    /// region; with shield 18 no tile need be adjacent.
    // Always inlined: in wasm a call that returns two words writes them to memory and reads them again.
    #[inline(always)]
    #[must_use]
    pub fn open_fields(&self, tile: Tile) -> Fields {
        let board = self.board();
        let Some(colour) = tile.colour() else { return self.open_fields_of_inn(tile) };
        let mut open = board.of_colour(colour).and(self.within_reach()).minus(self.filled);
        if colour == Colour::Building
            && !self.has_monastery(monasteries::SAME_BUILDINGS_IN_A_CITY)
            && let Some(Kind::Building(building)) = tile.kind()
        {
            for city in self.cities_having(building) {
                open = open.minus(board.regions.at(city));
            }
        }
        open
    }

    #[cold]
    fn open_fields_of_inn(&self, tile: Tile) -> Fields {
        if tile == Tile::BLACK {
            return self.within_reach().minus(self.filled);
        }
        if tile != Tile::INN {
            return Fields::NONE;
        }
        let board = self.board();
        let mut open = self.within_reach().minus(self.filled);
        for (number, region) in board.regions.iter().enumerate() {
            if (self.module_state().inns >> number) & 1 != 0 {
                open = open.minus(*region);
            }
        }
        open
    }

    /// The fields next to placed tiles; with shield 18 all fields.
    #[inline]
    fn within_reach(&self) -> Fields {
        if self.shields.has(Shield::NEEDS_NO_NEIGHBOUR) { self.board().all } else { self.reach }
    }

    pub(super) fn check_place(&self, tile: Tile, field: Field) -> Result<(), Illegal> {
        let board = self.board();
        if tile.is_none() {
            return Err(Illegal::EmptyKey);
        }
        if !board.all.has(field) {
            return Err(Illegal::NoField);
        }
        if self.filled.has(field) {
            return Err(Illegal::Filled);
        }
        if tile.colour().is_some_and(|colour| colour != board.colour(field)) {
            return Err(Illegal::Colour);
        }
        if !self.within_reach().has(field) {
            return Err(Illegal::NotBeside);
        }
        if !self.open_fields(tile).has(field) {
            let second_inn = tile == Tile::INN;
            return Err(if second_inn { Illegal::SecondInn } else { Illegal::SameBuilding });
        }
        Ok(())
    }

    /// The kinds of a depot's goods that are not in the store yet.
    #[must_use]
    pub fn new_kinds(&self, depot_goods: &[u8; 6]) -> GoodSet {
        GoodSet::held(depot_goods).minus(GoodSet::held(&self.goods))
    }

    /// Number of further kinds of goods that the store has places for.
    #[must_use]
    pub fn free_goods_places(&self) -> u32 {
        // In the solo game goods of all kinds are kept beside the board.
        let places = if self.board().solo { Good::ALL.len() as u32 } else { GOODS_PLACES };
        places.saturating_sub(GoodSet::held(&self.goods).len())
    }

    /// True if at least one of the depot's goods fits the store.
    #[must_use]
    pub fn some_fit(&self, depot_goods: &[u8; 6]) -> bool {
        let lying = GoodSet::held(depot_goods);
        let new = self.new_kinds(depot_goods);
        new.len() < lying.len() || (!new.is_empty() && self.free_goods_places() > 0)
    }

    /// The fields of the pasture that a field belongs to: with shield 1 all pastures are one.
    #[inline]
    #[must_use]
    pub fn pasture(&self, field: Field) -> Fields {
        let board = self.board();
        if self.shields.has(Shield::ONE_PASTURE) {
            board.of_colour(Colour::Animal)
        } else {
            board.region(field)
        }
    }

    /// The kinds of animals on the pasture of a field, geese aside: one bit each.
    #[must_use]
    pub fn species_beside(&self, field: Field) -> u8 {
        let mut seen = 0;
        for other in self.pasture(field).and(self.filled) {
            if let Some(Kind::Animal(species, _)) = self.tile(other).kind() {
                seen |= 1 << species as u8;
            }
        }
        seen
    }
}

/// True if a set of kinds of animals has this one.
#[must_use]
pub const fn has_species(set: u8, species: Species) -> bool {
    (set >> species as u8) & 1 != 0
}

/// True if the effect of market, carpenter or church takes tiles of this colour (rulebook page 6).
#[must_use]
pub const fn fetches(building: Building, colour: Colour) -> bool {
    match building {
        Building::Market => matches!(colour, Colour::Ship | Colour::Animal),
        Building::Carpenter => matches!(colour, Colour::Building),
        Building::Church => matches!(colour, Colour::Mine | Colour::Monastery | Colour::Castle),
        _ => false,
    }
}

impl State {
    /// The tile at a place of the table.
    #[inline]
    #[must_use]
    pub fn lying(&self, slot: Slot) -> Tile {
        self.table.at(slot.index())
    }

    /// The goods lying in a depot, 1 to 6.
    #[inline]
    #[must_use]
    pub fn goods_in(&self, depot: u8) -> [u8; 6] {
        self.depot_goods.at(usize::from(depot).wrapping_sub(1))
    }

    /// The kinds of goods that lie in any depot and fit the store, for shield 5.
    #[must_use]
    pub fn gatherable(&self, estate: &Estate) -> GoodSet {
        let room = estate.free_goods_places() > 0;
        let held = GoodSet::held(&estate.goods);
        let lies = |good: &Good| self.depot_goods.iter().any(|goods| goods.at(good.index()) > 0);
        let fits = |good: &Good| room || held.has(*good);
        Good::ALL
            .into_iter()
            .filter(|good| lies(good) && fits(good))
            .fold(GoodSet::NONE, GoodSet::with)
    }

    pub(super) fn fetchable(&self, building: Building) -> impl Iterator<Item = Slot> {
        (0..Slot::BLACK.0).map(Slot).filter(move |slot| {
            self.lying(*slot).colour().is_some_and(|colour| fetches(building, colour))
        })
    }

    /// The places of shield 14 (the six depots) or 15 (the black one and the inns).
    pub(super) fn settling_slots(black: bool) -> impl Iterator<Item = Slot> {
        let places = if black { Slot::BLACK.0..Slot::INNS.0 + 1 } else { 0..Slot::BLACK.0 };
        places.map(Slot)
    }

    /// True if the waiting effect of a building can be used.
    #[must_use]
    pub fn building_effect_usable(&self, estate: &Estate, building: Building) -> bool {
        match building {
            Building::Warehouse => estate.goods.iter().any(|count| *count > 0),
            Building::Carpenter | Building::Church | Building::Market => {
                self.fetchable(building).next().is_some()
            }
            Building::TownHall => {
                let placeable = |(_, tile)| !estate.open_fields(tile).is_empty();
                let mut some = false;
                self.for_each_open_tile(self.chooser(), |key, tile| some |= placeable((key, tile)));
                some || self.can_buy(estate)
            }
            Building::Watchtower
            | Building::BoardingHouse
            | Building::Bank
            | Building::WhiteCastle => false,
        }
    }

    /// The buildings whose effect the crane can use at this moment.
    pub(super) fn crane_uses(&self, estate: &Estate) -> impl Iterator<Item = Building> {
        let white =
            self.options.modules().has(crate::games::burgundy::modules::Module::WhiteCastles);
        let all = Building::ALL.into_iter().chain(white.then_some(Building::WhiteCastle));
        all.into_iter().filter(|building| match building {
            Building::Watchtower
            | Building::BoardingHouse
            | Building::Bank
            | Building::WhiteCastle => true,
            _ => self.building_effect_usable(estate, *building),
        })
    }
}
