//! People among the seats, and their effect on undo and redo: these go from one person's decision to another's, across
//! moves of computer players.

use crate::bots::level::Level;
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::WebGame;

/// Level of the computer player at a seat; `None` for a person.
#[must_use]
pub fn level<G: Game>(game: &Journal<G>, seat: Seat) -> Option<Level> {
    game.setup().roster().computer(seat).and_then(Level::of_number)
}

/// Number of people at the table.
#[must_use]
pub fn people<G: Game>(game: &Journal<G>) -> usize {
    Seat::first(G::seats(game.state())).filter(|seat| level(game, *seat).is_none()).count()
}

/// The only person at a table, alone or with computer players.
#[must_use]
pub fn only<G: Game>(game: &Journal<G>) -> Option<Seat> {
    let mut people =
        Seat::first(G::seats(game.state())).filter(|seat| level(game, *seat).is_none());
    people.next().filter(|_| people.next().is_none())
}

/// The only person at a table with computer players, whom the page addresses directly.
#[must_use]
pub fn alone<G: Game>(game: &Journal<G>) -> Option<Seat> {
    only(game).filter(|_| G::seats(game.state()) > 1)
}

/// True if a person made the move at an index.
fn by_person<G: Game>(game: &Journal<G>, index: usize) -> bool {
    game.moves().get(index).is_some_and(|made| level(game, made.seat).is_none())
}

/// True if the move at an index is a person's and not the continuation of an earlier one.
fn is_begun<G: WebGame>(game: &Journal<G>, index: usize) -> bool {
    let goes_on = game.moves().get(index).is_some_and(|made| G::goes_on(&made.action));
    by_person(game, index) && !goes_on
}

/// Number of moves before a person's last decision; `None` if there was none.
#[must_use]
pub fn back<G: WebGame>(game: &Journal<G>) -> Option<usize> {
    (0..game.position()).rev().find(|index| is_begun(game, *index))
}

/// Number of moves up to a person's next decision among the undone ones; `None` if there are none.
#[must_use]
pub fn forth<G: WebGame>(game: &Journal<G>) -> Option<usize> {
    let (at, all) = (game.position(), game.len());
    (at < all).then(|| (at + 1..all).find(|index| is_begun(game, *index)).unwrap_or(all))
}

/// Number of moves before the first decision of the turn in which a person last decided; `None` if nobody did.
#[must_use]
pub fn turn_start<G: WebGame>(game: &Journal<G>) -> Option<usize> {
    let last = back(game)?;
    let begins = game.turn_ends().map(|end| end.moves).take_while(|moves| *moves <= last).last();
    (begins.unwrap_or(0)..=last).find(|index| by_person(game, *index))
}

/// The computer player to move. In simultaneous decisions computers commit before people do, except while a person can
/// still redo, because a move would make that impossible.
#[must_use]
pub fn to_think<G: Game>(game: &Journal<G>) -> Option<(Seat, Level)> {
    let deciders = G::deciders(game.state());
    let can_redo = game.position() < game.len();
    if can_redo && deciders.iter().any(|seat| level(game, seat).is_none()) {
        return None;
    }
    deciders.iter().find_map(|seat| Some((seat, level(game, seat)?)))
}

