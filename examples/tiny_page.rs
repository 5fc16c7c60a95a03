//! The examples in the documentation of the page's rooms, seen from outside: with the made-up game of the tests, and
//! without a browser. The check compiles them here, and `web::tests::tiny` runs them.

/// The made-up game.
#[allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "the game is made for tests")]
#[path = "../tests/tiny_game/whole.rs"]
mod tiny_game;

mod choosing {
    include!("../tests/tiny_game/examples/choosing.rs");
}

#[allow(clippy::unwrap_used, reason = "an example shows what is possible, not what fails")]
mod session {
    use super::tiny_game;
    include!("../tests/tiny_game/examples/session.rs");
}

#[allow(clippy::indexing_slicing, clippy::panic, clippy::unwrap_used, reason = "as above")]
mod table_game {
    use super::tiny_game;
    include!("../tests/tiny_game/examples/table_game.rs");
}

fn main() {
    choosing::main();
    session::main();
    table_game::main();
}
