//! Positions are sealed: outside a game's own folder they are read through methods, and changed only by playing
//! actions or, in tests, through `edit()`. The same for all games, without exception.

use super::{code, games, is_test, place, sources};

/// The text of a file without comments and test-only items, each line without its indentation.
fn plain(text: &str) -> String {
    code(text).map(|(_, line)| format!("{}\n", line.trim())).collect()
}

/// True if code outside of the game's folder may use an item that begins like this.
fn is_open(item: &str) -> bool {
    ["pub ", "pub(crate) ", "pub(in crate) ", "pub(in crate::games) "]
        .iter()
        .any(|open| item.starts_with(open))
}

/// The fields of `State` in a file, if it holds that type.
fn fields_of_state(text: &str) -> Option<Vec<String>> {
    let plain = plain(text);
    let (_, body) = plain.split_once("pub struct State {\n")?;
    let (body, _) = body.split_once("\n}\n")?;
    Some(body.lines().filter(|line| !line.starts_with("#[")).map(str::to_owned).collect())
}

/// The names of a file's functions through which other folders could change a position: methods of `State` that
/// borrow it mutably, and functions that take a mutable position.
///
/// Functions that play actions are none of them: they report events.
fn open_writers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut of_state = false;
    // The lines of a signature that is not complete yet.
    let mut signature = String::new();
    for (_, line) in code(text) {
        if line.starts_with("impl") {
            of_state = line.starts_with("impl State ");
        }
        let begins = is_open(line.trim()) && line.contains("fn ");
        if begins || !signature.is_empty() {
            signature = format!("{signature} {}", line.trim()).trim().to_owned();
        }
        if signature.ends_with('{') || signature.ends_with('}') {
            let whole = core::mem::take(&mut signature);
            let method =
                of_state && ["(&mut self", "( &mut self"].iter().any(|m| whole.contains(m));
            if (method || whole.contains("&mut State")) && !whole.contains("EventSink") {
                let (_, name) = whole.split_once("fn ").unwrap();
                found.push(name.split(['(', '<']).next().unwrap().to_owned());
            }
        }
    }
    found
}

#[test]
fn no_field_of_a_position_is_open() {
    for game in games() {
        let files = sources(&format!("games/{game}"));
        let fields: Vec<Vec<String>> =
            files.iter().filter_map(|(_, text)| fields_of_state(text)).collect();
        assert_eq!(fields.iter().filter(|fields| !fields.is_empty()).count(), 1, "games/{game}");
        let open: Vec<&String> = fields.iter().flatten().filter(|field| is_open(field)).collect();
        assert!(open.is_empty(), "games/{game}: {open:?}");
    }
}

#[test]
fn positions_change_only_by_actions_and_in_the_editor() {
    for game in games() {
        for (path, text) in sources(&format!("games/{game}")) {
            if is_test(&path) {
                continue;
            }
            let expected: &[&str] = match place(&path).last().map(String::as_str) {
                Some("editor.rs") => &["edit"],
                _ => &[],
            };
            assert_eq!(open_writers(&text), expected, "{}", path.display());
        }
    }
}

#[test]
fn an_open_field_is_found() {
    let text = "/// A position.\npub struct State {\n    /// The phase.\n    pub phase: u8,\n    \
        #[serde(skip)]\n    pub(super) round: u8,\n    pub(crate) turn: u8,\n    used: u8,\n}\n";
    let fields = fields_of_state(text).unwrap();
    let open: Vec<&String> = fields.iter().filter(|field| is_open(field)).collect();
    assert_eq!(open, ["pub phase: u8,", "pub(crate) turn: u8,"]);
    assert_eq!(fields.len(), 4);
    assert_eq!(fields_of_state("pub struct Estate {\n    pub silver: u16,\n}\n"), None);
}

#[test]
fn a_function_that_changes_a_position_is_found() {
    let text = "\
impl State {
    pub const fn phase(&self) -> u8 {
        self.phase
    }
    pub fn estate_mut(&mut self) -> &mut Estate {
        &mut self.estate
    }
    pub(super) fn begin(&mut self) {}
    pub(crate) fn reroll(
        &mut self,
        chance: &mut impl Rng,
    ) {
    }
    pub fn apply(&mut self, action: Action, events: &mut impl EventSink<Event>) {
        self.begin();
    }
}
impl Estate {
    pub fn clear(&mut self) {}
}
pub fn bare(state: &mut State) {}
";
    assert_eq!(open_writers(text), ["estate_mut", "reroll", "bare"]);
}
