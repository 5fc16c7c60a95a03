//! Tests of the page without a browser: everything it reads from outside.

pub(in crate::web) mod imports;
#[cfg(feature = "ssr")]
mod pages;
mod setups;
mod texts;
mod tiny;
