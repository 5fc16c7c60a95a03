//! Choices, questions and reasons in words.

use crate::bots::princes::evaluation::Term;
use crate::bots::princes::hint::HintReason;
use crate::bots::princes::plans::Goal;
use crate::engine::seat::Seat;
use crate::games::princes::action::{Action, Means, Saver, Saving, With};
use crate::games::princes::card::Card;
use crate::games::princes::event::Advantage;
use crate::games::princes::kinds::{KINDS, Kind};
use crate::games::princes::place::Place;
use crate::games::princes::row::{Ability, Price, Site, Use};
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, StackChoice};
use crate::games::princes::{Princes, State, View};
use crate::web::princes::art::pictures;
use crate::web::princes::model::parts::Verb;
use crate::web::princes::words::names::{self, arg};
use crate::web::princes::words::prompts;
use crate::web::table::TextContext;
use crate::web::ui::text::Text;
use crate::web::words::{Arg, Words};

/// The label of a verb's button for a seat.
pub fn verb(words: &Words, state: &State, seat: u8, verb: Verb) -> String {
    let asked = state.decision(seat).map(|decision| decision.choice);
    let by_exchange = asked == Some(Choice::Stack(StackChoice::ExchangeDraw));
    words.t(match verb {
        Verb::Ransom => return prompts::ransom(words, state),
        Verb::Triumph => return prompts::reward(words, state, seat, true),
        Verb::Resources => return prompts::reward(words, state, seat, false),
        Verb::Decline => prompts::decline_key(state),
        Verb::Top if by_exchange => "princes-do-draw-top",
        Verb::Peek if by_exchange => "princes-do-look-through",
        _ => verb_key(verb),
    })
}

const fn verb_key(verb: Verb) -> &'static str {
    match verb {
        Verb::Roll => "princes-do-roll",
        Verb::Name => "princes-do-name-number",
        Verb::Play => "princes-do-play-it",
        Verb::Use => "princes-do-use-it",
        Verb::Peek => "princes-do-peek",
        Verb::Trade => "princes-do-trade",
        Verb::Move => "princes-do-move-stores",
        Verb::Remove => "princes-do-remove-it",
        Verb::Top => "princes-do-top",
        Verb::Scout => "princes-do-scout",
        Verb::Triumph => "princes-do-triumph",
        Verb::Resources => "princes-do-resources",
        Verb::End => "princes-do-end",
        Verb::Decline => "princes-do-decline",
        Verb::Take => "princes-do-take-it",
        Verb::Ransom => "princes-do-ransom",
    }
}

/// The method of a seat's trade: "3 ore".
pub fn means(words: &Words, state: &State, seat: u8, by: Means) -> String {
    let of = |count: u8, from| {
        let args = [("count", count.into()), ("region", arg(names::region(words, from)))];
        words.say("princes-by-region", &args)
    };
    let by_card = |key: &str, what: String| words.say(key, &[("what", arg(what))]);
    match by {
        Means::Bank { resource } => names::some(words, resource, 3),
        Means::Ship { resource } => names::some(words, resource, 2),
        Means::Favour { resource } => names::some(words, resource, 1),
        Means::Large { from } | Means::Miller { from } => of(2, from),
        Means::Light { resource, .. } => {
            by_card("princes-by-light", names::some(words, resource, 1))
        }
        Means::LightLarge { from, .. } => by_card("princes-by-light", of(1, from)),
        Means::Mill { from } => by_card("princes-by-mill", of(1, from)),
        Means::Post { from } => by_card("princes-by-post", of(1, from)),
        Means::Mint { at } => {
            let place = arg(names::place(words, state, seat, at));
            let what = arg(names::some(words, Kind::Gold, 1));
            words.say("princes-by-mint", &[("what", what), ("place", place)])
        }
        Means::Wagon { given } => {
            let mut sum = [0u8; KINDS];
            for kind in given {
                if let Some(count) = sum.get_mut(kind.index()) {
                    *count += 1;
                }
            }
            by_card("princes-by-wagon", names::amounts(words, &sum))
        }
    }
}

