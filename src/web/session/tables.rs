//! The last table of each game, as the setup page offers it again: colours and setup.

use crate::web::session::{Colours, colours_of, colours_text};

/// The last table of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastTable {
    /// The players' colours by seat.
    pub colours: Colours,
    /// Its setup as a link's text.
    pub link: String,
}

impl LastTable {
    /// Name of its game, with which the link's text begins.
    fn game(&self) -> &str {
        self.link.split('.').next().unwrap_or_default()
    }

    /// Reads a line; `None` if it is damaged. The setup itself is read by its game.
    fn of_line(line: &str) -> Option<LastTable> {
        let (colours, link) = line.trim().split_once(' ')?;
        let is_link = |c: char| c.is_ascii_graphic();
        let table = LastTable { colours: colours_of(colours)?, link: link.to_owned() };
        (table.link.chars().all(is_link) && !table.game().is_empty()).then_some(table)
    }
}

/// The last tables, one per game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LastTables(Vec<LastTable>);

impl LastTables {
    /// A game's last table, if it is known.
    #[must_use]
    pub fn of(&self, game: &str) -> Option<&LastTable> {
        self.0.iter().find(|table| table.game() == game)
    }

    /// The tables with a newer one of its game.
    #[must_use]
    pub fn with(mut self, table: LastTable) -> LastTables {
        self.0.retain(|known| known.game() != table.game());
        self.0.push(table);
        self
    }

    /// The tables as stored, a line for each game.
    #[must_use]
    pub fn to_text(&self) -> String {
        let line = |table: &LastTable| format!("{} {}\n", colours_text(table.colours), table.link);
        self.0.iter().map(line).collect()
    }

    /// Reads stored tables. A damaged line costs its own table only; of several lines of a game the last one counts.
    #[must_use]
    pub fn of_text(text: &str) -> LastTables {
        let tables = text.lines().filter_map(LastTable::of_line);
        tables.fold(LastTables::default(), LastTables::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(link: &str) -> LastTable {
        LastTable { colours: [2, 0, 1, 3, 4, 5], link: link.into() }
    }

    #[test]
    fn each_game_has_its_own_last_table() {
        let tables = LastTables::default().with(table("road.s1.AA")).with(table("dice.s1.BB"));
        let tables = tables.with(table("road.s1.CC"));
        assert_eq!(tables.of("road"), Some(&table("road.s1.CC")));
        assert_eq!(tables.of("dice"), Some(&table("dice.s1.BB")));
        assert_eq!(tables.of("princes"), None);
        assert_eq!(LastTables::of_text(&tables.to_text()), tables);
    }

    #[test]
    fn a_damaged_line_leaves_the_others() {
        let text = "201345 road.s1.AA\n2013 dice.s1.BB\n\nnonsense\n201345 \n201345 a b\n201345 dice.s1.DD\n";
        let tables = LastTables::of_text(text);
        assert_eq!(tables.of("road"), Some(&table("road.s1.AA")));
        assert_eq!(tables.of("dice"), Some(&table("dice.s1.DD")));
        assert_eq!(tables.0.len(), 2);
    }
}
