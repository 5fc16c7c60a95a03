//! Hints: the best few moves now, each with its reasons as data. The page supplies the wording.

use crate::bots::burgundy::evaluator::BurgundyEvaluator;
use crate::bots::burgundy::features::Part;
use crate::bots::evaluator::{Evaluator, POINT};
use crate::bots::player::Hint;
use crate::bots::search::thinker::Thinker;
use crate::engine::chance::thinking;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::{Action, Actions};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Stage, State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};
use crate::games::burgundy::{Burgundy, View};
use serde::{Deserialize, Serialize};

/// A reason, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintReason {
    /// Finishes a region: points for its size and for the phase.
    Finishes {
        /// The region's colour.
        colour: Colour,
        /// Number of its fields.
        size: u8,
        /// Points for its size.
        points: u16,
        /// Points for the phase.
        phase: u16,
    },
    /// Takes a bonus tile, the large one if it is the first.
    Bonus {
        /// The finished colour.
        colour: Colour,
        /// True if it is the large tile.
        first: bool,
        /// Its points.
        points: u16,
    },
    /// Scores by another rule.
    Scores {
        /// The points.
        points: u16,
        /// The rule.
        reason: Reason,
    },
    /// Gains silver.
    Silver(u8),
    /// Gains workers.
    Workers(u8),
    /// Loads this number of goods.
    Goods(u8),
    /// Takes a shield.
    Shield {
        /// The shield.
        shield: Shield,
        /// Its points at the end.
        points: u8,
    },
    /// Places goods on this number of spaces of the trade route that ask for them.
    Route(u8),
    /// Solo: brings the counting stone to the marker and gains an action.
    Stone,
    /// Solo: fills all fields of a colour and gains a free tile.
    Fills(Colour),
    /// Takes a tile into storage.
    Takes {
        /// The tile.
        tile: Tile,
        /// Its place on the table.
        from: Slot,
    },
    /// Places a tile.
    Places {
        /// The tile.
        tile: Tile,
        /// The field.
        field: Field,
    },
    /// Improves a part of the evaluation.
    Promises {
        /// The part.
        part: Part,
        /// The improvement in thousandths of a point.
        gain: i32,
    },
    /// Before the first turn: the choice with the best result in self-play.
    Opening,
    /// Ends the turn, with both dice used.
    Ends {
        /// True if a tile could still be bought.
        saves: bool,
    },
}

/// Minimum improvement that is named: half a point; in the solo game a fifth of a field.
const WORTH_NAMING: i32 = POINT / 2;
const WORTH_NAMING_SOLO: i32 = POINT / 5;

/// The best `count` moves of the search so far; fewer if there are fewer.
#[must_use]
pub fn hints<J: Evaluator<Burgundy> + Copy>(
    thinker: &Thinker<Burgundy, J>,
    evaluator: &BurgundyEvaluator,
    view: &View,
    count: usize,
) -> Vec<Hint<Burgundy>> {
    let mut hints: Vec<Hint<Burgundy>> = Vec::new();
    let Some(best) = thinker.best(1).first().map(|advice| advice.value) else {
        let actions = thinker.advice().actions;
        return match view.known().stage() {
            Stage::Play | Stage::Over => vec![explain(evaluator, view, &actions, 0)],
            Stage::Boards | Stage::Castles => opening(actions),
        };
    };
    for advice in thinker.best(usize::MAX) {
        let known = |hint: &Hint<Burgundy>| hint.now.first() == advice.actions.first();
        if hints.len() >= count || hints.iter().any(known) {
            continue;
        }
        let behind = best - advice.value;
        let hint = explain(evaluator, view, &advice.actions, behind);
        if hints.iter().all(|other| other.now != hint.now) {
            hints.push(hint);
        }
    }
    hints
}

/// A choice before the first turn, made from measurements alone.
fn opening(now: Vec<Action>) -> Vec<Hint<Burgundy>> {
    let hint =
        Hint { now, then: Vec::new(), behind: 0, reasons: vec![HintReason::Opening], price: None };
    if hint.now.is_empty() { Vec::new() } else { vec![hint] }
}

