//! Any sequence of actions, legal or not, with undo and redo between them, on any game.

use super::{Choices, bytes};
use crate::conformance::Kit;
use principality::engine::actions::ActionList;
use principality::engine::chance::{Chance, Draw};
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::link::{game_link, read_game};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use std::collections::HashSet;
use std::time::Duration;

/// A new game; the number determines options and chance.
fn begin<K: Kit>(seats: u8, variant: u8, number: u64, roster: Roster) -> Journal<K> {
    let options = K::options(seats, variant, &mut Chance::of_number(number, 3));
    Journal::new(options, Seed::numbered(number), roster).unwrap()
}

/// A random game of a number of moves, the last few of them undone. Of several deciders the last one chooses
/// first, so that secret choices are out of order.
pub(super) fn played<K: Kit>(number: u64, moves: usize) -> Journal<K> {
    let most = *K::SEATS.end();
    let seats = most - (number % u64::from(1 + most - K::SEATS.start())) as u8;
    let roster = Roster::of_names(["Çelik", "", "B"]).unwrap().with_computer(Seat(1), 3);
    let variant = (number % u64::from(K::VARIANTS)) as u8;
    let mut journal = begin::<K>(seats, variant, number, roster.cut_to(seats));
    let mut chance = Chance::of_number(number, 4);
    let mut legal = K::Actions::default();
    while journal.len() < moves
        && let Some(seat) = K::deciders(journal.state()).iter().last()
    {
        legal.clear();
        K::legal(journal.state(), seat, &mut legal);
        journal.play(seat, chance.pick(&legal).unwrap()).unwrap();
    }
    for _ in 0..moves / 8 {
        journal.undo();
    }
    journal
}

/// Tries any action; a refusal must change nothing and agree with the check.
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

/// Plays as the input determines: mostly legal actions, sometimes any, or undo and redo.
fn play<K: Kit>(input: &[u8], every: &[K::Action]) {
    let mut choices = Choices(input);
    let few = *K::SEATS.start();
    let seats = few + choices.below(1 + usize::from(K::SEATS.end() - few)) as u8;
    let variant = choices.below(K::VARIANTS.into()) as u8;
    let number = choices.below(1 << 16) as u64;
    let mut journal = begin::<K>(seats, variant, number, Roster::new());
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
    for seat in Seat::first(K::seats(journal.state())) {
        assert!(
            K::is_sound(&K::view(journal.state(), seat.into())),
            "seat {} is not heard",
            seat.0
        );
    }
    assert_eq!(journal.verify(), Ok(()));
    assert_eq!(read_game::<K>(&game_link(&journal).unwrap()).as_ref(), Ok(&journal));
}

/// The actions of all variants, each once: those of one variant alone must be refused in the others.
fn every_action<K: Kit>() -> Vec<K::Action> {
    let mut seen = HashSet::new();
    let all = (0..K::VARIANTS).flat_map(K::every_action).chain(K::wild_actions());
    all.filter(|action| seen.insert(*action)).collect()
}

pub fn any_actions<K: Kit>(time: Duration) {
    let every = every_action::<K>();
    bytes(2_048, time, &|input: &[u8]| play::<K>(input, &every));
}
