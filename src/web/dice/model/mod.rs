//! A position and what is in pencil, as plain data that says what is drawn: without a browser and
//! without wording.

pub mod draft;
pub mod drafts;
pub mod pad;
pub mod race;
pub mod round;
#[cfg(test)]
mod tests;
