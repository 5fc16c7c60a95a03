//! Records: a game as a text that people can read and programs can check.
//!
//! ```text
//! principality record 1
//! setup GAME.s1.AQYCAAEB…
//! 0 3 take 5.2
//! 0 6 hire
//! 0 end
//! turn 1 0f1e2d3c4b5a6978
//! …
//! over 8796a5b4c3d2e1f0
//! place 1 seat 2 points 187
//! ```
//!
//! After the setup, written as in a link, each move has a line: the seat and the action's notation. A line at each
//! turn's end holds the hash of the position there, so that a replay by other rules or on another machine shows where
//! it first differs. A finished game ends with the hash of its last position and the standings.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::link::{LinkError, MAX_MOVES, WriteError, read_setup, setup_link};
use crate::engine::seat::{MAX_SEATS, Seat};
use core::fmt::Write;

/// The first line of every record: the format's name and version.
pub const TITLE: &str = "principality record 1";
/// The first line without the version.
const TITLE_STEM: &str = "principality record ";

/// The fault of a line of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Fault<E, I> {
    /// Not a record.
    #[error("a record begins with \"{TITLE}\"")]
    Title,
    /// A record in another version of the format.
    #[error("this record has the format {0}, and this version reads format 1")]
    Version(u16),
    /// The setup can't be read.
    #[error("the setup does not read: {0}")]
    Setup(LinkError<E>),
    /// Neither a seat with an action nor a line of another kind.
    #[error("this line is no move and no check")]
    Line,
    /// More moves than [`MAX_MOVES`].
    #[error("a record has at most {MAX_MOVES} moves")]
    Moves,
    /// The move is not legal here.
    #[error("this move is not legal here: {0}")]
    Illegal(I),
    /// A turn's end that is not one here, or a missing one.
    #[error("no turn ends here, or another one")]
    Turn,
    /// The position's hash differs.
    #[error("the position differs from the one that was played")]
    Position,
    /// The standings differ, or the game is not over.
    #[error("the standings differ from those of the game that was played")]
    Standings,
}

/// A faulty line of a record, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError<E: core::error::Error, I: core::error::Error> {
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub fault: Fault<E, I>,
}

type FaultOf<G> = Fault<<G as Game>::OptionsError, <G as Game>::Illegal>;
type ErrorOf<G> = RecordError<<G as Game>::OptionsError, <G as Game>::Illegal>;

/// Writes a game up to its cursor as a record.
///
/// # Errors
/// If the setup can't be written as a link.
pub fn write_record<G: Game>(journal: &Journal<G>) -> Result<String, WriteError> {
    let mut text = format!("{TITLE}\nsetup {}\n", setup_link(journal.setup())?);
    let mut turns = G::turns_ended(&journal.at(0));
    journal.replay(|step| {
        let _ = writeln!(text, "{} {}", step.made.seat.0, step.made.action);
        let ended = G::turns_ended(step.state);
        if ended != turns {
            turns = ended;
            let _ = writeln!(text, "turn {ended} {:016x}", G::hash(step.state));
        }
    });
    if journal.is_over() {
        text.push_str(&ending::<G>(journal.state()));
    }
    Ok(text)
}

fn ending<G: Game>(state: &G::State) -> String {
    let mut text = format!("over {:016x}\n", G::hash(state));
    for row in G::standings(state) {
        let _ = writeln!(text, "place {} seat {} points {}", row.place, row.seat.0, row.points);
    }
    text
}

/// Reads a record, replays it, and checks its hashes and standings.
///
/// # Errors
/// The first faulty line, and the fault.
pub fn read_record<G: Game>(text: &str) -> Result<Journal<G>, ErrorOf<G>> {
    let mut lines = (1..).zip(text.lines());
    let at = |line: usize| move |fault: FaultOf<G>| RecordError { line, fault };
    let title = lines.next().map_or("", |(_, title)| title);
    if title != TITLE {
        let version = title
            .strip_prefix(TITLE_STEM)
            .and_then(|version| version.parse().ok())
            .filter(|v| *v != 1);
        return Err(at(1)(version.map_or(Fault::Title, Fault::Version)));
    }
    let setup = lines.next().and_then(|(_, line)| line.strip_prefix("setup "));
    let setup = setup.ok_or(LinkError::Foreign).and_then(read_setup::<G>);
    let setup = setup.map_err(|error| at(2)(Fault::Setup(error)))?;
    let mut journal =
        Journal::start(setup).map_err(|error| at(2)(Fault::Setup(LinkError::Options(error))))?;
    let mut turns = G::turns_ended(journal.state());
    let mut last = 2;
    while let Some((number, line)) = lines.next() {
        last = number;
        if line.starts_with("over ") {
            let ending = ending::<G>(journal.state());
            let rest = core::iter::once(line).chain(lines.map(|(_, line)| line));
            let matches = journal.is_over() && rest.eq(ending.lines());
            return if matches { Ok(journal) } else { Err(at(number)(Fault::Standings)) };
        }
        read_line(&mut journal, &mut turns, line).map_err(at(number))?;
    }
    let complete = turns == G::turns_ended(journal.state()) && !journal.is_over();
    if complete { Ok(journal) } else { Err(at(last)(Fault::Turn)) }
}

/// Reads one move, or the check at a turn's end.
fn read_line<G: Game>(
    journal: &mut Journal<G>,
    turns: &mut u32,
    line: &str,
) -> Result<(), FaultOf<G>> {
    let ended = G::turns_ended(journal.state());
    if let Some(check) = line.strip_prefix("turn ") {
        let (number, hash) = check.split_once(' ').ok_or(Fault::Line)?;
        if number != ended.to_string() || *turns == ended {
            return Err(Fault::Turn);
        }
        *turns = ended;
        let hash_here = format!("{:016x}", G::hash(journal.state()));
        return if hash == hash_here { Ok(()) } else { Err(Fault::Position) };
    }
    if *turns != ended {
        return Err(Fault::Turn);
    }
    if journal.len() >= MAX_MOVES {
        return Err(Fault::Moves);
    }
    let (seat, action) = line.split_once(' ').ok_or(Fault::Line)?;
    let seat = Seat::first(MAX_SEATS as u8).find(|s| s.0.to_string() == seat).ok_or(Fault::Line)?;
    let action: G::Action = action.parse().map_err(|_| Fault::Line)?;
    journal.play(seat, action).map_err(Fault::Illegal)
}
