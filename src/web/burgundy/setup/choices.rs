//! Choices besides the players: edition, boards, castles, modules, the kind of game.

use super::kinds::{Kind, Solo, first_double, modules_of};
use crate::engine::sorting::sort_short_by_key;
use crate::engine::total::At;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, Edition, OptionsError, Way};
use crate::games::burgundy::{Burgundy, Options, SEATS};
use crate::web::session::Sitter;
use crate::web::setup;

/// The table being set up.
pub type Draft = setup::Draft<Burgundy>;

/// Choices besides the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// The edition.
    pub edition: Edition,
    /// Assignment of the boards.
    pub boards: Boards,
    /// The boards last picked, by seat; kept while boards are drawn at random.
    pub picked: [BoardId; SEATS],
    /// The seat whose board is picked next; `None` for all seats.
    pub picking: Option<usize>,
    /// Choice of the start castles.
    pub castles: Castles,
    /// The kind of game.
    pub kind: Kind,
    /// The choices of the solo game; kept while another kind is chosen.
    pub solo: Solo,
    /// The double board of the team game; kept while another kind is chosen.
    pub double: BoardId,
    /// The players before a switch to the solo game.
    pub bench: Vec<Sitter>,
    /// Number of players added to make up the teams.
    pub came: usize,
    /// The modules chosen.
    pub modules: Modules,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            edition: Edition::E2019,
            boards: Boards::Fixed([BoardId(1); SEATS]),
            picked: [BoardId(1); SEATS],
            picking: None,
            castles: Castles::Centre,
            kind: Kind::Each,
            solo: Solo::default(),
            double: first_double(),
            bench: Vec::new(),
            came: 0,
            modules: Modules::NONE,
        }
    }
}

impl Choices {
    /// The choices that lead to these options.
    #[must_use]
    pub fn of(options: &Options) -> Choices {
        let mut choices = Choices {
            edition: options.edition(),
            boards: options.boards(),
            castles: options.castles(),
            modules: options.modules(),
            ..Choices::default()
        };
        if let Some(solo) = Solo::of(options) {
            (choices.kind, choices.solo) = (Kind::Solo, solo);
            (choices.boards, choices.castles) = Way::Basic.choices(choices.picked);
            return choices;
        }
        if let (true, Boards::Fixed([double, ..])) = (options.is_team_game(), options.boards()) {
            (choices.kind, choices.double) = (Kind::Teams, double);
            (choices.boards, choices.castles) = Way::Basic.choices(choices.picked);
            return choices;
        }
        if let Boards::Fixed(fixed) = options.boards() {
            choices.picked = fixed.map(|board| if board.exists() { board } else { BoardId(1) });
            choices.boards = Boards::Fixed(choices.picked);
        }
        choices.settle_boards();
        choices
    }

    /// The options of a game with so many players.
    ///
    /// # Errors
    /// If the choices can't be combined.
    pub fn options(&self, players: u8) -> Result<Options, OptionsError> {
        let Choices { edition, boards, castles, .. } = *self;
        let modules = modules_of(self.kind, self.modules);
        match self.kind {
            Kind::Each => Options::with_modules(players, edition, boards, castles, modules),
            Kind::Solo => {
                let Solo { board, castles, marker } = self.solo;
                Options::solo(edition, board, castles, modules, marker)
            }
            Kind::Teams => Options::teams(edition, self.double, modules),
        }
    }

    /// The named way of choosing boards and castles, if it is one.
    #[must_use]
    pub fn way(&self) -> Option<Way> {
        Way::ALL.into_iter().find(|way| match way {
            Way::Free => matches!(self.boards, Boards::Fixed(_)) && self.castles == Castles::Open,
            way => way.choices(self.picked) == (self.boards, self.castles),
        })
    }

    /// Applies a named way of choosing.
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

    /// The possible assignments of boards; border posts leave no board 1 for all.
    #[must_use]
    pub fn assignments(&self) -> Vec<Boards> {
        let mut all = vec![Boards::Fixed(self.picked), Boards::Drawn];
        if !self.has_posts() {
            all.push(Boards::OneOrDrawn);
        }
        all
    }

