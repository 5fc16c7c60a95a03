//! Properties of the result, with which its lists are drawn too.

use crate::bots::analysis::record::Record;
use crate::engine::journal::Journal;
use crate::web::score::ScoreGame;
use crate::web::session::Colours;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`AnalysisResult`](super::result::AnalysisResult).
#[derive(Properties, Clone)]
pub struct ResultProps<G: ScoreGame> {
    /// The finished game.
    pub game: Rc<Journal<G>>,
    /// Players' names by seat.
    pub names: Vec<String>,
    /// Players' colours by seat.
    pub colours: Colours,
    /// The finished record.
    pub record: Rc<Record<G>>,
    /// Receives the chosen moment, as a number of moves.
    pub on_look: Callback<usize>,
}

impl<G: ScoreGame> PartialEq for ResultProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
            && Rc::ptr_eq(&self.record, &other.record)
            && (&self.names, self.colours) == (&other.names, other.colours)
            && self.on_look == other.on_look
    }
}
