//! The analyses of all kept games that have none, one after the other. They go on while another page is shown, and make
//! way for an analysis that is wanted at once.

use crate::web::games::page;
use crate::web::library::analyses;
use crate::web::library::database::Library;
use crate::web::library::entry::Entry;
use crate::web::session::GameId;
use crate::web::thinking::background::{self, End, Listening, News};
use core::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Stage of the queue as shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stage {
    /// Nothing is analysed.
    #[default]
    Idle,
    /// At work.
    Working {
        /// Number of the game, from 1.
        number: u32,
        /// Number of games.
        count: u32,
        /// The finished share of this game, in hundredths.
        percent: u8,
    },
    /// The worker does not answer, or a game's code did not arrive.
    Failed,
}

/// Games waiting for their analysis.
#[derive(Debug, Default)]
struct Queue {
    /// The games, the next one last.
    waiting: Vec<Rc<Entry>>,
    /// The game at work.
    current: Option<Rc<Entry>>,
    done: u32,
    count: u32,
    is_active: bool,
    has_failed: bool,
}

impl Queue {
    fn of(games: &[Rc<Entry>]) -> Queue {
        let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
        let waiting = games.iter().rev().cloned().collect();
        Queue { waiting, count, is_active: true, ..Queue::default() }
    }

    fn stage(&self, at_work: Option<(GameId, u8)>) -> Stage {
        if self.has_failed {
            return Stage::Failed;
        }
        if !self.is_active {
            return Stage::Idle;
        }
        let own = |(id, _): &(GameId, u8)| self.is_current(*id);
        let percent = at_work.filter(own).map_or(0, |(_, percent)| percent);
        Stage::Working { number: (self.done + 1).min(self.count), count: self.count, percent }
    }

    fn is_current(&self, id: GameId) -> bool {
        self.current.as_ref().is_some_and(|entry| entry.about.id == id)
    }

    /// Notes the end of an analysis.
    fn note(&mut self, id: GameId, end: End) {
        if !self.is_active || !self.is_current(id) {
            return;
        }
        let current = self.current.take();
        match end {
            End::Finished => self.done += 1,
            End::Replaced => self.waiting.extend(current),
            End::Stopped => self.is_active = false,
            End::Failed => (self.is_active, self.has_failed) = (false, true),
        }
    }

    /// The next game, if none is at work.
    fn next(&mut self, is_busy: bool) -> Option<Rc<Entry>> {
        if !self.is_active || is_busy || self.current.is_some() {
            return None;
        }
        self.current = self.waiting.pop();
        self.is_active = self.current.is_some();
        self.current.clone()
    }

    /// Leaves the game at work out, as it can't be read.
    fn leave_out(&mut self) {
        self.current = None;
        self.done += 1;
    }
}

/// The queue, its library, and its listener to the analysis in progress.
#[derive(Default)]
struct Room {
    queue: Queue,
    library: Option<Library>,
    listening: Option<Listening>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

/// The stage.
pub fn stage() -> Stage {
    ROOM.with_borrow(|room| room.queue.stage(background::progress()))
}

/// Analyses these games in order.
pub fn begin(games: &[Rc<Entry>], library: Option<Library>) {
    let on_news = Callback::from(|news: News| {
        if let News::Ended { id, end, .. } = news {
            ROOM.with_borrow_mut(|room| room.queue.note(id, end));
            go_on();
        }
    });
    let listening = ROOM.with_borrow_mut(|room| room.listening.take());
    let listening = listening.unwrap_or_else(|| background::listen(on_news));
    let queue = Queue::of(games);
    ROOM.set(Room { queue, library, listening: Some(listening) });
    go_on();
}

/// Stops after the finished part of the game at work.
pub fn stop() {
    let is_at_work = ROOM.with_borrow_mut(|room| {
        room.queue.is_active = false;
        let id = background::progress().map(|(id, _)| id);
        id.is_some_and(|id| room.queue.is_current(id))
    });
    if is_at_work {
        background::stop();
    }
    background::announce(&News::Progress);
}

/// Begins with the next game, if none is at work.
fn go_on() {
    let next = ROOM.with_borrow_mut(|room| {
        let next = room.queue.next(background::progress().is_some());
        next.map(|next| (next, room.library.clone()))
    });
    if let Some((entry, library)) = next {
        spawn_local(analyse(entry, library));
    }
    background::announce(&News::Progress);
}

/// Fetches the rules of a game and begins its analysis.
async fn analyse(entry: Rc<Entry>, library: Option<Library>) {
    let id = entry.about.id;
    let kept = analyses::get(id).await;
    let code = match page(&entry.game()) {
        Some(page) => (page.fetch_study)().await.ok(),
        None => None,
    };
    let is_wanted = ROOM.with_borrow(|room| room.queue.is_active && room.queue.is_current(id));
    if !is_wanted {
        return;
    }
    if background::progress().is_some() {
        // Another analysis was begun meanwhile.
        return ROOM.with_borrow_mut(|room| room.queue.note(id, End::Replaced));
    }
    match code.map(|code| (code.analyse)(&entry, kept.as_deref(), library)) {
        Some(true) => return,
        Some(false) => ROOM.with_borrow_mut(|room| room.queue.leave_out()),
        None => ROOM.with_borrow_mut(|room| room.queue.note(id, End::Failed)),
    }
    go_on();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::session::COLOURS;

    fn games(ids: &[u64]) -> Vec<Rc<Entry>> {
        let game = |id: &u64| {
            let mut game = Entry::bare("dice.g1.AAAA".into(), COLOURS);
            game.about.id = GameId(*id);
            Rc::new(game)
        };
        ids.iter().map(game).collect()
    }

    fn next(queue: &mut Queue) -> Option<u64> {
        queue.next(false).map(|game| game.about.id.0)
    }

    #[test]
    fn games_are_analysed_one_after_the_other() {
        let mut queue = Queue::of(&games(&[1, 2]));
        assert_eq!((next(&mut queue), next(&mut queue)), (Some(1), None), "one at a time");
        let at = |queue: &Queue| queue.stage(Some((GameId(1), 30)));
        assert_eq!(at(&queue), Stage::Working { number: 1, count: 2, percent: 30 });
        queue.note(GameId(1), End::Finished);
        assert_eq!(at(&queue), Stage::Working { number: 2, count: 2, percent: 0 });
        assert_eq!(next(&mut queue), Some(2));
        queue.note(GameId(2), End::Finished);
        assert_eq!((next(&mut queue), at(&queue)), (None, Stage::Idle));
    }

    #[test]
    fn an_analysis_wanted_at_once_goes_first_and_the_queue_goes_on_after_it() {
        let mut queue = Queue::of(&games(&[1, 2]));
        next(&mut queue);
        queue.note(GameId(1), End::Replaced);
        assert!(queue.next(true).is_none(), "the other one is at work");
        queue.note(GameId(9), End::Stopped);
        assert_eq!(next(&mut queue), Some(1), "the same game again");
    }

    #[test]
    fn a_stop_and_a_failure_end_the_queue() {
        for (end, stage) in [(End::Stopped, Stage::Idle), (End::Failed, Stage::Failed)] {
            let mut queue = Queue::of(&games(&[1, 2]));
            next(&mut queue);
            queue.note(GameId(1), end);
            assert_eq!((next(&mut queue), queue.stage(None)), (None, stage));
        }
    }

    #[test]
    fn a_game_that_cannot_be_read_is_left_out() {
        let mut queue = Queue::of(&games(&[1, 2]));
        next(&mut queue);
        queue.leave_out();
        assert_eq!(next(&mut queue), Some(2));
    }
}
