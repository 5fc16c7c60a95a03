//! A seat's action phase: purchases with the trades they take, cards played and used, one after the other,
//! the most promising lines kept at each step.

use crate::bots::princes::choices::answer;
use crate::bots::princes::evaluation::evaluate;
use crate::bots::princes::means::Means;
use crate::bots::princes::plans::{Goal, Plan, list};
use crate::bots::princes::weights::Weights;
use crate::engine::chance::mix;
use crate::engine::game::{EventSink, Quiet};
use crate::engine::total::{At, Count};
use crate::games::princes::action::Means as By;
use crate::games::princes::card::{Card, Effect};
use crate::games::princes::kinds::{Amounts, KINDS, Kind};
use crate::games::princes::resources::covers;
use crate::games::princes::step::Step;
use crate::games::princes::{Action, Actions, Event, State};

/// Choices between two of the action phase's: a bound for loops.
const MOST_ANSWERS: u32 = 60;
/// Things done in one turn: a bound for loops.
const DEPTH: usize = 12;
/// A trade at the end must promise so much, in thousandths of a point.
const WORTH_A_TRADE: i32 = 25;

/// A way through the action phase so far.
#[derive(Debug, Clone)]
pub struct Line {
    /// The position that it leads to; where chance or the other seat had a say, an imagined one.
    pub state: State,
    /// The own choices.
    pub actions: Vec<Action>,
    /// So many of them follow from what is known: after them something was learnt.
    pub sure: usize,
    /// So many of them are the first thing done.
    pub first: usize,
    /// What the position is worth.
    pub value: i32,
    known: bool,
}

/// Notices whether the seat learns something.
struct Watch(bool);

impl EventSink<Event> for Watch {
    fn push(&mut self, event: Event) {
        self.0 |= event.is_outcome()
            || matches!(
                event,
                Event::HandSeen { .. }
                    | Event::StackSeen { .. }
                    | Event::EventsSeen { .. }
                    | Event::Stolen { .. }
                    | Event::RegionsShuffled { .. }
            );
    }
}

impl Line {
    /// Nothing done yet.
    #[must_use]
    pub fn new(weights: &Weights, state: State, seat: u8) -> Line {
        let value = evaluate(weights, &state, seat);
        Line { state, actions: Vec::new(), sure: 0, first: 0, value, known: true }
    }

    /// What may be played without looking again; with the end of the turn if all of it may.
    #[must_use]
    pub fn answer(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = self.actions.iter().take(self.sure).copied().collect();
        if self.known && !self.state.over {
            actions.push(Action::End);
        }
        actions
    }

    /// Ends what is known after the first thing done, so that the turn is looked at anew then.
    pub fn stop(&mut self) {
        if !self.actions.is_empty() {
            self.known = false;
        }
    }

    /// Chooses, and lets everything happen up to the next choice of the action phase.
    fn play(&mut self, weights: &Weights, seat: u8, action: Action) {
        self.choose(action);
        for _ in 0..MOST_ANSWERS {
            let Some(task) = self.state.task().filter(|_| self.state.waits()) else { return };
            if task.step == Step::Act || self.state.active != seat {
                return;
            }
            let Some(action) = answer(weights, &self.state, task.seat) else { return };
            if task.seat == seat {
                self.choose(action);
            } else {
                self.known = false;
                self.state.carry_out(action, &mut Quiet);
            }
        }
    }

    fn choose(&mut self, action: Action) {
        let mut watch = Watch(false);
        self.state.carry_out(action, &mut watch);
        self.actions.push(action);
        if self.known {
            self.sure = self.actions.len();
        }
        self.known &= !watch.0;
    }

