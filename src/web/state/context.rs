//! What everything below the app is given.

use crate::web::library::database::Library;
use crate::web::settings::Settings;
use crate::web::state::{Do, Lazy, Page, SharedCode, State};
use crate::web::words::{Language, Words};
use yew::prelude::*;

/// Sends actions to the app.
pub type Dispatch = UseReducerDispatcher<State>;

/// What everything below the app is given.
#[derive(Clone, PartialEq)]
pub struct Ctx {
    /// The wording.
    pub words: Words,
    /// The settings.
    pub settings: Settings,
    /// The way to the app's state; `None` outside of the app, as in a gallery of pages.
    pub dispatch: Option<Dispatch>,
    /// The library; `None` outside of the app.
    pub library: Option<Library>,
    /// The code that all games share and that is fetched later.
    pub shared: Lazy<SharedCode>,
    /// Whose setup and rules are shown.
    pub game: &'static str,
    /// Where a page for reading leads back to.
    pub back: Page,
    /// What is looked up in the rules; empty for nothing.
    pub look_up: AttrValue,
}

impl Ctx {
    /// Sends an action to the app.
    pub fn act(&self, action: Do) {
        if let Some(dispatch) = &self.dispatch {
            dispatch.dispatch(action);
        }
    }

    /// A callback that sends the same action each time.
    #[must_use]
    pub fn send(&self, action: Do) -> Callback<MouseEvent> {
        let ctx = self.clone();
        Callback::from(move |_| ctx.act(action.clone()))
    }

    /// The text of a key.
    #[must_use]
    pub fn t(&self, key: &str) -> String {
        self.words.t(key)
    }
}

/// The context of the app.
#[hook]
pub fn use_ctx() -> Ctx {
    use_context::<Ctx>().unwrap_or_else(|| Ctx {
        words: Words::none(Language::default()),
        settings: Settings::default(),
        dispatch: None,
        library: None,
        shared: Lazy::Coming,
        game: "",
        back: Page::Home,
        look_up: AttrValue::default(),
    })
}
