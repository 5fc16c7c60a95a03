//! Drawing: pieces, icons and marks, the same everywhere. What they look like is said in
//! `static/css/art.css`; here is only where their lines run.

pub mod geometry;
pub mod icon;
pub mod marks;
pub mod spread;
pub mod tile;

pub use icon::{Pic, symbol};
pub use tile::{TileIcon, group_class, tile};
