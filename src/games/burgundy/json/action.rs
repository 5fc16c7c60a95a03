//! Actions by their parts.

use crate::engine::json::fields::should;
use crate::engine::json::{Fields, Misfit, Problem};
use crate::games::burgundy::Action;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::json::words;
use crate::games::burgundy::shields::Shield;
use serde_json::{Map, Value, json};

/// An object whose `kind` says which other fields it has.
pub fn write(action: Action) -> Value {
    match action {
        Action::Board(board) => json!({"kind": "board", "board": board.0}),
        Action::StartCastle(field) => json!({"kind": "castle", "field": field.0}),
        Action::Take(die, slot) => {
            json!({"kind": "take", "die": words::die(die), "depot": slot.depot(), "place": slot.place() + 1})
        }
        Action::Place(die, key, field) => {
            json!({"kind": "place", "die": words::die(die), "key": key.0 + 1, "field": field.0})
        }
        Action::Sell(die, good) => json!({"kind": "sell", "die": words::die(die), "good": good.0}),
        Action::Hire(die) => json!({"kind": "hire", "die": words::die(die)}),
        Action::Buy(slot, payment) => json!({
            "kind": "buy",
            "depot": slot.depot(),
            "place": slot.place() + 1,
            "payment": words::payment(payment),
        }),
        Action::Discard(key) => json!({"kind": "discard", "key": key.0 + 1}),
        Action::Fetch(slot) => fetch(slot),
        Action::SellFree(good) => json!({"kind": "sell-free", "good": good.0}),
        Action::Build(key, field) => json!({"kind": "build", "key": key.0 + 1, "field": field.0}),
        Action::Load(depot) => json!({"kind": "load", "depot": depot}),
        Action::Keep(goods) => json!({"kind": "keep", "goods": words::goods(goods)}),
        Action::Pass => json!({"kind": "pass"}),
        Action::EndTurn => json!({"kind": "end"}),
        _ => of_modules(action),
    }
}

/// What only games with modules know.
fn of_modules(action: Action) -> Value {
    match action {
        Action::Recruit => json!({"kind": "recruit"}),
        Action::Use(building) => json!({"kind": "use", "building": words::building(building)}),
        Action::Herd(species) => json!({"kind": "herd", "species": species.key()}),
        Action::Shield(new, Shield::NONE) => json!({"kind": "shield", "shield": new.0}),
        Action::Shield(new, old) => {
            json!({"kind": "shield", "shield": new.0, "replaces": old.0})
        }
        Action::Turn(die, to) => json!({"kind": "turn", "die": words::die(die), "to": to}),
        Action::Name(seat) => json!({"kind": "name", "named": seat.0}),
        Action::Gather(good) => json!({"kind": "gather", "good": good.0}),
        Action::Settle(slot, field) => json!({
            "kind": "settle", "depot": slot.depot(), "place": slot.place() + 1, "field": field.0,
        }),
        Action::Pay(workers) => json!({"kind": "pay", "workers": workers}),
        Action::Drop(shield) => json!({"kind": "drop", "shield": shield.0}),
        Action::Collect(place) => json!({"kind": "collect", "waiting": place + 1}),
        Action::First(place) => json!({"kind": "first", "waiting": place + 1}),
        Action::Point => json!({"kind": "point"}),
        Action::Swap(slot) => {
            json!({"kind": "swap", "depot": slot.depot(), "place": slot.place() + 1})
        }
        Action::Give(good) => json!({"kind": "give", "good": good.0}),
        Action::Shelve(key) => json!({"kind": "shelve", "key": key.0 + 1}),
        _ => Value::Null, // never: the two functions together know every action, as a test shows
    }
}

fn fetch(slot: Slot) -> Value {
    json!({"kind": "fetch", "depot": slot.depot(), "place": slot.place() + 1})
}

/// Reads an action's parts by way of the notation, which knows every range.
pub fn read(value: &Value) -> Result<Action, Misfit> {
    let fields = Fields::of(value)?;
    let notation = notation(&fields)?;
    let action: Action =
        notation.parse().map_err(|_| should("", "an action with numbers that exist"))?;
    agree(&fields, action)?;
    Ok(action)
}

fn notation(fields: &Fields<'_>) -> Result<String, Misfit> {
    let number = |name: &str| fields.number(name, 0..=99);
    let slot = || Ok(format!("{}.{}", number("depot")?, number("place")?));
    let field = || Ok(format!("@{}", number("field")?));
    let die = || match fields.get("die") {
        Some(white) if white == "white" => Ok("w".to_owned()),
        Some(_) => Ok(fields.number("die", 1..=6)?.to_string()),
        None if fields.names().any(|name| name == "die") => Ok("*".to_owned()),
        None => Err(Misfit::new("die", Problem::Missing)),
    };
    Ok(match fields.text("kind")? {
        "board" => format!("board {}", number("board")?),
        "castle" => format!("castle {}", field()?),
        "take" => format!("{} take {}", die()?, slot()?),
        "place" => format!("{} place {} {}", die()?, number("key")?, field()?),
        "sell" => format!("{} sell {}", die()?, number("good")?),
        "hire" => format!("{} hire", die()?),
        "buy" => match fields.text("payment")? {
            "silver" => format!("buy {}", slot()?),
            "workers" => format!("buy {} workers", slot()?),
            _ => return Err(should("payment", "\"silver\" or \"workers\"")),
        },
        "discard" => format!("discard {}", number("key")?),
        "fetch" => format!("fetch {}", slot()?),
        "sell-free" => format!("sell {}", number("good")?),
        "build" => format!("build {} {}", number("key")?, field()?),
        "load" => format!("load {}", number("depot")?),
        "keep" => format!("keep {}", kinds(fields.list("goods")?)?),
        "pass" => "pass".to_owned(),
        "end" => "end".to_owned(),
        kind => return notation_of_modules(kind, fields),
    })
}

