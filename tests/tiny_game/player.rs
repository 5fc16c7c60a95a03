//! The tiny game's computer player.

use super::{Action, Actions, Options, State, Tiny, View};
use principality::bots::analyst::{Analyst, Equities, single_actions};
use principality::bots::at_once::AtOnce;
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Question, Think};
use principality::bots::table::{Table, TableError};
use principality::engine::chance::{Draw, thinking};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;

impl ComputerPlayer for Tiny {
    type Reason = ();
    type Skill = Level;

    fn nodes(_: Level) -> u32 {
        40
    }

    fn think(question: Question<Tiny>) -> Box<dyn Think<Tiny>> {
        Box::new(AtOnce::new(question, lay))
    }

    fn analyst() -> &'static dyn Analyst<Tiny> {
        &TinyAnalyst
    }

    fn options(table: &Table, _seed: u64) -> Result<Options, TableError> {
        Ok(Options { seats: table.players, may_sit_out: true })
    }
}

/// Easy lays any card, the other levels the one that wins the most points in games imagined to the round's end.
pub fn lay(question: &Question<Tiny>) -> Vec<Action> {
    let Question { view, seat, skill, seed, nodes } = question;
    let mut list = Actions::default();
    let state = Tiny::determinize(view, &mut thinking(*seed, 0));
    Tiny::legal(&state, *seat, &mut list);
    if *skill == Level::Easy {
        return thinking(*seed, 1).pick(&list).into_iter().collect();
    }
    let mut sums = vec![0i64; list.len()];
    for rollout in 0..*nodes {
        let state = Tiny::determinize(view, &mut thinking(*seed, rollout));
        for (sum, action) in sums.iter_mut().zip(list.iter()) {
            *sum += i64::from(gain(state.clone(), *seat, *action, *seed ^ rollout));
        }
    }
    let best = sums.iter().zip(list.iter()).max_by_key(|(sum, _)| **sum);
    best.map(|(_, action)| *action).into_iter().collect()
}

/// The seat's lead in points at the end of the round if others lay any cards.
fn gain(mut state: State, seat: Seat, action: Action, seed: u64) -> i32 {
    let round = state.round;
    Tiny::apply(&mut state, seat, action, &mut Quiet).unwrap();
    let mut rng = thinking(seed, 2);
    while let (true, Some(other)) = (state.round == round, Tiny::deciders(&state).lowest()) {
        let mut list = Actions::default();
        Tiny::legal(&state, other, &mut list);
        let action = rng.pick(&list).unwrap();
        Tiny::apply(&mut state, other, action, &mut Quiet).unwrap();
    }
    let own = state.points[seat.index()];
    2 * own - state.points.iter().sum::<i32>()
}

/// Points, and a fifth of the cards in the hand.
pub struct TinyAnalyst;

impl Analyst<Tiny> for TinyAnalyst {
    fn appraise(&self, state: &State) -> (Equities, u64) {
        let mut equities = Equities::default();
        for (equity, (points, hand)) in
            equities.iter_mut().zip(state.points.iter().zip(&state.hands))
        {
            let cards: i32 = hand.iter().map(|card| i32::from(*card)).sum();
            *equity = points * 1000 + cards * 200;
        }
        (equities, 1)
    }

    fn lines(&self, view: &View, seat: Seat, seed: u64) -> Vec<Vec<Action>> {
        single_actions::<Tiny>(&Tiny::determinize(view, &mut thinking(seed, 0)), seat, 8)
    }

    fn turns(&self, _state: &State) -> u32 {
        1
    }

    /// The highest card.
    fn play_on(&self, state: &mut State, seat: Seat, list: &mut Actions) -> u64 {
        *list = Actions::default();
        Tiny::legal(state, seat, list);
        let mut cards = list.iter().filter(|action| **action != Action::SitOut);
        let action = cards.next_back().or(list.first()).copied();
        u64::from(action.is_some_and(|action| Tiny::apply(state, seat, action, &mut Quiet).is_ok()))
    }
}
