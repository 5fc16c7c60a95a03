//! Paths and modules named in prose exist: in the documents, and in comments of code.

#![allow(clippy::unwrap_used)] // a test without its sources has failed

use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the project.
const FOLDERS: [&str; 8] =
    ["benches", "docs", "examples", "src", "static", "tests", "xtask", ".github"];
/// Made by a build or a test.
const MADE: [&str; 5] = ["dist", "target", "test-output", "node_modules", "sw.js"];
/// Endings of files of this project.
const ENDINGS: [&str; 12] =
    ["rs", "md", "mjs", "js", "ftl", "css", "svg", "json", "toml", "sh", "txt", "html"];
/// The floors, as modules.
const FLOORS: [&str; 5] = ["engine", "games", "bots", "web", "cli"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Everything below a folder, by its path from the root; folders end in a slash.
fn below(folder: &str) -> Vec<String> {
    fn collect(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                found.push(format!("{name}/"));
                collect(&path, found);
            } else {
                found.push(name);
            }
        }
    }
    let mut found = vec![format!("{folder}/")];
    if root().join(folder).is_dir() {
        collect(&root().join(folder), &mut found);
    }
    found
}

/// Everything in the project.
fn project() -> Vec<String> {
    let top = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path());
    let files = top.filter(|path| path.is_file());
    let files = files.map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
    files.chain(FOLDERS.iter().flat_map(|folder| below(folder))).collect()
}

/// The files below a folder with this ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let all = below(folder).into_iter().filter(|path| path.ends_with(ending));
    all.map(|path| root().join(path)).collect()
}

/// The documents.
fn documents() -> Vec<PathBuf> {
    let mut all = files("docs", ".md");
    all.extend(["README.md", "CONTRIBUTING.md", "tests/README.md"].map(|file| root().join(file)));
    all
}

/// The code spans of a text, fenced blocks left out.
fn spans(text: &str) -> Vec<String> {
    let mut prose = String::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            prose.push_str(line);
            prose.push('\n');
        }
    }
    prose.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// True if a span names a path of the project: a file by its ending, or a folder by its slash.
fn is_path(span: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    let folders: Vec<&str> = span.split('/').collect();
    let ending = span.rsplit_once('.').map(|(_, ending)| ending);
    let is_file = ending.is_some_and(|ending| ENDINGS.contains(&ending));
    span.len() > 3
        && span.chars().all(plain)
        && !span.starts_with(['.', '/', '-'])
        && folders.iter().all(|part| part.is_empty() || part.chars().any(char::is_alphabetic))
        && (is_file || (span.ends_with('/') && folders.len() > 1))
}

/// True if a span names a room without its ending or slash: a folder or a module, from a folder of the project or from a
/// floor.
fn is_room(span: &str) -> bool {
    let first = span.split_once('/').map(|(first, _)| first);
    let plain = |part: &str| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        !part.is_empty() && part.chars().all(is_plain)
    };
    first.is_some_and(|first| FOLDERS.contains(&first) || FLOORS.contains(&first))
        && span.split('/').all(plain)
        && !is_path(span)
}

/// True if a room exists, as a folder, a module or a file.
fn is_there(span: &str) -> bool {
    [root().to_owned(), root().join("src")].iter().any(|from| {
        let path = from.join(span);
        path.exists() || from.join(format!("{span}.rs")).exists()
    })
}

/// The names that a span stands for: each of several in braces, and those of each game and language.
fn forms(span: &str) -> Vec<String> {
    let names = |folder: &str| -> Vec<String> {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap());
        let folders = entries.filter(|entry| entry.path().is_dir());
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect()
    };
    let places = [("<game>", "src/games"), ("<language>", "static/locales")];
    let place = places.into_iter().find(|(place, _)| span.contains(place));
    let named = place.map(|(place, folder)| (place.to_owned(), names(folder)));
    let braced = || {
        let (_, rest) = span.split_once('{')?;
        let (inner, _) = rest.split_once('}')?;
        let parts = inner.split(',').map(|part| part.trim().to_owned()).collect();
        Some((format!("{{{inner}}}"), parts))
    };
    match named.or_else(braced).filter(|_| span.contains('/')) {
        None => vec![span.to_owned()],
        Some((place, names)) => {
            let all = names.iter().map(|name| span.replacen(&place, name, 1));
            all.flat_map(|form| forms(&form)).collect()
        }
    }
}

