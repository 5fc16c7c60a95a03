//! Events by their parts.

use crate::games::burgundy::Event;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::json::words;
use serde_json::{Value, json};

/// An object whose `event` says which other fields it has.
pub fn write(event: &Event) -> Value {
    match *event {
        Event::BoardTaken { seat, board } => {
            json!({"event": "board-taken", "seat": seat.0, "board": board.0})
        }
        Event::CastleSet { seat, field } => {
            json!({"event": "castle-set", "seat": seat.0, "field": field.0})
        }
        Event::CastleHidden { seat } => json!({"event": "castle-hidden", "seat": seat.0}),
        Event::GoodDealt { seat, good } => {
            json!({"event": "good-dealt", "seat": seat.0, "good": good.0})
        }
        Event::PhaseBegan { phase } => {
            json!({"event": "phase-began", "phase": words::phase(phase)})
        }
        Event::TileDealt { slot, tile } => json!({
            "event": "tile-dealt",
            "depot": slot.depot(),
            "place": slot.place() + 1,
            "tile": words::tile(tile),
        }),
        Event::GoodRevealed { round, good } => {
            json!({"event": "good-revealed", "round": round + 1, "good": good.0})
        }
        Event::RoundBegan { phase, round } => {
            json!({"event": "round-began", "phase": words::phase(phase), "round": round + 1})
        }
        Event::Rolled { seat, dice } => json!({"event": "rolled", "seat": seat.0, "dice": dice}),
        Event::GoodPlaced { depot, good } => {
            json!({"event": "good-placed", "depot": depot, "good": good.0})
        }
        Event::TurnBegan { seat } => json!({"event": "turn-began", "seat": seat.0}),
        Event::TurnEnded { seat } => json!({"event": "turn-ended", "seat": seat.0}),
        Event::PhaseEnded { phase } => {
            json!({"event": "phase-ended", "phase": words::phase(phase)})
        }
        Event::TileCleared { slot, tile } => json!({
            "event": "tile-cleared",
            "depot": slot.depot(),
            "place": slot.place() + 1,
            "tile": words::tile(tile),
        }),
        Event::GameEnded => json!({"event": "game-ended"}),
        _ => of_an_action(event),
    }
}

/// Events of a player's action.
fn of_an_action(event: &Event) -> Value {
    let key = |key: Key| key.0 + 1;
    match *event {
        Event::DieUsed { seat, die, at, workers } => json!({
            "event": "die-used", "seat": seat.0, "die": words::die(die), "at": at, "workers": workers,
        }),
        Event::TileTaken { seat, tile, from, to } => json!({
            "event": "tile-taken", "seat": seat.0, "tile": words::tile(tile),
            "depot": from.depot(), "place": from.place() + 1, "key": key(to),
        }),
        Event::Paid { seat, payment } => {
            json!({"event": "paid", "seat": seat.0, "payment": words::payment(payment)})
        }
        Event::TileDiscarded { seat, tile, from } => json!({
            "event": "tile-discarded", "seat": seat.0, "tile": words::tile(tile), "key": key(from),
        }),
        Event::TilePlaced { seat, tile, from, field } => json!({
            "event": "tile-placed", "seat": seat.0, "tile": words::tile(tile), "key": key(from),
            "field": field.0,
        }),
        Event::BridgeStep { seat, space } => {
            json!({"event": "bridge-step", "seat": seat.0, "space": space})
        }
        Event::RegionFinished { seat, field, colour, size } => json!({
            "event": "region-finished", "seat": seat.0, "field": field.0, "colour": colour.key(),
            "size": size,
        }),
        Event::BonusTaken { seat, colour, first } => json!({
            "event": "bonus-taken", "seat": seat.0, "colour": colour.key(), "first": first,
        }),
        Event::EffectLost { seat, effect } => {
            json!({"event": "effect-lost", "seat": seat.0, "effect": words::effect(effect)})
        }
        Event::EffectPassed { seat, effect } => {
            json!({"event": "effect-passed", "seat": seat.0, "effect": words::effect(effect)})
        }
        _ => of_gains(event),
    }
}

