//! Burgundy in words.

pub mod log;
#[cfg(test)]
pub(super) mod tests;
