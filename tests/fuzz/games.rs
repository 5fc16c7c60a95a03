//! Any sequence of actions, legal or not, with undo and redo between them, on any game.

use super::{Choices, bytes};
use crate::conformance::Kit;
use crate::conformance::burgundy::TEAM_MIXED;
use crate::tiny_game::Tiny;
use principality::engine::actions::ActionList;
use principality::engine::chance::Chance;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::link::{game_link, read_game};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::burgundy::Burgundy;

/// A game that the input sets up.
fn begin<K: Kit>(choices: &mut Choices<'_>, variants: u8) -> Journal<K> {
    let seats = 2 + choices.below(3) as u8;
    let number = choices.below(1 << 16) as u64;
    let mut chance = Chance::of_number(number, 3);
    let options = K::options(seats, choices.below(variants.into()) as u8, &mut chance);
    Journal::new(options, Seed::numbered(number), Roster::new()).unwrap()
}

/// Tries an action that may be anything; a refusal changes nothing and is told beforehand.
fn try_any<K: Kit>(journal: &mut Journal<K>, seat: Seat, action: K::Action) {
    let before = journal.state().clone();
    let moves = journal.len();
    let judged = K::check(&before, seat, action);
    let done = journal.play(seat, action);
    assert_eq!(done, judged, "seat {} {action:?}", seat.0);
    if done.is_err() {
        assert!(
            *journal.state() == before && journal.len() == moves,
            "a refusal changed something"
        );
    }
}

/// Plays as the input says: mostly what is legal, now and then anything, or back and forth.
fn play<K: Kit>(input: &[u8], variants: u8, every: &[K::Action]) {
    let mut choices = Choices(input);
    let mut journal = begin::<K>(&mut choices, variants);
    let mut legal = K::Actions::default();
    while !choices.is_over() {
        match choices.byte() {
            0..=15 => {
                let seat = Seat(choices.byte() % 6);
                try_any(&mut journal, seat, every[choices.below(every.len())]);
            }
            16..=23 => drop(journal.undo()),
            24..=29 => drop(journal.redo()),
            30 => drop(journal.restart_turn()),
            31 => drop(journal.go_to(choices.below(journal.len() + 2))),
            _ => {
                let deciders: Vec<Seat> = K::deciders(journal.state()).iter().collect();
                let Some(seat) = deciders.get(choices.below(deciders.len())) else { continue };
                legal.clear();
                K::legal(journal.state(), *seat, &mut legal);
                let action = legal[choices.below(legal.len())];
                journal.play(*seat, action).unwrap();
            }
        }
    }
    K::sound(journal.state()).unwrap();
    assert_eq!(journal.verify(), Ok(()));
    assert_eq!(read_game::<K>(&game_link(&journal).unwrap()).as_ref(), Ok(&journal));
}

#[test]
fn any_actions_on_burgundy() {
    let mut every = Burgundy::every_action(TEAM_MIXED);
    every.extend(Burgundy::wild_actions());
    bytes!(2_048, |input: &[u8]| play::<Burgundy>(input, TEAM_MIXED + 1, &every));
}

#[test]
fn any_actions_on_a_game_of_hidden_hands() {
    let every = Tiny::every_action(0);
    bytes!(256, |input: &[u8]| play::<Tiny>(input, 1, &every));
}
