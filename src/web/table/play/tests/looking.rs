//! A position of a test's own, as it is drawn and explained.

use super::sitting::Sitting;
use super::{Page, With, tables};
use crate::engine::journal::setup::Setup;
use crate::web::session::{COLOURS, Session};
use crate::web::setup::SetupGame;
use crate::web::table::play::chrome;
use crate::web::table::play::now::Now;
use crate::web::table::{HelpText, TableGame};
use crate::web::words::Language;
use std::rc::Rc;

fn seated<'a, G: SetupGame + TableGame>(
    page: &'a Page<G>,
    words: &'a crate::web::words::Words,
    with: With,
) -> Sitting<'a, G> {
    let setup: Setup<G> = tables(with).into_iter().next().unwrap();
    let session = Session::begin(setup, COLOURS).unwrap_or_else(|_| panic!("not begun"));
    Sitting::new(page, session, words)
}

/// Reads a position after the events of a turn, as somebody sees it who looks on: the table as text, and the explanation
/// of a code.
pub(in crate::web) fn looked_at<G: SetupGame + TableGame>(
    page: &Page<G>,
    language: Language,
    (state, turn): (G::State, &[G::Event]),
    read: impl FnOnce(&str, &dyn Fn(&str) -> Option<HelpText>),
) where
    G::Event: Clone,
{
    let words = (page.words)(language);
    let sitting = seated(page, &words, With::People);
    let now = Now::of(sitting.game(), true, &sitting.ui, Default::default(), Rc::new(state));
    let mut moment = sitting.moment(&now);
    moment.turn = Rc::new(turn.to_vec());
    let shown = sitting.draw(&moment);
    read(&shown.text(), &|code| (page.explain)(&moment, &shown.act, code));
}

/// The player to move, as the header says in a position between people, or between a person and computers.
pub(in crate::web) fn turn_told<G: SetupGame + TableGame>(
    page: &Page<G>,
    state: &G::State,
    alone: bool,
) -> String {
    let words = (page.words)(Language::English);
    let sitting = seated(page, &words, if alone { With::Computers } else { With::People });
    chrome::turn::<G>(&words, &sitting.names, state, sitting.game())
}