fn notation_of_modules(kind: &str, fields: &Fields<'_>) -> Result<String, Misfit> {
    let number = |name: &str| fields.number(name, 0..=99);
    Ok(match kind {
        "recruit" => "recruit".to_owned(),
        "use" => format!("use {}", fields.text("building")?),
        "herd" => format!("herd {}", fields.text("species")?),
        "shield" if fields.has("replaces") => {
            format!("shield {} for {}", number("shield")?, number("replaces")?)
        }
        "shield" => format!("shield {}", number("shield")?),
        "turn" => format!("{} turn {}", number("die")?, number("to")?),
        "name" => format!("name {}", number("named")?),
        "gather" => format!("gather {}", number("good")?),
        "settle" => {
            format!("settle {}.{} @{}", number("depot")?, number("place")?, number("field")?)
        }
        "pay" => match number("workers")? {
            0 => "pay".to_owned(),
            workers => format!("pay {workers}"),
        },
        "drop" => format!("drop {}", number("shield")?),
        "collect" => format!("collect {}", number("waiting")?),
        "first" => format!("first {}", number("waiting")?),
        "point" => "point".to_owned(),
        "swap" => format!("swap {}.{}", number("depot")?, number("place")?),
        "give" => format!("give {}", number("good")?),
        "shelve" => format!("shelve {}", number("key")?),
        _ => return Err(should("kind", "a kind of action, such as \"take\" or \"end\"")),
    })
}

fn kinds(goods: &[Value]) -> Result<String, Misfit> {
    let digit = |good: &Value| good.as_u64().filter(|number| (1..=6).contains(number));
    let digits: Option<String> =
        goods.iter().take(7).map(|good| digit(good).map(|number| number.to_string())).collect();
    digits.ok_or_else(|| should("goods", "a list of numbers from 1 to 6, lowest first"))
}

/// All fields must say the same action: none is passed over.
fn agree(fields: &Fields<'_>, action: Action) -> Result<(), Misfit> {
    let mut all = Map::new();
    all.insert("text".to_owned(), action.to_string().into());
    if let Value::Object(parts) = write(action) {
        all.extend(parts);
    }
    let names: Vec<&str> = all.keys().map(String::as_str).collect();
    fields.only(&names)?;
    for (name, value) in &all {
        if fields.get(name).is_some_and(|told| told != value) {
            return Err(should(name, &format!("{value}, as the other fields say")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::json::{action_with_text, read_action};
    use crate::games::burgundy::Burgundy;
    use crate::games::burgundy::action::WRITTEN;

    #[test]
    fn every_kind_reads_back_as_text_and_as_parts() {
        for &text in WRITTEN {
            let action: Action = text.parse().unwrap();
            assert_eq!(read(&write(action)), Ok(action), "{text}");
            assert_eq!(read_action::<Burgundy>(&action_with_text::<Burgundy>(action)), Ok(action));
            assert_eq!(read_action::<Burgundy>(&json!(text)), Ok(action));
            assert_eq!(read_action::<Burgundy>(&json!({"text": text})), Ok(action));
        }
    }

    #[test]
    fn what_says_two_things_or_nothing_is_refused() {
        for (value, told) in [
            (json!({"kind": "hire"}), "die: this field is missing"),
            (json!({"kind": "hire", "die": 7}), "die: this should be a whole number from 1 to 6"),
            (
                json!({"kind": "hire", "die": 3, "good": 1}),
                "good: there is no field of this name here",
            ),
            (
                json!({"kind": "hire", "die": 3, "text": "4 hire"}),
                "text: this should be \"3 hire\", as the other fields say",
            ),
            (
                json!({"kind": "take", "die": 1, "depot": 8, "place": 1}),
                "this should be an action with numbers that exist",
            ),
            (
                json!({"kind": "keep", "goods": [3, 1]}),
                "this should be an action with numbers that exist",
            ),
            (
                json!({"kind": "keep", "goods": ["1"]}),
                "goods: this should be a list of numbers from 1 to 6, lowest first",
            ),
            (
                json!({"kind": "dance"}),
                "kind: this should be a kind of action, such as \"take\" or \"end\"",
            ),
            (json!({}), "kind: this field is missing"),
            (json!([]), "this should be an action: a text or an object"),
            (json!("3 dance"), "\"3 dance\" is no action"),
        ] {
            assert_eq!(read_action::<Burgundy>(&value).unwrap_err().to_string(), told, "{value}");
        }
    }
}
