//! Choices that are not the action phase: the roll, what is stored, paid, demanded and given, cards of
//! hands and stacks. Each is weighed by itself.

use crate::bots::princes::evaluation::{evaluate, savings_of};
use crate::bots::princes::means::{Means, is_built};
use crate::bots::princes::plans::{PlanList, card_gain, lacking, list};
use crate::bots::princes::weights::{Weights, extra_of};
use crate::engine::game::Quiet;
use crate::engine::total::{At, Count};
use crate::games::princes::card::Card;
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::{KINDS, Kind, Region};
use crate::games::princes::state::{Slot, other};
use crate::games::princes::step::Step;
use crate::games::princes::{Action, Actions, State};
use core::cmp::Reverse;

/// What the seat looks at when it weighs cards and resources: counted once.
struct Eye<'a> {
    weights: &'a Weights,
    state: &'a State,
    seat: u8,
    means: Means,
    plans: PlanList,
}

impl<'a> Eye<'a> {
    fn new(weights: &'a Weights, state: &'a State, seat: u8) -> Eye<'a> {
        let means = Means::of(weights, state, seat);
        let (plans, _) = list(weights, state, seat, &means);
        Eye { weights, state, seat, means, plans }
    }

    /// What stores with these amounts are worth.
    fn stores(&self, amounts: &[u8; KINDS]) -> i32 {
        let mut means = self.means;
        means.amounts = *amounts;
        savings_of(self.weights, &means, &self.plans)
    }

    /// What one more of each kind would add.
    fn gains(&self) -> [i32; KINDS] {
        let now = self.stores(&self.means.amounts);
        core::array::from_fn(|kind| {
            let mut with = self.means.amounts;
            with.add(kind, 1);
            self.stores(&with) - now + self.in_danger(kind)
        })
    }

    /// What one less of each kind would take away.
    fn losses(&self) -> [i32; KINDS] {
        let now = self.stores(&self.means.amounts);
        core::array::from_fn(|kind| {
            let mut without = self.means.amounts;
            without.take(kind, 1);
            now - self.stores(&without) + self.in_danger(kind)
        })
    }

    /// Wool and gold count less where brigands would find too much.
    fn in_danger(&self, kind: usize) -> i32 {
        let sum: u8 = self.means.amounts.iter().sum();
        let robbed = kind == Kind::Wool.index() || kind == Kind::Gold.index();
        match sum {
            0..=5 => 0,
            6 | 7 if robbed => -self.weights.resource / 6,
            6 | 7 => 0,
            _ if robbed => -self.weights.resource / 3,
            _ => -self.weights.resource / 12,
        }
    }

    /// What a card of the hand is worth, or would be.
    fn card(&self, card: Card) -> i32 {
        let (gain, ready) = card_gain(self.weights, self.state, self.seat, &self.means, card);
        if !is_built(card) {
            let held = extra_of(card).held * self.weights.actions / 100;
            return held * if ready { 100 } else { 60 } / 100;
        }
        let held = if ready { self.weights.held } else { self.weights.held_for_later };
        let near = if ready {
            let (near, _) =
                lacking(self.weights, &self.means, &self.means.amounts, &card.row().cost);
            near / 4
        } else {
            4
        };
        gain.clamp(0, 2500) * (held + near) / 100
    }

    /// What the seat may expect of a stack's top.
    fn top(&self, stack: u8) -> i32 {
        let cards = self.state.stack(usize::from(stack).wrapping_sub(1));
        match cards.last() {
            Some(slot) if slot.known & bit(self.seat) != 0 => self.card(slot.card),
            Some(slot) => {
                let mut values = self.unknown(slot.card);
                let count = values.len().max(1) as i32;
                values.iter_mut().map(|value| *value).sum::<i32>() / count
            }
            None => i32::MIN / 2,
        }
    }

    /// What the seat may expect of the best card of a stack.
    fn best(&self, stack: u8) -> i32 {
        let cards = self.state.stack(usize::from(stack).wrapping_sub(1));
        let knows = |slot: &&Slot| slot.known & bit(self.seat) != 0;
        let seen = cards.iter().filter(knows).map(|slot| self.card(slot.card)).max().unwrap_or(0);
        let Some(hidden) = cards.iter().find(|slot| slot.known & bit(self.seat) == 0) else {
            return seen;
        };
        let values = self.unknown(hidden.card);
        let here = cards.iter().filter(|slot| slot.known & bit(self.seat) == 0).count() as i32;
        // The chance that each one lies here, the better ones first.
        let (mut left, mut sum) = (1000, 0);
        for value in &values {
            let share = left * here / values.len().max(1) as i32;
            sum += value * share / 1000;
            left -= share;
        }
        seen.max(sum)
    }

    /// The values of all cards with this back that the seat has not seen, best first.
    fn unknown(&self, like: Card) -> Vec<i32> {
        let set = like.row().set;
        let slots = self.state.stacks.iter().flatten().chain(self.state.hand(other(self.seat)));
        let hidden = slots.filter(|slot| {
            slot.known & bit(self.seat) == 0 && slot.card.is_some() && slot.card.row().set == set
        });
        let mut cards: Vec<Card> = hidden.map(|slot| slot.card).collect();
        cards.sort_unstable();
        let mut values: Vec<i32> = Vec::with_capacity(cards.len());
        let mut last = (Card::NONE, 0);
        for card in cards {
            if card != last.0 {
                last = (card, self.card(card));
            }
            values.push(last.1);
        }
        values.sort_unstable_by_key(|value| Reverse(*value));
        values
    }

    /// The cheapest that so many resources can be given for.
    fn price(&self, count: u8) -> i32 {
        let mut left = self.means.amounts;
        let now = self.stores(&left);
        for _ in 0..count {
            let without = |kind: usize| {
                let mut amounts = left;
                amounts.take(kind, 1);
                amounts
            };
            let kinds = (0..KINDS).filter(|kind| left.at(*kind) > 0);
            let Some(kind) = kinds.max_by_key(|kind| self.stores(&without(*kind))) else {
                return i32::MAX / 2;
            };
            left = without(kind);
        }
        now - self.stores(&left)
    }

    /// What the best exchange brings: the draw or the search.
    fn exchange(&self) -> (i32, Option<Action>) {
        let mut best = (i32::MIN / 2, None);
        let cost = self.state.search_cost(self.seat);
        let stores: u8 = self.means.amounts.iter().sum();
        let price = if stores >= cost { self.price(cost) } else { i32::MAX / 2 };
        for (stack, cards) in (1..).zip(&self.state.stacks) {
            if cards.is_empty() {
                continue;
            }
            let top = self.top(stack);
            if top > best.0 {
                best = (top, Some(Action::Draw { stack }));
            }
            let found = self.best(stack).saturating_sub(price);
            if stores >= cost && found > best.0 {
                best = (found, Some(Action::Search { stack }));
            }
        }
        best
    }
}

