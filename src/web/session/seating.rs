//! Who sat at a table, and in which colour: kept for the next table, whatever is played there.

use crate::bots::level::Level;
use crate::engine::journal::roster::MAX_NAME;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::web::session::{AnySession, COLOURS, Colours, colours_of, colours_text};

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sitter {
    /// The name as typed; may be empty.
    pub name: String,
    /// The colour, from 0.
    pub colour: u8,
    /// How well a computer player plays; `None` for a person.
    pub computer: Option<Level>,
}

/// Who sits at a table, in turn order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seating(pub Vec<Sitter>);

impl Seating {
    /// Who sits at a game.
    #[must_use]
    pub fn of(session: &AnySession) -> Seating {
        let (roster, colours) = (session.roster(), session.colours());
        let sitter = |seat: Seat| Sitter {
            name: roster.name(seat).to_owned(),
            colour: colours.at(seat.index()),
            computer: roster.computer(seat).and_then(Level::of_number),
        };
        Seating(Seat::first(session.seats()).map(sitter).collect())
    }

    /// The colours by seat; seats that nobody takes have those left over.
    #[must_use]
    pub fn colours(&self) -> Colours {
        let most = MAX_SEATS as u8;
        let mut all: Vec<u8> = self.0.iter().map(|sitter| sitter.colour % most).collect();
        all.extend(COLOURS.into_iter().filter(|c| self.0.iter().all(|s| s.colour != *c)));
        all.try_into().unwrap_or(COLOURS)
    }

    /// As it is kept for the next table.
    #[must_use]
    pub fn to_text(&self) -> String {
        let names: Vec<&str> = self.0.iter().map(|sitter| sitter.name.trim()).collect();
        let levels = self.0.iter().map(|sitter| sitter.computer.map_or(0, Level::number));
        let levels: String = levels.map(|number| char::from(b'0' + number)).collect();
        format!("{} {levels}\n{}\n", colours_text(self.colours()), names.join("\n"))
    }

    /// From what was kept; what does not read is left out.
    #[must_use]
    pub fn of_text(text: &str) -> Seating {
        let Some((colours, names)) = text.split_once('\n') else { return Seating::default() };
        let (colours, levels) = colours.trim().split_once(' ').unwrap_or((colours, ""));
        let colours = colours_of(colours).unwrap_or(COLOURS);
        let number = |digit: u8| Level::of_number(digit.saturating_sub(b'0'));
        let levels = levels.bytes().map(number).chain([None; MAX_SEATS]);
        let short = |name: &str| name.chars().take(MAX_NAME).collect::<String>();
        let sitters = names.lines().map(short).zip(colours).zip(levels);
        Seating(
            sitters.map(|((name, colour), computer)| Sitter { name, colour, computer }).collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sat_here_sits_here_again() {
        let sitter = |name: &str, colour, computer| Sitter { name: name.into(), colour, computer };
        let seating = Seating(vec![sitter("Anna", 3, None), sitter("", 0, Some(Level::Hard))]);
        assert_eq!(Seating::of_text(&seating.to_text()), seating);
        assert_eq!(seating.colours(), [3, 0, 1, 2, 4, 5]);
        assert_eq!(Seating::of_text("nonsense"), Seating::default());
        let long = format!("x\n{}\n", "y".repeat(99));
        assert_eq!(Seating::of_text(&long).0[0].name.chars().count(), MAX_NAME);
    }
}
