//! Burgundy games between computer players, for the ladder.

use crate::bots::burgundy::player;
use crate::bots::ladder::{Contestant, Effort, GameResult, Score};
use crate::bots::level::Level;
use crate::bots::thinker::Thinker;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::burgundy::options::{Boards, Castles, Edition, OptionsError};
use crate::games::burgundy::state::Stage;
use crate::games::burgundy::{Burgundy, Options, State};

/// Plays game `number` of a series: two games in a row have the same seed with the sides' seats
/// swapped (unless both sides are alike); different boards are drawn, and each player chooses a castle field. `clock` gives
/// seconds; without one, a function that always gives 0 will do.
///
/// # Errors
/// If there are not two to four players.
pub fn play(
    sides: &[Contestant; 2],
    players: u8,
    first_seed: u64,
    number: u64,
    clock: &mut dyn FnMut() -> f64,
) -> Result<GameResult, OptionsError> {
    let options = Options::new(players, Edition::E2019, Boards::Drawn, Castles::Open)?;
    // A side against itself would play the same game twice.
    let [a, b] = sides;
    let pairing = if a == b { number } else { number / 2 };
    let seed = first_seed.wrapping_add(pairing);
    let mut state = Burgundy::start(&options, &Seed::numbered(seed), &mut Quiet)?;
    let mut result = GameResult::default();
    let is_b = |seat: Seat| (u64::from(seat.0) + number) % 2 == 1;
    let mut judges = sides.each_ref().map(|side| player(&side.skill, seed));
    while let Some(seat) = state.deciders().lowest() {
        let side = usize::from(is_b(seat));
        let (Some(contestant), Some(judge)) = (sides.get(side), judges.get_mut(side)) else {
            break;
        };
        let thought = seed.wrapping_mul(0x1_0000).wrapping_add(u64::from(state.turns_ended()));
        judge.reseed(thought);
        let before = clock();
        let mut thinker = Thinker::<Burgundy, _>::new(
            &*judge,
            state.view(seat),
            seat,
            contestant.skill,
            thought,
            contestant.nodes,
        );
        thinker.finish();
        if let (Some(effort), Stage::Play) = (result.efforts.get_mut(side), state.stage) {
            count(effort, thinker.progress().nodes, clock() - before);
        }
        if !carry_out(&mut state, seat, &thinker.advice().actions) {
            break;
        }
    }
    for standing in state.standings() {
        result.scores.push(Score {
            is_b: is_b(standing.seat),
            board: state.estate(standing.seat).board.0,
            points: standing.points,
            won: standing.place == 1,
        });
    }
    Ok(result)
}

/// Positions that hard visits in a whole game against itself with so many for each move: what the
/// benchmarks of the search time, natively and in wasm.
#[must_use]
pub fn positions(players: u8, seed: u64, nodes: u64) -> u64 {
    let side = Contestant { nodes, ..Contestant::new(Level::Hard) };
    let game = play(&[side.clone(), side], players, seed, 0, &mut || 0.0).unwrap_or_default();
    game.efforts.iter().map(|effort| effort.nodes).sum()
}

fn count(effort: &mut Effort, nodes: u64, seconds: f64) {
    effort.moves += 1;
    effort.nodes += nodes;
    effort.seconds += seconds;
}

fn carry_out(state: &mut State, seat: Seat, actions: &[<Burgundy as Game>::Action]) -> bool {
    !actions.is_empty()
        && actions.iter().all(|action| state.apply(seat, *action, &mut Quiet).is_ok())
}
