//! Computer players at the table of the page: whose turn is a computer's, asking whoever thinks,
//! carrying out what comes of it at a pace that people can follow, hints and looking back.
//!
//! [`people`] and [`course`] are plain data and tested without a browser; [`line`] is the worker;
//! [`hook`] brings them together for a page.

pub mod course;
pub mod guide;
pub mod hook;
pub mod line;
pub mod panel;
pub mod people;
pub mod review;
pub mod since;
pub mod table;
