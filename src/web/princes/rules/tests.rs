//! The handbook: its figures are true, and it has every card.

use super::*;
use crate::engine::seat::Seat;
use crate::games::princes::State;
use crate::games::princes::card::Sets;
use crate::games::princes::deck::Deck;
use crate::games::princes::modes::Mode;
use crate::web::princes::art::pictures;
use crate::web::princes::words::names;
use crate::web::reading::tests::handbook_is_whole;
use crate::web::words::Language;
use crate::web::words::tests::real_of;

#[test]
fn the_handbook_is_whole_and_its_figures_are_true() {
    let needed =
        ["princes-rules-goal", "princes-rules-dice", "princes-rules-build", "princes-rules-trade"];
    let total = |state: &State, seat: Seat| i32::from(state.victory(seat.0));
    handbook_is_whole(&HANDBOOK, &[], &needed, total);
}

/// The entry of each card in the handbook, as text.
fn entries(words: &Words) -> Vec<String> {
    let book = crate::web::table::laws::text_of(words, cards(words));
    book.split("<li>").skip(1).map(str::to_owned).collect()
}

#[test]
fn every_card_of_every_game_is_in_the_handbook_with_picture_and_text() {
    let decks = Mode::ALL.into_iter().map(|mode| Deck { mode, sets: mode.sets() });
    let duels = Set::ALL.map(|set| {
        let others = Set::ALL.into_iter().filter(|other| ![set, Set::Base].contains(other)).take(2);
        let sets: Vec<Set> =
            others.chain([set].into_iter().filter(|set| *set != Set::Base)).collect();
        Deck { mode: Mode::Duel, sets: Sets::of(&sets) }
    });
    let mut played: Vec<Card> = Vec::new();
    for deck in decks.chain(duels) {
        let drawn = Set::ALL.into_iter().flat_map(|set| deck.draw_cards(set));
        let events = deck.fixed_events().chain(deck.spare_events());
        played.extend(drawn.chain(deck.open_cards()).chain(events));
    }
    played.sort_unstable();
    played.dedup();
    assert!(played.len() > 150, "{}", played.len());
    let later = [Set::Gold, Set::Turmoil, Set::Progress];
    assert!(later.iter().all(|set| played.iter().any(|card| card.row().set == *set)));
    for language in Language::ALL {
        let words = real_of(language, "princes");
        let entries = entries(&words);
        for card in &played {
            let (name, effect) = (names::full(&words, *card), names::effect(&words, *card));
            let picture = format!("#{}\"", pictures::picture(*card));
            let is_its =
                |entry: &&String| entry.contains(&format!(">{name}<")) && entry.contains(&effect);
            let entry = entries.iter().find(is_its);
            let entry = entry.unwrap_or_else(|| panic!("{card} is missing: {name}"));
            assert!(entry.contains(&picture), "{card} has no picture {picture}: {entry}");
        }
    }
}
