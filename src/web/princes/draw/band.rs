//! The band between the principalities: the dice with their results, the stacks, the supply.

use super::now::plague;
use super::{Drawing, picks};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::Amounts;
use crate::games::princes::row::Passive;
use crate::games::princes::state::{FACE_UP, Slot};
use crate::web::princes::art::{self, pictures};
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::subject::Subject;
use crate::web::princes::words::names::{self, arg};
use crate::web::table::HelpText;
use crate::web::ui::Pic;
use crate::web::ui::die_face;
use crate::web::ui::press::on_press;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// Both dice.
pub(super) fn dice(drawing: &Drawing<'_>) -> Html {
    let state = drawing.state;
    let banner = drawing.moment.banner(Seat(state.active()));
    if state.face() == 0 {
        // Dice without pips, which can't be mistaken for a roll.
        let blank = |class: Option<&'static str>, subject: Subject| {
            html! {
                <span class={classes!("pdie", class)} data-help={subject.code()}><svg width="1.5em" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                    <rect class="i-d" x="5" y="5" width="54" height="54" rx="11" />
                    <rect class="i-dl" x="9" y="9" width="46" height="46" rx="8" /></svg></span>
            }
        };
        return html! {
            <span class={classes!("dd", banner.class())}>{ blank(Some("number"), Subject::Number) }{ blank(None, Subject::Face) }</span>
        };
    }
    html! {
        <span class={classes!("dd", banner.class())} data-die="" key={drawing.state.turn()}>
            <span class="pdie number" data-help={Subject::Number.code()}><Pic id={die_face(state.number())} /></span>
            <span class="pdie" data-help={Subject::Face.code()}><Pic id={pictures::face(state.face())} /></span>
            if let Some((seat, number, _)) = guarded(drawing) {
                <span class={classes!("pdie", "guard", drawing.moment.banner(seat).class())} data-help={Subject::Guard.code()}><Pic id={die_face(number)} /></span>
            }
        </span>
    }
}

/// The last guards' roll in this turn: seat, number, and whether it stopped the attack.
fn guarded(drawing: &Drawing<'_>) -> Option<(Seat, u8, bool)> {
    drawing.moment.turn.iter().rev().find_map(|event| match *event {
        Event::Guarded { seat, number, stopped } => Some((seat, number, stopped)),
        _ => None,
    })
}

/// The smallest and the largest number with which the guard stopped the attack: that of the cards in play, and of those
/// that left it since.
fn guard_numbers(drawing: &Drawing<'_>, seat: Seat) -> (u8, u8) {
    let since = drawing.moment.turn.iter().rev();
    let since = since.take_while(|event| !matches!(event, Event::Guarded { .. }));
    let left = since.filter_map(|event| match *event {
        Event::Lost { seat: owner, card, .. } if owner == seat => Some(card),
        Event::TakenOver { seat: taker, card, .. } if taker != seat => Some(card),
        _ => None,
    });
    let cards = drawing.state.owned_of(seat.0, &sets::GUARDS).chain(left);
    let numbers =
        cards.flat_map(|card| card.row().passives()).filter_map(|passive| match passive {
            Passive::Guards(from, to) => Some((from, to)),
            _ => None,
        });
    numbers.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1))).unwrap_or((0, 0))
}

/// The effect of a guard's roll in a sentence.
pub(super) fn guard_said(drawing: &Drawing<'_>) -> Option<Text> {
    let (seat, number, stopped) = guarded(drawing)?;
    let (name, (from, to)) = (drawing.moment.name(seat), guard_numbers(drawing, seat));
    let key = if stopped { "princes-guard-stops" } else { "princes-guard-fails" };
    let args = [
        ("name", name.as_ref().into()),
        ("number", number.into()),
        ("from", from.into()),
        ("to", to.into()),
    ];
    Some(drawing.moment.say(key, &args))
}