    /// The line with these own choices made, up to the end of the turn; `None` if one of them can't be made here, as
    /// where it was about a card that was drawn meanwhile. The other seat answers as it seems best for it.
    #[must_use]
    pub fn following(mut self, weights: &Weights, seat: u8, actions: &[Action]) -> Option<Line> {
        for action in actions.iter().take_while(|action| **action != Action::End) {
            for _ in 0..MOST_ANSWERS {
                let Some(task) = self.state.task().filter(|task| task.seat != seat) else { break };
                self.known = false;
                self.state.carry_out(answer(weights, &self.state, task.seat)?, &mut Quiet);
            }
            self.state.check(seat, *action).ok()?;
            self.choose(*action);
        }
        self.rate(weights, seat);
        Some(self)
    }

    /// The same line with one thing more done.
    fn with(&self, weights: &Weights, seat: u8, action: Action) -> Line {
        let mut line = self.clone();
        line.play(weights, seat, action);
        line.rate(weights, seat);
        line
    }

    fn rate(&mut self, weights: &Weights, seat: u8) {
        self.value = evaluate(weights, &self.state, seat);
        if self.first == 0 {
            self.first = self.actions.len();
        }
    }
}

/// How widely a turn is looked through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breadth {
    /// Lines kept at each step.
    pub beam: usize,
    /// Whether cards with very many uses are looked at.
    pub thorough: bool,
    /// How often something that could be done is overlooked, in hundredths, whichever way leads to it.
    pub overlooks: u32,
    /// Settles what is overlooked.
    pub seed: u64,
}

/// Counts positions that were looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Visited(pub u64);

/// The best lines through the seat's action phase, best first; the first position must be one.
#[must_use]
pub fn lines(
    weights: &Weights,
    state: &State,
    seat: u8,
    breadth: Breadth,
    visited: &mut Visited,
) -> Vec<Line> {
    let mut done = vec![Line::new(weights, state.clone(), seat)];
    let mut beam = done.clone();
    let mut seen = vec![fingerprint(state, seat)];
    for _ in 0..DEPTH {
        let mut next: Vec<Line> = Vec::new();
        for line in beam.iter().filter(|line| acts(&line.state, seat)) {
            for child in steps(weights, line, seat, breadth.thorough, visited) {
                let print = fingerprint(&child.state, seat);
                if seen.contains(&print) {
                    continue;
                }
                seen.push(print);
                if mix(print ^ breadth.seed) % 100 >= u64::from(breadth.overlooks) {
                    next.push(child);
                }
            }
        }
        next.sort_by_key(|line| core::cmp::Reverse(line.value));
        next.truncate(breadth.beam);
        if next.is_empty() {
            break;
        }
        done.extend(next.iter().cloned());
        beam = next;
    }
    done.sort_by_key(|line| core::cmp::Reverse(line.value));
    done.truncate(breadth.beam.max(1) * 2);
    for line in &mut done {
        trade_rest(weights, line, seat, visited);
    }
    done.sort_by_key(|line| core::cmp::Reverse(line.value));
    done
}

/// Whether the seat is in its action phase.
#[must_use]
pub fn acts(state: &State, seat: u8) -> bool {
    state.waits() && state.task().is_some_and(|task| task.step == Step::Act && task.seat == seat)
}

/// The seat's action phase by always doing what promises most; its end is not played.
pub fn play_greedily(weights: &Weights, state: &mut State, seat: u8, visited: &mut Visited) {
    let mut line = Line::new(weights, state.clone(), seat);
    for _ in 0..DEPTH {
        if !acts(&line.state, seat) {
            break;
        }
        let children = steps(weights, &line, seat, false, visited);
        match children.into_iter().max_by_key(|child| child.value) {
            Some(best) if best.value > line.value => line = best,
            _ => break,
        }
    }
    trade_rest(weights, &mut line, seat, visited);
    *state = line.state;
}

