//! The pages around the games: home, about; and what lies over them.

pub mod about;
pub mod games;
pub mod home;
pub mod lesson;
pub mod notices;
pub mod panels;
pub mod settings_form;
pub mod statistics;
