//! The layout of a principality: cells in five rows and as many columns as needed.

use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Region;
use crate::games::princes::place::{CENTRES, Laid, Place, Spot};
use crate::games::princes::realm::{Centre, Land, Piece, Realm};
use crate::games::princes::row::{Passive, Points, Site};
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, RegionChoice};
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::worth::worth;

/// Number of rows.
pub const ROWS: usize = 5;
/// The row of the centres.
pub const MIDDLE: usize = 2;

/// The contents of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // each line explains the fields
pub enum CellContent {
    /// A region: its store, and whether a card beside it doubles its production.
    Region { region: Region, store: u8, doubled: bool },
    /// A settlement, city or metropolis.
    Centre(Centre),
    /// A road.
    Road,
    /// The place of the next road or settlement.
    End { road: bool },
    /// A free site of a settlement or city.
    Free { city: bool },
    /// An empty place for an expansion above or below a region, or on a road.
    Beside,
    /// A card: its side and points, the card on top, its own store, and whether it is on a road.
    Card {
        card: Card,
        side: u8,
        points: Points,
        cover: Card,
        store: Option<u8>,
        foreign: bool,
        small: bool,
    },
}

/// A cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// Its column from the left, from 0.
    pub column: usize,
    /// Its row from the top: outer site, inner site and region, centre, and mirrored.
    pub row: usize,
    /// Its contents.
    pub thing: CellContent,
    /// The part that a touch selects.
    pub part: Part,
}

/// A principality.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The owner's seat.
    pub realm: u8,
    /// Number of columns.
    pub columns: usize,
    /// The cells.
    pub cells: Vec<Cell>,
    /// Column and row of the two regions that a new settlement is still to receive.
    pub coming: Vec<(usize, usize)>,
}

/// The row of a region above or below.
const fn inner(row: usize) -> usize {
    if row == 0 { 1 } else { 3 }
}

/// The row beyond it.
const fn outer(row: usize) -> usize {
    if row == 0 { 0 } else { 4 }
}

struct Builder<'a> {
    state: &'a State,
    seat: u8,
    left: usize,
    cells: Vec<Cell>,
}

impl<'a> Builder<'a> {
    const fn realm(&self) -> &'a Realm {
        self.state.realm(self.seat)
    }

    /// Adds contents to a cell; columns are counted in steps of half a region.
    fn put(&mut self, x: usize, row: usize, thing: CellContent, part: Part) {
        if let Some(column) = x.checked_sub(self.left) {
            self.cells.push(Cell { column, row, thing, part });
        }
    }

    fn site(&self, at: Place) -> Part {
        Part::Site { realm: self.seat, at }
    }

    fn piece(&mut self, x: usize, row: usize, piece: &Piece, at: Place, small: bool) {
        let foreign = piece.row().foreign;
        let (owner, place) =
            if foreign { (other(self.seat), at.abroad()) } else { (self.seat, at) };
        // A covering card is on top: touches select it.
        let named = if piece.cover.is_some() { piece.cover } else { piece.card };
        let part = Part::Laid { owner, laid: Laid { card: named, at: place } };
        let Piece { card, cover, side, .. } = *piece;
        let store = self.realm().cached().filter(|_| card == Card::GOLD_CACHE);
        let points = worth(self.state, owner, Laid { card, at: place }, side);
        let thing = CellContent::Card { card, side, points, cover, store, foreign, small };
        self.put(x, row, thing, part);
    }

    fn column(&mut self, column: usize) {
        let x = 2 * column;
        for row in [0, 1] {
            let land = self.realm().land(column, row);
            if land.region.is_some() {
                self.region(x, row, land, column);
            }
        }
        if self.realm().has_road(column) {
            self.put(x, MIDDLE, CellContent::Road, self.site(Place::road(column)));
            let post = self.realm().posts.at(column);
            if post.is_some() {
                self.piece(x, MIDDLE, &post, Place::road(column), true);
            }
        } else {
            self.put(x, MIDDLE, CellContent::End { road: true }, self.site(Place::road(column)));
        }
    }

    fn region(&mut self, x: usize, row: usize, land: Land, column: usize) {
        let Land { region, store, piece } = land;
        let doubles = Passive::Double(region.kind());
        let mut beside = self.realm().beside_region(column, row);
        let doubled = beside.any(|piece| piece.row().passives().any(|passive| passive == doubles));
        let thing = CellContent::Region { region, store, doubled };
        self.put(x, inner(row), thing, Part::Region(region));
        let at = Place::region(region);
        match piece.is_some() {
            true => self.piece(x, outer(row), &piece, at, false),
            false => self.put(x, outer(row), CellContent::Beside, self.site(at)),
        }
    }

    fn centre(&mut self, centre: usize) {
        let (x, built) = (2 * centre + 1, self.realm().centres.at(centre));
        if built == Centre::Nothing {
            return;
        }
        self.put(x, MIDDLE, CellContent::Centre(built), self.site(Place::centre(centre)));
        let city = built >= Centre::City;
        for row in [0, 1] {
            let at = Place::half(centre, row);
            for (site, line) in [inner(row), outer(row)].into_iter().enumerate() {
                let pieces = self.realm().sites.at(centre);
                let piece = pieces.get(row * 2 + site).copied().unwrap_or_default();
                if piece.is_some() {
                    self.piece(x, line, &piece, at, false);
                } else if site < built.sites() {
                    self.put(x, line, CellContent::Free { city }, self.site(at));
                }
            }
        }
    }
}

