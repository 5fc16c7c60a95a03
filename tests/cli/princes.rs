//! Princes through commands and the protocol: its options by name, positions as text, and its computer
//! players.

use crate::cli::shell::{file, in_process, parsed};
use principality::cli::Failure;
use principality::cli::games::{GameEntry, Games};
use principality::games::princes::Princes;
use serde_json::json;

const GAMES: Games = Games(&[GameEntry::of::<Princes>()]);

/// Runs a command in this process, with this game.
fn run(words: &[&str]) -> Result<String, Failure> {
    in_process(GAMES, words)
}

#[test]
fn mode_and_starter_are_options_by_name() {
    let usual = parsed(&run(&["new", "--seed", "p1"]).unwrap());
    assert_eq!(usual["options"], json!({"players": 2, "mode": "introductory", "starter": "drawn"}));
    let said = ["new", "--mode", "duel", "--starter", "blue", "--seed", "p1"];
    let game = parsed(&run(&said).unwrap());
    assert_eq!(game["options"], json!({"players": 2, "mode": "duel", "starter": "blue"}));
    assert!(run(&["new", "--help"]).unwrap().contains("--mode MODE"));
    for (words, told) in [
        (&["new", "--mode", "peace"][..], "mode"),
        (&["new", "--starter", "green"], "starter"),
        (&["new", "--players", "3"], "players"),
    ] {
        let failure = run(words).unwrap_err();
        assert!(failure.to_string().contains(told), "{failure}");
    }
}

#[test]
fn a_position_is_shown_as_a_seat_may_see_it() {
    let play = ["play", "--mode", "intrigue", "--seed", "p2", "--with", "easy"];
    let game = file("princes.json", run(&play).unwrap());
    assert!(run(&["verify", &game]).unwrap().contains("over; every hash, outcome and point"));
    let seen = run(&["state", &game, "--at", "40", "--seat", "0"]).unwrap();
    assert!(seen.contains("intrigue, to 12 points, turn "), "{seen}");
    assert!(seen.contains("open stack: church"), "{seen}");
    assert!(seen.contains("  centre settlement -1 road 0 "), "{seen}");
    let hands: Vec<&str> = seen.lines().filter(|line| line.starts_with("  hand ")).collect();
    let hidden = hands.iter().filter(|line| line.contains("back-")).count();
    assert_eq!((hands.len(), hidden), (2, 1), "{seen}");
    let begun = run(&["state", &game, "--at", "0"]).unwrap();
    assert!(begun.contains("L2:1 | | A1:0 | | G6:1"), "{begun}");
    let over = run(&["state", &game]).unwrap();
    assert!(over.contains("to 12 points, the game is over"), "{over}");
}

#[test]
fn computers_play_whole_games_that_can_be_checked() {
    for (mode, level) in [("introductory", "medium"), ("duel", "hard:200")] {
        let words = ["play", "--mode", mode, "--seed", "p3", "--with", level];
        let game = run(&words).unwrap();
        let name = file(&format!("princes-{mode}.json"), &game);
        assert!(run(&["verify", &name]).unwrap().contains("over; every hash"));
        // The same seed and players give the same game.
        assert_eq!(run(&words).unwrap(), game);
    }
}
