//! The table's contents and the meaning of touches, as plain data.

pub mod choosing;
pub mod ending;
pub mod lacking;
pub mod parts;
pub mod plan;
pub mod subject;
pub mod worth;
pub mod zones;

use crate::games::princes::card::Card;
use crate::games::princes::place::Laid;
use crate::web::princes::model::parts::{Part, Path};

/// The selection in progress.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picked {
    /// The parts touched so far, each a part of the choice.
    pub path: Path,
    /// The enlarged card.
    pub shown: Option<Shown>,
    /// The half or region with marked neighbours.
    pub near: Option<Part>,
}

/// An enlarged card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The card.
    pub card: Card,
    /// Its principality and place, if it is in play.
    pub laid: Option<(u8, Laid)>,
}

impl Picked {
    /// The selection with this path.
    #[must_use]
    pub fn with(&self, path: Path) -> Picked {
        Picked { path, ..self.clone() }
    }
}
