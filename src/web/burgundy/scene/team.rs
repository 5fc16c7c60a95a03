//! What only the team game shows: two partners with one estate.

use crate::engine::seat::Seat;
use crate::web::burgundy::scene::{Banner, DieView, Sitter, Text};

/// A partner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartnerView {
    /// The seat.
    pub seat: Seat,
    /// The player's colour.
    pub banner: Banner,
    /// The player's name.
    pub name: Text,
    /// Who plays it.
    pub sitter: Sitter,
    /// One short line about the player.
    pub status: Text,
    /// Whether it is this player's turn.
    pub playing: bool,
    /// The player's own points.
    pub points: u16,
    /// The same in words.
    pub points_label: Text,
    /// The dice of this round.
    pub dice: Vec<DieView>,
}

/// A team: what stands on its double board beside what every estate has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamView {
    /// The first partner, then the second.
    pub partners: Vec<PartnerView>,
    /// The caption of the common key fields.
    pub common: Text,
}
