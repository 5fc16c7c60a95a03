//! Hints: the best few things to do now, each with its reasons as data. The wording is the page's.

use crate::bots::burgundy::evaluator::BurgundyEvaluator;
use crate::bots::burgundy::features::Part;
use crate::bots::evaluator::{Evaluator, POINT};
use crate::bots::player;
use crate::bots::search::thinker::Thinker;
use crate::engine::chance::thinking;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Stage, State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};
use crate::games::burgundy::{Burgundy, View};
use serde::{Deserialize, Serialize};

/// One thing to do, with what follows in the same turn, and why.
pub type Hint = player::Hint<Burgundy>;

/// One reason, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// Finishes a region: points for its size and for the phase.
    Finishes {
        /// The region's colour.
        colour: Colour,
        /// How many fields it has.
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
        /// Whether it is the large tile.
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
    /// Loads so many goods.
    Goods(u8),
    /// Takes a shield.
    Shield {
        /// The shield.
        shield: Shield,
        /// What it gives at the end.
        points: u8,
    },
    /// Lays goods on so many spaces of the trade route that ask for them.
    Route(u8),
    /// Solo: brings the counting stone to the marker, and with it an action.
    Stone,
    /// Solo: fills all fields of a colour, and with it a tile for nothing.
    Fills(Colour),
    /// Takes a tile into storage.
    Takes {
        /// The tile.
        tile: Tile,
        /// Where it lay.
        from: Slot,
    },
    /// Places a tile.
    Places {
        /// The tile.
        tile: Tile,
        /// Where it goes.
        field: Field,
    },
    /// Makes a part of what the position promises better, by so many thousandths of a point.
    Promises {
        /// The part.
        part: Part,
        /// How much better.
        gain: i32,
    },
    /// Before the first turn: brought the most points in games that computers played.
    Opening,
}

/// A promise is named from half a point on; in the solo game from a fifth of a field.
const WORTH_NAMING: i32 = POINT / 2;
const WORTH_NAMING_SOLO: i32 = POINT / 5;

