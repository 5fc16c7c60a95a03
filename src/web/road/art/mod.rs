//! Road's pictures: cards, backs, the cards in front of a seat, milestones.

mod cards;
mod display;
pub mod pictures;

pub use cards::{back, build_card, event_card, metropolis_card, resource_card};
pub use display::{display, display_centred, first_cards, miles, special_card, spread};
