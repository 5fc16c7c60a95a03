//! The analysis in progress, of any game. It goes on while another page is shown, so that no page owns it; there is at
//! most one.

use crate::web::session::GameId;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::Callback;

/// An analysis in progress, without its game's type. Dropping it ends it and keeps its finished part.
pub trait InBackground {
    /// The game's id in the library.
    fn id(&self) -> GameId;

    /// The finished share, in hundredths.
    fn percent(&self) -> u8;

    /// Asks for its end; the finished part is kept.
    fn stop(&self);

    /// The analysis as its own type.
    fn any(self: Rc<Self>) -> Rc<dyn Any>;
}

/// Reason of an analysis' end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Every step is finished.
    Finished,
    /// It was stopped by the user.
    Stopped,
    /// Another analysis took its place.
    Replaced,
    /// The worker does not answer, or refuses the game.
    Failed,
}

/// News of the analysis in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// Its finished share has changed.
    Progress,
    /// It has ended.
    Ended {
        /// The game's id in the library.
        id: GameId,
        /// The reason.
        end: End,
        /// The record as kept, if every step is finished.
        kept: Option<Rc<[u8]>>,
    },
}

type Listener = (u32, Callback<News>);

thread_local! {
    static CURRENT: RefCell<Option<Rc<dyn InBackground>>> = const { RefCell::new(None) };
    static LISTENERS: RefCell<Vec<Listener>> = const { RefCell::new(Vec::new()) };
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

/// A listener to the news; removed when dropped.
pub struct Listening(u32);

impl Drop for Listening {
    fn drop(&mut self) {
        // Fails only when the page goes.
        let _ = LISTENERS.try_with(|all| {
            if let Ok(mut all) = all.try_borrow_mut() {
                all.retain(|(number, _)| *number != self.0);
            }
        });
    }
}

/// Adds a listener.
#[must_use]
pub fn listen(on_news: Callback<News>) -> Listening {
    let number = NUMBER.get();
    NUMBER.set(number.wrapping_add(1));
    LISTENERS.with_borrow_mut(|all| all.push((number, on_news)));
    Listening(number)
}

/// Passes news to all listeners.
pub fn announce(news: &News) {
    // A listener may add and remove others.
    let all = LISTENERS.with_borrow(Clone::clone);
    for (_, listener) in all {
        listener.emit(news.clone());
    }
}

/// The analysis in progress.
fn current() -> Option<Rc<dyn InBackground>> {
    CURRENT.with_borrow(Clone::clone)
}

/// The analysis in progress, if it is of this type.
#[must_use]
pub fn current_as<A: InBackground + 'static>() -> Option<Rc<A>> {
    current()?.any().downcast().ok()
}

/// The game analysed and the finished share, in hundredths.
#[must_use]
pub fn progress() -> Option<(GameId, u8)> {
    current().map(|analysis| (analysis.id(), analysis.percent()))
}

/// Puts an analysis in the place of the one in progress.
pub fn begin(analysis: Rc<dyn InBackground>) {
    let before = CURRENT.replace(Some(analysis));
    if let Some(before) = before {
        let id = before.id();
        drop(before);
        announce(&News::Ended { id, end: End::Replaced, kept: None });
    }
    announce(&News::Progress);
}

/// Asks the analysis in progress for its end.
pub fn stop() {
    if let Some(analysis) = current() {
        analysis.stop();
    }
}

/// Ends the analysis in progress, if it is this one.
pub fn end(analysis: &dyn InBackground, end: End, kept: Option<Rc<[u8]>>) {
    let is_same = |other: &mut Rc<dyn InBackground>| {
        core::ptr::addr_eq(Rc::as_ptr(other), core::ptr::from_ref(analysis))
    };
    let ended = CURRENT.with_borrow_mut(|current| current.take_if(is_same));
    if let Some(ended) = ended {
        announce(&News::Ended { id: ended.id(), end, kept });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An analysis that writes down its end.
    struct Sham {
        id: u64,
        percent: Cell<u8>,
        log: Rc<RefCell<Vec<String>>>,
    }

    impl InBackground for Sham {
        fn id(&self) -> GameId {
            GameId(self.id)
        }

        fn percent(&self) -> u8 {
            self.percent.get()
        }

        fn stop(&self) {
            self.log.borrow_mut().push(format!("{} asked to stop", self.id));
            end(self, End::Stopped, None);
        }

        fn any(self: Rc<Self>) -> Rc<dyn Any> {
            self
        }
    }

    impl Drop for Sham {
        fn drop(&mut self) {
            self.log.borrow_mut().push(format!("{} kept", self.id));
        }
    }

    fn sham(id: u64, log: &Rc<RefCell<Vec<String>>>) -> Rc<Sham> {
        Rc::new(Sham { id, percent: Cell::new(0), log: log.clone() })
    }

    fn news_into(log: &Rc<RefCell<Vec<String>>>) -> Listening {
        let log = log.clone();
        listen(Callback::from(move |news: News| {
            let said = match news {
                News::Progress => format!("progress {:?}", progress().map(|(_, percent)| percent)),
                News::Ended { id, end, kept } => format!("{} {end:?} {}", id.0, kept.is_some()),
            };
            log.borrow_mut().push(said);
        }))
    }

    fn logged(log: &Rc<RefCell<Vec<String>>>) -> Vec<String> {
        core::mem::take(&mut *log.borrow_mut())
    }

    #[test]
    fn an_analysis_goes_on_without_a_page_and_tells_the_next_one() {
        let log = Rc::default();
        let first = news_into(&log);
        begin(sham(1, &log));
        drop(first);
        logged(&log);
        // Without a listener the analysis is kept nevertheless.
        let running = current_as::<Sham>().unwrap();
        running.percent.set(40);
        announce(&News::Progress);
        assert_eq!((logged(&log), progress()), (Vec::new(), Some((GameId(1), 40))));
        let _second = news_into(&log);
        end(&*running, End::Finished, Some(Rc::from([1, 2])));
        drop(running);
        assert_eq!(logged(&log), ["1 Finished true", "1 kept"]);
        assert_eq!(progress(), None);
    }

    #[test]
    fn the_next_analysis_takes_the_place_of_the_one_before_which_is_kept() {
        let log = Rc::default();
        let _listening = news_into(&log);
        let first = sham(1, &log);
        begin(first.clone());
        logged(&log);
        drop(first);
        begin(sham(2, &log));
        assert_eq!(logged(&log), ["1 kept", "1 Replaced false", "progress Some(0)"]);
        stop();
        assert_eq!(logged(&log), ["2 asked to stop", "2 Stopped false", "2 kept"]);
        stop();
        assert!(logged(&log).is_empty() && current().is_none());
    }

    #[test]
    fn one_that_was_replaced_does_not_end_its_successor() {
        let log = Rc::default();
        let first = sham(1, &log);
        begin(first.clone());
        begin(sham(2, &log));
        end(&*first, End::Failed, None);
        assert_eq!(progress().map(|(id, _)| id), Some(GameId(2)));
        stop();
    }
}
