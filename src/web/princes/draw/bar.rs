//! The action bar: what is to be done, and choices that have no place on the table.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::princes::Decision;
use crate::games::princes::action::Means;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Kind;
use crate::games::princes::place::Place;
use crate::web::princes::art::pictures;
use crate::web::princes::asks::{self, Asked};
use crate::web::princes::model::Picked;
use crate::web::princes::model::parts::{Part, Verb};
use crate::web::princes::names::{self, arg};
use crate::web::princes::phrases;
use crate::web::table::{Bar, Button};
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// More buttons than these stand in a list beside the principality.
const FEW: usize = 3;

/// What the bar says and offers.
pub(super) fn bar(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    if moment.over {
        return Bar {
            title: moment.t("princes-over"),
            say: moment.t("princes-over-say"),
            ..Bar::default()
        };
    }
    let Some(seat) = drawing.chooser else { return waiting(drawing) };
    let mut buttons: Vec<Button> =
        few_parts(drawing).into_iter().map(|part| part_button(drawing, part)).collect();
    if !drawing.path().is_empty() {
        let back = drawing.act.pick(Picked::default());
        buttons.push(Button::new("u-close", moment.t("princes-put-back"), back));
    }
    let flag = html! {
        <i class={classes!("pchip", moment.banner(Seat(seat)).class())} aria-hidden="true"></i>
    };
    Bar { before: flag, title: title(drawing), say: say(drawing), buttons, end: end(drawing) }
}

/// Nobody chooses here: the past, or somebody else.
fn waiting(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    let seat = drawing.state.task().map_or(drawing.state.active, |task| task.seat);
    let name = moment.name(Seat(seat));
    let title = moment.say("table-to-move", &[("name", name.as_ref().into())]);
    Bar { title, ..Bar::default() }
}

/// What is asked, or what is being done.
pub(super) fn title(drawing: &Drawing<'_>) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let Some(decision) = drawing.decision else { return Text::default() };
    let named = |card: Card| {
        let args = [
            ("card", arg(names::card(words, card))),
            ("what", moment.t(next_key(drawing)).as_ref().into()),
        ];
        moment.say("princes-with-card", &args)
    };
    let takes = drawing.lit.as_slice() == [Part::Verb(Verb::Take)];
    match drawing.path().first() {
        Some(_) if takes => question(drawing, &decision),
        Some(Part::Hand(card) | Part::Rival(card) | Part::Open(card) | Part::Sight(card)) => {
            named(*card)
        }
        Some(Part::Laid { laid, .. }) => named(laid.card),
        Some(Part::Verb(Verb::Trade)) => match drawing.path().get(1) {
            Some(Part::By(by)) => {
                moment.say("princes-trade-where", &[("what", arg(phrases::means(words, *by)))])
            }
            Some(_) => moment.t(next_key(drawing)),
            None => moment.t("princes-trade-what"),
        },
        Some(_) => moment.t(next_key(drawing)),
        None => question(drawing, &decision),
    }
}

/// Who is asked, and where.
fn asked<'a>(drawing: &'a Drawing<'_>, rival: &'a str) -> Asked<'a> {
    Asked { state: drawing.state, seat: drawing.seat(), rival }
}

/// What a decision asks; of somebody whose principality lies above, with the name.
pub(super) fn question(drawing: &Drawing<'_>, decision: &Decision) -> Text {
    let moment = drawing.moment;
    let rival = drawing.rival();
    let what = asks::question(&moment.words, asked(drawing, &rival), decision);
    if drawing.seat() == drawing.below {
        return what.into();
    }
    let name = moment.name(Seat(drawing.seat()));
    moment.say("princes-asked-of", &[("name", name.as_ref().into()), ("what", arg(what))])
}

