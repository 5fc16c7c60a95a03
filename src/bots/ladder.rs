//! The ladder: results of levels against each other over many games.

use crate::bots::level::{Level, NotALevel};
use crate::bots::player::{ComputerPlayer, NotTuned, SkillOfLevel};
use core::fmt;
use core::str::FromStr;
use serde::Serialize;
use std::collections::BTreeMap;

/// A level, optionally with another budget or skill than its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant<G: ComputerPlayer> {
    /// Its text as given, for tables.
    pub name: String,
    /// The level.
    pub level: Level,
    /// Maximum number of positions visited in each turn.
    pub nodes: u64,
    /// The skill of the level.
    pub skill: G::Skill,
}

impl<G: ComputerPlayer> Contestant<G> {
    /// A level with its own budget and skill.
    #[must_use]
    pub fn new(level: Level) -> Contestant<G> {
        Contestant {
            name: level.to_string(),
            level,
            nodes: G::nodes(level).into(),
            skill: G::skill(level),
        }
    }
}

/// Reason why a text does not name a contestant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAContestant {
    /// The level is unknown.
    #[error(transparent)]
    Level(#[from] NotALevel),
    /// The budget or a value is not a number.
    #[error("budgets and values are whole numbers")]
    Number,
    /// A change that the level's skill does not have.
    #[error(transparent)]
    Skill(#[from] NotTuned),
}

impl<G: ComputerPlayer> FromStr for Contestant<G> {
    type Err = NotAContestant;

    /// `hard`; `hard:100000` with another budget than the default; `hard:100000:turns=1:rivalry=0` with another
    /// skill, for experiments.
    fn from_str(text: &str) -> Result<Contestant<G>, NotAContestant> {
        let mut words = text.split(':');
        let mut contestant = Contestant::<G>::new(words.next().unwrap_or("").parse()?);
        contestant.name = text.to_owned();
        for word in words {
            let number = |text: &str| text.parse().map_err(|_| NotAContestant::Number);
            match word.split_once('=') {
                Some((key, value)) => contestant.skill.tune(key, number(value)?)?,
                None => contestant.nodes = word.parse().map_err(|_| NotAContestant::Number)?,
            }
        }
        Ok(contestant)
    }
}

impl<G: ComputerPlayer> fmt::Display for Contestant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The effort of one side in one game.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Effort {
    /// Number of turns played.
    pub moves: u64,
    /// Number of positions visited in them.
    pub nodes: u64,
    /// Time spent on them in seconds, by the caller's clock.
    pub seconds: f64,
}

/// One seat's result in one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// True if the seat belongs to side B.
    pub is_b: bool,
    /// The variant of its place (such as a board), in games where places differ.
    pub variant: Option<String>,
    /// Its final points.
    pub points: i32,
    /// True if it came first.
    pub won: bool,
}

/// One game's result.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct GameResult {
    /// The results by seat.
    pub scores: Vec<Score>,
    /// The efforts of sides A and B.
    pub efforts: [Effort; 2],
}

/// A row of the ladder.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LadderRow {
    /// The name of side A.
    pub a: String,
    /// The name of side B.
    pub b: String,
    /// Number of players, the maximum over all games.
    pub players: usize,
    /// Number of games.
    pub games: u32,
    wins: [u32; 2],
    ties: u32,
    points: [i64; 2],
    /// Sums of squares of points.
    squares: [i64; 2],
    seats: [u32; 2],
    efforts: [Effort; 2],
    /// Seats and points by variant, ordered by length and then name, so that 2 comes before 10.
    variants: BTreeMap<(usize, String), (u32, i64)>,
}

impl LadderRow {
    /// An empty row for sides with these names.
    #[must_use]
    pub fn new(a: &str, b: &str) -> LadderRow {
        LadderRow { a: a.to_owned(), b: b.to_owned(), ..LadderRow::default() }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.players = self.players.max(game.scores.len());
        let won = |side: bool| game.scores.iter().any(|score| score.won && score.is_b == side);
        match (won(false), won(true)) {
            (true, true) => self.ties += 1,
            (a, b) => {
                let [wins_a, wins_b] = &mut self.wins;
                *wins_a += u32::from(a);
                *wins_b += u32::from(b);
            }
        }
        for score in &game.scores {
            let side = usize::from(score.is_b);
            let (points, squares) = (self.points.get_mut(side), self.squares.get_mut(side));
            if let (Some(points), Some(squares), Some(seats)) =
                (points, squares, self.seats.get_mut(side))
            {
                let own = i64::from(score.points);
                *points += own;
                *squares += own * own;
                *seats += 1;
            }
            if let Some(variant) = &score.variant {
                let key = (variant.len(), variant.clone());
                let (seats, points) = self.variants.entry(key).or_default();
                *seats += 1;
                *points += i64::from(score.points);
            }
        }
        for (sum, more) in self.efforts.iter_mut().zip(&game.efforts) {
            sum.moves += more.moves;
            sum.nodes += more.nodes;
            sum.seconds += more.seconds;
        }
    }

