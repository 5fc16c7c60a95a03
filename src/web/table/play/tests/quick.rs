//! Quick moves: a touch that leaves a single action plays it, and nothing else changes.

use super::sitting::{Done, Shown, Sitting};
use super::{Page, Sample, With, is_full, played, tables};
use crate::engine::game::Move;
use crate::web::session::GameIntent;
use crate::web::setup::SetupGame;
use crate::web::table::TableGame;
use crate::web::table::quick::Quick;
use crate::web::table::ui::Ui;
use crate::web::words::Language;
use std::rc::Rc;
use yew::Reducible;

/// Number of selections tried in a position, twice as many with `PRINCIPALITY_FULL=1`.
const PICKS: usize = 3;

/// With quick moves every touch that leaves one action, which undo takes back within the turn, plays just that one; all
/// other touches, and all touches without quick moves, do what they did. A page has at least so many such touches.
pub(in crate::web) fn quick_moves_play_what_is_left<G: SetupGame + TableGame>(
    page: &Page<G>,
    least: usize,
) {
    let words = (page.words)(Language::English);
    let (mut sample, mut quick) = (Sample::of(1), 0);
    for setup in tables(With::People) {
        played(page, &words, setup, |sitting| {
            if !sample.wants(sitting) {
                return;
            }
            let mut sitting = sitting.clone();
            sitting.hand_over();
            quick += from_here(&sitting);
        });
    }
    assert!(quick >= least, "{}: {quick} touches leave one action", G::NAME);
}

/// Number of touches that play at once, from so many selections.
fn from_here<G: TableGame>(sitting: &Sitting<'_, G>) -> usize {
    let mut seen = vec![sitting.ui.clone()];
    let (mut next, mut quick) = (0, 0);
    let picks = if is_full() { 2 * PICKS } else { PICKS };
    while let Some(ui) = seen.get(next).filter(|_| next < picks).cloned() {
        next += 1;
        let slow = Sitting { ui, quick: false, ..sitting.clone() };
        let fast = Sitting { quick: true, ..slow.clone() };
        let (usual, hasty) = (slow.shown(), fast.shown());
        assert_eq!(usual.html, hasty.html, "{}: quick moves change the drawing", G::NAME);
        for (touch, again) in usual.touches().iter().zip(hasty.touches()) {
            let (before, after) = (done(&slow, &usual, touch), done(&fast, &hasty, &again));
            match left(&slow, &before) {
                Some(only) => {
                    quick += 1;
                    let wanted = (vec![only], None);
                    let made = (after.0.clone(), after.1.filter(|ui| !is_calm(ui)));
                    assert!(made == wanted, "{}: {only:?} is not played", G::NAME);
                }
                None => assert!(before == after, "{}: a touch does something else", G::NAME),
            }
            if let Some(picked) = before.1.filter(|picked| !seen.contains(picked)) {
                seen.push(picked);
            }
        }
    }
    quick
}

/// True if nothing is selected that a touch could go on from.
fn is_calm<G: TableGame>(ui: &Ui<G>) -> bool {
    G::deselect(&ui.picked) == ui.picked
}

/// The moves that a touch makes, and the page's state after it if that changes.
type After<G> = (Vec<Move<<G as crate::engine::game::Game>::Action>>, Option<Rc<Ui<G>>>);

fn done<G: TableGame>(
    sitting: &Sitting<'_, G>,
    shown: &Shown<G>,
    touch: &yew::Callback<()>,
) -> After<G> {
    let (mut moves, mut ui) = (Vec::new(), None);
    for done in shown.after(touch) {
        match done {
            Done::Intent(intent) => moves.extend(sitting.moves_of(&intent)),
            Done::Ui(action) => {
                let now = ui.unwrap_or_else(|| sitting.ui.clone());
                ui = Some(now.reduce(action));
            }
        }
    }
    (moves, ui)
}

/// The move that a touch without quick moves leaves, if undo takes it back within the turn.
fn left<G: TableGame>(sitting: &Sitting<'_, G>, (made, ui): &After<G>) -> Option<Move<G::Action>> {
    let ui = ui.as_ref().filter(|ui| made.is_empty() && ui.picked != sitting.ui.picked)?;
    let now = sitting.now();
    let seat = now.chooser?;
    let own = sitting.game().choices().iter().filter(|made| made.seat == seat);
    let legal: Vec<G::Action> = own.map(|made| made.action).collect();
    let view = G::view(&now.state, now.looker);
    let action = (sitting.page.only_left)(&view, seat, &legal, &ui.picked)?;
    assert!(legal.contains(&action), "{}: {action} is not legal", G::NAME);
    let only = Move { seat, action };
    let place = sitting.game().choices().iter().position(|made| *made == only)?;
    let after = sitting.session.after(GameIntent::Play(place))?;
    let shows = after.journal.last_events().iter().any(G::reveals);
    let goes_on = after.journal.turn_ends().count() == sitting.game().turn_ends().count();
    let back = after.after(GameIntent::Undo).filter(|back| back.journal.state() == &*now.state);
    (!shows && goes_on && back.is_some()).then_some(only)
}

/// Quick moves of a page that is drawn with or without them.
pub(super) fn of<G: TableGame>(sitting: &Sitting<'_, G>) -> Option<Quick> {
    sitting.now().quick().filter(|_| sitting.quick)
}
