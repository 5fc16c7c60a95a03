//! Floor 4: what a person sees. A Yew component tree over the rules.

pub mod art;
pub mod burgundy;

/// Starts the page: renders the app into the document's body.
pub fn run() {}
