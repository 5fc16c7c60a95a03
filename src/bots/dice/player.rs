//! [`ComputerPlayer`] for the dice game.

use crate::bots::analyst::{Analyst, Measure};
use crate::bots::dice::analysis::{self, DiceAnalyst};
use crate::bots::dice::arena;
use crate::bots::dice::hint::HintReason;
use crate::bots::dice::search::{Skill, Thoughts};
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Question, Think};
use crate::bots::table::{Setting, Table, TableError};
use crate::games::dice::{Dice, Options};

impl ComputerPlayer for Dice {
    type Reason = HintReason;
    type Skill = Skill;

    fn nodes(level: Level) -> u32 {
        match level {
            Level::Easy | Level::Medium => 1_000,
            Level::Hard => 10_000,
        }
    }

    fn think(question: Question<Dice>) -> Box<dyn Think<Dice>> {
        Box::new(Thoughts::new(question))
    }

    const MEASURE: Measure = analysis::MEASURE;

    fn analyst() -> &'static dyn Analyst<Dice> {
        &DiceAnalyst
    }

    const SETTINGS: &'static [Setting] = arena::SETTINGS;

    fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
        arena::options(table, seed)
    }
}
