//! Computer players at the table: requests to the search, playing its moves at a readable pace, hints and analyses.
//!
//! [`analysis`] and [`turn_driver`] are plain data, tested without a browser; [`worker`] is the connection to the search;
//! [`hook`] combines them for a page. [`background`] has the analysis in progress, which no page owns.

pub mod analysis;
pub mod background;
pub mod hook;
pub mod turn_driver;
pub mod worker;
