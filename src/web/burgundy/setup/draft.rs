//! The table being laid, as plain data: who sits where, boards, castles, edition, seed.

use super::kinds::{Kind, Solo, first_double};
use crate::bots::level::Level;
use crate::engine::journal::roster::{MAX_NAME, NameError, Roster};
use crate::engine::journal::setup::Setup;
use crate::engine::seat::Seat;
use crate::engine::seed::{Seed, SeedError};
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, Edition, OptionsError, Way};
use crate::games::burgundy::{Burgundy, Options};
use crate::web::entropy::entropy;
pub use crate::web::session::Sitter;
use crate::web::session::{COLOURS, Colours, Policy, Seating};

/// The table being laid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Who sits at the table, in turn order: two to four, or one who plays alone.
    pub sitters: Vec<Sitter>,
    /// The edition.
    pub edition: Edition,
    /// How the players come to their boards.
    pub boards: Boards,
    /// The boards picked last, by seat, also while boards are drawn.
    pub picked: [BoardId; SEATS],
    /// Whose board the next touch on a board settles; nobody's means everybody's.
    pub picking: Option<usize>,
    /// How the players come to their start castles.
    pub castles: Castles,
    /// The seed as typed.
    pub seed: String,
    /// How far moves may be taken back.
    pub policy: Policy,
    /// What kind of game is laid.
    pub kind: Kind,
    /// The choices of the solo game, also while another kind is laid.
    pub solo: Solo,
    /// The double board of the team game, also while another kind is laid.
    pub double: BoardId,
    /// Who sat here before one played alone, or before teams were made up.
    pub bench: Vec<Sitter>,
    /// The modules that are played.
    pub modules: Modules,
}

/// Why a table can't be begun as it is laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DraftError {
    /// The seed is none.
    Seed(SeedError),
    /// The choices don't go together.
    Options(OptionsError),
    /// The name of a seat is none.
    Name(usize, NameError),
}

impl Default for Draft {
    fn default() -> Draft {
        Draft {
            sitters: vec![Sitter::default(), Sitter { colour: 1, ..Sitter::default() }],
            edition: Edition::E2019,
            boards: Boards::Fixed([BoardId(1); SEATS]),
            picked: [BoardId(1); SEATS],
            picking: None,
            castles: Castles::Centre,
            seed: String::new(),
            policy: Policy::Table,
            kind: Kind::Each,
            solo: Solo::default(),
            double: first_double(),
            bench: Vec::new(),
            modules: Modules::NONE,
        }
    }
}

impl Draft {
    /// A new table for those who sat here last, with a seed of its own.
    #[must_use]
    pub fn fresh(seating: &Seating) -> Draft {
        let seed = Seed::fresh(entropy()).as_str().to_owned();
        let mut draft = Draft { seed, ..Draft::default() };
        draft.seat_all(seating);
        draft
    }

    /// The table of a setup, as it came by a link or was played before.
    #[must_use]
    pub fn of_setup(setup: &Setup<Burgundy>, colours: Colours) -> Draft {
        let options = setup.options();
        let mut draft = Draft {
            sitters: Seat::first(options.players())
                .map(|seat| Sitter {
                    name: setup.roster().name(seat).to_owned(),
                    colour: colours.at(seat.index()),
                    computer: setup.roster().computer(seat).and_then(Level::of_number),
                })
                .collect(),
            edition: options.edition(),
            boards: options.boards(),
            castles: options.castles(),
            seed: setup.seed().as_str().to_owned(),
            modules: options.modules(),
            ..Draft::default()
        };
        if let Some(solo) = Solo::of(options) {
            (draft.kind, draft.solo) = (Kind::Solo, solo);
            (draft.boards, draft.castles) = Way::Basic.choices(draft.picked);
            return draft;
        }
        if let (true, Boards::Fixed([double, ..])) = (options.is_team_game(), options.boards()) {
            (draft.kind, draft.double) = (Kind::Teams, double);
            (draft.boards, draft.castles) = Way::Basic.choices(draft.picked);
            draft.bench = draft.sitters.clone();
            return draft;
        }
        if let Boards::Fixed(fixed) = options.boards() {
            draft.picked = fixed.map(|board| if board.exists() { board } else { BoardId(1) });
            draft.boards = Boards::Fixed(draft.picked);
        }
        draft.settle_boards();
        draft
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.sitters.len() as u8
    }

