//! Floor 3: players that think.
//!
//! The search is generic over the [game contract](crate::engine::game); a game adds its evaluation
//! as a [`judge::Judge`]. Nothing here knows of clocks, threads or the web: whoever calls gives a
//! budget of nodes and works the search in slices.

pub mod burgundy;
pub mod futures;
pub mod hazy;
pub mod judge;
pub mod ladder;
pub mod level;
pub mod review;
pub mod thinker;
pub mod turn;
