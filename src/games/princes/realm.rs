//! A principality: centres, roads, regions, and the cards in it.

use crate::engine::total::At;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, Kind, KindSet, Region, STORE};
use crate::games::princes::place::{CENTRES, COLUMNS, Place};
use crate::games::princes::row::Row;
use serde::{Deserialize, Serialize};

/// A card in a principality.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The card; [`Card::NONE`] on a free place.
    pub card: Card,
    /// The card on top of it, if any.
    pub cover: Card,
    /// Its side or level.
    pub side: u8,
    /// Marks of this turn: see the constants.
    pub marks: u8,
}

/// The card was used this turn.
pub const USED: u8 = 1;
/// The card entered play this turn.
pub const NEW: u8 = 2;
/// Number of bits by which the marks of a covering card are shifted.
pub const COVERED: u8 = 2;

impl Piece {
    /// A free place.
    pub const NONE: Piece = Piece { card: Card::NONE, cover: Card::NONE, side: 0, marks: 0 };

    /// A card that has just entered play.
    #[must_use]
    pub const fn new(card: Card) -> Piece {
        Piece { card, cover: Card::NONE, side: 0, marks: NEW }
    }

    /// True if a card lies here.
    #[inline]
    #[must_use]
    pub const fn is_some(&self) -> bool {
        self.card.is_some()
    }

    /// Its record.
    #[must_use]
    pub fn row(&self) -> &'static Row {
        self.card.row()
    }
}

impl Default for Piece {
    fn default() -> Piece {
        Piece::NONE
    }
}

/// A region with its store and the card beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land {
    /// The region; [`Region::NONE`] beyond the ends of the principality.
    pub region: Region,
    /// Its store, 0 to 3.
    pub store: u8,
    /// Its expansion.
    pub piece: Piece,
}

impl Land {
    /// No region.
    pub const NONE: Land = Land { region: Region::NONE, store: 0, piece: Piece::NONE };

    /// The amount that it can still store.
    #[inline]
    #[must_use]
    pub const fn room(&self) -> u8 {
        if self.region.is_some() { STORE.saturating_sub(self.store) } else { 0 }
    }
}

impl Default for Land {
    fn default() -> Land {
        Land::NONE
    }
}

/// The building at a centre.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Centre {
    /// Nothing.
    #[default]
    Nothing,
    /// A settlement: one site in each half.
    Settlement,
    /// A city: two sites in each half.
    City,
    /// A metropolis: a city that is worth four points.
    Metropolis,
}

impl Centre {
    /// Number of sites of each half.
    #[inline]
    #[must_use]
    pub const fn sites(self) -> usize {
        match self {
            Centre::Nothing => 0,
            Centre::Settlement => 1,
            Centre::City | Centre::Metropolis => 2,
        }
    }
}

/// One principality.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Realm {
    /// Regions by column, above and below.
    pub lands: [[Land; 2]; COLUMNS],
    /// Sites by centre: two above, two below.
    pub sites: [[Piece; 4]; CENTRES],
    /// Road complements by column.
    pub posts: [Piece; COLUMNS],
    /// Centres.
    pub centres: [Centre; CENTRES],
    /// The columns with a road, as bits.
    pub roads: u16,
    /// The first centre.
    pub first: u8,
    /// The last centre.
    pub last: u8,
    /// The triumph card's level; 255 without the card.
    pub triumph: u8,
    /// The kind that is traded one for one this turn; 255 for none.
    pub favour: u8,
    /// The gold cache's store; no region without the card.
    #[serde(skip)]
    pub cache: Land,
}

/// The value of a missing triumph card or favoured kind.
pub const ABSENT: u8 = 255;

impl Realm {
    /// The initial principality: two settlements with a road between them and these six regions, three above
    /// and three below. Each region stores one, gold fields none.
    #[must_use]
    pub fn start(regions: [Region; 6]) -> Realm {
        let mut realm = Realm {
            lands: [[Land::NONE; 2]; COLUMNS],
            sites: [[Piece::NONE; 4]; CENTRES],
            posts: [Piece::NONE; COLUMNS],
            centres: [Centre::Nothing; CENTRES],
            roads: 1 << 6,
            first: 5,
            last: 6,
            triumph: ABSENT,
            favour: ABSENT,
            cache: Land::NONE,
        };
        realm.centres.set(5, Centre::Settlement);
        realm.centres.set(6, Centre::Settlement);
        for (at, region) in regions.into_iter().enumerate() {
            let store = u8::from(region.kind() != Kind::Gold);
            realm.set_land(5 + at % 3, at / 3, Land { region, store, piece: Piece::NONE });
        }
        realm
    }

