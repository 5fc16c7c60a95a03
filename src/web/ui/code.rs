//! Texts as QR codes.

use crate::web::ui::qr;
use yew::prelude::*;

/// Properties of [`Code`].
#[derive(Properties, PartialEq, Clone)]
pub struct CodeProps {
    /// The text; empty for none.
    pub text: AttrValue,
    /// Accessible name.
    pub label: AttrValue,
}

/// A text as a QR code.
#[component]
pub fn Code(props: &CodeProps) -> Html {
    let code = use_memo(props.text.clone(), |text| qr::path(text));
    match code.as_ref() {
        Some((size, path)) => html! {
            <svg class="qr" viewBox={format!("0 0 {size} {size}")} role="img"
                aria-label={props.label.clone()}>
                <path d={path.clone()} />
            </svg>
        },
        None => html! { <div class="qr none" /> },
    }
}
