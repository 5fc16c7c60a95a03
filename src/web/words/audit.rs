//! Tests that the wording files and the code match.

use super::{FILES, Language, WITH_GAMES, WITH_SHARED, tests::real, tests::real_of};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Games with their own wording: the folders beside the shared files.
fn games() -> Vec<String> {
    let folder = root().join("static/locales/en");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut games: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    games.sort();
    games
}

/// The shared keys, or those of one game alone.
fn keys(language: Language, game: Option<&str>) -> BTreeMap<String, BTreeSet<String>> {
    let folder = root().join("static/locales").join(language.code());
    match game {
        None => FILES
            .iter()
            .chain(&[WITH_SHARED])
            .chain(&WITH_GAMES)
            .flat_map(|file| of_file(&folder.join(format!("{file}.ftl"))))
            .collect(),
        Some(game) => {
            let files = fs::read_dir(folder.join(game)).unwrap();
            files.flat_map(|file| of_file(&file.unwrap().path())).collect()
        }
    }
}

/// The keys of a file, attributes as `key.attribute`, with the variables in their texts.
fn of_file(path: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    for line in fs::read_to_string(path).unwrap().lines() {
        if line.starts_with('#') {
            continue;
        }
        let head = line.split_once(" =").map(|(head, _)| head);
        if let Some(head) = head {
            if !line.starts_with(' ') {
                head.clone_into(&mut message);
                current.clone_from(&message);
            } else if head.trim_start().starts_with('.') {
                current = format!("{message}{}", head.trim_start());
            }
        }
        if !current.is_empty() {
            let found: &mut BTreeSet<String> = keys.entry(current.clone()).or_default();
            found.extend(variables(line));
        }
    }
    keys
}

/// Keys available to code: the shared ones, and in a game's code its own.
fn worded(game: Option<&str>) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = keys(Language::English, None);
    if let Some(game) = game {
        all.extend(keys(Language::English, Some(game)));
    }
    all
}

/// Keys that each game words by itself, which shared code may use.
fn worded_by_all_games() -> BTreeSet<String> {
    let of = |game: &String| keys(Language::English, Some(game)).into_keys().collect();
    let sets = games().iter().map(of).reduce(|one: BTreeSet<String>, other| &one & &other);
    sets.unwrap_or_default()
}

fn variables(line: &str) -> impl Iterator<Item = String> {
    let word = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
    line.split('$').skip(1).map(word)
}

/// The page's code without tests: a game's, or the shared code.
fn sources(game: Option<&str>) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, leave_out: &[PathBuf], found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                if !leave_out.contains(&path) {
                    walk(&path, leave_out, found);
                }
            } else if name.ends_with(".rs")
                && !["tests.rs", "audit.rs", "wording.rs"].contains(&name.as_str())
            {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                // Names of events that get no line in the log are no keys.
                let parts = code.split_once("const UNLOGGED").and_then(|(before, rest)| {
                    rest.split_once("];").map(|(_, after)| [before, after].concat())
                });
                found.push((path, parts.unwrap_or_else(|| code.to_owned())));
            }
        }
    }
    let web = root().join("src/web");
    let of_games: Vec<PathBuf> = games().iter().map(|game| web.join(game)).collect();
    let mut found = Vec::new();
    match game {
        Some(game) => walk(&web.join(game), &[], &mut found),
        None => walk(&web, &of_games, &mut found),
    }
    found
}

/// String literals that look like keys; a format's `{…}` matches anything.
fn literals(code: &str) -> BTreeSet<String> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-{}_.()".contains(c);
    let mut found = BTreeSet::new();
    for line in lines {
        for text in line.split('"').skip(1).step_by(2) {
            if text.contains('-') && !text.is_empty() && text.chars().all(plain) {
                found.insert(wild(text));
            }
        }
    }
    found
}

/// `a-{b}-c` as `a-*-c`.
fn wild(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                out.push('*');
            }
            c => out.extend((depth == 0).then_some(c)),
        }
    }
    out
}

fn matches(pattern: &str, key: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = key.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.len() > last.len() && rest.ends_with(last)
}

#[test]
fn patterns_match_as_formats_do() {
    assert!(matches("tile-*.the", "tile-cow-2.the") && matches("*-say", "scene-ask-say"));
    assert!(!matches("tile-*-help", "tile-cow-2") && !matches("a", "ab") && matches("a", "a"));
    assert_eq!(wild("rules-{name}-{number}"), "rules-*-*");
}

