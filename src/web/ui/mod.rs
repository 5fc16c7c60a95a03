//! What every page and every game draws with: texts, symbols, panels, buttons, flags. Knows no game and no
//! state of the app.

pub mod banner;
pub mod bubble;
pub mod calm;
pub mod chime;
pub mod code;
pub mod geometry;
pub mod hand;
pub mod icon;
pub mod log_list;
pub mod log_row;
pub mod marks;
pub mod panel;
pub mod picture;
pub mod qr;
pub mod recap;
pub mod scale;
pub mod spot;
pub mod text;
pub mod way;
pub mod widgets;

pub use icon::{Pic, symbol};
