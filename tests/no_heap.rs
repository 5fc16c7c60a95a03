//! Choosing and playing allocate nothing on the heap: computer players do both millions of times.
#![cfg(not(target_arch = "wasm32"))]

use principality::engine::actions::ActionList;
use principality::engine::chance::{Chance, Draw, thinking};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::MAX_SEATS;
use principality::engine::seed::Seed;
use principality::games::burgundy::Actions;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options, Way};
use principality::games::burgundy::state::Stage;
use principality::games::burgundy::state::modules::{EstateModules, ModuleState};
use principality::games::burgundy::{Burgundy, State};
use principality::games::road::options::{FirstRow, Side};
use principality::games::road::{self, Road};

/// Plays to the end with random actions; returns their number.
fn play(state: &mut State, chance: &mut Chance, actions: &mut Actions) -> u32 {
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

/// Plays a whole game and asserts that it allocated nothing on the heap.
fn plays_without_heap(options: &Options, seed: u64, actions: &mut Actions) {
    let Ok(mut state) = Burgundy::start(options, &Seed::numbered(seed), &mut Quiet) else {
        unreachable!("the options were checked");
    };
    let mut chance = Chance::of_number(seed, 7);
    let mut count = 0;
    let used = allocation_counter::measure(|| count = play(&mut state, &mut chance, actions));
    assert_eq!((used.count_total, used.bytes_total), (0, 0), "{options:?}, seed {seed}");
    assert_eq!(state.stage(), Stage::Over);
    assert!(count >= 20 * u32::from(options.players()));
}

/// Plays a game with the default options at its largest table.
fn plays_by_default_without_heap<G: Game>() {
    let options = serde_json::json!({"players": G::SEATS.end()});
    let options: Option<G::Options> = serde_json::from_value(options).ok();
    let started = options.map(|options| G::start(&options, &Seed::numbered(1), &mut Quiet));
    let Some(Ok(mut state)) = started else {
        unreachable!("{} has no default options", G::NAME);
    };
    let (mut chance, mut actions, mut count) = (Chance::of_number(1, 7), G::Actions::default(), 0);
    let used = allocation_counter::measure(|| {
        while let Some(seat) = G::deciders(&state).lowest() {
            actions.clear();
            G::legal(&state, seat, &mut actions);
            let Some(action) = chance.pick(&actions) else { break };
            if G::apply(&mut state, seat, action, &mut Quiet).is_err() {
                break;
            }
            count += 1;
        }
    });
    assert_eq!((used.count_total, used.bytes_total), (0, 0), "{}", G::NAME);
    assert!(G::deciders(&state).is_empty() && count > 20, "{}: {count}", G::NAME);
}

macro_rules! over_all {
    ([$($game:ty),*]) => { [$(plays_by_default_without_heap::<$game> as fn()),*] };
}

/// Every game of the registry; the tests below try further options of single games.
#[test]
fn no_game_uses_the_heap_between_start_and_end() {
    principality::games!(over_all).iter().for_each(|plays| plays());
}

#[test]
fn whole_random_games_use_no_heap_between_start_and_end() {
    let boards = [BoardId(3), BoardId(8), BoardId(9), BoardId(10)];
    let mut actions = Actions::new();
    for (seed, way) in (0u64..).zip(Way::ALL.into_iter().cycle().take(24)) {
        let edition = if seed % 2 == 0 { Edition::E2019 } else { Edition::E2011 };
        let (boards, castles) = way.choices(boards);
        let players = 2 + (seed % 3) as u8;
        // Every second game has everything in the box but border posts, which have their own boards.
        let everything = Modules::EVERY.without(Module::BorderPosts);
        let modules = if seed % 4 < 2 { Modules::NONE } else { everything };
        let options = Options::with_modules(players, edition, boards, castles, modules).unwrap();
        plays_without_heap(&options, seed, &mut actions);
    }
}

#[test]
fn border_posts_the_solo_game_and_the_team_game_use_no_heap_either() {
    let mut actions = Actions::new();
    for seed in 0..8 {
        let players = 2 + (seed % 3) as u8;
        let (edition, boards, castles) = (Edition::E2019, Boards::Drawn, Castles::Drawn);
        let posts =
            Options::with_modules(players, edition, boards, castles, Modules::EVERY).unwrap();
        plays_without_heap(&posts, seed, &mut actions);
        let modules = [Module::ExtraTiles, Module::WhiteCastles, Module::Inns, Module::TradeRoutes];
        let board = BoardId(17 + (seed % 2) as u8);
        let solo =
            Options::solo(edition, board, castles, modules.into_iter().collect(), 50).unwrap();
        plays_without_heap(&solo, seed, &mut actions);
        let board = BoardId(19 + (seed % 2) as u8);
        let modules = Modules::EVERY.without(Module::BorderPosts);
        let teams = Options::teams(edition, board, modules).unwrap();
        plays_without_heap(&teams, seed, &mut actions);
    }
}

#[test]
fn copying_into_a_position_uses_no_heap_whatever_is_played() {
    for modules in [Modules::NONE, Modules::EVERY] {
        let options =
            Options::with_modules(4, Edition::E2019, Boards::Drawn, Castles::Drawn, modules);
        let options = options.unwrap();
        let [from, mut to] = [1, 2]
            .map(|seed| Burgundy::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap());
        let used = allocation_counter::measure(|| to.clone_from(&from));
        assert_eq!((used.count_total, to == from), (0, true), "{modules:?}");
    }
}

#[test]
fn whole_random_card_games_use_no_heap_between_start_and_end() {
    let mut actions = road::Actions::new();
    for seed in 0..24u64 {
        let side = if seed % 2 == 0 { Side::A } else { Side::B };
        let options =
            road::Options::new(3 + (seed % 3 % 2) as u8, side, FirstRow::Shuffled).unwrap();
        let mut state = Road::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap();
        let mut rng = thinking(seed, 7);
        let mut count = 0;
        let used = allocation_counter::measure(|| {
            while let Some(seat) = Road::deciders(&state).lowest() {
                actions.clear();
                Road::legal(&state, seat, &mut actions);
                let Some(action) = rng.pick(&actions) else { break };
                if Road::apply(&mut state, seat, action, &mut Quiet).is_err() {
                    break;
                }
                count += 1;
            }
        });
        assert_eq!((used.count_total, used.bytes_total), (0, 0), "seed {seed}");
        assert!(state.is_over() && count > 50, "{count}");
    }
}

#[test]
fn the_counter_does_count() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(vec![0u8; 100])));
    assert_eq!((used.count_total, used.bytes_total), (1, 100));
}

