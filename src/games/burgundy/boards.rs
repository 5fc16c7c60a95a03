//! The boards of the estates: boards 1 to 10 of the 2019 edition, 11a to 11f with their border posts, 13a and
//! 13b for one player, and the double boards 12a and 12b for two teams.
//!
//! A board is data: its fields with colour and number, their neighbours and regions, computed at compile time.
//! Row by row from the north, each field one letter: `C` castle, `M` mine, `S` ship, `B` building, `A` animal,
//! `Y` monastery. The numbers are the same on all of them.

use crate::engine::hex::{Cell, STEPS};
use crate::engine::total::At;
use crate::games::burgundy::fields::{BOARD_FIELDS, Field, Fields, MAX_FIELDS};
use crate::games::burgundy::numbers::Numbers;
use crate::games::burgundy::solo_boards::{
    FOUR_CLUSTERS, FOUR_CLUSTERS_RIVERS, FOURTEEN_CLUSTERS, FOURTEEN_CLUSTERS_RIVERS, Plot,
};
use crate::games::burgundy::team_boards::{self, Double};
use crate::games::burgundy::tiles::Colour;
use serde::{Deserialize, Serialize};

/// Maximum number of regions of a board.
pub const MAX_REGIONS: usize = 32;

/// A board by the number that the 2019 edition prints on it: 1 to 10; 11 to 16 are 11a to 11f, 17 and 18 are
/// 13a and 13b, 19 and 20 are 12a and 12b; 0 until one is chosen.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct BoardId(pub u8);

/// A board with all derived data for rules and pictures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// Number of fields.
    pub fields: u8,
    /// All its fields.
    pub all: Fields,
    /// The cell of each field, for drawing.
    pub cells: [Cell; MAX_FIELDS],
    /// Each field's colour.
    pub colours: [Colour; MAX_FIELDS],
    /// Each field's number, 1 to 6.
    pub numbers: [u8; MAX_FIELDS],
    /// Each field's neighbours.
    pub neighbours: [Fields; MAX_FIELDS],
    /// The fields of each colour.
    pub of_colour: [Fields; 6],
    /// The fields with one number of a set: for the sets of 1 to 3, then for those of 4 to 6, each by three bits
    /// of [`Numbers::index`].
    pub of_numbers: [[Fields; 8]; 2],
    /// The region that each field belongs to.
    pub region_of: [u8; MAX_FIELDS],
    /// The fields of each region.
    pub regions: [Fields; MAX_REGIONS],
    /// Number of regions.
    pub region_count: u8,
    /// Number of building regions (cities), which come first among `regions`.
    pub cities: u8,
    /// True if it is a board for one player: its fields form clusters, which rivers join.
    pub solo: bool,
    /// The fields that each border post touches; empty on boards without posts.
    pub posts: [Fields; POSTS],
    /// The castle fields for a start castle: all of them, on double boards some.
    pub starts: Fields,
}

/// Border posts of boards 11a to 11f (rulebook page 12): north-west, north-east and south.
pub const POSTS: usize = 3;

/// The fields that the posts touch, the same on all six boards.
const POST_FIELDS: [Fields; POSTS] = [
    Fields::only(Field(4)).with(Field(9)),
    Fields::only(Field(8)).with(Field(14)),
    Fields::only(Field(34)).with(Field(35)),
];

impl Board {
    /// The colour of a field.
    #[inline]
    #[must_use]
    pub fn colour(&self, field: Field) -> Colour {
        self.colours.at(field.index())
    }

    /// The number of a field, 1 to 6; 0 outside the board.
    #[inline]
    #[must_use]
    pub fn number(&self, field: Field) -> u8 {
        self.numbers.at(field.index())
    }

    /// The fields that share an edge with this one.
    #[inline]
    #[must_use]
    pub fn neighbours(&self, field: Field) -> Fields {
        self.neighbours.at(field.index())
    }

    /// Row from the north, and place in it from the west, from 0; `None` on solo boards, whose clusters lie apart.
    #[must_use]
    pub fn row_and_place(&self, field: Field) -> Option<(u8, u8)> {
        if self.solo || !self.all.has(field) {
            return None;
        }
        let cell = self.cells.at(field.index());
        let is_before = |other: &Field| {
            let other = self.cells.at(other.index());
            other.r == cell.r && other.q < cell.q
        };
        let place = self.all.into_iter().filter(is_before).count() as u8;
        Some(((cell.r + MIDDLE_ROW) as u8, place))
    }

    /// The number of the region that the field belongs to.
    #[inline]
    #[must_use]
    pub fn region_of(&self, field: Field) -> u8 {
        self.region_of.at(field.index())
    }

