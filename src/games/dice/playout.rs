//! Random whole games, for measuring speed and for finding faults.

use crate::engine::chance::{Chance, Draw};
use crate::engine::game::Quiet;
use crate::engine::seed::Seed;
use crate::games::dice::legal::Actions;
use crate::games::dice::options::Options;
use crate::games::dice::play;
use crate::games::dice::state::State;

/// What a series of random games came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayoutCount {
    /// Games played from setup to final score.
    pub games: u32,
    /// Actions in all of them.
    pub actions: u64,
    /// All players' final points, summed; the same for the same seeds everywhere.
    pub score_sum: u64,
}

/// Plays whole games with uniformly random legal actions: game `i` has the seed numbered
/// `first_seed + i`. Players outside 1 to 5 give no games.
#[must_use]
pub fn random_games(players: u8, first_seed: u64, games: u32) -> PlayoutCount {
    let mut count = PlayoutCount::default();
    let options = Options { players, ..Options::default() };
    let mut actions = Actions::new();
    for game in 0..u64::from(games) {
        let number = first_seed.wrapping_add(game);
        let Ok(mut state) = play::start(&options, &Seed::numbered(number)) else { return count };
        let mut chance = Chance::of_number(number, u64::MAX);
        count.actions += play_to_the_end(&mut state, &mut chance, &mut actions);
        count.games += 1;
        count.score_sum += state
            .seats()
            .map(|seat| state.estate(seat).total().unsigned_abs())
            .map(u64::from)
            .sum::<u64>();
    }
    count
}

/// Plays a position to its end with uniformly random legal actions; gives how many there were.
pub fn play_to_the_end(state: &mut State, chance: &mut Chance, actions: &mut Actions) -> u64 {
    let mut count = 0;
    while let Some(seat) = state.deciders().lowest() {
        actions.clear();
        state.legal(seat, actions);
        let Some(action) = chance.pick(actions) else { break };
        state.apply_unchecked(seat, action, &mut Quiet);
        count += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_games_end_and_repeat() {
        for players in 1..=5 {
            let count = random_games(players, 1, 5);
            assert_eq!(count.games, 5);
            // a castle, and something in each of at least fifteen rounds
            assert!(count.actions >= 5 * 16 * u64::from(players));
            assert_eq!(random_games(players, 1, 5), count);
        }
        assert_eq!((random_games(0, 1, 5).games, random_games(6, 1, 5).games), (0, 0));
    }
}
