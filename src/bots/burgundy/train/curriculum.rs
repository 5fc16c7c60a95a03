//! Curricula of the training: the games played, the features used, and the part of the outcome known
//! beforehand. The trainer ([`train`](crate::bots::burgundy::train)) does the rest.

use crate::bots::burgundy::evaluation::{Model, certain};
use crate::bots::burgundy::features::look::FeatureSink;
use crate::bots::burgundy::features::settled::settled_points;
use crate::bots::burgundy::features::{base, modules, solo};
use crate::bots::burgundy::weights::Shape;
use crate::bots::evaluator::POINT;
use crate::engine::chance::{Chance, Draw};
use crate::engine::seat::Seat;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, Edition, MARKERS, OptionsError};
use crate::games::burgundy::{Options, State};

/// A kind of training.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Curriculum {
    /// The base game.
    Base,
    /// Games with random modules, for the features of modules.
    Modules,
    /// Games with border posts alone, to measure their boards.
    Posts,
    /// The solo game on both boards, with any marker and any modules that go with it.
    Solo,
}

/// Modules that can be played alone.
const SOLO: [Module; 4] =
    [Module::ExtraTiles, Module::WhiteCastles, Module::Inns, Module::TradeRoutes];

impl Curriculum {
    /// The features that get weights.
    #[must_use]
    pub const fn shape(self) -> Shape {
        match self {
            Curriculum::Base => Shape::BASE,
            Curriculum::Modules | Curriculum::Posts => Shape::MODULES,
            Curriculum::Solo => Shape::SOLO,
        }
    }

    /// The options of a game; those that vary from game to game are drawn.
    ///
    /// # Errors
    /// If no such game exists for this number of players.
    pub fn options(self, players: u8, chance: &mut Chance) -> Result<Options, OptionsError> {
        let (edition, boards, castles) = (Edition::E2019, Boards::Drawn, Castles::Drawn);
        let mut some = |all: &[Module]| -> Modules {
            all.iter().copied().filter(|_| chance.below(2) == 1).collect()
        };
        match self {
            Curriculum::Base => Options::new(players, edition, boards, castles),
            Curriculum::Modules => {
                let mut modules = some(&Module::ALL);
                if modules.is_empty() {
                    modules = modules.with(Module::Shields);
                }
                Options::with_modules(players, edition, boards, castles, modules)
            }
            Curriculum::Posts => {
                let modules = Modules::NONE.with(Module::BorderPosts);
                Options::with_modules(players, edition, boards, castles, modules)
            }
            Curriculum::Solo => {
                let mut modules = some(&SOLO);
                if chance.below(2) == 1 {
                    modules = Modules::NONE;
                }
                let boards: Vec<BoardId> = BoardId::all_solo().collect();
                let board = boards.get(chance.below(boards.len() as u32) as usize);
                let board = board.copied().unwrap_or_default();
                let marker = MARKERS.start() + chance.below(11) as u8;
                Options::solo(edition, board, castles, modules, marker)
            }
        }
    }

    /// Passes the position's features to the sink.
    pub fn look(self, state: &State, seat: Seat, sink: &mut impl FeatureSink) {
        match self {
            Curriculum::Base => base::features(state, seat, sink),
            Curriculum::Modules | Curriculum::Posts => modules::features(state, seat, sink),
            Curriculum::Solo => solo::features(state, seat, sink),
        }
    }

    /// The value of the position without these features, in thousandths of a point.
    #[must_use]
    pub fn known(self, model: &Model, state: &State, seat: Seat) -> i32 {
        match self {
            Curriculum::Base => settled_points(state, seat) * POINT,
            Curriculum::Modules | Curriculum::Posts => model.evaluate_plain(state, seat),
            Curriculum::Solo => certain(state, seat),
        }
    }
}
