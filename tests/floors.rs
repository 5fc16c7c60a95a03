//! The floors of the house: code looks down only, and rooms of one floor don't name each other.

#![allow(clippy::unwrap_used)] // a test without its sources has failed

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder), &mut found);
    assert!(!found.is_empty(), "src/{folder} holds no source");
    found
}

/// No line of code in the folder names one of these paths.
fn names_none_of(folder: &str, forbidden: &[&str]) {
    for (path, text) in sources(folder) {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for (number, line) in code.enumerate() {
            for name in forbidden {
                assert!(!line.contains(name), "{} (line {}): {line}", path.display(), number + 1);
            }
        }
    }
}

#[test]
fn the_engine_names_no_game_no_player_and_no_page() {
    names_none_of("engine", &["crate::games", "crate::bots", "crate::web", "crate::cli"]);
}

#[test]
fn games_name_no_player_and_no_page() {
    names_none_of("games", &["crate::bots", "crate::web", "crate::cli"]);
}

#[test]
fn players_name_no_page() {
    names_none_of("bots", &["crate::web", "crate::cli"]);
}

#[test]
fn no_game_names_another() {
    let games = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games")).unwrap();
    let games: Vec<String> = games
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    assert!(games.contains(&"burgundy".to_owned()));
    for game in &games {
        for other in games.iter().filter(|other| *other != game) {
            names_none_of(&format!("games/{game}"), &[&format!("games::{other}")]);
        }
    }
}

#[test]
fn web_crates_stay_on_the_web_floor() {
    for folder in ["engine", "games", "bots", "cli"] {
        names_none_of(folder, &["yew::", "web_sys::", "js_sys::", "gloo_", "wasm_bindgen"]);
    }
}

#[test]
fn rules_read_no_clock_and_no_files() {
    for folder in ["engine", "games"] {
        names_none_of(folder, &["std::time", "std::fs", "std::thread", "std::io", "HashMap"]);
    }
}
