//! Dropping of picks and lifted pieces when the question or the person changes.

use super::sitting::{Done, Sitting};
use super::touching::untouched;
use super::{Page, With, is_full, sampled};
use crate::engine::game::Move;
use crate::engine::seat::Seat;
use crate::web::replay::moved::Change;
use crate::web::session::GameIntent;
use crate::web::setup::SetupGame;
use crate::web::table::TableGame;
use crate::web::table::ui::{Ui, UiAction};
use crate::web::words::Language;
use std::rc::Rc;

/// Number of picks tried in a position, twice as many with `PRINCIPALITY_FULL=1`.
const PICKS: usize = 3;

/// After a move a touch does what it does where nothing was picked, and the next person finds nothing picked or lifted.
/// In a game that can pick, at least one selection is dropped; in one that can't, what was lifted is.
pub(in crate::web) fn what_was_picked_is_dropped<G: SetupGame + TableGame>(page: &Page<G>) {
    let words = (page.words)(Language::English);
    let can_pick = size_of::<G::Picked>() > 0;
    let (mut dropped, mut compared) = (0, 0);
    sampled(page, &words, (With::Computers, 1), |mut sitting| {
        sitting.hand_over();
        if sitting.now().chooser.is_none() {
            return;
        }
        let picks = if is_full() { 2 * PICKS } else { PICKS };
        let reached = untouched(&sitting, picks);
        let picked = |ui: &&Rc<Ui<G>>| !can_pick || ui.picked != G::Picked::default();
        for ui in reached.seen.iter().filter(picked).take(picks) {
            dropped += 1;
            compared += is_dropped(&sitting, ui);
        }
    });
    assert!(dropped > 0, "{}: nothing was picked", G::NAME);
    assert!(compared > 0, "{}: no person goes on after a selection", G::NAME);
}

/// Number of moves after which the same person goes on and touches were compared.
fn is_dropped<G: TableGame>(sitting: &Sitting<'_, G>, busy: &Rc<Ui<G>>) -> usize {
    let reduce = sitting.page.reduce;
    let busy = reduce(busy.clone(), UiAction::Lift(Some(Seat(0))));
    for next in [
        UiAction::HandedTo(Some(Seat(1))),
        UiAction::HandedTo(None),
        UiAction::Moved(Change::Elsewhere),
    ] {
        let after = reduce(busy.clone(), next);
        let is_free = after.picked == G::Picked::default() && after.lifts.is_none();
        assert!(is_free, "{}: the next person finds what was picked", G::NAME);
    }
    let mut kept = Ui::clone(&reduce(busy.clone(), UiAction::Moved(Change::On)));
    assert!(kept.lifts.is_none(), "{}: what was lifted stays so", G::NAME);
    kept.picked = (sitting.page.kept)(&busy.picked);
    let (count, mut compared) = (sitting.game().choices().len(), 0);
    for place in [0, count - 1] {
        let session = sitting.session.after(GameIntent::Play(place)).unwrap();
        let of = |ui: Ui<G>| {
            let mut next = Sitting { session: session.clone(), ui: Rc::new(ui), ..sitting.clone() };
            // The same person goes on without anything between.
            if next.now().covered.is_some() {
                return Vec::new();
            }
            next.ui = Rc::new(Ui { help: None, ..Ui::clone(&next.ui) });
            by_one_touch(&next)
        };
        let free = Ui { picked: G::Picked::default(), ..Ui::clone(&kept) };
        let (left, fresh) = (of(Ui::clone(&kept)), of(free));
        assert!(
            left == fresh,
            "{}: what was picked before goes on: {left:?}, not {fresh:?}",
            G::NAME
        );
        compared += usize::from(!fresh.is_empty());
    }
    compared
}

/// The moves that one touch makes.
fn by_one_touch<G: TableGame>(sitting: &Sitting<'_, G>) -> Vec<Move<G::Action>> {
    let shown = sitting.shown();
    let mut all: Vec<Move<G::Action>> = Vec::new();
    for touch in shown.touches() {
        for done in shown.after(&touch) {
            if let Done::Intent(intent) = done {
                for made in sitting.moves_of(&intent) {
                    if !all.contains(&made) {
                        all.push(made);
                    }
                }
            }
        }
    }
    all.sort_by_key(|made| format!("{made:?}"));
    all
}
