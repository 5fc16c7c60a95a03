//! The steps of a game: moves of one seat that are one decision at most.
//!
//! A step ends where something is revealed (a draw, a hand), where a turn or simultaneous phase ends, and where another
//! seat moves. Chance therefore enters with the last move of a step alone. A step that its seat has not finished, and
//! choices of a simultaneous phase that is still open, are left out.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;

/// The longest possible steps of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Steps {
    /// For each move the end of its step: the number of moves before the next one.
    ends: Vec<usize>,
    /// For each move whether its seat could have moved otherwise.
    open: Vec<bool>,
    /// For each move whether chance followed it.
    chance: Vec<bool>,
}

impl Steps {
    /// The steps of a game up to its cursor.
    #[must_use]
    pub fn of<G: Game>(game: &Journal<G>) -> Steps {
        let mut steps = Steps::default();
        let (mut last, mut list) = (game.at(0), G::Actions::default());
        // Numbers of moves at which steps end; the last one that is certain.
        let mut cuts = Vec::new();
        let mut phase_from = None;
        game.replay(|step| {
            let before = core::mem::replace(&mut last, step.state.clone());
            crate::engine::actions::ActionList::clear(&mut list);
            G::legal(&before, step.made.seat, &mut list);
            steps.open.push(list.len() > 1);
            steps.chance.push(step.events.iter().any(G::is_outcome));
            let (was, is) = (G::simultaneous(&before), G::simultaneous(step.state));
            if was.is_some() && was == is {
                phase_from = phase_from.or(Some(step.index));
            } else {
                phase_from = None;
            }
            let next =
                game.moves().get(step.index + 1).filter(|_| step.index + 1 < game.position());
            let passes = next.is_some_and(|next| next.seat != step.made.seat);
            let ends = passes
                || step.events.iter().any(|event| G::is_outcome(event) || G::reveals(event))
                || G::turns_ended(&before) != G::turns_ended(step.state)
                || was != is
                || G::deciders(step.state).is_empty();
            if ends {
                cuts.push(step.index + 1);
            }
        });
        let certain = phase_from.unwrap_or(usize::MAX);
        for cut in cuts.into_iter().filter(|cut| *cut <= certain) {
            while steps.ends.len() < cut {
                steps.ends.push(cut);
            }
        }
        steps
    }

    /// Number of moves in all steps.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// True if there is no step.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The end of the longest step from this move on; `None` past the last step.
    #[must_use]
    pub fn end_from(&self, at: usize) -> Option<usize> {
        self.ends.get(at).copied()
    }

    /// True if any of these moves was a choice.
    #[must_use]
    pub fn is_decision(&self, from: usize, to: usize) -> bool {
        self.open.iter().take(to).skip(from).any(|open| *open)
    }

    /// True if chance followed the move at this index.
    #[must_use]
    pub fn is_chance(&self, at: usize) -> bool {
        self.chance.get(at).copied().unwrap_or(false)
    }
}

/// The seat of a move.
#[must_use]
pub fn seat_at<G: Game>(game: &Journal<G>, at: usize) -> Seat {
    game.moves().get(at).map_or(Seat(0), |made| made.seat)
}
