//! Games that differ only in information hidden from a seat get the same choice from it.

use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Question, Think, choose, choose_at};
use principality::bots::princes::search::Thoughts;
use principality::engine::chance::thinking;
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::Options;
use principality::games::princes::{Princes, State};

/// A game between computer players after some actions.
fn in_play(mode: Mode, seed: u64, choices: u64) -> State {
    let mut state = Princes::start(&Options::of(mode), &Seed::numbered(seed), &mut Quiet).unwrap();
    for choice in 0..choices {
        let Some(seat) = Princes::deciders(&state).lowest() else { break };
        let view = Princes::view(&state, seat.into());
        for action in choose_at::<Princes>(&view, seat, Level::Medium, choice, 0) {
            Princes::apply(&mut state, seat, action, &mut Quiet).unwrap();
        }
    }
    state
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let mut compared = 0;
    for (seed, mode) in (0..30).map(|seed| (seed, Mode::ALL[seed as usize % 8])) {
        let state = in_play(mode, seed, 7 * seed);
        let Some(seat) = Princes::deciders(&state).lowest() else { continue };
        let view = Princes::view(&state, seat.into());
        for number in 0..2 {
            let other = Princes::determinize(&view, &mut thinking(number, 5));
            assert_ne!(other, state, "something is hidden");
            for level in Level::ALL {
                let chosen = choose_at::<Princes>(&view, seat, level, 7, 800);
                let again = Princes::view(&other, seat.into());
                assert_eq!(
                    chosen,
                    choose_at::<Princes>(&again, seat, level, 7, 800),
                    "{mode:?} {seed}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared >= 150, "{compared}");
}

#[test]
fn the_same_question_gets_the_same_answer_however_it_is_sliced() {
    let state = in_play(Mode::Duel, 4, 60);
    let seat = Princes::deciders(&state).lowest().unwrap();
    let view = Princes::view(&state, seat.into());
    let chosen = choose_at::<Princes>(&view, seat, Level::Hard, 3, 3_000);
    assert!(!chosen.is_empty());
    let skill = Princes::skill(Level::Hard);
    let question = Question { view, seat, skill, seed: 3, nodes: 3_000 };
    for slice in [1, 97, 5_000] {
        let mut thoughts = Thoughts::new(question.clone());
        while !thoughts.progress().done {
            assert!(!thoughts.actions().is_empty());
            thoughts.work(slice);
        }
        assert_eq!(thoughts.actions(), chosen);
    }
    assert_eq!(choose::<Princes>(question), chosen);
}
