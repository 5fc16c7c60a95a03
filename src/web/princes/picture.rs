//! A principality as a small picture: regions in their colours, settlements, cities, roads, and cards as paper.

use crate::engine::seat::Seat;
use crate::games::princes::View;
use crate::games::princes::kinds::Kind;
use crate::games::princes::realm::Centre;
use crate::web::princes::model::plan::{CellContent, Plan, ROWS};
use crate::web::ui::picture::{Ink, Picture};
use core::ops::Range;

/// A cell's side.
const CELL: f64 = 10.0;

/// The public picture of a seat's principality.
pub fn picture(view: &View, seat: Seat) -> Picture {
    rows(view, seat, 0..ROWS)
}

/// The principality with which a seat begins: nothing is in its outer rows.
pub fn beginning(view: &View, seat: Seat) -> Picture {
    rows(view, seat, 1..ROWS - 1)
}

fn rows(view: &View, seat: Seat, rows: Range<usize>) -> Picture {
    let plan = Plan::of(view.position(), seat.0);
    let mut picture =
        Picture::new(plan.columns as u16 * CELL as u16, rows.len() as u16 * CELL as u16);
    for cell in plan.cells.iter().filter(|cell| rows.contains(&cell.row)) {
        let row = cell.row.saturating_sub(rows.start);
        let (x, y) = (cell.column as f64 * CELL, row as f64 * CELL);
        let (at, size) = ((x + 0.7, y + 0.7), (CELL - 1.4, CELL - 1.4));
        match cell.thing {
            CellContent::Region { region, .. } => picture.card(ink(region.kind()), false, at, size),
            CellContent::Road => picture.card(Ink::Brown, true, (x, y + 3.5), (CELL, 3.0)),
            CellContent::Card { .. } => picture.card(Ink::Paper, false, at, size),
            CellContent::Free { .. } => picture.card(Ink::Black, true, at, size),
            CellContent::Centre(built) => {
                let (ink, width, height) = match built {
                    Centre::Nothing => continue,
                    Centre::Settlement => (Ink::Red, 5.0, 6.0),
                    Centre::City => (Ink::Red, 8.0, 8.5),
                    Centre::Metropolis => (Ink::Violet, 9.0, 9.5),
                };
                picture.house(ink, (x + (CELL - width) / 2.0, y + CELL - 0.5), (width, height));
            }
            CellContent::End { .. } | CellContent::Beside => {}
        }
    }
    picture
}

/// Brick is brown and lumber green, as the regions are at the table.
const fn ink(kind: Kind) -> Ink {
    match kind {
        Kind::Lumber => Ink::Green,
        Kind::Brick => Ink::Brown,
        Kind::Wool => Ink::Meadow,
        Kind::Grain => Ink::Yellow,
        Kind::Ore => Ink::Grey,
        Kind::Gold => Ink::Yellow,
    }
}
