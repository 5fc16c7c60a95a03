//! A touchable element of a drawing, for finger, mouse and keyboard.

use crate::web::ui::press::on_press;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// Properties of [`Spot`].
#[derive(Properties, PartialEq, Clone)]
pub struct SpotProps {
    /// Accessible name.
    pub label: Text,
    /// Additional classes; `lit` marks a possible choice.
    #[prop_or_default]
    pub class: Classes,
    /// True if it can be chosen; then it is a stop of the keyboard.
    pub can: bool,
    /// Called when pressed.
    pub on_press: Callback<()>,
    /// True if it is selected, if it can be.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// Its code, by which it is explained.
    #[prop_or_default]
    pub code: Option<AttrValue>,
    /// Position in the drawing.
    #[prop_or_default]
    pub transform: Option<AttrValue>,
    /// Content.
    pub children: Html,
}

/// A touchable element of a drawing.
#[component]
pub fn Spot(props: &SpotProps) -> Html {
    let SpotProps { label, class, can, on_press: press, pressed, code, transform, children } =
        props;
    let by_key = press.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            by_key.emit(());
        }
    });
    html! {
        <g class={classes!("spot", can.then_some("can"), class.clone())} data-s={code.clone()} transform={transform.clone()}
            role="button" tabindex={can.then_some("0")} aria-label={AttrValue::from(label.clone())}
            aria-pressed={pressed.map(|on| if on { "true" } else { "false" })}
            onclick={on_press(press)} {onkeydown}>
            { children.clone() }
        </g>
    }
}