#[test]
fn a_position_takes_one_kibibyte_in_the_base_game_and_two_with_everything() {
    let (base, more) =
        (size_of::<State>(), size_of::<ModuleState>() + MAX_SEATS * size_of::<EstateModules>());
    println!("{base} bytes, and {more} with everything");
    assert!(base <= 1024, "{base}");
    assert!(base + more <= 2048, "{base} and {more}");
}

#[test]
fn the_base_game_has_no_boxes() {
    // Copying a position makes each of its boxes anew: one for the table, and one for each estate.
    let boxes = |options: &Options| {
        let state = Burgundy::start(options, &Seed::numbered(1), &mut Quiet).unwrap();
        allocation_counter::measure(|| drop(std::hint::black_box(state.clone()))).count_total
    };
    let base = Options::basic(4).unwrap();
    assert_eq!(boxes(&base), 0);
    let boards = Boards::Fixed([BoardId(1); 4]);
    let inns = Modules::NONE.with(Module::Inns);
    let more = Options::with_modules(4, base.edition(), boards, Castles::Centre, inns).unwrap();
    assert_eq!(boxes(&more), 5);
}

mod dice {
    use super::{Chance, Draw, Game, Quiet, Seed};
    use principality::games::dice::options::Castles;
    use principality::games::dice::sheets::SheetId;
    use principality::games::dice::{Actions, Dice, Options, State};

    fn play(state: &mut State, chance: &mut Chance, actions: &mut Actions) -> u32 {
        let mut count = 0;
        while let Some(seat) = Dice::deciders(state).lowest() {
            actions.clear();
            Dice::legal(state, seat, actions);
            let Some(action) = chance.pick(actions) else { break };
            if Dice::apply(state, seat, action, &mut Quiet).is_err() {
                break;
            }
            count += 1;
        }
        count
    }

    #[test]
    fn whole_random_games_of_the_dice_game_use_no_heap() {
        let mut actions = Actions::new();
        for (seed, sheet) in (0u64..).zip(SheetId::ALL.into_iter().cycle().take(30)) {
            let players = 1 + (seed % 5) as u8;
            let options = Options::new(players, sheet, Castles::Free).unwrap();
            let mut state = Dice::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap();
            let mut chance = Chance::of_number(seed, 7);
            let mut count = 0;
            let used =
                allocation_counter::measure(|| count = play(&mut state, &mut chance, &mut actions));
            assert_eq!((used.count_total, used.bytes_total), (0, 0), "{options:?}, seed {seed}");
            assert!(Dice::deciders(&state).is_empty() && count >= 16 * u32::from(players));
        }
    }

    #[test]
    fn a_position_of_the_dice_game_takes_at_most_512_bytes() {
        println!("{} bytes", size_of::<State>());
        assert!(size_of::<State>() <= 512, "{}", size_of::<State>());
    }
}
