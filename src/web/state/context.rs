//! The context available to everything below the app.

use crate::web::library::database::Library;
use crate::web::settings::{Settings, SettingsChange};
use crate::web::state::{Action, Lazy, Page, SharedCode, State};
use crate::web::words::{Language, Words};
use yew::prelude::*;

/// Sends actions to the app.
pub type Dispatch = UseReducerDispatcher<State>;

/// The context available to everything below the app.
#[derive(Clone, PartialEq)]
pub struct Ctx {
    /// The wording.
    pub words: Words,
    /// The settings.
    pub settings: Settings,
    /// Dispatcher of the app's state; `None` outside of the app.
    pub dispatch: Option<Dispatch>,
    /// The library; `None` outside of the app.
    pub library: Option<Library>,
    /// Code shared by all games that is fetched later.
    pub shared: Lazy<SharedCode>,
    /// The game whose setup and rules are shown.
    pub game: &'static str,
    /// The page that a page for reading leads back to.
    pub back: Page,
    /// Entry looked up in the rules; empty for none.
    pub look_up: AttrValue,
    /// True on the score page directly after the last move.
    pub just_ended: bool,
}

impl Ctx {
    /// A context outside of the app, with this wording alone.
    #[must_use]
    pub fn alone(words: Words) -> Ctx {
        Ctx {
            words,
            settings: Settings::default(),
            dispatch: None,
            library: None,
            shared: Lazy::Coming,
            game: "",
            back: Page::Home,
            look_up: AttrValue::default(),
            just_ended: false,
        }
    }

    /// Sends an action to the app.
    pub fn act(&self, action: Action) {
        if let Some(dispatch) = &self.dispatch {
            dispatch.dispatch(action);
        }
    }

    /// Changes the settings.
    pub fn set(&self, change: impl Fn(&mut Settings) + 'static) {
        self.act(Action::Settings(SettingsChange::new(change)));
    }

    /// A callback that sends the same action each time.
    #[must_use]
    pub fn send(&self, action: Action) -> Callback<MouseEvent> {
        let ctx = self.clone();
        Callback::from(move |_| ctx.act(action.clone()))
    }

    /// The message with this key.
    #[must_use]
    pub fn t(&self, key: &str) -> String {
        self.words.t(key)
    }
}

/// The context of the app.
#[hook]
pub fn use_ctx() -> Ctx {
    use_context::<Ctx>().unwrap_or_else(|| Ctx::alone(Words::none(Language::default())))
}
