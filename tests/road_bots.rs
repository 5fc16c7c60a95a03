//! Computer players of Road: that they finish games, know only what their seat knows, trade, and that
//! a better level wins more. With `PRINCIPALITY_FULL=1` the series have 400 games.

#![cfg(not(target_arch = "wasm32"))]

#[cfg(test)]
#[path = "conformance/road/census.rs"]
mod census;

#[cfg(test)]
#[path = "road/table.rs"]
#[allow(dead_code)] // what the rules' tests need
mod table;

#[cfg(test)]
mod road_bots {
    mod choices;
    mod fairness;
    mod hints;
    mod ladder;
}
