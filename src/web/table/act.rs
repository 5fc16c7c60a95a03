//! What a touch at the table can do.

use super::ui::{Ui, UiAction};
use super::{HelpText, TableGame};
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::{Batch, GameIntent};
use std::rc::Rc;
use yew::prelude::*;

/// What a touch at the table can do: play, pick, ask what something is. A copy costs nothing.
pub struct Act<G: TableGame> {
    pub(super) game: Rc<Journal<G>>,
    pub(super) dispatch: Callback<GameIntent>,
    pub(super) ui: UseReducerDispatcher<Ui<G>>,
    pub(super) help_mode: bool,
}

impl<G: TableGame> Clone for Act<G> {
    fn clone(&self) -> Act<G> {
        Act {
            game: Rc::clone(&self.game),
            dispatch: self.dispatch.clone(),
            ui: self.ui.clone(),
            help_mode: self.help_mode,
        }
    }
}

impl<G: TableGame> Act<G> {
    /// Plays moves one after the other, as one step where they are few; what is no longer possible ends it.
    pub fn play_all(&self, moves: &[Move<G::Action>]) {
        let mut game = Journal::clone(&self.game);
        let mut places = Vec::with_capacity(moves.len());
        for made in moves {
            let place = game.choices().iter().position(|choice| choice == made);
            let Some(place) = place.filter(|place| game.play_index(*place)) else { break };
            places.push(place);
        }
        match (&places[..], Batch::of(&places)) {
            ([], _) => {}
            ([only], _) => self.dispatch.emit(GameIntent::Play(*only)),
            (_, Some(batch)) => self.dispatch.emit(GameIntent::PlayBatch(batch)),
            (all, None) => {
                all.iter().for_each(|place| self.dispatch.emit(GameIntent::Play(*place)));
            }
        }
    }

    /// Plays what a seat does one after the other.
    pub fn play_batch(&self, seat: Seat, actions: &[G::Action]) {
        let moves: Vec<Move<G::Action>> =
            actions.iter().map(|action| Move { seat, action: *action }).collect();
        self.play_all(&moves);
    }

    /// Plays a move.
    pub fn play_now(&self, seat: Seat, action: G::Action) {
        self.play_all(&[Move { seat, action }]);
    }

    /// Plays a move when it is called.
    #[must_use]
    pub fn play(&self, seat: Seat, action: G::Action) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.play_now(seat, action))
    }

    /// Is in the middle of something else from now on.
    pub fn pick_now(&self, picked: G::Picked) {
        self.ui.dispatch(UiAction::Pick(picked));
    }

    /// Is in the middle of something else, when it is called.
    #[must_use]
    pub fn pick(&self, picked: G::Picked) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.pick_now(picked.clone()))
    }

    /// Explains something.
    pub fn explain_now(&self, help: HelpText) {
        self.ui.dispatch(UiAction::Help(Some(help)));
    }

    /// Explains something, when it is called.
    #[must_use]
    pub fn explain(&self, help: HelpText) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.explain_now(help.clone()))
    }

    /// What a touch does that may be a question: explains it while that is asked for, else does it.
    #[must_use]
    pub fn or_explain(&self, press: Callback<()>, help: HelpText) -> Callback<()> {
        if self.help_mode { self.explain(help) } else { press }
    }

    /// Shows another part on a phone.
    #[must_use]
    pub fn tab(&self, tab: usize) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.ui.dispatch(UiAction::Tab(tab)))
    }

    /// Lifts a seat's closed hand for as long as the finger that calls it rests there.
    #[must_use]
    pub fn lift(&self, seat: Seat) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.ui.dispatch(UiAction::Lift(Some(seat))))
    }

    /// Covers what is hidden until somebody says who looks.
    #[must_use]
    pub fn cover(&self) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.ui.dispatch(UiAction::HandedTo(None)))
    }
}
