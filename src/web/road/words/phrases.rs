//! Cards, choices and reasons in words.

use crate::bots::road::hint::HintReason;
use crate::games::road::cards::{Metropolis, Resource, Special};
use crate::games::road::purchase::{Purchase, Replacing};
use crate::games::road::state::Deal;
use crate::games::road::{Action, Cards, Road, View};
use crate::web::road::art::pictures::{face, metropolis_key, special_key};
use crate::web::road::model::row::swapped;
use crate::web::table::TextContext;
use crate::web::ui::text::Text;
use crate::web::words::{Arg, Words};

/// A number of cards of a kind: "two wool".
#[must_use]
pub fn some(words: &Words, kind: Resource, count: u8) -> String {
    words.say(&format!("road-some-{}", kind.letter()), &[("count", count.into())])
}

/// Cards by kind: "two wool and a grain".
#[must_use]
pub fn cards(words: &Words, cards: &Cards) -> String {
    let kinds: Vec<String> =
        cards.kinds().map(|kind| some(words, kind, cards.count(kind))).collect();
    if kinds.is_empty() { words.t("road-nothing") } else { words.list(&kinds) }
}

/// Cards as a value in a message.
#[must_use]
pub fn cards_arg(words: &Words, held: &Cards) -> Arg {
    Arg::Text(cards(words, held))
}

/// Name of a kind.
#[must_use]
pub fn kind(words: &Words, kind: Resource) -> String {
    words.t(&format!("road-kind-{}", kind.letter()))
}

/// Name of a card; metropolises of side B have their own.
#[must_use]
pub fn name(words: &Words, card: Purchase) -> String {
    match card.metropolis() {
        Some(name) => words.t(&format!("road-metropolis-{}", metropolis_key(name))),
        None => words.t(&format!("road-card-{}", face(card))),
    }
}

/// Advantage of a metropolis of side B in a word: "knights".
#[must_use]
pub fn advantage(words: &Words, card: Metropolis) -> String {
    words.t(&format!("road-advantage-{}", metropolis_key(card)))
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

/// "2 ore instead of 1 grain".
#[must_use]
pub fn replacing(words: &Words, view: &View, way: Replacing) -> String {
    let seat = view.looker().seat().unwrap_or(view.open().active());
    let (with, count) = swapped(view, seat, way.with);
    let args = [
        ("cards", Arg::Text(some(words, with, count))),
        ("missing", Arg::Text(some(words, way.missing, 1))),
    ];
    words.say("road-for-missing", &args)
}

/// A choice, for lists and hints.
#[must_use]
pub fn choice(context: &TextContext<'_, Road>, view: &View, action: &Action) -> Text {
    let words = context.words;
    let kind_arg = |resource: Resource| Arg::Text(some(words, resource, 1));
    match *action {
        Action::Build { card, replacing: None } => {
            context.say("road-do-build", &[("card", Arg::Text(the_card(words, card)))])
        }
        Action::Build { card, replacing: Some(way) } => {
            let args = [
                ("card", Arg::Text(the_card(words, card))),
                ("way", Arg::Text(replacing(words, view, way))),
            ];
            context.say("road-do-build-with", &args)
        }
        Action::Trade { partner } => {
            context.say("road-do-trade", &[("name", context.name_arg(partner))])
        }
        Action::Give { resource } => context.say("road-do-give", &[("card", kind_arg(resource))]),
        Action::Get { resource } => context.say("road-do-get", &[("card", kind_arg(resource))]),
        Action::Send => context.say("road-do-send", &[]),
        Action::Accept => context.say("road-do-accept", &[]),
        Action::Decline => context.say("road-do-decline", &[]),
        Action::Counter => context.say("road-do-counter", &[]),
        Action::Discard { resource } => {
            context.say("road-do-discard", &[("card", kind_arg(resource))])
        }
        Action::Gift { resource, to } => {
            let args = [("card", kind_arg(resource)), ("name", context.name_arg(to))];
            context.say("road-do-gift", &args)
        }
        Action::End => context.say("road-do-end", &[]),
    }
}

/// Several choices; an offer built card by card is one sentence.
#[must_use]
pub fn choices(context: &TextContext<'_, Road>, view: &View, actions: &[Action]) -> String {
    let mut deal = Deal::default();
    actions.iter().for_each(|action| deal.add(*action));
    let Deal { give, get } = deal;
    let cards = |held: &Cards| Arg::Text(cards(context.words, held));
    let key = match (give.is_empty(), get.is_empty()) {
        (false, false) => "road-do-offer",
        (false, true) => "road-do-ask-what-for",
        (true, false) => "road-do-ask-for",
        (true, true) => "",
    };
    let partner = match actions.first() {
        Some(Action::Trade { partner }) => Some(*partner),
        Some(Action::Counter) => Some(view.open().active()),
        _ => None,
    };
    match partner {
        Some(partner) if !key.is_empty() => {
            let args =
                [("name", context.name_arg(partner)), ("give", cards(&give)), ("get", cards(&get))];
            context.say(key, &args).to_string()
        }
        _ => {
            let said = |action: &Action| choice(context, view, action).to_string();
            actions.iter().map(said).collect::<Vec<_>>().join(" · ")
        }
    }
}

/// A reason for a hint's advice.
#[must_use]
pub fn reason(context: &TextContext<'_, Road>, why: &HintReason) -> Text {
    let words = context.words;
    let named = |card: Special| Arg::Text(special(words, card));
    match *why {
        HintReason::Wins => context.say("road-why-wins", &[]),
        HintReason::Points(points) => context.say("road-why-points", &[("points", points.into())]),
        HintReason::Takes { card, from: None } => {
            context.say("road-why-takes", &[("card", named(card))])
        }
        HintReason::Takes { card, from: Some(from) } => {
            let args = [("card", named(card)), ("name", context.name_arg(from))];
            context.say("road-why-takes-from", &args)
        }
        HintReason::Nears { card, missing } => {
            let args = [("card", named(card)), ("count", missing.into())];
            context.say("road-why-nears", &args)
        }
        HintReason::Income(count) => context.say("road-why-income", &[("count", count.into())]),
        HintReason::Replaces { points, income, card } => {
            let key = match card {
                Purchase::Settlement => "road-why-replaces-settlement",
                _ => "road-why-replaces-city",
            };
            context.say(key, &[("points", points.into()), ("count", income.into())])
        }
        HintReason::Rate(count) => context.say("road-why-rate", &[("count", count.into())]),
        HintReason::Safe(count) => context.say("road-why-safe", &[("count", count.into())]),
        HintReason::Exposed { hand, safe } => {
            context.say("road-why-exposed", &[("hand", hand.into()), ("safe", safe.into())])
        }
        HintReason::Completes(card) => {
            context.say("road-why-completes", &[("card", Arg::Text(the_card(words, card)))])
        }
        HintReason::FreeCard => context.say("road-why-free-card", &[]),
        HintReason::HelpsLeader { seat, points } => {
            let args = [("name", context.name_arg(seat)), ("points", points.into())];
            context.say("road-why-leader", &args)
        }
        HintReason::Dear => context.say("road-why-dear", &[]),
        HintReason::Spare => context.say("road-why-spare", &[]),
        HintReason::SavesFor { card, missing } => {
            let args = [("card", Arg::Text(the_card(words, card))), ("count", missing.into())];
            context.say("road-why-saves-for", &args)
        }
        HintReason::Saves => context.say("road-why-saves", &[]),
    }
}
