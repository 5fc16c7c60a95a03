//! Looking back at a game: in which turns most was given away, and what would have been better.
//!
//! The result is plain data, by moves of the journal, so that a list and a timeline can both show it.

use crate::bots::burgundy::hint::Hint;
use crate::bots::burgundy::message::{Ask, Seen, Task, Told};
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::burgundy::state::{Stage, State};
use crate::games::burgundy::{Action, Burgundy};
use crate::web::players::people;
use crate::web::replay::timeline::Mark;

/// A turn that a person played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// How many moves lead to its beginning.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, its end included.
    pub actions: Vec<Action>,
}

/// A turn for which a better one was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenAway {
    /// How many moves lead to its beginning.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What it gave away, in thousandths of a point.
    pub loss: u32,
    /// The better turn: what it begins with, how it goes on, and why.
    pub best: Hint,
}

/// Less than this, in thousandths of a point, is not worth naming: the evaluation is not so exact.
pub const WORTH_NAMING: u32 = 1000;
/// How many turns are listed.
pub const LISTED: usize = 8;

/// The turns of people in a game up to its cursor, in order; of everybody where only computers play.
#[must_use]
pub fn turns(game: &Journal<Burgundy>) -> Vec<Played> {
    let everybody = people::people(game) == 0;
    let moves = game.moves().get(..game.position()).unwrap_or_default();
    let mut turns: Vec<Played> = Vec::new();
    for (at, made) in moves.iter().enumerate() {
        let Move { seat, action } = *made;
        let before_play = matches!(action, Action::Board(_) | Action::StartCastle(_));
        if before_play || !(everybody || people::level(game, seat).is_none()) {
            continue;
        }
        match turns.last_mut() {
            Some(turn) if turn.seat == seat && turn.actions.last() != Some(&Action::EndTurn) => {
                turn.actions.push(action);
            }
            _ => turns.push(Played { at, seat, actions: vec![action] }),
        }
    }
    // A turn that has not ended is not judged.
    turns.retain(|turn| turn.actions.last() == Some(&Action::EndTurn));
    turns
}

/// A game being looked back at: one turn is asked about after the other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Review {
    turns: Vec<Played>,
    done: usize,
    found: Vec<GivenAway>,
}

impl Review {
    /// Nothing of the game was looked at yet.
    #[must_use]
    pub fn new(game: &Journal<Burgundy>) -> Review {
        Review { turns: turns(game), done: 0, found: Vec::new() }
    }

    /// How many turns were looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.turns.len())
    }

    /// Whether all turns were looked at.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done >= self.turns.len()
    }

    /// The question about the next turn; its number is the turn's place, from 1.
    #[must_use]
    pub fn next(&self, game: &Journal<Burgundy>) -> Option<Ask> {
        let turn = self.turns.get(self.done)?;
        let state: State = game.at(turn.at);
        debug_assert!(state.stage == Stage::Play);
        let seen = Seen::new(&state, turn.seat);
        let task = Task::Review { seen, actions: turn.actions.clone() };
        Some(Ask { number: self.done as u32 + 1, task })
    }

    /// Takes what was told; `false` if it is not about the turn that was asked about.
    pub fn hear(&mut self, told: Told) -> bool {
        if told.number() != Some(self.done as u32 + 1) {
            return false;
        }
        let Some(turn) = self.turns.get(self.done) else { return false };
        if let Told::Review { loss, best, .. } = told
            && loss >= WORTH_NAMING
            && !best.now.is_empty()
        {
            self.found.push(GivenAway { at: turn.at, seat: turn.seat, loss, best });
        }
        self.done += 1;
        true
    }

    /// The turns that gave most away, the worst first.
    #[must_use]
    pub fn worst(&self) -> Vec<GivenAway> {
        let mut worst = self.found.clone();
        worst.sort_by_key(|turn| (core::cmp::Reverse(turn.loss), turn.at));
        worst.truncate(LISTED);
        worst
    }

    /// Marks for the timeline, in the order of the game: where such turns began.
    #[must_use]
    pub fn marks(&self) -> Vec<Mark> {
        let mark = |turn: &GivenAway| Mark { moves: turn.at, loss: (turn.loss + 500) / 1000 };
        self.found.iter().map(mark).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::burgundy::message::to_bytes;
    use crate::bots::burgundy::service::Service;
    use crate::bots::level::Level;
    use crate::games::burgundy::options::Castles;
    use crate::web::players::people::tests::{game, play};

    fn played(levels: &[Option<Level>], moves: usize) -> Journal<Burgundy> {
        let mut game = game(levels, Castles::Open);
        play(&mut game, moves);
        game
    }

    #[test]
    fn the_turns_of_people_are_looked_at_and_no_others() {
        let game = played(&[None, Some(Level::Easy), None], 60);
        let turns = turns(&game);
        assert!(turns.len() > 5);
        for turn in &turns {
            assert_ne!(turn.seat, Seat(1));
            let state = game.at(turn.at);
            assert_eq!((state.stage, state.playing(), state.used), (Stage::Play, turn.seat, 0));
            assert_eq!(game.moves()[turn.at].action, turn.actions[0]);
            assert_eq!(turn.actions.iter().filter(|a| **a == Action::EndTurn).count(), 1);
        }
        assert!(!super::turns(&played(&[Some(Level::Easy); 2], 40)).is_empty());
    }

    #[test]
    fn a_review_finds_the_worst_turns_and_marks_them_in_order() {
        let game = played(&[None, None], 80);
        let mut review = Review::new(&game);
        let mut service = Service::new();
        while let Some(ask) = review.next(&game) {
            let told = service.hear(&to_bytes(&ask), 0.0).unwrap().unwrap();
            assert!(matches!(told, Told::Review { .. }), "{told:?}");
            assert!(!review.hear(Told::Ready));
            assert!(review.hear(told));
        }
        assert!(review.is_done());
        let worst = review.worst();
        assert!(
            worst.len() == LISTED && worst.is_sorted_by_key(|turn| core::cmp::Reverse(turn.loss))
        );
        let marks = review.marks();
        assert!(marks.len() >= worst.len() && marks.is_sorted_by_key(|mark| mark.moves));
        assert!(marks.iter().all(|mark| mark.moves < game.len() && mark.loss >= 1));
    }
}
