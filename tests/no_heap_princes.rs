//! Princes: choosing and playing allocate nothing on the heap, and a position takes at most two kibibytes.
#![cfg(not(target_arch = "wasm32"))]

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::princes::card::Sets;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Way};
use principality::games::princes::{Actions, Princes, State};

/// Plays to the end with random actions; returns their number.
fn play(state: &mut State, chance: &mut Chance, actions: &mut Actions) -> u32 {
    let mut count = 0;
    while let Some(seat) = Princes::deciders(state).lowest() {
        actions.clear();
        Princes::legal(state, seat, actions);
        let Some(action) = chance.pick(actions) else { break };
        if Princes::apply(state, seat, action, &mut Quiet).is_err() {
            break;
        }
        count += 1;
    }
    count
}

#[test]
fn whole_random_games_of_every_mode_and_of_duels_of_six_sets_use_no_heap() {
    let mut actions = Actions::new();
    let wide = [Way::Pick, Way::Drawn].map(|way| Options::duel(Sets::THEMES, way));
    for options in Mode::ALL.map(Options::of).into_iter().chain(wide) {
        for seed in 0..4 {
            let Ok(mut state) = Princes::start(&options, &Seed::numbered(seed), &mut Quiet) else {
                unreachable!("the options can be played");
            };
            let mut chance = Chance::of_number(seed, 7);
            let mut count = 0;
            let used =
                allocation_counter::measure(|| count = play(&mut state, &mut chance, &mut actions));
            assert_eq!((used.count_total, used.bytes_total), (0, 0), "{options:?}, seed {seed}");
            assert!(state.over() && count > 100);
        }
    }
}

#[test]
fn a_position_takes_at_most_two_kibibytes() {
    println!("{} bytes", size_of::<State>());
    assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
}
