//! Random whole games, for measuring speed and for finding faults.

use crate::engine::chance::{Draw, thinking};
use crate::engine::game::Quiet;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::road::action::{Action, Actions};
use crate::games::road::options::Options;
use crate::games::road::setup;
use crate::games::road::state::State;
use rand::Rng;

/// What a series of random games came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayoutCount {
    /// Games played from setup to the end.
    pub games: u32,
    /// Actions in all of them.
    pub actions: u64,
    /// All players' final points, summed; the same for the same seeds everywhere.
    pub score_sum: u64,
}

/// Plays whole games with random legal actions (see [`play_to_the_end`]): game `i` has the seed numbered
/// `first_seed + i`. Other numbers of players than three and four give no games.
#[must_use]
pub fn random_games(players: u8, first_seed: u64, games: u32) -> PlayoutCount {
    let mut count = PlayoutCount::default();
    let options = Options { players, ..Options::default() };
    let mut actions = Actions::new();
    for game in 0..u64::from(games) {
        let number = first_seed.wrapping_add(game);
        let Ok(mut state) = setup::start(&options, &Seed::numbered(number), &mut Quiet) else {
            return count;
        };
        count.actions += play_to_the_end(&mut state, &mut thinking(number, 0), &mut actions);
        count.games += 1;
        count.score_sum += state.seats().map(|seat| u64::from(state.points(seat))).sum::<u64>();
    }
    count
}

/// Plays a position to its end with random legal actions; gives how many there were. All are equally
/// likely, but nobody asks a seat for a trade twice in a turn: the rules allow three times, and random
/// players would spend most of a game on offers.
pub fn play_to_the_end(state: &mut State, rng: &mut impl Rng, actions: &mut Actions) -> u64 {
    let mut count = 0;
    while let Some(seat) = state.decider() {
        actions.clear();
        state.legal(seat, actions);
        let Some(action) = pick(state, rng, actions) else { break };
        state.apply_unchecked(seat, action, &mut Quiet);
        count += 1;
    }
    count
}

/// A random action other than asking a seat again. The end of the turn is always there to be drawn
/// instead.
#[inline]
fn pick(state: &State, rng: &mut impl Rng, actions: &Actions) -> Option<Action> {
    loop {
        match rng.pick(actions)? {
            Action::Trade { partner } if state.this_turn.approached.at(partner.index()) > 0 => {}
            action => return Some(action),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::road::options::{FirstRow, Side};

    #[test]
    fn a_listed_action_is_carried_out_as_a_judged_one() {
        for (players, side) in [(3, Side::A), (4, Side::B)] {
            let options = Options::new(players, side, FirstRow::Shuffled).unwrap();
            let mut state = setup::start(&options, &Seed::numbered(3), &mut Quiet).unwrap();
            let (mut rng, mut actions) = (thinking(3, 0), Actions::new());
            while let Some(seat) = state.decider() {
                actions.clear();
                state.legal(seat, &mut actions);
                let action = rng.pick(&actions).unwrap();
                let mut judged = state;
                assert_eq!(judged.apply(seat, action, &mut Quiet), Ok(()));
                state.apply_unchecked(seat, action, &mut Quiet);
                assert_eq!(state, judged, "{action}");
            }
        }
    }

    #[test]
    fn random_games_end_and_repeat() {
        for players in [3, 4] {
            let count = random_games(players, 1, 20);
            assert_eq!(count.games, 20);
            assert!(count.score_sum >= 20 * u64::from(players));
            assert_eq!(random_games(players, 1, 20), count);
        }
        assert_eq!(random_games(2, 1, 5).games, 0);
    }
}
