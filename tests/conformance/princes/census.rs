//! Invariants of a position of Princes: every card, region and event exists exactly once.

use crate::conformance::{Verdict, expect};
use principality::games::princes::card::{Card, Set};
use principality::games::princes::kinds::Region;
use principality::games::princes::realm::{ABSENT, Centre};
use principality::games::princes::state::State;

pub fn check(state: &State) -> Verdict {
    cards(state)?;
    regions(state)?;
    events(state)?;
    supply(state)?;
    places(state)?;
    let mut fresh = state.clone();
    fresh.edit().count();
    expect(fresh == *state, || "points are not up to date")
}

fn cards(state: &State) -> Verdict {
    let mut there: Vec<Card> = Vec::new();
    there.extend(state.open().iter().chain(state.discard()));
    let slots = state.hands().iter().flatten().chain(state.stacks().iter().flatten());
    there.extend(slots.map(|slot| slot.card));
    if state.transit().is_some() {
        there.push(state.transit());
    }
    for realm in state.realms() {
        realm.each(|_, piece| there.extend([piece.card, piece.cover]));
        let metropolises = realm.centres.iter().filter(|centre| **centre == Centre::Metropolis);
        there.extend(metropolises.map(|_| Card::COMMERCIAL_METROPOLIS));
        if realm.triumph != ABSENT {
            there.push(Card::TRIUMPH);
        }
    }
    there.retain(|card| *card != Card::NONE);
    there.sort_unstable();
    let mut all: Vec<Card> =
        Set::ALL.into_iter().flat_map(|set| state.deck().draw_cards(set)).collect();
    all.extend(state.deck().open_cards());
    all.sort_unstable();
    expect(there == all, || {
        let names =
            |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        format!("the cards are {}\nnot {}", names(&there), names(&all))
    })
}

fn regions(state: &State) -> Verdict {
    let mut there: Vec<Region> = state.regions().to_vec();
    there.extend(state.drawn().iter().filter(|region| region.is_some()));
    for realm in state.realms() {
        there.extend(realm.lands.iter().flatten().map(|land| land.region));
    }
    there.retain(|region| region.is_some());
    there.sort_unstable();
    expect(there == Region::all().collect::<Vec<_>>(), || "a region is missing")
}

fn events(state: &State) -> Verdict {
    let mut there: Vec<Card> = state.events().iter().map(|slot| slot.card).collect();
    if state.current().is_some() {
        there.push(state.current());
    }
    there.sort_unstable();
    let mut all: Vec<Card> = state.deck().fixed_events().collect();
    all.extend(state.fillers().iter().filter(|card| card.is_some()));
    all.sort_unstable();
    expect(there == all, || format!("the events are {there:?}, not {all:?}"))?;
    let duel = !state.mode().row().theme && state.deck().is_dealt();
    expect(!duel || all.len() == 12, || "a duel has twelve events")
}

fn supply(state: &State) -> Verdict {
    let (mut roads, mut settlements, mut cities) = (0, 0, 0);
    for realm in state.realms() {
        roads += realm.roads.count_ones() as u8;
        for centre in realm.centres {
            settlements += u8::from(centre != Centre::Nothing);
            cities += u8::from(centre >= Centre::City);
        }
        for centre in usize::from(realm.first)..=usize::from(realm.last) {
            expect(realm.centres[centre] != Centre::Nothing, || "a gap in a row")?;
        }
    }
    let supply =
        [roads + state.supply()[0], settlements + state.supply()[1], cities + state.supply()[2]];
    expect(supply == [9, 9, 7], || format!("the supply is {supply:?}"))
}

/// Checks the limits of cards on sites and of resources in regions.
fn places(state: &State) -> Verdict {
    for realm in state.realms() {
        for (centre, sites) in realm.sites.iter().enumerate() {
            let open = realm.centres[centre].sites();
            for row in sites.chunks(2) {
                let used = row.iter().filter(|piece| piece.is_some()).count();
                expect(used <= open, || "more cards than sites")?;
            }
        }
        for land in realm.lands.iter().flatten() {
            expect(land.store <= 3, || "a region is too full")?;
        }
        let caches = realm.lands.iter().flatten();
        let caches = caches.filter(|land| land.piece.card == Card::GOLD_CACHE).count();
        let held = realm.cached();
        expect(caches == usize::from(held.is_some()), || "gold without its cache")?;
        expect(held.unwrap_or(0) <= 3, || "the cache is too full")?;
    }
    Ok(())
}
