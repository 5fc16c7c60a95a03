//! On a phone a prompt opens the part that answers it.

use super::frame::Framing;
use crate::web::table::ui::{Ui, UiAction};
use crate::web::table::{PhoneTab, TableGame};
use crate::web::ui::text::Text;
use std::rc::Rc;
use yew::prelude::*;

/// A prompt, identified by a move or by the game's own text.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Question {
    /// The prompt after so many moves.
    After(usize),
    /// A prompt worded by the game.
    Says(Text),
}

/// On a phone, switches to the part that answers a new prompt. A user who then opens another part is left there until
/// the next one.
#[hook]
pub(super) fn use_tab_of_question<G: TableGame>(
    ui: &UseReducerHandle<Ui<G>>,
    drawn: Option<&(Rc<Framing>, Option<Question>)>,
) {
    let (tabs, question) = drawn
        .map_or((&[][..], None), |(drawn, question)| (drawn.tabs.as_slice(), question.as_ref()));
    let is_lit = |(tab, ..): &(PhoneTab, bool, Callback<()>)| tab.lit;
    let answered = tabs.iter().any(|tab| is_lit(tab) && tab.1);
    let wanted = tabs.iter().position(is_lit).filter(|_| !answered && question.is_some());
    let asked = question.filter(|_| tabs.iter().any(is_lit)).cloned();
    use_effect_with((asked, ui.dispatcher()), move |(_, ui)| {
        if let Some(tab) = wanted {
            ui.dispatch(UiAction::Tab(tab));
        }
    });
}