    /// The options.
    ///
    /// # Errors
    /// If the choices don't go together.
    pub fn options(&self) -> Result<Options, OptionsError> {
        let Draft { edition, boards, castles, modules, .. } = *self;
        match self.kind {
            Kind::Solo => return self.options_solo(modules),
            Kind::Teams => return self.options_of_teams(modules),
            Kind::Each => {}
        }
        Options::with_modules(self.players(), edition, boards, castles, modules)
    }

    /// The setup, ready to begin.
    ///
    /// # Errors
    /// What is to be changed first.
    pub fn setup(&self) -> Result<Setup<Burgundy>, DraftError> {
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

    /// The way of choosing that boards and castles amount to, if it is one that has a name.
    #[must_use]
    pub fn way(&self) -> Option<Way> {
        Way::ALL.into_iter().find(|way| match way {
            Way::Free => matches!(self.boards, Boards::Fixed(_)) && self.castles == Castles::Open,
            way => way.choices(self.picked) == (self.boards, self.castles),
        })
    }

    /// Plays by a way of choosing.
    pub fn set_way(&mut self, way: Way) {
        if !self.allows(way) {
            return;
        }
        (self.boards, self.castles) = way.choices(self.picked);
        if let Boards::Fixed(fixed) = self.boards {
            self.picked = fixed;
            self.picking = (way == Way::Free).then_some(0);
        }
    }

    /// Plays by the values of an edition; boards that its box does not hold become board 1.
    pub fn set_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.settle_boards();
    }

    /// Whether border posts are played, with boards of their own, a different one for each.
    #[must_use]
    pub fn has_posts(&self) -> bool {
        self.modules.has(Module::BorderPosts)
    }

    /// Whether the way can be played with the modules of this table: board 1 has no border posts.
    #[must_use]
    pub fn allows(&self, way: Way) -> bool {
        !(matches!(way, Way::Basic | Way::Advanced) && self.has_posts())
    }

    /// Plays with a module, or without it. Border posts bring their boards along, and take them away.
    pub fn set_module(&mut self, module: Module, on: bool) {
        let modules = self.modules;
        self.modules = if on { modules.with(module) } else { modules.without(module) };
        self.settle_boards();
    }

    /// The boards that may be picked.
    #[must_use]
    pub fn boards_offered(&self) -> Vec<BoardId> {
        if self.has_posts() {
            return BoardId::all_with_posts().collect();
        }
        let mut boards = self.edition.boards();
        boards.sort_by_key(|board| self.edition.board_number(*board));
        boards
    }

    /// Lays boards that are not in this game back into the box, and others in their place: board 1, or
    /// with border posts one that nobody has.
    fn settle_boards(&mut self) {
        if self.has_posts() {
            for seat in 0..SEATS {
                let (before, rest) = self.picked.split_at(seat);
                let own = rest.first().copied().unwrap_or_default();
                if !own.has_posts() || before.contains(&own) {
                    let used = self.picked;
                    let free = BoardId::all_with_posts().find(|board| !used.contains(board));
                    self.picked.set(seat, free.unwrap_or_default());
                }
            }
            if self.boards == Boards::OneOrDrawn {
                self.boards = Boards::Drawn;
            }
            // Not all of these boards have a castle field in the middle.
            if self.castles == Castles::Centre {
                self.castles = Castles::Open;
            }
            self.picking = self.picking.or(Some(0));
        } else {
            let edition = self.edition;
            let held = |board: BoardId| if edition.has_board(board) { board } else { BoardId(1) };
            self.picked = self.picked.map(held);
        }
        if let Boards::Fixed(_) = self.boards {
            self.boards = Boards::Fixed(self.picked);
        }
    }

    /// Settles a board: for the seat whose turn it is to pick, or for everybody; then it is the next
    /// seat's turn.
    pub fn pick(&mut self, board: BoardId) {
        let before = match self.boards {
            Boards::Fixed(fixed) => fixed,
            _ => self.picked,
        };
        let mut fixed = before;
        match self.picking {
            Some(seat) => {
                // Where all boards are different, who has this one takes the other.
                let other = fixed.iter().position(|taken| *taken == board);
                if let Some(other) = other.filter(|_| self.has_posts()) {
                    fixed.swap(seat, other);
                }
                fixed.set(seat, board);
                self.picking = Some((seat + 1) % self.sitters.len().max(1));
            }
            None => fixed = [board; SEATS],
        }
        self.picked = fixed;
        self.boards = Boards::Fixed(fixed);
    }

