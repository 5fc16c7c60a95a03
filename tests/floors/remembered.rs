//! A drawing is a function of its arguments: it reads no thread-local and no storage.

use super::{code, games, is_test, place, sources};

/// Rooms of a game's page that only draw.
const DRAWING: [&str; 4] = ["art", "draw", "model", "picture"];
/// Functions of the other rooms that read and write storage, called when a page is opened, after it was drawn, or by a
/// touch.
const REMEMBERING: [&str; 2] = ["remembered", "remember"];

/// The name of the function that a line begins.
fn begun(line: &str) -> Option<&str> {
    let (before, rest) = line.split_once("fn ")?;
    let words = before.split_whitespace();
    let is_begun = words.into_iter().all(|word| word.starts_with("pub") || word == "const");
    rest.split(['(', '<']).next().filter(|name| is_begun && !name.is_empty())
}

/// The lines of a file that name a thread-local or storage, outside of the functions that may.
fn reading<'a>(text: &'a str, may: &[&str]) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    // The indent of a function that may.
    let mut within: Option<usize> = None;
    for (number, line) in code(text) {
        let indent = line.len() - line.trim_start().len();
        if within.is_none() && begun(line.trim()).is_some_and(|name| may.contains(&name)) {
            within = Some(indent);
        }
        let names = ["thread_local", "store::", "web::store", "local_storage", "session_storage"];
        let is_named = names.iter().any(|name| line.contains(name));
        // The module by its name alone: each use of it then says `store::`.
        let is_module = !may.is_empty() && line == "use crate::web::store;";
        if is_named && within.is_none() && !is_module {
            found.push((number, line));
        }
        if within == Some(indent) && line.trim_start().starts_with('}') {
            within = None;
        }
    }
    found
}

#[test]
fn a_drawing_reads_no_thread_local_and_no_storage() {
    for game in games() {
        for (path, text) in sources(&format!("web/{game}")) {
            if is_test(&path) {
                continue;
            }
            let room = place(&path).into_iter().nth(2).unwrap_or_default();
            let draws = DRAWING.contains(&room.trim_end_matches(".rs"));
            let may: &[&str] = if draws { &[] } else { &REMEMBERING };
            let found = reading(&text, may);
            assert!(found.is_empty(), "{}: {found:?}", path.display());
        }
    }
}

/// Rooms that only draw don't call the functions that remember.
#[test]
fn no_drawing_remembers() {
    for game in games() {
        for (path, text) in sources(&format!("web/{game}")) {
            let room = place(&path).into_iter().nth(2).unwrap_or_default();
            if is_test(&path) || !DRAWING.contains(&room.trim_end_matches(".rs")) {
                continue;
            }
            for (number, line) in code(&text) {
                let is_called = REMEMBERING.iter().any(|name| line.contains(&format!("{name}(")));
                assert!(!is_called, "{} (line {number}): {line}", path.display());
            }
        }
    }
}

#[test]
fn a_drawing_that_reads_storage_is_found() {
    let text = "use crate::web::store;\nfn remembered() -> String {\n    store::get(KEPT)\n}\n\
        pub fn drawn() -> Html {\n    let kept = store::get(KEPT);\n}\n";
    let lines = |may| reading(text, may).into_iter().map(|(number, _)| number).collect::<Vec<_>>();
    assert_eq!(lines(&REMEMBERING), [6]);
    assert_eq!(lines(&[]), [1, 3, 6]);
    let text = "use crate::web::store::get;\nimpl A {\n    fn remember(a: &A) {\n        store::put(a);\n    \
        }\n    fn draw() {\n        thread_local! {}\n    }\n}\n";
    assert_eq!(reading(text, &REMEMBERING).len(), 2);
    assert_eq!(begun("pub(super) const fn draw<G>(a: A)"), Some("draw"));
    assert_eq!([begun("let a: fn (b)"), begun("Fn (a)")], [None; 2]);
}
