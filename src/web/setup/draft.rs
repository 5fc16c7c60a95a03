//! The table being laid, as plain data: who sits where, the game's own choices, seed, policy.

use super::SetupGame;
use crate::bots::level::Level;
use crate::engine::journal::roster::{MAX_NAME, NameError, Roster};
use crate::engine::journal::setup::Setup;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::seed::{Seed, SeedError};
use crate::engine::total::At;
use crate::web::entropy::entropy;
use crate::web::session::{Colours, Policy, Seating, Sitter};
use core::ops::RangeInclusive;

/// The table being laid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft<G: SetupGame> {
    /// Who sits at the table, in turn order.
    pub sitters: Vec<Sitter>,
    /// The seed as typed.
    pub seed: String,
    /// How far moves may be taken back.
    pub policy: Policy,
    /// What the game lets people choose.
    pub choices: G::Choices,
}

/// Why a table can't be begun as it is laid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftError<E> {
    /// The seed is none.
    Seed(SeedError),
    /// The choices don't go together.
    Options(E),
    /// The name of a seat is none.
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
    /// A new table for those who sat here last, with a seed of its own.
    #[must_use]
    pub fn fresh(seating: &Seating) -> Draft<G> {
        let seed = Seed::fresh(entropy()).as_str().to_owned();
        let mut draft = Draft { seed, ..Draft::default() };
        draft.seat_all(seating);
        draft
    }

    /// The table of a setup, as it came by a link or was played before.
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

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.sitters.len() as u8
    }

    /// How many may sit at the table.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<usize> {
        let seats = G::places(&self.choices);
        usize::from(*seats.start())..=usize::from(*seats.end()).min(MAX_SEATS)
    }

    /// The options.
    ///
    /// # Errors
    /// If the choices don't go together.
    pub fn options(&self) -> Result<G::Options, G::OptionsError> {
        G::options(&self.choices, self.players())
    }

    /// The setup, ready to begin.
    ///
    /// # Errors
    /// What is to be changed first.
    pub fn setup(&self) -> Result<Setup<G>, DraftError<G::OptionsError>> {
        let options = self.options().map_err(DraftError::Options)?;
        let seed: Seed = self.seed.parse().map_err(DraftError::Seed)?;
        let mut roster = Roster::new();
        for (index, sitter) in self.sitters.iter().enumerate() {
            let seat = Seat(index as u8);
            roster = roster
                .with_computer(seat, sitter.computer.map_or(0, Level::number))
                .with_name(seat, &sitter.name)
                .map_err(|error| DraftError::Name(index, error))?;
        }
        Setup::new(options, seed, roster).map_err(DraftError::Options)
    }

    /// The colours by seat; seats that nobody takes have those left over.
    #[must_use]
    pub fn colours(&self) -> Colours {
        Seating(self.sitters.clone()).colours()
    }

    /// Gives a seat the next colour; who had it takes the seat's own.
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

    /// Adds a person with a colour that is still free; a full table stays as it is.
    pub fn add(&mut self) {
        let taken = |colour: &u8| self.sitters.iter().any(|sitter| sitter.colour == *colour);
        let free = (0..G::COLOURS).find(|colour| !taken(colour));
        if let (Some(colour), true) = (free, self.sitters.len() < *self.seats().end()) {
            self.sitters.push(Sitter { name: String::new(), colour, computer: None });
        }
    }

    /// Whether somebody may go.
    #[must_use]
    pub fn may_remove(&self) -> bool {
        self.sitters.len() > *self.seats().start()
    }

    /// Lets somebody go, if enough stay.
    pub fn remove(&mut self, seat: usize) {
        if self.may_remove() && seat < self.sitters.len() {
            self.sitters.remove(seat);
            G::removed(&mut self.choices, seat);
        }
    }

    /// Gives a seat to a computer player of a level, or to a person. A computer without a name takes the
    /// first of these `names` that nobody has; a person does not keep a name of theirs.
    pub fn seat(&mut self, seat: usize, computer: Option<Level>, names: &[String]) {
        let taken = |name: &&String| self.sitters.iter().any(|sitter| sitter.name == **name);
        let free = names.iter().find(|name| !taken(name)).cloned();
        let Some(sitter) = self.sitters.get_mut(seat) else { return };
        sitter.computer = computer;
        let is_theirs = names.contains(&sitter.name);
        match computer {
            Some(_) if sitter.name.trim().is_empty() => sitter.name = free.unwrap_or_default(),
            None if is_theirs => sitter.name.clear(),
            _ => {}
        }
    }

    /// A first game to play at once: the first person of this table against computer players of the level
    /// that sat here last, or easy ones.
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

    /// Lets two neighbours change places.
    pub fn swap_with_next(&mut self, seat: usize) {
        if seat < self.sitters.len().saturating_sub(1) {
            self.swap(seat, seat + 1);
        }
    }

    fn swap(&mut self, seat: usize, other: usize) {
        self.sitters.swap(seat, other);
        G::swapped(&mut self.choices, seat, other);
    }

    /// Draws the turn order from 64 bits of entropy; each keeps name and colour.
    pub fn shuffle(&mut self, mut entropy: u64) {
        for last in (1..self.sitters.len()).rev() {
            let other = (entropy % (last as u64 + 1)) as usize;
            entropy /= last as u64 + 1;
            self.swap(last, other);
        }
    }

    /// The next seating: everybody one seat on.
    pub fn rotate(&mut self) {
        for seat in 1..self.sitters.len() {
            self.swap(seat - 1, seat);
        }
    }

    /// Seats those who sat at the table last, as many as can play here.
    pub fn seat_all(&mut self, seating: &Seating) {
        if !seating.0.is_empty() {
            self.sitters = seating.fitted(self.seats(), G::COLOURS);
        }
    }
}

/// A name cut to what a name may hold.
#[must_use]
pub fn short(name: &str) -> String {
    name.chars().take(MAX_NAME).collect()
}
