//! Replay at the table, with its bar in place of the action bar.

use super::{AppRequest, Playing};
use crate::web::replay::timeline::Timeline;
use crate::web::replay::view::{Control, Labels, Pace, Replay, moment};
use crate::web::session::GameIntent;
use crate::web::table::ui::{Ui, UiAction};
use crate::web::table::{Moment, TableGame};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Plays the game back step by step until its end.
#[hook]
pub(super) fn use_playing<G: TableGame>(
    ui: &UseReducerHandle<Ui<G>>,
    at: usize,
    line: Option<&Timeline>,
) {
    let next =
        line.filter(|_| ui.pace.playing).map(|line| (line.forth(at, ui.pace.unit), line.len));
    let (pace, dispatcher) = (ui.pace, ui.dispatcher());
    use_effect_with((next, at, pace), move |(next, at, pace)| {
        let (at, pace) = (*at, *pace);
        let timer = next.map(|(next, end)| {
            Timeout::new(pace.pause(), move || match at < end {
                true => dispatcher.dispatch(UiAction::Past(Some(next))),
                false => dispatcher.dispatch(UiAction::Pace(Pace { playing: false, ..pace })),
            })
        });
        move || drop(timer)
    });
}

impl<G: TableGame> Playing<'_, G> {
    /// The replay bar, during a replay.
    pub(super) fn replay(&self, shown: &Moment<G>) -> Option<Rc<Replay>> {
        let line = self.now.line.clone()?;
        let (at, position) = (self.now.at, self.props.game.position());
        let (when, _) = G::when(&self.words, &shown.view);
        Some(Rc::new(Replay {
            at,
            position,
            marks: self.props.marks.clone(),
            pace: self.ui.pace,
            may_rewind: at != position && at >= self.props.floor && !self.props.watching,
            when: moment(&self.words, at, line.len, &when),
            says: Rc::new(Labels::new(&self.words, self.ui.pace)),
            line,
        }))
    }

    /// A callback for the controls of the replay bar.
    pub(super) fn on_step(&self) -> Callback<Control> {
        let (ui, pace, at) = (self.ui.dispatcher(), self.ui.pace, self.now.at);
        let (line, on_app) = (self.now.line.clone(), self.props.on_app.clone());
        let dispatch = self.props.dispatch.clone();
        Callback::from(move |step: Control| {
            let Some(line) = &line else { return };
            let go = |at: usize| ui.dispatch(UiAction::Past(Some(at)));
            match step {
                Control::To(moves) => go(usize::from(moves).min(line.len)),
                Control::Back => go(line.back(at, pace.unit)),
                Control::Forth => go(line.forth(at, pace.unit)),
                Control::By(unit) => ui.dispatch(UiAction::Pace(Pace { unit, ..pace })),
                Control::Speed => ui.dispatch(UiAction::Pace(pace.faster())),
                Control::Play => {
                    // At the end, playback starts over.
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
                Control::Branch => on_app.emit(AppRequest::Branch(at)),
                Control::Share => on_app.emit(AppRequest::ShareAt(at)),
            }
        })
    }
}
