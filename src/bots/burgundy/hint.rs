//! Hints: the best few things to do now, each with its reasons as data. The wording is the page's.

use crate::bots::burgundy::features::Part;
use crate::bots::burgundy::judge::BurgundyJudge;
use crate::bots::judge::{Judge, POINT};
use crate::bots::thinker::Thinker;
use crate::engine::chance::Chance;
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// What to do now: one action and the choices its effects ask for.
    pub now: Vec<Action>,
    /// How the turn then goes on best, its end included.
    pub then: Vec<Action>,
    /// How many thousandths of a point the turn promises less than the best one; 0 for the first hint.
    pub behind: i32,
    /// Why, most important first.
    pub reasons: Vec<Why>,
}

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
        points: u8,
        /// Points for the phase.
        phase: u8,
    },
    /// Takes a bonus tile, the large one if it is the first.
    Bonus {
        /// The finished colour.
        colour: Colour,
        /// Whether it is the large tile.
        first: bool,
        /// Its points.
        points: u8,
    },
    /// Scores by another rule.
    Scores {
        /// The points.
        points: u8,
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
const WORTH_NAMING_ALONE: i32 = POINT / 5;

/// The best `count` things to do now, as far as the thinker has come; fewer if there are fewer.
#[must_use]
pub fn hints<J: Judge<Burgundy> + Copy>(
    thinker: &Thinker<Burgundy, J>,
    judge: &BurgundyJudge,
    view: &View,
    count: usize,
) -> Vec<Hint> {
    let mut hints: Vec<Hint> = Vec::new();
    let Some(best) = thinker.best(1).first().map(|advice| advice.worth) else {
        let actions = thinker.advice().actions;
        return match view.known().stage {
            Stage::Play | Stage::Over => vec![explain(judge, view, &actions, 0)],
            Stage::Boards | Stage::Castles => opening(actions),
        };
    };
    for advice in thinker.best(usize::MAX) {
        let known = |hint: &Hint| hint.now.first() == advice.actions.first();
        if hints.len() >= count || hints.iter().any(known) {
            continue;
        }
        let behind = best - advice.worth;
        let hint = explain(judge, view, &advice.actions, behind);
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
pub fn explain(judge: &BurgundyJudge, view: &View, actions: &[Action], behind: i32) -> Hint {
    let seat = view.seat();
    let before = view.imagine(&mut Chance::of_number(0, 0));
    let mut best: Option<(u16, Vec<Action>, Step)> = None;
    let starts = step_starts(&before, seat, actions);
    for (place, start) in starts.iter().enumerate() {
        let end = starts.get(place + 1).copied().unwrap_or(actions.len());
        let moved = step_first(actions, *start, end);
        let Some((step, mark)) = walk(judge, before.clone(), seat, &moved) else { continue };
        let scored = step.after.points(seat);
        let same =
            best.as_ref().is_none_or(|(most, _, first)| scored > *most && mark == first.mark);
        if same {
            best = Some((scored, moved, Step { mark, ..step }));
        }
    }
    let Some((_, moved, step)) = best else {
        // Nothing is left but to end the turn.
        return Hint { now: actions.to_vec(), then: Vec::new(), behind, reasons: Vec::new() };
    };
    let (now, then) = moved.split_at(step.length.min(moved.len()));
    let mut reasons = from_events(&step.events);
    reasons.extend(promises(judge, &before, &step.after, seat));
    reasons.sort_by_key(|why| core::cmp::Reverse(weight(why)));
    Hint { now: now.to_vec(), then: then.to_vec(), behind, reasons }
}

/// An action with the choices its effects ask for.
struct Step {
    length: usize,
    events: Vec<Event>,
    after: State,
    /// The fingerprint of the turn's last position.
    mark: u64,
}

/// Where in the turn a new step begins.
fn step_starts(before: &State, seat: Seat, actions: &[Action]) -> Vec<usize> {
    let mut state = before.clone();
    let mut starts = Vec::new();
    for (place, action) in actions.iter().enumerate() {
        if *action == Action::EndTurn {
            break;
        }
        if place == 0 || state.top() == Waiting::Nothing {
            starts.push(place);
        }
        if state.apply(seat, *action, &mut Quiet).is_err() {
            break;
        }
    }
    starts
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
    judge: &BurgundyJudge,
    before: State,
    seat: Seat,
    actions: &[Action],
) -> Option<(Step, u64)> {
    let mut state = before;
    let mut step: Option<Step> = None;
    let mut events = Vec::new();
    for (place, action) in actions.iter().enumerate() {
        if *action == Action::EndTurn {
            break;
        }
        state.apply(seat, *action, &mut events).ok()?;
        if step.is_none() && state.top() == Waiting::Nothing {
            let after = state.clone();
            step = Some(Step { length: place + 1, events: events.clone(), after, mark: 0 });
        }
    }
    let mark = judge.mark(&state, seat);
    step.map(|step| (step, mark))
}

fn promises(
    judge: &BurgundyJudge,
    before: &State,
    after: &State,
    seat: Seat,
) -> impl Iterator<Item = Why> {
    let old = judge.model().parts(before, seat);
    let new = judge.model().parts(after, seat);
    let worth = |parts: &[(Part, i32)], part| {
        parts.iter().find(|(known, _)| *known == part).map_or(0, |(_, worth)| *worth)
    };
    let least = if before.is_solo() { WORTH_NAMING_ALONE } else { WORTH_NAMING };
    // Points are named by their rules; what is open in this turn is spent, not lost.
    PROMISING.into_iter().filter_map(move |part| {
        let gain = worth(&new, part) - worth(&old, part);
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
            Why::Bonus { points, .. } | Why::Scores { points, .. } | Why::Shield { points, .. } => {
                i32::from(points)
            }
            Why::Stone | Why::Fills(_) => EXTRA_ACTION,
            Why::Route(spaces) => 2 * i32::from(spaces),
            Why::Silver(amount) | Why::Workers(amount) | Why::Goods(amount) => i32::from(amount),
            Why::Takes { .. } | Why::Places { .. } | Why::Opening => 1,
            Why::Promises { gain, .. } => return gain,
        }
}