    /// The fields of the region that the field belongs to.
    #[inline]
    #[must_use]
    pub fn region(&self, field: Field) -> Fields {
        self.regions.at(usize::from(self.region_of(field)))
    }

    /// The fields of a colour.
    #[inline]
    #[must_use]
    pub fn of_colour(&self, colour: Colour) -> Fields {
        self.of_colour.at(colour.index())
    }

    /// The fields with one of these numbers.
    #[inline]
    #[must_use]
    pub fn of_numbers(&self, numbers: Numbers) -> Fields {
        let [low, high] = &self.of_numbers;
        low.at(numbers.index() & 7).or(high.at(numbers.index() >> 3))
    }

    /// The castle field in the middle, on boards that have one.
    #[must_use]
    pub fn centre_castle(&self) -> Option<Field> {
        self.all
            .into_iter()
            .find(|f| self.cells.at(f.index()) == Cell::new(0, 0))
            .filter(|f| self.colour(*f) == Colour::Castle)
    }
}

/// Numbers of the fields, the same on all boards of the base game.
const NUMBERS: &[u8; 37] = b"6543216545431236126541254312612563413";

const FIRST_WITH_POSTS: u8 = 11;

const FIRST_SOLO: u8 = 17;

const FIRST_DOUBLE: u8 = 19;

/// The field that both halves of a double board share.
const SHARED: Field = Field(21);

/// Colours of boards 1 to 10 and 11a to 11f, rows of 4, 5, 6, 7, 6, 5 and 4 fields.
const LAYOUTS: [&[u8; 37]; 16] = [
    b"ACCYAACYBAABYBBSSSCSSSBBMBBABMYBBMYYB",
    b"YYYCBBSAMMBBSASCBSCYBSYSBAYBBBABMAABC",
    b"AAAASSCSSBMYYSBBBYCYBBBBYYBBCAMMCBASB",
    b"CABSAABSSBBBSCMAAAYYMSBCYBBBBMBYYSBYC",
    b"ABBSAABMMBCYSSSBBAYCBBYCAYSBBABCSYYBM",
    b"YYCSYBBSBAAMSBBYBBCSBBYBBMSBYMAASCAAC",
    b"YCCSYAAASSMBBMASYBBBABBYBBABBSMYBSCCY",
    b"BBSBSCYCBBYMYYSBAYMAYBSAAAMBBCACSBSBB",
    b"BBCYBBAASBBAASSCYYMSCYSSYMBAYBBBAMCBB",
    b"SBACASBABAAABYBBBBBBYCYYMYMSBBMYSCSSC",
    b"CBBCYYYYYSABBSABSBBBAMBSBBAMCSYACMSAB",
    b"BBBCBMYYBBMMAYBCSSAYYBSSSAYCSAAABBCBB",
    b"CBBYMABBABBCAAAYBBMSSAYYYCSSSBBYMSBBC",
    b"SCCBSSYBBSSSBBBAAMMMYYABAABYBBAYBCBYC",
    b"MMYYYBBSBCYBYSCAAAYBBMASSBBBASSBBACCB",
    b"BBBSYYCBSSBBMBBCBBMASCYBMASSYBCYYAAAA",
];

const ROWS: [i8; 7] = [4, 5, 6, 7, 6, 5, 4];
/// Number of rows above the middle one.
const MIDDLE_ROW: i8 = 3;

const fn colour_of(letter: u8) -> Colour {
    match letter {
        b'C' => Colour::Castle,
        b'M' => Colour::Mine,
        b'S' => Colour::Ship,
        b'B' => Colour::Building,
        b'A' => Colour::Animal,
        _ => Colour::Monastery,
    }
}

const EMPTY: Board = Board {
    fields: 0,
    all: Fields::NONE,
    cells: [Cell::new(0, 0); MAX_FIELDS],
    colours: [Colour::Castle; MAX_FIELDS],
    numbers: [0; MAX_FIELDS],
    neighbours: [Fields::NONE; MAX_FIELDS],
    of_colour: [Fields::NONE; 6],
    of_numbers: [[Fields::NONE; 8]; 2],
    region_of: [0; MAX_FIELDS],
    regions: [Fields::NONE; MAX_REGIONS],
    region_count: 0,
    cities: 0,
    solo: false,
    posts: [Fields::NONE; POSTS],
    starts: Fields::NONE,
};