/// Points, silver, workers and goods.
fn of_gains(event: &Event) -> Value {
    match *event {
        Event::Scored { seat, points, reason } => json!({
            "event": "scored", "seat": seat.0, "points": points, "reason": words::reason(reason),
        }),
        Event::SilverGained { seat, amount, gain } => json!({
            "event": "silver-gained", "seat": seat.0, "amount": amount, "reason": words::gain(gain),
        }),
        Event::WorkersGained { seat, amount, gain } => json!({
            "event": "workers-gained", "seat": seat.0, "amount": amount, "reason": words::gain(gain),
        }),
        Event::GoodsSold { seat, good, count } => {
            json!({"event": "goods-sold", "seat": seat.0, "good": good.0, "count": count})
        }
        Event::GoodsLoaded { seat, depot, good, count } => json!({
            "event": "goods-loaded", "seat": seat.0, "depot": depot, "good": good.0, "count": count,
        }),
        Event::GoodsLeftBehind { seat, depot, goods } => json!({
            "event": "goods-left-behind", "seat": seat.0, "depot": depot, "goods": words::goods(goods),
        }),
        _ => of_modules(event),
    }
}

/// What only games with modules know.
fn of_modules(event: &Event) -> Value {
    match *event {
        Event::InnDealt => json!({"event": "inn-dealt"}),
        Event::RoutesDealt { seat, cards } => {
            let cards: Vec<u8> = cards.into_iter().filter(|card| *card > 0).collect();
            json!({"event": "routes-dealt", "seat": seat.0, "cards": cards})
        }
        Event::GoodLaid { seat, space, good, bonus } => json!({
            "event": "good-laid", "seat": seat.0, "space": space, "good": good.0,
            "bonus": bonus.map_or(Value::Null, words::bonus),
        }),
        Event::CraneUsed { seat, building } => {
            json!({"event": "crane-used", "seat": seat.0, "building": words::building(building)})
        }
        Event::GeeseJoined { seat, species } => {
            json!({"event": "geese-joined", "seat": seat.0, "species": species.key()})
        }
        Event::PostsJoined { seat, field, pairs } => json!({
            "event": "posts-joined", "seat": seat.0, "field": field.0, "pairs": words::pairs(pairs),
        }),
        Event::Spent { seat, silver, workers, cost } => json!({
            "event": "spent", "seat": seat.0, "silver": silver, "workers": workers,
            "for": words::cost(cost),
        }),
        _ => of_shields(event),
    }
}

fn of_shields(event: &Event) -> Value {
    match *event {
        Event::ShieldDealt { depot, shield } => {
            json!({"event": "shield-dealt", "depot": depot, "shield": shield.0})
        }
        Event::ShieldTaken { seat, depot, shield, workers } => json!({
            "event": "shield-taken", "seat": seat.0, "depot": depot, "shield": shield.0,
            "workers": workers,
        }),
        Event::ShieldLost { seat, shield } => {
            json!({"event": "shield-lost", "seat": seat.0, "shield": shield.0})
        }
        Event::DieTurned { seat, die, to } => {
            json!({"event": "die-turned", "seat": seat.0, "die": words::die(die), "to": to})
        }
        Event::MonasteriesShared { seat, with } => {
            json!({"event": "monasteries-shared", "seat": seat.0, "with": with.0})
        }
        Event::TileSettled { seat, tile, from, field } => json!({
            "event": "tile-settled", "seat": seat.0, "tile": words::tile(tile),
            "depot": from.depot(), "place": from.place() + 1, "field": field.0,
        }),
        Event::TileMoved { seat, tile, from, to } => json!({
            "event": "tile-moved", "seat": seat.0, "tile": words::tile(tile),
            "from": from.0 + 1, "key": to.0 + 1,
        }),
        _ => alone(event),
    }
}

/// What only the solo game knows.
fn alone(event: &Event) -> Value {
    match *event {
        Event::MarkerReached { seat, marker } => {
            json!({"event": "marker-reached", "seat": seat.0, "marker": marker})
        }
        Event::GoodsCleared { depot, good, count } => json!({
            "event": "goods-cleared", "depot": depot, "good": good.0, "count": count,
        }),
        Event::GoodGiven { seat, good } => {
            json!({"event": "good-given", "seat": seat.0, "good": good.0})
        }
        Event::TileBlackened { seat, key } => {
            json!({"event": "tile-blackened", "seat": seat.0, "key": key.0 + 1})
        }
        Event::ColourFinished { seat, colour } => {
            json!({"event": "colour-finished", "seat": seat.0, "colour": colour.key()})
        }
        _ => Value::Null, // never: the functions together know every event, as a test shows
    }
}
