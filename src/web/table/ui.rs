//! What a person is in the middle of at the table: what is picked, explained, opened or looked back at.

use super::{HelpText, TableGame};
use crate::engine::seat::Seat;
use crate::web::replay::view::Pace;
use std::rc::Rc;
use yew::prelude::*;

/// What lies over the table by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Open {
    /// Nothing.
    #[default]
    Nothing,
    /// Everything that can be done now.
    List,
    /// The log.
    Log,
    /// What happened since the last turn.
    Since,
    /// How the game goes.
    Guide,
}

/// What a person is in the middle of; nothing of it is kept.
pub(super) struct Ui<G: TableGame> {
    pub(super) picked: G::Picked,
    pub(super) help: Option<Rc<HelpText>>,
    /// Whether the next touch explains instead of acting.
    pub(super) help_mode: bool,
    pub(super) open: Open,
    /// The moment of the past that is looked at, as a number of moves.
    pub(super) past: Option<usize>,
    /// How it is looked at.
    pub(super) pace: Pace,
    /// Who was handed the device last.
    pub(super) handed_to: Option<Seat>,
    /// Whose closed hand is lifted, as long as a finger rests on it.
    pub(super) lifts: Option<Seat>,
    /// Whether the view is turned for the person opposite.
    pub(super) turned: bool,
    /// Which hint is shown, of those that there are.
    pub(super) hint: usize,
    /// The part that a phone shows.
    pub(super) tab: usize,
}

impl<G: TableGame> Default for Ui<G> {
    fn default() -> Ui<G> {
        Ui {
            picked: G::Picked::default(),
            help: None,
            help_mode: false,
            open: Open::Nothing,
            past: None,
            pace: Pace::default(),
            handed_to: None,
            lifts: None,
            turned: false,
            hint: 0,
            tab: 0,
        }
    }
}

impl<G: TableGame> Clone for Ui<G> {
    fn clone(&self) -> Ui<G> {
        Ui { picked: self.picked.clone(), help: self.help.clone(), ..*self }
    }
}

impl<G: TableGame> PartialEq for Ui<G> {
    fn eq(&self, other: &Ui<G>) -> bool {
        self.picked == other.picked
            && self.help == other.help
            && (self.help_mode, self.open, self.past) == (other.help_mode, other.open, other.past)
            && (self.pace, self.handed_to, self.lifts) == (other.pace, other.handed_to, other.lifts)
            && (self.turned, self.hint, self.tab) == (other.turned, other.hint, other.tab)
    }
}

/// What changes it.
pub(super) enum UiAction<G: TableGame> {
    Pick(G::Picked),
    Help(Option<HelpText>),
    HelpMode,
    Open(Open),
    Past(Option<usize>),
    Pace(Pace),
    HandedTo(Option<Seat>),
    /// A finger rests on a closed hand, or no longer.
    Lift(Option<Seat>),
    Turn,
    Hint(usize),
    Tab(usize),
    /// The position changed: what was picked is gone. If the same game went `on` by an action, what is
    /// read stays: the past that is looked at, the log, how the game goes.
    Moved {
        on: bool,
    },
}

impl<G: TableGame> Reducible for Ui<G> {
    type Action = UiAction<G>;

    fn reduce(self: Rc<Self>, action: UiAction<G>) -> Rc<Self> {
        let mut ui = Ui::clone(&self);
        match action {
            UiAction::Pick(picked) => (ui.picked, ui.help, ui.open) = (picked, None, Open::Nothing),
            UiAction::Help(help) => (ui.help, ui.help_mode) = (help.map(Rc::new), false),
            UiAction::HelpMode => (ui.help_mode, ui.help) = (!ui.help_mode, None),
            UiAction::Open(open) => ui.open = open,
            UiAction::Past(past) => {
                (ui.past, ui.picked, ui.help) = (past, G::Picked::default(), None);
                ui.pace.playing &= past.is_some();
                ui.open = Open::Nothing;
            }
            UiAction::Pace(pace) => ui.pace = pace,
            UiAction::HandedTo(seat) => {
                (ui.handed_to, ui.lifts) = (seat, None);
                ui.picked = G::Picked::default();
                (ui.help, ui.open) = (None, Open::Nothing);
            }
            UiAction::Lift(seat) => ui.lifts = seat,
            UiAction::Turn => ui.turned = !ui.turned,
            UiAction::Hint(index) => {
                (ui.hint, ui.picked, ui.help) = (index, G::Picked::default(), None);
            }
            UiAction::Tab(tab) => ui.tab = tab,
            UiAction::Moved { on } => {
                (ui.picked, ui.help) = (G::Picked::default(), None);
                (ui.hint, ui.lifts) = (0, None);
                if !on || !matches!(ui.open, Open::Log | Open::Guide) {
                    ui.open = Open::Nothing;
                }
                ui.past = ui.past.filter(|_| on);
                ui.pace.playing &= on;
            }
        }
        Rc::new(ui)
    }
}
