//! Checks the paths in `tests/README.md`, the index from the rulebook to the tests.

use std::path::Path;

const INDEX: &str = include_str!("../README.md");

/// The text of each file of tests.
macro_rules! sources {
    ($($name:literal),* $(,)?) => { [$(($name, include_str!(concat!($name, ".rs")))),*] };
}

#[test]
fn every_test_named_here_exists() {
    let sources = sources![
        "animals",
        "black_depot",
        "border_posts",
        "buildings",
        "castles",
        "components",
        "editions",
        "extra_tiles",
        "final_scoring",
        "hidden",
        "index",
        "inns",
        "mines",
        "monasteries",
        "phase_end",
        "placing",
        "players",
        "regions",
        "rulings",
        "scoring_monasteries",
        "selling",
        "setup",
        "shields",
        "shields_10_to_18",
        "shields_1_to_9",
        "ships",
        "solo",
        "solo_order",
        "taking",
        "team",
        "team_modules",
        "trade_routes",
        "turn",
        "ways",
        "white_castles",
        "workers",
    ];
    let mut seen = 0;
    for quoted in INDEX.split('`').skip(1).step_by(2) {
        let Some((file, test)) = quoted.split_once("::") else { continue };
        let source = sources.iter().find(|(name, _)| *name == file);
        let (_, text) = source.unwrap_or_else(|| panic!("there is no file {file}"));
        assert!(text.contains(&format!("#[test]\nfn {test}() {{")), "there is no test {quoted}");
        seen += 1;
    }
    assert!(seen > 80, "{seen} names");
    for (name, _) in sources.iter().filter(|(name, _)| *name != "index") {
        let led_to = INDEX.contains(&format!("`{name}.rs`"));
        assert!(led_to, "nothing leads to {name}.rs");
    }
}

/// A path names a file or a folder: from the top of the repository, from `tests/`, or a chapter of Burgundy.
#[test]
fn every_path_named_here_exists() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let from = [top.to_owned(), top.join("tests"), top.join("tests/burgundy")];
    let is_path = |name: &&str| {
        let is_file = [".rs", ".md", ".mjs", ".txt"].iter().any(|ending| name.ends_with(ending));
        (is_file || name.contains('/')) && !name.contains([' ', ':'])
    };
    let mut seen = 0;
    for path in INDEX.split('`').skip(1).step_by(2).filter(is_path) {
        assert!(from.iter().any(|folder| folder.join(path).exists()), "there is no {path}");
        seen += 1;
    }
    assert!(seen > 60, "{seen} paths");
}
