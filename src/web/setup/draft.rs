//! A table being set up, as plain data: players, the game's own choices, seed, undo policy.

use super::SetupGame;
use crate::bots::level::Level;
use crate::engine::journal::roster::{MAX_NAME, MAX_NAME_BYTES, NameError, Roster, is_unseen};
use crate::engine::journal::setup::Setup;
use crate::engine::link::{read_setup, setup_link};
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::seed::{Seed, SeedError};
use crate::engine::total::At;
use crate::web::entropy::entropy;
use crate::web::session::{Colours, LastTable, Policy, Seating, Sitter};
use crate::web::ui::text::beginning;
use core::ops::RangeInclusive;

/// A table being set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft<G: SetupGame> {
    /// Players in turn order.
    pub sitters: Vec<Sitter>,
    /// Seed as typed.
    pub seed: String,
    /// Limit on undo.
    pub policy: Policy,
    /// The game's own choices.
    pub choices: G::Choices,
}

/// Reason why a table can't be started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftError<E> {
    /// The seed is invalid.
    Seed(SeedError),
    /// The choices can't be combined.
    Options(E),
    /// The name of a seat is invalid.
    Name(usize, NameError),
}

impl<G: SetupGame> Default for Draft<G> {
    fn default() -> Draft<G> {
        let mut draft = Draft {
            sitters: Vec::new(),
            seed: String::new(),
            policy: Policy::Table,
            choices: G::Choices::default(),
        };
        while draft.sitters.len() < usize::from(G::USUAL_SEATS) {
            draft.add();
        }
        draft
    }
}

impl<G: SetupGame> Draft<G> {
    /// A new table for the last players, with a new seed. At seats without a known player, a person faces computer
    /// players, who take their names from `names`.
    #[must_use]
    pub fn fresh(seating: &Seating, names: &[String]) -> Draft<G> {
        Draft { seed: fresh_seed(), ..Draft::default() }.for_players(seating, names)
    }

    /// The same table for the last players; computers take the seats without a known one, except the first.
    fn for_players(mut self, seating: &Seating, names: &[String]) -> Draft<G> {
        self.seat_all(seating);
        self.seat_computers(seating.0.len().max(1), names);
        self
    }

    /// The last table of a game, with a new seed; `None` if it can't be read or played any more.
    #[must_use]
    pub fn again(table: &LastTable) -> Option<Draft<G>> {
        let setup = read_setup::<G>(&table.link).ok()?;
        Some(Draft { seed: fresh_seed(), ..Draft::of_setup(&setup, table.colours) })
    }

    /// The table as it is stored for the next setup; `None` if it can't be started.
    #[must_use]
    pub fn to_last(&self) -> Option<LastTable> {
        let link = setup_link(&self.setup().ok()?).ok()?;
        Some(LastTable { colours: self.colours(), link })
    }

    /// The table of a setup from a link or an earlier game.
    #[must_use]
    pub fn of_setup(setup: &Setup<G>, colours: Colours) -> Draft<G> {
        let roster = setup.roster();
        let sitter = |seat: Seat| Sitter {
            name: roster.name(seat).to_owned(),
            colour: colours.at(seat.index()),
            computer: roster.computer(seat).and_then(Level::of_number),
        };
        Draft {
            sitters: Seat::first(G::players(setup.options())).map(sitter).collect(),
            seed: setup.seed().as_str().to_owned(),
            policy: Policy::Table,
            choices: G::choices(setup.options()),
        }
    }

