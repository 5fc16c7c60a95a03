//! Explanations of everything on the table.

use super::Drawing;
use super::seats::spoken;
use crate::engine::seat::Seat;
use crate::games::road::cards::{EventCard, GOAL, Resource, SAFE, Special, ratio};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::web::road::art::pictures::{
    event_class, face, metropolis_key, special_icon, special_key,
};
use crate::web::road::art::{back, build_card, event_card, resource_card};
use crate::web::road::model::race::needed;
use crate::web::road::model::row::{Cost, DisplayCard, Lack, metropolises, row};
use crate::web::road::model::seats::place;
use crate::web::road::model::subject::Subject;
use crate::web::road::words::phrases;
use crate::web::table::HelpText;
use crate::web::ui::Pic;
use crate::web::ui::text::{Icon, Text};
use crate::web::ui::widgets::flag;
use yew::prelude::*;

/// Explanation of a card of the display, with the reason if it can't be bought.
pub(super) fn of_card(drawing: &Drawing<'_>, offer: &DisplayCard) -> HelpText {
    let refusal = match offer.cost {
        Cost::Locked(lack) => lacks(drawing, lack),
        _ => Text::default(),
    };
    HelpText { refusal, ..of_purchase(drawing, offer.card) }
}

/// The missing requirement, in words.
pub(super) fn lacks(drawing: &Drawing<'_>, lack: Lack) -> Text {
    let moment = drawing.moment;
    match lack {
        Lack::Cards(cards) => {
            moment.say("road-lacks-cards", &[("cards", phrases::cards_arg(&moment.words, &cards))])
        }
        Lack::Settlement => moment.t("road-lacks-settlement"),
        Lack::City => moment.t("road-lacks-city"),
    }
}

/// Explanation of a card, wherever it lies.
fn of_purchase(drawing: &Drawing<'_>, card: Purchase) -> HelpText {
    let moment = drawing.moment;
    let words = &moment.words;
    let side = moment.view.open().options().metropolises;
    let price = [("cards", phrases::cards_arg(words, &card.price()))];
    let about: Text = match card.metropolis() {
        Some(name) => moment.t(&format!("road-help-metropolis-{}", metropolis_key(name))),
        None if card.build_card().is_none() => moment.t(match side {
            Side::A => "road-help-metropolis-a",
            Side::B => "road-help-metropolis-b",
        }),
        None => moment.t(&format!("road-help-{}", face(card))),
    };
    HelpText {
        title: phrases::name(words, card).into(),
        picture: build_card(card, side, words),
        lines: vec![about, moment.say("road-help-price", &price), moment.t("road-help-replace")],
        ..HelpText::default()
    }
}

/// Explanation of a subject.
pub(super) fn of_subject(drawing: &Drawing<'_>, subject: Subject) -> HelpText {
    let moment = drawing.moment;
    let words = &moment.words;
    let topic = |key: &str, picture: Html| HelpText {
        title: moment.t(&format!("road-what-{key}")),
        picture,
        lines: vec![moment.t(&format!("road-what-{key}-say"))],
        ..HelpText::default()
    };
    match subject {
        Subject::Seat(seat) => seat_help(drawing, seat),
        Subject::Points(seat) => points(drawing, seat),
        Subject::Hand(seat) => hand(drawing, seat),
        Subject::Roads(seat) => roads(drawing, seat),
        Subject::Knights(seat) => knights(drawing, seat),
        Subject::Rate(seat) => rate(drawing, seat),
        Subject::Income(seat) => income(drawing, seat),
        Subject::Card(card) => match offered(drawing, card) {
            Some(offer) => of_card(drawing, &offer),
            None => of_purchase(drawing, card),
        },
        Subject::Special(card) => special(drawing, card),
        Subject::Kind(kind) => of_kind(drawing, kind),
        Subject::Event(card) => of_event(drawing, card),
        Subject::Deck => topic("deck", back("build")),
        Subject::Supply => topic("supply", back("res")),
        Subject::Discard => {
            let cards = phrases::cards_arg(words, &moment.view.open().discard());
            let mut help = topic("discard", back("res"));
            help.lines.insert(0, moment.say("road-discard-say", &[("cards", cards)]));
            help
        }
        Subject::Events => topic("events", back("event")),
        Subject::Display => topic("display", back("build")),
        Subject::Trade => topic("trade", pic("u-trade")),
        Subject::Drawn => topic("drawn", pic("u-history")),
        Subject::Cover => topic("cover", pic("u-cover")),
    }
}

fn pic(icon: Icon) -> Html {
    html! { <Pic id={icon} /> }
}

/// The offer of a card, if it is for sale.
fn offered(drawing: &Drawing<'_>, card: Purchase) -> Option<DisplayCard> {
    let (view, chooser) = (&drawing.moment.view, drawing.chooser());
    let five = row(view, chooser, &drawing.choices, drawing.picked()).into_iter().flatten();
    let beside = metropolises(view, chooser, &drawing.choices, drawing.picked());
    let beside = beside.into_iter().filter(|(_, left, _)| *left > 0).map(|(.., offer)| offer);
    five.chain(beside).find(|offer| offer.card == card)
}

fn seat_help(drawing: &Drawing<'_>, seat: Seat) -> HelpText {
    let moment = drawing.moment;
    let said = spoken(drawing, &place(&moment.view, seat));
    HelpText {
        title: moment.name(seat),
        picture: flag(moment.banner(seat), ""),
        lines: vec![format!("{said}.").into()],
        ..HelpText::default()
    }
}

