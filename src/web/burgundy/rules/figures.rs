//! Figures of the rules: one for each action and each scoring, from a recorded game.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::{Key, Payment};
use crate::games::burgundy::event::{Event, Gain, Reason};
use crate::games::burgundy::fields::{Field, Fields};
use crate::games::burgundy::tiles::{Colour, Kind, Tile};
use crate::games::burgundy::{Action, Burgundy, State};
use crate::web::burgundy::art::TileIcon;
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::model::plain_tile;
use crate::web::burgundy::model::scene::Piece;
use crate::web::burgundy::rules::pictures::{Seen, die};
use crate::web::reading::figure::{
    Figure, Maker, RecordedGame, RecordedMove, Size, beside, counted, product, row, sized, sum,
};
use crate::web::words::Words;
use yew::prelude::*;

type Game = RecordedGame<Burgundy>;

/// The recorded game: two computer players of the medium level.
pub(super) const GAME: &str = "burgundy.g1.AQgCAAABAQAAAAJuMQDEAQBAVCsCNuGxyOF2OXJjtXUSsS6qyaHDPBpn_OfOxVJ0C6oQjVlOKMGGJ5T_N8yubwvAifEJXKgFebiPYLxAlbWLT1nYmmbUidaWL4iCoY8UhyxAGw";

/// The figures, in the order of the sections.
pub(super) const FIGURES: [Maker<Burgundy>; 18] = [
    round,
    take,
    place,
    sell,
    hire,
    shift,
    buy,
    castle,
    mine,
    ship,
    animals,
    boarding_house,
    watchtower,
    monastery,
    region,
    large,
    small,
    end,
];

/// Points of a seat, each with its reason.
fn scored(events: &[Event], seat: Seat) -> Vec<(u32, Reason)> {
    let of = |event: &Event| match event {
        Event::Scored { seat: who, points, reason } if *who == seat => {
            Some((u32::from(*points), *reason))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// The die of a move, if it needs no workers.
fn plain_die(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::DieUsed { die, at, workers: 0, .. } if die.0 == *at => Some(*at),
        _ => None,
    })
}

fn taken(events: &[Event]) -> Option<Key> {
    events.iter().find_map(|event| match event {
        Event::TileTaken { to, .. } => Some(*to),
        _ => None,
    })
}

fn placed(events: &[Event]) -> Option<(Tile, Field)> {
    events.iter().find_map(|event| match event {
        Event::TilePlaced { tile, field, .. } => Some((*tile, *field)),
        _ => None,
    })
}

/// The region of a field.
fn region_of(state: &State, seat: Seat, field: Field) -> Fields {
    state.estate(seat).board().region(field)
}

/// The estate after a move, around the field that was filled.
fn filled(recorded: &RecordedMove<'_, Burgundy>, words: &Words, field: Field) -> Html {
    let shown = region_of(&recorded.after, recorded.seat, field);
    Seen::after(recorded, words, Fields::only(field)).land(shown)
}

fn icon(tile: Tile) -> Html {
    sized(Size::Piece, html! { <TileIcon piece={Piece::new(tile)} /> })
}

fn round(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (depot, good)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::GoodPlaced { depot, good } => Some((*depot, *good)),
            _ => None,
        })
    })?;
    let depot_after = Seen::after(&recorded, words, Fields::NONE).depot(depot);
    let caption = words.say("rules-figure-round", &[("die", depot.into())]);
    Some(recorded.figure(
        "rules-round",
        caption,
        &[die(depot), row(good_icon(good), 1), depot_after],
    ))
}

fn take(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (number, key)) = game.first(|_, action, events| match action {
        Action::Take(..) => plain_die(events).zip(taken(events)),
        _ => None,
    })?;
    let depot = Seen::before(&recorded, words).depot(number);
    let store = Seen::after(&recorded, words, Fields::NONE).store(recorded.seat, Some(key));
    let caption = words.say("rules-figure-take", &[("die", number.into())]);
    Some(recorded.figure("rules-actions", caption, &[die(number), depot, store]))
}