// Indexes below are bounded by the arrays' lengths; an error would stop the compiler, not the game.
#[allow(clippy::indexing_slicing)]
const fn hexagon(layout: &[u8; 37]) -> Board {
    let mut board = EMPTY;
    let (mut field, mut row) = (0usize, 0usize);
    while row < 7 {
        let r = row as i8 - 3;
        let west = if r < 0 { -3 - r } else { -3 };
        let mut column = 0;
        while column < ROWS[row] {
            board.cells[field] = Cell::new(west + column, r);
            board.colours[field] = colour_of(layout[field]);
            board.numbers[field] = NUMBERS[field] - b'0';
            field += 1;
            column += 1;
        }
        row += 1;
    }
    board.fields = BOARD_FIELDS as u8;
    with_regions(with_neighbours(board))
}

/// Two hexagons side by side that share a field: the right one's middle lies six columns east.
#[allow(clippy::indexing_slicing)]
const fn double(halves: &Double, starts: Fields) -> Board {
    let mut board = EMPTY;
    let (mut field, mut half) = (0, 0);
    while half < 2 {
        let mut row = 0;
        while row < ROWS.len() {
            let r = row as i8 - 3;
            let west = if r < 0 { -3 - r } else { -3 };
            // The right half's westernmost field is the left half's easternmost.
            let mut column = if half == 1 && r == 0 { 1 } else { 0 };
            while column < ROWS[row] {
                board.cells[field] = Cell::new(west + column + 6 * half, r);
                board.colours[field] = colour_of(halves.colours[field]);
                board.numbers[field] = halves.numbers[field] - b'0';
                field += 1;
                column += 1;
            }
            row += 1;
        }
        half += 1;
    }
    board.fields = MAX_FIELDS as u8;
    let mut board = with_regions(with_neighbours(board));
    board.starts = starts;
    board
}

#[allow(clippy::indexing_slicing)]
const fn with_neighbours(mut board: Board) -> Board {
    let mut field = 0;
    while field < board.fields as usize {
        let only = Fields::only(Field(field as u8));
        let colour = board.colours[field].index();
        board.all = board.all.or(only);
        board.of_colour[colour] = board.of_colour[colour].or(only);
        let number = board.numbers[field] as usize - 1;
        let mut set = 0;
        while set < 8 {
            if set >> (number % 3) & 1 != 0 {
                board.of_numbers[number / 3][set] = board.of_numbers[number / 3][set].or(only);
            }
            set += 1;
        }
        let here = board.cells[field];
        let mut other = 0;
        while other < board.fields as usize {
            let there = board.cells[other];
            let mut step = 0;
            while step < STEPS.len() {
                if here.q + STEPS[step].0 == there.q && here.r + STEPS[step].1 == there.r {
                    board.neighbours[field] = board.neighbours[field].with(Field(other as u8));
                }
                step += 1;
            }
            other += 1;
        }
        field += 1;
    }
    board.starts = board.of_colour[Colour::Castle.index()];
    board
}

/// Finds the regions: cities first, then the others in the order of their first field.
#[allow(clippy::indexing_slicing)]
const fn with_regions(mut board: Board) -> Board {
    let mut seen = Fields::NONE;
    let mut count = 0;
    let mut pass = 0;
    while pass < 2 {
        let mut field = 0;
        while field < board.fields as usize {
            let is_city = board.colours[field].index() == Colour::Building.index();
            if is_city == (pass == 0) && !seen.has(Field(field as u8)) {
                let region = grown(&board, Field(field as u8));
                seen = seen.or(region);
                board.regions[count] = region;
                let mut member = 0;
                while member < board.fields as usize {
                    if region.has(Field(member as u8)) {
                        board.region_of[member] = count as u8;
                    }
                    member += 1;
                }
                count += 1;
            }
            field += 1;
        }
        if pass == 0 {
            board.cities = count as u8;
        }
        pass += 1;
    }
    board.region_count = count as u8;
    board
}

#[allow(clippy::indexing_slicing)]
const fn grown(board: &Board, from: Field) -> Fields {
    let colour = board.of_colour[board.colours[from.index()].index()];
    let mut region = Fields::only(from);
    loop {
        let mut wider = region;
        let mut field = 0;
        while field < board.fields as usize {
            if region.has(Field(field as u8)) {
                wider = wider.or(board.neighbours[field].and(colour));
            }
            field += 1;
        }
        if wider.is(region) {
            return region;
        }
        region = wider;
    }
}

const fn with_posts(layout: &[u8; 37]) -> Board {
    let mut board = hexagon(layout);
    board.posts = POST_FIELDS;
    board
}