    /// Gives a seat the next colour; who had it takes the seat's own.
    pub fn next_colour(&mut self, seat: usize) {
        let Some(own) = self.sitters.get(seat).map(|sitter| sitter.colour) else { return };
        let next = (own + 1) % 4;
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
    pub fn add(&mut self, name: String) {
        let free = COLOURS.into_iter().find(|c| self.sitters.iter().all(|s| s.colour != *c));
        if let (Some(colour), true) = (free, self.sitters.len() < SEATS) {
            self.sitters.push(Sitter { name, colour, computer: None });
        }
    }

    /// Lets a person go; two stay.
    pub fn remove(&mut self, seat: usize) {
        if self.sitters.len() > 2 && seat < self.sitters.len() {
            self.sitters.remove(seat);
            self.move_boards(|boards| boards.rotate_left_from(seat));
            self.picking = self.picking.map(|_| 0);
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

    /// A first game to play at once: the first person of this table against a computer player, by the
    /// basic way. The computer is of the level that sat here last, or an easy one.
    #[must_use]
    pub fn duel(&self, seed: Seed, names: &[String]) -> Draft {
        let level = self.sitters.iter().find_map(|sitter| sitter.computer);
        let person = self.sitters.iter().find(|sitter| sitter.computer.is_none());
        let person = person.cloned().unwrap_or_default();
        let colour = u8::from(person.colour == 0);
        let computer = Sitter { colour, ..Sitter::default() };
        let seed = seed.as_str().to_owned();
        let mut duel = Draft { sitters: vec![person, computer], seed, ..Draft::default() };
        duel.seat(1, Some(level.unwrap_or(Level::Easy)), names);
        duel
    }

    /// Lets two neighbours change places, with their boards.
    pub fn swap_with_next(&mut self, seat: usize) {
        if seat < self.sitters.len().saturating_sub(1) {
            self.sitters.swap(seat, seat + 1);
            self.move_boards(|boards| boards.swap(seat, seat + 1));
        }
    }

    /// Draws the turn order from 64 bits of entropy; each keeps name, colour and board.
    pub fn shuffle(&mut self, mut entropy: u64) {
        for last in (1..self.sitters.len()).rev() {
            let other = (entropy % (last as u64 + 1)) as usize;
            entropy /= last as u64 + 1;
            self.sitters.swap(last, other);
            self.move_boards(|boards| boards.swap(last, other));
        }
    }

    /// The next seating: everybody one seat on, with colour and board.
    pub fn rotate(&mut self) {
        let players = self.sitters.len();
        self.sitters.rotate_left(1);
        self.move_boards(|boards| {
            if let Some(used) = boards.get_mut(..players) {
                used.rotate_left(1);
            }
        });
    }

    fn move_boards(&mut self, change: impl Fn(&mut [BoardId; SEATS])) {
        change(&mut self.picked);
        if let Boards::Fixed(fixed) = &mut self.boards {
            change(fixed);
        }
    }

    /// Seats those who sat at the table last, if so many can play here.
    pub fn seat_all(&mut self, seating: &Seating) {
        if (2..=SEATS).contains(&seating.0.len()) {
            self.sitters.clone_from(&seating.0);
            // A colour that this table does not have gives way to one that nobody has taken.
            for place in 0..self.sitters.len() {
                let taken = |colour: u8| self.sitters.iter().any(|sitter| sitter.colour == colour);
                let free = (0..SEATS as u8).find(|colour| !taken(*colour)).unwrap_or_default();
                if let Some(sitter) = self.sitters.get_mut(place)
                    && usize::from(sitter.colour) >= SEATS
                {
                    sitter.colour = free;
                }
            }
        }
    }
}

/// A name cut to what a name may hold.
#[must_use]
pub fn short(name: &str) -> String {
    name.chars().take(MAX_NAME).collect()
}

/// Closing the gap in the boards where somebody left.
trait RotateFrom {
    fn rotate_left_from(&mut self, from: usize);
}

impl RotateFrom for [BoardId; SEATS] {
    fn rotate_left_from(&mut self, from: usize) {
        if let Some(rest) = self.get_mut(from..) {
            rest.rotate_left(1);
        }
    }
}

#[cfg(test)]
mod tests;
