//! [`ComputerPlayer`] for Burgundy.

use crate::bots::analyst::{Analyst, Measure};
use crate::bots::burgundy::analysis::{self, BurgundyAnalyst};
use crate::bots::burgundy::arena;
use crate::bots::burgundy::hint::HintReason;
use crate::bots::burgundy::search::{Skill, Thoughts};
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Question, Think};
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::seat::Seat;
use crate::games::burgundy::{Burgundy, Options, State};

impl ComputerPlayer for Burgundy {
    type Reason = HintReason;
    type Skill = Skill;

    /// Easy and medium finish before using this budget.
    fn nodes(level: Level) -> u32 {
        match level {
            Level::Easy => 10_000,
            Level::Medium => 50_000,
            Level::Hard => 200_000,
        }
    }

    fn think(question: Question<Burgundy>) -> Box<dyn Think<Burgundy>> {
        Box::new(Thoughts::new(question))
    }

    const MEASURE: Measure = analysis::MEASURE;

    fn analyst() -> &'static dyn Analyst<Burgundy> {
        &BurgundyAnalyst
    }

    const SETTINGS: &'static [Setting] = arena::SETTINGS;

    fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
        arena::options(table, seed)
    }

    /// Partners sit opposite each other.
    fn team(state: &State, seat: Seat) -> u8 {
        if state.is_team_game() { seat.0 % 2 } else { seat.0 }
    }

    fn variant(state: &State, seat: Seat) -> Option<String> {
        Some(format!("board {}", state.estate(seat).board_id().0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::ladder::{Contestant, NotAContestant};
    use crate::bots::level::NotALevel;

    type Side = Contestant<Burgundy>;

    #[test]
    fn contestants_parse_back() {
        for text in ["easy", "hard:1000", "hard:1000:turns=3:rivalry=0", "medium:beam=4"] {
            assert_eq!(text.parse::<Side>().unwrap().to_string(), text);
        }
        assert_eq!("hard:1000:turns=3".parse::<Side>().unwrap().nodes, 1000);
        assert_eq!("grand".parse::<Side>(), Err(NotALevel.into()));
        assert_eq!("hard:x".parse::<Side>(), Err(NotAContestant::Number));
    }

    #[test]
    fn what_can_t_be_tuned_is_refused_with_what_can() {
        let refused = |text: &str| match text.parse::<Side>() {
            Err(NotAContestant::Skill(why)) => why.to_string(),
            other => panic!("{other:?}"),
        };
        assert!(refused("hard:sight=3").contains("candidates"));
        assert!(refused("easy:turns=3").contains("no rollouts"));
    }
}
