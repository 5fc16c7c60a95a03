//! A sheet as it is drawn.

use super::draft::{Desk, Markable};
use crate::engine::seat::Seat;
use crate::games::dice::action::Action;
use crate::games::dice::board::Board;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::{Field, FieldSet};
use crate::games::dice::points::{PHASES, region_points};
use crate::games::dice::state::State;

/// Content of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Entry {
    /// Nothing.
    #[default]
    Empty,
    /// A number.
    Number(u8),
    /// The start castle's cross.
    Cross,
}

/// One field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The field.
    pub field: Field,
    /// Its colour.
    pub colour: Colour,
    /// Its content.
    pub entry: Entry,
    /// True if the content is in pencil.
    pub pencil: bool,
    /// True if it was entered in the last round.
    pub fresh: bool,
    /// The round in which a computer player last marked it, and the number of the mark.
    pub action: Option<(u8, u8)>,
    /// Bonus of a castle's square.
    pub square: Option<Bonus>,
    /// Marks possible here now.
    pub offer: Markable,
    /// Alternatives to the mark in pencil.
    pub other: Markable,
    /// True if the keyboard can reach it although it can't be marked, as with fields in pencil.
    pub touchable: bool,
    /// True if a hint refers to this field.
    pub hinted: bool,
}

/// One region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// Its fields.
    pub fields: FieldSet,
    /// Its colour.
    pub colour: Colour,
    /// Points if it is finished in this phase; pastures count double.
    pub now: u8,
    /// The same for the next phase; `None` in the last one.
    pub then: Option<u8>,
    /// True if it is finished in ink.
    pub finished: bool,
    /// Number of empty fields.
    pub missing: u8,
}

/// One sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pad {
    /// The player.
    pub seat: Seat,
    /// Its fields in order.
    pub cells: Vec<Cell>,
    /// Its regions, ordered by their lowest field.
    pub regions: Vec<Region>,
    /// Points.
    pub points: i32,
    /// Points of each phase, in ink.
    pub phases: [i32; PHASES],
    /// Number of each bonus that can still be used.
    pub held: [u8; 4],
    /// Circles drawn in each bonus's own row, and whether the green row's is.
    pub circles: [(u8, bool); 4],
    /// Number of each bonus crossed out.
    pub used: [u8; 4],
    /// True if the pencil crosses out a bonus.
    pub spends: [bool; 4],
    /// True if touching a bonus filters the fields.
    pub opens: [bool; 4],
    /// The field whose number is to be chosen.
    pub asking: Option<Field>,
}

impl Pad {
    /// A seat's sheet after the last round.
    #[must_use]
    pub fn plain(state: &State, seat: Seat) -> Pad {
        Pad::of(state, seat, &state.estate(seat), &[], None)
    }

    /// A desk's sheet with the choices in pencil and the possible marks.
    #[must_use]
    pub fn at_desk(state: &State, desk: &Desk) -> Pad {
        let marks: Vec<Field> = desk.pencilled().into_iter().map(|(field, _)| field).collect();
        let offers = if desk.draft.ready { None } else { Some(desk.offers()) };
        let offers = offers.as_ref().map(<[Markable; 37]>::as_slice);
        let mut pad = Pad::of(state, desk.seat, &desk.estate, &marks, offers);
        if !desk.draft.ready && desk.has_pencil() {
            for (cell, other) in pad.cells.iter_mut().zip(desk.others()) {
                if cell.entry == Entry::Empty && !other.is_empty() {
                    (cell.other, cell.touchable) = (other, true);
                }
            }
        }
        Pad { asking: desk.draft.asking, ..pad }
    }

    /// A desk's sheet as others may see it: if choices are covered, the sheet of a player who is ready is shown as at
    /// the beginning of the round.
    #[must_use]
    pub fn in_sight(state: &State, desk: &Desk, covered: bool) -> Pad {
        if covered && desk.draft.ready {
            return Pad::plain(state, desk.seat);
        }
        Pad::at_desk(state, desk)
    }

    /// A computer player's sheet after the last round, with its last marks numbered in order.
    #[must_use]
    pub fn of_computer(state: &State, seat: Seat) -> Pad {
        let mut pad = Pad::plain(state, seat);
        let marks = (1..).zip(state.estate(seat).latest().into_iter().flatten());
        for (number, field) in marks {
            if let Some(cell) = pad.cells.get_mut(usize::from(field.0)) {
                cell.action = Some((state.round(), number));
            }
        }
        pad
    }

