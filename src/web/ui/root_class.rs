//! Classes of the root element while part of the page is shown.
//!
//! A style that asks for the content of the whole page by `:has` would be computed again for every element with each change
//! of the page.

use yew::prelude::*;

/// Gives the root element a class while the component is shown and `on` is true.
#[hook]
pub fn use_root_class(name: &'static str, on: bool) {
    use_effect_with(on, move |on| {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        let root = root.filter(|_| *on);
        // Adding or removing a single valid class does not fail.
        if let Some(root) = &root {
            let _ = root.class_list().add_1(name);
        }
        move || {
            if let Some(root) = root {
                let _ = root.class_list().remove_1(name);
            }
        }
    });
}
