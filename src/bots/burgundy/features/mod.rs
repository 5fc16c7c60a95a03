//! Features of the evaluation: a position, seen from one seat, as a short list of small numbers.
//!
//! Each feature is a whole number that is mostly 0. The evaluation weighs them ([`evaluation`]); the trainer finds
//! the weights ([`train`]); hints name the [`Part`] that a feature belongs to. Only open information is read:
//! never piles, goods to come or dice of later rounds.
//!
//! [`evaluation`]: crate::bots::burgundy::evaluation
//! [`train`]: crate::bots::burgundy::train

pub mod base;
pub mod look;
pub mod modules;
pub mod settled;
pub mod solo;

/// Topic of a feature, for the reasons of hints.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Part {
    /// Points scored already.
    Points,
    /// Silver, including income from mines.
    Silver,
    /// Workers.
    Workers,
    /// Goods to sell and goods that ships can load.
    Goods,
    /// Stored tiles and the fields that they fit.
    Storage,
    /// Progress in regions.
    Regions,
    /// Progress towards bonus tiles.
    Colours,
    /// Future value of placed monasteries.
    Monasteries,
    /// Herds with room to grow.
    Animals,
    /// The place on the bridge.
    Bridge,
    /// Dice, effects and purchases still open in this turn.
    Open,
    /// The tiles on the table, and the rest.
    Table,
    /// Shields, and room and means for them.
    Shields,
    /// The trade route.
    Routes,
    /// The possible connections between border posts.
    Posts,
    /// Solo: the counting stone and its marker.
    Stone,
}
