//! Pictures of cards, regions and backs.

mod card;
mod hand;
mod large;
pub mod pictures;
mod region;
mod shapes;

pub use card::{
    Face, card, card_picture, centre, chosen, free_site, legal_site, marked, near_ring, pick_ring,
    priced_site,
};
pub use hand::{HandCard, backs, hand_card, place_mark, signs};
pub use large::{Large, large};
pub use region::region;
