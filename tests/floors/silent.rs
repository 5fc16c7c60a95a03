//! Rules decide every case: a match in a game's rules passes over none in silence.

use super::{code, is_test, sources};

/// True if a line is an arm for all other cases that does nothing.
fn is_silent(line: &str) -> bool {
    let body = line.trim().strip_prefix("_ =>").map(|body| body.trim().trim_end_matches(','));
    matches!(body, Some("{}" | "()"))
}

/// A new kind of tile, card or action must then be considered wherever the kinds are told apart.
#[test]
fn rules_pass_over_no_case_in_silence() {
    for (path, text) in sources("games").into_iter().filter(|(path, _)| !is_test(path)) {
        for (number, line) in code(&text) {
            let place = path.display();
            assert!(!is_silent(line), "{place} (line {number}): name the other cases: {line}");
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
    let found: Vec<usize> =
        code(text).filter(|(_, line)| is_silent(line)).map(|(at, _)| at).collect();
    assert_eq!(found, [2]);
}
