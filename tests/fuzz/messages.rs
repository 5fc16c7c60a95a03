//! What the page and whoever thinks for it say to each other.

use super::{Choices, bytes};
use principality::bots::level::Level;
use principality::bots::message::{self, Budget, SeatView, Task};
use principality::bots::service::Service;
use principality::cli::form::read_game;
use principality::engine::seat::Seat;
use principality::games::burgundy::{Burgundy, State};

type Request = message::Request<Burgundy>;
type Reply = message::Reply<Burgundy>;

/// The position of a frozen game.
pub(super) fn position() -> State {
    let text = include_str!("../frozen/burgundy/format1-rules1/halfway.link");
    let (journal, _) = read_game::<Burgundy>(text).unwrap();
    journal.state().clone()
}

/// A question about a position, as it crosses.
pub(super) fn question(state: &State, level: Level) -> String {
    let seen = SeatView::new(state, state.deciders().lowest().unwrap_or(Seat(0)));
    let budget = Budget { nodes: 20, millis: 1_000 };
    let request = Request { number: 1, task: Task::Turn { seen, level, budget } };
    serde_json::to_string(&request).unwrap()
}

/// Has a question answered, if it is one. Time stands still: the budget of positions must end it.
pub(super) fn is_answered(question: &str) {
    let mut service = Service::new();
    let Ok(request) = serde_json::from_str::<Request>(question) else { return };
    let _ = service.hear(request, 0.0);
    for _ in 0..50 {
        if !service.is_busy() {
            break;
        }
        let _ = service.work(1.0, &mut || 0.0);
    }
}

#[test]
fn any_message() {
    let whole = question(&position(), Level::Easy);
    bytes!(64, |input: &[u8]| {
        if let Ok(text) = core::str::from_utf8(input) {
            let _ = serde_json::from_str::<Request>(text);
            let _ = serde_json::from_str::<Reply>(text);
        }
        let mut choices = Choices(input);
        let mut damaged = whole.clone().into_bytes();
        for _ in 0..=choices.below(4) {
            let at = choices.below(damaged.len());
            // Digits for the most part: other bytes are hardly ever a message.
            damaged[at] =
                if choices.below(8) > 0 { b'0' + choices.byte() % 10 } else { choices.byte() };
        }
        if let Ok(damaged) = core::str::from_utf8(&damaged) {
            is_answered(damaged);
        }
    });
}

#[test]
fn any_view() {
    let state = position();
    let seat = state.deciders().lowest().unwrap_or(Seat(0));
    let view = postcard::to_allocvec(&state.view(seat)).unwrap();
    bytes!(64, |input: &[u8]| {
        let mut choices = Choices(input);
        let mut damaged = view.clone();
        for _ in 0..=choices.below(4) {
            let at = choices.below(damaged.len());
            damaged[at] = choices.byte();
        }
        let seen = serde_json::json!({ "seat": seat, "view": damaged });
        let budget = serde_json::json!({ "nodes": 20, "millis": 1_000 });
        let task =
            serde_json::json!({ "Turn": { "seen": seen, "level": "Easy", "budget": budget } });
        is_answered(&serde_json::json!({ "number": 1, "task": task }).to_string());
    });
}
