//! Random games, for benchmarks and for finding faults.

use crate::engine::chance::{Chance, Draw};
use crate::engine::game::Quiet;
use crate::engine::playout::PlayoutCount;
use crate::engine::seed::Seed;
use crate::games::princes::action::Actions;
use crate::games::princes::modes::Mode;
use crate::games::princes::options::Options;
use crate::games::princes::setup;
use crate::games::princes::state::State;

/// Plays games of a mode with uniformly random legal actions; game `i` uses the seed `first_seed + i`.
#[must_use]
pub fn random_games(mode: Mode, first_seed: u64, games: u32) -> PlayoutCount {
    let mut actions = Actions::new();
    PlayoutCount::series(first_seed, games, |number| {
        let seed = Seed::numbered(number);
        let mut state = setup::start(&Options::of(mode), &seed, &mut Quiet).ok()?;
        let mut chance = Chance::of_number(number, u64::MAX);
        let played = play_to_the_end(&mut state, &mut chance, &mut actions);
        let points = [0, 1].map(|seat| u64::from(state.victory(seat))).iter().sum();
        Some(PlayoutCount::game(played, state.turn.into(), points))
    })
}

/// Plays a position to the end with uniformly random legal actions; returns their number.
pub fn play_to_the_end(state: &mut State, chance: &mut Chance, actions: &mut Actions) -> u64 {
    let mut count = 0;
    while let Some(task) = state.task().filter(|_| state.waits()) {
        actions.clear();
        state.legal(task.seat, actions);
        let Some(action) = chance.pick(actions) else { break };
        state.carry_out(action, &mut Quiet);
        count += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_games_end_and_repeat_in_every_mode() {
        for mode in Mode::ALL {
            let count = random_games(mode, 1, 5);
            assert_eq!(count.games, 5);
            assert!(count.actions > 500, "{mode:?}: {count:?}");
            assert_eq!(random_games(mode, 1, 5), count);
        }
    }
}
