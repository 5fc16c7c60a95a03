//! The search service: the contents of messages, its replies, and its safety against any request.

use super::{plan, words};
use crate::table::{ANNA, Table, dealt};
use principality::bots::burgundy::hint::HintReason;
use principality::bots::level::Level;
use principality::bots::message::{Budget, Refusal};
use principality::bots::seat_view::{LONGEST_VIEW, SeatView};
use principality::bots::{message, service};
use principality::engine::chance::{Chance, Draw};
use principality::engine::game::Quiet;
use principality::engine::seat::{Looker, Seat};
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::action::{Action, Actions};
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::state::{Stage, State};

type Request = message::Request<Burgundy>;
type Task = message::Task<Burgundy>;
type Reply = message::Reply<Burgundy>;
type Service = service::Service<Burgundy>;

const BUDGET: Budget = Budget { nodes: 6000, millis: 10_000 };

/// A clock that advances by `step` milliseconds at each reading.
fn clock(step: f64) -> impl FnMut() -> f64 {
    let mut now = 0.0;
    move || {
        now += step;
        now
    }
}

/// A message after transport as JSON: the page sends the same values in another encoding.
fn crossed<T: serde::Serialize + serde::de::DeserializeOwned>(message: &T) -> T {
    serde_json::from_str(&serde_json::to_string(message).unwrap()).unwrap()
}

fn turn(state: &State, seat: Seat, level: Level, budget: Budget) -> Task {
    Task::Turn { seen: SeatView::new(state, seat), level, budget }
}

/// All replies to a request.
fn ask(task: Task, step: f64) -> Vec<Reply> {
    let mut service = Service::new();
    let mut clock = clock(step);
    let request = crossed(&Request { number: 7, task });
    let mut told: Vec<Reply> = service.receive(request, clock()).into_iter().collect();
    while service.is_busy() {
        told.extend(service.work(8.0, &mut clock));
    }
    told.iter().for_each(|told| assert_eq!(told.number(), Some(7)));
    told.iter().map(crossed).collect()
}

fn start(players: u8, seed: u64) -> State {
    dealt(&Options::basic(players).unwrap(), seed).state
}

/// All modules, or alone with those that go with it.
fn with_everything(players: u8, seed: u64) -> State {
    let edition = Edition::E2019;
    let options = if players == 1 {
        let modules = Modules::EVERY.without(Module::Shields).without(Module::BorderPosts);
        Options::solo(edition, BoardId(17), Castles::Drawn, modules, 45)
    } else {
        Options::with_modules(players, edition, Boards::Drawn, Castles::Drawn, Modules::EVERY)
    };
    dealt(&options.unwrap(), seed).state
}

#[test]
fn a_turn_is_told_whole_and_can_be_played() {
    for level in Level::ALL {
        let mut state = start(3, 4);
        let seat = state.playing();
        let told = ask(turn(&state, seat, level, BUDGET), 0.01);
        let Some(Reply::Turn { actions, nodes, cut, .. }) = told.last() else { panic!("{told:?}") };
        assert!(*nodes > 0 && (!*cut || level == Level::Hard), "{told:?}");
        for action in actions {
            state.apply(seat, *action, &mut Quiet).unwrap();
        }
        assert_eq!(state.turns_ended(), 1);
    }
}

#[test]
fn slices_and_slow_clocks_change_no_answer_while_there_is_time() {
    let state = start(2, 9);
    let answer = |step| match ask(turn(&state, state.playing(), Level::Hard, BUDGET), step).pop() {
        Some(Reply::Turn { actions, nodes, .. }) => (words(&actions), nodes),
        other => panic!("{other:?}"),
    };
    assert_eq!(answer(0.01), answer(3.0));
}

