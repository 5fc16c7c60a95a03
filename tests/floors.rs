//! The floors of the architecture: code depends on lower floors only, and the folders of one floor don't name
//! each other.

#![allow(clippy::unwrap_used)] // missing sources are a failure

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[path = "floors/overtaken.rs"]
mod overtaken;
#[path = "floors/remembered.rs"]
mod remembered;
#[path = "floors/sealed.rs"]
mod sealed;
#[path = "floors/shared.rs"]
mod shared;
#[path = "floors/silent.rs"]
mod silent;

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

/// The lines of code of a file with their numbers, without comments and test-only items.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // The indent of the test-only item being skipped.
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

/// A file's path in `src`, folder by folder.
fn place(path: &Path) -> Vec<String> {
    let inside = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
    inside.iter().map(|part| part.to_string_lossy().into_owned()).collect()
}

/// True if a file holds only tests.
fn is_test(path: &Path) -> bool {
    place(path).iter().any(|part| part == "tests" || part == "tests.rs")
}

/// Asserts that no line of code in the folder names one of these paths.
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

/// The comments of a file with their numbers, including documentation and its examples.
fn comments(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| line.trim_start().starts_with("//"))
}

/// True if a line names a game: its folder, its type or its name as a text.
fn names(line: &str, game: &str) -> bool {
    let (first, rest) = game.split_at(1);
    let type_name = format!("{}{rest}", first.to_uppercase());
    let texts = ["::{}", "{}::", "\"{}\"", "\"{}-", "`{}`", "`{}-"];
    let texts = texts.map(|text| text.replace("{}", game));
    line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == type_name)
        || texts.iter().any(|text| line.contains(text))
}

#[test]
fn shared_rooms_name_no_game() {
    let games = games();
    for floor in ["engine", "bots", "cli", "web", "bin"] {
        for (path, text) in sources(floor) {
            let place = place(&path);
            if games.iter().any(|game| place.contains(game)) || is_test(&path) {
                continue;
            }
            // A word of the engine's list for seeds is a game's name too; its code has a law of its own below.
            let code = code(&text).filter(|_| floor != "engine");
            for (number, line) in code.chain(comments(&text)) {
                let named = games.iter().find(|game| names(line, game));
                // A floor's list of modules is the only place where a folder may be named.
                let is_list =
                    line.trim() == format!("pub mod {};", named.map_or("", String::as_str));
                assert!(named.is_none() || is_list, "{} (line {number}): {line}", path.display());
            }
        }
    }
}

/// The first names after a path: `x` of `x::y`, or `x` and `z` of `{x::y, z}`.
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

/// The folders of a part that a text names: from the top of the crate (`own`), or after `ups` times `super`.
fn named_rooms(text: &str, own: &str, ups: usize) -> BTreeSet<String> {
    let code: String = code(text).map(|(_, line)| format!("{line}\n")).collect();
    let up = "super::".repeat(ups);
    let from_below = code.match_indices(&up).filter(|(at, _)| {
        // Excludes longer paths up that end or begin with this one.
        !code[..*at].ends_with("super::") && !code[at + up.len()..].starts_with("super::")
    });
    let starts = code.match_indices(own).map(|(at, _)| at + own.len());
    let starts = starts.chain(from_below.map(|(at, _)| at + up.len()));
    let names = starts.flat_map(|at| first_names(&code[at..]));
    names.filter(|name| !name.is_empty() && name != "self").collect()
}

/// The folders of a part that each of its folders names: of `web` that would be `ui`, `words`, `session` …
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
        // A folder's single file is directly below the part, as its `mod.rs` is.
        let ups = inside.len() - usize::from(inside.last().is_some_and(|name| name == "mod.rs"));
        let named = named_rooms(&text, &own, ups);
        let others = named.into_iter().filter(|other| *other != room);
        rooms.entry(room.clone()).or_default().extend(others);
    }
    // Drops names of items in the part's own `mod.rs`.
    let known: BTreeSet<String> = rooms.keys().cloned().collect();
    rooms.values_mut().for_each(|named| named.retain(|name| known.contains(name)));
    rooms
}

