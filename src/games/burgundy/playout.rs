//! The options and points of random games.

use crate::engine::playout::Playout;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::Options;
use crate::games::burgundy::state::State;

impl Playout for Burgundy {
    fn options(players: u8) -> Option<Options> {
        Options::basic(players).ok()
    }

    fn points(state: &State) -> u64 {
        state.seats().map(|seat| u64::from(state.estate(seat).total())).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::game::Quiet;
    use crate::engine::playout::random_games;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Actions;
    use crate::games::burgundy::boards::BoardId;
    use crate::games::burgundy::modules::{Module, Modules};
    use crate::games::burgundy::options::{Boards, Castles, Edition};
    use crate::games::burgundy::setup;

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
            let count = random_games::<Burgundy>(players, 1, 5);
            assert_eq!(count.games, 5);
            // two dice and an end in each of 25 turns
            assert!(count.actions >= 5 * 75 * u64::from(players));
            assert_eq!(random_games::<Burgundy>(players, 1, 5), count);
        }
        assert_eq!(random_games::<Burgundy>(5, 1, 5).games, 0);
    }
}
