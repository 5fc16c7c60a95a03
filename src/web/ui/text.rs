//! Texts and symbols as drawn things hold them.

use std::rc::Rc;

/// A finished text in the reader's language; made with `"…".into()` from any string.
pub type Text = Rc<str>;

/// The id of a symbol of the sprite, such as `t-ship`, `g-4`, `die-5` or `u-undo`.
pub type Icon = &'static str;