/// Rivers join fields after the regions are computed: a region ends at its cluster.
#[allow(clippy::indexing_slicing)]
const fn solo(plots: &[Plot; 37], rivers: &[(u8, u8)]) -> Board {
    let mut board = EMPTY;
    let mut field = 0;
    while field < plots.len() {
        let (column, row, letter, number) = plots[field];
        board.cells[field] = Cell::new(column, row);
        board.colours[field] = colour_of(letter);
        board.numbers[field] = number;
        field += 1;
    }
    board.fields = BOARD_FIELDS as u8;
    board.solo = true;
    let mut board = with_regions(with_neighbours(board));
    let mut river = 0;
    while river < rivers.len() {
        let (one, other) = rivers[river];
        let (a, b) = (one as usize, other as usize);
        board.neighbours[a] = board.neighbours[a].with(Field(other));
        board.neighbours[b] = board.neighbours[b].with(Field(one));
        river += 1;
    }
    board
}

/// Boards 1 to 10, 11a to 11f, 13a and 13b, 12a and 12b; the first entry is the empty board of an estate whose board
/// is not chosen yet.
static BOARDS: [Board; 21] = [
    EMPTY,
    hexagon(LAYOUTS[0]),
    hexagon(LAYOUTS[1]),
    hexagon(LAYOUTS[2]),
    hexagon(LAYOUTS[3]),
    hexagon(LAYOUTS[4]),
    hexagon(LAYOUTS[5]),
    hexagon(LAYOUTS[6]),
    hexagon(LAYOUTS[7]),
    hexagon(LAYOUTS[8]),
    hexagon(LAYOUTS[9]),
    with_posts(LAYOUTS[10]),
    with_posts(LAYOUTS[11]),
    with_posts(LAYOUTS[12]),
    with_posts(LAYOUTS[13]),
    with_posts(LAYOUTS[14]),
    with_posts(LAYOUTS[15]),
    solo(&FOUR_CLUSTERS, &FOUR_CLUSTERS_RIVERS),
    solo(&FOURTEEN_CLUSTERS, &FOURTEEN_CLUSTERS_RIVERS),
    double(&team_boards::FIRST, Fields::only(SHARED)),
    double(&team_boards::SECOND, Fields::only(SHARED).with(Field(18)).with(Field(54))),
];

static NO_BOARD: Board = EMPTY;

impl BoardId {
    /// The boards of the base game.
    pub fn all() -> impl Iterator<Item = BoardId> {
        (1..FIRST_WITH_POSTS).map(BoardId)
    }

    /// The boards with border posts, 11a to 11f.
    pub fn all_with_posts() -> impl Iterator<Item = BoardId> {
        (FIRST_WITH_POSTS..FIRST_SOLO).map(BoardId)
    }

    /// The boards for one player, 13a and 13b.
    pub fn all_solo() -> impl Iterator<Item = BoardId> {
        (FIRST_SOLO..FIRST_DOUBLE).map(BoardId)
    }

    /// The double boards of the team game, 12a and 12b.
    pub fn all_double() -> impl Iterator<Item = BoardId> {
        (FIRST_DOUBLE..BOARDS.len() as u8).map(BoardId)
    }

    /// True if such a board exists.
    #[must_use]
    pub const fn exists(self) -> bool {
        self.0 >= 1 && (self.0 as usize) < BOARDS.len()
    }

    /// True if it is one of the boards with border posts.
    #[must_use]
    pub const fn has_posts(self) -> bool {
        self.0 >= FIRST_WITH_POSTS && self.0 < FIRST_SOLO
    }

    /// True if it is a board for one player.
    #[must_use]
    pub const fn is_solo(self) -> bool {
        self.0 >= FIRST_SOLO && self.0 < FIRST_DOUBLE
    }

    /// True if it is a double board, for a team.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.exists() && self.0 >= FIRST_DOUBLE
    }

    /// The letter after the board's number: a to f for the boards with posts, a and b for those of the solo
    /// game and for the double ones.
    #[must_use]
    pub const fn letter(self) -> Option<char> {
        let first = match self.0 {
            FIRST_WITH_POSTS..FIRST_SOLO => FIRST_WITH_POSTS,
            _ if self.is_solo() => FIRST_SOLO,
            _ if self.is_double() => FIRST_DOUBLE,
            _ => return None,
        };
        Some((b'a' + self.0 - first) as char)
    }

    /// The board; an empty one for a number that no board has.
    #[inline]
    #[must_use]
    pub fn board(self) -> &'static Board {
        BOARDS.get(usize::from(self.0)).unwrap_or(&NO_BOARD)
    }
}

#[cfg(test)]
mod tests;