/// True if a path with `*` for any part of a name exists, whole or as the end of one.
fn is_matched(span: &str, project: &[String]) -> bool {
    let Some((before, after)) = span.split_once('*') else { return exists(span, project) };
    project.iter().any(|path| {
        let starts =
            path.match_indices(before).filter(|(at, _)| *at == 0 || path[..*at].ends_with('/'));
        starts
            .map(|(at, _)| &path[at + before.len()..])
            .any(|rest| rest.strip_suffix(after).is_some_and(|any| !any.contains('/')))
    })
}

/// True if a path exists, whole or as the end of one.
fn exists(span: &str, project: &[String]) -> bool {
    let end = format!("/{span}");
    project.iter().any(|path| path == span || path.ends_with(&end))
        || MADE.iter().any(|made| span.split('/').any(|part| part == *made))
}

/// True if a module path begins with modules that exist, down to the item that it names.
fn is_module(span: &str) -> bool {
    let parts: Vec<&str> = span.trim_start_matches("crate::").split("::").collect();
    let Some((floor, rest)) = parts.split_first() else { return true };
    if !FLOORS.contains(floor) {
        return true;
    }
    let mut at = root().join("src").join(floor);
    for part in rest {
        if at.join(part).is_dir() {
            at = at.join(part);
        } else {
            let file = at.join(format!("{part}.rs"));
            // A name that is no module is an item of the module around it.
            let around = [at.join("mod.rs"), at.with_extension("rs")];
            let name = part.trim_end_matches("()").trim_end_matches('!');
            let item = around
                .iter()
                .any(|file| fs::read_to_string(file).is_ok_and(|text| text.contains(name)));
            return match (fs::read_to_string(file), parts.last()) {
                (Ok(text), Some(last)) => {
                    *last == *part || text.contains(last.trim_end_matches("()"))
                }
                _ => item,
            };
        }
    }
    true
}

/// Names in prose that don't exist, with their documents.
fn missing(documents: &[PathBuf], prose: impl Fn(&str) -> String) -> (usize, Vec<String>) {
    let (project, mut found, mut missing) = (project(), 0, Vec::new());
    for document in documents {
        let text = prose(&fs::read_to_string(document).unwrap());
        for span in spans(&text).iter().flat_map(|span| forms(span)) {
            let is_there = match (is_path(&span.replace('*', "any")), span.contains("::")) {
                (true, _) => is_matched(&span, &project),
                (false, true) => is_module(&span),
                (false, false) if is_room(&span) => is_there(&span),
                _ => continue,
            };
            found += 1;
            if !is_there {
                missing.push(format!("{}: {span}", document.display()));
            }
        }
    }
    (found, missing)
}

