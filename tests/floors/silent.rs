//! Every case is decided: a match passes over none in silence.

use super::{code, is_test, sources};

/// True if a line is an arm for all other cases that does nothing.
fn is_silent(line: &str) -> bool {
    let body = line.trim().strip_prefix("_ =>").map(|body| body.trim().trim_end_matches(','));
    matches!(body, Some("{}" | "()"))
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// True if the match of the last of these lines is over texts, whose cases can't all be named.
fn is_over_texts(lines: &[(usize, &str)]) -> bool {
    let Some(((_, last), before)) = lines.split_last() else { return false };
    let inside = before.iter().rev().take_while(|(_, line)| indent(line) >= indent(last));
    let mut arms = inside.filter(|(_, line)| indent(line) == indent(last));
    arms.any(|(_, line)| line.trim_start().starts_with('"'))
}

/// The silent arms of a file, with their numbers.
fn silent_arms(text: &str) -> Vec<(usize, &str)> {
    let lines: Vec<(usize, &str)> = code(text).collect();
    let silent = (0..lines.len()).filter_map(|at| lines.get(..=at)).filter(|lines| {
        lines.last().is_some_and(|(_, line)| is_silent(line)) && !is_over_texts(lines)
    });
    silent.filter_map(|lines| lines.last().copied()).collect()
}

/// A new kind of tile, card, action or event must then be considered wherever the kinds are told apart.
#[test]
fn no_match_passes_over_a_case_in_silence() {
    for floor in ["engine", "games", "bots", "cli", "web", "bin"] {
        for (path, text) in sources(floor).into_iter().filter(|(path, _)| !is_test(path)) {
            let found = silent_arms(&text);
            assert!(found.is_empty(), "{}: name the other cases: {found:?}", path.display());
        }
    }
}

#[test]
fn a_silent_arm_is_found() {
    let silent = ["            _ => {}", "_ => (),", "_ => {},", "    _ =>  {} "];
    for line in silent {
        assert!(is_silent(line), "{line}");
    }
    for line in ["_ => {", "_ => 0,", "Kind::Inn => {}", "_ if wild => {}", "_ => self.rest(),"] {
        assert!(!is_silent(line), "{line}");
    }
    let text = "match kind {\n    _ => {}\n}\n#[cfg(test)]\nmod tests {\n    _ => {}\n}\n";
    let found: Vec<usize> = silent_arms(text).into_iter().map(|(at, _)| at).collect();
    assert_eq!(found, [2]);
}

#[test]
fn texts_may_be_unknown_but_not_the_kinds_beside_them() {
    let of_texts = "match name {\n    \"id\" => {\n        go();\n    }\n    _ => {}\n}\n";
    assert!(silent_arms(of_texts).is_empty());
    let within = "match name {\n    \"id\" => match kind {\n        _ => {}\n    },\n}\n";
    assert_eq!(silent_arms(within).len(), 1);
}
