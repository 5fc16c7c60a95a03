//! The options and points of random games.

use crate::engine::playout::Playout;
use crate::games::dice::Dice;
use crate::games::dice::options::Options;
use crate::games::dice::state::State;

impl Playout for Dice {
    fn options(players: u8) -> Option<Options> {
        Some(Options { players, ..Options::default() })
    }

    fn points(state: &State) -> u64 {
        state.seats().map(|seat| u64::from(state.estate(seat).total().unsigned_abs())).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::playout::random_games;

    #[test]
    fn random_games_end_and_repeat() {
        for players in 1..=5 {
            let count = random_games::<Dice>(players, 1, 5);
            assert_eq!(count.games, 5);
            // A castle, and an action in each of at least fifteen rounds.
            assert!(count.actions >= 5 * 16 * u64::from(players));
            assert_eq!(random_games::<Dice>(players, 1, 5), count);
        }
        assert_eq!(
            (random_games::<Dice>(0, 1, 5).games, random_games::<Dice>(6, 1, 5).games),
            (0, 0)
        );
    }
}
