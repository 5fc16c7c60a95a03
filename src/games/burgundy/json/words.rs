//! Words and numbers for Burgundy's pieces.

use crate::games::burgundy::action::{Die, Payment};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Effect, Gain, Reason, Source};
use crate::games::burgundy::goods::GoodSet;
use crate::games::burgundy::tiles::{Building, Tile};
use serde_json::{Value, json};

/// A tile's key; null for none.
pub fn tile(tile: Tile) -> Value {
    tile.record().map_or(Value::Null, |record| record.key.into())
}

pub fn building(building: Building) -> &'static str {
    building.tile().record().map_or("", |record| record.key)
}

/// A die's number; null for a castle's action with any number.
pub fn die(die: Die) -> Value {
    if die.is_any() { Value::Null } else { die.0.into() }
}

/// Phases are called by their letters.
pub fn phase(phase: u8) -> &'static str {
    ["A", "B", "C", "D", "E"].get(usize::from(phase)).copied().unwrap_or("E")
}

pub const fn payment(payment: Payment) -> &'static str {
    match payment {
        Payment::Silver => "silver",
        Payment::Workers => "workers",
    }
}

/// The kinds of a set by their numbers, lowest first.
pub fn goods(goods: GoodSet) -> Vec<u8> {
    goods.iter().map(|good| good.0).collect()
}

/// An object with the depot and the place, from 1.
pub fn slot(slot: Slot) -> Value {
    json!({"depot": slot.depot(), "place": slot.place() + 1})
}

pub const fn source(source: Source) -> &'static str {
    match source {
        Source::Regions => "regions",
        Source::Phases => "phases",
        Source::Bonuses => "bonuses",
        Source::Animals => "animals",
        Source::Goods => "goods",
        Source::Watchtowers => "watchtowers",
        Source::Monasteries => "monasteries",
        Source::GoodsLeft => "goods-left",
        Source::SilverLeft => "silver-left",
        Source::WorkersLeft => "workers-left",
    }
}

pub fn reason(reason: Reason) -> Value {
    match reason {
        Reason::Animals => json!({"rule": "animals"}),
        Reason::Region { colour, size } => {
            json!({"rule": "region", "colour": colour.key(), "size": size})
        }
        Reason::Phase(number) => json!({"rule": "phase", "phase": phase(number)}),
        Reason::Bonus { colour, first } => {
            json!({"rule": "bonus", "colour": colour.key(), "first": first})
        }
        Reason::Goods { good, count } => json!({"rule": "goods", "good": good.0, "count": count}),
        Reason::Watchtower => json!({"rule": "watchtower"}),
        Reason::Monastery(number) => json!({"rule": "monastery", "monastery": number}),
        Reason::GoodsLeft => json!({"rule": "goods-left"}),
        Reason::SilverLeft => json!({"rule": "silver-left"}),
        Reason::WorkersLeft => json!({"rule": "workers-left"}),
    }
}

pub fn gain(gain: Gain) -> Value {
    match gain {
        Gain::Start => json!({"rule": "start"}),
        Gain::Hire => json!({"rule": "hire"}),
        Gain::Sale => json!({"rule": "sale"}),
        Gain::Mines => json!({"rule": "mines"}),
        Gain::Building(kind) => json!({"rule": "building", "building": building(kind)}),
        Gain::Monastery(number) => json!({"rule": "monastery", "monastery": number}),
    }
}

pub fn effect(effect: Effect) -> Value {
    match effect {
        Effect::Castle => json!({"kind": "castle"}),
        Effect::Building(kind) => json!({"kind": "building", "building": building(kind)}),
        Effect::Ship => json!({"kind": "ship"}),
        Effect::SecondDepot => json!({"kind": "second-depot"}),
    }
}
