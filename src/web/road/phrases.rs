//! Cards, choices and reasons in words.

use crate::bots::road::hint::Why;
use crate::games::road::cards::{Resource, Special};
use crate::games::road::purchase::{Purchase, Replacing};
use crate::games::road::{Action, Cards, Road, View};
use crate::web::road::art::pictures::{face, metropolis_key, special_key};
use crate::web::road::model::row::swapped;
use crate::web::table::Telling;
use crate::web::ui::text::Text;
use crate::web::words::{Arg, Words};

/// So many cards of a kind: "two wool".
#[must_use]
pub fn some(words: &Words, kind: Resource, count: u8) -> String {
    words.say(&format!("road-some-{}", kind.letter()), &[("count", count.into())])
}

/// Cards by kinds: "two wool and a grain".
#[must_use]
pub fn cards(words: &Words, cards: &Cards) -> String {
    let kinds: Vec<String> =
        cards.kinds().map(|kind| some(words, kind, cards.count(kind))).collect();
    if kinds.is_empty() { words.t("road-nothing") } else { words.list(&kinds) }
}

/// Cards as a value in a sentence.
#[must_use]
pub fn cards_arg(words: &Words, held: &Cards) -> Arg {
    Arg::Text(cards(words, held))
}

/// A kind by its name.
#[must_use]
pub fn kind(words: &Words, kind: Resource) -> String {
    words.t(&format!("road-kind-{}", kind.letter()))
}

/// What a card is called; metropolises of side B by their names.
#[must_use]
pub fn name(words: &Words, card: Purchase) -> String {
    match card.metropolis() {
        Some(name) => words.t(&format!("road-metropolis-{}", metropolis_key(name))),
        None => words.t(&format!("road-card-{}", face(card))),
    }
}

/// A card within a sentence: "a road".
#[must_use]
pub fn the_card(words: &Words, card: Purchase) -> String {
    match card.metropolis() {
        Some(name) => words.t(&format!("road-metropolis-{}-a", metropolis_key(name))),
        None => words.t(&format!("road-a-{}", face(card))),
    }
}

/// A special card within a sentence.
#[must_use]
pub fn special(words: &Words, card: Special) -> String {
    words.t(&format!("road-special-{}", special_key(card)))
}

/// "Two ore for the missing grain".
#[must_use]
pub fn replacing(words: &Words, view: &View, way: Replacing) -> String {
    let seat = view.looker().seat().unwrap_or(view.open().active);
    let (with, count) = swapped(view, seat, way.with);
    let args = [
        ("cards", Arg::Text(some(words, with, count))),
        ("missing", Arg::Text(kind(words, way.missing))),
    ];
    words.say("road-for-missing", &args)
}

/// One choice, for lists and hints.
#[must_use]
pub fn choice(telling: &Telling<'_, Road>, view: &View, action: &Action) -> Text {
    let words = telling.words;
    let kind_arg = |resource: Resource| Arg::Text(some(words, resource, 1));
    match *action {
        Action::Build { card, replacing: None } => {
            telling.say("road-do-build", &[("card", Arg::Text(the_card(words, card)))])
        }
        Action::Build { card, replacing: Some(way) } => {
            let args = [
                ("card", Arg::Text(the_card(words, card))),
                ("way", Arg::Text(replacing(words, view, way))),
            ];
            telling.say("road-do-build-with", &args)
        }
        Action::Trade { partner } => {
            telling.say("road-do-trade", &[("name", telling.who(partner))])
        }
        Action::Give { resource } => telling.say("road-do-give", &[("card", kind_arg(resource))]),
        Action::Get { resource } => telling.say("road-do-get", &[("card", kind_arg(resource))]),
        Action::Send => telling.say("road-do-send", &[]),
        Action::Accept => telling.say("road-do-accept", &[]),
        Action::Decline => telling.say("road-do-decline", &[]),
        Action::Counter => telling.say("road-do-counter", &[]),
        Action::Discard { resource } => {
            telling.say("road-do-discard", &[("card", kind_arg(resource))])
        }
        Action::Gift { resource, to } => {
            let args = [("card", kind_arg(resource)), ("name", telling.who(to))];
            telling.say("road-do-gift", &args)
        }
        Action::End => telling.say("road-do-end", &[]),
    }
}

/// Several choices: an offer that is made up card by card is one sentence.
#[must_use]
pub fn choices(telling: &Telling<'_, Road>, view: &View, actions: &[Action]) -> String {
    let (mut give, mut get) = (Cards::NONE, Cards::NONE);
    for action in actions {
        match *action {
            Action::Give { resource } => give.add(resource, 1),
            Action::Get { resource } => get.add(resource, 1),
            _ => {}
        }
    }
    let cards = |held: &Cards| Arg::Text(cards(telling.words, held));
    let key = match (give.is_empty(), get.is_empty()) {
        (false, false) => "road-do-offer",
        (false, true) => "road-do-ask-what-for",
        (true, false) => "road-do-ask-for",
        (true, true) => "",
    };
    let partner = match actions.first() {
        Some(Action::Trade { partner }) => Some(*partner),
        Some(Action::Counter) => Some(view.open().active),
        _ => None,
    };
    match partner {
        Some(partner) if !key.is_empty() => {
            let args =
                [("name", telling.who(partner)), ("give", cards(&give)), ("get", cards(&get))];
            telling.say(key, &args).to_string()
        }
        _ => {
            let said = |action: &Action| choice(telling, view, action).to_string();
            actions.iter().map(said).collect::<Vec<_>>().join(" · ")
        }
    }
}

/// Why a hint advises something.
#[must_use]
pub fn reason(telling: &Telling<'_, Road>, why: &Why) -> Text {
    let words = telling.words;
    let named = |card: Special| Arg::Text(special(words, card));
    match *why {
        Why::Wins => telling.say("road-why-wins", &[]),
        Why::Points(points) => telling.say("road-why-points", &[("points", points.into())]),
        Why::Takes { card, from: None } => telling.say("road-why-takes", &[("card", named(card))]),
        Why::Takes { card, from: Some(from) } => {
            let args = [("card", named(card)), ("name", telling.who(from))];
            telling.say("road-why-takes-from", &args)
        }
        Why::Nears { card, missing } => {
            let args = [("card", named(card)), ("count", missing.into())];
            telling.say("road-why-nears", &args)
        }
        Why::Income(count) => telling.say("road-why-income", &[("count", count.into())]),
        Why::Rate(count) => telling.say("road-why-rate", &[("count", count.into())]),
        Why::Safe(count) => telling.say("road-why-safe", &[("count", count.into())]),
        Why::Exposed { hand, safe } => {
            telling.say("road-why-exposed", &[("hand", hand.into()), ("safe", safe.into())])
        }
        Why::Completes(card) => {
            telling.say("road-why-completes", &[("card", Arg::Text(the_card(words, card)))])
        }
        Why::FreeCard => telling.say("road-why-free-card", &[]),
        Why::HelpsLeader { seat, points } => {
            let args = [("name", telling.who(seat)), ("points", points.into())];
            telling.say("road-why-leader", &args)
        }
        Why::Dear => telling.say("road-why-dear", &[]),
        Why::Spare => telling.say("road-why-spare", &[]),
        Why::Saves => telling.say("road-why-saves", &[]),
    }
}
