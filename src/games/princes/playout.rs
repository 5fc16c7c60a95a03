//! The options and points of random games.

use crate::engine::playout::Playout;
use crate::games::princes::Princes;
use crate::games::princes::SEATS;
use crate::games::princes::options::Options;
use crate::games::princes::state::State;

impl Playout for Princes {
    fn options(players: u8) -> Option<Options> {
        (players == SEATS).then(Options::default)
    }

    fn points(state: &State) -> u64 {
        [0, 1].map(|seat| u64::from(state.victory(seat))).iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::playout::{random_games, random_games_of};
    use crate::games::princes::modes::Mode;

    #[test]
    fn random_games_end_and_repeat_in_every_mode() {
        for mode in Mode::ALL {
            let options = Options::of(mode);
            let count = random_games_of::<Princes>(&options, 1, 5);
            assert_eq!(count.games, 5);
            assert!(count.actions > 500, "{mode:?}: {count:?}");
            assert_eq!(random_games_of::<Princes>(&options, 1, 5), count);
        }
        assert_eq!(
            [1, 2, 3].map(|players| random_games::<Princes>(players, 1, 5).games),
            [0, 5, 0]
        );
    }
}
