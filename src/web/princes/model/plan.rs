//! The layout of a principality: cells in five rows and as many columns as needed.

use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Region;
use crate::games::princes::place::{CENTRES, Laid, Place, Spot};
use crate::games::princes::realm::{Centre, Land, Piece, Realm};
use crate::games::princes::row::{Passive, Site};
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, RegionChoice};
use crate::web::princes::model::parts::Part;

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
    /// A card: its side, the card on top, its own store, and whether it is on a road.
    Card { card: Card, side: u8, cover: Card, store: Option<u8>, foreign: bool, small: bool },
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
        self.put(x, row, CellContent::Card { card, side, cover, store, foreign, small }, part);
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
mod tests {
    use super::*;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seed::Seed;
    use crate::games::princes::step::Why;
    use crate::games::princes::{Options, Princes};

    fn start() -> State {
        Princes::start(&Options::default(), &Seed::numbered(1), &mut Quiet).unwrap()
    }

    fn count(plan: &Plan, is: impl Fn(&CellContent) -> bool) -> usize {
        plan.cells.iter().filter(|cell| is(&cell.thing)).count()
    }

    #[test]
    fn a_principality_begins_with_five_columns() {
        let plan = Plan::of(&start(), 0);
        assert_eq!(plan.columns, 5);
        assert_eq!(count(&plan, |thing| matches!(thing, CellContent::Region { .. })), 6);
        assert_eq!(count(&plan, |thing| matches!(thing, CellContent::Free { city: false })), 4);
        assert_eq!(count(&plan, |thing| matches!(thing, CellContent::End { road: true })), 2);
        assert_eq!(count(&plan, |thing| *thing == CellContent::Road), 1);
    }

    #[test]
    fn a_road_at_the_end_makes_room_for_a_settlement() {
        let mut state = start();
        let (road, _) = state.realm(0).end(true);
        state.edit().realm(0).roads |= 1 << road;
        let plan = Plan::of(&state, 0);
        assert_eq!(plan.columns, 6);
        let last = plan.cells.last().unwrap();
        assert_eq!((last.column, last.thing), (5, CellContent::End { road: false }));
    }

    #[test]
    fn a_half_lies_beside_two_regions_and_a_region_beside_its_halves() {
        let plan = Plan::of(&start(), 0);
        let half = Part::Site { realm: 0, at: Place::half(5, 0) };
        let regions = plan.beside(half);
        assert_eq!(regions.len(), 2);
        let road = Part::Site { realm: 0, at: Place::road(6) };
        let middle = plan.beside(regions[1]);
        assert_eq!(middle.len(), 3, "the middle region lies between two halves, by a road");
        assert!(middle.contains(&half) && middle.contains(&road));
        assert_eq!(plan.beside(regions[0]), [half], "where a road may come there is none yet");
        assert!(!middle.contains(&Part::Site { realm: 0, at: Place::centre(5) }));
    }

    #[test]
    fn around_a_settlement_lie_its_regions_and_sites() {
        let state = start();
        let plan = Plan::of(&state, 0);
        let settlement = Part::Site { realm: 0, at: Place::centre(5) };
        let around: Vec<Side> = plan.neighbours(settlement).map(|(side, _)| side).collect();
        let on = |side| around.iter().filter(|at| **at == side).count();
        assert_eq!(Side::ALL.map(on), [2, 2, 1, 1]);
    }

    #[test]
    fn the_regions_of_a_new_settlement_come_beyond_it() {
        let mut state = start();
        assert_eq!(Plan::of(&state, 0).coming, []);
        state.edit().only(0, Why::Centre, RegionChoice::Up);
        let (_, centre) = state.realm(0).end(true);
        let centre = centre.unwrap();
        state.edit().realm(0).centres[centre] = Centre::Settlement;
        state.edit().realm(0).last = centre as u8;
        *state.edit().growing() = centre as u8 + 1;
        let plan = Plan::of(&state, 0);
        let last = plan.columns - 1;
        assert_eq!(plan.coming, [(last, 1), (last, 3)]);
        assert_eq!(Plan::of(&state, 1).coming, []);
    }

