//! One sheet as it is drawn.

use super::draft::{Desk, Offer};
use crate::engine::seat::Seat;
use crate::games::dice::action::Action;
use crate::games::dice::board::Board;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::{Field, FieldSet};
use crate::games::dice::points::{PHASES, region_points};
use crate::games::dice::state::State;

/// What stands in a field.
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
    /// What stands there.
    pub entry: Entry,
    /// Whether that is in pencil.
    pub pencil: bool,
    /// Whether it was entered in the last round.
    pub fresh: bool,
    /// The round in which a computer player marked it last, and with which of its marks.
    pub action: Option<(u8, u8)>,
    /// The bonus of a castle's square.
    pub square: Option<Bonus>,
    /// What can be marked here now.
    pub offer: Offer,
    /// What could be marked here instead of what is in pencil.
    pub other: Offer,
    /// Whether the keyboard can go here though nothing can be marked: where the pencil stands.
    pub touchable: bool,
    /// Whether a hint means this field.
    pub hinted: bool,
}

/// One region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// Its fields.
    pub fields: FieldSet,
    /// Its colour.
    pub colour: Colour,
    /// What it brings when it is finished in this phase, a pasture both times.
    pub now: u8,
    /// The same in the next phase; nothing in the last one.
    pub then: Option<u8>,
    /// Whether it is finished in ink.
    pub finished: bool,
    /// How many of its fields are empty.
    pub missing: u8,
}

/// One sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pad {
    /// Whose it is.
    pub seat: Seat,
    /// Its fields in order.
    pub cells: Vec<Cell>,
    /// Its regions by their lowest field.
    pub regions: Vec<Region>,
    /// Points.
    pub points: i32,
    /// What gave points in each phase, in ink.
    pub phases: [i32; PHASES],
    /// By bonus: how many can still be used.
    pub held: [u8; 4],
    /// By bonus: circles drawn in its own row, and whether the green row's is.
    pub circles: [(u8, bool); 4],
    /// By bonus: how many are crossed out.
    pub used: [u8; 4],
    /// By bonus: whether the pencil crosses one out.
    pub spends: [bool; 4],
    /// By bonus: whether touching it narrows the fields down.
    pub opens: [bool; 4],
    /// The field whose number is asked for.
    pub asking: Option<Field>,
}

impl Pad {
    /// The seat's sheet as the last round left it.
    #[must_use]
    pub fn plain(state: &State, seat: Seat) -> Pad {
        Pad::of(state, seat, &state.estate(seat), &[], None)
    }

    /// A desk's sheet with what is in pencil and what can be marked.
    #[must_use]
    pub fn at_desk(state: &State, desk: &Desk) -> Pad {
        let marks: Vec<Field> = desk.pencilled().into_iter().map(|(field, _)| field).collect();
        let offers = if desk.draft.ready { None } else { Some(desk.offers()) };
        let offers = offers.as_ref().map(<[Offer; 37]>::as_slice);
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

    /// A desk's sheet as it may lie open: where what is chosen is covered, a sheet whose player is ready looks as the
    /// round found it.
    #[must_use]
    pub fn in_sight(state: &State, desk: &Desk, covered: bool) -> Pad {
        if covered && desk.draft.ready {
            return Pad::plain(state, desk.seat);
        }
        Pad::at_desk(state, desk)
    }

    /// A computer player's sheet as the last round left it: what it marked then says so, in the order of its marks.
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

    /// The sheet with what a hint advises: its fields alone are lit. A hint that means no field leaves it as it is.
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
                cell.offer = Offer::default();
            }
        }
        self
    }

    /// A sheet that nobody has written on.
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
            offer: Offer::default(),
            other: Offer::default(),
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
        offers: Option<&[Offer]>,
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
            other: Offer::default(),
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

    /// The field's cell.
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
