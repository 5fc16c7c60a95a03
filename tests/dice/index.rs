//! Checks the paths in `README.md` here, the index from the rulebook to the tests.

const INDEX: &str = include_str!("README.md");

macro_rules! sources {
    ($($name:literal),* $(,)?) => { [$(($name, include_str!(concat!($name, ".rs")))),*] };
}

#[test]
fn every_test_named_here_exists_and_every_file_is_led_to() {
    let sources = sources![
        "bonuses",
        "completed",
        "components",
        "ending",
        "examples_01_to_14",
        "examples_15_to_27",
        "examples_28_to_34",
        "hidden",
        "json",
        "marking",
        "players",
        "recorded",
        "regions",
        "selling",
        "setup",
        "solo",
        "time",
    ];
    for quoted in INDEX.split('`').skip(1).step_by(2) {
        let Some((file, test)) = quoted.split_once("::") else { continue };
        let source = sources.iter().find(|(name, _)| *name == file);
        let (_, text) = source.unwrap_or_else(|| panic!("there is no file {file}"));
        assert!(text.contains(&format!("#[test]\nfn {test}() {{")), "there is no test {quoted}");
    }
    for (name, _) in &sources {
        assert!(INDEX.contains(&format!("`{name}")), "nothing leads to {name}.rs");
    }
}

#[test]
fn each_of_the_34_worked_examples_is_a_test() {
    let examples = [
        include_str!("examples_01_to_14.rs"),
        include_str!("examples_15_to_27.rs"),
        include_str!("examples_28_to_34.rs"),
    ]
    .concat();
    for number in 1..=34 {
        let name = format!("#[test]\nfn example_{number:02}_");
        assert_eq!(examples.matches(&name).count(), 1, "example {number}");
    }
}