    /// The region of a column.
    #[inline]
    #[must_use]
    pub fn land(&self, column: usize, row: usize) -> Land {
        self.lands.get(column).and_then(|pair| pair.get(row)).copied().unwrap_or(Land::NONE)
    }

    /// Puts a region at a place.
    pub fn set_land(&mut self, column: usize, row: usize, land: Land) {
        if let Some(place) = self.lands.get_mut(column).and_then(|pair| pair.get_mut(row)) {
            *place = land;
        }
    }

    /// The columns of regions in use.
    #[inline]
    pub fn columns(&self) -> core::ops::RangeInclusive<usize> {
        self.first as usize..=self.last as usize + 1
    }

    /// The range of places for regions in use, column by column.
    #[inline]
    fn land_range(&self) -> core::ops::Range<usize> {
        usize::from(self.first) * 2..usize::from(self.last) * 2 + 4
    }

    /// The centres in use.
    #[inline]
    pub fn centre_range(&self) -> core::ops::RangeInclusive<usize> {
        self.first as usize..=self.last as usize
    }

    /// All stores: regions column by column from the left, the upper one first; then the cache.
    #[inline]
    pub fn all_lands(&self) -> impl Iterator<Item = &Land> {
        let lands = self.lands.as_flattened().get(self.land_range()).unwrap_or(&[]);
        lands.iter().chain([&self.cache]).filter(|land| land.region.is_some())
    }

    /// All regions with their columns and rows.
    #[inline]
    pub fn placed_lands(&self) -> impl Iterator<Item = (usize, usize, &Land)> {
        let range = self.land_range();
        let first = range.start;
        let lands = self.lands.as_flattened().get(range).unwrap_or(&[]).iter().enumerate();
        lands
            .filter(|(_, land)| land.region.is_some())
            .map(move |(at, land)| ((first + at) / 2, (first + at) % 2, land))
    }

    /// All stores, mutable.
    pub fn all_lands_mut(&mut self) -> impl Iterator<Item = &mut Land> {
        let range = self.land_range();
        let lands = self.lands.as_flattened_mut().get_mut(range).unwrap_or(&mut []);
        lands.iter_mut().chain([&mut self.cache]).filter(|land| land.region.is_some())
    }

    /// The places of regions with a number, as bits: two for each column, the upper one first.
    #[must_use]
    pub fn lands_of_number(&self, number: u8) -> u32 {
        let range = self.land_range();
        let first = range.start;
        let lands = self.lands.as_flattened().get(range).unwrap_or(&[]).iter().enumerate();
        let of_number = |land: &Land| u32::from(land.region.number() == number);
        lands.fold(0, |set, (at, land)| set | of_number(land) << at) << first
    }

    /// A region's column and row.
    #[must_use]
    pub fn find(&self, region: Region) -> Option<(usize, usize)> {
        self.columns()
            .flat_map(|column| [(column, 0), (column, 1)])
            .find(|(column, row)| region.is_some() && self.land(*column, *row).region == region)
    }

    /// A region or the cache with its store, if it is here.
    #[must_use]
    pub fn land_of(&self, region: Region) -> Option<&Land> {
        self.all_lands().find(|land| land.region == region)
    }

    /// Mutable version of [`Realm::land_of`].
    pub fn land_of_mut(&mut self, region: Region) -> Option<&mut Land> {
        let range = self.land_range();
        let lands = self.lands.as_flattened_mut().get_mut(range).unwrap_or(&mut []);
        let mut lands = lands.iter_mut().chain([&mut self.cache]);
        lands.find(|land| land.region == region).filter(|_| region.is_some())
    }

    /// Stored resources, by kind.
    #[inline]
    #[must_use]
    pub fn amounts(&self) -> Amounts {
        // One byte for each kind: at most four regions store at most three each. Places without a region store
        // nothing.
        let mut sum = u64::from(self.cache.store) << (8 * Kind::Gold as u64);
        for land in self.lands.as_flattened().get(self.land_range()).unwrap_or(&[]) {
            sum += u64::from(land.store) << (8 * land.region.kind() as u64);
        }
        let [l, b, w, g, o, a, ..] = sum.to_le_bytes();
        [l, b, w, g, o, a]
    }

    /// Stored resources and the number of regions that hold them, by kind.
    #[must_use]
    pub fn amounts_and_regions(&self) -> (Amounts, Amounts) {
        let (mut sum, mut count) = (0u64, 0u64);
        for land in self.all_lands() {
            let kind = 8 * land.region.kind() as u64;
            sum += u64::from(land.store) << kind;
            count += u64::from(land.store > 0) << kind;
        }
        let amounts = |bytes: u64| {
            let [l, b, w, g, o, a, ..] = bytes.to_le_bytes();
            [l, b, w, g, o, a]
        };
        (amounts(sum), amounts(count))
    }

