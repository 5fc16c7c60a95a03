//! The hand of the principality below, shown to its owner only.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::step::{Choice, TurnChoice};
use crate::web::princes::art::{self, HandCard};
use crate::web::princes::model::Shown;
use crate::web::princes::model::lacking::{Lacking, lacking};
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::subject::Subject;
use crate::web::princes::words::names::{self, arg};
use crate::web::ui::Pic;
use crate::web::ui::hand::closed_hand;
use crate::web::ui::press::on_press;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// True if an open hand without cards is drawn.
pub(super) fn is_empty(drawing: &Drawing<'_>) -> bool {
    let seat = drawing.below;
    drawing.moment.looker.is(Seat(seat)) && drawing.state.hand(seat).is_empty()
}

/// The hand.
pub(super) fn hand(drawing: &Drawing<'_>) -> Html {
    let (moment, seat) = (drawing.moment, drawing.below);
    let cards: Vec<Card> = drawing.state.hand(seat).iter().map(|slot| slot.card).collect();
    let count = [("count", (cards.len() as u32).into())];
    let label = moment.say("princes-hand-count", &count);
    if !moment.looker.is(Seat(seat)) {
        let code = Subject::Hand(seat).code();
        let closed =
            moment.closed_hand(drawing.act, (Seat(seat), cards.len()), label.clone(), code);
        let flap = AttrValue::from(closed.flap.clone());
        let backs = html! { <>
            { art::backs(&cards.iter().map(|card| back(*card)).collect::<Vec<_>>(), &label) }
            <span class="covsay">{ AttrValue::from(label) }if !flap.is_empty() { <b>{ flap }</b> }</span>
        </> };
        return closed_hand(&closed, classes!("phand", "cov"), backs);
    }
    let together = moment.is_person(Seat(0)) && moment.is_person(Seat(1)) && !moment.over;
    let covers = together && !moment.past && !cards.is_empty();
    let cover = drawing.act.cover();
    let limit = (!cards.is_empty()).then(|| {
        let said = AttrValue::from(of_limit(drawing, seat));
        html! { <span class="hlimit">{ said }</span> }
    });
    html! {
        <section class={classes!("phand", (cards.len() > 5).then_some("full"))} data-part="hand" role="group" data-help={Subject::Hand(seat).code()} aria-label={AttrValue::from(label)}>
            { for cards.into_iter().map(|card| art::hand_card(&shown(drawing, card))) }
            { limit }
            if covers {
                <button type="button" class="ib" title={AttrValue::from(moment.t("princes-cover-short"))}
                    aria-label={AttrValue::from(moment.t("princes-cover"))} onclick={on_press(&cover)}><Pic id="u-cover" /></button>
            }
        </section>
    }
}

/// The number of cards in a hand, and how many it may hold at the end of a turn.
pub(super) fn of_limit(drawing: &Drawing<'_>, seat: u8) -> Text {
    let (count, limit) = (drawing.state.hand(seat).len(), drawing.state.hand_limit(seat));
    let args = [("count", (count as u32).into()), ("limit", (limit as u32).into())];
    drawing.moment.say("princes-hand-of-limit", &args)
}

/// A card's back, even if its face is public: a closed hand shows no faces.
fn back(card: Card) -> Card {
    if card.is_some() { Card::back(card.row().set) } else { card }
}

fn shown(drawing: &Drawing<'_>, card: Card) -> HandCard {
    let words = &drawing.moment.words;
    let part = Part::Hand(card);
    let own = drawing.chooser == Some(drawing.below);
    let lacks = match own {
        true => lacking(drawing.state, drawing.below, card, &drawing.choosing),
        false => Lacking::Time,
    };
    let missing = match lacks {
        Lacking::Resources(kinds) | Lacking::Saved(kinds, _) => Some(kinds),
        _ => None,
    };
    let name = names::card(words, card);
    let lack = drawing.lack(card);
    let label = match lack.is_empty() {
        true => name.clone(),
        false => words.say(
            "princes-card-lacks",
            &[("card", arg(name.clone())), ("lack", lack.as_ref().into())],
        ),
    };
    HandCard {
        card,
        name: name.into(),
        label: label.into(),
        kind: names::family(words, card.row()).into(),
        missing,
        lit: own && drawing.is_lit(part) && drawing.path().is_empty(),
        picked: drawing.is_picked(part),
        off: own && lacks != Lacking::Nothing && acts(drawing),
        press: match own {
            true => drawing.press(part, Some(Shown { card, laid: None })),
            false => drawing.act.explain(drawing.help(Shown { card, laid: None })),
        },
    }
}

/// True in the action phase, in which nearly all actions are legal.
fn acts(drawing: &Drawing<'_>) -> bool {
    drawing.choice() == Some(Choice::Turn(TurnChoice::Act))
}
