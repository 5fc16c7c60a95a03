//! The floors of the house: code looks down only, and rooms of one floor don't name each other.

#![allow(clippy::unwrap_used)] // a test without its sources has failed

use std::collections::{BTreeMap, BTreeSet};
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

/// The lines of code of a file with their numbers: no comments, and nothing that is there for tests alone.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // The indent of an item that only tests have, while it is left out.
    let mut left_out: Option<usize> = None;
    let counts = move |(_, line): &(usize, &str)| {
        let begins = line.trim();
        let indent = line.len() - line.trim_start().len();
        if begins == "#[cfg(test)]" {
            left_out = Some(indent);
            return false;
        }
        if let Some(of) = left_out {
            let is_attribute = begins.starts_with("#[");
            let ends = begins.ends_with(';') || (begins.ends_with('}') && !begins.contains('{'));
            if !is_attribute && indent == of && ends {
                left_out = None;
            }
            return false;
        }
        !begins.starts_with("//")
    };
    (1..).zip(text.lines()).filter(counts)
}

/// Where a file lies in `src`, folder by folder.
fn place(path: &Path) -> Vec<String> {
    let inside = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
    inside.iter().map(|part| part.to_string_lossy().into_owned()).collect()
}

/// Whether a file holds tests alone.
fn is_test(path: &Path) -> bool {
    place(path).iter().any(|part| part == "tests" || part == "tests.rs")
}

/// No line of code in the folder names one of these paths.
fn names_none_of(folder: &str, forbidden: &[&str]) {
    for (path, text) in sources(folder) {
        for (number, line) in code(&text) {
            for name in forbidden {
                assert!(!line.contains(name), "{} (line {number}): {line}", path.display());
            }
        }
    }
}

/// The games, by their folders.
fn games() -> Vec<String> {
    let games = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games")).unwrap();
    let folders = games.map(|entry| entry.unwrap()).filter(|entry| entry.path().is_dir());
    let games: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    assert!(games.contains(&"burgundy".to_owned()));
    games
}

/// Whether a line of code names a game: its room, its type or its name as a text.
fn names(line: &str, game: &str) -> bool {
    let (first, rest) = game.split_at(1);
    let type_name = format!("{}{rest}", first.to_uppercase());
    let texts =
        [format!("::{game}"), format!("{game}::"), format!("\"{game}\""), format!("\"{game}-")];
    line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == type_name)
        || texts.iter().any(|text| line.contains(text))
}

#[test]
fn shared_rooms_name_no_game() {
    let games = games();
    for floor in ["bots", "cli", "web", "bin/players"] {
        for (path, text) in sources(floor) {
            let place = place(&path);
            if games.iter().any(|game| place.contains(game)) || is_test(&path) {
                continue;
            }
            for (number, line) in code(&text) {
                let named = games.iter().find(|game| names(line, game));
                // A floor's list of its rooms is the one place where a folder is named.
                let is_list =
                    line.trim() == format!("pub mod {};", named.map_or("", String::as_str));
                assert!(named.is_none() || is_list, "{} (line {number}): {line}", path.display());
            }
        }
    }
}

