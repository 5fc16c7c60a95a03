//! Positions, in full and as a seat may see them.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::{Board, BoardId};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::Source;
use crate::games::burgundy::json::{modules, options, words};
use crate::games::burgundy::rounds::{bridge_order, unpack_dice};
use crate::games::burgundy::state::{Estate, ROUNDS, Stage, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};
use crate::games::burgundy::{Decision, State, View};
use serde_json::{Map, Value, json};

/// The whole position, with what is hidden under `hidden`.
pub fn in_full(state: &State) -> Value {
    let mut position = open(state);
    let mut hidden = dealt(state);
    if let (Some(position), Some(hidden)) = (position.as_object_mut(), hidden.as_object_mut()) {
        let castles = state.seats().map(|seat| secret_castle(state, seat)).collect::<Vec<_>>();
        hidden.insert("chosen_castles".to_owned(), castles.into());
        position.insert("hidden".to_owned(), Value::Object(core::mem::take(hidden)));
    }
    position
}

/// What lies open, and the castle field that the seat itself has chosen in secret.
pub fn as_seen(view: &View) -> Value {
    let known = view.known();
    let mut position = open(known);
    if let Some(position) = position.as_object_mut() {
        position.insert("seen_by".to_owned(), view.seat().0.into());
        position.insert("own_castle".to_owned(), secret_castle(known, view.seat()));
    }
    position
}

/// The castle field chosen in secret; null for none.
fn secret_castle(state: &State, seat: Seat) -> Value {
    match state.hidden_castles.at(seat.index()) {
        0 => Value::Null,
        field => (field - 1).into(),
    }
}

/// Everything that lies open on the table. Reads nothing of [`State::secrets`] but the goods of the
/// phase, which lie face up.
fn open(state: &State) -> Value {
    let mut position = open_in_base_game(state);
    let modules = state.options.modules();
    if let (false, Some(position)) = (modules.is_empty(), position.as_object_mut()) {
        position.insert("modules".to_owned(), modules::position(state));
    }
    if let (true, Some(position)) = (state.is_solo(), position.as_object_mut()) {
        let alone = json!({
            "stone": state.stone,
            "marker": state.marker,
            "filled": state.estate(Seat(0)).filled.len(),
            "won": state.is_won_alone(),
        });
        position.insert("alone".to_owned(), alone);
    }
    if let (true, Some(position)) = (state.is_team_game(), position.as_object_mut()) {
        position.insert("teams".to_owned(), teams(state));
    }
    position
}

fn open_in_base_game(state: &State) -> Value {
    let playing = state.stage == Stage::Play;
    let begun = matches!(state.stage, Stage::Play | Stage::Over);
    let seats = usize::from(state.players());
    let when_begun = |value: Value| if begun { value } else { Value::Null };
    json!({
        "options": options::write(&state.options),
        "stage": stage(state.stage),
        "phase": when_begun(words::phase(state.phase).into()),
        "round": when_begun((state.round + 1).into()),
        "turns_ended": state.turns_ended(),
        "deciders": state.deciders().iter().map(|seat| seat.0).collect::<Vec<_>>(),
        "playing": if playing { Value::from(state.playing().0) } else { Value::Null },
        "waiting": waiting(state),
        "order": when_begun(state.order.into_iter().take(seats).collect::<Vec<_>>().into()),
        "bridge": bridge_order(state)
            .map(|seat| json!({"seat": seat.0, "space": state.spaces.at(seat.index())}))
            .collect::<Vec<_>>(),
        "dice": when_begun(json!(state.dice.iter().take(seats).collect::<Vec<_>>())),
        "used": [state.used & 1 != 0, state.used & 2 != 0],
        "white": when_begun(state.white.into()),
        "bought": state.bought,
        "round_goods": when_begun(round_goods(state)),
        "depots": (1..=7).map(|depot| depot_to_json(state, depot)).collect::<Vec<_>>(),
        "bonuses": json!({"large": bonuses_left(state, 0), "small": bonuses_left(state, 6)}),
        "estates": state.owners().map(|seat| estate(seat, state.estate(seat))).collect::<Vec<_>>(),
        "standings": crate::engine::json::record::standings::<crate::games::burgundy::Burgundy>(state),
    })
}