/// What the seat chooses outside of the action phase; nothing if there is nothing.
#[must_use]
pub fn answer(weights: &Weights, state: &State, seat: u8) -> Option<Action> {
    let task = state.task()?;
    let mut choices = Actions::new();
    state.legal(seat, &mut choices);
    if choices.len() < 2 {
        return choices.first().copied();
    }
    let chosen = match task.step {
        Step::Arrange(_) => choices.last().copied().filter(|last| *last == Action::Decline),
        Step::FirstStack { .. } => None,
        Step::Roll => Some(roll(weights, state, seat)),
        Step::Gain { .. } | Step::Fill(_) | Step::Buy(_) | Step::Jester { .. } => {
            gain(weights, state, seat, task.step, &choices)
        }
        Step::Pay(_) | Step::PayAny { .. } | Step::Give(_) => {
            pay(&Eye::new(weights, state, seat), &choices)
        }
        Step::Demand { .. } | Step::Voyage => {
            let gains = Eye::new(weights, state, seat).gains();
            choices.iter().copied().max_by_key(|action| match action {
                Action::Demand { resource } | Action::Choose { resource } => {
                    gains.at(resource.index()) + weights.stock_of_rival
                }
                _ => 0,
            })
        }
        step => of_cards(&Eye::new(weights, state, seat), step, &choices),
    };
    let settled = matches!(task.step, Step::FirstStack { .. });
    chosen
        .or_else(|| if settled { None } else { one_by_one(weights, state, seat, &choices) })
        .or_else(|| choices.first().copied())
}

/// The roll, or the number that brings so much more than others that the card is worth it.
fn roll(weights: &Weights, state: &State, seat: u8) -> Action {
    let value = |number: u8| {
        let mut after = state.clone();
        for who in [0, 1] {
            for land in after.realm_mut(who).all_lands_mut() {
                if land.region.number() == number {
                    land.store += land.room().min(1);
                }
            }
        }
        evaluate(weights, &after, seat)
    };
    let values: [i32; 6] = core::array::from_fn(|at| value(at as u8 + 1));
    let mean = values.iter().sum::<i32>() / 6;
    let best = (1u8..).zip(values).max_by_key(|(number, value)| (*value, Reverse(*number)));
    match best {
        Some((number, value)) if value - mean > weights.set_roll => Action::Brigitta { number },
        _ => Action::Roll,
    }
}