#[test]
fn documents_name_what_exists() {
    let (found, missing) = missing(&documents(), str::to_owned);
    assert!(found > 100, "{found}");
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn comments_of_code_name_what_exists() {
    let docs = |text: &str| {
        let lines = text.lines().map(str::trim_start);
        let marks = ["//!", "///", "//", "/**", "/* "];
        let docs = lines.filter_map(|line| marks.iter().find_map(|mark| line.strip_prefix(mark)));
        docs.collect::<Vec<_>>().join("\n")
    };
    let all = [".rs", ".mjs", ".js", ".css"].into_iter().flat_map(|ending| {
        let folders = ["src", "tests", "xtask", "benches", "examples", "static"];
        folders.into_iter().flat_map(move |folder| files(folder, ending))
    });
    let all: Vec<PathBuf> = all.collect();
    let (found, missing) = missing(&all, docs);
    assert!(found > 50, "{found}");
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The rooms in the tables of the floor plan: each game's below its heading, and those of the page.
#[test]
fn the_floor_plan_s_rooms_exist() {
    let plan = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let (mut folder, mut found, mut missing) = (None, 0, Vec::new());
    for line in plan.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            folder = match heading {
                "The page" => Some("src/web".to_owned()),
                "The dice game" => Some("src/games/dice".to_owned()),
                game => Some(format!("src/games/{}", game.to_lowercase()))
                    .filter(|folder| root().join(folder).is_dir()),
            };
        }
        let (Some(folder), Some(row)) = (&folder, line.strip_prefix("| `")) else { continue };
        let rooms = row.split('|').next().unwrap_or_default();
        for room in rooms.split(['`', ' ']).filter(|room| !room.is_empty()) {
            found += 1;
            let is_room = |folder: &Path| {
                folder.join(room).exists() || folder.join(format!("{room}.rs")).exists()
            };
            // Of the page also those of a game's own folder, alike in all games.
            let folder = root().join(folder);
            if !is_room(&folder) && !is_room(&folder.join("dice")) {
                missing.push(format!("{}: {room}", folder.display()));
            }
        }
    }
    assert!(found > 80, "{found}");
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_name_that_is_not_there_is_found() {
    assert!(is_path("tests/e2e/") && is_path("registry.rs") && is_path("web/table/play.rs"));
    for other in ["a/b", "1.5", "data-s", "game-GAME-variant", "e.g.", "src/<game>/x.rs", "a-b/c"] {
        assert!(!is_path(other), "{other}");
    }
    let project = project();
    for there in ["src/games/registry.rs", "games/registry.rs", "registry.rs", "games/", "dist/"] {
        assert!(exists(there, &project), "{there}");
    }
    for gone in ["src/games/chess.rs", "istry.rs", "chess/"] {
        assert!(!exists(gone, &project), "{gone}");
    }
    for room in ["web/table", "bots/search", "src/web", "static/js", "tests/road", "web/settings"] {
        assert!(is_room(room) && is_there(room), "{room}");
    }
    for gone in ["web/chess", "bots/search/chess", "table/play", "static/chess"] {
        assert!(!is_there(gone), "{gone}");
    }
    for other in
        ["and/or", "web", "table/play", "web/…", "games/<game>", "src/web/mod.rs", "src/web/"]
    {
        assert!(!is_room(other), "{other}");
    }
    let both = forms("a/{b,c}/<language>.rs");
    assert_eq!(both.len(), 4);
    assert!(both.contains(&"a/b/en.rs".to_owned()) && both.contains(&"a/c/de.rs".to_owned()));
    assert_eq!(forms("{\"players\": 2}"), ["{\"players\": 2}"]);
    assert!(is_matched("static/locales/en/*.ftl", &project) && is_matched("en/ga*.ftl", &project));
    assert!(!is_matched("static/*.ftl", &project) && !is_matched("chess/*.ftl", &project));
    assert!(is_module("web::lesson") && is_module("engine::seat::Seat"));
    assert!(!is_module("web::chess") && !is_module("engine::seat::Chair"));
    assert_eq!(spans("a `b` c\n```\n`d`\n```\n`e`"), ["b", "e"]);
}

/// Comments begin with a noun phrase or a verb, so that they say what a thing is rather than ask.
#[test]
fn comments_begin_with_no_question_word() {
    const WORDS: [&str; 8] =
        ["How", "What", "Whether", "Which", "Who", "Whoever", "Whose", "Somebody"];
    let asks = |line: &str| {
        let line = line.trim_start();
        let text =
            ["///", "//!", "//", "/**", "/*", "* "].iter().find_map(|mark| line.strip_prefix(mark));
        text.is_some_and(|text| WORDS.contains(&text.split_whitespace().next().unwrap_or_default()))
    };
    let mut seen = 0;
    for ending in [".rs", ".mjs", ".js", ".css"] {
        for file in ["src", "tests", "xtask", "benches", "examples", "static"]
            .map(|folder| files(folder, ending))
            .concat()
        {
            let text = fs::read_to_string(&file).unwrap();
            let asking = text.lines().zip(1..).find(|(line, _)| asks(line));
            assert!(asking.is_none(), "{}: {asking:?}", file.display());
            seen += 1;
        }
    }
    assert!(seen > 500, "{seen} files");
    assert!(
        asks("    /// What it is.") && asks("/* Whether it is. */") && !asks("/// True if it is.")
    );
}
