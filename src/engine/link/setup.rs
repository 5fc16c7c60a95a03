//! Links of setups: options, seed and players.

use crate::engine::game::Game;
use crate::engine::journal::roster::{MAX_NAME_BYTES, Roster};
use crate::engine::journal::setup::Setup;
use crate::engine::link::MAX_OPTIONS;
use crate::engine::link::bytes::{Reader, write_bytes, write_number};
use crate::engine::link::envelope::{seal, unseal};
use crate::engine::link::error::{Contents, LinkError, WriteError};
use crate::engine::link::head::Kind;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::seed::{MAX_SEED, Seed};

/// Writes a setup as the text after a link's `#`.
///
/// # Errors
/// If the text would be too long or does not read back.
pub fn setup_link<G: Game>(setup: &Setup<G>) -> Result<String, WriteError> {
    let mut contents = Vec::new();
    write_setup(&mut contents, setup)?;
    let text = seal::<G>(Kind::Setup, &contents)?;
    match read_setup::<G>(&text) {
        Ok(read) if read == *setup => Ok(text),
        _ => Err(WriteError::ReadsBackOtherwise),
    }
}

/// Reads a setup from a link, or from the text after its `#`.
///
/// # Errors
/// The reason why the text is not a setup that can be played here.
pub fn read_setup<G: Game>(text: &str) -> Result<Setup<G>, LinkError<G::OptionsError>> {
    let contents = unseal::<G>(Kind::Setup, text)?;
    let mut reader = Reader::new(&contents);
    let setup = read_contents::<G>(&mut reader)?;
    reader.finish()?;
    Ok(setup)
}

/// Appends a setup: options, seed, players.
pub(crate) fn write_setup<G: Game>(out: &mut Vec<u8>, setup: &Setup<G>) -> Result<(), WriteError> {
    let options =
        postcard::to_allocvec(setup.options()).map_err(|_| WriteError::ReadsBackOtherwise)?;
    write_bytes(out, &options);
    write_bytes(out, setup.seed().as_str().as_bytes());
    write_roster(out, setup.roster());
    Ok(())
}

pub(crate) fn write_roster(out: &mut Vec<u8>, roster: &Roster) {
    write_number(out, roster.used() as u64);
    for seat in Seat::first(roster.used() as u8) {
        out.push(roster.computer(seat).unwrap_or(0));
        write_bytes(out, roster.name(seat).as_bytes());
    }
}

/// Reads the output of [`write_setup`].
pub(crate) fn read_contents<G: Game>(
    reader: &mut Reader<'_>,
) -> Result<Setup<G>, LinkError<G::OptionsError>> {
    let bytes = reader.bytes(MAX_OPTIONS, Contents::Options)?;
    let (options, rest) =
        postcard::take_from_bytes::<G::Options>(bytes).map_err(|_| Contents::Options)?;
    let again = postcard::to_allocvec(&options).map_err(|_| Contents::Options)?;
    if !rest.is_empty() || again != bytes {
        return Err(Contents::Options.into());
    }
    let seed = reader.bytes(MAX_SEED, Contents::Seed)?;
    let seed = read_seed(seed).ok_or(Contents::Seed)?;
    let roster = read_roster(reader)?;
    let setup = Setup::new(options, seed, roster).map_err(LinkError::Options)?;
    // Players past the last seat were dropped: such a link would be a second spelling of the setup.
    if *setup.roster() == roster { Ok(setup) } else { Err(Contents::Name.into()) }
}

pub(crate) fn read_seed(bytes: &[u8]) -> Option<Seed> {
    let text = core::str::from_utf8(bytes).ok()?;
    text.parse::<Seed>().ok().filter(|seed| seed.as_str() == text)
}

pub(crate) fn read_roster(reader: &mut Reader<'_>) -> Result<Roster, Contents> {
    let used = reader.at_most(MAX_SEATS, Contents::Name)?;
    let mut roster = Roster::new();
    for seat in Seat::first(used as u8) {
        roster = roster.with_computer(seat, reader.byte()?);
        let name = reader.bytes(MAX_NAME_BYTES, Contents::Name)?;
        let name = core::str::from_utf8(name).map_err(|_| Contents::Name)?;
        roster = roster.with_name(seat, name).map_err(|_| Contents::Name)?;
        if roster.name(seat) != name {
            return Err(Contents::Name);
        }
    }
    if roster.used() == used { Ok(roster) } else { Err(Contents::Name) }
}
