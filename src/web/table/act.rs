//! Actions available to a game's table.

use super::quick::Quick;
use super::ui::UiAction;
use super::{HelpText, TableGame};
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::web::session::{Batch, GameIntent, places_of};
use std::rc::Rc;
use yew::prelude::*;

/// Actions available to a game's table: play, pick, explain. Cheap to clone.
pub struct Act<G: TableGame> {
    pub(super) game: Rc<Journal<G>>,
    pub(super) dispatch: Callback<GameIntent>,
    pub(super) ui: Callback<UiAction<G>>,
    /// Dismisses the hints shown.
    pub(super) let_hints_go: Callback<()>,
    /// Quick moves; `None` if they are off.
    pub(super) quick: Option<Quick>,
}

impl<G: TableGame> Clone for Act<G> {
    fn clone(&self) -> Act<G> {
        Act {
            game: Rc::clone(&self.game),
            dispatch: self.dispatch.clone(),
            ui: self.ui.clone(),
            let_hints_go: self.let_hints_go.clone(),
            quick: self.quick,
        }
    }
}

impl<G: TableGame> Act<G> {
    /// Plays moves in order, as one step; stops at the first that is no longer legal.
    pub fn play_all(&self, moves: &[Move<G::Action>]) {
        let places = places_of(&self.game, moves);
        match &places[..] {
            [] => {}
            [only] => self.dispatch.emit(GameIntent::Play(*only)),
            all => self.dispatch.emit(GameIntent::PlayBatch(Batch::of(all))),
        }
    }

    /// Plays several actions of a seat in order.
    pub fn play_batch(&self, seat: Seat, actions: &[G::Action]) {
        let moves: Vec<Move<G::Action>> =
            actions.iter().map(|action| Move { seat, action: *action }).collect();
        self.play_all(&moves);
    }

    /// Plays a move.
    pub fn play_now(&self, seat: Seat, action: G::Action) {
        self.play_all(&[Move { seat, action }]);
    }

    /// Plays a move that a covered seat has announced aloud, while the device stays with another one; false if it is not
    /// legal, and nothing is played.
    #[must_use]
    pub fn play_announced(&self, seat: Seat, action: G::Action, holder: Seat) -> bool {
        let legal = self.game.choices().contains(&Move { seat, action });
        if legal {
            self.ui.emit(UiAction::HandedTo(Some(holder)));
            self.play_now(seat, action);
        }
        legal
    }

    /// A callback that plays a move.
    #[must_use]
    pub fn play(&self, seat: Seat, action: G::Action) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.play_now(seat, action))
    }

    /// Dismisses hints, for games whose bar describes the current selection.
    pub fn let_hints_go(&self) {
        self.let_hints_go.emit(());
    }

    /// Replaces the selection; with quick moves, plays the only action that it leaves.
    pub fn pick_now(&self, picked: G::Picked) {
        let only = self.quick.and_then(|quick| quick.only(&self.game, &picked));
        match only {
            None => self.ui.emit(UiAction::Pick(picked)),
            Some(made) => {
                self.ui.emit(UiAction::Pick(G::deselect(&picked)));
                self.play_all(&[made]);
            }
        }
    }

    /// Replaces the selection, keeping open explanations and overlays.
    pub fn alter_now(&self, picked: G::Picked) {
        self.ui.emit(UiAction::Alter(picked));
    }

    /// A callback that replaces the selection.
    #[must_use]
    pub fn pick(&self, picked: G::Picked) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.pick_now(picked.clone()))
    }

    /// Replaces the preferences.
    pub fn go_by(&self, ways: G::Ways) {
        self.ui.emit(UiAction::Ways(ways));
    }

    /// Shows an explanation.
    pub fn explain_now(&self, help: HelpText) {
        self.ui.emit(UiAction::Help(Some(help)));
    }

    /// A callback that shows an explanation.
    #[must_use]
    pub fn explain(&self, help: HelpText) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.explain_now(help.clone()))
    }

    /// A callback that shows another part on a phone.
    #[must_use]
    pub fn tab(&self, tab: usize) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.ui.emit(UiAction::Tab(tab)))
    }

    /// A callback that shows a seat's closed hand while it is held.
    #[must_use]
    pub(super) fn lift(&self, seat: Seat) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.ui.emit(UiAction::Lift(Some(seat))))
    }

    /// A callback that covers hidden information until a player confirms who is looking.
    #[must_use]
    pub fn cover(&self) -> Callback<()> {
        let act = self.clone();
        Callback::from(move |()| act.ui.emit(UiAction::HandedTo(None)))
    }
}