fn place(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (number, (tile, field))) = game.first(|_, action, events| match action {
        Action::Place(..) => plain_die(events).zip(placed(events)),
        _ => None,
    })?;
    let land = Seen::before(&recorded, words).land(Fields::only(field));
    let caption = words.say("rules-figure-place", &[("die", number.into())]);
    Some(recorded.figure("rules-actions", caption, &[die(number), icon(tile), land]))
}

fn sell(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (number, (good, count, points), silver)) =
        game.first(|seat, action, events| {
            let silver = events.iter().find_map(|event| match event {
                Event::SilverGained { amount, gain: Gain::Sale, .. } => Some(*amount),
                _ => None,
            });
            match (action, scored(events, seat).as_slice()) {
                (Action::Sell(..), [(points, Reason::Goods { good, count })]) if *count > 1 => {
                    Some((plain_die(events)?, (*good, *count, *points), silver?))
                }
                _ => None,
            }
        })?;
    let (sold, each) = (u32::from(count), points / u32::from(count).max(1));
    let counts = product(sold, each);
    let caption = words.say(
        "rules-figure-sell",
        &[("die", number.into()), ("sum", counts.as_str().into()), ("silver", silver.into())],
    );
    let gain = html! { <>{ counted("vp", points) }{ row("silver", silver.into()) }</> };
    let parts = [die(number), row(good_icon(good), sold), gain];
    Some(recorded.figure("rules-actions", caption, &parts).with_points(points as i32))
}

fn hire(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (number, workers)) = game.first(|_, action, events| {
        let workers = events.iter().find_map(|event| match event {
            Event::WorkersGained { amount, gain: Gain::Hire, .. } => Some(*amount),
            _ => None,
        });
        matches!(action, Action::Hire(_)).then(|| plain_die(events).zip(workers)).flatten()
    })?;
    let caption = words.say("rules-figure-hire", &[("workers", workers.into())]);
    let parts = [die(number), row("worker", workers.into())];
    Some(recorded.figure("rules-actions", caption, &parts))
}

fn shift(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (face, at, workers)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::DieUsed { die, at, workers, .. } if *workers > 0 && !die.is_any() => {
                Some((die.0, *at, *workers))
            }
            _ => None,
        })
    })?;
    let args = [("die", face.into()), ("at", at.into()), ("workers", workers.into())];
    let caption = words.say("rules-figure-shift", &args);
    let parts = [die(face), row("worker", workers.into()), die(at)];
    Some(recorded.figure("rules-workers", caption, &parts))
}

fn buy(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, key) = game.first(|_, action, events| match action {
        Action::Buy(_, Payment::Silver) => taken(events),
        _ => None,
    })?;
    let silver = |state: &State| state.estate(recorded.seat).silver();
    let price = silver(&recorded.before).saturating_sub(silver(&recorded.after));
    let black = Seen::before(&recorded, words).black();
    let store = Seen::after(&recorded, words, Fields::NONE).store(recorded.seat, Some(key));
    let caption = words.say("rules-figure-buy", &[("silver", price.into())]);
    Some(recorded.figure("rules-buy", caption, &[counted("silver", price.into()), black, store]))
}

fn castle(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, number) = game.first(|_, action, events| match action {
        Action::Take(die, slot) if die.is_any() => taken(events).map(|_| slot.depot()),
        _ => None,
    })?;
    let depot = Seen::before(&recorded, words).depot(number);
    let caption = words.say("rules-figure-castle", &[("die", number.into())]);
    Some(recorded.figure("rules-tiles", caption, &[row("hex-castle", 1), die(0), depot]))
}

fn mine(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, silver)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::SilverGained { seat, amount, gain: Gain::Mines } if *amount > 1 => {
                Some((*seat, *amount))
            }
            _ => None,
        })
    })?;
    let is_mine = |tile: &&Tile| tile.kind() == Some(Kind::Mine);
    let mines = recorded.before.estate(seat).tiles().iter().filter(is_mine).count() as u32;
    let caption =
        words.say("rules-figure-mine", &[("mines", mines.into()), ("silver", silver.into())]);
    let parts = [row("hex-mine", mines), row("silver", silver.into())];
    Some(recorded.figure("rules-tiles", caption, &parts))
}

