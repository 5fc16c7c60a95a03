//! The shell of every link: which game, what kind, which format, and a check sum.
//!
//! `GAME.g1.PAYLOAD`: the game's name, a letter for the kind with the format's number, and the
//! payload in base64url without padding. The payload's last four bytes are the low half of XXH3
//! (64 bits) over everything before them: the text up to and with the second dot, then the payload.

use crate::engine::game::Game;
use crate::engine::link::MAX_TEXT;
use crate::engine::link::bytes::{Reader, write_number};
use crate::engine::link::error::{Contents, GameName, LinkError, WriteError};
use core::cmp::Ordering;
use core::convert::Infallible;
use data_encoding::BASE64URL_NOPAD;

/// The format that is written.
pub const FORMAT: u16 = 1;

/// Bytes of the check sum.
const CHECK: usize = 4;

/// What a link holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Options, seed and players.
    Setup,
    /// A setup and the moves made since.
    Game,
    /// A setup and what somebody made of it.
    Challenge,
}

impl Kind {
    const fn letter(self) -> char {
        match self {
            Kind::Setup => 's',
            Kind::Game => 'g',
            Kind::Challenge => 'c',
        }
    }
}

/// A link taken apart, its payload not looked at yet.
struct Parts<'a> {
    game: &'a str,
    kind: Kind,
    format: u16,
    /// The text up to and with the second dot.
    prefix: &'a str,
    payload: &'a str,
}

/// What a link says of itself in front.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// The game's name; whether there is such a game, the floors above know.
    pub game: GameName,
    /// What the link holds.
    pub kind: Kind,
}

/// What the text is a link of, by its first characters alone; whether the rest is in order shows when it
/// is read.
///
/// # Errors
/// If it is no link.
pub fn head_of(text: &str) -> Result<Head, LinkError<Infallible>> {
    let tidy = tidy(text)?;
    let parts = take_apart(&tidy)?;
    let game = GameName::from(parts.game).map_err(|_| LinkError::Foreign)?;
    Ok(Head { game, kind: parts.kind })
}

/// The name of the game alone; nothing if the text is no link.
#[must_use]
pub fn game_of(text: &str) -> Option<String> {
    head_of(text).ok().map(|head| head.game.to_string())
}

/// The same for a link of one game.
///
/// # Errors
/// If it is no link of this game, or of another format.
pub fn kind_of<G: Game>(text: &str) -> Result<Kind, LinkError<G::OptionsError>> {
    let tidy = tidy(text)?;
    take_apart(&tidy)?.of(G::NAME).map(|parts| parts.kind)
}

/// What people paste, made tidy: a whole address is cut to what stands behind its `#`, and white
/// space, with which mail programs break long lines, is dropped.
fn tidy<E>(text: &str) -> Result<String, LinkError<E>> {
    // Four bytes make the longest character: no need to count the characters of a huge text.
    if text.len() > 4 * MAX_TEXT || text.chars().count() > MAX_TEXT {
        return Err(LinkError::TooLong);
    }
    let fragment = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment);
    Ok(fragment.chars().filter(|c| !c.is_ascii_whitespace()).collect())
}

impl<'a> Parts<'a> {
    /// These parts, if they are of this game.
    fn of<E>(self, game: &str) -> Result<Parts<'a>, LinkError<E>> {
        // Of another game, the format means nothing.
        if self.game == game { self.of_format() } else { Err(LinkError::OtherGame) }
    }

    /// These parts, if they are of the format that is read.
    fn of_format<E>(self) -> Result<Parts<'a>, LinkError<E>> {
        match self.format.cmp(&FORMAT) {
            Ordering::Greater => Err(LinkError::NewerFormat(self.format)),
            Ordering::Less => Err(LinkError::OlderFormat(self.format)),
            Ordering::Equal => Ok(self),
        }
    }

    /// The payload without its check, if that fits.
    fn opened<E>(&self) -> Result<Vec<u8>, LinkError<E>> {
        let (payload, check) = self.parted().ok_or(LinkError::Damaged)?;
        if check == check_sum(self.prefix, &payload) {
            Ok(payload)
        } else {
            Err(LinkError::Damaged)
        }
    }

    /// The payload and its check.
    fn parted(&self) -> Option<(Vec<u8>, [u8; CHECK])> {
        let mut payload = BASE64URL_NOPAD.decode(self.payload.as_bytes()).ok()?;
        let check = *payload.last_chunk::<CHECK>()?;
        payload.truncate(payload.len() - CHECK);
        Some((payload, check))
    }
}

