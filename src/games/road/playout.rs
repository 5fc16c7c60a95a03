//! The options and points of random games, and the trades that they leave out.

use crate::engine::chance::{Draw, thinking};
use crate::engine::playout::Playout;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::Road;
use crate::games::road::action::{Action, Actions};
use crate::games::road::options::Options;
use crate::games::road::state::State;
use rand::Rng;

impl Playout for Road {
    fn options(players: u8) -> Option<Options> {
        Some(Options { players, ..Options::default() })
    }

    fn points(state: &State) -> u64 {
        state.seats().map(|seat| u64::from(state.points(seat))).sum()
    }

    fn chance(number: u64) -> impl Rng {
        thinking(number, 0)
    }

    /// A random legal action, all equally likely, but no seat is asked for a trade twice in a turn: the rules allow
    /// three times, and random players would spend most of a game on offers. The end of the turn can always be chosen
    /// instead.
    #[inline]
    fn pick(state: &State, legal: &Actions, rng: &mut impl Rng) -> Option<Action> {
        loop {
            let action = rng.pick(legal)?;
            let is_again = |partner: Seat| state.this_turn.approached.at(partner.index()) > 0;
            if !matches!(action, Action::Trade { partner } if is_again(partner)) {
                return Some(action);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Quiet;
    use crate::engine::playout::random_games;
    use crate::engine::seed::Seed;
    use crate::games::road::options::{FirstRow, Side};
    use crate::games::road::setup;

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
            let count = random_games::<Road>(players, 1, 20);
            assert_eq!(count.games, 20);
            assert!(count.score_sum >= 20 * u64::from(players));
            assert_eq!(random_games::<Road>(players, 1, 20), count);
        }
        assert_eq!(random_games::<Road>(2, 1, 5).games, 0);
    }
}
