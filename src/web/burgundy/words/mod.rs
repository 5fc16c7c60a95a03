//! Burgundy in words.

pub mod log;
pub mod phrases;
#[cfg(test)]
pub(super) mod tests;
