//! What a tap at the table means, and who takes it: the game, the page or the app.

use super::ui::{Ui, UiAction};
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::games::burgundy::Burgundy;
use crate::web::burgundy::model::{Intent, Moment, intent};
use crate::web::burgundy::play::players::{Turned, chooser, press};
use crate::web::burgundy::scene::{Tap, Text};
use crate::web::replay::timeline::Timeline;
use crate::web::replay::view::{Control, Pace};
use crate::web::session::GameIntent;
use crate::web::session::people;
use crate::web::thinking::hook::Players;
use crate::web::ui::log_row::moves_of_line;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What a tap is read against.
pub(super) struct Reading {
    pub(super) game: Rc<Journal<Burgundy>>,
    pub(super) ui: Ui,
    pub(super) names: Rc<Vec<Text>>,
    pub(super) players: Players<Burgundy>,
    pub(super) watching: bool,
    pub(super) line: Option<Rc<Timeline>>,
    pub(super) words: Words,
}

impl Reading {
    /// Does what the tap means.
    pub(super) fn tap(
        &self,
        tap: Tap,
        ui: &UseReducerDispatcher<Ui>,
        dispatch: &Callback<GameIntent>,
        on_app: &Callback<Tap>,
    ) {
        match self.intent(tap) {
            Intent::Act(seat, action) => {
                let made = Move { seat, action };
                let place = self.game.choices().iter().position(|choice| *choice == made);
                if let Some(place) = place {
                    dispatch.emit(GameIntent::Play(place));
                }
            }
            Intent::Pick(picked) => {
                self.players.drop_hints();
                ui.dispatch(UiAction::Pick(picked));
            }
            Intent::Lift(picked) => {
                self.players.drop_hints();
                ui.dispatch(UiAction::Lift(picked));
            }
            Intent::Urge => ui.dispatch(UiAction::Urge),
            Intent::Help(spot) => ui.dispatch(UiAction::Help(spot)),
            Intent::Nothing => {}
            Intent::Page(tap) => self.page(tap, ui, dispatch, on_app),
        }
    }

    fn intent(&self, tap: Tap) -> Intent {
        let shown = self.ui.past.map(|at| self.game.at(at));
        let state = shown.as_ref().unwrap_or(self.game.state());
        let at = self.ui.past.unwrap_or(self.game.position());
        let front = people::front(&self.game, state, at);
        let may_choose = shown.is_none() && !self.watching;
        let chooser = chooser(&self.game, state, front).filter(|_| may_choose);
        let moment = Moment {
            front,
            choices: if shown.is_none() { self.game.choices() } else { &[] },
            picked: self.ui.picked,
            help: self.ui.help,
            help_mode: self.ui.help_mode,
            list: self.ui.list,
            watching: self.watching,
            ..Moment::plain(state, &self.names, chooser, &self.words)
        };
        intent(&moment, tap)
    }

    /// What the page does by itself, without a choice in the game.
    fn page(
        &self,
        tap: Tap,
        ui: &UseReducerDispatcher<Ui>,
        dispatch: &Callback<GameIntent>,
        on_app: &Callback<Tap>,
    ) {
        let position = self.game.position();
        let at = self.ui.past.unwrap_or(position);
        match tap {
            Tap::Hint => {
                ui.dispatch(UiAction::Hint(0));
                super::players::hint(&self.game, &self.players);
            }
            Tap::Button(number) => {
                match press(number, self.ui.hint, &self.game, &self.players, dispatch) {
                    Turned::Hint(index) => ui.dispatch(UiAction::Hint(index)),
                    Turned::Since => ui.dispatch(UiAction::Since(true)),
                    Turned::Guide => ui.dispatch(UiAction::Guide(true)),
                    Turned::Nothing => {}
                }
            }
            Tap::Undo => dispatch.emit(GameIntent::Undo),
            Tap::Redo => dispatch.emit(GameIntent::Redo),
            Tap::Restart => dispatch.emit(GameIntent::RestartTurn),
            Tap::HelpMode => ui.dispatch(UiAction::HelpMode),
            Tap::List => ui.dispatch(UiAction::List(!self.ui.list)),
            Tap::CloseList => ui.dispatch(UiAction::List(false)),
            Tap::Turn => ui.dispatch(UiAction::Turn),
            Tap::Line(number) => ui.dispatch(UiAction::Past(Some(moves_of_line(number)))),
            Tap::History if self.ui.past.is_some() => ui.dispatch(UiAction::Past(None)),
            Tap::History => ui.dispatch(UiAction::Past(Some(position))),
            Tap::Replay(step) => self.step(step, at, ui, dispatch, on_app),
            other => on_app.emit(other),
        }
    }

    /// What is done at the timeline.
    fn step(
        &self,
        step: Control,
        at: usize,
        ui: &UseReducerDispatcher<Ui>,
        dispatch: &Callback<GameIntent>,
        on_app: &Callback<Tap>,
    ) {
        let Some(line) = &self.line else { return };
        let pace = self.ui.pace;
        let go = |at: usize| ui.dispatch(UiAction::Past(Some(at)));
        match step {
            Control::To(moves) => go(usize::from(moves).min(line.len)),
            Control::Back => go(line.back(at, pace.unit)),
            Control::Forth => go(line.forth(at, pace.unit)),
            Control::By(unit) => ui.dispatch(UiAction::Pace(Pace { unit, ..pace })),
            Control::Speed => ui.dispatch(UiAction::Pace(pace.faster())),
            Control::Play => {
                // At the end, playing begins at the start.
                if !pace.playing && at == line.len {
                    go(0);
                }
                ui.dispatch(UiAction::Pace(Pace { playing: !pace.playing, ..pace }));
            }
            Control::Rewind => {
                ui.dispatch(UiAction::Past(None));
                dispatch.emit(GameIntent::Goto(at));
            }
            Control::Close => ui.dispatch(UiAction::Past(None)),
            Control::Branch => on_app.emit(Tap::Branch(at as u16)),
            Control::Share => on_app.emit(Tap::ShareAt(at as u16)),
        }
    }
}
