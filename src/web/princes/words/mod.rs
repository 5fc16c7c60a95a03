//! Wording of Princes.

pub(super) mod log;
pub(super) mod names;
pub(super) mod phrases;
pub(super) mod prompts;