/// Explains a turn by its step that scores most, put first if the rules allow it: the order of two dice often
/// does not matter, and the gain is the interesting part.
#[must_use]
pub fn explain(
    evaluator: &BurgundyEvaluator,
    view: &View,
    actions: &[Action],
    behind: i32,
) -> Hint<Burgundy> {
    let seat = view.seat();
    let before = view.determinize(&mut thinking(0, 0));
    let mut best: Option<(u16, Vec<Action>, HintStep)> = None;
    let starts = step_starts(&before, seat, actions);
    for (place, start) in starts.iter().enumerate() {
        let end = starts.get(place + 1).copied().unwrap_or(actions.len());
        let moved = step_first(actions, *start, end);
        let Some((step, key)) = walk(evaluator, before.clone(), seat, &moved) else { continue };
        let scored = step.after.points(seat) + step.after.points_waiting();
        let same = best.as_ref().is_none_or(|(most, _, first)| scored > *most && key == first.key);
        if same {
            best = Some((scored, moved, HintStep { key, ..step }));
        }
    }
    let Some((_, moved, step)) = best else {
        let reasons = end_of_turn(&before, seat, actions).into_iter().collect();
        return Hint { now: actions.to_vec(), then: Vec::new(), behind, reasons, price: None };
    };
    let (now, then) = moved.split_at(step.length.min(moved.len()));
    let mut reasons = from_events(&step.events);
    let later = from_events(&step.later).into_iter().filter(scores);
    let later: Vec<HintReason> = later.filter(|why| !reasons.contains(why)).collect();
    reasons.extend(later);
    reasons.extend(promises(evaluator, &before, &step.after, seat));
    reasons.sort_by_key(|why| core::cmp::Reverse(weight(why)));
    Hint { now: now.to_vec(), then: then.to_vec(), behind, reasons, price: None }
}

/// The reason for the end of the turn, if nothing else is left.
fn end_of_turn(before: &State, seat: Seat, actions: &[Action]) -> Option<HintReason> {
    let ends = before.used() == 3 && actions.first() == Some(&Action::EndTurn);
    ends.then(|| {
        let mut legal = Actions::new();
        before.legal(seat, &mut legal);
        HintReason::Ends { saves: legal.iter().any(|action| matches!(action, Action::Buy(..))) }
    })
}

/// An action with the choices that its effects require.
struct HintStep {
    length: usize,
    events: Vec<Event>,
    /// Number of the turn's events that are its own.
    own: usize,
    /// The events of the turn's later steps.
    later: Vec<Event>,
    after: State,
    /// The fingerprint of the turn's last position.
    key: u64,
}

/// The indices of the turn's actions at which a new step begins.
fn step_starts(before: &State, seat: Seat, actions: &[Action]) -> Vec<usize> {
    let mut state = before.clone();
    let mut starts = Vec::new();
    for (place, action) in actions.iter().enumerate() {
        if *action == Action::EndTurn {
            break;
        }
        if place == 0 || begins_step(&state, *action) {
            starts.push(place);
        }
        if state.apply(seat, *action, &mut Quiet).is_err() {
            break;
        }
    }
    starts
}

/// True if the action is a new step: no begun effect is waiting, and it does not collect a gain of the step
/// before.
fn begins_step(state: &State, action: Action) -> bool {
    state.is_between_actions() && !matches!(action, Action::Collect(_))
}

/// The actions with those from `start` to `end` moved to the front.
fn step_first(actions: &[Action], start: usize, end: usize) -> Vec<Action> {
    let part = |from: usize, to: usize| actions.get(from..to).unwrap_or(&[]).iter().copied();
    let ends = usize::from(actions.last() == Some(&Action::EndTurn));
    let end = end.min(actions.len().saturating_sub(ends)).max(start);
    part(start, end).chain(part(0, start)).chain(part(end, actions.len())).collect()
}

/// Plays the turn; returns its first step and the last position's fingerprint, or `None` if it is not legal.
fn walk(
    evaluator: &BurgundyEvaluator,
    before: State,
    seat: Seat,
    actions: &[Action],
) -> Option<(HintStep, u64)> {
    let mut state = before;
    let waited = usize::from(state.scores_waiting());
    let mut step: Option<HintStep> = None;
    let mut events = Vec::new();
    for (place, action) in actions.iter().enumerate() {
        if *action == Action::EndTurn {
            break;
        }
        state.apply(seat, *action, &mut events).ok()?;
        let next = actions.get(place + 1).copied().unwrap_or(Action::EndTurn);
        if step.is_none() && begins_step(&state, next) {
            let (after, own, mut events) = (state.clone(), events.len(), events.clone());
            events.extend(gains_waiting(&after, seat).skip(waited));
            step =
                Some(HintStep { length: place + 1, events, own, later: Vec::new(), after, key: 0 });
        }
    }
    let key = evaluator.key(&state, seat);
    let first = step.as_ref().map_or(0, |step| step.own);
    let later = events.split_off(first.min(events.len()));
    step.map(|step| (HintStep { later, ..step }, key))
}

/// Solo: the waiting gains, as the events of their collection.
fn gains_waiting(state: &State, seat: Seat) -> impl Iterator<Item = Event> {
    state.all_waiting().filter_map(move |waiting| match waiting {
        Waiting::Score { points, reason } => {
            Some(Event::Scored { seat, points: points.into(), reason })
        }
        _ => None,
    })
}

