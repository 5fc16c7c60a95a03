//! Figures that experts count, and the lens: empty fields, the fields of each number, points at once and odds.

use super::desk::Table;
use crate::engine::seat::Seat;
use crate::games::dice::colours::Colour;
use crate::games::dice::fields::Field;
use crate::games::dice::prospects::ROLLS;
use crate::games::dice::state::Stage;
use crate::games::dice::{Action, Dice};
use crate::web::dice::art::icons;
use crate::web::dice::words::names::Names;
use crate::web::table::lens::{odds, points_now};
use crate::web::table::{Figures, Lens, Moment};
use crate::web::ui::text::{Icon, Text};

/// Symbols of the numbers.
const NUMBERS: [Icon; 6] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];

/// Figures of a moment.
pub(in crate::web::dice) fn figures(moment: &Moment<Dice>) -> Vec<Figures> {
    if moment.view.known().stage() != Stage::Rounds {
        return Vec::new();
    }
    let all = [moment.front].into_iter().chain(moment.others());
    [numbers(moment, moment.front)].into_iter().chain(all.map(|seat| empty(moment, seat))).collect()
}

/// The number of fields that each number fits now.
fn numbers(moment: &Moment<Dice>, seat: Seat) -> Figures {
    let state = moment.view.known();
    let (estate, board) = (state.estate(seat), state.board());
    let fields = |number: u8| {
        let of = |colour: Colour| estate.fits(board, colour, number).len() as usize;
        Colour::ALL.into_iter().map(of).sum::<usize>()
    };
    let counts = (1..)
        .zip(NUMBERS)
        .map(|(number, icon): (u8, Icon)| (icon, Text::from(number.to_string()), fields(number)));
    Figures::counts(moment.t("figures-numbers"), moment.t("figures-numbers-say"), counts)
}

/// The fields of a sheet that are still empty, by colour.
fn empty(moment: &Moment<Dice>, seat: Seat) -> Figures {
    let state = moment.view.known();
    let (estate, names) = (state.estate(seat), Names(&moment.words));
    let left = |colour: Colour| state.board().of_colour(colour).without(estate.marked()).len();
    let counts = Colour::ALL
        .map(|colour| (icons::mark(colour), names.colour(colour).into(), left(colour) as usize));
    let name = [("name", moment.name(seat).as_ref().into())];
    Figures::counts(
        moment.say("figures-empty", &name),
        moment.say("figures-empty-say", &name),
        counts.into_iter().filter(|(.., left)| *left > 0),
    )
}

/// The lens on a field of a sheet.
pub(super) fn lens(table: &Table<'_>, seat: Seat, field: Field) -> Lens<Action> {
    let (state, moment) = (table.state, table.moment);
    let estate = match table.desk(seat) {
        Some(desk) => desk.estate,
        None => state.estate(seat),
    };
    if state.stage() != Stage::Rounds || estate.marked().has(field) {
        return Lens::default();
    }
    if !estate.open().has(field) {
        return Lens { lines: vec![moment.t("figures-apart")], actions: Vec::new() };
    }
    let serving = estate.rolls_serving(state.board(), field);
    let points = estate.points_at_once(state, seat, field);
    let marks = |action: &Action| match action {
        Action::Mark { field: of, .. } | Action::Silver { field: of, .. } => *of == field,
        _ => false,
    };
    let own = moment.chooser == Some(seat);
    let actions = moment.choices_of(seat).filter(|action| own && marks(action)).collect();
    Lens { lines: vec![points_now(moment, points), odds(moment, serving, ROLLS)], actions }
}
