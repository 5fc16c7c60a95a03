//! Pinned games: chance, the order of actions and the rules give the same positions as long as this version of
//! the rules is played, natively and in the browser.

pub use crate::recorded_road::{PINNED, hash_of_game};

#[test]
fn recorded_games_end_as_they_did() {
    let hashes: Vec<String> =
        PINNED.iter().map(|(number, _)| format!("{:016x}", hash_of_game(*number))).collect();
    let pinned: Vec<&str> = PINNED.iter().map(|(_, hash)| *hash).collect();
    assert_eq!(hashes, pinned);
}
