//! Random whole games, for benchmarks and tests.

use crate::engine::chance::{Draw, thinking};
use crate::engine::game::{Game, Quiet};
use crate::engine::playout::PlayoutCount;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::road::Road;
use crate::games::road::action::{Action, Actions};
use crate::games::road::options::Options;
use crate::games::road::setup;
use crate::games::road::state::State;
use rand::Rng;

/// Plays whole games with random legal actions (see [`play_to_the_end`]): game `i` has the seed numbered
/// `first_seed + i`. Other numbers of players than three and four give no games.
#[must_use]
pub fn random_games(players: u8, first_seed: u64, games: u32) -> PlayoutCount {
    let options = Options { players, ..Options::default() };
    let mut actions = Actions::new();
    PlayoutCount::series(first_seed, games, |number| {
        let mut state = setup::start(&options, &Seed::numbered(number), &mut Quiet).ok()?;
        let played = play_to_the_end(&mut state, &mut thinking(number, 0), &mut actions);
        let points = state.seats().map(|seat| u64::from(state.points(seat))).sum();
        Some(PlayoutCount::game(played, Road::turns_ended(&state).into(), points))
    })
}

/// Plays a position to its end with random legal actions; returns their number. All are equally likely, but no
/// seat is asked for a trade twice in a turn: the rules allow three times, and random players would spend most
/// of a game on offers.
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

/// A random action other than asking a seat again; the end of the turn can always be chosen instead.
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
