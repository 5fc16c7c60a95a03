//! Settings of the dice game for the ladder.

use crate::bots::table::{Setting, Table, TableError};
use crate::games::dice::Options;
use crate::games::dice::options::Castles;
use crate::games::dice::sheets::SheetId;

pub(super) const SETTINGS: &[Setting] = &[
    Setting { name: "sheet", takes: Some("LETTER"), help: "a (if not said) to f, or all in turn" },
    Setting {
        name: "castles",
        takes: Some("HOW"),
        help: "start castles: free (if not said), different, same",
    },
];

/// The options of the series' game with this seed.
pub(super) fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
    let sheet = match table.get("sheet").map(str::to_ascii_uppercase).as_deref() {
        None => SheetId::A,
        Some("ALL") => SheetId::ALL.into_iter().nth((seed % 6) as usize).unwrap_or_default(),
        Some(letter) => letter.parse().map_err(|_| no_such("sheet", "a to f, or all"))?,
    };
    let castles = match table.get("castles") {
        None | Some("free") => Castles::Free,
        Some("different") => Castles::Different,
        Some("same") => Castles::Same,
        Some(_) => return Err(no_such("castles", "free, different, same")),
    };
    Options::new(table.players, sheet, castles).map_err(|why| TableError::Options(why.to_string()))
}

fn no_such(name: &'static str, known: &str) -> TableError {
    TableError::Setting { name, why: format!("there are {known}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_and_castles_are_set_for_a_series_and_what_is_none_is_refused() {
        let table = Table::of(1);
        assert_eq!(options(&table, 7).unwrap(), Options { players: 1, ..Options::default() });
        let set = Table::of(3).with("sheet", "d").with("castles", "same");
        let wanted = Options::new(3, SheetId::D, Castles::Same).unwrap();
        assert_eq!(options(&set, 7).unwrap(), wanted);
        let all = Table::of(2).with("sheet", "all");
        let sheets: Vec<SheetId> = (0..6).map(|seed| options(&all, seed).unwrap().sheet).collect();
        assert_eq!(sheets, SheetId::ALL);
        for (name, value) in [("sheet", "g"), ("castles", "none")] {
            let refused = options(&Table::of(2).with(name, value), 1);
            assert!(matches!(refused, Err(TableError::Setting { .. })), "{name} {value}");
        }
        let five = options(&Table::of(5).with("castles", "different"), 1);
        assert!(matches!(five, Err(TableError::Options(_))));
    }
}