/// Each team's seats, their points one by one and together; the estate stands under the first seat's.
fn teams(state: &State) -> Value {
    let team = |owner: Seat| {
        let sheets: Vec<Value> =
            state.partners(owner).map(|partner| sheet(state, partner)).collect();
        json!({"sheets": sheets, "total": state.team_points(owner)})
    };
    state.owners().map(team).collect::<Vec<_>>().into()
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Boards => "boards",
        Stage::Castles => "castles",
        Stage::Play => "play",
        Stage::Over => "over",
    }
}

/// What waits, the first to be done first.
fn waiting(state: &State) -> Vec<Value> {
    let waits = state.all_waiting().rev();
    waits.map(waiting_to_json).collect()
}

fn waiting_to_json(waiting: Waiting) -> Value {
    match waiting {
        Waiting::Nothing => Value::Null,
        Waiting::Discard(slot) => json!({"kind": "discard", "for": words::slot(slot)}),
        Waiting::Castle => json!({"kind": "castle"}),
        Waiting::Building(building) => {
            json!({"kind": "building", "building": words::building(building)})
        }
        Waiting::Load => json!({"kind": "load"}),
        Waiting::Keep { depot, .. } => json!({"kind": "keep", "depot": depot}),
        Waiting::Second { beside } => json!({"kind": "second", "beside": beside}),
        Waiting::BridgeStep => json!({"kind": "bridge-step"}),
        Waiting::WhiteCastle => json!({"kind": "white-castle"}),
        Waiting::Crane => json!({"kind": "crane"}),
        Waiting::Geese(field) => json!({"kind": "geese", "field": field.0}),
        Waiting::Route { good, left } => {
            json!({"kind": "route", "good": good.0, "left": left})
        }
        Waiting::AnyAction => json!({"kind": "any-action"}),
        Waiting::Gather => json!({"kind": "gather"}),
        Waiting::Overflow => json!({"kind": "overflow"}),
        Waiting::Settle { black } => json!({"kind": "settle", "black": black}),
        Waiting::Tribute => json!({"kind": "tribute"}),
        Waiting::Naming => json!({"kind": "naming"}),
        Waiting::Score { points, reason } => {
            json!({"kind": "score", "points": points, "reason": words::reason(reason)})
        }
        Waiting::Swap => json!({"kind": "swap"}),
        Waiting::Give { slot, left, .. } => {
            json!({"kind": "give", "for": words::slot(slot), "left": left})
        }
        Waiting::Blacken => json!({"kind": "blacken"}),
        Waiting::Shelve(slot) => json!({"kind": "shelve", "for": words::slot(slot)}),
    }
}

/// What a seat must choose.
pub fn decision(decision: &Decision) -> Value {
    match *decision {
        Decision::Board { drawn } => json!({"kind": "board", "drawn": drawn.0}),
        Decision::StartCastle { secret } => json!({"kind": "start-castle", "secret": secret}),
        Decision::Turn => json!({"kind": "turn"}),
        Decision::Effect(waiting) => json!({"kind": "effect", "effect": waiting_to_json(waiting)}),
    }
}

/// The goods of the phase's rounds, one for each; they are laid out face up when the phase begins.
fn round_goods(state: &State) -> Value {
    (0..ROUNDS).map(|round| state.round_good(round).0).collect::<Vec<_>>().into()
}

fn depot_to_json(state: &State, depot: u8) -> Value {
    let slots = Slot::all().filter(|slot| slot.depot() == depot);
    let tiles: Vec<Value> = slots
        .filter(|slot| state.lying(*slot).is_some())
        .map(|slot| json!({"place": slot.place() + 1, "tile": words::tile(state.lying(slot))}))
        .collect();
    if depot == 7 {
        return json!({"depot": depot, "tiles": tiles});
    }
    json!({"depot": depot, "tiles": tiles, "goods": state.goods_in(depot)})
}

