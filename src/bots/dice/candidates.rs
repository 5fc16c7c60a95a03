//! A seat's whole turn: the fast policy, and all ways to play it with their values.

use crate::bots::dice::evaluator::DiceEvaluator;
use crate::bots::evaluator::Evaluator;
use crate::engine::seat::Seat;
use crate::games::dice::action::{Action, Mark, UsedBonus};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::FieldSet;
use crate::games::dice::legal::Actions;
use crate::games::dice::state::{NextChoice, State};

/// The sheet after an action of the current turn; `None` for other actions.
fn after(state: &State, seat: Seat, estate: &Estate, action: Action) -> Option<Estate> {
    let mut after = *estate;
    match action {
        Action::Mark { colour, number, field, bonus } => {
            after.add(state, seat, Mark { colour, number, field, bonus }, false);
        }
        Action::Silver { colour, number, field } => {
            let bonus = UsedBonus::None;
            after.add(state, seat, Mark { colour, number, field, bonus }, true);
        }
        Action::Pass => after.add_worker(state, seat),
        Action::Done => {}
        Action::Start { .. } | Action::Sell | Action::Keep => return None,
    }
    Some(after)
}

/// The seat's action by looking one action ahead; of equal ones the first listed.
#[must_use]
pub fn quick(
    evaluator: &DiceEvaluator,
    state: &State,
    seat: Seat,
    list: &mut Actions,
) -> Option<Action> {
    match state.plan(seat).step {
        NextChoice::Castle => return evaluator.opening(state, seat),
        NextChoice::Goods => return Some(Action::Sell),
        NextChoice::Turn | NextChoice::Second | NextChoice::Ready => {}
    }
    list.clear();
    state.legal(seat, list);
    if list.len() < 2 {
        return list.first().copied();
    }
    let (planned, before) = (state.planned(seat), state.estate(seat).marked());
    let mut best: Option<(i32, Action)> = None;
    for action in list.iter().copied() {
        let Some(estate) = after(state, seat, &planned, action) else { continue };
        let value = evaluator.model().evaluate(state, &estate, before);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

/// A way to play the rest of the turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Its actions, in order.
    pub actions: Vec<Action>,
    /// Its value, in thousandths of a point.
    pub value: i32,
}

/// All ways to play the rest of the seat's turn, best first, each resulting sheet once. Goods are always sold.
#[must_use]
pub fn all_turns(evaluator: &DiceEvaluator, state: &State, seat: Seat) -> Vec<Turn> {
    let mut root = *state;
    let mut actions = Vec::new();
    if root.plan(seat).step == NextChoice::Goods {
        actions.push(Action::Sell);
        root = root.in_pencil(seat, Action::Sell);
    }
    let mut search = Search {
        evaluator,
        seat,
        before: state.estate(seat).marked(),
        found: Vec::new(),
        seen: Vec::new(),
    };
    search.open(&root, &actions);
    search.found.sort_by_key(|turn| core::cmp::Reverse(turn.value));
    search.found
}

struct Search<'a> {
    evaluator: &'a DiceEvaluator,
    seat: Seat,
    before: FieldSet,
    found: Vec<Turn>,
    seen: Vec<Estate>,
}

impl Search<'_> {
    fn open(&mut self, state: &State, so_far: &[Action]) {
        let mut list = Actions::new();
        state.legal(self.seat, &mut list);
        let planned = state.planned(self.seat);
        for action in list.iter().copied() {
            let Some(estate) = after(state, self.seat, &planned, action) else { continue };
            let mut actions = so_far.to_vec();
            actions.push(action);
            if matches!(action, Action::Mark { bonus: UsedBonus::None, .. }) {
                let next = state.in_pencil(self.seat, action);
                if next.plan(self.seat).step == NextChoice::Second {
                    self.open(&next, &actions);
                    continue;
                }
            }
            // The order of two marks makes no difference to what follows.
            let plain = estate.without_latest();
            if self.seen.contains(&plain) {
                continue;
            }
            self.seen.push(plain);
            let value = self.evaluator.model().evaluate(state, &estate, self.before);
            self.found.push(Turn { actions, value });
        }
    }
}
