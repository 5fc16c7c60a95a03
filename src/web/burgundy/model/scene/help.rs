//! Explanations.

use crate::web::burgundy::model::scene::{Icon, Piece, Text};

/// An explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Help {
    /// Title.
    pub title: Text,
    /// The tile, drawn large, if it is one.
    pub piece: Option<Piece>,
    /// Otherwise a symbol.
    pub icon: Option<Icon>,
    /// Reason why it can't be used now; empty if it can, or is not usable at all.
    pub refusal: Text,
    /// Explanation, one paragraph each.
    pub lines: Vec<Text>,
    /// Page of the rulebook, such as "Rulebook, page 6".
    pub page: Text,
}