fn points(drawing: &Drawing<'_>, seat: Seat) -> HelpText {
    let moment = drawing.moment;
    let args = [
        ("name", moment.name(seat).as_ref().into()),
        ("points", moment.view.open().points(seat).into()),
        ("goal", GOAL.into()),
    ];
    HelpText {
        title: moment.t("road-what-points"),
        picture: pic("mile-end"),
        lines: vec![moment.say("road-what-points-say", &args), moment.t("road-what-points-from")],
        ..HelpText::default()
    }
}

fn hand(drawing: &Drawing<'_>, seat: Seat) -> HelpText {
    let moment = drawing.moment;
    let place = place(&moment.view, seat);
    let args = [
        ("name", moment.name(seat).as_ref().into()),
        ("count", place.cards.into()),
        ("safe", place.safe.into()),
        ("least", SAFE.into()),
    ];
    HelpText {
        title: moment.say("road-hand-of", &args),
        picture: back("res"),
        lines: vec![moment.say("road-what-hand", &args), moment.say("road-what-safe", &args)],
        ..HelpText::default()
    }
}

/// A special card, and the counts of everybody.
fn special(drawing: &Drawing<'_>, card: Special) -> HelpText {
    let moment = drawing.moment;
    HelpText {
        title: capital(&phrases::special(&moment.words, card)),
        picture: pic(special_icon(card)),
        lines: vec![moment.t(&format!("road-what-{}", special_key(card))), counts(drawing, card)],
        ..HelpText::default()
    }
}

/// A name as a title.
fn capital(text: &str) -> Text {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), letters.as_str()).into()
}

/// Roads or knights of each seat.
fn counts(drawing: &Drawing<'_>, card: Special) -> Text {
    let moment = drawing.moment;
    let said = (0..moment.seats()).map(Seat).map(|seat| {
        format!("{} {}", moment.name(seat), moment.view.open().tableau(seat).strength(card))
    });
    format!("{}.", said.collect::<Vec<_>>().join(" · ")).into()
}

/// Number of roads or knights with which a seat takes a special card.
fn takes(drawing: &Drawing<'_>, seat: Seat, card: Special) -> Option<Text> {
    let moment = drawing.moment;
    let needed = needed(&moment.view, seat, card)?;
    let args = [("name", moment.name(seat).as_ref().into()), ("count", needed.into())];
    Some(moment.say(&format!("road-what-takes-{}", special_key(card)), &args))
}

fn income(drawing: &Drawing<'_>, seat: Seat) -> HelpText {
    let moment = drawing.moment;
    let income = place(&moment.view, seat).income;
    let args = [("name", moment.name(seat).as_ref().into()), ("count", income.into())];
    HelpText {
        title: format!("+{income}").into(),
        picture: back("res"),
        lines: vec![moment.say("road-what-income", &args)],
        ..HelpText::default()
    }
}

fn roads(drawing: &Drawing<'_>, seat: Seat) -> HelpText {
    let moment = drawing.moment;
    let count = moment.view.open().tableau(seat).roads;
    let args = [("roads", count.into()), ("rate", ratio(count).into())];
    HelpText {
        title: moment.say("road-what-roads", &args),
        picture: pic("c-road"),
        lines: [moment.t("road-what-route"), counts(drawing, Special::Route)]
            .into_iter()
            .chain(takes(drawing, seat, Special::Route))
            .chain([moment.say("road-what-rate", &args)])
            .collect(),
        ..HelpText::default()
    }
}

fn knights(drawing: &Drawing<'_>, seat: Seat) -> HelpText {
    let moment = drawing.moment;
    let count = moment.view.open().tableau(seat).knights;
    HelpText {
        title: moment.say("road-what-knights", &[("knights", count.into())]),
        picture: pic("c-knight"),
        lines: [moment.t("road-what-army"), counts(drawing, Special::Army)]
            .into_iter()
            .chain(takes(drawing, seat, Special::Army))
            .chain([moment.t("road-what-knight-safe")])
            .collect(),
        ..HelpText::default()
    }
}

fn rate(drawing: &Drawing<'_>, seat: Seat) -> HelpText {
    let moment = drawing.moment;
    let count = moment.view.open().tableau(seat).roads;
    let args = [("roads", count.into()), ("rate", ratio(count).into())];
    HelpText {
        title: format!("{} : 1", ratio(count)).into(),
        picture: pic("c-road"),
        lines: vec![moment.say("road-what-rate", &args), moment.t("road-what-rates")],
        ..HelpText::default()
    }
}

/// A kind of resource, and what it pays for.
fn of_kind(drawing: &Drawing<'_>, kind: Resource) -> HelpText {
    let moment = drawing.moment;
    let words = &moment.words;
    let all = [
        Purchase::Road,
        Purchase::Settlement,
        Purchase::City,
        Purchase::Knight,
        Purchase::Metropolis,
    ];
    let needs = all.into_iter().filter(|card| card.price().count(kind) > 0);
    let needs: Vec<String> = needs.map(|card| phrases::the_card(words, card)).collect();
    let args = [("cards", words.list(&needs).as_str().into())];
    HelpText {
        title: phrases::kind(words, kind).into(),
        picture: resource_card(kind, words),
        lines: vec![moment.say("road-what-kind", &args), moment.t("road-help-replace")],
        ..HelpText::default()
    }
}

fn of_event(drawing: &Drawing<'_>, card: EventCard) -> HelpText {
    let moment = drawing.moment;
    let name = event_class(card);
    let args = [("safe", SAFE.into())];
    HelpText {
        title: moment.t(&format!("road-event-{name}")),
        picture: event_card(card, &moment.words),
        lines: vec![
            moment.say(&format!("road-event-{name}-say"), &args),
            moment.t("road-what-events-say"),
        ],
        ..HelpText::default()
    }
}
