//! Every legal action can be touched, and is in the list of all that can be done.

use super::sitting::{Done, Sitting};
use super::{Page, With, is_full, is_worded, played, sampled, tables};
use crate::engine::game::Move;
use crate::web::session::GameIntent;
use crate::web::setup::SetupGame;
use crate::web::table::ui::Ui;
use crate::web::table::{LogLine, TableGame};
use crate::web::ui::text::Text;
use crate::web::words::Language;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The most that is picked in a position.
const MOST: usize = 1_000;

/// Every legal action is reached by touches of the drawing, in the first position of each kind of question; in the first
/// two with `PRINCIPALITY_FULL=1`.
pub(in crate::web) fn actions_can_be_touched<G: SetupGame + TableGame>(page: &Page<G>) {
    let words = (page.words)(Language::English);
    let each = if is_full() { 2 } else { 1 };
    sampled(page, &words, (With::Computers, each), |mut sitting| {
        sitting.hand_over();
        let left = untouched(&sitting, MOST).left;
        assert!(left.is_empty(), "{}: can't be touched: {left:?}", G::NAME);
    });
}

/// Results of touches.
pub(super) struct Reached<G: TableGame> {
    /// The actions that no row of touches makes.
    left: Vec<Move<G::Action>>,
    /// All that was picked on the way.
    pub(super) seen: Vec<Rc<Ui<G>>>,
}

/// Touches whatever is drawn, then whatever is drawn after that, until each legal action was made.
pub(super) fn untouched<G: TableGame>(sitting: &Sitting<'_, G>, most: usize) -> Reached<G> {
    let chooser = sitting.now().chooser;
    let choices = sitting.game().choices().iter();
    let mut left: Vec<Move<G::Action>> =
        choices.filter(|made| Some(made.seat) == chooser).copied().collect();
    let mut seen: Vec<Rc<Ui<G>>> = vec![sitting.ui.clone()];
    let mut next = 0;
    while let Some(ui) = seen.get(next).filter(|_| next < most && !left.is_empty()).cloned() {
        next += 1;
        let sitting = Sitting { ui, ..sitting.clone() };
        let shown = sitting.shown();
        for touch in shown.touches() {
            let mut after = sitting.ui.clone();
            for done in shown.after(&touch) {
                match done {
                    Done::Intent(intent) => {
                        let made = sitting.moves_of(&intent);
                        left.retain(|wanted| !made.contains(wanted));
                    }
                    Done::Ui(action) => after = (sitting.page.reduce)(after, action),
                }
            }
            if !seen.contains(&after) {
                seen.push(after);
            }
        }
    }
    Reached { left, seen }
}

/// Entries of the list of legal actions differ, except for actions with the same result.
pub(in crate::web) fn actions_are_listed<G: SetupGame + TableGame>(page: &Page<G>) {
    let words = (page.words)(Language::English);
    for setup in tables(With::People) {
        played(page, &words, setup, |sitting| {
            let mut sitting = sitting.clone();
            sitting.hand_over();
            let now = sitting.now();
            let (context, view) = (sitting.context(&now), G::view(&now.state, now.looker));
            let mut said: BTreeMap<Text, usize> = BTreeMap::new();
            for (place, made) in sitting.game().choices().iter().enumerate() {
                if Some(made.seat) != now.chooser {
                    continue;
                }
                let text = (page.choice)(&context, &view, &made.action);
                is_worded("the list", &text);
                if let Some(other) = said.insert(text.clone(), place) {
                    let same = logged_after(&sitting, place) == logged_after(&sitting, other);
                    assert!(
                        same,
                        "{}: {} is listed as another action: {text}",
                        G::NAME,
                        made.action
                    );
                }
            }
        });
    }
}

/// Lines of the log about a choice; the choice itself if there are none.
fn logged_after<G: TableGame>(
    sitting: &Sitting<'_, G>,
    place: usize,
) -> (Vec<LogLine>, Option<usize>) {
    let session = sitting.session.after(GameIntent::Play(place)).unwrap();
    let lines =
        (sitting.page.log_lines)(&sitting.context(&sitting.now()), session.journal.last_events());
    let silent = lines.is_empty().then_some(place);
    (lines, silent)
}
