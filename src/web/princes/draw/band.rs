//! What lies between the principalities: the dice and what they brought, the stacks, the supply.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::card::Card;
use crate::games::princes::event::Event;
use crate::games::princes::state::{FACE_UP, Slot};
use crate::web::princes::art::pictures;
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::Part;
use crate::web::princes::names::{self, arg};
use crate::web::table::HelpText;
use crate::web::ui::Pic;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// Both dice.
pub(super) fn dice(drawing: &Drawing<'_>) -> Html {
    let state = drawing.state;
    let banner = drawing.moment.banner(Seat(state.active));
    if state.face == 0 {
        // Dice without pips: nothing that could be taken for a roll.
        let blank = |class: Option<&'static str>| {
            html! {
                <span class={classes!("pdie", class)}><svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                    <rect class="i-d" x="5" y="5" width="54" height="54" rx="11" />
                    <rect class="i-dl" x="9" y="9" width="46" height="46" rx="8" /></svg></span>
            }
        };
        return html! {
            <span class={classes!("dd", banner.class())}>{ blank(Some("number")) }{ blank(None) }</span>
        };
    }
    html! {
        <span class={classes!("dd", banner.class())} data-die="" key={drawing.state.turn}>
            <span class="pdie number"><Pic id={pictures::die(state.number)} /></span>
            <span class="pdie"><Pic id={pictures::face(state.face)} /></span>
        </span>
    }
}

/// What the dice brought, as a title and a sentence.
fn rolled(drawing: &Drawing<'_>) -> (Text, Text) {
    let (moment, state, words) = (drawing.moment, drawing.state, &drawing.moment.words);
    if state.face == 0 {
        return (moment.t("princes-before-roll"), moment.t("princes-before-roll-say"));
    }
    let number = moment.say("princes-number", &[("number", state.number.into())]);
    // The event of this turn is told until its end, also when its card lies under the others again.
    let drawn = moment.turn.iter().rev().find_map(|event| match event {
        Event::EventDrawn { card } => Some(*card),
        _ => None,
    });
    if let Some(card) = Some(state.current).filter(|card| card.is_some()).or(drawn) {
        return (names::card(words, card).into(), number);
    }
    (moment.t(&format!("princes-face-{}", state.face.min(5))), number)
}

/// A stack: its picture, how many cards lie there, what it is.
struct Pile {
    icon: Icon,
    class: Classes,
    count: usize,
    name: Text,
    part: Option<Part>,
    press: Callback<()>,
}

fn pile(drawing: &Drawing<'_>, pile: Pile) -> Html {
    let Pile { icon, class, count, name, part, press } = pile;
    let lit = part.is_some_and(|part| drawing.is_lit(part));
    let args = [("name", name.as_ref().into()), ("count", (count as u32).into())];
    let label = drawing.moment.say("princes-pile", &args);
    html! {
        <button type="button" class={classes!("stk", lit.then_some("lit"))} aria-label={AttrValue::from(label)}
            onclick={move |_| press.emit(())}>
            <span class={classes!("pile", class, (count == 0).then_some("gone"))}><Pic id={icon} /><em>{ count }</em></span>
            <span>{ AttrValue::from(name) }</span>
        </button>
    }
}

/// Cards of a stack that are known here, from the top.
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

fn explained(drawing: &Drawing<'_>, title: Text, icon: Icon, lines: Vec<Text>) -> Callback<()> {
    let picture = html! { <Pic id={icon} /> };
    let help = HelpText { title, picture, refusal: Text::default(), lines };
    drawing.act.explain(help)
}

fn stacks(drawing: &Drawing<'_>) -> Vec<Html> {
    let (moment, state) = (drawing.moment, drawing.state);
    let piles = (0..state.stack_count()).map(|at| {
        let (cards, set) = (state.stack(at), state.back(at));
        let part = Part::Stack(at as u8 + 1);
        let name = moment.t(&format!("princes-short-{}", set.key()));
        let name: Text = format!("{name} {}", at + 1).into();
        // What lies face up on a stack shows itself.
        let top = cards.last().filter(|slot| slot.known == FACE_UP && slot.card.is_some());
        let (icon, class) = match top {
            Some(slot) => {
                (pictures::picture(slot.card), classes!("open", pictures::family(slot.card.row())))
            }
            None => (pictures::back_of(set), classes!()),
        };
        let press = match drawing.is_lit(part) {
            true => drawing.press(part, None),
            false => {
                let mut lines = vec![moment.t("princes-stack-say")];
                lines.extend(known(drawing, cards));
                explained(drawing, name.clone(), icon, lines)
            }
        };
        pile(drawing, Pile { icon, class, count: cards.len(), name, part: Some(part), press })
    });
    piles.collect()
}

