//! The journal: a game in progress as its list of moves.
//!
//! A journal is a [setup](Setup) and the moves made since. Positions, undo, redo, replay, events and statistics are
//! derived from it. The cursor is the number of moves that count; later ones are kept for redo until another move is
//! made.
//!
//! Each move is stored with its events and its index among the legal choices, so that the log, statistics and links
//! need no replay.
//!
//! Simultaneous moves of several seats are sorted by seat when the phase is over ([`Game::simultaneous`]), so that a
//! record or link does not show the order of entry.
//!
//! The position at each turn's end is kept with its hash. Any other position is a few moves away from one of those:
//! undo and navigation take microseconds, and a game of 100 turns holds about 100 positions rather than one for each of
//! its 400 moves. Kept positions are shared between copies of a journal, so that a copy costs a few kilobytes.

pub mod roster;
pub mod setup;

use crate::engine::actions::ActionList;
use crate::engine::game::{Game, Move, apply_silently};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::engine::sorting::sort_short_by_key;
use core::cell::OnceCell;
use core::fmt;
use roster::Roster;
use setup::Setup;
use std::sync::Arc;

/// A stored position: the start, or the end of a turn.
struct Checkpoint<G: Game> {
    /// Number of moves before it.
    moves: usize,
    /// Number of turns completed.
    turns: u32,
    hash: u64,
    state: Arc<G::State>,
}

/// The end of a turn in a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnEnd {
    /// Number of moves before it.
    pub moves: usize,
    /// Number of turns completed.
    pub turns: u32,
    /// The hash of the position.
    pub hash: u64,
}

/// One move of a replay.
pub struct ReplayedMove<'a, G: Game> {
    /// The move's index in the journal, from 0.
    pub index: usize,
    /// The move.
    pub made: Move<G::Action>,
    /// The events of the move.
    pub events: &'a [G::Event],
    /// The position after the move.
    pub state: &'a G::State,
}

/// The first difference between a replay and the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Difference {
    /// The options can't be played any more.
    #[error("the options of this game can't be played")]
    Options,
    /// The move at this index is not legal in the position before it.
    #[error("move {} of this game is not legal where it was made", .0 + 1)]
    Illegal(usize),
    /// The move at this index has other events.
    #[error("in move {} of this game something else happens than when it was played", .0 + 1)]
    Events(usize),
    /// The position after this number of moves is a different one.
    #[error("after {0} moves the position is not the one that was played")]
    Position(usize),
}

/// The index of a choice among all choices of its position, and their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Digit {
    /// The index, below `base`.
    pub digit: u32,
    /// The number of choices, at least 1.
    pub base: u32,
}

/// Data kept with each move.
struct Note<G: Game> {
    /// Its index among the position's [choices](Journal::choices); `None` if the rules did not list it.
    digit: Option<Digit>,
    /// The phase of simultaneous choices that it belongs to.
    phase: Option<u32>,
    events: Arc<[G::Event]>,
}

/// A game in progress.
///
/// ```
/// # #[path = "../../../tests/tiny_game/rules.rs"]
/// # mod tiny_game;
/// use principality::engine::journal::{Journal, roster::Roster};
/// use principality::engine::seed::Seed;
/// use tiny_game::{Options, Tiny};
///
/// let roster = Roster::of_names(["Anna", "Ben"]).unwrap();
/// let mut game = Journal::<Tiny>::new(Options::default(), Seed::numbered(1), roster).unwrap();
/// let first = game.choices()[0];
/// game.play(first.seat, first.action).unwrap();
/// assert_eq!((game.len(), game.position()), (1, 1));
/// assert!(game.undo());
/// assert_eq!((game.len(), game.position()), (1, 0));
/// assert!(game.redo() && game.verify().is_ok());
/// ```
pub struct Journal<G: Game> {
    setup: Setup<G>,
    opening: Arc<[G::Event]>,
    moves: Vec<Move<G::Action>>,
    /// One for each move.
    notes: Vec<Note<G>>,
    cursor: usize,
    marks: Vec<Checkpoint<G>>,
    state: G::State,
    /// The choices at the cursor, computed on first use.
    choices: OnceCell<Arc<[Move<G::Action>]>>,
}

impl<G: Game> Journal<G> {
    /// Starts a new game.
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

    /// Starts a new game from its setup.
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

    /// The options, seed and players that the game began with.
    #[must_use]
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// Replaces names and computer players; the game itself does not change.
    pub fn set_roster(&mut self, roster: Roster) {
        self.setup.set_roster(roster.cut_to(G::seats(&self.state)));
    }