#[test]
fn thinking_is_told_and_time_ends_it_with_the_best_so_far() {
    let state = start(2, 9);
    let budget = Budget { nodes: u32::MAX, millis: 2000 };
    let told = ask(turn(&state, state.playing(), Level::Hard, budget), 20.0);
    let (last, before) = told.split_last().unwrap();
    assert!(before.len() > 5, "{}", before.len());
    assert!(before.iter().all(|t| matches!(t, Reply::Thinking { best, .. } if !best.is_empty())));
    assert!(matches!(last, Reply::Turn { cut: true, actions, .. } if !actions.is_empty()));
}

#[test]
fn stop_brings_the_best_so_far_and_a_new_question_takes_the_place_of_an_old_one() {
    let state = start(2, 1);
    let seat = state.playing();
    let mut service = Service::new();
    let mut send = |number, task| service.receive(Request { number, task }, 0.0);
    assert_eq!(send(1, turn(&state, seat, Level::Hard, BUDGET)), None);
    assert_eq!(send(2, turn(&state, seat, Level::Hard, BUDGET)), None);
    assert_eq!(send(1, Task::Stop), None, "nobody thinks about the first question any more");
    assert!(matches!(send(2, Task::Stop), Some(Reply::Turn { number: 2, cut: true, .. })));
    assert_eq!(send(2, Task::Stop), None);
    assert!(!service.is_busy());
}

#[test]
fn an_estimate_is_told_beside_a_search_and_values_the_best_of_some_actions() {
    let state = start(2, 9);
    let seat = state.playing();
    let mut service = Service::new();
    let mut send = |number, task| service.receive(crossed(&Request { number, task }), 0.0);
    let mut estimate = |number, actions: &[Action]| {
        let seen = SeatView::new(&state, seat);
        match send(number, Task::Estimate { seen, actions: actions.to_vec() }) {
            Some(Reply::Estimate { equities, with, .. }) => (equities, with),
            other => panic!("{other:?}"),
        }
    };
    let (equities, with) = estimate(2, &[]);
    assert!(equities.len() == 2 && with.is_empty());
    // Points that seats reach at the end, and not those of the beginning.
    assert!(equities.iter().all(|equity| (60_000..300_000).contains(equity)), "{equities:?}");
    let mut legal = Actions::new();
    state.legal(seat, &mut legal);
    let own = |with: &[i32]| with[seat.index()];
    let each: Vec<i32> = legal.iter().map(|action| own(&estimate(3, &[*action]).1)).collect();
    let few = &legal[..legal.len().min(5)];
    assert_eq!(own(&estimate(4, few).1), *each[..few.len()].iter().max().unwrap());
    let illegal: Action = "castle @1".parse().unwrap();
    assert_eq!(estimate(5, &[illegal]), (equities, vec![]), "it is no choice");
}

#[test]
fn an_estimate_leaves_the_search_alone_and_knows_nothing_hidden() {
    let state = start(2, 1);
    let seat = state.playing();
    let mut service = Service::new();
    let mut send = |number, task| service.receive(Request { number, task }, 0.0);
    assert_eq!(send(1, turn(&state, seat, Level::Hard, BUDGET)), None);
    let of = |state: &State| Task::Estimate { seen: SeatView::new(state, seat), actions: vec![] };
    let told = send(2, of(&state));
    let other = state.view(seat).determinize(&mut Chance::of_number(1, 1));
    assert_ne!(state.secrets(), other.secrets());
    assert_eq!(send(2, of(&other)), told, "what is hidden changes nothing");
    assert!(
        matches!(send(1, Task::Stop), Some(Reply::Turn { number: 1, .. })),
        "the search goes on"
    );
}

