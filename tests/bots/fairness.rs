//! The knowledge of computer players, and that their answers depend on nothing else.

use super::{NODES, Thoughts, plan, thinker, words};
use crate::table::dealt;
use principality::bots::level::Level;
use principality::bots::player::ComputerPlayer;
use principality::engine::chance::Chance;
use principality::engine::game::Quiet;
use principality::engine::seat::Seat;
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::state::{Stage, State};

/// A game some turns on, played by computers.
fn in_play(players: u8, seed: u64, turns: u32) -> State {
    let options = Options::new(players, Edition::E2019, Boards::Drawn, Castles::Hidden).unwrap();
    played_on(&options, seed, turns)
}

/// The same with all modules, or alone with those that go with it.
fn in_play_with_modules(players: u8, seed: u64, turns: u32) -> State {
    let edition = Edition::E2019;
    let options = if players == 1 {
        let modules = Modules::EVERY.without(Module::Shields).without(Module::BorderPosts);
        Options::solo(edition, BoardId(18), Castles::Drawn, modules, 50)
    } else {
        Options::with_modules(players, edition, Boards::Drawn, Castles::Hidden, Modules::EVERY)
    };
    played_on(&options.unwrap(), seed, turns)
}

fn played_on(options: &Options, seed: u64, turns: u32) -> State {
    let mut state = dealt(options, seed).state;
    while state.turns_ended() < turns || state.stage() != Stage::Play {
        let seat = state.deciders().lowest().unwrap();
        for action in plan(&state, seat, Level::Medium, seed) {
            state.apply(seat, action, &mut Quiet).unwrap();
        }
    }
    state
}

#[test]
fn what_is_hidden_changes_no_move() {
    for (players, turns) in [(2, 0), (2, 21), (3, 40), (4, 90)] {
        hides(&in_play(players, 5, turns));
    }
}

#[test]
fn what_is_hidden_changes_no_move_with_modules_and_alone() {
    for (players, turns) in [(1, 0), (1, 13), (2, 0), (2, 23), (3, 31), (4, 70)] {
        hides(&in_play_with_modules(players, 6, turns));
    }
}

/// Asserts that two games that differ only in hidden information get the same moves.
fn hides(state: &State) {
    let seat = state.playing();
    let other = state.view(seat).determinize(&mut Chance::of_number(77, 0));
    assert_ne!(state.secrets(), other.secrets(), "the two games differ in what is hidden");
    for level in Level::ALL {
        assert_eq!(
            words(&plan(state, seat, level, 9)),
            words(&plan(&other, seat, level, 9)),
            "{level} with {} players after {} turns",
            state.players(),
            state.turns_ended()
        );
    }
}

#[test]
fn castles_hidden_by_others_change_no_choice() {
    let options = Options::new(2, Edition::E2019, Boards::Drawn, Castles::Hidden).unwrap();
    let state = dealt(&options, 3).state;
    let fields: Vec<_> =
        state.estate(Seat(0)).board().of_colour(Default::default()).into_iter().collect();
    let choices: Vec<_> = fields
        .into_iter()
        .map(|field| {
            let mut state = state.clone();
            let castle = principality::games::burgundy::action::Action::StartCastle(field);
            state.apply(Seat(0), castle, &mut Quiet).unwrap();
            Level::ALL.map(|level| words(&plan(&state, Seat(1), level, 1)))
        })
        .collect();
    assert!(choices.windows(2).all(|pair| pair[0] == pair[1]), "{choices:?}");
}

#[test]
fn slices_don_t_change_the_answer() {
    let state = in_play(2, 8, 17);
    let seat = state.playing();
    for level in Level::ALL {
        let evaluator = Burgundy::skill(level).evaluator(4);
        let mut thoughts = thinker(&evaluator, &state, seat, level, 4);
        let mut slices = 0;
        thoughts.think(7, &mut |_| {
            slices += 1;
            true
        });
        assert_eq!(thoughts.advice().actions, plan(&state, seat, level, 4), "{level}");
        assert!(thoughts.progress().done && slices > 2, "{level} took {slices} slices");
        assert!(thoughts.progress().nodes < 2 * NODES);
    }
}

#[test]
fn stopped_at_any_time_the_answer_is_a_legal_turn() {
    for state in [in_play(2, 6, 12), in_play_with_modules(3, 6, 20), in_play_with_modules(1, 6, 9)]
    {
        stops(&state);
    }
}

fn stops(state: &State) {
    let seat = state.playing();
    for level in Level::ALL {
        for stop in [0, 1, 3, 10, 40] {
            let evaluator = Burgundy::skill(level).evaluator(4);
            let mut thoughts: Thoughts = thinker(&evaluator, state, seat, level, 4);
            let mut left = stop;
            thoughts.think(20, &mut |_| {
                left -= 1;
                left >= 0
            });
            let mut played = state.clone();
            let actions = thoughts.advice().actions;
            for action in &actions {
                assert_eq!(
                    played.apply(seat, *action, &mut Quiet),
                    Ok(()),
                    "{:?}",
                    words(&actions)
                );
            }
            assert_eq!(
                played.turns_ended(),
                state.turns_ended() + 1,
                "{level} stopped after {stop}"
            );
        }
    }
}

#[test]
fn a_budget_of_nothing_still_gives_a_turn() {
    let state = in_play(3, 2, 5);
    let seat = state.playing();
    let evaluator = Burgundy::skill(Level::Hard).evaluator(1);
    let mut thoughts = Thoughts::new(
        &evaluator,
        state.view(seat),
        seat,
        Burgundy::skill(Level::Hard).thinker,
        1,
        0,
    );
    thoughts.finish();
    assert!(!thoughts.advice().actions.is_empty());
}

#[test]
fn in_the_middle_of_a_turn_the_rest_is_planned() {
    let mut state = in_play(2, 11, 30);
    let seat = state.playing();
    let turn = plan(&state, seat, Level::Medium, 1);
    for action in turn.iter().take(turn.len() - 1) {
        state.apply(seat, *action, &mut Quiet).unwrap();
        let mut rest = state.clone();
        for action in plan(&state, seat, Level::Hard, 1) {
            assert_eq!(rest.apply(seat, action, &mut Quiet), Ok(()));
        }
        assert_eq!(rest.turns_ended(), state.turns_ended() + 1);
    }
}

#[test]
fn whole_games_of_all_levels_end() {
    for players in 2..=4u8 {
        let options =
            Options::new(players, Edition::E2011, Boards::OneOrDrawn, Castles::Open).unwrap();
        let mut state = dealt(&options, u64::from(players)).state;
        let mut turns = 0;
        while let Some(seat) = state.deciders().lowest() {
            let level = Level::ALL[(seat.index() + players as usize) % 2];
            for action in plan(&state, seat, level, turns) {
                state.apply(seat, action, &mut Quiet).unwrap();
            }
            turns += 1;
            assert!(turns < 200);
        }
        assert!(state.seats().all(|seat| state.estate(seat).total() > 60));
    }
}
