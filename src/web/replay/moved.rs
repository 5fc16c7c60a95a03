//! Effect of a change of the game on the replay of its past and on a selection.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use std::rc::Rc;
use yew::prelude::*;

/// Relation of a game to the one shown before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Another game, or the same one with moves taken back.
    Elsewhere,
    /// The same game with more moves.
    On,
    /// The same game with more moves, all of them by computers that choose at the same time as people: each question
    /// to a person stands, and so does what that person has picked.
    Beside,
}

impl Change {
    /// The change between two games. With [`On`](Change::On) and [`Beside`](Change::Beside) the replayed past still
    /// exists, so that a replay stays where it is when a queued action is made or another tab moves.
    #[must_use]
    pub fn between<G: Game>(before: &Journal<G>, now: &Journal<G>) -> Change {
        if before.setup() != now.setup() || before.position() >= now.position() {
            return Change::Elsewhere;
        }
        let by_computer = |seat| now.setup().roster().computer(seat).is_some();
        let mut made = now.moves().iter().take(now.position()).skip(before.position());
        let computers_alone = made.all(|made| by_computer(made.seat));
        let asked = |game: &Journal<G>| {
            let deciders = G::deciders(game.state());
            deciders.iter().filter(|seat| !by_computer(*seat)).collect::<Vec<_>>()
        };
        let (people, people_now) = (asked(before), asked(now));
        if computers_alone && !people.is_empty() && people == people_now {
            Change::Beside
        } else {
            Change::On
        }
    }

    /// True if the same game has more moves.
    #[must_use]
    pub fn goes_on(self) -> bool {
        self != Change::Elsewhere
    }
}

/// Calls `moved` whenever the game changes; with [`Change::Elsewhere`] for the first game.
#[hook]
pub fn use_moved<G: Game + 'static>(game: &Rc<Journal<G>>, moved: impl Fn(Change) + 'static) {
    let last = use_mut_ref(|| None::<Rc<Journal<G>>>);
    use_effect_with((game.position(), game.len(), game.clone()), move |(_, _, game)| {
        let before = last.replace(Some(game.clone()));
        moved(before.map_or(Change::Elsewhere, |before| Change::between(&before, game)));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::{Burgundy, Options};
    use crate::games::dice::Dice;

    fn game(seed: u64, actions: usize) -> Journal<Burgundy> {
        let options = Options::basic(2).unwrap();
        let mut game =
            Journal::<Burgundy>::new(options, Seed::numbered(seed), Roster::new()).unwrap();
        assert!((0..actions).all(|_| game.play_index(0)));
        game
    }

    #[test]
    fn a_game_goes_on_by_an_action_and_not_by_taking_one_back() {
        assert_eq!(Change::between(&game(4, 3), &game(4, 4)), Change::On);
        assert!(!Change::between(&game(4, 4), &game(4, 3)).goes_on());
        let branch = Change::between(&game(4, 4), &game(4, 4));
        assert!(!branch.goes_on(), "a branch of it lies there");
    }

    #[test]
    fn another_game_is_not_this_one_going_on() {
        assert_eq!(Change::between(&game(4, 3), &game(5, 4)), Change::Elsewhere);
    }

    /// A dice game of Anna, Ben and a computer, in which the seats have chosen one after the other.
    fn at_once(choices: &[u8]) -> Journal<Dice> {
        let options = serde_json::from_str(r#"{"players": 3}"#).unwrap();
        let roster = Roster::of_names(["Anna", "Ben"]).unwrap().with_computer(Seat(2), 1);
        let mut game = Journal::<Dice>::new(options, Seed::numbered(1), roster).unwrap();
        for seat in choices {
            let action =
                game.choices().iter().find(|made| made.seat == Seat(*seat)).unwrap().action;
            game.play(Seat(*seat), action).unwrap();
        }
        game
    }

    #[test]
    fn a_computer_that_chooses_at_the_same_time_leaves_the_question_to_people() {
        assert_eq!(Change::between(&at_once(&[]), &at_once(&[2])), Change::Beside);
        assert_eq!(Change::between(&at_once(&[0]), &at_once(&[0, 2])), Change::Beside);
    }

    #[test]
    fn a_choice_of_a_person_or_one_that_ends_the_round_does_not() {
        assert_eq!(Change::between(&at_once(&[]), &at_once(&[0])), Change::On);
        assert_eq!(Change::between(&at_once(&[]), &at_once(&[2, 0])), Change::On);
        assert_eq!(Change::between(&at_once(&[0, 1]), &at_once(&[0, 1, 2])), Change::On);
    }
}