#[test]
fn lines_are_compared_by_their_prices_the_better_one_first() {
    let state = start(2, 1);
    let seat = state.playing();
    let hints = |task| match ask(task, 0.01).pop() {
        Some(Reply::Hints { hints, .. }) => hints,
        other => panic!("{other:?}"),
    };
    let seen = || SeatView::new(&state, seat);
    let compare = |lines| hints(Task::Compare { seen: seen(), lines });
    let budget = Budget { nodes: 2_000, millis: 60_000 };
    let hint = &hints(Task::Hints { seen: seen(), count: 1, budget })[0];
    let (good, ended) = ([&hint.now[..], &hint.then].concat(), vec!["end".parse().unwrap()]);
    let both = compare(vec![good, ended]);
    let [best, other] = [0, 1].map(|place: usize| both[place].price.clone().unwrap());
    assert!(best.over.unwrap() > 0 && other.over == best.over.map(|over| -over));
    assert!(!best.terms.is_empty());
    assert_eq!(compare(Vec::new()), []);
}

#[test]
fn the_seed_and_what_is_hidden_never_cross() {
    for seed in 0..20 {
        let state = start(4, seed);
        let other = state.view(Seat(0)).determinize(&mut Chance::of_number(seed, 1));
        assert_ne!(state.secrets(), other.secrets());
        let sent = |state: &State| {
            serde_json::to_string(&SeatView::<Burgundy>::new(state, Seat(0))).unwrap()
        };
        assert_eq!(sent(&state), sent(&other));
    }
}

