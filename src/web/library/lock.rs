//! Lets only one tab write a game, by the Web Locks API.
//!
//! In browsers without locks (before 2022), or which refuse them to this page, every tab takes itself for the writer;
//! the library's revisions still keep two tabs from overwriting each other.

use crate::web::session::GameId;
use core::cell::{Cell, RefCell};
use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Object, Promise, Reflect};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Mode of a request for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claiming {
    /// Only if no other tab has it.
    IfFree,
    /// Waits until the other tab releases it.
    Wait,
    /// Takes it from another tab.
    Take,
}

/// Answer to a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// This tab has the game.
    Yes,
    /// Another tab has it.
    No,
    /// This tab had the game, and another one took it over.
    Lost,
}

/// Milliseconds after which a request without an answer counts as granted, until its answer comes.
const PATIENCE: u32 = 2_000;

/// Reaction of the browser to a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reaction {
    /// The lock is held.
    Granted,
    /// The lock is not available.
    Refused,
    /// The request failed, or a lock that was held was taken away.
    Rejected,
    /// Nothing within [`PATIENCE`].
    Silent,
}

/// State of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Progress {
    /// No reaction yet.
    #[default]
    Open,
    /// Answered as if there were no locks.
    Presumed,
    /// The lock is held.
    Held,
    /// The last answer was given.
    Done,
}

impl Progress {
    /// The state after a reaction, and the answer to pass on. A request to wait is answered by the lock itself only:
    /// without it this tab goes on watching.
    const fn after(self, asked: Claiming, reaction: Reaction) -> (Progress, Option<Answer>) {
        let waits = matches!(asked, Claiming::Wait);
        match (self, reaction) {
            (Progress::Done, _) => (Progress::Done, None),
            (_, Reaction::Granted) => (Progress::Held, Some(Answer::Yes)),
            (Progress::Held, Reaction::Rejected) => (Progress::Done, Some(Answer::Lost)),
            (Progress::Open | Progress::Presumed, Reaction::Refused) if !waits => {
                (Progress::Done, Some(Answer::No))
            }
            (Progress::Open, Reaction::Rejected) if !waits => (Progress::Done, Some(Answer::Yes)),
            (Progress::Open, Reaction::Silent) if !waits => (Progress::Presumed, Some(Answer::Yes)),
            (Progress::Open | Progress::Presumed, Reaction::Rejected) => (Progress::Done, None),
            (progress, _) => (progress, None),
        }
    }
}

/// A request: its mode and its state.
type Request = Rc<(Claiming, Cell<Progress>)>;

/// A tab's claim to a game. Answers after its end are not passed on.
#[derive(Clone)]
pub struct Claim(Rc<Inner>);

/// Callback for answers, which may ask again.
type OnAnswer = dyn Fn(&Claim, Answer);

struct Inner {
    name: String,
    ended: Cell<bool>,
    /// Releases the lock.
    release: RefCell<Option<Function>>,
    answer: Box<OnAnswer>,
}

impl Claim {
    /// A claim to a game; each answer is passed to `answer`.
    pub fn new(id: GameId, answer: impl Fn(&Claim, Answer) + 'static) -> Claim {
        let name = format!("principality.game.{id}");
        let (ended, release) = (Cell::new(false), RefCell::default());
        Claim(Rc::new(Inner { name, ended, release, answer: Box::new(answer) }))
    }

    /// Requests the game.
    pub fn ask(&self, ask: Claiming) {
        let request = Rc::new((ask, Cell::default()));
        let Some(over) = self.request(&request) else {
            return self.react(&request, Reaction::Rejected);
        };
        let (claim, waiting) = (self.clone(), request.clone());
        spawn_local(async move {
            // Resolved when the claim ends, rejected if another tab takes the game or the browser grants no locks.
            if JsFuture::from(over).await.is_err() {
                claim.0.release.borrow_mut().take();
                claim.react(&request, Reaction::Rejected);
            }
        });
        if ask != Claiming::Wait {
            let claim = self.clone();
            spawn_local(async move {
                TimeoutFuture::new(PATIENCE).await;
                claim.react(&waiting, Reaction::Silent);
            });
        }
    }