    /// Number of players.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.sitters.len() as u8
    }

    /// Possible numbers of players.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<usize> {
        let seats = G::places(&self.choices);
        usize::from(*seats.start())..=usize::from(*seats.end()).min(MAX_SEATS)
    }

    /// The options.
    ///
    /// # Errors
    /// If the choices can't be combined.
    pub fn options(&self) -> Result<G::Options, G::OptionsError> {
        G::options(&self.choices, self.players())
    }

    /// The setup, ready to start.
    ///
    /// # Errors
    /// The fault to be corrected first.
    pub fn setup(&self) -> Result<Setup<G>, DraftError<G::OptionsError>> {
        let options = self.options().map_err(DraftError::Options)?;
        let seed: Seed = self.seed.parse().map_err(DraftError::Seed)?;
        let mut roster = Roster::new();
        for (index, sitter) in self.sitters.iter().enumerate() {
            let seat = Seat(index as u8);
            roster = roster
                .with_computer(seat, sitter.computer.map_or(0, Level::number))
                .with_typed_name(seat, &sitter.name)
                .map_err(|error| DraftError::Name(index, error))?;
        }
        Setup::new(options, seed, roster).map_err(DraftError::Options)
    }

    /// Colours by seat; unused seats have the remaining ones.
    #[must_use]
    pub fn colours(&self) -> Colours {
        Seating(self.sitters.clone()).colours()
    }

    /// Gives a seat the next colour, exchanging it with a player who has it.
    pub fn next_colour(&mut self, seat: usize) {
        let Some(own) = self.sitters.get(seat).map(|sitter| sitter.colour) else { return };
        let next = (own + 1) % G::COLOURS;
        for sitter in &mut self.sitters {
            if sitter.colour == next {
                sitter.colour = own;
            }
        }
        if let Some(sitter) = self.sitters.get_mut(seat) {
            sitter.colour = next;
        }
    }

    /// Adds a person with a free colour; does nothing at a full table.
    pub fn add(&mut self) {
        let taken = |colour: &u8| self.sitters.iter().any(|sitter| sitter.colour == *colour);
        let free = (0..G::COLOURS).find(|colour| !taken(colour));
        if let (Some(colour), true) = (free, self.sitters.len() < *self.seats().end()) {
            self.sitters.push(Sitter { name: String::new(), colour, computer: None });
        }
    }

    /// Adds an opponent: a computer player where one person plays, else a person.
    pub fn add_opponent(&mut self, names: &[String]) {
        let (seat, is_alone) = (self.sitters.len(), self.people() <= 1);
        self.add();
        if is_alone {
            self.seat_computers(seat, names);
        }
    }

    /// Number of people.
    #[must_use]
    pub fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| sitter.computer.is_none()).count()
    }

    /// Level of computer players that join: that of one at the table, or easy.
    fn level(&self) -> Level {
        self.sitters.iter().find_map(|sitter| sitter.computer).unwrap_or(Level::Easy)
    }

    /// Gives the seats from this one on to computer players.
    pub fn seat_computers(&mut self, from: usize, names: &[String]) {
        let level = self.level();
        for seat in from..self.sitters.len() {
            self.seat(seat, Some(level), names);
        }
    }

    /// Seats the first person against so many computer players. Those at the table stay, with level and colour.
    pub fn face_computers(&mut self, count: usize, names: &[String]) {
        let person = self.sitters.iter().position(|sitter| sitter.computer.is_none());
        for seat in (0..person.unwrap_or(0)).rev() {
            self.swap_with_next(seat);
        }
        if person.is_none() {
            self.seat(0, None, names);
        }
        while self.sitters.len() > count + 1 && self.may_remove() {
            let other_person = self.sitters.iter().skip(1).rposition(|s| s.computer.is_none());
            self.remove(other_person.map_or(self.sitters.len() - 1, |seat| seat + 1));
        }
        for sitter in self.sitters.iter_mut().skip(1).filter(|s| s.computer.is_none()) {
            // A computer player does not go by a person's name.
            sitter.name.clear();
        }
        while self.sitters.len() <= count && self.sitters.len() < *self.seats().end() {
            self.add();
        }
        let level = self.level();
        for seat in 1..self.sitters.len() {
            let own = self.sitters.get(seat).and_then(|sitter| sitter.computer);
            self.seat(seat, Some(own.unwrap_or(level)), names);
        }
    }

    /// Seats the person who takes up a challenge, and computer players in the seats of other people.
    pub fn take_up(&mut self, own: usize, name: &str, names: &[String]) {
        for sitter in self.sitters.iter_mut().filter(|sitter| sitter.computer.is_none()) {
            sitter.name.clear();
        }
        let level = self.level();
        for seat in (0..self.sitters.len()).filter(|seat| *seat != own) {
            let computer = self.sitters.get(seat).and_then(|sitter| sitter.computer);
            self.seat(seat, Some(computer.unwrap_or(level)), names);
        }
        // Nobody is called like a computer player.
        let is_taken = self.sitters.iter().any(|sitter| sitter.name == name);
        if let Some(sitter) = self.sitters.get_mut(own).filter(|_| !is_taken) {
            sitter.name = name.to_owned();
        }
    }

    /// Gives all seats to people, two at least where so many can play.
    pub fn face_people(&mut self, names: &[String]) {
        if self.sitters.len() < 2 {
            self.add();
        }
        for seat in 0..self.sitters.len() {
            self.seat(seat, None, names);
        }
    }

    /// True if the first seat's person plays against exactly so many computer players.
    #[must_use]
    pub fn faces_computers(&self, count: usize) -> bool {
        let first = self.sitters.first().is_some_and(|sitter| sitter.computer.is_none());
        first && self.people() == 1 && self.sitters.len() == count + 1
    }

    /// True if a player may be removed.
    #[must_use]
    pub fn may_remove(&self) -> bool {
        self.sitters.len() > *self.seats().start()
    }

    /// Removes a player, if enough remain.
    pub fn remove(&mut self, seat: usize) {
        if self.may_remove() && seat < self.sitters.len() {
            self.sitters.remove(seat);
            G::removed(&mut self.choices, seat);
        }
    }

    /// Gives a seat to a computer player of a level, or to a person. A computer without a name takes the first unused
    /// one of `names`; a person does not keep such a name.
    pub fn seat(&mut self, seat: usize, computer: Option<Level>, names: &[String]) {
        let taken = |name: &&String| self.sitters.iter().any(|sitter| sitter.name == **name);
        let free = names.iter().find(|name| !taken(name)).cloned();
        let Some(sitter) = self.sitters.get_mut(seat) else { return };
        sitter.computer = computer;
        let is_theirs = names.contains(&sitter.name);
        if computer.is_some() && sitter.name.trim().is_empty() {
            sitter.name = free.unwrap_or_default();
        } else if computer.is_none() && is_theirs {
            sitter.name.clear();
        }
    }

    /// A first game to play at once: the table's first person against computer players, of the level last used or easy
    /// ones.
    #[must_use]
    pub fn against_computers(&self, seed: &Seed, names: &[String]) -> Draft<G> {
        let level = self.sitters.iter().find_map(|sitter| sitter.computer);
        let person = self.sitters.iter().find(|sitter| sitter.computer.is_none());
        let (sitters, seed) = (person.cloned().into_iter().collect(), seed.as_str().to_owned());
        let mut game = Draft { sitters, seed, ..Draft::default() };
        while game.sitters.len() < usize::from(G::USUAL_SEATS) {
            game.add();
        }
        for seat in 1..game.sitters.len() {
            game.seat(seat, Some(level.unwrap_or(Level::Easy)), names);
        }
        game
    }

    /// Exchanges two neighbours.
    pub fn swap_with_next(&mut self, seat: usize) {
        if seat < self.sitters.len().saturating_sub(1) {
            self.swap(seat, seat + 1);
        }
    }

    fn swap(&mut self, seat: usize, other: usize) {
        self.sitters.swap(seat, other);
        G::swapped(&mut self.choices, seat, other);
    }

    /// Draws the turn order from 64 bits of entropy; each player keeps name and colour.
    pub fn shuffle(&mut self, mut entropy: u64) {
        for last in (1..self.sitters.len()).rev() {
            let other = (entropy % (last as u64 + 1)) as usize;
            entropy /= last as u64 + 1;
            self.swap(last, other);
        }
    }

    /// Moves all players one seat on.
    pub fn rotate(&mut self) {
        for seat in 1..self.sitters.len() {
            self.swap(seat - 1, seat);
        }
    }

    /// Seats the last table's players, as many as can play here.
    pub fn seat_all(&mut self, seating: &Seating) {
        if !seating.0.is_empty() {
            self.sitters = seating.fitted(self.seats(), G::COLOURS);
        }
    }
}

fn fresh_seed() -> String {
    Seed::fresh(entropy()).as_str().to_owned()
}

/// A name as it is typed, cut to the allowed length; trailing joiners are kept, as they may combine with the next
/// character.
#[must_use]
pub fn short(name: &str) -> String {
    let seen: String = name.chars().filter(|character| !is_unseen(*character)).collect();
    beginning(&seen, MAX_NAME, MAX_NAME_BYTES)
}

#[cfg(test)]
mod tests;
