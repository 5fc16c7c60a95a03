//! Hints: the best few things to do now, each with its reasons as data. The wording is the page's.

use crate::bots::burgundy::features::Part;
use crate::bots::burgundy::judge::BurgundyJudge;
use crate::bots::hazy::Hazy;
use crate::bots::judge::POINT;
use crate::bots::thinker::Thinker;
use crate::engine::chance::Chance;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::state::{State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};
use crate::games::burgundy::{Burgundy, View};

/// One thing to do, with what follows in the same turn, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
}

/// A promise is named from half a point on.
const WORTH_NAMING: i32 = POINT / 2;

/// The best `count` things to do now, as far as the thinker has come; fewer if there are fewer.
#[must_use]
pub fn hints(
    thinker: &Thinker<'_, Burgundy, Hazy<BurgundyJudge>>,
    judge: &BurgundyJudge,
    view: &View,
    count: usize,
) -> Vec<Hint> {
    let mut hints: Vec<Hint> = Vec::new();
    let Some(best) = thinker.best(1).first().map(|advice| advice.worth) else { return hints };
    for advice in thinker.best(usize::MAX) {
        let known = |hint: &Hint| hint.now.first() == advice.actions.first();
        if hints.len() >= count || hints.iter().any(known) {
            continue;
        }
        let behind = best - advice.worth;
        hints.push(explain(judge, view, &advice.actions, behind));
    }
    hints
}

fn explain(judge: &BurgundyJudge, view: &View, actions: &[Action], behind: i32) -> Hint {
    let seat = view.seat();
    let before = view.imagine(&mut Chance::of_number(0, 0));
    let mut after = before;
    let mut events = Vec::new();
    let mut done = 0;
    for action in actions {
        if *action == Action::EndTurn || after.apply(seat, *action, &mut events).is_err() {
            break;
        }
        done += 1;
        if after.top() == Waiting::Nothing {
            break;
        }
    }
    let (now, then) = actions.split_at(done.min(actions.len()));
    let mut reasons = from_events(&events);
    reasons.extend(promises(judge, &before, &after, seat));
    reasons.sort_by_key(|why| core::cmp::Reverse(weight(why)));
    Hint { now: now.to_vec(), then: then.to_vec(), behind, reasons }
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
    // Points are named by their rules; what is open in this turn is spent, not lost.
    PROMISING.into_iter().filter_map(move |part| {
        let gain = worth(&new, part) - worth(&old, part);
        (gain >= WORTH_NAMING).then_some(Why::Promises { part, gain })
    })
}

const PROMISING: [Part; 9] = [
    Part::Silver,
    Part::Workers,
    Part::Goods,
    Part::Storage,
    Part::Regions,
    Part::Colours,
    Part::Monasteries,
    Part::Animals,
    Part::Bridge,
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
            Event::TileTaken { tile, from, .. } => reasons.push(Why::Takes { tile, from }),
            Event::TilePlaced { tile, field, .. } => reasons.push(Why::Places { tile, field }),
            _ => {}
        }
    }
    reasons
}

/// How much a reason says, in thousandths of a point.
fn weight(why: &Why) -> i32 {
    POINT
        * match *why {
            Why::Finishes { points, phase, .. } => i32::from(points) + i32::from(phase),
            Why::Bonus { points, .. } | Why::Scores { points, .. } => i32::from(points),
            Why::Silver(amount) | Why::Workers(amount) | Why::Goods(amount) => i32::from(amount),
            Why::Takes { .. } | Why::Places { .. } => 1,
            Why::Promises { gain, .. } => return gain,
        }
}
