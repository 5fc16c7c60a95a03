//! The moment shown, the side it is seen from, and its viewer.

use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::web::replay::timeline::Timeline;
use crate::web::session::people;
use crate::web::settings::{Settings, Sitting};
use crate::web::table::TableGame;
use crate::web::table::quick::Quick;
use crate::web::table::ui::Ui;
use std::rc::Rc;
use yew::prelude::*;

/// The moment shown, the side it is seen from, and its viewer.
pub(in crate::web) struct Now<G: TableGame> {
    /// The moment, as a number of moves.
    pub(super) at: usize,
    pub(super) state: Rc<G::State>,
    /// The timeline, during a replay.
    pub(super) line: Option<Rc<Timeline>>,
    /// True if it is the present, and the game is played here.
    pub(super) live: bool,
    pub(in crate::web) front: Seat,
    /// The person to choose here, if any.
    pub(super) chooser: Option<Seat>,
    /// The person who must take the device first.
    pub(in crate::web) covered: Option<Seat>,
    pub(in crate::web) looker: Looker,
}

#[hook]
pub(super) fn use_now<G: TableGame>(
    game: &Rc<Journal<G>>,
    watching: bool,
    ui: &Ui<G>,
    settings: &Settings,
) -> Now<G> {
    let is_past = ui.past.is_some();
    let state = use_memo((game.clone(), shown(game, ui)), |(game, at)| {
        if *at == game.position() { game.state().clone() } else { game.at(*at) }
    });
    let line = use_memo((game.clone(), is_past), |(game, is_past)| {
        is_past.then(|| Rc::new(Timeline::of(game)))
    });
    Now { line: line.as_ref().clone(), ..Now::of(game, watching, ui, settings.sitting, state) }
}

/// The number of moves before the moment shown.
fn shown<G: TableGame>(game: &Journal<G>, ui: &Ui<G>) -> usize {
    ui.past.unwrap_or(game.position()).min(game.len())
}

impl<G: TableGame> Now<G> {
    /// The viewer, the chooser and the person who takes the device next in a position.
    pub(super) fn of(
        game: &Journal<G>,
        watching: bool,
        ui: &Ui<G>,
        sitting: Sitting,
        state: Rc<G::State>,
    ) -> Now<G> {
        let at = shown(game, ui);
        let live = ui.past.is_none() && !watching;
        let front = people::front(game, &state, at);
        let chooses = G::deciders(&state).has(front) && people::level(game, front).is_none();
        let chooser = Some(front).filter(|_| chooses && live);
        let together = people::people(game) > 1;
        let decision = G::decision(&state, front);
        let holds = G::HANDS && decision.as_ref().is_none_or(G::needs_hand);
        let secret = decision.as_ref().is_some_and(G::covers);
        let asked = holds || secret || !G::HANDS && sitting == Sitting::HandOver;
        let covered = chooser.filter(|seat| asked && together && ui.handed_to != Some(*seat));
        let looker = match (game.is_over() || !G::HANDS || !together, ui.handed_to) {
            (true, _) => Looker::Seat(front),
            (_, Some(seat)) if seat == front && covered.is_none() => Looker::Seat(seat),
            _ if live && ui.lifts == Some(front) => Looker::Seat(front),
            _ => Looker::Public,
        };
        let chooser = chooser.filter(|_| covered.is_none());
        Now { at, state, line: None, live, front, chooser, covered, looker }
    }

    /// Quick moves of the person to choose here.
    pub(super) fn quick(&self) -> Option<Quick> {
        self.chooser.map(|seat| Quick { seat, looker: self.looker })
    }
}
