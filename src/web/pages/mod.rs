//! The pages around the table: start, setup, score, rules, about; and what lies over them.

pub mod about;
pub mod panels;
pub mod parts;
pub mod rules;
pub mod score;
pub mod setup;
pub mod start;
