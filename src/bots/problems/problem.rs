//! A problem as data: a game up to the end of the solution, and its line of text in the files of problems.

use crate::bots::player::ComputerPlayer;
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::link::{LinkError, WriteError, game_link, read_game};
use crate::engine::seat::Seat;
use core::fmt;
use core::str::FromStr;

/// The difficulty of a problem: the smallest share of its budget with which the hard level finds the solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// A 96th.
    Easy,
    /// A 32nd.
    Medium,
    /// All of it.
    Hard,
    /// Four times as much.
    Expert,
}

impl Grade {
    /// All grades, easiest first.
    pub const ALL: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert];

    /// The key in wording files and in lines of text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::Expert => "expert",
        }
    }

    /// The budget with which the hard level finds the solution, given its default.
    #[must_use]
    pub const fn nodes(self, usual: u64) -> u64 {
        match self {
            Grade::Easy => usual / 96,
            Grade::Medium => usual / 32,
            Grade::Hard => usual,
            Grade::Expert => usual * 4,
        }
    }
}

impl FromStr for Grade {
    type Err = NoProblem;

    fn from_str(text: &str) -> Result<Grade, NoProblem> {
        Grade::ALL.into_iter().find(|grade| grade.key() == text).ok_or(NoProblem::Line)
    }
}

/// Reason why a line of text is no problem.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoProblem {
    /// The line lacks a part, or a number is none.
    #[error("a problem is a grade, three numbers and the link of a game")]
    Line,
    /// The link can't be read.
    #[error("the game can't be read: {0}")]
    Link(String),
    /// The numbers do not fit the game.
    #[error("the game has no such moves of one seat")]
    Moves,
}

impl<E: fmt::Display> From<LinkError<E>> for NoProblem {
    fn from(error: LinkError<E>) -> NoProblem {
        NoProblem::Link(error.to_string())
    }
}

/// State of an attempt to solve a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    /// The seat chooses on, and nothing has come to light since the position.
    Open,
    /// The key was played in time.
    Solved,
    /// The key was not played in time.
    Missed,
}

/// A position in which one choice is clearly best.
#[derive(Debug, Clone)]
pub struct Problem<G: ComputerPlayer> {
    /// The game up to the end of the solution.
    game: Journal<G>,
    /// Number of moves before the position.
    at: usize,
    /// The place in the solution of the action that every other line as good has too.
    key: usize,
    /// The equity of the solution above that of the best line without the key, in thousandths of the unit.
    margin: i32,
    grade: Grade,
}

impl<G: ComputerPlayer> Problem<G> {
    /// A problem of these parts.
    ///
    /// # Errors
    /// If the moves from `at` on are not those of one seat, or the key is not among them.
    pub fn new(
        game: Journal<G>,
        at: usize,
        key: usize,
        margin: i32,
        grade: Grade,
    ) -> Result<Problem<G>, NoProblem> {
        let solution = game.moves().get(at..).unwrap_or_default();
        let seat = solution.first().map(|made| made.seat);
        let is_of_one = solution.iter().all(|made| Some(made.seat) == seat);
        let fits = key < solution.len() && is_of_one && game.position() == game.len();
        fits.then_some(Problem { game, at, key, margin, grade }).ok_or(NoProblem::Moves)
    }

    /// The game up to the position.
    #[must_use]
    pub fn position(&self) -> Journal<G> {
        self.game.branch_at(self.at)
    }

    /// The game with the solution.
    #[must_use]
    pub fn solved(&self) -> Journal<G> {
        self.game.clone()
    }

    /// The seat that chooses.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.game.moves().get(self.at).map_or(Seat(0), |made| made.seat)
    }

    /// The best line.
    #[must_use]
    pub fn solution(&self) -> Vec<G::Action> {
        self.game.moves().iter().skip(self.at).map(|made| made.action).collect()
    }

    /// The action of the solution that every other line as good has too.
    #[must_use]
    pub fn key(&self) -> Option<G::Action> {
        self.solution().get(self.key).copied()
    }

    /// The number of moves before the position.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The state of an attempt: a game that goes on from the position.
    #[must_use]
    pub fn attempt(&self, game: &Journal<G>) -> Attempt {
        let (seat, key) = (self.seat(), self.key());
        let mut state = G::State::clone(self.position().state());
        let mut is_solved = false;
        for made in game.moves().iter().take(game.position()).skip(self.at) {
            is_solved |= made.seat == seat && Some(made.action) == key;
            if made.seat != seat || !goes_on::<G>(&mut state, seat, made.action) {
                return if is_solved { Attempt::Solved } else { Attempt::Missed };
            }
        }
        Attempt::Open
    }

    /// The equity of the solution above that of the best line without the key, in thousandths of the unit.
    #[must_use]
    pub const fn margin(&self) -> i32 {
        self.margin
    }

    /// The difficulty.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// The problem as a line of text.
    ///
    /// # Errors
    /// If the game is too long for a link.
    pub fn line(&self) -> Result<String, WriteError> {
        let Problem { game, at, key, margin, grade } = self;
        Ok(format!("{} {margin} {at} {key} {}", grade.key(), game_link(game)?))
    }

    /// Reads a line of text.
    ///
    /// # Errors
    /// The fault of the line.
    pub fn of_line(line: &str) -> Result<Problem<G>, NoProblem> {
        let parts: Vec<&str> = line.split_ascii_whitespace().collect();
        let [grade, margin, at, key, link] = parts[..] else { return Err(NoProblem::Line) };
        let number = |text: &str| text.parse::<u16>().map_err(|_| NoProblem::Line);
        let margin = margin.parse().map_err(|_| NoProblem::Line)?;
        let (at, key) = (number(at)?.into(), number(key)?.into());
        Problem::new(read_game::<G>(link)?, at, key, margin, grade.parse()?)
    }
}

/// Plays an action; true if the seat chooses again, and nothing that it could not know has come to light.
pub(super) fn goes_on<G: Game>(state: &mut G::State, seat: Seat, action: G::Action) -> bool {
    let (turn, mut events) = (G::turns_ended(state), Vec::new());
    let applied = G::apply(state, seat, action, &mut events).is_ok();
    let is_open = |event: &G::Event| G::is_outcome(event) || G::reveals(event);
    applied
        && G::turns_ended(state) == turn
        && G::deciders(state).has(seat)
        && !events.iter().any(is_open)
}
