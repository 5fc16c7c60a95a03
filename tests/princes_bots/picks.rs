//! Picks of computer players before a duel, by the measured leads.

use principality::bots::level::Level;
use principality::bots::player::choose_at;
use principality::bots::princes::picks::{best_pick, lead};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::princes::card::{Set, Sets};
use principality::games::princes::options::{Options, Way};
use principality::games::princes::{Action, Princes};

#[test]
fn every_pair_of_sets_was_measured_and_reads_the_same_both_ways() {
    for one in Sets::THEMES.iter() {
        for other in Sets::THEMES.iter().filter(|other| *other != one) {
            assert!(lead(one, other).is_some(), "{one:?} {other:?}");
            assert_eq!(lead(one, other), lead(other, one));
        }
    }
}

#[test]
fn the_second_pick_makes_the_best_pair_for_its_seat() {
    for first in Sets::THEMES.iter() {
        let left = Sets::THEMES.without(Sets::of(&[first]));
        let picked = best_pick(left, Sets::of(&[first]), false).unwrap();
        assert!(left.iter().all(|set| lead(first, picked) <= lead(first, set)), "{first:?}");
    }
}

#[test]
fn the_first_pick_leaves_the_least_to_the_second() {
    let picked = best_pick(Sets::THEMES, Sets::NONE, true).unwrap();
    let worst = |set: Set| {
        let others = Sets::THEMES.iter().filter(|other| *other != set);
        others.map(|other| lead(set, other)).min()
    };
    assert!(Sets::THEMES.iter().all(|set| worst(picked) >= worst(set)));
}

#[test]
fn sets_are_picked_so_in_a_duel_and_not_by_their_order() {
    let options = Options::duel(Sets::THEMES, Way::Pick);
    let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
    let mut picks = Vec::new();
    while let Some(seat) = Princes::deciders(&state).lowest() {
        let view = Princes::view(&state, seat.into());
        let chosen = choose_at::<Princes>(&view, seat, Level::Medium, 1, 0);
        let [Action::PickSet { set }] = chosen[..] else { break };
        picks.push((seat, set));
        Princes::apply(&mut state, seat, chosen[0], &mut Quiet).unwrap();
    }
    let first = best_pick(Sets::THEMES, Sets::NONE, true).unwrap();
    let left = Sets::THEMES.without(Sets::of(&[first]));
    let second = best_pick(left, Sets::of(&[first]), false).unwrap();
    assert_eq!(picks.iter().map(|(_, set)| *set).collect::<Vec<_>>(), [first, second]);
    assert_ne!(picks[0].0, picks[1].0);
    assert!([Seat(0), Seat(1)].contains(&picks[0].0));
}
