//! Road in words.

pub(super) mod log;
pub(super) mod phrases;