    /// Side A's share of games won, from 0 to 1; a tie counts half.
    #[must_use]
    pub fn wins_a(&self) -> f64 {
        let [wins_a, _] = self.wins;
        (f64::from(wins_a) + f64::from(self.ties) / 2.0) / f64::from(self.games.max(1))
    }

    /// The 95 % interval of that share (Wilson).
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (n, p) = (f64::from(self.games.max(1)), self.wins_a());
        let middle = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
    }

    /// The mean points of sides A and B.
    #[must_use]
    pub fn means(&self) -> [f64; 2] {
        let [a, b] = self.points;
        let [seats_a, seats_b] = self.seats;
        [a as f64 / f64::from(seats_a.max(1)), b as f64 / f64::from(seats_b.max(1))]
    }

    /// The standard errors of the mean points of sides A and B; 0 for a side without seats.
    #[must_use]
    pub fn errors(&self) -> [f64; 2] {
        let [mean_a, mean_b] = self.means();
        let ([squares_a, squares_b], [seats_a, seats_b]) = (self.squares, self.seats);
        [(mean_a, squares_a, seats_a), (mean_b, squares_b, seats_b)].map(
            |(mean, squares, seats)| {
                let seats = f64::from(seats.max(1));
                ((squares as f64 / seats - mean * mean).max(0.0) / seats).sqrt()
            },
        )
    }

    /// The mean numbers of positions and seconds of a move of sides A and B.
    #[must_use]
    pub fn per_move(&self) -> [(f64, f64); 2] {
        self.efforts.map(|effort| {
            let moves = effort.moves.max(1) as f64;
            (effort.nodes as f64 / moves, effort.seconds / moves)
        })
    }

    /// Mean points by variant, both sides together: variant, seats, mean.
    pub fn variants(&self) -> impl Iterator<Item = (&str, u32, f64)> {
        self.variants.iter().map(|((_, variant), (seats, points))| {
            (variant.as_str(), *seats, *points as f64 / f64::from(*seats))
        })
    }

    /// The row's figures.
    #[must_use]
    pub fn summary(&self) -> Summary<'_> {
        let (low, high) = self.interval();
        let [mean_a, mean_b] = self.means();
        let [error_a, error_b] = self.errors();
        let [(nodes_a, seconds_a), (nodes_b, seconds_b)] = self.per_move();
        Summary {
            a: &self.a,
            b: &self.b,
            players: self.players,
            games: self.games,
            wins_a: rounded(self.wins_a(), 4),
            ties: rounded(f64::from(self.ties) / f64::from(self.games.max(1)), 4),
            low: rounded(low, 4),
            high: rounded(high, 4),
            mean_a: rounded(mean_a, 2),
            mean_b: rounded(mean_b, 2),
            error_a: rounded(error_a, 2),
            error_b: rounded(error_b, 2),
            nodes_a: nodes_a.round() as u64,
            nodes_b: nodes_b.round() as u64,
            seconds_per_move_a: rounded(seconds_a, 5),
            seconds_per_move_b: rounded(seconds_b, 5),
        }
    }
}

fn rounded(number: f64, places: i32) -> f64 {
    let scale = 10f64.powi(places);
    (number * scale).round() / scale
}

/// The figures of a row, rounded, for programs.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summary<'a> {
    /// The name of side A.
    pub a: &'a str,
    /// The name of side B.
    pub b: &'a str,
    /// Number of players.
    pub players: usize,
    /// Number of games.
    pub games: u32,
    /// Side A's share of games won, from 0 to 1; a tie counts half.
    pub wins_a: f64,
    /// The share of tied games.
    pub ties: f64,
    /// The lower end of the 95 % interval of `wins_a`.
    pub low: f64,
    /// The upper end of the 95 % interval of `wins_a`.
    pub high: f64,
    /// Side A's mean points.
    pub mean_a: f64,
    /// Side B's mean points.
    pub mean_b: f64,
    /// The standard error of side A's mean points.
    pub error_a: f64,
    /// The standard error of side B's mean points.
    pub error_b: f64,
    /// Mean number of positions that side A visited for a choice.
    pub nodes_a: u64,
    /// Mean number of positions that side B visited for a choice.
    pub nodes_b: u64,
    /// Mean time that side A spent on a choice, in seconds.
    pub seconds_per_move_a: f64,
    /// Mean time that side B spent on a choice, in seconds.
    pub seconds_per_move_b: f64,
}