/// The kind that is missed most, in its emptiest region.
fn gain(
    weights: &Weights,
    state: &State,
    seat: u8,
    step: Step,
    choices: &Actions,
) -> Option<Action> {
    let eye = Eye::new(weights, state, seat);
    let gains = eye.gains();
    let price = if matches!(step, Step::Buy(_)) { eye.losses().at(Kind::Gold.index()) } else { 0 };
    let value = |region: Region| {
        let room = state.realm(seat).land_of(region).map_or(0, |land| land.room());
        let count = if matches!(step, Step::Fill(_)) { i32::from(room) } else { 1 };
        gains.at(region.kind().index()) * count * 4 + i32::from(room) - price * 4
    };
    choices.iter().copied().rev().max_by_key(|action| match action {
        Action::Gain { region } => value(*region),
        _ => 0,
    })
}

/// The kind that is missed least, of its fullest region.
fn pay(eye: &Eye, choices: &Actions) -> Option<Action> {
    let losses = eye.losses();
    choices.iter().copied().rev().min_by_key(|action| match action {
        Action::Pay { region } | Action::Give { region } => {
            let store = eye.state.realm(eye.seat).land_of(*region).map_or(0, |land| land.store);
            losses.at(region.kind().index()) * 4 - i32::from(store)
        }
        _ => i32::MAX,
    })
}

/// Choices of cards of hands and stacks.
fn of_cards(eye: &Eye, step: Step, choices: &Actions) -> Option<Action> {
    let longest = |stack: u8| eye.state.stack(usize::from(stack).wrapping_sub(1)).len() as i32;
    match step {
        Step::Draw { .. } => choices.iter().copied().rev().max_by_key(|action| match action {
            Action::Draw { stack } => eye.top(*stack),
            _ => 0,
        }),
        Step::Search { .. } => choices.iter().copied().rev().max_by_key(|action| match action {
            Action::Search { stack } => eye.best(*stack),
            _ => 0,
        }),
        Step::Take { optional, .. } => {
            let least = if optional { eye.weights.card / 2 } else { i32::MIN };
            choices.iter().copied().rev().max_by_key(|action| match action {
                Action::Take { card } => eye.card(*card),
                _ => least,
            })
        }
        Step::Steal(_) => choices.iter().copied().rev().max_by_key(|action| match action {
            Action::Take { card } => eye.card(*card) + eye.weights.card / 2,
            _ => eye.weights.card * 2,
        }),
        Step::Under(_) | Step::UnderFighters => {
            choices.iter().copied().rev().min_by_key(|action| match action {
                Action::Under { card, stack } => eye.card(*card) * 64 - longest(*stack),
                _ => i32::MAX,
            })
        }
        Step::UnderOther(_) => {
            let theirs = Eye::new(eye.weights, eye.state, other(eye.seat));
            choices.iter().copied().rev().max_by_key(|action| match action {
                Action::Under { card, stack } => theirs.card(*card) * 64 + longest(*stack),
                _ => i32::MIN,
            })
        }
        Step::Exchange(_) => Some(exchange(eye, choices)),
        Step::ExchangeDraw => eye.exchange().1,
        _ => None,
    }
}

/// The worst card for a better one, if one may be expected; what comes goes under the longest stack.
fn exchange(eye: &Eye, choices: &Actions) -> Action {
    let (best, _) = eye.exchange();
    let given = choices.iter().copied().filter_map(|action| match action {
        Action::Exchange { card, stack } => {
            let longest = eye.state.stack(usize::from(stack).wrapping_sub(1)).len();
            Some((eye.card(card), Reverse(longest), action))
        }
        _ => None,
    });
    match given.min_by_key(|(value, longest, _)| (*value, *longest)) {
        Some((value, _, action)) if best - value > eye.weights.exchange => action,
        _ => Action::Decline,
    }
}

/// The choice after which the position is worth most; of equals the first listed.
fn one_by_one(weights: &Weights, state: &State, seat: u8, choices: &Actions) -> Option<Action> {
    let value = |action: Action| {
        let mut after = state.clone();
        after.carry_out(action, &mut Quiet);
        evaluate(weights, &after, seat)
    };
    choices.iter().copied().rev().max_by_key(|action| value(*action))
}
