//! The journal: a game in progress as what was chosen in it.
//!
//! A journal is a [setup](Setup) and the moves made since. Positions, undo, redo, replay, events and
//! statistics are views of it. The cursor says how many of the moves count; those after it are kept
//! for redo until another move is made.
//!
//! The position at each turn's end is kept with its hash. Any other position is a handful of moves
//! from one of those, so that undo and leafing through a game cost microseconds, while a game of 100
//! turns holds about 100 positions rather than one for each of its 400 moves. Kept positions are
//! shared between copies of a journal: a copy costs a few kilobytes.

pub mod roster;
pub mod setup;

use crate::engine::actions::Actions;
use crate::engine::game::{EventSink, Game, Move, Quiet};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use core::fmt;
use roster::Roster;
use setup::Setup;
use std::sync::Arc;

/// A position that is kept: the start, or the end of a turn.
struct Mark<G: Game> {
    /// How many moves lead here.
    moves: usize,
    /// How many turns have ended.
    turns: u32,
    /// The position's hash.
    hash: u64,
    state: Arc<G::State>,
}

/// A turn's end in a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnEnd {
    /// How many moves lead here.
    pub moves: usize,
    /// How many turns have ended.
    pub turns: u32,
    /// The hash of the position.
    pub hash: u64,
}

/// One move of a replay.
pub struct Step<'a, G: Game> {
    /// The move's place in the journal, from 0.
    pub index: usize,
    /// The move.
    pub made: Move<G::Action>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The position after it.
    pub state: &'a G::State,
}

/// Where a replay differs from the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Difference {
    /// The options can't be played any more.
    #[error("the options of this game can't be played")]
    Options,
    /// A move is not legal in the position that the moves before it lead to.
    #[error("move {} of this game is not legal where it was made", .0 + 1)]
    Illegal(usize),
    /// After this many moves the position is another one.
    #[error("after {0} moves the position is not the one that was played")]
    Position(usize),
}

/// A game in progress.
pub struct Journal<G: Game> {
    setup: Setup<G>,
    moves: Vec<Move<G::Action>>,
    cursor: usize,
    marks: Vec<Mark<G>>,
    state: G::State,
}

impl<G: Game> Journal<G> {
    /// A new game.
    ///
    /// # Errors
    /// If the options can't be played, with what to change.
    pub fn new(
        options: G::Options,
        seed: Seed,
        roster: Roster,
    ) -> Result<Journal<G>, G::OptionsError> {
        Journal::start(Setup::new(options, seed, roster)?)
    }

    /// A new game from its setup.
    ///
    /// # Errors
    /// If the options can't be played.
    pub fn start(setup: Setup<G>) -> Result<Journal<G>, G::OptionsError> {
        let state = setup.start(&mut Quiet)?;
        let first = mark::<G>(0, &state);
        Ok(Journal { setup, moves: Vec::new(), cursor: 0, marks: vec![first], state })
    }

    /// What the game began with.
    #[must_use]
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// Renames players or seats computers; the game itself stays.
    pub fn set_roster(&mut self, roster: Roster) {
        self.setup.set_roster(roster.cut_to(G::seats(&self.state)));
    }

