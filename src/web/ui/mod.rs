//! Components shared by all pages and games: texts, symbols, panels, buttons, flags. They know no game and no state of
//! the app.

pub mod area;
pub mod back;
pub mod banner;
pub mod beak;
pub mod bubble;
pub mod calm;
pub mod chime;
pub mod choice_list;
pub mod code;
pub mod geometry;
pub mod hand;
pub mod icon;
pub mod latest;
pub mod letter;
pub mod log_list;
pub mod log_row;
pub mod marks;
pub mod panel;
pub mod picture;
pub mod pins;
pub mod press;
pub mod qr;
pub mod recap;
pub mod root_class;
pub mod scale;
pub mod spot;
pub mod steps;
pub mod text;
pub mod title;
pub mod walk;
pub mod way;
pub mod widgets;

pub use icon::{Pic, die_face, symbol};
