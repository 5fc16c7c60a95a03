//! The printed part of a sheet: the colour of each field, the regions and the castles' squares.

use crate::games::dice::colours::{BONUSES, Bonus, COLOURS, Colour};
use crate::games::dice::fields::{FIELDS, Field, FieldSet};

/// Maximum number of regions of one colour on a sheet.
const MOST_REGIONS: usize = 5;

/// The printed part of a sheet, computed at compile time from a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    colours: [Colour; FIELDS as usize],
    of_colour: [FieldSet; COLOURS],
    /// The castles by the bonus of their square.
    castles: [FieldSet; BONUSES],
    /// The region of each field.
    regions: [FieldSet; FIELDS as usize],
    cities: [FieldSet; MOST_REGIONS],
    pastures: [FieldSet; MOST_REGIONS],
}

impl Board {
    /// Reads a sheet: one letter for each field, row by row; a castle is followed by the letter of its square.
    ///
    /// `b` river, `s` mine, `o` city, `p` monastery, `g` castle, `y` pasture.
    #[allow(clippy::indexing_slicing, clippy::panic)] // at compile time: a wrong sheet does not compile
    pub(crate) const fn of_text(text: &str) -> Board {
        let text = text.as_bytes();
        let mut board = Board {
            colours: [Colour::Blue; FIELDS as usize],
            of_colour: [FieldSet::NONE; COLOURS],
            castles: [FieldSet::NONE; BONUSES],
            regions: [FieldSet::NONE; FIELDS as usize],
            cities: [FieldSet::NONE; MOST_REGIONS],
            pastures: [FieldSet::NONE; MOST_REGIONS],
        };
        let (mut at, mut field) = (0, 0);
        while at < text.len() {
            let letter = text[at];
            at += 1;
            if letter == b' ' {
                continue;
            }
            let set = FieldSet::only(Field(field as u8));
            let colour = match letter {
                b'b' => Colour::Blue,
                b's' => Colour::Grey,
                b'o' => Colour::Orange,
                b'p' => Colour::Purple,
                b'y' => Colour::Yellow,
                b'g' => Colour::Green,
                _ => panic!("no such field"),
            };
            if letter == b'g' {
                let bonus = match text[at] {
                    b'p' => Bonus::Monk,
                    b's' => Bonus::Silver,
                    b'b' => Bonus::Goods,
                    b'o' => Bonus::Worker,
                    _ => panic!("no such square"),
                };
                at += 1;
                board.castles[bonus.index()] = set;
            }
            board.colours[field] = colour;
            board.of_colour[colour.index()] = board.of_colour[colour.index()].or(set);
            field += 1;
        }
        assert!(field == FIELDS as usize, "a sheet has 37 fields");
        board.find_regions();
        board
    }

    #[allow(clippy::indexing_slicing)] // at compile time
    const fn find_regions(&mut self) {
        let (mut field, mut cities, mut pastures) = (0, 0, 0);
        while field < FIELDS as usize {
            let colour = self.colours[field];
            let start = FieldSet::only(Field(field as u8));
            let region = start.spread(self.of_colour[colour.index()]);
            self.regions[field] = region;
            if let Some(first) = region.lowest()
                && first.0 as usize == field
            {
                match colour {
                    Colour::Orange => {
                        self.cities[cities] = region;
                        cities += 1;
                    }
                    Colour::Yellow => {
                        self.pastures[pastures] = region;
                        pastures += 1;
                    }
                    Colour::Blue | Colour::Grey | Colour::Purple | Colour::Green => {}
                }
            }
            field += 1;
        }
    }

    /// The field's colour; blue for a field that does not exist.
    #[inline]
    #[must_use]
    pub fn colour(&self, field: Field) -> Colour {
        self.colours.get(usize::from(field.0)).copied().unwrap_or_default()
    }

    /// All fields of a colour.
    #[inline]
    #[must_use]
    pub fn of_colour(&self, colour: Colour) -> FieldSet {
        self.of_colour.get(colour.index()).copied().unwrap_or_default()
    }

    /// The region of the field; empty for a field that does not exist.
    #[inline]
    #[must_use]
    pub fn region(&self, field: Field) -> FieldSet {
        self.regions.get(usize::from(field.0)).copied().unwrap_or_default()
    }

    /// All regions, by their lowest field.
    pub fn regions(&self) -> impl Iterator<Item = FieldSet> + '_ {
        let first = |(field, region): &(Field, FieldSet)| region.lowest() == Some(*field);
        Field::all().zip(self.regions).filter(first).map(|(_, region)| region)
    }

    /// The bonus of the castle's square; `None` if the field is not a castle.
    #[inline]
    #[must_use]
    pub fn castle(&self, field: Field) -> Option<Bonus> {
        let square = |(bonus, castle): (Bonus, &FieldSet)| castle.has(field).then_some(bonus);
        Bonus::ALL.into_iter().zip(&self.castles).find_map(square)
    }

    /// The bonus of the field's region.
    #[inline]
    #[must_use]
    pub fn bonus(&self, field: Field) -> Option<Bonus> {
        match self.colour(field) {
            Colour::Green => self.castle(field),
            colour => colour.bonus(),
        }
    }

    /// The union of the cities that have a field of the set.
    #[inline]
    #[must_use]
    pub fn cities_with(&self, set: FieldSet) -> FieldSet {
        touched(&self.cities, set)
    }

    /// The union of the pastures that have a field of the set.
    #[inline]
    #[must_use]
    pub fn pastures_with(&self, set: FieldSet) -> FieldSet {
        touched(&self.pastures, set)
    }
}

#[inline]
fn touched(regions: &[FieldSet; MOST_REGIONS], set: FieldSet) -> FieldSet {
    let add = |all: FieldSet, region: &FieldSet| {
        if region.and(set).is_empty() { all } else { all.or(*region) }
    };
    regions.iter().fold(FieldSet::NONE, add)
}