fn ship(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (depot, good, count)) = game.first(|_, action, events| {
        let loaded = events.iter().filter_map(|event| match event {
            Event::GoodsLoaded { depot, good, count, .. } => Some((*depot, *good, *count)),
            _ => None,
        });
        match loaded.collect::<Vec<_>>().as_slice() {
            [only] if only.2 > 1 && matches!(action, Action::Load(_)) => Some(*only),
            _ => None,
        }
    })?;
    let lying = Seen::before(&recorded, words).depot(depot);
    let caption =
        words.say("rules-figure-ship", &[("depot", depot.into()), ("count", count.into())]);
    let parts = [row("hex-ship", 1), lying, row(good_icon(good), count.into())];
    Some(recorded.figure("rules-tiles", caption, &parts))
}

/// Tiles with the same animals on a pasture, the new one first, as their numbers of animals.
fn herd(state: &State, seat: Seat, tile: Tile, field: Field) -> Vec<u32> {
    let Some(Kind::Animal(species, count)) = tile.kind() else { return Vec::new() };
    let others = region_of(state, seat, field).into_iter().filter(|other| *other != field);
    let like = others.filter_map(|other| match state.estate(seat).tile(other).kind() {
        Some(Kind::Animal(kind, count)) if kind == species => Some(u32::from(count)),
        _ => None,
    });
    core::iter::once(u32::from(count)).chain(like).collect()
}

fn animals(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (tile, field, points)) = game.first(|seat, _, events| {
        let (tile, field) = placed(events)?;
        let Some(Kind::Animal(_, count)) = tile.kind() else { return None };
        match scored(events, seat).as_slice() {
            [(points, Reason::Animals)] if *points > u32::from(count) => {
                Some((tile, field, *points))
            }
            _ => None,
        }
    })?;
    let terms = sum(&herd(&recorded.after, recorded.seat, tile, field));
    let caption = words.say("rules-figure-animals", &[("sum", terms.as_str().into())]);
    let parts = [icon(tile), filled(&recorded, words, field)];
    Some(recorded.figure("rules-tiles", caption, &parts).with_points(points as i32))
}

fn boarding_house(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (tile, workers)) = game.first(|_, _, events| {
        let workers = events.iter().find_map(|event| match event {
            Event::WorkersGained { amount, gain: Gain::Building(_), .. } => Some(*amount),
            _ => None,
        });
        Some((placed(events)?.0, workers?))
    })?;
    let name = words.t(&format!("tile-{}", plain_tile(tile)));
    let caption = words.say(
        "rules-figure-workers",
        &[("tile", name.as_str().into()), ("workers", workers.into())],
    );
    Some(recorded.figure("rules-tiles", caption, &[icon(tile), row("worker", workers.into())]))
}

fn watchtower(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (tile, points)) =
        game.first(|seat, _, events| match scored(events, seat).as_slice() {
            [(points, Reason::Watchtower)] => Some((placed(events)?.0, *points)),
            _ => None,
        })?;
    let name = words.t(&format!("tile-{}", plain_tile(tile)));
    let args = [("tile", name.as_str().into()), ("points", points.into())];
    let caption = words.say("rules-figure-points", &args);
    let parts = [icon(tile), counted("vp", points)];
    Some(recorded.figure("rules-tiles", caption, &parts).with_points(points as i32))
}

/// Letter of a phase.
fn letter(phase: u8) -> String {
    char::from(b'A' + phase.min(4)).to_string()
}