fn promises(
    evaluator: &BurgundyEvaluator,
    before: &State,
    after: &State,
    seat: Seat,
) -> impl Iterator<Item = HintReason> {
    let old = evaluator.model().parts(before, seat);
    let new = evaluator.model().parts(after, seat);
    let value = |parts: &[(Part, i32)], part| {
        parts.iter().find(|(known, _)| *known == part).map_or(0, |(_, value)| *value)
    };
    let least = if before.is_solo() { WORTH_NAMING_SOLO } else { WORTH_NAMING };
    // Points are named by their rules, and what is open in this turn is spent rather than lost: neither part is
    // named.
    PROMISING.into_iter().filter_map(move |part| {
        let gain = value(&new, part) - value(&old, part);
        (gain >= least).then_some(HintReason::Promises { part, gain })
    })
}

const PROMISING: [Part; 13] = [
    Part::Silver,
    Part::Workers,
    Part::Goods,
    Part::Storage,
    Part::Regions,
    Part::Colours,
    Part::Monasteries,
    Part::Animals,
    Part::Bridge,
    Part::Shields,
    Part::Routes,
    Part::Posts,
    Part::Stone,
];

fn from_events(events: &[Event]) -> Vec<HintReason> {
    let mut reasons: Vec<HintReason> = Vec::new();
    for event in events {
        if let Event::Scored { points, reason: Reason::Phase(_), .. } = *event {
            if let Some(HintReason::Finishes { phase, .. }) = reasons.last_mut() {
                *phase = points;
            }
            continue;
        }
        match (reasons.last_mut(), reason_of(event)) {
            (Some(HintReason::Goods(goods)), Some(HintReason::Goods(more))) => *goods += more,
            (Some(HintReason::Route(spaces)), Some(HintReason::Route(more))) => *spaces += more,
            (_, reason) => reasons.extend(reason),
        }
    }
    reasons
}

/// The reason that an event is by itself.
fn reason_of(event: &Event) -> Option<HintReason> {
    Some(match *event {
        Event::Scored { points, reason: Reason::Region { colour, size }, .. } => {
            HintReason::Finishes { colour, size, points, phase: 0 }
        }
        Event::Scored { points, reason: Reason::Bonus { colour, first }, .. } => {
            HintReason::Bonus { colour, first, points }
        }
        Event::Scored { points, reason, .. } => HintReason::Scores { points, reason },
        Event::SilverGained { amount, .. } => HintReason::Silver(amount),
        Event::WorkersGained { amount, .. } => HintReason::Workers(amount),
        Event::GoodsLoaded { count, .. } => HintReason::Goods(count),
        Event::ShieldTaken { shield, .. } => HintReason::Shield { shield, points: shield.points() },
        Event::GoodLaid { bonus: Some(_), .. } => HintReason::Route(1),
        Event::MarkerReached { .. } => HintReason::Stone,
        Event::ColourFinished { colour, .. } => HintReason::Fills(colour),
        Event::TileTaken { tile, from, .. } => HintReason::Takes { tile, from },
        Event::TilePlaced { tile, field, .. } => HintReason::Places { tile, field },
        _ => return None,
    })
}

/// True for points, which alone are named of steps that are still to come.
const fn scores(why: &HintReason) -> bool {
    match why {
        HintReason::Finishes { .. } | HintReason::Bonus { .. } | HintReason::Scores { .. } => true,
        HintReason::Silver(_)
        | HintReason::Workers(_)
        | HintReason::Goods(_)
        | HintReason::Shield { .. }
        | HintReason::Route(_)
        | HintReason::Stone
        | HintReason::Fills(_)
        | HintReason::Takes { .. }
        | HintReason::Places { .. }
        | HintReason::Promises { .. }
        | HintReason::Opening
        | HintReason::Ends { .. } => false,
    }
}

/// Greatest weight of a promise, which points that are certain outweigh: a part of the evaluation gains what others lose.
const PROMISE: i32 = POINT * 3 / 2;

/// Approximate value of an action, in points.
const EXTRA_ACTION: i32 = 4;

/// Importance of a reason, in thousandths of a point.
fn weight(why: &HintReason) -> i32 {
    POINT
        * match *why {
            HintReason::Finishes { points, phase, .. } => i32::from(points) + i32::from(phase),
            HintReason::Bonus { points, .. } | HintReason::Scores { points, .. } => {
                i32::from(points)
            }
            HintReason::Shield { points, .. } => i32::from(points),
            HintReason::Stone | HintReason::Fills(_) => EXTRA_ACTION,
            HintReason::Route(spaces) => 2 * i32::from(spaces),
            HintReason::Silver(amount)
            | HintReason::Workers(amount)
            | HintReason::Goods(amount) => i32::from(amount),
            HintReason::Takes { .. }
            | HintReason::Places { .. }
            | HintReason::Opening
            | HintReason::Ends { .. } => 1,
            HintReason::Promises { gain, .. } => {
                return gain.min(PROMISE) + (gain - PROMISE).max(0) / 100;
            }
        }
}