/// What is named right behind a path: `x` of `x::y`, or `x` and `z` of `{x::y, z}`.
fn first_names(rest: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(group) = rest.strip_prefix('{') else { return vec![name(rest)] };
    let (mut names, mut deep, mut begins) = (Vec::new(), 0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => deep += 1,
            '}' if deep > 0 => deep -= 1,
            ',' | '}' if deep == 0 => {
                names.push(name(&group[begins..at]));
                begins = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    names
}

/// The rooms of a part that a text names: from the top of the crate (`own`), or going up so many times.
fn named_rooms(text: &str, own: &str, ups: usize) -> BTreeSet<String> {
    let code: String = code(text).map(|(_, line)| format!("{line}\n")).collect();
    let up = "super::".repeat(ups);
    let from_below = code.match_indices(&up).filter(|(at, _)| {
        // Neither the end of a longer way up nor the beginning of one.
        !code[..*at].ends_with("super::") && !code[at + up.len()..].starts_with("super::")
    });
    let starts = code.match_indices(own).map(|(at, _)| at + own.len());
    let starts = starts.chain(from_below.map(|(at, _)| at + up.len()));
    let names = starts.flat_map(|at| first_names(&code[at..]));
    names.filter(|name| !name.is_empty() && name != "self").collect()
}

/// The rooms of a part of the house that each of its rooms names, by their folders and files: of `web` that
/// would be `ui`, `words`, `session` …
fn rooms_of(part: &str) -> BTreeMap<String, BTreeSet<String>> {
    let deep = part.split('/').count();
    let own = format!("crate::{}::", part.replace('/', "::"));
    let mut rooms: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in sources(part) {
        let inside = place(&path).split_off(deep);
        let room = inside.first().unwrap().trim_end_matches(".rs").to_owned();
        if room == "mod" || is_test(&path) {
            continue;
        }
        // A room's own file lies right below the part, as its `mod.rs` does.
        let ups = inside.len() - usize::from(inside.last().is_some_and(|name| name == "mod.rs"));
        let named = named_rooms(&text, &own, ups);
        let others = named.into_iter().filter(|other| *other != room);
        rooms.entry(room.clone()).or_default().extend(others);
    }
    // Names of what is no room: what the part's own `mod.rs` holds.
    let known: BTreeSet<String> = rooms.keys().cloned().collect();
    rooms.values_mut().for_each(|named| named.retain(|name| known.contains(name)));
    rooms
}

/// The rooms from which one comes back to them, from name to name.
fn circles(rooms: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let comes_back = |room: &&String| {
        let mut reached: BTreeSet<&String> = BTreeSet::new();
        let mut next = vec![*room];
        while let Some(here) = next.pop() {
            let names = rooms.get(here).into_iter().flatten();
            next.extend(names.filter(|other| reached.insert(other)));
        }
        reached.contains(*room)
    };
    rooms.keys().filter(comes_back).cloned().collect()
}

#[test]
fn what_draws_and_what_words_know_no_other_room() {
    let rooms = rooms_of("web");
    let named: Vec<&String> = rooms["ui"].iter().filter(|room| *room != "words").collect();
    assert!(named.is_empty(), "ui names {named:?}");
    assert!(rooms["words"].is_empty(), "words names {:?}", rooms["words"]);
}

#[test]
fn the_rooms_of_the_web_stand_in_a_row() {
    let circle = circles(&rooms_of("web"));
    assert!(circle.is_empty(), "these rooms name each other: {circle:?}");
}

#[test]
fn rules_and_players_name_each_other_in_no_circle() {
    // What is one thing in several files: a card, what it does, and what happens by it.
    let together = ["card", "cards", "event", "need", "place", "points", "step"];
    for game in games() {
        for part in [format!("games/{game}"), format!("bots/{game}")] {
            let mut circle = circles(&rooms_of(&part));
            circle.retain(|room| part != "games/princes" || !together.contains(&room.as_str()));
            assert!(circle.is_empty(), "{part}: these name each other: {circle:?}");
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
    let games = games();
    for game in &games {
        for other in games.iter().filter(|other| *other != game) {
            let rooms = ["games", "bots", "web", "cli"].map(|floor| format!("{floor}::{other}"));
            for floor in ["games", "bots", "web", "cli"] {
                names_none_of(&format!("{floor}/{game}"), &rooms.each_ref().map(String::as_str));
            }
        }
    }
}

/// The selectors of a style sheet, one each.
fn selectors(sheet: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let heads = plain.split(['{', '}', ';']).zip(plain.matches(['{', '}', ';']));
    let heads = heads.filter(|(head, end)| *end == "{" && !head.trim().starts_with('@'));
    // Commas between parentheses part what stands there, not selectors.
    let mut deep = 0_usize;
    let mut parts = |c: char| {
        deep = if c == '(' { deep + 1 } else { deep - usize::from(c == ')' && deep > 0) };
        c == ',' && deep == 0
    };
    heads
        .flat_map(|(head, _)| head.split(&mut parts).map(str::to_owned).collect::<Vec<_>>())
        .map(|one| one.trim().to_owned())
        // The steps of an animation dress nothing by themselves.
        .filter(|one| !one.ends_with('%') && !["from", "to"].contains(&one.as_str()))
        .collect()
}

/// The classes that a selector names.
fn classes(selector: &str) -> BTreeSet<String> {
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_alphanumeric() || "-_".contains(*c)).collect::<String>()
    };
    selector.split('.').skip(1).map(name).filter(|name| !name.is_empty()).collect()
}

/// A game's sheet names a class of its own wherever it dresses something, so that panels, bars and pages that
/// all games share look the same in each.
#[test]
fn styles_of_a_game_leave_alone_what_all_share() {
    let read = |name: &str| fs::read_to_string(format!("static/css/{name}.css")).unwrap();
    let shared: BTreeSet<String> = ["base", "table", "pages", "players", "score", "home"]
        .iter()
        .flat_map(|name| selectors(&read(name)))
        .flat_map(|selector| classes(&selector))
        .collect();
    let own = games()
        .into_iter()
        .filter(|game| Path::new("static/css").join(game).with_extension("css").exists());
    for game in own {
        for selector in selectors(&read(&game)) {
            let named = classes(&selector);
            let of_game = named.contains(&format!("w-{game}"));
            let variables = [":root", ".dark"].contains(&selector.as_str());
            let by_kind = selector.starts_with("path.") || selector.starts_with("rect.");
            assert!(
                variables
                    || by_kind
                    || of_game
                    || named.iter().any(|class| !shared.contains(class)),
                "css/{game}.css dresses {selector:?} everywhere: name a class of the game before it"
            );
        }
    }
    assert_eq!(selectors("/* .x{} */.a .b{c:d}@media (e){.f,.g{h:i}}").len(), 3);
    assert_eq!(selectors("@keyframes a{from{b:c}50%,to{b:d}}.e{f:g}"), [".e"]);
}

#[test]
fn a_line_that_names_a_game_is_told_from_one_that_does_not() {
    for line in ["use crate::games::dice::Roll;", "fn of(game: Dice)", "let name = \"dice\";"] {
        assert!(names(line, "dice"), "{line}");
    }
    for line in ["let dice = state.dice;", "fn roll(count: u8) -> Dices", "\"two dice\""] {
        assert!(!names(line, "dice"), "{line}");
    }
}

#[test]
fn nothing_but_what_tests_alone_have_is_left_out_of_the_code() {
    let text = "//! About\nuse a;\n#[cfg(test)]\n#[allow(x)]\nmod tests {\n    use b;\n}\nuse c;\n\
        #[cfg(test)]\nmod more;\nfn d() {\n    // e\n    f();\n    #[cfg(test)]\n    g();\n    h();\n}";
    let lines: Vec<(usize, &str)> = code(text).map(|(at, line)| (at, line.trim())).collect();
    let expected =
        [(2, "use a;"), (8, "use c;"), (11, "fn d() {"), (13, "f();"), (16, "h();"), (17, "}")];
    assert_eq!(lines, expected);
}

#[test]
fn rooms_are_found_however_they_are_named() {
    let rooms = |text, ups| {
        let found = named_rooms(text, "crate::web::", ups);
        found.into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(rooms("use crate::web::score::Sheet;", 1), "score");
    assert_eq!(
        rooms("use crate::web::{score, setup::{Offer, Way}, table};", 1),
        "score setup table"
    );
    assert_eq!(rooms("use crate::web::{\n    replay::Unit,\n    ui,\n};", 2), "replay ui");
    assert_eq!(rooms("use super::super::words::Speak;\nuse super::own::Thing;", 2), "words");
    assert_eq!(rooms("fn of() -> super::frame::Bar {}", 1), "frame");
    assert_eq!(rooms("#[cfg(test)]\nuse crate::web::app::App;\n// crate::web::table", 1), "");
    let row = |name: &str, named: &[&str]| {
        (name.to_owned(), named.iter().map(|n| (*n).to_owned()).collect())
    };
    let circle = circles(&BTreeMap::from([
        row("a", &["b"]),
        row("b", &["c"]),
        row("c", &["a"]),
        row("d", &["a"]),
    ]));
    assert_eq!(circle.into_iter().collect::<String>(), "abc");
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
