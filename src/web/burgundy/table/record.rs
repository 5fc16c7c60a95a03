//! The record of the game, newest line first.

use crate::web::burgundy::scene::{Captions, LogRow, Tap};
use crate::web::ui::log_list::LogList;
use std::rc::Rc;
use yew::prelude::*;

/// The record.
#[derive(Properties, PartialEq, Clone)]
pub struct RecordProps {
    /// Its lines, newest first.
    pub lines: Rc<Vec<LogRow>>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Takes touches.
    pub on_tap: Callback<Tap>,
}

/// The record of the game.
#[component]
pub fn Record(props: &RecordProps) -> Html {
    let name = AttrValue::from(props.captions.record.clone());
    html! {
        <section class="log sheet" aria-label={name}>
            <LogList lines={props.lines.clone()} newest_first=true on_line={props.on_tap.reform(Tap::Line)} />
        </section>
    }
}
