//! Drawing Burgundy's pieces. What they look like is said in `static/css/art.css`; here is only where
//! their lines run.

pub mod marks;
pub mod spread;
pub mod tile;

pub use tile::{TileIcon, group_class, tile};