/// Everything that may be done next, with the trades that it takes.
#[must_use]
pub fn steps(
    weights: &Weights,
    line: &Line,
    seat: u8,
    thorough: bool,
    visited: &mut Visited,
) -> Vec<Line> {
    let state = &line.state;
    let means = Means::of(weights, state, seat);
    let mut choices = Actions::new();
    state.legal(seat, &mut choices);
    let mut children: Vec<Line> = Vec::new();
    let mut last = Card::NONE;
    for action in choices.iter().copied() {
        let wanted = match action {
            Action::Road { .. } | Action::Settlement { .. } | Action::City { .. } => true,
            Action::Use { .. } => true,
            // Of ways to pay, the first; others may be thought of by whoever looks thoroughly.
            Action::Build { card, at, saving } => {
                thorough || saving == first_saving(&choices, card, at)
            }
            Action::Play { card, .. } => {
                let many = is_swap(card);
                let first = card != last;
                last = card;
                !many || thorough || first
            }
            Action::Remove { .. } => thorough && means.sites == 0,
            _ => false,
        };
        if wanted {
            visited.0 += 1;
            children.push(line.with(weights, seat, action));
        }
    }
    let (plans, _) = list(weights, state, seat, &means);
    for plan in plans.iter().filter(|plan| !covers(&means.amounts, &plan.price)) {
        children.extend(bought(weights, line, seat, &means, plan, visited));
    }
    children
}

fn is_swap(card: Card) -> bool {
    card.row().effects.iter().any(|effect| matches!(effect, Effect::Play([Step::Swap, ..])))
}

/// The first way to pay that is listed for a card at a place.
fn first_saving(
    choices: &Actions,
    card: Card,
    at: crate::games::princes::place::Place,
) -> crate::games::princes::action::Saving {
    let mut savings = choices.iter().filter_map(|action| match action {
        Action::Build { card: other, at: there, saving } if *other == card && *there == at => {
            Some(*saving)
        }
        _ => None,
    });
    savings.next().unwrap_or_default()
}

/// A purchase that takes trades first, at its best place; nothing if trades don't suffice.
fn bought(
    weights: &Weights,
    line: &Line,
    seat: u8,
    means: &Means,
    plan: &Plan,
    visited: &mut Visited,
) -> Option<Line> {
    if !might_suffice(&line.state, seat, means, &plan.price) {
        return None;
    }
    let mut line = line.clone();
    let first = line.first;
    for _ in 0..DEPTH {
        if covers(&line.state.realm(seat).amounts(), &plan.price) {
            break;
        }
        let trade = trade_towards(&line.state, seat, &plan.price)?;
        visited.0 += 1;
        line.play(weights, seat, trade);
        if !acts(&line.state, seat) {
            return None;
        }
    }
    line.first = first;
    let mut choices = Actions::new();
    line.state.legal(seat, &mut choices);
    let buys = |action: &Action| match (plan.goal, action) {
        (Goal::Road, Action::Road { .. })
        | (Goal::Settlement, Action::Settlement { scout: false, .. })
        | (Goal::City, Action::City { .. }) => true,
        (Goal::Card { card }, Action::Build { card: built, .. }) => card == *built,
        _ => false,
    };
    let mut best: Option<Line> = None;
    for action in choices.iter().copied().filter(buys) {
        visited.0 += 1;
        let child = line.with(weights, seat, action);
        if best.as_ref().is_none_or(|best| child.value > best.value) {
            best = Some(child);
        }
    }
    best
}

/// Whether stores and the best rates might make up a price.
fn might_suffice(state: &State, seat: u8, means: &Means, price: &Amounts) -> bool {
    let (mut missing, mut spare) = (0u8, 0u8);
    let special =
        state.has_any(seat, &crate::games::princes::cards::sets::RATES) || state.has_favour(seat);
    for kind in 0..KINDS {
        let (has, due) = (means.amounts.at(kind), price.at(kind));
        missing += due.saturating_sub(has);
        let rate = if special { 1 } else { means.rates.at(kind).max(1) };
        spare += has.saturating_sub(due) / rate;
    }
    missing > 0 && spare >= missing
}

