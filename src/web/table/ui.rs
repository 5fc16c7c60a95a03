//! The table page's own state: selection, explanation, open overlay, replayed moment.

use super::{HelpText, TableGame};
use crate::engine::seat::Seat;
use crate::web::replay::moved::Change;
use crate::web::replay::view::Pace;
use std::rc::Rc;
use yew::prelude::*;

/// Overlay opened by the table page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::web) enum Open {
    #[default]
    Nothing,
    /// All current choices.
    List,
    /// The log.
    Log,
    /// Events since the last turn.
    Since,
    /// Brief instructions.
    Guide,
    /// The other's game of a challenge.
    Ghost,
}

/// State of the table page; none of it is stored.
pub(in crate::web) struct Ui<G: TableGame> {
    pub(in crate::web) picked: G::Picked,
    /// The preferences at this table.
    pub(super) ways: G::Ways,
    pub(super) help: Option<Rc<HelpText>>,
    /// True if the next touch explains instead of acting.
    pub(super) help_mode: bool,
    pub(super) open: Open,
    /// The replayed moment, as a number of moves.
    pub(super) past: Option<usize>,
    /// Step size and playback.
    pub(super) pace: Pace,
    /// The player who last took the device.
    pub(super) handed_to: Option<Seat>,
    /// The seat whose closed hand is shown while held.
    pub(in crate::web) lifts: Option<Seat>,
    /// True if the view is turned for the player opposite.
    pub(super) turned: bool,
    /// Index of the hint shown.
    pub(super) hint: usize,
    /// The current tab on a phone.
    pub(super) tab: usize,
}

impl<G: TableGame> Default for Ui<G> {
    fn default() -> Ui<G> {
        Ui {
            picked: G::Picked::default(),
            ways: G::Ways::default(),
            help: None,
            help_mode: false,
            open: Open::Nothing,
            past: None,
            pace: Pace::default(),
            handed_to: None,
            lifts: None,
            turned: false,
            hint: 0,
            tab: G::FIRST_TAB,
        }
    }
}

impl<G: TableGame> Ui<G> {
    /// The initial state, with the preferences stored on this device.
    pub(super) fn fresh() -> Ui<G> {
        Ui { ways: G::remembered(), ..Ui::default() }
    }
}

impl<G: TableGame> Clone for Ui<G> {
    fn clone(&self) -> Ui<G> {
        let (picked, ways) = (self.picked.clone(), self.ways.clone());
        Ui { picked, ways, help: self.help.clone(), ..*self }
    }
}

impl<G: TableGame> PartialEq for Ui<G> {
    fn eq(&self, other: &Ui<G>) -> bool {
        self.picked == other.picked
            && self.ways == other.ways
            && self.help == other.help
            && (self.help_mode, self.open, self.past) == (other.help_mode, other.open, other.past)
            && (self.pace, self.handed_to, self.lifts) == (other.pace, other.handed_to, other.lifts)
            && (self.turned, self.hint, self.tab) == (other.turned, other.hint, other.tab)
    }
}

/// Actions on the state.
pub(in crate::web) enum UiAction<G: TableGame> {
    Pick(G::Picked),
    /// Replaces the selection, keeping explanation and overlay.
    Alter(G::Picked),
    /// Replaces the preferences.
    Ways(G::Ways),
    /// A turn ended.
    NextTurn,
    Help(Option<HelpText>),
    HelpMode,
    Open(Open),
    Past(Option<usize>),
    Pace(Pace),
    HandedTo(Option<Seat>),
    /// Shows a closed hand while it is held, or covers it again.
    Lift(Option<Seat>),
    Turn,
    Hint(usize),
    Tab(usize),
    /// The position changed, which resets the selection. If the same game went on by an action, open texts stay: the
    /// explanation, the replayed moment, the log or its last part, the instructions. If computers alone have chosen at
    /// the same time as people, everything does but the hint's place.
    Moved(Change),
}

impl<G: TableGame> Reducible for Ui<G> {
    type Action = UiAction<G>;

