//! What the page and whoever thinks for it say to each other.

use super::{Choices, bytes};
use principality::bots::burgundy::message::{Ask, Budget, Seen, Task, Told, of_bytes, to_bytes};
use principality::bots::burgundy::service::Service;
use principality::bots::level::Level;
use principality::cli::source::read_game;
use principality::engine::seat::Seat;

/// A question about the position of a frozen game.
fn question() -> Vec<u8> {
    let text = include_str!("../frozen/format1-rules1/halfway.link");
    let (journal, _) = read_game(text).unwrap();
    let seat = journal.state().deciders().lowest().unwrap_or(Seat(0));
    let seen = Seen::new(journal.state(), seat);
    let budget = Budget { nodes: 20, millis: 1_000 };
    to_bytes(&Ask { number: 1, task: Task::Turn { seen, level: Level::Easy, budget } })
}

#[test]
fn any_message() {
    let whole = question();
    bytes!(64, |input: &[u8]| {
        let _ = of_bytes::<Ask>(input);
        let _ = of_bytes::<Told>(input);
        let mut choices = Choices(input);
        let mut damaged = whole.clone();
        for _ in 0..=choices.below(4) {
            let at = choices.below(damaged.len());
            damaged[at] = choices.byte();
        }
        let mut service = Service::new();
        let Ok(_) = service.hear(&damaged, 0.0) else { return };
        // Time stands still: the budget of positions must end it.
        for _ in 0..50 {
            if !service.is_busy() {
                break;
            }
            let _ = service.work(1.0, &mut || 0.0);
        }
    });
}
