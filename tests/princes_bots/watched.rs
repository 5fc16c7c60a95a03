//! Turns that computer players once played badly, from the games in which they did: `watched.txt` has the choices that
//! lead there, seat 0 is the level that is asked.

use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, choose_at};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::Options;
use principality::games::princes::{Action, Princes, State};

/// The position after so many choices of a watched game.
fn position(game: &str, choices: usize) -> State {
    let lines = include_str!("watched.txt").lines();
    let found = lines
        .filter_map(|line| line.split_once(": "))
        .find(|(name, done)| *name == game && done.split("; ").count() == choices);
    let (name, done) = found.unwrap();
    let (mode, seed) = name.split_once(' ').unwrap();
    let mode = Mode::ALL.into_iter().find(|known| known.row().key == mode).unwrap();
    let mut state = Princes::start(&Options::of(mode), &seed.parse().unwrap(), &mut Quiet).unwrap();
    for action in done.split("; ") {
        let seat = Princes::deciders(&state).lowest().unwrap();
        Princes::apply(&mut state, seat, action.parse().unwrap(), &mut Quiet).unwrap();
    }
    state
}

/// Ends of the current action phase by the good levels, each with a few seeds, and by hard as it plays at the table: the
/// actions of seat 0, and the position after them.
fn turns(from: &State) -> Vec<(String, Vec<Action>, State)> {
    let mut turns = Vec::new();
    let usual = Princes::nodes(Level::Hard);
    let budgets = [
        (Level::Medium, 0, 4),
        (Level::Hard, 0, 4),
        (Level::Hard, 4_000, 4),
        (Level::Hard, usual.into(), 1),
    ];
    for (level, nodes, seeds) in budgets {
        for seed in 0..seeds {
            let (mut state, mut done) = (from.clone(), Vec::new());
            'turn: loop {
                let seat = Princes::deciders(&state).lowest().unwrap();
                let view = Princes::view(&state, seat.into());
                for action in choose_at::<Princes>(
                    &view,
                    seat,
                    level,
                    seed * 1_000 + done.len() as u64,
                    nodes,
                ) {
                    if action == Action::End {
                        break 'turn;
                    }
                    if seat == Seat(0) {
                        done.push(action);
                    }
                    Princes::apply(&mut state, seat, action, &mut Quiet).unwrap();
                }
            }
            turns.push((format!("{level}:{nodes} seed {seed}"), done, state));
        }
    }
    turns
}

/// Nothing leaves without something coming in its place at once.
fn replaces_what_it_removes(done: &[Action]) -> bool {
    done.iter().enumerate().all(|(number, action)| match action {
        Action::Remove { at, .. } => {
            matches!(done.get(number + 1), Some(Action::Build { at: there, .. }) if there == at)
        }
        _ => true,
    })
}

#[test]
fn a_foundry_beside_the_only_ore_is_not_torn_down() {
    for (who, done, state) in turns(&position("intrigue watch-5", 45)) {
        let foundry = "iron_foundry".parse().unwrap();
        assert!(state.has(0, foundry) && replaces_what_it_removes(&done), "{who}: {done:?}");
    }
}

#[test]
fn cards_are_not_given_away_for_nothing() {
    for (who, done, _) in turns(&position("intrigue watch-5", 294)) {
        assert!(replaces_what_it_removes(&done), "{who}: {done:?}");
    }
}

#[test]
fn what_is_sold_for_a_brick_is_built_with() {
    for (who, done, state) in turns(&position("duel watch-10", 195)) {
        let sold = done.iter().position(
            |action| matches!(action, Action::Gain { region } if region.kind().index() == 0),
        );
        let builds = |action: &Action| {
            matches!(action, Action::Build { .. } | Action::Road { .. } | Action::Settlement { .. })
        };
        let built = sold.is_none_or(|at| done.iter().skip(at).any(builds));
        assert!(built, "{who}: {done:?} {}", state.victory(0));
    }
}

/// A city or a settlement that could be paid for does not wait.
fn grows(game: &str, choices: usize) {
    let from = position(game, choices);
    for (who, done, state) in turns(&from) {
        assert!(state.victory(0) > from.victory(0), "{who}: {done:?}");
    }
}

#[test]
fn a_city_that_is_paid_for_is_built_beside_a_marketplace() {
    grows("duel watch-9", 129);
}

#[test]
fn a_city_that_is_paid_for_is_built_after_a_settlement() {
    grows("duel watch-14", 290);
}
