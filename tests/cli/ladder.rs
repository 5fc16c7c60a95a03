//! The ladder: the same result on any number of threads.

use crate::cli::shell::fine;
use principality::bots::ladder::LadderRow;
use principality::bots::player::{ComputerPlayer, Visitor, visit};
use principality::bots::table::Table;
use principality::cli::ladder::{Series, threads};
use principality::games::registry::GAMES;
use std::collections::HashSet;
use std::sync::{Barrier, Mutex};

/// Medium against easy, on this number of threads.
struct Played(usize);

impl Visitor for Played {
    type Output = LadderRow;

    fn visit<G: ComputerPlayer>(self) -> LadderRow {
        let Played(count) = self;
        let sides = ["medium", "easy"].map(|side| side.parse().unwrap());
        let table = Table::of((*G::SEATS.start()).max(2));
        let series = Series::<G> { sides, table: &table, seed: 7, games: 12 };
        // The first two threads wait for each other: on one thread alone the series would never end.
        let (seen, both) = (Mutex::new(HashSet::new()), Barrier::new(2));
        let clock = || {
            let mut threads = seen.lock().unwrap();
            let is_new = threads.insert(std::thread::current().id());
            let waits = is_new && count > 1 && threads.len() <= 2;
            drop(threads);
            if waits {
                both.wait();
            }
            0.0
        };
        series.play(&threads(count).unwrap(), clock).unwrap()
    }
}

#[test]
fn one_thread_and_several_give_the_same_text_in_every_game() {
    for game in GAMES {
        let [one, several] = [1, 4].map(|count| visit(game.name, Played(count)).unwrap());
        assert_eq!(one.to_string(), several.to_string(), "{}", game.name);
        assert_eq!(one, several, "{}", game.name);
        assert_eq!(one.games, 12);
    }
}

#[test]
fn threads_can_be_named_on_the_command_line() {
    let words = ["ladder", "--game", "dice", "--pair", "medium,easy", "--games", "4"];
    let said = |more: &[&str]| {
        let text = fine(&[&words[..], more].concat());
        // The time of a move differs from run to run.
        text.lines().next().unwrap().to_owned()
    };
    assert_eq!(said(&["--threads", "1"]), said(&["--threads", "3"]));
    assert_eq!(said(&[]), said(&["--threads", "2"]));
}
