//! The panel beside the own principality: an enlarged card, or a list of options.

use super::Drawing;
use super::bar::{part_button, tray_parts};
use crate::web::princes::art::large;
use crate::web::princes::model::subject::Subject;
use crate::web::table::Button;
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use yew::prelude::*;

/// Maximum number of letters of options side by side; longer ones are stacked.
const LONG: usize = 20;

/// The subject of what it shows.
pub(super) fn subject(drawing: &Drawing<'_>) -> Subject {
    match drawing.picked().shown {
        _ if !tray_parts(drawing).is_empty() => Subject::Choices,
        Some(shown) => Subject::Card(shown.card),
        None => Subject::Reading,
    }
}

/// The card that was touched, or options that are too many for the bar.
pub(super) fn aside(drawing: &Drawing<'_>) -> Html {
    let parts = tray_parts(drawing);
    if !parts.is_empty() {
        let title = super::bar::title(drawing);
        let buttons: Vec<Button> =
            parts.into_iter().map(|part| part_button(drawing, part)).collect();
        let long = buttons.iter().any(|button| button.label.chars().count() > LONG);
        return html! {
            <div class="ptray" role="group" aria-label={AttrValue::from(title.clone())}>
                <h2>{ AttrValue::from(title) }</h2>
                <div class={classes!(long.then_some("long"))}>{ for buttons.into_iter().map(|button| {
                    let press = button.press.clone();
                    html! {
                        <button type="button" class="btn" onclick={on_press(&press)}>
                            if !button.icon.is_empty() { <Pic id={button.icon} /> }
                            <span>{ AttrValue::from(button.label) }</span>
                        </button>
                    }
                }) }</div>
            </div>
        };
    }
    match drawing.picked().shown {
        Some(shown) => large(&drawing.large(shown), "h2"),
        None => html! {
            <article class="lc idle"><p>{ AttrValue::from(drawing.moment.t("princes-touch-card")) }</p></article>
        },
    }
}