/// The folders from which a path leads back to them, from name to name.
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
    // Fetching has a limit, which knows no room at all.
    let named: Vec<&String> = rooms["words"].iter().filter(|room| *room != "wait").collect();
    assert!(named.is_empty(), "words names {named:?}");
    assert!(rooms["wait"].is_empty(), "wait names {:?}", rooms["wait"]);
}

/// The folders below `src` with code in them, at any depth.
fn folders() -> BTreeSet<String> {
    let above = |path: PathBuf| {
        let folder = place(&path).split_last().map(|(_, folder)| folder.to_vec());
        let names = folder.into_iter().flatten();
        let longer = |above: &mut String, name: String| {
            *above = if above.is_empty() { name } else { format!("{above}/{name}") };
            Some(above.clone())
        };
        names.scan(String::new(), longer).collect::<Vec<_>>()
    };
    sources("").into_iter().flat_map(|(path, _)| above(path)).collect()
}

#[test]
fn the_rooms_of_every_folder_stand_in_a_row() {
    let folders = folders();
    let deep = ["engine/link", "web/table/play", "web/princes/draw"];
    assert!(deep.iter().all(|folder| folders.contains(*folder)), "{folders:?}");
    let circle = |folder: &String| Some((folder.clone(), circles(&rooms_of(folder))));
    let found: BTreeMap<String, BTreeSet<String>> =
        folders.iter().filter_map(circle).filter(|(_, circle)| !circle.is_empty()).collect();
    assert!(found.is_empty(), "these rooms name each other: {found:#?}");
}

/// Names from the crate's top and from above are both found, at every depth.
#[test]
fn rooms_within_rooms_are_known_by_their_names() {
    assert!(rooms_of("web/table/play")["happened"].contains("now"));
    assert!(rooms_of("engine/link")["envelope"].contains("head"));
}

/// The rooms of a game's folder: its files and folders, without endings.
fn rooms_in(folder: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder);
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name());
    entries
        .map(|name| name.into_string().unwrap().trim_end_matches(".rs").to_owned())
        .filter(|name| name != "mod")
        .collect()
}

/// The rows of a table of the architecture's document, by the words of its head: the names in code in each cell.
fn table(head: &str) -> Vec<Vec<BTreeSet<String>>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
    let text = fs::read_to_string(path).unwrap();
    let begins = format!("| {head} |");
    let rows = text.lines().skip_while(|line| !line.starts_with(&begins)).skip(2);
    let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(names).collect())
        .collect()
}

/// The rooms that a game's folder has by the plan of its floor: those of all games and those of this one.
fn planned(floor: &str, game: &str) -> BTreeSet<String> {
    let of_all = table(&format!("room of `src/{floor}/<game>/`"));
    assert!(!of_all.is_empty(), "no plan of src/{floor}");
    let further = table(&format!("further room of `src/{floor}/<game>/`"));
    let of_this =
        further.into_iter().filter(|row| row.get(1).is_some_and(|games| games.contains(game)));
    of_all.into_iter().chain(of_this).flat_map(|row| row.into_iter().next().unwrap()).collect()
}

#[test]
fn the_folders_of_all_games_have_the_rooms_of_the_plan() {
    for game in games() {
        for floor in ["bots", "cli", "web"] {
            assert_eq!(
                rooms_in(&format!("{floor}/{game}")),
                planned(floor, &game),
                "{floor}/{game}"
            );
        }
    }
}

