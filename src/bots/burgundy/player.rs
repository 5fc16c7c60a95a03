//! Burgundy as a game that computers play.

use crate::bots::burgundy::arena;
use crate::bots::burgundy::evaluator::BurgundyEvaluator;
use crate::bots::burgundy::hint::{Why, explain, hints};
use crate::bots::level::Level;
use crate::bots::noisy::Noisy;
use crate::bots::player::{ComputerPlayer, Hint, NotTuned, Progress, Question, Review, Think};
use crate::bots::search::review::look_back;
use crate::bots::search::rollouts::RolloutConfig;
use crate::bots::search::thinker::{Thinker, ThinkerConfig};
use crate::bots::search::turn::Breadth;
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::burgundy::state::Stage;
use crate::games::burgundy::{Action, Burgundy, Options, State, View};
use std::sync::OnceLock;

/// The beam of the search that looks back at a turn.
const REVIEW_BEAM: usize = 80;

/// What a level does with a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// How it searches.
    pub thinker: ThinkerConfig,
    /// By how much its evaluation of a position may be off either way, in thousandths of a point.
    pub noise: u32,
    /// What its evaluation stands on.
    pub knowledge: Knowledge,
}

/// What an evaluation stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// Rules of thumb.
    Thumb,
    /// What self-play has learnt of the plain game, and nothing of what extensions change: for
    /// comparison.
    Plain,
    /// All that self-play has learnt.
    Learnt,
}

impl Knowledge {
    fn evaluator(self) -> &'static BurgundyEvaluator {
        static THUMB: OnceLock<BurgundyEvaluator> = OnceLock::new();
        static PLAIN: OnceLock<BurgundyEvaluator> = OnceLock::new();
        match self {
            Knowledge::Thumb => THUMB.get_or_init(BurgundyEvaluator::by_thumb),
            Knowledge::Plain => PLAIN.get_or_init(BurgundyEvaluator::plain),
            Knowledge::Learnt => learnt(),
        }
    }
}

fn learnt() -> &'static BurgundyEvaluator {
    static LEARNT: OnceLock<BurgundyEvaluator> = OnceLock::new();
    LEARNT.get_or_init(BurgundyEvaluator::default)
}

/// Burgundy's evaluation as a player of some skill sees it.
pub type Mind = Noisy<&'static BurgundyEvaluator>;

/// Burgundy's evaluation as a player of this skill sees it. The `seed` settles where a noisy level errs.
#[must_use]
pub fn player(skill: &Skill, seed: u64) -> Mind {
    Noisy::new(skill.knowledge.evaluator(), skill.noise, seed)
}

/// Thoughts about a turn of Burgundy.
struct Thoughts(Thinker<Burgundy, Mind>);

impl Think<Burgundy> for Thoughts {
    fn work(&mut self, slice: u64) {
        self.0.work(slice);
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn actions(&self) -> Vec<Action> {
        self.0.advice().actions
    }

    fn hints(&self, count: usize) -> Vec<Hint<Burgundy>> {
        hints(&self.0, learnt(), self.0.view(), count)
    }
}

impl ComputerPlayer for Burgundy {
    type Reason = Why;
    type Skill = Skill;

    fn skill(level: Level) -> Skill {
        let search = |beam, ends| ThinkerConfig { breadth: Breadth { beam, ends }, rollouts: None };
        match level {
            // One action at a time by rules of thumb.
            Level::Easy => {
                Skill { thinker: search(1, 4), noise: 1000, knowledge: Knowledge::Thumb }
            }
            // The whole turn with what self-play has learnt.
            Level::Medium => {
                Skill { thinker: search(24, 8), noise: 0, knowledge: Knowledge::Learnt }
            }
            // The whole turn, and the best of its ends played on.
            Level::Hard => {
                let rollouts = RolloutConfig {
                    candidates: 16,
                    margin: 8000,
                    turns: 2,
                    own_beam: 4,
                    other_beam: 1,
                    rivalry: 60,
                };
                let thinker = ThinkerConfig { rollouts: Some(rollouts), ..search(80, 24) };
                Skill { thinker, noise: 0, knowledge: Knowledge::Learnt }
            }
        }
    }

    /// Easy and medium stop by themselves before that.
    fn nodes(level: Level) -> u32 {
        match level {
            Level::Easy => 10_000,
            Level::Medium => 50_000,
            Level::Hard => 200_000,
        }
    }

    fn tune(skill: &mut Skill, key: &str, value: i32) -> Result<(), NotTuned> {
        let count = usize::try_from(value).unwrap_or(0).max(1);
        match key {
            "beam" => skill.thinker.breadth.beam = count,
            "plain" => skill.knowledge = Knowledge::Plain,
            _ => {
                let rollouts = skill.thinker.rollouts.as_mut().ok_or(NotTuned(
                    "this level plays no rollouts: only its beam and plain can be changed",
                ))?;
                tune_rollouts(rollouts, key, value)?;
            }
        }
        Ok(())
    }

    fn think(question: Question<Burgundy>) -> Box<dyn Think<Burgundy>> {
        let Question { view, seat, skill, seed, nodes } = question;
        let mind = player(&skill, seed);
        Box::new(Thoughts(Thinker::new(mind, view, seat, skill.thinker, seed, nodes)))
    }

    fn review(view: &View, seat: Seat, actions: &[Action]) -> Option<Review<Burgundy>> {
        let known = view.known();
        if !is_turn(known.clone(), seat, actions) {
            return None;
        }
        let (loss, best) = look_back::<Burgundy, _>(&learnt(), known, seat, actions, REVIEW_BEAM)?;
        let best = explain(learnt(), view, &best.actions, 0);
        Some(Review { loss: u32::try_from(loss).unwrap_or(0), best })
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
        Some(format!("board {}", state.estate(seat).board.0))
    }
}

fn tune_rollouts(rollouts: &mut RolloutConfig, key: &str, value: i32) -> Result<(), NotTuned> {
    let count = usize::try_from(value).unwrap_or(0).max(1);
    match key {
        "candidates" => rollouts.candidates = count,
        "turns" => rollouts.turns = count as u32,
        "own" => rollouts.own_beam = count,
        "others" => rollouts.other_beam = count,
        "margin" => rollouts.margin = value,
        "rivalry" => rollouts.rivalry = value,
        _ => {
            return Err(NotTuned(
                "what can be changed is beam, plain, candidates, turns, own, others, margin and rivalry",
            ));
        }
    }
    Ok(())
}

/// Whether the actions are legal one after the other. The end of the turn would reveal what the view
/// does not hold; it comes last and is not played.
fn is_turn(mut state: State, seat: Seat, actions: &[Action]) -> bool {
    let Some((end, turn)) = actions.split_last() else { return false };
    state.stage == Stage::Play
        && turn.iter().all(|action| {
            *action != Action::EndTurn && state.apply(seat, *action, &mut Quiet).is_ok()
        })
        && state.check(seat, *end).is_ok()
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