/// A seat's view with its bytes replaced.
fn with_bytes(seat: Seat, bytes: &[u8]) -> SeatView<Burgundy> {
    let text = serde_json::json!({ "seat": seat, "view": bytes }).to_string();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn what_is_hidden_is_not_thought_with_even_if_it_is_sent() {
    let state = start(2, 3);
    let seat = state.playing();
    let honest = SeatView::<Burgundy>::new(&state, seat);
    // A table that sends the full position in place of the view.
    let full = postcard::to_allocvec(&(Looker::Seat(seat), &state)).unwrap();
    let sent = with_bytes(seat, &full);
    assert_ne!(sent, honest);
    assert_eq!(sent.open().unwrap().view, honest.open().unwrap().view);
    assert_eq!(honest.open().unwrap().view, state.view(seat));
    // A table that sends another seat's view.
    let others = postcard::to_allocvec(&state.view(Seat(1 - seat.0))).unwrap();
    assert_eq!(with_bytes(seat, &others).open().unwrap().view.seat(), seat);
}

#[test]
fn hints_come_with_reasons_also_before_the_first_turn() {
    let table = Table::with(2).filled(ANNA, [8, 11, 13]).store(ANNA, ["bank"]).dice(ANNA, [3, 5]);
    let seen = SeatView::new(&table.state, ANNA);
    let told = ask(Task::Hints { seen, count: 3, budget: BUDGET }, 0.01);
    let Some(Reply::Hints { hints, .. }) = told.last() else { panic!("{told:?}") };
    assert!(
        hints.len() == 3 && hints.iter().any(|hint| hint.now[0].to_string() == "3 place 1 @14")
    );
    assert!(hints.iter().all(|hint| !hint.now.is_empty() && !hint.reasons.is_empty()), "{hints:?}");
    let mut options = Options::basic(2).unwrap();
    options = Options::new(2, options.edition(), options.boards(), Castles::Open).unwrap();
    let state = dealt(&options, 3).state;
    assert_eq!(state.stage(), Stage::Castles);
    let seat = state.deciders().lowest().unwrap();
    let told =
        ask(Task::Hints { seen: SeatView::new(&state, seat), count: 3, budget: BUDGET }, 0.01);
    let Some(Reply::Hints { hints, .. }) = told.last() else { panic!("{told:?}") };
    assert_eq!(hints[0].reasons, [HintReason::Opening]);
    assert!(matches!(hints[0].now[..], [Action::StartCastle(_)]));
}

#[test]
fn whose_choice_it_is_not_is_told_nothing() {
    let state = start(2, 6);
    let other = Seat(1 - state.playing().0);
    let refusal = |seat| ask(turn(&state, seat, Level::Easy, BUDGET), 0.01);
    let refused = |why| [Reply::Refused { number: 7, why }];
    assert_eq!(refusal(other), refused(Refusal::NotItsChoice));
    assert_eq!(refusal(Seat(9)), refused(Refusal::NotAView));
}

#[test]
fn what_is_no_view_is_refused_by_name() {
    let state = start(2, 6);
    let seat = state.playing();
    let mut bytes = postcard::to_allocvec(&state.view(seat)).unwrap();
    let is_one = |bytes: &[u8]| with_bytes(seat, bytes).open().is_some();
    assert!(is_one(&bytes));
    assert!(!is_one(&bytes[..bytes.len() - 1]));
    bytes.push(0);
    assert!(!is_one(&bytes));
    assert!(!is_one(&[]) && !is_one(&vec![0; LONGEST_VIEW + 1]));
    let task = Task::Turn { seen: with_bytes(seat, &bytes), level: Level::Easy, budget: BUDGET };
    assert_eq!(ask(task, 0.01), [Reply::Refused { number: 7, why: Refusal::NotAView }]);
}

#[test]
fn what_is_no_message_is_not_read() {
    let read = |text: &str| serde_json::from_str::<Request>(text).is_ok();
    assert!(read(r#"{"number": 1, "task": "Stop"}"#));
    for text in [
        "",
        "null",
        r#"{"number": 1}"#,
        r#"{"number": -1, "task": "Stop"}"#,
        r#"{"number": 1, "task": "Sleep"}"#,
        r#"{"number": 1, "task": {"Turn": {"level": "Hard"}}}"#,
    ] {
        assert!(!read(text), "{text}");
    }
    assert!(
        serde_json::from_str::<Reply>(r#"{"Refused": {"number": 1, "why": "Bored"}}"#).is_err()
    );
}

/// A request with one to three of its numbers changed.
fn damaged(request: &Request, chance: &mut Chance) -> serde_json::Result<Request> {
    let mut value = serde_json::to_value(request).unwrap();
    for _ in 0..=chance.below(3) {
        let mut numbers = Vec::new();
        find_numbers(&mut value, &mut numbers);
        let place = chance.below(numbers.len() as u32) as usize;
        *numbers[place] = chance.below(256).into();
    }
    serde_json::from_value(value)
}

fn find_numbers<'v>(value: &'v mut serde_json::Value, found: &mut Vec<&'v mut serde_json::Value>) {
    match value {
        serde_json::Value::Number(_) => found.push(value),
        serde_json::Value::Array(all) => all.iter_mut().for_each(|one| find_numbers(one, found)),
        serde_json::Value::Object(all) => all.values_mut().for_each(|one| find_numbers(one, found)),
        _ => {}
    }
}

#[test]
fn no_change_of_a_question_does_harm() {
    let mut chance = Chance::of_number(5, 0);
    let budget = Budget { nodes: 300, millis: 1000 };
    for round in 0..300u64 {
        let mut state = if round % 2 == 0 {
            start(2 + (round % 3) as u8, round)
        } else {
            with_everything(1 + (round % 4) as u8, round)
        };
        // Some turns on, so that more than the beginning can be changed.
        while state.turns_ended() < (round % 7) as u32 {
            let seat = state.chooser();
            for action in plan(&state, seat, Level::Easy, 1) {
                state.apply(seat, action, &mut Quiet).unwrap();
            }
        }
        let seen = SeatView::new(&state, state.playing());
        let task = match round % 4 {
            0 | 1 => Task::Hints { seen, count: 3, budget },
            _ => Task::Turn { seen, level: Level::Medium, budget },
        };
        let Ok(request) = damaged(&Request { number: 1, task }, &mut chance) else { continue };
        let mut service = Service::new();
        let mut clock = clock(0.5);
        let _ = service.receive(request, 0.0);
        let mut slices = 0;
        while service.is_busy() {
            service.work(8.0, &mut clock);
            slices += 1;
            assert!(slices < 10_000, "round {round} does not end");
        }
    }
}
