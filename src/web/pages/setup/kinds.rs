//! What kind of game is laid: each for themselves, or one alone on a board of the solo game.

use super::draft::{Draft, Sitter};
use crate::games::burgundy::Options;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, MARKER, OptionsError};

/// A kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// Two to four, each for themselves.
    #[default]
    Each,
    /// One alone, against the 25 turns.
    Alone,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 2] = [Kind::Each, Kind::Alone];
}

/// The choices of the solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solo {
    /// Board 13a or 13b.
    pub board: BoardId,
    /// How the start castle finds its field: chosen or drawn.
    pub castles: Castles,
    /// Where the marker starts: how hard it is.
    pub marker: u8,
}

impl Default for Solo {
    fn default() -> Solo {
        let board = BoardId::all_solo().next().unwrap_or_default();
        Solo { board, castles: Castles::Open, marker: MARKER }
    }
}

impl Solo {
    /// The choices of a solo game that was begun; `None` for other games.
    #[must_use]
    pub fn of(options: &Options) -> Option<Solo> {
        let marker = options.marker()?;
        let board = match options.boards() {
            Boards::Fixed([board, ..]) => board,
            _ => return None,
        };
        Some(Solo { board, castles: options.castles(), marker })
    }
}

/// The modules that go with the solo game.
#[must_use]
pub const fn modules_alone(modules: Modules) -> Modules {
    modules.without(Module::Shields).without(Module::BorderPosts)
}

impl Draft {
    /// The options of the solo game.
    pub(super) fn options_alone(&self, modules: Modules) -> Result<Options, OptionsError> {
        let Solo { board, castles, marker } = self.solo;
        Options::alone(self.edition, board, castles, modules_alone(modules), marker)
    }

    /// Lays the table for another kind of game. Who leaves for it comes back with the next one.
    pub fn set_kind(&mut self, kind: Kind) {
        if kind == self.kind {
            return;
        }
        self.kind = kind;
        match kind {
            Kind::Alone => {
                let first = self.sitters.iter().position(|sitter| sitter.computer.is_none());
                let alone = match first {
                    Some(seat) => self.sitters.get(seat).cloned().unwrap_or_default(),
                    None => Sitter::default(),
                };
                self.bench = std::mem::replace(&mut self.sitters, vec![alone]);
            }
            Kind::Each => {
                let alone = self.sitters.first().cloned().unwrap_or_default();
                self.sitters = std::mem::take(&mut self.bench);
                if self.sitters.len() < 2 {
                    self.sitters = Draft::default().sitters;
                }
                self.welcome(alone);
            }
        }
    }

    /// Who played alone has the first person's seat, with name and colour.
    fn welcome(&mut self, alone: Sitter) {
        let seat = self.sitters.iter().position(|sitter| sitter.computer.is_none()).unwrap_or(0);
        let Some(own) = self.sitters.get(seat).map(|sitter| sitter.colour) else { return };
        for other in self.sitters.iter_mut().filter(|other| other.colour == alone.colour) {
            other.colour = own;
        }
        if let Some(sitter) = self.sitters.get_mut(seat) {
            *sitter = alone;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::level::Level;

    fn duel() -> Draft {
        let mut draft = Draft { seed: "amber-mill-47".into(), ..Draft::default() };
        draft.sitters[0] = Sitter { name: "Odette".into(), colour: 2, computer: Some(Level::Easy) };
        draft.sitters[1] = Sitter { name: "Anna".into(), colour: 1, computer: None };
        draft
    }

    #[test]
    fn the_first_person_plays_alone_and_the_others_come_back() {
        let mut draft = duel();
        draft.set_kind(Kind::Alone);
        assert_eq!((draft.players(), draft.sitters[0].name.as_str()), (1, "Anna"));
        let options = draft.options().unwrap();
        assert_eq!((options.players(), options.marker()), (1, Some(50)));
        draft.sitters[0].name = "Hanna".into();
        draft.next_colour(0);
        draft.set_kind(Kind::Each);
        let names: Vec<&str> = draft.sitters.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(names, ["Odette", "Hanna"]);
        assert_ne!(draft.sitters[0].colour, draft.sitters[1].colour);
        assert_eq!(draft.options().unwrap().players(), 2);
    }

    #[test]
    fn a_solo_table_survives_its_setup() {
        let mut draft = duel();
        draft.set_kind(Kind::Alone);
        draft.solo = Solo { board: BoardId(18), castles: Castles::Drawn, marker: 53 };
        let read = Draft::of_setup(&draft.setup().unwrap(), draft.colours());
        assert_eq!((read.kind, read.solo, read.setup()), (Kind::Alone, draft.solo, draft.setup()));
        assert_eq!(read.sitters, draft.sitters);
        let mut read = read;
        read.set_kind(Kind::Each);
        assert!(read.players() == 2 && read.setup().is_ok());
        assert_eq!(read.sitters[0].name, "Anna");
    }
}