    fn reduce(self: Rc<Self>, action: UiAction<G>) -> Rc<Self> {
        let mut ui = Ui::clone(&self);
        match action {
            UiAction::Pick(picked) => (ui.picked, ui.help, ui.open) = (picked, None, Open::Nothing),
            UiAction::Alter(picked) => ui.picked = picked,
            UiAction::Ways(ways) => ui.ways = ways,
            UiAction::NextTurn => ui.ways = G::next_turn(&ui.ways),
            UiAction::Help(help) => (ui.help, ui.help_mode) = (help.map(Rc::new), false),
            UiAction::HelpMode => (ui.help_mode, ui.help) = (!ui.help_mode, None),
            UiAction::Open(open) => {
                ui.open = open;
                // An overlay closes the explanation, which would cover it.
                ui.help = ui.help.filter(|_| open == Open::Nothing);
            }
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
                (ui.hint, ui.picked, ui.help) = (index, G::hinted(&ui.picked), None);
            }
            UiAction::Tab(tab) => ui.tab = tab,
            UiAction::Moved(Change::Beside) => ui.hint = 0,
            UiAction::Moved(change) => {
                let on = change.goes_on();
                ui.picked = if on { G::kept(&ui.picked) } else { G::Picked::default() };
                ui.help = ui.help.filter(|_| on);
                (ui.hint, ui.lifts) = (0, None);
                if !on || !matches!(ui.open, Open::Log | Open::Since | Open::Guide | Open::Ghost) {
                    ui.open = Open::Nothing;
                }
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
    use crate::games::burgundy::Burgundy;
    use crate::web::burgundy::model::{Large, Selection};

    /// A state that uses nearly every field.
    fn busy() -> Rc<Ui<Burgundy>> {
        let picked = Selection { urged: 1, large: Some(Large::Depot(3)), ..Selection::default() };
        let ui: Ui<Burgundy> = Ui {
            picked,
            help: Some(Rc::default()),
            open: Open::Since,
            hint: 2,
            lifts: Some(Seat(0)),
            handed_to: Some(Seat(1)),
            past: Some(4),
            pace: Pace { playing: true, ..Pace::default() },
            turned: true,
            tab: 2,
            ..Ui::default()
        };
        Rc::new(ui)
    }

    /// Running an action moves the focus out of the list, which must not open it again.
    #[test]
    fn what_closes_the_list_does_not_open_it() {
        let listed = Rc::new(Ui::<Burgundy> { open: Open::List, ..Ui::default() });
        let moved = listed.reduce(UiAction::Moved(Change::On));
        let left = moved.reduce(UiAction::Open(Open::Nothing));
        assert_eq!(left.open, Open::Nothing);
    }

    #[test]
    fn what_is_opened_takes_the_place_of_an_explanation() {
        let explained = Ui::<Burgundy> { help: Some(Rc::default()), ..Ui::default() };
        let opened = Rc::new(explained).reduce(UiAction::Open(Open::List));
        assert!(opened.help.is_none() && opened.open == Open::List);
    }

    #[test]
    fn the_list_is_opened_and_closed() {
        let opened = Rc::new(Ui::<Burgundy>::default()).reduce(UiAction::Open(Open::List));
        assert_eq!(opened.open, Open::List);
        assert_eq!(opened.reduce(UiAction::Open(Open::Nothing)).open, Open::Nothing);
    }

    #[test]
    fn a_new_moment_clears_what_somebody_was_in_the_middle_of() {
        let moved = busy().reduce(UiAction::Moved(Change::Elsewhere));
        let kept = Ui { handed_to: Some(Seat(1)), turned: true, tab: 2, ..Ui::default() };
        assert!(*moved == kept);
    }

    #[test]
    fn where_the_same_game_goes_on_what_is_only_looked_at_stays() {
        let moved = busy().reduce(UiAction::Moved(Change::On));
        assert_eq!(
            moved.picked,
            Selection { large: Some(Large::Depot(3)), ..Selection::default() }
        );
        assert_eq!((moved.past, moved.pace.playing), (Some(4), true));
        assert!(moved.help.is_some() && moved.lifts.is_none() && moved.hint == 0);
        for open in [Open::Log, Open::Since, Open::Guide] {
            let reading = Rc::new(Ui::<Burgundy> { open, ..Ui::default() });
            assert_eq!(reading.clone().reduce(UiAction::Moved(Change::On)).open, open);
            assert_eq!(reading.reduce(UiAction::Moved(Change::Elsewhere)).open, Open::Nothing);
        }
    }

    #[test]
    fn a_computer_that_chooses_at_the_same_time_leaves_what_somebody_is_in_the_middle_of() {
        let listed = Rc::new(Ui { open: Open::List, ..Ui::clone(&busy()) });
        let moved = listed.clone().reduce(UiAction::Moved(Change::Beside));
        assert!(*moved == Ui { hint: 0, ..Ui::clone(&listed) });
    }

    #[test]
    fn the_next_person_finds_nothing_of_what_the_last_one_picked_lifted_or_read() {
        let handed = busy().reduce(UiAction::HandedTo(Some(Seat(0))));
        assert_eq!((handed.handed_to, handed.lifts), (Some(Seat(0)), None));
        assert_eq!(handed.picked, Selection::default());
        assert!(handed.help.is_none() && handed.open == Open::Nothing);
    }

    #[test]
    fn a_help_that_is_shown_ends_the_asking_and_closes_alone() {
        let asking = busy().reduce(UiAction::HelpMode);
        assert!(asking.help_mode && asking.help.is_none());
        let shown = asking.reduce(UiAction::Help(Some(HelpText::default())));
        assert!(!shown.help_mode && shown.help.is_some());
        let closed = shown.clone().reduce(UiAction::Help(None));
        assert!(closed.help.is_none() && closed.picked == shown.picked);
    }

    #[test]
    fn what_is_shown_large_goes_without_the_help_that_took_its_place() {
        let shown = busy().reduce(UiAction::Alter(Selection::default()));
        assert_eq!(shown.picked, Selection::default());
        assert!(shown.help.is_some() && shown.open == Open::Since);
    }
}
