//! Random whole games, for benchmarks and tests.

use crate::engine::chance::{Chance, Draw};
use crate::engine::game::{Game, Quiet};
use crate::engine::playout::PlayoutCount;
use crate::engine::seed::Seed;
use crate::games::burgundy::Actions;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::Options;
use crate::games::burgundy::setup;
use crate::games::burgundy::state::State;

/// Plays whole games with uniformly random legal actions: game `i` has the seed numbered
/// `first_seed + i`. Players outside 2 to 4 give no games.
#[must_use]
pub fn random_games(players: u8, first_seed: u64, games: u32) -> PlayoutCount {
    let options = Options::basic(players);
    let mut actions = Actions::new();
    PlayoutCount::series(first_seed, games, |number| {
        let options = options.as_ref().ok()?;
        let mut state = setup::start(options, &Seed::numbered(number), &mut Quiet).ok()?;
        let mut chance = Chance::of_number(number, u64::MAX);
        let played = play_to_the_end(&mut state, &mut chance, &mut actions);
        let points = state.seats().map(|seat| u64::from(state.estate(seat).total())).sum();
        Some(PlayoutCount::game(played, Burgundy::turns_ended(&state).into(), points))
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
    use crate::games::burgundy::boards::BoardId;
    use crate::games::burgundy::modules::{Module, Modules};
    use crate::games::burgundy::options::{Boards, Castles, Edition};

    #[test]
    fn a_listed_action_is_carried_out_as_a_judged_one() {
        let boards = Boards::Drawn;
        let modules = Modules::EVERY;
        let every =
            Options::with_modules(4, Edition::E2019, boards, Castles::Drawn, modules).unwrap();
        let solo = Options::solo(
            Edition::E2019,
            BoardId(18),
            Castles::Drawn,
            Modules::NONE.with(Module::Inns),
            50,
        );
        for options in [Options::basic(2).unwrap(), every, solo.unwrap()] {
            let mut state = setup::start(&options, &Seed::numbered(3), &mut Quiet).unwrap();
            let (mut chance, mut actions) = (Chance::of_number(3, 0), Actions::new());
            while let Some(seat) = state.deciders().lowest() {
                actions.clear();
                state.legal(seat, &mut actions);
                let action = chance.pick(&actions).unwrap();
                let mut judged = state.clone();
                assert_eq!(judged.apply(seat, action, &mut Quiet), Ok(()));
                state.apply_unchecked(seat, action, &mut Quiet);
                assert_eq!(state, judged, "{action}");
            }
        }
    }

    #[test]
    fn random_games_end_and_repeat() {
        for players in 2..=4 {
            let count = random_games(players, 1, 5);
            assert_eq!(count.games, 5);
            // two dice and an end in each of 25 turns
            assert!(count.actions >= 5 * 75 * u64::from(players));
            assert_eq!(random_games(players, 1, 5), count);
        }
        assert_eq!(random_games(5, 1, 5).games, 0);
    }
}
