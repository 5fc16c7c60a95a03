//! Random whole games, for measuring speed and for finding faults.

use crate::engine::chance::{Chance, Draw};
use crate::engine::game::Quiet;
use crate::engine::seed::Seed;
use crate::games::princes::action::Actions;
use crate::games::princes::modes::{Mode, Options};
use crate::games::princes::setup;
use crate::games::princes::state::State;

/// What a series of random games came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayoutCount {
    /// Games played to their end.
    pub games: u32,
    /// Actions in all of them.
    pub actions: u64,
    /// Turns in all of them.
    pub turns: u64,
    /// Both seats' final points, summed; the same for the same seeds everywhere.
    pub score_sum: u64,
}

/// Plays whole games of a mode with uniformly random legal actions: game `i` has the seed numbered
/// `first_seed + i`.
#[must_use]
pub fn random_games(mode: Mode, first_seed: u64, games: u32) -> PlayoutCount {
    let mut count = PlayoutCount::default();
    let mut actions = Actions::new();
    for game in 0..u64::from(games) {
        let number = first_seed.wrapping_add(game);
        let seed = Seed::numbered(number);
        let Ok(mut state) = setup::start(&Options::of(mode), &seed, &mut Quiet) else {
            return count;
        };
        let mut chance = Chance::of_number(number, u64::MAX);
        count.actions += play_to_the_end(&mut state, &mut chance, &mut actions);
        count.games += 1;
        count.turns += u64::from(state.turn);
        count.score_sum += [0, 1].map(|seat| u64::from(state.victory(seat))).iter().sum::<u64>();
    }
    count
}

/// Plays a position to its end with uniformly random legal actions; gives how many there were.
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
