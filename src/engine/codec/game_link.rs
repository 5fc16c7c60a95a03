//! Links and saves of whole games: a setup, and each move as its place among the legal ones.

use crate::engine::actions::Actions;
use crate::engine::codec::MAX_MOVES;
use crate::engine::codec::bytes::{Reader, write_number};
use crate::engine::codec::envelope::{Kind, seal, unseal};
use crate::engine::codec::error::{Contents, LinkError, WriteError};
use crate::engine::codec::radix::{Digit, Unpacker, pack};
use crate::engine::codec::setup_link::{read_contents, write_setup};
use crate::engine::game::{Game, Quiet};
use crate::engine::journal::{Journal, choices};

/// Writes a game, with the moves that were taken back, as the text behind a link's `#`; a save holds
/// the same text.
///
/// # Errors
/// If the game has too many moves or does not read back; the game itself is untouched.
pub fn game_link<G: Game>(journal: &Journal<G>) -> Result<String, WriteError> {
    if journal.len() > MAX_MOVES {
        return Err(WriteError::Moves);
    }
    let (digits, last) = digits_of(journal)?;
    let packed = pack(&digits).ok_or(WriteError::ReadsBackOtherwise)?;
    let mut contents = Vec::new();
    write_setup(&mut contents, journal.setup())?;
    write_number(&mut contents, journal.len() as u64);
    write_number(&mut contents, (journal.len() - journal.position()) as u64);
    contents.extend_from_slice(&last.to_le_bytes());
    contents.extend_from_slice(&packed);
    let text = seal::<G>(Kind::Game, &contents)?;
    match read_game::<G>(&text) {
        Ok(read) if read == *journal => Ok(text),
        _ => Err(WriteError::ReadsBackOtherwise),
    }
}

/// Each move as a digit, and the hash of the position after the last one.
fn digits_of<G: Game>(journal: &Journal<G>) -> Result<(Vec<Digit>, u64), WriteError> {
    let mut state = journal.at(0);
    let mut legal = Actions::new();
    let mut digits = Vec::with_capacity(journal.len());
    for (index, made) in journal.moves().iter().enumerate() {
        let all = choices::<G>(&state, &mut legal);
        let place = all.iter().position(|choice| choice == made);
        let digit = place.ok_or(WriteError::NotListed(index))?;
        digits.push(Digit { digit: digit as u32, base: all.len() as u32 });
        G::apply(&mut state, made.seat, made.action, &mut Quiet)
            .map_err(|_| WriteError::NotListed(index))?;
    }
    Ok((digits, G::hash(&state)))
}

/// Reads a game from a link, a save, or the text behind a link's `#`, and replays it: what is opened
/// was played by these rules.
///
/// # Errors
/// Why the text is no game that can be played on here.
pub fn read_game<G: Game>(text: &str) -> Result<Journal<G>, LinkError<G::OptionsError>> {
    let contents = unseal::<G>(Kind::Game, text)?;
    let mut reader = Reader::new(&contents);
    let setup = read_contents::<G>(&mut reader)?;
    let moves = reader.at_most(MAX_MOVES, Contents::Moves)?;
    let taken_back = reader.at_most(moves, Contents::Moves)?;
    let hash = reader.hash()?;
    let mut packed = Unpacker::new(reader.rest()).ok_or(Contents::Rest)?;
    let mut journal = Journal::start(setup).map_err(LinkError::Options)?;
    let mut legal = Actions::new();
    for number in 1..=moves {
        let all = choices::<G>(journal.state(), &mut legal);
        let digit = packed.next(all.len() as u32) as usize;
        let made = all.get(digit).ok_or(Contents::Over(number))?;
        journal.play(made.seat, made.action, &mut Quiet).map_err(|_| Contents::Position)?;
    }
    if !packed.is_empty() {
        return Err(Contents::Rest.into());
    }
    if G::hash(journal.state()) != hash {
        return Err(Contents::Position.into());
    }
    journal.go_to(moves - taken_back);
    Ok(journal)
}