impl Plan {
    /// A seat's principality in a position.
    #[must_use]
    pub fn of(state: &State, seat: u8) -> Plan {
        let realm = state.realm(seat);
        let (first, last) = (usize::from(realm.first), usize::from(realm.last) + 1);
        // Beyond an end's road the next settlement is one column further out.
        let grows = |right: bool| {
            let (road, centre) = realm.end(right);
            realm.has_road(road) && centre.is_some_and(|centre| centre < CENTRES)
        };
        let left = (2 * first).saturating_sub(usize::from(grows(false)));
        let right = 2 * last + usize::from(grows(true));
        let mut builder = Builder { state, seat, left, cells: Vec::new() };
        for column in first..=last {
            builder.column(column);
            if column < last {
                builder.centre(column);
            }
        }
        for end in [false, true] {
            if let (true, (_, Some(centre))) = (grows(end), realm.end(end)) {
                let part = builder.site(Place::centre(centre));
                builder.put(2 * centre + 1, MIDDLE, CellContent::End { road: false }, part);
            }
        }
        let coming = coming(state, seat, left);
        Plan { realm: seat, columns: right - left + 1, cells: builder.cells, coming }
    }

    /// Neighbours of a part: a settlement's or city's regions and sites; a half's two regions; the cards in a
    /// region's halves, on its road and beyond it; the regions of a road.
    #[must_use]
    pub fn beside(&self, part: Part) -> Vec<Part> {
        self.neighbours(part).map(|(_, cell)| cell.part).collect()
    }

    /// Neighbours of a part, each with its side.
    pub fn neighbours(&self, part: Part) -> impl Iterator<Item = (Side, &Cell)> {
        let cell = self.cells.iter().find(|cell| cell.part == part);
        let near = move |other: &&Cell| {
            cell.is_some_and(|cell| {
                cell.adjoins(other) || other.adjoins(cell) || cell.surrounds(other)
            })
        };
        let placed = move |other| cell.map(|cell| (cell.side_of(other), other));
        self.cells.iter().filter(near).filter_map(placed)
    }
}

/// The places of a new settlement's regions while they are chosen.
fn coming(state: &State, seat: u8, left: usize) -> Vec<(usize, usize)> {
    let choice = state.decision(seat).map(|decision| decision.choice);
    let chosen = matches!(choice, Some(Choice::Region(RegionChoice::Up | RegionChoice::Scout)));
    let column = (2 * usize::from(state.growing())).checked_sub(left).filter(|_| chosen);
    column.map_or_else(Vec::new, |column| [0, 1].map(|row| (column, inner(row))).to_vec())
}

/// The side of a neighbour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Side {
    Left,
    Right,
    Above,
    Below,
}

impl Side {
    /// All sides, in reading order.
    pub const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Above, Side::Below];
}

/// The kind of place of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Zone {
    Region,
    Half,
    Road,
    Expansion,
    Other,
}

impl Cell {
    const fn zone(&self) -> Zone {
        let at = match (self.thing, self.part) {
            (CellContent::Region { .. }, _) => return Zone::Region,
            (CellContent::End { .. } | CellContent::Beside, _) => return Zone::Other,
            (_, Part::Site { at, .. } | Part::Laid { laid: Laid { at, .. }, .. }) => at,
            _ => return Zone::Other,
        };
        match at.spot() {
            Some(Spot::Half(..)) => Zone::Half,
            Some(Spot::Road(_)) => Zone::Road,
            Some(Spot::Region(_)) => Zone::Expansion,
            _ => Zone::Other,
        }
    }

    /// The lit part that a touch here selects: the cell's own, its card's store, or a place on its card for
    /// `placed`, the card being placed.
    #[must_use]
    pub fn named(&self, placed: Card, lit: impl Fn(Part) -> bool) -> Option<Part> {
        let upon = match placed.row().site {
            Site::On(below) => Some(below),
            _ => None,
        };
        let other = match (self.thing, self.part) {
            (CellContent::Free { .. }, _) if upon.is_some() => return None,
            (CellContent::Card { store: Some(_), .. }, _) => Some(Part::Region(Region::CACHE)),
            (CellContent::Card { card, cover, .. }, Part::Laid { owner, laid })
                if upon == Some(card) && !cover.is_some() =>
            {
                Some(Part::Site { realm: owner, at: laid.at })
            }
            _ => None,
        };
        [Some(self.part), other].into_iter().flatten().find(|part| lit(*part))
    }

    /// True if this is a settlement or city, and the other cell one of its regions or sites.
    fn surrounds(&self, other: &Cell) -> bool {
        let columns = self.column.abs_diff(other.column);
        matches!(self.thing, CellContent::Centre(_))
            && match other.zone() {
                Zone::Region => columns == 1,
                Zone::Half => columns == 0,
                Zone::Road | Zone::Expansion | Zone::Other => false,
            }
    }

    /// The side of another cell, seen from here.
    const fn side_of(&self, other: &Cell) -> Side {
        if other.column < self.column {
            Side::Left
        } else if other.column > self.column {
            Side::Right
        } else if other.row < self.row {
            Side::Above
        } else {
            Side::Below
        }
    }

    /// True if this is a region, and the other cell is beside it.
    fn adjoins(&self, other: &Cell) -> bool {
        let side = |cell: &Cell| cell.row.cmp(&MIDDLE);
        let columns = self.column.abs_diff(other.column);
        self.zone() == Zone::Region
            && match other.zone() {
                Zone::Half => columns == 1 && side(self) == side(other),
                Zone::Expansion => columns == 0 && side(self) == side(other),
                Zone::Road => columns == 0,
                Zone::Region | Zone::Other => false,
            }
    }
}

#[cfg(test)]
mod tests;
