//! The places of the 120 cards of the box: 61 resources, 34 build cards, 8 of the start, 4 metropolises, 7
//! events, 2 special cards, 4 overviews (which the game does not store).

use principality::engine::seat::Seat;
use principality::games::road::State;
use principality::games::road::cards::{
    BUILD_CARDS, BuildCard, EVENT_CARDS, RESOURCE_CARDS, Resource,
};
use principality::games::road::tableau::Metropolises;

/// Checks that all cards are there, each once.
pub fn complete(state: &State) -> Result<(), String> {
    resources(state)?;
    build_cards(state)?;
    metropolises(state)?;
    events(state)?;
    for card in state.specials().iter().flatten() {
        if card.0 >= state.players() {
            return Err(format!("a special card lies at seat {}", card.0));
        }
    }
    knowledge_is_true(state)
}

fn resources(state: &State) -> Result<(), String> {
    for kind in Resource::ALL {
        let held: u8 = state.hands().iter().map(|hand| hand.count(kind)).sum();
        let lying = state.supply().cards().iter().filter(|card| **card == kind).count() as u8;
        let all = held + lying + state.discard().count(kind);
        if all != RESOURCE_CARDS[kind.index()] {
            return Err(format!("there are {all} cards of {kind:?}"));
        }
    }
    Ok(())
}

fn build_cards(state: &State) -> Result<(), String> {
    for card in BuildCard::ALL {
        let bought: u8 = state.seats().map(|seat| state.tableau(seat).bought(card)).sum();
        let open = state.row().iter().flatten().filter(|other| **other == card).count() as u8;
        let deck = state.deck().cards().iter().filter(|other| **other == card).count() as u8;
        if bought + open + deck != BUILD_CARDS[card.index()] {
            return Err(format!(
                "of {card:?} {bought} are bought, {open} open, {deck} in the deck"
            ));
        }
    }
    let strangers = (state.players()..4).map(|seat| state.tableau(Seat(seat)));
    for tableau in strangers {
        if tableau != Default::default() {
            return Err("something lies at a seat that nobody has".to_owned());
        }
    }
    Ok(())
}

fn metropolises(state: &State) -> Result<(), String> {
    let mut all = state.metropolises();
    for seat in state.seats() {
        let own = state.tableau(seat).metropolises;
        if !own.is_apart_from(all) {
            return Err("a metropolis lies in two places".to_owned());
        }
        all = own.iter().fold(all, Metropolises::with);
    }
    if all == Metropolises::ALL { Ok(()) } else { Err("a metropolis is lost".to_owned()) }
}

fn events(state: &State) -> Result<(), String> {
    let mut counts = state.events_used();
    for card in state.events().cards() {
        counts[card.index()] += 1;
    }
    if counts == EVENT_CARDS { Ok(()) } else { Err(format!("the events are {counts:?}")) }
}

/// Checks that the known cards of a hand are in that hand.
fn knowledge_is_true(state: &State) -> Result<(), String> {
    for (looker, row) in state.known().iter().enumerate() {
        for (owner, known) in row.iter().enumerate().filter(|(owner, _)| *owner != looker) {
            if !state.hands()[owner].holds(known) {
                return Err(format!("{looker} knows {known} of {owner}: {}", state.hands()[owner]));
            }
        }
    }
    Ok(())
}
