//! Links and saves of whole games: a setup, and each move as its index among the legal ones.

use crate::engine::game::Game;
use crate::engine::journal::{Digit, Journal};
use crate::engine::link::MAX_MOVES;
use crate::engine::link::bytes::{Reader, write_number};
use crate::engine::link::envelope::{seal, unseal};
use crate::engine::link::error::{Contents, LinkError, WriteError};
use crate::engine::link::head::Kind;
use crate::engine::link::radix::{Unpacker, pack};
use crate::engine::link::setup::{read_contents, write_setup};

/// Writes a game, undone moves included, as the text after a link's `#`; a save holds the same text. Needs no replay:
/// each move is stored with its index among the choices.
///
/// # Errors
/// If the game has too many moves or one that the rules did not list; the game itself is unchanged.
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

/// [`game_link`], read back and compared as a check: for links that leave the device.
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

/// Reads a game from a link, a save, or the text after a link's `#`, and replays it by the rules.
///
/// # Errors
/// The reason why the text is not a game that can be continued here.
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
    // The journal has sorted simultaneous choices by seat: a link in another order must not be a second spelling of the
    // same game.
    let digits: Option<Vec<Digit>> = journal.digits().collect();
    if digits.and_then(|digits| pack(&digits)).as_deref() != Some(moves_read) {
        return Err(Contents::Order.into());
    }
    journal.go_to(moves - taken_back);
    Ok(journal)
}
