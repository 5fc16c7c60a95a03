//! Figures of the rules: one for each action, event and scoring, from a recorded game.

use crate::engine::seat::{Looker, Seat};
use crate::games::road::cards::{EventCard, Resource, SETTLEMENT_POINTS, Special, ratio};
use crate::games::road::event::{DrawReason, Event, Reason};
use crate::games::road::hand::Cards;
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::games::road::{Road, State};
use crate::web::reading::figure::{
    Figure, Maker, RecordedGame, RecordedMove, Size, beside, row, sized, sum,
};
use crate::web::road::art::{build_card, display_centred, event_card, resource_card};
use crate::web::road::model::seats::place;
use crate::web::road::words::phrases;
use crate::web::words::Words;
use yew::prelude::*;

type Game = RecordedGame<Road>;

/// The recorded game: three computer players.
pub(super) const GAME: &str =
    "road.g1.AQMDAAAEbjYzNACZAQA9oVFh5iFiIsyY4yIQCgAbbO3EXLw-yxx6uQD1UepZb4NL4dO44Bf-CLANA1ztetY";

/// The figures, in the order of the sections.
pub(super) const FIGURES: [Maker<Road>; 18] = [
    settlement_points,
    city_points,
    draw,
    road,
    settlement,
    knight,
    city,
    metropolis,
    replaced,
    trade,
    route,
    route_again,
    army,
    army_again,
    robber,
    donation,
    harvest,
    subsidy,
];

/// Width of a card in a drawing of all cards of a seat.
const CARD: f64 = 44.0;

fn paid(events: &[Event]) -> Option<(Cards, bool)> {
    events.iter().find_map(|event| match event {
        Event::Paid { cards, replacing, .. } => Some((*cards, replacing.is_some())),
        _ => None,
    })
}

fn built(events: &[Event]) -> Option<Purchase> {
    events.iter().find_map(|event| match event {
        Event::Built { card, .. } => Some(*card),
        _ => None,
    })
}

