//! A made-up game with hidden hands and simultaneous choices, played by computers through the generic messages,
//! service and series.

use crate::tiny_game::{Action, Laid, Options, State, Tiny, View};
use principality::bots::arena::{play, positions};
use principality::bots::ladder::{Contestant, LadderRow};
use principality::bots::level::Level;
use principality::bots::message::{Budget, Refusal, Reply, Request, Task};
use principality::bots::player::{ComputerPlayer, Question, choose};
use principality::bots::seat_view::SeatView;
use principality::bots::service::Service;
use principality::bots::table::{Table, TableError};
use principality::engine::chance::thinking;
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use serde::{Serialize, de::DeserializeOwned};

const BUDGET: Budget = Budget { nodes: 40, millis: 1000 };

fn crossed<T: Serialize + DeserializeOwned>(message: &T) -> T {
    serde_json::from_str(&serde_json::to_string(message).unwrap()).unwrap()
}

fn dealt(seats: u8, seed: u64) -> State {
    let options = Options { seats, may_sit_out: true };
    Tiny::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap()
}

/// The first reply to a request.
fn ask(task: Task<Tiny>) -> Reply<Tiny> {
    let mut service = Service::new();
    let mut told = service.receive(crossed(&Request { number: 3, task }), 0.0);
    while service.is_busy() {
        told = told.or(service.work(8.0, &mut || 0.0));
    }
    crossed(&told.unwrap())
}

fn turn(state: &State, seat: Seat, level: Level) -> Task<Tiny> {
    Task::Turn { seen: SeatView::new(state, seat), level, budget: BUDGET }
}

#[test]
fn every_seat_that_may_choose_is_answered_and_the_game_ends() {
    let mut state = dealt(3, 5);
    while let Some(seat) = Tiny::deciders(&state).lowest() {
        for other in Tiny::deciders(&state).iter() {
            let reply = ask(turn(&state, other, Level::Hard));
            assert!(matches!(reply, Reply::Turn { cut: false, .. }), "{reply:?}");
        }
        let Reply::Turn { actions, .. } = ask(turn(&state, seat, Level::Hard)) else { panic!() };
        for action in actions {
            Tiny::apply(&mut state, seat, action, &mut Quiet).unwrap();
        }
    }
}

#[test]
fn others_hands_and_face_down_cards_never_cross_and_change_no_answer() {
    let mut state = dealt(3, 8);
    let card = state.hands[1][0];
    Tiny::apply(&mut state, Seat(1), Action::Lay { card }, &mut Quiet).unwrap();
    let mut differ = 0;
    for seed in 0..20 {
        let other = Tiny::determinize(&Tiny::view(&state, Seat(0).into()), &mut thinking(seed, 0));
        differ += u32::from(other.hands != state.hands && other.laid[1] != Some(Laid::Card(card)));
        let sent =
            |state: &State| serde_json::to_string(&turn(state, Seat(0), Level::Hard)).unwrap();
        assert_eq!(sent(&state), sent(&other));
    }
    assert!(differ > 5, "{differ}");
}

#[test]
fn who_has_chosen_already_is_told_nothing() {
    let mut state = dealt(2, 8);
    Tiny::apply(&mut state, Seat(1), Action::SitOut, &mut Quiet).unwrap();
    let refused = |why| Reply::Refused { number: 3, why };
    assert_eq!(ask(turn(&state, Seat(1), Level::Easy)), refused(Refusal::NotItsChoice));
}

#[test]
fn a_plain_answer_is_there_before_anything_was_thought() {
    let state = dealt(2, 1);
    let question = || Question::<Tiny> {
        view: Tiny::view(&state, Seat(0).into()),
        seat: Seat(0),
        skill: Level::Hard,
        seed: 9,
        nodes: 40,
    };
    let thoughts = Tiny::think(question());
    assert!(!thoughts.progress().done);
    assert_eq!(thoughts.actions(), [Action::Lay { card: state.hands[0][0] }]);
    assert_eq!(choose(question()).len(), 1);
    let none = Question::<Tiny> { view: over(), ..question() };
    let thoughts = Tiny::think(none);
    assert!(thoughts.progress().done && thoughts.actions().is_empty());
}

fn over() -> View {
    let mut state = dealt(2, 1);
    state.round = crate::tiny_game::ROUNDS;
    Tiny::view(&state, Seat(0).into())
}

#[test]
fn a_hint_is_what_would_be_played() {
    let state = dealt(2, 4);
    let task = Task::Hints { seen: SeatView::new(&state, Seat(0)), count: 3, budget: BUDGET };
    let Reply::Hints { hints, .. } = ask(task) else { panic!() };
    let Reply::Turn { actions, .. } = ask(turn(&state, Seat(0), Level::Hard)) else { panic!() };
    assert_eq!((hints.len(), &hints[0].now), (1, &actions));
}

#[test]
fn series_swap_seats_and_the_thinking_level_wins() {
    let sides: [Contestant<Tiny>; 2] = ["hard", "easy"].map(|level| level.parse().unwrap());
    let mut row = LadderRow::new("hard", "easy");
    for game in 0..60 {
        let result = play(&sides, &Table::of(2), 1, game, &mut || 0.0).unwrap();
        let b = result.scores.iter().filter(|score| score.is_b).count();
        assert_eq!((result.scores.len(), b), (2, 1));
        row.add(&result);
    }
    assert!(row.wins_a() > 0.6, "{row}");
    let three = play(&sides, &Table::of(3), 1, 1, &mut || 0.0).unwrap();
    assert_eq!(three.scores.iter().filter(|score| score.is_b).count(), 2);
    assert!(positions::<Tiny>(2, 1, 10) > 0);
    assert!(matches!(play(&sides, &Table::of(9), 1, 0, &mut || 0.0), Err(TableError::Options(_))));
    assert!("hard:beam=3".parse::<Contestant<Tiny>>().is_err());
}

#[test]
fn one_against_all_others_sits_on_every_seat_of_each_seed() {
    let sides: [Contestant<Tiny>; 2] = ["hard", "easy"].map(|level| level.parse().unwrap());
    let mut table = Table::of(3);
    table.one = true;
    let seat_of = |game| {
        let result = play(&sides, &table, 1, game, &mut || 0.0).unwrap();
        assert_eq!(result.scores.iter().filter(|score| score.is_b).count(), 2);
        result
    };
    let games: Vec<_> = (0..6).map(seat_of).collect();
    // Six games are two seeds; the same three seats come again with the next one.
    assert!(games.windows(2).all(|pair| pair[0] != pair[1]), "another seat or another seed");
    assert_eq!(games[4], seat_of(4));
}
