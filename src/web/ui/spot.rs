//! Something in a drawing that can be touched: with a finger, the mouse, the keyboard. Held, or touched
//! with the second button, it explains itself.

use crate::web::ui::text::Text;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds after which a touch is held.
const HELD: u32 = 500;

/// What can be touched.
#[derive(Properties, PartialEq, Clone)]
pub struct SpotProps {
    /// What it is, for the screen reader.
    pub label: Text,
    /// Further classes; what is asked for has `lit`.
    #[prop_or_default]
    pub class: Classes,
    /// Called by a touch; without, it can't be chosen.
    #[prop_or_default]
    pub on_press: Option<Callback<()>>,
    /// Called when it is held, or touched with the second button.
    #[prop_or_default]
    pub on_help: Option<Callback<()>>,
    /// Whether it is chosen, where that can be.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// What it is called where something is shown beside it.
    #[prop_or_default]
    pub code: Option<AttrValue>,
    /// Where it stands in the drawing.
    #[prop_or_default]
    pub transform: Option<AttrValue>,
    /// What is drawn.
    pub children: Html,
}

/// Something in a drawing that can be touched.
#[component]
pub fn Spot(props: &SpotProps) -> Html {
    let SpotProps { label, class, on_press, on_help, pressed, code, transform, children } = props;
    let timer = use_mut_ref(|| None::<Timeout>);
    // A touch that was held has explained; its end is no choice.
    let was_held = use_mut_ref(|| false);
    let hold = hold(timer.clone(), was_held.clone(), on_help.clone());
    let let_go = {
        let timer = timer.clone();
        Callback::from(move |_: PointerEvent| drop(timer.replace(None)))
    };
    let press = on_press.clone().or_else(|| on_help.clone());
    let onclick = {
        let press = press.clone();
        Callback::from(move |event: MouseEvent| {
            if let (Some(press), false) = (&press, *was_held.borrow()) {
                event.stop_propagation();
                press.emit(());
            }
        })
    };
    let onkeydown = key(press.clone(), on_help.clone());
    let oncontextmenu = {
        let on_help = on_help.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(on_help) = &on_help {
                event.prevent_default();
                timer.replace(None);
                on_help.emit(());
            }
        })
    };
    let can = on_press.is_some();
    html! {
        <g class={classes!("spot", can.then_some("can"), class.clone())} data-s={code.clone()} transform={transform.clone()}
            role={if press.is_some() { "button" } else { "img" }} tabindex={can.then_some("0")}
            aria-label={AttrValue::from(label.clone())}
            aria-pressed={pressed.map(|on| if on { "true" } else { "false" })}
            {onclick} {onkeydown} {oncontextmenu} onpointerdown={hold} onpointerup={let_go.clone()}
            onpointercancel={let_go.clone()} onpointerleave={let_go}>
            { children.clone() }
        </g>
    }
}

/// A touch begins: when it has lasted long enough, it asks what this is.
fn hold(
    timer: Rc<RefCell<Option<Timeout>>>,
    was_held: Rc<RefCell<bool>>,
    on_help: Option<Callback<()>>,
) -> Callback<PointerEvent> {
    Callback::from(move |_: PointerEvent| {
        *was_held.borrow_mut() = false;
        let Some(on_help) = on_help.clone() else { return };
        let was_held = was_held.clone();
        let held = Timeout::new(HELD, move || {
            *was_held.borrow_mut() = true;
            on_help.emit(());
        });
        timer.replace(Some(held));
    })
}

/// What keys do: choose it, or ask what it is.
fn key(press: Option<Callback<()>>, on_help: Option<Callback<()>>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        let meant = match event.key().as_str() {
            "Enter" | " " => &press,
            "i" | "I" => &on_help,
            _ => return,
        };
        if let Some(meant) = meant {
            event.prevent_default();
            meant.emit(());
        }
    })
}
