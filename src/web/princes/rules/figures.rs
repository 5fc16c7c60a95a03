//! Figures of the rules: one for each kind of action, event and scoring, from a recorded game.

use crate::engine::seat::Seat;
use crate::games::princes::event::{Advantage, Event};
use crate::games::princes::kinds::{Amounts, KINDS, Kind};
use crate::games::princes::place::Spot;
use crate::games::princes::realm::Centre;
use crate::games::princes::sheet::Source;
use crate::games::princes::step::Why;
use crate::games::princes::{Princes, State};
use crate::web::princes::art::{card_picture, centre, pictures};
use crate::web::princes::draw::principality;
use crate::web::princes::words::names;
use crate::web::reading::figure::{Figure, Maker, RecordedGame, Size, beside, counted, row, sized};
use crate::web::ui::{Pic, die_face};
use crate::web::words::Words;
use yew::prelude::*;

type Game = RecordedGame<Princes>;

/// The recorded game: two computer players.
pub(super) const GAME: &str = "princes.g1.AQMCAAACbjcAgwIAz9AclHxcQlpcHTBEwn2ic4z1VnOwUVl7XpAqOjEwwNzdy2HyPZ2dWh4qCKVZuh72I-dWaxU4dPuge0BGVOmL7I8uzi2FXTsKCn2_-LHQ";

/// The figures, in the order of the sections.
pub(super) const FIGURES: [Maker<Princes>; 12] = [
    strength,
    commerce,
    site,
    production,
    brigands,
    celebration,
    harvest,
    road,
    settlement,
    city,
    card,
    trade,
];

/// Points of a seat, each with its source.
fn scored(events: &[Event], seat: Seat) -> Vec<(Source, i32)> {
    let of = |event: &Event| match event {
        Event::Scored { seat: who, source, points } if *who == seat => {
            Some((*source, i32::from(*points)))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// Resources that a seat pays for a reason.
fn spent(events: &[Event], seat: Seat, reason: impl Fn(Why) -> bool) -> Amounts {
    let mut all = [0; KINDS];
    for event in events {
        if let Event::Spent { seat: who, region, amount, why } = event {
            let held = all.get_mut(region.kind().index());
            if let Some(held) = held.filter(|_| *who == seat && reason(*why)) {
                *held += amount;
            }
        }
    }
    all
}

fn symbols(amounts: &Amounts) -> Html {
    let held = Kind::ALL.into_iter().zip(*amounts).filter(|(_, count)| *count > 0);
    beside(held.map(|(kind, count)| row(pictures::resource(kind), count.into())))
}

fn realm(words: &Words, state: &State, seat: Seat) -> Html {
    sized(Size::Wide, html! { <span class="w-princes">{ principality(words, state, seat) }</span> })
}

/// An advantage that goes to the seat whose move brings it a point and nothing else.
fn advantage(
    game: &Game,
    words: &Words,
    (wanted, source): (Advantage, Source),
    (key, icon, sign): (&str, &'static str, &'static str),
    strength: fn(&State, Seat) -> u8,
) -> Option<Figure> {
    let (recorded, points) = game.first(|seat, _, events| {
        let moved = events.iter().any(|event| {
            matches!(event, Event::AdvantageMoved { advantage, holder: Some(to) } if *advantage == wanted && *to == seat)
        });
        match scored(events, seat).as_slice() {
            [(of, points)] if moved && *of == source => Some(*points),
            _ => None,
        }
    })?;
    let rival = Seat(1 - recorded.seat.0.min(1));
    let (own, other) = (strength(&recorded.after, recorded.seat), strength(&recorded.after, rival));
    let args =
        [("own", own.into()), ("other", other.into()), ("points", points.unsigned_abs().into())];
    let versus = format!("{own} : {other}");
    let parts = [
        html! { <span class="figcount"><Pic id={sign} /><b>{ versus }</b></span> },
        html! { <><Pic id={icon} />{ counted("pt-victory", points.unsigned_abs()) }</> },
    ];
    Some(recorded.figure("princes-rules-goal", words.say(key, &args), &parts).with_points(points))
}

fn strength(game: &Game, words: &Words) -> Option<Figure> {
    let wanted = (Advantage::Strength, Source::StrengthAdvantage);
    let shown = ("princes-rules-figure-strength", "adv-strength", "pt-strength");
    advantage(game, words, wanted, shown, |state, seat| state.total(seat.0).strength)
}

fn commerce(game: &Game, words: &Words) -> Option<Figure> {
    let wanted = (Advantage::Trade, Source::TradeAdvantage);
    let shown = ("princes-rules-figure-commerce", "adv-trade", "pt-commerce");
    advantage(game, words, wanted, shown, |state, seat| state.total(seat.0).commerce)
}

fn rolled(events: &[Event]) -> Option<(u8, u8)> {
    events.iter().find_map(|event| match event {
        Event::Rolled { number, face, .. } => Some((*number, *face)),
        _ => None,
    })
}

fn production(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (number, count)) = game.first(|seat, _, events| {
        let (number, _) = rolled(events)?;
        let stored = events.iter().filter_map(|event| match event {
            Event::Stored { seat: who, amount, why: Why::Production, .. } if *who == seat => {
                Some(*amount)
            }
            _ => None,
        });
        let count: u8 = stored.sum();
        (count > 1).then_some((number, count))
    })?;
    let args = [("number", number.into()), ("count", count.into())];
    let caption = words.say("princes-rules-figure-production", &args);
    let die = html! { <Pic id={die_face(number)} /> };
    Some(recorded.figure(
        "princes-rules-dice",
        caption,
        &[die, realm(words, &recorded.after, recorded.seat)],
    ))
}

fn brigands(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, counted_all, lost, cards)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::Brigands { seat, counted, lost, .. } if *lost > 0 => {
                let cards = spent(events, *seat, |why| why == Why::Brigands);
                Some((*seat, *counted, *lost, cards))
            }
            _ => None,
        })
    })?;
    let args = [("counted", counted_all.into()), ("lost", lost.into())];
    let caption = words.say("princes-rules-figure-brigands", &args);
    let parts = [row("ed-brigand", 1), symbols(&cards)];
    Some(Figure { seat, ..recorded.figure("princes-rules-dice", caption, &parts) })
}

