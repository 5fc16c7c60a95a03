//! The usefulness of a step, judged before its card is played.

/// The usefulness of a step to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlook {
    /// Impossible, so that the whole card can't be played.
    Blocked,
    /// Possible, but without an effect of its own.
    Idle,
    /// Of use.
    Useful,
}

impl Outlook {
    /// Useful if the condition holds, else idle.
    #[must_use]
    pub const fn useful(holds: bool) -> Outlook {
        if holds { Outlook::Useful } else { Outlook::Idle }
    }

    /// Idle if the condition holds, else blocked.
    #[must_use]
    pub const fn possible(holds: bool) -> Outlook {
        if holds { Outlook::Idle } else { Outlook::Blocked }
    }

    /// Useful if the condition holds, else blocked.
    #[must_use]
    pub const fn needed(holds: bool) -> Outlook {
        if holds { Outlook::Useful } else { Outlook::Blocked }
    }
}
