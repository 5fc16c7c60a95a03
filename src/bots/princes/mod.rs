//! Computer players of Princes and their three levels.
//!
//! They are given a seat's view and imagine the rest. A turn is looked through as a row of things worth
//! doing (`candidates`), purchases with the trades that they take, over one table of figures (`weights`, `evaluation`,
//! `plans`); all other choices are weighed by themselves (`choices`). *Easy* does one thing after the other
//! with an eye that errs, *medium* looks the whole turn through, *hard* compares the best ways through it, and the best
//! answers to other choices, by playing on from many positions that agree with what it knows.

pub mod analysis;
pub mod arena;
pub mod candidates;
pub mod choices;
pub mod evaluation;
pub mod evaluator;
pub mod first_sight;
pub mod hint;
pub mod lasting;
pub mod line;
pub mod means;
pub mod picks;
pub mod plans;
mod player;
pub mod search;
pub mod standing;
pub mod steps;
pub mod train;
pub mod weights;
pub mod worths;