/// A card on a site, and the regions beside it.
fn site(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (card, centre, half)) = game.first(|seat, _, events| {
        events.iter().find_map(|event| match event {
            Event::Built { seat: who, card, at } if *who == seat && !at.is_abroad() => {
                let Some(Spot::Half(centre, half)) = at.spot() else { return None };
                Some((*card, centre, half))
            }
            _ => None,
        })
    })?;
    let Seat(seat) = recorded.seat;
    let [left, right] = recorded.after.realm(seat).beside_half(centre, half).map(|land| {
        let of = Some(land.region).filter(|region| region.is_some());
        of.map(|region| names::arg(names::region(words, region)))
    });
    let args = [("card", names::arg(names::card(words, card))), ("left", left?), ("right", right?)];
    let caption = words.say("princes-rules-figure-site", &args);
    let parts = [realm(words, &recorded.after, recorded.seat)];
    Some(recorded.figure("princes-rules-realm", caption, &parts))
}

/// Seat and kind of the only store for this reason in a move; `None` if there are none or several.
fn stored(events: &[Event], reason: Why) -> Option<(Seat, Kind)> {
    let mut all = events.iter().filter_map(|event| match event {
        Event::Stored { seat, region, why, .. } if *why == reason => Some((*seat, region.kind())),
        _ => None,
    });
    all.next().filter(|_| all.next().is_none())
}