/// The best `count` things to do now, as far as the thinker has come; fewer if there are fewer.
#[must_use]
pub fn hints<J: Evaluator<Burgundy> + Copy>(
    thinker: &Thinker<Burgundy, J>,
    evaluator: &BurgundyEvaluator,
    view: &View,
    count: usize,
) -> Vec<Hint> {
    let mut hints: Vec<Hint> = Vec::new();
    let Some(best) = thinker.best(1).first().map(|advice| advice.value) else {
        let actions = thinker.advice().actions;
        return match view.known().stage {
            Stage::Play | Stage::Over => vec![explain(evaluator, view, &actions, 0)],
            Stage::Boards | Stage::Castles => opening(actions),
        };
    };
    for advice in thinker.best(usize::MAX) {
        let known = |hint: &Hint| hint.now.first() == advice.actions.first();
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

/// A choice before the first turn, which is made by measurement alone.
fn opening(now: Vec<Action>) -> Vec<Hint> {
    let hint = Hint { now, then: Vec::new(), behind: 0, reasons: vec![Why::Opening] };
    if hint.now.is_empty() { Vec::new() } else { vec![hint] }
}

/// Explains a turn by its step that scores most, put first where the rules allow it: in which order
/// two dice are used is often all the same, and a person wants to hear of the gain.
#[must_use]
pub fn explain(
    evaluator: &BurgundyEvaluator,
    view: &View,
    actions: &[Action],
    behind: i32,
) -> Hint {
    let seat = view.seat();
    let before = view.determinize(&mut thinking(0, 0));
    let mut best: Option<(u16, Vec<Action>, Step)> = None;
    let starts = step_starts(&before, seat, actions);
    for (place, start) in starts.iter().enumerate() {
        let end = starts.get(place + 1).copied().unwrap_or(actions.len());
        let moved = step_first(actions, *start, end);
        let Some((step, key)) = walk(evaluator, before.clone(), seat, &moved) else { continue };
        let scored = step.after.points(seat) + step.after.points_waiting();
        let same = best.as_ref().is_none_or(|(most, _, first)| scored > *most && key == first.key);
        if same {
            best = Some((scored, moved, Step { key, ..step }));
        }
    }
    let Some((_, moved, step)) = best else {
        // Nothing is left but to end the turn.
        return Hint { now: actions.to_vec(), then: Vec::new(), behind, reasons: Vec::new() };
    };
    let (now, then) = moved.split_at(step.length.min(moved.len()));
    let mut reasons = from_events(&step.events);
    reasons.extend(promises(evaluator, &before, &step.after, seat));
    reasons.sort_by_key(|why| core::cmp::Reverse(weight(why)));
    Hint { now: now.to_vec(), then: then.to_vec(), behind, reasons }
}

/// An action with the choices its effects ask for.
struct Step {
    length: usize,
    events: Vec<Event>,
    after: State,
    /// The fingerprint of the turn's last position.
    key: u64,
}

/// Where in the turn a new step begins.
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

/// Whether the action is a new step: nothing that was begun waits, and it collects no gain of the one before.
fn begins_step(state: &State, action: Action) -> bool {
    state.is_between_actions() && !matches!(action, Action::Collect(_))
}

/// The actions with those from `start` to `end` put first.
fn step_first(actions: &[Action], start: usize, end: usize) -> Vec<Action> {
    let part = |from: usize, to: usize| actions.get(from..to).unwrap_or(&[]).iter().copied();
    let ends = usize::from(actions.last() == Some(&Action::EndTurn));
    let end = end.min(actions.len().saturating_sub(ends)).max(start);
    part(start, end).chain(part(0, start)).chain(part(end, actions.len())).collect()
}

/// Plays the turn; its first step and the last position's fingerprint, or nothing if it is not legal.
fn walk(
    evaluator: &BurgundyEvaluator,
    before: State,
    seat: Seat,
    actions: &[Action],
) -> Option<(Step, u64)> {
    let mut state = before;
    let waited = usize::from(state.scores_waiting());
    let mut step: Option<Step> = None;
    let mut events = Vec::new();
    for (place, action) in actions.iter().enumerate() {
        if *action == Action::EndTurn {
            break;
        }
        state.apply(seat, *action, &mut events).ok()?;
        let next = actions.get(place + 1).copied().unwrap_or(Action::EndTurn);
        if step.is_none() && begins_step(&state, next) {
            let (after, mut events) = (state.clone(), events.clone());
            events.extend(gains_waiting(&after, seat).skip(waited));
            step = Some(Step { length: place + 1, events, after, key: 0 });
        }
    }
    let key = evaluator.key(&state, seat);
    step.map(|step| (step, key))
}

/// Solo: the gains that wait, as the events that they will be when they are collected.
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
) -> impl Iterator<Item = Why> {
    let old = evaluator.model().parts(before, seat);
    let new = evaluator.model().parts(after, seat);
    let value = |parts: &[(Part, i32)], part| {
        parts.iter().find(|(known, _)| *known == part).map_or(0, |(_, value)| *value)
    };
    let least = if before.is_solo() { WORTH_NAMING_SOLO } else { WORTH_NAMING };
    // Points are named by their rules; what is open in this turn is spent, not lost.
    PROMISING.into_iter().filter_map(move |part| {
        let gain = value(&new, part) - value(&old, part);
        (gain >= least).then_some(Why::Promises { part, gain })
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

fn from_events(events: &[Event]) -> Vec<Why> {
    let mut reasons: Vec<Why> = Vec::new();
    for event in events {
        match *event {
            Event::Scored { points, reason: Reason::Region { colour, size }, .. } => {
                reasons.push(Why::Finishes { colour, size, points, phase: 0 });
            }
            Event::Scored { points, reason: Reason::Phase(_), .. } => {
                if let Some(Why::Finishes { phase, .. }) = reasons.last_mut() {
                    *phase = points;
                }
            }
            Event::Scored { points, reason: Reason::Bonus { colour, first }, .. } => {
                reasons.push(Why::Bonus { colour, first, points });
            }
            Event::Scored { points, reason, .. } => reasons.push(Why::Scores { points, reason }),
            Event::SilverGained { amount, .. } => reasons.push(Why::Silver(amount)),
            Event::WorkersGained { amount, .. } => reasons.push(Why::Workers(amount)),
            Event::GoodsLoaded { count, .. } => match reasons.last_mut() {
                Some(Why::Goods(goods)) => *goods += count,
                _ => reasons.push(Why::Goods(count)),
            },
            Event::ShieldTaken { shield, .. } => {
                reasons.push(Why::Shield { shield, points: shield.points() });
            }
            Event::GoodLaid { bonus: Some(_), .. } => match reasons.last_mut() {
                Some(Why::Route(spaces)) => *spaces += 1,
                _ => reasons.push(Why::Route(1)),
            },
            Event::MarkerReached { .. } => reasons.push(Why::Stone),
            Event::ColourFinished { colour, .. } => reasons.push(Why::Fills(colour)),
            Event::TileTaken { tile, from, .. } => reasons.push(Why::Takes { tile, from }),
            Event::TilePlaced { tile, field, .. } => reasons.push(Why::Places { tile, field }),
            _ => {}
        }
    }
    reasons
}

/// About what an action is worth, in points.
const EXTRA_ACTION: i32 = 4;

/// How much a reason says, in thousandths of a point.
fn weight(why: &Why) -> i32 {
    POINT
        * match *why {
            Why::Finishes { points, phase, .. } => i32::from(points) + i32::from(phase),
            Why::Bonus { points, .. } | Why::Scores { points, .. } => i32::from(points),
            Why::Shield { points, .. } => i32::from(points),
            Why::Stone | Why::Fills(_) => EXTRA_ACTION,
            Why::Route(spaces) => 2 * i32::from(spaces),
            Why::Silver(amount) | Why::Workers(amount) | Why::Goods(amount) => i32::from(amount),
            Why::Takes { .. } | Why::Places { .. } | Why::Opening => 1,
            Why::Promises { gain, .. } => return gain,
        }
}
