//! Hints and looking back: ways to play the turn with their reasons as data. The wording is the page's.
//!
//! Reasons are read off two sheets, the one as the round found it and the one that the turn leaves
//! behind, so that they tell what the rules do and nothing else.

use crate::bots::dice::evaluator::{DiceEvaluator, Knowledge};
use crate::bots::dice::turns::{Turn, all_turns};
use crate::bots::evaluator::POINT;
use crate::bots::player;
use crate::engine::seat::Seat;
use crate::games::dice::action::Action;
use crate::games::dice::board::Board;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::event::Prize;
use crate::games::dice::fields::FieldSet;
use crate::games::dice::points::{GOODS_POINTS, completion_points, region_points};
use crate::games::dice::state::{Stage, State};
use crate::games::dice::{Dice, View};
use serde::{Deserialize, Serialize};

/// One thing to do, with what follows in the same turn, and why.
pub type Hint = player::Hint<Dice>;

/// One reason, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// Finishes a region: its points, a pasture's both times.
    Finishes {
        /// The region's colour.
        colour: Colour,
        /// How many fields it has.
        size: u8,
        /// The points.
        points: u8,
    },
    /// Completes a colour, which brings its larger or its smaller value.
    Completes {
        /// The colour.
        colour: Colour,
        /// The points.
        points: u8,
        /// Whether it is the larger value.
        larger: bool,
    },
    /// Sells goods: 2 points and a silver each.
    Sells {
        /// How many.
        goods: u8,
        /// The points.
        points: u8,
    },
    /// Circles bonuses.
    Gains {
        /// Which.
        bonus: Bonus,
        /// How many.
        count: u8,
    },
    /// Leaves a region or a colour one field short: it is the last one before the end.
    Nearly {
        /// The region's colour.
        colour: Colour,
        /// What the last field would bring in this phase.
        points: u8,
    },
    /// Crosses out a bonus.
    Spends(Bonus),
    /// Makes so many more fields neighbours of marked ones.
    Opens(u8),
    /// From here on the hard player comes to so many tenths of a point on average; in the solo game.
    Average(u16),
    /// The start castle that brought most in games that computers played.
    Opening,
}

/// Reasons that a hint has at most.
const MOST_REASONS: usize = 4;
/// So many more open fields are worth naming.
const MANY_FIELDS: u32 = 2;

/// Ways to play the turn, the best first, with their reasons. In the solo game they tell to how many points they come on
/// average, if that was counted.
#[must_use]
pub fn hints(turns: Vec<Turn>, counted: bool, state: &State, seat: Seat) -> Vec<Hint> {
    let best = turns.first().map_or(0, |turn| turn.value);
    let tells_average = state.options().is_solo() && counted;
    let mut hints = Vec::with_capacity(turns.len());
    for Turn { actions, value } in turns {
        let mut hint = hint(state, seat, &actions);
        hint.behind = (best - value).max(0);
        if tells_average {
            let tenths = u16::try_from(value * 10 / POINT).unwrap_or_default();
            // Behind the weightiest reason, so that it is among the few that are told.
            hint.reasons.insert(hint.reasons.len().min(1), Reason::Average(tenths));
        }
        hints.push(hint);
    }
    hints
}

/// A way to play the turn with its reasons: what is done now ends with the first mark, pass or castle.
#[must_use]
pub fn hint(state: &State, seat: Seat, actions: &[Action]) -> Hint {
    let is_first = |action: &Action| !matches!(action, Action::Sell | Action::Keep);
    let now = actions.iter().position(is_first).map_or(actions.len(), |at| at + 1);
    let (now, then) = actions.split_at_checked(now).unwrap_or((actions, &[]));
    let mut reasons = reasons(state, seat, actions);
    reasons.truncate(MOST_REASONS);
    Hint { now: now.to_vec(), then: then.to_vec(), behind: 0, reasons }
}

/// The sheet that these actions leave behind; nothing if they are no turn from here to its end.
fn after(state: &State, seat: Seat, actions: &[Action]) -> Option<Estate> {
    let mut next = *state;
    let mut passes = false;
    for action in actions {
        next.check(seat, *action).ok()?;
        next.note(seat, *action);
        passes |= *action == Action::Pass;
    }
    if next.deciders().has(seat) {
        return None;
    }
    let mut estate = next.planned(seat);
    if passes {
        estate.add_worker(state, seat);
    }
    Some(estate)
}

/// What a turn does, most important first.
#[must_use]
pub fn reasons(state: &State, seat: Seat, actions: &[Action]) -> Vec<Reason> {
    if state.stage() == Stage::Castles {
        return vec![Reason::Opening];
    }
    let Some(after) = after(state, seat, actions) else { return Vec::new() };
    let before = state.estate(seat);
    let change = Change { state, before: &before, after: &after };
    let mut reasons = change.finished();
    reasons.extend(change.completed());
    reasons.extend(change.sold(actions));
    // Most points first; of equals, regions before colours.
    reasons.sort_by_key(|reason| core::cmp::Reverse(points_of(*reason)));
    reasons.extend(change.gained());
    reasons.extend(change.nearly());
    reasons.extend(change.spent());
    reasons.extend(change.opened());
    reasons
}

