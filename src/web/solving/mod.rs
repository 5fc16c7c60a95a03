//! The page of a game's problems: their list, and one of them at the table.

mod attempted;
mod comparing;
mod looks;
mod page;

#[cfg(all(test, not(target_arch = "wasm32")))]
pub(super) use looks::problems_have_looks;
pub use page::problems;
