//! The panel beside the own principality: an enlarged card, what was touched there, a list of options, or the next goals.

use super::bar::{part_button, tray_parts};
use super::{Drawing, asked, board, goals};
use crate::web::princes::art::large;
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::subject::Subject;
use crate::web::table::{Button, HelpText};
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
        None => match drawing.picked().near {
            Some(Part::Region(region)) => Subject::Land(region),
            _ => Subject::Reading,
        },
    }
}

/// The explanation of the region, building or free place that was touched last, while nothing is being chosen.
fn touched(drawing: &Drawing<'_>) -> Option<HelpText> {
    let near = drawing.picked().near.filter(|_| drawing.path().is_empty())?;
    asked::explain(drawing, &board::code(near)?)
}

/// An explanation as an enlarged card.
fn explained(help: HelpText) -> Html {
    html! {
        <article class="lc about">
            <header><h2>{ AttrValue::from(help.title) }</h2></header>
            <div class="lart">{ help.picture }</div>
            <div class="lfx">{ for help.lines.into_iter().map(|line| html! { <p>{ AttrValue::from(line) }</p> }) }</div>
        </article>
    }
}

/// True if something is enlarged: a card, or an explanation.
pub(super) fn reads(drawing: &Drawing<'_>) -> bool {
    tray_parts(drawing).is_empty()
        && (drawing.picked().shown.is_some() || touched(drawing).is_some())
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
        None => match touched(drawing) {
            Some(help) => explained(help),
            None => goals::goals(drawing),
        },
    }
}