/// What comes next, by what is lit.
fn next_key(drawing: &Drawing<'_>) -> &'static str {
    match drawing.lit.first() {
        Some(Part::Site { .. }) => "princes-next-place",
        Some(Part::Region(_)) => "princes-next-region",
        Some(Part::Laid { .. }) => "princes-next-card",
        Some(Part::Stack(_)) => "princes-next-stack",
        Some(Part::Kind(_)) => "princes-next-kind",
        Some(Part::Land(_)) => "princes-next-land",
        Some(Part::Hand(_) | Part::Sight(_) | Part::Rival(_)) => "princes-next-hand",
        Some(Part::Saving(_)) => "princes-next-price",
        _ => "princes-next-how",
    }
}

/// Why, and what else there is to know.
fn say(drawing: &Drawing<'_>) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let Some(decision) = drawing.decision else { return Text::default() };
    if let Some(Part::Hand(card) | Part::Open(card) | Part::Sight(card) | Part::Rival(card)) =
        drawing.path().first()
    {
        // The large card says the same; on a phone it lies below what is looked at.
        let held = matches!(drawing.path().first(), Some(Part::Hand(_) | Part::Open(_)));
        let shown = (held || !drawing.phone()) && drawing.picked().shown.is_some();
        return if shown { Text::default() } else { names::effect(words, *card).into() };
    }
    // Where its choices stand in a list, the card itself isn't shown large.
    if let Some(Part::Laid { laid, .. }) = drawing.path().first()
        && !tray_parts(drawing).is_empty()
    {
        return names::effect(words, laid.card).into();
    }
    if let (true, Some(beside)) = (drawing.path().is_empty(), super::board::beside(drawing)) {
        return beside;
    }
    match decision {
        Decision::Turn if drawing.path().is_empty() => moment.t("princes-say-turn"),
        Decision::Roll => moment.t("princes-say-roll"),
        Decision::Arrange { .. } => moment.t("princes-say-arrange"),
        Decision::FirstStack { .. } => moment.t("princes-say-first"),
        Decision::Exchange { .. } => moment.t("princes-say-exchange"),
        Decision::ExchangeDraw => {
            let cost = drawing.state.search_cost(drawing.seat());
            moment.say("princes-say-exchange-draw", &[("count", cost.into())])
        }
        Decision::Up { .. } => moment.t("princes-say-regions"),
        Decision::Scout => moment.t("princes-say-scout"),
        Decision::Gain { why, .. } => {
            moment.say("princes-say-gain", &[("why", arg(names::why(words, why)))])
        }
        _ => asks::because(words, asked(drawing, &drawing.rival()), &decision).into(),
    }
}

/// Lit parts that have no place on the table.
fn loose_parts(drawing: &Drawing<'_>) -> Vec<Part> {
    let phone = drawing.phone();
    let is_loose = |part: &&Part| match part {
        Part::Verb(verb) => !matches!(verb, Verb::End | Verb::Decline | Verb::Roll | Verb::Take),
        Part::Kind(_)
        | Part::Number(_)
        | Part::Amount(_)
        | Part::Side(_)
        | Part::By(_)
        | Part::Saving(_) => true,
        Part::Stack(_) | Part::Events => phone,
        Part::Site { at, .. } => *at == Place::MARKER,
        _ => false,
    };
    drawing.lit.iter().filter(is_loose).copied().collect()
}

/// Those that stand in the bar: a few, or on a phone all but the rows of trades.
fn few_parts(drawing: &Drawing<'_>) -> Vec<Part> {
    let parts = loose_parts(drawing);
    if parts.len() > FEW { vec![] } else { parts }
}

/// Those that stand in a list.
pub(super) fn tray_parts(drawing: &Drawing<'_>) -> Vec<Part> {
    let parts = loose_parts(drawing);
    if parts.len() > FEW { parts } else { vec![] }
}

/// The button of a part.
pub(super) fn part_button(drawing: &Drawing<'_>, part: Part) -> Button {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let (icon, label): (Icon, Text) = match part {
        Part::Verb(verb) => (verb_icon(verb), verb_label(drawing, verb)),
        Part::Kind(kind) => (pictures::resource(kind), names::kind(words, kind).into()),
        Part::Number(number) => {
            (pictures::die(number), moment.say("princes-number", &[("number", number.into())]))
        }
        Part::Amount(count) => ("", moment.say("princes-count", &[("count", count.into())])),
        Part::Side(side) => ("u-turn", side_label(drawing, side)),
        Part::By(by) => (means_icon(by), phrases::means(words, by).into()),
        Part::Saving(saving) => ("r-gold", phrases::saving(words, saving).into()),
        Part::Stack(stack) => {
            let set = drawing.state.back(usize::from(stack.saturating_sub(1)));
            let label = moment.say("princes-stack", &[("number", stack.into())]);
            (pictures::back_of(set), label)
        }
        Part::Events => ("bk-event", moment.t("princes-events")),
        _ => ("pr-triumph", moment.t("princes-place-marker")),
    };
    Button::new(icon, label, drawing.press(part, None))
}

