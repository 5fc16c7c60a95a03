//! Symbols of the sprite, within a drawing or as a small picture in text.

use crate::web::ui::geometry::num;
use crate::web::ui::text::Icon;
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

/// The face of a number die; 0 for any number.
#[must_use]
pub const fn die_face(number: u8) -> Icon {
    match number {
        1 => "die-1",
        2 => "die-2",
        3 => "die-3",
        4 => "die-4",
        5 => "die-5",
        6 => "die-6",
        _ => "die-any",
    }
}

/// Properties of [`Pic`].
#[derive(Properties, PartialEq, Clone)]
pub struct PicProps {
    /// The symbol's id.
    pub id: AttrValue,
    /// Additional classes.
    #[prop_or_default]
    pub class: Classes,
}

/// A symbol as a small picture in text; hidden from screen readers, as the text says the same.
#[component]
pub fn Pic(props: &PicProps) -> Html {
    // Figures have an ink outline that would be invisible on a dark sheet, so they get a paper background.
    let figure = ["b-", "t-", "a-", "m-", "r-", "s-", "shield", "post", "route", "hex-black"]
        .iter()
        .any(|kind| props.id.starts_with(kind));
    html! {
        <svg class={classes!("pic", props.class.clone(), figure.then_some("figure"))} width="1.5em" viewBox="0 0 64 64"
            aria-hidden="true" focusable="false">
            { symbol(&props.id, 32.0, 32.0, 64.0, "") }
        </svg>
    }
}
