//! Prices of the solution and of what was played instead, by the search.

use crate::bots::message::{Reply, Request, Task};
use crate::bots::player::Price;
use crate::bots::seat_view::SeatView;
use crate::web::table::TableGame;
use crate::web::thinking::worker::{Message, ThinkingWorker};
use std::rc::Rc;
use yew::prelude::*;

/// Two lines of a seat from a position, the better one first.
pub(super) struct Compared<G: TableGame> {
    pub(super) seen: SeatView<G>,
    pub(super) lines: [Vec<G::Action>; 2],
}

impl<G: TableGame> PartialEq for Compared<G> {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.lines == other.lines
    }
}

/// The prices of both lines, once the search has compared them; `None` before, and if it does not answer.
#[hook]
pub(super) fn use_prices<G: TableGame>(compared: Option<Compared<G>>) -> Option<Rc<[Price; 2]>> {
    let prices = use_state_eq(|| None::<Rc<[Price; 2]>>);
    use_effect_with(compared, {
        let prices = prices.setter();
        move |compared| {
            prices.set(None);
            let worker = compared.as_ref().map(|Compared { seen, lines }| {
                let task = Task::Compare { seen: seen.clone(), lines: lines.to_vec() };
                let on_reply = move |message: Message<G>| {
                    let Message::Reply(Reply::Hints { hints, .. }) = message else { return };
                    let found: Option<Vec<Price>> =
                        hints.into_iter().map(|hint| hint.price).collect();
                    if let Some(Ok(both)) = found.map(<[Price; 2]>::try_from) {
                        prices.set(Some(Rc::new(both)));
                    }
                };
                let worker = ThinkingWorker::new(Callback::from(on_reply));
                worker.send(Request { number: 1, task });
                worker
            });
            move || drop(worker)
        }
    });
    (*prices).clone()
}