    /// The amount of these kinds that can still be stored.
    #[must_use]
    pub fn room(&self, kinds: KindSet) -> u8 {
        self.all_lands()
            .filter(|land| kinds.has(land.region.kind()))
            .map(Land::room)
            .fold(0, u8::saturating_add)
    }

    /// The kinds that can still be stored.
    #[must_use]
    pub fn kinds_with_room(&self) -> KindSet {
        self.all_lands()
            .filter(|land| land.room() > 0)
            .fold(KindSet::NONE, |set, land| set.with(land.region.kind()))
    }

    /// The regions left and right of a half.
    #[must_use]
    pub fn beside_half(&self, centre: usize, row: usize) -> [Land; 2] {
        [self.land(centre, row), self.land(centre + 1, row)]
    }

    /// The cards of the halves beside a region.
    #[inline]
    pub fn beside_region(&self, column: usize, row: usize) -> impl Iterator<Item = &Piece> {
        let half = move |centre: Option<usize>| {
            let sites = centre.and_then(|centre| self.sites.get(centre));
            sites.and_then(|sites| sites.get(row * 2..row * 2 + 2)).unwrap_or(&[])
        };
        half(column.checked_sub(1)).iter().chain(half(Some(column))).filter(|piece| piece.is_some())
    }

    /// True if the column has a road.
    #[must_use]
    pub const fn has_road(&self, road: usize) -> bool {
        road < COLUMNS && self.roads >> road & 1 != 0
    }

    /// True if the column has a road without a complement.
    #[must_use]
    pub fn has_free_road(&self, road: usize) -> bool {
        self.has_road(road) && !self.posts.at(road).is_some()
    }

    /// True if a centre is a city or metropolis.
    #[must_use]
    pub fn is_city(&self, centre: usize) -> bool {
        self.centres.at(centre) >= Centre::City
    }

    /// The index of a free site of a half among the centre's sites.
    #[must_use]
    pub fn free_site(&self, centre: usize, row: usize) -> Option<usize> {
        let sites = self.sites.get(centre)?;
        let open = row * 2..row * 2 + self.centres.at(centre).sites();
        open.into_iter().find(|site| sites.get(*site).is_some_and(|piece| !piece.is_some()))
    }

    /// Visits every card with its place: in halves, then beside regions, then on roads.
    pub fn each(&self, mut visit: impl FnMut(Place, &Piece)) {
        for centre in self.centre_range() {
            for (site, piece) in
                self.sites.get(centre).unwrap_or(&[Piece::NONE; 4]).iter().enumerate()
            {
                if piece.is_some() {
                    visit(Place::half(centre, site / 2), piece);
                }
            }
        }
        for column in self.columns() {
            for land in self.lands.get(column).unwrap_or(&[Land::NONE; 2]) {
                if land.piece.is_some() {
                    visit(Place::region(land.region), &land.piece);
                }
            }
            if let Some(piece) = self.posts.get(column).filter(|piece| piece.is_some()) {
                visit(Place::road(column), piece);
            }
        }
    }

    /// Visits every card, mutable.
    pub fn each_mut(&mut self, mut visit: impl FnMut(&mut Piece)) {
        let (centres, columns) = (self.centre_range(), self.columns());
        let sites = self.sites.get_mut(centres).unwrap_or(&mut []).iter_mut().flatten();
        let lands = self.lands.get_mut(columns.clone()).unwrap_or(&mut []).iter_mut().flatten();
        let posts = self.posts.get_mut(columns).unwrap_or(&mut []).iter_mut();
        let lands = lands.map(|land| &mut land.piece);
        sites.chain(lands).chain(posts).filter(|piece| piece.is_some()).for_each(&mut visit);
    }

    /// Gold in the cache, if there is one.
    #[must_use]
    pub fn cached(&self) -> Option<u8> {
        self.cache.region.is_some().then_some(self.cache.store)
    }

    /// Sets the cache to this amount of gold, or removes it.
    pub fn set_cache(&mut self, store: Option<u8>) {
        self.cache = match store {
            Some(store) => Land { region: Region::CACHE, store, piece: Piece::NONE },
            None => Land::NONE,
        };
    }

    /// The triumph card's level, if it is here.
    #[must_use]
    pub const fn triumph_level(&self) -> Option<u8> {
        if self.triumph == ABSENT { None } else { Some(self.triumph) }
    }
}
