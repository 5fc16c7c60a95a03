//! The dice game in words.

pub(super) mod log;
pub(super) mod names;
#[cfg(test)]
mod tests;