/// The shared wording, and each game's own.
fn everybody() -> Vec<Option<String>> {
    std::iter::once(None).chain(games().into_iter().map(Some)).collect()
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    for game in everybody() {
        let [english, german] =
            [Language::English, Language::German].map(|language| keys(language, game.as_deref()));
        assert!(english.len() > 100, "{game:?}: {}", english.len());
        let names = |keys: &BTreeMap<String, _>| keys.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<String> =
            names(&english).symmetric_difference(&names(&german)).cloned().collect();
        assert!(differing.is_empty(), "{game:?}: only in one language: {differing:?}");
        // A variable that only decides on a plural may be missing in one language.
        let plural_only = ["count", "workers", "points"];
        for (key, used) in &english {
            let here: BTreeSet<&String> = used.symmetric_difference(&german[key]).collect();
            let serious: Vec<_> =
                here.iter().filter(|v| !plural_only.contains(&v.as_str())).collect();
            assert!(serious.is_empty(), "{key}: {serious:?}");
        }
    }
}

#[test]
fn no_game_words_anew_what_all_share() {
    let shared = keys(Language::English, None);
    for game in games() {
        let own = keys(Language::English, Some(&game));
        let twice: Vec<&String> = own.keys().filter(|key| shared.contains_key(*key)).collect();
        assert!(twice.is_empty(), "{game}: {twice:?}");
    }
}

#[test]
fn the_files_are_read_by_fluent_as_the_audit_reads_them() {
    for language in Language::ALL {
        for game in everybody() {
            let words = match &game {
                None => real(language),
                Some(game) => real_of(language, game),
            };
            for key in keys(language, game.as_deref()).keys() {
                assert!(words.has(key), "{}: {key}", language.code());
            }
        }
    }
}

/// Classes named in styles and symbols of sprites, which look like keys.
fn classes() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in ["static/css", "static/symbols", "static"] {
        for entry in fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            let (before, after): (&str, fn(char) -> bool) = match ending {
                Some("css") => (".", |c| !(c.is_ascii_alphanumeric() || c == '-')),
                Some("svg") => ("<symbol id=\"", |c| c == '"'),
                _ => continue,
            };
            let text = fs::read_to_string(path).unwrap();
            let names = text.split(before).skip(1).filter_map(|rest| rest.split(after).next());
            found.extend(names.filter(|name| name.contains('-')).map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_key_in_the_code_is_worded() {
    let classes = classes();
    let mut missing = Vec::new();
    let by_all = worded_by_all_games();
    for game in everybody() {
        let keys = worded(game.as_deref());
        let spaces: BTreeSet<&str> = keys.keys().filter_map(|key| key.split('-').next()).collect();
        for (path, code) in sources(game.as_deref()) {
            for literal in literals(&code) {
                let space = literal.split(['-', '*']).next().unwrap_or_default();
                let is_named = classes.contains(&literal)
                    || ["id", "aria-labelledby", "aria-describedby", "described"]
                        .iter()
                        .any(|name| code.contains(&format!("{name}=\"{literal}\"")));
                let is_key = spaces.contains(space) && !literal.ends_with('-') && !is_named;
                let mut known = keys.keys().chain(&by_all);
                if is_key && !known.any(|key| matches(&literal, key)) {
                    missing.push(format!("{literal} in {}", path.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "not worded: {missing:#?}");
}

#[test]
fn every_wording_is_used() {
    let said = |game: Option<&str>| -> BTreeSet<String> {
        sources(game).iter().flat_map(|(_, code)| literals(code)).collect()
    };
    let everywhere: BTreeSet<String> =
        everybody().iter().flat_map(|game| said(game.as_deref())).collect();
    for game in everybody() {
        // Shared wording may be used by games alone.
        let used = match &game {
            None => everywhere.clone(),
            // Shared code asks for a game's wording by the names of its rules, such as `score-RULE`.
            Some(game) => {
                let asked = said(None).into_iter().filter(|pattern| pattern.contains('*'));
                said(Some(game)).into_iter().chain(asked).collect()
            }
        };
        let numbered = |key: &str| {
            let (stem, number) = key.rsplit_once('-')?;
            number.bytes().all(|b| b.is_ascii_digit()).then(|| used.contains(stem))
        };
        let is_used = |key: &str| {
            used.iter().any(|pattern| !pattern.starts_with("*-*") && matches(pattern, key))
                || numbered(key).unwrap_or(false)
        };
        let plain = ["list"];
        let idle: Vec<String> = keys(Language::English, game.as_deref())
            .into_keys()
            .filter(|key| !is_used(key) && !plain.contains(&key.as_str()))
            .collect();
        assert!(idle.is_empty(), "{game:?}: worded but never used: {idle:#?}");
    }
}
