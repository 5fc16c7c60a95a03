//! What the page and whoever thinks for it say to each other.

use super::{Choices, bytes};
use principality::bots::burgundy::message::{Ask, Budget, Seen, Task, Told, of_bytes, to_bytes};
use principality::bots::burgundy::service::Service;
use principality::bots::level::Level;
use principality::cli::source::read_game;
use principality::engine::seat::Seat;
use principality::games::burgundy::State;

/// The position of a frozen game.
pub(super) fn position() -> State {
    let text = include_str!("../frozen/format1-rules1/halfway.link");
    let (journal, _) = read_game(text).unwrap();
    journal.state().clone()
}

/// A question about a position.
pub(super) fn question(state: &State, level: Level) -> Vec<u8> {
    let seen = Seen::new(state, state.deciders().lowest().unwrap_or(Seat(0)));
    let budget = Budget { nodes: 20, millis: 1_000 };
    to_bytes(&Ask { number: 1, task: Task::Turn { seen, level, budget } })
}

/// Has a question answered, if it is one. Time stands still: the budget of positions must end it.
pub(super) fn is_answered(question: &[u8]) {
    let mut service = Service::new();
    let Ok(_) = service.hear(question, 0.0) else { return };
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
        let _ = of_bytes::<Ask>(input);
        let _ = of_bytes::<Told>(input);
        let mut choices = Choices(input);
        let mut damaged = whole.clone();
        for _ in 0..=choices.below(4) {
            let at = choices.below(damaged.len());
            damaged[at] = choices.byte();
        }
        is_answered(&damaged);
    });
}
