//! Series of games between computer players, for the ladder and the benchmarks.

use crate::bots::ladder::{Contestant, Effort, GameResult, Score};
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Question};
use crate::bots::table::{Table, TableError};
use crate::engine::chance::mix;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;

/// Plays game `number` of a series: two consecutive games have the same seed with the sides' seats swapped
/// (unless both sides are alike). All seats of a team belong to one side, and teams alternate between the
/// sides; with `table.one`, side A has a single seat instead, and each seed is played with it at every seat.
/// `clock` returns seconds; a function that always returns 0 turns timing off.
///
/// # Errors
/// If no game can be played with this table.
pub fn play<G: ComputerPlayer>(
    sides: &[Contestant<G>; 2],
    table: &Table,
    first_seed: u64,
    number: u64,
    clock: &mut dyn FnMut() -> f64,
) -> Result<GameResult, TableError> {
    let [a, b] = sides;
    let seats = u64::from(table.players.max(1));
    let games_of_a_seed = match (table.one, a == b) {
        (true, _) => seats,
        // A side against itself would play the same game twice.
        (false, true) => 1,
        (false, false) => 2,
    };
    let seed = first_seed.wrapping_add(number / games_of_a_seed);
    let options = G::options(table, seed)?;
    let is_b = |state: &G::State, seat: Seat| {
        if table.one {
            return u64::from(seat.0) != number % seats;
        }
        (u64::from(G::team(state, seat)) + number) % 2 == 1
    };
    let mut result = GameResult::default();
    let state = play_out(&options, sides, &is_b, seed, &mut result.efforts, clock)?;
    for standing in G::standings(&state) {
        result.scores.push(Score {
            is_b: is_b(&state, standing.seat),
            variant: G::variant(&state, standing.seat),
            points: standing.points,
            won: standing.place == 1,
        });
    }
    Ok(result)
}

/// Plays a game to its end; each player receives only the view of its own seat.
///
/// # Errors
/// If no game can be played with these options.
pub fn play_out<G: ComputerPlayer>(
    options: &G::Options,
    sides: &[Contestant<G>; 2],
    is_b: &dyn Fn(&G::State, Seat) -> bool,
    seed: u64,
    efforts: &mut [Effort; 2],
    clock: &mut dyn FnMut() -> f64,
) -> Result<G::State, TableError> {
    let started = G::start(options, &Seed::numbered(seed), &mut Quiet);
    let mut state = started.map_err(|why| TableError::Options(why.to_string()))?;
    let mut choices = 0u64;
    while let Some(seat) = G::deciders(&state).lowest() {
        choices += 1;
        let side = usize::from(is_b(&state, seat));
        let (Some(contestant), Some(effort)) = (sides.get(side), efforts.get_mut(side)) else {
            break;
        };
        let before = clock();
        let mut thoughts = G::think(Question {
            view: G::view(&state, seat.into()),
            seat,
            skill: contestant.skill.clone(),
            seed: mix(seed ^ mix(choices)),
            nodes: contestant.nodes,
        });
        thoughts.finish();
        // A choice without search, such as a measured opening, does not count.
        let nodes = thoughts.progress().nodes;
        if nodes > 0 {
            effort.moves += 1;
            effort.nodes += nodes;
            effort.seconds += clock() - before;
        }
        let actions = thoughts.actions();
        let played = |action: &G::Action| G::apply(&mut state, seat, *action, &mut Quiet).is_ok();
        if actions.is_empty() || !actions.iter().all(played) {
            break;
        }
    }
    Ok(state)
}

/// Number of positions that the hard level visits in a whole game against itself, with `nodes` for each choice,
/// for the search benchmarks, natively and in wasm. 0 if no game with this number of players exists.
#[must_use]
pub fn positions<G: ComputerPlayer>(players: u8, seed: u64, nodes: u64) -> u64 {
    let side = Contestant::<G> { nodes, ..Contestant::new(Level::Hard) };
    let sides = [side.clone(), side];
    let game = play(&sides, &Table::of(players), seed, 0, &mut || 0.0).unwrap_or_default();
    game.efforts.iter().map(|effort| effort.nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    struct Options {
        players: u8,
        #[serde(default)]
        extras: u8,
    }

    #[test]
    fn the_number_of_players_alone_makes_usual_options() {
        assert_eq!(Table::of(3).usual(), Ok(Options { players: 3, extras: 0 }));
        assert!(matches!(Table::of(3).usual::<Vec<u8>>(), Err(TableError::Options(_))));
    }

    #[test]
    fn what_is_set_last_counts() {
        let table = Table::of(2).with("extras", "1").with("team", "").with("extras", "2");
        assert_eq!(
            [table.get("extras"), table.get("team"), table.get("x")],
            [Some("2"), Some(""), None]
        );
    }
}
