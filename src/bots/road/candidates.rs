//! The candidates of a choice: actions that belong together, such as an offer that is made and sent.

use crate::bots::road::deals::{counter, made_up, offers, partner_agrees, question};
use crate::bots::road::discards::{discards, gift};
use crate::bots::road::evaluator::{any, fast_action};
use crate::bots::road::purchases::{after_purchase, purchases};
use crate::bots::road::weights::Weights;
use crate::engine::chance::{Draw, ThinkingRng, thinking};
use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, SAFE};
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Actions, State, View};

/// Number of positions that are imagined to judge the others' hands.
const IMAGINED: u64 = 12;

/// Positions that agree with the view.
pub(super) fn imagine(view: &View, seed: u64) -> Vec<State> {
    let of_number = |number| view.determinize(&mut thinking(seed, u64::MAX - number));
    (0..IMAGINED).map(of_number).collect()
}

/// The candidates of the seat, best first by first estimate, with at most this number of offers among them.
pub(super) fn candidates(
    weights: &Weights,
    imagined: &[State],
    seat: Seat,
    most_offers: usize,
) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    match state.stage() {
        Stage::Turn => of_turn(weights, imagined, seat, most_offers),
        Stage::Answer => of_answer(weights, imagined, seat),
        Stage::Reply => of_reply(weights, imagined, seat),
        Stage::Offer | Stage::Counter => vec![finished(weights, imagined, seat)],
        Stage::Discard => vec![discards(weights, state, seat)],
        Stage::Gift => vec![gift(weights, state, seat).into_iter().collect()],
        Stage::Over => Vec::new(),
    }
}

/// Purchases by gain, offers among them by value, and the end of the turn.
fn of_turn(
    weights: &Weights,
    imagined: &[State],
    seat: Seat,
    most_offers: usize,
) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let mut rated: Vec<(i32, Vec<Action>)> = purchases(weights, state, seat)
        .into_iter()
        .map(|(action, gain)| (gain, vec![action]))
        .collect();
    let wins = |action: Action| after_purchase(state, seat, action).points(seat) >= GOAL;
    if let Some((_, line)) = rated.iter().find(|(_, line)| {
        line.iter().any(|action| matches!(action, Action::Build { .. }) && wins(*action))
    }) {
        return vec![line.clone()];
    }
    for (partner, deal, value) in offers(weights, imagined, most_offers) {
        let mut line = vec![Action::Trade { partner }];
        line.extend(made_up(&Deal::default(), &deal).unwrap_or_default());
        rated.push((value, line));
    }
    rated.sort_by_key(|(value, _)| core::cmp::Reverse(*value));
    rated.into_iter().map(|(_, line)| line).collect()
}

/// The question that a seat may ask before it ends its turn, if a deal could help it.
pub(super) fn open_question(
    weights: &Weights,
    imagined: &[State],
    seat: Seat,
) -> Option<Vec<Action>> {
    let state = imagined.first()?;
    if state.stage() != Stage::Turn || state.decider() != Some(seat) {
        return None;
    }
    let (partner, deal) = question(weights, imagined)?;
    Some([vec![Action::Trade { partner }], made_up(&Deal::default(), &deal)?].concat())
}

/// Accepts if that is right in most imagined positions, otherwise counters if possible, otherwise declines.
fn of_answer(weights: &Weights, imagined: &[State], seat: Seat) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let offer = &state.trade().offer;
    let mut lines = vec![vec![Action::Decline]];
    if let Some(deal) = counter(weights, imagined, seat) {
        let line = made_up(&Deal::default(), &deal).unwrap_or_default();
        lines.insert(0, [vec![Action::Counter], line].concat());
    }
    let speak = imagined.iter().filter(|state| partner_agrees(weights, state, seat, offer)).count();
    let may = state.check(seat, Action::Accept).is_ok();
    if 2 * speak > imagined.len() {
        lines.insert(0, vec![Action::Accept]);
    } else if may && speak > 0 {
        lines.push(vec![Action::Accept]);
    }
    lines
}

fn of_reply(weights: &Weights, imagined: &[State], seat: Seat) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let agrees = |state: &&State| fast_action(weights, state, seat) == Some(Action::Accept);
    let mut lines = vec![vec![Action::Decline]];
    if state.check(seat, Action::Accept).is_ok() {
        let first = 2 * imagined.iter().filter(agrees).count() > imagined.len();
        lines.insert(usize::from(!first), vec![Action::Accept]);
    }
    lines
}

/// Completes an offer or counter-offer of which some cards may be laid already.
fn finished(weights: &Weights, imagined: &[State], seat: Seat) -> Vec<Action> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let laid = state.deal();
    let wanted = match state.stage() {
        Stage::Counter => counter(weights, imagined, seat).into_iter().collect::<Vec<_>>(),
        _ => {
            // The asked seat counts as not asked yet.
            let open: Vec<State> = imagined.iter().map(State::with_partner_unasked).collect();
            offers(weights, &open, 8).into_iter().map(|(_, deal, _)| deal).collect()
        }
    };
    let line = wanted.iter().find_map(|deal| made_up(laid, deal));
    line.unwrap_or_else(|| any(state, seat).into_iter().collect())
}

/// Without comparing: the first purchase that comes up, or none with a probability in hundredths while the hand is safe
/// from the robber, and simple answers.
pub(super) fn uncompared(
    weights: &Weights,
    state: &State,
    seat: Seat,
    overlooked: u32,
    rng: &mut ThinkingRng,
) -> Vec<Action> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    let action = match state.stage() {
        Stage::Turn => {
            let built = |action: &&Action| matches!(action, Action::Build { .. });
            let can: Vec<Action> = list.iter().filter(built).copied().collect();
            // A hand that the robber would halve is not overlooked.
            let safe = SAFE + state.tableau(seat).knights;
            let overlooks = rng.below(100) < overlooked && state.hand(seat).total() <= safe;
            Some(if overlooks { None } else { rng.pick(&can) }.unwrap_or(Action::End))
        }
        Stage::Answer | Stage::Reply => {
            let takes =
                fast_action(weights, state, seat) == Some(Action::Accept) && rng.below(2) == 0;
            Some(if takes { Action::Accept } else { Action::Decline })
        }
        Stage::Discard | Stage::Gift => rng.pick(&list),
        Stage::Offer | Stage::Counter => any(state, seat),
        Stage::Over => None,
    };
    action.into_iter().collect()
}
