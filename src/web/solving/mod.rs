//! The page of a game's problems: their list, and one of them at the table.

mod attempted;
mod comparing;
mod page;

pub use page::problems;
