//! The journal: a game in progress as what was chosen in it.
//!
//! A journal is a [setup](Setup) and the moves made since. Positions, undo, redo, replay, events and
//! statistics are views of it. The cursor says how many of the moves count; those after it are kept
//! for redo until another move is made.
//!
//! A move keeps what happened in it, and its place among the choices there were, so that the log, the
//! statistics and a link are read off and nothing is played again for them.
//!
//! Moves that several seats made at once, unseen by each other, are put in the order of the seats when
//! all have made theirs ([`Game::simultaneous`]): who was quicker leaves no trace in a record or link.
//!
//! The position at each turn's end is kept with its hash. Any other position is a handful of moves
//! from one of those, so that undo and leafing through a game cost microseconds, while a game of 100
//! turns holds about 100 positions rather than one for each of its 400 moves. Kept positions are
//! shared between copies of a journal: a copy costs a few kilobytes.

pub mod roster;
pub mod setup;

use crate::engine::actions::ActionList;
use crate::engine::game::{Game, Move, apply_untold};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::engine::sorting::sort_short_by_key;
use core::cell::OnceCell;
use core::fmt;
use roster::Roster;
use setup::Setup;
use std::sync::Arc;

/// A position that is kept: the start, or the end of a turn.
struct Checkpoint<G: Game> {
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
pub struct ReplayedMove<'a, G: Game> {
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
    /// In a move something else happens.
    #[error("in move {} of this game something else happens than when it was played", .0 + 1)]
    Events(usize),
    /// After this many moves the position is another one.
    #[error("after {0} moves the position is not the one that was played")]
    Position(usize),
}

/// A choice by its place among all that could be chosen in its position, and how many those were.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Digit {
    /// Which choice: below `base`.
    pub digit: u32,
    /// How many choices there were: at least 1.
    pub base: u32,
}

/// What is kept with a move.
struct Note<G: Game> {
    /// Its place in the position's [choices](Journal::choices); `None` if the rules did not list it.
    digit: Option<Digit>,
    /// The phase of choices made at once that it belongs to.
    phase: Option<u32>,
    /// What happened.
    events: Arc<[G::Event]>,
}

/// A game in progress.
pub struct Journal<G: Game> {
    setup: Setup<G>,
    opening: Arc<[G::Event]>,
    moves: Vec<Move<G::Action>>,
    /// One for each move.
    notes: Vec<Note<G>>,
    cursor: usize,
    marks: Vec<Checkpoint<G>>,
    state: G::State,
    /// What can be chosen at the cursor, once somebody has asked.
    choices: OnceCell<Arc<[Move<G::Action>]>>,
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
        let mut opening = Vec::new();
        let state = setup.start(&mut opening)?;
        let first = mark::<G>(0, &state);
        Ok(Journal {
            setup,
            opening: opening.into(),
            moves: Vec::new(),
            notes: Vec::new(),
            cursor: 0,
            marks: vec![first],
            state,
            choices: OnceCell::new(),
        })
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

    /// Each move's place among the choices of its position, first move first; `None` for a move that the
    /// rules did not list, which no link can tell.
    pub fn digits(&self) -> impl Iterator<Item = Option<Digit>> + '_ {
        self.notes.iter().map(|note| note.digit)
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

    /// All that can be chosen at the cursor, by whom: the choices of the lowest deciding seat first. They
    /// are listed once for each position; links store a move as its place in this list.
    #[must_use]
    pub fn choices(&self) -> &[Move<G::Action>] {
        self.choices.get_or_init(|| choices::<G>(&self.state).into())
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

    /// Makes a move at the cursor; moves that were taken back are forgotten. What happened is in
    /// [`last_events`](Journal::last_events). The last move of a [simultaneous](Game::simultaneous) phase
    /// puts the moves of that phase in the order of the seats.
    ///
    /// # Errors
    /// If the action is illegal; the journal is then as it was.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let phase = G::simultaneous(&self.state);
        self.make(Move { seat, action }, phase)?;
        if phase.is_some() && G::simultaneous(&self.state) != phase {
            self.order_by_seat(phase);
        }
        Ok(())
    }

    /// Makes a move at the cursor and leaves it where it is.
    fn make(&mut self, made: Move<G::Action>, phase: Option<u32>) -> Result<(), G::Illegal> {
        let choices = self.choices();
        let digit = choices.iter().position(|choice| *choice == made);
        let digit = digit.map(|digit| Digit { digit: digit as u32, base: choices.len() as u32 });
        let mut events = Vec::new();
        G::apply(&mut self.state, made.seat, made.action, &mut events)?;
        self.choices = OnceCell::new();
        self.moves.truncate(self.cursor);
        self.notes.truncate(self.cursor);
        self.marks.retain(|mark| mark.moves <= self.cursor);
        self.moves.push(made);
        self.notes.push(Note { digit, phase, events: events.into() });
        self.cursor += 1;
        let ended = G::turns_ended(&self.state);
        if self.marks.last().is_none_or(|last| last.turns != ended) {
            self.marks.push(mark::<G>(self.cursor, &self.state));
        }
        Ok(())
    }

