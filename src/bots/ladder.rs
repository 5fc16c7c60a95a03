//! The ladder: levels against each other over many games, and what that says.

use crate::bots::level::{Level, Lore, NotALevel, Skill};
use core::fmt;
use core::str::FromStr;

/// A level, perhaps with a budget or a skill that is not its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant {
    /// As it was written, for tables.
    pub name: String,
    /// The level.
    pub level: Level,
    /// Positions it may visit in each turn.
    pub nodes: u64,
    /// What it does with them.
    pub skill: Skill,
}

impl Contestant {
    /// A level as it is.
    #[must_use]
    pub fn new(level: Level) -> Contestant {
        let (name, nodes, skill) = (level.to_string(), level.default_nodes(), level.skill());
        Contestant { name, level, nodes, skill }
    }

    fn change(&mut self, key: &str, value: i32) -> Result<(), NotAContestant> {
        let count = usize::try_from(value).unwrap_or(0).max(1);
        if key == "beam" {
            self.skill.breadth.beam = count;
            return Ok(());
        }
        if key == "plain" {
            self.skill.lore = Lore::Plain;
            return Ok(());
        }
        let foresight = self.skill.foresight.as_mut().ok_or(NotAContestant::Foresight)?;
        match key {
            "ways" => foresight.ways = count,
            "turns" => foresight.turns = count as u32,
            "own" => foresight.own_beam = count,
            "others" => foresight.other_beam = count,
            "margin" => foresight.margin = value,
            "rivalry" => foresight.rivalry = value,
            _ => return Err(NotAContestant::Key),
        }
        Ok(())
    }
}

/// Why a text names no contestant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAContestant {
    /// The level.
    #[error(transparent)]
    Level(#[from] NotALevel),
    /// The budget or a value.
    #[error("budgets and values are whole numbers")]
    Number,
    /// The key.
    #[error("what can be changed is beam, plain, ways, turns, own, others, margin and rivalry")]
    Key,
    /// A change of futures for a level that imagines none.
    #[error("this level imagines no futures: only its beam and plain can be changed")]
    Foresight,
}

impl FromStr for Contestant {
    type Err = NotAContestant;

    /// `hard`; `hard:100000` with another budget than the default; `hard:100000:turns=1:rivalry=0`
    /// with other skills, for experiments.
    fn from_str(text: &str) -> Result<Contestant, NotAContestant> {
        let mut words = text.split(':');
        let mut contestant = Contestant::new(words.next().unwrap_or("").parse()?);
        contestant.name = text.to_owned();
        for word in words {
            let number = |text: &str| text.parse().map_err(|_| NotAContestant::Number);
            match word.split_once('=') {
                Some((key, value)) => contestant.change(key, number(value)?)?,
                None => contestant.nodes = word.parse().map_err(|_| NotAContestant::Number)?,
            }
        }
        Ok(contestant)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// What one side came to in one game.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Effort {
    /// Turns played.
    pub moves: u64,
    /// Positions visited in them.
    pub nodes: u64,
    /// Seconds spent on them, as the caller's clock has it.
    pub seconds: f64,
}

/// One seat's result in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Whether side B sat there.
    pub is_b: bool,
    /// Its board.
    pub board: u8,
    /// Its final points.
    pub points: i32,
    /// Whether it came first.
    pub won: bool,
}

/// One game's result.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct GameResult {
    /// By seat.
    pub scores: Vec<Score>,
    /// What sides A and B spent.
    pub efforts: [Effort; 2],
}

/// A row of the ladder.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Side A.
    pub a: Contestant,
    /// Side B.
    pub b: Contestant,
    /// Players at the table.
    pub players: u8,
    /// Games counted.
    pub games: u32,
    wins: [u32; 2],
    ties: u32,
    points: [i64; 2],
    seats: [u32; 2],
    efforts: [Effort; 2],
    /// Seats and points by board, boards from 1.
    boards: Vec<(u32, i64)>,
}

/// Boards that a row tells apart.
const BOARDS: usize = 21;

