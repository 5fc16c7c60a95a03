//! The table of the Castles of Burgundy.
//!
//! [`scene`] is what is drawn, as plain data.

pub mod scene;
