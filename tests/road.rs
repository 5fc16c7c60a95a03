//! The rules of Road, by the rulebook and the worked examples.

#[cfg(test)]
#[path = "conformance/road/census.rs"]
mod census;

#[cfg(test)]
#[path = "records/road.rs"]
mod recorded_road;

#[cfg(test)]
mod road {
    mod table;

    mod buying;
    mod events;
    mod examples;
    mod examples_of_trade;
    mod hidden;
    mod index;
    mod recorded;
    mod replacing;
    mod robbery;
    mod setup;
    mod special_cards;
    mod trade;
    mod turns;
}
