//! [`ComputerPlayer`] for Princes.

use crate::bots::analyst::{Analyst, Measure};
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Question, Think};
use crate::bots::princes::analysis::{self, PrincesAnalyst};
use crate::bots::princes::arena;
use crate::bots::princes::hint::HintReason;
use crate::bots::princes::search::{Skill, Thoughts};
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::seat::Seat;
use crate::games::princes::options::Options;
use crate::games::princes::{Princes, State};

impl ComputerPlayer for Princes {
    type Reason = HintReason;
    type Skill = Skill;

    fn nodes(level: Level) -> u32 {
        match level {
            Level::Easy | Level::Medium => 0,
            Level::Hard => 12_000,
        }
    }

    fn think(question: Question<Princes>) -> Box<dyn Think<Princes>> {
        Box::new(Thoughts::new(question))
    }

    const MEASURE: Measure = analysis::MEASURE;

    fn analyst() -> &'static dyn Analyst<Princes> {
        &PrincesAnalyst
    }

    const SETTINGS: &'static [Setting] = arena::SETTINGS;

    fn options(table: &Table, _seed: u64) -> Result<Options, TableError> {
        arena::options(table)
    }

    fn variant(state: &State, seat: Seat) -> Option<String> {
        Some(arena::variant(state, seat))
    }
}
