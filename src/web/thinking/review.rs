//! Looking back at a game: in which turns most was given away, and what would have been better.
//!
//! The result is plain data, by moves of the journal, so that a list and a timeline can both show it.

use crate::bots::message::{Reply, Request, SeatView, Task};
use crate::bots::player::{ComputerPlayer, Hint};
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::sorting::sort_short_by_key;
use crate::web::replay::comparison::Comparison;
use crate::web::replay::timeline::Mark;
use crate::web::session::people;
use std::rc::Rc;

/// A turn that a person played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played<G: ComputerPlayer> {
    /// How many moves lead to its beginning.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, its end included.
    pub actions: Vec<G::Action>,
}

/// A turn for which a better one was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenAway<G: ComputerPlayer> {
    /// How many moves lead to its beginning.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, its end included.
    pub played: Vec<G::Action>,
    /// What it gave away, in thousandths of a point.
    pub loss: u32,
    /// The better turn: what it begins with, how it goes on, and why.
    pub best: Hint<G>,
}

/// Less than this, in thousandths of a point, is not worth naming: the evaluation is not so exact.
pub const WORTH_NAMING: u32 = 1000;
/// How many turns are listed.
pub const LISTED: usize = 8;

/// The turns of people in a game up to its cursor, in order; of everybody where only computers play. What
/// was chosen before the game's first turn, and a turn that has not ended, is not looked at.
#[must_use]
pub fn turns<G: ComputerPlayer>(game: &Journal<G>) -> Vec<Played<G>> {
    let everybody = people::people(game) == 0;
    let mut turns: Vec<(Played<G>, u32, bool)> = Vec::new();
    let first = game.at(0);
    let stands = |state: &G::State| {
        (G::turns_ended(state), G::progress(state).is_empty(), G::is_looked_back_from(state))
    };
    let mut before = stands(&first);
    game.replay(|step| {
        let (turn, is_before_play, may_begin) = before;
        let over = G::deciders(step.state).is_empty();
        before = stands(step.state);
        let ended = before.0 != turn || over;
        let seat = step.made.seat;
        if is_before_play || !(everybody || people::level(game, seat).is_none()) {
            return;
        }
        match turns.iter_mut().rfind(|(played, _, _)| played.seat == seat) {
            Some((played, number, done)) if *number == turn && !*done => {
                played.actions.push(step.made.action);
                *done = ended;
            }
            _ if may_begin => {
                let played = Played { at: step.index, seat, actions: vec![step.made.action] };
                turns.push((played, turn, ended));
            }
            _ => {}
        }
    });
    turns.into_iter().filter(|(_, _, done)| *done).map(|(played, _, _)| played).collect()
}

/// A game being looked back at: one turn is asked about after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review<G: ComputerPlayer> {
    turns: Vec<Played<G>>,
    done: usize,
    found: Vec<GivenAway<G>>,
}

impl<G: ComputerPlayer> Review<G> {
    /// Nothing of the game was looked at yet.
    #[must_use]
    pub fn new(game: &Journal<G>) -> Review<G> {
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
    pub fn next(&self, game: &Journal<G>) -> Option<Request<G>> {
        let turn = self.turns.get(self.done)?;
        let state = game.at(turn.at);
        let seen = SeatView::new(&state, turn.seat);
        let task = Task::Review { seen, actions: turn.actions.clone() };
        Some(Request { number: self.done as u32 + 1, task })
    }

    /// Takes what was told; `false` if it is not about the turn that was asked about.
    pub fn hear(&mut self, told: Reply<G>) -> bool {
        if told.number() != Some(self.done as u32 + 1) {
            return false;
        }
        let Some(turn) = self.turns.get(self.done) else { return false };
        if let Reply::Review { loss, best, .. } = told
            && loss >= WORTH_NAMING
            && !best.now.is_empty()
        {
            let played = turn.actions.clone();
            self.found.push(GivenAway { at: turn.at, seat: turn.seat, played, loss, best });
        }
        self.done += 1;
        true
    }

    /// The turns that gave most away, the worst first.
    #[must_use]
    pub fn worst(&self) -> Vec<GivenAway<G>> {
        let mut worst = self.found.clone();
        sort_short_by_key(&mut worst, |turn| (core::cmp::Reverse(turn.loss), turn.at));
        worst.truncate(LISTED);
        worst
    }

    /// Marks for the timeline, in the order of the game: where such turns began, with both ways to play them.
    #[must_use]
    pub fn marks(&self, comparison: impl Fn(&GivenAway<G>) -> Comparison) -> Vec<Mark> {
        let mark = |turn: &GivenAway<G>| {
            let loss = (turn.loss + 500) / 1000;
            Mark { moves: turn.at, loss, comparison: Rc::new(comparison(turn)) }
        };
        self.found.iter().map(mark).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::level::Level;
    use crate::bots::service::Service;
    use crate::games::burgundy::Burgundy;
    use crate::games::burgundy::action::Action;
    use crate::games::burgundy::options::Castles;
    use crate::games::burgundy::state::Stage;
    use crate::web::session::people::tests::{game, play};

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
            let told = service.hear(ask, 0.0).unwrap();
            assert!(matches!(told, Reply::Review { .. }), "{told:?}");
            assert!(!review.hear(Reply::Ready));
            assert!(review.hear(told));
        }
        assert!(review.is_done());
        let worst = review.worst();
        assert!(
            worst.len() == LISTED && worst.is_sorted_by_key(|turn| core::cmp::Reverse(turn.loss))
        );
        let marks = review.marks(|_| Comparison::default());
        assert!(marks.len() >= worst.len() && marks.is_sorted_by_key(|mark| mark.moves));
        assert!(marks.iter().all(|mark| mark.moves < game.len() && mark.loss >= 1));
    }
}