impl Row {
    /// No games yet.
    #[must_use]
    pub fn new(sides: &[Contestant; 2], players: u8) -> Row {
        let [a, b] = sides.clone();
        Row {
            a,
            b,
            players,
            games: 0,
            wins: [0; 2],
            ties: 0,
            points: [0; 2],
            seats: [0; 2],
            efforts: [Effort::default(); 2],
            boards: vec![(0, 0); BOARDS],
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameResult) {
        self.games += 1;
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
            if let (Some(points), Some(seats)) =
                (self.points.get_mut(side), self.seats.get_mut(side))
            {
                *points += i64::from(score.points);
                *seats += 1;
            }
            if let Some((seats, points)) = self.boards.get_mut(usize::from(score.board)) {
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

    /// The 95 % interval of that share (Wilson's).
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

    /// The mean nodes and seconds of a move of sides A and B.
    #[must_use]
    pub fn per_move(&self) -> [(f64, f64); 2] {
        self.efforts.map(|effort| {
            let moves = effort.moves.max(1) as f64;
            (effort.nodes as f64 / moves, effort.seconds / moves)
        })
    }

    /// Mean points by board, both sides together: board, seats, mean.
    pub fn boards(&self) -> impl Iterator<Item = (usize, u32, f64)> {
        self.boards
            .iter()
            .enumerate()
            .filter(|(_, (seats, _))| *seats > 0)
            .map(|(board, (seats, points))| (board, *seats, *points as f64 / f64::from(*seats)))
    }

    /// The row as a JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        let (low, high) = self.interval();
        let [mean_a, mean_b] = self.means();
        let [(nodes_a, seconds_a), (nodes_b, seconds_b)] = self.per_move();
        let ties = f64::from(self.ties) / f64::from(self.games.max(1));
        format!(
            "{{\"a\":\"{}\",\"b\":\"{}\",\"players\":{},\"games\":{},\"wins_a\":{:.4},\"ties\":{ties:.4},\
             \"low\":{low:.4},\"high\":{high:.4},\"mean_a\":{mean_a:.2},\"mean_b\":{mean_b:.2},\
             \"nodes_a\":{nodes_a:.0},\"nodes_b\":{nodes_b:.0},\
             \"seconds_per_move_a\":{seconds_a:.5},\"seconds_per_move_b\":{seconds_b:.5}}}",
            self.a,
            self.b,
            self.players,
            self.games,
            self.wins_a(),
        )
    }
}

/// The rows as one JSON object.
#[must_use]
pub fn to_json(rows: &[Row]) -> String {
    let rows: Vec<String> = rows.iter().map(Row::to_json).collect();
    format!("{{\"pairs\":[{}]}}", rows.join(","))
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let [mean_a, mean_b] = self.means();
        let [(nodes_a, seconds_a), (nodes_b, seconds_b)] = self.per_move();
        let percent = |share: f64| 100.0 * share;
        writeln!(
            f,
            "{} against {}, {} players, {} games: A wins {:.1} % ({:.1} to {:.1} %), means {mean_a:.1} and {mean_b:.1}",
            self.a,
            self.b,
            self.players,
            self.games,
            percent(self.wins_a()),
            percent(low),
            percent(high),
        )?;
        writeln!(
            f,
            "  a move: {nodes_a:.0} nodes in {seconds_a:.4} s, and {nodes_b:.0} nodes in {seconds_b:.4} s",
        )?;
        let boards: Vec<String> =
            self.boards().map(|(board, _, mean)| format!("{board}: {mean:.1}")).collect();
        write!(f, "  means by board: {}", boards.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(points: [i32; 2], b_first: bool) -> GameResult {
        let [first, second] = points;
        let score = |points, is_b, won| Score { is_b, board: 1, points, won };
        GameResult {
            scores: vec![
                score(first, b_first, first > second),
                score(second, !b_first, second > first),
            ],
            efforts: [Effort { moves: 25, nodes: 2500, seconds: 1.0 }; 2],
        }
    }

    #[test]
    fn a_row_counts_wins_by_side_not_by_seat() {
        let mut row = Row::new(&[Level::Hard, Level::Easy].map(Contestant::new), 2);
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
    fn json_has_the_fields_of_a_pair() {
        let row = Row::new(&[Contestant::new(Level::Hard), "medium:7".parse().unwrap()], 2);
        let text = to_json(&[row]);
        assert!(
            text.starts_with("{\"pairs\":[{\"a\":\"hard\",\"b\":\"medium:7\",\"players\":2,"),
            "{text}"
        );
        for field in ["wins_a", "ties", "low", "high", "mean_b", "nodes_a", "seconds_per_move_b"] {
            assert!(text.contains(&format!("\"{field}\":")), "{field}");
        }
    }

    #[test]
    fn contestants_parse_back() {
        for text in ["easy", "hard:1000", "hard:1000:turns=3:rivalry=0", "medium:beam=4"] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        assert_eq!("hard:1000:turns=3".parse::<Contestant>().unwrap().nodes, 1000);
        assert_eq!("grand".parse::<Contestant>(), Err(NotALevel.into()));
        assert_eq!("hard:x".parse::<Contestant>(), Err(NotAContestant::Number));
        assert_eq!("hard:sight=3".parse::<Contestant>(), Err(NotAContestant::Key));
        assert_eq!("easy:turns=3".parse::<Contestant>(), Err(NotAContestant::Foresight));
    }
}