/// All rows, for programs.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report<'a> {
    /// The game.
    pub game: &'a str,
    /// A row for each pair.
    pub pairs: Vec<Summary<'a>>,
}

impl fmt::Display for LadderRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.players {
            1 => self.alone(f)?,
            _ => self.against(f)?,
        }
        let [(nodes_a, seconds_a), (nodes_b, seconds_b)] = self.per_move();
        write!(
            f,
            "\n  a move: {nodes_a:.0} nodes in {seconds_a:.4} s, and {nodes_b:.0} nodes in {seconds_b:.4} s",
        )?;
        let variants: Vec<String> =
            self.variants().map(|(variant, _, mean)| format!("{variant}: {mean:.1}")).collect();
        if variants.is_empty() { Ok(()) } else { write!(f, "\n  means: {}", variants.join(", ")) }
    }
}

impl LadderRow {
    /// Formats games between the two sides.
    fn against(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let [mean_a, mean_b] = self.means();
        let percent = |share: f64| 100.0 * share;
        write!(
            f,
            "{} against {}, {} players, {} games: A wins {:.1} % ({:.1} to {:.1} %), means {mean_a:.1} and {mean_b:.1}",
            self.a,
            self.b,
            self.players,
            self.games,
            percent(self.wins_a()),
            percent(low),
            percent(high),
        )
    }

    /// Formats games that each side played by itself; a side without seats is left out.
    fn alone(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "alone")?;
        let sides = [&self.a, &self.b].into_iter().zip(self.means()).zip(self.errors());
        for (((name, mean), error), seats) in sides.zip(self.seats) {
            if seats > 0 {
                write!(f, "; {name}: {mean:.2} ± {error:.2}, {seats} games")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(points: [i32; 2], b_first: bool) -> GameResult {
        let [first, second] = points;
        let score = |variant: &str, points, is_b, won| Score {
            is_b,
            variant: Some(variant.to_owned()),
            points,
            won,
        };
        GameResult {
            scores: vec![
                score("10", first, b_first, first > second),
                score("9", second, !b_first, second > first),
            ],
            efforts: [Effort { moves: 25, nodes: 2500, seconds: 1.0 }; 2],
        }
    }

    #[test]
    fn a_row_counts_wins_by_side_not_by_seat() {
        let mut row = LadderRow::new("hard", "easy");
        row.add(&game([200, 150], false));
        row.add(&game([140, 190], true));
        row.add(&game([150, 100], true));
        assert!((row.wins_a() - 2.0 / 3.0).abs() < 1e-9);
        assert_eq!(row.means(), [(200.0 + 190.0 + 100.0) / 3.0, (150.0 + 140.0 + 150.0) / 3.0]);
        let (low, high) = row.interval();
        assert!(low > 0.15 && low < 0.3 && high > 0.9 && high < 1.0, "{low} {high}");
        assert_eq!(row.per_move()[0].0, 100.0);
    }

    #[test]
    fn who_plays_alone_is_told_by_points_and_how_sure_they_are() {
        let mut row = LadderRow::new("hard", "medium");
        for (points, is_b) in [(60, false), (50, true), (64, false), (50, true)] {
            let score = Score { is_b, variant: None, points, won: true };
            row.add(&GameResult { scores: vec![score], ..GameResult::default() });
        }
        assert_eq!(row.means(), [62.0, 50.0]);
        let [a, b] = row.errors();
        assert!((a - 2f64.sqrt()).abs() < 1e-9 && b == 0.0, "{a} {b}");
        let text = row.to_string();
        let wanted = "alone; hard: 62.00 ± 1.41, 2 games; medium: 50.00 ± 0.00, 2 games\n";
        assert!(text.starts_with(wanted), "{text}");
    }

    #[test]
    fn variants_are_told_apart_and_counted_in_order() {
        let mut row = LadderRow::new("hard", "easy");
        row.add(&game([200, 150], false));
        row.add(&game([140, 190], true));
        let variants: Vec<_> = row.variants().collect();
        assert_eq!(variants, [("9", 2, 170.0), ("10", 2, 170.0)]);
        assert!(row.to_string().ends_with("means: 9: 170.0, 10: 170.0"), "{row}");
        assert!(!LadderRow::new("hard", "easy").to_string().contains("means:"));
    }

    #[test]
    fn a_summary_is_rounded() {
        let mut row = LadderRow::new("hard", "medium:7");
        row.add(&game([200, 150], false));
        row.add(&game([140, 190], true));
        row.add(&game([150, 101], true));
        let summary = row.summary();
        assert_eq!(
            (summary.a, summary.b, summary.players, summary.games),
            ("hard", "medium:7", 2, 3)
        );
        assert_eq!((summary.wins_a, summary.mean_b, summary.nodes_a), (0.6667, 146.67, 100));
    }
}