    /// Sets the assignment of boards. A castle in the middle needs known boards: with others it is drawn, or chosen.
    pub fn set_boards(&mut self, boards: Boards) {
        self.boards = boards;
        self.castles = match (boards, self.castles) {
            (Boards::Drawn, Castles::Centre) => Castles::Drawn,
            (Boards::OneOrDrawn, Castles::Centre) => Castles::Open,
            (Boards::Fixed(_) | Boards::Drawn | Boards::OneOrDrawn, castles) => castles,
        };
    }

    /// Sets the choice of start castles. In the middle they need known boards with a castle field there.
    pub fn set_castles(&mut self, castles: Castles) {
        self.castles = castles;
        if castles == Castles::Centre {
            let has_centre = |board: &BoardId| board.board().centre_castle().is_some();
            self.picked = self.picked.map(|own| if has_centre(&own) { own } else { BoardId(1) });
            self.boards = Boards::Fixed(self.picked);
        }
    }

    /// Sets the edition; boards that it does not contain become board 1.
    pub fn set_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.settle_boards();
    }

    /// True if border posts are used, which have boards of their own, a different one for each player.
    #[must_use]
    pub fn has_posts(&self) -> bool {
        self.modules.has(Module::BorderPosts)
    }

    /// True if the way is compatible with the chosen modules: board 1 has no border posts.
    #[must_use]
    pub fn allows(&self, way: Way) -> bool {
        !(matches!(way, Way::Basic | Way::Advanced) && self.has_posts())
    }

    /// Adds or removes a module. Border posts come and go with their boards.
    pub fn set_module(&mut self, module: Module, on: bool) {
        let modules = self.modules;
        self.modules = if on { modules.with(module) } else { modules.without(module) };
        self.settle_boards();
    }

    /// The boards that can be picked.
    #[must_use]
    pub fn boards_offered(&self) -> Vec<BoardId> {
        if self.has_posts() {
            return BoardId::all_with_posts().collect();
        }
        let mut boards = self.edition.boards();
        sort_short_by_key(&mut boards, |board| self.edition.board_number(*board));
        boards
    }

    /// Replaces boards that are not part of this game: by board 1, or with border posts by an unused one.
    pub(super) fn settle_boards(&mut self) {
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

    /// Picks a board for the current seat, or for all; then the next seat picks.
    pub fn pick(&mut self, board: BoardId, players: u8) {
        let before = match self.boards {
            Boards::Fixed(fixed) => fixed,
            _ => self.picked,
        };
        let mut fixed = before;
        match self.picking {
            Some(seat) => {
                // If all boards must differ, a player who has this one gets the other.
                let other = fixed.iter().position(|taken| *taken == board);
                if let Some(other) = other.filter(|_| self.has_posts()) {
                    fixed.swap(seat, other);
                }
                fixed.set(seat, board);
                self.picking = Some((seat + 1) % usize::from(players.max(1)));
            }
            None => fixed = [board; SEATS],
        }
        self.picked = fixed;
        self.boards = Boards::Fixed(fixed);
        let has_centre = fixed.iter().all(|board| board.board().centre_castle().is_some());
        if self.castles == Castles::Centre && !has_centre {
            self.castles = Castles::Open;
        }
    }

    /// Exchanges the boards of two seats.
    pub fn swap(&mut self, seat: usize, other: usize) {
        self.move_boards(|boards| boards.swap(seat, other));
    }

    /// Removes the board of a seat; those after it move up.
    pub fn remove(&mut self, seat: usize) {
        self.move_boards(|boards| {
            if let Some(rest) = boards.get_mut(seat..) {
                rest.rotate_left(1);
            }
        });
        self.picking = self.picking.map(|_| 0);
    }

    fn move_boards(&mut self, change: impl Fn(&mut [BoardId; SEATS])) {
        change(&mut self.picked);
        if let Boards::Fixed(fixed) = &mut self.boards {
            change(fixed);
        }
    }
}
