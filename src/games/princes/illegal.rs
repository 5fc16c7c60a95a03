//! Reasons why an action is not legal.

/// Reason why an action is not legal now; the position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another seat chooses now.
    #[error("it is the other seat's choice")]
    NotYours,
    /// Another choice is open.
    #[error("this can't be chosen now: it is not allowed here, not affordable or without effect")]
    NotNow,
}
