//! Beginnings of the turns, rounds and phases of a game.

use crate::engine::game::{Game, Progress};
use crate::engine::journal::Journal;
use crate::web::replay::comparison::Comparison;
use std::rc::Rc;

/// Size of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Unit {
    /// One action.
    #[default]
    Action,
    /// To the beginning of a turn.
    Turn,
    /// To the beginning of a round.
    Round,
    /// To the beginning of a phase.
    Phase,
}

impl Unit {
    /// All sizes, smallest first.
    pub const ALL: [Unit; 4] = [Unit::Action, Unit::Turn, Unit::Round, Unit::Phase];
}

/// Height of the highest marks.
pub const HIGHEST: u8 = 10;

/// A moment worth reviewing: a turning point, or the beginning of a decision for which a better one was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Number of moves before the moment.
    pub moves: usize,
    /// Height on the timeline, by the loss: from 1 to [`HIGHEST`].
    pub height: u8,
    /// The actions taken, and better ones.
    pub comparison: Rc<Comparison>,
}

/// A game as a series of moments, each given by the number of moves before it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Timeline {
    /// Number of moves, including undone ones.
    pub len: usize,
    /// Beginnings of turns, starting with the game's.
    pub turns: Vec<usize>,
    /// Beginnings of rounds.
    pub rounds: Vec<usize>,
    /// Beginnings of phases.
    pub phases: Vec<usize>,
}

impl Timeline {
    /// The timeline of a game. A round begins when a turn ends and the game's progress has changed, a phase when the
    /// first of several progress numbers has; so no move needs to be replayed.
    #[must_use]
    pub fn of<G: Game>(game: &Journal<G>) -> Timeline {
        let mut line = Timeline { len: game.len(), ..Timeline::default() };
        let mut before: Option<Progress> = None;
        for end in game.turn_ends() {
            let now = G::progress(&game.at(end.moves));
            line.turns.push(end.moves);
            if before.as_ref().is_none_or(|before| *before != now) {
                line.rounds.push(end.moves);
            }
            let phase =
                |progress: &Progress| progress.first().filter(|_| progress.len() > 1).copied();
            if before.as_ref().is_none_or(|before| phase(before) != phase(&now)) {
                line.phases.push(end.moves);
            }
            before = Some(now);
        }
        line
    }

    /// True if steps of this size lead to other moments than those of the next smaller one.
    #[must_use]
    pub fn has(&self, unit: Unit) -> bool {
        match unit {
            Unit::Action => true,
            Unit::Turn => self.turns.len() > 1,
            Unit::Round => self.rounds.len() > 1 && self.rounds.len() < self.turns.len(),
            Unit::Phase => self.phases.len() > 1 && self.phases.len() < self.rounds.len(),
        }
    }

    /// Moments that steps of this size lead to; empty for single actions.
    fn stops(&self, unit: Unit) -> &[usize] {
        match unit {
            Unit::Action => &[],
            Unit::Turn => &self.turns,
            Unit::Round => &self.rounds,
            Unit::Phase => &self.phases,
        }
    }

    /// The moment one step earlier, or the start.
    #[must_use]
    pub fn back(&self, at: usize, unit: Unit) -> usize {
        if unit == Unit::Action {
            return at.saturating_sub(1);
        }
        self.stops(unit).iter().rev().copied().find(|stop| *stop < at).unwrap_or(0)
    }

    /// The moment one step later, or the end.
    #[must_use]
    pub fn forth(&self, at: usize, unit: Unit) -> usize {
        if unit == Unit::Action {
            return (at + 1).min(self.len);
        }
        self.stops(unit).iter().copied().find(|stop| *stop > at).unwrap_or(self.len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Actions;
    use crate::games::burgundy::sizes::{PHASES, ROUNDS};
    use crate::games::burgundy::{Burgundy, Options};

    fn whole_game() -> Journal<Burgundy> {
        let options = Options::basic(3).unwrap();
        let mut game = Journal::<Burgundy>::new(options, Seed::numbered(4), Roster::new()).unwrap();
        let mut chance = Chance::of_number(4, 0);
        let mut legal = Actions::new();
        while let Some(seat) = game.state().deciders().lowest() {
            legal.clear();
            game.state().legal(seat, &mut legal);
            game.play(seat, chance.pick(&legal).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_whole_game_has_25_rounds_in_5_phases() {
        let game = whole_game();
        let line = Timeline::of(&game);
        assert_eq!(line.phases.len(), usize::from(PHASES));
        assert_eq!(line.rounds.len(), usize::from(PHASES * ROUNDS));
        assert_eq!(line.turns.len(), 3 * 25 + 1, "and the end of the last one");
        for (number, start) in line.rounds.iter().enumerate() {
            let state = game.at(*start);
            assert_eq!(usize::from(state.phase() * ROUNDS + state.round()), number);
            if let Some(before) = start.checked_sub(1) {
                let before = game.at(before);
                assert_ne!((before.phase(), before.round()), (state.phase(), state.round()));
            }
        }
    }

    #[test]
    fn steps_lead_through_the_whole_game_and_back() {
        let game = whole_game();
        let line = Timeline::of(&game);
        for unit in Unit::ALL {
            let (mut at, mut steps) = (0, vec![0]);
            while at < line.len {
                let next = line.forth(at, unit);
                assert!(next > at);
                at = next;
                steps.push(at);
            }
            assert_eq!(line.forth(at, unit), line.len);
            while let Some(step) = steps.pop() {
                assert_eq!(at, step, "{unit:?}");
                at = line.back(at, unit);
            }
            assert_eq!(at, 0);
        }
    }

    #[test]
    fn moves_that_were_taken_back_are_on_the_line() {
        let mut game = whole_game();
        let line = Timeline::of(&game);
        assert!(game.go_to(10));
        assert_eq!(Timeline::of(&game), line);
    }

    #[test]
    fn from_the_middle_a_step_leads_to_the_next_beginning() {
        let line =
            Timeline { len: 50, turns: vec![0, 10, 20], rounds: vec![0, 20], phases: vec![0] };
        assert_eq!((line.back(15, Unit::Turn), line.forth(15, Unit::Turn)), (10, 20));
        assert_eq!((line.back(15, Unit::Round), line.forth(15, Unit::Round)), (0, 20));
        assert_eq!((line.back(15, Unit::Phase), line.forth(15, Unit::Phase)), (0, 50));
        assert_eq!((line.back(0, Unit::Action), line.forth(50, Unit::Action)), (0, 50));
    }
}
