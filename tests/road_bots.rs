//! Computer players of Road: they finish games, know only what their seat knows, trade, and win more at a
//! better level. With `PRINCIPALITY_FULL=1` the series have 400 games.

#![cfg(not(target_arch = "wasm32"))]

#[cfg(test)]
#[path = "conformance/road/census.rs"]
mod census;

#[cfg(test)]
#[path = "road/table.rs"]
#[allow(dead_code)] // used by the rules' tests
mod table;

#[cfg(test)]
mod road_bots {
    mod choices;
    mod fairness;
    mod hints;
    mod ladder;
}
