//! Things worth doing in an action phase, one at a time: purchases with the trades and the removals that they take, cards
//! played and used, and single trades at the end.

use crate::bots::princes::lasting::FETCHERS;
use crate::bots::princes::line::{DEPTH, Line, Visited, acts};
use crate::bots::princes::means::Means;
use crate::bots::princes::plans::{Goal, Plan, list, saved_kind};
use crate::bots::princes::weights::Weights;
use crate::engine::total::{At, Count};
use crate::games::princes::action::{Means as By, Saving, With};
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, KINDS, Kind};
use crate::games::princes::place::Place;
use crate::games::princes::resources::covers;
use crate::games::princes::row::{Ability, Site};
use crate::games::princes::step::{CardEffect, Effect, Step};
use crate::games::princes::{Action, Actions, State};

/// A trade at the end must promise so much, in thousandths of a point.
const WORTH_A_TRADE: i32 = 25;

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
        let fresh = !matches!(action, Action::Play { card, .. } if card == last);
        if let Action::Play { card, .. } = action {
            last = card;
        }
        if is_tried(state, seat, &choices, action, fresh, thorough) {
            visited.0 += 1;
            children.push(line.with(weights, seat, action));
        }
    }
    let (plans, _) = list(weights, state, seat, &means);
    for plan in &plans {
        if !covers(&means.amounts, &plan.price) {
            children.extend(bought(weights, line, seat, &means, plan, visited));
        } else if thorough && lacks_a_site(&means, plan) {
            replace(weights, line, seat, plan, visited, &mut children);
        }
    }
    children
}

/// True if a step is tried by itself. Of cards with very many uses and of ways to pay, those that are not looked at
/// thoroughly take the first and the best.
fn is_tried(
    state: &State,
    seat: u8,
    choices: &Actions,
    action: Action,
    fresh: bool,
    thorough: bool,
) -> bool {
    match action {
        Action::Road { .. } | Action::Settlement { .. } | Action::City { .. } => true,
        Action::Use { .. } => true,
        Action::Build { card, at, saving } => {
            thorough && saving.gold_for() != [0; KINDS - 1]
                || saving == best_saving(state, seat, choices, card, at)
        }
        // Two that fetch each other would go round for ever.
        Action::Play { card, with: With::Card { card: fetched } } => {
            !(FETCHERS.contains(&card) && FETCHERS.contains(&fetched))
        }
        Action::Play { card, .. } => !is_swap(card) || thorough || fresh,
        // With what comes in its place.
        Action::Remove { .. } => false,
        _ => false,
    }
}

/// True if a planned card has no free site.
fn lacks_a_site(means: &Means, plan: &Plan) -> bool {
    let Goal::Card { card } = plan.goal else { return false };
    match card.row().site {
        Site::Anywhere => means.sites == 0,
        Site::City => !card.row().foreign && means.city_sites == 0,
        _ => false,
    }
}

/// A card that can be paid in the place of one that leaves for it.
fn replace(
    weights: &Weights,
    line: &Line,
    seat: u8,
    plan: &Plan,
    visited: &mut Visited,
    children: &mut Vec<Line>,
) {
    let Goal::Card { card } = plan.goal else { return };
    let mut choices = Actions::new();
    line.state.legal(seat, &mut choices);
    for removal in choices.iter().copied() {
        let Action::Remove { card: old, at } = removal else { continue };
        if old == card {
            continue;
        }
        let cleared = line.then(weights, seat, removal);
        let mut builds = Actions::new();
        cleared.state.legal(seat, &mut builds);
        let built = builds.iter().copied().find(|action| match action {
            Action::Build { card: new, at: there, saving } => {
                *new == card
                    && *there == at
                    && *saving == best_saving(&cleared.state, seat, &builds, card, at)
            }
            _ => false,
        });
        if let Some(build) = built {
            visited.0 += 1;
            children.push(cleared.with(weights, seat, build));
        }
    }
}

fn is_swap(card: Card) -> bool {
    card.row().abilities.iter().any(|ability| {
        matches!(ability, Ability::Play([Step::Do(Effect::Card(CardEffect::Swap)), ..]))
    })
}

/// The payment for a card at a place that saves the scarcest letter; Michael's gold if there is no other.
fn best_saving(state: &State, seat: u8, choices: &Actions, card: Card, at: Place) -> Saving {
    let mut savings = choices.iter().filter_map(|action| match action {
        Action::Build { card: other, at: there, saving } if *other == card && *there == at => {
            Some(*saving)
        }
        _ => None,
    });
    let amounts = state.realm(seat).amounts();
    let kind = saved_kind(state, seat, card.row(), &amounts);
    let saves = |saving: &Saving| saving.less().map(|(_, kind)| kind) == kind;
    let first = savings.clone().next().unwrap_or_default();
    if kind.is_none() { first } else { savings.find(saves).unwrap_or(first) }
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

/// True if stores and the best rates might make up a price.
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

/// The cheapest trade for a resource that a price lacks, paid with others than it needs.
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

/// Resources that a trade gives away.
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
        By::Mint { .. } => give(Kind::Gold, 1),
        By::Wagon { given: kinds } => kinds.into_iter().for_each(|kind| give(kind, 1)),
    }
    given
}

/// Single trades that improve what is left, such as stores that brigands would find or no region holds.
pub(super) fn trade_rest(weights: &Weights, line: &mut Line, seat: u8, visited: &mut Visited) {
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