/// All points that a seat gains or loses by a move.
fn scored(events: &[Event], seat: Seat) -> Vec<(Reason, i32)> {
    let of = |event: &Event| match event {
        Event::Scored { seat: who, reason, points } if *who == seat => {
            Some((*reason, i32::from(*points)))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn hand(words: &Words, cards: &Cards) -> Html {
    beside(cards.sorted().map(|kind| resource(words, kind)))
}

fn resource(words: &Words, kind: Resource) -> Html {
    sized(Size::Small, resource_card(kind, words))
}

fn card(words: &Words, card: Purchase) -> Html {
    sized(Size::Card, build_card(card, Side::A, words))
}

/// The cards in front of a seat.
fn shown(state: &State, seat: Seat) -> Html {
    let cards = place(&state.view(Looker::Public), seat).display;
    sized(Size::Wide, display_centred(seat, &cards, CARD))
}

/// A purchase of this card at its price.
fn bought(game: &Game, words: &Words, wanted: Purchase) -> Option<Figure> {
    let (recorded, price) = game.first(|_, _, events| {
        let (price, is_replaced) = paid(events)?;
        (built(events) == Some(wanted) && !is_replaced).then_some(price)
    })?;
    let name = phrases::name(words, wanted);
    let args = [("card", name.as_str().into()), ("cards", phrases::cards_arg(words, &price))];
    let caption = words.say("road-rules-figure-price", &args);
    Some(recorded.figure("road-rules-build", caption, &[hand(words, &price), card(words, wanted)]))
}

fn road(game: &Game, words: &Words) -> Option<Figure> {
    bought(game, words, Purchase::Road)
}

fn settlement(game: &Game, words: &Words) -> Option<Figure> {
    bought(game, words, Purchase::Settlement)
}

fn knight(game: &Game, words: &Words) -> Option<Figure> {
    bought(game, words, Purchase::Knight)
}

fn city(game: &Game, words: &Words) -> Option<Figure> {
    bought(game, words, Purchase::City)
}

fn metropolis(game: &Game, words: &Words) -> Option<Figure> {
    bought(game, words, Purchase::Metropolis)
}

fn settlement_points(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, points) =
        game.first(|seat, _, events| match scored(events, seat).as_slice() {
            [(Reason::Settlements, points)] if *points > 0 => Some(*points),
            _ => None,
        })?;
    let caption = words.say("road-rules-figure-settlement", &[("points", number(points))]);
    let parts = [card(words, Purchase::Settlement), shield(points)];
    Some(recorded.figure("road-rules-goal", caption, &parts).with_points(points))
}

/// The sign of so many points, as cards have it.
fn shield(points: i32) -> Html {
    let sign = match points {
        1 => "vp-1",
        2 => "vp-2",
        _ => "vp-3",
    };
    row(sign, 1)
}

/// A number that is not below zero, as a value in a message.
fn number(points: i32) -> crate::web::words::Arg {
    points.unsigned_abs().into()
}

fn city_points(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (lost, won)) =
        game.first(|seat, _, events| match scored(events, seat).as_slice() {
            [(Reason::Settlements, lost), (Reason::Cities, won)]
            | [(Reason::Cities, won), (Reason::Settlements, lost)] => Some((*lost, *won)),
            _ => None,
        })?;
    let counts = format!("{won} − {} = {}", lost.unsigned_abs(), won + lost);
    let caption = words.say("road-rules-figure-city", &[("sum", counts.as_str().into())]);
    let more = html! { <span class="figcount"><b>{ "+" }</b>{ shield(won + lost) }</span> };
    let parts = [card(words, Purchase::Settlement), card(words, Purchase::City), more];
    Some(recorded.figure("road-rules-goal", caption, &parts).with_points(won + lost))
}

/// The yield of a turn with cities.
fn draw(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, cards) = game.first(|_, _, events| {
        let seat = events.iter().find_map(|event| match event {
            Event::TurnBegan { seat } => Some(*seat),
            _ => None,
        })?;
        let drawn =
            events.iter().filter_map(|event| match event {
                Event::Drew {
                    seat: who, cards: Some(cards), reason: DrawReason::Yield, ..
                } if *who == seat => Some(*cards),
                _ => None,
            });
        let mut all = Cards::NONE;
        drawn.for_each(|cards| all.add_all(&cards));
        (all.total() > 1).then_some(all)
    })?;
    let counts = [1, u32::from(cards.total()) - 1];
    let counts = sum(&counts);
    let caption = words.say("road-rules-figure-draw", &[("sum", counts.as_str().into())]);
    let cities = (1..cards.total()).map(|_| card(words, Purchase::City));
    Some(recorded.figure("road-rules-turn", caption, &[beside(cities), hand(words, &cards)]))
}

fn replaced(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (wanted, price, missing, with)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::Paid { cards, replacing: Some(of), .. } => {
                Some((built(events)?, *cards, of.missing, of.with))
            }
            _ => None,
        })
    })?;
    let roads = recorded.before.tableau(recorded.seat).roads;
    let missing = phrases::some(words, missing, 1);
    let with = phrases::some(words, with, ratio(roads));
    let caption = words.say(
        "road-rules-figure-replaced",
        &[
            ("roads", roads.into()),
            ("with", with.as_str().into()),
            ("missing", missing.as_str().into()),
        ],
    );
    Some(recorded.figure("road-rules-build", caption, &[hand(words, &price), card(words, wanted)]))
}

fn trade(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (gave, got)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::Traded { gave, got, .. } => Some((*gave, *got)),
            _ => None,
        })
    })?;
    let args =
        [("gave", phrases::cards_arg(words, &gave)), ("got", phrases::cards_arg(words, &got))];
    let caption = words.say("road-rules-figure-trade", &args);
    Some(recorded.figure("road-rules-trade", caption, &[hand(words, &gave), hand(words, &got)]))
}

