//! The page as a whole, without a browser: what it reads of what comes from outside.

mod imports;
mod texts;
mod tiny;
