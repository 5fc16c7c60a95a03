//! The shell of every link: game, kind, format and check sum.
//!
//! `GAME.g1.PAYLOAD`: the game's name, a letter for the kind with the format's number, and the payload in base64url
//! without padding. The payload's last four bytes are the low half of XXH3 (64 bits) over everything before them: the
//! text up to and with the second dot, then the payload. [`find`](crate::engine::link::find) finds such a shell in a
//! pasted text.

use crate::engine::game::Game;
use crate::engine::link::MAX_TEXT;
use crate::engine::link::bytes::{Reader, write_number};
use crate::engine::link::error::{Contents, LinkError, WriteError};
use crate::engine::link::find::{MOVES_FORMAT, Shell, Tail, find};
use crate::engine::link::head::{FORMAT, Head, Kind, check_sum};
use core::cmp::Ordering;
use core::convert::Infallible;
use data_encoding::BASE64URL_NOPAD;

/// The head of the first link of the text; the rest of it is not checked.
///
/// # Errors
/// If there is no link in it.
pub fn head_of(text: &str) -> Result<Head, LinkError<Infallible>> {
    find(text).map(|shell| shell.head)
}

/// The name of the game in a text's first link; `None` if there is no link.
#[must_use]
pub fn game_of(text: &str) -> Option<String> {
    head_of(text).ok().map(|head| head.game.to_string())
}

/// The kind of a link of one game.
///
/// # Errors
/// If it is not a link of this game, or is in another format.
pub fn kind_of<G: Game>(text: &str) -> Result<Kind, LinkError<G::OptionsError>> {
    find(text)?.of(G::NAME).map(|shell| shell.head.kind)
}

impl Shell {
    /// This link, if it is of this game.
    fn of<E>(self, game: &str) -> Result<Shell, LinkError<E>> {
        // The format of another game's link has no meaning here.
        if &*self.head.game == game { self.of_format() } else { Err(LinkError::OtherGame) }
    }

    /// This link, if it is in the format that is read.
    fn of_format<E>(self) -> Result<Shell, LinkError<E>> {
        match self.format.cmp(&FORMAT) {
            Ordering::Greater => Err(LinkError::NewerFormat(self.format)),
            Ordering::Less => Err(LinkError::OlderFormat(self.format)),
            Ordering::Equal => Ok(self),
        }
    }
}

/// Puts a payload, which begins with the rules version, into its shell.
///
/// # Errors
/// If the text would be too long.
pub(crate) fn close(game: &str, kind: Kind, mut payload: Vec<u8>) -> Result<String, WriteError> {
    let prefix = format!("{game}.{}{FORMAT}.", kind.letter());
    let check = check_sum(prefix.as_bytes(), &payload);
    payload.extend_from_slice(&check);
    let text = prefix + &BASE64URL_NOPAD.encode(&payload);
    if text.len() > MAX_TEXT { Err(WriteError::TooLong) } else { Ok(text) }
}

/// Takes the payload of any game out of its shell; returns it with the link's head.
///
/// # Errors
/// The reason why the text is not a link in the format that is read here.
pub(crate) fn uncover(text: &str) -> Result<(Head, Vec<u8>), LinkError<Infallible>> {
    let Shell { head, payload, .. } = find(text)?.of_format()?;
    Ok((head, payload.ok_or(LinkError::Damaged)?))
}

/// The payload of the moves behind a challenge.
pub(super) fn uncover_moves(text: &str) -> Tail {
    find::<Infallible>(text).map_or(Tail::None, |shell| shell.moves)
}

/// Appends moves to a link, sealed together with it.
pub(super) fn with_moves(link: &str, mut payload: Vec<u8>) -> String {
    let prefix = format!("{link}.m{MOVES_FORMAT}.");
    let check = check_sum(prefix.as_bytes(), &payload);
    payload.extend_from_slice(&check);
    prefix + &BASE64URL_NOPAD.encode(&payload)
}

/// The link for sharing: if it ends in a mark that messengers leave out of an address, `.e` is appended, which the
/// reader ignores.
#[must_use]
pub fn handed_out(link: String) -> String {
    if link.ends_with(|last: char| last.is_ascii_alphanumeric()) { link } else { link + ".e" }
}

/// Puts contents into a shell, preceded by the rules version.
///
/// # Errors
/// If the text would be too long.
pub(crate) fn seal<G: Game>(kind: Kind, contents: &[u8]) -> Result<String, WriteError> {
    let mut payload = Vec::with_capacity(contents.len() + 8);
    write_number(&mut payload, u64::from(G::RULES_VERSION));
    payload.extend_from_slice(contents);
    close(G::NAME, kind, payload)
}

/// Takes the contents out of a shell, with all checks but those of the contents.
///
/// # Errors
/// The reason why the text is not a link of this game and kind that can be read here.
pub(crate) fn unseal<G: Game>(
    kind: Kind,
    text: &str,
) -> Result<Vec<u8>, LinkError<G::OptionsError>> {
    let contents = contents(G::NAME, G::RULES_VERSION, kind, text);
    contents.map_err(|error| error.map(|never| match *never {}))
}

/// As [`unseal`], for the game of this name and rules version.
fn contents(
    game: &str,
    rules: u16,
    kind: Kind,
    text: &str,
) -> Result<Vec<u8>, LinkError<Infallible>> {
    let Shell { head, payload, .. } = find(text)?.of(game)?;
    if head.kind != kind {
        return Err(LinkError::OtherKind(head.kind));
    }
    let payload = payload.ok_or(LinkError::Damaged)?;
    let mut reader = Reader::new(&payload);
    let found = reader.at_most(usize::from(u16::MAX), Contents::Number)? as u16;
    match found.cmp(&rules) {
        Ordering::Greater => Err(LinkError::NewerRules(found)),
        Ordering::Less => Err(LinkError::OlderRules(found)),
        Ordering::Equal => Ok(reader.rest().to_vec()),
    }
}
