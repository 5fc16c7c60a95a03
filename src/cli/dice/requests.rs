//! The game's own requests.

use crate::engine::json::{Fields, Misfit, Problem, to_value};
use crate::games::dice::fields::Field;
use crate::games::dice::sheets::{NotASheet, SheetId};
use serde_json::{Map, Value, json};

/// The request `sheet`: a sheet's fields with colour, region (its lowest field), a castle's bonus, and place
/// (row from the top, place in it from the left).
pub fn sheet(fields: &Fields<'_>) -> Result<Map<String, Value>, Misfit> {
    let sheet: Result<SheetId, NotASheet> = fields.text("sheet")?.parse();
    let sheet = sheet.map_err(|no| Misfit::new("sheet", Problem::Refused(no.to_string())))?;
    let board = sheet.board();
    let field = |field: Field| {
        let place = field.row_and_place().unwrap_or_default();
        json!({
            "field": field.0,
            "colour": to_value(&board.colour(field)),
            "region": board.region(field).lowest().map(|lowest| lowest.0),
            "bonus": board.bonus(field).as_ref().map(to_value),
            "row": place.0,
            "place": place.1,
        })
    };
    let mut answer = Map::new();
    answer.insert("sheet".to_owned(), to_value(&sheet));
    answer.insert("fields".to_owned(), Field::all().map(field).collect());
    Ok(answer)
}
