//! The pick of a set before a duel, by the measured lead of the seat that begins with each pair of sets.

use crate::games::princes::card::{Set, Sets};

/// Mean points of the seat that began less those of the other one, in hundredths, in duels of hard's evaluation alone
/// against itself with both sets and each third one, 2,800 for a pair (an error of about 7):
/// `principality ladder --game princes --mode duel --sets SET,SET,SET --pair hard:0,hard:0 --games 700`.
const LEADS: [(Set, Set, i32); 15] = [
    (Set::Intrigue, Set::Merchants, 36),
    (Set::Intrigue, Set::Barbarians, 24),
    (Set::Intrigue, Set::Gold, 28),
    (Set::Intrigue, Set::Turmoil, 20),
    (Set::Intrigue, Set::Progress, 16),
    (Set::Merchants, Set::Barbarians, 32),
    (Set::Merchants, Set::Gold, 36),
    (Set::Merchants, Set::Turmoil, 25),
    (Set::Merchants, Set::Progress, 26),
    (Set::Barbarians, Set::Gold, 29),
    (Set::Barbarians, Set::Turmoil, 24),
    (Set::Barbarians, Set::Progress, 19),
    (Set::Gold, Set::Turmoil, 26),
    (Set::Gold, Set::Progress, 25),
    (Set::Turmoil, Set::Progress, 13),
];

/// Lead of the seat that begins with these two sets, if they can meet.
#[must_use]
pub fn lead(one: Set, other: Set) -> Option<i32> {
    let is_pair = |first: Set, second: Set| {
        (first, second) == (one, other) || (first, second) == (other, one)
    };
    let pair = LEADS.iter().find(|(first, second, _)| is_pair(*first, *second));
    pair.map(|(.., lead)| *lead)
}

/// The best of the sets that can be picked. The second pick goes by the pair that it makes; the first one by the worst
/// that the other seat can make of it.
#[must_use]
pub fn best_pick(offered: Sets, picked: Sets, begins: bool) -> Option<Set> {
    let side = if begins { 1 } else { -1 };
    let lead = |one: Set, other: Set| lead(one, other).unwrap_or(0);
    let worth = |set: Set| match picked.iter().next() {
        Some(first) => side * lead(first, set),
        None => {
            let answers = offered.iter().filter(|other| *other != set);
            answers.map(|other| side * lead(set, other)).min().unwrap_or(0)
        }
    };
    // Of equals the first.
    offered.iter().min_by_key(|set| -worth(*set))
}
