//! What the table shows and what a touch comes to, as plain data.

pub mod choosing;
pub mod lacking;
pub mod parts;
pub mod plan;

use crate::games::princes::card::Card;
use crate::games::princes::place::Laid;
use crate::web::princes::model::parts::{Part, Path};

/// What somebody is in the middle of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picked {
    /// What was touched, each a part of the choice that is being made.
    pub path: Path,
    /// The card that is shown large.
    pub shown: Option<Shown>,
    /// The half or region whose neighbours are marked.
    pub near: Option<Part>,
}

/// A card that is shown large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The card.
    pub card: Card,
    /// Where it lies, in which principality, if it lies anywhere.
    pub laid: Option<(u8, Laid)>,
}

impl Picked {
    /// With this much of a choice made.
    #[must_use]
    pub fn with(&self, path: Path) -> Picked {
        Picked { path, ..self.clone() }
    }
}
