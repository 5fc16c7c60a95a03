//! What a game's room here provides so that computers can play the game.

use crate::bots::level::Level;
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use core::fmt::Debug;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What is to be thought about: a choice of a seat, and how well and how long to think.
///
/// The view is all that a player is given: what the seat may not know can't change the answer. The same
/// question gives the same answer everywhere, however the work is sliced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question<G: ComputerPlayer> {
    /// What the seat knows.
    pub view: G::View,
    /// Whose choice it is.
    pub seat: Seat,
    /// How well to think.
    pub skill: G::Skill,
    /// Settles what thinking draws: a number that has nothing to do with the game's own chance.
    pub seed: u64,
    /// Positions that may be visited.
    pub nodes: u64,
}

/// How far thinking has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// Positions visited.
    pub nodes: u64,
    /// The budget, in positions.
    pub budget: u64,
    /// Rollouts played for each candidate that is left; 0 where none are played.
    pub rollouts: u32,
    /// Whether there is nothing more to think about.
    pub done: bool,
}

/// Thoughts about a question. They begin with a plain answer and only get better, so that they can be
/// stopped at any time.
pub trait Think<G: ComputerPlayer> {
    /// Thinks on for about so many positions.
    fn work(&mut self, slice: u64);

    /// How far it has come.
    fn progress(&self) -> Progress;

    /// What to play as far as is known now: one action, and those after it that can be told already, at
    /// most to the end of the seat's turn. Empty only if the seat has nothing to choose.
    fn actions(&self) -> Vec<G::Action>;

    /// The best `count` things to do now, best first, each with its reasons; fewer if there are fewer.
    fn hints(&self, count: usize) -> Vec<Hint<G>> {
        let actions = self.actions();
        let hint = actions.split_first().map(|(now, then)| Hint {
            now: vec![*now],
            then: then.to_vec(),
            behind: 0,
            reasons: Vec::new(),
        });
        hint.into_iter().take(count).collect()
    }

    /// Thinks to the end of the budget.
    fn finish(&mut self) {
        while !self.progress().done {
            self.work(u64::MAX);
        }
    }
}

/// One thing to do, with what follows in the same turn, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Hint<G: ComputerPlayer> {
    /// What to do now: one action and the choices its effects ask for.
    pub now: Vec<G::Action>,
    /// How the turn then goes on best, its end included.
    pub then: Vec<G::Action>,
    /// How many thousandths of a point it promises less than the best one; 0 for the first hint.
    pub behind: i32,
    /// Why, most important first.
    pub reasons: Vec<G::Reason>,
}

/// What looking back at a turn found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review<G: ComputerPlayer> {
    /// What the turn gave away, in thousandths of a point; 0 for the best turn or a better one.
    pub loss: u32,
    /// The best turn that was found, with its reasons.
    pub best: Hint<G>,
}

/// Why a skill can't be changed so: what can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotTuned(pub &'static str);

/// A game that computers can play.
pub trait ComputerPlayer: Game + Copy + Eq + Debug {
    /// One reason of a hint, as data with its numbers. The wording is the page's.
    type Reason: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What a level does with a choice: breadths, depths, knowledge. [`Level`] itself will do.
    type Skill: Clone + Eq + Debug;

    /// What a level does with a choice.
    fn skill(level: Level) -> Self::Skill;

    /// How many positions a level visits for a turn unless told otherwise, within a second or less on an
    /// ordinary device.
    fn nodes(level: Level) -> u32;

    /// Changes one value of a skill, for experiments on the ladder (`hard:1000:beam=4`).
    ///
    /// # Errors
    /// If there is no such value, with those that there are.
    fn tune(_skill: &mut Self::Skill, _key: &str, _value: i32) -> Result<(), NotTuned> {
        Err(NotTuned("levels of this game have nothing that can be changed"))
    }

    /// Begins to think.
    fn think(question: Question<Self>) -> Box<dyn Think<Self>>;

    /// Looks back at the actions of a seat's turn, of which the view shows the beginning; nothing if they
    /// are no turn from there, or of a kind that is not looked back at. Quick: a whole game is gone over.
    fn review(_view: &Self::View, _seat: Seat, _actions: &[Self::Action]) -> Option<Review<Self>> {
        None
    }

    /// What can be set for a series of games beside the number of players.
    const SETTINGS: &'static [Setting] = &[];

    /// The options of a series' game with this seed.
    ///
    /// # Errors
    /// If a setting has no such value, or nothing can be played so.
    fn options(table: &Table, _seed: u64) -> Result<Self::Options, TableError> {
        table.usual()
    }

    /// The team that the seat belongs to: seats of one team are on the same side of a series. Neighbours at
    /// the table have neighbouring numbers, so that sides sit in turn.
    fn team(_state: &Self::State, seat: Seat) -> u8 {
        seat.0
    }

    /// What kind of place a seat has where not all are alike (a board, a colour): the ladder tells means
    /// for each.
    fn variant(_state: &Self::State, _seat: Seat) -> Option<String> {
        None
    }
}

/// What a seat plays when it has thought to the end.
#[must_use]
pub fn choose<G: ComputerPlayer>(question: Question<G>) -> Vec<G::Action> {
    let mut thoughts = G::think(question);
    thoughts.finish();
    thoughts.actions()
}

/// Something that is done with a game that computers play, once its name is known.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: ComputerPlayer>(self) -> Self::Output;
}

macro_rules! dispatch {
    ([$($game:ty),*], $name:expr, $visitor:expr) => {{
        $(
            if $name == <$game as Game>::NAME {
                return Some($visitor.visit::<$game>());
            }
        )*
        None
    }};
}

/// Does something with the game of this name; nothing if there is none.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
    crate::games!(dispatch, name, visitor)
}
