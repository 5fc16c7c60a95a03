//! What modules add to a position.

use crate::engine::seat::Seat;
use crate::games::burgundy::State;
use crate::games::burgundy::json::words;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::state::Estate;
use serde_json::{Map, Value, json};

/// For each module that is played what lies on the table and in the estates.
pub fn position(state: &State) -> Value {
    let modules = state.options.modules();
    let mut all = Map::new();
    let mut add = |module: Module, value: Value| {
        if modules.has(module) {
            all.insert(module.key().to_owned(), value);
        }
    };
    add(Module::Inns, json!({"lying": state.inns}));
    add(Module::BorderPosts, border_posts(state));
    let routes = state.seats().map(|seat| trade_route(seat, state.own(seat)));
    add(Module::TradeRoutes, routes.collect::<Vec<_>>().into());
    add(Module::Shields, shields(state));
    Value::Object(all)
}

fn by_seat(state: &State, write: impl Fn(Seat, &Estate) -> Value) -> Value {
    state.owners().map(|seat| write(seat, state.estate(seat))).collect::<Vec<_>>().into()
}

fn border_posts(state: &State) -> Value {
    json!({
        "first_left": state.posts_gone & 1 == 0,
        "second_left": state.posts_gone & 2 == 0,
        "joined": by_seat(state, |seat, estate| {
            json!({"seat": seat.0, "pairs": words::pairs(estate.more().posts)})
        }),
    })
}

/// The cards with the goods laid on them, space by space.
fn trade_route(seat: Seat, estate: &Estate) -> Value {
    let spaces = (0..).map_while(|number| {
        let space = estate.route_space(number)?;
        let laid = estate.laid_good(number).map_or(Value::Null, |good| good.0.into());
        Some(json!({"good": space.good.0, "bonus": words::bonus(space.bonus), "laid": laid}))
    });
    let cards: Vec<u8> = estate.route_cards().collect();
    json!({"seat": seat.0, "cards": cards, "spaces": spaces.collect::<Vec<_>>()})
}

fn shields(state: &State) -> Value {
    let depots: Vec<Value> = (1..=6)
        .map(|depot| {
            let lying = state.shields_in(depot).into_iter().filter(|shield| shield.is_some());
            json!({"depot": depot, "shields": lying.map(|shield| shield.0).collect::<Vec<_>>()})
        })
        .collect();
    json!({
        "depots": depots,
        "held": by_seat(state, |seat, estate| {
            json!({"seat": seat.0, "shields": words::shields(estate.shields)})
        }),
        "named": state.named().map_or(Value::Null, |seat| seat.0.into()),
        "turned": state.turned,
    })
}
