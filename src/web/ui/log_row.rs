//! Rows of the log, worded.

use crate::web::ui::banner::Banner;
use crate::web::ui::text::{Icon, Text};

/// A stretch of a row of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The words.
    pub text: Text,
    /// Whether they are bold: names.
    pub strong: bool,
}

/// A row of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    /// Its number, reported when it is touched; also its key in the list.
    pub number: u32,
    /// A picture of what it tells.
    pub icon: Icon,
    /// Who did it.
    pub banner: Option<Banner>,
    /// The sentence.
    pub runs: Vec<Run>,
    /// Points, such as "+33"; empty for none.
    pub points: Text,
    /// Whether the moment shown is this one.
    pub shown: bool,
}
