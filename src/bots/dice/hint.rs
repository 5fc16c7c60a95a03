//! Hints: ways to play the turn with their reasons as data. The page supplies the wording.
//!
//! Reasons are read from two sheets, before the turn and after it, so that they state exactly what the rules
//! do.

use crate::bots::dice::candidates::Turn;
use crate::bots::player::Hint;
use crate::engine::seat::Seat;
use crate::games::dice::Dice;
use crate::games::dice::action::Action;
use crate::games::dice::board::Board;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::event::Prize;
use crate::games::dice::fields::FieldSet;
use crate::games::dice::points::{GOODS_POINTS, completion_points, region_points};
use crate::games::dice::state::{Stage, State};
use serde::{Deserialize, Serialize};

/// A reason, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintReason {
    /// Finishes a region: its points, with those of a pasture counted both times.
    Finishes {
        /// The region's colour.
        colour: Colour,
        /// Number of its fields.
        size: u8,
        /// The points.
        points: u8,
    },
    /// Completes a colour for its larger or smaller value.
    Completes {
        /// The colour.
        colour: Colour,
        /// The points.
        points: u8,
        /// True if it is the larger value.
        larger: bool,
    },
    /// Sells goods: 2 points and a silver each.
    Sells {
        /// Number of goods.
        goods: u8,
        /// The points.
        points: u8,
    },
    /// Circles bonuses.
    Gains {
        /// The kind.
        bonus: Bonus,
        /// The number.
        count: u8,
    },
    /// Leaves a region or a colour one field short.
    Nearly {
        /// The region's colour.
        colour: Colour,
        /// The value of the last field in this phase.
        points: u8,
    },
    /// Crosses out a bonus.
    Spends(Bonus),
    /// Makes this number of additional fields neighbours of marked ones.
    Opens(u8),
    /// The start castle with the best result in self-play.
    Opening,
}

/// Maximum number of reasons of a hint.
const MOST_REASONS: usize = 4;
/// Number of additional open fields that is worth naming.
const MANY_FIELDS: u32 = 2;

/// Ways to play the turn, best first, with their reasons.
#[must_use]
pub fn hints(turns: Vec<Turn>, state: &State, seat: Seat) -> Vec<Hint<Dice>> {
    let best = turns.first().map_or(0, |turn| turn.value);
    let mut hints = Vec::with_capacity(turns.len());
    let mut behind = 0;
    for Turn { actions, value } in turns {
        let mut hint = explain(state, seat, &actions);
        // A way that was dropped early may have a better mean, of few rollouts.
        behind = behind.max(best - value);
        hint.behind = behind;
        hints.push(hint);
    }
    hints
}

/// A way to play the turn with its reasons; its first part ends with the first mark, pass or castle.
#[must_use]
pub fn explain(state: &State, seat: Seat, actions: &[Action]) -> Hint<Dice> {
    let is_first = |action: &Action| !matches!(action, Action::Sell | Action::Keep);
    let now = actions.iter().position(is_first).map_or(actions.len(), |at| at + 1);
    let (now, then) = actions.split_at_checked(now).unwrap_or((actions, &[]));
    let mut reasons = reasons(state, seat, actions);
    reasons.truncate(MOST_REASONS);
    Hint { now: now.to_vec(), then: then.to_vec(), behind: 0, reasons, price: None }
}

/// The sheet after these actions; `None` if they are not a turn from here to its end.
fn after(state: &State, seat: Seat, actions: &[Action]) -> Option<Estate> {
    let mut next = *state;
    let mut passes = false;
    for action in actions {
        next.check(seat, *action).ok()?;
        next = next.with_choice(seat, *action);
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

/// The effects of a turn, most important first.
#[must_use]
pub fn reasons(state: &State, seat: Seat, actions: &[Action]) -> Vec<HintReason> {
    if state.stage() == Stage::Castles {
        return vec![HintReason::Opening];
    }
    let Some(after) = after(state, seat, actions) else { return Vec::new() };
    let before = state.estate(seat);
    let change = Change { state, before: &before, after: &after };
    let mut reasons = change.finished();
    reasons.extend(change.completed());
    reasons.extend(change.sold(actions));
    // Most points first; of equal ones, regions before colours.
    reasons.sort_by_key(|reason| core::cmp::Reverse(points_of(*reason)));
    reasons.extend(change.gained());
    reasons.extend(change.nearly());
    reasons.extend(change.spent());
    reasons.extend(change.opened());
    reasons
}

const fn points_of(reason: HintReason) -> u8 {
    match reason {
        HintReason::Finishes { points, .. }
        | HintReason::Completes { points, .. }
        | HintReason::Sells { points, .. } => points,
        _ => 0,
    }
}

/// The change of a sheet in a turn.
struct Change<'a> {
    state: &'a State,
    before: &'a Estate,
    after: &'a Estate,
}

impl Change<'_> {
    fn board(&self) -> &'static Board {
        self.state.board()
    }

    /// True if all of these fields are marked now and were not before.
    fn fills(&self, fields: FieldSet) -> bool {
        fields.is_within(self.after.marked()) && !fields.is_within(self.before.marked())
    }

    /// The points for a region that is finished in this phase.
    fn worth(&self, colour: Colour, region: FieldSet) -> u8 {
        let points = region_points(region.len(), self.state.phase());
        if colour == Colour::Yellow { points * 2 } else { points }
    }

    fn finished(&self) -> Vec<HintReason> {
        let finished = self.board().regions().filter(|region| self.fills(*region));
        let reason = |region: FieldSet| {
            let colour = self.board().colour(region.lowest()?);
            let (size, points) = (region.len() as u8, self.worth(colour, region));
            Some(HintReason::Finishes { colour, size, points })
        };
        finished.filter_map(reason).collect()
    }

    fn completed(&self) -> impl Iterator<Item = HintReason> {
        let completed = |colour: &Colour| self.fills(self.board().of_colour(*colour));
        Colour::ALL.into_iter().filter(completed).filter_map(|colour| {
            let [more, less] = completion_points(colour);
            match self.state.prize(colour) {
                Prize::Larger => Some(HintReason::Completes { colour, points: more, larger: true }),
                Prize::Smaller => {
                    Some(HintReason::Completes { colour, points: less, larger: false })
                }
                Prize::Nothing => None,
            }
        })
    }

    fn sold(&self, actions: &[Action]) -> Option<HintReason> {
        let goods = self.before.bonuses(Bonus::Goods);
        let sells = actions.contains(&Action::Sell) && goods > 0;
        sells.then(|| HintReason::Sells { goods, points: goods.saturating_mul(GOODS_POINTS) })
    }

    /// Bonuses circled, except those of a sale, which are part of it.
    fn gained(&self) -> impl Iterator<Item = HintReason> {
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
            (gained > 0).then_some(HintReason::Gains { bonus, count: gained })
        })
    }

    /// Of the regions that the turn leaves one field short, the one worth most.
    fn nearly(&self) -> Option<HintReason> {
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
        Some(HintReason::Nearly { colour, points })
    }

    fn spent(&self) -> impl Iterator<Item = HintReason> {
        let spent = |bonus: &Bonus| {
            *bonus != Bonus::Goods && self.after.used(*bonus) > self.before.used(*bonus)
        };
        Bonus::ALL.into_iter().filter(spent).map(HintReason::Spends)
    }

    fn opened(&self) -> Option<HintReason> {
        let more = self.after.open().without(self.before.open()).len();
        (more >= MANY_FIELDS).then_some(HintReason::Opens(more as u8))
    }
}
