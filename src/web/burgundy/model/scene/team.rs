//! Parts of the team game only: two partners with one estate.

use crate::engine::seat::Seat;
use crate::web::burgundy::model::scene::{Banner, DieView, Icon, Text};

/// A partner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartnerView {
    /// The seat.
    pub seat: Seat,
    /// The player's colour.
    pub banner: Banner,
    /// The player's name.
    pub name: Text,
    /// The sign of a person or a computer player.
    pub sign: Icon,
    /// A short line about the player.
    pub status: Text,
    /// True if it is this player's turn.
    pub playing: bool,
    /// The player's own points.
    pub points: u16,
    /// The points in words.
    pub points_label: Text,
    /// The dice of this round.
    pub dice: Vec<DieView>,
}

/// A team: additions of its double board to an estate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamView {
    /// The first partner, then the second.
    pub partners: Vec<PartnerView>,
    /// Caption of the common key fields.
    pub common: Text,
}
