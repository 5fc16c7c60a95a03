//! What every position of the gallery is put together from.

use principality::games::burgundy::goods::Good;
use principality::web::burgundy::scene::{Mark, Pile, Text};

/// A text.
pub fn text(words: &str) -> Text {
    words.into()
}

/// Goods lying together.
pub fn pile(good: u8, count: u8) -> Pile {
    let label = text(&format!("{count} of good {good}"));
    Pile { good: Good(good), count, mark: Mark::Plain, from: None, label }
}
