//! Faces and explanations of the draw stacks and of the event stack.

use super::Drawing;
use super::now::plague;
use super::rolls::event;
use crate::games::princes::state::{FACE_UP, Slot};
use crate::web::princes::art::pictures;
use crate::web::princes::words::names::{self, arg};
use crate::web::table::HelpText;
use crate::web::ui::Pic;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// The known cards of a stack, from the top.
fn known(drawing: &Drawing<'_>, slots: &[Slot]) -> Vec<Text> {
    let words = &drawing.moment.words;
    let known = slots.iter().rev().enumerate().filter(|(_, slot)| slot.card.is_some());
    known
        .map(|(at, slot)| {
            let args =
                [("place", ((at + 1) as u32).into()), ("card", arg(names::card(words, slot.card)))];
            drawing.moment.say("princes-known-card", &args)
        })
        .collect()
}

/// Name, picture and class of a draw stack.
pub(super) fn face_of_stack(drawing: &Drawing<'_>, at: usize) -> (Text, Icon, Classes) {
    let (cards, set) = (drawing.state.stack(at), drawing.state.back(at));
    let name = drawing.moment.t(&format!("princes-short-{}", set.key()));
    let name: Text = format!("{name} {}", at + 1).into();
    // A face-up top card is shown.
    match cards.last().filter(|slot| slot.known == FACE_UP && slot.card.is_some()) {
        Some(slot) => {
            let class = classes!("open", pictures::family(slot.card.row()));
            (name, pictures::picture(slot.card), class)
        }
        None => (name, pictures::back_of(set), classes!()),
    }
}

/// Explanation of a draw stack, with the cards known there.
pub(super) fn about_stack(drawing: &Drawing<'_>, at: usize) -> HelpText {
    let (title, icon, _) = face_of_stack(drawing, at);
    let mut lines = vec![drawing.moment.t("princes-stack-say")];
    lines.extend(known(drawing, drawing.state.stack(at)));
    HelpText { title, picture: html! { <Pic id={icon} /> }, lines, ..HelpText::default() }
}

/// Explanation of the event stack.
pub(super) fn about_events(drawing: &Drawing<'_>) -> HelpText {
    let (moment, state) = (drawing.moment, drawing.state);
    let mut lines = vec![moment.t("princes-events-say")];
    if state.current().is_some() {
        lines.push(names::effect(&moment.words, state.current()).into());
    }
    lines.extend(event(drawing).into_iter().flat_map(|card| plague(drawing, card)));
    lines.extend(known(drawing, state.events()));
    let icon = face_of_events(drawing).0;
    let picture = html! { <Pic id={icon} /> };
    HelpText { title: moment.t("princes-events"), picture, lines, ..HelpText::default() }
}

/// Picture and class of the event stack.
pub(super) fn face_of_events(drawing: &Drawing<'_>) -> (Icon, Classes) {
    let current = drawing.state.current();
    match current.is_some() {
        true => {
            let class = classes!("open", pictures::family(current.row()));
            (pictures::picture(current), class)
        }
        false => ("bk-event", classes!()),
    }
}