    /// The position at the cursor.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// All moves, also those after the cursor, which redo makes again.
    #[must_use]
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// How many moves there are, also after the cursor.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether no move was made yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// How many moves lead to the position at the cursor.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.cursor
    }

    /// Whether the game is over at the cursor.
    #[must_use]
    pub fn is_over(&self) -> bool {
        G::deciders(&self.state).is_empty()
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.cursor > 0
    }

    /// Whether a move that was taken back can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.cursor < self.moves.len()
    }

    /// The turns' ends up to the last move, the game's start first.
    pub fn turn_ends(&self) -> impl Iterator<Item = TurnEnd> + '_ {
        self.marks.iter().map(|m| TurnEnd { moves: m.moves, turns: m.turns, hash: m.hash })
    }

    /// Makes a move at the cursor; moves that were taken back are forgotten.
    ///
    /// # Errors
    /// If the action is illegal; the journal is then as it was.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<(), G::Illegal> {
        G::apply(&mut self.state, seat, action, events)?;
        self.moves.truncate(self.cursor);
        self.marks.retain(|mark| mark.moves <= self.cursor);
        self.moves.push(Move { seat, action });
        self.cursor += 1;
        let ended = G::turns_ended(&self.state);
        if self.marks.last().is_none_or(|last| last.turns != ended) {
            self.marks.push(mark::<G>(self.cursor, &self.state));
        }
        Ok(())
    }

    /// Takes the last move back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.can_undo() && self.go_to(self.cursor.saturating_sub(1))
    }

    /// Makes the move again that was taken back last; `false` when there is none.
    pub fn redo(&mut self) -> bool {
        self.can_redo() && self.go_to(self.cursor + 1)
    }

    /// Goes back to the start of the turn, or at its very start to that of the turn before; `false`
    /// at the start of the game.
    pub fn restart_turn(&mut self) -> bool {
        let cursor = self.cursor;
        let before = self.marks.iter().rev().find(|mark| mark.moves < cursor);
        match before.map(|mark| mark.moves) {
            Some(moves) => self.go_to(moves),
            None => false,
        }
    }

    /// Puts the cursor after the first `moves` moves; `false`, and nothing changes, when there are
    /// fewer.
    pub fn go_to(&mut self, moves: usize) -> bool {
        if moves > self.moves.len() {
            return false;
        }
        self.state = self.at(moves);
        self.cursor = moves;
        true
    }

    /// The position after the first `moves` moves; past the last move, the position after it.
    #[must_use]
    pub fn at(&self, moves: usize) -> G::State {
        let Some(mark) = self.marks.iter().rev().find(|mark| mark.moves <= moves) else {
            return self.state.clone(); // never: the first mark stands at 0
        };
        let mut state = G::State::clone(&mark.state);
        let since = self.moves.iter().take(moves).skip(mark.moves);
        for made in since {
            // Every move was legal when it was made, so this always goes well.
            let _ = G::apply(&mut state, made.seat, made.action, &mut Quiet);
        }
        state
    }

    /// What happened before the first move: dealing and the like.
    #[must_use]
    pub fn opening_events(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        let _ = self.setup.start(&mut events);
        events
    }

    /// What happened in the move at `index`, from 0; nothing past the last move.
    #[must_use]
    pub fn events_of(&self, index: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let Some(made) = self.moves.get(index) {
            let mut state = self.at(index);
            let _ = G::apply(&mut state, made.seat, made.action, &mut events);
        }
        events
    }

    /// Replays the moves up to the cursor from the start, one after the other, in one pass.
    pub fn replay(&self, mut visit: impl FnMut(Step<'_, G>)) {
        let Ok(mut state) = self.setup.start(&mut Quiet) else { return };
        let mut events = Vec::new();
        for (index, made) in self.moves.iter().take(self.cursor).enumerate() {
            events.clear();
            let _ = G::apply(&mut state, made.seat, made.action, &mut events);
            visit(Step { index, made: *made, events: &events, state: &state });
        }
    }

    /// A game of its own that begins with the first `moves` moves of this one: "continue from here".
    #[must_use]
    pub fn branch_at(&self, moves: usize) -> Journal<G> {
        let mut branch = self.clone();
        branch.go_to(moves.min(self.moves.len()));
        branch.moves.truncate(branch.cursor);
        let cursor = branch.cursor;
        branch.marks.retain(|mark| mark.moves <= cursor);
        branch
    }

    /// Replays everything from the start and compares.
    ///
    /// # Errors
    /// The first difference.
    pub fn verify(&self) -> Result<(), Difference> {
        let mut state = self.setup.start(&mut Quiet).map_err(|_| Difference::Options)?;
        let mut marks = self.marks.iter().peekable();
        for moves in 0..=self.moves.len() {
            if let Some(made) = moves.checked_sub(1).and_then(|index| self.moves.get(index)) {
                G::apply(&mut state, made.seat, made.action, &mut Quiet)
                    .map_err(|_| Difference::Illegal(moves - 1))?;
            }
            if let Some(mark) = marks.next_if(|mark| mark.moves == moves)
                && (mark.hash != G::hash(&state) || *mark.state != state)
            {
                return Err(Difference::Position(moves));
            }
            if moves == self.cursor && state != self.state {
                return Err(Difference::Position(moves));
            }
        }
        Ok(())
    }
}

fn mark<G: Game>(moves: usize, state: &G::State) -> Mark<G> {
    let (turns, hash) = (G::turns_ended(state), G::hash(state));
    Mark { moves, turns, hash, state: Arc::new(state.clone()) }
}

/// All that could be chosen in a position, by whom: the choices of the lowest deciding seat first.
///
/// Links store a move as its place in this list.
pub(crate) fn choices<G: Game>(
    state: &G::State,
    legal: &mut Actions<G::Action>,
) -> Vec<Move<G::Action>> {
    let mut all = Vec::new();
    for seat in G::deciders(state).iter() {
        legal.clear();
        G::legal(state, seat, legal);
        all.extend(legal.iter().map(|action| Move { seat, action: *action }));
    }
    all
}

impl<G: Game> Clone for Mark<G> {
    fn clone(&self) -> Self {
        Mark { state: Arc::clone(&self.state), ..*self }
    }
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Journal {
            setup: self.setup.clone(),
            moves: self.moves.clone(),
            cursor: self.cursor,
            marks: self.marks.clone(),
            state: self.state.clone(),
        }
    }
}

/// Journals are equal when they tell the same game and stand at the same move of it.
impl<G: Game> PartialEq for Journal<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.moves == other.moves
            && self.cursor == other.cursor
            && self.state == other.state
    }
}

impl<G: Game> Eq for Journal<G> {}

impl<G: Game> fmt::Debug for Journal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Journal")
            .field("setup", &self.setup)
            .field("moves", &self.moves.len())
            .field("cursor", &self.cursor)
            .finish_non_exhaustive()
    }
}
