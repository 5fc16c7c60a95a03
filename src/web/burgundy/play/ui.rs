//! What a person is in the middle of at the table: what is picked, explained, opened or looked back at.

use crate::engine::seat::Seat;
use crate::web::burgundy::choice::Picked;
use crate::web::burgundy::scene::Spot;
use crate::web::replay::view::Pace;
use std::rc::Rc;
use yew::prelude::*;

/// What a person is in the middle of; nothing of it is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Ui {
    pub(super) picked: Picked,
    /// Whether what is picked last is between the fingers.
    pub(super) lifted: bool,
    /// How often somebody wanted to end the turn who can't yet.
    pub(super) urged: u8,
    pub(super) help: Option<Spot>,
    pub(super) help_mode: bool,
    pub(super) list: bool,
    /// The moment of the past that is looked at, as a number of moves.
    pub(super) past: Option<usize>,
    /// How it is looked at.
    pub(super) pace: Pace,
    /// Who was handed the tablet last.
    pub(super) handed_to: Option<Seat>,
    /// Whether the view is turned for the person opposite.
    pub(super) turned: bool,
    /// Which hint is shown, of those that there are.
    pub(super) hint: usize,
    /// Whether it is shown what happened since the last turn.
    pub(super) since: bool,
    /// Whether it is shown how the game goes.
    pub(super) guide: bool,
}

/// What changes it.
pub(super) enum UiAction {
    Pick(Picked),
    Lift(Picked),
    Urge,
    Help(Option<Spot>),
    HelpMode,
    List(bool),
    Past(Option<usize>),
    Pace(Pace),
    HandedTo(Seat),
    Turn,
    Hint(usize),
    Since(bool),
    Guide(bool),
    /// The position changed: what was picked is gone. If the same game went `on` by an action, what is
    /// read stays: the past that is looked at, how the game goes.
    Moved {
        on: bool,
    },
}

impl Reducible for Ui {
    type Action = UiAction;

    fn reduce(self: Rc<Self>, action: UiAction) -> Rc<Self> {
        let mut ui = *self;
        // While it is said why something can't be put down here, it is still what the words are about.
        let said = matches!(action, UiAction::Help(Some(_)));
        ui.lifted = matches!(action, UiAction::Lift(_)) || ui.lifted && said;
        match action {
            UiAction::Pick(picked) | UiAction::Lift(picked) => {
                (ui.picked, ui.help, ui.list, ui.urged) = (picked, None, false, 0);
            }
            UiAction::Urge => {
                (ui.picked, ui.help, ui.urged) = (Picked::default(), None, ui.urged % 2 + 1);
            }
            UiAction::Help(spot) => (ui.help, ui.help_mode) = (spot, false),
            UiAction::HelpMode => (ui.help_mode, ui.help) = (!ui.help_mode, None),
            UiAction::List(list) => ui.list = list,
            UiAction::Past(past) => {
                (ui.past, ui.picked, ui.help) = (past, Picked::default(), None);
                ui.pace.playing &= past.is_some();
                ui.since = false;
            }
            UiAction::Pace(pace) => ui.pace = pace,
            UiAction::HandedTo(seat) => ui.handed_to = Some(seat),
            UiAction::Turn => ui.turned = !ui.turned,
            UiAction::Hint(index) => {
                (ui.hint, ui.picked, ui.help) = (index, Picked::default(), None);
            }
            UiAction::Since(since) => ui.since = since,
            UiAction::Guide(guide) => ui.guide = guide,
            UiAction::Moved { on } => {
                (ui.picked, ui.help, ui.list) = (Picked::default(), None, false);
                (ui.urged, ui.hint) = (0, 0);
                ui.since = false;
                ui.guide &= on;
                ui.past = ui.past.filter(|_| on);
                ui.pace.playing &= on;
            }
        }
        Rc::new(ui)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The focus that leaves a list after the action was done must not open it again.
    #[test]
    fn what_closes_the_list_does_not_open_it() {
        let listed = Rc::new(Ui { list: true, ..Ui::default() });
        let moved = listed.reduce(UiAction::Moved { on: true });
        let left = moved.reduce(UiAction::List(false));
        assert!(!left.list);
    }

    #[test]
    fn a_second_press_closes_the_list() {
        let opened = Rc::new(Ui::default()).reduce(UiAction::List(true));
        assert!(opened.list);
        assert!(!opened.reduce(UiAction::List(false)).list);
    }
}
