//! Players and their colours, kept for the next table of any game.

use crate::bots::level::Level;
use crate::engine::journal::roster::MAX_NAME_BYTES;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::web::session::{AnySession, COLOURS, Colours, colours_of, colours_text};
use core::ops::RangeInclusive;

/// A player at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sitter {
    /// Name as typed; may be empty.
    pub name: String,
    /// Colour, from 0.
    pub colour: u8,
    /// Level of a computer player; `None` for a person.
    pub computer: Option<Level>,
}

/// The players in turn order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seating(pub Vec<Sitter>);

impl Seating {
    /// The players of a game.
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

    /// The first person, if any.
    #[must_use]
    pub fn person(&self) -> Option<&Sitter> {
        self.0.iter().find(|sitter| sitter.computer.is_none())
    }

    /// The same seating with a name for the first person, if they have none.
    #[must_use]
    pub fn with_person(&self, name: String) -> Seating {
        let mut sitters = self.0.clone();
        match sitters.iter_mut().find(|sitter| sitter.computer.is_none()) {
            Some(sitter) if sitter.name.trim().is_empty() => sitter.name = name,
            Some(_) => {}
            None => sitters.insert(0, Sitter { name, ..Sitter::default() }),
        }
        Seating(sitters)
    }

    /// The seating of the game of the day: the first person against computer players of a fixed level.
    #[must_use]
    pub fn for_everybody(&self) -> Seating {
        let person = self.person().cloned().unwrap_or_default();
        let colour = (person.colour + 1) % MAX_SEATS as u8;
        let computer = Sitter { name: String::new(), colour, computer: Some(Level::Medium) };
        Seating(vec![person, computer])
    }

    /// The same players fitted to a number of seats and colours: surplus players are dropped, missing ones are added
    /// without a name, and unavailable or duplicate colours are replaced.
    #[must_use]
    pub fn fitted(&self, seats: RangeInclusive<usize>, colours: u8) -> Vec<Sitter> {
        let mut sitters = self.0.clone();
        sitters.truncate(*seats.end());
        sitters.resize_with((*seats.start()).max(sitters.len()), || Sitter {
            colour: u8::MAX,
            ..Sitter::default()
        });
        for place in 0..sitters.len() {
            let taken = |colour: u8| sitters.iter().any(|sitter| sitter.colour == colour);
            let free = (0..colours).find(|colour| !taken(*colour)).unwrap_or_default();
            if let Some(sitter) = sitters.get_mut(place).filter(|s| s.colour >= colours) {
                sitter.colour = free;
            }
        }
        sitters
    }

    /// Colours by seat; unused seats have the remaining ones.
    #[must_use]
    pub fn colours(&self) -> Colours {
        let most = MAX_SEATS as u8;
        let mut all: Vec<u8> = self.0.iter().map(|sitter| sitter.colour % most).collect();
        all.extend(COLOURS.into_iter().filter(|c| self.0.iter().all(|s| s.colour != *c)));
        all.try_into().unwrap_or(COLOURS)
    }

    /// The seating as stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let names: Vec<&str> = self.0.iter().map(|sitter| sitter.name.trim()).collect();
        let levels = self.0.iter().map(|sitter| sitter.computer.map_or(0, Level::number));
        let levels: String = levels.map(|number| char::from(b'0' + number)).collect();
        format!("{} {levels}\n{}\n", colours_text(self.colours()), names.join("\n"))
    }

    /// Reads a stored seating; unreadable parts are left out.
    #[must_use]
    pub fn of_text(text: &str) -> Seating {
        let Some((colours, names)) = text.split_once('\n') else { return Seating::default() };
        let (colours, levels) = colours.trim().split_once(' ').unwrap_or((colours, ""));
        let colours = colours_of(colours).unwrap_or(COLOURS);
        let number = |digit: u8| Level::of_number(digit.saturating_sub(b'0'));
        let levels = levels.bytes().map(number).chain([None; MAX_SEATS]);
        let short = |name: &str| name.chars().take(MAX_NAME_BYTES).collect::<String>();
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
    fn people_find_their_seats_at_tables_of_any_size() {
        let sitter = |name: &str, colour| Sitter { name: name.into(), colour, computer: None };
        let three = Seating(vec![sitter("Anna", 3), sitter("Ben", 5), sitter("Carla", 0)]);
        assert_eq!(three.fitted(2..=2, 5), [sitter("Anna", 3), sitter("Ben", 0)]);
        let five = three.fitted(4..=5, 5);
        let colours: Vec<u8> = five.iter().map(|sitter| sitter.colour).collect();
        assert_eq!((five.len(), colours), (4, vec![3, 1, 0, 2]));
        assert_eq!(three.fitted(1..=5, 6), three.0);
        assert_eq!(three.for_everybody().0[0], sitter("Anna", 3));
        assert_eq!(Seating::default().for_everybody().0[1].computer, Some(Level::Medium));
    }

    #[test]
    fn who_sat_here_sits_here_again() {
        let sitter = |name: &str, colour, computer| Sitter { name: name.into(), colour, computer };
        let seating = Seating(vec![sitter("Anna", 3, None), sitter("", 0, Some(Level::Hard))]);
        assert_eq!(Seating::of_text(&seating.to_text()), seating);
        assert_eq!(seating.colours(), [3, 0, 1, 2, 4, 5]);
        assert_eq!(Seating::of_text("nonsense"), Seating::default());
        let long = format!("x\n{}\n", "y".repeat(999));
        assert_eq!(Seating::of_text(&long).0[0].name.chars().count(), MAX_NAME_BYTES);
    }
}
