//! Games that differ only in information hidden from a seat get the same choice from it.

use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Question, Think, choose, choose_at};
use principality::bots::road::search::Thoughts;
use principality::engine::chance::thinking;
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::road::options::{FirstRow, Side};
use principality::games::road::{Options, Road, State};

/// A game between computer players, some choices on.
fn in_play(players: u8, seed: u64, choices: u64) -> State {
    let side = if seed.is_multiple_of(2) { Side::A } else { Side::B };
    let options = Options::new(players, side, FirstRow::Shuffled).unwrap();
    let mut state = Road::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap();
    for choice in 0..choices {
        let Some(seat) = state.decider() else { break };
        for action in choose_at::<Road>(&state.view(seat.into()), seat, Level::Medium, choice, 0) {
            state.apply(seat, action, &mut Quiet).unwrap();
        }
    }
    state
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let mut compared = 0;
    for (seed, players) in (0..24).map(|seed| (seed, 3 + (seed % 2) as u8)) {
        let state = in_play(players, seed, 3 * seed);
        let Some(seat) = state.decider() else { continue };
        let view = state.view(seat.into());
        for number in 0..3 {
            let other = view.determinize(&mut thinking(number, 5));
            assert_ne!(other, state, "something is hidden");
            for level in Level::ALL {
                let chosen = choose_at::<Road>(&view, seat, level, 7, 600);
                assert_eq!(
                    chosen,
                    choose_at::<Road>(&other.view(seat.into()), seat, level, 7, 600)
                );
                compared += 1;
            }
        }
    }
    assert!(compared >= 150, "{compared}");
}

#[test]
fn the_same_seed_and_budget_give_the_same_choice() {
    let state = in_play(3, 4, 20);
    let seat = state.decider().unwrap();
    let view = state.view(seat.into());
    let chosen = choose_at::<Road>(&view, seat, Level::Hard, 3, 2_000);
    assert!(!chosen.is_empty());
    assert_eq!(chosen, choose_at::<Road>(&view, seat, Level::Hard, 3, 2_000));
    let question = Question { view, seat, skill: Road::skill(Level::Hard), seed: 3, nodes: 2_000 };
    // However the work is sliced, and with an answer at any time.
    for slice in [1, 97, 5_000] {
        let mut thoughts = Thoughts::new(question.clone());
        while !thoughts.progress().done {
            assert!(!thoughts.actions().is_empty());
            thoughts.work(slice);
        }
        assert_eq!(thoughts.actions(), chosen);
    }
    // The same question as asked by a table.
    assert_eq!(choose::<Road>(question), chosen);
}
