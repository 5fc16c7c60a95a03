//! A JSON record of Princes has every draw: a program without the generator replays the game from `setup`, the
//! actions and the `outcomes` alone.

use principality::engine::chance::{Chance, Draw, DrawKey, ThinkingRng, thinking};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::json::outcomes;
use principality::engine::record::json::record_value;
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Sets};
use principality::games::princes::kinds::Region;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Way};
use principality::games::princes::{Action, Princes, State};
use serde_json::Value;

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

/// Replays a record without its key: at each move any order of what is hidden will do that brings the outcomes in the record.
/// A duel whose sets are picked is dealt by the key, as the protocol says; it is forgotten right after.
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
        state = next.ok_or_else(|| format!("move {index}, {action}: no draw brings {told:?}"))?;
    }
    Ok(state)
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
    if state.deck().is_dealt() {
        *next.edit().key() = DrawKey::random(rng);
    }
    let mut events = Vec::new();
    Princes::apply(&mut next, seat, action, &mut events).ok()?;
    (outcomes::<Princes>(&events) == told).then_some(next)
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

#[test]
fn another_program_replays_a_game_from_the_draws_in_its_record() {
    let mut met = std::collections::BTreeSet::new();
    for (options, number) in games().flat_map(|options| (0..2).map(move |number| (options, number)))
    {
        let game = game(options, number, 600);
        let record = record_value(&game);
        let state = replayed(&record).unwrap_or_else(|fault| panic!("{options:?}: {fault}"));
        assert_eq!(without_orders(state), without_orders(game.at(game.len())), "{options:?}");
        let moves = record["moves"].as_array().unwrap().iter();
        for event in moves.filter_map(|made| made["outcomes"].as_array()).flatten() {
            met.insert(event["event"].as_str().unwrap().to_owned());
        }
    }
    // Guards, which random games seldom have, are in `princes/replay.rs`.
    for kind in ["contest", "drew", "event-drawn", "raven", "regions-drawn", "rolled", "set-drawn"]
    {
        assert!(met.contains(kind), "no game has {kind}: {met:?}");
    }
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
