//! Random whole games, for benchmarks and tests.

use crate::engine::actions::ActionList;
use crate::engine::chance::{Chance, Draw};
use crate::engine::game::{Game, Quiet};
use crate::engine::seed::Seed;
use rand::Rng;

/// A game's own part in its random games.
pub trait Playout: Game {
    /// The options for a number of players; `None` if so many can't play.
    fn options(players: u8) -> Option<Self::Options>;

    /// All players' points, summed.
    fn points(state: &Self::State) -> u64;

    /// The chance by which the actions of a game are drawn.
    #[inline]
    fn chance(number: u64) -> impl Rng {
        Chance::of_number(number, u64::MAX)
    }

    /// A random legal action; all are equally likely.
    #[inline]
    fn pick(
        _state: &Self::State,
        legal: &Self::Actions,
        rng: &mut impl Rng,
    ) -> Option<Self::Action> {
        rng.pick(legal)
    }
}

/// Plays a position to its end with random legal actions; returns their number.
pub fn play_to_the_end<G: Playout>(
    state: &mut G::State,
    rng: &mut impl Rng,
    actions: &mut G::Actions,
) -> u64 {
    let mut count = 0;
    while let Some(seat) = G::deciders(state).lowest() {
        actions.clear();
        G::legal(state, seat, actions);
        let Some(action) = G::pick(state, actions, rng) else { break };
        G::apply_unchecked(state, seat, action, &mut Quiet);
        count += 1;
    }
    count
}

/// Plays whole games with random legal actions: game `i` has the seed numbered `first_seed + i`. Numbers of players
/// that can't play give no games.
#[must_use]
pub fn random_games<G: Playout>(players: u8, first_seed: u64, games: u32) -> PlayoutCount {
    let options = G::options(players);
    options.map_or_else(PlayoutCount::default, |options| {
        random_games_of::<G>(&options, first_seed, games)
    })
}

/// The same with these options; options that can't be played give no games.
#[must_use]
pub fn random_games_of<G: Playout>(
    options: &G::Options,
    first_seed: u64,
    games: u32,
) -> PlayoutCount {
    let mut actions = G::Actions::default();
    let numbers = (0..u64::from(games)).map(|game| first_seed.wrapping_add(game));
    let played = numbers.map_while(|number| {
        let mut state = G::start(options, &Seed::numbered(number), &mut Quiet).ok()?;
        let played = play_to_the_end::<G>(&mut state, &mut G::chance(number), &mut actions);
        let turns = G::turns_ended(&state).into();
        Some(PlayoutCount { games: 1, actions: played, turns, score_sum: G::points(&state) })
    });
    played.fold(PlayoutCount::default(), PlayoutCount::and)
}

/// A random game, or the sum of several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayoutCount {
    /// Games played from setup to the end.
    pub games: u32,
    /// Number of actions in all of them.
    pub actions: u64,
    /// Number of turns in all of them.
    pub turns: u64,
    /// All players' final points, summed; the same for the same seeds everywhere.
    pub score_sum: u64,
}

impl PlayoutCount {
    const fn and(self, other: PlayoutCount) -> PlayoutCount {
        PlayoutCount {
            games: self.games + other.games,
            actions: self.actions + other.actions,
            turns: self.turns + other.turns,
            score_sum: self.score_sum + other.score_sum,
        }
    }
}