/// A saving on a price.
pub fn saving(words: &Words, saved: Saving) -> String {
    if saved == Saving::NONE {
        return words.t("princes-full-price");
    }
    if let Some((saver, kind)) = saved.less() {
        let card = match saver {
            Saver::Ship => Card::SHIP_BUILDER,
            Saver::Drill => Card::DRILL_GROUND,
            Saver::Crane => Card::BUILDING_CRANE,
        };
        let kind = ("kind", arg(names::kind(words, kind)));
        return words.say("princes-saves", &[kind, ("card", arg(names::card(words, card)))]);
    }
    let letters = saved.gold_for();
    let mut kinds = [0u8; KINDS];
    for (kind, count) in kinds.iter_mut().zip(letters) {
        *kind = count;
    }
    words.say("princes-gold-for", &[("what", arg(names::amounts(words, &kinds)))])
}

/// The target of a card that is played or used, appended to its name; empty for none.
fn with(words: &Words, state: &State, seat: u8, said: With) -> String {
    match said {
        With::Nothing => String::new(),
        With::Regions { first, second } => {
            words.list(&[names::region(words, first), names::region(words, second)])
        }
        With::Cards { first, second } => {
            words.list(&[first, second].map(|laid| laid_at(words, state, seat, laid.card, laid.at)))
        }
        With::Kind { resource } => names::kind(words, resource),
        With::Amount { resource, count } => names::some(words, resource, count),
        With::Side { side } => words.say("princes-side", &[("number", side.into())]),
        With::Stack { stack } => words.say("princes-stack", &[("number", stack.into())]),
        With::Events => words.t("princes-events"),
        With::Hand => words.t("princes-rival-hand"),
        With::Card { card } => names::card(words, card),
        With::Raid { region, count } => {
            let args = [("count", count.into()), ("region", arg(names::region(words, region)))];
            words.say("princes-into-region", &args)
        }
        With::Laid { laid } => names::place(words, state, seat, laid.at),
    }
}

/// The points of a card's side: "2 commerce".
pub fn side_points(words: &Words, card: Card, side: u8) -> String {
    let keys = ["princes-strength", "princes-skill", "princes-commerce", "princes-progress"];
    let points = pictures::points(card.row().points(side));
    let held = points.into_iter().zip(keys).filter(|((.., count), _)| *count > 0);
    let said: Vec<String> =
        held.map(|((.., count), key)| format!("{count} {}", words.t(key))).collect();
    if said.is_empty() { words.t("princes-side-empty") } else { words.list(&said) }
}

/// The price of turning a card beside a region: "2 grain".
pub fn turning(words: &Words, card: Card) -> String {
    let row = card.row();
    let price = row.abilities.iter().find_map(|effect| match (effect, row.site) {
        (Ability::Use(Use { price: Price::OwnRegion(count), .. }), Site::Region(kind)) => {
            Some(names::some(words, kind, *count))
        }
        _ => None,
    });
    price.unwrap_or_default()
}

/// A card with its place: "Abbey, above settlement 2".
pub fn laid_at(words: &Words, state: &State, seat: u8, card: Card, at: Place) -> String {
    let args = [
        ("card", arg(names::card(words, card))),
        ("place", arg(names::place(words, state, seat, at))),
    ];
    words.say("princes-card-at", &args)
}

