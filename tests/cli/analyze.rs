//! `principality analyze`: games from files and links, text and JSON, refusals.

use crate::cli::shell::{file, fine, run};
use serde_json::Value;

/// A whole dice game of two levels as a link.
fn dice_game() -> String {
    let game = ["play", "--game", "dice", "--seed", "n3", "--players", "2"];
    fine(&[&game[..], &["--with", "easy,random", "--to", "link"]].concat())
}

#[test]
fn a_game_is_analysed_from_a_file_and_from_its_link() {
    let link = dice_game();
    let cheap = ["--budget", "20", "--draws", "2"];
    let from_link = fine(&[&["analyze", link.trim()][..], &cheap].concat());
    let from_file = fine(&[&["analyze", &file("analysed.link", &link)][..], &cheap].concat());
    assert_eq!(from_link, from_file);
    let lines: Vec<&str> = from_link.lines().collect();
    assert!(lines[0].starts_with("dice, 2 players, ") && lines[0].ends_with("over, in points"));
    assert_eq!(lines[1], "20 positions a decision, 2 other draws for each draw");
    assert!(lines[3].starts_with("seat 0") && lines[4].starts_with("seat 1"), "{from_link}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("turning point")).count(), 3);
    assert!(lines.iter().any(|line| line.starts_with("  better: ")), "{from_link}");
    assert!(lines.iter().any(|line| line.starts_with("  by terms: ")), "{from_link}");
}

#[test]
fn json_holds_the_summary_and_the_record_and_adds_up() {
    let cheap = ["--budget", "20", "--draws", "2", "--json"];
    let text = fine(&[&["analyze", dice_game().trim()][..], &cheap].concat());
    let told: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&told["game"], &told["settings"]["nodes"]), (&"dice".into(), &20.into()));
    for account in told["summary"]["seats"].as_array().unwrap() {
        let of = |key: &str| account[key].as_i64().unwrap();
        let parts = of("luck") - of("losses") + of("others") + of("revision");
        assert_eq!(of("value") - of("start"), parts);
    }
    assert!(told["record"]["steps"].as_array().unwrap().len() > 20);
}

#[test]
fn a_game_in_progress_is_analysed_only_where_seats_hide_nothing() {
    let begun = |game: &str| fine(&["play", "--game", game, "--moves", "6", "--to", "link"]);
    let cheap = ["--budget", "1", "--draws", "1"];
    let open = fine(&[&["analyze", begun("burgundy").trim()][..], &cheap].concat());
    assert!(open.contains("in progress"), "{open}");
    let hidden = run(&[&["analyze", begun("road").trim()][..], &cheap].concat());
    assert_eq!((hidden.code, hidden.out.as_str()), (2, ""));
    assert!(hidden.err.contains("its seats hide cards"), "{}", hidden.err);
    assert!(run(&["analyze"]).err.contains("a file or a link is missing"));
    assert_eq!(run(&["analyze", "no-such-file"]).code, 2);
}