    /// The sheet with only the fields of a hint lit; unchanged if the hint refers to no field.
    #[must_use]
    pub fn advised(mut self, actions: &[Action]) -> Pad {
        let field = |action: &Action| match *action {
            Action::Start { field } | Action::Mark { field, .. } | Action::Silver { field, .. } => {
                Some(field)
            }
            _ => None,
        };
        let fields: FieldSet = actions.iter().filter_map(field).collect();
        if fields.is_empty() {
            return self;
        }
        for cell in &mut self.cells {
            cell.hinted = fields.has(cell.field);
            if !cell.hinted {
                cell.offer = Markable::default();
            }
        }
        self
    }

    /// An empty sheet.
    #[must_use]
    pub fn printed(board: &Board, estate: &Estate) -> Pad {
        let cell = |field: Field| Cell {
            field,
            colour: board.colour(field),
            entry: Entry::Empty,
            pencil: false,
            fresh: false,
            action: None,
            square: board.castle(field),
            offer: Markable::default(),
            other: Markable::default(),
            touchable: false,
            hinted: false,
        };
        Pad {
            seat: Seat(0),
            cells: Field::all().map(cell).collect(),
            regions: regions(board, estate, 0),
            points: 0,
            phases: [0; PHASES],
            held: [0; 4],
            circles: [(0, false); 4],
            used: [0; 4],
            spends: [false; 4],
            opens: [false; 4],
            asking: None,
        }
    }

    fn of(
        state: &State,
        seat: Seat,
        estate: &Estate,
        pencil: &[Field],
        offers: Option<&[Markable]>,
    ) -> Pad {
        let board = state.board();
        let ink = state.estate(seat);
        let fresh = ink.latest();
        let cell = |field: Field| Cell {
            field,
            colour: board.colour(field),
            entry: entry(estate, field),
            pencil: pencil.contains(&field),
            fresh: fresh.contains(&Some(field)),
            action: None,
            square: board.castle(field),
            offer: offers
                .and_then(|offers| offers.get(usize::from(field.0)))
                .cloned()
                .unwrap_or_default(),
            other: Markable::default(),
            touchable: pencil.contains(&field),
            hinted: false,
        };
        let spends =
            Bonus::ALL.map(|bonus| bonus != Bonus::Goods && estate.used(bonus) > ink.used(bonus));
        let opens = Bonus::ALL.map(|bonus| {
            offers.is_some_and(|offers| offers.iter().any(|offer| offer.by == Some(bonus)))
        });
        Pad {
            seat,
            cells: Field::all().map(cell).collect(),
            regions: regions(board, &ink, state.phase()),
            points: ink.total(),
            phases: core::array::from_fn(|phase| ink.phase_points(phase)),
            held: Bonus::ALL.map(|bonus| estate.bonuses(bonus)),
            circles: Bonus::ALL.map(|bonus| estate.circles(bonus)),
            used: Bonus::ALL.map(|bonus| estate.used(bonus)),
            spends,
            opens,
            asking: None,
        }
    }

    /// The cell of a field.
    #[must_use]
    pub fn cell(&self, field: Field) -> Option<&Cell> {
        self.cells.get(usize::from(field.0))
    }
}

fn entry(estate: &Estate, field: Field) -> Entry {
    match estate.number(field) {
        Some(number) => Entry::Number(number),
        None if estate.start_castle() == Some(field) => Entry::Cross,
        None => Entry::Empty,
    }
}

fn regions(board: &Board, ink: &Estate, phase: u8) -> Vec<Region> {
    let marked = ink.marked();
    let region = |fields: FieldSet| {
        let colour = fields.lowest().map_or(Colour::Blue, |field| board.colour(field));
        let times = if colour == Colour::Yellow { 2 } else { 1 };
        let worth = |phase: u8| region_points(fields.len(), phase) * times;
        Region {
            fields,
            colour,
            now: worth(phase),
            then: (usize::from(phase) + 1 < PHASES).then(|| worth(phase + 1)),
            finished: fields.is_within(marked),
            missing: fields.without(marked).len() as u8,
        }
    };
    board.regions().map(region).collect()
}
