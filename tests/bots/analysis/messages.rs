//! Analyses in parts, as messages and as kept bytes.

use super::*;
use principality::bots::analysis::kept::LONGEST;
use principality::bots::analysis::slices::may_be_analysed;
use principality::bots::message::{PlayedGame, Refusal, Reply, Request, Task};
use principality::bots::service::Service;

fn crossed<T: serde::Serialize + serde::de::DeserializeOwned>(message: &T) -> T {
    serde_json::from_str(&serde_json::to_string(message).unwrap()).unwrap()
}

/// The replies to a request for analysis by a clock that goes `step` milliseconds with each reading, until `stop` of
/// them have come.
fn asked<G: ComputerPlayer>(
    game: &Journal<G>,
    kept: Option<Record<G>>,
    step: f64,
    stop: usize,
) -> Vec<Reply<G>> {
    let task = Task::Analysis { game: PlayedGame::new(game), settings: few::<G>(60, 3), kept };
    let (mut service, mut now) = (Service::new(), 0.0);
    let request = crossed(&Request { number: 5, task });
    let mut told: Vec<Reply<G>> = service.receive(request, 0.0).into_iter().collect();
    while service.is_busy() {
        let mut clock = || {
            now += step;
            now
        };
        told.extend(service.work(8.0, &mut clock));
        if told.len() == stop {
            told.extend(service.receive(Request { number: 5, task: Task::Stop }, 0.0));
            assert!(!service.is_busy());
        }
    }
    told.iter().map(crossed).collect()
}

/// Joins the parts of an analysis; only the last reply may say that it is the last.
fn joined<G: ComputerPlayer>(mut record: Option<Record<G>>, told: Vec<Reply<G>>) -> Record<G> {
    let count = told.len();
    for (place, reply) in told.into_iter().enumerate() {
        let Reply::Analysis { number, part, last, .. } = reply else { panic!("{reply:?}") };
        assert_eq!((number, last), (5, place + 1 == count));
        match &mut record {
            Some(record) => assert!(record.join(part)),
            None => record = Some(part.record),
        }
    }
    record.unwrap()
}

#[test]
fn an_analysis_crosses_in_parts_stops_and_goes_on() {
    let game = played::<Tiny>(&tiny(3), 4, &[EASY], 99);
    let whole = analysed(&game, few::<Tiny>(60, 3));
    assert_eq!(joined(None, asked(&game, None, 0.01, usize::MAX)), whole);
    let told = asked(&game, None, 100.0, usize::MAX);
    assert!(told.len() > 1, "an analysis takes as long as it takes, and is told on the way");
    assert_eq!(joined(None, told), whole);
    let part = joined(None, asked(&game, None, 100.0, 1));
    assert!(!part.over && part.steps.len() < whole.steps.len());
    let rest = asked(&game, Some(part.clone()), 0.01, usize::MAX);
    assert_eq!(joined(Some(part), rest), whole);
}

#[test]
fn damaged_bytes_are_no_record() {
    let game = played::<Dice>(&dice(2), 4, &[EASY], 999);
    let bytes = analysed(&game, few::<Dice>(60, 3)).to_bytes().unwrap();
    let per_step = bytes.len() / game.len();
    assert!(per_step < 60, "{per_step} bytes a move");
    let is_record = |bytes: &[u8]| Record::<Dice>::of_bytes(bytes).is_some();
    assert!(is_record(&bytes));
    for at in 0..bytes.len() {
        assert!(!is_record(&bytes[..at]), "cut after {at} bytes");
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        assert!(!is_record(&damaged), "damaged at {at}");
    }
    assert!(!is_record(&[&bytes[..], &[0]].concat()));
}

#[test]
fn a_record_that_is_too_long_is_not_kept() {
    let game = played::<Dice>(&dice(1), 4, &[EASY], 20);
    let mut record = analysed(&game, few::<Dice>(60, 3));
    record.deal = vec![i32::MAX; LONGEST];
    assert_eq!(record.to_bytes(), None);
}

#[test]
fn a_kept_analysis_of_another_game_is_begun_anew() {
    let game = played::<Tiny>(&tiny(3), 4, &[EASY], 99);
    let other = analysed(&played::<Tiny>(&tiny(3), 5, &[EASY], 99), few::<Tiny>(60, 3));
    let whole = analysed(&game, few::<Tiny>(60, 3));
    let told = asked(&game, Some(other.clone()), 0.01, usize::MAX);
    assert_eq!(joined(Some(other), told), whole);
    let dearer = analysed(&game, few::<Tiny>(90, 3));
    assert_eq!(joined(Some(dearer.clone()), asked(&game, Some(dearer), 0.01, usize::MAX)), whole);
}

#[test]
fn games_that_hide_something_and_what_is_no_game_are_refused() {
    let refused = |told: Vec<Reply<Tiny>>, why| {
        assert_eq!(told, [Reply::Refused { number: 5, why }]);
    };
    let game = played::<Tiny>(&tiny(3), 4, &[EASY], 99);
    let begun = game.branch_at(5);
    assert!(!may_be_analysed(&begun) && may_be_analysed(&game));
    refused(asked(&begun, None, 0.01, 9), Refusal::StillHidden);
    let task =
        Task::Analysis { game: PlayedGame::new(&game), settings: few::<Tiny>(9, 1), kept: None };
    let mut value = serde_json::to_value(Request::<Tiny> { number: 5, task }).unwrap();
    value["task"]["Analysis"]["game"]["moves"][0][0] = 7.into();
    let request = serde_json::from_value(value).unwrap();
    let told = Service::<Tiny>::new().receive(request, 0.0);
    refused(told.into_iter().collect(), Refusal::NotAGame);
    assert!(may_be_analysed(&played::<Dice>(&dice(2), 4, &[EASY], 9)));
}

#[test]
fn a_move_that_is_taken_back_is_not_analysed() {
    let mut game = played::<Dice>(&dice(1), 4, &[EASY], 20);
    let before = analysed(&game.branch_at(12), few::<Dice>(60, 3));
    assert!(game.go_to(12));
    assert_eq!(analysed(&game, few::<Dice>(60, 3)), before);
    assert!(Seat(0) == before.steps[0].seat && before.moves() <= 12);
}