/// The points of a side that a card may be turned to, and the price.
fn side_label(drawing: &Drawing<'_>, side: u8) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let Some(Part::Laid { laid, .. }) = drawing.path().first() else {
        return moment.say("princes-side", &[("number", side.into())]);
    };
    let what = ("what", arg(phrases::side_points(words, laid.card, side)));
    let price = ("price", arg(phrases::turning(words, laid.card)));
    moment.say("princes-do-turn", &[what, price])
}

fn means_icon(by: Means) -> Icon {
    let kind = match by {
        Means::Bank { resource }
        | Means::Ship { resource }
        | Means::Light { resource, .. }
        | Means::Favour { resource } => resource,
        Means::Large { from }
        | Means::LightLarge { from, .. }
        | Means::Miller { from }
        | Means::Mill { from }
        | Means::Post { from } => from.kind(),
        Means::Wagon { given } => given.first().copied().unwrap_or(Kind::Lumber),
    };
    pictures::resource(kind)
}

const fn verb_icon(verb: Verb) -> Icon {
    match verb {
        Verb::Roll | Verb::Name => "u-dicebag",
        Verb::Trade | Verb::Move => "u-trade",
        Verb::Remove => "u-bin",
        Verb::Peek => "u-eye",
        Verb::Top => "u-deck",
        Verb::Scout => "pr-scout",
        Verb::Triumph => "pr-triumph",
        Verb::Decline => "u-close",
        Verb::Play | Verb::Use | Verb::Resources | Verb::End | Verb::Take => "u-check",
    }
}

fn verb_label(drawing: &Drawing<'_>, verb: Verb) -> Text {
    let by_exchange = drawing.decision == Some(Decision::ExchangeDraw);
    let moment = drawing.moment;
    let reward = |triumph| asks::reward(&moment.words, drawing.state, drawing.seat(), triumph);
    moment.t(match verb {
        Verb::Triumph => return reward(true).into(),
        Verb::Resources => return reward(false).into(),
        Verb::Top if by_exchange => "princes-do-draw-top",
        Verb::Peek if by_exchange => "princes-do-look-through",
        _ => phrases::verb_key(verb),
    })
}

/// The button that goes on: rolls, ends, stops.
fn end(drawing: &Drawing<'_>) -> Option<Button> {
    let moment = drawing.moment;
    if let (Some(Part::Sight(card) | Part::Rival(card)), [Part::Verb(Verb::Take)]) =
        (drawing.path().first(), drawing.lit.as_slice())
    {
        let press = drawing.press(Part::Verb(Verb::Take), None);
        let sub = names::card(&moment.words, *card).into();
        let label = moment.t("princes-do-take-it");
        return Some(Button { sub, lit: true, ..Button::new("", label, press) });
    }
    let verb = [Verb::Roll, Verb::End, Verb::Decline]
        .into_iter()
        .find(|verb| drawing.choosing.lit(&[]).contains(&Part::Verb(*verb)))?;
    let picked = Picked::default();
    let press = match drawing.choosing.press(&picked.path, Part::Verb(verb)) {
        crate::web::princes::model::choosing::Pressed::Play(action) => {
            drawing.act.play(Seat(drawing.seat()), action)
        }
        _ => return None,
    };
    let label = match verb {
        Verb::Roll => moment.t("princes-do-roll"),
        Verb::End => moment.t("princes-do-end"),
        _ => moment.t(asks::decline_key(drawing.state)),
    };
    let limit = drawing.state.hand_limit(drawing.seat()) as u32;
    let sub = match verb {
        Verb::End => moment.say("princes-do-end-say", &[("count", limit.into())]),
        _ => Text::default(),
    };
    // The roll is all that there is to do; the end of a turn only when nothing else is.
    let rest = drawing.choosing.calling(&[]).len();
    let lit = verb == Verb::Roll || rest == 1;
    Some(Button { sub, lit, ..Button::new("", label, press) })
}
