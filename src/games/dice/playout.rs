//! Random whole games, for benchmarks and tests.

use crate::engine::chance::{Chance, Draw};
use crate::engine::game::{Game, Quiet};
use crate::engine::playout::PlayoutCount;
use crate::engine::seed::Seed;
use crate::games::dice::Dice;
use crate::games::dice::legal::Actions;
use crate::games::dice::options::Options;
use crate::games::dice::setup;
use crate::games::dice::state::State;

/// Plays whole games with uniformly random legal actions: game `i` has the seed numbered
/// `first_seed + i`. Players outside 1 to 5 give no games.
#[must_use]
pub fn random_games(players: u8, first_seed: u64, games: u32) -> PlayoutCount {
    let options = Options { players, ..Options::default() };
    let mut actions = Actions::new();
    PlayoutCount::series(first_seed, games, |number| {
        let mut state = setup::start(&options, &Seed::numbered(number)).ok()?;
        let mut chance = Chance::of_number(number, u64::MAX);
        let played = play_to_the_end(&mut state, &mut chance, &mut actions);
        let points = state.seats().map(|seat| state.estate(seat).total().unsigned_abs());
        let points = points.map(u64::from).sum();
        Some(PlayoutCount::game(played, Dice::turns_ended(&state).into(), points))
    })
}

/// Plays a position to its end with uniformly random legal actions; returns their number.
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
            // A castle, and an action in each of at least fifteen rounds.
            assert!(count.actions >= 5 * 16 * u64::from(players));
            assert_eq!(random_games(players, 1, 5), count);
        }
        assert_eq!((random_games(0, 1, 5).games, random_games(6, 1, 5).games), (0, 0));
    }
}
