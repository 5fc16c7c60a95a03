//! Lets only one tab write a game, by the Web Locks API.
//!
//! In browsers without locks (before 2022) every tab takes itself for the writer; the library's revisions still keep
//! two tabs from overwriting each other.

use crate::web::session::GameId;
use core::cell::{Cell, RefCell};
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
        match self.request(ask) {
            Some(over) => {
                let claim = self.clone();
                spawn_local(async move {
                    // Resolved when the claim ends, rejected if another tab takes the game.
                    if JsFuture::from(over).await.is_err() {
                        claim.0.release.borrow_mut().take();
                        claim.reply(Answer::Lost);
                    }
                });
            }
            None => self.reply(Answer::Yes),
        }
    }

    fn reply(&self, answer: Answer) {
        if !self.0.ended.get() {
            (self.0.answer)(self, answer);
        }
    }

    fn request(&self, ask: Claiming) -> Option<Promise> {
        let navigator = web_sys::window()?.navigator();
        let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let options = Object::new();
        let flag = |name: &str, on: bool| Reflect::set(&options, &name.into(), &on.into());
        flag("ifAvailable", ask == Claiming::IfFree).ok()?;
        flag("steal", ask == Claiming::Take).ok()?;
        let claim = self.clone();
        let granted = Closure::once_into_js(move |lock: JsValue| claim.granted(&lock));
        let promise = request.call3(&locks, &self.0.name.as_str().into(), &options, &granted);
        promise.ok()?.dyn_into().ok()
    }

    /// Called when the browser grants or refuses the lock; the lock is held until the returned promise settles.
    fn granted(&self, lock: &JsValue) -> JsValue {
        if lock.is_null() || lock.is_undefined() {
            self.reply(Answer::No);
            return JsValue::UNDEFINED;
        }
        if self.0.ended.get() {
            return JsValue::UNDEFINED;
        }
        let held = Promise::new(&mut |release, _| {
            *self.0.release.borrow_mut() = Some(release);
        });
        self.reply(Answer::Yes);
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
