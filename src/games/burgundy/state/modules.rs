//! The parts of a position for modules, the solo game and the team game, in boxes of their own, so that a
//! position of the base game stays small and is copied without allocation.
//!
//! The boxes are made when the game is set up and when a position is read; playing allocates nothing.

use crate::engine::total::At;
use crate::games::burgundy::event::{BASE_SOURCES, SOURCES, Source};
use crate::games::burgundy::fields::{BOARD_FIELDS, MAX_FIELDS};
use crate::games::burgundy::route_cards::MAX_CARDS;
use crate::games::burgundy::shields::{DEPOT_SHIELDS, Shield};
use crate::games::burgundy::sizes::{KEYS, MAX_KEYS, MAX_WAITING};
use crate::games::burgundy::state::{Estate, State, Waiting};
use crate::games::burgundy::tiles::{Building, Tile};

/// Number of pending effects stored in the position itself: the base game never has more than three.
pub const NEAR_WAITING: usize = 4;
/// Number of cities whose buildings are stored in the estate itself.
pub const NEAR_CITIES: usize = 8;
/// Number of kinds of buildings stored in the estate itself, those of the base game.
pub const NEAR_BUILDINGS: usize = Building::ALL.len();

/// The additions of modules to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ModuleState {
    /// Pending effects beyond [`State::waiting`].
    pub waiting: [Waiting; MAX_WAITING - NEAR_WAITING],
    /// The shields that lie in each depot.
    pub depot_shields: [[Shield; DEPOT_SHIELDS]; 6],
}

/// The additions of modules to an estate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EstateModules {
    /// The key fields beyond [`Estate::storage`].
    pub storage: [Tile; MAX_KEYS - KEYS],
    /// The tiles on the right half of a double board.
    pub tiles: [Tile; MAX_FIELDS - BOARD_FIELDS],
    /// The cities with a white castle, one bit each; the estate itself stores those of the base game's
    /// buildings.
    pub white_castles: u8,
    /// Monasteries borrowed from another player with shield 6: bit n for monastery n.
    pub borrowed: u32,
    /// Points by row of the score sheet, from [`BASE_SOURCES`] on.
    pub points: [u16; SOURCES - BASE_SOURCES],
    /// The regions with an inn, one bit each.
    pub inns: u32,
    /// The pairs of border posts that are joined, as in
    /// [`PostsJoined`](crate::games::burgundy::event::Event::PostsJoined).
    pub posts: u8,
    /// The cards of the trade route by number, from left to right; 0 for none.
    pub routes: [u8; MAX_CARDS],
    /// The goods on the trade route, three bits a space from the left; 0 for none.
    pub laid: u64,
}

impl ModuleState {
    const NOTHING: ModuleState = ModuleState {
        waiting: [Waiting::Nothing; MAX_WAITING - NEAR_WAITING],
        depot_shields: [[Shield::NONE; DEPOT_SHIELDS]; 6],
    };
}

impl EstateModules {
    const NOTHING: EstateModules = EstateModules {
        storage: [Tile::NONE; MAX_KEYS - KEYS],
        tiles: [Tile::NONE; MAX_FIELDS - BOARD_FIELDS],
        white_castles: 0,
        borrowed: 0,
        points: [0; SOURCES - BASE_SOURCES],
        inns: 0,
        posts: 0,
        routes: [0; MAX_CARDS],
        laid: 0,
    };
}

impl Default for ModuleState {
    fn default() -> ModuleState {
        ModuleState::NOTHING
    }
}

impl Default for EstateModules {
    fn default() -> EstateModules {
        EstateModules::NOTHING
    }
}

impl Estate {
    /// The additions of modules to the estate; the defaults in the base game.
    #[inline]
    #[must_use]
    pub fn module_state(&self) -> &EstateModules {
        static NOTHING: EstateModules = EstateModules::NOTHING;
        self.module_state.as_deref().unwrap_or(&NOTHING)
    }

    /// The additions of modules to the estate, mutable. The box exists in every game that uses it.
    ///
    /// Never inlined: the base game does not call it, and making a box is much code.
    #[cold]
    #[inline(never)]
    pub(in crate::games::burgundy) fn module_state_mut(&mut self) -> &mut EstateModules {
        self.module_state.get_or_insert_default()
    }

    /// The estate without its box.
    #[inline]
    const fn bare(&self) -> Estate {
        Estate { module_state: None, ..*self }
    }

    /// The points of a row of the score sheet.
    #[must_use]
    pub fn points_of(&self, source: Source) -> u16 {
        match source.index().checked_sub(BASE_SOURCES) {
            None => self.points.at(source.index()),
            Some(row) => self.module_state().points.at(row),
        }
    }

    /// The points of all rows of the score sheet.
    #[must_use]
    pub fn all_points(&self) -> [u16; SOURCES] {
        let (base, more) = (&self.points, &self.module_state().points);
        core::array::from_fn(|row| match row.checked_sub(BASE_SOURCES) {
            None => base.at(row),
            Some(row) => more.at(row),
        })
    }

