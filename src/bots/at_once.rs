//! A choice that is made in one go.

use crate::bots::player::{ComputerPlayer, Progress, Question, Think};
use crate::engine::chance::thinking;

/// Thinks by a plain function, in one slice: for choices that are made before anybody waits. What takes
/// longer than some hundredths of a second works in slices of its own instead, so that "stop" is heard.
pub struct AtOnce<G: ComputerPlayer> {
    question: Question<G>,
    choose: fn(&Question<G>) -> Vec<G::Action>,
    actions: Vec<G::Action>,
    done: bool,
}

impl<G: ComputerPlayer> AtOnce<G> {
    /// Asks the function as soon as it is worked with; until then whatever is listed first must do.
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
