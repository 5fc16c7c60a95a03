//! A position as text for the terminal.

use crate::cli::any::named;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::dice::State;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::contract::Decision;
use crate::games::dice::estate::Estate;
use crate::games::dice::event::Prize;
use crate::games::dice::fields::Field;
use crate::games::dice::points::{PHASES, completion_points};
use crate::games::dice::state::Stage;
use std::io::{self, Write};

/// The open choice.
pub fn choice(decision: &Decision) -> String {
    let choice = match decision {
        Decision::Start { .. } => "a start castle",
        Decision::Goods { .. } => "whether to sell goods",
        Decision::Turn { .. } => "a combination, or a worker",
        Decision::Second { .. } => "a second combination for a silver, or none",
    };
    choice.to_owned()
}

/// Writes the public part: time, dice, the race for colours, and each sheet as the last round left it.
pub fn position(state: &State, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
    moment(state, out)?;
    if state.stage() != Stage::Castles {
        race(state, out)?;
    }
    for seat in state.seats() {
        let estate = state.estate(seat);
        let (name, points) = (named(players.name(seat)), estate.total());
        let phases: Vec<String> =
            (0..PHASES).map(|phase| estate.phase_points(phase).to_string()).collect();
        let held: String =
            Bonus::ALL.map(|bonus| format!(", {} {}", bonus.key(), estate.bonuses(bonus))).concat();
        writeln!(out, "seat {}{name}: {points} points ({}){held}", seat.0, phases.join(" + "))?;
        sheet(state, &estate, out)?;
    }
    Ok(())
}

fn moment(state: &State, out: &mut dyn Write) -> io::Result<()> {
    let letter = state.options().sheet.letter();
    match state.stage() {
        Stage::Castles => writeln!(out, "sheet {letter}, start castles are being chosen"),
        Stage::Over => {
            writeln!(out, "sheet {letter}, the game is over")?;
            match state.grade() {
                Some(grade) => writeln!(out, "grade: {}", grade.key()),
                None => Ok(()),
            }
        }
        Stage::Rounds => {
            let phase = ["I", "II", "III"].get(usize::from(state.phase())).copied().unwrap_or("");
            let (round, boxes, column) = (state.round() + 1, state.boxes(), state.column());
            writeln!(out, "sheet {letter}, phase {phase}, round {round}, box {boxes} of {column}")?;
            match state.roll() {
                Some(roll) => writeln!(out, "{roll}"),
                None => Ok(()),
            }
        }
    }
}

/// The points still to be had for each colour, and the number of its fields that each seat lacks.
fn race(state: &State, out: &mut dyn Write) -> io::Result<()> {
    let board = state.board();
    for colour in Colour::ALL {
        let [larger, smaller] = completion_points(colour);
        let brings = match state.prize(colour) {
            Prize::Larger => format!("{larger}, then {smaller}"),
            Prize::Smaller => smaller.to_string(),
            Prize::Nothing => "nothing".to_owned(),
        };
        let lacks = |seat: Seat| {
            let marked = state.estate(seat).marked();
            board.of_colour(colour).without(marked).len().to_string()
        };
        let lacks: Vec<String> = state.seats().map(lacks).collect();
        writeln!(out, "{colour}: brings {brings}; fields lacking {}", lacks.join(" "))?;
    }
    Ok(())
}

/// The sheet row by row: a field's colour by its letter (`s` mines, as on the sheets' table), and its entry.
fn sheet(state: &State, estate: &Estate, out: &mut dyn Write) -> io::Result<()> {
    let mut rows: Vec<(u8, String)> = Vec::new();
    for field in Field::all() {
        let Some((row, place)) = field.row_and_place() else { continue };
        if place == 0 {
            rows.push((row, " ".repeat(usize::from(row.abs_diff(3)) * 2)));
        }
        let Some((_, text)) = rows.last_mut() else { continue };
        let colour = match state.board().colour(field) {
            Colour::Blue => 'b',
            Colour::Grey => 's',
            Colour::Orange => 'o',
            Colour::Purple => 'p',
            Colour::Green => 'g',
            Colour::Yellow => 'y',
        };
        let entry = match (estate.number(field), estate.start_castle()) {
            (Some(number), _) => char::from(b'0' + number),
            (None, Some(castle)) if castle == field => 'X',
            (None, _) => '.',
        };
        text.push(' ');
        text.push(' ');
        text.push(colour);
        text.push(entry);
    }
    rows.iter().try_for_each(|(_, row)| writeln!(out, "   {row}"))
}
