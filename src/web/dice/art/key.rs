//! The rules of the six colours in small, for tables without a large sheet.

use super::icons::{class_of, hex_of, mark, rule};
use super::place::short;
use crate::games::dice::colours::Colour;
use crate::web::dice::model::subject::Subject;
use crate::web::ui::symbol;
use yew::prelude::*;

/// The colours in two columns, from top to bottom in the order of the sheet.
const COLUMNS: [[Colour; 3]; 2] =
    [[Colour::Purple, Colour::Grey, Colour::Blue], [Colour::Orange, Colour::Green, Colour::Yellow]];
/// Width of a column.
const WIDE: f64 = 104.0;
/// Height of a row.
const HIGH: f64 = 38.0;

/// The six colours with the numbers that they take, in a drawing of 220 by 114.
pub fn colour_key() -> Html {
    let one = |(column, row, colour): (usize, usize, Colour)| {
        let (x, y) = (column as f64 * WIDE, row as f64 * HIGH);
        let middle = y + HIGH / 2.0;
        let wide = if column == 0 { WIDE } else { 220.0 - WIDE };
        html! {
            <g key={colour.key()} class={classes!("crow", class_of(colour))} data-help={Subject::Colour(colour).code()}>
                <rect class="asks" x={short(x)} y={short(y)} width={short(wide)} height={short(HIGH)} />
                { symbol(hex_of(colour), x + 18.0, middle, 35.0, "") }
                { symbol(mark(colour), x + 18.0, middle - 0.5, 21.0, "") }
                { symbol(rule(colour), x + 62.0, middle, 38.0, "rule") }
                if colour == Colour::Yellow {
                    <text class="dbl" x={short(x + 88.0)} y={short(middle + 7.0)} font-size="19">{ "×2" }</text>
                }
            </g>
        }
    };
    let all = COLUMNS.into_iter().enumerate().flat_map(|(column, colours)| {
        colours.into_iter().enumerate().map(move |(row, colour)| (column, row, colour))
    });
    all.map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_explained_once() {
        let mut shown = COLUMNS.concat();
        shown.sort_unstable_by_key(|colour| colour.key());
        let mut all = Colour::ALL.to_vec();
        all.sort_unstable_by_key(|colour| colour.key());
        assert_eq!(shown, all);
    }
}
