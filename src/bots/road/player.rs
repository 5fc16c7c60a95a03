//! [`ComputerPlayer`] for Road.

use crate::bots::analyst::{Analyst, Measure};
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Question, Think};
use crate::bots::road::analysis::{self, RoadAnalyst};
use crate::bots::road::arena;
use crate::bots::road::hint::HintReason;
use crate::bots::road::search::{Skill, Thoughts};
use crate::bots::table::{Setting, Table, TableError};
use crate::games::road::Road;
use crate::games::road::options::Options;

impl ComputerPlayer for Road {
    type Reason = HintReason;
    type Skill = Skill;

    fn nodes(level: Level) -> u32 {
        match level {
            Level::Easy | Level::Medium => 0,
            Level::Hard => 30_000,
        }
    }

    fn think(question: Question<Road>) -> Box<dyn Think<Road>> {
        Box::new(Thoughts::new(question))
    }

    const MEASURE: Measure = analysis::MEASURE;

    fn analyst() -> &'static dyn Analyst<Road> {
        &RoadAnalyst
    }

    const SETTINGS: &'static [Setting] = arena::SETTINGS;

    fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
        arena::options(table, seed)
    }
}