    /// Puts the moves of the phase that has just ended in the order of the seats, each seat's own moves
    /// in the order in which it made them.
    fn order_by_seat(&mut self, phase: Option<u32>) {
        let before = self.notes.iter().rposition(|note| note.phase != phase);
        let first = before.map_or(0, |before| before + 1);
        let mut moves = self.moves.iter().copied().skip(first).collect::<Vec<_>>();
        if moves.is_sorted_by_key(|made| made.seat) {
            return;
        }
        sort_short_by_key(&mut moves, |made| made.seat);
        let mut ordered = self.branch_at(first);
        let legal = moves.into_iter().all(|made| ordered.make(made, phase).is_ok());
        // A game whose choices are not independent breaks the contract, which the conformance kit finds.
        if legal && ordered.state == self.state {
            *self = ordered;
        }
    }

    /// Makes the move at this place of the [choices](Journal::choices); `false`, and nothing changes,
    /// when there is none.
    pub fn play_index(&mut self, index: usize) -> bool {
        let made = self.choices().get(index).copied();
        made.is_some_and(|made| self.play(made.seat, made.action).is_ok())
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
        if moves != self.cursor {
            self.state = self.at(moves);
            self.choices = OnceCell::new();
        }
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
            let _ = apply_untold::<G>(&mut state, made.seat, made.action);
        }
        state
    }

    /// What happened before the first move: dealing and the like.
    #[must_use]
    pub fn opening_events(&self) -> &[G::Event] {
        &self.opening
    }

    /// What happened in the move at `index`, from 0; nothing past the last move.
    #[must_use]
    pub fn events_of(&self, index: usize) -> &[G::Event] {
        self.notes.get(index).map_or(&[], |note| &note.events)
    }

    /// What happened in the move that led to the cursor; before the first move, in the opening.
    #[must_use]
    pub fn last_events(&self) -> &[G::Event] {
        self.cursor.checked_sub(1).map_or(&self.opening, |last| self.events_of(last))
    }

    /// Replays the moves up to the cursor from the start, one after the other, in one pass.
    pub fn replay(&self, mut visit: impl FnMut(ReplayedMove<'_, G>)) {
        let Some(first) = self.marks.first() else { return };
        let mut state = G::State::clone(&first.state);
        let made = self.moves.iter().zip(&self.notes).take(self.cursor);
        for (index, (made, note)) in made.enumerate() {
            let _ = apply_untold::<G>(&mut state, made.seat, made.action);
            visit(ReplayedMove { index, made: *made, events: &note.events, state: &state });
        }
    }

    /// A game of its own that begins with the first `moves` moves of this one: "continue from here".
    #[must_use]
    pub fn branch_at(&self, moves: usize) -> Journal<G> {
        let mut branch = self.clone();
        branch.go_to(moves.min(self.moves.len()));
        branch.moves.truncate(branch.cursor);
        branch.notes.truncate(branch.cursor);
        let cursor = branch.cursor;
        branch.marks.retain(|mark| mark.moves <= cursor);
        branch
    }

    /// Replays everything from the start and compares.
    ///
    /// # Errors
    /// The first difference.
    pub fn verify(&self) -> Result<(), Difference> {
        let mut state = self.setup.start(&mut Vec::new()).map_err(|_| Difference::Options)?;
        let mut marks = self.marks.iter().peekable();
        for moves in 0..=self.moves.len() {
            if let Some(made) = moves.checked_sub(1).and_then(|index| self.moves.get(index)) {
                let mut events = Vec::new();
                G::apply(&mut state, made.seat, made.action, &mut events)
                    .map_err(|_| Difference::Illegal(moves - 1))?;
                if *events != *self.events_of(moves - 1) {
                    return Err(Difference::Events(moves - 1));
                }
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

fn mark<G: Game>(moves: usize, state: &G::State) -> Checkpoint<G> {
    let (turns, hash) = (G::turns_ended(state), G::hash(state));
    Checkpoint { moves, turns, hash, state: Arc::new(state.clone()) }
}

/// All that could be chosen in a position, by whom: the choices of the lowest deciding seat first. None
/// at all where a seat's list has no room for what the rules list, so that nothing is told wrong.
fn choices<G: Game>(state: &G::State) -> Vec<Move<G::Action>> {
    let mut legal = G::Actions::default();
    let mut all = Vec::new();
    for seat in G::deciders(state).iter() {
        legal.clear();
        G::legal(state, seat, &mut legal);
        if legal.overflowed() {
            return Vec::new();
        }
        all.extend(legal.iter().map(|action| Move { seat, action: *action }));
    }
    all
}

impl<G: Game> Clone for Note<G> {
    fn clone(&self) -> Self {
        Note { events: Arc::clone(&self.events), ..*self }
    }
}

impl<G: Game> Clone for Checkpoint<G> {
    fn clone(&self) -> Self {
        Checkpoint { state: Arc::clone(&self.state), ..*self }
    }
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Journal {
            setup: self.setup.clone(),
            opening: Arc::clone(&self.opening),
            moves: self.moves.clone(),
            notes: self.notes.clone(),
            cursor: self.cursor,
            marks: self.marks.clone(),
            state: self.state.clone(),
            choices: self.choices.clone(),
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
