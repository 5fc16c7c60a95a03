//! Whether the wording files and the code fit each other.

use super::{FILES, Language, tests::real};
use crate::games::burgundy::modules::Modules;
use crate::games::burgundy::tiles::tiles_of;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Each key of a language, attributes as `key.attribute`, with the variables in its text.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    for file in FILES {
        let path = root().join("static/locales").join(language.code()).join(format!("{file}.ftl"));
        let (mut message, mut current) = (String::new(), String::new());
        for line in fs::read_to_string(path).unwrap().lines() {
            if line.starts_with('#') {
                continue;
            }
            let head = line.split_once(" =").map(|(head, _)| head);
            match head {
                Some(key) if !line.starts_with(' ') => {
                    key.clone_into(&mut message);
                    current.clone_from(&message);
                }
                Some(attribute) if attribute.trim_start().starts_with('.') => {
                    current = format!("{message}{}", attribute.trim_start());
                }
                _ => {}
            }
            if !current.is_empty() {
                let found: &mut BTreeSet<String> = keys.entry(current.clone()).or_default();
                found.extend(variables(line));
            }
        }
    }
    keys
}

fn variables(line: &str) -> impl Iterator<Item = String> {
    let word = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
    line.split('$').skip(1).map(word)
}

/// The code of the page, without its tests.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                walk(&path, found);
            } else if name.ends_with(".rs") && !["tests.rs", "audit.rs"].contains(&name.as_str()) {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
                found.push((path, code));
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join("src/web"), &mut found);
    found
}

/// The texts between quotes that look like keys; `{…}` of a format stands for anything.
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
            c if depth == 0 => out.push(c),
            _ => {}
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

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    let (english, german) = (keys(Language::English), keys(Language::German));
    assert!(english.len() > 400, "{}", english.len());
    let names = |keys: &BTreeMap<String, _>| keys.keys().cloned().collect::<BTreeSet<_>>();
    let differing: Vec<String> =
        names(&english).symmetric_difference(&names(&german)).cloned().collect();
    assert!(differing.is_empty(), "only in one language: {differing:?}");
    // One language may not need a variable that decides on a plural only in the other.
    let plural_only = ["count", "workers", "points"];
    for (key, used) in &english {
        let here: BTreeSet<&String> = used.symmetric_difference(&german[key]).collect();
        let serious: Vec<_> = here.iter().filter(|v| !plural_only.contains(&v.as_str())).collect();
        assert!(serious.is_empty(), "{key}: {serious:?}");
    }
}

#[test]
fn the_files_are_read_by_fluent_as_the_audit_reads_them() {
    for language in Language::ALL {
        let words = real(language);
        for key in keys(language).keys() {
            assert!(words.has(key), "{}: {key}", language.code());
        }
    }
}

#[test]
fn every_key_in_the_code_is_worded() {
    let keys = keys(Language::English);
    let spaces: BTreeSet<&str> = keys.keys().filter_map(|key| key.split('-').next()).collect();
    let mut missing = Vec::new();
    for (path, code) in sources() {
        for literal in literals(&code) {
            let space = literal.split(['-', '*']).next().unwrap_or_default();
            let is_key = spaces.contains(space) && !literal.ends_with('-');
            if is_key && !keys.keys().any(|key| matches(&literal, key)) {
                missing.push(format!("{literal} in {}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "not worded: {missing:#?}");
}

#[test]
fn every_wording_is_used() {
    let used: BTreeSet<String> = sources().iter().flat_map(|(_, code)| literals(code)).collect();
    let numbered = |key: &str| {
        let (stem, number) = key.rsplit_once('-')?;
        number.bytes().all(|b| b.is_ascii_digit()).then(|| used.contains(stem))
    };
    let is_used = |key: &str| {
        used.iter().any(|pattern| !pattern.starts_with("*-*") && matches(pattern, key))
            || numbered(key).unwrap_or(false)
    };
    let plain = ["list"];
    let idle: Vec<String> = keys(Language::English)
        .into_keys()
        .filter(|key| !is_used(key) && !plain.contains(&key.as_str()))
        .collect();
    assert!(idle.is_empty(), "worded but never used: {idle:#?}");
}

#[test]
fn every_tile_has_a_short_name_and_a_help_text() {
    for language in Language::ALL {
        let words = real(language);
        for edition in [2019u16, 2011] {
            let args = [("edition", edition.into()), ("players", 2u8.into())];
            for record in tiles_of(Modules::EVERY) {
                let name = words.say(&format!("tile-{}", record.key), &args);
                assert!((3..=14).contains(&name.chars().count()), "{name}");
                let help = words.say(&format!("tile-{}-help", record.key), &args);
                assert!(help.ends_with('.') && !help.contains('{'), "{help}");
                assert!(words.has(&format!("tile-{}.the", record.key)));
            }
        }
    }
}

#[test]
fn goats_were_chickens() {
    let words = real(Language::German);
    let named = |edition: u16| words.say("tile-goat-3", &[("edition", edition.into())]);
    assert_eq!((named(2019).as_str(), named(2011).as_str()), ("3 Ziegen", "3 Hühner"));
}