/// An action, for lists and hints.
pub fn choice(context: &TextContext<'_, Princes>, view: &View, action: &Action) -> Text {
    let (words, state) = (context.words, view.position());
    let seat = state.task().map_or(state.active(), |task| task.seat);
    let say = |key: &str, args: &[(&str, Arg)]| words.say(key, args);
    let region = |region| arg(names::region(words, region));
    let card = |card| arg(names::card(words, card));
    let place = |at| arg(names::place(words, state, seat, at));
    let side = |right: bool| arg(words.t(if right { "princes-right" } else { "princes-left" }));
    let said = match *action {
        Action::Roll => words.t("princes-do-roll"),
        Action::Demand { resource } => {
            let name = ("name", context.name_arg(Seat(other(seat))));
            say("princes-choose-demand", &[("kind", arg(names::kind(words, resource))), name])
        }
        Action::Brigitta { number, .. } => {
            say("princes-choose-number", &[("number", number.into())])
        }
        Action::Herald => by_card(words, "princes-choose-play", Card::REINER_HERALD, String::new()),
        Action::Sebastian => by_card(words, "princes-choose-play", Card::SEBASTIAN, String::new()),
        Action::PickSet { set } => {
            let set = words.t(&names::set_key(set));
            say("princes-choose-set", &[("set", arg(set))])
        }
        Action::Road { right } => say("princes-choose-road", &[("side", side(right))]),
        Action::Settlement { right, scout: false } => {
            say("princes-choose-settlement", &[("side", side(right))])
        }
        Action::Settlement { right, scout: true } => {
            say("princes-choose-settlement-scout", &[("side", side(right))])
        }
        Action::Up { region: of } => say("princes-choose-up", &[("region", region(of))]),
        Action::Scout { up, down } => {
            say("princes-choose-scout", &[("up", region(up)), ("down", region(down))])
        }
        Action::City { column } => {
            let at = crate::games::princes::place::centre_of(column).map_or(0, |centre| {
                (centre + 1).saturating_sub(usize::from(state.realm(seat).first))
            });
            say("princes-choose-city", &[("number", Arg::Number(at as u32))])
        }
        Action::Build { card: of, at, saving: saved } => build(words, state, seat, (of, at, saved)),
        Action::Play { card: of, with: how } => {
            by_card(words, "princes-choose-play", of, with(words, state, seat, how))
        }
        Action::Use { card: of, with: With::Side { side } } => {
            let what = side_points(words, of, side);
            let args =
                [("card", card(of)), ("what", arg(what)), ("price", arg(turning(words, of)))];
            say("princes-choose-turn", &args)
        }
        Action::Use { card: of, with: how } => {
            by_card(words, "princes-choose-use", of, with(words, state, seat, how))
        }
        Action::Trade { by, to } => {
            let args = [("what", arg(means(words, state, seat, by))), ("region", region(to))];
            say("princes-choose-trade", &args)
        }
        Action::Move { from, to, amount } => {
            let args = [("from", region(from)), ("to", region(to)), ("count", amount.into())];
            say("princes-choose-move", &args)
        }
        Action::Remove { card: of, at } => {
            say("princes-choose-remove", &[("card", card(of)), ("place", place(at))])
        }
        Action::End => words.t("princes-do-end"),
        Action::Decline => words.t(prompts::decline_key(state)),
        _ => return small_choice(words, state, seat, action).into(),
    };
    said.into()
}

/// Building a card, with its place and payment.
fn build(words: &Words, state: &State, seat: u8, (of, at, saved): (Card, Place, Saving)) -> String {
    let mut args = vec![
        ("card", arg(names::card(words, of))),
        ("place", arg(names::place(words, state, seat, at))),
    ];
    if saved == Saving::NONE {
        return words.say("princes-choose-build", &args);
    }
    args.push(("how", arg(saving(words, saved))));
    words.say("princes-choose-build-with", &args)
}

fn by_card(words: &Words, key: &str, card: Card, with: String) -> String {
    let said = words.say(key, &[("card", arg(names::card(words, card)))]);
    if with.is_empty() { said } else { format!("{said}: {with}") }
}

/// Actions that answer a question.
fn small_choice(words: &Words, state: &State, seat: u8, action: &Action) -> String {
    let say = |key: &str, args: &[(&str, Arg)]| words.say(key, args);
    let region = |region| [("region", arg(names::region(words, region)))];
    let of_card =
        |card, stack: u8| [("card", arg(names::card(words, card))), ("stack", Arg::from(stack))];
    let laid = |card, at| [("card", arg(laid_at(words, state, seat, card, at)))];
    match *action {
        Action::Lay { region: of } => say("princes-choose-lay", &region(of)),
        Action::Gain { region: of } => say("princes-choose-gain", &region(of)),
        Action::Pay { region: of } => say("princes-choose-pay", &region(of)),
        Action::Give { region: of } => say("princes-choose-give", &region(of)),
        Action::Choose { resource } => names::kind(words, resource),
        Action::Draw { stack } => say("princes-choose-draw", &[("stack", stack.into())]),
        Action::Search { stack } => say("princes-choose-search", &[("stack", stack.into())]),
        Action::Take { card } => {
            say("princes-choose-take", &[("card", arg(names::card(words, card)))])
        }
        Action::Under { card, stack } => say("princes-choose-under", &of_card(card, stack)),
        Action::Exchange { card, stack } => say("princes-choose-exchange", &of_card(card, stack)),
        Action::Name { card, at } => say("princes-choose-name", &laid(card, at)),
        Action::Lose { card, at } => say("princes-choose-lose", &laid(card, at)),
        Action::Offer { card, at } => say("princes-choose-offer", &laid(card, at)),
        Action::Put { at } | Action::Takeover { at } => {
            let place = names::place(words, state, seat, at);
            say("princes-choose-put", &[("place", arg(place))])
        }
        Action::Burn { card, at } => say("princes-choose-burn", &laid(card, at)),
        Action::Ransom => prompts::ransom(words, state),
        Action::Reward { triumph } => prompts::reward(words, state, seat, triumph),
        _ => String::new(),
    }
}

