//! The picture of Princes on the first page, drawn beforehand, so that the first page needs nothing of the
//! game.

use yew::prelude::*;

/// Drawn with its colours in it: styles of the game are fetched later.
const PICTURE: &str = include_str!("poster.svg");

/// The picture.
pub fn poster() -> Html {
    Html::from_html_unchecked(AttrValue::from(PICTURE))
}
