//! The band between the principalities: the dice with their results, the stacks, the supply.

use super::piles::{about_events, about_stack, face_of_events, face_of_stack};
use super::rolls::{event, guard_said, guarded};
use super::{Drawing, picks};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, Kind};
use crate::web::princes::art::{self, pictures};
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::subject::Subject;
use crate::web::princes::words::names::{self, arg};
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
    let rolled = drawing.moment.say("princes-rolled", &[("number", state.number().into())]);
    html! {
        <span class={classes!("dd", banner.class())} data-die="" key={drawing.state.turn()}>
            <span class="pdie number" role="img" aria-label={AttrValue::from(rolled)} data-help={Subject::Number.code()}><Pic id={die_face(state.number())} /></span>
            <span class="pdie" data-help={Subject::Face.code()}><Pic id={pictures::face(state.face())} /></span>
            if let Some((seat, number, _)) = guarded(drawing) {
                <span class={classes!("pdie", "guard", drawing.moment.banner(seat).class())} data-help={Subject::Guard.code()}><Pic id={die_face(number)} /></span>
            }
        </span>
    }
}

/// The results of the dice, as a title and a sentence.
pub(super) fn rolled(drawing: &Drawing<'_>) -> (Text, Text) {
    let (moment, state, words) = (drawing.moment, drawing.state, &drawing.moment.words);
    if state.face() == 0 {
        return (moment.t("princes-before-roll"), moment.t("princes-before-roll-say"));
    }
    let number = guard_said(drawing)
        .unwrap_or_else(|| moment.say("princes-rolled", &[("number", state.number().into())]));
    if let Some(card) = event(drawing) {
        return (names::card(words, card).into(), number);
    }
    (moment.t(&format!("princes-face-{}", state.face().min(5))), number)
}

/// The effect of the event as a short line, and that of an event card as its text, which needs more room.
fn effect(drawing: &Drawing<'_>) -> Option<(Text, Option<Text>)> {
    let (words, face) = (&drawing.moment.words, drawing.state.face());
    if face == 0 || guarded(drawing).is_some() {
        return None;
    }
    let Some(card) = event(drawing) else {
        return Some((drawing.moment.t(&format!("princes-face-{}-does", face.min(5))), None));
    };
    let (brief, full) = (names::brief(words, card), names::effect(words, card));
    let longer = (brief != full).then(|| full.into());
    Some((brief.into(), longer))
}

/// The line below the title: the effect, or else what was rolled.
fn said(say: Text, effect: Option<(Text, Option<Text>)>) -> Html {
    let Some((brief, full)) = effect else {
        return html! { <span>{ AttrValue::from(say) }</span> };
    };
    html! { <>
        <span class={classes!("does", full.is_some().then_some("brief"))}>{ AttrValue::from(brief) }</span>
        { for full.map(|full| html! { <span class="does long">{ AttrValue::from(full) }</span> }) }
    </> }
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

/// A price as one sign for each resource, its number before it where it is more than one; a resource is faded while the
/// principality below holds less of it.
pub(super) fn price_signs(drawing: &Drawing<'_>, price: &Amounts) -> Html {
    let held = drawing.state.realm(drawing.below).amounts();
    let is_missing = |kind: Kind, count: u8| held.at(kind.index()) < count;
    html! { <span class="price" aria-hidden="true">{ for art::signs(price, is_missing) }</span> }
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
            { caption(&name) }
        </button>
    }
}

/// The name below a stack; the family of a numbered one is an element of its own.
fn caption(name: &Text) -> Html {
    let numbered = name.rsplit_once(' ').filter(|(_, number)| number.parse::<u8>().is_ok());
    match numbered {
        Some((family, number)) => {
            html! { <span><span class="family">{ format!("{family} ") }</span>{ number.to_owned() }</span> }
        }
        None => html! { <span>{ AttrValue::from(name.clone()) }</span> },
    }
}

fn stacks(drawing: &Drawing<'_>) -> Vec<Html> {
    let piles = (0..drawing.state.stack_count()).map(|at| {
        let part = Part::Stack(at as u8 + 1);
        let (name, icon, class) = face_of_stack(drawing, at);
        let back = drawing.state.back(at);
        let again = (0..at).any(|before| drawing.state.back(before) == back);
        let class = classes!(class, again.then_some("again"));
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
    let (dice, title, say, effect, help) = match picks::selected(drawing) {
        Some((backs, title, say)) => (backs, title, say, None, Subject::Middle),
        None => {
            let (title, say) = rolled(drawing);
            (dice(drawing), title, say, effect(drawing), Subject::Face)
        }
    };
    let mut draws = stacks(drawing);
    draws.extend(open(drawing));
    html! {
        <section class="band sheet" data-part="table" data-help={Subject::Middle.code()} aria-label={AttrValue::from(drawing.moment.t("princes-tab-stacks"))}>
            <div class="roll">{ dice }
                <div class="rolled" data-help={help.code()}><b>{ AttrValue::from(title) }</b>{ said(say, effect) }</div></div>
            <div class="stks">
                <div class="pgrp">{ for draws }</div>
                <div class="pgrp">{ for supply(drawing) }</div>
                <div class="pgrp">{ for events(drawing) }</div>
            </div>
        </section>
    }
}
