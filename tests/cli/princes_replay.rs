//! A JSON record of Princes has every draw: a program without the generator replays the game from `setup`, the
//! actions and the `outcomes` alone.

use principality::engine::chance::{Chance, Draw, DrawKey, ThinkingRng, thinking};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::json::outcomes;
use principality::engine::record::json::{read_value, record_value};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Sets};
use principality::games::princes::kinds::Region;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Way};
use principality::games::princes::{Action, Princes, State};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The orders tried for a move: all dice with all tops of a rebuilt event stack are some hundreds.
const TRIES: usize = 40_000;

/// A random game of up to this number of moves that prefers to build and to play cards.
fn game(options: Options, number: u64, moves: usize) -> Journal<Princes> {
    let mut game: Journal<Princes> =
        Journal::new(options, Seed::numbered(number), Roster::new()).unwrap();
    let mut chance = Chance::of_number(number, 3);
    while !game.is_over() && game.len() < moves {
        let choices = game.choices().to_vec();
        let eager: Vec<_> = choices.iter().copied().filter(|made| is_eager(&made.action)).collect();
        let some = if eager.is_empty() || chance.below(8) == 0 { &choices } else { &eager };
        let made = chance.pick(some).unwrap();
        game.play(made.seat, made.action).unwrap();
    }
    game
}

fn is_eager(action: &Action) -> bool {
    use Action::{Build, City, Play, Road, Settlement, Use};
    matches!(action, City { .. } | Settlement { .. } | Road { .. } | Build { .. })
        || matches!(action, Play { .. } | Use { .. })
}

/// Replays a record without its key: at each move any order of what is hidden will do that brings the outcomes in the
/// record, and a duel whose sets are picked is laid out as its outcomes say.
fn replayed(record: &Value) -> Result<State, String> {
    let mut state: State = serde_json::from_value(record["setup"].clone()).unwrap();
    let mut rng = thinking(9, 9);
    for (index, made) in record["moves"].as_array().unwrap().iter().enumerate() {
        let told = made["outcomes"].as_array().cloned().unwrap_or_default();
        let action: Action = made["action"].as_str().unwrap().parse().unwrap();
        let seat = Seat(made["seat"].as_u64().unwrap() as u8);
        if state.deck().is_dealt() {
            put_on_top(&mut state, &told);
        }
        let next = (0..TRIES).find_map(|_| attempt(&state, seat, action, &told, &mut rng));
        let next =
            next.ok_or_else(|| format!("move {index}, {action}: no draw brings {told:?}"))?;
        state = laid_out(next, &told);
    }
    Ok(state)
}

/// The outcomes that a program without the key meets by trying: not the deal, which is among too many orders.
fn to_meet(outcomes: &[Value]) -> Vec<&Value> {
    outcomes.iter().filter(|event| !is_deal(event)).collect()
}

fn is_deal(event: &Value) -> bool {
    event["event"] == "stack-dealt" || event["event"] == "events-dealt"
}

/// The position with the stacks that these outcomes deal.
fn laid_out(state: State, told: &[Value]) -> State {
    if !told.iter().any(is_deal) {
        return state;
    }
    let mut written = serde_json::to_value(&state).unwrap();
    for event in told {
        let order = || event["order"].as_array().unwrap().iter();
        match event["event"].as_str().unwrap() {
            "stack-dealt" => {
                let stack = event["stack"].as_u64().unwrap() as usize - 1;
                written["stacks"][stack] = order().map(|card| slot(card, 0)).collect();
            }
            "events-dealt" => {
                let known = |card: &Value| if card == "yule" { 7 } else { 0 };
                written["events"] = order().map(|card| slot(card, known(card))).collect();
                let mut drawn: Vec<Card> =
                    order().map(|card| card.as_str().unwrap().parse().unwrap()).collect();
                for fixed in state.deck().fixed_events() {
                    drawn.swap_remove(drawn.iter().position(|card| *card == fixed).unwrap());
                }
                drawn.sort_unstable();
                let drawn = drawn.iter().map(ToString::to_string).map(Value::from);
                let places = [("fillers", 0), ("fillers", 1)].into_iter();
                let places = places.chain((0..).map(|place| ("more_fillers", place)));
                for ((field, place), card) in places.zip(drawn) {
                    written[field][place] = card;
                }
            }
            _ => {}
        }
    }
    serde_json::from_value(written).unwrap()
}

fn slot(card: &Value, known: u8) -> Value {
    json!({"card": card, "known": known})
}

/// The position after a move by a key of its own, if it has these outcomes.
fn attempt(
    state: &State,
    seat: Seat,
    action: Action,
    told: &[Value],
    rng: &mut ThinkingRng,
) -> Option<State> {
    let mut next = state.clone();
    *next.edit().key() = DrawKey::random(rng);
    let mut events = Vec::new();
    Princes::apply(&mut next, seat, action, &mut events).ok()?;
    (to_meet(&outcomes::<Princes>(&events)) == to_meet(told)).then_some(next)
}