/// A move that takes a special card, from the other seats or as the first one.
fn special(
    game: &Game,
    words: &Words,
    wanted: Special,
    is_first: bool,
    key: &str,
) -> Option<Figure> {
    let (recorded, (from, points)) = game.first(|seat, _, events| {
        let from = events.iter().find_map(|event| match event {
            Event::SpecialTaken { card, seat: to, from } if *card == wanted && *to == seat => {
                Some(*from)
            }
            _ => None,
        })?;
        match scored(events, seat).as_slice() {
            [(reason, points)] if *reason == Reason::of_special(wanted) => Some((from, *points)),
            _ => None,
        }
        .filter(|(from, _)| from.is_none() == is_first)
    })?;
    let strength = |seat: Seat| recorded.after.tableau(seat).strength(wanted);
    let args = [
        ("count", strength(recorded.seat).into()),
        ("other", from.map_or(0, strength).into()),
        ("points", number(points)),
    ];
    let caption = words.say(key, &args);
    Some(
        recorded
            .figure("road-rules-special", caption, &[shown(&recorded.after, recorded.seat)])
            .with_points(points),
    )
}

fn route(game: &Game, words: &Words) -> Option<Figure> {
    special(game, words, Special::Route, true, "road-rules-figure-route")
}

fn route_again(game: &Game, words: &Words) -> Option<Figure> {
    special(game, words, Special::Route, false, "road-rules-figure-route-again")
}

fn army(game: &Game, words: &Words) -> Option<Figure> {
    special(game, words, Special::Army, true, "road-rules-figure-army")
}

fn army_again(game: &Game, words: &Words) -> Option<Figure> {
    special(game, words, Special::Army, false, "road-rules-figure-army-again")
}

/// The first move with this event that fits.
fn event<'a, T>(
    game: &'a Game,
    wanted: EventCard,
    found: impl Fn(&[Event]) -> Option<T>,
) -> Option<(RecordedMove<'a, Road>, T)> {
    game.first(|_, _, events| {
        let is_drawn =
            |event: &Event| matches!(event, Event::EventDrawn { card, .. } if *card == wanted);
        events.iter().any(is_drawn).then(|| found(events)).flatten()
    })
}

fn shown_event(words: &Words, card: EventCard) -> Html {
    sized(Size::Card, event_card(card, words))
}

fn robber(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (hand, safe, loses)) = event(game, EventCard::Robber, |events| {
        events.iter().find_map(|event| match event {
            Event::Robbed { hand, safe, loses, .. } if *loses > 0 => Some((*hand, *safe, *loses)),
            _ => None,
        })
    })?;
    let args = [("hand", hand.into()), ("safe", safe.into()), ("loses", loses.into())];
    let caption = words.say("road-rules-figure-robber", &args);
    let parts = [shown_event(words, EventCard::Robber), row("back-res", loses.into())];
    Some(recorded.figure("road-rules-events", caption, &parts))
}

fn donation(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (from, to)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::Gifted { from, to, .. } => Some((*from, *to)),
            _ => None,
        })
    })?;
    let points = |seat: Seat| recorded.before.points(seat);
    let args = [("from", points(from).into()), ("to", points(to).into())];
    let caption = words.say("road-rules-figure-donation", &args);
    let parts = [shown_event(words, EventCard::Donation), row("back-res", 1)];
    Some(recorded.figure("road-rules-events", caption, &parts))
}

/// The most cards that a seat draws by an event, with the seat.
fn most_drawn(events: &[Event]) -> Option<(Seat, u8, Cards)> {
    let drawn = events.iter().filter_map(|event| match event {
        Event::Drew { seat, count, cards: Some(cards), reason: DrawReason::Event } => {
            Some((*seat, *count, *cards))
        }
        _ => None,
    });
    drawn.max_by_key(|(_, count, _)| *count)
}

fn harvest(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, count, cards)) = event(game, EventCard::HarvestFestival, most_drawn)?;
    let settlements = recorded.after.points_by(seat, Reason::Settlements) / SETTLEMENT_POINTS;
    let args = [("settlements", settlements.into()), ("count", count.into())];
    let caption = words.say("road-rules-figure-harvest", &args);
    let parts = [shown_event(words, EventCard::HarvestFestival), hand(words, &cards)];
    Some(recorded.figure("road-rules-events", caption, &parts))
}

fn subsidy(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (_, count, cards)) = event(game, EventCard::Subsidy, most_drawn)?;
    let caption = words.say("road-rules-figure-subsidy", &[("count", count.into())]);
    let parts = [shown_event(words, EventCard::Subsidy), hand(words, &cards)];
    Some(recorded.figure("road-rules-events", caption, &parts))
}