/// The seat shown in front: that of the person to decide, or, while computers play and after the game, of the
/// last person that decided. Among several people to decide it is the next one, starting from the seat asked first.
#[must_use]
pub fn front<G: WebGame>(game: &Journal<G>, state: &G::State, at: usize) -> Seat {
    let is_person = |seat: &Seat| level(game, *seat).is_none();
    let deciders = G::deciders(state);
    let first = G::asked_first(state);
    let mut people = deciders.iter().filter(is_person);
    let next = deciders.iter().filter(is_person).find(|seat| *seat >= first);
    if let Some(person) = next.or_else(|| people.next()) {
        return person;
    }
    let last = (0..at.min(game.len())).rev().find(|index| by_person(game, *index));
    let last = last.and_then(|index| game.moves().get(index)).map(|made| made.seat);
    let first = || Seat::first(G::seats(state)).find(is_person);
    last.or_else(first).or_else(|| deciders.lowest()).unwrap_or_default()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::engine::actions::Actions;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Burgundy;
    use crate::games::burgundy::Options;
    use crate::games::burgundy::options::{Boards, Castles, Edition};

    /// A game with a seat for each level; `None` is a person.
    pub fn game(levels: &[Option<Level>], castles: Castles) -> Journal<Burgundy> {
        let mut roster = Roster::new();
        for (seat, level) in (0..).map(Seat).zip(levels) {
            roster = roster.with_computer(seat, level.map_or(0, Level::number));
        }
        let players = levels.len() as u8;
        let options = Options::new(players, Edition::E2019, Boards::Drawn, castles).unwrap();
        Journal::new(options, Seed::numbered(3), roster).unwrap()
    }

    /// Plays the first legal action so many times.
    pub fn play(game: &mut Journal<Burgundy>, moves: usize) {
        for _ in 0..moves {
            let seat = game.state().deciders().lowest().unwrap();
            let mut legal = Actions::new();
            game.state().legal(seat, &mut legal);
            game.play(seat, *legal.last().unwrap()).unwrap();
        }
    }

    const EASY: Option<Level> = Some(Level::Easy);

    /// A game of one person and three computers, and the moves at which the person decided.
    fn with_turns(turns: u32) -> (Journal<Burgundy>, Vec<usize>) {
        let mut game = game(&[EASY, None, EASY, EASY], Castles::Drawn);
        while game.state().turns_ended() < turns {
            play(&mut game, 1);
        }
        let own = (0..game.len()).filter(|index| game.moves()[*index].seat == Seat(1)).collect();
        (game, own)
    }

    #[test]
    fn undo_goes_back_across_what_computers_did_and_redo_forth_again() {
        let (mut game, own) = with_turns(4);
        let end = game.len();
        assert_eq!(back(&game), own.last().copied());
        assert!(*own.last().unwrap() < end - 1, "computers played last");
        for expected in own.iter().rev() {
            let to = back(&game).unwrap();
            assert_eq!(to, *expected);
            game.go_to(to);
            assert_eq!((to_think(&game), game.state().playing()), (None, Seat(1)));
        }
        assert_eq!(
            back(&game),
            None,
            "before the first own decision there is nothing to take back"
        );
        for expected in own.iter().skip(1).chain([&end]) {
            let to = forth(&game).unwrap();
            assert_eq!(to, *expected);
            game.go_to(to);
        }
        assert_eq!(forth(&game), None);
    }

    #[test]
    fn the_turn_restarts_at_the_person_s_first_decision_of_it() {
        let (mut game, own) = with_turns(4);
        assert_eq!(turn_start(&game), Some(own[0]));
        game.go_to(own[1]);
        assert_eq!(turn_start(&game), Some(own[0]));
        game.go_to(own[0]);
        assert_eq!(turn_start(&game), None);
    }

    #[test]
    fn among_people_undo_is_one_action() {
        let mut game = game(&[None, None], Castles::Drawn);
        assert_eq!((back(&game), forth(&game), turn_start(&game)), (None, None, None));
        play(&mut game, 5);
        assert_eq!(back(&game), Some(4));
        game.go_to(2);
        assert_eq!((back(&game), forth(&game)), (Some(1), Some(3)));
        assert_eq!(people(&game), 2);
    }

    #[test]
    fn the_person_s_estate_stays_in_front_while_computers_play() {
        let (game, own) = with_turns(8);
        for at in 0..=game.len() {
            assert_eq!(front(&game, &game.at(at), at), Seat(1));
        }
        assert_eq!(people(&game), 1);
        assert!(own.len() > 2);
    }

    #[test]
    fn computers_commit_before_people_choose_in_secret() {
        let mut game = game(&[None, EASY], Castles::Hidden);
        assert_eq!(game.state().deciders().len(), 2);
        assert_eq!(to_think(&game), Some((Seat(1), Level::Easy)));
        let mut legal = Actions::new();
        game.state().legal(Seat(1), &mut legal);
        game.play(Seat(1), legal[0]).unwrap();
        assert_eq!(to_think(&game), None);
    }

    #[test]
    fn computers_wait_while_a_person_may_redo_a_choice_made_in_secret() {
        let mut game = game(&[None, EASY], Castles::Hidden);
        let mut legal = Actions::new();
        game.state().legal(Seat(0), &mut legal);
        game.play(Seat(0), legal[0]).unwrap();
        game.go_to(0);
        assert_eq!(to_think(&game), None);
        game.play(Seat(0), legal[1]).unwrap();
        assert_eq!(to_think(&game), Some((Seat(1), Level::Easy)));
    }
}
