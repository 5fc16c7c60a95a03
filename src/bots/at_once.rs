//! Searches in a single step.

use crate::bots::player::{ComputerPlayer, Progress, Question, Think};
use crate::engine::chance::thinking;

/// Answers by a plain function, in one slice: for choices that are made within some hundredths of a second.
/// Anything longer should work in slices, so that it can be stopped.
pub struct AtOnce<G: ComputerPlayer> {
    question: Question<G>,
    choose: fn(&Question<G>) -> Vec<G::Action>,
    actions: Vec<G::Action>,
    done: bool,
}

impl<G: ComputerPlayer> AtOnce<G> {
    /// Calls the function at the first slice; until then the answer is the first legal action.
    pub fn new(question: Question<G>, choose: fn(&Question<G>) -> Vec<G::Action>) -> AtOnce<G> {
        let state = G::determinize(&question.view, &mut thinking(question.seed, 0));
        let mut legal = G::Actions::default();
        G::legal(&state, question.seat, &mut legal);
        let actions: Vec<G::Action> = legal.first().copied().into_iter().collect();
        AtOnce { question, choose, done: actions.is_empty(), actions }
    }
}

impl<G: ComputerPlayer> Think<G> for AtOnce<G> {
    fn work(&mut self, _slice: u64) {
        if self.done {
            return;
        }
        let actions = (self.choose)(&self.question);
        if !actions.is_empty() {
            self.actions = actions;
        }
        self.done = true;
    }

    fn progress(&self) -> Progress {
        let budget = self.question.nodes;
        Progress { nodes: if self.done { budget } else { 0 }, budget, rollouts: 0, done: self.done }
    }

    fn actions(&self) -> Vec<G::Action> {
        self.actions.clone()
    }
}
