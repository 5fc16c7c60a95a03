//! Shapes of Burgundy's pieces; their styles are in `static/css/burgundy.css`.

pub mod marks;
pub mod spread;
pub mod tile;

pub use tile::{TileIcon, group_class, tile};
