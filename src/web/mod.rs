//! Floor 4: what a person sees. A Yew component tree over the rules.

pub mod art;
pub mod burgundy;
pub mod game;
pub mod pages;
pub mod settings;
pub mod store;
pub mod words;

/// Starts the page: renders the app into the document's body.
pub fn run() {}