    /// Adds points to a row of the score sheet.
    pub(in crate::games::burgundy) fn add_points(&mut self, source: Source, points: u16) {
        let row = match source.index().checked_sub(BASE_SOURCES) {
            None => self.points.get_mut(source.index()),
            Some(row) => self.module_state_mut().points.get_mut(row),
        };
        if let Some(row) = row {
            *row = row.saturating_add(points);
        }
    }

    /// The cities with such a building, one bit each.
    #[inline]
    #[must_use]
    pub fn cities_with(&self, building: Building) -> u8 {
        match building {
            Building::WhiteCastle => self.module_state().white_castles,
            _ => self.cities.at(building.index()),
        }
    }

    /// The numbers of the cities with such a building.
    #[inline]
    pub fn cities_having(&self, building: Building) -> impl Iterator<Item = usize> + use<> {
        let mut cities = self.cities_with(building);
        core::iter::from_fn(move || {
            let city = cities.trailing_zeros() as usize;
            (cities != 0).then(|| {
                cities &= cities - 1;
                city
            })
        })
    }

    /// Number of kinds of buildings in a city.
    #[must_use]
    pub fn kinds_in_city(&self, city: u8) -> u32 {
        let all = Building::ALL.into_iter().chain([Building::WhiteCastle]);
        all.map(|building| u32::from(self.cities_with(building) >> (city & 7) & 1)).sum()
    }

    /// Records such a building in a city.
    pub(in crate::games::burgundy) fn add_to_city(&mut self, building: Building, city: u8) {
        let cities = match building {
            Building::WhiteCastle => Some(&mut self.module_state_mut().white_castles),
            _ => self.cities.get_mut(building.index()),
        };
        if let Some(cities) = cities {
            *cities |= 1 << (city & 7);
        }
    }
}

impl Clone for Estate {
    fn clone(&self) -> Estate {
        Estate { module_state: self.module_state.clone(), ..*self }
    }

    fn clone_from(&mut self, from: &Estate) {
        let more = self.module_state.take();
        *self = from.bare();
        self.module_state = more;
        self.module_state.clone_from(&from.module_state);
    }
}

impl State {
    /// The additions of modules to the position; the defaults in the base game.
    #[inline]
    #[must_use]
    pub fn module_state(&self) -> &ModuleState {
        static NOTHING: ModuleState = ModuleState::NOTHING;
        self.module_state.as_deref().unwrap_or(&NOTHING)
    }

    /// The additions of modules to the position, mutable. The box exists in every game that uses it.
    ///
    /// Never inlined: the base game does not call it, and making a box is much code.
    #[cold]
    #[inline(never)]
    pub(in crate::games::burgundy) fn module_state_mut(&mut self) -> &mut ModuleState {
        self.module_state.get_or_insert_default()
    }

    /// Makes the boxes that the game uses: none in the base game.
    pub(in crate::games::burgundy) fn make_boxes(&mut self) {
        if !self.options.is_base() {
            self.module_state_mut();
            let players = usize::from(self.players());
            self.estates.iter_mut().take(players).for_each(|estate| _ = estate.module_state_mut());
        }
    }

    /// The position without its boxes.
    #[inline]
    fn bare(&self) -> State {
        State { module_state: None, estates: self.estates.each_ref().map(Estate::bare), ..*self }
    }

    /// The pending item at a place, counted from the oldest.
    #[inline]
    #[must_use]
    pub fn waiting_at(&self, place: usize) -> Waiting {
        match place.checked_sub(NEAR_WAITING) {
            None => self.waiting.at(place),
            Some(beyond) => self.module_state().waiting.at(beyond),
        }
    }

    /// Sets the pending item at a place.
    #[inline]
    pub(in crate::games::burgundy) fn set_waiting(&mut self, place: usize, waiting: Waiting) {
        match place.checked_sub(NEAR_WAITING) {
            None => self.waiting.set(place, waiting),
            Some(beyond) => self.module_state_mut().waiting.set(beyond, waiting),
        }
    }

    /// All pending items, the oldest first.
    pub fn all_waiting(&self) -> impl DoubleEndedIterator<Item = Waiting> {
        (0..usize::from(self.waits)).map(|place| self.waiting_at(place))
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        let mut copy = self.bare();
        copy.module_state.clone_from(&self.module_state);
        for (to, from) in copy.estates.iter_mut().zip(&self.estates) {
            to.module_state.clone_from(&from.module_state);
        }
        copy
    }

    /// Reuses existing boxes, so that repeated copying needs no allocation.
    fn clone_from(&mut self, from: &State) {
        let more = self.module_state.take();
        let boxes = self.estates.each_mut().map(|estate| estate.module_state.take());
        *self = from.bare();
        self.module_state = more;
        self.module_state.clone_from(&from.module_state);
        for ((to, from), kept) in self.estates.iter_mut().zip(&from.estates).zip(boxes) {
            to.module_state = kept;
            to.module_state.clone_from(&from.module_state);
        }
    }
}
