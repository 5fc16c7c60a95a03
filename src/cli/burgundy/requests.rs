//! The game's own requests.

use crate::engine::json::{Fields, Misfit, to_value};
use crate::engine::total::At;
use crate::games::burgundy::boards::{Board, BoardId};
use serde_json::{Map, Value, json};

/// The request `board`: a board's fields with colour, number, region and place (axial coordinates, rows
/// running east).
pub fn board(fields: &Fields<'_>) -> Result<Map<String, Value>, Misfit> {
    let last = BoardId::all_double().last().map_or(0, |board| board.0);
    let board = BoardId(fields.number("board", 1..=u64::from(last))? as u8);
    let data: &Board = board.board();
    let field = |field: crate::games::burgundy::fields::Field| {
        let cell = data.cells.at(field.index());
        json!({
            "field": field.0,
            "colour": to_value(&data.colour(field)),
            "number": data.number(field),
            "region": data.region_of(field),
            "q": cell.q,
            "r": cell.r,
        })
    };
    let mut answer = Map::new();
    answer.insert("board".to_owned(), board.0.into());
    answer.insert("fields".to_owned(), data.all.into_iter().map(field).collect());
    Ok(answer)
}