    /// The position at the cursor.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// All moves, including those after the cursor, which redo makes again.
    #[must_use]
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// Each move's index among the choices of its position, first move first; `None` for a move that the rules did not
    /// list, which no link can store.
    pub fn digits(&self) -> impl Iterator<Item = Option<Digit>> + '_ {
        self.notes.iter().map(|note| note.digit)
    }

    /// Number of moves, including those after the cursor.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// True if no move has been made.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The legal moves at the cursor: the choices of the lowest deciding seat first. Computed once for each position;
    /// links store a move as its index in this list.
    #[must_use]
    pub fn choices(&self) -> &[Move<G::Action>] {
        self.choices.get_or_init(|| choices::<G>(&self.state).into())
    }

    /// Number of moves before the cursor.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.cursor
    }

    /// True if the game is over at the cursor.
    #[must_use]
    pub fn is_over(&self) -> bool {
        G::deciders(&self.state).is_empty()
    }

    /// True if a move can be undone.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.cursor > 0
    }

    /// True if an undone move can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.cursor < self.moves.len()
    }

    /// The ends of turns up to the last move, after the game's start.
    pub fn turn_ends(&self) -> impl Iterator<Item = TurnEnd> + '_ {
        self.marks.iter().map(|m| TurnEnd { moves: m.moves, turns: m.turns, hash: m.hash })
    }

    /// Makes a move at the cursor and drops the moves after it. Its events are [`last_events`](Journal::last_events).
    /// The last move of a [simultaneous](Game::simultaneous) phase sorts the moves of that phase by seat.
    ///
    /// # Errors
    /// If the action is illegal; the journal is then unchanged.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let phase = G::simultaneous(&self.state);
        self.make(Move { seat, action }, phase)?;
        if phase.is_some() && G::simultaneous(&self.state) != phase {
            self.order_by_seat(phase);
        }
        Ok(())
    }

    /// Makes a move at the cursor without sorting its phase.
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

    /// Sorts the moves of the phase that has just ended by seat, keeping the order within each seat.
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
        // A game whose simultaneous choices are not independent violates the contract; the conformance kit reports it.
        if legal && ordered.state == self.state {
            *self = ordered;
        }
    }

    /// Makes the move at this index of the [choices](Journal::choices); `false`, with no effect, if there is none.
    pub fn play_index(&mut self, index: usize) -> bool {
        let made = self.choices().get(index).copied();
        made.is_some_and(|made| self.play(made.seat, made.action).is_ok())
    }

    /// Undoes the last move; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.can_undo() && self.go_to(self.cursor.saturating_sub(1))
    }

    /// Makes the move again that was undone last; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        self.can_redo() && self.go_to(self.cursor + 1)
    }

    /// Goes back to the start of the turn, or from there to the start of the turn before; `false` at the start of the
    /// game.
    pub fn restart_turn(&mut self) -> bool {
        let cursor = self.cursor;
        let before = self.marks.iter().rev().find(|mark| mark.moves < cursor);
        match before.map(|mark| mark.moves) {
            Some(moves) => self.go_to(moves),
            None => false,
        }
    }

    /// Moves the cursor behind the first `moves` moves; `false`, with no effect, if there are fewer.
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

    /// The position after the first `moves` moves, or after the last one if there are fewer.
    #[must_use]
    pub fn at(&self, moves: usize) -> G::State {
        let Some(mark) = self.marks.iter().rev().find(|mark| mark.moves <= moves) else {
            return self.state.clone(); // unreachable: the first checkpoint is at 0
        };
        let mut state = G::State::clone(&mark.state);
        let since = self.moves.iter().take(moves).skip(mark.moves);
        for made in since {
            // Every move was legal when it was made, so this does not fail.
            let _ = apply_silently::<G>(&mut state, made.seat, made.action);
        }
        state
    }

    /// The events before the first move, such as the deal.
    #[must_use]
    pub fn opening_events(&self) -> &[G::Event] {
        &self.opening
    }

    /// The events of the move at `index`, from 0; empty past the last move.
    #[must_use]
    pub fn events_of(&self, index: usize) -> &[G::Event] {
        self.notes.get(index).map_or(&[], |note| &note.events)
    }

    /// The events of the move before the cursor; before the first move, the opening events.
    #[must_use]
    pub fn last_events(&self) -> &[G::Event] {
        self.cursor.checked_sub(1).map_or(&self.opening, |last| self.events_of(last))
    }

    /// Replays the moves up to the cursor from the start in a single pass.
    pub fn replay(&self, mut visit: impl FnMut(ReplayedMove<'_, G>)) {
        let Some(first) = self.marks.first() else { return };
        let mut state = G::State::clone(&first.state);
        let made = self.moves.iter().zip(&self.notes).take(self.cursor);
        for (index, (made, note)) in made.enumerate() {
            let _ = apply_silently::<G>(&mut state, made.seat, made.action);
            visit(ReplayedMove { index, made: *made, events: &note.events, state: &state });
        }
    }

    /// A new journal with the first `moves` moves of this one ("continue from here").
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

    /// Replays all moves from the start and compares positions and events.
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

/// The legal moves of a position: the choices of the lowest deciding seat first. Empty if a seat's list overflows, so
/// that no move gets a wrong index.
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

/// Journals are equal if they hold the same game and their cursors agree.
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