/// The same room holds the same types, whatever the game.
#[test]
fn the_rooms_of_all_players_have_types_of_the_same_names() {
    for game in games() {
        let (first, rest) = game.split_at(1);
        let name = format!("{}{rest}", first.to_uppercase());
        let types = [
            ("player", format!("impl ComputerPlayer for {name} ")),
            ("search", "pub struct Skill ".to_owned()),
            ("search", "pub struct Thoughts".to_owned()),
            ("evaluator", format!("pub struct {name}Evaluator")),
            ("evaluation", "pub fn evaluate(".to_owned()),
            ("hint", "pub enum HintReason ".to_owned()),
            ("hint", "pub fn explain(".to_owned()),
            ("analysis", format!("pub struct {name}Analyst")),
            ("analysis", "pub const MEASURE:".to_owned()),
            ("arena", "const SETTINGS:".to_owned()),
        ];
        let sources = sources(&format!("bots/{game}"));
        for (room, wanted) in types {
            let is_here = |(path, text): &(PathBuf, String)| {
                let place = place(path);
                place[2].trim_end_matches(".rs") == room
                    && code(text).any(|(_, line)| line.trim_start().contains(&wanted))
            };
            assert!(sources.iter().any(is_here), "bots/{game}/{room} has no `{wanted}`");
        }
    }
}

/// Rooms that every game has beside its own tables, effects and boards.
#[test]
fn the_rules_of_all_games_have_the_same_rooms() {
    let plan = "action contract editor event illegal knowledge options playout points setup state";
    for game in games() {
        let rooms = rooms_in(&format!("games/{game}"));
        let missing: Vec<&str> = plan.split(' ').filter(|room| !rooms.contains(*room)).collect();
        assert!(missing.is_empty(), "games/{game} has no {missing:?}");
    }
}

/// Catalogues that every game has; others hold hints and the names of what is in the box.
#[test]
fn the_words_of_all_games_have_the_same_catalogues() {
    let plan = ["about", "lesson", "log", "rules", "score", "setup", "table"];
    let others = ["cards", "hints", "solo", "team", "tiles"];
    for code in ["en", "de"] {
        for game in games() {
            let folder = format!("static/locales/{code}/{game}");
            let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name());
            let names: BTreeSet<String> = files
                .map(|name| name.into_string().unwrap().trim_end_matches(".ftl").to_owned())
                .collect();
            let missing: Vec<&str> =
                plan.into_iter().filter(|name| !names.contains(*name)).collect();
            assert!(missing.is_empty(), "{folder} has no {missing:?}");
            let known = |name: &&String| [&plan[..], &others].concat().contains(&name.as_str());
            let strange: Vec<&String> = names.iter().filter(|name| !known(name)).collect();
            assert!(strange.is_empty(), "{folder} has {strange:?}");
        }
    }
}

#[test]
fn the_engine_names_no_game_no_player_and_no_page() {
    names_none_of("engine", &["crate::games", "crate::bots", "crate::web", "crate::cli"]);
}

#[test]
fn nothing_but_tests_makes_positions_by_hand() {
    for floor in ["games", "bots", "cli", "web", "bin"] {
        for (path, text) in sources(floor).into_iter().filter(|(path, _)| !is_test(path)) {
            for (number, line) in code(&text) {
                assert!(!line.contains(".edit()"), "{} (line {number}): {line}", path.display());
            }
        }
    }
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

#[test]
fn a_line_that_names_a_game_is_told_from_one_that_does_not() {
    let named = [
        "use crate::games::dice::Roll;",
        "fn of(game: Dice)",
        "let name = \"dice\";",
        "/// The page of `dice`.",
    ];
    for line in named {
        assert!(names(line, "dice"), "{line}");
    }
    for line in ["let dice = state.dice;", "fn roll(count: u8) -> Dices", "\"two dice\"", "// dice"]
    {
        assert!(!names(line, "dice"), "{line}");
    }
    let text = "//! A\nb; // c\n    /// D\n    e();\n";
    assert_eq!(comments(text).map(|(at, _)| at).collect::<Vec<_>>(), [1, 3]);
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
