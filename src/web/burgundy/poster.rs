//! Burgundy's picture on the first page: a small estate in all its colours, drawn beforehand, so that the
//! first page needs none of the rules.

use yew::prelude::*;

/// Drawn by the same code that draws tiles at the table, which has them change with the light.
const PICTURE: &str = include_str!("poster.svg");

/// The picture.
pub fn poster() -> Html {
    Html::from_html_unchecked(AttrValue::from(PICTURE))
}
