//! Choosing and playing touch no heap: computer players do both millions of times.
#![cfg(not(target_arch = "wasm32"))]

use principality::engine::actions::Actions;
use principality::engine::chance::Chance;
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::MAX_SEATS;
use principality::engine::seed::Seed;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Edition, Options, Way};
use principality::games::burgundy::state::Stage;
use principality::games::burgundy::{Burgundy, State};

/// Plays to the end with random actions; gives how many there were.
fn play(
    state: &mut State,
    chance: &mut Chance,
    actions: &mut Actions<<Burgundy as Game>::Action>,
) -> u32 {
    let mut count = 0;
    while let Some(seat) = Burgundy::deciders(state).lowest() {
        actions.clear();
        Burgundy::legal(state, seat, actions);
        let Some(action) = chance.pick(actions) else { break };
        if Burgundy::apply(state, seat, action, &mut Quiet).is_err() {
            break;
        }
        count += 1;
    }
    count
}

#[test]
fn whole_random_games_use_no_heap_between_start_and_end() {
    let boards = [BoardId(3), BoardId(8), BoardId(9), BoardId(10)];
    let mut actions = Actions::new();
    for (seed, way) in (0u64..).zip(Way::ALL.into_iter().cycle().take(24)) {
        let edition = if seed % 2 == 0 { Edition::E2019 } else { Edition::E2011 };
        let (boards, castles) = way.choices(boards);
        let players = 2 + (seed % 3) as u8;
        // Every second game with everything in the box but border posts, which have their own boards.
        let everything = Modules::EVERY.without(Module::BorderPosts);
        let modules = if seed % 4 < 2 { Modules::NONE } else { everything };
        let options = Options::with_modules(players, edition, boards, castles, modules).unwrap();
        let mut state = Burgundy::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap();
        let mut chance = Chance::of_number(seed, 7);
        let mut count = 0;
        let used =
            allocation_counter::measure(|| count = play(&mut state, &mut chance, &mut actions));
        assert_eq!((used.count_total, used.bytes_total), (0, 0), "{way:?}, seed {seed}");
        assert_eq!(state.stage, Stage::Over);
        assert!(count >= 75 * u32::from(players));
    }
}

#[test]
fn the_counter_does_count() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(vec![0u8; 100])));
    assert_eq!((used.count_total, used.bytes_total), (1, 100));
}

#[test]
fn a_position_takes_at_most_two_kibibytes_with_everything() {
    println!("{} bytes", size_of::<State>());
    assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
    assert_eq!(MAX_SEATS, 4);
}
