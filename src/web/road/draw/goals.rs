//! The open cards as a strip: beside a trade with what each still lacks after it, and beside a cover, which hides hands
//! only.

use super::Drawing;
use super::own::tallies;
use crate::games::road::Cards;
use crate::games::road::state::Deal;
use crate::web::road::art::pictures::figure;
use crate::web::road::model::goals::{Goal, Reach, goals};
use crate::web::road::model::subject::Subject;
use crate::web::road::words::phrases;
use crate::web::ui::Pic;
use yew::prelude::*;

/// The part of the table with the open cards above something that takes the rest of it.
pub(super) fn above(drawing: &Drawing<'_>, deal: &Deal, rest: Html) -> Html {
    html! { <div class="trading">{ strip(drawing, deal) }{ rest }</div> }
}

/// The open cards, with their reach after a trade as the seat that chooses sees it.
fn strip(drawing: &Drawing<'_>, deal: &Deal) -> Html {
    let moment = drawing.moment;
    let seat = drawing.chooser().filter(|seat| moment.looker.is(*seat));
    let goals = goals(&moment.view, seat, deal);
    html! {
        <ul class="goals sheet" data-help={Subject::Display.code()} aria-label={moment.words.t("road-what-display")}>
            { for goals.iter().map(|goal| one(drawing, goal)) }
        </ul>
    }
}

fn one(drawing: &Drawing<'_>, goal: &Goal) -> Html {
    let words = &drawing.moment.words;
    let state = match goal.reach {
        Reach::Unknown => None,
        Reach::Paid => Some(("paid", said("u-check", words.t("road-can")))),
        Reach::Gained => Some(("paid gained", said("u-check", words.t("road-with-this")))),
        Reach::Replaced => Some(("swap", said("u-trade", words.t("road-by-swapping")))),
        Reach::Lacking(cards) => Some(("miss", lacking(drawing, &cards))),
        Reach::NoSettlement => Some(("miss", html! { words.t("road-no-settlement") })),
        Reach::NoCity => Some(("miss", html! { words.t("road-no-city") })),
    };
    let (class, state) = state.unzip();
    html! {
        <li key={goal.card.name()} class={classes!(class)} data-help={Subject::Card(goal.card).code()}>
            <Pic id={figure(goal.card)} />
            <b>{ words.t(&format!("road-card-{}", crate::web::road::art::pictures::face(goal.card))) }</b>
            { for state.map(|state| html! { <small>{ state }</small> }) }
        </li>
    }
}

fn said(icon: &'static str, text: String) -> Html {
    html! { <><Pic id={icon} />{ text }</> }
}

/// Missing cards by kind.
fn lacking(drawing: &Drawing<'_>, cards: &Cards) -> Html {
    let words = &drawing.moment.words;
    html! { <>
        <span class="lacks">{ words.t("road-lacks") }</span>
        <span class="hollow" role="img" aria-label={phrases::cards(words, cards)}>
            { tallies(cards) }
        </span>
    </> }
}