/// Puts the first event and the first two regions that a move draws on top of their stacks.
fn put_on_top(state: &mut State, told: &[Value]) {
    let named = |kind: &str, part: &str| {
        let event = told.iter().find(|event| event["event"] == kind)?;
        Some(event[part].as_str().unwrap().to_owned())
    };
    if let Some(card) = named("event-drawn", "card") {
        let card: Card = card.parse().unwrap();
        let events = state.edit().events();
        let top = events.len() - 1;
        if events[top].card != card {
            // A card whose place all know lies where it lies; what one seat alone has seen is not in a record.
            let alike = (0..top).filter(|at| events[*at].card == card);
            let at = alike.min_by_key(|at| events[*at].known).unwrap();
            (events[at].card, events[top].card) = (events[top].card, card);
        }
    }
    for (depth, part) in [(1, "first"), (2, "second")] {
        if let Some(region) = named("regions-drawn", part) {
            let region: Region = region.parse().unwrap();
            let regions = state.edit().regions();
            let at = regions.iter().position(|other| *other == region).unwrap();
            let top = regions.len() - depth;
            regions.swap(at, top);
        }
    }
}

/// A position without its key and the orders that follow from it.
fn without_orders(mut state: State) -> State {
    *state.edit().key() = DrawKey::random(&mut thinking(1, 1));
    state.edit().regions().sort_unstable();
    state.edit().events().iter_mut().for_each(|slot| slot.known = 0);
    state.edit().events().sort_unstable();
    state
}

/// The games to replay: every mode, and duels of six sets, picked and drawn.
fn games() -> impl Iterator<Item = Options> {
    let wide = [Way::Pick, Way::Drawn].map(|way| Options::duel(Sets::THEMES, way));
    Mode::ALL.map(Options::of).into_iter().chain(wide)
}

/// The kinds of outcomes of a record's moves.
fn kinds(record: &Value) -> BTreeSet<String> {
    let moves = record["moves"].as_array().unwrap().iter();
    let outcomes = moves.filter_map(|made| made["outcomes"].as_array()).flatten();
    outcomes.map(|event| event["event"].as_str().unwrap().to_owned()).collect()
}

/// A game with a roll of guards, which random games seldom have.
fn guarded_game() -> Journal<Princes> {
    let mut games = (2..100).map(|number| game(Options::of(Mode::Turmoil), number, 1_500));
    games.find(|game| kinds(&record_value(game)).contains("guarded")).unwrap()
}

#[test]
fn another_program_replays_a_game_from_the_draws_in_its_record() {
    let mut met = BTreeSet::new();
    let numbered = games().flat_map(|options| (0..2).map(move |number| (options, number)));
    let played = numbered.map(|(options, number)| game(options, number, 600));
    for game in played.chain([guarded_game()]) {
        let options = *game.setup().options();
        let record = record_value(&game);
        let state = replayed(&record).unwrap_or_else(|fault| panic!("{options:?}: {fault}"));
        assert_eq!(without_orders(state), without_orders(game.at(game.len())), "{options:?}");
        met.extend(kinds(&record));
    }
    let all = [
        "contest",
        "drew",
        "event-drawn",
        "events-dealt",
        "guarded",
        "raven",
        "regions-drawn",
        "rolled",
        "set-drawn",
        "stack-dealt",
        "top-turned-up",
    ];
    assert_eq!(Vec::from_iter(&met), all, "every outcome of a move");
}

#[test]
fn a_record_with_another_draw_is_another_game() {
    let game = game(Options::of(Mode::Turmoil), 1, 60);
    let mut record = record_value(&game);
    let end = without_orders(game.at(game.len()));
    assert_eq!(replayed(&record).map(without_orders).as_ref(), Ok(&end));
    let rolled = record["moves"].as_array_mut().unwrap().iter_mut();
    let rolls = rolled.filter_map(|made| made["outcomes"].as_array_mut()).flatten();
    let roll = rolls.into_iter().find(|event| event["event"] == "rolled").unwrap();
    roll["number"] = (roll["number"].as_u64().unwrap() % 6 + 1).into();
    assert_ne!(replayed(&record).map(without_orders).as_ref(), Ok(&end));
}

#[test]
fn a_record_from_before_the_deal_was_told_is_read() {
    let game = game(Options::duel(Sets::THEMES, Way::Pick), 2, 30);
    let mut record = record_value(&game);
    for made in record["moves"].as_array_mut().unwrap() {
        let Some(told) = made.get_mut("outcomes").and_then(Value::as_array_mut) else { continue };
        told.retain(|event| !is_deal(event));
        if told.is_empty() {
            made.as_object_mut().unwrap().remove("outcomes");
        }
    }
    assert_ne!(record, record_value(&game));
    assert_eq!(read_value::<Princes>(&record).as_ref(), Ok(&game));
}

#[test]
fn a_record_with_another_deal_is_refused() {
    let mut record = record_value(&game(Options::duel(Sets::THEMES, Way::Pick), 2, 30));
    let made = record["moves"].as_array_mut().unwrap().iter_mut();
    let told = made.filter_map(|made| made["outcomes"].as_array_mut()).flatten();
    let deal = told.into_iter().find(|event| event["event"] == "stack-dealt").unwrap();
    deal["order"].as_array_mut().unwrap().reverse();
    assert!(read_value::<Princes>(&record).is_err());
}