fn take_apart<E>(text: &str) -> Result<Parts<'_>, LinkError<E>> {
    let (name, rest) = text.split_once('.').ok_or(LinkError::Foreign)?;
    let (format, payload) = rest.split_once('.').ok_or(LinkError::Foreign)?;
    let mut letters = format.chars();
    let kind = match letters.next() {
        Some('s') => Kind::Setup,
        Some('g') => Kind::Game,
        Some('c') => Kind::Challenge,
        _ => return Err(LinkError::Foreign),
    };
    let digits = letters.as_str();
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
    let format: u16 = digits.parse().ok().filter(|_| plain).ok_or(LinkError::Foreign)?;
    let lettered = !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase());
    if !lettered {
        return Err(LinkError::Foreign);
    }
    let prefix = text.strip_suffix(payload).unwrap_or_default();
    Ok(Parts { game: name, kind, format, prefix, payload })
}

fn check_sum(prefix: &str, payload: &[u8]) -> [u8; CHECK] {
    let mut all = prefix.as_bytes().to_vec();
    all.extend_from_slice(payload);
    (xxhash_rust::xxh3::xxh3_64(&all) as u32).to_le_bytes()
}

/// Puts a payload, rules version and all, into its shell.
///
/// # Errors
/// If the text would be too long.
pub(crate) fn close(game: &str, kind: Kind, mut payload: Vec<u8>) -> Result<String, WriteError> {
    let prefix = format!("{game}.{}{FORMAT}.", kind.letter());
    let check = check_sum(&prefix, &payload);
    payload.extend_from_slice(&check);
    let text = prefix + &BASE64URL_NOPAD.encode(&payload);
    if text.len() > MAX_TEXT { Err(WriteError::TooLong) } else { Ok(text) }
}

/// Takes a payload out of its shell, whatever game it is of, and says which and what kind.
///
/// # Errors
/// Why the text is no link in the format that is read here.
pub(crate) fn uncover(text: &str) -> Result<(Head, Vec<u8>), LinkError<Infallible>> {
    let tidy = tidy(text)?;
    let parts = take_apart(&tidy)?.of_format()?;
    let game = GameName::from(parts.game).map_err(|_| LinkError::Foreign)?;
    Ok((Head { game, kind: parts.kind }, parts.opened()?))
}

/// The payload of a text that this device wrote itself and need not check, with what it says of itself in front.
pub(crate) fn unchecked(text: &str) -> Option<(Head, Vec<u8>)> {
    let tidy = tidy::<Infallible>(text).ok()?;
    let parts = take_apart::<Infallible>(&tidy).and_then(Parts::of_format).ok()?;
    let game = GameName::from(parts.game).ok()?;
    Some((Head { game, kind: parts.kind }, parts.parted()?.0))
}

/// Puts a payload into its shell. The rules version goes in front of it.
///
/// # Errors
/// If the text would be too long.
pub(crate) fn seal<G: Game>(kind: Kind, contents: &[u8]) -> Result<String, WriteError> {
    let mut payload = Vec::with_capacity(contents.len() + 8);
    write_number(&mut payload, u64::from(G::RULES_VERSION));
    payload.extend_from_slice(contents);
    close(G::NAME, kind, payload)
}

/// Takes a payload out of its shell, with everything checked but its contents.
///
/// # Errors
/// Why the text is no link of this game and kind that can be read here.
pub(crate) fn unseal<G: Game>(
    kind: Kind,
    text: &str,
) -> Result<Vec<u8>, LinkError<G::OptionsError>> {
    let contents = contents(G::NAME, G::RULES_VERSION, kind, text);
    contents.map_err(|error| error.map(|never| match *never {}))
}

/// The same for the game of this name and rules version.
fn contents(
    game: &str,
    rules: u16,
    kind: Kind,
    text: &str,
) -> Result<Vec<u8>, LinkError<Infallible>> {
    let tidy = tidy(text)?;
    let parts = take_apart(&tidy)?.of(game)?;
    if parts.kind != kind {
        return Err(LinkError::OtherKind(parts.kind));
    }
    let payload = parts.opened()?;
    let mut reader = Reader::new(&payload);
    let found = reader.at_most(usize::from(u16::MAX), Contents::Number)? as u16;
    match found.cmp(&rules) {
        Ordering::Greater => Err(LinkError::NewerRules(found)),
        Ordering::Less => Err(LinkError::OlderRules(found)),
        Ordering::Equal => Ok(reader.rest().to_vec()),
    }
}
