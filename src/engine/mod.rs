//! Floor 1: what every game at this table shares.
//!
//! The [contract](game) that a game implements, [chance] that is the same on every device, the
//! [hex grid](hex), the [journal] of a game, its [links and saves](link) and [records](record), and
//! small plain-data tools. No game is named here, and nothing here knows of
//! the web, of threads, clocks or files.

pub mod actions;
pub mod chance;
pub mod forms;
pub mod game;
pub mod hex;
pub mod journal;
#[cfg(feature = "json")]
pub mod json;
pub mod link;
pub mod record;
pub mod seat;
pub mod seed;
pub mod sorting;
pub mod total;