fn celebration(game: &Game, words: &Words) -> Option<Figure> {
    let mut all = game.all(|_, _, events| stored(events, Why::Celebration));
    let (recorded, (seat, kind), [own, other]) = all.find_map(|(recorded, (seat, kind))| {
        let skill = |seat: u8| recorded.before.total(seat).skill;
        let skills = [skill(seat.0), skill(1 - seat.0.min(1))];
        (skills[0] > skills[1]).then_some((recorded, (seat, kind), skills))
    })?;
    let args = [("own", own.into()), ("other", other.into())];
    let caption = words.say("princes-rules-figure-celebration", &args);
    let parts =
        [row("ed-celebration", 1), counted("pt-skill", own.into()), symbols(&kind.times(1))];
    Some(Figure { seat, ..recorded.figure("princes-rules-dice", caption, &parts) })
}

fn harvest(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, kind)) = game.first(|_, _, events| stored(events, Why::Harvest))?;
    let got = kind.times(1);
    let args = [("cards", names::arg(names::amounts(words, &got)))];
    let caption = words.say("princes-rules-figure-harvest", &args);
    let parts = [row("ed-harvest", 1), symbols(&got)];
    Some(Figure { seat, ..recorded.figure("princes-rules-dice", caption, &parts) })
}

/// A road, settlement or city at its price.
fn built(
    game: &Game,
    words: &Words,
    wanted: Centre,
    key: &str,
    fits: fn(&[(Source, i32)]) -> Option<i32>,
) -> Option<Figure> {
    let (recorded, (price, points)) = game.first(|seat, _, events| {
        let is_built = |event: &Event| {
            matches!(event, Event::CentreBuilt { seat: who, centre, .. } if *who == seat && *centre == wanted)
        };
        let price = spent(events, seat, |why| why == Why::Centre);
        let paid = price.iter().any(|count| *count > 0) && events.iter().any(is_built);
        paid.then(|| fits(&scored(events, seat))).flatten().map(|points| (price, points))
    })?;
    let args = [
        ("cards", names::arg(names::amounts(words, &price))),
        ("points", points.unsigned_abs().into()),
    ];
    let drawn = html! { <svg viewBox="-3 -3 68 70">{ centre(wanted) }</svg> };
    let parts = [symbols(&price), sized(Size::Part, drawn)];
    let figure = recorded.figure("princes-rules-build", words.say(key, &args), &parts);
    Some(if points > 0 { figure.with_points(points) } else { figure })
}

fn road(game: &Game, words: &Words) -> Option<Figure> {
    built(game, words, Centre::Nothing, "princes-rules-figure-road", |points| {
        points.is_empty().then_some(0)
    })
}

fn settlement(game: &Game, words: &Words) -> Option<Figure> {
    built(game, words, Centre::Settlement, "princes-rules-figure-settlement", |points| match points
    {
        [(Source::Settlements, points)] => Some(*points),
        _ => None,
    })
}

fn city(game: &Game, words: &Words) -> Option<Figure> {
    built(game, words, Centre::City, "princes-rules-figure-city", |points| {
        let all = points.iter().all(|(of, _)| matches!(of, Source::Settlements | Source::Cities));
        (all && points.len() == 2).then(|| points.iter().map(|(_, points)| points).sum())
    })
}

fn card(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (card, price)) = game.first(|seat, _, events| {
        events.iter().find_map(|event| match event {
            Event::Built { seat: who, card, .. } if *who == seat => {
                Some((*card, spent(events, seat, |why| why == Why::Build(*card))))
            }
            _ => None,
        })
    })?;
    let args = [
        ("card", names::arg(names::card(words, card))),
        ("cards", names::arg(names::amounts(words, &price))),
    ];
    let caption = words.say("princes-rules-figure-card", &args);
    let parts = [symbols(&price), sized(Size::Part, card_picture(card))];
    Some(recorded.figure("princes-rules-build", caption, &parts))
}

fn trade(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (given, kind)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::Traded { given, region, .. } => Some((*given, region.kind())),
            _ => None,
        })
    })?;
    let got = kind.times(1);
    let args = [
        ("given", names::arg(names::amounts(words, &given))),
        ("got", names::arg(names::amounts(words, &got))),
    ];
    let caption = words.say("princes-rules-figure-trade", &args);
    Some(recorded.figure("princes-rules-trade", caption, &[symbols(&given), symbols(&got)]))
}