/// The event of this turn, until the turn ends, even after its card is back under the stack.
pub(super) fn event(drawing: &Drawing<'_>) -> Option<Card> {
    let drawn = drawing.moment.turn.iter().rev().find_map(|event| match event {
        Event::EventDrawn { card } => Some(*card),
        _ => None,
    });
    Some(drawing.state.current()).filter(|card| card.is_some()).or(drawn)
}

/// The results of the dice, as a title and a sentence.
fn rolled(drawing: &Drawing<'_>) -> (Text, Text) {
    let (moment, state, words) = (drawing.moment, drawing.state, &drawing.moment.words);
    if state.face() == 0 {
        return (moment.t("princes-before-roll"), moment.t("princes-before-roll-say"));
    }
    let number = guard_said(drawing)
        .unwrap_or_else(|| moment.say("princes-number", &[("number", state.number().into())]));
    if let Some(card) = event(drawing) {
        return (names::card(words, card).into(), number);
    }
    (moment.t(&format!("princes-face-{}", state.face().min(5))), number)
}

/// A stack: picture, number of cards, name.
struct Pile {
    icon: Icon,
    class: Classes,
    count: usize,
    name: Text,
    part: Option<Part>,
    subject: Subject,
    /// Price of a card, if it is bought from here.
    price: Option<Amounts>,
    press: Callback<()>,
}

/// A price as signs; those of resources that the principality below lacks are faded.
fn price_signs(drawing: &Drawing<'_>, price: &Amounts) -> Html {
    let held = drawing.state.realm(drawing.below).amounts();
    let each = art::each_of(price, Some(&held)).into_iter().enumerate();
    html! {
        <span class="price" aria-hidden="true">{ for each.map(|(at, (kind, there))| html! {
            <Pic key={at} id={pictures::resource(kind)} class={classes!((!there).then_some("missing"))} />
        }) }</span>
    }
}

