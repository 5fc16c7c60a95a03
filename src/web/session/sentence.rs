//! A sentence to be worded later, so that a game can pass it to code that does not know the game.

use crate::web::words::{Arg, Words};

/// A message key with its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Sentence {
    /// A sentence with these values.
    #[must_use]
    pub fn new(key: &'static str, args: Vec<(&'static str, Arg)>) -> Sentence {
        Sentence { key, args }
    }

    /// The sentence in the reader's language.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        words.say(self.key, &self.args)
    }
}