    #[test]
    fn a_road_lies_between_two_regions_and_an_expansion_beside_its_own() {
        let mut state = start();
        let plan = Plan::of(&state, 0);
        let regions = plan.beside(Part::Site { realm: 0, at: Place::road(6) });
        let names = ["A1", "W4"].map(|name| Part::Region(name.parse().unwrap()));
        assert_eq!(regions, names);
        let lumber: Region = "L2".parse().unwrap();
        let land = state.edit().realm(0).land_of_mut(lumber).unwrap();
        land.piece = Piece::new(Card::PAPER_RESIDENCE);
        state.edit().realm(0).posts[6] = Piece::new(Card::TRADING_POST);
        let plan = Plan::of(&state, 0);
        let own = |card, at| Part::Laid { owner: 0, laid: Laid { card, at } };
        let residence = own(Card::PAPER_RESIDENCE, Place::region(lumber));
        assert_eq!(plan.beside(residence), [Part::Region(lumber)]);
        assert!(plan.beside(Part::Region(lumber)).contains(&residence));
        assert_eq!(plan.beside(own(Card::TRADING_POST, Place::road(6))), names);
    }

    #[test]
    fn a_neighbour_is_told_by_the_side_on_which_it_lies() {
        let mut state = start();
        state.edit().realm(0).centres[5] = Centre::City;
        let plan = Plan::of(&state, 0);
        let on = |part| -> Vec<Side> { plan.neighbours(part).map(|(side, _)| side).collect() };
        // Above the road: a city's half with two places, a settlement's with one, and the road.
        let middle = on(Part::Region("A1".parse().unwrap()));
        assert_eq!(middle, [Side::Left, Side::Left, Side::Below, Side::Right]);
        let below = on(Part::Region("W4".parse().unwrap()));
        assert!(below.contains(&Side::Above) && !below.contains(&Side::Below));
        let half = on(Part::Site { realm: 0, at: Place::half(5, 0) });
        assert_eq!(half, [Side::Left, Side::Right]);
        assert_eq!(on(Part::Site { realm: 0, at: Place::road(6) }), [Side::Above, Side::Below]);
    }

    #[test]
    fn a_cache_shows_what_it_stores_and_answers_for_it() {
        let mut state = start();
        let at = Place::region("L2".parse().unwrap());
        let land = state.edit().realm(0).land_of_mut("L2".parse().unwrap()).unwrap();
        land.piece = Piece::new(Card::GOLD_CACHE);
        state.edit().realm(0).set_cache(Some(2));
        let plan = Plan::of(&state, 0);
        let card = Part::Laid { owner: 0, laid: Laid { card: Card::GOLD_CACHE, at } };
        let cell = plan.cells.iter().find(|cell| cell.part == card).unwrap();
        assert!(matches!(cell.thing, CellContent::Card { store: Some(2), .. }));
        let cache = Part::Region(Region::CACHE);
        assert_eq!(cell.named(Card::NONE, |part| part == cache), Some(cache));
        assert_eq!(cell.named(Card::NONE, |part| part == card), Some(card));
        let other = Part::Region("L2".parse().unwrap());
        assert_eq!(cell.named(Card::NONE, |part| part == other), None);
    }

    #[test]
    fn a_card_that_goes_upon_another_one_lights_that_one_and_no_free_place_beside_it() {
        let mut state = start();
        state.edit().realm(0).centres[5] = Centre::City;
        state.edit().realm(0).sites[5][0] = Piece::new(Card::PARISH_HALL);
        let site = Part::Site { realm: 0, at: Place::half(5, 0) };
        let lights = |state: &State, placed| -> Vec<CellContent> {
            let cells = Plan::of(state, 0).cells.into_iter();
            let lit = |cell: &Cell| cell.named(placed, |part| part == site).is_some();
            cells.filter(lit).map(|cell| cell.thing).collect()
        };
        let hall = lights(&state, Card::TOWN_HALL);
        assert!(
            matches!(hall[..], [CellContent::Card { card: Card::PARISH_HALL, .. }]),
            "{hall:?}"
        );
        assert_eq!(lights(&state, Card::ABBEY), [CellContent::Free { city: true }]);
        state.edit().realm(0).sites[5][0].cover = Card::TOWN_HALL;
        assert_eq!(lights(&state, Card::TOWN_HALL), []);
    }

    #[test]
    fn a_card_that_doubles_marks_the_regions_of_its_kind_alone() {
        let mut state = start();
        let kinds = |state: &State| -> Vec<(Region, bool)> {
            let cells = Plan::of(state, 0).cells.into_iter();
            let regions = cells.filter_map(|cell| match cell.thing {
                CellContent::Region { region, doubled, .. } => Some((region, doubled)),
                _ => None,
            });
            regions.collect()
        };
        assert!(kinds(&state).iter().all(|(_, doubled)| !doubled));
        state.edit().realm(0).sites[5][0] = Piece::new(Card::LUMBER_CAMP);
        let doubled: Vec<Region> =
            kinds(&state).into_iter().filter(|(_, doubled)| *doubled).map(|(r, _)| r).collect();
        assert_eq!(doubled, ["L2".parse().unwrap()]);
    }
}
