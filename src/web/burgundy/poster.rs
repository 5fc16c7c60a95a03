//! Burgundy's picture on the first page: a small estate in all its colours, drawn beforehand, so that the
//! first page needs none of the rules.

use yew::prelude::*;

/// Drawn once by the code that draws tiles at the table, with its colours of the day: the first page has neither that
/// code nor its styles and symbols.
const PICTURE: &str = include_str!("poster.svg");

/// The picture.
pub fn poster() -> Html {
    Html::from_html_unchecked(AttrValue::from(PICTURE))
}
