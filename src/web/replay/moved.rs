//! Effect of a change of the game on the replay of its past.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use std::rc::Rc;
use yew::prelude::*;

/// True if a game continues the one before with more moves. The replayed past then still exists, so the replay stays
/// where it is when a queued action is made or another tab moves.
#[must_use]
pub fn goes_on<G: Game>(before: &Journal<G>, now: &Journal<G>) -> bool {
    before.setup() == now.setup() && before.position() < now.position()
}

/// Calls `moved` whenever the game changes, with whether it [goes on](goes_on); `false` for the first game.
#[hook]
pub fn use_moved<G: Game + 'static>(game: &Rc<Journal<G>>, moved: impl Fn(bool) + 'static) {
    let last = use_mut_ref(|| None::<Rc<Journal<G>>>);
    use_effect_with((game.position(), game.len(), game.clone()), move |(_, _, game)| {
        let before = last.replace(Some(game.clone()));
        moved(before.is_some_and(|before| goes_on(&before, game)));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::{Burgundy, Options};

    fn game(seed: u64, actions: usize) -> Journal<Burgundy> {
        let options = Options::basic(2).unwrap();
        let mut game =
            Journal::<Burgundy>::new(options, Seed::numbered(seed), Roster::new()).unwrap();
        assert!((0..actions).all(|_| game.play_index(0)));
        game
    }

    #[test]
    fn a_game_goes_on_by_an_action_and_not_by_taking_one_back() {
        assert!(goes_on(&game(4, 3), &game(4, 4)));
        assert!(!goes_on(&game(4, 4), &game(4, 3)));
        assert!(!goes_on(&game(4, 4), &game(4, 4)), "a branch of it lies there");
    }

    #[test]
    fn another_game_is_not_this_one_going_on() {
        assert!(!goes_on(&game(4, 3), &game(5, 4)));
    }
}