fn pile(drawing: &Drawing<'_>, pile: Pile) -> Html {
    let Pile { icon, class, count, name, part, subject, price, press } = pile;
    let lit = part.is_some_and(|part| drawing.is_lit(part));
    let args = [("name", name.as_ref().into()), ("count", (count as u32).into())];
    let mut label = drawing.moment.say("princes-pile", &args).to_string();
    if let Some(price) = &price {
        label.push_str(". ");
        let what = [("what", arg(names::amounts(&drawing.moment.words, price)))];
        label.push_str(&drawing.moment.say("princes-what-price", &what));
    }
    html! {
        <button type="button" class={classes!("stk", lit.then_some("lit"))} aria-label={AttrValue::from(label)}
            data-help={subject.code()} onclick={on_press(&press)}>
            <span class={classes!("pile", class, (count == 0).then_some("gone"))}><Pic id={icon} /><em>{ count }</em></span>
            { for price.map(|price| price_signs(drawing, &price)) }
            <span>{ AttrValue::from(name) }</span>
        </button>
    }
}

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
fn face_of_stack(drawing: &Drawing<'_>, at: usize) -> (Text, Icon, Classes) {
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

fn stacks(drawing: &Drawing<'_>) -> Vec<Html> {
    let piles = (0..drawing.state.stack_count()).map(|at| {
        let part = Part::Stack(at as u8 + 1);
        let (name, icon, class) = face_of_stack(drawing, at);
        let press = match drawing.is_lit(part) {
            true => drawing.press(part, None),
            false => drawing.act.explain(about_stack(drawing, at)),
        };
        let (count, subject) = (drawing.state.stack(at).len(), Subject::Stack(at));
        let part = Some(part);
        pile(drawing, Pile { icon, class, count, name, part, subject, price: None, press })
    });
    piles.collect()
}

/// The open stack, equal cards once.
fn open(drawing: &Drawing<'_>) -> Vec<Html> {
    let state = drawing.state;
    let mut seen: Vec<Card> = state.open().to_vec();
    seen.dedup();
    let piles = seen.into_iter().map(|card| {
        let part = Part::Open(card);
        pile(
            drawing,
            Pile {
                icon: pictures::picture(card),
                class: classes!("open", pictures::family(card.row())),
                count: state.open().iter().filter(|other| **other == card).count(),
                name: names::card(&drawing.moment.words, card).into(),
                part: Some(part),
                subject: Subject::Card(card),
                price: None,
                press: drawing.press(part, Some(Shown { card, laid: None })),
            },
        )
    });
    piles.collect()
}

/// Regions, roads, settlements and cities left.
fn supply(drawing: &Drawing<'_>) -> Vec<Html> {
    let state = drawing.state;
    let left = |at: usize| usize::from(state.supply().at(at));
    let centre = || classes!("open", "f-centre");
    let all = [
        ("bk-region", "princes-regions", Subject::Regions, state.regions().len(), None),
        ("pr-road", "princes-roads", Subject::Roads, left(0), Some(ROAD)),
        ("pr-settlement", "princes-settlements", Subject::Settlements, left(1), Some(SETTLEMENT)),
        ("pr-city", "princes-cities", Subject::Cities, left(2), Some(CITY)),
    ];
    let one =
        |(icon, key, subject, count, price): (Icon, &str, Subject, usize, Option<Amounts>)| {
            let name = drawing.moment.t(key);
            let class = if price.is_some() { centre() } else { classes!() };
            let press = drawing.act.explain(super::asked::of_subject(drawing, subject));
            pile(drawing, Pile { icon, class, count, name, part: None, subject, price, press })
        };
    all.into_iter().map(one).collect()
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
fn face_of_events(drawing: &Drawing<'_>) -> (Icon, Classes) {
    let current = drawing.state.current();
    match current.is_some() {
        true => {
            let class = classes!("open", pictures::family(current.row()));
            (pictures::picture(current), class)
        }
        false => ("bk-event", classes!()),
    }
}

/// The event stack and the discard pile.
fn events(drawing: &Drawing<'_>) -> Vec<Html> {
    let (moment, state) = (drawing.moment, drawing.state);
    let (icon, class) = face_of_events(drawing);
    let press = match drawing.is_lit(Part::Events) {
        true => drawing.press(Part::Events, None),
        false => drawing.act.explain(about_events(drawing)),
    };
    let (part, subject) = (Some(Part::Events), Subject::Events);
    let (name, count) = (moment.t("princes-events"), state.events().len());
    let events = Pile { icon, class, count, name, part, subject, price: None, press };
    let mut shown = vec![pile(drawing, events)];
    if let Some(top) = state.discard().last() {
        let subject = Subject::Discards;
        let press = drawing.act.explain(super::asked::of_subject(drawing, subject));
        let class = classes!("open", pictures::family(top.row()));
        let (icon, name) = (pictures::picture(*top), moment.t("princes-discards"));
        let count = state.discard().len();
        let part = None;
        let discards = Pile { icon, class, count, name, part, subject, price: None, press };
        shown.push(pile(drawing, discards));
    }
    shown
}

/// The band between the principalities.
pub(super) fn band(drawing: &Drawing<'_>) -> Html {
    let (dice, title, say, help) = match picks::selected(drawing) {
        Some((backs, title, say)) => (backs, title, say, Subject::Middle),
        None => {
            let (title, say) = rolled(drawing);
            (dice(drawing), title, say, Subject::Face)
        }
    };
    let mut draws = stacks(drawing);
    draws.extend(open(drawing));
    html! {
        <section class="band sheet" data-part="table" data-help={Subject::Middle.code()} aria-label={AttrValue::from(drawing.moment.t("princes-tab-stacks"))}>
            <div class="roll">{ dice }
                <div class="rolled" data-help={help.code()}><b>{ AttrValue::from(title) }</b><span>{ AttrValue::from(say) }</span></div></div>
            <div class="stks">
                <div class="pgrp">{ for draws }</div>
                <div class="pgrp">{ for supply(drawing) }</div>
                <div class="pgrp">{ for events(drawing) }</div>
            </div>
        </section>
    }
}
