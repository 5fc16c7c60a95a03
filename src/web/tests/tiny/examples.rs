//! The examples in the documentation, which would take a minute to compile as such: the crate of the unit tests stands
//! already. `cargo xtask test --full` also runs them as written there.

mod choosing {
    include!("../../../../tests/tiny_game/examples/choosing.rs");
}

mod session {
    use super::super::game as tiny_game;
    include!("../../../../tests/tiny_game/examples/session.rs");
}

mod table_game {
    use super::super::game as tiny_game;
    include!("../../../../tests/tiny_game/examples/table_game.rs");
}

#[test]
fn the_examples_in_the_documentation_run() {
    choosing::main();
    session::main();
    table_game::main();
}