const fn points_of(reason: Reason) -> u8 {
    match reason {
        Reason::Finishes { points, .. }
        | Reason::Completes { points, .. }
        | Reason::Sells { points, .. } => points,
        _ => 0,
    }
}

/// What a turn changes on a sheet.
struct Change<'a> {
    state: &'a State,
    before: &'a Estate,
    after: &'a Estate,
}

impl Change<'_> {
    fn board(&self) -> &'static Board {
        self.state.board()
    }

    /// Whether all of these fields are marked now that were not before.
    fn fills(&self, fields: FieldSet) -> bool {
        fields.is_within(self.after.marked()) && !fields.is_within(self.before.marked())
    }

    /// What a region brings when it is finished in this phase.
    fn worth(&self, colour: Colour, region: FieldSet) -> u8 {
        let points = region_points(region.len(), self.state.phase());
        if colour == Colour::Yellow { points * 2 } else { points }
    }

    fn finished(&self) -> Vec<Reason> {
        let finished = self.board().regions().filter(|region| self.fills(*region));
        let reason = |region: FieldSet| {
            let colour = self.board().colour(region.lowest()?);
            let (size, points) = (region.len() as u8, self.worth(colour, region));
            Some(Reason::Finishes { colour, size, points })
        };
        finished.filter_map(reason).collect()
    }

    fn completed(&self) -> impl Iterator<Item = Reason> {
        let completed = |colour: &Colour| self.fills(self.board().of_colour(*colour));
        Colour::ALL.into_iter().filter(completed).filter_map(|colour| {
            let [more, less] = completion_points(colour);
            match self.state.prize(colour) {
                Prize::Larger => Some(Reason::Completes { colour, points: more, larger: true }),
                Prize::Smaller => Some(Reason::Completes { colour, points: less, larger: false }),
                Prize::Nothing => None,
            }
        })
    }

    fn sold(&self, actions: &[Action]) -> Option<Reason> {
        let goods = self.before.bonuses(Bonus::Goods);
        let sells = actions.contains(&Action::Sell) && goods > 0;
        sells.then(|| Reason::Sells { goods, points: goods.saturating_mul(GOODS_POINTS) })
    }

    /// Circles drawn, those of a sale aside: they belong to it.
    fn gained(&self) -> impl Iterator<Item = Reason> {
        let count = |estate: &Estate, bonus: Bonus| {
            let (own, green) = estate.circles(bonus);
            own + u8::from(green)
        };
        Bonus::ALL.into_iter().filter_map(move |bonus| {
            let mut gained = count(self.after, bonus).saturating_sub(count(self.before, bonus));
            if bonus == Bonus::Silver {
                let sold =
                    self.after.used(Bonus::Goods).saturating_sub(self.before.used(Bonus::Goods));
                gained = gained.saturating_sub(sold);
            }
            (gained > 0).then_some(Reason::Gains { bonus, count: gained })
        })
    }

    /// Of regions that the turn leaves one field short, the one that brings most.
    fn nearly(&self) -> Option<Reason> {
        let (before, after) = (self.before.marked(), self.after.marked());
        let nearly = |region: &FieldSet| {
            let touched = !region.and(after.without(before)).is_empty();
            touched && region.len() > 1 && region.without(after).len() == 1
        };
        let regions = self.board().regions().filter(nearly);
        let worth = regions.filter_map(|region| {
            let colour = self.board().colour(region.lowest()?);
            Some((self.worth(colour, region), colour))
        });
        let (points, colour) = worth.max_by_key(|(points, _)| *points)?;
        Some(Reason::Nearly { colour, points })
    }

    fn spent(&self) -> impl Iterator<Item = Reason> {
        let spent = |bonus: &Bonus| {
            *bonus != Bonus::Goods && self.after.used(*bonus) > self.before.used(*bonus)
        };
        Bonus::ALL.into_iter().filter(spent).map(Reason::Spends)
    }

    fn opened(&self) -> Option<Reason> {
        let more = self.after.open().without(self.before.open()).len();
        (more >= MANY_FIELDS).then_some(Reason::Opens(more as u8))
    }
}

/// What the turn gave away by what self-play has learnt, and the best one; nothing for start castles and
/// for what is no whole turn.
#[must_use]
pub fn review(view: &View, seat: Seat, actions: &[Action]) -> Option<player::Review<Dice>> {
    let state = view.known();
    if state.stage() != Stage::Rounds || !state.deciders().has(seat) {
        return None;
    }
    let evaluator = DiceEvaluator::of(Knowledge::Learnt, state.options());
    let played = after(state, seat, actions)?;
    let value = evaluator.of_estate(state, &played, state.estate(seat).marked());
    let best = all_turns(&evaluator, state, seat).into_iter().next()?;
    let loss = u32::try_from(best.value - value).unwrap_or_default();
    Some(player::Review { loss, best: hint(state, seat, &best.actions) })
}
