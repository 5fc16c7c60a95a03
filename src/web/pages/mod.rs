//! Pages around the games: home, about and others; and overlays.

pub mod about;
pub mod dates;
pub mod day;
mod framed;
pub mod game;
pub mod games;
pub mod home;
pub mod invited;
pub mod lesson;
mod menu;
pub mod notices;
pub mod offline;
pub mod panels;
pub mod result;
pub mod settings_form;
pub mod statistics;
pub mod trend;
pub mod underway;