    fn react(&self, request: &Request, reaction: Reaction) {
        let (asked, progress) = &**request;
        let (after, answer) = progress.get().after(*asked, reaction);
        progress.set(after);
        if let Some(answer) = answer {
            self.reply(answer);
        }
    }

    fn reply(&self, answer: Answer) {
        if !self.0.ended.get() {
            (self.0.answer)(self, answer);
        }
    }

    fn request(&self, request: &Request) -> Option<Promise> {
        let ask = request.0;
        let navigator = web_sys::window()?.navigator();
        let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
        let call: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let options = Object::new();
        let flag = |name: &str, on: bool| Reflect::set(&options, &name.into(), &on.into());
        flag("ifAvailable", ask == Claiming::IfFree).ok()?;
        flag("steal", ask == Claiming::Take).ok()?;
        let (claim, request) = (self.clone(), request.clone());
        let granted = Closure::once_into_js(move |lock: JsValue| claim.granted(&request, &lock));
        let promise = call.call3(&locks, &self.0.name.as_str().into(), &options, &granted);
        promise.ok()?.dyn_into().ok()
    }

    /// Called when the browser grants or refuses the lock; the lock is held until the returned promise settles.
    fn granted(&self, request: &Request, lock: &JsValue) -> JsValue {
        if lock.is_null() || lock.is_undefined() {
            self.react(request, Reaction::Refused);
            return JsValue::UNDEFINED;
        }
        if self.0.ended.get() {
            return JsValue::UNDEFINED;
        }
        let held = Promise::new(&mut |release, _| {
            *self.0.release.borrow_mut() = Some(release);
        });
        self.react(request, Reaction::Granted);
        held.into()
    }

    /// Ends the claim and releases the game.
    pub fn end(&self) {
        self.0.ended.set(true);
        if let Some(release) = self.0.release.borrow_mut().take() {
            // Calling a promise's own function does not fail.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answers to a request, in order of the browser's reactions.
    fn answers(asked: Claiming, reactions: &[Reaction]) -> Vec<Answer> {
        let mut progress = Progress::default();
        let react = |reaction: &Reaction| {
            let (after, answer) = progress.after(asked, *reaction);
            progress = after;
            answer
        };
        reactions.iter().filter_map(react).collect()
    }

    #[test]
    fn only_a_lock_that_was_held_is_lost() {
        for asked in [Claiming::IfFree, Claiming::Take] {
            assert_eq!(answers(asked, &[Reaction::Rejected, Reaction::Silent]), [Answer::Yes]);
            let taken = [Reaction::Granted, Reaction::Silent, Reaction::Rejected];
            assert_eq!(answers(asked, &taken), [Answer::Yes, Answer::Lost]);
        }
        let refused = [Reaction::Refused, Reaction::Silent, Reaction::Rejected];
        assert_eq!(answers(Claiming::IfFree, &refused), [Answer::No]);
    }

    #[test]
    fn a_request_without_an_answer_counts_as_granted_until_it_comes() {
        let late = |reaction| answers(Claiming::IfFree, &[Reaction::Silent, reaction]);
        assert_eq!(late(Reaction::Refused), [Answer::Yes, Answer::No]);
        assert_eq!(late(Reaction::Rejected), [Answer::Yes]);
        let lost = [Reaction::Silent, Reaction::Granted, Reaction::Rejected];
        assert_eq!(answers(Claiming::Take, &lost), [Answer::Yes, Answer::Yes, Answer::Lost]);
    }

    #[test]
    fn a_tab_that_waits_is_answered_by_the_lock_only() {
        for reaction in [Reaction::Rejected, Reaction::Silent, Reaction::Refused] {
            assert!(answers(Claiming::Wait, &[reaction]).is_empty(), "{reaction:?}");
        }
        let taken = [Reaction::Silent, Reaction::Granted, Reaction::Rejected];
        assert_eq!(answers(Claiming::Wait, &taken), [Answer::Yes, Answer::Lost]);
    }
}
