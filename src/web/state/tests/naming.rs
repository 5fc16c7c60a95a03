//! The name that is asked for after the first game.

use super::*;
use crate::engine::seat::Seat;

/// A finished game of a person and a computer.
fn finished_against_a_computer() -> AnySession {
    let roster = Roster::new().with_computer(Seat(1), 1);
    let setup = Setup::new(Options::basic(2).unwrap(), Seed::numbered(1), roster).unwrap();
    let mut game = AnySession::new(Session::<Burgundy>::begin(setup, COLOURS).unwrap());
    while !game.is_over() {
        game = game.after(GameIntent::Play(0)).unwrap();
    }
    game
}

#[test]
fn a_name_given_after_the_first_game_is_that_game_s_and_the_next_table_s() {
    let mut state = empty();
    state.lay(finished_against_a_computer());
    assert!(!state.settings.name_asked);
    state.name("  Anna ");
    let named = state.session.clone().unwrap();
    assert_eq!(named.roster().name(Seat(0)), "Anna");
    assert!(named.is_over() && state.settings.name_asked);
    assert_eq!(state.seating.person().map(|person| person.name.as_str()), Some("Anna"));
    assert_eq!(named.roster().computer(Seat(1)), Some(1));
}

#[test]
fn a_name_that_is_none_changes_nothing_and_is_not_asked_for_again() {
    let mut state = empty();
    state.lay(finished_against_a_computer());
    let before = state.session.clone();
    for name in ["", "  ", &"x".repeat(99)] {
        state.name(name);
        assert!(state.settings.name_asked);
        assert_eq!(state.session, before, "{name}");
    }
}

#[test]
fn several_people_are_not_named() {
    let mut state = empty();
    state.lay(finished());
    let before = state.session.clone();
    state.name("Anna");
    assert_eq!(state.session, before);
}
