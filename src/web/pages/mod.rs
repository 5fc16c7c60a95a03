//! The pages around the table.

pub mod score;
