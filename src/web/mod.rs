//! Floor 4: what a person sees. A Yew component tree over the rules.

pub mod app;
pub mod art;
pub mod burgundy;
pub mod entropy;
pub mod game;
pub mod library;
pub mod notice;
pub mod pages;
pub mod parts;
pub mod players;
pub mod qr;
pub mod replay;
pub mod settings;
pub mod share;
pub mod state;
pub mod store;
pub mod version;
pub mod words;

/// Starts the page: renders the app into the document.
pub fn run() {
    wasm_bindgen_futures::spawn_local(app::start());
}
