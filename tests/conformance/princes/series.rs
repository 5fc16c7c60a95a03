//! The series of Princes, and the kinds of events that they reach.

use crate::conformance::princes::{trios, usual};
use crate::conformance::{Effort, Tally, series};
use principality::games::princes::card::Set;
use principality::games::princes::options::Way;
use principality::games::princes::{Mode, Princes};
use std::collections::BTreeSet;

/// Plays four games of a mode or five hundred with PRINCIPALITY_FULL, and fewer of each duel of three sets; returns the
/// kinds of events that occurred.
fn play(variant: u8) -> BTreeSet<String> {
    let start = std::time::Instant::now();
    let games = match (variant, Effort::is_full()) {
        (..10, false) => 4,
        (..10, true) => 500,
        (_, false) => 1,
        (_, true) => 40,
    };
    let tally: Tally = series::<Princes>(2, variant, Effort { games, every: 40 });
    println!("variant {variant}, {:?}: {tally:?}", start.elapsed());
    assert!(tally.longest_setup_link <= 120, "{tally:?}");
    tally.events
}

/// Plays a variant. No event occurs that is not known of it, and with PRINCIPALITY_FULL every kind does, so that the
/// audit covers it.
fn check(variant: u8) {
    let (seen, known) = (play(variant), kinds(variant));
    all_known(&seen, &known);
    if Effort::is_full() {
        all_met(&seen, known.iter().filter(|kind| !rare(variant).contains(*kind)));
    }
}

fn all_known(seen: &BTreeSet<String>, known: &BTreeSet<&str>) {
    let strange: Vec<&String> = seen.iter().filter(|kind| !known.contains(kind.as_str())).collect();
    assert!(strange.is_empty(), "not among the kinds of such games: {strange:?}");
}

fn all_met<'a>(seen: &BTreeSet<String>, known: impl Iterator<Item = &'a &'a str>) {
    let missing: Vec<&&str> = known.filter(|kind| !seen.contains(**kind)).collect();
    assert!(missing.is_empty(), "the games no longer reach {missing:?}");
}

/// The kinds of events of a variant.
fn kinds(variant: u8) -> BTreeSet<&'static str> {
    let options = usual(variant);
    let sets = if options.mode == Mode::Duel { options.sets } else { options.mode.sets() };
    let mut kinds = BTreeSet::from(EVERY_GAME);
    kinds.extend(sets.iter().flat_map(of_set));
    let row = options.mode.row();
    if sets.count() > 0 {
        kinds.insert("Discarded");
    }
    if row.theme && sets.count() > 0 {
        kinds.insert("OpenTaken");
        kinds.extend(sets.iter().flat_map(of_theme));
    }
    if sets.count() > 3 {
        kinds.insert("SetDrawn");
        if options.way == Way::Pick {
            kinds.extend(["SetPicked", "StackDealt", "EventsDealt"]);
        }
    }
    kinds
}

/// The kinds that a set's cards add, in a theme game and in the duel.
fn of_set(set: Set) -> Vec<&'static str> {
    match set {
        Set::Base | Set::Gold => Vec::new(),
        Set::Intrigue => vec!["Disputed", "Placed", "Stolen", "TopTurnedUp", "Turned", "Used"],
        Set::Merchants => vec!["Fetched", "Moved", "Turned", "Used"],
        Set::Barbarians => vec![
            "Barbarians",
            "Contest",
            "EventsSeen",
            "HandDiscarded",
            "TakenOver",
            "Triumph",
            "Turned",
            "Used",
        ],
        Set::Turmoil => vec!["Guarded", "Prevented", "Riots", "Stolen"],
        Set::Progress => vec!["Fetched"],
    }
}

/// The kinds that cards add which are in a set's theme game alone.
fn of_theme(set: Set) -> Vec<&'static str> {
    match set {
        Set::Intrigue => vec!["Prevented"],
        Set::Merchants => vec!["Favoured"],
        Set::Barbarians => vec!["Raven"],
        _ => Vec::new(),
    }
}

/// Kinds that random games of a variant may miss in a full run, although they can occur.
fn rare(variant: u8) -> &'static [&'static str] {
    match variant {
        // A great thing, which needs both shrines, ends a dispute in one game of intrigue in five hundred.
        1 => &["Prevented"],
        // The only tavern, an attack, and a tower or Heinrich opposite come together in one duel of six sets in a hundred;
        // the games of turmoil and the twenty duels have guards.
        8 | 9 => &["Guarded"],
        _ => &[],
    }
}

/// The kinds of every game.
const EVERY_GAME: [&str; 33] = [
    "AdvantageMoved",
    "Began",
    "Brigands",
    "Built",
    "CardSeen",
    "Celebration",
    "CentreBuilt",
    "Compared",
    "Demanded",
    "Drew",
    "EventDrawn",
    "EventShelved",
    "EventsRebuilt",
    "GameEnded",
    "HandSeen",
    "Lost",
    "LostUnder",
    "Named",
    "NotStored",
    "Played",
    "PutUnder",
    "RegionLaid",
    "RegionsDrawn",
    "RegionsShuffled",
    "Rolled",
    "Scored",
    "Spent",
    "StackSeen",
    "Stored",
    "Swapped",
    "Traded",
    "TurnBegan",
    "TurnEnded",
];

#[test]
fn the_introductory_game() {
    check(0);
}

#[test]
fn intrigue() {
    check(1);
}

#[test]
fn merchants() {
    check(2);
}

#[test]
fn barbarians() {
    check(3);
}

#[test]
fn the_duel() {
    check(4);
}

#[test]
fn gold() {
    check(5);
}

#[test]
fn turmoil() {
    check(6);
}

#[test]
fn progress() {
    check(7);
}

#[test]
fn a_duel_of_six_sets_picked() {
    check(8);
}

#[test]
fn a_duel_of_six_sets_drawn() {
    check(9);
}

/// A game of each duel of three sets every day, forty with PRINCIPALITY_FULL, which together have all kinds.
#[test]
fn the_twenty_duels() {
    let trios = trios().len() as u8;
    assert_eq!(trios, 20);
    let (mut seen, mut known) = (BTreeSet::new(), BTreeSet::new());
    for variant in 10..10 + trios {
        let (met, of_duel) = (play(variant), kinds(variant));
        all_known(&met, &of_duel);
        seen.extend(met);
        known.extend(of_duel);
    }
    if Effort::is_full() {
        all_met(&seen, known.iter());
    }
}
