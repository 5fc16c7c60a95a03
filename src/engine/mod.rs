//! Floor 1: the parts that all games share.
//!
//! The [contract](game) of a game, reproducible [chance], the [hex grid](hex), the [journal] of a game, its [links and
//! saves](link) and [records](record), and small plain-data tools. No game is named here, and nothing here uses the
//! web, threads, clocks or files.

pub mod actions;
pub mod chance;
pub mod forms;
pub mod game;
pub mod hex;
pub mod journal;
#[cfg(feature = "json")]
pub mod json;
pub mod link;
pub mod playout;
pub mod record;
pub mod seat;
pub mod seed;
pub mod sorting;
pub mod total;
