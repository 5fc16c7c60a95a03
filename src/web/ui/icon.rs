//! Symbols of the sprite, within a drawing or as a small picture beside words.

use crate::web::ui::geometry::num;
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// A symbol of the sprite, centred on a point of a drawing.
pub fn symbol(id: &str, x: f64, y: f64, size: f64, class: &'static str) -> Html {
    let mut tag = VTag::new("use");
    tag.add_attribute("href", format!("#{id}"));
    tag.add_attribute("x", num(x - size / 2.0));
    tag.add_attribute("y", num(y - size / 2.0));
    tag.add_attribute("width", num(size));
    tag.add_attribute("height", num(size));
    if !class.is_empty() {
        tag.add_attribute("class", class);
    }
    tag.into()
}

/// What a [`Pic`] shows.
#[derive(Properties, PartialEq, Clone)]
pub struct PicProps {
    /// The symbol's id.
    pub id: AttrValue,
    /// Further classes.
    #[prop_or_default]
    pub class: Classes,
}

/// A symbol as a small picture beside words. It says nothing to screen readers: the words do.
#[component]
pub fn Pic(props: &PicProps) -> Html {
    // Figures have an ink outline that a dark sheet swallows; they get a scrap of paper below them.
    let figure = ["b-", "t-", "a-", "m-", "s-", "shield", "post", "route", "hex-black"]
        .iter()
        .any(|kind| props.id.starts_with(kind));
    html! {
        <svg class={classes!(props.class.clone(), figure.then_some("figure"))} viewBox="0 0 64 64"
            aria-hidden="true" focusable="false">
            { symbol(&props.id, 32.0, 32.0, 64.0, "") }
        </svg>
    }
}
