//! One writer for each game: the Web Locks API says which tab has it.
//!
//! Where a browser has no locks (before 2022) every tab believes that it has the game; the library's
//! revisions still keep two tabs from writing over each other.

use crate::web::session::GameId;
use core::cell::{Cell, RefCell};
use js_sys::{Function, Object, Promise, Reflect};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// How a game is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claiming {
    /// Only if no other tab has it.
    IfFree,
    /// When the other tab lets it go.
    Wait,
    /// In any case: the other tab loses it.
    Take,
}

/// What became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// This tab has the game.
    Yes,
    /// Another tab has it.
    No,
    /// This tab had it, and another one took it over.
    Lost,
}

/// A tab's claim to a game. It ends when it is let go; answers that come later are not passed on.
#[derive(Clone)]
pub struct Claim(Rc<Inner>);

/// Takes answers, and may ask again.
type Hears = dyn Fn(&Claim, Answer);

struct Inner {
    name: String,
    ended: Cell<bool>,
    /// Ends the hold.
    release: RefCell<Option<Function>>,
    answer: Box<Hears>,
}

impl Claim {
    /// A claim to a game; each answer is passed on as it comes.
    pub fn new(id: GameId, answer: impl Fn(&Claim, Answer) + 'static) -> Claim {
        let name = format!("principality.game.{id}");
        let (ended, release) = (Cell::new(false), RefCell::default());
        Claim(Rc::new(Inner { name, ended, release, answer: Box::new(answer) }))
    }

    /// Asks for the game.
    pub fn ask(&self, ask: Claiming) {
        match self.request(ask) {
            Some(over) => {
                let claim = self.clone();
                spawn_local(async move {
                    // Fulfilled when the hold ends as it should, refused when another tab takes it.
                    if JsFuture::from(over).await.is_err() {
                        claim.0.release.borrow_mut().take();
                        claim.tell(Answer::Lost);
                    }
                });
            }
            None => self.tell(Answer::Yes),
        }
    }

    fn tell(&self, answer: Answer) {
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

    /// The browser gives the game, or says that it is taken. What is given back is held until it is
    /// fulfilled.
    fn granted(&self, lock: &JsValue) -> JsValue {
        if lock.is_null() || lock.is_undefined() {
            self.tell(Answer::No);
            return JsValue::UNDEFINED;
        }
        if self.0.ended.get() {
            return JsValue::UNDEFINED;
        }
        let held = Promise::new(&mut |release, _| {
            *self.0.release.borrow_mut() = Some(release);
        });
        self.tell(Answer::Yes);
        held.into()
    }

    /// Lets the game go.
    pub fn end(&self) {
        self.0.ended.set(true);
        if let Some(release) = self.0.release.borrow_mut().take() {
            // Calling a promise's own function does not fail.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}
