//! Words and numbers for Burgundy's pieces.

use crate::engine::total::At;
use crate::games::burgundy::action::{Die, Payment};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Cost, Effect, Gain, Reason, Source};
use crate::games::burgundy::extras::PAIRS;
use crate::games::burgundy::goods::GoodSet;
use crate::games::burgundy::routes::Bonus;
use crate::games::burgundy::shields::ShieldSet;
use crate::games::burgundy::tiles::{Building, Tile};
use serde_json::{Value, json};

/// A tile's key; null for none.
pub fn tile(tile: Tile) -> Value {
    tile.record().map_or(Value::Null, |record| record.key.into())
}

pub fn building(building: Building) -> &'static str {
    building.tile().record().map_or("", |record| record.key)
}

/// A die's number; null for a castle's action with any number, "white" for a white castle's.
pub fn die(die: Die) -> Value {
    match die {
        Die::ANY => Value::Null,
        Die::WHITE => "white".into(),
        Die(face) => face.into(),
    }
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
        Source::Posts => "posts",
        Source::Routes => "routes",
        Source::Shields => "shields",
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
        Reason::Posts(number) => json!({"rule": "posts", "phase": phase(number)}),
        Reason::AllPosts { first } => json!({"rule": "all-posts", "first": first}),
        Reason::Route => json!({"rule": "route"}),
        Reason::Shield(shield) => json!({"rule": "shield", "shield": shield.0}),
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
        Gain::Route => json!({"rule": "route"}),
        Gain::Shield(shield) => json!({"rule": "shield", "shield": shield.0}),
    }
}

pub fn effect(effect: Effect) -> Value {
    match effect {
        Effect::Castle => json!({"kind": "castle"}),
        Effect::Building(kind) => json!({"kind": "building", "building": building(kind)}),
        Effect::Ship => json!({"kind": "ship"}),
        Effect::SecondDepot => json!({"kind": "second-depot"}),
        Effect::Crane => json!({"kind": "crane"}),
        Effect::Geese => json!({"kind": "geese"}),
        Effect::AnyAction => json!({"kind": "any-action"}),
        Effect::Gather => json!({"kind": "gather"}),
        Effect::Settle => json!({"kind": "settle"}),
        Effect::Naming => json!({"kind": "naming"}),
        Effect::Swap => json!({"kind": "swap"}),
    }
}

/// What a space of a trade route gives: an effect, or an action of any number.
pub fn bonus(bonus: Bonus) -> Value {
    match bonus {
        Bonus::Building(kind) => json!({"kind": "building", "building": building(kind)}),
        Bonus::Action => json!({"kind": "any-action"}),
    }
}

pub const fn cost(cost: Cost) -> &'static str {
    match cost {
        Cost::Workers => "workers",
        Cost::Tribute => "tribute",
        Cost::Point => "point",
    }
}

/// The numbers of shields.
pub fn shields(set: ShieldSet) -> Vec<u8> {
    set.iter().map(|shield| shield.0).collect()
}

/// Pairs of border posts by the names of their posts.
pub fn pairs(bits: u8) -> Vec<[&'static str; 2]> {
    const POSTS: [&str; 3] = ["north-west", "north-east", "south"];
    let joined = |bit: &usize| (bits >> bit) & 1 != 0;
    let pairs = (0..PAIRS.len()).filter(joined).map(|bit| PAIRS.at(bit));
    pairs.map(|(one, other)| [POSTS.at(one), POSTS.at(other)]).collect()
}