fn bonuses_left(state: &State, from: usize) -> Vec<&'static str> {
    let left = |colour: &Colour| (state.bonuses_gone >> (from + colour.index())) & 1 == 0;
    Colour::ALL.into_iter().filter(left).map(Colour::key).collect()
}

fn estate(seat: Seat, estate: &Estate) -> Value {
    let board = estate.board();
    let fields: Vec<Value> =
        board.all.into_iter().map(|field| words::tile(estate.tile(field))).collect();
    let held = |from: usize, first: bool| {
        Colour::ALL
            .into_iter()
            .filter(move |colour| (estate.bonuses >> (from + colour.index())) & 1 != 0)
            .map(move |colour| json!({"colour": colour.key(), "first": first}))
    };
    json!({
        "seat": seat.0,
        "board": estate.board.0,
        "fields": fields,
        "storage": (0..estate.keys).map(|key| words::tile(estate.stored(Key(key)))).collect::<Vec<_>>(),
        "goods": estate.goods,
        "sold": estate.sold,
        "silver": estate.silver,
        "workers": estate.workers,
        "monasteries": (1..=29).filter(|n| estate.owns_monastery(*n)).collect::<Vec<u8>>(),
        "bonuses": held(0, true).chain(held(6, false)).collect::<Vec<_>>(),
        "points": points(estate),
        "total": estate.total(),
    })
}

fn points(estate: &Estate) -> Value {
    // Rows of modules stand there when they have points.
    let scored = |row: &Source| estate.points_of(*row) > 0;
    let added = Source::OF_MODULES.into_iter().filter(scored);
    let row = |row: Source| (words::source(row).to_owned(), estate.points_of(row).into());
    Value::Object(Source::BASE.into_iter().chain(added).map(row).collect::<Map<_, _>>())
}

/// A seat's row of the score sheet.
pub fn sheet(state: &State, seat: Seat) -> Value {
    let own = state.own(seat);
    json!({"seat": seat.0, "points": points(own), "total": own.total()})
}

/// All that was shuffled, drawn and rolled before the game: the piles from the top, the goods, the
/// dice of all rounds, the castle fields that are drawn.
pub fn dealt(state: &State) -> Value {
    let names = Colour::ALL.into_iter().map(Colour::key).chain(["black"]);
    let piles = names.enumerate().map(|(pile, name)| (name.to_owned(), pile_to_json(state, pile)));
    let seats = usize::from(state.players());
    let dice = state.secrets.dice.iter().map(|packed| {
        let (dice, white) = unpack_dice(*packed);
        json!({"white": white, "seats": dice.iter().take(seats).collect::<Vec<_>>()})
    });
    json!({
        "boards": state.seats().map(|seat| state.estate(seat).board.0).collect::<Vec<_>>(),
        "castles": state.secrets.castles.iter().take(seats).collect::<Vec<_>>(),
        "goods": state.secrets.goods.as_slice(),
        "piles": Value::Object(piles.collect::<Map<_, _>>()),
        "dice": dice.collect::<Vec<_>>(),
    })
}

fn pile_to_json(state: &State, pile: usize) -> Value {
    let starts = state.options.pile_starts();
    let range = usize::from(starts.at(pile))..usize::from(starts.at(pile + 1));
    let tiles: &[Tile] = state.secrets.piles.get(range).unwrap_or_default();
    tiles.iter().map(|tile| words::tile(*tile)).collect::<Vec<_>>().into()
}

/// A board's fields with colour, number, region and place (axial coordinates, rows running east);
/// null for a board that does not exist.
#[must_use]
pub fn board_to_json(board: BoardId) -> Value {
    if !board.exists() {
        return Value::Null;
    }
    let data: &Board = board.board();
    let fields = data.all.into_iter().map(|field| {
        let cell = data.cells.at(field.index());
        json!({
            "field": field.0,
            "colour": data.colour(field).key(),
            "number": data.number(field),
            "region": data.region_of(field),
            "q": cell.q,
            "r": cell.r,
        })
    });
    json!({"board": board.0, "fields": fields.collect::<Vec<_>>()})
}
