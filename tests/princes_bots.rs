//! Computer players of Princes: they finish games of every mode, know only what their seat knows, make good
//! choices in named positions, and better levels win more. With `PRINCIPALITY_FULL=1` the series have 800
//! games.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[cfg(test)]
#[path = "princes/table.rs"]
#[allow(dead_code)] // used by the tests of the rules
mod table;

#[cfg(test)]
mod princes_bots {
    mod choices;
    mod circles;
    mod fairness;
    mod games;
    mod hints;
    mod ladder;
    mod picks;
    mod six_cards;
    mod six_sets;
    mod watched;
    mod worths;
}
