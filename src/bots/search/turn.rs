//! A beam search over all ways to play a turn.
//!
//! Nothing hidden is revealed within a turn, so a turn is a plan without chance. The tree is searched layer by
//! layer, one action deeper each time; the most promising positions of each layer are kept.

use crate::bots::evaluator::Evaluator;
use crate::engine::actions::ActionList;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use std::collections::BTreeSet;

/// Limits of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breadth {
    /// Number of positions kept of each layer.
    pub beam: usize,
    /// Number of ends of the turn kept, best first.
    pub ends: usize,
}

/// A way to play the turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<G: Game> {
    /// The actions in order; the last one ends the turn, or the game.
    pub actions: Vec<G::Action>,
    /// The position just before the turn ends, or that in which the game is over.
    pub before_end: G::State,
    /// The value of that position for the seat, in thousandths of a point.
    pub value: i32,
}

/// A link of a node's path: the index of the previous link, and the action.
#[derive(Debug, Clone, Copy)]
struct Ancestor<A> {
    before: Option<u32>,
    action: A,
}

struct Open<G: Game> {
    state: G::State,
    step: Option<u32>,
    value: i32,
}

struct Child<A> {
    value: i32,
    parent: u32,
    action: A,
}

/// A search of one seat's turn that can be interrupted and resumed.
pub struct TurnSearch<G: Game, J: Evaluator<G>> {
    evaluator: J,
    seat: Seat,
    breadth: Breadth,
    steps: Vec<Ancestor<G::Action>>,
    layer: Vec<Open<G>>,
    /// Index of the next position of the layer to be expanded.
    next: usize,
    children: Vec<Child<G::Action>>,
    seen: BTreeSet<u64>,
    lines: Vec<Line<G>>,
    nodes: u64,
    actions: G::Actions,
    /// Scratch position for trying actions: copying into an existing position needs no allocation.
    scratch: Option<G::State>,
}

impl<G: Game, J: Evaluator<G>> TurnSearch<G, J> {
    /// A search of the rest of the seat's turn from this position.
    pub fn new(evaluator: J, root: G::State, seat: Seat, breadth: Breadth) -> Self {
        let value = evaluator.evaluate(&root, seat);
        TurnSearch {
            evaluator,
            seat,
            breadth,
            steps: Vec::new(),
            layer: vec![Open { state: root, step: None, value }],
            next: 0,
            children: Vec::new(),
            seen: BTreeSet::new(),
            lines: Vec::new(),
            nodes: 0,
            actions: G::Actions::default(),
            scratch: None,
        }
    }

    /// Number of positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best ends of the turn found so far, best first.
    pub fn lines(&self) -> &[Line<G>] {
        &self.lines
    }

    /// Returns the lines by value.
    pub fn into_lines(self) -> Vec<Line<G>> {
        self.lines
    }

    /// True if everything within the beam has been searched.
    pub fn is_done(&self) -> bool {
        self.next >= self.layer.len() && self.children.is_empty()
    }

    /// Continues until about `nodes` more positions have been visited.
    pub fn work(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            if self.next < self.layer.len() {
                self.open_next();
            } else {
                self.go_deeper();
            }
        }
    }

    /// Searches to the end.
    pub fn finish(&mut self) {
        self.work(u64::MAX);
    }

    fn open_next(&mut self) {
        let parent = self.next;
        let TurnSearch { evaluator, seat, layer, children, seen, nodes, actions, scratch, .. } =
            self;
        let Some(open) = layer.get(parent) else { return };
        self.next += 1;
        actions.clear();
        G::legal(&open.state, *seat, actions);
        let mut end = None;
        for action in actions.iter().copied() {
            if evaluator.ends_turn(action) {
                end = Some(action);
                continue;
            }
            let state = scratch.get_or_insert_with(|| open.state.clone());
            state.clone_from(&open.state);
            G::apply_unchecked(state, *seat, action, &mut Quiet);
            *nodes += 1;
            if seen.insert(evaluator.key(state, *seat)) {
                let value = evaluator.evaluate(state, *seat);
                children.push(Child { value, parent: parent as u32, action });
            }
        }
        // If there is no action, the game has ended in the middle of the turn.
        if end.is_some() || actions.is_empty() {
            self.keep_line(parent, end);
        }
    }

    fn keep_line(&mut self, from: usize, end: Option<G::Action>) {
        let Some(open) = self.layer.get(from) else { return };
        let place = self.lines.partition_point(|line| line.value >= open.value);
        if place >= self.breadth.ends {
            return;
        }
        let mut actions: Vec<G::Action> = end.into_iter().collect();
        let mut back = open.step;
        while let Some(step) = back.and_then(|step| self.steps.get(step as usize)) {
            actions.push(step.action);
            back = step.before;
        }
        actions.reverse();
        let line = Line { actions, before_end: open.state.clone(), value: open.value };
        self.lines.insert(place, line);
        self.lines.truncate(self.breadth.ends);
    }

    /// Makes the best children the next layer.
    fn go_deeper(&mut self) {
        // A stable sort: of equal values the one found first stays first, on every device.
        self.children.sort_by_key(|child| core::cmp::Reverse(child.value));
        self.children.truncate(self.breadth.beam);
        let mut layer = Vec::with_capacity(self.children.len());
        for child in self.children.drain(..) {
            let Some(parent) = self.layer.get(child.parent as usize) else { continue };
            let mut state = parent.state.clone();
            G::apply_unchecked(&mut state, self.seat, child.action, &mut Quiet);
            let step = self.steps.len() as u32;
            self.steps.push(Ancestor { before: parent.step, action: child.action });
            layer.push(Open { state, step: Some(step), value: child.value });
        }
        self.layer = layer;
        self.next = 0;
    }
}
