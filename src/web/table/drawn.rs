//! What a game has drawn of its table.

use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// A button of the action bar.
#[derive(Clone, PartialEq)]
pub struct Button {
    /// Its picture; empty for none.
    pub icon: Icon,
    /// What it does.
    pub label: Text,
    /// What that brings or costs; empty for none.
    pub sub: Text,
    /// Whether it is what is asked for right now.
    pub lit: bool,
    /// Whether it can be used now.
    pub enabled: bool,
    /// Called by a touch.
    pub press: Callback<()>,
}

impl Button {
    /// A button that can be used.
    #[must_use]
    pub fn new(icon: Icon, label: impl Into<Text>, press: Callback<()>) -> Button {
        let (label, sub) = (label.into(), Text::default());
        Button { icon, label, sub, lit: false, enabled: true, press }
    }
}

/// What can be done beside what lies on the table, and what is asked.
#[derive(Clone, PartialEq, Default)]
pub struct Bar {
    /// What stands before the sentence, such as dice.
    pub before: Html,
    /// What is to be done, in a few words.
    pub title: Text,
    /// Why, or what is lit: one sentence.
    pub say: Text,
    /// Choices that have no place on the table.
    pub buttons: Vec<Button>,
    /// The one that goes on: ends the turn, sends an offer. Filled when it is `lit`.
    pub end: Option<Button>,
}

/// A part of the page that a phone shows by itself.
#[derive(Clone, PartialEq)]
pub struct PhoneTab {
    /// Its picture.
    pub icon: Icon,
    /// Its name.
    pub name: Text,
    /// Whether what is asked for lies there.
    pub lit: bool,
}

/// What something on the table is and does.
#[derive(Clone, PartialEq, Default)]
pub struct HelpText {
    /// What is explained.
    pub title: Text,
    /// Its picture, if it has one.
    pub picture: Html,
    /// Why it can't be used now; empty if it can, or is not for use.
    pub refusal: Text,
    /// What it is and does, one paragraph each.
    pub lines: Vec<Text>,
}

/// What the line on top says.
#[derive(Clone, PartialEq, Default)]
pub struct Heading {
    /// How far the game is, where there is room and on a phone.
    pub when: (Text, Text),
    /// Whose turn it is, or what is shown.
    pub turn: Text,
}

/// What a game has drawn of its table.
#[derive(Clone, PartialEq, Default)]
pub struct Drawn {
    /// Classes of the page, by which the game's styles lay it out.
    pub class: Classes,
    /// The line on top, where it says something else than how far the game is and who is to choose.
    pub line: Option<Heading>,
    /// What lies on the table; on a phone, of the tab that is shown.
    pub stage: Html,
    /// What can be done, and what is asked.
    pub bar: Bar,
    /// The parts that a phone shows one at a time; the log comes after them by itself.
    pub tabs: Vec<PhoneTab>,
    /// What lies over the table, if anything.
    pub over: Html,
}
