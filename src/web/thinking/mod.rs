//! Computer players at the table of the page: whose turn is a computer's, asking whoever thinks,
//! carrying out what comes of it at a pace that people can follow, hints and looking back.
//!
//! [`turn_driver`] and [`review`] are plain data and tested without a browser; [`worker`] is the way to
//! who thinks; [`hook`] brings them together for a page.

pub mod hook;
pub mod review;
pub mod turn_driver;
pub mod worker;
