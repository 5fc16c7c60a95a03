//! Why an action is not legal.

/// Why an action is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another seat decides.
    #[error("it is the other seat's choice")]
    NotYours,
    /// The choice is another one.
    #[error("this can't be chosen now: it is not allowed here, not affordable or without effect")]
    NotNow,
}