/// An advantage by its name.
pub fn advantage(words: &Words, which: Advantage) -> String {
    words.t(match which {
        Advantage::Strength => "princes-advantage-strength",
        Advantage::Trade => "princes-advantage-trade",
    })
}

/// The reason for a hint.
pub fn reason(context: &TextContext<'_, Princes>, why: &HintReason) -> Text {
    let words = context.words;
    match *why {
        HintReason::Wins => context.say("princes-reason-wins", &[]),
        HintReason::Points { points } => {
            let points = u32::from(points.unsigned_abs());
            context.say("princes-reason-points", &[("points", points.into())])
        }
        HintReason::Advantage { advantage: which } => {
            context.say("princes-reason-advantage", &[("what", arg(advantage(words, which)))])
        }
        HintReason::Production { kind, before, after } => {
            let args = [
                ("kind", arg(names::kind(words, kind))),
                ("before", before.into()),
                ("after", after.into()),
            ];
            context.say("princes-reason-production", &args)
        }
        HintReason::Brigands { before, after } => {
            let args = [("before", before.into()), ("after", after.into())];
            context.say("princes-reason-brigands", &args)
        }
        HintReason::Saves { goal, near } => {
            let near = u32::try_from(near).unwrap_or(0);
            let args = [("what", arg(self::goal(words, goal))), ("near", near.into())];
            context.say("princes-reason-saves", &args)
        }
        HintReason::Figures { strength, skill, commerce, progress } => {
            let gained = [
                (strength, "princes-strength"),
                (skill, "princes-skill"),
                (commerce, "princes-commerce"),
                (progress, "princes-progress"),
            ];
            let more = |(by, key): &(u8, &str)| {
                let args = [("count", (*by).into()), ("what", arg(words.t(key)))];
                words.say("princes-reason-figure", &args)
            };
            let gained: Vec<String> = gained.iter().filter(|(by, _)| *by > 0).map(more).collect();
            words.list(&gained).into()
        }
        HintReason::Draws => context.say("princes-reason-draws", &[]),
        HintReason::Searches => context.say("princes-reason-searches", &[]),
        HintReason::Gives => context.say("princes-reason-gives", &[]),
        HintReason::Keeps => context.say("princes-reason-keeps", &[]),
        HintReason::Needs { kind, goal } => {
            let kind = ("kind", arg(names::kind(words, kind)));
            context.say("princes-reason-needs", &[kind, ("what", arg(self::goal(words, goal)))])
        }
        // A part gains what others lose, so that its gain alone is no measure of the hint.
        HintReason::Better { part, .. } => {
            better(part).map(|key| words.t(key).into()).unwrap_or_default()
        }
    }
}

/// Key of the sentence about a better part of the position.
const fn better(part: Term) -> Option<&'static str> {
    match part {
        Term::Standing => Some("princes-reason-standing"),
        Term::Sites => Some("princes-reason-sites"),
        Term::Stores => Some("princes-reason-stores"),
        Term::Hand => Some("princes-reason-hand"),
        Term::Rival => Some("princes-reason-rival"),
        Term::Points | Term::Production | Term::Danger => None,
    }
}

fn goal(words: &Words, goal: Goal) -> String {
    match goal {
        Goal::Road => words.t("princes-a-road"),
        Goal::Settlement => words.t("princes-a-settlement"),
        Goal::City => words.t("princes-a-city"),
        Goal::Card { card } => {
            words.say("princes-a-card", &[("card", arg(names::card(words, card)))])
        }
    }
}

/// The missing kinds, as a list.
pub fn missing(words: &Words, lacking: &[u8; KINDS]) -> String {
    let kinds = Kind::ALL.into_iter().zip(lacking).filter(|(_, count)| **count > 0);
    let texts: Vec<String> = kinds.map(|(kind, count)| names::some(words, kind, *count)).collect();
    words.list(&texts)
}
