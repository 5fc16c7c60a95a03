//! A game's drawing of its table.

use crate::web::table::touches::Touch;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// A button of the action bar.
#[derive(Clone, PartialEq)]
pub struct Button {
    /// Icon; empty for none.
    pub icon: Icon,
    /// Label.
    pub label: Text,
    /// Gain or cost; empty for none.
    pub sub: Text,
    /// True if it is highlighted as the requested action.
    pub lit: bool,
    /// True if it can be used now.
    pub enabled: bool,
    /// True if only its icon is shown, for many similar choices side by side.
    pub small: bool,
    /// Called when pressed.
    pub press: Callback<()>,
}

impl Button {
    /// An enabled button.
    #[must_use]
    pub fn new(icon: Icon, label: impl Into<Text>, press: Callback<()>) -> Button {
        let (label, sub) = (label.into(), Text::default());
        Button { icon, label, sub, lit: false, enabled: true, small: false, press }
    }
}

/// Content of the action bar: the prompt, and choices without a place on the table.
#[derive(Clone, PartialEq, Default)]
pub struct Bar {
    /// Additional classes of the bar.
    pub class: Classes,
    /// Content before the prompt, such as dice.
    pub before: Html,
    /// True if that content takes rows of its own on a phone.
    pub rows: bool,
    /// The prompt in a few words.
    pub title: Text,
    /// A sentence of explanation.
    pub say: Text,
    /// Choices without a place on the table.
    pub buttons: Vec<Button>,
    /// Choices that stay in the bar beside a hint, with the advised one lit; none if the table shows the advice.
    pub advised: Vec<Button>,
    /// The button that goes on: ends the turn, sends an offer. Filled when it is `lit`.
    pub end: Option<Button>,
    /// The button in its place while a computer plays, which is not styled like it: it ends nothing of the person's.
    pub skip: Option<Button>,
}

/// A part of the page shown alone on a phone.
#[derive(Clone, PartialEq, Default)]
pub struct PhoneTab {
    /// Icon.
    pub icon: Icon,
    /// Name.
    pub name: Text,
    /// True if it contains the requested choice.
    pub lit: bool,
    /// Called before a touch of the tab shows its part.
    pub on_open: Callback<()>,
}

/// Explanation of something on the table.
#[derive(Clone, PartialEq, Default)]
pub struct HelpText {
    /// Title.
    pub title: Text,
    /// Picture, if any.
    pub picture: Html,
    /// Reason why it can't be used now; empty if it can, or is not usable at all.
    pub refusal: Text,
    /// Explanation, one paragraph each.
    pub lines: Vec<Text>,
    /// Page of the rulebook; empty if not given.
    pub page: Text,
    /// Points and odds, if the lens is on.
    pub lens: Vec<Text>,
}

/// Content of the header.
#[derive(Clone, PartialEq, Default)]
pub struct Heading {
    /// Progress of the game: the long form, and the short one for a phone.
    pub when: (Text, Text),
    /// The player to move, or the content shown.
    pub turn: Text,
}

/// A game's drawing of its table.
#[derive(Clone, PartialEq, Default)]
pub struct Drawn {
    /// Classes of the page, for the layout by the game's styles.
    pub class: Classes,
    /// Content of the header, if it differs from the progress and the player to move.
    pub line: Option<Heading>,
    /// The table; on a phone, the part of the current tab.
    pub stage: Html,
    /// Content of the action bar.
    pub bar: Bar,
    /// Parts shown one at a time on a phone; the log is added after them.
    pub tabs: Vec<PhoneTab>,
    /// Overlay, if any.
    pub over: Html,
    /// Prompt for screen readers; on a phone each new text also opens the tab that answers it. `None` stands for the
    /// bar's title, repeated with each move.
    pub asked: Option<Text>,
    /// True if the log is part of the table, except on a phone, which has a tab for it. The log button then opens the
    /// replay.
    pub shows_log: bool,
    /// Answers that the person to take the device may announce aloud instead; they depend on nothing hidden.
    pub aloud: Vec<Button>,
    /// Receives touches of elements with a code (`data-s`).
    pub on_touch: Option<Callback<Touch>>,
}
