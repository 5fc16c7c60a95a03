//! The dice game's picture on the first page: a pad, a pencil and the dice, drawn beforehand, so that the
//! first page needs none of the rules.

use yew::prelude::*;

const PICTURE: &str = include_str!("poster.svg");

/// The picture.
pub(super) fn poster() -> Html {
    Html::from_html_unchecked(AttrValue::from(PICTURE))
}