/// The cheapest trade for something that a price lacks, of what it does not need.
fn trade_towards(state: &State, seat: u8, price: &Amounts) -> Option<Action> {
    let amounts = state.realm(seat).amounts();
    let mut choices = Actions::new();
    state.list_trades(seat, &amounts, &mut choices);
    let mut best: Option<((u8, i32, i32), Action)> = None;
    for action in choices.iter().copied() {
        let Action::Trade { by, to } = action else { continue };
        let gets = to.kind().index();
        if amounts.at(gets) >= price.at(gets) {
            continue;
        }
        let given = given_by(by);
        let fits = (0..KINDS)
            .all(|kind| given.at(kind) + price.at(kind) <= amounts.at(kind) || given.at(kind) == 0);
        if !fits {
            continue;
        }
        let count: u8 = given.iter().sum();
        let left: i32 = (0..KINDS)
            .filter(|kind| given.at(*kind) > 0)
            .map(|kind| i32::from(amounts.at(kind)) - i32::from(price.at(kind)))
            .max()
            .unwrap_or(0);
        let room = state.realm(seat).land_of(to).map_or(0, |land| i32::from(land.room()));
        let rank = (count, -left, -room);
        if best.is_none_or(|(least, _)| rank < least) {
            best = Some((rank, action));
        }
    }
    best.map(|(_, action)| action)
}

/// What a trade gives.
#[must_use]
pub fn given_by(by: By) -> Amounts {
    let mut given = [0; KINDS];
    let mut give = |kind: Kind, count: u8| given.add(kind.index(), count);
    match by {
        By::Bank { resource } => give(resource, 3),
        By::Ship { resource } => give(resource, 2),
        By::Favour { resource } | By::Light { resource, .. } => give(resource, 1),
        By::Large { from } | By::Miller { from } => give(from.kind(), 2),
        By::LightLarge { from, .. } | By::Mill { from } | By::Post { from } => give(from.kind(), 1),
        By::Wagon { given: kinds } => kinds.into_iter().for_each(|kind| give(kind, 1)),
    }
    given
}

/// Single trades that improve what is left, such as stores that brigands would find or no region holds.
fn trade_rest(weights: &Weights, line: &mut Line, seat: u8, visited: &mut Visited) {
    for _ in 0..4 {
        if !acts(&line.state, seat) {
            return;
        }
        let amounts = line.state.realm(seat).amounts();
        let mut choices = Actions::new();
        line.state.list_trades(seat, &amounts, &mut choices);
        let mut tried: Vec<(Amounts, Kind)> = Vec::new();
        let mut best: Option<Line> = None;
        for action in choices.iter().copied() {
            let Action::Trade { by, to } = action else { continue };
            let like = (given_by(by), to.kind());
            if tried.contains(&like) {
                continue;
            }
            tried.push(like);
            visited.0 += 1;
            let child = line.with(weights, seat, action);
            let least = best.as_ref().map_or(line.value + WORTH_A_TRADE, |best| best.value);
            if child.value > least {
                best = Some(child);
            }
        }
        match best {
            Some(better) => *line = better,
            None => return,
        }
    }
}

/// What tells positions of one turn apart.
fn fingerprint(state: &State, seat: u8) -> u64 {
    let mut print = u64::from(state.realm(seat).roads);
    let mut add = |part: u64| print = mix(print ^ part);
    for who in [0, 1] {
        let realm = state.realm(who);
        for (column, row, land) in realm.placed_lands() {
            add((column as u64) << 24
                | (row as u64) << 16
                | u64::from(land.store) << 8
                | u64::from(land.region.0));
        }
        realm.each(|at, piece| {
            add(u64::from(at.0) << 32
                | u64::from(piece.card.0) << 24
                | u64::from(piece.cover.0) << 16
                | u64::from(piece.side) << 8
                | u64::from(piece.marks));
        });
        for centre in realm.centre_range() {
            add(1 << 40 | (centre as u64) << 8 | realm.centres.at(centre) as u64);
        }
        add(u64::from(realm.favour));
        state.hand(who).iter().for_each(|held| add(1 << 41 | u64::from(held.card.0)));
    }
    add(u64::from(state.over));
    print
}
