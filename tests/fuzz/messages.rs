//! Messages between the page and the search service.

use super::games::played;
use super::{Choices, bytes};
use crate::conformance::Kit;
use principality::bots::level::Level;
use principality::bots::message::{Budget, Reply, Request, Task};
use principality::bots::player::ComputerPlayer;
use principality::bots::seat_view::SeatView;
use principality::bots::service::Service;
use principality::engine::seat::Seat;
use std::time::Duration;

const BUDGET: Budget = Budget { nodes: 20, millis: 1_000 };

/// A random position of a game, and a seat that chooses there.
pub(super) fn somewhere<K: Kit>(number: u64) -> (K::State, Seat) {
    let moves = [3, 20, 60, 150][number as usize % 4];
    let state = played::<K>(number, moves).state().clone();
    let seat = K::deciders(&state).lowest().unwrap_or(Seat(0));
    (state, seat)
}

/// A request after transport.
fn crossing<G: ComputerPlayer>(task: Task<G>) -> String {
    serde_json::to_string(&Request { number: 1, task }).unwrap()
}

/// A request about a position, after transport.
pub(super) fn question<G: ComputerPlayer>(state: &G::State, seat: Seat, level: Level) -> String {
    crossing(Task::<G>::Turn { seen: SeatView::new(state, seat), level, budget: BUDGET })
}

/// Every kind of request about a position.
fn questions<G: ComputerPlayer>(state: &G::State, seat: Seat) -> Vec<String> {
    let turns = Level::ALL.into_iter().map(|level| question::<G>(state, seat, level));
    let hints =
        crossing(Task::Hints { seen: SeatView::<G>::new(state, seat), count: 3, budget: BUDGET });
    turns.chain([hints]).collect()
}

/// Lets the service answer a message, if it is a request. Time stands still: the budget of positions must end
/// it.
pub(super) fn is_answered<G: ComputerPlayer>(question: &str) {
    let mut service = Service::new();
    let Ok(request) = serde_json::from_str::<Request<G>>(question) else { return };
    let _ = service.receive(request, 0.0);
    for _ in 0..50 {
        if !service.is_busy() {
            break;
        }
        let _ = service.work(1.0, &mut || 0.0);
    }
}

pub fn any_message<G: Kit + ComputerPlayer>(time: Duration) {
    let whole: Vec<String> =
        (0..4).map(somewhere::<G>).flat_map(|(state, seat)| questions::<G>(&state, seat)).collect();
    bytes(64, time, &|input: &[u8]| {
        if let Ok(text) = core::str::from_utf8(input) {
            let _ = serde_json::from_str::<Request<G>>(text);
            let _ = serde_json::from_str::<Reply<G>>(text);
        }
        let mut choices = Choices(input);
        let mut damaged = whole[choices.below(whole.len())].clone().into_bytes();
        for _ in 0..=choices.below(4) {
            let at = choices.below(damaged.len());
            // Mostly digits: other bytes rarely make a message.
            damaged[at] =
                if choices.below(8) > 0 { b'0' + choices.byte() % 10 } else { choices.byte() };
        }
        if let Ok(damaged) = core::str::from_utf8(&damaged) {
            is_answered::<G>(damaged);
        }
    });
}

pub fn any_view<G: Kit + ComputerPlayer>(time: Duration) {
    let views: Vec<(Seat, Vec<u8>)> = (0..8)
        .map(somewhere::<G>)
        .map(|(state, seat)| (seat, postcard::to_allocvec(&G::view(&state, seat.into())).unwrap()))
        .collect();
    bytes(64, time, &|input: &[u8]| {
        let mut choices = Choices(input);
        let (seat, mut damaged) = views[choices.below(views.len())].clone();
        for _ in 0..=choices.below(4) {
            let at = choices.below(damaged.len());
            damaged[at] = choices.byte();
        }
        let level = Level::ALL[choices.below(Level::ALL.len())];
        let seen = serde_json::json!({ "seat": seat, "view": damaged });
        let task = serde_json::json!({
            "Turn": { "seen": seen, "level": level, "budget": BUDGET }
        });
        is_answered::<G>(&serde_json::json!({ "number": 1, "task": task }).to_string());
    });
}
