//! Links and saves of whole games: a setup, and each move as its place among the legal ones.

use crate::engine::game::Game;
use crate::engine::journal::{Digit, Journal};
use crate::engine::link::MAX_MOVES;
use crate::engine::link::bytes::{Reader, write_number};
use crate::engine::link::envelope::{Kind, seal, unseal};
use crate::engine::link::error::{Contents, LinkError, WriteError};
use crate::engine::link::radix::{Unpacker, pack};
use crate::engine::link::setup::{read_contents, write_setup};

/// Writes a game, with the moves that were taken back, as the text behind a link's `#`; a save holds
/// the same text. Nothing is played for it: each move knows its place among the choices there were.
///
/// # Errors
/// If the game has too many moves or one that the rules did not list; the game itself is untouched.
pub fn game_link<G: Game>(journal: &Journal<G>) -> Result<String, WriteError> {
    if journal.len() > MAX_MOVES {
        return Err(WriteError::Moves);
    }
    let unlisted =
        |(index, digit): (usize, Option<Digit>)| digit.ok_or(WriteError::NotListed(index));
    let digits: Vec<Digit> =
        journal.digits().enumerate().map(unlisted).collect::<Result<_, WriteError>>()?;
    let packed = pack(&digits).ok_or(WriteError::ReadsBackOtherwise)?;
    let mut contents = Vec::new();
    write_setup(&mut contents, journal.setup())?;
    write_number(&mut contents, journal.len() as u64);
    write_number(&mut contents, (journal.len() - journal.position()) as u64);
    contents.extend_from_slice(&G::hash(&journal.at(journal.len())).to_le_bytes());
    contents.extend_from_slice(&packed);
    seal::<G>(Kind::Game, &contents)
}

/// The same, read back and compared before it is handed out: for what leaves the device.
///
/// # Errors
/// As [`game_link`], or if the game does not read back.
pub fn checked_game_link<G: Game>(journal: &Journal<G>) -> Result<String, WriteError> {
    let text = game_link(journal)?;
    match read_game::<G>(&text) {
        Ok(read) if read == *journal => Ok(text),
        _ => Err(WriteError::ReadsBackOtherwise),
    }
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
    let moves_read = reader.rest();
    let mut packed = Unpacker::new(moves_read).ok_or(Contents::Rest)?;
    let mut journal = Journal::start(setup).map_err(LinkError::Options)?;
    for number in 1..=moves {
        let digit = packed.next(journal.choices().len() as u32) as usize;
        if !journal.play_index(digit) {
            return Err(Contents::Over(number).into());
        }
    }
    if !packed.is_empty() {
        return Err(Contents::Rest.into());
    }
    if G::hash(journal.state()) != hash {
        return Err(Contents::Position.into());
    }
    // The journal has put choices made at once in order: a link that had them otherwise is no second
    // spelling of the same game.
    let digits: Option<Vec<Digit>> = journal.digits().collect();
    if digits.and_then(|digits| pack(&digits)).as_deref() != Some(moves_read) {
        return Err(Contents::Order.into());
    }
    journal.go_to(moves - taken_back);
    Ok(journal)
}
