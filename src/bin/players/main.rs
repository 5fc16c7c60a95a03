//! The computer players of a game: a module of its own, loaded when first needed.
//!
//! By default the module holds all games, and its loader names the one that is played: as the name of the
//! worker, or in the script's `data-players`. Built with a game's name in the environment
//! (`PRINCIPALITY_GAME=<name>`), it holds that game alone and is correspondingly small.

mod serve;

use principality::engine::game::Game;
use wasm_bindgen::JsValue;

/// The one game that this module is built for.
const ONLY: Option<&str> = option_env!("PRINCIPALITY_GAME");

/// True if the module holds a game; decided at compile time, so that other games are left out.
const fn knows(name: &str) -> bool {
    let Some(only) = ONLY else { return true };
    let (mut only, mut name) = (only.as_bytes(), name.as_bytes());
    while let ([a, more_of_only @ ..], [b, more_of_name @ ..]) = (only, name) {
        if *a != *b {
            return false;
        }
        (only, name) = (more_of_only, more_of_name);
    }
    only.is_empty() && name.is_empty()
}

macro_rules! serve {
    ([$($game:ty),*], $asked:expr) => {
        $(
            if const { knows(<$game as Game>::NAME) }
                && (ONLY.is_some() || $asked == <$game as Game>::NAME)
            {
                return serve::start::<$game>();
            }
        )*
    };
}

fn main() {
    // On an error the page gets no answer, and uses its fallback.
    let _ = start();
}

fn start() -> Result<(), JsValue> {
    let asked = serve::asked_for();
    principality::games!(serve, asked);
    Err(JsValue::from_str("there is no such game"))
}
