//! The tiny game's computer player.

use super::{Action, Actions, Options, State, Tiny};
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

    fn skill(level: Level) -> Level {
        level
    }

    fn nodes(_: Level) -> u32 {
        40
    }

    fn think(question: Question<Tiny>) -> Box<dyn Think<Tiny>> {
        Box::new(AtOnce::new(question, lay))
    }

    fn options(table: &Table, _seed: u64) -> Result<Options, TableError> {
        Ok(Options { seats: table.players, may_sit_out: true })
    }
}

/// Easy lays anything, the others what wins the most points in games imagined to the round's end.
fn lay(question: &Question<Tiny>) -> Vec<Action> {
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

/// Points that the seat is ahead by when the round is over and others lay anything.
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
