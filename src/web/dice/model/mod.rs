//! A position with the choices in pencil as plain data for drawing, without browser and wording.

pub mod draft;
pub mod drafts;
pub mod gains;
pub mod pad;
pub mod race;
pub mod round;
pub mod subject;
#[cfg(test)]
mod tests;
pub mod ways;
