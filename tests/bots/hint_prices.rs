//! Hints over whole games of every game: each has its worth in the unit of the analysis, by what its seat knows.

use super::analysis::{EASY, Player, burgundy, dice, played, princes, road, tiny};
use crate::tiny_game::Tiny;
use principality::bots::message::{Budget, Reply, Request, Task};
use principality::bots::player::{ComputerPlayer, Hint};
use principality::bots::seat_view::SeatView;
use principality::bots::service::Service;
use principality::engine::chance::thinking;
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::games::burgundy::Burgundy;
use principality::games::dice::Dice;
use principality::games::princes::Princes;
use principality::games::road::Road;

/// Three hints of a short search. The clock runs so fast that each price is a rough one.
fn hints<G: ComputerPlayer>(state: &G::State, seat: Seat) -> Vec<Hint<G>> {
    hints_by::<G>(state, seat, 300.0)
}

/// Three hints of a short search, by a clock that runs so many milliseconds between two looks at it.
fn hints_by<G: ComputerPlayer>(state: &G::State, seat: Seat, pace: f64) -> Vec<Hint<G>> {
    let budget = Budget { nodes: 60, millis: 60_000 };
    let task = Task::Hints { seen: SeatView::new(state, seat), count: 3, budget };
    let (mut service, mut now) = (Service::<G>::new(), 0.0);
    assert_eq!(service.receive(Request { number: 1, task }, now), None);
    loop {
        let mut clock = || {
            now += pace;
            now
        };
        if let Some(Reply::Hints { hints, .. }) = service.work(8.0, &mut clock) {
            return hints;
        }
        assert!(service.is_busy());
    }
}

/// Every hint of a game has a price: the best one over the next, the others under the best.
fn hints_have_prices<G: ComputerPlayer>(options: &G::Options) {
    let game = played::<G>(options, 6, &[EASY, Player::Random], 9999);
    let (mut priced, mut compared, mut with_terms) = (0, 0, 0);
    for at in (0..game.len()).step_by((game.len() / 36).max(1)) {
        let state = game.at(at);
        let Some(seat) = G::deciders(&state).lowest() else { break };
        let hints = hints::<G>(&state, seat);
        assert!(!hints.is_empty(), "{}: after {at} moves", G::NAME);
        for (place, hint) in hints.iter().enumerate() {
            let price = hint.price.as_ref().expect("a hint without a number");
            assert_eq!(price.over.is_some(), hints.len() > 1);
            let over = price.over.unwrap_or(0);
            assert!(if place == 0 { over >= 0 } else { over <= 0 }, "{hints:?}");
            let is_term = |(term, _): &(u8, i32)| usize::from(*term) < G::MEASURE.terms.len();
            assert!(price.terms.len() <= 3 && price.terms.iter().all(is_term));
            assert!(over != 0 || price.terms.is_empty(), "{hints:?}");
            priced += 1;
            compared += u32::from(over != 0);
            with_terms += u32::from(!price.terms.is_empty());
        }
        // Hidden things of other seats change nothing.
        let view = G::view(&state, seat.into());
        let other = G::determinize(&view, &mut thinking(at as u64, 3));
        assert_eq!(self::hints::<G>(&other, seat), hints, "{}: after {at} moves", G::NAME);
    }
    assert!(priced > 12 && compared > 3, "{}: {compared} of {priced}", G::NAME);
    assert!(with_terms > 3 || G::MEASURE.terms.is_empty(), "{}: {with_terms}", G::NAME);
}

#[test]
fn every_hint_of_whole_games_has_its_worth_in_numbers() {
    hints_have_prices::<Dice>(&dice(1));
    hints_have_prices::<Dice>(&dice(2));
    hints_have_prices::<Burgundy>(&burgundy(2));
    hints_have_prices::<Road>(&road(3));
    hints_have_prices::<Princes>(&princes());
}

/// No hint is a mistake beside the first one, as the analysis of the game would say; returns how often another one than
/// the search's best is first.
fn first_hints_are_no_mistakes<G: ComputerPlayer>(options: &G::Options, step: usize) -> usize {
    let game = played::<G>(options, 6, &[EASY, Player::Random], 9999);
    let mut moved = 0;
    for at in (0..game.len()).step_by(step) {
        let state = game.at(at);
        let Some(seat) = G::deciders(&state).lowest() else { break };
        let hints = hints_by::<G>(&state, seat, 0.0);
        let over = |hint: &Hint<G>| hint.price.as_ref().and_then(|price| price.over);
        let expected = |hint: &Hint<G>| hint.price.as_ref().unwrap().expected;
        for hint in &hints {
            assert!(expected(hint) - expected(&hints[0]) < G::MEASURE.scale.mistake, "{hints:?}");
        }
        assert!(hints.iter().skip(1).all(|hint| over(hint).is_some_and(|over| over <= 0)));
        moved += usize::from(hints.first().is_some_and(|first| first.behind > 0));
    }
    moved
}

#[test]
fn the_analysis_does_not_call_the_first_hint_a_mistake() {
    let road = first_hints_are_no_mistakes::<Road>(&road(3), 7);
    let princes = first_hints_are_no_mistakes::<Princes>(&princes(), 11);
    assert!(road + princes > 0, "another hint is never first");
}

#[test]
fn a_single_hint_has_its_worth_without_a_comparison() {
    let game = played::<Tiny>(&tiny(2), 4, &[EASY], 4);
    let seat = Tiny::deciders(game.state()).lowest().unwrap();
    let [hint] = &hints::<Tiny>(game.state(), seat)[..] else { panic!("one hint") };
    assert!(hint.price.as_ref().is_some_and(|price| price.over.is_none()));
}
