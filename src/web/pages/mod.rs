//! The pages around the table: start, setup, score, rules, about; and what lies over them.

pub mod about;
pub mod notices;
pub mod panels;
pub mod parts;
pub mod rules;
pub mod rules_of_modules;
pub mod score;
pub mod settings_form;
pub mod setup;
pub mod start;
