//! Floor 4: the user interface, a Yew component tree over the rules.

pub mod app;
pub mod burgundy;
pub mod dice;
pub mod entropy;
pub mod feel;
pub mod frame;
pub mod games;
pub mod keeping;
pub mod lesson;
pub mod library;
pub mod notice;
pub mod pages;
pub mod princes;
pub mod problems;
pub mod reading;
pub mod replay;
pub mod road;
pub mod score;
pub mod session;
pub mod settings;
pub mod setup;
pub mod share;
pub mod solving;
pub mod state;
pub mod store;
pub mod table;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
pub mod thinking;
pub mod today;
pub mod ui;
mod wait;
pub mod words;

/// Starts the page: renders the app into the document.
pub fn run() {
    wasm_bindgen_futures::spawn_local(app::start());
}