fn region(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (field, size, phase, terms)) =
        game.first(|seat, _, events| match scored(events, seat).as_slice() {
            [(first, Reason::Region { size, .. }), (second, Reason::Phase(phase))] if *size > 2 => {
                Some((placed(events)?.1, *size, *phase, [*first, *second]))
            }
            _ => None,
        })?;
    let (phase, counts) = (letter(phase), sum(&terms));
    let caption = words.say(
        "rules-figure-region",
        &[("size", size.into()), ("phase", phase.as_str().into()), ("sum", counts.as_str().into())],
    );
    let points = terms.iter().sum::<u32>();
    let parts = [filled(&recorded, words, field), counted("vp", points)];
    Some(recorded.figure("rules-score", caption, &parts).with_points(points as i32))
}

/// A filled colour with its bonus tile.
fn colour(game: &Game, words: &Words, is_first: bool) -> Option<Figure> {
    let (recorded, (colour, terms)) =
        game.first(|seat, _, events| match scored(events, seat).as_slice() {
            [
                (size, Reason::Region { .. }),
                (phase, Reason::Phase(_)),
                (bonus, Reason::Bonus { colour, first }),
            ] if *first == is_first => Some((*colour, [*size, *phase, *bonus])),
            _ => None,
        })?;
    let (key, icon) = match is_first {
        true => ("rules-figure-large", "bonus-large"),
        false => ("rules-figure-small", "bonus-small"),
    };
    let counts = sum(&terms);
    let caption = words.say(key, &[("sum", counts.as_str().into())]);
    let points = terms.iter().sum::<u32>();
    let gains = beside([row(icon, 1), counted("vp", points)]);
    let figure = recorded.figure("rules-score", caption, &[whole(&recorded, words, colour), gains]);
    Some(figure.with_points(points as i32))
}

fn large(game: &Game, words: &Words) -> Option<Figure> {
    colour(game, words, true)
}

fn small(game: &Game, words: &Words) -> Option<Figure> {
    colour(game, words, false)
}

/// The fields of a colour after a move.
fn whole(recorded: &RecordedMove<'_, Burgundy>, words: &Words, colour: Colour) -> Html {
    let shown = recorded.after.estate(recorded.seat).board().of_colour(colour);
    Seen::after(recorded, words, Fields::NONE).land(shown)
}

fn monastery(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (number, points)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::Scored { points, reason: Reason::Monastery(number), .. } if *number > 14 => {
                Some((*number, u32::from(*points)))
            }
            _ => None,
        })
    })?;
    let args = [("number", number.into()), ("points", points.into())];
    let caption = words.say("rules-figure-monastery", &args);
    let parts = [icon(Tile::monastery(number)), counted("vp", points)];
    Some(recorded.figure("rules-tiles", caption, &parts))
}

/// Points for goods, silver, workers and monasteries at the end, for the seat that gets most kinds of them.
fn end(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, terms)) = game.first(|_, _, events| {
        events.contains(&Event::GameEnded).then_some(())?;
        let of = |seat: Seat| {
            let kinds = [
                |r: &Reason| *r == Reason::GoodsLeft,
                |r: &Reason| *r == Reason::SilverLeft,
                |r: &Reason| *r == Reason::WorkersLeft,
                |r: &Reason| matches!(r, Reason::Monastery(_)),
            ];
            let gains = scored(events, seat);
            let total = |is: fn(&Reason) -> bool| -> u32 {
                gains.iter().filter(|(_, reason)| is(reason)).map(|(points, _)| points).sum()
            };
            (seat, kinds.map(total))
        };
        [Seat(0), Seat(1)]
            .map(of)
            .into_iter()
            .max_by_key(|(_, terms)| terms.iter().filter(|term| **term > 0).count())
    })?;
    let icons = ["g-any", "silver", "worker", "t-monastery"];
    let shown = || icons.into_iter().zip(terms).filter(|(_, points)| *points > 0);
    let counts = sum(&shown().map(|(_, points)| points).collect::<Vec<_>>());
    let caption = words.say("rules-figure-end", &[("sum", counts.as_str().into())]);
    let left: Html = shown().map(|(icon, points)| counted(icon, points)).collect();
    let points = terms.iter().sum::<u32>();
    let figure = recorded.figure("rules-end", caption, &[left, counted("vp", points)]);
    Some(Figure { seat, ..figure }.with_points(points as i32))
}
