//! Series of random games, for benchmarks and tests.

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
    /// One game.
    #[must_use]
    pub const fn game(actions: u64, turns: u64, score_sum: u64) -> PlayoutCount {
        PlayoutCount { games: 1, actions, turns, score_sum }
    }

    /// The sum of so many games, played by their numbers from `first` on; ends at the first one that can't be played.
    pub fn series(
        first: u64,
        games: u32,
        mut play: impl FnMut(u64) -> Option<PlayoutCount>,
    ) -> PlayoutCount {
        let played = (0..u64::from(games)).map_while(|game| play(first.wrapping_add(game)));
        played.fold(PlayoutCount::default(), |sum, game| PlayoutCount {
            games: sum.games + game.games,
            actions: sum.actions + game.actions,
            turns: sum.turns + game.turns,
            score_sum: sum.score_sum + game.score_sum,
        })
    }
}
