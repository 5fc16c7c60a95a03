//! Choices that are not the action phase: the roll, what is stored, paid, demanded and given, cards of
//! hands and stacks. Each is weighed by itself.

use crate::bots::princes::evaluation::{evaluate, savings_of};
use crate::bots::princes::lasting::is_built;
use crate::bots::princes::means::Means;
use crate::bots::princes::picks::best_pick;
use crate::bots::princes::plans::{PlanList, card_gain, lacking, list};
use crate::bots::princes::weights::Weights;
use crate::bots::princes::worths::extra_of;
use crate::engine::game::Quiet;
use crate::engine::total::{At, Count};
use crate::games::princes::card::Card;
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::{KINDS, Kind, Region};
use crate::games::princes::state::{Slot, other};
use crate::games::princes::step::{
    Choice, GainChoice, HandChoice, JesterChoice, PaymentChoice, SetupChoice, StackChoice,
    TurnChoice,
};
use crate::games::princes::{Action, Actions, State};
use core::cmp::Reverse;

/// Counts for weighing cards and resources, made once.
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

    /// Worth of stores with these amounts.
    fn stores(&self, amounts: &[u8; KINDS]) -> i32 {
        let mut means = self.means;
        means.amounts = *amounts;
        savings_of(self.weights, &means, &self.plans)
    }

    /// Gain of one more of each kind.
    fn gains(&self) -> [i32; KINDS] {
        let now = self.stores(&self.means.amounts);
        core::array::from_fn(|kind| {
            let mut with = self.means.amounts;
            with.add(kind, 1);
            self.stores(&with) - now + self.in_danger(kind)
        })
    }

    /// Loss of one of each kind.
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

    /// Worth of a card in the hand.
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

    /// Expected worth of a stack's top.
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

    /// Expected worth of the best card of a stack.
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
        let slots = self.state.stacks().iter().flatten().chain(self.state.hand(other(self.seat)));
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

    /// Worth of the best exchange, with its draw or search.
    fn exchange(&self) -> (i32, Option<Action>) {
        let mut best = (i32::MIN / 2, None);
        let cost = self.state.search_cost(self.seat);
        let stores: u8 = self.means.amounts.iter().sum();
        let price = if stores >= cost { self.price(cost) } else { i32::MAX / 2 };
        for (stack, cards) in (1..).zip(self.state.stacks()) {
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

/// The seat's choice outside of the action phase, if it has one.
#[must_use]
pub fn answer(weights: &Weights, state: &State, seat: u8) -> Option<Action> {
    let decision = state.decision(seat)?;
    let mut choices = Actions::new();
    state.legal(seat, &mut choices);
    best_of(weights, state, seat, decision.choice, &choices)
}

/// The seat's choices outside of the action phase, best first, at most so many. Those that give the same card away are
/// one, and what is chosen before the first turn is settled by its rule.
#[must_use]
pub fn answers(weights: &Weights, state: &State, seat: u8, most: usize) -> Vec<Action> {
    let Some(decision) = state.decision(seat) else { return Vec::new() };
    let most = if matches!(decision.choice, Choice::Setup(_)) { 1 } else { most };
    let mut legal = Actions::new();
    state.legal(seat, &mut legal);
    let (mut choices, mut ranked) = (legal.to_vec(), Vec::new());
    while ranked.len() < most {
        let Some(best) = best_of(weights, state, seat, decision.choice, &choices) else { break };
        choices.retain(|choice| *choice != best && !gives_the_same(*choice, best));
        ranked.push(best);
    }
    ranked
}

/// True if both give the same card of a hand away.
fn gives_the_same(one: Action, other: Action) -> bool {
    let given = |action| match action {
        Action::Exchange { card, .. } | Action::Under { card, .. } => Some(card),
        _ => None,
    };
    given(one).is_some() && given(one) == given(other)
}

/// The best of these choices.
fn best_of(
    weights: &Weights,
    state: &State,
    seat: u8,
    choice: Choice,
    choices: &[Action],
) -> Option<Action> {
    if choices.len() < 2 {
        return choices.first().copied();
    }
    weighed(weights, state, seat, choice, choices)
        .filter(|best| choices.contains(best))
        .or_else(|| one_by_one(weights, state, seat, choices))
        .or_else(|| choices.first().copied())
}

/// Choice by the rule of its family; `None` where each option is tried.
fn weighed(
    weights: &Weights,
    state: &State,
    seat: u8,
    choice: Choice,
    choices: &[Action],
) -> Option<Action> {
    let eye = || Eye::new(weights, state, seat);
    match choice {
        Choice::Setup(SetupChoice::Arrange { .. }) => {
            choices.last().copied().filter(|last| *last == Action::Decline)
        }
        Choice::Setup(SetupChoice::FirstStack { .. }) => choices.first().copied(),
        Choice::Setup(SetupChoice::PickSet { sets }) => {
            best_pick(sets, state.sets(), seat == state.starter())
                .map(|set| Action::PickSet { set })
        }
        Choice::Turn(TurnChoice::Roll) => Some(roll(weights, state, seat, choices)),
        Choice::Turn(TurnChoice::Act) => None,
        Choice::Gain(GainChoice::Gain { .. }) | Choice::Jester(JesterChoice::Jester { .. }) => {
            gain(&eye(), Gain::One, choices)
        }
        // Brigands don't find what is in the cache.
        Choice::Gain(GainChoice::Deposit { .. }) => choices.last().copied(),
        Choice::Gain(GainChoice::Fill { .. }) => gain(&eye(), Gain::Full, choices),
        Choice::Gain(GainChoice::Buy { .. }) => gain(&eye(), Gain::Bought, choices),
        Choice::Gain(GainChoice::Voyage | GainChoice::Tithe)
        | Choice::Payment(PaymentChoice::Demand { .. }) => kind(&eye(), choices),
        Choice::Payment(
            PaymentChoice::Pay { .. }
            | PaymentChoice::PayAny { .. }
            | PaymentChoice::Give { .. }
            | PaymentChoice::GiveInto { .. },
        ) => pay(&eye(), choices),
        Choice::Stack(of) => of_stacks(&eye(), of, choices),
        Choice::Hand(of) => of_hands(&eye(), of, choices),
        Choice::Gain(GainChoice::Reward { .. })
        | Choice::Jester(JesterChoice::Takeover { .. })
        | Choice::Loss(_)
        | Choice::Hero(_)
        | Choice::Region(_) => None,
    }
}

/// The roll, or the number that brings so much more than others that the card is worth it.
fn roll(weights: &Weights, state: &State, seat: u8, choices: &[Action]) -> Action {
    if choices.contains(&Action::Herald) && herald(weights, state, seat) > 0 {
        return Action::Herald;
    }
    let value = |number: u8| evaluate(weights, &state.with_number(number), seat);
    let values: [i32; 6] = core::array::from_fn(|at| value(at as u8 + 1));
    let mean = values.iter().sum::<i32>() / 6;
    let set = choices.iter().rev().filter_map(|action| match action {
        Action::Brigitta { number, .. } => {
            let value = values.at(usize::from(*number).wrapping_sub(1));
            Some((value, Reverse(*number), *action))
        }
        _ => None,
    });
    let may_roll = choices.contains(&Action::Roll);
    match set.max_by_key(|(value, number, _)| (*value, *number)) {
        Some((value, _, set)) if value - mean > weights.set_roll || !may_roll => set,
        _ => Action::Roll,
    }
}

/// Gain of a herald over keeping the card: a celebration gives the seat two, or one if the other seat has
/// more skill, which gets its own one too unless it has less; and no brigands come.
fn herald(weights: &Weights, state: &State, seat: u8) -> i32 {
    let (own, theirs) = (state.total(seat).skill, state.total(other(seat)).skill);
    let gained = (1 + i32::from(own >= theirs)) * weights.resource;
    let given = i32::from(theirs >= own) * weights.resource * weights.rivalry / 100;
    let (counted, lost) = state.brigands_would_find(seat);
    let robbed = if counted > 7 { i32::from(lost) } else { 0 };
    let held = extra_of(Card::REINER_HERALD).held * weights.actions / 100;
    gained - given + robbed * weights.resource / 6 - held
}

/// Gain of a region and its reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gain {
    /// One.
    One,
    /// All that it has room for.
    Full,
    /// One for one gold.
    Bought,
}

/// The kind that is missed most, in its emptiest region.
fn gain(eye: &Eye, how: Gain, choices: &[Action]) -> Option<Action> {
    let gains = eye.gains();
    let price = if how == Gain::Bought { eye.losses().at(Kind::Gold.index()) } else { 0 };
    let value = |region: Region| {
        let room = eye.state.realm(eye.seat).land_of(region).map_or(0, |land| land.room());
        let count = if how == Gain::Full { i32::from(room) } else { 1 };
        gains.at(region.kind().index()) * count * 4 + i32::from(room) - price * 4
    };
    choices.iter().copied().rev().max_by_key(|action| match action {
        Action::Gain { region } => value(*region),
        _ => 0,
    })
}

/// The kind that is missed most.
fn kind(eye: &Eye, choices: &[Action]) -> Option<Action> {
    let gains = eye.gains();
    choices.iter().copied().max_by_key(|action| match action {
        Action::Demand { resource } | Action::Choose { resource } => {
            gains.at(resource.index()) + eye.weights.stock_of_rival
        }
        _ => 0,
    })
}

/// The kind that is missed least, of its fullest region.
fn pay(eye: &Eye, choices: &[Action]) -> Option<Action> {
    let losses = eye.losses();
    choices.iter().copied().rev().min_by_key(|action| match action {
        Action::Pay { region } | Action::Give { region } => {
            let store = eye.state.realm(eye.seat).land_of(*region).map_or(0, |land| land.store);
            losses.at(region.kind().index()) * 4 - i32::from(store)
        }
        _ => i32::MAX,
    })
}

/// Choices of stacks and of cards in them.
fn of_stacks(eye: &Eye, choice: StackChoice, choices: &[Action]) -> Option<Action> {
    match choice {
        StackChoice::Draw { .. } => {
            choices.iter().copied().rev().max_by_key(|action| match action {
                Action::Draw { stack } => eye.top(*stack),
                _ => 0,
            })
        }
        StackChoice::Search { .. } | StackChoice::MaySearch => {
            choices.iter().copied().rev().max_by_key(|action| match action {
                Action::Search { stack } => eye.best(*stack),
                _ => 0,
            })
        }
        StackChoice::Take { optional, .. } => {
            let least = if optional { eye.weights.card / 2 } else { i32::MIN };
            choices.iter().copied().rev().max_by_key(|action| match action {
                Action::Take { card } => eye.card(*card),
                _ => least,
            })
        }
        StackChoice::ExchangeDraw => eye.exchange().1,
    }
}

/// Choices of cards that leave a hand.
fn of_hands(eye: &Eye, choice: HandChoice, choices: &[Action]) -> Option<Action> {
    let longest = |stack: u8| eye.state.stack(usize::from(stack).wrapping_sub(1)).len() as i32;
    match choice {
        HandChoice::TakeAny => choices.iter().copied().rev().max_by_key(|action| match action {
            Action::Take { card } => eye.card(*card),
            _ => i32::MIN,
        }),
        HandChoice::Steal { .. } => {
            choices.iter().copied().rev().max_by_key(|action| match action {
                Action::Take { card } => eye.card(*card) + eye.weights.card / 2,
                _ => eye.weights.card * 2,
            })
        }
        HandChoice::Under { .. } | HandChoice::UnderFighters => {
            choices.iter().copied().rev().min_by_key(|action| match action {
                Action::Under { card, stack } => eye.card(*card) * 64 - longest(*stack),
                _ => i32::MAX,
            })
        }
        HandChoice::UnderOther { .. } => {
            let theirs = Eye::new(eye.weights, eye.state, other(eye.seat));
            choices.iter().copied().rev().max_by_key(|action| match action {
                Action::Under { card, stack } => theirs.card(*card) * 64 + longest(*stack),
                _ => i32::MIN,
            })
        }
        // Played, it leaves a place in the hand that is refilled, which is worth more than the card.
        HandChoice::Ward => choices.first().copied(),
        HandChoice::Exchange { .. } => Some(exchange(eye, choices)),
        HandChoice::UnderLost => None,
    }
}

/// The worst card for a better one, if one may be expected; it goes under the longest stack.
fn exchange(eye: &Eye, choices: &[Action]) -> Action {
    let (best, _) = eye.exchange();
    let may_decline = choices.contains(&Action::Decline);
    let given = choices.iter().copied().filter_map(|action| match action {
        Action::Exchange { card, stack } => {
            let longest = eye.state.stack(usize::from(stack).wrapping_sub(1)).len();
            Some((eye.card(card), Reverse(longest), action))
        }
        _ => None,
    });
    match given.min_by_key(|(value, longest, _)| (*value, *longest)) {
        Some((value, _, action)) if best - value > eye.weights.exchange || !may_decline => action,
        _ => Action::Decline,
    }
}

/// The choice after which the position is worth most; of equals the first listed.
fn one_by_one(weights: &Weights, state: &State, seat: u8, choices: &[Action]) -> Option<Action> {
    let value = |action: Action| {
        let mut after = state.clone();
        after.carry_out(action, &mut Quiet);
        evaluate(weights, &after, seat)
    };
    choices.iter().copied().rev().max_by_key(|action| value(*action))
}
