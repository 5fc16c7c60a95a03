//! The trait of a game that computers can play.

use crate::bots::analyst::{Analyst, Measure, PlainAnalyst};
use crate::bots::level::Level;
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::registry::dispatch;
use core::fmt::Debug;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A search problem: a seat's choice, the skill and the budget.
///
/// The view is the only information on the position: hidden information can't change the answer. The same
/// question gives the same answer everywhere, however the work is sliced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question<G: ComputerPlayer> {
    /// The seat's view.
    pub view: G::View,
    /// The seat that chooses.
    pub seat: Seat,
    /// The player's skill.
    pub skill: G::Skill,
    /// The seed of the search's own chance, unrelated to the game's.
    pub seed: u64,
    /// Maximum number of positions visited.
    pub nodes: u64,
}

/// Progress of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// Number of positions visited.
    pub nodes: u64,
    /// The budget, in positions.
    pub budget: u64,
    /// Number of rollouts played for each remaining candidate; 0 without rollouts.
    pub rollouts: u32,
    /// True if the search is complete.
    pub done: bool,
}

/// A search for the answer to a question. It starts from a simple answer and only improves it, so that it can
/// be stopped at any time.
pub trait Think<G: ComputerPlayer> {
    /// Continues for about `slice` positions.
    fn work(&mut self, slice: u64);

    /// The progress of the search.
    fn progress(&self) -> Progress;

    /// The best moves so far: one action and the following ones that can be known already, at most to the end
    /// of the seat's turn. Empty only if the seat has nothing to choose.
    fn actions(&self) -> Vec<G::Action>;

    /// The best `count` moves, best first, each with its reasons; fewer if there are fewer.
    fn hints(&self, count: usize) -> Vec<Hint<G>> {
        let actions = self.actions();
        let hint = actions.split_first().map(|(now, then)| Hint {
            now: vec![*now],
            then: then.to_vec(),
            behind: 0,
            reasons: Vec::new(),
            price: None,
        });
        hint.into_iter().take(count).collect()
    }

    /// Runs the search to the end of the budget.
    fn finish(&mut self) {
        while !self.progress().done {
            self.work(u64::MAX);
        }
    }
}

/// A recommended move with the rest of the turn and its reasons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Hint<G: ComputerPlayer> {
    /// The move: one action and the choices that its effects require.
    pub now: Vec<G::Action>,
    /// The best rest of the turn, its end included.
    pub then: Vec<G::Action>,
    /// The distance from the best hint in thousandths of a point; 0 for the first one.
    pub behind: i32,
    /// The reasons, most important first.
    pub reasons: Vec<G::Reason>,
    /// Its worth in the unit of the analysis; `None` where it was not asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
}

/// The worth of a hint in the unit of the analysis, in thousandths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    /// Expected result of the seat after it.
    pub expected: i32,
    /// Its excess over another hint: of the best hint over the next one, of others over the best one; `None` for a single
    /// hint.
    pub over: Option<i32>,
    /// The terms that differ most right after the two, largest first: each by its number in
    /// [`Measure::terms`], with what this hint has more, in thousandths of a point.
    pub terms: Vec<(u8, i32)>,
}

/// The error of a change that a skill does not have; the text lists the possible ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotTuned(pub &'static str);

/// Parameters of a level: breadths, depths, knowledge.
pub trait SkillOfLevel: Clone + Eq + Debug + Send + Sync {
    /// The parameters of this level.
    fn of(level: Level) -> Self;

    /// Changes one value, for experiments on the ladder (`hard:1000:beam=4`).
    ///
    /// # Errors
    /// If there is no such value, with a list of those that exist.
    fn tune(&mut self, _key: &str, _value: i32) -> Result<(), NotTuned> {
        Err(NotTuned("levels of this game have nothing that can be changed"))
    }
}

impl SkillOfLevel for Level {
    fn of(level: Level) -> Level {
        level
    }
}

/// A game that computers can play.
pub trait ComputerPlayer: Game + Copy + Eq + Debug {
    /// A reason of a hint, as data with its numbers. The page supplies the wording.
    type Reason: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// Parameters of a level. [`Level`] itself is sufficient for simple players.
    type Skill: SkillOfLevel;

    /// Default maximum number of positions that a level visits for a turn, which takes a second or less on an
    /// ordinary device.
    fn nodes(level: Level) -> u32;

    /// Starts a search.
    fn think(question: Question<Self>) -> Box<dyn Think<Self>>;

    /// The parameters of a level.
    #[must_use]
    fn skill(level: Level) -> Self::Skill {
        Self::Skill::of(level)
    }

    /// Unit, scale and defaults of analyses: data, which needs no evaluation.
    const MEASURE: Measure = Measure::PLAIN;

    /// The game's additions for analysis; by default points as they stand are the only equity.
    fn analyst() -> &'static dyn Analyst<Self> {
        &PlainAnalyst
    }

    /// The settings of a series of games besides the number of players.
    const SETTINGS: &'static [Setting] = &[];

    /// The options of the series' game with this seed.
    ///
    /// # Errors
    /// If a setting's value is unknown, or no such game exists.
    fn options(table: &Table, _seed: u64) -> Result<Self::Options, TableError> {
        table.usual()
    }

    /// The team of the seat: all seats of a team belong to the same side of a series. Neighbours at the table
    /// have neighbouring numbers, so that the sides alternate.
    fn team(_state: &Self::State, seat: Seat) -> u8 {
        seat.0
    }

    /// The variant of a seat's place in games where places differ (a board, a colour): the ladder reports means
    /// for each.
    fn variant(_state: &Self::State, _seat: Seat) -> Option<String> {
        None
    }
}

/// A seat's moves after a complete search.
#[must_use]
pub fn choose<G: ComputerPlayer>(question: Question<G>) -> Vec<G::Action> {
    let mut thoughts = G::think(question);
    thoughts.finish();
    thoughts.actions()
}

/// The moves of a level, after a complete search of the seat's choice.
#[must_use]
pub fn choose_at<G: ComputerPlayer>(
    view: &G::View,
    seat: Seat,
    level: Level,
    seed: u64,
    nodes: u64,
) -> Vec<G::Action> {
    choose::<G>(Question { view: view.clone(), seat, skill: G::skill(level), seed, nodes })
}

/// An operation on a game that computers play, generic over the game's type.
pub trait Visitor {
    /// The result of the operation.
    type Output;

    /// Runs the operation on this game.
    fn visit<G: ComputerPlayer>(self) -> Self::Output;
}

/// Runs an operation on the game of this name; `None` if there is none.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
    crate::games!(dispatch, name, visitor)
}