/// The open stack, equal cards once.
fn open(drawing: &Drawing<'_>) -> Vec<Html> {
    let state = drawing.state;
    let mut seen: Vec<Card> = state.open.to_vec();
    seen.dedup();
    let piles = seen.into_iter().map(|card| {
        let part = Part::Open(card);
        pile(
            drawing,
            Pile {
                icon: pictures::picture(card),
                class: classes!("open", pictures::family(card.row())),
                count: state.open.iter().filter(|other| **other == card).count(),
                name: names::card(&drawing.moment.words, card).into(),
                part: Some(part),
                press: drawing.press(part, Some(Shown { card, laid: None })),
            },
        )
    });
    piles.collect()
}

/// Regions, roads, settlements and cities that are left.
fn supply(drawing: &Drawing<'_>) -> Vec<Html> {
    let (moment, state) = (drawing.moment, drawing.state);
    let regions: Vec<Text> =
        state.regions.iter().map(|region| names::region(&moment.words, *region).into()).collect();
    let left = regions.iter().map(ToString::to_string).collect::<Vec<_>>();
    let lines = vec![moment.t("princes-regions-say"), moment.words.list(&left).into()];
    let centre = classes!("open", "f-centre");
    let rest = [
        ("pr-road", "princes-roads", "princes-roads-say", 0),
        ("pr-settlement", "princes-settlements", "princes-settlements-say", 1),
        ("pr-city", "princes-cities", "princes-cities-say", 2),
    ];
    let name = moment.t("princes-regions");
    let first = pile(
        drawing,
        Pile {
            icon: "bk-region",
            class: classes!(),
            count: regions.len(),
            name: name.clone(),
            part: None,
            press: explained(drawing, name, "bk-region", lines),
        },
    );
    let rest = rest.into_iter().map(|(icon, key, say, at)| {
        let name = moment.t(key);
        let press = explained(drawing, name.clone(), icon, vec![moment.t(say)]);
        let count = usize::from(state.supply.at(at));
        pile(drawing, Pile { icon, class: centre.clone(), count, name, part: None, press })
    });
    std::iter::once(first).chain(rest).collect()
}

/// Events and what was discarded.
fn events(drawing: &Drawing<'_>) -> Vec<Html> {
    let (moment, state, words) = (drawing.moment, drawing.state, &drawing.moment.words);
    let name = moment.t("princes-events");
    let mut lines = vec![moment.t("princes-events-say")];
    if state.current.is_some() {
        lines.push(names::effect(words, state.current).into());
    }
    lines.extend(known(drawing, &state.events));
    let (icon, class) = match state.current.is_some() {
        true => (
            pictures::picture(state.current),
            classes!("open", pictures::family(state.current.row())),
        ),
        false => ("bk-event", classes!()),
    };
    let press = match drawing.is_lit(Part::Events) {
        true => drawing.press(Part::Events, None),
        false => explained(drawing, name.clone(), icon, lines),
    };
    let part = Some(Part::Events);
    let events = pile(drawing, Pile { icon, class, count: state.events.len(), name, part, press });
    let mut shown = vec![events];
    if let Some(top) = state.discard.last() {
        let name = moment.t("princes-discards");
        let cards: Vec<String> =
            state.discard.iter().rev().map(|card| names::card(words, *card)).collect();
        let icon = pictures::picture(*top);
        let press = explained(drawing, name.clone(), icon, vec![words.list(&cards).into()]);
        let class = classes!("open", pictures::family(top.row()));
        let count = state.discard.len();
        shown.push(pile(drawing, Pile { icon, class, count, name, part: None, press }));
    }
    shown
}

/// What lies between the principalities.
pub(super) fn band(drawing: &Drawing<'_>) -> Html {
    let (title, say) = rolled(drawing);
    let mut draws = stacks(drawing);
    draws.extend(open(drawing));
    html! {
        <section class="band sheet" data-part="table" aria-label={AttrValue::from(drawing.moment.t("princes-tab-stacks"))}>
            <div class="roll">{ dice(drawing) }
                <p><b>{ AttrValue::from(title) }</b><span>{ AttrValue::from(say) }</span></p></div>
            <div class="stks">
                <div class="pgrp">{ for draws }</div>
                <div class="pgrp">{ for supply(drawing) }</div>
                <div class="pgrp">{ for events(drawing) }</div>
            </div>
        </section>
    }
}
